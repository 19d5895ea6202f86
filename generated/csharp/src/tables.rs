// @generated from grammars/csharp.toml by `cargo xtask gen` (blake3 ede276e2c1a651c2)

#![cfg_attr(rustfmt, rustfmt_skip)]
//! What is known of the language by name: see `secateur_tables::Description`.

use std::borrow::Cow;
use std::sync::LazyLock;
use secateur_tables::{Description, LexerRule, LexerTables, ModeStep, NodeKinds};
use super::kinds::*;

/// What is known of the language by name: all but the automata.
pub static DESCRIPTION: LazyLock<Description> = LazyLock::new(|| {
    Description {
        extensions: Cow::Borrowed(&[Cow::Borrowed("cs"), Cow::Borrowed("csx")]),
        stand_ins: Cow::Borrowed(
            &[
                secateur_tables::StandIn {
                    kind: STATEMENT,
                    text: Cow::Borrowed("throw null;"),
                },
            ],
        ),
        embedded: Cow::Borrowed(
            &[
                secateur_tables::Embedding {
                    token: STRING,
                    named: None,
                    language: Cow::Borrowed("json"),
                    coding: secateur_tables::Coding::Escaped,
                    frame: (Cow::Borrowed(""), Cow::Borrowed("")),
                },
                secateur_tables::Embedding {
                    token: RAW_STRING,
                    named: None,
                    language: Cow::Borrowed("json"),
                    coding: secateur_tables::Coding::Quoted,
                    frame: (Cow::Borrowed(""), Cow::Borrowed("")),
                },
                secateur_tables::Embedding {
                    token: STRING,
                    named: Some(secateur_tables::Named {
                        by: None,
                        names: Cow::Borrowed(
                            &[
                                Cow::Borrowed("Regex"),
                                Cow::Borrowed("IsMatch"),
                                Cow::Borrowed("Match"),
                                Cow::Borrowed("Matches"),
                            ],
                        ),
                    }),
                    language: Cow::Borrowed("regex"),
                    coding: secateur_tables::Coding::Escaped,
                    frame: (Cow::Borrowed(""), Cow::Borrowed("")),
                },
                secateur_tables::Embedding {
                    token: STRING,
                    named: None,
                    language: Cow::Borrowed("format"),
                    coding: secateur_tables::Coding::Quoted,
                    frame: (Cow::Borrowed(""), Cow::Borrowed("")),
                },
            ],
        ),
        lexer: LexerTables {
            mode_names: Cow::Borrowed(
                &[
                    Cow::Borrowed("DEFAULT_MODE"),
                    Cow::Borrowed("INTERPOLATED"),
                    Cow::Borrowed("VERBATIM"),
                ],
            ),
            code: Cow::Borrowed(&[Cow::Borrowed("unfinished()")]),
            ..LexerTables::of(lexer_rules())
        },
        hook: Some(Cow::Borrowed("own")),
        ..NodeKinds::of(TOKENS, RULES, 0).description("csharp", FILE_RULE)
    }
});

