//! The parts of the result with their rejected edits.

use rustc_hash::{FxHashMap, FxHashSet};

use super::kernel::Kernel;
use crate::strategy;
use secateur_syntax::Language;
use secateur_syntax::lex::Excerpt;
use secateur_syntax::tree::{Change, Edit, Fingerprint, NodeId, Tree};

/// A part of the result that could be deleted or shortened.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Remaining {
    /// Line of its first token, from 1.
    pub line: usize,
    /// Column of its first token, in characters, from 1.
    pub column: usize,
    /// Number of enclosing parts in this list.
    pub depth: usize,
    /// The kind in the grammar.
    pub kind: String,
    /// Number of tokens.
    pub tokens: u32,
    /// Its text, with a space between tokens.
    pub text: String,
    /// Recent rejected candidates without it, if it can be deleted.
    pub deletions: Option<u32>,
    /// Recent rejected replacements, if it can be replaced.
    pub replacements: Option<u32>,
}

/// The candidates rejected since the base last changed, by edited node.
#[derive(Debug, Default)]
pub(super) struct Attempts {
    rejected: FxHashMap<NodeId, Rejected>,
}

#[derive(Clone, Debug, Default)]
struct Rejected {
    deletions: FxHashSet<Fingerprint>,
    replacements: FxHashSet<Fingerprint>,
}

impl Attempts {
    pub(super) fn note(&mut self, language: &Language, tree: &Tree, edit: &Edit) {
        let fingerprint = without(language, tree, edit);
        for change in edit.changes() {
            match *change {
                Change::Delete(node) => {
                    let rejected = self.rejected.entry(node).or_default();
                    rejected.deletions.insert(fingerprint);
                }
                Change::Substitute { node, .. }
                | Change::Unwrap { item: node, .. }
                | Change::Put { node, .. } => {
                    let rejected = self.rejected.entry(node).or_default();
                    rejected.replacements.insert(fingerprint);
                }
            }
        }
    }

    pub(super) fn forget(&mut self) {
        self.rejected.clear();
    }

    /// Returns the parts in the order of the text, outer ones first.
    ///
    /// Verdicts in the memo count, too. Nodes with the same tokens are one part.
    pub(super) fn remaining(
        &self,
        language: &Language,
        tree: &Tree,
        kernel: &Kernel<'_>,
    ) -> Vec<Remaining> {
        let mut found: Vec<Remaining> = Vec::new();
        let mut parts: Vec<(NodeId, Rejected)> = Vec::new();
        let mut work: Vec<(NodeId, Option<usize>)> =
            tree.root().into_iter().map(|root| (root, None)).collect();
        while let Some((node, outer)) = work.pop() {
            let mut inner = outer;
            let edits = strategy::NodeEdits::of(language, tree, node);
            if edits.deletion.is_some() || edits.replaceable() {
                let mut rejected = self.rejected.get(&node).cloned().unwrap_or_default();
                // Others were no texts of these tokens.
                rejected.deletions.retain(|&it| kernel.was_asked(it));
                rejected.replacements.retain(|&it| kernel.was_asked(it));
                if let Some(edit) = &edits.deletion {
                    let without = without(language, tree, edit);
                    if kernel.known_verdict(without) == Some(false) && kernel.was_asked(without) {
                        rejected.deletions.insert(without);
                        rejected.replacements.remove(&without);
                    }
                }
                let same = outer.filter(|&at| tree.weight(parts[at].0) == tree.weight(node));
                let at = same.unwrap_or(found.len());
                if same.is_none() {
                    let depth = outer.map_or(0, |outer| found[outer].depth + 1);
                    found.push(part(language, tree, node, depth));
                    parts.push((node, Rejected::default()));
                }
                let (part, all) = (&mut found[at], &mut parts[at].1);
                all.deletions.extend(rejected.deletions);
                all.replacements.extend(rejected.replacements);
                let count = |set: &FxHashSet<_>| u32::try_from(set.len()).unwrap_or(u32::MAX);
                if edits.deletion.is_some() || part.deletions.is_some() {
                    part.deletions = Some(count(&all.deletions));
                }
                if edits.replaceable() || part.replacements.is_some() {
                    part.replacements = Some(count(&all.replacements));
                }
                inner = Some(at);
            }
            let from = work.len();
            work.extend(tree.children(node).map(|child| (child, inner)));
            work[from..].reverse();
        }
        found
    }
}

/// Returns the fingerprint of an edit's candidate.
pub(super) fn without(language: &Language, tree: &Tree, edit: &Edit) -> Fingerprint {
    let counted = edit.with_counts(language, tree);
    let edit = counted.as_ref().unwrap_or(edit);
    edit.candidate(tree).fingerprint(tree)
}

fn part(language: &Language, tree: &Tree, node: NodeId, depth: usize) -> Remaining {
    let start = tree.tokens()[tree.first_token(node)].start as usize;
    let place = Excerpt::new(tree.text(), start, start);
    let texts: Vec<String> = tree
        .tokens_of(node)
        .iter()
        .map(|(_, text)| String::from_utf8_lossy(text).into_owned())
        .collect();
    Remaining {
        line: place.line,
        column: place.column,
        depth,
        kind: language.known_name(tree.kind(node)).to_owned(),
        tokens: tree.weight(node),
        text: texts.join(" "),
        deletions: None,
        replacements: None,
    }
}
