// @generated from grammars/typescript.toml by `cargo xtask gen` (blake3 3ad30cc2989c0bd5)

#![cfg_attr(rustfmt, rustfmt_skip)]
//! What is known of the language by name: see `secateur_tables::Description`.

use std::borrow::Cow;
use std::sync::LazyLock;
use secateur_tables::{Description, LexerRule, LexerTables, ModeStep, NodeKinds};
use super::kinds::*;

/// What is known of the language by name: all but the automata.
pub static DESCRIPTION: LazyLock<Description> = LazyLock::new(|| {
    Description {
        extensions: Cow::Borrowed(
            &[
                Cow::Borrowed("ts"),
                Cow::Borrowed("tsx"),
                Cow::Borrowed("mts"),
                Cow::Borrowed("cts"),
            ],
        ),
        interpreters: Cow::Borrowed(
            &[
                Cow::Borrowed("deno"),
                Cow::Borrowed("bun"),
                Cow::Borrowed("ts-node"),
                Cow::Borrowed("tsx"),
            ],
        ),
        notes: Cow::Borrowed("TypeScript 5 with TSX"),
        stand_ins: Cow::Borrowed(
            &[
                secateur_tables::StandIn {
                    kind: OPERAND,
                    text: Cow::Borrowed("null!"),
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
                    token: REGULAR_EXPRESSION,
                    named: None,
                    language: Cow::Borrowed("regex"),
                    coding: secateur_tables::Coding::Delimited,
                    frame: (Cow::Borrowed(""), Cow::Borrowed("")),
                },
                secateur_tables::Embedding {
                    token: STRING,
                    named: Some(secateur_tables::Named {
                        by: None,
                        names: Cow::Borrowed(&[Cow::Borrowed("RegExp")]),
                    }),
                    language: Cow::Borrowed("regex"),
                    coding: secateur_tables::Coding::Escaped,
                    frame: (Cow::Borrowed(""), Cow::Borrowed("")),
                },
            ],
        ),
        lexer: LexerTables {
            mode_names: Cow::Borrowed(
                &[
                    Cow::Borrowed("DEFAULT_MODE"),
                    Cow::Borrowed("TEMPLATE"),
                    Cow::Borrowed("JSX_TAG"),
                    Cow::Borrowed("JSX_CHILDREN"),
                    Cow::Borrowed("JSX_CLOSING"),
                ],
            ),
            code: Cow::Borrowed(
                &[
                    Cow::Borrowed("noDigit()"),
                    Cow::Borrowed("jsxLikely()"),
                    Cow::Borrowed("regexAllowed()"),
                ],
            ),
            ..LexerTables::of(lexer_rules())
        },
        hook: Some(Cow::Borrowed("script")),
        ..NodeKinds::of(TOKENS, RULES, 16).description("typescript", PROGRAM)
    }
});

