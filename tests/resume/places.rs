//! The places of a run's files: copied, moved, named, written by another run.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use super::{Place, text_of};

fn copied(from: &Path, to: &Path) {
    fs::create_dir_all(to).expect("a directory");
    for entry in fs::read_dir(from).expect("a directory") {
        let path = entry.expect("an entry").path();
        if path.is_file() {
            fs::copy(&path, to.join(path.file_name().expect("a name"))).expect("a copy");
        }
    }
}

#[test]
fn a_copied_folder_is_gone_on_with_where_it_is() {
    let undisturbed = Place::new(20, &[7, 11]);
    assert!(
        undisturbed
            .run(&[&undisturbed.test(), "x.json"])
            .status
            .success()
    );
    let place = Place::new(20, &[7, 11]);
    let (test, input) = (place.test(), place.path("x.json"));
    // A full path into the folder.
    let words = ["--max-tests=20", &test, input.to_str().expect("a path")];
    assert!(place.run(&words).status.success());
    let copy = place.path("copy");
    copied(place.folder.path(), &copy);
    let before = (
        place.result(),
        fs::read(place.journal()).expect("a journal"),
    );
    let resumed = place.run(&["resume", "--max-tests=100000", "copy/x.reduced.json"]);
    assert!(resumed.status.success(), "{}", text_of(&resumed));
    let result = fs::read_to_string(copy.join("x.reduced.json")).expect("a result");
    assert_eq!(result, undisturbed.result());
    assert!(!copy.join("x.reduced.json.journal").exists());
    let after = (
        place.result(),
        fs::read(place.journal()).expect("a journal"),
    );
    assert_eq!(after, before);
}

#[test]
fn a_copied_run_writes_no_output_in_the_old_folder() {
    let place = Place::new(20, &[7, 11]);
    let old = place.folder.path();
    let name = old.file_name().expect("a name").display();
    let files = || {
        let paths = fs::read_dir(old).expect("a directory").flatten();
        let mut paths: Vec<_> = paths.map(|entry| entry.path()).collect();
        paths.sort();
        let read = |path: PathBuf| (fs::read(&path).ok(), path);
        paths.into_iter().map(read).collect::<Vec<_>>()
    };
    for option in ["report", "json-log", "keep-journal", "output"] {
        let output = format!("--{option}=../{name}/out");
        let words = ["--max-tests=20", &output, &place.test(), "x.json"];
        let begun = place.run(&words);
        assert!(begun.status.success(), "{}", text_of(&begun));
        let beside = old.parent().expect("a directory");
        let copy = tempfile::tempdir_in(beside).expect("a directory");
        copied(old, copy.path());
        let before = files();
        let journal = match option {
            "output" => "out.journal",
            _ => "x.reduced.json.journal",
        };
        let journal = copy.path().join(journal).display().to_string();
        let resumed = place.run(&["resume", "--max-tests=100000", &journal]);
        let said = text_of(&resumed);
        assert_eq!(resumed.status.code(), Some(2), "{said}");
        assert!(said.contains("in another directory"), "{said}");
        assert_eq!(files(), before);
    }
}

#[test]
fn commands_of_several_words_move_with_their_folder() {
    let place = Place::new(20, &[7, 11]);
    let guard = "grep -q item-3 x.json || echo 'x.json:1: warning: no item [-Witem]'\n";
    fs::write(place.path("g.sh"), guard).expect("a guard");
    let guard = format!("--guard=sh {}", place.path("g.sh").display());
    let words = ["--max-tests=20", &guard, &place.test(), "x.json"];
    let begun = place.run(&words);
    assert!(begun.status.success(), "{}", text_of(&begun));
    let copy = place.path("copy");
    copied(place.folder.path(), &copy);
    // The guard in its old place, which accepts everything, is another one.
    fs::write(place.path("g.sh"), "").expect("a guard");
    let resumed = place.run(&["resume", "--max-tests=100000", "copy/x.reduced.json"]);
    assert!(resumed.status.success(), "{}", text_of(&resumed));
    let result = fs::read_to_string(copy.join("x.reduced.json")).expect("a result");
    assert!(result.contains("item-3"), "{result}");
}

#[test]
fn what_is_no_journal_is_not_said_to_be_resumable() {
    let place = Place::new(5, &[3]);
    fs::write(place.journal(), "{\"s").expect("a journal");
    let ended = place.run(&[&place.test(), "x.json"]);
    let said = text_of(&ended);
    assert!(ended.status.success(), "{said}");
    assert!(
        said.contains("what is left of an unfinished reduction is kept"),
        "{said}"
    );
    assert!(!said.contains("continues it"), "{said}");
}

#[test]
fn a_kept_journal_replaces_no_link() {
    let place = Place::new(5, &[3]);
    let link = place.path("kept");
    // It comes during the run.
    let script = format!(
        "ln -sf x.json '{}'; grep -q item-3 x.json\n",
        link.display()
    );
    fs::write(place.path("test.sh"), script).expect("a test");
    let ended = place.run(&[
        "--sandbox=off",
        "--keep-journal=kept",
        &place.test(),
        "x.json",
    ]);
    assert_eq!(ended.status.code(), Some(3), "{}", text_of(&ended));
    assert!(link.is_symlink() && place.journal().exists());
}

