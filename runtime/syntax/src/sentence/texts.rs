//! Texts of tokens, by number: 0 is the shortest, greater numbers tend to longer ones.

use std::cell::RefCell;

use rustc_hash::FxHashMap;

use super::automaton_walks::Walks;
use secateur_tables::{Disposition, Kind, TokenRole};

use crate::Language;
use crate::lex::Lexer;

type Known = FxHashMap<(Kind, u64), Box<[u8]>>;

/// A number always has the same text, whatever was requested before.
pub(super) struct Texts<'l> {
    language: &'l Language,
    walks: Walks<'l>,
    /// Empty tokens that a hook makes.
    layout: [Option<Kind>; 2],
    known: RefCell<Known>,
    several: RefCell<FxHashMap<Kind, bool>>,
    /// Shortest texts that only walks find.
    found: FxHashMap<Kind, Box<[u8]>>,
    /// Texts of tokens that the hook makes.
    made: FxHashMap<Kind, &'static [&'static str]>,
    /// Whether nothing may stand between tokens, so that each has to end by itself.
    closed: bool,
}

/// Walks after which a type counts as having a single text.
const TRIES: u64 = 24;

/// See [`Language::single_texts`].
pub(crate) fn single_texts(language: &Language) -> Vec<bool> {
    let texts = Texts::new(language);
    let mut rules = language.lexer.rules.iter();
    let continued = rules.any(|rule| rule.disposition == Disposition::More);
    let is_single = |kind: u16| {
        let is_literal = language.tokens[usize::from(kind)].name.starts_with('\'');
        let kind = Kind(kind);
        is_literal || !continued && texts.has(kind) && !texts.several(kind)
    };
    let types = 0..language.tokens.len() as u16;
    types.map(is_single).collect()
}

impl<'l> Texts<'l> {
    pub(super) const COUNT: u64 = 1 << 12;

    pub(super) fn new(language: &'l Language) -> Self {
        let layout = [TokenRole::Indent, TokenRole::Dedent].map(|role| language.token_with(role));
        let walks = Walks::new(language);
        let mut found = FxHashMap::default();
        let passes = |text: &[u8]| {
            let found = Lexer::new(language).next(text, 0);
            found.is_ok_and(|found| !found.visible() && found.end == text.len())
        };
        let closed = !passes(b" ") && !passes(b"\n");
        let fits = |kind: Kind, text: &str| {
            let text = text.as_bytes();
            !closed || ended(language, kind, text.into()).is_some_and(|ended| *ended == *text)
        };
        let hook = language.hook_for_text();
        let mut made = FxHashMap::default();
        for kind in (1..language.first_guard.0).map(Kind) {
            let name = &language.tokens[kind.index()].name;
            let texts = hook.as_ref().map_or(&[][..], |hook| hook.texts(name));
            if let [shortest, ..] = texts {
                found.insert(kind, shortest.as_bytes().into());
                made.insert(kind, texts);
                continue;
            }
            let shortest = language.tokens[kind.index()].shortest.as_ref();
            if shortest.is_some_and(|text| fits(kind, text)) || layout.contains(&Some(kind)) {
                continue;
            }
            let texts = (1..=TRIES).filter_map(|number| walks.walk(kind, number));
            let texts = texts.filter_map(|text| match closed {
                true => ended(language, kind, text),
                false => Some(text),
            });
            if let Some(text) = texts.min_by_key(|text| (text.len(), text.clone())) {
                found.insert(kind, text);
            }
        }
        Self {
            language,
            walks,
            layout,
            known: RefCell::default(),
            several: RefCell::default(),
            found,
            made,
            closed,
        }
    }

    pub(super) fn has(&self, kind: Kind) -> bool {
        self.layout.contains(&Some(kind)) || self.shortest(kind).is_some()
    }

    fn shortest(&self, kind: Kind) -> Option<&[u8]> {
        let found = self.found.get(&kind).map(|text| &**text);
        let shortest = self.language.tokens[kind.index()].shortest.as_ref();
        found.or(shortest.map(|text| text.as_bytes()))
    }

    pub(super) fn several(&self, kind: Kind) -> bool {
        if let Some(&known) = self.several.borrow().get(&kind) {
            return known;
        }
        let shortest = self.text(kind, 0);
        let several = !self.layout.contains(&Some(kind))
            && (1..=TRIES).any(|number| self.text(kind, number) != shortest);
        self.several.borrow_mut().insert(kind, several);
        several
    }

    /// Returns an empty text if the type has none.
    pub(super) fn text(&self, kind: Kind, number: u64) -> Box<[u8]> {
        let shortest = self.shortest(kind).unwrap_or_default();
        if number == 0 || self.layout.contains(&Some(kind)) {
            return shortest.into();
        }
        if let Some(texts) = self.made.get(&kind) {
            return texts[number as usize % texts.len()].as_bytes().into();
        }
        if let Some(known) = self.known.borrow().get(&(kind, number)) {
            return known.clone();
        }
        let walked = self.walks.walk(kind, number);
        // Keywords in another case are no other text, and ends of lines neither.
        let same = |text: &[u8]| {
            text.eq_ignore_ascii_case(shortest) || text.iter().all(u8::is_ascii_whitespace)
        };
        let other = walked.filter(|text| !same(text));
        let other = match self.closed {
            true => other.and_then(|text| ended(self.language, kind, text)),
            false => other,
        };
        let text = other.unwrap_or_else(|| shortest.into());
        self.known.borrow_mut().insert((kind, number), text.clone());
        text
    }
}

/// Returns the text, or the text as a line, if that is one token even before itself.
fn ended(language: &Language, kind: Kind, text: Box<[u8]>) -> Option<Box<[u8]>> {
    let line = [&text[..], b"\n"].concat().into_boxed_slice();
    [text, line].into_iter().find(|text| {
        let twice = text.repeat(2);
        let found = Lexer::with_hook(language, twice.len()).next(&twice, 0);
        found.is_ok_and(|found| found.kind == kind && found.end == text.len())
    })
}
