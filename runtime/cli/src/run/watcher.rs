//! The observer of a search on the command line.

use crate::run::end::lacks_lines;
use crate::run::journal::Saved;
use secateur_reduce::executor::Outcome;
use secateur_reduce::search::{
    End, Observer, Progress, Runs, Tested, TextChange, TextKey, Unit, Warning,
};
use secateur_report::{Costs, EventLog, ProgressLine, counted};
use secateur_session::history::{History, Moment};
use secateur_session::{Best, Journal};

/// Saves the best result and the journal, and prints progress.
pub(crate) struct Watcher<'a> {
    best: &'a Best,
    journal: Option<Journal>,
    pub(crate) line: ProgressLine,
    pub(crate) log: Option<EventLog>,
    /// The steps to the best result; `None` if a resumed journal lacks them.
    pub(crate) history: Option<History>,
    pub(crate) costs: Costs,
    /// The result on disk while a resumed search repeats its steps, which are not saved until then.
    on_disk: Option<Saved>,
    /// The unit of the text's size.
    unit: Unit,
    /// Whether a test has run in this session, so that the search may take other steps.
    has_tested: bool,
    /// Makes way for this run's files once the original is accepted.
    begins: Option<Box<dyn Fn() -> std::io::Result<()> + 'a>>,
    /// Texts of at least this many bytes are not saved: the result on disk is as good.
    below: Option<usize>,
}

impl<'a> Watcher<'a> {
    /// Creates the observer; `quiet` shows only errors.
    ///
    /// `on_disk` is an earlier session's result, `history` its steps.
    pub(crate) fn new(
        best: &'a Best,
        journal: Option<Journal>,
        on_disk: Option<Saved>,
        history: Option<History>,
        quiet: bool,
        log: Option<EventLog>,
    ) -> Self {
        Self {
            best,
            journal,
            line: ProgressLine::new(quiet),
            log,
            history,
            costs: Costs::default(),
            on_disk,
            unit: Unit::default(),
            has_tested: false,
            begins: None,
            below: None,
        }
    }

    /// Sets what is done, once, when the test has accepted the original.
    pub(crate) fn begin_by(&mut self, begins: impl Fn() -> std::io::Result<()> + 'a) {
        self.begins = Some(Box::new(begins));
    }

    /// Does what [`begin_by`](Self::begin_by) has set, unless that was done.
    pub(crate) fn begin(&mut self) -> std::io::Result<()> {
        if let Some(begins) = &self.begins {
            begins()?;
            self.begins = None;
        }
        Ok(())
    }

    pub(crate) const fn keep_below(&mut self, bytes: usize) {
        self.below = Some(bytes);
    }

    /// Decides whether the text of the search's end is the result, or the one on disk.
    ///
    /// A whole search need not have come to the text on disk, as with another second test: that one then
    /// moves away, unless it is larger.
    pub(crate) fn release(&mut self, end: &End, text: &[u8], is_larger: impl Fn(&Saved) -> bool) {
        let Some(saved) = self.on_disk.take() else {
            return;
        };
        let is_whole = matches!(end, End::Fixpoint | End::Unreliable);
        if is_whole && saved.text != text && !is_larger(&saved) {
            self.best.move_earlier(false);
        } else if !(is_whole || self.has_tested && is_larger(&saved)) {
            self.on_disk = Some(saved);
        }
    }

    /// Returns the result on disk while a resumed search repeats its steps.
    pub(crate) const fn on_disk(&self) -> Option<&Saved> {
        self.on_disk.as_ref()
    }

    pub(crate) const fn journal(&self) -> Option<&Journal> {
        self.journal.as_ref()
    }

    pub(crate) fn into_journal(self) -> Option<Journal> {
        self.journal
    }

    fn check_journal(&mut self) {
        let Some(journal) = &mut self.journal else {
            return;
        };
        let path = journal.path().display().to_string();
        if let Some(error) = journal.report_failure() {
            self.line.say(&lacks_lines(&path, error));
        }
    }
}

/// Returns the warning that the property test accepts this empty thing.
pub(crate) fn too_weak(empty: &str) -> String {
    format!(
        "warning: the property test accepts {empty}, so it is probably too weak: let it check that the \
         failure is the one that you look for"
    )
}

/// Returns the warning of a plug-in or formatter that does not work.
pub(crate) fn program_failed(name: &str, problem: &str) -> String {
    format!("warning: the program {name} {problem}")
}

/// Returns the notice of a return from a text of `from` units to one of `to` units.
pub(crate) fn rolled_back(from: usize, to: usize, unit: Unit) -> String {
    let [from, to] = [from, to].map(|count| counted(count as u64, &unit.to_string()));
    format!(
        "notice: the smallest text so far, of {from}, was rejected when it was tested again, by the test or by --then; \
         the search continues from the last reliable text, of {to}"
    )
}

/// Returns the notice of a result of `to` units in place of a text of `from` units.
pub(crate) fn unproven(from: usize, to: usize, unit: Unit) -> String {
    let [from, to] = [from, to].map(|count| counted(count as u64, &unit.to_string()));
    format!(
        "notice: the run ended before --then accepted the smallest text so far, of {from}; the result is the last \
         text that it accepted, of {to}"
    )
}

pub(crate) fn rejecting(runs: u32, most: u32) -> String {
    format!(
        "notice: the property test rejected the original input {runs} times; it runs up to {most} times, \
         in case it seldom passes (Ctrl-C ends)"
    )
}

pub(crate) fn flaky(text: Runs, original: Runs) -> String {
    format!(
        "warning: the property test is flaky: a text that it accepted then passed {text}, the original \
         {original}; from now on several runs decide on each candidate (with `--flaky`, they do so from the start)"
    )
}

