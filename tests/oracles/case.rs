//! A property test in a separate folder, of which nothing may remain.

pub(crate) use std::collections::BTreeSet;
pub(crate) use std::ffi::OsStr;
pub(crate) use std::fs;
pub(crate) use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::{Mutex, PoisonError};
pub(crate) use std::thread;
pub(crate) use std::time::Duration;

pub(crate) use secateur_reduce::executor::{
    Ending, Event, Executor, OracleError, Outcome, Verdict,
};

pub(crate) use secateur_oracle::{LocalExecutor, LocalOptions, TestCommand};

pub(crate) use crate::executable::write_executable;
pub(crate) use crate::patience::{NEVER, until, within_some_limit};

/// Locked by each case of a process, which searches for processes of this whole program.
pub(crate) static ALONE: Mutex<()> = Mutex::new(());

/// Set where this program runs a single test, started by [`within_reason`].
const SINGLE: &str = "SECATEUR_SINGLE_TEST";

/// Mostly enough for a script to reach the point where it hangs; nothing depends on it.
pub(crate) const SHORT: Duration = Duration::from_secs(1);

pub(crate) const NAME: &str = "input.txt";

/// A property test in a separate folder, `$here` in the script.
///
/// Its first lines record the working directory in `$here/folders` (see [`write_script`]).
pub(crate) struct Case {
    pub(crate) folder: tempfile::TempDir,
}

impl Case {
    pub(crate) fn new(script: &str) -> Self {
        let folder = tempfile::tempdir().unwrap();
        write_script(&folder.path().join("test.sh"), script);
        Self { folder }
    }

    pub(crate) fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    /// Creates an executor that keeps all tests' output.
    pub(crate) fn executor(&self, jobs: usize, timeout: Option<Duration>) -> LocalExecutor {
        executor(&self.path("test.sh"), jobs, timeout)
    }

    /// Runs a test as a run's first, and as a later one, whose output is dropped.
    ///
    /// Searches for remaining processes and files each time.
    pub(crate) fn judge(&self, timeout: Option<Duration>) -> Outcome {
        let command = TestCommand::from_test(self.path("test.sh").as_os_str()).unwrap();
        let options = LocalOptions {
            timeout,
            ..keeping_output(1)
        };
        let mut executor = LocalExecutor::new(command, OsStr::new(NAME), options, None).unwrap();
        executor.start(b"candidate").unwrap();
        let first = finished(&mut executor);
        self.assert_clear();
        executor.start(b"candidate").unwrap();
        let second = finished(&mut executor);
        self.assert_clear();
        assert_eq!(
            (first.verdict, first.ending),
            (second.verdict, second.ending)
        );
        assert!(second.output.is_empty());
        self.assert_removed(executor);
        first
    }

    pub(crate) fn folders(&self) -> BTreeSet<PathBuf> {
        let text = fs::read_to_string(self.path("folders")).unwrap_or_default();
        text.lines().map(PathBuf::from).collect()
    }

    /// Checks that no process of a test remains, dead or alive, and nothing in its directory.
    pub(crate) fn assert_clear(&self) {
        // A killed process takes a moment to be gone, a long one on a busy machine.
        until(|| (marked_processes().is_empty() && children().is_empty()).then_some(()));
        assert_eq!(marked_processes(), Vec::<String>::new());
        assert_eq!(children(), Vec::<String>::new());
        for folder in self.folders() {
            for folder in [folder.with_extension("tmp"), folder] {
                let left = fs::read_dir(&folder).into_iter().flatten().count();
                assert_eq!(left, 0, "something is left in {}", folder.display());
            }
        }
    }

    pub(crate) fn assert_removed(&self, executor: LocalExecutor) {
        drop(executor);
        self.assert_clear();
        let folders = self.folders();
        assert!(!folders.is_empty(), "the script never ran");
        for root in folders.iter().filter_map(|folder| folder.parent()) {
            let name = root.file_name().unwrap_or_default().to_string_lossy();
            assert!(name.starts_with("secateur-"), "an unexpected place: {name}");
            assert!(!root.exists(), "{} is left", root.display());
        }
    }
}

