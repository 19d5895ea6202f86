//! Escapes, and the text of literals.

use super::unicode;
use crate::ast::CodePointRange;
use crate::diagnostics::{Diagnostic, Span};

#[derive(Debug, PartialEq, Eq)]
pub enum Escape {
    Char(u32),
    Property(Vec<CodePointRange>),
}

#[derive(Debug, PartialEq, Eq)]
pub struct BadEscape {
    /// Bytes after the backslash.
    pub length: usize,
    pub message: String,
    pub help: &'static str,
}

/// Reads the escape behind its backslash; returns its length in bytes as well.
pub fn escape(text: &str) -> Result<(Escape, usize), BadEscape> {
    let Some(letter) = text.chars().next() else {
        return Err(BadEscape {
            length: 0,
            message: "a backslash with nothing after it".to_owned(),
            help: "a backslash itself is written `\\\\`",
        });
    };
    let simple = |code: char| Ok((Escape::Char(code.into()), 1));
    match letter {
        'n' => simple('\n'),
        'r' => simple('\r'),
        't' => simple('\t'),
        'b' => simple('\u{8}'),
        'f' => simple('\u{c}'),
        '\\' => simple('\\'),
        'u' if text.starts_with("u{") => {
            let (digits, length) = braced(text)?;
            match u32::from_str_radix(digits, 16) {
                Ok(code) if code <= 0x10_ffff && is_hex(digits) => Ok((Escape::Char(code), length)),
                _ => Err(bad_number(length)),
            }
        }
        'u' => {
            let digits = text.get(1..5).filter(|digits| is_hex(digits));
            match digits.and_then(|digits| u32::from_str_radix(digits, 16).ok()) {
                Some(code) => Ok((Escape::Char(code), 5)),
                None => Err(bad_number(1)),
            }
        }
        'p' | 'P' if text[1..].starts_with('{') => {
            let (name, length) = braced(text)?;
            match unicode::property(name) {
                Some(ranges) if letter == 'P' => {
                    Ok((Escape::Property(unicode::complement(&ranges)), length))
                }
                Some(ranges) => Ok((Escape::Property(ranges), length)),
                None => Err(BadEscape {
                    length,
                    message: format!("there is no Unicode property `{name}`"),
                    help: "general categories (`Lu`), scripts (`Latin`, `Script=Latin`) and binary \
                           properties (`Emoji`) are known, and blocks (`Block=Cyrillic`, `InCyrillic`)",
                }),
            }
        }
        'p' | 'P' => Err(BadEscape {
            length: 1,
            message: format!("`\\{letter}` needs the name of a property"),
            help: "write `\\p{Lu}` or `\\P{Lu}`",
        }),
        other => Err(BadEscape {
            length: other.len_utf8(),
            message: format!("`\\{other}` is not an escape"),
            help: "there are \\n \\r \\t \\b \\f \\\\ \\uXXXX \\u{XXXXXX}, \
                   in literals also \\', in sets also \\] \\- \\p{…} \\P{…}",
        }),
    }
}

fn is_hex(digits: &str) -> bool {
    !digits.is_empty() && digits.bytes().all(|digit| digit.is_ascii_hexdigit())
}

fn bad_number(length: usize) -> BadEscape {
    BadEscape {
        length,
        message: "not the number of a character".to_owned(),
        help: "write four hexadecimal digits as in `\\u00E9`, or up to `\\u{10FFFF}`",
    }
}

fn braced(text: &str) -> Result<(&str, usize), BadEscape> {
    match text.find('}') {
        Some(end) => Ok((&text[2..end], end + 1)),
        None => Err(BadEscape {
            length: 2,
            message: "the brace is never closed".to_owned(),
            help: "end it with `}`",
        }),
    }
}

impl BadEscape {
    /// Makes an error about the escape whose backslash is at byte `at` of `whole`.
    pub fn diagnostic(&self, whole: Span, at: usize) -> Diagnostic {
        let start = whole.range().start + at;
        let span = Span::new(whole.file, start..start + 1 + self.length);
        Diagnostic::error(span, self.message.as_str())
            .label("in this escape")
            .help(self.help)
    }
}

/// Returns the code points of a literal; `text` is in its quotes, at `span`.
pub fn literal(text: &str, span: Span, found: &mut Vec<Diagnostic>) -> Vec<u32> {
    let mut points = Vec::new();
    let mut rest = text;
    let mut failed = false;
    while let Some(c) = rest.chars().next() {
        let at = text.len() - rest.len();
        rest = &rest[c.len_utf8()..];
        if c != '\\' {
            points.push(c.into());
            continue;
        }
        if let Some(after) = rest.strip_prefix('\'') {
            points.push('\''.into());
            rest = after;
            continue;
        }
        match escape(rest) {
            Ok((Escape::Char(code), length)) => {
                points.push(code);
                rest = &rest[length..];
            }
            Ok((Escape::Property(_), length)) => {
                failed = true;
                let bad = BadEscape {
                    length,
                    message: "a property stands for many characters".to_owned(),
                    help: "put it into a set: `[\\p{Lu}]`",
                };
                found.push(bad.diagnostic(span, at));
                rest = &rest[length..];
            }
            Err(bad) => {
                failed = true;
                found.push(bad.diagnostic(span, at));
                rest = &rest[bad.length..];
            }
        }
    }
    if points.is_empty() && !failed {
        found.push(
            Diagnostic::error(
                Span {
                    start: span.start - 1,
                    end: span.end + 1,
                    ..span
                },
                "the literal is empty",
            )
            .label("matches nothing")
            .help("leave the alternative empty, or use `?`"),
        );
    }
    join_surrogates(&points)
}

fn join_surrogates(points: &[u32]) -> Vec<u32> {
    let mut joined: Vec<u32> = Vec::with_capacity(points.len());
    for &point in points {
        if let (Some(high @ 0xd800..=0xdbff), 0xdc00..=0xdfff) = (joined.last().copied(), point) {
            joined.pop();
            joined.push(0x1_0000 + ((high - 0xd800) << 10) + (point - 0xdc00));
        } else {
            joined.push(point);
        }
    }
    joined
}
