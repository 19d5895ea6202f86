//! The scanner of plain notations: cuts a grammar into rules.
//!
//! One linear pass cuts the text into pieces, blanks out comments and matches brackets. Each rule
//! is parsed by itself: errors stay local, and the parser never sees deep nesting.

use std::ops::Range;

use crate::diagnostics::{Diagnostic, Span};
use crate::front::antlr::MAX_NESTING;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    Blank,
    Name,
    /// The number of a rule.
    Label,
    Define,
    End,
    /// A keyword, which ends the rule before it.
    Marker,
    /// An opening bracket, by its pair.
    Open(char),
    Close(char),
    Other,
}

#[derive(Clone, Debug)]
pub struct Piece {
    pub kind: Kind,
    pub range: Range<usize>,
}

/// Returns kind and length in bytes of the first piece; the flag: the text begins a line.
pub type Find = fn(&str, bool) -> Result<(Kind, usize), Unclosed>;

#[derive(Clone, Copy, Debug)]
pub struct Unclosed {
    pub what: &'static str,
    pub close: &'static str,
}

#[derive(Clone, Debug)]
pub struct Part {
    /// Bytes without the sign that ends the part.
    pub range: Range<usize>,
    pub marker: bool,
    /// An error was reported already: not to be parsed.
    pub broken: bool,
}

pub struct Scan {
    /// The text with blanks for comments.
    pub masked: String,
    /// All but blanks.
    pub pieces: Vec<Piece>,
    /// Bytes that begin no piece.
    broken: Vec<usize>,
}

pub fn scan(file: u32, text: &str, find: Find, found: &mut Vec<Diagnostic>) -> Scan {
    let mut masked = text.as_bytes().to_vec();
    let mut pieces: Vec<Piece> = Vec::new();
    let mut broken = Vec::new();
    let mut at = 0;
    if text.starts_with('\u{feff}') {
        at = '\u{feff}'.len_utf8();
        masked[..at].fill(b' ');
    }
    let mut begins_line = true;
    while at < text.len() {
        let start = at;
        let (kind, length) = match find(&text[at..], begins_line) {
            Ok(piece) => piece,
            Err(unclosed) => {
                broken.push(at);
                let line = text[at..].find('\n').unwrap_or(text.len() - at);
                found.push(
                    Diagnostic::error(
                        Span::new(file, at..at + line),
                        format!("the {} is never closed", unclosed.what),
                    )
                    .label("opened here")
                    .help(format!("close it with `{}`", unclosed.close)),
                );
                (Kind::Other, line)
            }
        };
        at += length;
        if kind == Kind::Blank {
            begins_line |= text[start..at].contains('\n');
            for byte in &mut masked[start..at] {
                if !matches!(byte, b'\n' | b'\r') {
                    *byte = b' ';
                }
            }
        } else {
            begins_line = false;
            pieces.push(Piece {
                kind,
                range: start..at,
            });
        }
    }
    Scan {
        masked: String::from_utf8(masked).expect("only whole characters are blanked"),
        pieces,
        broken,
    }
}

impl Scan {
    /// Returns the rules of a notation where the next `name ::=` ends each.
    pub fn rules_led_by_names(&self, file: u32, found: &mut Vec<Diagnostic>) -> Vec<Part> {
        let kind = |at: usize| self.pieces.get(at).map(|piece| piece.kind);
        let mut broken = self.broken.clone();
        let mut heads: Vec<usize> = Vec::new();
        for (at, piece) in self.pieces.iter().enumerate() {
            match piece.kind {
                Kind::Marker => heads.push(at),
                Kind::Define => {
                    let name = at.checked_sub(1);
                    let head = match name.and_then(kind) {
                        Some(Kind::Name) => at - 1,
                        Some(Kind::Marker) => continue,
                        _ => {
                            broken.push(piece.range.start);
                            found.push(
                                Diagnostic::error(
                                    Span::new(file, piece.range.clone()),
                                    "there is no name before this sign",
                                )
                                .label("the name of the defined rule belongs before it"),
                            );
                            continue;
                        }
                    };
                    let label = head
                        .checked_sub(1)
                        .filter(|&l| kind(l) == Some(Kind::Label));
                    heads.push(label.unwrap_or(head));
                }
                _ => {}
            }
        }
        let mut parts = Vec::new();
        let first = heads.first().copied().unwrap_or(self.pieces.len());
        if let Some(stray) = self.pieces[..first].first() {
            found.push(
                Diagnostic::error(
                    Span::new(file, stray.range.clone()),
                    "this belongs to no rule",
                )
                .label("before the first rule")
                .help("a rule is written `name ::= alternatives`"),
            );
        }
        for (nth, &head) in heads.iter().enumerate() {
            let end = heads.get(nth + 1).copied().unwrap_or(self.pieces.len());
            parts.push(part(file, &self.pieces[head..end], &broken, found));
        }
        parts
    }

