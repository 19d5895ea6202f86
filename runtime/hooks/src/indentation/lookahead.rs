//! Dialects without actions: the token after a line end gives its meaning.

use super::strings::Strings;
use super::{Kinds, brackets, width};
use secateur_syntax::hook::kind;
use secateur_syntax::hook::{Hook, LexedToken, Look, Output};
use secateur_tables::{Kind, Tables, TokenRole};

const HIDDEN: u16 = 1;

/// Python 2.7 and from 3.13.
pub(super) struct Lookahead {
    kinds: Kinds,
    comment: Option<Kind>,
    error: Option<Kind>,
    bom: Option<Kind>,
    open_brackets: Vec<Kind>,
    close_brackets: Vec<Kind>,
    strings: Strings,
    /// The token before the newest.
    current: Option<LexedToken>,
    /// A line end whose white space is the current token.
    ended: Option<LexedToken>,
    /// Of the open blocks; the first is 0.
    widths: Vec<usize>,
    open: i64,
    began: bool,
    mixed: Mixed,
    sent: Sent,
}

#[derive(Debug, Default)]
struct Mixed {
    spaces: bool,
    tabs: bool,
    reported: bool,
}

impl Mixed {
    /// Returns `None` where spaces and tabs first mix.
    fn width(&mut self, space: &[u8]) -> Option<usize> {
        self.spaces |= space.contains(&b' ');
        self.tabs |= space.contains(&b'\t');
        if self.spaces && self.tabs && !self.reported {
            self.reported = true;
            return None;
        }
        // A form feed resets the column.
        let line = space.rsplit(|&byte| byte == b'\x0c').next();
        Some(line.map_or(0, width))
    }
}

#[derive(Debug, Default)]
struct Sent {
    last: Option<Kind>,
    visible: Option<Kind>,
    place: (usize, usize),
}

impl Sent {
    fn push(&mut self, token: LexedToken, output: &mut Output) {
        self.last = Some(token.kind);
        self.place = (token.start, token.end);
        if token.channel == 0 {
            self.visible = Some(token.kind);
        }
        output.push(token);
    }

    fn hide(&mut self, token: LexedToken, output: &mut Output) {
        let channel = HIDDEN;
        self.push(LexedToken { channel, ..token }, output);
    }

    fn add(&mut self, kind: Option<Kind>, at: usize, output: &mut Output) {
        if let Some(kind) = kind {
            let token = LexedToken {
                kind,
                channel: 0,
                start: at,
                end: at,
            };
            self.push(token, output);
        }
    }
}

impl Lookahead {
    pub(super) fn new(language: &Tables) -> Self {
        Self {
            kinds: Kinds::new(language),
            comment: kind(language, "COMMENT"),
            error: kind(language, "ERRORTOKEN"),
            bom: kind(language, "BOM"),
            open_brackets: brackets(language, TokenRole::Open),
            close_brackets: brackets(language, TokenRole::Close),
            strings: Strings::new(language),
            current: None,
            ended: None,
            widths: vec![0],
            open: 0,
            began: false,
            mixed: Mixed::default(),
            sent: Sent::default(),
        }
    }

    /// Gets the next token; `None` at the end of the text.
    fn emit_current(
        &mut self,
        token: LexedToken,
        next: Option<&mut LexedToken>,
        look: &Look<'_>,
        output: &mut Output,
    ) {
        let next_kind = next.as_ref().map(|next| next.kind);
        let next_start = next.as_ref().map_or(look.text.len(), |next| next.start);
        if let Some(ended) = self.ended.take() {
            self.end_line(ended, Some(token), next_kind, look, output);
            return;
        }
        if !self.began && !self.begin(token, look, output) {
            return;
        }
        if Some(token.kind) == self.kinds.newline {
            if self.strings.inside() {
                self.sent.push(token, output);
            } else if self.open > 0 {
                self.sent.hide(token, output);
            } else if next_kind.is_some() && next_kind == self.kinds.space {
                self.ended = Some(token);
            } else {
                self.end_line(token, None, next_kind, look, output);
            }
        } else {
            if self.open_brackets.contains(&token.kind) {
                self.open += 1;
            } else if self.close_brackets.contains(&token.kind) {
                self.open -= 1;
            }
            for part in self.strings.split(token, next, look.text) {
                self.sent.push(part, output);
            }
        }
        if let Some(kind) = self.strings.missing(token.kind, next_kind, look.text) {
            self.sent.add(Some(kind), next_start, output);
        }
    }

    /// Returns whether the token begins the first statement.
    fn begin(&mut self, token: LexedToken, look: &Look<'_>, output: &mut Output) -> bool {
        let first = self.sent.last.is_none();
        if first && Some(token.kind) == self.bom {
            return false;
        }
        if token.channel != 0 {
            self.sent.push(token, output);
            return false;
        }
        if Some(token.kind) == self.kinds.newline {
            self.sent.hide(token, output);
            return false;
        }
        self.began = true;
        if self.sent.last.is_some() && self.sent.last == self.kinds.space {
            let (from, to) = self.sent.place;
            let space = look.text.get(from..to).unwrap_or(&[]);
            // An indented first statement is an error for the parser.
            if self.mixed.width(space) != Some(0) {
                self.sent.add(self.kinds.indent, token.start, output);
            }
        }
        true
    }

    fn end_line(
        &mut self,
        ended: LexedToken,
        space: Option<LexedToken>,
        next: Option<Kind>,
        look: &Look<'_>,
        output: &mut Output,
    ) {
        // An empty line.
        if next.is_some() && (next == self.kinds.newline || next == self.comment) {
            self.sent.hide(ended, output);
        } else {
            self.sent.push(ended, output);
            let width = match space {
                Some(space) if next.is_some() => {
                    let space = look.text.get(space.start..space.end).unwrap_or(&[]);
                    self.mixed.width(space)
                }
                _ => Some(0),
            };
            match width {
                Some(width) => self.step(width, ended.end, output),
                None => self.sent.add(self.error, ended.end, output),
            }
        }
        if let Some(space) = space {
            self.sent.push(space, output);
        }
    }

    fn step(&mut self, width: usize, at: usize, output: &mut Output) {
        let open = |widths: &[usize]| widths.last().copied().unwrap_or(0);
        if width > open(&self.widths) {
            self.sent.add(self.kinds.indent, at, output);
            self.widths.push(width);
            return;
        }
        while width < open(&self.widths) {
            self.widths.pop();
            // A width between two levels is an error for the parser.
            let kind = match width <= open(&self.widths) {
                true => self.kinds.dedent,
                false => self.error,
            };
            self.sent.add(kind, at, output);
        }
    }
}

impl Hook for Lookahead {
    fn token(&mut self, token: LexedToken, look: &Look<'_>, output: &mut Output) {
        let mut token = token;
        if let Some(current) = self.current.take() {
            self.emit_current(current, Some(&mut token), look, output);
        }
        let (before, token) = self.strings.enter(token, look, output);
        if let Some(before) = before {
            self.sent.push(before, output);
        }
        self.current = Some(token);
    }

    fn end(&mut self, look: &Look<'_>, output: &mut Output) {
        if let Some(current) = self.current.take() {
            self.emit_current(current, None, look, output);
        }
        let Some(last) = self.sent.visible else {
            return;
        };
        let at = look.text.len();
        if Some(last) != self.kinds.newline && Some(last) != self.kinds.dedent {
            self.sent.add(self.kinds.newline, at, output);
        }
        self.step(0, at, output);
    }
}
