//! `compare`.

use std::fs;
use std::process::Command;

use super::place::{INPUT, NEEDLE, Place, contents};

#[test]
fn strategies_are_compared() {
    let place = Place::new();
    let strategies = "tree,hdd,hdd-star+minimal,lists:probdd,default";
    let before = contents(place.folder.path());
    let ended = place.reduce(&["compare", "--strategies", strategies, "./test.sh", "x.json"]);
    assert_eq!(contents(place.folder.path()), before, "nothing is written");
    let lines: Vec<Vec<&str>> = ended
        .stdout
        .lines()
        .map(|line| line.split_whitespace().collect())
        .collect();
    assert_eq!(lines[0][..3], ["strategy", "tokens", "bytes"]);
    assert_eq!(lines[1][..3], ["(input)", "27", &INPUT.len().to_string()]);
    let names: Vec<&str> = lines[2..].iter().map(|line| line[0]).collect();
    assert_eq!(names.join(","), strategies);
    assert_eq!(lines[2][1..3], ["1", "9"], "the default's first strategy");
    for line in &lines[2..] {
        let tokens: usize = line[1].parse().unwrap();
        let tests: usize = line[3].parse().unwrap();
        let successes: usize = line[4].parse().unwrap();
        assert!(
            tokens < 27 && successes > 0 && tests > successes,
            "{line:?}"
        );
    }

    // All count the grammar's tokens; the input is first.
    let published = "ddmin,lines,tokens,hdd,perses,pardis,gtr";
    let ended = place.reduce(&["compare", "--strategies", published, "x.json", "./test.sh"]);
    let rows: Vec<&str> = ended.stdout.lines().skip(1).collect();
    assert!(rows[0].starts_with("(input)"));
    for (row, name) in rows[1..].iter().zip(published.split(',')) {
        let mut words = row.split_whitespace();
        assert_eq!(words.next(), Some(name));
        let tokens: usize = words.next().unwrap().parse().unwrap();
        let most = if name == "lines" { 27 } else { 26 };
        assert!((1..=most).contains(&tokens), "{row}");
    }

    for line in &lines[2..4] {
        let name = format!("{}.json", line[0]);
        let alone = ["--jobs", "1", "--strategy", line[0], "--output", &name];
        place.reduce(&[&alone[..], &["./test.sh", "x.json"]].concat());
        let ended = place.reduce(&[
            "compare",
            "--jobs",
            "1",
            "--keep",
            "kept",
            "--json",
            "--strategies",
            line[0],
            "./test.sh",
            "x.json",
        ]);
        // A comparison has no final passes, which shorten white space.
        let kept = place.read(&format!("kept/{name}"));
        let dense = |text: &str| text.split_whitespace().collect::<String>();
        assert_eq!(dense(&kept), dense(&place.read(&name)));
        let row: serde_json::Value = serde_json::from_str(&ended.stdout).unwrap();
        assert_eq!(row["strategy"], line[0]);
        assert_eq!(row["bytes"], kept.len());
        assert_eq!(row["end"], "fixpoint");
    }
}

#[test]
fn wrong_comparisons_are_explained() {
    let place = Place::new();
    for (words, status, message) in [
        (&["./test.sh", "x.json"][..], 2, "--strategies"),
        (&["--strategies", "tree"], 2, "needed"),
        (
            &["--strategies", "none", "./test.sh", "x.json"],
            2,
            "`none`",
        ),
        (
            &["--strategies", "default+alone", "./test.sh", "x.json"],
            2,
            "`alone` is a strategy, and only plug-ins can follow `default+`",
        ),
        (
            &["--strategies", "tree:none", "./test.sh", "x.json"],
            2,
            "`none`",
        ),
        (
            &["--strategies", "tree", "--in-place", "./test.sh", "x.json"],
            2,
            "unexpected argument '--in-place'",
        ),
        (
            &["--strategies", "tree", "false", "x.json"],
            1,
            "exit status 1",
        ),
        (&["resume", "x.json"], 2, "--strategies"),
    ] {
        place.refuse(&[&["compare"], words].concat(), status, message);
    }
    let help = place.reduce(&["compare", "--help"]).stdout;
    assert!(
        help.contains("--strategies") && help.contains("--jobs"),
        "{help}"
    );
    assert!(!help.contains("--in-place"), "{help}");
}

#[test]
fn a_second_test_that_rejects_makes_no_test_flaky() {
    let place = Place::new();
    let then = format!("sh -c '[ $(wc -c < x.json) -ge {} ]'", INPUT.len());
    let words = ["compare", "--strategies", "perses", "--then", &then];
    let ended = place.reduce(&[&words[..], &["./test.sh", "x.json"]].concat());
    assert!(ended.stderr.contains("by --then"), "{}", ended.stderr);
    assert!(!ended.stderr.contains("flaky"), "{}", ended.stderr);
}

#[test]
fn results_are_checked_first_and_saved_before_they_are_printed() {
    let place = Place::new();
    let compare = |strategies: &'static str, options: &[&'static str]| {
        let words = ["compare", "--strategies", strategies];
        [&words[..], options, &["./test.sh", "x.json"]].concat()
    };
    fs::create_dir_all(place.path("keep/perses.json")).unwrap();
    let words = compare("tree,perses", &["--keep", "keep"]);
    place.refuse(
        &words,
        2,
        "keep/perses.json exists and is not an ordinary file",
    );
    fs::remove_dir(place.path("keep/perses.json")).unwrap();
    let words = compare("tree", &["--keep", "keep", "--report", "keep/tree.json"]);
    place.refuse(&words, 2, "are the same file");
    place.script("tree.json", NEEDLE);
    let keep = ["compare", "--strategies", "tree", "--keep", "."];
    let words = [&keep[..], &["./tree.json", "x.json"]].concat();
    place.refuse(&words, 2, "is one of the files that are read");
    let words = [&keep[..], &["./test.sh", "tree.json"]].concat();
    place.refuse(&words, 2, "tree.json");

    let full = fs::File::options().write(true).open("/dev/full").unwrap();
    let words = compare("tree", &["--keep", "keep", "--report", "r.html"]);
    let status = Command::new(env!("CARGO_BIN_EXE_secateur"))
        .args(words)
        .current_dir(place.folder.path())
        .stdout(full)
        .status();
    assert_eq!(status.unwrap().code(), Some(3));
    let kept = place.read("keep/tree.json");
    assert!(kept.contains("needle"));
    // The same result replaces it, another moves it aside.
    place.reduce(&compare("tree", &["--keep", "keep"]));
    assert_eq!(place.read("keep/tree.json"), kept);
    place.write("keep/tree.json", "mine\n");
    let ended = place.reduce(&compare("tree", &["--keep", "keep"]));
    let message = "an earlier result is kept: keep/tree.1.json";
    assert!(ended.stderr.contains(message), "{}", ended.stderr);
    assert_eq!(place.read("keep/tree.json"), kept);
    assert_eq!(place.read("keep/tree.1.json"), "mine\n");
    assert!(place.read("r.html").starts_with("<!doctype html>"));
    place.reduce(&compare("tree,perses", &["--report", "/dev/null"]));
}
