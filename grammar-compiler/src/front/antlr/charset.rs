//! The members of a character set `[…]`.

use super::escapes::{Escape, escape};
use crate::ast::CodePointRange;
use crate::diagnostics::{Diagnostic, Span};

/// The previous item, which decides the meaning of a `-`.
enum Previous {
    Nothing,
    /// A code point, not yet added, and its position.
    Point(u32, usize),
    /// A code point and a `-`.
    Open(u32, usize),
    Property,
}

/// Returns the ranges of a set; `text` is the content of its brackets, at `span`.
///
/// A `-` is a range only between two characters; at an end and behind a range it is a character.
pub fn set(text: &str, span: Span, found: &mut Vec<Diagnostic>) -> Vec<CodePointRange> {
    let part = |start: usize, end: usize| {
        let base = span.range().start;
        Span::new(span.file, base + start..base + end)
    };
    if text.is_empty() {
        let brackets = Span {
            start: span.start - 1,
            end: span.end + 1,
            ..span
        };
        found.push(
            Diagnostic::error(brackets, "the character set is empty")
                .label("matches no character")
                .help("put characters or ranges such as `a-z` between the brackets"),
        );
        return Vec::new();
    }
    let mut ranges = Vec::new();
    let mut previous = Previous::Nothing;
    let mut at = 0;
    while let Some(c) = text[at..].chars().next() {
        let start = at;
        at += c.len_utf8();
        let inner = start != 0 && at != text.len();
        let point = match (c, &previous) {
            ('-', &Previous::Point(first, place)) if inner => {
                previous = Previous::Open(first, place);
                continue;
            }
            ('-', Previous::Property) if inner => {
                found.push(
                    Diagnostic::error(part(start, at), "a property cannot begin a range")
                        .label("this `-` follows a property")
                        .help("write `\\-` for the character itself, or put it at the end"),
                );
                continue;
            }
            ('\\', _) => match set_escape(&text[at..]) {
                Ok((Escape::Char(code), length)) => {
                    at += length;
                    code
                }
                Ok((Escape::Property(members), length)) => {
                    at += length;
                    if let Previous::Open(..) = previous {
                        found.push(
                            Diagnostic::error(part(start, at), "a property cannot end a range")
                                .label("stands after `-`"),
                        );
                    }
                    flush(&mut ranges, &previous);
                    previous = Previous::Property;
                    ranges.extend(members);
                    continue;
                }
                Err(bad) => {
                    found.push(bad.diagnostic(span, start));
                    at += bad.length;
                    previous = Previous::Nothing;
                    continue;
                }
            },
            _ => u32::from(c),
        };
        if let Previous::Open(first, place) = previous {
            if first > point {
                found.push(
                    Diagnostic::error(part(place, at), "the range is empty")
                        .label("its first character comes after its last")
                        .help("exchange the two, or write `\\-` for the character itself"),
                );
            }
            ranges.push(CodePointRange { first, last: point });
            previous = Previous::Nothing;
        } else {
            flush(&mut ranges, &previous);
            previous = Previous::Point(point, start);
        }
    }
    flush(&mut ranges, &previous);
    ranges
}

fn flush(ranges: &mut Vec<CodePointRange>, previous: &Previous) {
    if let Previous::Point(point, _) = *previous {
        ranges.push(CodePointRange {
            first: point,
            last: point,
        });
    }
}

/// Reads an escape; `\]` and `\-` are valid in sets.
fn set_escape(text: &str) -> Result<(Escape, usize), super::escapes::BadEscape> {
    match text.as_bytes().first() {
        Some(b']') => Ok((Escape::Char(']'.into()), 1)),
        Some(b'-') => Ok((Escape::Char('-'.into()), 1)),
        _ => escape(text),
    }
}
