//! Grammars in which no lexer rule reads white space.

use super::Subject;
use crate::diagnostics::{Diagnostic, Diagnostics};
use crate::ir::{Lexer, LexerExpr};

/// Warns if no token begins with white space, except with a hook, which may make any token.
pub(super) fn unread(subject: &Subject<'_>, diagnostics: &mut Diagnostics) {
    let grammar = subject.grammar;
    let lexer = &grammar.lexer;
    let tokens = lexer.rules.iter().filter(|rule| !rule.fragment);
    let mut bodies = tokens.flat_map(|rule| &rule.variants);
    let reads = |body: &LexerExpr| begins(lexer, body, 0) == Begin::Space;
    if grammar.hook.is_some() || bodies.any(|variant| reads(&variant.body)) {
        return;
    }
    let place = grammar.parser.rules[grammar.parser.start.0 as usize].span;
    diagnostics.push(
        Diagnostic::warning(place, "no lexer rule reads white space")
            .label("in files of this language, blanks and line ends between tokens are errors")
            .help("unless that is meant, add `SPACE : [ \\t\\r\\n]+ -> skip ;`"),
    );
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Begin {
    Space,
    Other,
    /// The next expression begins the match.
    Nothing,
}

/// Depth at which recursion is cut: a rule that uses itself begins as its other uses do.
const DEEP: u32 = 50;

fn begins(lexer: &Lexer, expr: &LexerExpr, depth: u32) -> Begin {
    if depth > DEEP {
        return Begin::Other;
    }
    match expr {
        LexerExpr::Chars(set) => {
            let space = |point: char| set.contains(u32::from(point));
            match [' ', '\t', '\n', '\r'].into_iter().any(space) {
                true => Begin::Space,
                false => Begin::Other,
            }
        }
        LexerExpr::Rule(rule) => {
            let variants = lexer.rules[rule.0 as usize].variants.iter();
            best(variants.map(|variant| begins(lexer, &variant.body, depth + 1)))
        }
        LexerExpr::Sequence(all) => {
            let mut parts = all.iter().map(|part| begins(lexer, part, depth + 1));
            parts
                .find(|begin| *begin != Begin::Nothing)
                .unwrap_or(Begin::Nothing)
        }
        LexerExpr::Choice(all) => best(all.iter().map(|part| begins(lexer, part, depth + 1))),
        LexerExpr::Repeat(quantified, inner) => match begins(lexer, inner, depth + 1) {
            Begin::Other if quantified.zero => Begin::Nothing,
            begin => begin,
        },
        LexerExpr::Eof | LexerExpr::Guard(_) => Begin::Nothing,
    }
}

fn best(all: impl Iterator<Item = Begin>) -> Begin {
    let mut found = Begin::Other;
    for begin in all {
        match begin {
            Begin::Space => return begin,
            Begin::Nothing => found = begin,
            Begin::Other => {}
        }
    }
    found
}
