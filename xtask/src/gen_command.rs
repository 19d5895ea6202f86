//! `cargo xtask gen`: grammars to crates, and whether they are in step.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};
use grammar_compiler::emit::{self, GeneratedFile, Origin};

use crate::grammars::{load, model, name_of, own_hook, sidecar, sidecar_text};

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

/// Extensions of grammars, by notation.
const EXTENSIONS: [&str; 4] = ["g4", "bnf", "ebnf", "w3c"];

/// The crate of a grammar; its warnings are shown unless `quiet`. The hash is of
/// all its files, and of the settings.
pub fn generate(grammar: &Path, quiet: bool) -> Result<Vec<GeneratedFile>> {
    let loaded = load(&[grammar.to_owned()], None)?;
    if !quiet {
        eprint!("{}", loaded.warnings);
    }
    let compiled = loaded.compile()?;
    let mut hasher = blake3::Hasher::new();
    for (_, text) in loaded.files()? {
        hasher.update(text.as_bytes());
    }
    hasher.update(sidecar_text(grammar)?.as_bytes());
    let hook = own_hook(grammar)?;
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
    emit::language(&compiled, hook.as_ref(), model.as_deref(), &origin)
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
    emit::registry(&names, &origin).context("the generated registry is no Rust")
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
