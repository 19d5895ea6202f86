//! The texts of a tree that could be shorter, with their occurrences.
//!
//! All occurrences change together, so that a name stays that of one thing. Names are equal if they
//! differ only in characters around letters and digits (`%12` and the label `12:` of LLVM).

use std::collections::BTreeMap;
use std::ops::Range;
use std::sync::Arc;

use rustc_hash::FxHashSet;

use crate::strategy::edits::order::{grouped, stops};
use secateur_syntax::Language;
use secateur_syntax::lex::is_token;
use secateur_syntax::tree::{Edit, NodeId, Sentence, Tree};
use secateur_tables::Kind;

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Class {
    /// A word, maybe with a sigil before or a colon behind it.
    Name,
    Number,
    /// A string, a comment, an address.
    Other,
}

/// A text with its occurrences, a range in a list of nodes.
#[derive(Clone, Copy, Debug)]
pub(super) struct Text {
    pub(super) class: Class,
    start: u32,
    end: u32,
}

/// The occurrences of all texts, text by text.
pub(super) type Nodes = Arc<[NodeId]>;

/// Bytes at most of a text that could equal a new one.
const SHORT: usize = 8;

impl Text {
    pub(super) fn nodes(self, all: &[NodeId]) -> &[NodeId] {
        &all[self.start as usize..self.end as usize]
    }

    pub(super) fn kind(self, tree: &Tree, all: &[NodeId]) -> Kind {
        tree.kind(self.nodes(all)[0])
    }

    pub(super) fn of<'t>(self, tree: &'t Tree, all: &[NodeId]) -> &'t [u8] {
        tree.token_text(self.nodes(all)[0])
    }

    /// Bytes without the quotes.
    pub(super) fn inner(self, tree: &Tree, all: &[NodeId]) -> usize {
        let frame = match self.class {
            Class::Name | Class::Number => 0,
            Class::Other => 2,
        };
        self.of(tree, all).len().saturating_sub(frame)
    }

    pub(super) fn bytes(self, tree: &Tree, all: &[NodeId]) -> usize {
        let bytes = self
            .nodes(all)
            .iter()
            .map(|&node| tree.token_text(node).len());
        bytes.sum()
    }

    pub(super) fn is_alive(self, tree: &Tree, all: &[NodeId]) -> bool {
        self.nodes(all).iter().all(|&node| tree.is_alive(node))
    }

    /// Returns all occurrences with `core` as their word; `None` if one would be no token.
    pub(super) fn renamed(
        self,
        language: &Language,
        tree: &Tree,
        all: &[NodeId],
        core: &[u8],
    ) -> Option<Vec<(NodeId, Arc<Sentence>)>> {
        let mut known: BTreeMap<(Kind, Vec<u8>), Arc<Sentence>> = BTreeMap::new();
        let nodes = self.nodes(all);
        let mut places = Vec::with_capacity(nodes.len());
        for &node in nodes {
            let (kind, old) = (tree.kind(node), tree.token_text(node));
            let inner = match self.class {
                Class::Name => core_of(old),
                Class::Number | Class::Other => 0..old.len(),
            };
            let new = [&old[..inner.start], core, &old[inner.end..]].concat();
            if !fits(language, kind, is_token(language, kind, old), &new) {
                return None;
            }
            let key = (kind, new);
            let sentence = known.entry(key).or_insert_with_key(|(kind, new)| {
                let tokens = vec![(*kind, new.as_slice().into())];
                let kind = *kind;
                Arc::new(Sentence { kind, tokens })
            });
            places.push((node, Arc::clone(sentence)));
        }
        Some(places)
    }
}

pub(super) fn replaced(tree: &Tree, nodes: &[NodeId], new: &[u8]) -> Edit {
    let mut edit = Edit::new([]);
    for &node in nodes {
        let kind = tree.kind(node);
        let tokens = vec![(kind, new.into())];
        edit.add(node, Arc::new(Sentence { kind, tokens }));
    }
    edit
}

/// Whether a text may be a token of the type of another.
///
/// That one is known if the lexer makes it of its text alone, in the first mode and without a hook.
/// For an unknown one only the printed candidate shows it.
pub(super) fn fits(language: &Language, kind: Kind, is_known: bool, new: &[u8]) -> bool {
    !new.is_empty() && (!is_known || is_token(language, kind, new))
}

