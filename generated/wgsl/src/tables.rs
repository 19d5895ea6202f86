// @generated from grammars/wgsl.g4 by `cargo xtask gen` (blake3 8b360fd431359bdc)

#![cfg_attr(rustfmt, rustfmt_skip)]
//! What is known of the language by name: see `secateur_tables::Description`.

use std::borrow::Cow;
use std::sync::LazyLock;
use secateur_tables::{Description, LexerRule, LexerTables, NodeKinds};
use super::kinds::*;

/// What is known of the language by name: all but the automata.
pub static DESCRIPTION: LazyLock<Description> = LazyLock::new(|| {
    Description {
        extensions: Cow::Borrowed(&[Cow::Borrowed("wgsl")]),
        notes: Cow::Borrowed("WebGPU shaders"),
        lexer: LexerTables::of(lexer_rules()),
        ..NodeKinds::of(TOKENS, RULES, 0).description("wgsl", FILE)
    }
});

/// What follows when a lexer rule has matched, in the order of the grammar. The rules of literals
/// are the first; a fragment makes no token.
fn lexer_rules() -> Vec<LexerRule> {
    let mut rules = LexerRule::literals(PIPE_PIPE);
    rules.extend([
        LexerRule::emit(NUMBER), LexerRule::emit(IDENTIFIER),
        // Word : ([A-Z_a-z] | NonAscii) ([0-9A-Z_a-z] | NonAscii)* | '#{' [0-9A-Z_a-z]+ '}'
        LexerRule::fragment(),
        // NonAscii : [\u{AA}-\u{2027}\u{202A}-\u{FEFE}\u{FF00}-\u{10FFFF}]
        LexerRule::fragment(), LexerRule::emit(DIRECTIVE), LexerRule::emit(BLOCK_COMMENT).on_channel(1),
        LexerRule::emit(LINE_COMMENT).on_channel(1), LexerRule::skip(WHITESPACE),
    ]);
    rules
}
