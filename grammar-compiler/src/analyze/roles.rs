//! Roles of token types in the layout of a text.
//!
//! A bracket is recognized by its lexer rule, which matches that one character alone. Tokens for
//! blocks, and line ends that a hook handles, are made of white space or of nothing, so their roles
//! come from the names that published grammars give them. No other role comes from a name.

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

/// Returns the character that is all that an expression matches.
fn only_character(lexer: &Lexer, body: &LexerExpr) -> Option<char> {
    match body {
        LexerExpr::Chars(set) => set.only(),
        LexerExpr::Sequence(parts) | LexerExpr::Choice(parts) => match &parts[..] {
            [only] => only_character(lexer, only),
            _ => None,
        },
        // Terminates: building the automaton has excluded left-recursive rules.
        LexerExpr::Rule(rule) => match &lexer.rules[rule.0 as usize].variants[..] {
            [only] => only_character(lexer, &only.body),
            _ => None,
        },
        _ => None,
    }
}
