//! Lines that a build script prints for Cargo.

use std::error::Error;
use std::path::Path;
use std::process::Command;

use grammar_compiler::Sidecar;
use grammar_emitter::Build;

const GRAMMAR: &str = "\
grammar Quill;
file : item* EOF ;
item : NAME | 'put' NAME ;
lost : NUMBER ;
NAME : [a-z]+ ;
WORD : [a-z] [a-z] ;
NUMBER : [0-9]+ ;
SPACE : [ \\n]+ -> skip ;
";

/// The folder of the grammar, in the process that is the build script.
const FOLDER: &str = "SECATEUR_TEST_BUILD_SCRIPT";

#[test]
fn a_build_script_prints_warnings_with_their_places() {
    if let Some(folder) = std::env::var_os(FOLDER) {
        let folder = Path::new(&folder);
        let build = Build::new(folder.join("Quill.g4")).out(folder);
        return build.run().expect("a grammar without errors");
    }
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    let grammar = folder.join("Quill.g4");
    std::fs::write(&grammar, GRAMMAR).unwrap();
    let name = "a_build_script_prints_warnings_with_their_places";
    let ended = Command::new(std::env::current_exe().unwrap())
        .args(["--exact", name, "--nocapture"])
        .env(FOLDER, folder)
        .output()
        .unwrap();
    assert!(ended.status.success(), "{ended:?}");
    assert!(folder.join("quill.rs").exists());

    let printed = String::from_utf8(ended.stdout).unwrap();
    // The harness's line of this test has no end before the first line of the script.
    let lines: Vec<&str> = printed
        .lines()
        .filter_map(|line| line.find("cargo::").map(|at| &line[at..]))
        .collect();
    let shown = grammar.display();
    for wanted in [
        format!("cargo::rerun-if-changed={shown}"),
        format!("cargo::warning={shown}:4:1: the rule `lost` is never used"),
        format!("cargo::warning={shown}:6:1: an earlier rule matches whatever `WORD` matches"),
        "cargo::warning=Quill.g4 is compiled to quill.rs in OUT_DIR, in small letters".to_owned(),
    ] {
        let has_it = lines.iter().any(|line| line.starts_with(&wanted));
        assert!(has_it, "{wanted} in {printed}");
    }
}

#[test]
fn an_error_in_the_settings_states_its_reason_once() {
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(folder.path().join("quill.toml"), "skipp = []\n").unwrap();
    let error = Sidecar::beside(&folder.path().join("quill.g4")).unwrap_err();
    let chain = std::iter::successors(Some(&error as &dyn Error), |&error| error.source());
    let texts: Vec<String> = chain.map(ToString::to_string).collect();
    let all = texts.join(": ");
    assert_eq!(all.matches("unknown field `skipp`").count(), 1, "{all}");
}
