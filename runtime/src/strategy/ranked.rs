//! Several strategies at once: what is expected to bring in most comes first.
//!
//! On a small tree all that strategies would try, if everything were refused, can be
//! written down. Each of these edits has a chance by what was heard of its like, and
//! saves some tokens: that is what it is worth. The best is tried, and after each
//! verdict the others are judged anew. A success ends the round, since it makes other
//! edits possible. It also ends when none of them is worth its test any more.

use std::sync::Arc;

use rustc_hash::{FxHashMap, FxHashSet};

use super::beyond::names::name_types;
use super::guided::Guide;
use super::{Start, Strategy, StrategyKind};
use crate::language::Language;
use crate::learn::{Likes, Names, Recent, Seen};
use crate::tree::{Edit, Fingerprint, Tree};

/// Edits of one strategy at most: what it proposes after so many is left out.
const MOST: usize = 1 << 14;

/// What is expected to bring in less is not worth its test: on eight real inputs a third of
/// all edits, of which hardly one passed.
pub const WORTH: f32 = 0.0001;

/// An edit that is to be tried.
struct Proposal {
    edit: Edit,
    seen: Seen,
    by: &'static str,
    saved: f32,
}

/// Edits that the estimates cannot tell apart, those that save most first.
struct Group {
    likes: Likes,
    proposals: Vec<Proposal>,
}

#[derive(Clone)]
struct Ranked {
    guide: Guide,
    groups: Arc<[Group]>,
    /// By group: how many were tried.
    tried: Vec<usize>,
    /// The group of what was proposed.
    proposed: Option<usize>,
    done: usize,
    over: bool,
    /// What a test has to be expected to bring in.
    worth: f32,
}

/// All that these strategies propose on a tree, in the order of what is expected, as long
/// as that is at least `worth` for a test. The round is over after a success.
#[must_use]
pub fn ranked(
    start: &Start<'_>,
    kinds: &[StrategyKind],
    guide: Guide,
    worth: f32,
) -> Box<dyn Strategy> {
    let tree = start.tree;
    let names = Names::of(tree, name_types(tree));
    let recent = Recent::default();
    let forest = start.learnt.and_then(|learnt| learnt.forest.as_ref());
    let mut known: FxHashSet<Fingerprint> = FxHashSet::default();
    let mut groups: Vec<Group> = Vec::new();
    let mut number: FxHashMap<Likes, usize> = FxHashMap::default();
    for kind in kinds {
        let mut strategy = (kind.start)(start);
        for _ in 0..MOST {
            let Some(edit) = strategy.propose(start.language, tree) else {
                break;
            };
            strategy.told(tree, false);
            if !known.insert(edit.candidate(tree).fingerprint(tree)) {
                continue;
            }
            let valid = forest.and_then(|forest| forest.valid(tree, &names, &recent, &edit));
            let seen = Seen::by(tree, &names, &edit, valid, kind.name);
            let likes = guide.verdicts().likes(&seen);
            let at = *number.entry(likes.clone()).or_insert(groups.len());
            if at == groups.len() {
                groups.push(Group {
                    likes,
                    proposals: Vec::new(),
                });
            }
            groups[at].proposals.push(Proposal {
                saved: (edit.saved(tree) as f32).max(0.5),
                edit,
                seen,
                by: kind.name,
            });
        }
    }
    for Group { proposals, .. } in &mut groups {
        proposals.sort_by(|one, other| other.saved.total_cmp(&one.saved));
    }
    Box::new(Ranked {
        guide,
        tried: vec![0; groups.len()],
        groups: groups.into(),
        proposed: None,
        done: 0,
        over: false,
        worth,
    })
}

impl Ranked {
    fn expected(&self, group: usize) -> Option<f32> {
        let Group { likes, proposals } = &self.groups[group];
        let next = proposals.get(self.tried[group])?;
        let verdicts = self.guide.verdicts();
        Some(verdicts.expected(&next.seen, likes, next.saved))
    }

    fn last(&self) -> Option<&Proposal> {
        let group = self.proposed?;
        self.groups[group].proposals.get(self.tried[group] - 1)
    }
}

impl Strategy for Ranked {
    fn propose(&mut self, _: &Language, _: &Tree) -> Option<Edit> {
        if self.over {
            return None;
        }
        let mut best: Option<(f32, usize)> = None;
        for group in 0..self.groups.len() {
            if let Some(expected) = self.expected(group)
                && best.is_none_or(|(most, _)| expected > most)
            {
                best = Some((expected, group));
            }
        }
        let (_, group) = best.filter(|&(expected, _)| expected >= self.worth)?;
        self.tried[group] += 1;
        self.done += 1;
        self.proposed = Some(group);
        self.last().map(|proposal| proposal.edit.clone())
    }

    fn told(&mut self, tree: &Tree, passed: bool) {
        self.answered(tree, passed, true);
    }

    fn answered(&mut self, _: &Tree, passed: bool, asked: bool) {
        self.over = passed;
        if let Some(seen) = self.last().map(|proposal| proposal.seen.clone()) {
            self.guide.hear(&seen, passed, asked);
        }
        self.proposed = None;
    }

    fn by(&self) -> Option<&'static str> {
        self.last().map(|proposal| proposal.by)
    }

    fn looked_at(&self) -> usize {
        self.done
    }

    fn guide(&self) -> Option<&Guide> {
        Some(&self.guide)
    }
}
