//! Front ends: from the text of a grammar to [`GrammarFile`].
//!
//! A notation is a module here with one function of the shape of [`read`]. It
//! decodes escapes and checks what can be seen in one file without resolving
//! names; everything it finds wrong goes into the [`Diagnostics`], as much at
//! once as possible.

pub mod antlr;

use crate::ast::GrammarFile;
use crate::diagnostics::{Diagnostic, Diagnostics, Sources, Span};

/// How a grammar is written down.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Notation {
    /// ANTLR 4 (`.g4`).
    Antlr,
}

impl Notation {
    /// The notation of a file by the extension of its name.
    pub fn of_file_name(name: &str) -> Option<Notation> {
        let (_, extension) = name.rsplit_once('.')?;
        match extension {
            "g4" => Some(Notation::Antlr),
            _ => None,
        }
    }
}

/// Reads one grammar file in whatever notation it is.
///
/// `None` if at least one error was reported: a grammar that was read only in
/// part is of no use to later stages.
pub fn read(sources: &Sources, file: u32, diagnostics: &mut Diagnostics) -> Option<GrammarFile> {
    match Notation::of_file_name(sources.name(file)) {
        Some(Notation::Antlr) => antlr::read(sources, file, diagnostics),
        None => {
            diagnostics.push(
                Diagnostic::error(
                    Span::new(file, 0..0),
                    format!("the notation of `{}` is not known", sources.name(file)),
                )
                .help("name ANTLR grammars `NAME.g4`"),
            );
            None
        }
    }
}
