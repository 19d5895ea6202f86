//! Unions of the edits of an epoch that passed.

use super::collect::Look;
use super::{Merged, State, Trial};
use crate::search::kernel::space::{LIKELY, Proposer, Space};
use crate::search::kernel::{Kernel, Stop};

/// Parts without each of which an epoch's accepted edits are tested.
const PARTS: usize = 4;
/// Divisor of the width for the number of unions that are tested together.
///
/// The first one passes mostly, so with few workers the others are tested only where it does not.
const SHARE: usize = 8;

impl Kernel<'_> {
    /// Tests unions of edits that passed.
    pub(super) fn merge<S: Space, P: Proposer<S>>(
        &mut self,
        space: &mut S,
        proposer: &P,
        epoch: &mut [Trial<S>],
    ) -> Result<Merged<S>, Stop> {
        let mut passed: Vec<usize> = (0..epoch.len())
            .filter(|&at| epoch[at].is_accepted(space))
            .collect();
        // The stage of the others begins with their verdicts.
        if passed.iter().all(|&at| epoch[at].is_foreign) {
            passed.clear();
        }
        let size = |at: usize| epoch[at].size;
        let least = passed.iter().map(|&at| size(at)).min();
        let mut found: Vec<(Vec<usize>, Trial<S>)> = Vec::new();
        if passed.len() > 1 {
            for mut union in unions(&passed) {
                union.sort_by_key(|&at| (size(at), at));
                let edits: Vec<&S::Edit> = union.iter().map(|&at| &epoch[at].edit).collect();
                let Some((edit, taken)) = space.union(&edits) else {
                    continue;
                };
                let mut taken = taken.into_iter();
                union.retain(|_| taken.next().unwrap_or(false));
                if found.iter().any(|(other, _)| *other == union) {
                    continue;
                }
                if let Some(trial) = self.unite(space, epoch, edit)? {
                    found.push((union, trial));
                }
            }
        }
        // A single edit may remove more than a union of others; it needs no test.
        found.retain(|(_, trial)| least.is_some_and(|least| trial.size <= least));
        found.sort_by_key(|(_, trial)| trial.size);
        let (members, mut all): (Vec<Vec<usize>>, Vec<Trial<S>>) = found.into_iter().unzip();
        let together = (self.width / SHARE).max(1);
        let (mut tests, mut chosen) = (0, Ok(None));
        for at in 0..all.len() {
            let from = at / together * together;
            let end = all.len().min(from + together);
            tests = end - from;
            if let Err(stop) = self.verdict(space, proposer, &mut all[..end], at) {
                chosen = Err(stop);
                break;
            }
            if matches!(all[at].state, State::Passed) {
                chosen = Ok(Some(at));
                break;
            }
        }
        self.drop_asked(&mut all);
        self.learn_all(&all);
        if let Some(at) = chosen? {
            return Ok(Merged {
                members: members[at].clone(),
                union: Some(all.swap_remove(at)),
                tests,
            });
        }
        passed.sort_by_key(|&at| (size(at), at));
        passed.truncate(1);
        Ok(Merged {
            members: passed,
            union: None,
            tests,
        })
    }

    /// Makes the candidate of a union; `None` if its verdict is a rejection already.
    fn unite<S: Space>(
        &mut self,
        space: &mut S,
        epoch: &[Trial<S>],
        edit: S::Edit,
    ) -> Result<Option<Trial<S>>, Stop> {
        let Look::Trial(mut trial) = self.examine(space, &[], edit, LIKELY)? else {
            return Ok(None);
        };
        let fingerprint = |trial: &Trial<S>| trial.identity.map(|(fingerprint, _)| fingerprint);
        let same = |other: &&Trial<S>| {
            fingerprint(&trial).is_some() && fingerprint(other) == fingerprint(&trial)
        };
        match epoch.iter().find(same).map(|same| &same.state) {
            Some(State::Rejected) => return Ok(None),
            // An edit that deletes all that the others change.
            Some(State::Passed) => trial.state = State::Known,
            _ => {}
        }
        Ok(Some(trial))
    }
}

/// Returns the unions of edits that are tested: all, then all but a quarter, then halves.
///
/// All but one of up to four edits.
fn unions(passed: &[usize]) -> Vec<Vec<usize>> {
    let mut unions = vec![passed.to_vec()];
    for parts in [PARTS.min(passed.len()), 2] {
        for part in 0..parts {
            let (from, to) = (
                part * passed.len() / parts,
                (part + 1) * passed.len() / parts,
            );
            let rest = [&passed[..from], &passed[to..]].concat();
            if rest.len() > 1 && !unions.contains(&rest) {
                unions.push(rest);
            }
        }
    }
    unions
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn unions_are_few_and_shrink() {
        assert_eq!(unions(&[3, 5]), [[3, 5]]);
        assert_eq!(
            unions(&[1, 2, 3]),
            [&[1, 2, 3][..], &[2, 3], &[1, 3], &[1, 2]]
        );
        let many: Vec<usize> = (0..100).collect();
        let sizes: Vec<usize> = unions(&many).iter().map(Vec::len).collect();
        assert_eq!(sizes, [100, 75, 75, 75, 75, 50, 50]);
    }
}
