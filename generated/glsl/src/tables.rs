// @generated from grammars/glsl.g4 by `cargo xtask gen` (blake3 958fdcf91ad0b27e)

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
                Cow::Borrowed("glsl"),
                Cow::Borrowed("vert"),
                Cow::Borrowed("frag"),
                Cow::Borrowed("comp"),
                Cow::Borrowed("geom"),
                Cow::Borrowed("tesc"),
                Cow::Borrowed("tese"),
                Cow::Borrowed("mesh"),
                Cow::Borrowed("task"),
                Cow::Borrowed("rgen"),
                Cow::Borrowed("rchit"),
                Cow::Borrowed("rmiss"),
                Cow::Borrowed("rahit"),
                Cow::Borrowed("rint"),
                Cow::Borrowed("rcall"),
            ],
        ),
        notes: Cow::Borrowed("4.60 and ES 3.20, not preprocessed"),
        lexer: LexerTables::of(lexer_rules()),
        ..NodeKinds::of(TOKENS, RULES, 0).description("glsl", FILE)
    }
});

/// What follows when a lexer rule has matched, in the order of the grammar. The rules of literals
/// are the first; a fragment makes no token.
fn lexer_rules() -> Vec<LexerRule> {
    let mut rules = LexerRule::literals(PIPE_EQ);
    rules.extend([
        LexerRule::emit(IDENTIFIER), LexerRule::emit(NUMBER), LexerRule::emit(STRING),
        LexerRule::emit(DIRECTIVE),
        // DirectivePart : ~[\n\r/\\] | '\\' ('\r'? '\n' | ~[\n\r]) | '/' ~[\n\r*/\\] | '/*' .*? '*/'
        LexerRule::fragment(), LexerRule::emit(BLOCK_COMMENT).on_channel(1),
        LexerRule::emit(LINE_COMMENT).on_channel(1), LexerRule::skip(WHITESPACE),
    ]);
    rules
}
