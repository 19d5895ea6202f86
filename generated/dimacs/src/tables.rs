// @generated from grammars/dimacs.toml by `cargo xtask gen` (blake3 b24b1e708785f5dc)

#![cfg_attr(rustfmt, rustfmt_skip)]
//! What is known of the language by name: see `secateur_tables::Description`.

use std::borrow::Cow;
use std::sync::LazyLock;
use secateur_tables::{
    Count, Counted, Description, LexerRule, LexerTables, ModeStep, NodeKinds,
};

use super::kinds::*;

/// What is known of the language by name: all but the automata.
pub static DESCRIPTION: LazyLock<Description> = LazyLock::new(|| {
    Description {
        extensions: Cow::Borrowed(
            &[Cow::Borrowed("cnf"), Cow::Borrowed("dimacs"), Cow::Borrowed("qdimacs")],
        ),
        notes: Cow::Borrowed("CNF of SAT solvers, QDIMACS"),
        counts: Cow::Borrowed(
            &[
                Count {
                    token: CLAUSES,
                    of: Counted::Tokens(END),
                },
                Count {
                    token: VARIABLES,
                    of: Counted::Largest(LITERAL),
                },
            ],
        ),
        lexer: LexerTables {
            mode_names: Cow::Borrowed(
                &[
                    Cow::Borrowed("DEFAULT_MODE"),
                    Cow::Borrowed("HEADER"),
                    Cow::Borrowed("HEADER_CLAUSES"),
                    Cow::Borrowed("QUANTIFIED"),
                ],
            ),
            ..LexerTables::of(lexer_rules())
        },
        ..NodeKinds::of(TOKENS, RULES, 0).description("dimacs", FILE)
    }
});

/// What follows when a lexer rule has matched, in the order of the grammar. The rules of literals
/// are the first; a fragment makes no token.
fn lexer_rules() -> Vec<LexerRule> {
    vec![
        LexerRule::emit(PROBLEM).changing(&[ModeStep::Push(1)]),
        LexerRule::emit(QUANTIFIER).changing(&[ModeStep::Push(3)]), LexerRule::emit(LITERAL),
        LexerRule::emit(END), LexerRule::emit(TRAILER), LexerRule::skip(COMMENT), LexerRule::skip(SPACE),
        LexerRule::emit(WORD),
        // Blank : [\t ]
        LexerRule::fragment(),
        // Space : [\t-\n\r ]
        LexerRule::fragment(), LexerRule::emit(FORMAT),
        LexerRule::emit(VARIABLES).changing(&[ModeStep::Set(2)]), LexerRule::skip(HEADER_SPACE),
        LexerRule::emit(CLAUSES).changing(&[ModeStep::Pop]), LexerRule::skip(HEADER_CLAUSES_SPACE),
        LexerRule::emit(LITERAL), LexerRule::emit(QUANTIFIED_END).changing(&[ModeStep::Pop]),
        LexerRule::skip(QUANTIFIED_SPACE), LexerRule::emit(WORD),
    ]
}
