//! A program that works for the search, such as a formatter.
//!
//! A candidate may be hostile to it, so it runs in a test's sandbox, in a directory with the text,
//! which it may change, and with a `TMPDIR`. At its end its descendants are killed.

use std::ffi::{OsStr, OsString};
use std::fs::File;
use std::io::{self, PipeReader, Read, Write};
use std::path::Path;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::sync::{Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use rustix::fs::{Mode, OFlags, openat};
use rustix::process::Pid;

use super::spawn::Spawner;
use super::workdir::{Slot, Workdir};
use super::{Layout, SandboxRules, place, watch};
use crate::{processes, watchdog};

/// Time limit of a program.
const PATIENCE: Duration = Duration::from_secs(30);
/// Interval of looks for a signal or a limit.
const LOOK: Duration = Duration::from_millis(100);
/// Maximal bytes read of a text; no text to reduce is so long.
const MOST: u64 = 1 << 28;

/// A place for one program at a time.
#[derive(Debug)]
pub(crate) struct Helper {
    name: OsString,
    spawner: Spawner,
    workdir: Mutex<Workdir>,
}

#[derive(Debug)]
pub(crate) struct Ended {
    /// `None` for a signal or a timeout.
    pub(crate) status: Option<i32>,
    pub(crate) output: Vec<u8>,
    /// The changed file, if it still exists.
    pub(crate) file: Option<Vec<u8>>,
}

impl Helper {
    /// Creates a place for programs on a file of this name.
    pub(crate) fn new(sandbox_rules: &SandboxRules, name: &OsStr) -> io::Result<Self> {
        processes::adopt_orphans();
        let parent = std::path::absolute(place::choose())?;
        let workdir = Workdir::new(&parent, Layout::File(name.to_owned()))?;
        let (spawner, _) =
            Spawner::new(sandbox_rules, workdir.root(), None).map_err(io::Error::other)?;
        Ok(Self {
            name: name.to_owned(),
            spawner,
            workdir: Mutex::new(workdir),
        })
    }

    /// Runs a program on a file with `text`, which with `reads` is also its standard input.
    pub(crate) fn run(
        &self,
        words: impl FnOnce(&Path) -> Vec<OsString>,
        text: &[u8],
        reads: bool,
    ) -> io::Result<Ended> {
        let mut workdir = self.workdir.lock().unwrap_or_else(PoisonError::into_inner);
        let slot = workdir.take(text)?;
        let words = words(&slot.folder.path.join(&self.name));
        let ended = self.run_in(&slot, &words, reads.then_some(text));
        workdir.give_back(slot);
        ended
    }

    fn run_in(&self, slot: &Slot, words: &[OsString], text: Option<&[u8]>) -> io::Result<Ended> {
        static RUNS: AtomicU64 = AtomicU64::new(0);
        let number = RUNS.fetch_add(1, Ordering::Relaxed);
        let marker = format!("{}.helper.{number}", std::process::id());
        let (output, sink) = io::pipe()?;
        let (input, source) = match text {
            Some(text) => {
                let (input, mut writer) = io::pipe()?;
                let text = text.to_vec();
                // The program need not read to the end.
                (Some(input), Some(move || writer.write_all(&text)))
            }
            None => (None, None),
        };
        let streams = [input.map(Into::into), Some(sink.into()), None];
        let child = self.spawner.start(words, slot, &marker, streams)?;
        if let Some(write) = source {
            thread::spawn(write);
        }
        let output = read(output);
        let until = Instant::now() + PATIENCE;
        let has_ended = wait(child, until);
        // First the end of its descendants, which may hold the pipe open.
        let status = processes::end(child, !has_ended, &marker, false)?;
        let output = has_ended.then(|| received(&output, until)).flatten();
        Ok(Ended {
            status: status.code().filter(|_| output.is_some()),
            output: output.unwrap_or_default(),
            file: changed(slot, &self.name),
        })
    }
}

/// Reads in a thread.
pub(super) fn read(output: PipeReader) -> Receiver<Vec<u8>> {
    let (sender, receiver) = mpsc::channel();
    thread::spawn(move || {
        let mut read = Vec::new();
        let done = output.take(MOST).read_to_end(&mut read);
        // After a timeout the receiver is gone.
        let _ = done.map(|_| sender.send(read));
    });
    receiver
}

/// Returns the output, unless a process that may not be killed holds the pipe open.
pub(super) fn received(output: &Receiver<Vec<u8>>, until: Instant) -> Option<Vec<u8>> {
    loop {
        match output.recv_timeout(LOOK) {
            Err(RecvTimeoutError::Timeout) if !is_over(until) => {}
            output => return output.ok(),
        }
    }
}

fn is_over(until: Instant) -> bool {
    Instant::now() >= until || watchdog::asks_to_end()
}

/// Returns whether the program ended by itself.
pub(super) fn wait(child: Pid, until: Instant) -> bool {
    let handle = watch::handle(child);
    let descriptors: Vec<_> = handle.iter().map(std::os::fd::AsFd::as_fd).collect();
    let mut has_ended = false;
    while !has_ended && !is_over(until) {
        let waited = watch::wait(&descriptors, Some(LOOK), handle.is_none());
        has_ended = processes::has_ended(child).unwrap_or(false);
        if waited.is_err() {
            break;
        }
    }
    has_ended
}

/// Reads the file, if it is regular and no link.
fn changed(slot: &Slot, name: &OsStr) -> Option<Vec<u8>> {
    let flags = OFlags::RDONLY | OFlags::NOFOLLOW | OFlags::NONBLOCK | OFlags::CLOEXEC;
    let file = openat(&slot.folder.handle, name, flags, Mode::empty()).ok()?;
    let file = File::from(file);
    let mut read = Vec::new();
    let is_file = file.metadata().ok()?.is_file();
    let done = is_file && file.take(MOST).read_to_end(&mut read).is_ok();
    done.then_some(read)
}
