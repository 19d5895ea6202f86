// @generated from grammars/smtlib.g4 by `cargo xtask gen` (blake3 212f379fea42d528)

#![cfg_attr(rustfmt, rustfmt_skip)]
//! What is known of the language by name: see `secateur_tables::Description`.

use std::borrow::Cow;
use std::sync::LazyLock;
use secateur_tables::{Description, LexerRule, LexerTables, NodeKinds};
use super::kinds::*;

/// What is known of the language by name: all but the automata.
pub static DESCRIPTION: LazyLock<Description> = LazyLock::new(|| {
    Description {
        extensions: Cow::Borrowed(&[Cow::Borrowed("smt2")]),
        notes: Cow::Borrowed("SMT-LIB 2.6 and 2.7"),
        lexer: LexerTables::of(lexer_rules()),
        ..NodeKinds::of(TOKENS, RULES, 0).description("smtlib", SCRIPT)
    }
});

/// What follows when a lexer rule has matched, in the order of the grammar. The rules of literals
/// are the first; a fragment makes no token.
fn lexer_rules() -> Vec<LexerRule> {
    let mut rules = LexerRule::literals(MATCH);
    rules.extend([
        LexerRule::emit(NUMERAL), LexerRule::emit(DECIMAL), LexerRule::emit(HEXADECIMAL),
        LexerRule::emit(BINARY), LexerRule::emit(STRING), LexerRule::emit(KEYWORD), LexerRule::emit(SYMBOL),
        LexerRule::emit(QUOTED_SYMBOL),
        // SymbolStart : [!$-'*-+\--/<-Z\\^-_a-z~] | [\u{80}-\u{9F}\u{A1}-\u{FEFE}\u{FF00}-\u{10FFFF}]
        LexerRule::fragment(),
        // SymbolPart : SymbolStart | [#0-:]
        LexerRule::fragment(), LexerRule::emit(COMMENT).on_channel(1), LexerRule::skip(WHITESPACE),
    ]);
    rules
}
