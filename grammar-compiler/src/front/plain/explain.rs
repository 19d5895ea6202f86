//! Messages for errors of a PEG, in the terms of a grammar's author.

use pest::RuleType;
use pest::error::{Error, ErrorVariant, InputLocation};

use super::build::Part;
use crate::diagnostics::{Diagnostic, Span};

/// A remedy for an unexpected text.
pub type Advice = fn(&str) -> Option<&'static str>;

pub fn explain<R: RuleType>(
    file: u32,
    text: &str,
    (base, end): (usize, usize),
    error: &Error<R>,
    part: fn(R) -> Part,
    sign: fn(R) -> Option<&'static str>,
    advice: Advice,
) -> Diagnostic {
    let offset = match error.location {
        InputLocation::Pos(at) | InputLocation::Span((at, _)) => at,
    };
    let start = (base + offset).min(end);
    let found = if start == end {
        ""
    } else {
        token(&text[start..end])
    };
    let message = match found {
        "" => "the rule ends too early".to_owned(),
        found => format!("unexpected `{found}`"),
    };
    let mut words: Vec<(u8, &'static str)> = Vec::new();
    if let ErrorVariant::ParsingError { positives, .. } = &error.variant {
        for &node in positives {
            words.push(match (sign(node), part(node)) {
                (Some(sign), _) => (0, sign),
                (None, Part::Name | Part::Sign) => (1, "a name"),
                (None, Part::Quantifier) => (3, "a quantifier"),
                (None, Part::Count) => continue,
                (None, _) => (2, "an element"),
            });
        }
    }
    words.sort_unstable();
    words.dedup();
    // A quantifier can follow nearly everything.
    if words.len() > 1 {
        words.retain(|word| word.0 < 3);
    }
    let words: Vec<&str> = words.into_iter().map(|word| word.1).collect();
    let expected = match &words[..] {
        [] => "something else".to_owned(),
        [one] => (*one).to_owned(),
        [most @ .., last] => format!("{} or {last}", most.join(", ")),
    };
    let diagnostic = Diagnostic::error(Span::new(file, start..start + found.len()), message)
        .label(format!("expected {expected}"));
    match advice(&text[start..end]) {
        Some(help) => diagnostic.help(help),
        None => diagnostic,
    }
}

fn token(text: &str) -> &str {
    let Some(first) = text.chars().next() else {
        return "";
    };
    if first.is_alphanumeric() {
        let end = text.find(|c: char| !c.is_alphanumeric() && c != '_');
        return &text[..end.unwrap_or(text.len())];
    }
    ["::=", ":=", "->", ".."]
        .into_iter()
        .find(|sign| text.starts_with(sign))
        .unwrap_or(&text[..first.len_utf8()])
}
