//! The origin of each rule of a normal form, for all of the project's grammars.

use std::path::{Path, PathBuf};

use grammar_compiler::compile::read;
use grammar_compiler::diagnostics::{Diagnostics, Sources};
use grammar_compiler::hints::Hints;
use grammar_compiler::normalize::{Origin, Part, Pnf, normalize};
use grammar_compiler::sidecar::Sidecar;

/// The rule that a name alone speaks of: without what the passes add to names.
fn by_name(mut name: &str) -> &str {
    let added = [
        "_part", "_alt", "_opt", "_star", "_plus", "_rest", "_operand",
    ];
    loop {
        let plain = name.trim_end_matches(|c: char| c.is_ascii_digit());
        let plain = match plain.len() < name.len() {
            true => plain.strip_suffix('_').unwrap_or(name),
            false => name,
        };
        match added.iter().find_map(|added| plain.strip_suffix(added)) {
            Some(rest) if !rest.is_empty() => name = rest,
            _ => return name,
        }
    }
}

/// The rules of a grammar, and its normal form.
fn normal_form(files: &[PathBuf], sidecar: Sidecar) -> (Vec<String>, Pnf) {
    let mut sources = Sources::new();
    let mut ids = Vec::new();
    for path in files {
        let text = std::fs::read_to_string(path).expect("a grammar");
        ids.push(sources.add(path.display().to_string(), text));
    }
    let hints = Hints {
        start: sidecar.start,
        tokens: sidecar.tokens,
        skip: sidecar.skip,
        ..Hints::default()
    };
    let mut diagnostics = Diagnostics::new();
    let grammar = read(&mut sources, ids, &hints, &mut diagnostics);
    let grammar = grammar.unwrap_or_else(|| panic!("{}", diagnostics.render(&sources)));
    let rules = grammar.parser.rules.iter();
    let rules = rules.map(|rule| rule.name.clone()).collect();
    (rules, normalize(&grammar).expect("a normal form"))
}

/// Each format's grammar: its file, or those that its settings name.
fn formats() -> Vec<(Vec<PathBuf>, Sidecar)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../grammars");
    let mut found = Vec::new();
    for entry in std::fs::read_dir(&folder).expect("the grammars") {
        let path = entry.expect("an entry").path();
        let sidecar = Sidecar::beside(&path).expect("good settings");
        match path.extension().and_then(|extension| extension.to_str()) {
            Some("g4" | "bnf" | "ebnf" | "w3c") if path.is_file() => {
                found.push((vec![path], sidecar));
            }
            Some("toml") if !sidecar.files.is_empty() => {
                let files = sidecar.files.iter().map(|file| folder.join(file)).collect();
                found.push((files, sidecar));
            }
            _ => {}
        }
    }
    found
}

#[test]
fn origins_say_what_names_say() {
    let formats = formats();
    assert!(formats.len() > 30);
    let mut misread = Vec::new();
    for (files, sidecar) in formats {
        let (written, pnf) = normal_form(&files, sidecar);
        for rule in &pnf.rules {
            match &rule.origin {
                Origin::Written => assert!(written.contains(&rule.name), "{rule:?}"),
                Origin::Outlined { of, part, .. } => {
                    assert!(written.contains(of), "{rule:?}");
                    assert_ne!(*part, Part::Nothing, "{rule:?}");
                }
            }
            if rule.known_as() != by_name(&rule.name) {
                misread.push(rule.name.clone());
            }
        }
    }
    // Rules of a grammar that have such a name, and their parts, would be listed here.
    assert!(misread.is_empty(), "{misread:?}");
}

#[test]
fn a_rule_of_the_grammar_may_have_any_name() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("names.g4");
    let text = "grammar names; file : list_part* EOF ; list_part : 'a' ('b' 'c' | 'd')? ';' | sum '.' ;\n\
                sum : sum '+' sum | 'n' ;";
    std::fs::write(&path, text).expect("a file");
    let (_, pnf) = normal_form(&[path], Sidecar::default());
    let of = |name: &str| pnf.rules.iter().find(|rule| rule.name == name).unwrap();
    assert_eq!(of("list_part").origin, Origin::Written);
    assert_eq!(of("list_part").known_as(), "list_part");
    assert_eq!(of("list_part_star").known_as(), "list_part");
    let tail = of("sum_tail_star");
    assert_eq!(tail.known_as(), "sum_tail");
    let is_star =
        matches!(&tail.origin, Origin::Outlined { of, part: Part::Star, .. } if of == "sum");
    assert!(is_star, "{tail:?}");
}
