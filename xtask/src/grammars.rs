//! Grammar files and the files beside them.
//!
//! A format is `grammars/NAME.g4` with settings in `grammars/NAME.toml`. A grammar of several files
//! is in the folder `grammars/NAME`; commands take `grammars/NAME.toml`, which names the main
//! files.

use std::path::{Path, PathBuf};

use anyhow::{Context, Result, anyhow, bail};

use grammar_compiler::OwnHook;
pub use grammar_compiler::Sidecar;
use grammar_compiler::compile::Compiled;
use grammar_compiler::hints::HookLibrary;
use grammar_compiler::load::{LoadError, Loaded, Loader, grammars_in};
use secateur_syntax::Language;
use secateur_syntax::format::TableFormat;
use secateur_tables::{Description, Tables};

pub const HOOKS: HookLibrary = grammar_compiler::hook_library!(secateur_hooks);

/// Creates a loader; `start` overrides the settings.
pub fn loader(paths: &[PathBuf], start: Option<&str>) -> Loader {
    let loader = Loader::new(paths).hooks(HOOKS);
    match start {
        Some(start) => loader.start(start),
        None => loader,
    }
}

/// Converts errors of a grammar to their text alone.
pub fn refused(error: LoadError) -> anyhow::Error {
    match error {
        LoadError::Grammar(errors) => anyhow!("{}", errors.to_string().trim_end()),
        other => other.into(),
    }
}

/// Compiles a format; prints warnings.
pub fn load_format(paths: &[PathBuf], start: Option<&str>) -> Result<TableFormat> {
    Ok(load_grammar(paths, start)?.1)
}

/// Compiles a format and returns the grammar, too; prints warnings.
pub fn load_grammar(paths: &[PathBuf], start: Option<&str>) -> Result<(Loaded, TableFormat)> {
    let loaded = loader(paths, start).load().map_err(refused)?;
    let tables = loaded.compile().map_err(refused)?.tables;
    eprint!("{}", loaded.warnings);
    warn_of_hook(&paths[0], &tables);
    let format = link(tables)?;
    Ok((loaded, format))
}

/// Links tables without a hook of the grammar's own ([`warn_of_hook`]).
pub fn link(tables: Tables) -> Result<TableFormat> {
    match is_own(&tables) {
        true => Ok(TableFormat::new(Language::new(tables))),
        false => Ok(secateur_hooks::link(tables)?),
    }
}

fn is_own(tables: &Tables) -> bool {
    tables.hook.as_deref() == Some(Description::OWN_HOOK)
}

/// Compiles published grammar files without settings; returns the warnings, too.
///
/// Imports are searched in `folders` as well.
pub fn compile_published(
    paths: &[PathBuf],
    start: &str,
    folders: Vec<PathBuf>,
) -> Result<(Compiled, String)> {
    let loader = loader(paths, Some(start)).bare().folders(folders);
    let loaded = loader.load().map_err(refused)?;
    Ok((loaded.compile().map_err(refused)?, loaded.warnings))
}

/// Returns all files of a grammar with their texts, imports included.
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

/// Returns the format's name: the file name without extension.
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

/// Returns the single files in `grammars/`, and the settings of grammars with several.
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

/// Returns the grammar files of a shipped format.
pub fn of_format(root: &Path, name: &str) -> Result<Vec<PathBuf>> {
    let all = all_grammars(root)?;
    let is_it = |path: &PathBuf| name_of(path).is_ok_and(|known| known == name);
    match all.into_iter().find(is_it) {
        Some(path) => Ok(vec![path]),
        None => bail!("there is no format `{name}` in grammars/"),
    }
}

pub const NAMES: &str = "letters, digits, - and _, not `all`, `grammars` or `lib`, no crate of runtime/, \
     and no `-cli` behind it";

/// Names that would collide with a crate of `runtime/`, the registry, or a file of the hooks'
/// crate.
const TAKEN: [&str; 15] = [
    "all",
    "cli",
    "grammars",
    "hooks",
    "learn",
    "lib",
    "oracle",
    "published",
    "reduce",
    "remote",
    "report",
    "session",
    "syntax",
    "tables",
    "trace",
];

pub fn is_name(name: &str) -> bool {
    let valid = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '_' || c == '-';
    name.starts_with(|c: char| c.is_ascii_lowercase())
        && name.chars().all(valid)
        && !TAKEN.contains(&name)
        // The package of another format's program.
        && !name.ends_with("-cli")
}

/// Returns the text of the settings, empty without a file.
pub fn sidecar_text(grammar: &Path) -> Result<String> {
    let path = grammar.with_extension("toml");
    match std::fs::read_to_string(&path) {
        Ok(text) => Ok(text),
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => Ok(String::new()),
        Err(error) => Err(error).with_context(|| format!("cannot read {}", path.display())),
    }
}

/// Warns if the format has its own hook, since only its own program contains it.
pub fn warn_of_hook(grammar: &Path, tables: &Tables) {
    if is_own(tables) {
        let hook = OwnHook::place(grammar);
        eprintln!(
            "warning: the hook {} is not run here, so its predicates count as true: it is compiled into the \
             format's own program (`cargo run -p secateur-{}-cli -- tree FILE`)",
            hook.display(),
            tables.name
        );
    }
}

pub fn model(grammar: &Path) -> Result<Option<String>> {
    beside(grammar, MODEL)
}

pub fn grammar_of(root: &Path, name: &str) -> Result<PathBuf> {
    for grammar in all_grammars(root)? {
        if name_of(&grammar)? == name {
            return Ok(grammar);
        }
    }
    bail!("there is no format `{name}` in grammars/")
}

pub const MODEL: &str = "model";

/// Reads the file with another extension, if it exists.
fn beside(grammar: &Path, extension: &str) -> Result<Option<String>> {
    let path = grammar.with_extension(extension);
    match std::fs::read_to_string(&path) {
        Ok(text) => Ok(Some(text)),
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => Ok(None),
        Err(error) => Err(error).with_context(|| format!("cannot read {}", path.display())),
    }
}

pub fn sidecar(grammar: &Path) -> Result<Sidecar> {
    Ok(Sidecar::beside(grammar)?)
}

#[cfg(test)]
mod tests {
    use super::{TAKEN, is_name};

    #[test]
    fn no_format_takes_the_name_of_a_crate() {
        let crates = std::fs::read_dir(crate::root().join("runtime")).unwrap();
        let mut names = ["all", "grammars", "lib"].map(str::to_owned).to_vec();
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
