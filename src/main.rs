//! Shrinks failing inputs by grammar: all generated formats in one command, and
//! grammars that are read when it runs.

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use grammar_compiler::analyze::Metadata;
use grammar_compiler::compile::{Settings, compile, read};
use grammar_compiler::diagnostics::{Diagnostics, Sources};
use grammar_compiler::hints::{Hints, HookLibrary};
use grammar_compiler::own_hook::OwnHook;
use grammar_compiler::sidecar::Sidecar;
use secateur_runtime::format::{Format, Prepare, TableFormat};
use secateur_runtime::hooks::LanguageHook;
use secateur_runtime::language::Language;

/// What the runtime knows of code in grammars.
const HOOKS: HookLibrary = grammar_compiler::hook_library!(secateur_runtime::hooks);

fn main() -> ExitCode {
    secateur_runtime::cli::run(secateur_all::FORMATS, Some(&load))
}

/// Compiles grammar files in memory. A hook that is written for one of them
/// (`NAME.rs` beside it) cannot be: if it is a shipped format's, the one in this
/// program answers.
fn load(paths: &[PathBuf]) -> Result<Box<dyn Format>, String> {
    let sidecar = match paths {
        [only] => Sidecar::beside(only).map_err(|error| error.to_string())?,
        _ => Sidecar::default(),
    };
    let mut sources = Sources::new();
    let mut files = Vec::new();
    for path in parts(paths, &sidecar) {
        let text = std::fs::read_to_string(&path)
            .map_err(|error| format!("cannot read the grammar {}: {error}", path.display()))?;
        files.push(sources.add(path.display().to_string(), text));
    }
    let name = paths.first().and_then(|path| path.file_stem());
    let name = name.unwrap_or_default().to_string_lossy().into_owned();
    let hook = own_hook(paths, &name);
    let settings = Settings {
        metadata: Metadata {
            name,
            stand_ins: sidecar.stand_ins.clone(),
            ..Metadata::default()
        },
    };
    let hints = Hints {
        hooks: Some(HOOKS),
        own_hook: hook.text,
        start: sidecar.start,
        tokens: sidecar.tokens,
        skip: sidecar.skip,
        ..Hints::default()
    };
    let mut diagnostics = Diagnostics::new();
    let compiled = read(&mut sources, files, &hints, &mut diagnostics)
        .and_then(|grammar| compile(grammar, &settings, &mut diagnostics));
    let shown = diagnostics.render(&sources);
    match compiled {
        Some(compiled) => {
            eprint!("{shown}");
            let language = Language::from_json(&compiled.tables.to_json());
            let mut language = language.map_err(|e| e.to_string())?;
            language.hook = hook.answers.or(language.hook);
            Ok(Box::new(
                TableFormat::new(language).preparing(hook.prepares),
            ))
        }
        None => Err(format!("the grammar cannot be used\n{shown}")),
    }
}

/// The files of a grammar: those that its settings name, if it is settings.
fn parts(paths: &[PathBuf], sidecar: &Sidecar) -> Vec<PathBuf> {
    match paths {
        [only] if only.extension().is_some_and(|it| it == "toml") && !sidecar.files.is_empty() => {
            let folder = only.parent().unwrap_or(Path::new(""));
            sidecar.files.iter().map(|file| folder.join(file)).collect()
        }
        _ => paths.to_vec(),
    }
}

/// What stands for the hook beside a grammar.
#[derive(Default)]
struct Linked {
    /// The hook's text, if it answers anything.
    text: Option<String>,
    answers: Option<LanguageHook>,
    prepares: Option<Prepare>,
}

/// The shipped format's hook for the one beside a grammar; says so if there is none.
fn own_hook(paths: &[PathBuf], name: &str) -> Linked {
    let path = paths.first().map(|path| path.with_extension("rs"));
    let Some((path, Ok(Some(hook)))) = path.map(|path| {
        let hook = OwnHook::beside(&path);
        (path, hook)
    }) else {
        return Linked::default();
    };
    let mut shipped = secateur_all::FORMATS.iter();
    let shipped = shipped.find(|format| format.language().name == name.to_lowercase());
    let own = |hook: &LanguageHook| matches!(hook, LanguageHook::Own(_));
    let text = hook.text();
    let linked = Linked {
        answers: shipped
            .and_then(|format| format.language().hook)
            .filter(|hook| text.is_some() && own(hook)),
        prepares: shipped
            .and_then(|format| format.prepare())
            .filter(|_| hook.prepares()),
        text,
    };
    let missing = linked.text.is_some() && linked.answers.is_none()
        || hook.prepares() && linked.prepares.is_none();
    let path = path.display();
    if missing {
        eprintln!(
            "warning: {path} is not run: a hook has to be compiled, with a format of its own \
             (see docs/hooks.md); what the grammar asks counts as true"
        );
        return Linked::default();
    }
    if linked.answers.is_some() || linked.prepares.is_some() {
        eprintln!("note: the hook of the shipped format `{name}` stands for {path}");
    }
    linked
}
