// @generated from grammars/svgpath.toml by `cargo xtask gen` (blake3 8fe91ebb88c6476f)

#![cfg_attr(rustfmt, rustfmt_skip)]
//! What is known of the language by name: see `secateur_tables::Description`.

use std::borrow::Cow;
use std::sync::LazyLock;
use secateur_tables::{Description, LexerRule, LexerTables, ModeStep, NodeKinds};
use super::kinds::*;

/// What is known of the language by name: all but the automata.
pub static DESCRIPTION: LazyLock<Description> = LazyLock::new(|| {
    Description {
        notes: Cow::Borrowed("SVG 2 path data, in attributes of other languages"),
        lexer: LexerTables {
            mode_names: Cow::Borrowed(
                &[
                    Cow::Borrowed("DEFAULT_MODE"),
                    Cow::Borrowed("RADIUS_X"),
                    Cow::Borrowed("RADIUS_Y"),
                    Cow::Borrowed("ROTATION"),
                    Cow::Borrowed("LARGE"),
                    Cow::Borrowed("SWEEP"),
                    Cow::Borrowed("END_X"),
                    Cow::Borrowed("END_Y"),
                ],
            ),
            ..LexerTables::of(lexer_rules())
        },
        ..NodeKinds::of(TOKENS, RULES, 0).description("svgpath", FILE)
    }
});

/// What follows when a lexer rule has matched, in the order of the grammar. The rules of literals
/// are the first; a fragment makes no token.
fn lexer_rules() -> Vec<LexerRule> {
    vec![
        LexerRule::emit(MOVE), LexerRule::emit(LINE), LexerRule::emit(HORIZONTAL), LexerRule::emit(CURVE),
        LexerRule::emit(SMOOTH), LexerRule::emit(ARC).changing(&[ModeStep::Set(1)]), LexerRule::emit(CLOSE),
        LexerRule::emit(NUMBER), LexerRule::skip(SEPARATOR),
        // Number : [+\-]? ([0-9]+ '.'? [0-9]* | '.' [0-9]+) ([Ee] [+\-]? [0-9]+)?
        LexerRule::fragment(),
        // Separator : [\t-\n\u{C}-\r ,]+
        LexerRule::fragment(), LexerRule::emit(MOVE).changing(&[ModeStep::Set(0)]),
        LexerRule::emit(LINE).changing(&[ModeStep::Set(0)]),
        LexerRule::emit(HORIZONTAL).changing(&[ModeStep::Set(0)]),
        LexerRule::emit(CURVE).changing(&[ModeStep::Set(0)]),
        LexerRule::emit(SMOOTH).changing(&[ModeStep::Set(0)]),
        LexerRule::emit(CLOSE).changing(&[ModeStep::Set(0)]), LexerRule::emit(ARC),
        LexerRule::emit(NUMBER).changing(&[ModeStep::Set(2)]), LexerRule::skip(RADIUS_X_SEPARATOR),
        LexerRule::emit(NUMBER).changing(&[ModeStep::Set(3)]), LexerRule::skip(RADIUS_Y_SEPARATOR),
        LexerRule::emit(NUMBER).changing(&[ModeStep::Set(4)]), LexerRule::skip(ROTATION_SEPARATOR),
        LexerRule::emit(FLAG).changing(&[ModeStep::Set(5)]), LexerRule::skip(LARGE_SEPARATOR),
        LexerRule::emit(FLAG).changing(&[ModeStep::Set(6)]), LexerRule::skip(SWEEP_SEPARATOR),
        LexerRule::emit(NUMBER).changing(&[ModeStep::Set(7)]), LexerRule::skip(END_X_SEPARATOR),
        LexerRule::emit(NUMBER).changing(&[ModeStep::Set(1)]), LexerRule::skip(END_Y_SEPARATOR),
    ]
}
