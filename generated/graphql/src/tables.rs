// @generated from grammars/graphql.g4 by `cargo xtask gen` (blake3 89aaeeb8e1378357)

#![cfg_attr(rustfmt, rustfmt_skip)]
//! What is known of the language by name: see `secateur_tables::Description`.

use std::borrow::Cow;
use std::sync::LazyLock;
use secateur_tables::{Description, LexerRule, LexerTables, NodeKinds};
use super::kinds::*;

/// What is known of the language by name: all but the automata.
pub static DESCRIPTION: LazyLock<Description> = LazyLock::new(|| {
    Description {
        extensions: Cow::Borrowed(
            &[Cow::Borrowed("graphql"), Cow::Borrowed("gql"), Cow::Borrowed("graphqls")],
        ),
        notes: Cow::Borrowed("October 2021, with schemas"),
        lexer: LexerTables::of(lexer_rules()),
        ..NodeKinds::of(TOKENS, RULES, 0).description("graphql", DOCUMENT)
    }
});

/// What follows when a lexer rule has matched, in the order of the grammar. The rules of literals
/// are the first; a fragment makes no token.
fn lexer_rules() -> Vec<LexerRule> {
    let mut rules = LexerRule::literals(REPEATABLE);
    rules.extend([
        LexerRule::emit(NAME), LexerRule::emit(INT), LexerRule::emit(FLOAT),
        // Whole : '-'? [0-9]+
        LexerRule::fragment(), LexerRule::emit(STRING), LexerRule::emit(BLOCK_STRING),
        LexerRule::emit(COMMENT).on_channel(1), LexerRule::skip(SPACE),
    ]);
    rules
}
