//! One step of the lexer: the longest match at a position.

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

    /// The next token or piece of trivia from byte `at` on; `None` if no rule
    /// matches there. The match has at least one byte.
    pub fn next(&mut self, text: &[u8], at: usize) -> Option<Match> {
        let mut from = at;
        loop {
            let (end, rule, open) = self.longest(text, from)?;
            let rule = &self.tables.rules[rule];
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
            match rule.disposition {
                Disposition::More if end < text.len() => from = end,
                Disposition::More => return None,
                Disposition::Skip | Disposition::Emit => {
                    return Some(Match {
                        kind: rule.token,
                        end,
                        visible: rule.disposition == Disposition::Emit && rule.channel == 0,
                        open,
                    });
                }
            }
        }
    }

    /// The longest match of the current mode: its end, its lexer rule, and whether
    /// the text was over before it was.
    fn longest(&self, text: &[u8], from: usize) -> Option<(usize, usize, bool)> {
        let tables = self.tables;
        let classes = usize::from(tables.classes);
        let mut state = tables.modes[usize::from(self.mode)] as usize;
        let mut at = from;
        let mut found = None;
        while at < text.len() {
            let byte = text[at];
            let (class, len) = if byte < 0x80 {
                (tables.ascii[usize::from(byte)], 1)
            } else {
                let (point, len) = decode(&text[at..]);
                (class_of(tables, point), len)
            };
            state = tables.transitions[state * classes + usize::from(class)] as usize;
            if state == 0 {
                break;
            }
            at += len;
            let accept = tables.accepts[state];
            if accept != 0 {
                found = Some((at, usize::from(accept) - 1));
            }
        }
        // A rule may end with the end of the file.
        let open = at == text.len() && at > from && state != 0;
        if open {
            let class = usize::from(class_of(tables, END));
            let state = tables.transitions[state * classes + class] as usize;
            let accept = tables.accepts[state];
            if accept != 0 {
                found = Some((at, usize::from(accept) - 1));
            }
        }
        found.map(|(end, rule)| (end, rule, open))
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
