//! One step of the lexer: the longest match at a position.

use super::simulate::simulate;
use crate::language::{Disposition, Kind, LexerTables, ModeStep};

/// What was matched at a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Match {
    /// The token type.
    pub kind: Kind,
    /// One past the last byte.
    pub end: usize,
    /// Whether it is a token of the default channel; the rest is trivia.
    pub visible: bool,
    /// Whether the text was over before the match was: with more text behind it,
    /// it might be another.
    pub open: bool,
}

/// A lexer with its mode.
#[derive(Clone, Debug)]
pub struct Lexer<'a> {
    tables: &'a LexerTables,
    mode: u16,
    stack: Vec<u16>,
}

/// A code point that no valid text has, for bytes that are no UTF-8: they belong
/// to the class of the replacement character.
const REPLACEMENT: u32 = 0xFFFD;

/// In place of a code point: the end of the file.
const END: u32 = 0x11_0000;

/// Matches without a character, one after another, before the lexer gives up:
/// they may change modes, but they do not go round for ever.
const EMPTY_MATCHES: usize = 1000;

/// No rule matches; what was read before that was clear ends here.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoMatch {
    /// The first byte of the character that no rule goes on with.
    pub at: usize,
}

/// The longest match of a mode.
pub(super) struct Longest {
    pub(super) end: usize,
    /// An entry of [`LexerTables::rules`].
    pub(super) rule: u16,
    /// Whether the text was over first.
    pub(super) open: bool,
}

impl<'a> Lexer<'a> {
    /// A lexer at the beginning of a file.
    #[must_use]
    pub const fn new(tables: &'a LexerTables) -> Self {
        Self {
            tables,
            mode: 0,
            stack: Vec::new(),
        }
    }

    /// The next token or piece of trivia from byte `at` on, which is within the
    /// text.
    ///
    /// # Errors
    /// If no rule matches.
    pub fn next(&mut self, text: &[u8], at: usize) -> Result<Match, NoMatch> {
        let mut from = at;
        for _ in 0..EMPTY_MATCHES {
            let Longest { end, rule, open } = self.longest(text, from)?;
            let rule = &self.tables.rules[usize::from(rule)];
            for step in rule.modes.iter() {
                match *step {
                    ModeStep::Set(mode) => self.mode = mode,
                    ModeStep::Push(mode) => {
                        self.stack.push(self.mode);
                        self.mode = mode;
                    }
                    ModeStep::Pop => self.mode = self.stack.pop().unwrap_or(0),
                }
            }
            let visible = rule.disposition == Disposition::Emit && rule.channel == 0;
            match rule.disposition {
                Disposition::More if end < text.len() => from = end,
                // What would have gone on is over with the file.
                Disposition::More | Disposition::Skip if end > at || end == text.len() => {
                    return Ok(Match {
                        kind: rule.token,
                        end,
                        visible: false,
                        open,
                    });
                }
                Disposition::More | Disposition::Skip => {}
                Disposition::Emit => {
                    return Ok(Match {
                        kind: rule.token,
                        end,
                        visible,
                        open,
                    });
                }
            }
        }
        Err(NoMatch { at: from })
    }

    /// The longest match of the current mode. It may have no character.
    fn longest(&self, text: &[u8], from: usize) -> Result<Longest, NoMatch> {
        let tables = self.tables;
        let classes = usize::from(tables.classes);
        let start = tables.modes[usize::from(self.mode)];
        if start == LexerTables::ESCAPE {
            return self.simulate(text, from);
        }
        let mut state = usize::from(start);
        let mut at = from;
        let mut found = match tables.accepts[state] {
            0 => None,
            accept => Some((at, accept - 1)),
        };
        while at < text.len() {
            let byte = text[at];
            let (class, len) = if byte < 0x80 {
                (tables.ascii[usize::from(byte)], 1)
            } else {
                class_at(tables, text, at)
            };
            let next = tables.transitions[state * classes + usize::from(class)];
            // No state and the escape have numbers next to each other, once around.
            if next.wrapping_add(1) <= 1 {
                if next == LexerTables::ESCAPE {
                    return self.simulate(text, from);
                }
                state = 0;
                break;
            }
            state = usize::from(next);
            at += len;
            let accept = tables.accepts[state];
            if accept != 0 {
                found = Some((at, accept - 1));
            }
        }
        // A rule may end with the end of the file.
        let open = at == text.len() && at > from && state != 0;
        if open {
            let class = usize::from(end_class(tables));
            let next = tables.transitions[state * classes + class];
            if next == LexerTables::ESCAPE {
                return self.simulate(text, from);
            }
            let accept = tables.accepts[usize::from(next)];
            if accept != 0 {
                found = Some((at, accept - 1));
            }
        }
        found
            .map(|(end, rule)| Longest { end, rule, open })
            .ok_or(NoMatch { at })
    }

    fn simulate(&self, text: &[u8], from: usize) -> Result<Longest, NoMatch> {
        let program = self.tables.program.as_ref();
        let program = program.expect("an escape has a program to lead to");
        simulate(self.tables, program, usize::from(self.mode), text, from)
    }
}

/// The class of the character at a position within a text, and its length.
pub(super) fn class_at(tables: &LexerTables, text: &[u8], at: usize) -> (u16, usize) {
    let byte = text[at];
    if byte < 0x80 {
        return (tables.ascii[usize::from(byte)], 1);
    }
    let (point, len) = decode(&text[at..]);
    (class_of(tables, point), len)
}

/// The class of the end of the file.
pub(super) fn end_class(tables: &LexerTables) -> u16 {
    class_of(tables, END)
}

/// The length of the character at a position within a text.
pub(super) fn char_len(text: &[u8], at: usize) -> usize {
    match text[at] {
        0..0x80 => 1,
        _ => decode(&text[at..]).1,
    }
}

/// The first code point of non-empty bytes and its length; a byte that begins no
/// UTF-8 sequence counts as the replacement character.
fn decode(bytes: &[u8]) -> (u32, usize) {
    let len = match bytes[0] {
        0xC2..=0xDF => 2,
        0xE0..=0xEF => 3,
        0xF0..=0xF4 => 4,
        _ => return (REPLACEMENT, 1),
    };
    bytes
        .get(..len)
        .and_then(|sequence| std::str::from_utf8(sequence).ok())
        .and_then(|sequence| sequence.chars().next())
        .map_or((REPLACEMENT, 1), |point| (u32::from(point), len))
}

fn class_of(tables: &LexerTables, point: u32) -> u16 {
    let at = tables.ranges.partition_point(|range| range.last < point);
    tables.ranges[at].class
}
