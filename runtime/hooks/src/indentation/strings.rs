//! Python's f-strings and t-strings: texts with expressions in braces.
//!
//! The grammar has modes for quotes and formats, but no rule enters them: the hook does.

use super::brackets;
use secateur_syntax::hook::{LexedToken, Look, Output};
use secateur_syntax::hook::{kind, mode};
use secateur_tables::{Kind, ModeStep, Tables, TokenRole};

const HIDDEN: u16 = 1;

pub(super) struct Strings {
    kinds: StringKinds,
    /// The mode, and those to return to.
    mode: u16,
    modes: Vec<u16>,
    /// By mode: the mode of a format.
    formats: Vec<Option<u16>>,
    braces: Vec<Brace>,
    /// Of the last closed pair of braces.
    closed: (usize, usize),
    /// The type of plain text in the string.
    middle: Option<Kind>,
}

struct Brace {
    start: usize,
    /// Open parentheses and brackets in it.
    open: i64,
}

struct StringKinds {
    newline: Option<Kind>,
    lbrace: Option<Kind>,
    rbrace: Option<Kind>,
    opens: Vec<Kind>,
    closes: Vec<Kind>,
    colon: Option<Kind>,
    walrus: Option<Kind>,
    starts: [Option<Kind>; 2],
    middles: [Option<Kind>; 2],
    ends: [Option<Kind>; 2],
}

impl StringKinds {
    fn new(language: &Tables) -> Self {
        let kind = |name| kind(language, name);
        let opens = brackets(language, TokenRole::Open);
        let closes = brackets(language, TokenRole::Close);
        let brace = |brackets: &[Kind], text: &str| {
            let is_brace =
                |&kind: &Kind| language.tokens[kind.index()].shortest.as_deref() == Some(text);
            brackets.iter().copied().find(is_brace)
        };
        Self {
            newline: language.token_with(TokenRole::Newline),
            lbrace: brace(&opens, "{"),
            rbrace: brace(&closes, "}"),
            opens,
            closes,
            colon: kind("COLON"),
            walrus: kind("COLONEQUAL"),
            starts: [kind("FSTRING_START"), kind("TSTRING_START")],
            middles: [kind("FSTRING_MIDDLE"), kind("TSTRING_MIDDLE")],
            ends: [kind("FSTRING_END"), kind("TSTRING_END")],
        }
    }
}

impl Strings {
    pub(super) fn new(language: &Tables) -> Self {
        let names = &language.lexer.mode_names;
        let format = |name: &str| {
            if name.ends_with("_FORMAT_SPECIFICATION_MODE") {
                return mode(language, name);
            }
            let string = name.strip_suffix("_MODE")?;
            let format = |string| mode(language, &format!("{string}_FORMAT_SPECIFICATION_MODE"));
            // Version 3.13 does not name its only kind of string.
            format(string).or_else(|| format(string.strip_suffix("_FSTRING")?))
        };
        Self {
            kinds: StringKinds::new(language),
            mode: 0,
            modes: Vec::new(),
            formats: names.iter().map(|name| format(name)).collect(),
            braces: Vec::new(),
            closed: (0, 0),
            middle: None,
        }
    }

    pub(super) fn inside(&self) -> bool {
        !self.modes.is_empty()
    }

    fn push(&mut self, mode: u16) {
        self.modes.push(self.mode);
        self.mode = mode;
    }

    fn pop(&mut self) {
        self.mode = self.modes.pop().unwrap_or(0);
    }

    /// Sets the mode for a new token, before the lexer continues.
    ///
    /// Returns a token that goes before, and the token as it counts.
    pub(super) fn enter(
        &mut self,
        token: LexedToken,
        look: &Look<'_>,
        output: &mut Output,
    ) -> (Option<LexedToken>, LexedToken) {
        let found = self.note(token, look);
        output.change_mode(ModeStep::Set(self.mode));
        found
    }

    fn note(&mut self, token: LexedToken, look: &Look<'_>) -> (Option<LexedToken>, LexedToken) {
        let kind = Some(token.kind);
        let text = look.text.get(token.start..token.end).unwrap_or(&[]);
        if let Some(which) = self.kinds.starts.iter().position(|&start| start == kind) {
            self.middle = self.kinds.middles[which];
            if let Some(mode) = mode(look.language, &mode_name(text, which)) {
                self.push(mode);
            }
            return (None, token);
        }
        if self.kinds.ends.contains(&kind) {
            self.pop();
            return (None, token);
        }
        if self.kinds.middles.contains(&kind) {
            // The grammar's token includes a brace after a quote or backslash.
            if let [.., b'"' | b'\'' | b'\\', b'{'] = text
                && let Some(lbrace) = self.kinds.lbrace
            {
                let (before, brace) = cut_last(token, lbrace, 0);
                self.in_braces(brace);
                return (Some(before), brace);
            }
            return (None, token);
        }
        if !self.inside() {
            return (None, token);
        }
        self.in_braces(token);
        let channel = match kind == self.kinds.newline {
            true => HIDDEN,
            false => token.channel,
        };
        (None, LexedToken { channel, ..token })
    }

