//! Files of a run that its test, or another program, removes or replaces.

use std::fs;

use super::place::{BOTH, INPUT, NEEDLES, Place};

/// A place whose test does something from its fifth run on.
fn place(what: &str) -> Place {
    let place = Place::new();
    place.write("x.json", NEEDLES);
    let folder = place.folder.path().display().to_string();
    let script = format!(
        "#!/bin/sh\necho >> '{folder}/runs'\n\
         if [ $(wc -l < '{folder}/runs') -ge 5 ]; then cd '{folder}'; {what}; cd - > /dev/null; fi\n{BOTH}"
    );
    place.script("test.sh", &script);
    place
}

/// Resumes a run to the result of an undisturbed one.
fn resumes(place: &Place) {
    place.reduce(&["resume", "x.json", "--max-tests", "10000"]);
    let resumed = place.read("x.reduced.json");
    let whole = self::place(":");
    whole.reduce(&["-j1", "./test.sh", "x.json"]);
    assert_eq!(resumed, whole.read("x.reduced.json"));
}

#[test]
fn a_journal_that_was_removed_is_written_again() {
    let place = place("rm -f x.reduced.json.journal");
    let ended = place.reduce(&["-j1", "--max-tests", "12", "./test.sh", "x.json"]);
    assert!(
        ended.stderr.contains("continues the reduction"),
        "{}",
        ended.stderr
    );
    place.write("runs", "");
    place.script("test.sh", &format!("#!/bin/sh\n{BOTH}"));
    resumes(&place);
}

#[test]
fn a_journal_that_was_replaced_or_cut_is_not_said_to_continue() {
    for what in [
        "rm -f x.reduced.json.journal; echo other > x.reduced.json.journal",
        ": > x.reduced.json.journal",
    ] {
        let place = place(what);
        let ended = place.run(&["-j1", "--max-tests", "12", "./test.sh", "x.json"]);
        assert!(
            ended.stderr.contains("cannot be resumed"),
            "{}",
            ended.stderr
        );
        assert!(!ended.stderr.contains("continues"), "{}", ended.stderr);
        assert!(place.read("x.reduced.json").contains("needle"));
    }
    // A file of another program stays, and is not kept as the journal.
    let place = place("rm -f x.reduced.json.journal; echo other > x.reduced.json.journal");
    let words = ["-j1", "--keep-journal", "kept", "./test.sh", "x.json"];
    let ended = place.run(&words);
    assert_eq!(ended.status, Some(3), "{ended:?}");
    assert_eq!(place.read("x.reduced.json.journal"), "other\n");
    assert!(!place.path("kept").exists());
}

#[test]
fn a_journal_that_was_cut_continues_with_what_is_left() {
    let once = "if [ $(wc -l < runs) -eq 9 ]; then truncate -s -5 x.reduced.json.journal; fi";
    let place = place(once);
    let ended = place.reduce(&["-j1", "--max-tests", "12", "./test.sh", "x.json"]);
    for message in ["has cut", "continues the reduction"] {
        assert!(ended.stderr.contains(message), "{}", ended.stderr);
    }
    resumes(&place);
}

#[test]
fn a_log_that_was_removed_or_cut_is_an_error() {
    for what in [
        "rm -f log",
        "if [ $(wc -l < runs) -eq 32 ]; then : > log; fi",
    ] {
        let place = place(what);
        let ended = place.run(&["-j1", "--json-log", "log", "./test.sh", "x.json"]);
        assert_eq!(ended.status, Some(3), "{ended:?}");
        assert!(ended.stderr.contains("--json-log"), "{}", ended.stderr);
    }
}

#[test]
fn the_original_and_the_result_of_a_folder_that_is_gone_are_kept() {
    // The run ends by itself, by a limit, and with a second test that has not accepted its last text.
    let second = ["--then", "sh -c '[ $(wc -c < x.json) -ge 50 ]'"];
    for options in [&[][..], &["--max-tests", "30"], &second] {
        let place = place("rm -rf folder");
        fs::create_dir(place.path("folder")).unwrap();
        fs::rename(place.path("x.json"), place.path("folder/x.json")).unwrap();
        // Something was accepted before.
        let late = place.read("test.sh").replace("-ge 5 ]", "-ge 20 ]");
        place.script("test.sh", &late);
        let words = [&["-j1"], options, &["./test.sh", "folder/x.json"]].concat();
        let ended = place.run(&words);
        assert_eq!(ended.status, Some(3), "{ended:?}");
        assert_eq!(place.read("x.orig.json"), NEEDLES);
        let kept = place.read("x.reduced.1.json");
        assert_eq!(kept.matches("needle").count(), 2, "{kept}");
        assert!(options != second || kept.len() >= 50, "{kept}");
        for name in [
            "x.orig.json",
            "kept as x.reduced.1.json",
            "x.reduced.1.json: ",
        ] {
            assert!(ended.stderr.contains(name), "{name}: {}", ended.stderr);
        }
        assert!(!ended.stderr.contains("has it"), "{}", ended.stderr);
        assert!(!ended.stderr.contains("best so far"), "{}", ended.stderr);
    }
}

#[test]
fn a_directory_that_was_changed_is_no_result() {
    for what in [
        "rm -rf project.reduced",
        "echo junk > project.reduced/x.json",
    ] {
        let place = place(what);
        fs::create_dir(place.path("project")).unwrap();
        place.write("project/x.json", INPUT);
        place.write("project/y.json", "[1]\n");
        let test = place
            .read("test.sh")
            .replace(BOTH, "grep -q needle project/x.json\n");
        place.script("test.sh", &test);
        let ended = place.run(&["-j1", "--max-tests", "9", "./test.sh", "project"]);
        assert_eq!(ended.status, Some(3), "{what}: {ended:?}");
        assert!(!ended.stderr.contains("best so far"), "{}", ended.stderr);
        assert_eq!(place.read("project/x.json"), INPUT);
    }
}