pub(crate) fn complained(complaints: &str) -> String {
    const NAMED: usize = 10;
    let kinds: Vec<&str> = complaints.lines().collect();
    let more = match kinds.len().saturating_sub(NAMED) {
        0 => String::new(),
        more => format!(" and {more} more"),
    };
    let kinds = kinds[..kinds.len().min(NAMED)].join("`, `");
    format!(
        "notice: the guard complains of the original, too, so a candidate may keep these complaints: \
         `{kinds}`{more}"
    )
}

impl Observer for Watcher<'_> {
    fn improved(
        &mut self,
        text: &[u8],
        change: &TextChange,
        progress: &Progress,
    ) -> std::io::Result<()> {
        self.line.show(progress);
        if let Some(Saved {
            text: saved,
            tokens,
            ..
        }) = &self.on_disk
        {
            // The search may have returned from smaller texts to that one.
            let size = (progress.tokens_now, progress.bytes_now);
            let is_smaller = self.has_tested && size <= (*tokens, saved.len());
            if text != saved && !is_smaller {
                return Ok(());
            }
        }
        if self.below.is_some_and(|below| text.len() >= below) {
            return Ok(());
        }
        self.on_disk = None;
        self.begin()?;
        let safe = self.best.save(text)?;
        let moment = Moment {
            tests: progress.tests,
            elapsed: progress.elapsed,
            tokens: progress.tokens_now,
            strategy: &progress.strategy,
        };
        let step = self
            .history
            .as_mut()
            .and_then(|h| h.push(text, change, moment));
        if let Some(journal) = &mut self.journal {
            if let Some(step) = step {
                journal.step(step);
            }
            journal.base(progress.tokens_now, progress.bytes_now);
            if safe {
                journal.sync();
            }
        }
        if let Some(log) = &mut self.log {
            log.improved(progress);
        }
        self.check_journal();
        Ok(())
    }

    fn warn(&mut self, warning: Warning) {
        // While steps are repeated, the result of an earlier session stays.
        if matches!(warning, Warning::Unproven { .. }) && self.on_disk.is_some() {
            return;
        }
        if let Some(log) = &mut self.log {
            log.warned(&warning);
        }
        match warning {
            Warning::TooWeak => self.line.say(&too_weak("the empty file")),
            Warning::Rejecting { runs, most } => self.line.say(&rejecting(runs, most)),
            Warning::Flaky { text, original } => self.line.say(&flaky(text, original)),
            Warning::Complaints(complaints) => self.line.say(&complained(&complaints)),
            Warning::Program { name, problem } => {
                self.line.say(&program_failed(&name, problem));
            }
            Warning::Narrow { width } => self.line.say(&format!(
                "notice: with --width {width} the reduction may take less time and start fewer tests, with a \
                 slightly different result"
            )),
            Warning::Unproven { from, to } => self.line.say(&unproven(from, to, self.unit)),
            Warning::RolledBack { from, to } => {
                self.line.say(&rolled_back(from, to, self.unit));
            }
        }
    }

    fn width(&mut self, width: usize) {
        if let Some(journal) = &mut self.journal {
            journal.width(width);
        }
        self.line
            .say(&format!("notice: --width auto chooses {width}"));
    }

    fn tested(&mut self, tested: &Tested) {
        self.has_tested = true;
        if let Some(journal) = &mut self.journal {
            journal.tested(tested);
        }
        if let Some(log) = &mut self.log {
            log.tested(tested);
        }
        self.check_journal();
    }

    fn ended(&mut self, outcome: &Outcome) {
        self.costs.ended(outcome);
    }

    fn counted(&mut self, text: TextKey, runs: Runs, holds: bool) {
        if let Some(journal) = &mut self.journal {
            journal.counted(text, runs, holds);
        }
    }

    fn strategy(&mut self, progress: &Progress) {
        // An error comes again when a result is saved.
        let _ = self.begin();
        self.unit = progress.unit;
        self.costs.strategy(progress);
    }

    fn round(&mut self, progress: &Progress) {
        if let Some(journal) = &mut self.journal {
            journal.round(progress.round, &progress.strategy);
        }
        self.costs.round(progress);
        if let Some(log) = &mut self.log {
            log.round(progress);
        }
    }

    fn tick(&mut self, progress: &Progress) {
        self.line.show(progress);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_result_on_disk_stays_until_the_search_is_there_again() {
        let folder = tempfile::tempdir().unwrap();
        let input = folder.path().join("x.json");
        std::fs::write(&input, "[1, 2, 3, 4]").unwrap();
        let best = Best::new(&input, None, false).unwrap();
        best.save(b"[1, 2]").unwrap();
        best.take_over();
        let saved = Saved {
            text: b"[1, 2]".to_vec(),
            tokens: 5,
            is_proven: true,
        };
        let mut watcher = Watcher::new(&best, None, Some(saved), None, true, None);
        let mut improved = |text: &str, tokens: usize| {
            let progress = Progress {
                tokens_now: tokens,
                bytes_now: text.len(),
                ..Progress::default()
            };
            watcher
                .improved(text.as_bytes(), &TextChange::Whole, &progress)
                .unwrap();
            watcher.warn(Warning::RolledBack {
                from: tokens,
                to: 9,
            });
            std::fs::read_to_string(best.path()).unwrap()
        };
        // An earlier session returned from the second one.
        for (text, tokens) in [("[1, 2, 3]", 7), ("1", 1), ("[1, 2, 3, 4]", 9)] {
            assert_eq!(improved(text, tokens), "[1, 2]");
        }
        for (text, tokens) in [("[1, 2]", 5), ("1", 1), ("[1, 2, 3]", 7)] {
            assert_eq!(improved(text, tokens), text);
        }
    }
}