#[test]
fn a_second_test_that_rejects_after_all_is_not_run_for_long() {
    let place = Place::new(20, &[7, 11]);
    let count = place.path("seconds");
    let second = |status: u8| {
        let script = format!("echo run >> '{}'; exit {status}\n", count.display());
        fs::write(place.path("then.sh"), script).expect("a test");
    };
    second(0);
    let then = format!("--then=sh {}", place.path("then.sh").display());
    let words = [
        "--sandbox=off",
        "--max-tests=20",
        &then,
        &place.test(),
        "x.json",
    ];
    assert!(place.run(&words).status.success());
    second(1);
    let runs = || fs::read_to_string(&count).map_or(0, |runs| runs.lines().count());
    let before = runs();
    let resumed = place.run(&["resume", "--max-tests=1000", "x.json"]);
    assert_eq!(resumed.status.code(), Some(1), "{}", text_of(&resumed));
    assert_eq!(runs() - before, 3);
}

#[test]
fn a_result_that_its_journal_does_not_know_is_kept() {
    let place = Place::new(20, &[7, 11]);
    assert!(
        place
            .run(&["--max-tests=40", &place.test(), "x.json"])
            .status
            .success()
    );
    let best = place.result();
    let journal = fs::read_to_string(place.journal()).expect("a journal");
    let first: String = journal
        .lines()
        .take(2)
        .map(|line| format!("{line}\n"))
        .collect();
    fs::write(place.journal(), first).expect("it is cut");
    let resumed = place.run(&["resume", "--max-tests=12", "x.json"]);
    assert!(
        text_of(&resumed).contains("an earlier result is kept"),
        "{}",
        text_of(&resumed)
    );
    let kept = fs::read_to_string(place.path("x.reduced.1.json")).expect("it is kept");
    assert_eq!(kept, best);
    fs::write(place.journal(), &journal[..20]).expect("it is cut");
    let resumed = place.run(&["resume", "x.json"]);
    assert_eq!(resumed.status.code(), Some(2), "{}", text_of(&resumed));
}

#[test]
fn a_result_that_another_run_writes_is_not_touched() {
    let place = Place::new(10, &[3, 5, 8]);
    let stop = ["--max-tests", "12", &place.test(), "x.json"];
    for _ in 0..2 {
        assert!(place.run(&stop).status.success());
    }
    let aside = "x.reduced.unfinished-1.json.journal";
    let found = place.result();
    fs::write(place.path("other.json.journal"), "").expect("a journal");
    for (journal, words) in [
        ("x.reduced.json.journal", &[aside][..]),
        ("other.json.journal", &["x.json", "-o", "other.json"]),
    ] {
        // As if a run was writing it.
        let file = fs::File::open(place.path(journal)).expect("a journal");
        file.lock().expect("it is not locked");
        let words = [&["resume", "--max-tests", "10000"], words].concat();
        let refused = place.run(&words);
        let said = text_of(&refused);
        assert_eq!(refused.status.code(), Some(2), "{said}");
        assert!(
            said.contains(journal) && said.contains("is running"),
            "{said}"
        );
        assert_eq!(place.result(), found);
        assert!(!place.path("other.json").exists());
    }
    for journal in [aside, "x.reduced.json.journal"] {
        let resumed = place.run(&["resume", "--max-tests", "10000", journal]);
        assert!(resumed.status.success(), "{}", text_of(&resumed));
        assert!(!place.path(journal).exists());
    }
    assert!(!place.journal().exists());
}

#[test]
fn a_run_without_a_journal_leaves_an_unfinished_one_as_it_is() {
    let place = Place::new(300, &[3, 5, 8]);
    let stop = ["--max-tests", "12", &place.test(), "x.json"];
    assert!(place.run(&stop).status.success());
    let before = (
        place.result(),
        fs::read(place.journal()).expect("a journal"),
    );
    // The journal of a new run exceeds this limit on files at once.
    let bin = env!("CARGO_BIN_EXE_secateur");
    let script = format!("ulimit -f 8; exec '{bin}' \"{}\" x.json", place.test());
    let output = Command::new("sh")
        .args(["-c", &script])
        .current_dir(place.folder.path())
        .env("XDG_STATE_HOME", place.path("state"))
        .output()
        .expect("it runs");
    assert_eq!(output.status.code(), Some(2), "{}", text_of(&output));
    let after = (
        place.result(),
        fs::read(place.journal()).expect("a journal"),
    );
    assert!(after == before);
    assert!(!place.path("x.reduced.unfinished-1.json").exists());
}

/// Returns the words of the command that a stopped run printed.
fn printed(output: &Output) -> Vec<String> {
    let said = text_of(output);
    let from = said.find("`secateur ").expect("a command") + "`secateur ".len();
    let command = &said[from..from + said[from..].find('`').expect("its end")];
    command
        .split(' ')
        .map(|word| word.trim_matches('\'').to_owned())
        .collect()
}

