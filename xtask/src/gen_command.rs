//! `cargo xtask gen`: grammars to crates, and whether they are in step.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};
use grammar_compiler::emit::{self, GeneratedFile, Origin};

use crate::grammars::{load_and_compile, name_of, sidecar_text};

/// Generates the crates of some grammars, or of all in `grammars/`; the crate
/// that holds all formats is always made. With `check` nothing is written.
pub fn run(grammars: &[PathBuf], check: bool) -> Result<()> {
    let root = root();
    let all = all_grammars(&root)?;
    let chosen: Vec<PathBuf> = match grammars {
        [] => all.clone(),
        some => some.to_vec(),
    };
    let mut stale = Vec::new();
    for grammar in &chosen {
        let name = name_of(grammar)?;
        let files = generate(grammar, &name)?;
        settle(
            &root.join("generated").join(&name),
            &files,
            check,
            &mut stale,
        )?;
    }
    let mut names = BTreeSet::new();
    for grammar in all.iter().chain(&chosen) {
        names.insert(name_of(grammar)?);
    }
    let names: Vec<String> = names.into_iter().collect();
    let origin = Origin {
        command: "cargo xtask gen".to_owned(),
        grammar: "grammars/".to_owned(),
        hash: format!("{} formats", names.len()),
    };
    let files = emit::registry(&names, &origin).context("the generated registry is no Rust")?;
    settle(&root.join("generated/all"), &files, check, &mut stale)?;
    if check && grammars.is_empty() {
        stale.extend(orphans(&root, &names)?);
    }
    if !stale.is_empty() {
        bail!(
            "generated code and grammars differ:\n  {}\nrun `cargo xtask gen` and commit the result",
            stale.join("\n  ")
        );
    }
    Ok(())
}

/// The workspace, from where this crate lies.
pub fn root() -> PathBuf {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    here.parent().unwrap_or(here).to_owned()
}

fn all_grammars(root: &Path) -> Result<Vec<PathBuf>> {
    let folder = root.join("grammars");
    let entries =
        std::fs::read_dir(&folder).with_context(|| format!("cannot read {}", folder.display()))?;
    let mut found = Vec::new();
    for entry in entries {
        let path = entry?.path();
        let extension = path.extension().and_then(|extension| extension.to_str());
        if extension.is_some_and(|one| EXTENSIONS.contains(&one)) {
            found.push(path);
        }
    }
    found.sort();
    Ok(found)
}

/// Extensions of grammars, by notation.
const EXTENSIONS: [&str; 4] = ["g4", "bnf", "ebnf", "w3c"];

fn generate(grammar: &Path, name: &str) -> Result<Vec<GeneratedFile>> {
    let compiled = load_and_compile(&[grammar.to_owned()], None)?;
    let mut hasher = blake3::Hasher::new();
    hasher.update(&std::fs::read(grammar)?);
    hasher.update(sidecar_text(grammar)?.as_bytes());
    let extension = grammar.extension().unwrap_or_default().to_string_lossy();
    let origin = Origin {
        command: format!("cargo xtask gen grammars/{name}.{extension}"),
        grammar: format!("grammars/{name}.{extension}"),
        hash: format!("blake3 {}", &hasher.finalize().to_hex()[..16]),
    };
    emit::language(&compiled, &origin).context("the generated code is no Rust")
}

/// Writes what differs, or notes it.
fn settle(
    folder: &Path,
    files: &[GeneratedFile],
    check: bool,
    stale: &mut Vec<String>,
) -> Result<()> {
    for file in files {
        let path = folder.join(&file.path);
        let same = std::fs::read(&path).is_ok_and(|old| old == file.text.as_bytes());
        if same {
            continue;
        }
        if check {
            stale.push(path.display().to_string());
            continue;
        }
        let parent = path.parent().unwrap_or(folder);
        std::fs::create_dir_all(parent)
            .and_then(|()| std::fs::write(&path, &file.text))
            .with_context(|| format!("cannot write {}", path.display()))?;
    }
    Ok(())
}

/// Generated crates whose grammar is gone.
fn orphans(root: &Path, names: &[String]) -> Result<Vec<String>> {
    let mut found = Vec::new();
    for entry in std::fs::read_dir(root.join("generated"))? {
        let entry = entry?;
        let name = entry.file_name().to_string_lossy().into_owned();
        if name != "all" && !names.contains(&name) {
            found.push(format!(
                "{} has no grammar: remove it",
                entry.path().display()
            ));
        }
    }
    Ok(found)
}
