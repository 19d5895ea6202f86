// @generated from grammars/verilog.g4 by `cargo xtask gen` (blake3 8a997f3d0942b647)

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
                Cow::Borrowed("v"),
                Cow::Borrowed("sv"),
                Cow::Borrowed("vh"),
                Cow::Borrowed("svh"),
            ],
        ),
        notes: Cow::Borrowed("SystemVerilog, the synthesizable core and test benches"),
        lexer: LexerTables::of(lexer_rules()),
        ..NodeKinds::of(TOKENS, RULES, 0).description("verilog", SOURCE_TEXT)
    }
});

/// What follows when a lexer rule has matched, in the order of the grammar. The rules of literals
/// are the first; a fragment makes no token.
fn lexer_rules() -> Vec<LexerRule> {
    let mut rules = LexerRule::literals(OPTION);
    rules.extend([
        LexerRule::emit(DIRECTIVE).on_channel(1), LexerRule::emit(NAMING_DIRECTIVE).on_channel(1),
        LexerRule::emit(SIMPLE_DIRECTIVE).on_channel(1), LexerRule::emit(SYSTEMC).on_channel(1),
        // DirectiveText : (~[\n\r/\\] | '\\' '\r'? '\n' | '\\' ~[\n\r] | '/' ~[\n\r*/] | '/*' .*? '*/' |
        //     LineComment)* '/'?
        LexerRule::fragment(), LexerRule::emit(MACRO), LexerRule::emit(SYSTEM), LexerRule::emit(NUMBER),
        LexerRule::emit(BASED), LexerRule::emit(STRING), LexerRule::emit(IDENTIFIER),
        // Word : [A-Z_a-z] [$0-9A-Z_a-z]*
        LexerRule::fragment(),
        // Decimal : [0-9] [0-9_]*
        LexerRule::fragment(), LexerRule::emit(BLOCK_COMMENT).on_channel(1),
        LexerRule::emit(LINE_COMMENT).on_channel(1),
        // LineComment : '//' ~[\n\r]*
        LexerRule::fragment(), LexerRule::skip(WHITESPACE),
    ]);
    rules
}
