//! Seed files.

use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};
use grammar_compiler::Notation;
use grammar_compiler::hints::Hints;

use crate::grammars;

pub struct Seed {
    pub path: PathBuf,
    pub extension: String,
    pub text: String,
    pub hints: Hints,
}

/// Returns the grammars of the workspace and its tests, and the given files and folders.
pub fn grammars(named: &[PathBuf]) -> Result<Vec<Seed>> {
    let root = crate::root();
    let mut paths = Vec::new();
    for folder in ["grammars", "tests/grammars"] {
        collect(&root.join(folder), &mut paths)?;
    }
    for path in named {
        collect(path, &mut paths)?;
    }
    let mut seeds = Vec::new();
    for path in paths {
        let extension = path.extension().and_then(|e| e.to_str()).unwrap_or("");
        let text = read(&path)?;
        let text = String::from_utf8_lossy(&text).into_owned();
        let name = format!("seed.{extension}");
        if Notation::of(&name, &text).is_some() {
            let loader = grammars::loader(std::slice::from_ref(&path), None);
            seeds.push(Seed {
                extension: extension.to_owned(),
                text,
                hints: loader
                    .open()
                    .map_or_else(|_| hints(), |opened| opened.hints),
                path,
            });
        }
    }
    if seeds.is_empty() {
        bail!("there is no grammar to begin with");
    }
    Ok(seeds)
}

/// Returns the hints of a grammar without settings.
pub fn hints() -> Hints {
    let mut hints = Hints::default();
    hints.hooks = Some(grammars::HOOKS);
    hints
}

/// Returns inputs of the tests and the demonstration.
pub fn samples() -> Result<Vec<(PathBuf, Vec<u8>)>> {
    let mut paths = Vec::new();
    for folder in ["tests/reduce", "tests/demo"] {
        collect(&crate::root().join(folder), &mut paths)?;
    }
    paths
        .into_iter()
        .map(|path| Ok((path.clone(), read(&path)?)))
        .collect()
}

fn read(path: &Path) -> Result<Vec<u8>> {
    std::fs::read(path).with_context(|| format!("cannot read {}", path.display()))
}

/// Adds a file, or all below a folder in a stable order.
fn collect(path: &Path, paths: &mut Vec<PathBuf>) -> Result<()> {
    if !path.is_dir() {
        paths.push(path.to_owned());
        return Ok(());
    }
    let entries = std::fs::read_dir(path)
        .with_context(|| format!("cannot read the folder {}", path.display()))?;
    let mut inside: Vec<PathBuf> = Vec::new();
    for entry in entries {
        inside.push(entry?.path());
    }
    inside.sort();
    for path in inside {
        collect(&path, paths)?;
    }
    Ok(())
}
