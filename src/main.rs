//! Shrinks failing inputs by grammar: all generated formats in one command, and
//! grammars that are read when it runs.

use std::path::PathBuf;
use std::process::ExitCode;

use grammar_compiler::analyze::Metadata;
use grammar_compiler::compile::{Settings, compile, read};
use grammar_compiler::diagnostics::{Diagnostics, Sources};
use grammar_compiler::front::Hints;
use grammar_compiler::lower::HookLibrary;
use grammar_compiler::sidecar::Sidecar;
use secateur_runtime::format::{Format, TableFormat};
use secateur_runtime::language::Language;

/// What the runtime knows of code in grammars.
const HOOKS: HookLibrary = grammar_compiler::hook_library!(secateur_runtime::hooks);

fn main() -> ExitCode {
    secateur_runtime::cli::run(secateur_all::FORMATS, Some(&load))
}

/// Compiles grammar files in memory.
fn load(paths: &[PathBuf]) -> Result<Box<dyn Format>, String> {
    let mut sources = Sources::new();
    let mut files = Vec::new();
    for path in paths {
        let text = std::fs::read_to_string(path)
            .map_err(|error| format!("cannot read the grammar {}: {error}", path.display()))?;
        files.push(sources.add(path.display().to_string(), text));
    }
    let name = paths.first().and_then(|path| path.file_stem());
    let settings = Settings {
        metadata: Metadata {
            name: name.unwrap_or_default().to_string_lossy().into_owned(),
            ..Metadata::default()
        },
    };
    let sidecar = match paths {
        [only] => Sidecar::beside(only).map_err(|error| error.to_string())?,
        _ => Sidecar::default(),
    };
    let hints = Hints {
        hooks: Some(HOOKS),
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
            Ok(Box::new(TableFormat::new(
                language.map_err(|e| e.to_string())?,
            )))
        }
        None => Err(format!("the grammar cannot be used\n{shown}")),
    }
}
