// @generated from grammars/java.g4 by `cargo xtask gen` (blake3 ec33ca254765029f)

#![cfg_attr(rustfmt, rustfmt_skip)]
//! What is known of the language by name: see `secateur_tables::Description`.

use std::borrow::Cow;
use std::sync::LazyLock;
use secateur_tables::{Description, LexerRule, LexerTables, NodeKinds};
use super::kinds::*;

/// What is known of the language by name: all but the automata.
pub static DESCRIPTION: LazyLock<Description> = LazyLock::new(|| {
    Description {
        extensions: Cow::Borrowed(&[Cow::Borrowed("java")]),
        notes: Cow::Borrowed("Java 21"),
        stand_ins: Cow::Borrowed(
            &[
                secateur_tables::StandIn {
                    kind: THROW_STATEMENT,
                    text: Cow::Borrowed("throw null;"),
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
                    token: TEXT_BLOCK,
                    named: None,
                    language: Cow::Borrowed("json"),
                    coding: secateur_tables::Coding::Escaped,
                    frame: (Cow::Borrowed(""), Cow::Borrowed("")),
                },
                secateur_tables::Embedding {
                    token: STRING,
                    named: Some(secateur_tables::Named {
                        by: None,
                        names: Cow::Borrowed(
                            &[
                                Cow::Borrowed("compile"),
                                Cow::Borrowed("matches"),
                                Cow::Borrowed("replaceAll"),
                                Cow::Borrowed("replaceFirst"),
                                Cow::Borrowed("split"),
                            ],
                        ),
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
        ..NodeKinds::of(TOKENS, RULES, 0).description("java", COMPILATION_UNIT)
    }
});

/// What follows when a lexer rule has matched, in the order of the grammar. The rules of literals
/// are the first; a fragment makes no token.
fn lexer_rules() -> Vec<LexerRule> {
    let mut rules = LexerRule::literals(FALSE);
    rules.extend([
        LexerRule::emit(INTEGER), LexerRule::emit(FLOATING), LexerRule::emit(CHARACTER),
        LexerRule::emit(STRING), LexerRule::emit(TEXT_BLOCK), LexerRule::emit(IDENTIFIER),
        LexerRule::emit(BLOCK_COMMENT).on_channel(1), LexerRule::emit(LINE_COMMENT).on_channel(1),
        LexerRule::skip(WHITESPACE),
        // Digits : [0-9] [0-9_]*
        LexerRule::fragment(),
        // HexDigit : [0-9A-Fa-f]
        LexerRule::fragment(),
        // Exponent : [Ee] [+\-]? Digits
        LexerRule::fragment(),
        // Escape : '\\' ~[\n\r]
        LexerRule::fragment(),
        // Letter : [$A-Z_a-z] | [\u{80}-\u{10FFFF}] | '\\' 'u'+ HexDigit HexDigit HexDigit HexDigit
        LexerRule::fragment(),
    ]);
    rules
}
