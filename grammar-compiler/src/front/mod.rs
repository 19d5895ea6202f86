//! Front ends: from the text of a grammar to a [`GrammarFile`].
//!
//! A notation's module has a function like [`read`], which decodes escapes, checks one file without
//! resolving names, and reports as many faults as possible.

pub mod antlr;
pub mod bnf;
pub mod iso;
pub mod plain;
pub mod w3c;

use crate::ast::GrammarFile;
use crate::diagnostics::{Diagnostic, Diagnostics, Sources, Span};
use crate::hints::Hints;
use crate::notation::Notation;

/// Reads a grammar; `None` after an error, since later stages need all of it.
pub fn read(
    sources: &Sources,
    file: u32,
    hints: &Hints,
    diagnostics: &mut Diagnostics,
) -> Option<GrammarFile> {
    read_partly(sources, file, hints, diagnostics).ok()
}

/// Reads a grammar; the error has the readable part, if available.
pub fn read_partly(
    sources: &Sources,
    file: u32,
    hints: &Hints,
    diagnostics: &mut Diagnostics,
) -> Result<GrammarFile, Option<Box<GrammarFile>>> {
    match Notation::of(sources.name(file), sources.text(file)) {
        Some(Notation::Antlr) => antlr::read(sources, file, diagnostics).map_err(Some),
        Some(Notation::Bnf) => bnf::read(sources, file, hints, diagnostics).ok_or(None),
        Some(Notation::Iso) => iso::read(sources, file, hints, diagnostics).ok_or(None),
        Some(Notation::W3c) => w3c::read(sources, file, hints, diagnostics).ok_or(None),
        None => {
            diagnostics.push(
                Diagnostic::error(
                    Span::new(file, 0..0),
                    format!("the notation of `{}` is not known", sources.name(file)),
                )
                .help(
                    "name ANTLR grammars `NAME.g4`, others `NAME.bnf`, `NAME.ebnf` or `NAME.w3c`",
                ),
            );
            Err(None)
        }
    }
}
