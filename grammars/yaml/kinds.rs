//! YAML's token types by their names in the grammar.

use secateur_syntax::hook::kind;
use secateur_tables::{Kind, Tables};

/// The token types; an absent one is 0, the end of the file.
#[derive(Clone, Copy)]
pub(super) struct Kinds {
    pub(super) indent: Kind,
    pub(super) dedent: Kind,
    pub(super) newline: Kind,
    pub(super) start: Kind,
    pub(super) end: Kind,
    pub(super) directive: Kind,
    pub(super) header: Kind,
    pub(super) block_line: Kind,
    pub(super) alias: Kind,
    pub(super) property: Kind,
    pub(super) quoted: Kind,
    pub(super) plain: Kind,
    pub(super) unknown: Kind,
    pub(super) dash: Kind,
    pub(super) question: Kind,
    pub(super) colon: Kind,
    pub(super) comma: Kind,
    pub(super) opens: [Kind; 2],
    pub(super) closes: [Kind; 2],
}

impl Kinds {
    pub(super) fn new(language: &Tables) -> Self {
        let kind = |name: &str| kind(language, name).unwrap_or(Kind::EOF);
        Self {
            indent: kind("INDENT"),
            dedent: kind("DEDENT"),
            newline: kind("NEWLINE"),
            start: kind("START"),
            end: kind("END"),
            directive: kind("DIRECTIVE"),
            header: kind("HEADER"),
            block_line: kind("BLOCK_LINE"),
            alias: kind("ALIAS"),
            property: kind("PROPERTY"),
            quoted: kind("QUOTED"),
            plain: kind("PLAIN"),
            unknown: kind("UNKNOWN"),
            dash: kind("'-'"),
            question: kind("'?'"),
            colon: kind("':'"),
            comma: kind("','"),
            opens: ["'['", "'{'"].map(kind),
            closes: ["']'", "'}'"].map(kind),
        }
    }
}
