//! The texts of a tree that could be shorter, with their occurrences.
//!
//! All occurrences change together, so that a name stays the name of one thing. Names are equal if
//! they differ in characters around letters and digits alone (`%12` and the label `12:` of LLVM).

use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;
use std::sync::Arc;

use secateur_syntax::Language;
use secateur_syntax::lex::is_token;
use secateur_syntax::tree::{Edit, NodeId, Sentence, Tree};
use secateur_tables::Kind;

/// The class of a text, by its characters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Class {
    /// A word, maybe with a sigil before or a colon behind it.
    Name,
    /// Digits and the other characters of a number.
    Number,
    /// A string, a comment, an address.
    Other,
}

#[derive(Clone, Debug)]
pub(super) struct Text {
    pub(super) class: Class,
    pub(super) nodes: Vec<NodeId>,
}

/// Bytes at most of a text that could equal a new one.
const SHORT: usize = 8;
/// Bytes at most of a token that is lexed by itself.
const KNOWN: usize = 1 << 8;

impl Text {
    pub(super) fn of<'t>(&self, tree: &'t Tree) -> &'t [u8] {
        tree.token_text(self.nodes[0])
    }

    /// Bytes without the quotes.
    pub(super) fn inner(&self, tree: &Tree) -> usize {
        let frame = match self.class {
            Class::Name | Class::Number => 0,
            Class::Other => 2,
        };
        self.of(tree).len().saturating_sub(frame)
    }

    pub(super) fn bytes(&self, tree: &Tree) -> usize {
        let bytes = self.nodes.iter().map(|&node| tree.token_text(node).len());
        bytes.sum()
    }

    pub(super) fn is_alive(&self, tree: &Tree) -> bool {
        self.nodes.iter().all(|&node| tree.is_alive(node))
    }

    /// Returns all occurrences with `core` as their word; `None` if one would be no token.
    pub(super) fn renamed(
        &self,
        language: &Language,
        tree: &Tree,
        core: &[u8],
    ) -> Option<Vec<(NodeId, Arc<Sentence>)>> {
        let mut known: BTreeMap<(Kind, Vec<u8>), Arc<Sentence>> = BTreeMap::new();
        let mut places = Vec::with_capacity(self.nodes.len());
        for &node in &self.nodes {
            let (kind, old) = (tree.kind(node), tree.token_text(node));
            let inner = match self.class {
                Class::Name => core_of(old),
                Class::Number | Class::Other => 0..old.len(),
            };
            let new = [&old[..inner.start], core, &old[inner.end..]].concat();
            if !fits(language, kind, old, &new) {
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

pub(super) fn replaced(tree: &Tree, text: &Text, new: &[u8]) -> Edit {
    let mut edit = Edit::new([]);
    for &node in &text.nodes {
        let kind = tree.kind(node);
        let tokens = vec![(kind, new.into())];
        edit.add(node, Arc::new(Sentence { kind, tokens }));
    }
    edit
}

/// Whether a text may replace another as a token.
///
/// Where modes or a hook make such tokens, only the printed candidate shows it.
pub(super) fn fits(language: &Language, kind: Kind, old: &[u8], new: &[u8]) -> bool {
    let is_known = old.len() > KNOWN || is_token(language, kind, old);
    !new.is_empty() && (!is_known || is_token(language, kind, new))
}

/// Returns the texts that are not the shortest of their types, in the order of the tree.
pub(super) fn texts(language: &Language, tree: &Tree) -> Vec<Text> {
    let mut known: BTreeMap<(Class, Option<Kind>, &[u8]), usize> = BTreeMap::new();
    let mut found: Vec<Text> = Vec::new();
    for node in tree.all() {
        if !tree.is_token(node) {
            continue;
        }
        let (kind, text) = (tree.kind(node), tree.token_text(node));
        let shortest = language.tokens[kind.index()].shortest.as_ref();
        if text.trim_ascii().is_empty() || shortest.is_none_or(|short| short.as_bytes() == text) {
            continue;
        }
        let class = class(text);
        let key = match class {
            Class::Name => (class, None, &text[core_of(text)]),
            Class::Number | Class::Other => (class, Some(kind), text),
        };
        let at = *known.entry(key).or_insert(found.len());
        if at == found.len() {
            let nodes = Vec::new();
            found.push(Text { class, nodes });
        }
        found[at].nodes.push(node);
    }
    for text in &mut found {
        text.nodes.shrink_to_fit();
    }
    found.shrink_to_fit();
    found
}

/// Returns the words of all short tokens, which no new name may equal.
pub(super) fn taken(tree: &Tree) -> BTreeSet<Vec<u8>> {
    let mut taken: BTreeSet<Vec<u8>> = BTreeSet::new();
    for token in tree.tokens() {
        let text = token.of(tree.text());
        let core = &text[core_of(text)];
        if text.len() <= SHORT && !taken.contains(core) {
            taken.insert(core.to_vec());
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
