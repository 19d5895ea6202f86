//! Shape of a text without its grammar: lines, groups, blocks, and statements.
//!
//! Statements end with `;`, `}` or a line.

use std::ops::Range;

use secateur_tables::{Kind, TokenRole};

use crate::Language;
use crate::lex::Token;

/// Maximal groups around a place whose parts are tried.
const DEPTH: usize = 8;

/// Tokens before a place in which unpaired brackets are searched.
const LOOSE: usize = 256;

/// Longest statement kept whole, in tokens.
const ITEMS: usize = 256;

/// Lines around a place in a wide part.
///
/// It begins and ends near the place, or up to [`NEAR_LINE`] tokens behind the start of such a
/// line.
const LINES: usize = 5;
const NEAR_LINE: usize = 4;
const NEAR_TOKEN: usize = 12;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Mark {
    Open(Closing),
    Close(Closing),
    /// `;`, or the end of a line with a meaning.
    Stop,
    Comma,
    Other,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Closing {
    Parenthesis,
    Bracket,
    Brace,
    Dedent,
}

impl Closing {
    /// Whether statements end with it.
    const fn is_block(self) -> bool {
        matches!(self, Self::Brace | Self::Dedent)
    }
}

impl Mark {
    pub(super) fn of(language: &Language, kind: Kind, text: &[u8]) -> Self {
        match (text, language.tokens[kind.index()].role) {
            (_, TokenRole::Indent) => Self::Open(Closing::Dedent),
            (_, TokenRole::Dedent) => Self::Close(Closing::Dedent),
            (_, TokenRole::Newline | TokenRole::LineBreak) => Self::Stop,
            (b"(", _) => Self::Open(Closing::Parenthesis),
            (b"[", _) => Self::Open(Closing::Bracket),
            (b"{", _) => Self::Open(Closing::Brace),
            (b")", _) => Self::Close(Closing::Parenthesis),
            (b"]", _) => Self::Close(Closing::Bracket),
            (b"}", _) => Self::Close(Closing::Brace),
            (b";", _) => Self::Stop,
            (b",", _) => Self::Comma,
            _ => Self::Other,
        }
    }

    const fn closes_block(self) -> bool {
        matches!(self, Self::Close(closing) if closing.is_block())
    }
}

pub(super) struct Shape {
    /// By token, from 0.
    pub(super) lines: Vec<usize>,
    /// By bracket with a partner.
    pub(super) partners: Vec<Option<u32>>,
    marks: Vec<Mark>,
    /// By token: the opening bracket of the innermost group around it.
    openers: Vec<Option<u32>>,
    /// By opening bracket: the end of its group.
    ends: Vec<u32>,
}

impl Shape {
    pub(super) fn new(language: &Language, text: &[u8], tokens: &[Token]) -> Self {
        let mark = |token: &Token| Mark::of(language, token.kind, token.of(text));
        let mut marks: Vec<Mark> = tokens.iter().map(mark).collect();
        // A block continues the line before it.
        for at in 1..marks.len() {
            if marks[at] == Mark::Open(Closing::Dedent) && marks[at - 1] == Mark::Stop {
                marks[at - 1] = Mark::Other;
            }
        }
        let partners = partners(&marks);
        let mut openers = Vec::with_capacity(marks.len());
        let mut ends = vec![0; marks.len()];
        let mut open: Vec<u32> = Vec::new();
        for (at, mark) in marks.iter().enumerate() {
            if let (Mark::Close(_), Some(opener)) = (mark, partners[at]) {
                while open.pop().is_some_and(|last| last != opener) {}
            }
            let around = open.last().copied();
            openers.push(around);
            if let Mark::Open(_) = mark {
                // A group without an end ends with the group around.
                let end = around.map_or(marks.len() as u32, |around| ends[around as usize]);
                ends[at] = partners[at].unwrap_or(end);
                open.push(at as u32);
            }
        }
        Self {
            lines: lines(text, tokens),
            partners,
            marks,
            openers,
            ends,
        }
    }

    /// `at` is the token where the parser stopped; smallest first.
    pub(super) fn around(&self, at: usize) -> Vec<Range<usize>> {
        let len = self.marks.len();
        let mut parts = Vec::new();
        let inside = at.min(len - 1);
        let line = self.line(inside);
        parts.extend([at..line.end, line.start..at, line.clone()]);
        let above = self.line(line.start.saturating_sub(1)).start;
        let below = self.line(line.end.min(len - 1)).end;
        parts.extend([line.start..below, above..line.end, above..line.start]);

        let mut from = inside;
        for _ in 0..DEPTH {
            let group = self.group(from);
            let statement = self.statement(from, &group);
            parts.extend([
                at..statement.end,
                from..statement.end,
                statement.start..from + 1,
                statement.clone(),
                group.clone(),
            ]);
            let Some(opener) = self.openers[from] else {
                break;
            };
            let whole = opener as usize..(group.end + 1).min(len);
            // The opener of a group without an end may be superfluous.
            parts.extend([whole.start..whole.start + 1, whole.clone()]);
            from = whole.start;
        }
        // The error may lie in the statement before.
        let group = self.group(inside);
        let start = self.statement(inside, &group).start;
        if start > group.start {
            let before = self.statement(start - 1, &group).start;
            parts.extend([before..start, before..at]);
            if self.marks[start - 1].closes_block() {
                parts.push(start - 1..start);
            }
        }
        parts.retain(|part| part.start < part.end && part.end <= len && part.start <= at);
        parts.sort_by_key(|part| (part.len(), part.start));
        parts.dedup();
        parts
    }

    /// Returns brackets before a token that may be superfluous.
    ///
    /// They have no partner, open a group around the token, or end the statement before it.
    pub(super) fn brackets(&self, token: usize) -> Vec<usize> {
        let near = (token.saturating_sub(LOOSE)..token).rev();
        let is_loose = |&at: &usize| {
            matches!(self.marks[at], Mark::Open(_) | Mark::Close(_)) && self.partners[at].is_none()
        };
        let mut found: Vec<usize> = near.filter(is_loose).take(DEPTH).collect();
        let mut from = token.min(self.marks.len() - 1);
        for _ in 0..DEPTH {
            let group = self.group(from);
            let start = self.statement(from, &group).start;
            if start > group.start && matches!(self.marks[start - 1], Mark::Close(_)) {
                found.push(start - 1);
            }
            let Some(opener) = self.openers[from] else {
                break;
            };
            from = opener as usize;
            found.push(from);
        }
        found
    }

    /// Returns parts from lines before a token to lines behind it, smallest first.
    pub(super) fn wide(&self, at: usize) -> Vec<Range<usize>> {
        let len = self.marks.len();
        let near = |place: usize| place..len.min(place + NEAR_LINE) + 1;
        let mut starts: Vec<usize> = (at.saturating_sub(NEAR_TOKEN)..=at).collect();
        let mut ends: Vec<usize> = (at..len.min(at + NEAR_TOKEN) + 1).collect();
        let (mut above, mut below) = (at.min(len - 1), at.min(len - 1));
        for _ in 0..LINES {
            above = self.line(above).start;
            starts.extend(near(above).filter(|&start| start <= at));
            above = above.saturating_sub(1);
            below = self.line(below).end;
            ends.extend(near(below).filter(|&end| end <= len));
            below = below.min(len - 1);
        }
        for places in [&mut starts, &mut ends] {
            places.sort_unstable();
            places.dedup();
        }
        let parts = starts.iter().flat_map(|&start| {
            let ends = ends.iter().filter(move |&&end| end > start);
            ends.map(move |&end| start..end)
        });
        let mut parts: Vec<Range<usize>> = parts.collect();
        parts.sort_by_key(|part| (part.len(), part.start));
        parts
    }

    pub(super) fn lines_before(&self, token: usize) -> Vec<usize> {
        let distances = (3..usize::BITS).map(|power| 1 << power);
        let places = distances.map_while(|distance| token.checked_sub(distance));
        places.map(|place| self.line(place).start).collect()
    }

    /// Returns the parts of the text that a parser probably needs before a token.
    ///
    /// Of each group around the token: its statement up to the group; of the innermost also the
    /// statement before. With `items`, long statements begin at their last two items, which follow
    /// a comma or begin a line.
    pub(super) fn before(&self, token: usize, items: bool) -> Vec<Range<usize>> {
        let mut parts = Vec::new();
        let mut end = token;
        let mut from = token.min(self.marks.len() - 1);
        loop {
            let group = self.group(from);
            let mut start = self.statement(from, &group).start;
            if parts.is_empty() && start > group.start {
                start = self.statement(start - 1, &group).start;
            }
            if items && end - start > ITEMS {
                start = self.items(from, start);
            }
            parts.push(start..end);
            let Some(opener) = self.openers[from] else {
                break;
            };
            from = opener as usize;
            end = from + 1;
        }
        parts.reverse();
        parts.dedup_by(|next, before: &mut Range<usize>| {
            let touch = before.end >= next.start;
            if touch {
                before.end = next.end;
            }
            touch
        });
        parts
    }

    /// Returns the start of the item before the token's, at least `start`.
    fn items(&self, token: usize, start: usize) -> usize {
        let mut at = token;
        let mut separators = 0;
        while at > start && token - at < ITEMS {
            let before = at - 1;
            let separates = self.marks[before] == Mark::Comma
                || separators > 0 && self.lines[before] < self.lines[at];
            separators += usize::from(separates);
            if separators == 2 {
                break;
            }
            let open = self.partners[before].map(|open| open as usize);
            at = match self.marks[before] {
                Mark::Close(_) => open.filter(|&open| open >= start).unwrap_or(before),
                _ => before,
            };
        }
        at
    }

    fn line(&self, token: usize) -> Range<usize> {
        let line = self.lines[token];
        let first = self.lines.partition_point(|&other| other < line);
        let last = self.lines.partition_point(|&other| other <= line);
        first..last
    }

    /// Returns the tokens between the brackets around, or all.
    fn group(&self, token: usize) -> Range<usize> {
        match self.openers[token] {
            None => 0..self.marks.len(),
            Some(opener) => {
                let end = self.ends[opener as usize] as usize;
                opener as usize + 1..end.max(token + 1)
            }
        }
    }

    /// Returns the tokens from the last `;` or block to the next.
    fn statement(&self, token: usize, group: &Range<usize>) -> Range<usize> {
        let mut start = match (self.marks[token], self.partners[token]) {
            (Mark::Close(_), Some(open)) if open as usize >= group.start => open as usize,
            _ => token,
        };
        while start > group.start {
            match (self.marks[start - 1], self.partners[start - 1]) {
                (Mark::Stop, _) => break,
                (Mark::Close(closing), _) if closing.is_block() => break,
                (Mark::Close(_), Some(open)) if open as usize >= group.start => {
                    start = open as usize;
                }
                _ => start -= 1,
            }
        }
        let mut end = token;
        while end < group.end {
            let at = end;
            end = match (self.marks[at], self.partners[at]) {
                (Mark::Open(_), Some(close)) => close as usize + 1,
                _ => at + 1,
            };
            let is_block = matches!(self.marks[at], Mark::Open(closing) if closing.is_block());
            if self.marks[at] == Mark::Stop || is_block && end > at + 1 {
                break;
            }
        }
        start..end.min(group.end)
    }
}

fn partners(marks: &[Mark]) -> Vec<Option<u32>> {
    let mut partners = vec![None; marks.len()];
    let mut open: Vec<(usize, Closing)> = Vec::new();
    for (at, mark) in marks.iter().enumerate() {
        match *mark {
            Mark::Open(close) => open.push((at, close)),
            Mark::Close(close) => {
                if let Some(depth) = open.iter().rposition(|&(_, asked)| asked == close) {
                    partners[at] = Some(open[depth].0 as u32);
                    partners[open[depth].0] = Some(at as u32);
                    open.truncate(depth);
                }
            }
            Mark::Stop | Mark::Comma | Mark::Other => {}
        }
    }
    partners
}

pub(super) fn lines(text: &[u8], tokens: &[Token]) -> Vec<usize> {
    let (mut line, mut at) = (0, 0);
    let count = |bytes: &[u8]| bytes.iter().filter(|&&byte| byte == b'\n').count();
    let of = |token: &Token| {
        line += count(&text[at..token.start as usize]);
        at = token.start as usize;
        line
    };
    tokens.iter().map(of).collect()
}
