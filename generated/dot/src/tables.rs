// @generated from grammars/dot.g4 by `cargo xtask gen` (blake3 fc1985c52be3890c)

#![cfg_attr(rustfmt, rustfmt_skip)]
//! What is known of the language by name: see `secateur_tables::Description`.

use std::borrow::Cow;
use std::sync::LazyLock;
use secateur_tables::{Description, LexerRule, LexerTables, NodeKinds};
use super::kinds::*;

/// What is known of the language by name: all but the automata.
pub static DESCRIPTION: LazyLock<Description> = LazyLock::new(|| {
    Description {
        extensions: Cow::Borrowed(&[Cow::Borrowed("dot"), Cow::Borrowed("gv")]),
        notes: Cow::Borrowed("Graphviz"),
        lexer: LexerTables::of(lexer_rules()),
        ..NodeKinds::of(TOKENS, RULES, 0).description("dot", FILE)
    }
});

/// What follows when a lexer rule has matched, in the order of the grammar. The rules of literals
/// are the first; a fragment makes no token.
fn lexer_rules() -> Vec<LexerRule> {
    let mut rules = LexerRule::literals(PLUS);
    rules.extend([
        LexerRule::skip(BYTE_ORDER_MARK), LexerRule::emit(NAME),
        // Letter : [A-Z_a-z\u{80}-\u{FEFE}\u{FF00}-\u{10FFFF}]
        LexerRule::fragment(), LexerRule::emit(NUMERAL), LexerRule::emit(STRING), LexerRule::emit(HTML),
        LexerRule::emit(BLOCK_COMMENT).on_channel(1), LexerRule::emit(LINE_COMMENT).on_channel(1),
        LexerRule::emit(DIRECTIVE).on_channel(1), LexerRule::skip(WHITESPACE),
    ]);
    rules
}
