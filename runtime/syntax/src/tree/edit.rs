//! Edits of a tree, proposed by strategies.

use std::ops::Range;
use std::sync::Arc;

use smallvec::SmallVec;

use super::fingerprint::{Fingerprint, Run, Runs};
use super::{NodeId, Tree};
use secateur_tables::Kind;

use crate::Language;

/// Tokens from outside the tree, to replace a node.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Sentence {
    /// The kind.
    pub kind: Kind,
    /// Token types and texts.
    pub tokens: Vec<(Kind, Box<[u8]>)>,
}

/// One change to a tree.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Change {
    /// Removes the node.
    Delete(NodeId),
    /// Another node, from inside or deleted by the same edit, replaces the node.
    Substitute {
        /// The replaced node.
        node: NodeId,
        /// The replacement.
        by: NodeId,
    },
    /// The items of a list inside an item replace the item.
    Unwrap {
        /// The item.
        item: NodeId,
        /// The list inside it.
        list: NodeId,
    },
    /// A non-empty sentence of the edit replaces the node.
    Put {
        /// The replaced node.
        node: NodeId,
        /// Index among the edit's sentences.
        sentence: u16,
    },
}

/// Changes of disjoint nodes, tested together.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Edit {
    changes: SmallVec<[Change; 2]>,
    sentences: SmallVec<[Arc<Sentence>; 1]>,
    unsure: bool,
    trial: bool,
    free: bool,
    /// By count of the language, whether it stays as it is.
    left: u16,
}

