// @generated from grammars/format.g4 by `cargo xtask gen` (blake3 3a7a14cd8f24bbbe)

#![cfg_attr(rustfmt, rustfmt_skip)]
//! What is known of the language by name: see `secateur_tables::Description`.

use std::borrow::Cow;
use std::sync::LazyLock;
use secateur_tables::{Description, LexerRule, LexerTables, NodeKinds};
use super::kinds::*;

/// What is known of the language by name: all but the automata.
pub static DESCRIPTION: LazyLock<Description> = LazyLock::new(|| {
    Description {
        notes: Cow::Borrowed(
            "format strings with % or {}, in strings of other languages",
        ),
        lexer: LexerTables::of(lexer_rules()),
        ..NodeKinds::of(TOKENS, RULES, 0).description("format", FILE)
    }
});

/// What follows when a lexer rule has matched, in the order of the grammar. The rules of literals
/// are the first; a fragment makes no token.
fn lexer_rules() -> Vec<LexerRule> {
    vec![
        LexerRule::emit(CONVERSION),
        // Number : [0-9]+ | '*' ([0-9]+ '$')?
        LexerRule::fragment(),
        // Index : '[' [0-9]+ ']'
        LexerRule::fragment(),
        // Length : 'hh' | 'h' | 'l' | 'll' | 'j' | 'z' | 't' | 'L' | 'q'
        LexerRule::fragment(), LexerRule::emit(REPLACEMENT), LexerRule::emit(CHARACTER),
        // Hex : [0-9A-Fa-f]
        LexerRule::fragment(),
    ]
}
