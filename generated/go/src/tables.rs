// @generated from grammars/go.g4 by `cargo xtask gen` (blake3 e5e3f2733949c41d)

#![cfg_attr(rustfmt, rustfmt_skip)]
//! What is known of the language by name: see `secateur_tables::Description`.

use std::borrow::Cow;
use std::sync::LazyLock;
use secateur_tables::{Description, LexerRule, LexerTables, NodeKinds};
use super::kinds::*;

/// What is known of the language by name: all but the automata.
pub static DESCRIPTION: LazyLock<Description> = LazyLock::new(|| {
    Description {
        extensions: Cow::Borrowed(&[Cow::Borrowed("go")]),
        notes: Cow::Borrowed("Go 1.24, with generics"),
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
                    coding: secateur_tables::Coding::Quoted,
                    frame: (Cow::Borrowed(""), Cow::Borrowed("")),
                },
                secateur_tables::Embedding {
                    token: STRING,
                    named: Some(secateur_tables::Named {
                        by: None,
                        names: Cow::Borrowed(
                            &[
                                Cow::Borrowed("Compile"),
                                Cow::Borrowed("MustCompile"),
                                Cow::Borrowed("MatchString"),
                            ],
                        ),
                    }),
                    language: Cow::Borrowed("regex"),
                    coding: secateur_tables::Coding::Escaped,
                    frame: (Cow::Borrowed(""), Cow::Borrowed("")),
                },
                secateur_tables::Embedding {
                    token: RAW_STRING,
                    named: Some(secateur_tables::Named {
                        by: None,
                        names: Cow::Borrowed(
                            &[
                                Cow::Borrowed("Compile"),
                                Cow::Borrowed("MustCompile"),
                                Cow::Borrowed("MatchString"),
                            ],
                        ),
                    }),
                    language: Cow::Borrowed("regex"),
                    coding: secateur_tables::Coding::Quoted,
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
        hook: Some(Cow::Borrowed("golang")),
        ..NodeKinds::of(TOKENS, RULES, 4).description("go", FILE)
    }
});

/// What follows when a lexer rule has matched, in the order of the grammar. The rules of literals
/// are the first; a fragment makes no token.
fn lexer_rules() -> Vec<LexerRule> {
    let mut rules = LexerRule::literals(BANG);
    rules.extend([
        LexerRule::emit(NEWLINE), LexerRule::skip(WHITESPACE), LexerRule::emit(LINE_COMMENT).on_channel(1),
        LexerRule::emit(BLOCK_COMMENT).on_channel(1), LexerRule::emit(NUMBER),
        // Digits : [0-9] [0-9_]*
        LexerRule::fragment(),
        // Exponent : [Ee] [+\-]? Digits
        LexerRule::fragment(), LexerRule::emit(RUNE), LexerRule::emit(STRING), LexerRule::emit(RAW_STRING),
        // Escape : '\\' [0-7] [0-7] [0-7] | '\\' 'x' HexDigit HexDigit | '\\' 'u' HexDigit HexDigit
        //     HexDigit HexDigit | '\\' 'U' HexDigit HexDigit HexDigit HexDigit HexDigit HexDigit HexDigit
        //     HexDigit | '\\' ~[\n\r]
        LexerRule::fragment(),
        // HexDigit : [0-9A-Fa-f]
        LexerRule::fragment(), LexerRule::emit(NAME),
    ]);
    rules
}
