//! Epochs: edits of one base that are tested together and merged.
//!
//! With a width W above 1 a search goes from epoch to epoch. An epoch has the next edits of the
//! proposer with unknown verdicts, at most W; the proposer sees each as [`Decision::Open`], so these
//! are the edits that follow if none passes. All verdicts are consumed in the order of the
//! proposals. Of several edits that pass, [`unions`](merge) are tested and consumed in their order,
//! and the first that passes becomes the base; a single edit needs no further test. Then the
//! proposer goes back to the beginning of the epoch, with its verdicts ([`Proposer::settle`]).
//!
//! An edit that passed, but is not in the new base, has no verdict: it is proposed and tested again.
//! So is one that was rejected without a test: to remember these took 1.12 times as long and 0.98
//! times the tests, on six cases.
//! An edit inside a deleted part of a union counts as accepted with it.
//!
//! Where the proposer has too few edits, the epoch has those of its [followers](Proposer::follower),
//! too. These pass together with own edits or wait, with their verdicts in the memo, for their own round.
//!
//! An epoch is a function of consumed verdicts and W, whatever the number of workers. Idle workers
//! get the tests of a copy of the search that begins with the epoch ([`super::foresight`]): in it
//! unions pass, so the next epoch is under way while they are tested.

mod collect;
mod merge;

use rustc_hash::FxHashSet;

use super::runner::Ask;
use super::space::{Decision, Identity, Proposer, Space};
use super::{Kernel, Stop, TextKey};
use crate::search::{Purpose, Runs, SearchLimit};

/// An edit of an epoch, with its candidate.
struct Trial<S: Space> {
    edit: S::Edit,
    candidate: S::Candidate,
    identity: Option<Identity>,
    text: TextKey,
    /// Tokens and bytes of the candidate.
    size: (usize, usize),
    state: State,
    runs: Runs,
    /// The estimated probability that it passes.
    chance: f32,
    /// Whether a [follower](Proposer::follower) proposed it.
    is_foreign: bool,
}

enum State {
    /// To be requested.
    Unasked,
    Asked(Ask),
    /// Passed by the memo; to be consumed.
    Known,
    Passed,
    Rejected,
}

/// Accepted edits of an epoch, by number, with their common candidate if they are several.
struct Merged<S: Space> {
    members: Vec<usize>,
    union: Option<Trial<S>>,
    /// Unions that were tested together.
    tests: usize,
}

impl<S: Space> Trial<S> {
    fn is_accepted(&self, space: &S) -> bool {
        matches!(self.state, State::Passed) && !space.is_trial(&self.edit)
    }
}

