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
    place.reduce(&["resume", "x.json", "--max-tests", "10000"]);
    let resumed = place.read("x.reduced.json");
    let whole = self::place(":");
    whole.reduce(&["-j1", "./test.sh", "x.json"]);
    assert_eq!(resumed, whole.read("x.reduced.json"));
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
fn a_log_that_was_removed_is_an_error() {
    let place = place("rm -f log");
    let ended = place.run(&["-j1", "--json-log", "log", "./test.sh", "x.json"]);
    assert_eq!(ended.status, Some(3), "{ended:?}");
    assert!(ended.stderr.contains("--json-log"), "{}", ended.stderr);
}

#[test]
fn the_original_and_the_result_of_a_folder_that_is_gone_are_kept() {
    let place = place("mv folder away 2> /dev/null");
    fs::create_dir(place.path("folder")).unwrap();
    fs::rename(place.path("x.json"), place.path("folder/x.json")).unwrap();
    let ended = place.run(&["-j1", "./test.sh", "folder/x.json"]);
    assert_eq!(ended.status, Some(3), "{ended:?}");
    assert_eq!(place.read("x.orig.json"), NEEDLES);
    assert!(place.read("x.reduced.1.json").contains("needle"));
    for name in ["x.orig.json", "x.reduced.1.json"] {
        assert!(ended.stderr.contains(name), "{}", ended.stderr);
    }
    assert!(!ended.stderr.contains("has it"), "{}", ended.stderr);
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
