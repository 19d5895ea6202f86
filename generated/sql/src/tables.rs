// @generated from grammars/sql.g4 by `cargo xtask gen` (blake3 c267944ddfb33147)

#![cfg_attr(rustfmt, rustfmt_skip)]
//! What is known of the language by name: see `secateur_tables::Description`.

use std::borrow::Cow;
use std::sync::LazyLock;
use secateur_tables::{Description, LexerRule, LexerTables, NodeKinds};
use super::kinds::*;

/// What is known of the language by name: all but the automata.
pub static DESCRIPTION: LazyLock<Description> = LazyLock::new(|| {
    Description {
        extensions: Cow::Borrowed(&[Cow::Borrowed("sql")]),
        notes: Cow::Borrowed("SQLite, PostgreSQL and DuckDB"),
        lexer: LexerTables {
            code: Cow::Borrowed(&[Cow::Borrowed("closed()")]),
            ..LexerTables::of(lexer_rules())
        },
        hook: Some(Cow::Borrowed("own")),
        ..NodeKinds::of(TOKENS, RULES, 0).description("sql", SCRIPT)
    }
});

/// What follows when a lexer rule has matched, in the order of the grammar. The rules of literals
/// are the first; a fragment makes no token.
fn lexer_rules() -> Vec<LexerRule> {
    let mut rules = LexerRule::literals(PRECISION);
    rules.extend([
        LexerRule::emit(STDIN_DATA), LexerRule::emit(META_COMMAND), LexerRule::emit(DOT_COMMAND),
        LexerRule::emit(STRING), LexerRule::emit(DOLLAR_STRING), LexerRule::emit(NUMBER),
        LexerRule::emit(PARAMETER), LexerRule::emit(QUOTED_IDENTIFIER), LexerRule::emit(IDENTIFIER),
        // Letter : [A-Z_a-z\u{80}-\u{9F}\u{A1}-\u{FEFE}\u{FF00}-\u{10FFFF}]
        LexerRule::fragment(), LexerRule::emit(LINE_COMMENT).on_channel(1), LexerRule::emit(OPERATOR),
        // OperatorPart : [*-+\-/<->] | Special
        LexerRule::fragment(),
        // Special : [!#%-&@^|~]
        LexerRule::fragment(), LexerRule::emit(BLOCK_COMMENT).on_channel(1), LexerRule::skip(WHITESPACE),
    ]);
    rules
}
