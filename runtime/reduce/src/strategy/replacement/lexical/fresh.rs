//! Short texts that no token has.

use std::collections::BTreeSet;

use super::Places;
use super::texts::{Class, Text, taken};
use secateur_syntax::Language;
use secateur_syntax::tree::Tree;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Fresh {
    /// `a`, `b`, …, `aa`, …
    Lower,
    /// `A`, `B`, …, where the case of a letter has a meaning.
    Upper,
    /// `1`, `2`, …
    Digit,
}

pub(super) struct Names {
    taken: BTreeSet<Vec<u8>>,
    next: usize,
}

/// New texts tried for an old one, whose token types may not allow all.
const TRIES: usize = 8;

impl Names {
    pub(super) fn new(tree: &Tree) -> Self {
        let taken = taken(tree);
        Self { taken, next: 0 }
    }

    pub(super) fn next(
        &mut self,
        language: &Language,
        tree: &Tree,
        text: &Text,
        fresh: Fresh,
    ) -> Option<Places> {
        let kind = tree.kind(text.nodes[0]);
        let old = text.of(tree);
        let shortest = language.tokens[kind.index()].shortest.as_ref();
        let mut tries = 0;
        for number in self.next.. {
            let word = fresh.word(number);
            let core = match text.class {
                Class::Name | Class::Number => word,
                // Between the quotes.
                Class::Other => {
                    let frame = shortest?.as_bytes();
                    let (before, behind) = frame.split_at(frame.len() / 2);
                    [before, &word, behind].concat()
                }
            };
            if self.taken.contains(&core) {
                continue;
            }
            tries += 1;
            if core.len() >= old.len() || tries > TRIES {
                return None;
            }
            if let Some(places) = text.renamed(language, tree, &core) {
                let bytes = places.iter().map(|(_, to)| to.tokens[0].1.len());
                let shorter = bytes.sum::<usize>() < text.bytes(tree);
                self.next = number + 1;
                return shorter.then_some(places);
            }
        }
        None
    }
}

impl Fresh {
    fn word(self, mut number: usize) -> Vec<u8> {
        if self == Self::Digit {
            return (number + 1).to_string().into_bytes();
        }
        let first = if self == Self::Upper { b'A' } else { b'a' };
        let mut word = Vec::new();
        loop {
            word.push(first + (number % 26) as u8);
            number /= 26;
            if number == 0 {
                break;
            }
            number -= 1;
        }
        word.reverse();
        word
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn short_words_come_first() {
        let words = |fresh: Fresh| {
            let words = [0, 1, 25, 26, 27, 701, 702].map(|at| fresh.word(at));
            words.map(|word| String::from_utf8(word).unwrap())
        };
        assert_eq!(
            words(Fresh::Lower),
            ["a", "b", "z", "aa", "ab", "zz", "aaa"]
        );
        assert_eq!(words(Fresh::Upper)[3], "AA");
        assert_eq!(words(Fresh::Digit)[..2], ["1", "2"]);
    }
}
