// @generated from grammars/regex.g4 by `cargo xtask gen` (blake3 6eb91cdf385773cc)

#![cfg_attr(rustfmt, rustfmt_skip)]
//! What is known of the language by name: see `secateur_tables::Description`.

use std::borrow::Cow;
use std::sync::LazyLock;
use secateur_tables::{Description, LexerRule, LexerTables, NodeKinds};
use super::kinds::*;

/// What is known of the language by name: all but the automata.
pub static DESCRIPTION: LazyLock<Description> = LazyLock::new(|| {
    Description {
        notes: Cow::Borrowed("regular expressions, in strings of other languages"),
        lexer: LexerTables::of(lexer_rules()),
        ..NodeKinds::of(TOKENS, RULES, 0).description("regex", FILE)
    }
});

/// What follows when a lexer rule has matched, in the order of the grammar. The rules of literals
/// are the first; a fragment makes no token.
fn lexer_rules() -> Vec<LexerRule> {
    let mut rules = LexerRule::literals(L_BRACKET);
    rules.extend([
        LexerRule::emit(ASSERTION), LexerRule::emit(GROUP), LexerRule::emit(NAMED),
        LexerRule::emit(REPETITION), LexerRule::emit(ESCAPE), LexerRule::emit(DIGITS_ESCAPE),
        LexerRule::emit(CLASS), LexerRule::emit(CHARACTER),
        // Condition : '(' ([0-9]+ | Name) ')'
        LexerRule::fragment(),
        // Name : NameStart (NameStart | [0-9])*
        LexerRule::fragment(),
        // NameStart : [A-Z_a-z\u{80}-\u{10FFFF}]
        LexerRule::fragment(),
        // Hex : [0-9A-Fa-f]
        LexerRule::fragment(),
    ]);
    rules
}
