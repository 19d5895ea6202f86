//! The normal form keeps the language, and the parser accepts exactly that: for
//! each shipped grammar, for a folder of nasty ones and for other notations, random sentences go both
//! ways, and damaged sentences are judged alike by the parser and by Earley's
//! algorithm on the grammar as written.

use std::path::{Path, PathBuf};

use fastrand::Rng;
use grammar_compiler::analyze::Metadata;
use grammar_compiler::check::Bnf;
use grammar_compiler::compile::{Compiled, Settings, compile, read};
use grammar_compiler::diagnostics::{Diagnostics, Sources};
use grammar_compiler::hints::{Hints, HookLibrary};
use grammar_compiler::ir::TokenId;
use libtest_mimic::{Arguments, Failed, Trial};
use secateur_runtime::format::{Format, TableFormat};
use secateur_runtime::language::{Kind, Language};
use secateur_runtime::lex::Token;
use secateur_runtime::parse::Parser;
use serde::Deserialize;

/// The settings beside a grammar.
#[derive(Default, Deserialize)]
#[serde(default)]
struct Sidecar {
    start: Option<String>,
    files: Vec<String>,
    tokens: Vec<String>,
    skip: Vec<String>,
}

const HOOKS: HookLibrary = grammar_compiler::hook_library!(secateur_runtime::hooks);

fn main() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut trials = Vec::new();
    for (folder, sentences) in [
        ("grammars", 4000),
        ("tests/grammars/ok", 300),
        ("tests/grammars/notations", 300),
    ] {
        for path in grammars(&root.join(folder)) {
            let name = format!(
                "{folder}/{}",
                path.file_name().unwrap_or_default().to_string_lossy()
            );
            trials.push(Trial::test(name, move || same_language(&path, sentences)));
        }
    }
    libtest_mimic::run(&Arguments::from_args(), trials).exit();
}

/// The grammars in a folder; of those in several files, the settings that name them.
fn grammars(folder: &Path) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(folder).expect("the folder is part of the repository");
    let mut found: Vec<PathBuf> = entries
        .map(|entry| entry.expect("a readable entry").path())
        .filter(|path| {
            path.extension().is_some_and(|e| match e.to_str() {
                Some("toml") => !sidecar(path).files.is_empty(),
                extension => matches!(extension, Some("g4" | "bnf" | "ebnf" | "w3c")),
            })
        })
        .collect();
    found.sort();
    assert!(!found.is_empty(), "no grammars in {}", folder.display());
    found
}

fn sidecar(path: &Path) -> Sidecar {
    let text = std::fs::read_to_string(path).unwrap_or_default();
    toml::from_str(&text).expect("good settings")
}

fn load(path: &Path) -> Result<Compiled, Failed> {
    let sidecar = sidecar(&path.with_extension("toml"));
    let folder = path.parent().unwrap_or(path);
    let paths = match sidecar.files.is_empty() {
        true => vec![path.to_owned()],
        false => sidecar.files.iter().map(|file| folder.join(file)).collect(),
    };
    let mut sources = Sources::new();
    let mut files = Vec::new();
    for path in paths {
        files.push(sources.add(path.display().to_string(), std::fs::read_to_string(path)?));
    }
    let mut diagnostics = Diagnostics::new();
    let settings = Settings {
        metadata: Metadata {
            name: "test".to_owned(),
            ..Metadata::default()
        },
    };
    let hints = Hints {
        tokens: sidecar.tokens,
        skip: sidecar.skip,
        start: sidecar.start,
        hooks: Some(HOOKS),
        ..Hints::default()
    };
    let compiled = read(&mut sources, files, &hints, &mut diagnostics)
        .and_then(|grammar| compile(grammar, &settings, &mut diagnostics));
    compiled.ok_or_else(|| Failed::from(diagnostics.render(&sources)))
}

fn same_language(path: &Path, count: usize) -> Result<(), Failed> {
    let compiled = load(path)?;
    let language = Language::from_json(&compiled.tables.to_json())?;
    let format = TableFormat::new(language);
    let mut parser = Parser::new(format.language());
    let mut accepts = |sentence: &[TokenId]| {
        let tokens: Vec<Token> = sentence
            .iter()
            .zip(0..)
            .map(|(token, at)| Token::new(Kind(token.0), at, at + 1))
            .collect();
        format.parse(&mut parser, &tokens).is_ok()
    };
    let show = |sentence: &[TokenId]| {
        let names: Vec<&str> = sentence
            .iter()
            .map(|&t| compiled.grammar.token_name(t))
            .collect();
        names.join(" ")
    };
    let source = Bnf::of_grammar(&compiled.grammar);
    let normal = Bnf::of_pnf(&compiled.pnf);
    let from_source = source.sentences().ok_or("the grammar has no sentence")?;
    let from_normal = normal
        .sentences()
        .ok_or("the normal form has no sentence")?;
    let mut random = Rng::with_seed(0x5ec4_7e02);
    let mut judged = 0;
    for _ in 0..count {
        let budget = random.usize(4..200);
        let sentence = from_source.next(&mut random, budget);
        if !accepts(&sentence) {
            return Err(format!("lost by the normal form: {}", show(&sentence)).into());
        }
        let sentence = from_normal.next(&mut random, budget.min(90));
        if !accepts(&sentence) {
            return Err(format!("not parsed by its own grammar: {}", show(&sentence)).into());
        }
        // Earley's algorithm is slow on long sentences.
        if sentence.len() > 50 {
            continue;
        }
        judged += 1;
        if !source.recognizes(&sentence) {
            return Err(format!("gained by the normal form: {}", show(&sentence)).into());
        }
        let damaged = damage(&mut random, sentence, compiled.grammar.tokens.len());
        let expected = source.recognizes(&damaged);
        if accepts(&damaged) != expected {
            let verb = if expected { "refused" } else { "accepted" };
            return Err(format!("wrongly {verb}: {}", show(&damaged)).into());
        }
    }
    if judged < count / 2 {
        return Err(format!("only {judged} sentences were short enough to be judged").into());
    }
    Ok(())
}

/// Deletes, doubles, swaps or replaces a token.
fn damage(random: &mut Rng, mut sentence: Vec<TokenId>, tokens: usize) -> Vec<TokenId> {
    let any = TokenId(random.u16(1..tokens.max(2) as u16));
    if sentence.is_empty() {
        return vec![any];
    }
    let at = random.usize(..sentence.len());
    match random.u8(..4) {
        0 => {
            sentence.remove(at);
        }
        1 => sentence.insert(at, any),
        2 => sentence[at] = any,
        _ => {
            let other = random.usize(..sentence.len());
            sentence.swap(at, other);
        }
    }
    sentence
}
