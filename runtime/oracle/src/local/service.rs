//! A program that serves requests during a whole run, such as a generator.
//!
//! It starts in the sandbox of a test, but in this process's directory, read-only, with a separate
//! `TMPDIR`.

use std::ffi::{OsStr, OsString};
use std::io::{self, PipeReader, PipeWriter};
use std::os::fd::AsFd;
use std::process::ExitStatus;
use std::sync::atomic::{AtomicU64, Ordering};

use rustix::process::Pid;

use super::spawn::Spawner;
use super::workdir::{Slot, Workdir};
use super::{Layout, SandboxRules, place, unwritten};
use crate::{plugin, processes};
use secateur_reduce::executor::OracleError;

/// A place for one such program at a time.
#[derive(Debug)]
pub struct ServedProgram {
    spawner: Spawner,
    slot: Slot,
    notice: Option<String>,
    // Dropped last.
    _workdir: Workdir,
}

/// A running program, killed with its descendants on drop.
#[derive(Debug)]
pub struct Serving {
    child: Pid,
    marker: String,
    status: Option<ExitStatus>,
}

impl ServedProgram {
    /// Prepares the directories and the sandbox.
    ///
    /// # Errors
    /// If a temporary directory cannot be made, or the required sandbox does not work here.
    pub fn new(sandbox_rules: &SandboxRules) -> Result<Self, OracleError> {
        processes::adopt_orphans();
        let parent = std::path::absolute(place::choose()).map_err(unwritten)?;
        // No candidate is laid out.
        let layout = Layout::from(OsStr::new("none"));
        let mut workdir = Workdir::new(&parent, layout).map_err(unwritten)?;
        let (spawner, notice) = Spawner::new(sandbox_rules, workdir.root(), None)?;
        Ok(Self {
            spawner,
            slot: workdir.bare().map_err(unwritten)?,
            notice,
            _workdir: workdir,
        })
    }

    /// Returns a notice if the system has no sandbox.
    #[must_use]
    pub fn notice(&self) -> Option<&str> {
        self.notice.as_deref()
    }

    /// Starts a program with additional variables; returns its standard input and output as well.
    ///
    /// Its standard error is this process's.
    ///
    /// # Errors
    /// If it cannot be started.
    pub fn start(
        &self,
        words: &[OsString],
        variables: &[(&str, OsString)],
    ) -> io::Result<(PipeWriter, PipeReader, Serving)> {
        static STARTS: AtomicU64 = AtomicU64::new(0);
        let number = STARTS.fetch_add(1, Ordering::Relaxed);
        let marker = format!("{}.service.{number}", std::process::id());
        let (input, to) = io::pipe()?;
        let (from, output) = io::pipe()?;
        let errors = io::stderr().as_fd().try_clone_to_owned()?;
        let streams = [Some(input.into()), Some(output.into()), Some(errors)];
        let folder = std::env::current_dir()?;
        let mut words = words.to_vec();
        let program = words.first_mut().ok_or(io::ErrorKind::InvalidInput)?;
        let missing = "there is no such program, or it is not executable";
        *program = plugin::program(program)
            .ok_or_else(|| io::Error::new(io::ErrorKind::NotFound, missing))?
            .into();
        let child = self
            .spawner
            .start_in(&folder, &words, variables, &self.slot, &marker, streams)?;
        let serving = Serving {
            child,
            marker,
            status: None,
        };
        Ok((to, from, serving))
    }
}

impl Serving {
    /// Returns how the program ended, `None` if it still runs; with `kill` ends it first.
    ///
    /// Its descendants end with it.
    ///
    /// # Errors
    /// If the program cannot be watched.
    pub fn end(&mut self, kill: bool) -> io::Result<Option<ExitStatus>> {
        if self.status.is_none() {
            let has_ended = processes::has_ended(self.child)?;
            if has_ended || kill {
                let status = processes::end(self.child, !has_ended, &self.marker, false)?;
                self.status = Some(status);
            }
        }
        Ok(self.status)
    }
}

impl Drop for Serving {
    fn drop(&mut self) {
        let _ = self.end(true);
    }
}
