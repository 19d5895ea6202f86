//! The observer of the reduction of a directory's list of files, or of one of its files.

use std::collections::HashSet;
use std::ffi::OsString;
use std::io;
use std::os::unix::ffi::OsStringExt;
use std::path::{Path, PathBuf};

use crate::run::watcher::{complained, flaky, program_failed, rejecting, too_weak};
use secateur_reduce::search::{Observer, Progress, TextChange, Unit, Warning};
use secateur_report::ProgressLine;
use secateur_session::ResultFolder;

/// Writes the best so far to the result's directory, and shows progress and warnings.
pub(super) struct Watcher<'a> {
    pub(super) result: &'a mut ResultFolder,
    /// `None` for the list of files.
    pub(super) file: Option<&'a Path>,
    pub(super) line: ProgressLine,
}

impl Watcher<'_> {
    fn show(&mut self, progress: &Progress) {
        match self.file {
            Some(_) => self.line.show(progress),
            // The text is a list of files.
            None => self.line.show(&Progress {
                unit: Unit::Files,
                ..progress.clone()
            }),
        }
    }
}

impl Observer for Watcher<'_> {
    fn improved(&mut self, text: &[u8], _: &TextChange, progress: &Progress) -> io::Result<()> {
        self.show(progress);
        match self.file {
            Some(path) => self.result.write(path, text),
            None => {
                let kept = text
                    .split(|&byte| byte == b'\n')
                    .filter(|line| !line.is_empty());
                let mut kept: Vec<PathBuf> = kept
                    .map(|line| OsString::from_vec(line.to_vec()).into())
                    .collect();
                // A candidate may have lines that name no file.
                let files: HashSet<&PathBuf> = self.result.files().iter().collect();
                kept.retain(|file| files.contains(file));
                self.result.keep(&kept)
            }
        }
    }

    fn warn(&mut self, warning: Warning) {
        match warning {
            Warning::TooWeak if self.file.is_none() => {
                self.line.say(&too_weak("an empty directory"));
            }
            Warning::Rejecting { runs, most } => self.line.say(&rejecting(runs, most)),
            Warning::Flaky { text, original } => self.line.say(&flaky(text, original)),
            Warning::Complaints(complaints) if self.file.is_none() => {
                self.line.say(&complained(&complaints));
            }
            Warning::Program { name, problem } => {
                self.line.say(&program_failed(&name, problem));
            }
            Warning::TooWeak
            | Warning::Narrow { .. }
            | Warning::RolledBack { .. }
            | Warning::Complaints(_) => {}
        }
    }

    fn tick(&mut self, progress: &Progress) {
        self.show(progress);
    }
}
