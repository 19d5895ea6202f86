// @generated from grammars/ruby.g4 by `cargo xtask gen` (blake3 83aed54c4395eed9)

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
                Cow::Borrowed("rb"),
                Cow::Borrowed("rbw"),
                Cow::Borrowed("rake"),
                Cow::Borrowed("gemspec"),
                Cow::Borrowed("ru"),
            ],
        ),
        interpreters: Cow::Borrowed(&[Cow::Borrowed("ruby"), Cow::Borrowed("jruby")]),
        embedded: Cow::Borrowed(
            &[
                secateur_tables::Embedding {
                    token: STRING_TEXT,
                    named: Some(secateur_tables::Named {
                        by: Some(STRING_START),
                        names: Cow::Borrowed(
                            &[
                                Cow::Borrowed("'"),
                                Cow::Borrowed("\""),
                                Cow::Borrowed("%q*"),
                            ],
                        ),
                    }),
                    language: Cow::Borrowed("json"),
                    coding: secateur_tables::Coding::Plain,
                    frame: (Cow::Borrowed(""), Cow::Borrowed("")),
                },
                secateur_tables::Embedding {
                    token: STRING_TEXT,
                    named: Some(secateur_tables::Named {
                        by: Some(STRING_START),
                        names: Cow::Borrowed(&[Cow::Borrowed("/"), Cow::Borrowed("%r*")]),
                    }),
                    language: Cow::Borrowed("regex"),
                    coding: secateur_tables::Coding::Plain,
                    frame: (Cow::Borrowed(""), Cow::Borrowed("")),
                },
                secateur_tables::Embedding {
                    token: STRING_TEXT,
                    named: None,
                    language: Cow::Borrowed("format"),
                    coding: secateur_tables::Coding::Plain,
                    frame: (Cow::Borrowed(""), Cow::Borrowed("")),
                },
            ],
        ),
        lexer: LexerTables::of(lexer_rules()),
        hook: Some(Cow::Borrowed("own")),
        ..NodeKinds::of(TOKENS, RULES, 1).description("ruby", PROGRAM)
    }
});

/// What follows when a lexer rule has matched, in the order of the grammar. The rules of literals
/// are the first; a fragment makes no token.
fn lexer_rules() -> Vec<LexerRule> {
    let mut rules = LexerRule::literals(MODULE);
    rules.extend([
        LexerRule::emit(WHITESPACE).on_channel(1), LexerRule::emit(NEWLINE),
        LexerRule::emit(COMMENT).on_channel(1), LexerRule::emit(BLOCK_COMMENT).on_channel(1),
        LexerRule::emit(NAME), LexerRule::emit(VARIABLE),
        // Name : [A-Z_a-z\u{80}-\u{FEFE}\u{FF00}-\u{10FFFF}]
        //     [0-9A-Z_a-z\u{80}-\u{FEFE}\u{FF00}-\u{10FFFF}]*
        LexerRule::fragment(), LexerRule::emit(NUMBER),
        // Digits : [0-9] [0-9_]*
        LexerRule::fragment(), LexerRule::emit(OTHER),
    ]);
    rules
}
