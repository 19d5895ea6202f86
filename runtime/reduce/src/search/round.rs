//! One round of a strategy over one tree, with speculation.
//!
//! The strategy is asked in order, and its edits are decided in order; but while
//! the first waits for its verdict, a copy of the strategy runs ahead on the
//! assumption that everything is refused, and its edits are tested meanwhile. A
//! success discards what the copy built. So the result is that of a serial run,
//! however many tests run at once.

use std::collections::VecDeque;

use super::assurance::Assurance;
use super::judge::{Judge, Stop};
use super::remains::Attempts;
use crate::executor::{Ticket, Verdict};
use crate::strategy::{Guide, Strategy};
use secateur_syntax::Language;
use secateur_syntax::format::Format;
use secateur_syntax::lex::Token;
use secateur_syntax::parse::Parser;
use secateur_syntax::tree::{Edit, Fingerprint, Printer, Tree};

/// A candidate on its way.
struct Pending {
    edit: Edit,
    fingerprint: Fingerprint,
    state: State,
    /// A test says what it is worth.
    asked: bool,
}

#[derive(Clone, Copy)]
enum State {
    /// The answer is known; without a test, where the sequence had been tested
    /// or cannot be printed.
    Known(bool),
    Running(Test),
}

#[derive(Clone, Copy)]
struct Test {
    ticket: Ticket,
    fingerprint: Fingerprint,
    tokens: usize,
}

impl Pending {
    const fn verdict(&self) -> Option<bool> {
        match self.state {
            State::Known(passed) => Some(passed),
            State::Running(_) => None,
        }
    }
}

/// What a round works with.
pub(super) struct Round<'a> {
    pub(super) format: &'a dyn Format,
    pub(super) printer: Printer<'a>,
    pub(super) parser: Parser,
    /// Each candidate is parsed first, not those alone that may not fit.
    pub(super) verify: bool,
    /// The base was made by an edit that was unsure: the tree does not describe it.
    pub(super) stale: bool,
    /// What was refused since the base last changed, if it will be asked for.
    pub(super) attempts: Option<Attempts>,
    pub(super) rejected_by_grammar: u64,
    /// For candidates, so that each has not to find room anew.
    pub(super) text: Vec<u8>,
    /// Of the tree when the round began.
    pub(super) nodes_a_token: f32,
}

