// @generated from grammars/json5.g4 by `cargo xtask gen` (blake3 f9e91f1068fd9967)

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
                Cow::Borrowed("json5"),
                Cow::Borrowed("json"),
                Cow::Borrowed("jsonc"),
                Cow::Borrowed("code-workspace"),
                Cow::Borrowed("sublime-settings"),
                Cow::Borrowed("sublime-keymap"),
            ],
        ),
        notes: Cow::Borrowed("JSON with comments, JSON5"),
        lexer: LexerTables::of(lexer_rules()),
        ..NodeKinds::of(TOKENS, RULES, 0).description("json5", JSON5)
    }
});

/// What follows when a lexer rule has matched, in the order of the grammar. The rules of literals
/// are the first; a fragment makes no token.
fn lexer_rules() -> Vec<LexerRule> {
    let mut rules = LexerRule::literals(R_BRACKET);
    rules.extend([
        LexerRule::emit(STRING),
        // Escape : '\\' ('\r\n' | .)
        LexerRule::fragment(), LexerRule::emit(NOT_FINITE), LexerRule::emit(NUMBER),
        // Whole : '0' | [1-9] [0-9]*
        LexerRule::fragment(), LexerRule::emit(IDENTIFIER),
        // NameStart : [$A-Z_a-z] | [\u{A1}-\u{167F}\u{1681}-\u{1FFF}\u{200B}-\u{2027} and 5 more] | '\\u'
        //     [0-9A-Fa-f] [0-9A-Fa-f] [0-9A-Fa-f] [0-9A-Fa-f]
        LexerRule::fragment(), LexerRule::emit(COMMENT).on_channel(1), LexerRule::skip(SPACE),
    ]);
    rules
}
