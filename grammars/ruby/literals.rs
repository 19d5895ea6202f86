//! Strings, regular expressions, symbols, characters, here-documents.

use secateur_syntax::hook::Output;

use super::open::{Open, State};
use super::scan::{character, symbol, word_length};
use super::{Ruby, Spot, push};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Literal {
    pub(super) open: u8,
    pub(super) close: u8,
    pub(super) depth: u32,
    pub(super) interpolates: bool,
    /// Whether letters may follow.
    pub(super) regex: bool,
    /// Whether it is a label before a colon.
    pub(super) plain: bool,
}

impl Literal {
    pub(super) fn new(open: u8, close: u8, interpolates: bool, plain: bool) -> Self {
        Self {
            open,
            close,
            depth: 0,
            interpolates,
            regex: false,
            plain,
        }
    }
}

pub(super) struct Document {
    pub(super) word: Vec<u8>,
    pub(super) indented: bool,
}

impl Document {
    /// Reads `<<~WORD`, with its length.
    pub(super) fn read(text: &[u8]) -> Option<(usize, Self)> {
        let indented = matches!(text.get(2), Some(b'~' | b'-'));
        let at = 2 + usize::from(indented);
        let (length, word) = match text.get(at)? {
            quote @ (b'"' | b'\'' | b'`') => {
                let word = text[at + 1..]
                    .split(|byte| byte == quote || *byte == b'\n')
                    .next()?;
                if text.get(at + 1 + word.len()) != Some(quote) {
                    return None;
                }
                (word.len() + 2, word)
            }
            _ => {
                let length = word_length(&text[at..]);
                (length, &text[at..at + length])
            }
        };
        let document = Self {
            word: word.to_vec(),
            indented,
        };
        (length > 0).then_some((at + length, document))
    }

    /// Returns the end of the document, behind the line of the marker.
    pub(super) fn end(&self, text: &[u8], mut at: usize) -> usize {
        while at < text.len() {
            let line = text[at..]
                .split_inclusive(|&byte| byte == b'\n')
                .next()
                .unwrap_or(&[]);
            at += line.len();
            let line = line.strip_suffix(b"\n").unwrap_or(line);
            let line = line.strip_suffix(b"\r").unwrap_or(line);
            let word = if self.indented {
                line.trim_ascii_start()
            } else {
                line
            };
            if word == self.word {
                break;
            }
        }
        at
    }
}

impl Ruby {
    /// Reads `?a`, or the question mark of a condition.
    pub(super) fn question(&mut self, spot: Spot<'_>, output: &mut Output) {
        if self.is_operand(&spot)
            && let Some(length) = character(spot.from())
            && length <= spot.from().len()
        {
            self.operand(spot.start, output);
            let end = spot.start + length;
            self.pass(self.kinds.character, spot.start, end, State::Value, output);
        } else {
            self.level().conditions += 1;
            let end = spot.start + 1;
            self.pass(Some(spot.kind), spot.start, end, State::Operand, output);
        }
    }

    pub(super) fn colon(&mut self, spot: Spot<'_>, output: &mut Output) {
        if spot.own() == b"::" {
            if self.is_operand(&spot)
                || matches!(self.state, State::Name { .. }) && spot.space && !spot.is_apart()
            {
                self.operand(spot.start, output);
            }
            self.pass(Some(spot.kind), spot.start, spot.end, State::Dot, output);
            return;
        }
        let conditions = self.level().conditions;
        let is_value = self.ended() && (conditions > 0 || self.state == State::Value);
        if is_value {
            self.end_calls(conditions, spot.start, output);
            self.level().conditions = conditions.saturating_sub(1);
            self.pass(
                Some(spot.kind),
                spot.start,
                spot.end,
                State::Operand,
                output,
            );
            return;
        }
        let quote = spot.text.get(spot.end).copied();
        if let Some(quote @ (b'"' | b'\'')) = quote {
            self.operand(spot.start, output);
            let literal = Literal::new(quote, quote, quote == b'"', false);
            self.literal(literal, spot.start, spot.end + 1, spot.text, output);
        } else if let Some(length) = symbol(spot.behind())
            && length <= spot.behind().len()
        {
            self.operand(spot.start, output);
            let end = spot.end + length;
            self.pass(self.kinds.symbol, spot.start, end, State::Value, output);
        } else {
            self.pass(
                Some(spot.kind),
                spot.start,
                spot.end,
                State::Operand,
                output,
            );
        }
    }

    /// `at` is behind its opening delimiter.
    pub(super) fn literal(
        &mut self,
        literal: Literal,
        start: usize,
        at: usize,
        text: &[u8],
        output: &mut Output,
    ) {
        push(self.kinds.string_start, start, at, output);
        self.resume(literal, at, text, output);
    }

    pub(super) fn resume(
        &mut self,
        mut literal: Literal,
        from: usize,
        text: &[u8],
        output: &mut Output,
    ) {
        let mut at = from;
        while at < text.len() {
            let byte = text[at];
            if byte == b'\\' && literal.close != byte {
                at += 2;
            } else if literal.interpolates && text[at..].starts_with(b"#{") {
                push(self.kinds.string_text, from, at, output);
                self.open(Open::Interpolation(literal));
                self.pass(self.kinds.interpolation, at, at + 2, State::Operand, output);
                return;
            } else if byte == literal.close && literal.depth == 0 {
                push(self.kinds.string_text, from, at, output);
                self.end_literal(literal, at, text, output);
                return;
            } else {
                if byte == literal.close {
                    literal.depth -= 1;
                } else if byte == literal.open {
                    literal.depth += 1;
                }
                at += 1;
            }
        }
        self.pass(
            self.kinds.string_text,
            from,
            text.len(),
            State::Value,
            output,
        );
    }

    pub(super) fn end_literal(
        &mut self,
        literal: Literal,
        at: usize,
        text: &[u8],
        output: &mut Output,
    ) {
        let mut end = at + 1;
        if literal.regex {
            end += text[end..]
                .iter()
                .take_while(|byte| byte.is_ascii_lowercase())
                .count();
        }
        self.pass(self.kinds.string_end, at, end, State::Value, output);
        let labels = text.get(end) == Some(&b':') && text.get(end + 1) != Some(&b':');
        if literal.plain && labels && self.level().conditions == 0 {
            self.pass(self.kinds.label_colon, end, end + 1, State::Operand, output);
        }
    }
}

/// Reads `%w[`, with its length.
pub(super) fn percent(text: &[u8]) -> Option<(usize, Literal)> {
    let letter = text.get(1).copied().filter(u8::is_ascii_alphabetic);
    if letter.is_some_and(|letter| !b"qQwWiIrsx".contains(&letter)) {
        return None;
    }
    let at = 1 + usize::from(letter.is_some());
    let open = text.get(at).copied().filter(u8::is_ascii_punctuation)?;
    let close = match open {
        b'(' => b')',
        b'[' => b']',
        b'{' => b'}',
        b'<' => b'>',
        other => other,
    };
    let interpolates = !letter.is_some_and(|letter| b"qwis".contains(&letter));
    let mut literal = Literal::new(open, close, interpolates, false);
    literal.regex = letter == Some(b'r');
    Some((at + 1, literal))
}
