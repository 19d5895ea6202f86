//! `cargo xtask gen`: grammars to crates, and whether they are in step.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};
use grammar_emitter::{GeneratedFile, Model, Origin};
use walkdir::WalkDir;

use crate::grammars::{
    all_grammars, files, loader, model, name_of, refused, sidecar, sidecar_text,
};

/// Generates the crates of some grammars, or of all in `grammars/`; the crate
/// that holds all formats is always made. With `check` nothing is written.
pub fn run(root: &Path, grammars: &[PathBuf], check: bool) -> Result<()> {
    let all = all_grammars(root)?;
    let chosen: Vec<PathBuf> = match grammars {
        [] => all.clone(),
        some => {
            for grammar in some {
                is_format(grammar, &all)?;
            }
            some.to_vec()
        }
    };
    let mut stale = Vec::new();
    for grammar in &chosen {
        let files = generate(grammar, false)?;
        let folder = root.join("generated").join(name_of(grammar)?);
        settle(&folder, &files, check, &mut stale)?;
    }
    let mut names = BTreeSet::new();
    for grammar in all.iter().chain(&chosen) {
        names.insert(name_of(grammar)?);
    }
    let files = registry(&names)?;
    settle(&root.join("generated/all"), &files, check, &mut stale)?;
    if check && grammars.is_empty() {
        stale.extend(orphans(root, &names)?);
    }
    if !stale.is_empty() {
        bail!(
            "generated code and grammars differ:\n  {}\nrun `cargo xtask gen` and commit the result",
            stale.join("\n  ")
        );
    }
    Ok(())
}

/// Whether a file is what a format is generated from; the error says what is.
fn is_format(grammar: &Path, all: &[PathBuf]) -> Result<()> {
    let place = |path: &Path| std::fs::canonicalize(path).ok();
    let wanted =
        place(grammar).with_context(|| format!("cannot find the grammar {}", grammar.display()))?;
    for format in all {
        if place(format).is_some_and(|known| known == wanted) {
            return Ok(());
        }
        let folder = format.parent().unwrap_or(Path::new(""));
        let parts = sidecar(format)?.files;
        let mut parts = parts.iter().map(|part| folder.join(part));
        if parts.any(|part| place(&part).is_some_and(|known| known == wanted)) {
            bail!(
                "{} is only a part of the format `{}`: `cargo xtask gen {}`",
                grammar.display(),
                name_of(format)?,
                format.display()
            );
        }
    }
    bail!(
        "{} is not the grammar of a format in grammars/: `cargo xtask new NAME FILES` makes one of it",
        grammar.display()
    )
}

/// The crate of a grammar; its warnings are shown unless `quiet`. The hash is of
/// all its files, and of the settings.
pub fn generate(grammar: &Path, quiet: bool) -> Result<Vec<GeneratedFile>> {
    // The format's name becomes that of a crate.
    name_of(grammar)?;
    let loaded = loader(&[grammar.to_owned()], None)
        .load()
        .map_err(refused)?;
    let compiled = loaded.compile().map_err(refused)?;
    if !quiet {
        eprint!("{}", loaded.warnings);
    }
    let mut hasher = blake3::Hasher::new();
    for (_, text) in files(&loaded)? {
        hasher.update(text.as_bytes());
    }
    hasher.update(sidecar_text(grammar)?.as_bytes());
    let hook = &loaded.hook;
    for text in hook.iter().flat_map(|hook| {
        let modules = hook.modules.iter().flat_map(|(path, text)| [path, text]);
        [&hook.main].into_iter().chain(modules)
    }) {
        hasher.update(text.as_bytes());
    }
    let model = model(grammar)?;
    hasher.update(model.as_deref().unwrap_or("").as_bytes());
    let file = grammar.file_name().unwrap_or_default().to_string_lossy();
    let origin = Origin {
        command: format!("cargo xtask gen grammars/{file}"),
        grammar: format!("grammars/{file}"),
        hash: format!("blake3 {}", &hasher.finalize().to_hex()[..16]),
    };
    let model = model
        .map(|text| Model::from_json(&text).context("the model beside the grammar is none"))
        .transpose()?;
    grammar_emitter::language(&compiled, hook.as_ref(), model.as_ref(), &origin)
        .context("the generated code is no Rust")
}

/// The crate that lists all formats.
pub fn registry(names: &BTreeSet<String>) -> Result<Vec<GeneratedFile>> {
    let names: Vec<String> = names.iter().cloned().collect();
    let origin = Origin {
        command: "cargo xtask gen".to_owned(),
        grammar: "grammars/".to_owned(),
        hash: format!("{} formats", names.len()),
    };
    grammar_emitter::registry(&names, &origin).context("the generated registry is no Rust")
}

/// Writes what differs and removes what is no longer generated, or notes it.
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
    remove_others(folder, files, check, stale)
}

/// Removes the sources of a crate that are no longer generated, such as modules of a
/// hook that are gone. With `check` they are noted; so is always what was not
/// generated: that may be somebody's work.
fn remove_others(
    folder: &Path,
    files: &[GeneratedFile],
    check: bool,
    stale: &mut Vec<String>,
) -> Result<()> {
    let kept: BTreeSet<PathBuf> = files.iter().map(|file| folder.join(&file.path)).collect();
    // What a folder contains comes before it.
    for entry in WalkDir::new(folder.join("src"))
        .contents_first(true)
        .sort_by_file_name()
    {
        let entry = entry.with_context(|| format!("cannot read {}", folder.display()))?;
        let path = entry.path();
        if entry.file_type().is_dir() {
            let is_empty = std::fs::read_dir(path)?.next().is_none();
            if is_empty && !check {
                std::fs::remove_dir(path)
                    .with_context(|| format!("cannot remove {}", path.display()))?;
            }
        } else if !kept.contains(path) {
            if check || !is_generated(path)? {
                stale.push(format!("{} is not generated: remove it", path.display()));
            } else {
                std::fs::remove_file(path)
                    .with_context(|| format!("cannot remove {}", path.display()))?;
            }
        }
    }
    Ok(())
}

/// Whether a file was generated: it says so in its first line.
fn is_generated(path: &Path) -> Result<bool> {
    let text = std::fs::read(path).with_context(|| format!("cannot read {}", path.display()))?;
    Ok(text.starts_with(b"// @generated"))
}

/// Generated crates whose grammar is gone.
fn orphans(root: &Path, names: &BTreeSet<String>) -> Result<Vec<String>> {
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
