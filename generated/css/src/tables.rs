// @generated from grammars/css.g4 by `cargo xtask gen` (blake3 22cced646c896496)

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
                Cow::Borrowed("css"),
                Cow::Borrowed("scss"),
                Cow::Borrowed("less"),
                Cow::Borrowed("pcss"),
            ],
        ),
        notes: Cow::Borrowed("CSS, SCSS and Less"),
        lexer: LexerTables::of(lexer_rules()),
        ..NodeKinds::of(TOKENS, RULES, 0).description("css", STYLESHEET)
    }
});

/// What follows when a lexer rule has matched, in the order of the grammar. The rules of literals
/// are the first; a fragment makes no token.
fn lexer_rules() -> Vec<LexerRule> {
    let mut rules = LexerRule::literals(R_BRACKET);
    rules.extend([
        LexerRule::emit(COMMENT).on_channel(1), LexerRule::emit(LINE_COMMENT).on_channel(1),
        LexerRule::skip(SPACE), LexerRule::emit(CDO), LexerRule::emit(CDC), LexerRule::emit(CUSTOM_NAME),
        LexerRule::emit(IDENTIFIER), LexerRule::emit(FUNCTION), LexerRule::emit(URL),
        LexerRule::emit(AT_KEYWORD), LexerRule::emit(VARIABLE), LexerRule::emit(INTERPOLATION),
        LexerRule::emit(CLASS), LexerRule::emit(HASH), LexerRule::emit(NUMBER), LexerRule::emit(PERCENTAGE),
        LexerRule::emit(DIMENSION), LexerRule::emit(STRING), LexerRule::emit(IMPORTANT),
        LexerRule::emit(MATCH), LexerRule::emit(DELIMITER),
        // NameStart : [A-Z_a-z] | [\u{80}-\u{10FFFF}] | Escape
        LexerRule::fragment(),
        // NamePart : NameStart | [\-0-9]
        LexerRule::fragment(),
        // Escape : '\\' ~[\n\u{C}-\r]
        LexerRule::fragment(),
        // Number : [+\-]? ([0-9]+ ('.' [0-9]+)? | '.' [0-9]+) ([Ee] [+\-]? [0-9]+)?
        LexerRule::fragment(),
        // Blank : [\t-\n\u{C}-\r ]
        LexerRule::fragment(),
    ]);
    rules
}
