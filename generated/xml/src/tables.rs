// @generated from grammars/xml.toml by `cargo xtask gen` (blake3 e4c4b10cb3f36215)

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
                Cow::Borrowed("xml"),
                Cow::Borrowed("svg"),
                Cow::Borrowed("xsl"),
                Cow::Borrowed("xslt"),
                Cow::Borrowed("xsd"),
                Cow::Borrowed("rng"),
                Cow::Borrowed("dtd"),
                Cow::Borrowed("ent"),
                Cow::Borrowed("xhtml"),
                Cow::Borrowed("docbook"),
                Cow::Borrowed("dbk"),
                Cow::Borrowed("mml"),
                Cow::Borrowed("xul"),
                Cow::Borrowed("xlf"),
                Cow::Borrowed("xliff"),
                Cow::Borrowed("kml"),
                Cow::Borrowed("gpx"),
                Cow::Borrowed("rdf"),
                Cow::Borrowed("rss"),
                Cow::Borrowed("atom"),
                Cow::Borrowed("wsdl"),
                Cow::Borrowed("xmi"),
                Cow::Borrowed("plist"),
                Cow::Borrowed("xaml"),
                Cow::Borrowed("csproj"),
                Cow::Borrowed("vcxproj"),
                Cow::Borrowed("fodt"),
                Cow::Borrowed("fods"),
                Cow::Borrowed("ui"),
                Cow::Borrowed("qrc"),
                Cow::Borrowed("glade"),
                Cow::Borrowed("gir"),
                Cow::Borrowed("tei"),
                Cow::Borrowed("dita"),
            ],
        ),
        notes: Cow::Borrowed("XML 1.0, with DTDs"),
        embedded: Cow::Borrowed(
            &[
                secateur_tables::Embedding {
                    token: VALUE,
                    named: Some(secateur_tables::Named {
                        by: Some(CODE_NAME),
                        names: Cow::Borrowed(&[Cow::Borrowed("style")]),
                    }),
                    language: Cow::Borrowed("css"),
                    coding: secateur_tables::Coding::Markup,
                    frame: (Cow::Borrowed("a{"), Cow::Borrowed("}")),
                },
                secateur_tables::Embedding {
                    token: VALUE,
                    named: Some(secateur_tables::Named {
                        by: Some(CODE_NAME),
                        names: Cow::Borrowed(&[Cow::Borrowed("d")]),
                    }),
                    language: Cow::Borrowed("svgpath"),
                    coding: secateur_tables::Coding::Markup,
                    frame: (Cow::Borrowed(""), Cow::Borrowed("")),
                },
                secateur_tables::Embedding {
                    token: VALUE,
                    named: Some(secateur_tables::Named {
                        by: Some(CODE_NAME),
                        names: Cow::Borrowed(&[Cow::Borrowed("on*")]),
                    }),
                    language: Cow::Borrowed("javascript"),
                    coding: secateur_tables::Coding::Markup,
                    frame: (Cow::Borrowed("function a() {"), Cow::Borrowed("}")),
                },
                secateur_tables::Embedding {
                    token: CDATA_BODY,
                    named: Some(secateur_tables::Named {
                        by: Some(NAME),
                        names: Cow::Borrowed(&[Cow::Borrowed("script")]),
                    }),
                    language: Cow::Borrowed("javascript"),
                    coding: secateur_tables::Coding::Plain,
                    frame: (Cow::Borrowed(""), Cow::Borrowed("")),
                },
                secateur_tables::Embedding {
                    token: CDATA_BODY,
                    named: Some(secateur_tables::Named {
                        by: Some(NAME),
                        names: Cow::Borrowed(&[Cow::Borrowed("style")]),
                    }),
                    language: Cow::Borrowed("css"),
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
                secateur_tables::Embedding {
                    token: CDATA_BODY,
                    named: None,
                    language: Cow::Borrowed("tokens"),
                    coding: secateur_tables::Coding::Plain,
                    frame: (Cow::Borrowed(""), Cow::Borrowed("")),
                },
            ],
        ),
        lexer: LexerTables {
            mode_names: Cow::Borrowed(
                &[
                    Cow::Borrowed("DEFAULT_MODE"),
                    Cow::Borrowed("TAG"),
                    Cow::Borrowed("CODE"),
                    Cow::Borrowed("QUOTED"),
                    Cow::Borrowed("IN_APOSTROPHES"),
                    Cow::Borrowed("CDATA"),
                    Cow::Borrowed("INSTRUCTION_TEXT"),
                    Cow::Borrowed("DECLARATION"),
                    Cow::Borrowed("SUBSET"),
                ],
            ),
            ..LexerTables::of(lexer_rules())
        },
        ..NodeKinds::of(TOKENS, RULES, 0).description("xml", FILE)
    }
});

