//! Definitions and uses of names, edited together.
//!
//! Dependency-aware reduction without knowledge of the language: a name is a text of a token type
//! whose texts vary. Of each name, the heaviest first:
//!
//! 1. all occurrences go, each with the smallest removable part of the tree;
//! 2. the first occurrence goes, with the largest part that mentions no other name or the smallest,
//!    and a part of the deleted text replaces the others (`int *p = &x; f(p);` becomes `f(&x);`);
//! 3. it goes in these two ways, and short sentences, or words where only a name could stand,
//!    replace the others (`typedef t; t *p;` becomes `int *p;`);
//! 4. short sentences replace all occurrences but the first;
//! 5. the n-th item of the list behind each occurrence goes (a parameter and its arguments, a
//!    column and its values).

use std::cmp::Reverse;
use std::collections::BTreeSet;
use std::sync::Arc;

use secateur_tables::Kind;

use crate::strategy::edits::nth_item::without_nth;
use crate::strategy::edits::removal::{remove, remove_alone};
use crate::strategy::edits::sentences::Sentences;
use crate::strategy::edits::uses::{
    Name, Occurrences, lightest_first, name_types, outside, with_uses, worthwhile,
};
use crate::strategy::{Start, Strategy, StrategyKind};
use secateur_syntax::Language;
use secateur_syntax::lex::Token;
use secateur_syntax::tree::{Change, Edit, NodeId, Sentence, Tree};

pub(in crate::strategy) const KIND: StrategyKind = StrategyKind {
    name: "names",
    about: "definitions with all uses, uses by what was defined, parameters with arguments, columns",
    repeats: false,
    plain: None,
    start: |start| Box::new(Names::new(start)),
};

#[derive(Clone)]
struct Names {
    names: Vec<Name>,
    ready: Vec<Edit>,
    /// The current name, if an edit of it was accepted.
    again: Option<Name>,
    at_work: Option<Name>,
    sentences: Sentences,
    /// `None` once the tree has changed.
    places: Option<Occurrences>,
    named: BTreeSet<Kind>,
    words: Arc<[Arc<Sentence>]>,
    done: usize,
}

/// Work of a name, in the unit of [`Halt::after`](secateur_syntax::Halt::after).
const NAME: usize = 100;
const PARTS: usize = 3;
/// Sentences tried for uses.
const SHORT: usize = 6;
const WORDS: usize = 6;
/// Occurrences of a name at most: more are no variable's.
const MOST: usize = 200;

impl Names {
    fn new(start: &Start<'_>) -> Self {
        let named = name_types(start.tree);
        Self {
            names: lightest_first(start.tree),
            ready: Vec::new(),
            again: None,
            at_work: None,
            sentences: Sentences::new(start.usual),
            words: words(start, &named),
            places: None,
            named,
            done: 0,
        }
    }

    /// Returns the edits in reverse order.
    fn edits(&mut self, language: &Language, tree: &Tree, name: &Name) -> Vec<Edit> {
        let places = self
            .places
            .get_or_insert_with(|| Occurrences::of(tree, &self.named));
        let occurrences = places.of_name(tree, name);
        if occurrences.is_empty() || occurrences.len() > MOST {
            return Vec::new();
        }
        let mut edits: Vec<Edit> = Vec::new();
        edits.extend(remove(language, tree, occurrences.iter().copied()));
        let whole = whole(language, tree, occurrences[0], &self.named);
        let smallest = remove(language, tree, [occurrences[0]]);
        for definition in &whole.into_iter().chain(smallest).collect::<Vec<_>>() {
            let left = outside(tree, definition, &occurrences);
            if let Some(uses) = left.filter(|uses| !uses.is_empty()) {
                for part in parts(language, tree, definition, &uses, name) {
                    edits.push(with_uses(definition, &uses, &part));
                }
                for (sentence, fits) in self.short(language, tree, &uses) {
                    edits.push(sure(with_uses(definition, &uses, &sentence), fits));
                }
                if uses.iter().any(|&at| tree.slot(at) == name.0) {
                    let by = |word| with_uses(definition, &uses, word).unsure();
                    edits.extend(self.words.iter().map(by));
                }
            }
        }
        if occurrences.len() > 1 {
            let uses = &occurrences[1..];
            for (sentence, fits) in self.short(language, tree, uses) {
                edits.push(sure(with_uses(&Edit::new([]), uses, &sentence), fits));
            }
        }
        edits.extend(without_nth(language, tree, &occurrences));
        worthwhile(tree, edits)
    }

