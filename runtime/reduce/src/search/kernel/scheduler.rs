//! The order of tests and verdicts.
//!
//! A proposer proposes edits and records decisions in order. While an edit is tested, the proposer
//! records a rejection, and its next edits are tested, too: the path on which all pending edits are
//! rejected. A rejection confirms that, so the proposer does not hear of it again. For each edit that may still pass, a copy of the proposer from before that guess is
//! kept. When an edit passes, its copy continues, and the tests behind it are set aside. So the
//! result is that of a serial run, whatever the number and order of running tests. A pending edit
//! with the tokens of another one is rejected at once; one with its text only waits for the verdict.
//!
//! With many workers a copy of the whole search runs ahead instead ([`super::foresight`]).

use std::collections::VecDeque;

use super::runner::Ask;
use super::space::{Decision, Identity, Made, Proposer, Space};
use super::{Kernel, Stop, TextKey};
use crate::search::{Purpose, SearchLimit};
use secateur_syntax::tree::Fingerprint;

/// Edits in a batch.
const WIDTH: usize = 1;
/// Pending edits for each worker at most.
///
/// Known verdicts occupy no worker, so workers alone would not bound the queue.
const AHEAD: usize = 4;

/// Least work of a proposal, in tokens.
const PROPOSAL: usize = 1 << 6;

/// An edit that waits for its verdict, or for the verdicts on those before it.
struct Pending<S: Space, P> {
    edit: S::Edit,
    candidate: Option<S::Candidate>,
    fingerprint: Option<Fingerprint>,
    state: State,
    /// Its proposer, before the guess that it is rejected.
    proposer: Option<P>,
}

enum State {
    /// Rejected without a test.
    Rejected(Decision),
    /// Its candidate cannot be printed, or is no sentence.
    Unprintable,
    /// By the memo.
    Passed,
    /// Accepted without a test.
    Equivalent,
    Asked(Ask),
    /// To be requested when those before it are consumed.
    Held,
}

impl State {
    const fn rejection(&self) -> Decision {
        match self {
            Self::Rejected(decision) => *decision,
            Self::Unprintable => Decision::Unfit,
            _ => Decision::Rejected,
        }
    }
}

struct Queue<S: Space, P> {
    pending: VecDeque<Pending<S, P>>,
    proposer: P,
    /// The proposer behind the last accepted edit, if copies may run ahead.
    begun: Option<P>,
    /// The proposer waits for the decision on its last edit.
    waits: bool,
    exhausted: bool,
}

