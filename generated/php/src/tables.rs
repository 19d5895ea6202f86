// @generated from grammars/php.toml by `cargo xtask gen` (blake3 1addcd9e1c477308)

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
                Cow::Borrowed("php"),
                Cow::Borrowed("phtml"),
                Cow::Borrowed("php5"),
                Cow::Borrowed("php7"),
                Cow::Borrowed("php8"),
                Cow::Borrowed("phps"),
            ],
        ),
        interpreters: Cow::Borrowed(&[Cow::Borrowed("php")]),
        embedded: Cow::Borrowed(
            &[
                secateur_tables::Embedding {
                    token: STRING,
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
                                Cow::Borrowed("preg_grep"),
                                Cow::Borrowed("preg_match"),
                                Cow::Borrowed("preg_match_all"),
                                Cow::Borrowed("preg_replace"),
                                Cow::Borrowed("preg_replace_callback"),
                                Cow::Borrowed("preg_split"),
                            ],
                        ),
                    }),
                    language: Cow::Borrowed("regex"),
                    coding: secateur_tables::Coding::Quoted,
                    frame: (Cow::Borrowed(""), Cow::Borrowed("")),
                },
                secateur_tables::Embedding {
                    token: STRING,
                    named: None,
                    language: Cow::Borrowed("format"),
                    coding: secateur_tables::Coding::Quoted,
                    frame: (Cow::Borrowed(""), Cow::Borrowed("")),
                },
                secateur_tables::Embedding {
                    token: STRING_TEXT,
                    named: None,
                    language: Cow::Borrowed("format"),
                    coding: secateur_tables::Coding::Plain,
                    frame: (Cow::Borrowed(""), Cow::Borrowed("")),
                },
            ],
        ),
        lexer: LexerTables {
            mode_names: Cow::Borrowed(
                &[
                    Cow::Borrowed("DEFAULT_MODE"),
                    Cow::Borrowed("QUOTED"),
                    Cow::Borrowed("SHELL"),
                    Cow::Borrowed("HEREDOC"),
                ],
            ),
            code: Cow::Borrowed(
                &[
                    Cow::Borrowed("never()"),
                    Cow::Borrowed("heredoc()"),
                    Cow::Borrowed("nowdoc()"),
                    Cow::Borrowed("variable()"),
                    Cow::Borrowed("text()"),
                ],
            ),
            ..LexerTables::of(lexer_rules())
        },
        hook: Some(Cow::Borrowed("own")),
        ..NodeKinds::of(TOKENS, RULES, 0).description("php", FILE)
    }
});