    pub fn rules_ended(&self, file: u32, found: &mut Vec<Diagnostic>) -> Vec<Part> {
        let mut parts = Vec::new();
        let mut start = 0;
        let mut defined = false;
        for (at, piece) in self.pieces.iter().enumerate() {
            match piece.kind {
                Kind::End => {
                    if start < at {
                        parts.push(part(file, &self.pieces[start..at], &self.broken, found));
                    }
                    start = at + 1;
                    defined = false;
                }
                // A second rule begins: the first was not ended.
                Kind::Define
                    if defined && at > start + 1 && self.pieces[at - 1].kind == Kind::Name =>
                {
                    let before = &self.pieces[start..at - 1];
                    let (first, end) = (before[0].range.start, before[before.len() - 1].range.end);
                    // An unclosed piece may contain the sign.
                    if !self.broken.iter().any(|at| (first..end).contains(at)) {
                        let next = &self.masked[self.pieces[at - 1].range.clone()];
                        found.push(
                            Diagnostic::error(Span::new(file, end..end), "missing `;`")
                                .label("expected `;`")
                                .help(format!("add it before the rule `{next}`")),
                        );
                        parts.push(part(file, before, &self.broken, found));
                    }
                    start = at - 1;
                }
                Kind::Define => defined = true,
                _ => {}
            }
        }
        if start < self.pieces.len() {
            let end = self.pieces.last().map_or(0, |piece| piece.range.end);
            if self.broken.is_empty() {
                found.push(
                    Diagnostic::error(Span::new(file, end..end), "missing `;`")
                        .label("expected `;`")
                        .help("add it at the end of the file"),
                );
            }
            parts.push(part(file, &self.pieces[start..], &self.broken, found));
        }
        parts
    }
}

fn part(file: u32, pieces: &[Piece], broken: &[usize], found: &mut Vec<Diagnostic>) -> Part {
    let range = pieces[0].range.start..pieces[pieces.len() - 1].range.end;
    let broken = broken.iter().any(|at| range.contains(at)) || !matched(file, pieces, found);
    Part {
        range,
        marker: pieces[0].kind == Kind::Marker,
        broken,
    }
}

fn matched(file: u32, pieces: &[Piece], found: &mut Vec<Diagnostic>) -> bool {
    let mut open: Vec<(char, &Piece)> = Vec::new();
    for piece in pieces {
        let span = || Span::new(file, piece.range.clone());
        match piece.kind {
            Kind::Open(bracket) => {
                open.push((bracket, piece));
                if open.len() > MAX_NESTING {
                    found.push(
                        Diagnostic::error(span(), "the brackets are nested too deeply")
                            .label(format!("more than {MAX_NESTING} are open here"))
                            .help("move inner parts to rules of their own"),
                    );
                    return false;
                }
            }
            Kind::Close(bracket) => match open.pop() {
                Some((opened, _)) if opened == bracket => {}
                Some((opened, _)) => {
                    found.push(
                        Diagnostic::error(span(), "the brackets do not match")
                            .label(format!("this does not close `{opened}`")),
                    );
                    return false;
                }
                None => {
                    found.push(
                        Diagnostic::error(span(), "this bracket was never opened")
                            .label(format!("there is no `{bracket}` for it in this rule")),
                    );
                    return false;
                }
            },
            _ => {}
        }
    }
    match open.last() {
        None => true,
        Some((_, piece)) => {
            found.push(
                Diagnostic::error(
                    Span::new(file, piece.range.clone()),
                    "the bracket is never closed",
                )
                .label("opened here, but the rule ends without the one for it"),
            );
            false
        }
    }
}

/// Returns the length of a quoted text without escapes on one line.
pub fn quoted(text: &str) -> Result<(Kind, usize), Unclosed> {
    let quote = &text[..1];
    let inside = &text[1..];
    match inside.find(['\n', quote.as_bytes()[0] as char]) {
        Some(end) if inside[end..].starts_with(quote) => Ok((Kind::Other, end + 2)),
        _ => Err(Unclosed {
            what: "literal",
            close: if quote == "'" { "'" } else { "\"" },
        }),
    }
}

pub fn blank(text: &str) -> Option<(Kind, usize)> {
    let length = text.len()
        - text
            .trim_start_matches([' ', '\t', '\r', '\n', '\u{c}'])
            .len();
    (length > 0).then_some((Kind::Blank, length))
}
