//! The languages of a program, and what can be said of an input's.

use std::path::{Path, PathBuf};

use clap::Args;

use super::Exit;
use super::failure::Failure;
use super::run::GrammarLoader;
use crate::format::Format;

/// What can be said of it.
#[derive(Clone, Debug, Default, Args)]
pub struct LanguageArguments {
    /// The input's language; without it, the file's extension tells, or its `#!`
    /// line, or the languages are tried.
    #[arg(short, long, value_name = "NAME")]
    pub language: Option<String>,

    /// Read the language from grammar files (ANTLR 4, BNF, EBNF) instead; may be
    /// repeated.
    #[arg(short, long, value_name = "FILE")]
    pub grammar: Vec<PathBuf>,

    /// The rule of the grammar that a whole file is [default: what the settings beside
    /// the grammar say, or the only rule that ends with `EOF`, or the first].
    #[arg(long, value_name = "RULE", requires = "grammar")]
    pub start: Option<String>,

    /// Refuse an input that does not parse.
    #[arg(long, overrides_with = "tolerant")]
    pub strict: bool,

    /// Where an input does not parse, reduce that part of it without the grammar; so
    /// it is if nothing is said.
    #[arg(long, overrides_with = "strict")]
    pub tolerant: bool,
}

/// The languages that a program has.
#[derive(Clone, Copy)]
pub(super) struct Languages<'a> {
    pub(super) formats: &'a [&'a dyn Format],
    pub(super) loader: Option<GrammarLoader<'a>>,
}

/// A language of the program's, or one that was made when it ran.
pub(super) enum Chosen<'a> {
    BuiltIn(&'a dyn Format),
    Made(Box<dyn Format>),
}

impl Chosen<'_> {
    pub(super) fn format(&self) -> &dyn Format {
        match self {
            Self::BuiltIn(format) => *format,
            Self::Made(format) => &**format,
        }
    }
}

impl<'a> Languages<'a> {
    /// The language that is said to be an input's, or is that of its extension:
    /// without a look at the text.
    pub(super) fn choose(
        &self,
        arguments: &LanguageArguments,
        input: &Path,
    ) -> Result<Chosen<'a>, Failure> {
        if let Some(said) = self.said(arguments)? {
            return Ok(said);
        }
        let found = self.by_extension(input).map(Chosen::BuiltIn);
        found.ok_or_else(|| (Exit::Usage, self.unknown(input)))
    }

    /// The language of the grammar that is given, the one that is named, or the only
    /// one there is.
    pub(super) fn said(
        &self,
        arguments: &LanguageArguments,
    ) -> Result<Option<Chosen<'a>>, Failure> {
        let usage = |message| (Exit::Usage, message);
        match (&arguments.grammar[..], self.loader, &arguments.language) {
            ([], _, Some(name)) => {
                let found = self.named(&name.to_lowercase()).map(Chosen::BuiltIn);
                let message = || {
                    let names: Vec<&str> =
                        self.formats.iter().map(|f| &*f.language().name).collect();
                    let names = names.join(", ");
                    usage(format!("there is no language `{name}`; there are {names}"))
                };
                found.ok_or_else(message).map(Some)
            }
            ([], _, None) => Ok(match self.formats {
                [only] => Some(Chosen::BuiltIn(*only)),
                _ => None,
            }),
            (_, None, _) => Err(usage("this program has its grammar built in".to_owned())),
            (grammars, Some(load), _) => load(grammars, arguments.start.as_deref())
                .map(|format| Some(Chosen::Made(format)))
                .map_err(|message| (Exit::Refused, message)),
        }
    }

    /// A language of the program's.
    pub(super) fn named(&self, name: &str) -> Option<&'a dyn Format> {
        let is_it = |format: &&&dyn Format| format.language().name == name;
        self.formats.iter().find(is_it).copied()
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

    /// Why nothing is known of an input's language without a look at it.
    fn unknown(&self, input: &Path) -> String {
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
        format!("{what}; name one with --language (--list-languages) or give a --grammar")
    }
}
