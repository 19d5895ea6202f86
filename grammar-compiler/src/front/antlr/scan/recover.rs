//! Error recovery of the scanner.

use super::{Progress, Scanner, StatementKind, is_modifier, is_name_part, is_name_start};
use crate::diagnostics::Diagnostic;
use std::ops::Range;

impl Scanner<'_> {
    pub(super) fn stray(&mut self) {
        let start = self.at;
        let first = self.rest().chars().next().unwrap_or(' ');
        if first == ';' {
            self.at += 1;
            self.diagnostics.push(
                Diagnostic::error(self.span(start..self.at), "this `;` ends nothing")
                    .label("unexpected")
                    .help("remove it"),
            );
            return;
        }
        let end = start + first.len_utf8();
        self.diagnostics.push(
            Diagnostic::error(self.span(start..end), format!("unexpected `{first}`"))
                .label("expected a rule")
                .help("a rule is written `name : alternative | alternative ;`, and a name begins with a letter"),
        );
        self.at = end;
        while let Some(c) = self.rest().chars().next() {
            self.at += c.len_utf8();
            if c == ';' || (c == '\n' && self.rest().starts_with(is_name_start)) {
                break;
            }
        }
    }

    /// Reports an unclosed `c`, and continues at the likely start of another rule.
    pub(super) fn unclosed(&mut self, progress: &mut Progress, start: usize, c: char) {
        let (what, help) = match c {
            '\'' => (
                "literal",
                "end it with `'` on the same line; a quote inside is written `\\'`",
            ),
            '"' => ("string", "end it with `\"` on the same line"),
            '[' if progress.kind == StatementKind::LexerRule => (
                "character set",
                "end it with `]` on the same line; a bracket inside is written `\\]`",
            ),
            '[' => ("argument list", "end it with `]`"),
            _ => (
                "brace",
                "end it with `}`; braces inside have to come in pairs",
            ),
        };
        self.diagnostics.push(
            Diagnostic::error(
                self.span(start..start + 1),
                format!("the {what} is never closed"),
            )
            .label("opened here")
            .help(help),
        );
        progress.broken = true;
        let line_end = self.text[start..]
            .find('\n')
            .map_or(self.text.len(), |at| start + at);
        self.at = match c {
            '\'' | '"' => line_end,
            '[' if progress.kind == StatementKind::LexerRule => line_end,
            _ => next_rule_line(self.text, line_end),
        };
    }

    /// Ends a statement without `;` before the rule that the last of `names` begins.
    pub(super) fn next_rule_begins(&mut self, progress: &mut Progress, names: &[Range<usize>]) {
        let modifiers = names[..names.len() - 1]
            .iter()
            .rev()
            .take_while(|name| is_modifier(&self.text[(*name).clone()]))
            .count();
        let first = names.len() - 1 - modifiers;
        self.at = names[first].start;
        progress.end = match first.checked_sub(1) {
            Some(last) => names[last].end,
            None => progress.end_before_names,
        };
        let next = self.text[names[names.len() - 1].clone()].to_owned();
        self.not_ended(progress, Some(&next));
    }

    pub(super) fn not_ended(&mut self, progress: &mut Progress, next: Option<&str>) {
        let ends_with_brace = matches!(
            progress.kind,
            StatementKind::Options
                | StatementKind::Tokens
                | StatementKind::Channels
                | StatementKind::NamedAction
                | StatementKind::Handler
        );
        if progress.broken || self.cut_off || ends_with_brace {
            return;
        }
        let end = progress.end;
        let place = match next {
            Some(next) => format!("add it before the rule `{next}`"),
            None => "add it at the end of the file".to_owned(),
        };
        self.diagnostics.push(
            Diagnostic::error(self.span(end..end), "missing `;`")
                .label("expected `;`")
                .help(place),
        );
    }
}

/// Returns the start of the next line with `name :`, perhaps on two lines, or the end.
fn next_rule_line(text: &str, from: usize) -> usize {
    let mut at = from;
    while let Some(line) = text[at..].find('\n') {
        at += line + 1;
        let rest = &text[at..];
        if rest.starts_with(is_name_start) {
            let after = rest.trim_start_matches(is_name_part).trim_start();
            if after.starts_with(':') && !after.starts_with("::") {
                return at;
            }
        }
    }
    text.len()
}
