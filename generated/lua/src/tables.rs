// @generated from grammars/lua.g4 by `cargo xtask gen` (blake3 c3ff4ef91cc574bb)

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
            &[Cow::Borrowed("lua"), Cow::Borrowed("rockspec"), Cow::Borrowed("wlua")],
        ),
        interpreters: Cow::Borrowed(&[Cow::Borrowed("lua"), Cow::Borrowed("luajit")]),
        notes: Cow::Borrowed("5.1 to 5.5, LuaJIT"),
        embedded: Cow::Borrowed(
            &[
                secateur_tables::Embedding {
                    token: STRING,
                    named: None,
                    language: Cow::Borrowed("format"),
                    coding: secateur_tables::Coding::Quoted,
                    frame: (Cow::Borrowed(""), Cow::Borrowed("")),
                },
            ],
        ),
        lexer: LexerTables {
            code: Cow::Borrowed(&[Cow::Borrowed("first()")]),
            ..LexerTables::of(lexer_rules())
        },
        hook: Some(Cow::Borrowed("own")),
        ..NodeKinds::of(TOKENS, RULES, 1).description("lua", CHUNK)
    }
});

/// What follows when a lexer rule has matched, in the order of the grammar. The rules of literals
/// are the first; a fragment makes no token.
fn lexer_rules() -> Vec<LexerRule> {
    let mut rules = LexerRule::literals(R_BRACE);
    rules.extend([
        LexerRule::emit(SHEBANG).on_channel(1), LexerRule::emit(LONG_COMMENT).on_channel(1),
        LexerRule::emit(LINE_COMMENT).on_channel(1), LexerRule::skip(WHITESPACE), LexerRule::emit(NUMBER),
        // Digits : [0-9]+
        LexerRule::fragment(),
        // HexDigits : [0-9A-Fa-f]+
        LexerRule::fragment(),
        // Exponent : [Ee] [+\-]? Digits
        LexerRule::fragment(), LexerRule::emit(STRING),
        // Escape : '\\' ('\r\n' | '\n\r' | 'z' [\t-\r ]* | .)
        LexerRule::fragment(), LexerRule::emit(LONG_STRING),
        // LongBracket : '[' Leveled ']'
        LexerRule::fragment(),
        // Leveled : '[' .*? ']' | '=' Leveled '='
        LexerRule::fragment(), LexerRule::emit(NAME),
    ]);
    rules
}
