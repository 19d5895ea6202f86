//! Names that other tokens contain: in format strings, directives, paths.
//!
//! `"{total}".format(total=1)` fails once one of the two names differs.

use std::collections::BTreeMap;
use std::sync::Arc;

use super::fresh::{Fresh, Names};
use super::texts::{Text, core_of, fits};
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
    if found.is_empty() {
        return Vec::new();
    }
    for (at, node) in tree.all().into_iter().enumerate() {
        if stops(tree, at) {
            break;
        }
        if !tree.is_token(node) {
            continue;
        }
        let text = tree.token_text(node);
        for word in words(text).filter(|word| word.len() < text.len()) {
            let around = found.get_mut(word);
            if let Some(around) = around.filter(|around| around.last() != Some(&node)) {
                around.push(node);
            }
        }
    }
    let within = |&name: &Text| {
        let mut around = found.get(word_of(tree, all, name))?.clone();
        around.retain(|node| !name.nodes(all).contains(node));
        (!around.is_empty()).then_some(Within { name, around })
    };
    names.iter().filter_map(within).collect()
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
        for &node in around.iter().filter(|&&node| tree.is_alive(node)) {
            let (kind, text) = (tree.kind(node), tree.token_text(node));
            let by = replaced(text, old, new);
            if by != text && fits(language, kind, is_token(language, kind, text), &by) {
                let tokens = vec![(kind, by.into())];
                edit.add(node, Arc::new(Sentence { kind, tokens }));
            }
        }
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
