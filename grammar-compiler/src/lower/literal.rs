//! Literals as grammars write them; as in ANTLR, two spellings of a text are two literals.

use crate::diagnostics::{Sources, Span};
use crate::notation::Notation;

/// Returns a literal as written in single quotes, else in ANTLR's notation.
pub(super) fn written(sources: &Sources, span: Span, points: &[u32]) -> String {
    // Other notations have other quotes and escapes.
    if Notation::of(sources.name(span.file), "") != Some(Notation::Antlr) {
        return spelling(points);
    }
    let text = sources.text(span.file);
    let written = text.get(span.range());
    written
        .and_then(quoted)
        .map_or_else(|| spelling(points), str::to_owned)
}

fn quoted(text: &str) -> Option<&str> {
    let start = text
        .find(['\'', '"'])
        .filter(|&at| text[at..].starts_with('\''))?;
    let mut escaped = false;
    let end = text[start + 1..].find(|c| {
        let ends = c == '\'' && !escaped;
        escaped = c == '\\' && !escaped;
        ends
    })?;
    Some(&text[start..start + end + 2])
}

fn spelling(points: &[u32]) -> String {
    let mut text = String::from("'");
    for &point in points {
        match char::from_u32(point) {
            Some('\'') => text.push_str("\\'"),
            Some('\\') => text.push_str("\\\\"),
            Some('\n') => text.push_str("\\n"),
            Some('\r') => text.push_str("\\r"),
            Some('\t') => text.push_str("\\t"),
            Some(c) if !c.is_control() => text.push(c),
            _ => text.push_str(&format!("\\u{{{point:X}}}")),
        }
    }
    text.push('\'');
    text
}
