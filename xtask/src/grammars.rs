//! Grammar files with what lies beside them.
//!
//! A format is `grammars/NAME.g4`, with its settings in `grammars/NAME.toml`.
//! Where its grammar has several files they are in the folder `grammars/NAME`,
//! and the settings name the main ones; then `grammars/NAME.toml` is what
//! commands are given.

use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};
use grammar_compiler::analyze::Tables;
use grammar_compiler::compile::{Compiled, Settings, compile, read};
use grammar_compiler::diagnostics::{Diagnostics, Sources};
use grammar_compiler::hints::{Hints, HookLibrary};
use grammar_compiler::ir::Grammar;
use grammar_compiler::lower::OWN_HOOK;
use grammar_compiler::own_hook::OwnHook;
pub use grammar_compiler::sidecar::Sidecar;

/// What the runtime knows of code in grammars.
const HOOKS: HookLibrary = grammar_compiler::hook_library!(secateur_runtime::hooks);

/// Extensions of grammars, by notation.
const EXTENSIONS: [&str; 4] = ["g4", "bnf", "ebnf", "w3c"];

/// A grammar that was read, with all that a later message needs.
pub struct Loaded {
    /// The grammar.
    pub grammar: Grammar,
    settings: Settings,
    sources: Sources,
    /// Warnings, rendered.
    pub warnings: String,
}

impl Loaded {
    /// Goes on to the tables.
    pub fn compile(&self) -> Result<Compiled> {
        let mut diagnostics = Diagnostics::new();
        match compile(self.grammar.clone(), &self.settings, &mut diagnostics) {
            Some(compiled) => Ok(compiled),
            None => bail!("{}", diagnostics.render(&self.sources).trim_end()),
        }
    }

    /// All files that the grammar was read from, each with its text; files that
    /// others import are among them.
    pub fn files(&self) -> Result<Vec<(PathBuf, &str)>> {
        let mut found: Vec<(PathBuf, &str)> = Vec::new();
        for (name, text) in self.sources.iter() {
            let path =
                std::fs::canonicalize(name).with_context(|| format!("cannot find {name}"))?;
            if !found.iter().any(|(known, _)| *known == path) {
                found.push((path, text));
            }
        }
        Ok(found)
    }
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
    load_with(&expand(paths)?, settings, &hints)
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
        folders,
        ..hints()
    };
    let loaded = load_with(paths, Settings::default(), &hints)?;
    Ok((loaded.compile()?, loaded.warnings))
}

/// Hints for a grammar of which nothing is known.
pub fn hints() -> Hints {
    Hints {
        hooks: Some(HOOKS),
        ..Hints::default()
    }
}

