//! Which parts of a text its grammar cannot read.
//!
//! The parser says how far it comes. Around that place parts of growing size are
//! left out, along what most languages have in common: tokens, lines, statements
//! that end with `;` or `}`, bracketed groups. The smallest one behind which the
//! parser comes on is opaque.

use std::ops::Range;

use secateur_tables::Kind;

use crate::Language;
use crate::lex::Token;
use crate::parse::Syntax;

/// So many tokens have to be read behind a part for it to be what was wrong.
const FURTHER: usize = 8;

/// Parts tried at one place.
const TRIED: usize = 40;

/// How many tokens are parsed in all: at least so many, and so many for each of the
/// text's.
const WORK: usize = 1 << 21;
const WORK_TOKEN: usize = 60;

/// What can be read of a text.
pub(super) struct Readable {
    /// The parts that cannot, in order.
    pub(super) removed: Vec<Range<usize>>,
    /// The tree of the other tokens, and of as many brackets behind them that are
    /// missing as `closed` says.
    pub(super) syntax: Syntax,
    pub(super) closed: usize,
}

/// Finds out what of a text cannot be read. `parse` gives a tree or the token that it
/// came to.
///
/// The work is bounded by a constant number of parses of the text.
pub(super) fn readable(
    language: &Language,
    text: &[u8],
    tokens: &[Token],
    mut parse: impl FnMut(&[Token]) -> Result<Syntax, usize>,
) -> Readable {
    let mut work = WORK + WORK_TOKEN * tokens.len();
    let mut kept = Vec::new();
    // Gives the tree with how many brackets it needed.
    let mut attempt = |removed: &[Range<usize>], missing: &[Missing]| {
        let kept = keep(tokens, removed, &mut kept);
        let before = kept.len();
        let is_kept = |at: usize| !removed.iter().any(|part| part.contains(&at));
        let needed = missing.iter().filter(|one| is_kept(one.of));
        kept.extend(needed.map(|one| one.token));
        match parse(kept) {
            Ok(syntax) => Ok((syntax, kept.len() - before)),
            Err(at) => Err(original(at, removed).min(tokens.len())),
        }
    };
    let mut found = Readable {
        removed: Vec::new(),
        syntax: Syntax::default(),
        closed: 0,
    };
    let mut at = match attempt(&[], &[]) {
        Ok((syntax, _)) => return Readable { syntax, ..found },
        Err(_) if tokens.is_empty() => return found,
        Err(at) => at,
    };
    let shape = Shape::new(text, tokens);
    let missing = shape.missing(language, text, tokens);
    let mut closers: &[Missing] = &[];
    loop {
        // A text that ends too early is closed first of all.
        if at == tokens.len() && closers.is_empty() && !missing.is_empty() {
            closers = &missing;
            if let Ok((syntax, closed)) = attempt(&found.removed, closers) {
                return Readable {
                    syntax,
                    closed,
                    ..found
                };
            }
        }
        let mut next: Option<(Range<usize>, usize)> = None;
        for part in shape.around(at) {
            let removed = add(&found.removed, part.clone());
            match work.checked_sub(tokens.len()) {
                Some(left) => work = left,
                None => break,
            }
            match attempt(&removed, closers) {
                Ok((syntax, closed)) => {
                    return Readable {
                        removed,
                        syntax,
                        closed,
                    };
                }
                Err(far) if far >= part.end + FURTHER => {
                    next = Some((part, far));
                    break;
                }
                // Better than nothing, if it comes to that.
                Err(far) if far > at && next.as_ref().is_none_or(|(_, best)| far > *best) => {
                    next = Some((part, far));
                }
                Err(_) => {}
            }
        }
        let Some((part, far)) = next else {
            let all = 0..tokens.len();
            return Readable {
                removed: vec![all],
                syntax: Syntax::default(),
                closed: 0,
            };
        };
        found.removed = add(&found.removed, part);
        at = far;
    }
}

/// The line of each token, from 0.
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

/// A bracket that is missing at the end of a text.
struct Missing {
    /// The token that asks for it.
    of: usize,
    /// What it would be, without a character.
    token: Token,
}

/// The tokens that are not removed.
fn keep<'a>(
    tokens: &[Token],
    removed: &[Range<usize>],
    kept: &'a mut Vec<Token>,
) -> &'a mut Vec<Token> {
    kept.clear();
    let mut from = 0;
    for part in removed {
        kept.extend_from_slice(&tokens[from..part.start]);
        from = part.end;
    }
    kept.extend_from_slice(&tokens[from..]);
    kept
}

/// Where a token was that is now at `at`.
fn original(mut at: usize, removed: &[Range<usize>]) -> usize {
    for part in removed {
        if at < part.start {
            break;
        }
        at += part.len();
    }
    at
}

/// Adds a part to parts in order; those that it touches become one.
fn add(removed: &[Range<usize>], part: Range<usize>) -> Vec<Range<usize>> {
    let mut all = removed.to_vec();
    all.push(part);
    all.sort_by_key(|part| part.start);
    all.dedup_by(|next, before| {
        let touch = next.start <= before.end;
        if touch {
            before.end = before.end.max(next.end);
        }
        touch
    });
    all
}

/// What a token is to most languages.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Mark {
    Open(u8),
    Close(u8),
    /// `;`
    Stop,
    Other,
}

/// The mark of each token.
pub(super) fn marks(text: &[u8], tokens: &[Token]) -> Vec<Mark> {
    let mark = |token: &Token| match token.of(text) {
        b"(" => Mark::Open(b')'),
        b"[" => Mark::Open(b']'),
        b"{" => Mark::Open(b'}'),
        [one @ (b')' | b']' | b'}')] => Mark::Close(*one),
        b";" => Mark::Stop,
        _ => Mark::Other,
    };
    tokens.iter().map(mark).collect()
}