pub(crate) fn write_script(path: &Path, script: &str) {
    let text = format!("#!/bin/sh\nhere=${{0%/*}}\npwd >>\"$here/folders\"\n{script}\n");
    write_executable(path, &text).unwrap();
}

pub(crate) fn executor(script: &Path, jobs: usize, timeout: Option<Duration>) -> LocalExecutor {
    let options = LocalOptions {
        jobs,
        timeout,
        ..keeping_output(u64::MAX)
    };
    executor_with(script, options)
}

pub(crate) fn executor_with(script: &Path, options: LocalOptions) -> LocalExecutor {
    let command = TestCommand::from_test(script.as_os_str()).unwrap();
    LocalExecutor::new(command, OsStr::new(NAME), options, None).unwrap()
}

/// Returns options for one test at a time; the first `keep_output` keep their output.
pub(crate) fn keeping_output(keep_output: u64) -> LocalOptions {
    LocalOptions {
        jobs: 1,
        keep_output,
        ..LocalOptions::default()
    }
}

pub(crate) fn finished(executor: &mut LocalExecutor) -> Outcome {
    match executor.wait().unwrap() {
        Event::Finished(outcome) => outcome,
        Event::Interrupted => panic!("nobody interrupted"),
    }
}

/// Runs a case in a process of its own; fails if it hangs.
///
/// So cases run beside one another, though each searches for what its process leaves.
pub(crate) fn within_reason(case: impl FnOnce() + Send + 'static) {
    // With one thread libtest runs tests in the main thread, which does not have their name.
    let thread = thread::current();
    if let Some(test) = thread.name().filter(|name| *name != "main")
        && std::env::var_os(SINGLE).is_none()
    {
        let output = Command::new(std::env::current_exe().unwrap())
            .args(["--exact", test, "--nocapture"])
            .env(SINGLE, "1")
            .output()
            .unwrap();
        let text = [output.stdout, output.stderr].concat();
        let text = String::from_utf8_lossy(&text);
        print!("{text}");
        assert!(
            output.status.success() && text.contains("1 passed"),
            "{test}: {}",
            output.status
        );
        return;
    }
    within_reason_here(case);
}

fn within_reason_here(case: impl FnOnce() + Send + 'static) {
    let _alone = ALONE.lock().unwrap_or_else(PoisonError::into_inner);
    let worker = thread::spawn(case);
    let ended = until(|| worker.is_finished().then_some(()));
    assert!(ended.is_some(), "it hangs");
    if let Err(panic) = worker.join() {
        std::panic::resume_unwind(panic);
    }
}

pub(crate) fn await_file(path: &Path) {
    let came = until(|| path.exists().then_some(()));
    assert!(came.is_some(), "{} never came", path.display());
}

/// Returns the fields of `/proc/PID/stat` after the name: state, parent, …
pub(crate) fn stat(pid: &str) -> Vec<String> {
    let text = fs::read_to_string(format!("/proc/{pid}/stat")).unwrap_or_default();
    let fields = text.rsplit_once(')').map_or("", |(_, fields)| fields);
    fields.split_whitespace().map(str::to_owned).collect()
}

pub(crate) fn processes() -> impl Iterator<Item = String> {
    let entries = fs::read_dir("/proc").expect("these tests need /proc");
    entries
        .filter_map(|entry| entry.ok()?.file_name().into_string().ok())
        .filter(|name| name.bytes().all(|b| b.is_ascii_digit()))
}

pub(crate) fn marked_processes() -> Vec<String> {
    let marker = format!("SECATEUR_TEST={}.", std::process::id());
    let marked = |pid: &String| {
        let environment = fs::read(format!("/proc/{pid}/environ")).unwrap_or_default();
        let state = stat(pid).first().cloned().unwrap_or_default();
        state != "Z"
            && state != "X"
            && environment
                .split(|&b| b == 0)
                .any(|entry| entry.starts_with(marker.as_bytes()))
    };
    processes().filter(marked).collect()
}

/// Returns this program's children, ended ones included.
pub(crate) fn children() -> Vec<String> {
    let own = std::process::id().to_string();
    processes()
        .filter(|pid| stat(pid).get(1) == Some(&own))
        .collect()
}
