// @generated from grammars/html.toml by `cargo xtask gen` (blake3 74dbe05ac89f181c)

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
                Cow::Borrowed("html"),
                Cow::Borrowed("htm"),
                Cow::Borrowed("xht"),
                Cow::Borrowed("shtml"),
            ],
        ),
        notes: Cow::Borrowed("as browsers read it"),
        embedded: Cow::Borrowed(
            &[
                secateur_tables::Embedding {
                    token: SCRIPT_BODY,
                    named: None,
                    language: Cow::Borrowed("javascript"),
                    coding: secateur_tables::Coding::Plain,
                    frame: (Cow::Borrowed(""), Cow::Borrowed("")),
                },
                secateur_tables::Embedding {
                    token: STYLE_BODY,
                    named: None,
                    language: Cow::Borrowed("css"),
                    coding: secateur_tables::Coding::Plain,
                    frame: (Cow::Borrowed(""), Cow::Borrowed("")),
                },
                secateur_tables::Embedding {
                    token: VALUE,
                    named: Some(secateur_tables::Named {
                        by: Some(NAME),
                        names: Cow::Borrowed(&[Cow::Borrowed("style")]),
                    }),
                    language: Cow::Borrowed("css"),
                    coding: secateur_tables::Coding::Markup,
                    frame: (Cow::Borrowed("a{"), Cow::Borrowed("}")),
                },
                secateur_tables::Embedding {
                    token: VALUE,
                    named: Some(secateur_tables::Named {
                        by: Some(NAME),
                        names: Cow::Borrowed(&[Cow::Borrowed("on*")]),
                    }),
                    language: Cow::Borrowed("javascript"),
                    coding: secateur_tables::Coding::Markup,
                    frame: (Cow::Borrowed("function a() {"), Cow::Borrowed("}")),
                },
                secateur_tables::Embedding {
                    token: VALUE,
                    named: Some(secateur_tables::Named {
                        by: Some(NAME),
                        names: Cow::Borrowed(&[Cow::Borrowed("d")]),
                    }),
                    language: Cow::Borrowed("svgpath"),
                    coding: secateur_tables::Coding::Markup,
                    frame: (Cow::Borrowed(""), Cow::Borrowed("")),
                },
                secateur_tables::Embedding {
                    token: SCRIPT_BODY,
                    named: None,
                    language: Cow::Borrowed("tokens"),
                    coding: secateur_tables::Coding::Plain,
                    frame: (Cow::Borrowed(""), Cow::Borrowed("")),
                },
                secateur_tables::Embedding {
                    token: STYLE_BODY,
                    named: None,
                    language: Cow::Borrowed("tokens"),
                    coding: secateur_tables::Coding::Plain,
                    frame: (Cow::Borrowed(""), Cow::Borrowed("")),
                },
                secateur_tables::Embedding {
                    token: VALUE,
                    named: None,
                    language: Cow::Borrowed("tokens"),
                    coding: secateur_tables::Coding::Quoted,
                    frame: (Cow::Borrowed(""), Cow::Borrowed("")),
                },
            ],
        ),
        lexer: LexerTables {
            mode_names: Cow::Borrowed(
                &[
                    Cow::Borrowed("DEFAULT_MODE"),
                    Cow::Borrowed("ATTRIBUTES"),
                    Cow::Borrowed("SCRIPT_TEXT"),
                    Cow::Borrowed("STYLE_TEXT"),
                    Cow::Borrowed("TEXTAREA_TEXT"),
                    Cow::Borrowed("TITLE_TEXT"),
                ],
            ),
            ..LexerTables::of(lexer_rules())
        },
        hook: Some(Cow::Borrowed("own")),
        ..NodeKinds::of(TOKENS, RULES, 0).description("html", FILE)
    }
});