/// Returns the texts that are not the shortest of their types, in the order of the tree.
///
/// A type that a hook makes has no shortest text.
pub(super) fn texts(language: &Language, tree: &Tree) -> (Vec<Text>, Nodes) {
    let mut nodes = tree.all();
    nodes.retain(|&node| {
        let shortest = || language.tokens[tree.kind(node).index()].shortest.as_ref();
        tree.is_token(node) && {
            let text = tree.token_text(node);
            let is_longer = shortest().is_none_or(|short| short.as_bytes() != text);
            !text.trim_ascii().is_empty() && is_longer
        }
    });
    nodes.shrink_to_fit();
    grouped(tree, &mut nodes, key);
    let mut found: Vec<Text> = Vec::new();
    let mut start = 0;
    for same in nodes.chunk_by(|&one, &next| key(tree, one) == key(tree, next)) {
        if stops(tree, found.len()) {
            break;
        }
        let (class, _, _) = key(tree, same[0]);
        let end = start + same.len() as u32;
        found.push(Text { class, start, end });
        start = end;
    }
    found.shrink_to_fit();
    found.sort_unstable_by_key(|text| tree.first_token(text.nodes(&nodes)[0]));
    (found, nodes.into())
}

/// Equal for occurrences of one text.
fn key(tree: &Tree, node: NodeId) -> (Class, Option<Kind>, &[u8]) {
    let text = tree.token_text(node);
    let class = class(text);
    match class {
        Class::Name => (class, None, &text[core_of(text)]),
        Class::Number | Class::Other => (class, Some(tree.kind(node)), text),
    }
}

/// Returns the words of all short tokens, which no new name may equal.
pub(super) fn taken(tree: &Tree) -> FxHashSet<&[u8]> {
    let mut taken = FxHashSet::default();
    for (at, token) in tree.tokens().iter().enumerate() {
        if stops(tree, at) {
            break;
        }
        let text = token.of(tree.text());
        if text.len() <= SHORT {
            taken.insert(&text[core_of(text)]);
        }
    }
    taken
}

fn class(text: &[u8]) -> Class {
    let core = &text[core_of(text)];
    let is_word =
        |&byte: &u8| byte.is_ascii_alphanumeric() || byte >= 0x80 || b"_$-.".contains(&byte);
    let has_sigil = core.len() < text.len();
    match core.first() {
        Some(byte) if byte.is_ascii_digit() && !has_sigil => Class::Number,
        Some(byte) if (has_sigil || !b"-.".contains(byte)) && core.iter().all(is_word) => {
            Class::Name
        }
        _ if text.first().is_some_and(|byte| b"+-.".contains(byte))
            && text.iter().any(u8::is_ascii_digit)
            && text[1..].iter().all(is_word) =>
        {
            Class::Number
        }
        _ => Class::Other,
    }
}

/// Returns the word of a name, without a sigil before and a colon behind it.
pub(super) fn core_of(text: &[u8]) -> Range<usize> {
    let sigils = text.iter().take_while(|byte| b"$@%#&`".contains(byte));
    let start = sigils.count();
    let tail = text[start..].iter().rev();
    let end = text.len() - tail.take_while(|byte| b":`".contains(byte)).count();
    if start < end {
        start..end
    } else {
        0..text.len()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_are_classified_by_their_characters() {
        for (text, expected, core) in [
            ("main", Class::Name, "main"),
            ("%12", Class::Name, "12"),
            ("12:", Class::Name, "12"),
            ("@x.y", Class::Name, "x.y"),
            ("12", Class::Number, "12"),
            ("0x1Fu", Class::Number, "0x1Fu"),
            ("-1.5e3", Class::Number, "-1.5e3"),
            ("\"a\"", Class::Other, "\"a\""),
            ("/* a */", Class::Other, "/* a */"),
            ("#", Class::Other, "#"),
        ] {
            assert_eq!(class(text.as_bytes()), expected, "{text}");
            assert_eq!(&text[core_of(text.as_bytes())], core, "{text}");
        }
    }
}
