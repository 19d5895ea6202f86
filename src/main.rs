//! The `secateur` command.
//!
//! All generated formats in one program, and grammars that are read when it runs.

use std::collections::BTreeSet;
use std::path::PathBuf;
use std::process::ExitCode;

use grammar_compiler::hints::HookLibrary;
use grammar_compiler::load::{Loaded, Loader, Opened};
use secateur_syntax::Language;
use secateur_syntax::format::{Embedded, Format, Prepare, TableFormat};
use secateur_syntax::hook::Family;
use secateur_syntax::lex::Token;
use secateur_syntax::parse::ParseFailure;
use secateur_syntax::sentence::names::Names;
use secateur_tables::Description;

const HOOKS: HookLibrary = grammar_compiler::hook_library!(secateur_hooks);

fn main() -> ExitCode {
    secateur_cli::run(secateur_all::FORMATS, Some(&load))
}

/// Compiles grammar files in memory; passes warnings to `warn`.
///
/// A hook beside a grammar (`NAME.rs`) is not compiled: a shipped format's hook in this program
/// answers for its own.
fn load(
    paths: &[PathBuf],
    start: Option<&str>,
    warn: &dyn Fn(&str),
) -> Result<Box<dyn Format>, String> {
    let Explained { format, loaded } = read(paths, start, warn)?;
    let embedded = embedded(paths, format.language(), warn)?;
    let format = format.embedding(embedded);
    Ok(Box::new(Explained { format, loaded }))
}

fn read(paths: &[PathBuf], start: Option<&str>, warn: &dyn Fn(&str)) -> Result<Explained, String> {
    let mut loader = Loader::new(paths).hooks(HOOKS);
    if let Some(start) = start {
        loader = loader.start(start);
    }
    let mut opened = loader.open().map_err(|error| error.to_string())?;
    let hook = own_hook(&mut opened, warn);
    let loaded = opened.read().map_err(|error| error.to_string())?;
    let compiled = loaded.compile().map_err(|error| error.to_string())?;
    if !loaded.warnings.is_empty() {
        warn(loaded.warnings.trim_end());
    }
    let format = match hook.answers {
        Some(_) => TableFormat::new(Language::new(compiled.tables).with_hook(hook.answers)),
        None => secateur_hooks::link(compiled.tables).map_err(|error| error.to_string())?,
    };
    let format = format.preparing(hook.prepares).naming(hook.names);
    Ok(Explained { format, loaded })
}

/// Returns the languages that tokens contain: grammars beside this one, or shipped formats.
fn embedded(
    paths: &[PathBuf],
    description: &Description,
    warn: &dyn Fn(&str),
) -> Result<Embedded, String> {
    let folder = paths.first().and_then(|path| path.parent());
    let beside = |name: &str| -> Option<PathBuf> {
        let mut files = ["toml", "g4", "bnf", "ebnf"]
            .map(|end| folder.map(|it| it.join(format!("{name}.{end}"))))
            .into_iter();
        files.find_map(|file| file.filter(|file| file.is_file()))
    };
    let languages: BTreeSet<&str> = description
        .embedded
        .iter()
        .map(|it| &*it.language)
        .collect();
    let mut found = Vec::new();
    for name in languages {
        let mut shipped = secateur_all::FORMATS.iter();
        let shipped = shipped.find(|format| format.description().name == *name);
        let format: &'static dyn Format = match (beside(name), shipped) {
            // It is used until the program ends.
            (Some(path), _) => Box::leak(Box::new(read(&[path], None, warn)?)),
            (None, Some(format)) => *format,
            (None, None) => {
                return Err(format!(
                    "the settings embed the language `{name}`, but there is no such grammar beside them"
                ));
            }
        };
        found.push((name.to_owned(), format));
    }
    Ok(found.into_iter().collect())
}

struct Explained {
    format: TableFormat,
    loaded: Loaded,
}

impl Format for Explained {
    fn language(&self) -> &Language {
        self.format.language()
    }

    fn prepare(&self) -> Option<Prepare> {
        self.format.prepare()
    }

    fn names(&self) -> Option<&'static dyn Names> {
        self.format.names()
    }

    fn embedded(&self, language: &str) -> Option<&'static dyn Format> {
        self.format.embedded(language)
    }

    fn why(&self, failure: &ParseFailure, text: &[u8], tokens: &[Token]) -> Option<String> {
        let token = tokens.get(failure.token)?;
        let (start, end) = (token.start as usize, token.end as usize);
        self.loaded
            .why(&text[start..], (token.kind, end - start), &failure.expected)
    }
}

/// The answers for a hook beside a grammar.
#[derive(Default)]
struct Linked {
    answers: Option<&'static Family>,
    prepares: Option<Prepare>,
    names: Option<&'static dyn Names>,
}

/// Returns the shipped hook for the one beside a grammar.
///
/// If there is none, warns and reads the grammar as without a hook.
fn own_hook(opened: &mut Opened, warn: &dyn Fn(&str)) -> Linked {
    let Some(hook) = &opened.hook else {
        return Linked::default();
    };
    let name = &opened.settings.metadata.name;
    let mut shipped = secateur_all::FORMATS.iter();
    let shipped = shipped.find(|format| format.description().name == *name);
    let is_asked = opened.hints.own_hook.is_some();
    let linked = Linked {
        answers: shipped
            .map(|format| format.language())
            .filter(|language| is_asked && language.hook.as_deref() == Some(Description::OWN_HOOK))
            .and_then(Language::family),
        prepares: shipped
            .and_then(|format| format.prepare())
            .filter(|_| hook.prepares()),
        names: shipped
            .and_then(|format| format.names())
            .filter(|_| hook.names()),
    };
    let missing = is_asked && linked.answers.is_none()
        || hook.prepares() && linked.prepares.is_none()
        || hook.names() && linked.names.is_none();
    let path = hook.path.display();
    if missing {
        warn(&format!(
            "warning: the hook {path} is not run, so its predicates count as true: a hook has to be compiled, \
             with a format of its own (docs/hooks.md)"
        ));
        opened.hints.own_hook = None;
        return Linked::default();
    }
    if linked.answers.is_some() || linked.prepares.is_some() || linked.names.is_some() {
        warn(&format!(
            "notice: the hook of the shipped format `{name}` is used in the place of {path}"
        ));
    }
    linked
}
