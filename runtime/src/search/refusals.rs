//! Refusals that outlive their base.
//!
//! A verdict is about a whole text, and after a success all texts are new. But most
//! edits that were refused a moment ago are refused again: what they take out is
//! needed, and nothing that has to do with it has changed. So a small edit is known
//! by what it takes out, what it puts there and what that stands next to; once
//! refused, it waits until one of the names in it was removed somewhere else. (The
//! last declaration of a name may go when the last use of it is gone.) In the end
//! no single node can go all the same: that is tested without exception.

use rustc_hash::FxHashMap;

use crate::language::Language;
use crate::tree::{Candidate, Fingerprint, Tree};

/// An edit that takes out more than this is always tried.
const MOST: usize = 48;

/// What was refused, and when; and when names became fewer.
#[derive(Debug, Default)]
pub(super) struct Refusals {
    /// By what an edit is known by: when it was refused.
    refused: FxHashMap<Fingerprint, u32>,
    /// Those of the round at work, which does not look at them: what is tested must
    /// not depend on how many tests run at once.
    fresh: FxHashMap<Fingerprint, u32>,
    /// By token: when one like it was taken out last.
    removed: FxHashMap<Fingerprint, u32>,
    /// How many successes there were.
    now: u32,
}

impl Refusals {
    /// A round begins.
    pub(super) fn begin_round(&mut self) {
        self.refused.extend(self.fresh.drain());
    }

    /// Whether there is no use in trying an edit yet.
    pub(super) fn waits(&self, language: &Language, tree: &Tree, candidate: &Candidate) -> bool {
        let Some(known) = candidate.gist(tree, MOST) else {
            return false;
        };
        let Some(&then) = self.refused.get(&known) else {
            return false;
        };
        let later = |at: usize| {
            let removed = self.removed.get(&tree.fingerprint_of(at..at + 1));
            removed.is_some_and(|&removed| removed > then)
        };
        !candidate
            .taken_out(tree)
            .any(|at| is_name(language, tree, at) && later(at))
    }

    /// An edit was refused.
    pub(super) fn note(&mut self, tree: &Tree, candidate: &Candidate) {
        if let Some(known) = candidate.gist(tree, MOST) {
            self.fresh.insert(known, self.now);
        }
    }

    /// An edit is about to be made part of the tree.
    pub(super) fn accepted(&mut self, language: &Language, tree: &Tree, candidate: &Candidate) {
        self.now += 1;
        for at in candidate.taken_out(tree) {
            if is_name(language, tree, at) {
                self.removed.insert(tree.fingerprint_of(at..at + 1), self.now);
            }
        }
    }
}

/// Whether a token's type has other texts, too.
fn is_name(language: &Language, tree: &Tree, at: usize) -> bool {
    let token = tree.tokens()[at];
    let only = language.tokens[token.kind.index()].shortest.as_deref();
    only.is_none_or(|only| only.as_bytes() != token.of(tree.text()))
}
