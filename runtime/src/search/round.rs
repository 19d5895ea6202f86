//! One round of a strategy over one tree, with speculation.
//!
//! The strategy is asked in order, and its edits are decided in order; but while
//! the first waits for its verdict, a copy of the strategy runs ahead on the
//! assumption that everything is refused, and its edits are tested meanwhile. A
//! success discards what the copy built. So the result is that of a serial run,
//! however many tests run at once.

use std::collections::VecDeque;

use super::End;
use super::cache::{Key, Refusals};
use super::judge::{Judge, Stop};
use crate::format::Format;
use crate::language::Language;
use crate::lex::{Token, tokenize};
use crate::oracle::{Ticket, Verdict};
use crate::parse::Parser;
use crate::strategy::Strategy;
use crate::tree::{Edit, Printer, Tree};

/// A candidate on its way.
struct Pending {
    edit: Edit,
    state: State,
}

enum State {
    /// It was not run: its text had been refused, or cannot be printed.
    Refused,
    Running(Ticket, Key),
    Passed,
}

impl Pending {
    fn verdict(&self) -> Option<bool> {
        match self.state {
            State::Refused => Some(false),
            State::Running(..) => None,
            State::Passed => Some(true),
        }
    }
}

/// What a round works with.
pub(super) struct Round<'a> {
    pub(super) format: &'a dyn Format,
    pub(super) printer: Printer<'a>,
    /// Parses each candidate first, if that is asked for.
    pub(super) verifier: Option<Parser>,
    pub(super) rejected_by_grammar: u64,
}

impl Round<'_> {
    /// Runs a strategy on a tree until it is done. Returns why, if not for that.
    pub(super) fn run(
        &mut self,
        judge: &mut Judge<'_>,
        tree: &mut Tree,
        mut strategy: Box<dyn Strategy>,
    ) -> Option<End> {
        let language: &Language = self.format.language();
        let mut ahead = strategy.fork();
        let mut exhausted = false;
        let mut pending: VecDeque<Pending> = VecDeque::new();
        let mut text = Vec::new();
        // Answers from the cache cost nothing, but the queue has to end somewhere.
        let most = judge.capacity() * 4;
        loop {
            // What is decided is settled before anything is started: a success
            // would make that pointless.
            while let Some(passed) = pending.front().and_then(Pending::verdict) {
                let edit = strategy.propose(language, tree);
                let Some(first) = pending.pop_front() else {
                    break;
                };
                debug_assert_eq!(
                    edit.as_ref(),
                    Some(&first.edit),
                    "a strategy is deterministic"
                );
                if passed {
                    cancel(judge, &mut pending);
                    self.apply(tree, &first.edit);
                    if let Err(error) = improved(judge, tree) {
                        return Some(End::Unsaved(error));
                    }
                }
                strategy.told(tree, passed);
                if passed {
                    ahead = strategy.fork();
                    exhausted = false;
                }
            }
            while !exhausted && judge.has_room() && pending.len() < most {
                let Some(edit) = ahead.propose(language, tree) else {
                    exhausted = true;
                    break;
                };
                ahead.told(tree, false);
                match self.begin(judge, tree, &edit, &mut text) {
                    Ok(state) => pending.push_back(Pending { edit, state }),
                    Err(error) => {
                        cancel(judge, &mut pending);
                        return Some(End::Broken(error));
                    }
                }
            }
            match pending.front() {
                None => return None,
                Some(first) if first.verdict().is_some() => {}
                Some(_) => {
                    if let Err(stop) = collect(judge, &mut pending) {
                        cancel(judge, &mut pending);
                        return Some(match stop {
                            Stop::Interrupted => End::Interrupted,
                            Stop::Broken(error) => End::Broken(error),
                        });
                    }
                }
            }
        }
    }

    fn apply(&self, tree: &mut Tree, edit: &Edit) {
        let mut tokens: Vec<Token> = Vec::new();
        let mut text = Vec::new();
        self.printer.print(tree, edit, &mut text, Some(&mut tokens));
        tree.apply(edit, text, tokens);
    }

    /// Prints a candidate and starts its test, unless the answer is known.
    fn begin(
        &mut self,
        judge: &mut Judge<'_>,
        tree: &Tree,
        edit: &Edit,
        text: &mut Vec<u8>,
    ) -> Result<State, crate::oracle::OracleError> {
        debug_assert!(edit.saved(tree) > 0, "an edit makes the tree smaller");
        if !self.printer.print(tree, edit, text, None) {
            return Ok(State::Refused);
        }
        let key = Refusals::key(text);
        if judge.is_refused(&key) {
            return Ok(State::Refused);
        }
        if !self.verify(text) {
            let hooked = self.format.language().hook.is_some();
            self.rejected_by_grammar += u64::from(!hooked);
            judge.refuse(key);
            return Ok(State::Refused);
        }
        Ok(State::Running(judge.start(text)?, key))
    }

    /// Whether the text is in the language (or nobody asked). A text without
    /// tokens always is: it is what the empty file stands for.
    fn verify(&mut self, text: &[u8]) -> bool {
        let Some(parser) = &mut self.verifier else {
            return true;
        };
        tokenize(self.format.language(), text)
            .is_ok_and(|tokens| tokens.is_empty() || self.format.parse(parser, &tokens).is_ok())
    }
}

/// Waits for a test to end and notes its verdict.
fn collect(judge: &mut Judge<'_>, pending: &mut VecDeque<Pending>) -> Result<(), Stop> {
    let outcome = judge.wait()?;
    for candidate in pending {
        if let State::Running(ticket, key) = candidate.state
            && ticket == outcome.ticket
        {
            candidate.state = if outcome.verdict == Verdict::Interesting {
                State::Passed
            } else {
                judge.refuse(key);
                State::Refused
            };
        }
    }
    Ok(())
}

fn cancel(judge: &mut Judge<'_>, pending: &mut VecDeque<Pending>) {
    for candidate in pending.drain(..) {
        if let State::Running(ticket, _) = candidate.state {
            judge.cancel(ticket);
        }
    }
}

fn improved(judge: &mut Judge<'_>, tree: &Tree) -> std::io::Result<()> {
    let progress = &mut judge.progress;
    progress.successes += 1;
    progress.tokens_now = tree.tokens().len();
    progress.bytes_now = tree.text().len();
    judge.measure();
    judge.observer.improved(tree.text(), &judge.progress)
}
