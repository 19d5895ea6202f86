// @generated from grammars/toml.g4 by `cargo xtask gen` (blake3 afd1635096022b21)

#![cfg_attr(rustfmt, rustfmt_skip)]
//! What is known of the language by name: see `secateur_tables::Description`.

use std::borrow::Cow;
use std::sync::LazyLock;
use secateur_tables::{Description, LexerRule, LexerTables, NodeKinds};
use super::kinds::*;

/// What is known of the language by name: all but the automata.
pub static DESCRIPTION: LazyLock<Description> = LazyLock::new(|| {
    Description {
        extensions: Cow::Borrowed(&[Cow::Borrowed("toml")]),
        notes: Cow::Borrowed("TOML 1.1"),
        lexer: LexerTables::of(lexer_rules()),
        hook: Some(Cow::Borrowed("blocks")),
        ..NodeKinds::of(TOKENS, RULES, 0).description("toml", DOCUMENT)
    }
});

/// What follows when a lexer rule has matched, in the order of the grammar. The rules of literals
/// are the first; a fragment makes no token.
fn lexer_rules() -> Vec<LexerRule> {
    let mut rules = LexerRule::literals(R_BRACE);
    rules.extend([
        LexerRule::emit(WORD), LexerRule::emit(NUMBER), LexerRule::emit(TIME),
        // Date : [0-9] [0-9] [0-9] [0-9] '-' [0-9] [0-9] '-' [0-9] [0-9]
        LexerRule::fragment(), LexerRule::emit(STRING), LexerRule::emit(LONG_STRING),
        LexerRule::emit(NEWLINE), LexerRule::emit(COMMENT).on_channel(1), LexerRule::skip(SPACE),
    ]);
    rules
}
