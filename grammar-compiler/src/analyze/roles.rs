//! What token types do for the layout of a text.
//!
//! A bracket is known by its lexer rule, which matches that one character and nothing
//! else. Tokens that open and close blocks, and ends of lines that a hook looks at, have no
//! such sign: a hook makes them of white space or of nothing. They get their role
//! from the names that published grammars give them: the one fallback in which a role comes
//! from a name.

use secateur_tables::TokenRole;

use crate::ir::{Grammar, Lexer, LexerExpr};

/// By token type: its role.
pub(super) fn roles(grammar: &Grammar) -> Vec<TokenRole> {
    let mut roles = vec![TokenRole::Plain; grammar.tokens.len()];
    if grammar.hook.is_some() {
        for (role, name) in roles.iter_mut().zip(&grammar.tokens) {
            *role = by_name(name);
        }
    }
    for rule in &grammar.lexer.rules {
        if let [variant] = &rule.variants[..]
            && !rule.fragment
            && let Some(character) = only_character(&grammar.lexer, &variant.body)
        {
            roles[usize::from(variant.token.0)] = match character {
                '(' | '[' | '{' => TokenRole::Open,
                ')' | ']' | '}' => TokenRole::Close,
                _ => continue,
            };
        }
    }
    roles
}

/// The role of a token that a hook makes or changes.
fn by_name(name: &str) -> TokenRole {
    match name {
        "INDENT" => TokenRole::Indent,
        "DEDENT" => TokenRole::Dedent,
        "NEWLINE" => TokenRole::Newline,
        "LINE_BREAK" => TokenRole::LineBreak,
        _ => TokenRole::Plain,
    }
}

/// The character that is all that an expression matches.
fn only_character(lexer: &Lexer, body: &LexerExpr) -> Option<char> {
    match body {
        LexerExpr::Chars(set) => set.only(),
        LexerExpr::Sequence(parts) | LexerExpr::Choice(parts) => match &parts[..] {
            [only] => only_character(lexer, only),
            _ => None,
        },
        // Rules do not use themselves before they read: the automaton has been built.
        LexerExpr::Rule(rule) => match &lexer.rules[rule.0 as usize].variants[..] {
            [only] => only_character(lexer, &only.body),
            _ => None,
        },
        _ => None,
    }
}