impl Kernel<'_> {
    /// Runs a proposer until it is exhausted or the base has to be parsed again; returns it.
    ///
    /// # Errors
    /// If the search has to stop.
    pub fn run<S: Space, P: Proposer<S>>(&mut self, space: &mut S, proposer: P) -> Result<P, Stop> {
        if self.width > 1 && space.text().is_some() {
            return self.run_epochs(space, proposer);
        }
        self.runner.foresight.begin_round();
        let mut queue = Queue {
            pending: VecDeque::new(),
            begun: None,
            proposer,
            waits: false,
            exhausted: false,
        };
        let result = self.drive(space, &mut queue);
        self.set_aside(&mut queue);
        result.map(|()| queue.proposer)
    }

    fn drive<S: Space, P: Proposer<S>>(
        &mut self,
        space: &mut S,
        queue: &mut Queue<S, P>,
    ) -> Result<(), Stop> {
        loop {
            // Decisions come first: an accepted edit makes further tests pointless.
            while self.is_ready(queue) {
                self.consume(space, queue)?;
                if space.is_stale() {
                    return Ok(());
                }
            }
            let ahead = self.copies_of(space);
            if self.may_propose(queue, ahead) {
                self.propose(space, queue)?;
                continue;
            }
            match queue.pending.front_mut() {
                None => return Ok(()),
                Some(first) if matches!(first.state, State::Held) => {
                    if let Some(candidate) = &mut first.candidate {
                        first.state = self.ask(space, candidate, false)?;
                    }
                }
                Some(_) => {
                    if ahead {
                        self.look_ahead(&mut |kernel| match &queue.begun {
                            Some(proposer) => proposer.run_ahead(space, kernel),
                            None => space.run_ahead(kernel),
                        })?;
                    }
                    // The lookahead may have recorded its end.
                    if !self.is_ready(queue) {
                        self.runner.wait()?;
                        if ahead && self.has_few_workers() {
                            self.runner.wait_for_due()?;
                        }
                    }
                }
            }
        }
    }

    fn is_ready<S: Space, P>(&self, queue: &Queue<S, P>) -> bool {
        match queue.pending.front().map(|first| &first.state) {
            Some(State::Rejected(_) | State::Unprintable | State::Passed | State::Equivalent) => {
                true
            }
            Some(State::Asked(ask)) => self.runner.verdict(ask).is_some(),
            Some(State::Held) | None => false,
        }
    }

    /// Whether to propose another edit; with a copy ahead the search makes no guess.
    fn may_propose<S: Space, P>(&self, queue: &Queue<S, P>, ahead: bool) -> bool {
        // A guess behind a held or accepted edit is useless.
        let last = queue.pending.back().map(|last| &last.state);
        let open = matches!(
            last,
            None | Some(State::Rejected(_) | State::Unprintable | State::Asked(_))
        );
        let most = self.runner.capacity() * AHEAD;
        let room = !ahead && self.runner.has_free_worker() && queue.pending.len() < most;
        open && !queue.exhausted && (queue.pending.is_empty() || room)
    }

    fn propose<S: Space, P: Proposer<S>>(
        &mut self,
        space: &mut S,
        queue: &mut Queue<S, P>,
    ) -> Result<(), Stop> {
        if queue.waits
            && let Some(last) = queue.pending.back_mut()
        {
            if !matches!(last.state, State::Rejected(_) | State::Unprintable) {
                last.proposer = Some(queue.proposer.clone());
            }
            queue.proposer.record(space, &[last.state.rejection()]);
            queue.waits = false;
        }
        let mut batch = queue.proposer.propose(space, WIDTH);
        debug_assert!(batch.len() <= WIDTH);
        let Some(edit) = batch.pop() else {
            if queue.proposer.is_busy() {
                return self.runner.poll();
            }
            queue.exhausted = true;
            return Ok(());
        };
        queue.waits = true;
        self.runner.chance.set(queue.proposer.chance());
        let work = space.work(&edit).saturating_add(PROPOSAL);
        self.runner.work(work)?;
        let pending = self.look_at(space, queue, edit)?;
        queue.pending.push_back(pending);
        Ok(())
    }

    fn look_at<S: Space, P>(
        &mut self,
        space: &mut S,
        queue: &Queue<S, P>,
        edit: S::Edit,
    ) -> Result<Pending<S, P>, Stop> {
        let (mut candidate, mut fingerprint) = (None, None);
        let state = match space.make(&edit)? {
            Made::Missing => State::Rejected(Decision::Missing),
            Made::Unfit => State::Rejected(Decision::Unfit),
            Made::Base => {
                let base = space.fingerprint();
                fingerprint = Some(base);
                State::Rejected(self.rejection(base))
            }
            Made::Equivalent(made) => {
                candidate = Some(made);
                State::Equivalent
            }
            Made::Candidate(made) => {
                let made = candidate.insert(made);
                let identity = space.identity(made);
                fingerprint = identity.map(|(fingerprint, _)| fingerprint);
                let twin = |other: &&Pending<S, P>| {
                    fingerprint.is_some() && other.fingerprint == fingerprint
                };
                match queue.pending.iter().find(twin) {
                    // If that is accepted, this one is set aside.
                    Some(twin) => State::Rejected(twin.state.rejection()),
                    None => self.look_up(space, made, identity, queue)?,
                }
            }
        };
        Ok(Pending {
            edit,
            candidate,
            fingerprint,
            state,
            proposer: None,
        })
    }

    fn look_up<S: Space, P>(
        &mut self,
        space: &mut S,
        candidate: &mut S::Candidate,
        identity: Option<Identity>,
        queue: &Queue<S, P>,
    ) -> Result<State, Stop> {
        if let Some((fingerprint, _)) = identity
            && let Some(passed) = self.memo.get(fingerprint)
        {
            self.runner.watch.progress.cache_hits += 1;
            // The same tokens may have passed with other text between them.
            return Ok(match passed && space.print(candidate).is_some() {
                true => State::Passed,
                false => State::Rejected(self.rejection(fingerprint)),
            });
        }
        let text = space.print(candidate).map(TextKey::of);
        self.runner
            .work(identity.map_or(space.size(), |(_, size)| size))?;
        let Some(text) = text else {
            return Ok(State::Unprintable);
        };
        let same = |pending: &Pending<S, P>| match &pending.state {
            State::Asked(ask) => ask.text() == text,
            _ => false,
        };
        // A second run follows the first: the verdicts of a flaky test may differ.
        if queue.pending.iter().any(same) {
            return Ok(State::Held);
        }
        match self.ask(space, candidate, !queue.pending.is_empty()) {
            // The tests before it may be the last.
            Err(Stop::Limited(SearchLimit::Tests) | Stop::Enough) if !queue.pending.is_empty() => {
                Ok(State::Held)
            }
            asked => asked,
        }
    }

    fn ask<S: Space>(
        &mut self,
        space: &mut S,
        candidate: &mut S::Candidate,
        ahead: bool,
    ) -> Result<State, Stop> {
        let size = space
            .identity(candidate)
            .map_or(space.size(), |(_, size)| size);
        match space.print(candidate) {
            Some(text) => Ok(State::Asked(self.runner.ask(text, size, ahead)?)),
            None => Ok(State::Unprintable),
        }
    }

    pub(super) fn rejection(&self, fingerprint: Fingerprint) -> Decision {
        match self.memo.was_asked(fingerprint) {
            true => Decision::Rejected,
            false => Decision::Unfit,
        }
    }

    fn consume<S: Space, P: Proposer<S>>(
        &mut self,
        space: &mut S,
        queue: &mut Queue<S, P>,
    ) -> Result<(), Stop> {
        let Some(first) = queue.pending.pop_front() else {
            return Ok(());
        };
        let rejection = first.state.rejection();
        let mut candidate = first.candidate;
        let identity = candidate.as_ref().and_then(|made| space.identity(made));
        let checked = !matches!(first.state, State::Equivalent) && !space.is_trial(&first.edit);
        let mut passed = matches!(first.state, State::Passed | State::Equivalent);
        if let (State::Unprintable, Some((fingerprint, size))) = (&first.state, identity) {
            // Not before: an edit that is set aside must leave no trace.
            self.memo.reject(fingerprint, size);
        }
        if let State::Asked(ask) = first.state {
            let verdict = self.runner.consume(ask, Purpose::Candidate)?.0;
            if let Some(text) = candidate.as_mut().and_then(|made| space.print(made)) {
                passed = self.policy.judge(text, verdict, &mut self.runner)?;
            }
            self.learn(identity, passed);
        } else if let Some((fingerprint, _)) = identity {
            self.policy.caution.known = self.memo.runs(fingerprint);
        }
        if let Some(fingerprint) = first.fingerprint {
            self.counted += u64::from(self.memo.count(fingerprint));
        }
        if passed
            && checked
            && let Some(text) = candidate.as_mut().and_then(|made| space.print(made))
        {
            passed = self.policy.confirms(text, &mut self.runner)?;
            if !passed {
                self.learn(identity, false);
            }
        }
        match candidate {
            Some(candidate) if passed => {
                self.set_aside(queue);
                if let Some(proposer) = first.proposer {
                    queue.proposer = proposer;
                }
                queue.exhausted = false;
                queue.waits = false;
                let accepted = space.adopt(self, first.edit, candidate)?;
                let decision = if accepted {
                    Decision::Accepted
                } else {
                    rejection
                };
                queue.proposer.record(space, &[decision]);
                queue.begun = self.copies_of(space).then(|| queue.proposer.clone());
            }
            candidate => {
                space.rejected(&first.edit, candidate);
                if queue.pending.is_empty() && std::mem::take(&mut queue.waits) {
                    queue.proposer.record(space, &[rejection]);
                }
            }
        }
        self.runner.watch.progress.share = queue.proposer.share(space);
        Ok(())
    }

    fn learn(&mut self, identity: Option<Identity>, passed: bool) {
        if let Some((fingerprint, size)) = identity {
            let runs = self.policy.runs();
            self.memo.insert_runs(fingerprint, size, passed, runs);
        }
    }

    /// Drops all pending edits; verdicts that have arrived are kept.
    fn set_aside<S: Space, P>(&mut self, queue: &mut Queue<S, P>) {
        while let Some(last) = queue.pending.pop_back() {
            if let State::Asked(ask) = last.state {
                self.runner.set_aside(ask);
            }
        }
    }
}
