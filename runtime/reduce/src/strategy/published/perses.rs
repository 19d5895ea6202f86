//! Perses (Sun et al., "Perses: Syntax-Guided Program Reduction", ICSE 2018), as it
//! was published and as it is today. Both work on a queue with the heaviest node
//! first; a list has its items minimised, any other node gives way to something that
//! fits its place.
//!
//! * Published: ddmin for lists; a node's replacements are at most four levels below
//!   it, the first on each path.
//! * Today: depth-first splitting for lists; an item also gives way to the items of a
//!   list inside it; replacements are looked for five levels deep, below others, too.
//!
//! What differs from both: a node whose place may be empty is deleted without a look
//! at its parents, since a chain of single children is one node here.

use std::collections::VecDeque;

use crate::minimize;
use crate::strategy::StrategyKind;
use crate::strategy::edits::candidates;
use crate::strategy::tree::{PersesPardis, Variant};
use secateur_syntax::Language;
use secateur_syntax::tree::{Change, Edit, NodeId, Tree};

/// How far below a node its replacements were looked for.
const DEPTH: u32 = 4;

/// What the command line calls Perses as published.
pub(in crate::strategy) const KIND: StrategyKind = StrategyKind {
    name: "perses",
    about: "Perses as published: heaviest node first, lists by ddmin, replacement by descendants",
    repeats: true,
    plain: None,
    start: |start| {
        let variant = Variant {
            lists: start.lists.unwrap_or(minimize::DDMIN),
            heads: false,
            candidates: published,
            more: None,
            begins_anew: false,
        };
        Box::new(PersesPardis::with(start.tree, variant))
    },
};

/// What the command line calls Perses as it is today.
pub(in crate::strategy) const TODAY: StrategyKind = StrategyKind {
    name: "perses-today",
    about: "Perses as it is today: lists by dfs, inner lists in the place of items",
    repeats: true,
    plain: None,
    start: |start| {
        let variant = Variant {
            lists: start.lists.unwrap_or(minimize::DFS),
            heads: false,
            candidates: candidates::of_node,
            more: None,
            begins_anew: false,
        };
        Box::new(PersesPardis::with(start.tree, variant))
    },
};

/// The edits of a node that is no list, those that leave least first.
fn published(language: &Language, tree: &Tree, node: NodeId) -> VecDeque<Edit> {
    let item = tree.parent(node).is_some_and(|parent| tree.is_list(parent));
    let deletion = (!item && language.is_nullable(tree.slot(node))).then_some(Change::Delete(node));
    let mut by = candidates::nearest(language, tree, node, DEPTH);
    by.sort_by_key(|&by| tree.weight(by));
    let replacements = by.into_iter().map(|by| Change::Substitute { node, by });
    let changes = deletion.into_iter().chain(replacements);
    changes.map(|change| Edit::new([change])).collect()
}
