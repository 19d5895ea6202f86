//! The observer of the reduction of a directory's list of files, or of one of its files.

use std::ffi::OsString;
use std::io;
use std::os::unix::ffi::OsStringExt;
use std::path::{Path, PathBuf};

use crate::run::watcher::{complained, flaky, program_failed, rejecting, too_weak, unproven};
use secateur_reduce::search::{Observer, Progress, TextChange, Unit, Warning};
use secateur_report::ProgressLine;
use secateur_session::ResultFolder;

/// Writes the best so far to the result's directory, and shows progress and warnings.
pub(super) struct Watcher<'a> {
    pub(super) result: &'a mut ResultFolder,
    pub(super) part: Part<'a>,
    pub(super) line: ProgressLine,
}

/// The part of a directory that a text stands for.
#[derive(Clone, Copy)]
pub(super) enum Part<'a> {
    /// The list of files, of which a folder has copies.
    Files(&'a Path),
    /// The content of a file.
    File(&'a Path),
}

impl Watcher<'_> {
    fn show(&mut self, progress: &Progress) {
        match self.part {
            Part::File(_) => self.line.show(progress),
            // The text is a list of files.
            Part::Files(_) => self.line.show(&Progress {
                unit: Unit::Files,
                ..progress.clone()
            }),
        }
    }
}

impl Observer for Watcher<'_> {
    fn improved(&mut self, text: &[u8], _: &TextChange, progress: &Progress) -> io::Result<()> {
        self.show(progress);
        match self.part {
            Part::File(path) => self.result.write(path, text),
            Part::Files(copies) => {
                let kept = text
                    .split(|&byte| byte == b'\n')
                    .filter(|line| !line.is_empty());
                let kept: Vec<PathBuf> = kept
                    .map(|line| OsString::from_vec(line.to_vec()).into())
                    .collect();
                self.result.keep(&kept, copies)
            }
        }
    }

    fn warn(&mut self, warning: Warning) {
        match warning {
            Warning::TooWeak if matches!(self.part, Part::Files(_)) => {
                self.line.say(&too_weak("an empty directory"));
            }
            Warning::Rejecting { runs, most } => self.line.say(&rejecting(runs, most)),
            Warning::Flaky { text, original } => self.line.say(&flaky(text, original)),
            Warning::Complaints(complaints) if matches!(self.part, Part::Files(_)) => {
                self.line.say(&complained(&complaints));
            }
            Warning::Program { name, problem } => {
                self.line.say(&program_failed(&name, problem));
            }
            Warning::Unproven { from, to } => self.line.say(&match self.part {
                Part::File(_) => unproven(from, to, Unit::Tokens),
                Part::Files(_) => unproven(from, to, Unit::Files),
            }),
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
