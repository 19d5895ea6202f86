//! Grammars and their normal forms, errors and lints.
//!
//! In `tests/grammars`, `ok/NAME.pnf` is the normal form of `ok/NAME.g4`, `errors/NAME.txt` has
//! messages, `lint/NAME.txt` lints. `SECATEUR_UPDATE=1` writes these instead.

use std::path::{Path, PathBuf};

use grammar_compiler::Grammar;
use grammar_compiler::lint::Summary;
use grammar_compiler::load::{LoadError, Loader};
use grammar_compiler::normalize::normalize;
use grammar_compiler::print;
use libtest_mimic::{Arguments, Failed, Trial};

fn main() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut trials = Vec::new();
    for path in grammars(&root.join("tests/grammars/ok")) {
        let name = path
            .file_stem()
            .unwrap_or_default()
            .to_string_lossy()
            .into_owned();
        let other = path.clone();
        trials.push(Trial::test(format!("pnf/{name}"), move || {
            normal_form(&path)
        }));
        trials.push(Trial::test(format!("again/{name}"), move || {
            read_back(&other)
        }));
    }
    for path in grammars(&root.join("grammars")) {
        let name = path
            .file_stem()
            .unwrap_or_default()
            .to_string_lossy()
            .into_owned();
        trials.push(Trial::test(format!("again/{name}"), move || {
            read_back(&path)
        }));
    }
    for path in grammars(&root.join("tests/grammars/notations")) {
        // A printed grammar lacks what the settings have.
        if path.with_extension("toml").exists() {
            continue;
        }
        let name = path
            .file_name()
            .unwrap_or_default()
            .to_string_lossy()
            .into_owned();
        trials.push(Trial::test(format!("again/{name}"), move || {
            read_back(&path)
        }));
    }
    for path in grammars(&root.join("tests/grammars/errors")) {
        let name = path
            .file_stem()
            .unwrap_or_default()
            .to_string_lossy()
            .into_owned();
        trials.push(Trial::test(format!("errors/{name}"), move || {
            messages(&path)
        }));
    }
    for path in grammars(&root.join("tests/grammars/lint")) {
        let name = path
            .file_stem()
            .unwrap_or_default()
            .to_string_lossy()
            .into_owned();
        trials.push(Trial::test(format!("lint/{name}"), move || findings(&path)));
    }
    libtest_mimic::run(&Arguments::from_args(), trials).exit();
}

fn grammars(folder: &Path) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(folder).expect("the folder is part of the repository");
    let mut found: Vec<PathBuf> = entries
        .map(|entry| entry.expect("a readable entry").path())
        .filter(|path| {
            let extension = path.extension().and_then(|e| e.to_str());
            extension.is_some_and(|e| ["g4", "bnf", "ebnf", "w3c"].contains(&e))
        })
        .collect();
    found.sort();
    assert!(!found.is_empty(), "no grammars in {}", folder.display());
    found
}

fn parse(name: &str, text: &str) -> Result<Grammar, Failed> {
    match Loader::text(name, text).load() {
        Ok(loaded) => Ok(loaded.grammar),
        Err(error) => Err(error.into()),
    }
}

fn printed(name: &str, text: &str) -> Result<String, Failed> {
    let grammar = parse(name, text)?;
    Ok(print::pnf(&grammar, &normalize(&grammar)?))
}

fn normal_form(path: &Path) -> Result<(), Failed> {
    let name = path
        .file_name()
        .unwrap_or_default()
        .to_string_lossy()
        .into_owned();
    let found = printed(&name, &std::fs::read_to_string(path)?)?;
    expect(&path.with_extension("pnf"), &found)
}

/// Checks that a printed normal form is a grammar in normal form.
fn read_back(path: &Path) -> Result<(), Failed> {
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    let first = printed(&name, &std::fs::read_to_string(path)?)?;
    let second = printed("printed.g4", &first)?;
    if sorted(&first) != sorted(&second) {
        return Err(format!("not stable:\n{first}\nbecomes\n{second}").into());
    }
    Ok(())
}

/// Sorts rules with their alternatives in order, since token types are numbered by first use.
fn sorted(text: &str) -> Vec<Vec<String>> {
    let alternatives = |rule: &str| {
        let mut parts: Vec<String> = rule
            .split(['|', ':', '\n'])
            .map(|part| part.trim().to_owned())
            .collect();
        parts.retain(|part| !part.is_empty());
        parts.sort();
        parts
    };
    text.split(" ;\n").map(alternatives).collect()
}

fn messages(path: &Path) -> Result<(), Failed> {
    let name = path
        .file_name()
        .unwrap_or_default()
        .to_string_lossy()
        .into_owned();
    match Loader::text(name, std::fs::read_to_string(path)?).compile() {
        Err(LoadError::Grammar(errors)) => expect(&path.with_extension("txt"), &errors.to_string()),
        Err(error) => Err(error.into()),
        Ok(_) => Err("the grammar was expected to be refused".into()),
    }
}

/// Returns the findings, then, without errors, the tables' summary.
fn findings(path: &Path) -> Result<(), Failed> {
    // A relative name, the same on all machines, that leads to other files.
    let name = path.strip_prefix(env!("CARGO_MANIFEST_DIR"))?;
    let text = std::fs::read_to_string(path)?;
    let loaded = Loader::text(name.display().to_string(), text).load()?;
    let (compiled, diagnostics) = loaded.lint();
    let mut found = diagnostics.render(&loaded.sources);
    if let Some(compiled) = compiled {
        found.push_str(&format!("\n{}", Summary::of(&compiled.tables)));
    }
    expect(&path.with_extension("txt"), &found)
}

fn expect(path: &Path, found: &str) -> Result<(), Failed> {
    if std::env::var_os("SECATEUR_UPDATE").is_some() {
        std::fs::write(path, found)?;
        return Ok(());
    }
    let expected = std::fs::read_to_string(path)
        .map_err(|error| format!("{}: {error}; SECATEUR_UPDATE=1 writes it", path.display()))?;
    if expected != found {
        let path = path.display();
        return Err(format!("{path} says\n{expected}\nbut this was found\n{found}").into());
    }
    Ok(())
}
