//! Grammar files with what lies beside them.

use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};
use grammar_compiler::analyze::Metadata;
use grammar_compiler::compile::{Compiled, Settings, compile, read};
use grammar_compiler::diagnostics::{Diagnostics, Sources};
use grammar_compiler::front::Hints;
use grammar_compiler::ir::Grammar;
use grammar_compiler::lower::HookLibrary;
use secateur_runtime::hooks;
use serde::Deserialize;

/// `grammars/NAME.toml`: what the grammar itself does not say.
#[derive(Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
struct Sidecar {
    /// File extensions, without the dot; the grammar's name if there are none.
    extensions: Vec<String>,
    /// The start rule; the first parser rule if there is none.
    start: Option<String>,
    /// Rules that describe tokens, in a notation that does not say so.
    tokens: Vec<String>,
    /// Rules that describe what stands between tokens; white space if there are none.
    skip: Vec<String>,
}

/// What the runtime knows of code in grammars.
const HOOKS: HookLibrary = HookLibrary {
    find: hooks::find,
    constant: hooks::constant,
    asks: hooks::asks,
    does: hooks::does,
    watches: hooks::watches,
};

/// A grammar that was read, with all that a later message needs.
pub struct Loaded {
    /// The grammar.
    pub grammar: Grammar,
    settings: Settings,
    sources: Sources,
    /// Warnings, rendered.
    pub warnings: String,
}

/// Reads grammar files; `start` wins over the settings beside them.
pub fn load(paths: &[PathBuf], start: Option<&str>) -> Result<Loaded> {
    let Some(first) = paths.first() else {
        bail!("no grammar is named");
    };
    let (settings, mut hints) = settings(first)?;
    if let Some(start) = start {
        hints.start = Some(start.to_owned());
    }
    load_with(paths, settings, &hints)
}

/// Compiles grammar files as somebody published them, without settings of ours;
/// also returns the warnings. Imports are looked for in `folders`, too.
pub fn compile_published(
    paths: &[PathBuf],
    start: &str,
    folders: Vec<PathBuf>,
) -> Result<(Compiled, String)> {
    let hints = Hints {
        start: Some(start.to_owned()),
        hooks: Some(HOOKS),
        folders,
        ..Hints::default()
    };
    let loaded = load_with(paths, Settings::default(), &hints)?;
    let mut diagnostics = Diagnostics::new();
    match compile(loaded.grammar, &loaded.settings, &mut diagnostics) {
        Some(compiled) => Ok((compiled, loaded.warnings)),
        None => bail!("{}", diagnostics.render(&loaded.sources).trim_end()),
    }
}

fn load_with(paths: &[PathBuf], settings: Settings, hints: &Hints) -> Result<Loaded> {
    let mut sources = Sources::new();
    let mut files = Vec::new();
    for path in paths {
        let bytes = std::fs::read(path)
            .with_context(|| format!("cannot read the grammar {}", path.display()))?;
        let text = String::from_utf8_lossy(&bytes).into_owned();
        files.push(sources.add(path.display().to_string(), text));
    }
    let mut diagnostics = Diagnostics::new();
    let grammar = read(&mut sources, files, hints, &mut diagnostics);
    let shown = diagnostics.render(&sources);
    match grammar {
        Some(grammar) => Ok(Loaded {
            grammar,
            settings,
            sources,
            warnings: shown,
        }),
        None => bail!("{}", shown.trim_end()),
    }
}

/// Compiles grammar files; see [`load`].
pub fn load_and_compile(paths: &[PathBuf], start: Option<&str>) -> Result<Compiled> {
    let loaded = load(paths, start)?;
    eprint!("{}", loaded.warnings);
    let mut diagnostics = Diagnostics::new();
    match compile(loaded.grammar, &loaded.settings, &mut diagnostics) {
        Some(compiled) => Ok(compiled),
        None => bail!("{}", diagnostics.render(&loaded.sources).trim_end()),
    }
}

/// A format's name: the file's, without its extension.
pub fn name_of(grammar: &Path) -> Result<String> {
    let stem = grammar.file_stem().and_then(|stem| stem.to_str());
    let name = stem.map(str::to_lowercase).unwrap_or_default();
    let valid = name.starts_with(|c: char| c.is_ascii_alphabetic())
        && name
            .chars()
            .all(|c| c.is_ascii_alphanumeric() || c == '_' || c == '-');
    if !valid || name == "all" {
        bail!(
            "`{}` gives no name for a format: letters, digits, - and _, and not `all`",
            grammar.display()
        );
    }
    Ok(name)
}

/// The text of the sidecar, empty if there is none.
pub fn sidecar_text(grammar: &Path) -> Result<String> {
    let path = grammar.with_extension("toml");
    match std::fs::read_to_string(&path) {
        Ok(text) => Ok(text),
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => Ok(String::new()),
        Err(error) => Err(error).with_context(|| format!("cannot read {}", path.display())),
    }
}

fn settings(grammar: &Path) -> Result<(Settings, Hints)> {
    let name = name_of(grammar)?;
    let text = sidecar_text(grammar)?;
    let sidecar: Sidecar = toml::from_str(&text)
        .with_context(|| format!("in {}", grammar.with_extension("toml").display()))?;
    let extensions = match sidecar.extensions.is_empty() {
        true => vec![name.clone()],
        false => sidecar.extensions,
    };
    let hints = Hints {
        start: sidecar.start,
        tokens: sidecar.tokens,
        skip: sidecar.skip,
        hooks: Some(HOOKS),
        folders: Vec::new(),
    };
    let settings = Settings {
        metadata: Metadata { name, extensions },
    };
    Ok((settings, hints))
}