    /// Returns short sentences and whether they fit all places; those that do come first.
    ///
    /// The others fit one, and maybe all if the grammar reads them differently.
    fn short(
        &mut self,
        language: &Language,
        tree: &Tree,
        uses: &[NodeId],
    ) -> Vec<(Arc<Sentence>, bool)> {
        let mut slots: Vec<Kind> = uses.iter().map(|&at| tree.slot(at)).collect();
        slots.sort_unstable();
        slots.dedup();
        let mut found: Vec<(Arc<Sentence>, bool)> = Vec::new();
        for &slot in &slots {
            for sentence in self.sentences.of(language, slot) {
                let [(kind, text)] = &sentence.tokens[..] else {
                    continue;
                };
                let same = uses.iter().any(|&at| tree.token_text(at) == &**text);
                if !same
                    && found
                        .iter()
                        .all(|(known, _)| known.tokens != sentence.tokens)
                {
                    let fits = slots.iter().all(|&slot| language.fits(*kind, slot));
                    found.push((Arc::clone(sentence), fits));
                }
            }
        }
        found.sort_by_key(|(_, fits)| !fits);
        found.truncate(SHORT);
        found
    }
}

/// Returns the deletion of the largest part around a name without another name.
///
/// A smaller one may leave a useless rest (`wire;` of `wire w;`, where that is syntax).
fn whole(language: &Language, tree: &Tree, name: NodeId, named: &BTreeSet<Kind>) -> Option<Edit> {
    let text = tree.token_text(name);
    let other = |token: &Token| named.contains(&token.kind) && token.of(tree.text()) != text;
    let tokens = |node| &tree.tokens()[tree.first_token(node)..][..tree.weight(node) as usize];
    std::iter::successors(tree.parent(name), |&up| tree.parent(up))
        .take_while(|&up| !tokens(up).iter().any(other))
        .filter_map(|up| remove_alone(language, tree, up))
        .last()
}

/// Returns the lower-case words, except names, most frequent in the original.
fn words(start: &Start<'_>, named: &BTreeSet<Kind>) -> Arc<[Arc<Sentence>]> {
    let mut kinds: Vec<(u32, Kind, &str)> = Vec::new();
    for (kind, (token, &often)) in start.language.tokens.iter().zip(start.usual).enumerate() {
        let kind = Kind(kind as u16);
        let Some(text) = &token.shortest else {
            continue;
        };
        let is_word = text.bytes().all(|byte| byte.is_ascii_lowercase());
        if often > 0 && is_word && !named.contains(&kind) {
            kinds.push((often, kind, text));
        }
    }
    kinds.sort_by_key(|&(often, kind, _)| (Reverse(often), kind));
    kinds.truncate(WORDS);
    let sentence = |(_, kind, text): (u32, Kind, &str)| {
        Arc::new(Sentence {
            kind,
            tokens: vec![(kind, text.as_bytes().into())],
        })
    };
    kinds.into_iter().map(sentence).collect()
}

fn sure(edit: Edit, fits: bool) -> Edit {
    if fits { edit } else { edit.unsure() }
}

/// Returns disjoint parts of a deletion that fit the uses without the name, the heaviest first.
fn parts(
    language: &Language,
    tree: &Tree,
    deletion: &Edit,
    uses: &[NodeId],
    name: &Name,
) -> Vec<Arc<Sentence>> {
    let mut found: Vec<Arc<Sentence>> = Vec::new();
    let mut work: Vec<NodeId> = deletion
        .changes()
        .iter()
        .filter_map(|change| match *change {
            Change::Delete(node) => Some(node),
            _ => None,
        })
        .collect();
    let mut parts: Vec<NodeId> = Vec::new();
    while let Some(node) = work.pop() {
        let kind = tree.kind(node);
        let fits = uses.iter().all(|&at| language.fits(kind, tree.slot(at)));
        let tokens = tree.tokens_of(node);
        let recursive = tokens.iter().any(|token| token == name);
        if fits && !recursive {
            parts.push(node);
        } else {
            work.extend(tree.children(node));
        }
    }
    parts.sort_by_key(|&node| Reverse(tree.weight(node)));
    for node in parts {
        let sentence = Sentence {
            kind: tree.kind(node),
            tokens: tree.tokens_of(node),
        };
        if found.len() < PARTS && found.iter().all(|known| **known != sentence) {
            found.push(Arc::new(sentence));
        }
    }
    found
}

impl Strategy for Names {
    fn propose(&mut self, language: &Language, tree: &Tree) -> Option<Edit> {
        loop {
            if let Some(edit) = self.ready.pop() {
                return Some(edit);
            }
            if tree.halt().after(NAME) {
                return None;
            }
            let name = match self.again.take() {
                Some(name) => name,
                None => self.names.pop()?,
            };
            self.done += 1;
            self.ready = self.edits(language, tree, &name);
            self.at_work = Some(name);
        }
    }

    fn record_verdict(&mut self, _: &Tree, passed: bool) {
        if passed {
            // The others are edits of the earlier tree.
            self.ready.clear();
            self.again.clone_from(&self.at_work);
            self.places = None;
        }
    }

    fn rebase(&mut self, tree: &Tree) {
        self.record_verdict(tree, true);
    }

    fn work(&self, _: usize) -> Option<(usize, usize)> {
        Some((self.done, self.names.len()))
    }
}