impl Round<'_> {
    /// Runs a strategy on a tree until it is done, or the tree has to be made anew
    /// ([`Self::stale`]). Returns the guide that the strategy had, if it had one.
    ///
    /// # Errors
    /// Why the search stops, if it does.
    pub(super) fn run(
        &mut self,
        judge: &mut Judge<'_>,
        assurance: &mut Assurance<'_>,
        tree: &mut Tree,
        mut strategy: Box<dyn Strategy>,
    ) -> Result<Option<Guide>, Stop> {
        self.nodes_a_token = tree.nodes() as f32 / tree.tokens().len().max(1) as f32;
        if judge.capacity() == 1 {
            self.one_by_one(judge, assurance, tree, &mut *strategy)?;
            return Ok(strategy.guide().cloned());
        }
        let mut pending = VecDeque::new();
        let result = self.speculate(judge, assurance, tree, &mut strategy, &mut pending);
        cancel(judge, &mut pending);
        result.map(|()| strategy.guide().cloned())
    }

    fn one_by_one(
        &mut self,
        judge: &mut Judge<'_>,
        assurance: &mut Assurance<'_>,
        tree: &mut Tree,
        strategy: &mut dyn Strategy,
    ) -> Result<(), Stop> {
        let language: &Language = self.format.language();
        while let Some(edit) = strategy.propose(language, tree) {
            let (fingerprint, state) = self.begin(judge, tree, &edit)?;
            let asked = is_asked(judge, fingerprint, state);
            let passed = match state {
                State::Known(passed) => passed,
                State::Running(test) => {
                    let outcome = judge.wait()?;
                    judge.learn(test.fingerprint, test.tokens, &outcome);
                    outcome.verdict == Verdict::Interesting
                }
            };
            judge.tell(fingerprint);
            let passed = self.settle(judge, assurance, tree, &edit, passed)?;
            strategy.answered(tree, passed, asked);
            self.share(judge, tree, strategy);
            if self.stale {
                break;
            }
        }
        Ok(())
    }

    fn speculate(
        &mut self,
        judge: &mut Judge<'_>,
        assurance: &mut Assurance<'_>,
        tree: &mut Tree,
        strategy: &mut Box<dyn Strategy>,
        pending: &mut VecDeque<Pending>,
    ) -> Result<(), Stop> {
        let language: &Language = self.format.language();
        let mut ahead = strategy.clone();
        let mut exhausted = false;
        // Answers from memory cost nothing, but the queue has to end somewhere.
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
                judge.tell(first.fingerprint);
                let passed = self.settle(judge, assurance, tree, &first.edit, passed)?;
                strategy.answered(tree, passed, first.asked);
                self.share(judge, tree, &**strategy);
                if self.stale {
                    return Ok(());
                }
                if passed {
                    cancel(judge, pending);
                    ahead = strategy.clone();
                    exhausted = false;
                }
            }
            while !exhausted && judge.has_room() && pending.len() < most {
                let Some(edit) = ahead.propose(language, tree) else {
                    exhausted = true;
                    break;
                };
                let (fingerprint, state) = self.begin(judge, tree, &edit)?;
                let asked = is_asked(judge, fingerprint, state);
                ahead.answered(tree, false, asked);
                pending.push_back(Pending {
                    edit,
                    fingerprint,
                    state,
                    asked,
                });
            }
            match pending.front() {
                None => return Ok(()),
                Some(first) if first.verdict().is_some() => {}
                Some(_) => collect(judge, pending)?,
            }
        }
    }

    /// Guesses how far the round is: nodes become fewer as tokens do.
    fn share(&self, judge: &mut Judge<'_>, tree: &Tree, strategy: &dyn Strategy) {
        let left = tree.tokens().len() as f32 * self.nodes_a_token;
        judge.progress.share = (strategy.looked_at() as f32 / left.max(1.0)).min(1.0);
    }

    /// Makes a candidate the base if it passed, and notes it if it did not.
    fn settle(
        &mut self,
        judge: &mut Judge<'_>,
        assurance: &mut Assurance<'_>,
        tree: &mut Tree,
        edit: &Edit,
        passed: bool,
    ) -> Result<bool, Stop> {
        let passed = passed && self.accept(judge, assurance, tree, edit)?;
        if let Some(attempts) = &mut self.attempts {
            if passed {
                attempts.forget();
            } else {
                attempts.note(tree, edit);
            }
        }
        Ok(passed)
    }

    /// Makes a candidate that passed the base, unless it does not pass again.
    pub(super) fn accept(
        &mut self,
        judge: &mut Judge<'_>,
        assurance: &mut Assurance<'_>,
        tree: &mut Tree,
        edit: &Edit,
    ) -> Result<bool, Stop> {
        let candidate = edit.candidate(tree);
        let mut tokens: Vec<Token> = Vec::with_capacity(candidate.tokens(tree));
        let mut text = Vec::with_capacity(tree.text().len());
        let printed = self
            .printer
            .print(tree, &candidate, &mut text, Some(&mut tokens));
        if !printed {
            // The same tokens passed elsewhere, with something else between them.
            return Ok(false);
        }
        if !assurance.confirms(judge, &text)? {
            judge.refuse(candidate.fingerprint(tree), tokens.len());
            return Ok(false);
        }
        tree.apply(edit, text, tokens);
        self.stale = edit.is_unsure();
        if judge.improved(tree.text(), tree.tokens().len())? {
            assurance.accepted(judge, tree.text())?;
        }
        Ok(true)
    }

    /// Starts a candidate's test, unless the answer is known. The text is
    /// printed only if it is not.
    fn begin(
        &mut self,
        judge: &mut Judge<'_>,
        tree: &Tree,
        edit: &Edit,
    ) -> Result<(Fingerprint, State), Stop> {
        debug_assert!(edit.saved(tree) >= 0, "no edit makes the tree larger");
        let candidate = edit.candidate(tree);
        let fingerprint = candidate.fingerprint(tree);
        if edit.saved(tree) == 0 && fingerprint == tree.fingerprint() {
            // It changes nothing: the base would pass for ever.
            return Ok((fingerprint, State::Known(false)));
        }
        if let Some(passed) = judge.known(fingerprint)? {
            return Ok((fingerprint, State::Known(passed)));
        }
        let tokens = candidate.tokens(tree);
        if !self.is_candidate(tree, edit) {
            judge.refuse(fingerprint, tokens);
            return Ok((fingerprint, State::Known(false)));
        }
        let test = Test {
            ticket: judge.start(&self.text)?,
            fingerprint,
            tokens,
        };
        Ok((fingerprint, State::Running(test)))
    }

    /// Prints what an edit makes of a tree to [`Self::text`]. False if its tokens
    /// cannot be kept apart, or it is no sentence where there is doubt.
    pub(super) fn is_candidate(&mut self, tree: &Tree, edit: &Edit) -> bool {
        let candidate = edit.candidate(tree);
        if !self.printer.print(tree, &candidate, &mut self.text, None) {
            return false;
        }
        if (self.verify || edit.is_unsure()) && !self.format.accepts(&mut self.parser, &self.text) {
            let hooked = self.format.language().hook.is_some();
            self.rejected_by_grammar += u64::from(!hooked && !edit.is_unsure());
            return false;
        }
        true
    }
}

/// Waits for a test to end and notes its verdict.
fn collect(judge: &mut Judge<'_>, pending: &mut VecDeque<Pending>) -> Result<(), Stop> {
    let outcome = judge.wait()?;
    for candidate in pending {
        if let State::Running(test) = candidate.state
            && test.ticket == outcome.ticket
        {
            judge.learn(test.fingerprint, test.tokens, &outcome);
            candidate.state = State::Known(outcome.verdict == Verdict::Interesting);
        }
    }
    Ok(())
}

/// Whether a test says what a candidate is worth.
fn is_asked(judge: &Judge<'_>, fingerprint: Fingerprint, state: State) -> bool {
    matches!(state, State::Running(_)) || judge.was_asked(fingerprint)
}

fn cancel(judge: &mut Judge<'_>, pending: &mut VecDeque<Pending>) {
    for candidate in pending.drain(..) {
        if let State::Running(test) = candidate.state {
            judge.cancel(test.ticket);
        }
    }
}