impl Kernel<'_> {
    /// Runs a proposer in epochs, as [`run`](Self::run).
    pub(super) fn run_epochs<S: Space, P: Proposer<S>>(
        &mut self,
        space: &mut S,
        mut proposer: P,
    ) -> Result<P, Stop> {
        self.runner.foresight.begin_round();
        let mut is_first = true;
        loop {
            let alone = std::mem::take(&mut is_first) && proposer.expects_passes();
            // The tests under way beside it take workers.
            let most = match alone {
                true => 1,
                false => self.width.saturating_sub(self.beside).max(self.width / 2),
            };
            let mut epoch = self.collect(space, &mut proposer, most)?;
            if epoch.is_empty() {
                return Ok(proposer);
            }
            let ended = self.decide(space, &proposer, &mut epoch);
            self.drop_asked(&mut epoch);
            let merged = match ended {
                Ok(()) => self.merge(space, &proposer, &mut epoch),
                Err(stop) => Err(stop),
            };
            self.learn_all(&epoch);
            match merged {
                Ok(merged) => {
                    // A copy that repeats this epoch needs the number before it.
                    self.beside = merged.tests;
                    self.advance(space, &mut proposer, epoch, merged)?;
                }
                Err(stop) => {
                    // The best one is saved already.
                    self.keep_best(space, epoch)?;
                    return Err(stop);
                }
            }
            self.runner.watch.progress.share = proposer.share(space);
            if space.is_stale() {
                return Ok(proposer);
            }
        }
    }

    /// Gets the verdicts of an epoch, and saves the smallest candidate that passes at once.
    fn decide<S: Space, P: Proposer<S>>(
        &mut self,
        space: &mut S,
        proposer: &P,
        epoch: &mut [Trial<S>],
    ) -> Result<(), Stop> {
        let mut best = size_of(space);
        for at in 0..epoch.len() {
            self.verdict(space, proposer, epoch, at)?;
            let trial = &mut epoch[at];
            if trial.size < best
                && trial.is_accepted(space)
                && let Some(text) = space.print(&mut trial.candidate).map(<[u8]>::to_vec)
            {
                best = trial.size;
                self.show(space.text().unwrap_or_default(), text, trial.size.0)?;
            }
        }
        Ok(())
    }

    /// Gets a verdict after those before it, and the checks' after a pass.
    fn verdict<S: Space, P: Proposer<S>>(
        &mut self,
        space: &mut S,
        proposer: &P,
        all: &mut [Trial<S>],
        at: usize,
    ) -> Result<(), Stop> {
        if matches!(all[at].state, State::Unasked) {
            self.request(space, &mut all[at], false)?;
        }
        loop {
            let ready = match &all[at].state {
                State::Asked(ask) => self.runner.verdict(ask).is_some(),
                _ => true,
            };
            if ready {
                break;
            }
            self.request_further(space, &mut all[at..])?;
            if self.copies_of(space) {
                self.look_ahead(&mut |kernel| proposer.run_ahead(space, kernel))?;
            }
            // The lookahead may have recorded its end.
            match &all[at].state {
                State::Asked(ask) if self.runner.verdict(ask).is_none() => self.runner.wait()?,
                _ => {}
            }
        }
        let trial = &mut all[at];
        let mut passed = matches!(trial.state, State::Known);
        if let State::Asked(ask) = std::mem::replace(&mut trial.state, State::Unasked) {
            let verdict = self.runner.consume(ask, Purpose::Candidate)?.0;
            if let Some(text) = space.print(&mut trial.candidate) {
                passed = self.policy.judge(text, verdict, &mut self.runner)?;
            }
        } else if let Some((fingerprint, _)) = trial.identity {
            self.policy.caution.known = self.memo.runs(fingerprint);
        }
        trial.state = State::Rejected;
        if passed && !space.is_trial(&trial.edit) {
            let text = space.print(&mut trial.candidate);
            passed = match text {
                Some(text) => self.policy.confirms(text, &mut self.runner)?,
                None => false,
            };
        }
        trial.runs = self.policy.runs();
        if passed {
            trial.state = State::Passed;
        }
        Ok(())
    }

    fn request<S: Space>(
        &mut self,
        space: &mut S,
        trial: &mut Trial<S>,
        ahead: bool,
    ) -> Result<(), Stop> {
        self.runner.chance.set(trial.chance);
        if let Some(text) = space.print(&mut trial.candidate) {
            trial.state = State::Asked(self.runner.ask(text, trial.size.0, ahead)?);
        }
        Ok(())
    }

    /// Requests verdicts on free workers, in order.
    fn request_further<S: Space>(
        &mut self,
        space: &mut S,
        trials: &mut [Trial<S>],
    ) -> Result<(), Stop> {
        let wanted: FxHashSet<TextKey> = trials.iter().map(|trial| trial.text).collect();
        let mut texts: FxHashSet<TextKey> = FxHashSet::default();
        for trial in trials {
            // A second run follows the first: the verdicts of a flaky test may differ.
            if !texts.insert(trial.text) {
                return Ok(());
            }
            if !matches!(trial.state, State::Unasked) {
                continue;
            }
            let wants = |text| wanted.contains(&text);
            if !self.runner.can_ask(trial.text, wants) {
                return Ok(());
            }
            match self.request(space, trial, true) {
                // The tests before it may be the last.
                Err(Stop::Limited(SearchLimit::Tests) | Stop::Enough) => return Ok(()),
                asked => asked?,
            }
        }
        Ok(())
    }

    fn drop_asked<S: Space>(&mut self, trials: &mut [Trial<S>]) {
        for trial in trials.iter_mut().rev() {
            if let State::Asked(_) = trial.state
                && let State::Asked(ask) = std::mem::replace(&mut trial.state, State::Unasked)
            {
                self.runner.set_aside(ask);
            }
        }
    }

    /// Enters verdicts in the memo.
    ///
    /// Only at the end of an epoch: a copy of the search repeats it.
    fn learn_all<S: Space>(&mut self, trials: &[Trial<S>]) {
        for trial in trials {
            let passes = match trial.state {
                State::Passed => true,
                State::Rejected => false,
                State::Unasked | State::Asked(_) | State::Known => continue,
            };
            if let Some((fingerprint, size)) = trial.identity {
                self.memo.insert_runs(fingerprint, size, passes, trial.runs);
                if !trial.is_foreign {
                    self.counted += u64::from(self.memo.count(fingerprint));
                }
            }
        }
    }

    /// Makes the smallest candidate that passed the base.
    fn keep_best<S: Space>(&mut self, space: &mut S, epoch: Vec<Trial<S>>) -> Result<(), Stop> {
        let size = size_of(space);
        let passed = epoch.into_iter().filter(|trial| trial.is_accepted(space));
        let passed = passed.filter(|trial| trial.size < size);
        let best = passed.min_by_key(|trial| trial.size);
        if let Some(best) = best {
            space.adopt(self, best.edit, best.candidate)?;
        }
        Ok(())
    }

    /// Gives the proposer the verdicts, and makes the merged edits the base.
    fn advance<S: Space, P: Proposer<S>>(
        &mut self,
        space: &mut S,
        proposer: &mut P,
        epoch: Vec<Trial<S>>,
        merged: Merged<S>,
    ) -> Result<(), Stop> {
        let Merged { members, union, .. } = merged;
        let mut decisions: Vec<(S::Edit, Decision)> = Vec::with_capacity(epoch.len());
        let (mut chosen, mut accepted, mut is_foreign) = (union, Vec::new(), false);
        for (at, trial) in epoch.into_iter().enumerate() {
            let is_member = members.contains(&at);
            is_foreign |= is_member && trial.is_foreign;
            match trial.state {
                State::Rejected => {
                    space.rejected(&trial.edit, Some(trial.candidate));
                    if !trial.is_foreign {
                        decisions.push((trial.edit, Decision::Rejected));
                    }
                }
                State::Passed if is_member || space.is_trial(&trial.edit) => {
                    if !trial.is_foreign {
                        accepted.extend(is_member.then_some(decisions.len()));
                        decisions.push((trial.edit.clone(), Decision::Accepted));
                    }
                    if is_member && chosen.is_none() {
                        chosen = Some(trial);
                    }
                }
                _ => {}
            }
        }
        let settle = |proposer: &mut P, space: &S, decisions: &[(S::Edit, Decision)]| {
            let decisions = decisions.iter().map(|(edit, decision)| (edit, *decision));
            proposer.settle(space, &decisions.collect::<Vec<_>>());
            if is_foreign {
                proposer.rebase(space);
            }
        };
        let Some(chosen) = chosen else {
            settle(proposer, space, &decisions);
            return Ok(());
        };
        let before = proposer.clone();
        settle(proposer, space, &decisions);
        if members.len() > 1 && !self.runner.meter.on_excursion() {
            self.runner.watch.progress.successes += members.len() as u64 - 1;
        }
        if !space.adopt(self, chosen.edit, chosen.candidate)? {
            for at in accepted {
                decisions[at].1 = Decision::Rejected;
            }
            *proposer = before;
            settle(proposer, space, &decisions);
        }
        Ok(())
    }
}

/// Returns the tokens and bytes of the base.
fn size_of<S: Space>(space: &S) -> (usize, usize) {
    (space.size(), space.text().unwrap_or_default().len())
}
