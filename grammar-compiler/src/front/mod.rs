//! Front ends: from the text of a grammar to [`GrammarFile`].
//!
//! A notation is a module here with one function of the shape of [`read`]. It
//! decodes escapes and checks what can be seen in one file without resolving
//! names; everything it finds wrong goes into the [`Diagnostics`], as much at
//! once as possible.

pub mod antlr;
pub mod bnf;
pub mod iso;
pub mod plain;
pub mod w3c;

use std::path::PathBuf;

use crate::ast::GrammarFile;
use crate::diagnostics::{Diagnostic, Diagnostics, Sources, Span};
use crate::lower::HookLibrary;

/// How a grammar is written down.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Notation {
    /// ANTLR 4 (`.g4`).
    Antlr,
    /// Backus-Naur form (`.bnf`).
    Bnf,
    /// ISO/IEC 14977 (`.ebnf`).
    Iso,
    /// The notation of the W3C (`.w3c`, `.ebnf`).
    W3c,
}

impl Notation {
    /// The notation of a file by the extension of its name, and where several
    /// notations share that, by the file's text.
    pub fn of(name: &str, text: &str) -> Option<Notation> {
        let (_, extension) = name.rsplit_once('.')?;
        match extension {
            "g4" => Some(Notation::Antlr),
            "bnf" => Some(Notation::Bnf),
            "w3c" => Some(Notation::W3c),
            "ebnf" => Some(Self::of_text(text)),
            _ => None,
        }
    }

    /// The notation in which most lines of a text begin a rule.
    fn of_text(text: &str) -> Notation {
        let mut counts = [(Notation::Iso, 0), (Notation::W3c, 0), (Notation::Bnf, 0)];
        for found in text.lines().filter_map(Self::of_line) {
            for (notation, count) in &mut counts {
                *count += usize::from(*notation == found);
            }
        }
        let [first, others @ ..] = counts;
        let most = |a: (Notation, usize), b: (Notation, usize)| if b.1 > a.1 { b } else { a };
        others.into_iter().fold(first, most).0
    }

    /// The notation of which a line is the first line of a rule.
    fn of_line(line: &str) -> Option<Notation> {
        let (name, rest) = line.split_once('=')?;
        let mut name = name.trim();
        let Some(before) = name.strip_suffix("::") else {
            let part = |c: char| c.is_alphanumeric() || matches!(c, '_' | ' ' | '\t');
            let begins = name.starts_with(char::is_alphabetic) && name.chars().all(part);
            return (begins && !rest.starts_with('=')).then_some(Notation::Iso);
        };
        name = before.trim_end();
        if name.starts_with('[')
            && let Some((_, rest)) = name.split_once(']')
        {
            name = rest.trim_start();
        }
        let part = |c: char| c.is_alphanumeric() || matches!(c, '_' | '.' | '-' | '@');
        match name.strip_prefix('<') {
            Some(rest) => rest.ends_with('>').then_some(Notation::Bnf),
            None => (!name.is_empty() && name.chars().all(part)).then_some(Notation::W3c),
        }
    }
}

/// What is known about a grammar but not written in it. Notations that have
/// tokens of their own make no use of it.
#[derive(Clone, Debug, Default)]
pub struct Hints {
    /// The start rule; the first one that is no token if there is none.
    pub start: Option<String>,
    /// Rules that describe tokens.
    pub tokens: Vec<String>,
    /// Rules that describe what stands between tokens.
    pub skip: Vec<String>,
    /// What is known of target-language code.
    pub hooks: Option<HookLibrary>,
    /// The text of the format's own hook, in Rust: it is asked whatever its string
    /// literals name.
    pub own_hook: Option<String>,
    /// More folders to look for imported grammars in.
    pub folders: Vec<PathBuf>,
}

/// Reads one grammar file in whatever notation it is.
///
/// `None` if at least one error was reported: a grammar that was read only in
/// part is of no use to later stages.
pub fn read(
    sources: &Sources,
    file: u32,
    hints: &Hints,
    diagnostics: &mut Diagnostics,
) -> Option<GrammarFile> {
    read_partly(sources, file, hints, diagnostics).ok()
}

/// As [`read`]; the error is what could be read, in a notation that has a use for it.
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
