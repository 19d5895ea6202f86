//! Short sentences for a slot: the shortest, and single tokens that fit.

use std::collections::BTreeMap;
use std::sync::Arc;

use crate::language::{Kind, Language};
use crate::tree::Sentence;

/// Sentences by slot, made when they are first asked for. What passed once is
/// offered first from then on.
#[derive(Clone, Default)]
pub(super) struct Sentences {
    of: BTreeMap<Kind, Vec<Arc<Sentence>>>,
}

/// Single tokens that are offered for a slot at most, beside its shortest sentence.
const MOST: usize = 6;

impl Sentences {
    /// The sentences for a slot; the shortest comes first at the beginning. Of the
    /// same length those whose text is no fixed word come first (a number, a
    /// name), then the others in the grammar's order.
    pub(super) fn of(&mut self, language: &Language, slot: Kind) -> &[Arc<Sentence>] {
        self.of.entry(slot).or_insert_with(|| make(language, slot))
    }

    /// A sentence passed where this was asked for.
    pub(super) fn prefer(&mut self, slot: Kind, sentence: &Sentence) {
        if let Some(sentences) = self.of.get_mut(&slot)
            && let Some(at) = sentences.iter().position(|known| **known == *sentence)
        {
            sentences[..=at].rotate_right(1);
        }
    }
}

fn make(language: &Language, slot: Kind) -> Vec<Arc<Sentence>> {
    let shortest = Sentence::shortest(language, slot).filter(|s| !s.tokens.is_empty());
    let mut sentences: Vec<Arc<Sentence>> = shortest.into_iter().map(Arc::new).collect();
    let mut single: Vec<Kind> = (1..language.tokens.len() as u16)
        .map(Kind)
        .filter(|&kind| kind < language.first_guard && language.fits(kind, slot))
        .collect();
    single.sort_by_key(|&kind| is_fixed(language, kind));
    for kind in single {
        if sentences.len() > MOST {
            break;
        }
        if let Some(sentence) = Sentence::shortest(language, kind).map(Arc::new)
            && !sentence.tokens.is_empty()
            && sentences
                .iter()
                .all(|known| known.tokens != sentence.tokens)
        {
            sentences.push(sentence);
        }
    }
    sentences
}

/// Whether a token type is a fixed word: it is named by it.
fn is_fixed(language: &Language, kind: Kind) -> bool {
    language.tokens[kind.index()].name.starts_with('\'')
}
