// @generated from grammars/c.g4 by `cargo xtask gen` (blake3 c291fac11ff70ad5)

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
            &[Cow::Borrowed("c"), Cow::Borrowed("i"), Cow::Borrowed("h")],
        ),
        notes: Cow::Borrowed("C23, C11 and GNU C, preprocessed"),
        embedded: Cow::Borrowed(
            &[
                secateur_tables::Embedding {
                    token: STRING_LITERAL,
                    named: None,
                    language: Cow::Borrowed("format"),
                    coding: secateur_tables::Coding::Quoted,
                    frame: (Cow::Borrowed(""), Cow::Borrowed("")),
                },
            ],
        ),
        lexer: LexerTables::of(lexer_rules()),
        ..NodeKinds::of(TOKENS, RULES, 0).description("c", TRANSLATION_UNIT)
    }
});

/// What follows when a lexer rule has matched, in the order of the grammar. The rules of literals
/// are the first; a fragment makes no token.
fn lexer_rules() -> Vec<LexerRule> {
    let mut rules = LexerRule::literals(__BUILTIN_HAS_ATTRIBUTE);
    rules.extend([
        LexerRule::emit(DIRECTIVE).on_channel(1),
        // DirectivePart : '/'? (~[\n\r"'*/\\] | DirectiveText | DirectiveEscape) | '*' | BlockComment |
        //     LineComment
        LexerRule::fragment(),
        // DirectiveText : '"' (~[\n\r"\\] | DirectiveEscape)* '"'? | '\'' (~[\n\r'\\] | DirectiveEscape)*
        //     '\''?
        LexerRule::fragment(),
        // DirectiveEscape : Splice | '\\' ~[\n\r]
        LexerRule::fragment(), LexerRule::emit(PRAGMA_OPERATOR).on_channel(1),
        LexerRule::emit(BLOCK_COMMENT).on_channel(1), LexerRule::emit(LINE_COMMENT).on_channel(1),
        LexerRule::skip(WHITESPACE), LexerRule::emit(INTEGER_CONSTANT), LexerRule::emit(FLOATING_CONSTANT),
        LexerRule::emit(CHARACTER_CONSTANT), LexerRule::emit(STRING_LITERAL), LexerRule::emit(IDENTIFIER),
        // BlockComment : '/*' (~[*] | '*'+ ~[*/])* '*'+ '/'
        LexerRule::fragment(),
        // LineComment : '//' (~[\n\r\\] | DirectiveEscape)*
        LexerRule::fragment(),
        // Splice : '\\' [\t ]* '\r'? '\n'
        LexerRule::fragment(),
        // Letter : [$A-Z_a-z] | [\u{80}-\u{10FFFF}] | UniversalCharacter
        LexerRule::fragment(),
        // UniversalCharacter : '\\u' HexDigit HexDigit HexDigit HexDigit | '\\U' HexDigit HexDigit
        //     HexDigit HexDigit HexDigit HexDigit HexDigit HexDigit
        LexerRule::fragment(),
        // Digits : [0-9]+ ('\'' [0-9]+)*
        LexerRule::fragment(),
        // HexDigits : HexDigit+ ('\'' HexDigit+)*
        LexerRule::fragment(),
        // HexDigit : [0-9A-Fa-f]
        LexerRule::fragment(),
        // IntegerSuffix : ([I-JLUi-jlu] | 'wb' | 'WB')*
        LexerRule::fragment(),
        // Exponent : [Ee] [+\-]? Digits
        LexerRule::fragment(),
        // FloatingSuffix : [I-Ji-j]? ([DFLQWdflqw] | [Dd] [DFLdfl] | [Ff] ('16' | '32' | '64' | '128')
        //     'x'? | [Bb] [Ff] '16')? [I-Ji-j]?
        LexerRule::fragment(),
        // StringLiteral : EncodingPrefix? '"' (~[\n\r"\\] | Escape)* '"'
        LexerRule::fragment(),
        // RawString : EncodingPrefix? 'R"(' .*? ')"' | EncodingPrefix? 'R"' RawDelimiter '(' .*? ')'
        //     RawDelimiter '"'
        LexerRule::fragment(),
        // RawDelimiter : ~[\t-\r "(-)\\]+
        LexerRule::fragment(),
        // EncodingPrefix : 'u8' | [LUu]
        LexerRule::fragment(),
        // Escape : Splice | '\\' ~[\n\r]
        LexerRule::fragment(),
    ]);
    rules
}
