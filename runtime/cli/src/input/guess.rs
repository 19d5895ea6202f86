//! Identification of a text's language by its description length.
//!
//! A language describes a text by the type of each token, and the characters that a type leaves
//! open. Text that is neither in a token nor a comment, such as that of a heredoc, takes what its
//! words take. The best language takes the fewest bits; prose, or a text of another language, takes at
//! least as many as its bare words. A language is only chosen if the whole text is in it, and takes
//! clearly fewer bits than words and than any other such language. A language that all but a few tokens
//! are in may not take clearly fewer bits, either: the text may be in it, with a mistake.

use std::collections::BTreeSet;

use crate::input::languages::Languages;
use crate::input::reading::parses;
use secateur_syntax::format::{Format, Tolerant};
use secateur_syntax::lex::{Token, tokenize, trivia};

/// Bits of a character that its token type leaves open.
const CHARACTER: f64 = 6.0;

/// Maximal share of the next language's bits that the best one needs.
const MARGIN: f64 = 0.94;

/// Minimal difference in bits to the next language; a short text proves nothing.
const LEAST: f64 = 12.0;

/// Maximal number of tokens of code for each sign; prose, which may parse as names, has fewer
/// signs.
const SIGNS: usize = 6;

/// Minimal number of tokens for each that a text's language does not read, or lacks, after the first.
const SOUND: usize = 50;

struct Written {
    bits: f64,
    /// Whether enough of it is signs that the language knows.
    has_signs: bool,
}

impl<'a> Languages<'a> {
    /// Returns the language that a text is clearly in; of several for one extension the first.
    pub(super) fn guess(&self, text: &[u8]) -> Option<&'a dyn Format> {
        let words = self.named("tokens");
        let known = self.formats.iter().copied();
        let known = known.filter(|format| !format.description().extensions.is_empty());
        let written: Vec<(f64, &'a dyn Format)> = known
            .filter_map(|format| {
                let Written { bits, has_signs } = write(format, words, text)?;
                has_signs.then_some((bits, format))
            })
            .collect();
        let (read, refused): (Vec<_>, Vec<_>) = written
            .into_iter()
            .partition(|(_, format)| parses(*format, text).is_ok());
        let (bits, best) = *read
            .iter()
            .min_by(|(one, _), (other, _)| one.total_cmp(other))?;
        let others = read
            .iter()
            .filter(|(_, format)| !are_related(*format, best));
        let words = words.and_then(|words| write(words, None, text));
        let next = others
            .map(|(bits, _)| *bits)
            .chain(words.map(|words| words.bits))
            .reduce(f64::min);
        let is_clearly_less = |bits, other| bits <= MARGIN * other && bits + LEAST <= other;
        // A text with a mistake must not count as another language that allows it.
        let is_better = refused
            .iter()
            .all(|(other, format)| match are_related(*format, best) {
                true => *other >= bits,
                false => !is_clearly_less(*other, bits) || !is_nearly_in(*format, text),
            });
        let is_clear = next.is_none_or(|next| is_clearly_less(bits, next));
        let mut family = read.iter().filter(|(_, format)| are_related(*format, best));
        family
            .next()
            .filter(|_| is_better && is_clear)
            .map(|(_, format)| *format)
    }
}

/// Tests for a common extension or interpreter.
fn are_related(one: &dyn Format, other: &dyn Format) -> bool {
    let (one, other) = (one.description(), other.description());
    let share = |one: &[_], other: &[_]| one.iter().any(|name| other.contains(name));
    one.name == other.name
        || share(&one.extensions, &other.extensions)
        || share(&one.interpreters, &other.interpreters)
}

/// Whether a text that a language rejects has few mistakes in it.
fn is_nearly_in(format: &dyn Format, text: &[u8]) -> bool {
    let unread = Tolerant::new(format).map(|tolerant| tolerant.unread(text));
    unread.is_none_or(|unread| {
        unread.is_ok_and(|unread| unread.opaque + unread.missing <= 1 + unread.tokens / SOUND)
    })
}

/// Describes a text; `None` if it has characters that the language does not know.
fn write(format: &dyn Format, words: Option<&dyn Format>, text: &[u8]) -> Option<Written> {
    let language = format.language();
    let tokens = tokenize(language, text).ok()?;
    let free = |text: &[u8]| {
        let shown = text.iter().filter(|byte| !byte.is_ascii_whitespace());
        CHARACTER * shown.count() as f64
    };
    let of_a_type = (language.first_guard.index() as f64).log2();
    let (mut bits, mut signs, mut all) = (0.0, 0, 0);
    let mut kinds = BTreeSet::new();
    for token in &tokens {
        let text = token.of(text).trim_ascii();
        if text.is_empty() {
            continue;
        }
        all += 1;
        kinds.insert(token.kind);
        bits += of_a_type;
        let only = language.tokens[token.kind.index()].shortest.as_deref();
        // Keywords of some languages may be in capitals.
        if only.is_some_and(|only| only.as_bytes().eq_ignore_ascii_case(text)) {
            signs += usize::from(!text.iter().any(u8::is_ascii_alphanumeric));
        } else {
            bits += free(text);
        }
    }
    let mut read = trivia(language, text);
    let hidden = read.iter().cloned();
    bits += hidden.map(|range| free(&text[range])).sum::<f64>();
    let range = |token: &Token| token.start as usize..token.end as usize;
    read.extend(tokens.iter().map(range));
    read.push(text.len()..text.len());
    read.sort_unstable_by_key(|range| range.start);
    let mut end = 0;
    for range in read {
        let unread = text.get(end..range.start).unwrap_or_default();
        end = end.max(range.end);
        if !unread.trim_ascii().is_empty() {
            let written = words.and_then(|words| write(words, None, unread));
            bits += written.map_or_else(|| free(unread), |written| written.bits);
        }
    }
    Some(Written {
        bits,
        // One type of tokens, as lines with `#` that are directives, may be anything.
        has_signs: kinds.len() > 1 && signs * SIGNS >= all,
    })
}
