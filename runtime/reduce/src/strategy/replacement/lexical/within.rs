//! Words of several tokens.
//!
//! Names are in format strings, directives and paths, attributes of a page in its scripts and styles:
//! `"{total}".format(total=1)` fails once one of the two names differs.

use std::collections::BTreeMap;
use std::sync::Arc;

use super::fresh::{Fresh, Names};
use super::texts::{Class, Text, core_of, fits, taken};
use crate::strategy::edits::order::stops;
use secateur_syntax::Language;
use secateur_syntax::lex::is_token;
use secateur_syntax::tree::{Edit, NodeId, Sentence, Tree};

#[derive(Clone, Debug)]
pub(super) struct Within {
    pub(super) name: Text,
    around: Vec<NodeId>,
}

/// Returns the names that other tokens contain; linear in the text.
pub(super) fn contained(tree: &Tree, all: &[NodeId], names: &[Text]) -> Vec<Within> {
    let mut found: BTreeMap<&[u8], Vec<NodeId>> = BTreeMap::new();
    for name in names {
        found.insert(word_of(tree, all, *name), Vec::new());
    }
    find(tree, &mut found, |word, text| word.len() < text.len());
    let within = |&name: &Text| {
        let mut around = found.get(word_of(tree, all, name))?.clone();
        around.retain(|node| !name.nodes(all).contains(node));
        (!around.is_empty()).then_some(Within { name, around })
    };
    names.iter().filter_map(within).collect()
}

/// Adds to each word the tokens that contain it, of those that count; linear in the text.
fn find<'t>(
    tree: &'t Tree,
    found: &mut BTreeMap<&'t [u8], Vec<NodeId>>,
    counts: impl Fn(&[u8], &[u8]) -> bool,
) {
    if found.is_empty() {
        return;
    }
    for (at, node) in tree.all().into_iter().enumerate() {
        if stops(tree, at) {
            break;
        }
        if !tree.is_token(node) {
            continue;
        }
        let text = tree.token_text(node);
        for word in words(text).filter(|word| counts(word, text)) {
            let around = found.get_mut(word);
            if let Some(around) = around.filter(|around| around.last() != Some(&node)) {
                around.push(node);
            }
        }
    }
}

/// A word of texts that are no names, with the tokens that contain it.
#[derive(Clone, Debug)]
pub(super) struct Shared {
    word: Vec<u8>,
    around: Vec<NodeId>,
}

/// Returns the words of these texts, longer than `longest`, that other texts contain, too.
///
/// Linear in the text.
pub(super) fn shared(tree: &Tree, all: &[NodeId], texts: &[Text], longest: usize) -> Vec<Shared> {
    let mut found: BTreeMap<&[u8], Vec<NodeId>> = BTreeMap::new();
    let texts = texts.iter().filter(|text| text.class == Class::Other);
    for text in texts.filter(|text| text.is_alive(tree, all)) {
        let words = words(text.of(tree, all)).filter(|word| word.len() > longest);
        let words = words.filter(|word| !word[0].is_ascii_digit());
        found.extend(words.map(|word| (word, Vec::new())));
    }
    find(tree, &mut found, |_, _| true);
    let differ = |around: &[NodeId]| {
        let mut texts = around.iter().map(|&node| tree.token_text(node));
        let first = texts.next();
        texts.any(|text| Some(text) != first)
    };
    let found = found.into_iter().filter(|(_, around)| differ(around));
    let shared = found.map(|(word, around)| Shared {
        word: word.to_vec(),
        around,
    });
    shared.collect()
}

impl Shared {
    /// Returns the edit that gives the word a short name wherever it is.
    pub(super) fn renamed(&self, language: &Language, tree: &Tree) -> Option<Edit> {
        let around = self.around.iter().filter(|&&node| tree.is_alive(node));
        let texts = around.clone().map(|&node| tree.token_text(node));
        let mut taken = taken(tree);
        taken.extend(texts.flat_map(words));
        let mut names = (0..).map_while(|number| Fresh::Lower.core(Class::Name, None, number));
        let new = names.find(|name| !taken.contains(&**name))?;
        if new.len() >= self.word.len() {
            return None;
        }
        let mut edit = Edit::new([]);
        put_words(&mut edit, language, tree, around, &self.word, &new);
        Some(edit)
    }
}

/// Replaces a word in tokens where that leaves tokens.
fn put_words<'n>(
    edit: &mut Edit,
    language: &Language,
    tree: &Tree,
    nodes: impl Iterator<Item = &'n NodeId>,
    old: &[u8],
    new: &[u8],
) {
    for &node in nodes {
        let (kind, text) = (tree.kind(node), tree.token_text(node));
        let by = replaced(text, old, new);
        if by != text && fits(language, kind, is_token(language, kind, text), &by) {
            let tokens = vec![(kind, by.into())];
            edit.add(node, Arc::new(Sentence { kind, tokens }));
        }
    }
}

impl Within {
    pub(super) fn renamed(&self, language: &Language, tree: &Tree, all: &[NodeId]) -> Option<Edit> {
        let Self { name, ref around } = *self;
        let mut fresh = Names::new(tree);
        let number = fresh.next(language, tree, all, name, Fresh::Lower)?;
        let new = Fresh::Lower.core(name.class, None, number)?;
        let places = name.renamed(language, tree, all, &new)?;
        let old = word_of(tree, all, name);
        let new = &new[core_of(&new)];
        let mut edit = Edit::put(places.iter().cloned());
        let around = around.iter().filter(|&&node| tree.is_alive(node));
        put_words(&mut edit, language, tree, around, old, new);
        Some(edit)
    }
}

fn word_of<'t>(tree: &'t Tree, all: &[NodeId], name: Text) -> &'t [u8] {
    let text = name.of(tree, all);
    &text[core_of(text)]
}

const fn is_of_word(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || byte == b'_' || byte >= 0x80
}

fn words(text: &[u8]) -> impl Iterator<Item = &[u8]> {
    text.split(|&byte| !is_of_word(byte))
}

fn replaced(text: &[u8], old: &[u8], new: &[u8]) -> Vec<u8> {
    let mut by = Vec::with_capacity(text.len());
    for part in text.chunk_by(|&one, &other| is_of_word(one) && is_of_word(other)) {
        by.extend_from_slice(if part == old { new } else { part });
    }
    by
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whole_words_are_replaced() {
        for (text, expected) in [
            ("\"{total:>}, {totals}\"", "\"{a:>}, {totals}\""),
            ("'total'", "'a'"),
            ("#total total_ /total", "#a total_ /a"),
        ] {
            let by = replaced(text.as_bytes(), b"total", b"a");
            assert_eq!(String::from_utf8(by).unwrap(), expected);
        }
    }
}