/// The tokens of a tree after an edit: runs of the base's tokens, not yet printed.
///
/// A candidate is made in time linear in the edit, not in the tree.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Candidate {
    pub(super) splices: SmallVec<[Splice; 4]>,
    sentences: SmallVec<[Arc<Sentence>; 1]>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Splice {
    pub(super) out: Range<u32>,
    pub(super) by: Filling,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Filling {
    Base(Range<u32>),
    New(u16),
}

impl Filling {
    pub(super) fn is_nothing(&self) -> bool {
        matches!(self, Self::Base(run) if run.is_empty())
    }
}

impl Edit {
    /// Makes several changes at once.
    pub fn new(changes: impl IntoIterator<Item = Change>) -> Self {
        Self {
            changes: exactly(changes.into_iter()),
            sentences: SmallVec::new(),
            unsure: false,
            trial: false,
            free: false,
            left: 0,
        }
    }

    /// Marks that the inserted text may not fit its place.
    ///
    /// The grammar may read the surroundings in another way, or reject the candidate: it is parsed
    /// before the test, and again if it is accepted.
    #[must_use]
    pub const fn unsure(mut self) -> Self {
        self.unsure = true;
        self
    }

    /// Whether the inserted text may not fit.
    #[must_use]
    pub const fn is_unsure(&self) -> bool {
        self.unsure
    }

    /// Requests only a verdict: the base stays.
    #[must_use]
    pub const fn trial(mut self) -> Self {
        self.trial = true;
        self
    }

    /// Whether only the verdict is wanted.
    #[must_use]
    pub const fn is_trial(&self) -> bool {
        self.trial
    }

    /// Lets the property test alone decide: the candidate may be no sentence.
    #[must_use]
    pub const fn free(mut self) -> Self {
        self.free = true;
        self
    }

    /// Whether the candidate is tested even if it is no sentence.
    #[must_use]
    pub const fn is_free(&self) -> bool {
        self.free
    }

    /// Leaves counts of the language as they are, by bit, even if they become wrong.
    #[must_use]
    pub const fn leaving(mut self, counts: u16) -> Self {
        self.left |= counts;
        self
    }

    /// The counts that the edit leaves as they are, by bit.
    #[must_use]
    pub const fn left(&self) -> u16 {
        self.left
    }

    pub(super) const fn leaves(&self, count: usize) -> bool {
        self.left >> count & 1 == 1
    }

    /// Puts sentences in the places of nodes.
    ///
    /// # Panics
    /// If there are more than 65,535 of them.
    pub fn put(sentences: impl IntoIterator<Item = (NodeId, Arc<Sentence>)>) -> Self {
        let mut edit = Self::new([]);
        for (node, sentence) in sentences {
            edit.add(node, sentence);
        }
        edit
    }

    /// Adds the replacement of a node by a sentence; an empty one deletes the node.
    ///
    /// # Panics
    /// If there are more than 65,535 sentences.
    pub fn add(&mut self, node: NodeId, sentence: Arc<Sentence>) {
        if sentence.tokens.is_empty() {
            self.changes.push(Change::Delete(node));
            return;
        }
        let known = self.sentences.iter().position(|known| *known == sentence);
        let number = known.unwrap_or(self.sentences.len());
        if known.is_none() {
            self.sentences.push(sentence);
        }
        let sentence = u16::try_from(number).expect("an edit has few sentences");
        self.changes.push(Change::Put { node, sentence });
    }

    /// Adds the deletion of a node.
    pub fn delete(&mut self, node: NodeId) {
        self.changes.push(Change::Delete(node));
    }

    /// Returns one of the sentences.
    ///
    /// # Panics
    /// If there are not so many.
    #[must_use]
    pub fn sentence(&self, number: u16) -> &Sentence {
        &self.sentences[number as usize]
    }

    /// The changes.
    #[must_use]
    pub fn changes(&self) -> &[Change] {
        &self.changes
    }

    /// Whether the nodes of the changes are disjoint, so that they can be made together.
    #[must_use]
    pub fn is_sound(&self, tree: &Tree) -> bool {
        let range = |id: NodeId| {
            let node = tree.get(id);
            node.first_token..node.first_token + node.tokens
        };
        let mut ranges: SmallVec<[Range<u32>; 4]> = self
            .changes
            .iter()
            .map(|change| match *change {
                Change::Delete(node)
                | Change::Substitute { node, .. }
                | Change::Put { node, .. }
                | Change::Unwrap { item: node, .. } => range(node),
            })
            .collect();
        ranges.sort_unstable_by_key(|range| range.start);
        ranges.windows(2).all(|two| two[0].end <= two[1].start)
    }

    /// Whether all nodes of the edit are in the tree.
    #[must_use]
    pub fn is_of(&self, tree: &Tree) -> bool {
        self.changes.iter().all(|change| match *change {
            Change::Delete(node) | Change::Put { node, .. } => tree.is_alive(node),
            Change::Substitute { node, by } => tree.is_alive(node) && tree.is_alive(by),
            Change::Unwrap { item, list } => tree.is_alive(item) && tree.is_alive(list),
        })
    }

    /// Whether the tree would have other tokens after the edit.
    #[must_use]
    pub fn changes_text(&self, tree: &Tree) -> bool {
        self.changes.iter().any(|change| match *change {
            Change::Put { node, sentence } => {
                tree.tokens_of(node) != self.sentence(sentence).tokens
            }
            _ => true,
        })
    }

    /// Returns the number of tokens that the edit removes.
    #[must_use]
    pub fn saved(&self, tree: &Tree) -> i64 {
        let weight = |node| i64::from(tree.weight(node));
        self.changes
            .iter()
            .map(|change| match *change {
                Change::Delete(node) => weight(node),
                // A replacement may come from a later, deleted item, whose deletion counts it as
                // removed.
                Change::Substitute { node, by } => weight(node) - weight(by),
                Change::Unwrap { item, list } => weight(item) - weight(list),
                Change::Put { node, sentence } => {
                    weight(node) - self.sentence(sentence).tokens.len() as i64
                }
            })
            .sum()
    }

    /// Returns the candidate of the edit.
    #[must_use]
    pub fn candidate(&self, tree: &Tree) -> Candidate {
        let range = |id: NodeId| {
            let node = tree.get(id);
            node.first_token..node.first_token + node.tokens
        };
        let splice = |change: &Change| match *change {
            Change::Delete(node) => Splice {
                out: range(node),
                by: Filling::Base(0..0),
            },
            Change::Substitute { node, by } => Splice {
                out: range(node),
                by: Filling::Base(range(by)),
            },
            Change::Unwrap { item, list } => Splice {
                out: range(item),
                by: Filling::Base(range(list)),
            },
            Change::Put { node, sentence } => Splice {
                out: range(node),
                by: Filling::New(sentence),
            },
        };
        let mut splices: SmallVec<[Splice; 4]> = exactly(self.changes.iter().map(splice));
        splices.sort_unstable_by_key(|splice| splice.out.start);
        splices.dedup_by(|later, earlier| {
            let joined = earlier.by.is_nothing()
                && later.by.is_nothing()
                && earlier.out.end == later.out.start;
            if joined {
                earlier.out.end = later.out.end;
            }
            joined
        });
        debug_assert!(splices.windows(2).all(|s| s[0].out.end <= s[1].out.start));
        Candidate {
            splices,
            sentences: self.sentences.clone(),
        }
    }
}

/// Collects items into as much memory as they need: there may be one for each token.
///
/// [`SmallVec`] otherwise reserves a power of two.
fn exactly<A: smallvec::Array>(items: impl Iterator<Item = A::Item>) -> SmallVec<A> {
    let mut all = SmallVec::new();
    all.reserve_exact(items.size_hint().0);
    all.extend(items);
    all
}

impl Candidate {
    /// Returns the runs in order, maybe empty, with the places of their first tokens.
    pub(super) fn runs<'a>(&'a self, tree: &Tree) -> impl Iterator<Item = (u32, Run<'a>)> {
        let all = tree.tokens.len() as u32;
        let mut at = 0;
        self.splices
            .iter()
            .flat_map(move |splice| {
                let kept = at..splice.out.start;
                at = splice.out.end;
                let by = match &splice.by {
                    Filling::Base(run) => Run::Base(run.clone()),
                    Filling::New(number) => Run::New(&self.sentences[*number as usize].tokens),
                };
                [(kept.start, Run::Base(kept)), (splice.out.start, by)]
            })
            .chain(std::iter::once_with({
                let from = self.splices.last().map_or(0, |splice| splice.out.end);
                move || (from, Run::Base(from..all))
            }))
    }

    /// Returns the fingerprint of the token sequence.
    #[must_use]
    pub fn fingerprint(&self, tree: &Tree) -> Fingerprint {
        let mut runs = Runs::new(tree);
        self.runs(tree).for_each(|(_, run)| runs.push(&run));
        runs.finish()
    }

    /// Returns the number of tokens.
    #[must_use]
    pub fn tokens(&self, tree: &Tree) -> usize {
        self.runs(tree).map(|(_, run)| run.len()).sum()
    }
}

impl Sentence {
    /// Returns a kind's shortest sentence; `None` if a token type has no known text.
    #[must_use]
    pub fn shortest(language: &Language, kind: Kind) -> Option<Self> {
        let token = |token: Kind| {
            let text = language.tokens[token.index()].shortest.as_ref()?;
            Some((token, text.as_bytes().into()))
        };
        let tokens: Option<Vec<_>> = language.shortest(kind).map(token).collect();
        tokens.map(|tokens| Self { kind, tokens })
    }
}
