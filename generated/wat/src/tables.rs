// @generated from grammars/wat.g4 by `cargo xtask gen` (blake3 b8cc16a8e4913e35)

#![cfg_attr(rustfmt, rustfmt_skip)]
//! What is known of the language by name: see `secateur_tables::Description`.

use std::borrow::Cow;
use std::sync::LazyLock;
use secateur_tables::{Description, LexerRule, LexerTables, NodeKinds};
use super::kinds::*;

/// What is known of the language by name: all but the automata.
pub static DESCRIPTION: LazyLock<Description> = LazyLock::new(|| {
    Description {
        extensions: Cow::Borrowed(&[Cow::Borrowed("wat"), Cow::Borrowed("wast")]),
        notes: Cow::Borrowed("WebAssembly text, with scripts"),
        lexer: LexerTables::of(lexer_rules()),
        ..NodeKinds::of(TOKENS, RULES, 0).description("wat", SCRIPT)
    }
});

/// What follows when a lexer rule has matched, in the order of the grammar. The rules of literals
/// are the first; a fragment makes no token.
fn lexer_rules() -> Vec<LexerRule> {
    let mut rules = LexerRule::literals(CORE);
    rules.extend([
        LexerRule::emit(UNREACHABLE), LexerRule::emit(ANNOTATION), LexerRule::emit(NUMBER),
        LexerRule::emit(STRING), LexerRule::emit(ID), LexerRule::emit(ARGUMENT), LexerRule::emit(WORD),
        LexerRule::emit(OTHER),
        // String : '"' (~["\\] | '\\' .)* '"'
        LexerRule::fragment(),
        // IdCharacter : [!#-'*-+\--:<-Z\\^-z|~]
        LexerRule::fragment(), LexerRule::emit(BLOCK_COMMENT).on_channel(1),
        LexerRule::emit(LINE_COMMENT).on_channel(1), LexerRule::skip(WHITESPACE),
    ]);
    rules
}
