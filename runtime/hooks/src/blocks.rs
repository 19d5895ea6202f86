//! Lines and indentation as tokens NEWLINE, INDENT and DEDENT: Python.
//!
//! Each end of a line is a NEWLINE of the lexer; the hook drops those within brackets and on blank
//! lines. INDENT and DEDENT stand at the start of a line, before comments and white space, which
//! belong to the statement that follows.
//!
//! A bracket that is open at the end of the text may lack its partner long before. Then the text is
//! read again, and from there on brackets end at a line that is not deeper than theirs, unless it
//! begins with a closing bracket or follows a comma or an opening one.
//!
//! Strings with expressions need no modes: at FSTRING_START, behind the brace that closes a field,
//! and at the start of a field's format the hook reads the text up to the next brace or the
//! string's end. The tokens of `f"a{b:>{c}}d"` are FSTRING_START, FSTRING_TEXT, `{`, …, `:`,
//! FSTRING_TEXT, `{`, …, `}`, `}`, FSTRING_TEXT and FSTRING_END.

use secateur_syntax::hook::kind;
use secateur_syntax::hook::{Answer, Family, Hook, LexedToken, Look, Output};
use secateur_tables::{Kind, Tables, TokenRole};

use secateur_syntax::lex::{line_space, space_width};

pub(super) static FAMILY: Family = Family {
    name: "blocks",
    bases: &["IndentedBlocks"],
    predicate: |_| Answer::Unknown,
    action: |_| false,
    watches: true,
    make: |language| Box::new(Blocks::new(language)),
};

/// Keywords in no expression: at the start of a line they show an unclosed bracket.
const STATEMENTS: [&str; 17] = [
    "'assert'",
    "'break'",
    "'class'",
    "'continue'",
    "'def'",
    "'del'",
    "'elif'",
    "'except'",
    "'finally'",
    "'global'",
    "'import'",
    "'nonlocal'",
    "'pass'",
    "'raise'",
    "'return'",
    "'try'",
    "'while'",
];

