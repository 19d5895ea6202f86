//! Grammar files with what lies beside them.
//!
//! A format is `grammars/NAME.g4`, with its settings in `grammars/NAME.toml`.
//! Where its grammar has several files they are in the folder `grammars/NAME`,
//! and the settings name the main ones; then `grammars/NAME.toml` is what
//! commands are given.

use std::path::{Path, PathBuf};

use anyhow::{Context, Result, anyhow, bail};

pub use grammar_compiler::Sidecar;
use grammar_compiler::compile::Compiled;
use grammar_compiler::hints::HookLibrary;
use grammar_compiler::load::{LoadError, Loaded, Loader, grammars_in};
use secateur_tables::Tables;

/// What the shared hooks answer of code in grammars.
pub const HOOKS: HookLibrary = grammar_compiler::hook_library!(secateur_hooks);

/// A loader of grammar files; `start` wins over the settings beside them.
pub fn loader(paths: &[PathBuf], start: Option<&str>) -> Loader {
    let loader = Loader::new(paths).hooks(HOOKS);
    match start {
        Some(start) => loader.start(start),
        None => loader,
    }
}

/// Errors of a grammar speak for themselves.
pub fn refused(error: LoadError) -> anyhow::Error {
    match error {
        LoadError::Grammar(shown) => anyhow!("{}", shown.trim_end()),
        other => other.into(),
    }
}

/// Reads grammar files and compiles them; warnings are shown.
pub fn load_and_compile(paths: &[PathBuf], start: Option<&str>) -> Result<Compiled> {
    let loaded = loader(paths, start).load().map_err(refused)?;
    let compiled = loaded.compile().map_err(refused)?;
    eprint!("{}", loaded.warnings);
    Ok(compiled)
}

/// Compiles grammar files as somebody published them, without settings of ours;
/// also returns the warnings. Imports are looked for in `folders`, too.
pub fn compile_published(
    paths: &[PathBuf],
    start: &str,
    folders: Vec<PathBuf>,
) -> Result<(Compiled, String)> {
    let loader = loader(paths, Some(start)).bare().folders(folders);
    let loaded = loader.load().map_err(refused)?;
    Ok((loaded.compile().map_err(refused)?, loaded.warnings))
}

/// All files that a grammar was read from, each with its text; files that others
/// import are among them.
pub fn files(loaded: &Loaded) -> Result<Vec<(PathBuf, &str)>> {
    let mut found: Vec<(PathBuf, &str)> = Vec::new();
    for (name, text) in loaded.sources.iter() {
        let path = std::fs::canonicalize(name).with_context(|| format!("cannot find {name}"))?;
        if !found.iter().any(|(known, _)| *known == path) {
            found.push((path, text));
        }
    }
    Ok(found)
}

/// A format's name: the file's, without its extension.
pub fn name_of(grammar: &Path) -> Result<String> {
    let stem = grammar.file_stem().and_then(|stem| stem.to_str());
    let name = stem.map(str::to_lowercase).unwrap_or_default();
    if !is_name(&name) {
        bail!(
            "`{}` gives no name for a format: {NAMES}",
            grammar.display()
        );
    }
    Ok(name)
}

/// What there is in `grammars/`: grammars of one file, and the settings of those
/// that have several.
pub fn all_grammars(root: &Path) -> Result<Vec<PathBuf>> {
    let found = grammars_in(&root.join("grammars"))?;
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

/// What a format can be called.
pub const NAMES: &str =
    "letters, digits, - and _, not `all`, no crate of runtime/, and no `-cli` behind it";

/// Names with which `secateur-NAME` is a crate of `runtime/`, or the registry.
const TAKEN: [&str; 11] = [
    "all", "cli", "hooks", "learn", "oracle", "reduce", "report", "session", "syntax", "tables",
    "trace",
];

/// Whether a format can be called so.
pub fn is_name(name: &str) -> bool {
    let valid = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '_' || c == '-';
    name.starts_with(|c: char| c.is_ascii_lowercase())
        && name.chars().all(valid)
        && !TAKEN.contains(&name)
        // `secateur-NAME-cli` is the package of another format's program.
        && !name.ends_with("-cli")
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

/// Says so if a format's own hook is part of its crate, so that what is done with
/// its tables here goes without.
pub fn warn_of_hook(grammar: &Path, tables: &Tables) {
    if tables.hook.as_deref() == Some(Tables::OWN_HOOK) {
        let hook = grammar.with_extension("rs");
        eprintln!(
            "warning: {} is not run here, its predicates count as true: \
             it is compiled into the format's own program (`cargo run -p secateur-{}-cli -- tree FILE`)",
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

#[cfg(test)]
mod tests {
    use super::{TAKEN, is_name};

    #[test]
    fn no_format_takes_the_name_of_a_crate() {
        let crates = std::fs::read_dir(crate::root().join("runtime")).unwrap();
        let mut names = vec!["all".to_owned()];
        names.extend(crates.map(|entry| entry.unwrap().file_name().into_string().unwrap()));
        names.sort();
        assert_eq!(names, TAKEN);
        for name in ["trace", "json-cli", "Json", "1c", ""] {
            assert!(!is_name(name), "{name}");
        }
        for name in ["json", "traces", "cli2", "a-b_1"] {
            assert!(is_name(name), "{name}");
        }
    }
}
