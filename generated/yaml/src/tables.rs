// @generated from grammars/yaml.g4 by `cargo xtask gen` (blake3 c0f59db65e4116d9)

#![cfg_attr(rustfmt, rustfmt_skip)]
//! What is known of the language by name: see `secateur_tables::Description`.

use std::borrow::Cow;
use std::sync::LazyLock;
use secateur_tables::{Description, LexerRule, LexerTables, NodeKinds};
use super::kinds::*;

/// What is known of the language by name: all but the automata.
pub static DESCRIPTION: LazyLock<Description> = LazyLock::new(|| {
    Description {
        extensions: Cow::Borrowed(&[Cow::Borrowed("yaml"), Cow::Borrowed("yml")]),
        notes: Cow::Borrowed("YAML 1.2"),
        lexer: LexerTables::of(lexer_rules()),
        hook: Some(Cow::Borrowed("own")),
        ..NodeKinds::of(TOKENS, RULES, 0).description("yaml", STREAM)
    }
});

/// What follows when a lexer rule has matched, in the order of the grammar. The rules of literals
/// are the first; a fragment makes no token.
fn lexer_rules() -> Vec<LexerRule> {
    let mut rules = LexerRule::literals(R_BRACE);
    rules.extend([
        LexerRule::emit(START), LexerRule::emit(END), LexerRule::emit(DIRECTIVE), LexerRule::emit(HEADER),
        LexerRule::emit(ALIAS), LexerRule::emit(PROPERTY), LexerRule::emit(QUOTED), LexerRule::emit(PLAIN),
        LexerRule::emit(NEWLINE), LexerRule::emit(COMMENT).on_channel(1), LexerRule::skip(SPACE),
        LexerRule::emit(UNKNOWN),
    ]);
    rules
}