/// What follows when a lexer rule has matched, in the order of the grammar. The rules of literals
/// are the first; a fragment makes no token.
fn lexer_rules() -> Vec<LexerRule> {
    vec![
        LexerRule::emit(HTML), LexerRule::emit(OPEN_TAG), LexerRule::emit(OPEN_ECHO_TAG),
        LexerRule::emit(CLOSE_TAG), LexerRule::emit(LAST_CLOSE_TAG),
        LexerRule::emit(BLOCK_COMMENT).on_channel(1), LexerRule::emit(LINE_COMMENT).on_channel(1),
        // CommentPart : ~[\n\r?] | '?'+ ~[\n\r>-?]
        LexerRule::fragment(), LexerRule::emit(WHITESPACE).on_channel(1), LexerRule::emit(HALT_COMPILER),
        LexerRule::emit(ABSTRACT), LexerRule::emit(AS), LexerRule::emit(BREAK), LexerRule::emit(CASE),
        LexerRule::emit(CATCH), LexerRule::emit(CLASS), LexerRule::emit(CLONE), LexerRule::emit(CONST),
        LexerRule::emit(CONTINUE), LexerRule::emit(DECLARE), LexerRule::emit(DEFAULT), LexerRule::emit(DO),
        LexerRule::emit(ECHO), LexerRule::emit(ELSE), LexerRule::emit(ELSEIF), LexerRule::emit(ENDDECLARE),
        LexerRule::emit(ENDFOR), LexerRule::emit(ENDFOREACH), LexerRule::emit(ENDIF),
        LexerRule::emit(ENDSWITCH), LexerRule::emit(ENDWHILE), LexerRule::emit(ENUM),
        LexerRule::emit(EXTENDS), LexerRule::emit(FINAL), LexerRule::emit(FINALLY), LexerRule::emit(FN),
        LexerRule::emit(FOR), LexerRule::emit(FOREACH), LexerRule::emit(FUNCTION), LexerRule::emit(GLOBAL),
        LexerRule::emit(GOTO), LexerRule::emit(IF), LexerRule::emit(IMPLEMENTS), LexerRule::emit(INCLUDE),
        LexerRule::emit(INCLUDE_ONCE), LexerRule::emit(INSTANCEOF), LexerRule::emit(INSTEADOF),
        LexerRule::emit(INTERFACE), LexerRule::emit(MATCH), LexerRule::emit(NAMESPACE), LexerRule::emit(NEW),
        LexerRule::emit(AND), LexerRule::emit(OR), LexerRule::emit(XOR), LexerRule::emit(PRINT),
        LexerRule::emit(PRIVATE), LexerRule::emit(PROTECTED), LexerRule::emit(PUBLIC),
        LexerRule::emit(READONLY), LexerRule::emit(REQUIRE), LexerRule::emit(REQUIRE_ONCE),
        LexerRule::emit(RETURN), LexerRule::emit(STATIC), LexerRule::emit(SWITCH), LexerRule::emit(THROW),
        LexerRule::emit(TRAIT), LexerRule::emit(TRY), LexerRule::emit(USE), LexerRule::emit(VAR),
        LexerRule::emit(WHILE), LexerRule::emit(YIELD), LexerRule::emit(YIELD_FROM), LexerRule::emit(CAST),
        LexerRule::emit(ATTRIBUTE_OPEN), LexerRule::emit(PARENTHESIS_OPEN),
        LexerRule::emit(PARENTHESIS_CLOSE), LexerRule::emit(BRACKET_OPEN), LexerRule::emit(BRACKET_CLOSE),
        LexerRule::emit(SEMICOLON), LexerRule::emit(COMMA), LexerRule::emit(COLON),
        LexerRule::emit(COLON_COLON), LexerRule::emit(QUESTION), LexerRule::emit(QUESTION_QUESTION),
        LexerRule::emit(ARROW), LexerRule::emit(QUESTION_ARROW), LexerRule::emit(DOUBLE_ARROW),
        LexerRule::emit(ELLIPSIS), LexerRule::emit(BACKSLASH), LexerRule::emit(AT), LexerRule::emit(DOLLAR),
        LexerRule::emit(INCREMENT), LexerRule::emit(DECREMENT), LexerRule::emit(ASSIGN),
        LexerRule::emit(PLUS_ASSIGN), LexerRule::emit(MINUS_ASSIGN), LexerRule::emit(TIMES_ASSIGN),
        LexerRule::emit(DIVIDE_ASSIGN), LexerRule::emit(MODULO_ASSIGN), LexerRule::emit(POWER_ASSIGN),
        LexerRule::emit(DOT_ASSIGN), LexerRule::emit(AND_ASSIGN), LexerRule::emit(OR_ASSIGN),
        LexerRule::emit(XOR_ASSIGN), LexerRule::emit(LEFT_SHIFT_ASSIGN), LexerRule::emit(RIGHT_SHIFT_ASSIGN),
        LexerRule::emit(COALESCE_ASSIGN), LexerRule::emit(PIPE_ARROW), LexerRule::emit(OR_OR),
        LexerRule::emit(AND_AND), LexerRule::emit(BIT_OR), LexerRule::emit(BIT_AND), LexerRule::emit(BIT_XOR),
        LexerRule::emit(EQUAL), LexerRule::emit(NOT_EQUAL), LexerRule::emit(IDENTICAL),
        LexerRule::emit(NOT_IDENTICAL), LexerRule::emit(LESS_GREATER), LexerRule::emit(SPACESHIP),
        LexerRule::emit(LESS), LexerRule::emit(GREATER), LexerRule::emit(LESS_EQUAL),
        LexerRule::emit(GREATER_EQUAL), LexerRule::emit(LEFT_SHIFT), LexerRule::emit(RIGHT_SHIFT),
        LexerRule::emit(PLUS), LexerRule::emit(MINUS), LexerRule::emit(TIMES), LexerRule::emit(DIVIDE),
        LexerRule::emit(MODULO), LexerRule::emit(POWER), LexerRule::emit(DOT), LexerRule::emit(NOT),
        LexerRule::emit(COMPLEMENT), LexerRule::emit(BRACE_OPEN).changing(&[ModeStep::Push(0)]),
        LexerRule::emit(BRACE_CLOSE).changing(&[ModeStep::Pop]), LexerRule::emit(VARIABLE),
        LexerRule::emit(NAME), LexerRule::emit(QUALIFIED_NAME),
        // Name : [A-Z_a-z\u{80}-\u{10FFFF}] [0-9A-Z_a-z\u{80}-\u{10FFFF}]*
        LexerRule::fragment(), LexerRule::emit(NUMBER),
        // Digits : [0-9] [0-9_]*
        LexerRule::fragment(),
        // Exponent : [Ee] [+\-]? Digits
        LexerRule::fragment(), LexerRule::emit(STRING), LexerRule::emit(QUOTE).changing(&[ModeStep::Push(1)]),
        LexerRule::emit(BACKQUOTE).changing(&[ModeStep::Push(2)]),
        LexerRule::emit(HEREDOC_START).changing(&[ModeStep::Push(3)]).calling(&[1]),
        LexerRule::emit(NOWDOC).calling(&[2]), LexerRule::emit(OTHER),
        LexerRule::emit(QUOTE).changing(&[ModeStep::Pop]), LexerRule::emit(STRING_TEXT),
        LexerRule::emit(STRING_VARIABLE),
        LexerRule::emit(BRACE_EXPRESSION_OPEN).changing(&[ModeStep::Push(0)]),
        LexerRule::emit(DOLLAR_BRACE_OPEN).changing(&[ModeStep::Push(0)]), LexerRule::emit(STRING_TEXT),
        // Interpolated : '$' Name ('[' (Name | '-'? [0-9] [0-9A-FX_a-fx]* | '$' Name) ']' | '?'? '->'
        //     Name)?
        LexerRule::fragment(), LexerRule::emit(BACKQUOTE).changing(&[ModeStep::Pop]),
        LexerRule::emit(STRING_TEXT), LexerRule::emit(STRING_VARIABLE),
        LexerRule::emit(BRACE_EXPRESSION_OPEN).changing(&[ModeStep::Push(0)]),
        LexerRule::emit(DOLLAR_BRACE_OPEN).changing(&[ModeStep::Push(0)]), LexerRule::emit(STRING_TEXT),
        LexerRule::emit(HEREDOC_TEXT).calling(&[4]), LexerRule::emit(STRING_VARIABLE),
        LexerRule::emit(BRACE_EXPRESSION_OPEN).changing(&[ModeStep::Push(0)]),
        LexerRule::emit(DOLLAR_BRACE_OPEN).changing(&[ModeStep::Push(0)]), LexerRule::emit(STRING_TEXT),
        LexerRule::emit(HEREDOC_END),
    ]
}
