//! Replacement of names by others.
//!
//! A rare name becomes a frequent one, everywhere or in one place (Vulcan's identifier replacement,
//! OOPSLA 2023, section 3.1), which may make a definition superfluous. Then the remaining names
//! become `a`, `b`, … where that is shorter.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;
use std::sync::Arc;

use secateur_tables::Kind;

use crate::strategy::edits::order::{grouped, stops};
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

const FREQUENT: usize = 4;
const SIGILS: &[u8] = b"$@%#";
/// Bytes of the longest short name.
const SHORT: usize = 3;

#[derive(Clone)]
struct Rename {
    /// Places, name by name.
    places: Vec<NodeId>,
    texts: Vec<u8>,
    /// Rare ones first, of two the longer.
    names: Vec<Name>,
    name: usize,
    /// Frequent names for the current one, the next one last.
    others: Vec<usize>,
    /// The next place of the current name; 0 is all of them together.
    place: usize,
    /// Short names by index, the next one last.
    short: Vec<(usize, Vec<u8>)>,
}

/// Ranges in the lists of all names.
#[derive(Clone)]
struct Name {
    kind: Kind,
    places: Range<u32>,
    text: Range<u32>,
}

impl Name {
    fn places<'a>(&self, all: &'a [NodeId]) -> &'a [NodeId] {
        &all[self.places.start as usize..self.places.end as usize]
    }

    fn text<'a>(&self, all: &'a [u8]) -> &'a [u8] {
        &all[self.text.start as usize..self.text.end as usize]
    }
}

impl Rename {
    fn new(start: &Start<'_>) -> Self {
        let tree = start.tree;
        let types = name_types(tree);
        let mut places = tree.all();
        places.retain(|&node| tree.is_token(node) && types.contains(&tree.kind(node)));
        places.shrink_to_fit();
        let key = |tree, node| (Tree::kind(tree, node), Tree::token_text(tree, node));
        grouped(tree, &mut places, key);
        let (mut names, mut texts) = (Vec::new(), Vec::new());
        let mut at = 0;
        let groups = places.chunk_by(|&one, &other| key(tree, one) == key(tree, other));
        for (step, same) in groups.enumerate() {
            if stops(tree, step) {
                break;
            }
            let (kind, text) = key(tree, same[0]);
            names.push(Name {
                kind,
                places: at as u32..(at + same.len()) as u32,
                text: texts.len() as u32..(texts.len() + text.len()) as u32,
            });
            texts.extend_from_slice(text);
            at += same.len();
        }
        names.sort_by_key(|name: &Name| (name.places.len(), Reverse(name.text.len())));
        let mut taken: BTreeSet<Vec<u8>> = BTreeSet::new();
        for token in tree.tokens() {
            let text = token.of(tree.text());
            if text.len() <= SHORT && !taken.contains(text) {
                taken.insert(text.to_vec());
            }
        }
        let mut short = Vec::new();
        // What was taken or no token of a kind, stays so.
        let mut left = BTreeMap::new();
        for (at, name) in names.iter().enumerate().rev() {
            if stops(tree, at) {
                break;
            }
            let text = name.text(&texts);
            let sigil = text.first().copied().filter(|byte| SIGILS.contains(byte));
            let left = left.entry((name.kind, sigil));
            let left = left.or_insert_with(|| short_names(sigil).peekable());
            while left
                .next_if(|new| taken.contains(new) || !is_token(start.language, name.kind, new))
                .is_some()
            {}
            if let Some(new) = left.next_if(|new| new.len() < text.len()) {
                taken.insert(new.clone());
                short.push((at, new));
            }
        }
        short.reverse();
        Self {
            places,
            texts,
            names,
            name: 0,
            others: Vec::new(),
            place: 0,
            short,
        }
    }

    fn frequent(&mut self, tree: &Tree) -> Option<Edit> {
        loop {
            let Some(&other) = self.others.last() else {
                let name = self.names.get(self.name)?;
                // A longer name would let the strategy run for ever.
                let fits = |other: &Name| other.text.len() <= name.text.len();
                let behind = (self.name + 1..self.names.len()).rev();
                let same = behind.filter(|&at| self.names[at].kind == name.kind);
                let others = same.take(FREQUENT).filter(|&at| fits(&self.names[at]));
                self.others = others.collect();
                self.others.reverse();
                self.name += 1;
                self.place = 0;
                continue;
            };
            let name = &self.names[self.name - 1];
            let places = name.places(&self.places);
            let nodes = match self.place {
                0 => places,
                at => &places[at - 1..at],
            };
            let edit = all(tree, nodes, name.kind, self.names[other].text(&self.texts));
            self.place += 1;
            if self.place > places.len() || places.len() == 1 {
                self.others.pop();
                self.place = 0;
            }
            return Some(edit);
        }
    }

    fn shorter(&mut self, tree: &Tree) -> Option<Edit> {
        let (at, text) = self.short.pop()?;
        let name = &self.names[at];
        Some(all(tree, name.places(&self.places), name.kind, &text))
    }
}

/// Returns short names behind a sigil, if any.
fn short_names(sigil: Option<u8>) -> impl Iterator<Item = Vec<u8>> {
    let sigil: Vec<u8> = sigil.into_iter().collect();
    let letters = || b'a'..=b'z';
    let one = letters().map(|a| vec![a]);
    let two = letters().flat_map(move |a| letters().map(move |b| vec![a, b]));
    one.chain(two)
        .map(move |name| [sigil.clone(), name].concat())
}

/// Puts a text in the places that are left.
fn all(tree: &Tree, nodes: &[NodeId], kind: Kind, text: &[u8]) -> Edit {
    let tokens = vec![(kind, text.into())];
    let sentence = Arc::new(Sentence { kind, tokens });
    let nodes = nodes.iter().filter(|&&node| tree.is_alive(node));
    Edit::put(nodes.map(|&node| (node, Arc::clone(&sentence))))
}

impl Strategy for Rename {
    fn propose(&mut self, _: &Language, tree: &Tree) -> Option<Edit> {
        while let Some(edit) = self.frequent(tree).or_else(|| self.shorter(tree)) {
            if edit.changes_text(tree) {
                return Some(edit);
            }
        }
        None
    }

    fn record_verdict(&mut self, _: &Tree, _: bool) {}
}
