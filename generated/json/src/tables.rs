// @generated from grammars/json.g4 by `cargo xtask gen` (blake3 37763d84987f9226)

#![cfg_attr(rustfmt, rustfmt_skip)]
//! What is known of the language by name: see `secateur_tables::Description`.

use std::borrow::Cow;
use std::sync::LazyLock;
use secateur_tables::{Description, LexerRule, LexerTables, NodeKinds};
use super::kinds::*;

/// What is known of the language by name: all but the automata.
pub static DESCRIPTION: LazyLock<Description> = LazyLock::new(|| {
    Description {
        extensions: Cow::Borrowed(&[Cow::Borrowed("json")]),
        notes: Cow::Borrowed("RFC 8259"),
        lexer: LexerTables::of(lexer_rules()),
        ..NodeKinds::of(TOKENS, RULES, 0).description("json", JSON)
    }
});

/// What follows when a lexer rule has matched, in the order of the grammar. The rules of literals
/// are the first; a fragment makes no token.
fn lexer_rules() -> Vec<LexerRule> {
    let mut rules = LexerRule::literals(R_BRACKET);
    rules.extend([
        LexerRule::emit(STRING),
        // Escape : '\\' (["/\\bfnrt] | 'u' HexDigit HexDigit HexDigit HexDigit)
        LexerRule::fragment(),
        // HexDigit : [0-9A-Fa-f]
        LexerRule::fragment(), LexerRule::emit(NUMBER), LexerRule::skip(WHITESPACE),
    ]);
    rules
}
