// @generated from grammars/bencode.g4 by `cargo xtask gen` (blake3 e77a570ae9e1020c)

#![cfg_attr(rustfmt, rustfmt_skip)]
//! What is known of the language by name: see `secateur_tables::Description`.

use std::borrow::Cow;
use std::sync::LazyLock;
use secateur_tables::{Description, LexerRule, LexerTables, NodeKinds};
use super::kinds::*;

/// What is known of the language by name: all but the automata.
pub static DESCRIPTION: LazyLock<Description> = LazyLock::new(|| {
    Description {
        extensions: Cow::Borrowed(&[Cow::Borrowed("torrent"), Cow::Borrowed("bencode")]),
        notes: Cow::Borrowed("the encoding of torrent files"),
        lexer: LexerTables {
            code: Cow::Borrowed(
                &[Cow::Borrowed("inside()"), Cow::Borrowed("complete()")],
            ),
            ..LexerTables::of(lexer_rules())
        },
        hook: Some(Cow::Borrowed("own")),
        ..NodeKinds::of(TOKENS, RULES, 0).description("bencode", FILE)
    }
});

/// What follows when a lexer rule has matched, in the order of the grammar. The rules of literals
/// are the first; a fragment makes no token.
fn lexer_rules() -> Vec<LexerRule> {
    let mut rules = LexerRule::literals(D);
    rules.extend([
        LexerRule::emit(INTEGER), LexerRule::emit(STRING),
    ]);
    rules
}