/// What follows when a lexer rule has matched, in the order of the grammar. The rules of literals
/// are the first; a fragment makes no token.
fn lexer_rules() -> Vec<LexerRule> {
    vec![
        LexerRule::emit(HASHBANG).on_channel(1), LexerRule::emit(BLOCK_COMMENT).on_channel(1),
        LexerRule::emit(LINE_COMMENT).on_channel(1), LexerRule::skip(WHITESPACE), LexerRule::emit(BREAK),
        LexerRule::emit(CASE), LexerRule::emit(CATCH), LexerRule::emit(CLASS), LexerRule::emit(CONST),
        LexerRule::emit(CONTINUE), LexerRule::emit(DEBUGGER), LexerRule::emit(DEFAULT),
        LexerRule::emit(DELETE), LexerRule::emit(DO), LexerRule::emit(ELSE), LexerRule::emit(ENUM),
        LexerRule::emit(EXPORT), LexerRule::emit(EXTENDS), LexerRule::emit(FALSE), LexerRule::emit(FINALLY),
        LexerRule::emit(FOR), LexerRule::emit(FUNCTION), LexerRule::emit(IF), LexerRule::emit(IMPORT),
        LexerRule::emit(IN), LexerRule::emit(INSTANCEOF), LexerRule::emit(NEW), LexerRule::emit(NULL),
        LexerRule::emit(RETURN), LexerRule::emit(SUPER), LexerRule::emit(SWITCH), LexerRule::emit(THIS),
        LexerRule::emit(THROW), LexerRule::emit(TRUE), LexerRule::emit(TRY), LexerRule::emit(TYPEOF),
        LexerRule::emit(VAR), LexerRule::emit(VOID), LexerRule::emit(WHILE), LexerRule::emit(WITH),
        LexerRule::emit(ABSTRACT), LexerRule::emit(ACCESSOR), LexerRule::emit(AS), LexerRule::emit(ASSERT),
        LexerRule::emit(ASSERTS), LexerRule::emit(ASYNC), LexerRule::emit(AWAIT), LexerRule::emit(DECLARE),
        LexerRule::emit(FROM), LexerRule::emit(GET), LexerRule::emit(GLOBAL), LexerRule::emit(IMPLEMENTS),
        LexerRule::emit(INFER), LexerRule::emit(INTERFACE), LexerRule::emit(IS), LexerRule::emit(KEYOF),
        LexerRule::emit(LET), LexerRule::emit(MODULE), LexerRule::emit(NAMESPACE), LexerRule::emit(OF),
        LexerRule::emit(OUT), LexerRule::emit(OVERRIDE), LexerRule::emit(PRIVATE), LexerRule::emit(PROTECTED),
        LexerRule::emit(PUBLIC), LexerRule::emit(READONLY), LexerRule::emit(SATISFIES), LexerRule::emit(SET),
        LexerRule::emit(STATIC), LexerRule::emit(TYPE), LexerRule::emit(UNIQUE), LexerRule::emit(USING),
        LexerRule::emit(YIELD), LexerRule::emit(OPEN_BRACE).changing(&[ModeStep::Push(0)]),
        LexerRule::emit(CLOSE_BRACE).changing(&[ModeStep::Pop]), LexerRule::emit(OPEN_PARENTHESIS),
        LexerRule::emit(CLOSE_PARENTHESIS), LexerRule::emit(OPEN_BRACKET), LexerRule::emit(CLOSE_BRACKET),
        LexerRule::emit(SEMICOLON), LexerRule::emit(COMMA), LexerRule::emit(DOT), LexerRule::emit(ELLIPSIS),
        LexerRule::emit(QUESTION), LexerRule::emit(CHAIN), LexerRule::emit(COLON), LexerRule::emit(ARROW),
        LexerRule::emit(AT), LexerRule::emit(ASSIGN), LexerRule::emit(ASSIGN_ADD),
        LexerRule::emit(ASSIGN_SUBTRACT), LexerRule::emit(ASSIGN_MULTIPLY), LexerRule::emit(ASSIGN_DIVIDE),
        LexerRule::emit(ASSIGN_REMAINDER), LexerRule::emit(ASSIGN_POWER), LexerRule::emit(ASSIGN_BIT_AND),
        LexerRule::emit(ASSIGN_BIT_OR), LexerRule::emit(ASSIGN_BIT_XOR), LexerRule::emit(ASSIGN_AND),
        LexerRule::emit(ASSIGN_OR), LexerRule::emit(ASSIGN_COALESCE), LexerRule::emit(INCREMENT),
        LexerRule::emit(DECREMENT), LexerRule::emit(ADD), LexerRule::emit(SUBTRACT),
        LexerRule::emit(MULTIPLY), LexerRule::emit(DIVIDE), LexerRule::emit(REMAINDER),
        LexerRule::emit(POWER), LexerRule::emit(BIT_AND), LexerRule::emit(BIT_OR), LexerRule::emit(BIT_XOR),
        LexerRule::emit(BIT_NOT), LexerRule::emit(AND), LexerRule::emit(OR), LexerRule::emit(NOT),
        LexerRule::emit(COALESCE), LexerRule::emit(JSX_OPEN).changing(&[ModeStep::Push(2)]),
        LexerRule::emit(LESS), LexerRule::emit(GREATER), LexerRule::emit(LESS_EQUAL), LexerRule::emit(EQUAL),
        LexerRule::emit(NOT_EQUAL), LexerRule::emit(IDENTICAL), LexerRule::emit(NOT_IDENTICAL),
        LexerRule::emit(NUMBER), LexerRule::emit(STRING),
        LexerRule::emit(TEMPLATE_OPEN).changing(&[ModeStep::Push(1)]), LexerRule::emit(REGULAR_EXPRESSION),
        LexerRule::emit(PRIVATE_NAME), LexerRule::emit(IDENTIFIER),
        // BlockComment : '/*' (~[*] | '*'+ ~[*/])* '*'+ '/'
        LexerRule::fragment(),
        // LineComment : '//' ~[\n\r\u{2028}-\u{2029}]*
        LexerRule::fragment(),
        // Space : [\t-\r \u{A0}\u{1680}\u{2000}-\u{200A} and 5 more]
        LexerRule::fragment(),
        // Digits : [0-9] [0-9_]*
        LexerRule::fragment(),
        // Exponent : [Ee] [+\-]? Digits
        LexerRule::fragment(),
        // Escape : '\\' ('\r\n' | .)
        LexerRule::fragment(),
        // RegexFirst : ~[\n\r*/[-\\\u{2028}-\u{2029}] | RegexEscape | '[' (~[\n\r\\-\]\u{2028}-\u{2029}] |
        //     RegexEscape)* ']'
        LexerRule::fragment(),
        // RegexEscape : '\\' ~[\n\r\u{2028}-\u{2029}]
        LexerRule::fragment(),
        // NameStart : [$A-Z_a-z] | [\u{80}-\u{9F}\u{A1}-\u{167F}\u{1681}-\u{1FFF} and 6 more] | '\\u'
        //     HexDigit HexDigit HexDigit HexDigit | '\\u{' HexDigit+ '}'
        LexerRule::fragment(),
        // NamePart : NameStart | [0-9]
        LexerRule::fragment(),
        // HexDigit : [0-9A-Fa-f]
        LexerRule::fragment(), LexerRule::emit(TEMPLATE_CLOSE).changing(&[ModeStep::Pop]),
        LexerRule::emit(TEMPLATE_SUBSTITUTION).changing(&[ModeStep::Push(0)]), LexerRule::emit(TEMPLATE_TEXT),
        LexerRule::emit(TEMPLATE_TEXT), LexerRule::skip(JSX_SPACE),
        LexerRule::emit(JSX_COMMENT).on_channel(1),
        LexerRule::emit(JSX_SELF_CLOSE).changing(&[ModeStep::Pop]),
        LexerRule::emit(JSX_TAG_END).changing(&[ModeStep::Set(3)]), LexerRule::emit(JSX_EQUALS),
        LexerRule::emit(JSX_DOT), LexerRule::emit(JSX_COLON), LexerRule::emit(JSX_NAME),
        LexerRule::emit(JSX_STRING), LexerRule::emit(JSX_OPEN_BRACE).changing(&[ModeStep::Push(0)]),
        LexerRule::emit(JSX_ANGLES), LexerRule::emit(JSX_TEXT),
        LexerRule::emit(JSX_OPEN_BRACE).changing(&[ModeStep::Push(0)]),
        LexerRule::emit(JSX_OPEN).changing(&[ModeStep::Push(2)]),
        LexerRule::emit(JSX_END).changing(&[ModeStep::Set(4)]), LexerRule::skip(JSX_CLOSING_SPACE),
        LexerRule::emit(JSX_CLOSING_COMMENT).on_channel(1), LexerRule::emit(JSX_DOT),
        LexerRule::emit(JSX_COLON), LexerRule::emit(JSX_NAME),
        LexerRule::emit(JSX_CLOSE).changing(&[ModeStep::Pop]),
    ]
}
