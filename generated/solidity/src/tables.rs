// @generated from grammars/solidity.g4 by `cargo xtask gen` (blake3 e8c747888bd486f0)

#![cfg_attr(rustfmt, rustfmt_skip)]
//! What is known of the language by name: see `secateur_tables::Description`.

use std::borrow::Cow;
use std::sync::LazyLock;
use secateur_tables::{Description, LexerRule, LexerTables, NodeKinds};
use super::kinds::*;

/// What is known of the language by name: all but the automata.
pub static DESCRIPTION: LazyLock<Description> = LazyLock::new(|| {
    Description {
        extensions: Cow::Borrowed(&[Cow::Borrowed("sol")]),
        notes: Cow::Borrowed("0.4 to 0.8"),
        lexer: LexerTables::of(lexer_rules()),
        ..NodeKinds::of(TOKENS, RULES, 0).description("solidity", SOURCE_UNIT)
    }
});

/// What follows when a lexer rule has matched, in the order of the grammar. The rules of literals
/// are the first; a fragment makes no token.
fn lexer_rules() -> Vec<LexerRule> {
    let mut rules = LexerRule::literals(EQ_COLON);
    rules.extend([
        LexerRule::emit(PRAGMA), LexerRule::emit(ELEMENTARY_TYPE), LexerRule::emit(NUMBER),
        LexerRule::emit(STRING), LexerRule::emit(IDENTIFIER),
        // Bits : '8' | '16' | '24' | '32' | '40' | '48' | '56' | '64' | '72' | '80' | '88' | '96' | '104'
        //     | '112' | '120' | '128' | '136' | '144' | '152' | '160' | '168' | '176' | '184' | '192' | '200'
        //     | '208' | '216' | '224' | '232' | '240' | '248' | '256'
        LexerRule::fragment(),
        // Decimal : [0-9] [0-9_]*
        LexerRule::fragment(), LexerRule::emit(BLOCK_COMMENT).on_channel(1),
        LexerRule::emit(LINE_COMMENT).on_channel(1), LexerRule::skip(WHITESPACE),
    ]);
    rules
}
