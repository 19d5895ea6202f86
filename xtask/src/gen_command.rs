//! `cargo xtask gen`: generates crates from grammars, and checks that they are up to date.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};
use grammar_emitter::{GeneratedFile, Model, Origin};
use secateur_tables::model::StoredModel;
use secateur_tables::{Automata, Damaged};
use walkdir::WalkDir;

use crate::grammars::{
    all_grammars, files, loader, model, name_of, refused, sidecar, sidecar_text,
};

/// Generates the crates of these grammars, or of all, and the registry; `check` writes nothing.
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
        let files = generated_files(grammar, false)?;
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

/// Fails if a file is no format's source; the error names the source.
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

/// Generates the crate of a grammar; prints warnings unless `quiet`.
///
/// The hash covers all files and the settings.
pub fn generated_files(grammar: &Path, quiet: bool) -> Result<Vec<GeneratedFile>> {
    // The name becomes that of a crate.
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
    let model = model(grammar)?;
    hasher.update(model.as_deref().unwrap_or("").as_bytes());
    let file = grammar.file_name().unwrap_or_default().to_string_lossy();
    let origin = Origin {
        command: "cargo xtask gen".to_owned(),
        grammar: format!("grammars/{file}"),
        hash: format!("blake3 {}", &hasher.finalize().to_hex()[..16]),
    };
    let model = model
        .map(|text| {
            Model::from_json(&text)
                .context("the model beside the grammar cannot be used: train it again")
        })
        .transpose()?;
    grammar_emitter::language(&compiled, loaded.hook.as_ref(), model.as_ref(), &origin)
        .context("the generated code is not valid Rust")
}

pub fn registry(names: &BTreeSet<String>) -> Result<Vec<GeneratedFile>> {
    let names: Vec<String> = names.iter().cloned().collect();
    let origin = Origin {
        command: "cargo xtask gen".to_owned(),
        grammar: "grammars/".to_owned(),
        hash: format!("{} formats", names.len()),
    };
    grammar_emitter::registry(&names, &origin).context("the generated registry is not valid Rust")
}

fn settle(
    folder: &Path,
    files: &[GeneratedFile],
    check: bool,
    stale: &mut Vec<String>,
) -> Result<()> {
    for file in files {
        let path = folder.join(&file.path);
        let same = std::fs::read(&path).is_ok_and(|old| old == file.bytes);
        if same {
            continue;
        }
        if check {
            stale.push(path.display().to_string());
            continue;
        }
        let parent = path.parent().unwrap_or(folder);
        std::fs::create_dir_all(parent)
            .and_then(|()| std::fs::write(&path, &file.bytes))
            .with_context(|| format!("cannot write {}", path.display()))?;
    }
    remove_others(folder, files, check, stale)
}

/// Removes stale sources; `check` only reports them.
///
/// Files that were never generated may be work by hand and are reported, too.
fn remove_others(
    folder: &Path,
    files: &[GeneratedFile],
    check: bool,
    stale: &mut Vec<String>,
) -> Result<()> {
    let kept: BTreeSet<PathBuf> = files.iter().map(|file| folder.join(&file.path)).collect();
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

/// Tests for the generator's first line, packed automata or a packed model.
fn is_generated(path: &Path) -> Result<bool> {
    let bytes = std::fs::read(path).with_context(|| format!("cannot read {}", path.display()))?;
    let source = bytes.starts_with(b"// @generated");
    let model = bytes.starts_with(StoredModel::<()>::HEADER);
    Ok(source || model || Automata::load(bytes).err() != Some(Damaged::Foreign))
}

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
