//! The observer of a search.

use super::Stop;
use crate::search::{Observer, Progress, TextChange, Warning};

/// The observer, and the figures that it is shown.
pub(super) struct Watch<'a> {
    pub(super) observer: &'a mut dyn Observer,
    pub(super) progress: Progress,
    /// Names of programs that failed.
    failed: Vec<String>,
}

impl<'a> Watch<'a> {
    pub(super) const fn new(observer: &'a mut dyn Observer, progress: Progress) -> Self {
        Self {
            observer,
            progress,
            failed: Vec::new(),
        }
    }

    /// Warns of a program that failed, once.
    pub(super) fn failed(&mut self, name: &str, problem: &'static str) {
        if self.failed.iter().all(|failed| failed != name) {
            self.failed.push(name.to_owned());
            let name = name.to_owned();
            self.observer.warn(Warning::Program { name, problem });
        }
    }

    pub(super) fn tick(&mut self) {
        self.observer.tick(&self.progress);
    }

    pub(super) fn begin_round(&mut self) {
        self.progress.round += 1;
        self.progress.share = None;
        self.observer.round(&self.progress);
    }

    /// Reports a new best text.
    ///
    /// # Errors
    /// If it cannot be saved.
    pub(super) fn improved(
        &mut self,
        text: &[u8],
        tokens: usize,
        change: &TextChange,
    ) -> Result<(), Stop> {
        self.progress.tokens_now = tokens;
        self.progress.bytes_now = text.len();
        self.observer
            .improved(text, change, &self.progress)
            .map_err(Stop::Unsaved)
    }
}