struct Kinds {
    newline: Option<Kind>,
    indent: Option<Kind>,
    dedent: Option<Kind>,
    opens: [Option<Kind>; 3],
    closes: [Option<Kind>; 3],
    colon: Option<Kind>,
    comma: Option<Kind>,
    statements: Vec<Kind>,
    start: Option<Kind>,
    text: Option<Kind>,
    end: Option<Kind>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Quoted {
    quote: u8,
    triple: bool,
    raw: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Open {
    Bracket {
        at: usize,
        /// Of the white space before its line.
        width: usize,
    },
    /// The braces of an expression; `nested` within a format.
    Field { string: Quoted, nested: bool },
}

struct Blocks {
    kinds: Kinds,
    open: Vec<Open>,
    /// Of the open blocks.
    widths: Vec<usize>,
    /// Place for INDENT and DEDENT: end of the last line with tokens, until another begins.
    ended: Option<usize>,
    /// End of the line before the next token, within brackets.
    within: Option<LexedToken>,
    began: bool,
    /// Of the white space before the current line.
    width: usize,
    last: Option<Kind>,
    /// The first bracket without a partner, if the text is read again.
    unclosed: Option<usize>,
}

impl Blocks {
    fn new(language: &Tables) -> Self {
        let kind = |name| kind(language, name);
        Self {
            kinds: Kinds {
                newline: language.token_with(TokenRole::Newline),
                indent: language.token_with(TokenRole::Indent),
                dedent: language.token_with(TokenRole::Dedent),
                opens: ["'('", "'['", "'{'"].map(kind),
                closes: ["')'", "']'", "'}'"].map(kind),
                colon: kind("':'"),
                comma: kind("','"),
                statements: STATEMENTS.into_iter().filter_map(kind).collect(),
                start: kind("FSTRING_START"),
                text: kind("FSTRING_TEXT"),
                end: kind("FSTRING_END"),
            },
            open: Vec::new(),
            widths: Vec::new(),
            ended: Some(0),
            within: None,
            began: false,
            width: 0,
            last: None,
            unclosed: None,
        }
    }

    fn newline(&mut self, token: LexedToken, output: &mut Output) {
        if !self.open.is_empty() {
            self.within.get_or_insert(token);
        } else if self.ended.is_none() {
            self.ended = Some(token.end);
            output.push(token);
        }
    }

    /// Closes brackets at the first token of a line that shows that they are unclosed.
    ///
    /// The text is not in the language, and the error ends with the line before.
    fn close(&mut self, first: LexedToken, newline: LexedToken, output: &mut Output) {
        if self.kinds.statements.contains(&first.kind) {
            self.open.clear();
        } else if let Some(unclosed) = self.unclosed
            && !self.kinds.closes.contains(&Some(first.kind))
            && self.last != self.kinds.comma
            && !self.kinds.opens.contains(&self.last)
        {
            let ends = |open: &mut Open| matches!(*open, Open::Bracket { at, width } if at >= unclosed && width >= self.width);
            while self.open.pop_if(ends).is_some() {}
        }
        if self.open.is_empty() {
            self.newline(newline, output);
        }
    }

    fn line(&mut self, width: usize, at: usize, output: &mut Output) {
        let open = |widths: &[usize]| widths.last().copied().unwrap_or(0);
        if width > open(&self.widths) {
            self.widths.push(width);
            output.add(self.kinds.indent, at);
            return;
        }
        while width < open(&self.widths) {
            self.widths.pop();
            output.add(self.kinds.dedent, at);
        }
        // A width between two blocks is an error for the parser.
        if width > open(&self.widths) {
            self.widths.push(width);
            output.add(self.kinds.indent, at);
        }
    }

    /// Emits tokens up to the next expression, or past the end of the string.
    fn string(
        &mut self,
        string: Quoted,
        at: usize,
        in_format: bool,
        look: &Look<'_>,
        output: &mut Output,
    ) {
        let (mut at, mut in_format) = (at, in_format);
        loop {
            let (to, stop) = match in_format {
                false => string.text(look.text, at),
                true => string.format(look.text, at),
            };
            if to > at {
                push(self.kinds.text, at, to, output);
            }
            at = to;
            match stop {
                Stop::Open => {
                    push(self.kinds.opens[2], at, at + 1, output);
                    let nested = in_format;
                    self.open.push(Open::Field { string, nested });
                    at += 1;
                    break;
                }
                // The end of a format, and of its field.
                Stop::Close => {
                    push(self.kinds.closes[2], at, at + 1, output);
                    let outer = self.open.pop();
                    in_format = matches!(outer, Some(Open::Field { nested: true, .. }));
                    at += 1;
                }
                Stop::End => {
                    let end = at + string.quotes();
                    push(self.kinds.end, at, end, output);
                    at = end;
                    break;
                }
                // An unclosed string is an error for the parser, and closes the fields that are
                // open in it.
                Stop::Lost => {
                    while in_format {
                        let outer = self.open.pop();
                        in_format = matches!(outer, Some(Open::Field { nested: true, .. }));
                    }
                    if look.text.get(at..).is_some_and(|rest| string.ends_at(rest)) {
                        let end = at + string.quotes();
                        push(self.kinds.end, at, end, output);
                        at = end;
                    }
                    break;
                }
            }
        }
        output.skip_to(at);
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stop {
    Open,
    Close,
    End,
    Lost,
}

impl Quoted {
    /// Reads a token such as `rf"""`.
    fn new(start: &[u8]) -> Self {
        let quotes = start.iter().filter(|byte| matches!(byte, b'"' | b'\''));
        Self {
            quote: start.last().copied().unwrap_or(b'"'),
            triple: quotes.count() == 3,
            raw: start.iter().any(|byte| byte.eq_ignore_ascii_case(&b'r')),
        }
    }

    const fn quotes(self) -> usize {
        if self.triple { 3 } else { 1 }
    }

    fn ends_at(self, rest: &[u8]) -> bool {
        let quotes = rest.get(..self.quotes());
        quotes.is_some_and(|quotes| quotes.iter().all(|&byte| byte == self.quote))
    }

    fn text(self, text: &[u8], mut at: usize) -> (usize, Stop) {
        while let Some(rest) = text.get(at..).filter(|rest| !rest.is_empty()) {
            at += match rest {
                [b'{', b'{', ..] | [b'}', b'}', ..] => 2,
                [b'{', ..] => return (at, Stop::Open),
                [b'\\', ..] => self.escape(rest),
                [b'\n' | b'\r', ..] if !self.triple => return (at, Stop::Lost),
                _ if self.ends_at(rest) => return (at, Stop::End),
                _ => 1,
            };
        }
        (text.len(), Stop::Lost)
    }

    fn format(self, text: &[u8], mut at: usize) -> (usize, Stop) {
        while let Some(rest) = text.get(at..).filter(|rest| !rest.is_empty()) {
            at += match rest {
                [b'{', ..] => return (at, Stop::Open),
                [b'}', ..] => return (at, Stop::Close),
                [b'\\', ..] => self.escape(rest),
                [b'\n' | b'\r', ..] if !self.triple => return (at, Stop::Lost),
                _ if self.ends_at(rest) => return (at, Stop::Lost),
                _ => 1,
            };
        }
        (text.len(), Stop::Lost)
    }

    fn escape(self, rest: &[u8]) -> usize {
        match rest {
            [_, b'{' | b'}', ..] => 1,
            [_, b'\r', b'\n', ..] => 3,
            [_, b'N', b'{', ..] if !self.raw => {
                let close = rest.iter().position(|&byte| byte == b'}');
                close.map_or(1, |close| close + 1)
            }
            [_] => 1,
            _ => 2,
        }
    }
}

fn push(kind: Option<Kind>, start: usize, end: usize, output: &mut Output) {
    if let Some(kind) = kind {
        output.push(LexedToken {
            kind,
            channel: 0,
            start,
            end,
        });
    }
}

impl Hook for Blocks {
    fn token(&mut self, token: LexedToken, look: &Look<'_>, output: &mut Output) {
        if token.channel != 0 {
            output.push(token);
            return;
        }
        let kind = Some(token.kind);
        if kind == self.kinds.newline {
            self.newline(token, output);
            return;
        }
        self.began = true;
        if self.ended.is_some() || self.within.is_some() {
            self.width = space_width(line_space(look.text, token.start));
        }
        if let Some(newline) = self.within.take() {
            self.close(token, newline, output);
        }
        self.last = kind;
        if let Some(at) = self.ended.take() {
            self.line(self.width, at, output);
        }
        if kind == self.kinds.start {
            output.push(token);
            let string = Quoted::new(look.matched());
            self.string(string, token.end, false, look, output);
            return;
        }
        if let Some(&Open::Field { string, nested }) = self.open.last() {
            if kind == self.kinds.closes[2] {
                self.open.pop();
                output.push(token);
                self.string(string, token.end, nested, look, output);
                return;
            }
            if let (b':', Some(colon)) = (look.text[token.start], self.kinds.colon) {
                // `:=` is a format that begins with an equals sign.
                push(Some(colon), token.start, token.start + 1, output);
                self.string(string, token.start + 1, true, look, output);
                return;
            }
        }
        if self.kinds.opens.contains(&kind) {
            let (at, width) = (token.start, self.width);
            self.open.push(Open::Bracket { at, width });
        } else if self.kinds.closes.contains(&kind) {
            self.open.pop();
        }
        output.push(token);
    }

    fn end(&mut self, look: &Look<'_>, output: &mut Output) {
        let end = look.text.len();
        if self.began {
            let at = self.ended.unwrap_or_else(|| {
                output.add(self.kinds.newline, end);
                end
            });
            self.line(0, at, output);
        }
    }

    fn again(&mut self) -> bool {
        let mut open = self.open.drain(..);
        let unclosed = open.find_map(|open| match open {
            Open::Bracket { at, .. } => Some(at),
            Open::Field { .. } => None,
        });
        drop(open);
        if unclosed.is_none() || self.unclosed.is_some() {
            return false;
        }
        self.widths.clear();
        (self.ended, self.within) = (Some(0), None);
        (self.began, self.width, self.last) = (false, 0, None);
        self.unclosed = unclosed;
        true
    }
}

#[cfg(test)]
mod tests {
    use super::{Quoted, Stop};

    #[test]
    fn strings_stop_at_braces_and_quotes() {
        let plain = Quoted::new(b"f'");
        let triple = Quoted::new(b"Rf\"\"\"");
        assert_eq!(plain.text(b"a{{b}}{c}'", 0), (6, Stop::Open));
        assert_eq!(plain.text(b"a\\'b'", 0), (4, Stop::End));
        assert_eq!(plain.text(b"\\N{DASH}'", 0), (8, Stop::End));
        assert_eq!(plain.text(b"\\{c}'", 0), (1, Stop::Open));
        assert_eq!(plain.text(b"a\n'", 0), (1, Stop::Lost));
        assert_eq!(triple.text(b"\n\"\"x\"\"\"", 0), (4, Stop::End));
        assert_eq!(triple.text(b"\\N{x}", 0), (2, Stop::Open));
        assert_eq!(plain.format(b">{w}}'", 0), (1, Stop::Open));
        assert_eq!(plain.format(b"}}'", 0), (0, Stop::Close));
        assert_eq!(plain.format(b"x'", 0), (1, Stop::Lost));
    }
}
