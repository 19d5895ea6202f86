// @generated from grammars/rust.g4 by `cargo xtask gen` (blake3 2c01dcdb452144c7)

#![cfg_attr(rustfmt, rustfmt_skip)]
//! What is known of the language by name: see `secateur_tables::Description`.

use std::borrow::Cow;
use std::sync::LazyLock;
use secateur_tables::{Description, LexerRule, LexerTables, NodeKinds};
use super::kinds::*;

/// What is known of the language by name: all but the automata.
pub static DESCRIPTION: LazyLock<Description> = LazyLock::new(|| {
    Description {
        extensions: Cow::Borrowed(&[Cow::Borrowed("rs")]),
        notes: Cow::Borrowed("Rust 2024, macros as token trees"),
        stand_ins: Cow::Borrowed(
            &[
                secateur_tables::StandIn {
                    kind: BLOCK_LIKE,
                    text: Cow::Borrowed("loop {}"),
                },
            ],
        ),
        embedded: Cow::Borrowed(
            &[
                secateur_tables::Embedding {
                    token: STRING,
                    named: None,
                    language: Cow::Borrowed("json"),
                    coding: secateur_tables::Coding::Escaped,
                    frame: (Cow::Borrowed(""), Cow::Borrowed("")),
                },
                secateur_tables::Embedding {
                    token: RAW_STRING,
                    named: None,
                    language: Cow::Borrowed("json"),
                    coding: secateur_tables::Coding::Escaped,
                    frame: (Cow::Borrowed(""), Cow::Borrowed("")),
                },
                secateur_tables::Embedding {
                    token: RAW_STRING,
                    named: Some(secateur_tables::Named {
                        by: None,
                        names: Cow::Borrowed(&[Cow::Borrowed("new")]),
                    }),
                    language: Cow::Borrowed("regex"),
                    coding: secateur_tables::Coding::Escaped,
                    frame: (Cow::Borrowed(""), Cow::Borrowed("")),
                },
                secateur_tables::Embedding {
                    token: STRING,
                    named: None,
                    language: Cow::Borrowed("format"),
                    coding: secateur_tables::Coding::Quoted,
                    frame: (Cow::Borrowed(""), Cow::Borrowed("")),
                },
            ],
        ),
        lexer: LexerTables::of(lexer_rules()),
        hook: Some(Cow::Borrowed("raw")),
        ..NodeKinds::of(TOKENS, RULES, 1).description("rust", FILE)
    }
});

/// What follows when a lexer rule has matched, in the order of the grammar. The rules of literals
/// are the first; a fragment makes no token.
fn lexer_rules() -> Vec<LexerRule> {
    let mut rules = LexerRule::literals(FALSE);
    rules.extend([
        LexerRule::skip(WHITESPACE), LexerRule::emit(SHEBANG).on_channel(1),
        LexerRule::emit(LINE_COMMENT).on_channel(1), LexerRule::emit(BLOCK_COMMENT).on_channel(1),
        // BlockComment : '/*' (BlockComment | .)*? '*/'
        LexerRule::fragment(), LexerRule::emit(CHARACTER), LexerRule::emit(LIFETIME), LexerRule::emit(STRING),
        LexerRule::emit(RAW_STRING),
        // RawString : '"' ~["]* '"' | '#' RawHashed '#'
        LexerRule::fragment(),
        // RawHashed : '"' .*? '"' | '#' RawHashed '#'
        LexerRule::fragment(),
        // Escape : '\\' 'x' [0-9A-Fa-f] [0-9A-Fa-f] | '\\' 'u' '{' [0-9A-F_a-f]+ '}' | '\\' .
        LexerRule::fragment(), LexerRule::emit(FLOAT), LexerRule::emit(INTEGER), LexerRule::emit(IDENTIFIER),
        LexerRule::emit(OTHER),
        // Digits : [0-9] [0-9_]*
        LexerRule::fragment(),
        // Exponent : [Ee] [+\-]? [0-9_]+
        LexerRule::fragment(),
        // Suffix : NameStart NamePart*
        LexerRule::fragment(),
        // NameStart : [A-Z_a-z\u{80}-\u{84}\u{86}-\u{200D}\u{2010}-\u{2027} and 2 more]
        LexerRule::fragment(),
        // NamePart : [0-9A-Z_a-z\u{80}-\u{84}\u{86}-\u{200D}\u{2010}-\u{2027} and 2 more]
        LexerRule::fragment(),
    ]);
    rules
}