/// What follows when a lexer rule has matched, in the order of the grammar. The rules of literals
/// are the first; a fragment makes no token.
fn lexer_rules() -> Vec<LexerRule> {
    vec![
        LexerRule::emit(COMMENT), LexerRule::emit(CDATA_OPEN).changing(&[ModeStep::Push(5)]),
        LexerRule::emit(DOCTYPE).changing(&[ModeStep::Push(7)]),
        LexerRule::emit(ELEMENT).changing(&[ModeStep::Push(7)]),
        LexerRule::emit(ATTLIST).changing(&[ModeStep::Push(7)]),
        LexerRule::emit(ENTITY).changing(&[ModeStep::Push(7)]),
        LexerRule::emit(NOTATION).changing(&[ModeStep::Push(7)]), LexerRule::emit(SECTION),
        LexerRule::emit(IGNORED), LexerRule::emit(SECTION_END),
        LexerRule::emit(INSTRUCTION).changing(&[ModeStep::Push(6)]),
        LexerRule::emit(OPEN).changing(&[ModeStep::Push(1)]),
        LexerRule::emit(OPEN_END).changing(&[ModeStep::Push(1)]), LexerRule::emit(REFERENCE),
        LexerRule::emit(PARAMETER_REFERENCE), LexerRule::emit(WORD), LexerRule::skip(SPACE),
        // Ignored : '<![' Space* 'IGNORE' Space* '[' (IgnoredSection | .)*? ']]>'
        LexerRule::fragment(),
        // IgnoredSection : '<![' (IgnoredSection | .)*? ']]>'
        LexerRule::fragment(),
        // Comment : '<!--' .*? '-->'
        LexerRule::fragment(),
        // Reference : '&' (Name | '#' [0-9]+ | '#x' [0-9A-Fa-f]+) ';'
        LexerRule::fragment(),
        // ParameterReference : '%' Name ';'
        LexerRule::fragment(),
        // Name : NameStart NamePart*
        LexerRule::fragment(),
        // NameStart : [:A-Z_a-z] | [\u{80}-\u{D6}\u{D8}-\u{F6}\u{F8}-\u{37D} and 3 more]
        LexerRule::fragment(),
        // NamePart : NameStart | [\--.0-9]
        LexerRule::fragment(),
        // WordPart : [\--.0-:A-Z_a-z] | [\u{80}-\u{FEFE}\u{FF00}-\u{10FFFF}]
        LexerRule::fragment(),
        // Space : [\t-\n\r ]
        LexerRule::fragment(), LexerRule::emit(NAME),
        LexerRule::emit(CODE_NAME).changing(&[ModeStep::Push(2)]), LexerRule::emit(ATTRIBUTE_NAME),
        LexerRule::emit(EQUALS), LexerRule::emit(QUOTE).changing(&[ModeStep::Push(3)]),
        LexerRule::emit(APOSTROPHE).changing(&[ModeStep::Push(4)]),
        LexerRule::emit(CLOSE).changing(&[ModeStep::Pop]),
        LexerRule::emit(CLOSE_EMPTY).changing(&[ModeStep::Pop]), LexerRule::emit(OPEN),
        LexerRule::emit(OPEN_END), LexerRule::skip(TAG_SPACE),
        LexerRule::emit(VALUE).changing(&[ModeStep::Pop]), LexerRule::emit(EQUALS).changing(&[ModeStep::Pop]),
        LexerRule::emit(CLOSE).changing(&[ModeStep::Pop, ModeStep::Pop]),
        LexerRule::emit(CLOSE_EMPTY).changing(&[ModeStep::Pop, ModeStep::Pop]),
        LexerRule::emit(OPEN).changing(&[ModeStep::Pop]), LexerRule::skip(CODE_SPACE),
        LexerRule::emit(OPEN).changing(&[ModeStep::Pop]),
        LexerRule::emit(OPEN_END).changing(&[ModeStep::Pop]),
        LexerRule::emit(QUOTE).changing(&[ModeStep::Pop]), LexerRule::emit(REFERENCE), LexerRule::emit(WORD),
        LexerRule::skip(QUOTED_SPACE), LexerRule::emit(OPEN).changing(&[ModeStep::Pop]),
        LexerRule::emit(OPEN_END).changing(&[ModeStep::Pop]),
        LexerRule::emit(APOSTROPHE).changing(&[ModeStep::Pop]), LexerRule::emit(REFERENCE),
        LexerRule::emit(WORD), LexerRule::skip(APOSTROPHES_SPACE),
        LexerRule::emit(SECTION_END).changing(&[ModeStep::Pop]), LexerRule::emit(CDATA_BODY),
        LexerRule::emit(WORD),
        // CdataBracket : ']' ~[\]] | ']' ']'+ ~[>\]]
        LexerRule::fragment(), LexerRule::skip(CDATA_SPACE),
        LexerRule::emit(INSTRUCTION_END).changing(&[ModeStep::Pop]), LexerRule::emit(WORD),
        LexerRule::skip(INSTRUCTION_SPACE), LexerRule::emit(SYSTEM), LexerRule::emit(PUBLIC),
        LexerRule::emit(NDATA), LexerRule::emit(HASH_NAME), LexerRule::emit(NAME),
        LexerRule::emit(PARAMETER_REFERENCE), LexerRule::emit(PERCENT), LexerRule::emit(STRING),
        LexerRule::emit(LEFT), LexerRule::emit(RIGHT), LexerRule::emit(BAR), LexerRule::emit(COMMA),
        LexerRule::emit(STAR), LexerRule::emit(PLUS), LexerRule::emit(OPTIONAL),
        LexerRule::emit(SUBSET_BEGIN).changing(&[ModeStep::Push(8)]),
        LexerRule::emit(CLOSE).changing(&[ModeStep::Pop]), LexerRule::skip(DECLARATION_SPACE),
        LexerRule::emit(COMMENT), LexerRule::emit(ELEMENT).changing(&[ModeStep::Push(7)]),
        LexerRule::emit(ATTLIST).changing(&[ModeStep::Push(7)]),
        LexerRule::emit(ENTITY).changing(&[ModeStep::Push(7)]),
        LexerRule::emit(NOTATION).changing(&[ModeStep::Push(7)]),
        LexerRule::emit(INSTRUCTION).changing(&[ModeStep::Push(6)]), LexerRule::emit(PARAMETER_REFERENCE),
        LexerRule::emit(SUBSET_END).changing(&[ModeStep::Pop]), LexerRule::skip(SUBSET_SPACE),
    ]
}
