// @generated from grammars/python.g4 by `cargo xtask gen` (blake3 eee1752f1c1f555d)

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
            &[Cow::Borrowed("py"), Cow::Borrowed("pyi"), Cow::Borrowed("pyw")],
        ),
        interpreters: Cow::Borrowed(&[Cow::Borrowed("python"), Cow::Borrowed("pypy")]),
        notes: Cow::Borrowed("Python 3.13"),
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
                    token: STRING,
                    named: Some(secateur_tables::Named {
                        by: None,
                        names: Cow::Borrowed(
                            &[
                                Cow::Borrowed("compile"),
                                Cow::Borrowed("match"),
                                Cow::Borrowed("fullmatch"),
                                Cow::Borrowed("search"),
                                Cow::Borrowed("split"),
                                Cow::Borrowed("findall"),
                                Cow::Borrowed("finditer"),
                                Cow::Borrowed("sub"),
                                Cow::Borrowed("subn"),
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
        hook: Some(Cow::Borrowed("blocks")),
        ..NodeKinds::of(TOKENS, RULES, 0).description("python", FILE)
    }
});

/// What follows when a lexer rule has matched, in the order of the grammar. The rules of literals
/// are the first; a fragment makes no token.
fn lexer_rules() -> Vec<LexerRule> {
    let mut rules = LexerRule::literals(BANG);
    rules.extend([
        LexerRule::emit(NEWLINE), LexerRule::skip(WHITESPACE), LexerRule::emit(COMMENT).on_channel(1),
        LexerRule::emit(NUMBER),
        // Digits : [0-9] ('_'? [0-9])*
        LexerRule::fragment(),
        // Exponent : [Ee] [+\-]? Digits
        LexerRule::fragment(), LexerRule::emit(NAME), LexerRule::emit(STRING),
        // StringPrefix : [BRUbru] | [Rr] [Bb] | [Bb] [Rr]
        LexerRule::fragment(), LexerRule::emit(FSTRING_START),
        // Escape : '\\' ('\r\n' | .)
        LexerRule::fragment(),
    ]);
    rules
}
