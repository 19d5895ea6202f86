//! The edits of an epoch.

use super::{State, Trial};
use crate::search::Runs;
use crate::search::kernel::space::{Decision, Made, Proposer, Space};
use crate::search::kernel::{Kernel, Stop, TextKey};

/// Least work of a proposal, in tokens.
const PROPOSAL: usize = 1 << 6;
/// Edits of an epoch for each test, with those whose verdicts are known.
const KNOWN: usize = 4;

/// The finding on a proposed edit, before a test.
pub(super) enum Look<S: Space> {
    Decided(Decision),
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
        let mut tests = 0;
        while tests < most && epoch.len() < most * KNOWN {
            let at = path.as_mut().unwrap_or(proposer);
            let Some(edit) = at.propose(space, 1).pop() else {
                if at.is_busy() {
                    self.runner.poll()?;
                    continue;
                }
                break;
            };
            self.runner
                .work(space.work(&edit).saturating_add(PROPOSAL))?;
            match self.examine(space, &epoch, edit)? {
                Look::Decided(decision) => {
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
                Look::Trial(trial) => {
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
    ) -> Result<Look<S>, Stop> {
        let mut candidate = match space.make(&edit)? {
            Made::Missing => return Ok(Look::Decided(Decision::Missing)),
            Made::Unfit => return Ok(Look::Decided(Decision::Unfit)),
            Made::Base => {
                let decision = self.rejection(space.fingerprint());
                return Ok(Look::Decided(decision));
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
                return Ok(Look::Decided(self.rejection(fingerprint)));
            }
            // The same tokens may have passed with other text between them.
            if known == Some(true) {
                state = State::Passed;
            }
        }
        let text = space.print(&mut candidate).map(TextKey::of);
        let size = identity.map_or(space.size(), |(_, size)| size);
        self.runner.work(size)?;
        let Some(text) = text else {
            space.rejected(&edit, Some(candidate));
            let Some((fingerprint, _)) = identity else {
                return Ok(Look::Decided(Decision::Unfit));
            };
            if matches!(state, State::Unasked) {
                self.memo.reject(fingerprint, size);
            }
            return Ok(Look::Decided(self.rejection(fingerprint)));
        };
        Ok(Look::Trial(Trial {
            edit,
            candidate,
            identity,
            text,
            state,
            runs: Runs::default(),
        }))
    }
}
