//! Short sentences for a slot: the shortest, single tokens, stand-ins.

use std::cmp::Reverse;
use std::collections::BTreeMap;
use std::sync::Arc;

use secateur_tables::{Kind, StandIn};

use secateur_syntax::Language;
use secateur_syntax::lex::{Token, tokenize};
use secateur_syntax::tree::Sentence;

/// Sentences by slot; an accepted one moves to the front.
#[derive(Clone)]
pub(in crate::strategy) struct Sentences {
    of: BTreeMap<Kind, Vec<Arc<Sentence>>>,
    usual: Arc<[u32]>,
}

/// Single tokens of a slot at most.
const MOST: usize = 8;

impl Sentences {
    pub(in crate::strategy) fn new(usual: &[u32]) -> Self {
        Self {
            of: BTreeMap::new(),
            usual: usual.into(),
        }
    }

    /// Returns stand-ins, usual single tokens, the shortest sentence.
    pub(in crate::strategy) fn of(&mut self, language: &Language, slot: Kind) -> &[Arc<Sentence>] {
        let usual = &self.usual;
        self.of
            .entry(slot)
            .or_insert_with(|| make(language, slot, usual))
    }

    pub(in crate::strategy) fn prefer(&mut self, slot: Kind, sentence: &Sentence) {
        if let Some(sentences) = self.of.get_mut(&slot)
            && let Some(at) = sentences.iter().position(|known| **known == *sentence)
        {
            sentences[..=at].rotate_right(1);
        }
    }
}

fn make(language: &Language, slot: Kind, usual: &[u32]) -> Vec<Arc<Sentence>> {
    let mut single: Vec<Kind> = (1..language.tokens.len() as u16)
        .map(Kind)
        .filter(|&kind| kind < language.first_guard && language.fits(kind, slot))
        .collect();
    let often = |kind: Kind| usual.get(kind.index()).copied().unwrap_or(0);
    single.sort_by_key(|&kind| Reverse(often(kind)));
    single.truncate(MOST);
    let stand_ins = language
        .stand_ins
        .iter()
        .filter(|stand_in| language.fits(stand_in.kind, slot))
        .filter_map(|stand_in| sentence(language, stand_in));
    let mut sentences: Vec<Arc<Sentence>> = Vec::new();
    let shortest = Sentence::shortest(language, slot);
    let single = single
        .into_iter()
        .filter_map(|kind| Sentence::shortest(language, kind));
    for sentence in stand_ins.chain(single).chain(shortest) {
        let known = sentences
            .iter()
            .any(|known| known.tokens == sentence.tokens);
        if !known && !sentence.tokens.is_empty() {
            sentences.push(Arc::new(sentence));
        }
    }
    sentences
}

/// Returns `None` if the language cannot read the text.
fn sentence(language: &Language, stand_in: &StandIn) -> Option<Sentence> {
    let text = stand_in.text.as_bytes();
    let tokens = tokenize(language, text).ok()?;
    let of = |token: &Token| {
        (
            token.kind,
            text[token.start as usize..token.end as usize].into(),
        )
    };
    Some(Sentence {
        kind: stand_in.kind,
        tokens: tokens.iter().map(of).collect(),
    })
}