/// By token: its partner, for brackets that have one.
pub(super) fn partners(marks: &[Mark]) -> Vec<Option<u32>> {
    let mut partners = vec![None; marks.len()];
    let mut open: Vec<(usize, u8)> = Vec::new();
    for (at, mark) in marks.iter().enumerate() {
        match *mark {
            Mark::Open(close) => open.push((at, close)),
            Mark::Close(close) => {
                // A group that is never closed ends with the one around it.
                if let Some(depth) = open.iter().rposition(|&(_, asked)| asked == close) {
                    partners[at] = Some(open[depth].0 as u32);
                    partners[open[depth].0] = Some(at as u32);
                    open.truncate(depth);
                }
            }
            Mark::Stop | Mark::Other => {}
        }
    }
    partners
}

/// What can be said of a text without its grammar.
struct Shape {
    lines: Vec<usize>,
    marks: Vec<Mark>,
    partners: Vec<Option<u32>>,
}

impl Shape {
    fn new(text: &[u8], tokens: &[Token]) -> Self {
        let marks = marks(text, tokens);
        Self {
            lines: lines(text, tokens),
            partners: partners(&marks),
            marks,
        }
    }

    /// The brackets that are missing at the end of the text.
    fn missing(&self, language: &Language, text: &[u8], tokens: &[Token]) -> Vec<Missing> {
        let mut open: Vec<(usize, u8)> = Vec::new();
        let mut at = 0;
        while at < tokens.len() {
            match (self.marks[at], self.partners[at]) {
                (Mark::Open(_), Some(close)) => at = close as usize,
                (Mark::Open(close), None) => open.push((at, close)),
                _ => {}
            }
            at += 1;
        }
        let kind = |close: u8| {
            let mut types = language.tokens.iter();
            let at = types.position(|token| {
                let text = token.shortest.as_deref();
                text.is_some_and(|text| text.as_bytes() == [close])
            });
            at.map(|at| Kind(at as u16))
        };
        let end = text.len() as u32;
        let closing = open.into_iter().rev();
        let closing = closing.filter_map(|(of, close)| Some((of, kind(close)?)));
        let missing = closing.map(|(of, kind)| Missing {
            of,
            token: Token::new(kind, end, end),
        });
        missing.collect()
    }

    /// Parts around a token that the parser stopped at, smaller ones first.
    fn around(&self, at: usize) -> Vec<Range<usize>> {
        let len = self.marks.len();
        let mut parts = vec![
            at..at + 1,
            at.saturating_sub(1)..at,
            at.saturating_sub(1)..at + 1,
        ];
        let inside = at.min(len - 1);
        let line = self.line(inside);
        parts.extend([at..line.end, line.start..at, line.clone()]);
        // A line more, above and below.
        let above = self.line(line.start.saturating_sub(1)).start;
        let below = self.line(line.end.min(len - 1)).end;
        parts.extend([line.start..below, above..line.end]);

        let mut from = inside;
        loop {
            let group = self.group(from);
            let statement = self.statement(from, &group);
            parts.extend([
                at..statement.end,
                from..statement.end,
                statement.start..from + 1,
                statement.clone(),
                group.clone(),
            ]);
            if group == (0..len) {
                break;
            }
            let whole = group.start.saturating_sub(1)..(group.end + 1).min(len);
            // A group that is not closed may be one bracket too many.
            parts.extend([whole.start..whole.start + 1, whole.clone()]);
            from = whole.start;
        }
        // What was wrong may have been read, as part of something that came to nothing.
        let group = self.group(inside);
        let start = self.statement(inside, &group).start;
        if start > group.start {
            parts.push(self.statement(start - 1, &group).start..start);
        }
        parts.push(self.line(line.start.saturating_sub(1)));
        parts.retain(|part| part.start < part.end && part.end <= len && part.start <= at);
        parts.sort_by_key(|part| (part.len(), part.start));
        parts.dedup();
        let all = parts.len();
        // The largest ones are the last resort: not too many in between.
        while parts.len() > TRIED {
            parts.remove(all.min(parts.len()) / 2);
        }
        parts
    }

    /// The tokens on a token's line.
    fn line(&self, token: usize) -> Range<usize> {
        let line = self.lines[token];
        let first = self.lines.partition_point(|&other| other < line);
        let last = self.lines.partition_point(|&other| other <= line);
        first..last
    }

    /// What is within the brackets around a token; everything, if there are none.
    fn group(&self, token: usize) -> Range<usize> {
        let mut at = token;
        while at > 0 {
            at -= 1;
            match (self.marks[at], self.partners[at]) {
                (Mark::Close(_), Some(open)) => at = open as usize,
                (Mark::Open(_), Some(close)) if close as usize >= token => {
                    return at + 1..close as usize;
                }
                // One that is never closed: as far as the group around it.
                (Mark::Open(_), None) => {
                    let around = self.group(at);
                    return at + 1..around.end.max(token + 1);
                }
                _ => {}
            }
        }
        0..self.marks.len()
    }

    /// The statement within a group that a token belongs to: from behind the last
    /// `;` or block to the next.
    fn statement(&self, token: usize, group: &Range<usize>) -> Range<usize> {
        let mut start = token;
        while start > group.start {
            match (self.marks[start - 1], self.partners[start - 1]) {
                (Mark::Stop | Mark::Close(b'}'), _) => break,
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
            let block = matches!(self.marks[at], Mark::Open(b'}')) && end > at + 1;
            if self.marks[at] == Mark::Stop || block {
                break;
            }
        }
        start..end.min(group.end)
    }
}
