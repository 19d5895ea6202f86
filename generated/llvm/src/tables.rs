// @generated from grammars/llvm.g4 by `cargo xtask gen` (blake3 f3762f89893d1e4a)

#![cfg_attr(rustfmt, rustfmt_skip)]
//! What is known of the language by name: see `secateur_tables::Description`.

use std::borrow::Cow;
use std::sync::LazyLock;
use secateur_tables::{Description, LexerRule, LexerTables, NodeKinds};
use super::kinds::*;

/// What is known of the language by name: all but the automata.
pub static DESCRIPTION: LazyLock<Description> = LazyLock::new(|| {
    Description {
        extensions: Cow::Borrowed(&[Cow::Borrowed("ll")]),
        notes: Cow::Borrowed("LLVM IR, from 3.7 on"),
        lexer: LexerTables::of(lexer_rules()),
        ..NodeKinds::of(TOKENS, RULES, 0).description("llvm", MODULE)
    }
});

/// What follows when a lexer rule has matched, in the order of the grammar. The rules of literals
/// are the first; a fragment makes no token.
fn lexer_rules() -> Vec<LexerRule> {
    let mut rules = LexerRule::literals(PIPE);
    rules.extend([
        LexerRule::emit(LABEL), LexerRule::emit(GLOBAL), LexerRule::emit(LOCAL), LexerRule::emit(COMDAT),
        LexerRule::emit(METADATA), LexerRule::emit(GROUP), LexerRule::emit(RECORD), LexerRule::emit(SUMMARY),
        LexerRule::emit(INTEGER_TYPE), LexerRule::emit(NUMBER), LexerRule::emit(FLOAT),
        LexerRule::emit(STRING), LexerRule::emit(CHARACTERS), LexerRule::emit(WORD),
        // Name : [0-9]+ | Letter (Letter | [0-9])* | String
        LexerRule::fragment(),
        // Letter : [$\--.A-Z_a-z]
        LexerRule::fragment(),
        // String : '"' ~["]* '"'
        LexerRule::fragment(), LexerRule::emit(COMMENT).on_channel(1), LexerRule::skip(WHITESPACE),
    ]);
    rules
}