    fn in_braces(&mut self, token: LexedToken) {
        let kind = Some(token.kind);
        if kind == self.kinds.lbrace {
            self.braces.push(Brace {
                start: token.start,
                open: 0,
            });
            self.push(0);
        } else if kind == self.kinds.rbrace {
            let format = self.formats.get(usize::from(self.mode));
            if self.mode == 0 {
                self.pop();
            } else if format.copied().flatten() == Some(self.mode) {
                self.pop();
                self.pop();
            } else {
                return;
            }
            if let Some(brace) = self.braces.pop() {
                self.closed = (brace.start, token.end);
            }
        } else if let Some(brace) = self.braces.last_mut() {
            if self.kinds.opens.contains(&token.kind) {
                brace.open += 1;
            } else if self.kinds.closes.contains(&token.kind) {
                brace.open -= 1;
            } else if (kind == self.kinds.colon || kind == self.kinds.walrus) && brace.open == 0 {
                let string = self.modes.last().copied().unwrap_or(0);
                let format = self.formats.get(usize::from(string));
                if let Some(format) = format.copied().flatten() {
                    self.push(format);
                }
            }
        }
    }

    /// Splits a doubled brace into a brace and a hidden one.
    ///
    /// `:=` outside parentheses is a colon and a format.
    pub(super) fn split(
        &self,
        token: LexedToken,
        next: Option<&mut LexedToken>,
        text: &[u8],
    ) -> Vec<LexedToken> {
        let kind = Some(token.kind);
        if self.kinds.middles.contains(&kind) {
            let brace = match text.get(token.start..token.end).unwrap_or(&[]) {
                [.., b'{', b'{'] => self.kinds.lbrace,
                [.., b'}', b'}'] => self.kinds.rbrace,
                _ => None,
            };
            if let Some(brace) = brace {
                let (before, brace) = cut_last(token, brace, HIDDEN);
                return vec![before, brace];
            }
        }
        let outside = self.inside() && self.braces.last().is_some_and(|brace| brace.open == 0);
        if kind == self.kinds.walrus
            && outside
            && let (Some(colon), Some(middle)) = (self.kinds.colon, self.middle)
        {
            let (before, equal) = cut_last(token, middle, 0);
            let before = LexedToken {
                kind: colon,
                ..before
            };
            match next {
                Some(next) if self.kinds.middles.contains(&Some(next.kind)) => {
                    next.start = equal.start;
                    return vec![before];
                }
                _ => return vec![before, equal],
            }
        }
        vec![token]
    }

    /// Returns the type of an empty text that the parser expects before `next`.
    pub(super) fn missing(&self, kind: Kind, next: Option<Kind>, text: &[u8]) -> Option<Kind> {
        if !self.inside() || next.is_none() || next != self.kinds.rbrace {
            return None;
        }
        let kind = Some(kind);
        if kind == self.kinds.colon {
            return self.middle;
        }
        if kind == self.kinds.rbrace {
            let inner = text.get(self.closed.0..self.closed.1).unwrap_or(&[]);
            return self.middle.filter(|_| !is_comprehension(inner));
        }
        None
    }
}

fn cut_last(token: LexedToken, kind: Kind, channel: u16) -> (LexedToken, LexedToken) {
    let cut = token.end.saturating_sub(1).max(token.start);
    let last = LexedToken {
        kind,
        channel,
        start: cut,
        end: token.end,
    };
    (LexedToken { end: cut, ..token }, last)
}

/// `rf'''` gives `SQ3R_FSTRING_MODE`.
fn mode_name(start: &[u8], which: usize) -> String {
    let quotes = start.iter().filter(|&&byte| matches!(byte, b'"' | b'\''));
    let count = quotes.count();
    let quote = match start.last() {
        Some(b'"') => 'D',
        _ => 'S',
    };
    let raw = match start.iter().any(|byte| byte.eq_ignore_ascii_case(&b'r')) {
        true => 'R',
        false => '_',
    };
    let letter = match which {
        0 => 'F',
        _ => 'T',
    };
    format!("{quote}Q{count}{raw}_{letter}STRING_MODE")
}

/// Whether `{…}` has `for`, then `in`, outside inner brackets.
fn is_comprehension(braces: &[u8]) -> bool {
    let text = String::from_utf8_lossy(braces);
    let mut depth = 0;
    let mut quote = None;
    let mut words = Vec::new();
    let mut word = String::new();
    for c in text.chars() {
        if let Some(open) = quote {
            if c == open {
                quote = None;
            }
            continue;
        }
        if c.is_alphanumeric() || c == '_' {
            word.push(c);
            continue;
        }
        if depth == 1 && !word.is_empty() {
            words.push(std::mem::take(&mut word));
        }
        word.clear();
        match c {
            '\'' | '"' => quote = Some(c),
            '(' | '[' | '{' => depth += 1,
            ')' | ']' | '}' => depth -= 1,
            _ => {}
        }
    }
    let mut words = words.iter().skip_while(|word| *word != "for");
    words.next().is_some() && words.any(|word| word == "in")
}

#[cfg(test)]
mod tests {
    use super::{is_comprehension, mode_name};

    #[test]
    fn comprehensions_differ_from_expressions() {
        assert!(is_comprehension(b"{x for x in y}"));
        assert!(is_comprehension(b"{k: v for k, v in y}"));
        assert!(!is_comprehension(b"{w}"));
        assert!(!is_comprehension(b"{[x for x in y]}"));
        assert!(!is_comprehension(b"{'for x in y'}"));
        assert!(!is_comprehension(b""));
    }

    #[test]
    fn modes_are_named_by_quotes() {
        assert_eq!(mode_name(b"f'", 0), "SQ1__FSTRING_MODE");
        assert_eq!(mode_name(b"Rf\"\"\"", 0), "DQ3R_FSTRING_MODE");
        assert_eq!(mode_name(b"t\"", 1), "DQ1__TSTRING_MODE");
    }
}