/// Reads grammar files with settings that are not beside them.
pub fn load_with(paths: &[PathBuf], settings: Settings, hints: &Hints) -> Result<Loaded> {
    let mut sources = Sources::new();
    let files = add_files(&mut sources, paths)?;
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

/// Takes in the texts of files.
pub fn add_files(sources: &mut Sources, paths: &[PathBuf]) -> Result<Vec<u32>> {
    let mut files = Vec::new();
    for path in paths {
        let bytes = std::fs::read(path)
            .with_context(|| format!("cannot read the grammar {}", path.display()))?;
        let text = String::from_utf8_lossy(&bytes).into_owned();
        files.push(sources.add(path.display().to_string(), text));
    }
    Ok(files)
}

/// Compiles grammar files; see [`load`].
pub fn load_and_compile(paths: &[PathBuf], start: Option<&str>) -> Result<Compiled> {
    let loaded = load(paths, start)?;
    eprint!("{}", loaded.warnings);
    loaded.compile()
}

/// Puts the files that settings name in their place.
pub fn expand(paths: &[PathBuf]) -> Result<Vec<PathBuf>> {
    let mut files = Vec::new();
    for path in paths {
        if path.extension().is_none_or(|extension| extension != "toml") {
            files.push(path.clone());
            continue;
        }
        let sidecar = sidecar(path)?;
        if sidecar.files.is_empty() {
            bail!(
                "{} names no `files`: name the grammar itself",
                path.display()
            );
        }
        let folder = path.parent().unwrap_or(Path::new(""));
        files.extend(sidecar.files.iter().map(|file| folder.join(file)));
    }
    Ok(files)
}

/// A format's name: the file's, without its extension.
pub fn name_of(grammar: &Path) -> Result<String> {
    let stem = grammar.file_stem().and_then(|stem| stem.to_str());
    let name = stem.map(str::to_lowercase).unwrap_or_default();
    if !is_name(&name) {
        bail!(
            "`{}` gives no name for a format: letters, digits, - and _, and not `all`",
            grammar.display()
        );
    }
    Ok(name)
}

/// What there is in `grammars/`: grammars of one file, and the settings of those
/// that have several.
pub fn all_grammars(root: &Path) -> Result<Vec<PathBuf>> {
    let folder = root.join("grammars");
    let entries =
        std::fs::read_dir(&folder).with_context(|| format!("cannot read {}", folder.display()))?;
    let mut found: Vec<PathBuf> = Vec::new();
    for entry in entries {
        let path = entry?.path();
        let wanted = match path.extension().and_then(|extension| extension.to_str()) {
            Some(one) if EXTENSIONS.contains(&one) => path.is_file(),
            Some("toml") => !sidecar(&path)?.files.is_empty(),
            _ => false,
        };
        if wanted {
            found.push(path);
        }
    }
    found.sort();
    for pair in found.windows(2) {
        if name_of(&pair[0])? == name_of(&pair[1])? {
            bail!(
                "{} and {} are both the grammar of one format: remove one, or its `files`",
                pair[0].display(),
                pair[1].display()
            );
        }
    }
    Ok(found)
}

/// What commands are given for one of the project's formats.
pub fn of_format(root: &Path, name: &str) -> Result<Vec<PathBuf>> {
    let all = all_grammars(root)?;
    let is_it = |path: &PathBuf| name_of(path).is_ok_and(|known| known == name);
    match all.into_iter().find(is_it) {
        Some(path) => Ok(vec![path]),
        None => bail!("there is no format `{name}` in grammars/"),
    }
}

/// Whether a format can be called so.
pub fn is_name(name: &str) -> bool {
    let valid = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '_' || c == '-';
    name.starts_with(|c: char| c.is_ascii_lowercase()) && name.chars().all(valid) && name != "all"
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

/// A format's own hook, `grammars/NAME.rs`, if there is one.
pub fn own_hook(grammar: &Path) -> Result<Option<OwnHook>> {
    OwnHook::beside(grammar)
        .with_context(|| format!("cannot read the hook beside {}", grammar.display()))
}

/// Says so if a format's own hook is part of its crate, so that what is done with
/// its tables here goes without.
pub fn warn_of_hook(grammar: &Path, tables: &Tables) {
    if tables.hook.as_deref() == Some(OWN_HOOK) {
        let hook = grammar.with_extension("rs");
        eprintln!(
            "warning: {} is not run here, its predicates count as true: \
             it is compiled into the format's own program (`cargo run -p secateur-{} -- tree FILE`)",
            hook.display(),
            tables.name
        );
    }
}

/// What was learnt of a language, `grammars/NAME.model`, if anything was.
pub fn model(grammar: &Path) -> Result<Option<String>> {
    beside(grammar, MODEL)
}

/// The grammar of a format.
pub fn grammar_of(root: &Path, name: &str) -> Result<PathBuf> {
    for grammar in all_grammars(root)? {
        if name_of(&grammar)? == name {
            return Ok(grammar);
        }
    }
    bail!("there is no format `{name}`")
}

/// The extension of models.
pub const MODEL: &str = "model";

/// A file that has the grammar's name and another extension, if there is one.
fn beside(grammar: &Path, extension: &str) -> Result<Option<String>> {
    let path = grammar.with_extension(extension);
    match std::fs::read_to_string(&path) {
        Ok(text) => Ok(Some(text)),
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => Ok(None),
        Err(error) => Err(error).with_context(|| format!("cannot read {}", path.display())),
    }
}

/// The settings beside a grammar, empty if there are none.
pub fn sidecar(grammar: &Path) -> Result<Sidecar> {
    Ok(Sidecar::beside(grammar)?)
}

/// What a compilation needs to know besides the grammar.
pub fn settings(grammar: &Path) -> Result<(Settings, Hints)> {
    let name = name_of(grammar)?;
    let sidecar = sidecar(grammar)?;
    let settings = Settings {
        metadata: sidecar.metadata(&name),
    };
    let hints = Hints {
        own_hook: own_hook(grammar)?.and_then(|hook| hook.text()),
        start: sidecar.start,
        tokens: sidecar.tokens,
        skip: sidecar.skip,
        ..hints()
    };
    Ok((settings, hints))
}
