//! Roles of token types in the layout of a text.
//!
//! A bracket is a lexer rule of only that character. Tokens of blocks, and line ends of a hook, are
//! white space or empty, so their roles come from the names in published grammars; no other role
//! does.

use secateur_tables::TokenRole;

use crate::ir::{Grammar, Lexer, LexerExpr};

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

/// Returns the role of a token that a hook makes or changes.
fn by_name(name: &str) -> TokenRole {
    match name {
        "INDENT" => TokenRole::Indent,
        "DEDENT" => TokenRole::Dedent,
        "NEWLINE" => TokenRole::Newline,
        "LINE_BREAK" => TokenRole::LineBreak,
        _ => TokenRole::Plain,
    }
}

fn only_character(lexer: &Lexer, body: &LexerExpr) -> Option<char> {
    match body {
        LexerExpr::Chars(set) => set.only(),
        LexerExpr::Sequence(parts) | LexerExpr::Choice(parts) => match &parts[..] {
            [only] => only_character(lexer, only),
            _ => None,
        },
        // Terminates: left-recursive rules have no automaton.
        LexerExpr::Rule(rule) => match &lexer.rules[rule.0 as usize].variants[..] {
            [only] => only_character(lexer, &only.body),
            _ => None,
        },
        _ => None,
    }
}
