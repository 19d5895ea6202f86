//! `replay`.

use super::place::{BOTH, NEEDLES, Place};

fn reduced() -> Place {
    let place = Place::new();
    place.write("x.json", NEEDLES);
    place.script("test.sh", &format!("#!/bin/sh\n{BOTH}"));
    let words = [
        "--keep-journal",
        "kept.journal",
        "--jobs",
        "1",
        "./test.sh",
        "x.json",
    ];
    place.reduce(&words);
    assert!(!place.path("x.reduced.json.journal").exists());
    place
}

#[test]
fn steps_are_shown_again() {
    let place = reduced();
    let list = place.reduce(&["replay", "kept.journal"]).stdout;
    let rows: Vec<Vec<&str>> = list
        .lines()
        .map(|l| l.split_whitespace().collect())
        .collect();
    assert_eq!(rows[0][..3], ["step", "tokens", "bytes"]);
    assert_eq!(rows[1], ["0", &NEEDLES.len().to_string()]);
    let last = rows.len() - 2;
    assert!(last > 2, "{list}");
    let left: Vec<usize> = rows[2..]
        .iter()
        .map(|row| row[1].parse().unwrap())
        .collect();
    assert!(left.windows(2).all(|two| two[0] >= two[1]), "{left:?}");

    let at = |number: &str| {
        place
            .reduce(&["replay", "kept.journal", "--at", number])
            .stdout
    };
    assert_eq!(at("0"), NEEDLES);
    assert_eq!(at(&last.to_string()), place.read("x.reduced.json"));
    let beyond = (last + 1).to_string();
    place.refuse(
        &["replay", "kept.journal", "--at", &beyond],
        2,
        "there is no step",
    );

    let full = std::fs::File::options().write(true).open("/dev/full");
    let mut command = place.command(&["replay", "kept.journal", "--at", "0"]);
    let ended = command.stdout(full.unwrap()).output().unwrap();
    assert_eq!(ended.status.code(), Some(3), "{ended:?}");

    let changes = place
        .reduce(&["replay", "kept.journal", "--changes"])
        .stdout;
    assert!(
        changes.contains("[-") && changes.contains("-]"),
        "{changes}"
    );

    // A journal can be sent to another person without the input.
    std::fs::remove_file(place.path("x.json")).unwrap();
    place.reduce(&["replay", "kept.journal", "--svg", "x.svg", "--seconds", "5"]);
    let svg = place.read("x.svg");
    assert!(
        svg.starts_with("<svg ") && svg.contains("5s step-end infinite"),
        "{svg}"
    );
    assert_eq!(svg.matches("<g class=\"n").count(), last + 1);
    assert!(!svg.contains("<script") && !svg.contains("href"));
}

#[test]
fn a_run_that_was_stopped_can_be_looked_at_and_goes_on() {
    let place = Place::new();
    place.write("x.json", NEEDLES);
    place.script("test.sh", &format!("#!/bin/sh\n{BOTH}"));
    place.reduce(&["--max-tests", "19", "--jobs", "1", "./test.sh", "x.json"]);
    let short = place.reduce(&["replay", "x.reduced.json"]).stdout;
    place.reduce(&[
        "resume",
        "x.json",
        "--max-tests",
        "1000",
        "--keep-journal",
        "kept.journal",
    ]);
    let whole = place.reduce(&["replay", "kept.journal"]).stdout;
    assert!(
        whole.starts_with(&short) && whole.len() > short.len(),
        "{short}\n{whole}"
    );
    let best = place
        .reduce(&["replay", "kept.journal", "--at", &steps(&whole)])
        .stdout;
    assert_eq!(best, place.read("x.reduced.json"));

    let other = reduced();
    let undisturbed = other.reduce(&["replay", "kept.journal"]).stdout;
    let tokens = |list: &str| -> Vec<String> {
        let word = |line: &str| {
            line.split_whitespace()
                .nth(1)
                .unwrap_or_default()
                .to_owned()
        };
        list.lines().map(word).collect()
    };
    assert_eq!(tokens(&whole), tokens(&undisturbed));
}

fn steps(list: &str) -> String {
    let last = list.lines().last().unwrap();
    last.split_whitespace().next().unwrap().to_owned()
}

#[test]
fn what_cannot_be_replayed_is_explained() {
    let place = reduced();
    place.refuse(
        &["replay", "none.journal"],
        2,
        "cannot read the journal none.journal: no such file",
    );
    place.refuse(
        &["replay", "."],
        2,
        "name a journal, or its result or input",
    );
    place.refuse(&["replay", "test.sh"], 2, "test.sh is not a journal");
    place.write("odd.journal", "no journal\n");
    place.refuse(&["replay", "odd.journal"], 2, "is not a journal");
    let old = r#"{"run":{"format":1,"version":"0.0.9","directory":"/","arguments":[],"input":""}}"#;
    place.write("old.journal", &format!("{old}\n"));
    place.refuse(&["replay", "old.journal"], 2, "secateur 0.0.9");
    place.refuse(
        &["replay", "kept.journal", "--svg", "x.svg", "--seconds", "0"],
        2,
        "--seconds",
    );
    place.refuse(&["resume", "kept.journal"], 2, "is finished (fixpoint)");
    // A finished run cannot be resumed, even the only one.
    std::fs::remove_file(place.path("odd.journal")).unwrap();
    std::fs::remove_file(place.path("old.journal")).unwrap();
    place.refuse(&["resume"], 2, "there is no unfinished reduction");
}

#[test]
fn a_kept_journal_that_lacks_lines_is_an_error() {
    let place = Place::new();
    let items: Vec<String> = (0..300).map(|n| format!("[{n}]")).collect();
    place.write("x.json", &format!("[\"needle\", {}]\n", items.join(", ")));
    let script = format!(
        "ulimit -f 4; exec '{}' -j1 --strategy ddmin --keep-journal k ./test.sh x.json",
        env!("CARGO_BIN_EXE_secateur")
    );
    let ended = std::process::Command::new("bash")
        .args(["-c", &script])
        .current_dir(place.folder.path())
        .env("TMPDIR", place.temporary.path())
        .output()
        .unwrap();
    let said = String::from_utf8_lossy(&ended.stderr);
    assert_eq!(ended.status.code(), Some(3), "{said}");
    assert_eq!(
        said.matches("cannot write the journal").count(),
        1,
        "{said}"
    );
    assert!(said.contains("it lacks lines"), "{said}");
    assert!(place.read("x.reduced.json").contains("needle"));
}
