//! The second test, `--then`: every result passes it.

use std::fs;

use super::interruption::send;
use super::patience::until;
use super::place::{BOTH, Ended, Place};

const INPUT: &str = "[[\"needle\", 1], [2, [3, \"x\"], 4], 5, {\"a\": [6, \"needle\"]}]\n";

/// Accepts what still has the 5 that the property test does not need.
const THEN: &str = "#!/bin/sh\ngrep -q 5 x.json\n";

fn place() -> Place {
    let place = Place::new();
    place.write("x.json", INPUT);
    place.script("test.sh", &format!("#!/bin/sh\n{BOTH}"));
    place.script("then.sh", THEN);
    place
}

fn end(ended: &Ended) -> String {
    let summary: serde_json::Value = serde_json::from_str(&ended.stdout).unwrap();
    summary["end"].as_str().unwrap().to_owned()
}

#[test]
fn the_second_test_accepts_the_result_of_a_run_that_ends_early() {
    let mut returned = false;
    for tests in (14..34).step_by(3) {
        let place = place();
        let most = tests.to_string();
        let words = ["--json", "-j1", "--max-tests", &most, "--then", "./then.sh"];
        let ended = place.reduce(&[&words[..], &["./test.sh", "x.json"]].concat());
        assert_eq!(end(&ended), "max-tests");
        let result = place.read("x.reduced.json");
        assert!(
            result.contains('5') && result.contains("needle"),
            "{result}"
        );
        let summary: serde_json::Value = serde_json::from_str(&ended.stdout).unwrap();
        assert_eq!(summary["bytes_after"], result.len());
        returned |= ended.stderr.contains("before --then accepted");
        // The search repeats its steps, whatever the result was.
        place.reduce(&["resume", "x.json", "--max-tests", "10000"]);
        let resumed = place.read("x.reduced.json");
        let whole = self::place();
        whole.reduce(&["-j1", "--then", "./then.sh", "./test.sh", "x.json"]);
        assert_eq!(resumed, whole.read("x.reduced.json"), "{tests}");
    }
    assert!(returned);
}

#[test]
fn what_a_signal_took_from_the_result_comes_back() {
    let whole = place();
    // Accepts what the property test does, so that the first edits are not taken back.
    whole.script("then.sh", "#!/bin/sh\n");
    whole.reduce(&["-j1", "--then", "./then.sh", "./test.sh", "x.json"]);
    for runs in [23, 24, 25] {
        let place = place();
        place.script("then.sh", "#!/bin/sh\n");
        let test = place.read("test.sh");
        let folder = place.folder.path().display().to_string();
        let hangs = format!(
            "#!/bin/sh\necho >> '{folder}/runs'\n\
             [ $(wc -l < '{folder}/runs') -ge {runs} ] && touch '{folder}/hangs' && exec sleep 1000\n{BOTH}"
        );
        place.script("test.sh", &hangs);
        let words = ["-j1", "-t", "100000", "--then", "./then.sh"];
        let child = place.start(&[&words[..], &["./test.sh", "x.json"]].concat());
        until(|| place.path("hangs").exists().then_some(())).expect("a candidate's test");
        send("INT", &child);
        let ended = place.end(child);
        assert_eq!(ended.status, Some(130), "{ended:?}");
        assert!(
            ended.stderr.contains("before --then accepted"),
            "{}",
            ended.stderr
        );
        assert_eq!(place.read("x.reduced.json"), INPUT);
        place.script("test.sh", &test);
        place.reduce(&["resume", "x.json"]);
        let resumed = place.read("x.reduced.json");
        assert_eq!(resumed, whole.read("x.reduced.json"), "{runs}");
    }
}

#[test]
fn a_second_test_that_comes_later_accepts_the_result() {
    for every in ["1", "20"] {
        let place = place();
        place.reduce(&["-j1", "--max-tests", "28", "./test.sh", "x.json"]);
        let first = place.read("x.reduced.json");
        assert!(!first.contains('5'), "{first}");
        let every = format!("--set=then-every={every}");
        let words = ["resume", "x.json", &every, "--max-tests", "10000"];
        let ended = place.reduce(&[&words[..], &["--then", "./then.sh"]].concat());
        let result = place.read("x.reduced.json");
        assert!(
            result.contains('5') && result.contains("needle"),
            "{result}"
        );
        // The second test rejected the first result, or the search did not come to it.
        if ended.stderr.contains("x.reduced.1.json") {
            assert_eq!(place.read("x.reduced.1.json"), first);
        } else {
            assert!(ended.stderr.contains("was rejected"), "{}", ended.stderr);
        }
    }
}

#[test]
fn the_second_test_accepts_what_replaces_the_input() {
    for tests in ["23", "60"] {
        let place = place();
        let words = [
            "--in-place",
            "-j1",
            "--max-tests",
            tests,
            "--then",
            "./then.sh",
        ];
        place.reduce(&[&words[..], &["./test.sh", "x.json"]].concat());
        let result = place.read("x.json");
        assert!(
            result.contains('5') && result.contains("needle"),
            "{result}"
        );
        // A result that is the original has no other name.
        let is_kept = place.path("x.orig.json").exists();
        assert_eq!(is_kept, result != INPUT, "{result}");
    }
}

/// A directory of which the second test needs a file that the property test does not.
fn directory() -> Place {
    let place = Place::new();
    fs::create_dir(place.path("project")).unwrap();
    for (name, text) in [
        ("a.json", "[1, {\"needle\": [2, 3]}, 4]\n"),
        ("b.json", "[[5], 6]\n"),
        ("c.json", "[7]\n"),
        ("d.json", "[8]\n"),
    ] {
        place.write(&format!("project/{name}"), text);
    }
    place.script("test.sh", "#!/bin/sh\ngrep -q needle project/a.json\n");
    place.script("then.sh", "#!/bin/sh\ngrep -q 5 project/b.json\n");
    place
}

#[test]
fn a_file_that_the_second_test_needs_comes_back() {
    let place = directory();
    let words = ["--json", "--then", "./then.sh", "./test.sh", "project"];
    let ended = place.reduce(&words);
    assert_eq!(end(&ended), "fixpoint", "{}", ended.stderr);
    assert_eq!(place.read("project.reduced/a.json"), "\"needle\"\n");
    assert_eq!(place.read("project.reduced/b.json"), "5\n");
    assert!(!place.path("project.reduced/c.json").exists());
    assert_eq!(place.read("project/b.json"), "[[5], 6]\n");
}

#[test]
fn the_second_test_accepts_the_directory_of_a_run_that_ends_early() {
    for tests in 6..24 {
        let place = directory();
        let most = tests.to_string();
        let words = ["-j1", "--max-tests", &most, "--then", "./then.sh"];
        place.reduce(&[&words[..], &["./test.sh", "project"]].concat());
        assert!(
            place.read("project.reduced/b.json").contains('5'),
            "{tests}"
        );
        assert!(
            place.read("project.reduced/a.json").contains("needle"),
            "{tests}"
        );
    }
}
