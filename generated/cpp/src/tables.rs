// @generated from grammars/cpp.g4 by `cargo xtask gen` (blake3 f7f68ab12c27d3e2)

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
            &[
                Cow::Borrowed("cc"),
                Cow::Borrowed("cpp"),
                Cow::Borrowed("cxx"),
                Cow::Borrowed("ii"),
                Cow::Borrowed("h"),
                Cow::Borrowed("hpp"),
                Cow::Borrowed("hh"),
            ],
        ),
        notes: Cow::Borrowed("C++20 with GNU extensions, preprocessed"),
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
            code: Cow::Borrowed(&[Cow::Borrowed("closed()")]),
            ..LexerTables::of(lexer_rules())
        },
        hook: Some(Cow::Borrowed("own")),
        ..NodeKinds::of(TOKENS, RULES, 0).description("cpp", TRANSLATION_UNIT)
    }
});

/// What follows when a lexer rule has matched, in the order of the grammar. The rules of literals
/// are the first; a fragment makes no token.
fn lexer_rules() -> Vec<LexerRule> {
    let mut rules = LexerRule::literals(DOT_STAR);
    rules.extend([
        LexerRule::emit(DIRECTIVE).on_channel(1), LexerRule::emit(BLOCK_COMMENT).on_channel(1),
        LexerRule::emit(LINE_COMMENT).on_channel(1), LexerRule::skip(WHITESPACE), LexerRule::emit(TYPE_WORD),
        LexerRule::emit(WORD), LexerRule::emit(NUMBER), LexerRule::emit(CHARACTER), LexerRule::emit(STRING),
        LexerRule::emit(RAW_STRING), LexerRule::emit(IDENTIFIER),
        // Suffix : Letter (Letter | [0-9])*
        LexerRule::fragment(),
        // Prefix : 'u8' | [LUu]
        LexerRule::fragment(),
        // Letter : [$A-Z_a-z] | [\u{80}-\u{FEFE}\u{FF00}-\u{10FFFF}] | '\\u' Hex Hex Hex Hex | '\\U' Hex
        //     Hex Hex Hex Hex Hex Hex Hex
        LexerRule::fragment(),
        // Hex : [0-9A-Fa-f]
        LexerRule::fragment(),
        // Escape : '\\' [\t ]* '\r'? '\n' | '\\' ~[\n\r]
        LexerRule::fragment(),
    ]);
    rules
}
