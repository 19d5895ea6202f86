//! Fields of format strings, with their arguments.
//!
//! `printf("%d of %s", n, name)` needs an argument for each field, so neither goes alone. Of each
//! string, the first one first, a field goes with what it takes of the list that the string begins,
//! or of a list behind the string with as many items as the fields take (`"{} {}".format(a, b)`).
//! The last field comes first.

use std::ops::Range;
use std::sync::Arc;

use crate::strategy::edits::lists::head_of;
use crate::strategy::edits::nth_item::{Items, all_behind};
use crate::strategy::edits::order::stops;
use crate::strategy::edits::removal::remove;
use crate::strategy::edits::uses::{leaves, with_uses, worthwhile};
use crate::strategy::{Start, Strategy, StrategyKind};
use secateur_syntax::Language;
use secateur_syntax::tree::{Edit, NodeId, Sentence, Tree};

pub(in crate::strategy) const KIND: StrategyKind = StrategyKind {
    name: "fields",
    about: "fields of format strings, with their arguments",
    repeats: false,
    plain: None,
    start: |start| Box::new(Fields::new(start)),
};

#[derive(Clone)]
struct Fields {
    /// The strings with fields, the next one last.
    strings: Vec<NodeId>,
    ready: Vec<Edit>,
    /// The string of the edits.
    string: Option<NodeId>,
    done: usize,
}

/// A field of a format string.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Field {
    place: Range<usize>,
    /// Arguments that it takes: its width and its precision may be some.
    takes: usize,
}

/// Bytes of a format string at most.
const LONGEST: usize = 1 << 12;
/// Fields of a string at most.
const MOST: usize = 32;
/// Bytes before the quote at most.
const PREFIX: usize = 3;
/// Tokens of a string with a separator.
const ALONE: u32 = 2;
/// Lists behind a string tried.
const LISTS: usize = 2;
/// Work of a string, in the unit of [`Halt::after`](secateur_syntax::Halt::after).
const STRING: usize = 50;

impl Fields {
    fn new(start: &Start<'_>) -> Self {
        let tree = start.tree;
        let mut strings = leaves(tree);
        let mut at = 0;
        strings.retain(|&leaf| {
            at += 1;
            !stops(tree, at) && !fields(tree.token_text(leaf)).is_empty()
        });
        strings.shrink_to_fit();
        strings.reverse();
        Self {
            strings,
            ready: Vec::new(),
            string: None,
            done: 0,
        }
    }
}

/// Returns the fields of a text in quotes that take arguments by their order.
fn fields(text: &[u8]) -> Vec<Field> {
    let is_quote = |byte: &u8| b"\"'`".contains(byte);
    let quoted = text.iter().take(PREFIX + 1).any(is_quote);
    if text.len() > LONGEST || !quoted || !text.last().is_some_and(is_quote) {
        return Vec::new();
    }
    let mut found = Vec::new();
    let mut at = 0;
    while at < text.len() && found.len() < MOST {
        let rest = &text[at..];
        let field = match rest {
            [b'%', b'%', ..] | [b'{', b'{', ..] => {
                at += 2;
                continue;
            }
            [b'%', ..] => conversion(rest),
            [b'{', ..] => placeholder(rest),
            _ => None,
        };
        if let Some((bytes, takes)) = field {
            let place = at..at + bytes;
            found.push(Field { place, takes });
            at += bytes;
        } else {
            at += 1;
        }
    }
    found
}

/// Returns the bytes and the arguments of a conversion such as `%-8.*lu`.
fn conversion(text: &[u8]) -> Option<(usize, usize)> {
    let is_before = |byte: &u8| b"-+ #0'123456789.*hlLqjzt".contains(byte);
    let before = text[1..].iter().take_while(|byte| is_before(byte)).count();
    text.get(1 + before)
        .filter(|byte| byte.is_ascii_alphabetic())?;
    let stars = text[1..=before].iter().filter(|&&byte| byte == b'*');
    Some((before + 2, 1 + stars.count()))
}

/// Returns the bytes and the arguments of a placeholder without a name such as `{:>8}`.
fn placeholder(text: &[u8]) -> Option<(usize, usize)> {
    let end = text.iter().position(|&byte| byte == b'}')?;
    matches!(text[1], b'}' | b':' | b'!').then_some((end + 1, 1))
}

fn edits(language: &Language, tree: &Tree, string: NodeId) -> Vec<Edit> {
    let text = tree.token_text(string);
    let fields = fields(text);
    let taken = fields.iter().map(|field| field.takes).sum();
    let mut edits = Vec::new();
    for items in arguments(language, tree, string, taken) {
        let mut end = taken;
        for field in fields.iter().rev() {
            let from = end - field.takes;
            let gone = items.iter().take(end).skip(from).copied();
            if let Some(gone) = remove(language, tree, gone) {
                let rest = [&text[..field.place.start], &text[field.place.end..]].concat();
                let kind = tree.kind(string);
                let tokens = vec![(kind, rest.into())];
                let shorter = Arc::new(Sentence { kind, tokens });
                edits.push(with_uses(&gone, &[string], &shorter).unsure());
            }
            end = from;
        }
    }
    worthwhile(tree, edits)
}

/// Returns the lists of items behind a string that may be its arguments.
fn arguments(language: &Language, tree: &Tree, string: NodeId, taken: usize) -> Vec<Items> {
    let around = std::iter::successors(Some(string), |&node| tree.parent(node));
    for node in around.take_while(|&node| tree.weight(node) <= ALONE) {
        let behind = match tree.next(node) {
            Some(list) if head_of(language, tree, list) == Some(node) => tree.children(list).next(),
            next => next.filter(|_| tree.parent(node).is_some_and(|up| tree.is_list(up))),
        };
        if behind.is_some() {
            return vec![std::iter::successors(behind, |&item| tree.next(item)).collect()];
        }
    }
    let mut lists = all_behind(language, tree, string, taken);
    lists.truncate(LISTS);
    lists
}

impl Strategy for Fields {
    fn propose(&mut self, language: &Language, tree: &Tree) -> Option<Edit> {
        loop {
            if let Some(edit) = self.ready.pop() {
                return Some(edit);
            }
            if tree.halt().after(STRING) {
                return None;
            }
            let string = self.strings.pop()?;
            self.done += 1;
            if tree.is_alive(string) {
                self.ready = edits(language, tree, string);
                self.string = Some(string);
            }
        }
    }

    fn record_verdict(&mut self, _: &Tree, passed: bool) {
        if passed {
            // The others are edits of the earlier tree.
            self.ready.clear();
            self.strings.extend(self.string);
        }
    }

    fn rebase(&mut self, _: &Tree) {
        self.ready.clear();
    }

    fn work(&self, _: usize) -> Option<(usize, usize)> {
        Some((self.done, self.strings.len()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fields_have_their_arguments() {
        for (text, expected) in [
            ("\"%d of %-8.*lu\"", &[("%d", 1), ("%-8.*lu", 2)][..]),
            ("\"100%% %s\"", &[("%s", 1)]),
            ("rb'%(name)s %i'", &[("%i", 1)]),
            ("\"{} {{}} {:>8} {0} {name}\"", &[("{}", 1), ("{:>8}", 1)]),
            ("\"50%\"", &[]),
            ("%d", &[]),
        ] {
            let found = fields(text.as_bytes());
            let found: Vec<(&str, usize)> = found
                .into_iter()
                .map(|field| (&text[field.place], field.takes))
                .collect();
            assert_eq!(found, expected, "{text}");
        }
    }
}