/// What follows when a lexer rule has matched, in the order of the grammar. The rules of literals
/// are the first; a fragment makes no token.
fn lexer_rules() -> Vec<LexerRule> {
    vec![
        LexerRule::emit(COMMENT), LexerRule::emit(CDATA), LexerRule::emit(DOCTYPE),
        LexerRule::emit(INSTRUCTION), LexerRule::emit(SINGLE).changing(&[ModeStep::Push(1)]),
        LexerRule::emit(SCRIPT).changing(&[ModeStep::Push(2), ModeStep::Push(1)]),
        LexerRule::emit(STYLE).changing(&[ModeStep::Push(3), ModeStep::Push(1)]),
        LexerRule::emit(TEXTAREA).changing(&[ModeStep::Push(4), ModeStep::Push(1)]),
        LexerRule::emit(TITLE).changing(&[ModeStep::Push(5), ModeStep::Push(1)]),
        LexerRule::emit(TAG).changing(&[ModeStep::Push(1)]),
        LexerRule::emit(TAG_END).changing(&[ModeStep::Push(1)]), LexerRule::emit(REFERENCE),
        LexerRule::emit(WORD), LexerRule::skip(SPACE),
        // Reference : '&' ([A-Za-z] [0-9A-Za-z]* | '#' [0-9]+ | [#] [Xx] [0-9A-Fa-f]+) ';'?
        LexerRule::fragment(),
        // WordPart : [\-0-9A-Z_a-z] | [\u{80}-\u{10FFFF}]
        LexerRule::fragment(),
        // Space : [\t-\n\u{C}-\r ]
        LexerRule::fragment(), LexerRule::emit(CLOSE).changing(&[ModeStep::Pop]), LexerRule::emit(NAME),
        LexerRule::emit(SLASH), LexerRule::emit(UNQUOTED), LexerRule::emit(NO_VALUE), LexerRule::emit(VALUE),
        LexerRule::skip(ATTRIBUTES_SPACE), LexerRule::emit(SCRIPT_END).changing(&[ModeStep::Set(1)]),
        LexerRule::emit(SCRIPT_BODY), LexerRule::emit(WORD),
        // ScriptPart : ~[<] | ScriptTag
        LexerRule::fragment(),
        // ScriptTag : ScriptStart* ('<' ~[/<] | '</' ~[<Ss] | [<] [/] [Ss] ~[<Cc] | [<] [/] [Ss] [Cc]
        //     ~[<Rr] | [<] [/] [Ss] [Cc] [Rr] ~[<Ii] | [<] [/] [Ss] [Cc] [Rr] [Ii] ~[<Pp] | [<] [/] [Ss] [Cc]
        //     [Rr] [Ii] [Pp] ~[<Tt])
        LexerRule::fragment(),
        // ScriptStart : '<' | '</' | [<] [/] [Ss] | [<] [/] [Ss] [Cc] | [<] [/] [Ss] [Cc] [Rr] | [<] [/]
        //     [Ss] [Cc] [Rr] [Ii] | [<] [/] [Ss] [Cc] [Rr] [Ii] [Pp]
        LexerRule::fragment(), LexerRule::skip(SCRIPT_SPACE),
        LexerRule::emit(STYLE_END).changing(&[ModeStep::Set(1)]), LexerRule::emit(STYLE_BODY),
        LexerRule::emit(WORD),
        // StylePart : ~[<] | StyleTag
        LexerRule::fragment(),
        // StyleTag : StyleStart* ('<' ~[/<] | '</' ~[<Ss] | [<] [/] [Ss] ~[<Tt] | [<] [/] [Ss] [Tt] ~[<Yy]
        //     | [<] [/] [Ss] [Tt] [Yy] ~[<Ll] | [<] [/] [Ss] [Tt] [Yy] [Ll] ~[<Ee])
        LexerRule::fragment(),
        // StyleStart : '<' | '</' | [<] [/] [Ss] | [<] [/] [Ss] [Tt] | [<] [/] [Ss] [Tt] [Yy] | [<] [/]
        //     [Ss] [Tt] [Yy] [Ll]
        LexerRule::fragment(), LexerRule::skip(STYLE_SPACE),
        LexerRule::emit(TEXTAREA_END).changing(&[ModeStep::Set(1)]), LexerRule::emit(REFERENCE),
        LexerRule::emit(WORD), LexerRule::skip(TEXTAREA_SPACE),
        LexerRule::emit(TITLE_END).changing(&[ModeStep::Set(1)]), LexerRule::emit(REFERENCE),
        LexerRule::emit(WORD), LexerRule::skip(TITLE_SPACE),
    ]
}
