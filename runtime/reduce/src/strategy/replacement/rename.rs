//! Replacement of names by others.
//!
//! A rare name becomes a frequent one, everywhere or in one place (Vulcan's identifier replacement,
//! OOPSLA 2023, section 3.1), which may make a definition superfluous. Then the remaining names
//! become `a`, `b`, … where that is shorter.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use secateur_tables::Kind;

use crate::strategy::edits::uses::name_types;
use crate::strategy::{Start, Strategy, StrategyKind};
use secateur_syntax::Language;
use secateur_syntax::lex::is_token;
use secateur_syntax::tree::{Edit, NodeId, Sentence, Tree};

pub(in crate::strategy) const KIND: StrategyKind = StrategyKind {
    name: "rename",
    about: "rare names become frequent ones, long names short ones",
    repeats: false,
    plain: None,
    start: |start| Box::new(Rename::new(start)),
};

/// Frequent names tried for a rare one.
const FREQUENT: usize = 4;

#[derive(Clone)]
struct Rename {
    edits: Vec<Edit>,
    done: usize,
}

impl Rename {
    fn new(start: &Start<'_>) -> Self {
        let tree = start.tree;
        let types = name_types(tree);
        let mut places: BTreeMap<(Kind, &[u8]), Vec<NodeId>> = BTreeMap::new();
        for node in tree.all() {
            if tree.is_token(node) && types.contains(&tree.kind(node)) {
                let name = (tree.kind(node), tree.token_text(node));
                places.entry(name).or_default().push(node);
            }
        }
        let mut names: Vec<_> = places.iter().collect();
        names.sort_by_key(|((_, text), nodes)| (nodes.len(), std::cmp::Reverse(text.len())));
        let mut edits = Vec::new();
        for (at, &((kind, text), nodes)) in names.iter().enumerate() {
            let others = names[at + 1..].iter().rev();
            let others = others.filter(|((other, _), _)| other == kind);
            for &((_, other), _) in others.take(FREQUENT) {
                // A longer name would let the strategy run for ever.
                if other.len() <= text.len() {
                    edits.push(all(nodes, *kind, other));
                    if nodes.len() > 1 {
                        edits.extend(nodes.iter().map(|node| all(&[*node], *kind, other)));
                    }
                }
            }
        }
        let mut taken: BTreeSet<Vec<u8>> = tree
            .tokens()
            .iter()
            .map(|token| token.of(tree.text()).to_vec())
            .collect();
        for &((kind, text), nodes) in names.iter().rev() {
            let short = short_names(text)
                .find(|short| !taken.contains(short) && is_token(start.language, *kind, short));
            if let Some(short) = short.filter(|short| short.len() < text.len()) {
                edits.push(all(nodes, *kind, &short));
                taken.insert(short);
            }
        }
        edits.reverse();
        Self { edits, done: 0 }
    }
}

/// Returns names of one or two letters, with the sigil of a name.
fn short_names(text: &[u8]) -> impl Iterator<Item = Vec<u8>> {
    let sigil: Vec<u8> = text
        .iter()
        .take(1)
        .copied()
        .filter(|b| b"$@%#".contains(b))
        .collect();
    let letters = || b'a'..=b'z';
    let one = letters().map(|a| vec![a]);
    let two = letters().flat_map(move |a| letters().map(move |b| vec![a, b]));
    one.chain(two)
        .map(move |name| [sigil.clone(), name].concat())
}

fn all(nodes: &[NodeId], kind: Kind, text: &[u8]) -> Edit {
    let tokens = vec![(kind, text.into())];
    let sentence = Arc::new(Sentence { kind, tokens });
    Edit::put(nodes.iter().map(|&node| (node, Arc::clone(&sentence))))
}

impl Strategy for Rename {
    fn propose(&mut self, _: &Language, tree: &Tree) -> Option<Edit> {
        while let Some(edit) = self.edits.pop() {
            self.done += 1;
            if edit.changes_text(tree) {
                return Some(edit);
            }
        }
        None
    }

    fn record_verdict(&mut self, _: &Tree, _: bool) {}

    fn visited(&self) -> usize {
        self.done
    }
}
