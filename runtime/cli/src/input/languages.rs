use std::path::{Path, PathBuf};

use crate::args::language::LanguageArguments;
use crate::exit::{Exit, Failure};
use secateur_report::say;
use secateur_syntax::format::Format;

/// Makes a format of grammar files and the start rule, if given; the error is for a person.
///
/// Warnings go to the last argument.
pub type GrammarLoader<'a> =
    &'a dyn Fn(&[PathBuf], Option<&str>, &dyn Fn(&str)) -> Result<Box<dyn Format>, String>;

/// Returns the extension in small letters.
pub(super) fn extension(input: &Path) -> Option<String> {
    let extension = input.extension()?;
    Some(extension.to_string_lossy().to_lowercase())
}

#[derive(Clone, Copy)]
pub(crate) struct Languages<'a> {
    pub(crate) formats: &'a [&'a dyn Format],
    pub(crate) loader: Option<GrammarLoader<'a>>,
    /// Whether warnings are shown.
    pub(crate) warns: bool,
}

pub(crate) enum Chosen<'a> {
    BuiltIn(&'a dyn Format),
    Made(Box<dyn Format>),
}

impl Chosen<'_> {
    pub(crate) fn format(&self) -> &dyn Format {
        match self {
            Self::BuiltIn(format) => *format,
            Self::Made(format) => &**format,
        }
    }
}

impl<'a> Languages<'a> {
    /// Returns the language of the options or of the extension, without reading the text.
    pub(crate) fn choose(
        &self,
        arguments: &LanguageArguments,
        input: &Path,
    ) -> Result<Chosen<'a>, Failure> {
        if let Some(said) = self.said(arguments)? {
            return Ok(said);
        }
        let found = self.by_extension(input).into_iter().next();
        found
            .map(Chosen::BuiltIn)
            .ok_or_else(|| (Exit::Usage, self.unknown(input)))
    }

    /// Returns the language of the grammar, the named one, or the only one.
    pub(crate) fn said(
        &self,
        arguments: &LanguageArguments,
    ) -> Result<Option<Chosen<'a>>, Failure> {
        let usage = |message| (Exit::Usage, message);
        match (&arguments.grammar[..], self.loader, &arguments.language) {
            ([], _, Some(name)) => {
                let found = self.named(&name.to_lowercase()).map(Chosen::BuiltIn);
                let message = || {
                    let names: Vec<&str> = self
                        .formats
                        .iter()
                        .map(|f| &*f.description().name)
                        .collect();
                    let names = names.join(", ");
                    usage(format!(
                        "there is no language `{name}`; the languages are {names}"
                    ))
                };
                found.ok_or_else(message).map(Some)
            }
            ([], _, None) => Ok(match self.formats {
                [only] => Some(Chosen::BuiltIn(*only)),
                _ => None,
            }),
            (_, None, _) => Err(usage(
                "this program has its grammar built in; `secateur` takes --grammar".to_owned(),
            )),
            (grammars, Some(load), _) => {
                let warn = |warning: &str| {
                    if self.warns {
                        say(warning);
                    }
                };
                load(grammars, arguments.start.as_deref(), &warn)
                    .map(|format| Some(Chosen::Made(format)))
                    .map_err(usage)
            }
        }
    }

    pub(crate) fn named(&self, name: &str) -> Option<&'a dyn Format> {
        let is_it = |format: &&&dyn Format| format.description().name == name;
        self.formats.iter().find(is_it).copied()
    }

    pub(crate) fn by_extension(&self, input: &Path) -> Vec<&'a dyn Format> {
        let Some(extension) = extension(input) else {
            return Vec::new();
        };
        let has = |format: &&dyn Format| {
            let extensions = &format.description().extensions;
            extensions.iter().any(|one| **one == extension)
        };
        self.formats.iter().copied().filter(has).collect()
    }

    fn unknown(&self, input: &Path) -> String {
        let what = match input.extension() {
            Some(extension) => format!(
                "no language is known for `.{}` files",
                extension.to_string_lossy()
            ),
            None if input.as_os_str().is_empty() => "the language is missing".to_owned(),
            None => format!(
                "{} has no extension that shows its language",
                input.display()
            ),
        };
        format!("{what}; name one with --language (`list languages`) or give a --grammar")
    }
}
