//! Which language an input is in.

use std::path::{Path, PathBuf};

use clap::Args;

use super::Exit;
use super::failure::Failure;
use super::run::GrammarLoader;
use crate::format::Format;

/// What can be said of it.
#[derive(Clone, Debug, Default, Args)]
pub struct LanguageArguments {
    /// The input's language; without it, the file's extension tells.
    #[arg(short, long, value_name = "NAME")]
    pub language: Option<String>,

    /// Read the language from grammar files (ANTLR 4, BNF, EBNF) instead; may be
    /// repeated.
    #[arg(short, long, value_name = "FILE")]
    pub grammar: Vec<PathBuf>,
}

/// The languages that a program has.
#[derive(Clone, Copy)]
pub(super) struct Languages<'a> {
    pub(super) formats: &'a [&'a dyn Format],
    pub(super) loader: Option<GrammarLoader<'a>>,
}

/// A language of the program's, or one that was read when it ran.
pub(super) enum Chosen<'a> {
    BuiltIn(&'a dyn Format),
    Loaded(Box<dyn Format>),
}

impl Chosen<'_> {
    pub(super) fn format(&self) -> &dyn Format {
        match self {
            Self::BuiltIn(format) => *format,
            Self::Loaded(format) => &**format,
        }
    }
}

impl<'a> Languages<'a> {
    /// The language of an input: of the grammar that is given, the one that is
    /// named, the only one there is, or that of its extension.
    pub(super) fn choose(
        &self,
        arguments: &LanguageArguments,
        input: &Path,
    ) -> Result<Chosen<'a>, Failure> {
        let usage = |message| (Exit::Usage, message);
        match (&arguments.grammar[..], self.loader) {
            ([], _) => self
                .built_in(arguments.language.as_deref(), input)
                .map(Chosen::BuiltIn)
                .map_err(usage),
            (_, None) => Err(usage("this program has its grammar built in".to_owned())),
            (grammars, Some(load)) => load(grammars)
                .map(Chosen::Loaded)
                .map_err(|message| (Exit::Refused, message)),
        }
    }

    fn names(&self) -> String {
        let names: Vec<&str> = self.formats.iter().map(|f| &*f.language().name).collect();
        names.join(", ")
    }

    /// The language of a file's extension.
    pub(super) fn by_extension(&self, input: &Path) -> Option<&'a dyn Format> {
        let extension = input.extension()?.to_string_lossy().to_lowercase();
        let has = |format: &&&dyn Format| {
            let extensions = &format.language().extensions;
            extensions.iter().any(|one| **one == extension)
        };
        self.formats.iter().find(has).copied()
    }

    fn built_in(&self, named: Option<&str>, input: &Path) -> Result<&'a dyn Format, String> {
        if let Some(name) = named {
            let is_it = |format: &&&dyn Format| format.language().name.eq_ignore_ascii_case(name);
            return self.formats.iter().find(is_it).copied().ok_or_else(|| {
                format!("there is no language `{name}`; there are {}", self.names())
            });
        }
        if let [only] = self.formats {
            return Ok(*only);
        }
        self.by_extension(input).ok_or_else(|| {
            let what = match input.extension() {
                Some(extension) => format!(
                    "no language is known for `.{}` files",
                    extension.to_string_lossy()
                ),
                None if input.as_os_str().is_empty() => "the language is not told".to_owned(),
                None => format!(
                    "{} has no extension that would tell its language",
                    input.display()
                ),
            };
            format!(
                "{what}; name one with --language ({}) or give a --grammar",
                self.names()
            )
        })
    }
}