/// What follows when a lexer rule has matched, in the order of the grammar. The rules of literals
/// are the first; a fragment makes no token.
fn lexer_rules() -> Vec<LexerRule> {
    vec![
        LexerRule::skip(BYTE_ORDER_MARK), LexerRule::skip(WHITESPACE),
        LexerRule::emit(BLOCK_COMMENT).on_channel(1), LexerRule::emit(LINE_COMMENT).on_channel(1),
        LexerRule::emit(DIRECTIVE), LexerRule::emit(DIRECTIVE),
        // BranchPart : ~[#] | '#' [\t ]* (~[\t #ei] | 'i' ~[f] | 'e' ~[n] | 'en' ~[d] | 'end' ~[i]) | '#'
        //     [\t ]* 'if' BranchPart* '#' [\t ]* 'endif'
        LexerRule::fragment(), LexerRule::emit(ABSTRACT), LexerRule::emit(ALIAS), LexerRule::emit(ALLOWS),
        LexerRule::emit(AND), LexerRule::emit(AS), LexerRule::emit(ASCENDING), LexerRule::emit(ASSEMBLY),
        LexerRule::emit(ASYNC), LexerRule::emit(AWAIT), LexerRule::emit(BREAK), LexerRule::emit(BY),
        LexerRule::emit(CASE), LexerRule::emit(CATCH), LexerRule::emit(CHECKED), LexerRule::emit(CLASS),
        LexerRule::emit(CONST), LexerRule::emit(CONTINUE), LexerRule::emit(DEFAULT),
        LexerRule::emit(DELEGATE), LexerRule::emit(DESCENDING), LexerRule::emit(DO), LexerRule::emit(ELSE),
        LexerRule::emit(ENUM), LexerRule::emit(EQUALS), LexerRule::emit(EVENT), LexerRule::emit(EXPLICIT),
        LexerRule::emit(EXTENSION), LexerRule::emit(EXTERN), LexerRule::emit(FALSE), LexerRule::emit(FILE),
        LexerRule::emit(FINALLY), LexerRule::emit(FIXED), LexerRule::emit(FOR), LexerRule::emit(FOREACH),
        LexerRule::emit(FROM), LexerRule::emit(GLOBAL), LexerRule::emit(GOTO), LexerRule::emit(GROUP),
        LexerRule::emit(IF), LexerRule::emit(IMPLICIT), LexerRule::emit(IN), LexerRule::emit(INTERFACE),
        LexerRule::emit(INTERNAL), LexerRule::emit(INTO), LexerRule::emit(IS), LexerRule::emit(JOIN),
        LexerRule::emit(LET), LexerRule::emit(LOCK), LexerRule::emit(MODULE), LexerRule::emit(NAMESPACE),
        LexerRule::emit(NEW), LexerRule::emit(NOT), LexerRule::emit(NULL), LexerRule::emit(ON),
        LexerRule::emit(OPERATOR), LexerRule::emit(OR), LexerRule::emit(ORDERBY), LexerRule::emit(OUT),
        LexerRule::emit(OVERRIDE), LexerRule::emit(PARAMS), LexerRule::emit(PARTIAL),
        LexerRule::emit(PRIVATE), LexerRule::emit(PROTECTED), LexerRule::emit(PUBLIC),
        LexerRule::emit(READONLY), LexerRule::emit(RECORD), LexerRule::emit(REF), LexerRule::emit(REQUIRED),
        LexerRule::emit(RETURN), LexerRule::emit(SCOPED), LexerRule::emit(SEALED), LexerRule::emit(SELECT),
        LexerRule::emit(SIZEOF), LexerRule::emit(STACKALLOC), LexerRule::emit(STATIC),
        LexerRule::emit(STRUCT), LexerRule::emit(SWITCH), LexerRule::emit(THIS), LexerRule::emit(THROW),
        LexerRule::emit(TRUE), LexerRule::emit(TRY), LexerRule::emit(TYPEOF), LexerRule::emit(UNCHECKED),
        LexerRule::emit(UNSAFE), LexerRule::emit(USING), LexerRule::emit(VIRTUAL), LexerRule::emit(VOLATILE),
        LexerRule::emit(WHEN), LexerRule::emit(WHERE), LexerRule::emit(WHILE), LexerRule::emit(WITH),
        LexerRule::emit(YIELD), LexerRule::emit(OPEN_BRACE).changing(&[ModeStep::Push(0)]),
        LexerRule::emit(CLOSE_BRACE).changing(&[ModeStep::Pop]), LexerRule::emit(ASSIGN),
        LexerRule::emit(SEMICOLON), LexerRule::emit(OPEN_BRACKET), LexerRule::emit(COLON),
        LexerRule::emit(COMMA), LexerRule::emit(CLOSE_BRACKET), LexerRule::emit(DOT),
        LexerRule::emit(DOUBLE_COLON), LexerRule::emit(ARROW), LexerRule::emit(TILDE), LexerRule::emit(PLUS),
        LexerRule::emit(MINUS), LexerRule::emit(NOT_SIGN), LexerRule::emit(INCREMENT),
        LexerRule::emit(DECREMENT), LexerRule::emit(STAR), LexerRule::emit(SLASH), LexerRule::emit(PERCENT),
        LexerRule::emit(AMPERSAND), LexerRule::emit(BAR), LexerRule::emit(CARET), LexerRule::emit(SHIFT_LEFT),
        LexerRule::emit(GREATER), LexerRule::emit(EQUAL), LexerRule::emit(UNEQUAL), LexerRule::emit(LESS),
        LexerRule::emit(LESS_EQUAL), LexerRule::emit(GREATER_EQUAL), LexerRule::emit(QUESTION),
        LexerRule::emit(OPEN_PARENTHESIS), LexerRule::emit(CLOSE_PARENTHESIS), LexerRule::emit(DOUBLE_DOT),
        LexerRule::emit(AND_AND), LexerRule::emit(OR_OR), LexerRule::emit(DOUBLE_QUESTION),
        LexerRule::emit(PLUS_ASSIGN), LexerRule::emit(MINUS_ASSIGN), LexerRule::emit(STAR_ASSIGN),
        LexerRule::emit(SLASH_ASSIGN), LexerRule::emit(PERCENT_ASSIGN), LexerRule::emit(AMPERSAND_ASSIGN),
        LexerRule::emit(BAR_ASSIGN), LexerRule::emit(CARET_ASSIGN), LexerRule::emit(SHIFT_LEFT_ASSIGN),
        LexerRule::emit(DOUBLE_QUESTION_ASSIGN), LexerRule::emit(POINTER_ARROW),
        LexerRule::emit(QUESTION_DOT), LexerRule::emit(IDENTIFIER),
        // Letter : [A-Z_a-z] | '\\u' Hex Hex Hex Hex | [A-Za-z\u{AA}\u{B5}\u{BA} and 675 more]
        LexerRule::fragment(),
        // Part : [0-9] | [0-9_\u{AD}\u{300}-\u{36F}\u{483}-\u{487} and 396 more]
        LexerRule::fragment(),
        // Hex : [0-9A-Fa-f]
        LexerRule::fragment(), LexerRule::emit(INTEGER), LexerRule::emit(REAL),
        // Exponent : [Ee] [+\-]? [0-9] [0-9_]*
        LexerRule::fragment(), LexerRule::emit(CHARACTER), LexerRule::emit(STRING),
        LexerRule::emit(RAW_STRING), LexerRule::emit(STRING_OPEN).changing(&[ModeStep::Push(1)]),
        LexerRule::emit(STRING_OPEN).changing(&[ModeStep::Push(2)]), LexerRule::emit(OTHER),
        LexerRule::emit(STRING_CLOSE).changing(&[ModeStep::Pop]),
        LexerRule::emit(HOLE_OPEN).changing(&[ModeStep::Push(0)]), LexerRule::emit(TEXT),
        LexerRule::emit(STRING_CLOSE).changing(&[ModeStep::Pop]),
        LexerRule::emit(HOLE_OPEN).changing(&[ModeStep::Push(0)]), LexerRule::emit(TEXT),
    ]
}