#[test]
fn the_printed_command_continues_from_anywhere() {
    for (input, output, in_place) in [
        ("x.json", None, false),
        ("x.json", Some("other.json"), false),
        ("y.reduced.json", None, false),
        ("y.reduced.json", None, true),
    ] {
        let place = Place::new(10, &[3, 5, 8]);
        let test = place.test().replace("x.json", input);
        let script = fs::read_to_string(place.path("test.sh")).expect("a test");
        fs::write(place.path("test.sh"), script.replace("x.json", input)).expect("a test");
        if input != "x.json" {
            fs::rename(place.path("x.json"), place.path(input)).expect("it is there");
        }
        let mut stop = vec!["--max-tests", "12", &test, input];
        stop.extend(in_place.then_some("--in-place"));
        let stopped = place.run(&stop);
        assert!(stopped.status.success(), "{}", text_of(&stopped));
        let words = printed(&stopped);
        let mut words: Vec<&str> = words.iter().map(String::as_str).collect();
        words.extend(["--max-tests", "14"]);
        words.extend(output.iter().flat_map(|output| ["--output", output]));
        let again = place.run(&words);
        assert!(again.status.success(), "{}", text_of(&again));

        let elsewhere = tempfile::tempdir().expect("a directory");
        let mut words = printed(&again);
        words.extend(["--max-tests", "16"].map(str::to_owned));
        words[1] = place.folder.path().join(&words[1]).display().to_string();
        let run = |words: &[String]| {
            let words: Vec<&str> = words.iter().map(String::as_str).collect();
            let mut command = place.command(&words);
            let output = command.current_dir(elsewhere.path()).output();
            output.expect("it runs")
        };
        let from_there = run(&words);
        assert!(from_there.status.success(), "{}", text_of(&from_there));
        let result = match (output, in_place) {
            (Some(output), _) => place.path(output),
            (None, true) => place.path(input),
            (None, false) => place.path(&input.replace(".json", ".reduced.json")),
        };
        let said = text_of(&from_there);
        let shown = format!("{}: ", result.display());
        assert!(said.contains(&shown), "{said}");
        // Copied as it is.
        let mut words = printed(&from_there);
        words.extend(["--max-tests", "10000"].map(str::to_owned));
        let done = run(&words);
        assert!(done.status.success(), "{}", text_of(&done));
        assert!(fs::read_to_string(&result).expect("a result").len() < 200);
    }
}

#[test]
fn an_input_leads_to_its_journal_wherever_its_result_is() {
    for (input, options) in [
        ("y.reduced.json", &[][..]),
        ("x.json", &["--output", "out.json"]),
    ] {
        let place = Place::new(10, &[3, 5, 8]);
        if input != "x.json" {
            let script = fs::read_to_string(place.path("test.sh")).expect("a test");
            fs::write(place.path("test.sh"), script.replace("x.json", input)).expect("a test");
            fs::rename(place.path("x.json"), place.path(input)).expect("it is there");
        }
        let test = place.test();
        let stop = [options, &["--max-tests", "12", &test, input]].concat();
        assert!(place.run(&stop).status.success());
        let resumed = place.run(&["resume", input, "--max-tests", "10000"]);
        assert!(resumed.status.success(), "{}", text_of(&resumed));
    }
}

#[test]
fn the_text_of_a_pipe_is_in_the_journal() {
    let place = Place::new(10, &[3, 5, 8]);
    let bin = env!("CARGO_BIN_EXE_secateur");
    let script = fs::read_to_string(place.path("test.sh")).expect("a test");
    fs::write(place.path("test.sh"), script.replace("x.json", "\"$1\"")).expect("a test");
    for input in ["<(cat x.json)", "/dev/stdin < x.json"] {
        let run = format!(
            "'{bin}' -l json -o out.json --max-tests 12 \"{}\" {input}",
            place.test()
        );
        let stopped = Command::new("bash")
            .args(["-c", &run])
            .current_dir(place.folder.path())
            .env("XDG_STATE_HOME", place.path("state"))
            .output()
            .expect("it runs");
        assert!(stopped.status.success(), "{}", text_of(&stopped));
        let resumed = place.run(&["resume", "out.json", "--max-tests", "10000"]);
        assert!(resumed.status.success(), "{}", text_of(&resumed));
        let result = fs::read_to_string(place.path("out.json")).expect("a result");
        assert!(result.contains("item-3") && result.len() < 200, "{result}");
    }
}

#[test]
fn a_log_has_the_events_of_all_sessions() {
    let place = Place::new(10, &[3, 5, 8]);
    let stop = [
        "--json-log",
        "log",
        "--max-tests",
        "12",
        &place.test(),
        "x.json",
    ];
    assert!(place.run(&stop).status.success());
    let first = fs::read_to_string(place.path("log")).expect("a log");
    assert!(
        place
            .run(&["resume", "--max-tests", "10000"])
            .status
            .success()
    );
    let both = fs::read_to_string(place.path("log")).expect("a log");
    assert!(both.starts_with(&first) && both.len() > first.len());
    assert_eq!(both.matches("\"begin\"").count(), 2);
}
