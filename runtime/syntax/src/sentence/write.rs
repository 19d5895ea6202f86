//! Text of words, with separators that keep them apart.
//!
//! The first separators are those that a person might write. If the text is not lexed as the words,
//! others are tried around the first wrong word, and kept for such neighbours if they help: nothing
//! between tokens of a template string, a space between two that would become one.

use rustc_hash::FxHashMap;

use super::Written;
use super::derive::Word;
use secateur_tables::{Kind, TokenRole};

use crate::Language;
use crate::lex::{Lexer, Token, tokenize_recovering};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Between {
    Nothing,
    Space,
    Line,
}

pub(super) struct Writer<'l> {
    language: &'l Language,
    indent: Option<Kind>,
    dedent: Option<Kind>,
    newline: Option<Kind>,
    /// Whether spaces and ends of lines have no meaning, at least at the start.
    spaces: bool,
    lines: bool,
}

const TRIES: usize = 400;

impl<'l> Writer<'l> {
    pub(super) fn new(language: &'l Language) -> Self {
        let passes = |text: &[u8]| {
            let found = Lexer::new(language).next(text, 0);
            found.is_ok_and(|found| !found.visible() && found.end == text.len())
        };
        Self {
            language,
            spaces: passes(b" "),
            lines: passes(b"\n"),
            indent: language.token_with(TokenRole::Indent),
            dedent: language.token_with(TokenRole::Dedent),
            newline: language
                .token_with(TokenRole::LineBreak)
                .or_else(|| language.token_with(TokenRole::Newline)),
        }
    }

    /// Fails with the first word that is not read as itself.
    pub(super) fn write(&self, words: &[Word]) -> Result<Written, usize> {
        let mut learnt: FxHashMap<(Kind, Kind), Between> = FxHashMap::default();
        let mut between: Vec<Between> = (0..words.len())
            .map(|at| self.usual(words, at, &learnt))
            .collect();
        let mut reached = match self.attempt(words, &between) {
            Ok(written) => return Ok(written),
            Err(reached) => reached,
        };
        let mut tries = TRIES;
        loop {
            let mut best: Option<(usize, usize, Between)> = None;
            // Behind the word, before it, and before the one before.
            let places = [reached + 1, reached, reached.wrapping_sub(1)];
            for place in places
                .into_iter()
                .filter(|place| (1..words.len()).contains(place))
            {
                for other in [Between::Space, Between::Nothing, Between::Line] {
                    if between[place] == other || tries == 0 {
                        continue;
                    }
                    tries -= 1;
                    let mut changed = between.clone();
                    changed[place] = other;
                    match self.attempt(words, &changed) {
                        Ok(written) => return Ok(written),
                        Err(further) if best.is_none_or(|(most, ..)| further > most) => {
                            best = Some((further, place, other));
                        }
                        Err(_) => {}
                    }
                }
            }
            let Some((further, place, other)) = best.filter(|(further, ..)| *further > reached)
            else {
                return Err(reached);
            };
            between[place] = other;
            learnt.insert((words[place - 1].kind, words[place].kind), other);
            // Later neighbours of these kinds get the separator as well.
            let mut changed = between.clone();
            for (at, between) in changed.iter_mut().enumerate().skip(place + 1) {
                *between = self.usual(words, at, &learnt);
            }
            match self.attempt(words, &changed) {
                Ok(written) => return Ok(written),
                Err(most) if most >= further => {
                    reached = most;
                    between = changed;
                }
                Err(_) => reached = further,
            }
        }
    }

    fn usual(
        &self,
        words: &[Word],
        at: usize,
        learnt: &FxHashMap<(Kind, Kind), Between>,
    ) -> Between {
        let Some(before) = at.checked_sub(1).map(|before| &words[before]) else {
            return Between::Nothing;
        };
        let word = &words[at];
        if self.is_layout(before.kind) || self.is_layout(word.kind) {
            return Between::Nothing;
        }
        if let Some(&known) = learnt.get(&(before.kind, word.kind)) {
            return known;
        }
        match (&*before.text, &*word.text) {
            (_, b"," | b";" | b")" | b"]" | b".") | (b"(" | b"[" | b"." | b"!" | b"~", _) => {
                Between::Nothing
            }
            (b";" | b"{" | b"}", _) | (_, b"}") if self.lines => Between::Line,
            (name, b"(" | b"[") if name.iter().all(u8::is_ascii_alphanumeric) => Between::Nothing,
            _ if self.spaces => Between::Space,
            _ if self.lines => Between::Line,
            _ => Between::Nothing,
        }
    }

    fn is_layout(&self, kind: Kind) -> bool {
        [self.indent, self.dedent, self.newline].contains(&Some(kind))
    }

    fn attempt(&self, words: &[Word], between: &[Between]) -> Result<Written, usize> {
        let text = self.put_together(words, between);
        let (tokens, errors) = tokenize_recovering(self.language, &text);
        let same = |(token, word): (&Token, &Word)| {
            token.kind == word.kind && *token.of(&text) == *word.text
        };
        let wrong = tokens.iter().zip(words).position(|pair| !same(pair));
        match wrong {
            Some(wrong) => Err(wrong),
            None if tokens.len() != words.len() || !errors.is_empty() => {
                Err(tokens.len().min(words.len().saturating_sub(1)))
            }
            None => Ok(Written { text, tokens }),
        }
    }

    fn put_together(&self, words: &[Word], between: &[Between]) -> Vec<u8> {
        let mut text = Vec::new();
        // Depth of indentation: by tokens, or by braces for looks.
        let (mut level, mut braces) = (0usize, 0usize);
        let mut begins = true;
        for (word, &between) in words.iter().zip(between) {
            if *word.text == *b"}" {
                braces = braces.saturating_sub(1);
            }
            if Some(word.kind) == self.indent {
                level += 1;
                begins = true;
            } else if Some(word.kind) == self.dedent {
                level = level.saturating_sub(1);
                begins = true;
            } else if begins && Some(word.kind) != self.newline {
                text.extend(b"    ".repeat(level));
                begins = false;
            } else {
                match between {
                    Between::Nothing => {}
                    Between::Space => text.push(b' '),
                    Between::Line => {
                        text.push(b'\n');
                        text.extend(b"  ".repeat(braces.min(20)));
                    }
                }
            }
            text.extend_from_slice(&word.text);
            begins |= Some(word.kind) == self.newline && self.indent.is_some();
            braces += usize::from(*word.text == *b"{");
        }
        text
    }
}
