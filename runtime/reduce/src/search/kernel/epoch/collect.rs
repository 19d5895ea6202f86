//! The edits of an epoch.

use super::{State, Trial};
use crate::search::Runs;
use crate::search::kernel::space::{Decision, Made, Proposer, Space};
use crate::search::kernel::{Kernel, Stop, TextKey};
use secateur_syntax::tree::Fingerprint;

/// Least work of a proposal, in tokens.
const PROPOSAL: usize = 1 << 6;
/// Edits of an epoch for each test, with those whose verdicts are known.
const KNOWN: usize = 4;
/// Probability that no edit of an epoch passes from which it has edits of followers, too.
///
/// Without a bound a width of 64 took 1.15 times the tests: a pass voids those of followers.
const LEAST: f32 = 0.5;

/// The finding on a proposed edit, before a test.
pub(super) enum Look<S: Space> {
    /// Of these tokens, if they are known.
    Decided(Decision, Option<Fingerprint>),
    Equivalent(S::Edit, S::Candidate),
    /// The same tokens are in the epoch.
    Twin,
    Trial(Trial<S>),
}

impl Kernel<'_> {
    /// Collects the edits of an epoch, with at most so many tests; none at the end.
    ///
    /// Before the first of them the proposer records what needs no test.
    pub(super) fn collect<S: Space, P: Proposer<S>>(
        &mut self,
        space: &mut S,
        proposer: &mut P,
        most: usize,
    ) -> Result<Vec<Trial<S>>, Stop> {
        let mut epoch: Vec<Trial<S>> = Vec::new();
        let mut path: Option<P> = None;
        let (mut tests, mut followers) = (0, 0);
        // The estimated probability that no edit passes, which edits of followers assume.
        let mut none = 1.0;
        while tests < most && epoch.len() < most * KNOWN && (followers == 0 || none >= LEAST) {
            let at = path.as_mut().unwrap_or(proposer);
            let Some(edit) = at.propose(space, 1).pop() else {
                if at.is_busy() {
                    self.runner.poll()?;
                    continue;
                }
                // Without an edit this is the end of the round.
                let last = path.as_ref().filter(|_| none >= LEAST);
                let Some(next) = last.and_then(|last| last.follower(space, self, followers)) else {
                    break;
                };
                followers += 1;
                path = Some(next);
                continue;
            };
            self.runner
                .work(space.work(&edit).saturating_add(PROPOSAL))?;
            let chance = at.chance();
            match self.examine(space, &epoch, edit, chance)? {
                Look::Decided(decision, fingerprint) => {
                    if path.is_none()
                        && let Some(fingerprint) = fingerprint
                    {
                        self.counted += u64::from(self.memo.count(fingerprint));
                    }
                    let at = path.as_mut().unwrap_or(proposer);
                    at.record(space, &[decision]);
                }
                Look::Twin => {
                    let at = path.as_mut().unwrap_or(proposer);
                    at.record(space, &[Decision::Open]);
                }
                Look::Equivalent(edit, candidate) => match &path {
                    // It is the first edit of a later epoch.
                    Some(_) => break,
                    None => {
                        let accepted = space.adopt(self, edit, candidate)?;
                        let decision = match accepted {
                            true => Decision::Accepted,
                            false => Decision::Rejected,
                        };
                        proposer.record(space, &[decision]);
                    }
                },
                Look::Trial(mut trial) => {
                    trial.is_foreign = followers > 0;
                    none *= match trial.state {
                        State::Known => 0.0,
                        _ => 1.0 - trial.chance,
                    };
                    tests += usize::from(matches!(trial.state, State::Unasked));
                    if path.is_none() {
                        proposer.put_back(trial.edit.clone());
                        let mut copy = proposer.clone();
                        // The edit that was put back.
                        let again = copy.propose(space, 1);
                        debug_assert_eq!(again.len(), 1);
                        path = Some(copy);
                    }
                    epoch.push(trial);
                    if let Some(path) = &mut path {
                        path.record(space, &[Decision::Open]);
                    }
                }
            }
        }
        Ok(epoch)
    }

    pub(super) fn examine<S: Space>(
        &mut self,
        space: &mut S,
        epoch: &[Trial<S>],
        edit: S::Edit,
        chance: f32,
    ) -> Result<Look<S>, Stop> {
        let mut candidate = match space.make(&edit)? {
            Made::Missing => return Ok(Look::Decided(Decision::Missing, None)),
            Made::Unfit => return Ok(Look::Decided(Decision::Unfit, None)),
            Made::Base => {
                let decision = self.rejection(space.fingerprint());
                return Ok(Look::Decided(decision, None));
            }
            Made::Equivalent(made) => return Ok(Look::Equivalent(edit, made)),
            Made::Candidate(made) => made,
        };
        let identity = space.identity(&candidate);
        let mut state = State::Unasked;
        if let Some((fingerprint, _)) = identity {
            let same = |trial: &Trial<S>| {
                trial
                    .identity
                    .is_some_and(|(other, _)| other == fingerprint)
            };
            if epoch.iter().any(same) {
                return Ok(Look::Twin);
            }
            let known = self.memo.get(fingerprint);
            self.runner.watch.progress.cache_hits += u64::from(known.is_some());
            if known == Some(false) {
                space.rejected(&edit, Some(candidate));
                let decision = self.rejection(fingerprint);
                return Ok(Look::Decided(decision, Some(fingerprint)));
            }
            // The same tokens may have passed with other text between them.
            if known == Some(true) {
                state = State::Known;
            }
        }
        let text = space.print(&mut candidate);
        let text = text.map(|text| (TextKey::of(text), text.len()));
        let size = identity.map_or(space.size(), |(_, size)| size);
        self.runner.work(size)?;
        let Some((text, bytes)) = text else {
            space.rejected(&edit, Some(candidate));
            let Some((fingerprint, _)) = identity else {
                return Ok(Look::Decided(Decision::Unfit, None));
            };
            if matches!(state, State::Unasked) {
                self.memo.reject(fingerprint, size);
            }
            return Ok(Look::Decided(self.rejection(fingerprint), None));
        };
        Ok(Look::Trial(Trial {
            edit,
            candidate,
            identity,
            text,
            size: (size, bytes),
            state,
            runs: Runs::default(),
            chance,
            is_foreign: false,
        }))
    }
}
