//! Short texts that no token has.

use rustc_hash::FxHashSet;

use super::texts::{Class, Text, taken};
use secateur_syntax::Language;
use secateur_syntax::tree::{NodeId, Tree};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Fresh {
    /// `a`, `b`, …, `aa`, …
    Lower,
    /// `A`, `B`, …, where the case of a letter matters.
    Upper,
    /// `1`, `2`, …
    Digit,
}

pub(super) struct Names<'t> {
    taken: FxHashSet<&'t [u8]>,
    next: usize,
}

/// New texts tried for an old one, whose token types may not allow all.
const TRIES: usize = 8;

impl<'t> Names<'t> {
    pub(super) fn new(tree: &'t Tree) -> Self {
        let taken = taken(tree);
        Self { taken, next: 0 }
    }

    /// Returns the [number](Fresh::core) of a new text.
    pub(super) fn next(
        &mut self,
        language: &Language,
        tree: &Tree,
        all: &[NodeId],
        text: Text,
        fresh: Fresh,
    ) -> Option<usize> {
        let old = text.of(tree, all);
        let kind = text.kind(tree, all);
        let mut tries = 0;
        for number in self.next.. {
            let shortest = language.tokens[kind.index()].shortest.as_deref();
            let core = fresh.core(text.class, shortest, number)?;
            if self.taken.contains(&*core) {
                continue;
            }
            tries += 1;
            if core.len() >= old.len() || tries > TRIES {
                return None;
            }
            if let Some(places) = text.renamed(language, tree, all, &core) {
                let bytes = places.iter().map(|(_, to)| to.tokens[0].1.len());
                let shorter = bytes.sum::<usize>() < text.bytes(tree, all);
                self.next = number + 1;
                return shorter.then_some(number);
            }
        }
        None
    }
}

impl Fresh {
    /// Returns the n-th new text; `shortest` is that of the type.
    pub(super) fn core(
        self,
        class: Class,
        shortest: Option<&str>,
        number: usize,
    ) -> Option<Vec<u8>> {
        let word = self.word(number);
        match class {
            Class::Name | Class::Number => Some(word),
            // Between the quotes.
            Class::Other => {
                let frame = shortest?.as_bytes();
                let (before, behind) = frame.split_at(frame.len() / 2);
                Some([before, &word, behind].concat())
            }
        }
    }

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
