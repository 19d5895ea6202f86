//! `tree` and `corpus`.

use std::process::Command;

#[test]
fn a_tree_shows_what_may_replace_what() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("x.json");
    std::fs::write(&file, "[1, {\"a\": [2]}]").unwrap();
    let output = Command::new(env!("CARGO_BIN_EXE_secateur"))
        .arg("tree")
        .arg(&file)
        .output();
    let output = output.unwrap();
    assert!(output.status.success());
    let shown = String::from_utf8(output.stdout).unwrap();
    let object = shown.lines().find(|line| line.contains("object")).unwrap();
    assert!(object.contains("replaceable by"), "{shown}");
    let output = Command::new(env!("CARGO_BIN_EXE_secateur"))
        .args(["tree", "--json"])
        .arg(&file)
        .output()
        .unwrap();
    let rows: Vec<serde_json::Value> = String::from_utf8(output.stdout)
        .unwrap()
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    assert_eq!(rows.len(), shown.lines().count());
    let kinds: Vec<&str> = rows.iter().filter_map(|row| row["text"].as_str()).collect();
    assert!(kinds.contains(&"2"), "{kinds:?}");
}

#[test]
fn a_corpus_is_parsed_and_what_does_not_parse_is_shown() {
    let folder = tempfile::tempdir().unwrap();
    std::fs::create_dir(folder.path().join("deep")).unwrap();
    for (name, text) in [
        ("a.json", "[1]"),
        ("deep/b.json", "{\"a\": 1}"),
        ("deep/c.json", "[1,,2]"),
        ("d.txt", "[["),
    ] {
        std::fs::write(folder.path().join(name), text).unwrap();
    }
    let corpus = |options: &[&str]| {
        let output = Command::new(env!("CARGO_BIN_EXE_secateur"))
            .args(["corpus", "--language", "json"])
            .args(options)
            .arg(folder.path())
            .output()
            .unwrap();
        let shown = String::from_utf8(output.stdout).unwrap();
        (output.status.code(), shown)
    };
    let (status, shown) = corpus(&[]);
    assert_eq!(status, Some(0), "{shown}");
    assert!(shown.contains("2 of 3 files parse"), "{shown}");
    assert!(shown.contains("c.json:1:4"), "{shown}");
    assert_eq!(corpus(&["--at-least", "99"]).0, Some(1));
    assert_eq!(
        corpus(&["--at-least", "99", "--exclude", "c.json"]).0,
        Some(0)
    );
}
