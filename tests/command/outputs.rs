//! Outputs beside the result, and earlier files in the result's place.

use std::fs;
use std::io::Read;
use std::os::unix::fs::{FileTypeExt, symlink};
use std::process::Command;

use super::place::{BOTH, INPUT, NEEDLE, NEEDLES, Place, RESULT};

fn fifo(place: &Place) {
    let made = Command::new("mkfifo").arg(place.path("pipe")).status();
    assert!(made.expect("mkfifo").success());
}

#[test]
fn links_and_streams_stay_what_they_are() {
    let place = Place::new();
    fifo(&place);
    for (link, file) in [
        ("page", "new.html"),
        ("kept", "new.journal"),
        ("out", "new.json"),
    ] {
        symlink(file, place.path(link)).unwrap();
    }
    let words = [
        "--report",
        "page",
        "--keep-journal",
        "kept",
        "--output",
        "out",
    ];
    place.reduce(
        &[
            &words[..],
            &["--json-log", "/dev/null", "./test.sh", "x.json"],
        ]
        .concat(),
    );
    assert_eq!(place.read("new.json"), RESULT);
    assert!(place.read("new.html").starts_with("<!doctype html>"));
    assert!(place.read("new.journal").contains("\"done\""));
    for link in ["page", "kept", "out"] {
        assert!(place.path(link).is_symlink(), "{link}");
    }
    for option in ["--report", "--json-log"] {
        // Open for both, it does not wait for a writer.
        let both = fs::File::options()
            .read(true)
            .write(true)
            .open(place.path("pipe"));
        let mut reader = both.unwrap();
        place.reduce(&[option, "pipe", "./test.sh", "x.json"]);
        let mut buffer = [0; 1 << 16];
        let len = reader.read(&mut buffer).unwrap();
        let read = &buffer[..len];
        assert!(read.len() > 100, "{option}: {read:?}");
    }
    assert!(
        fs::metadata(place.path("pipe"))
            .unwrap()
            .file_type()
            .is_fifo()
    );
}

#[test]
fn outputs_are_checked_before_the_first_test() {
    let place = Place::new();
    let script = format!("#!/bin/sh\ntouch '{}'\n", place.path("ran").display());
    place.script("test.sh", &script);
    // Elsewhere, since files of the place are read.
    let elsewhere = Place::new();
    fifo(&elsewhere);
    let pipe = elsewhere.path("pipe").display().to_string();
    for (option, output, message) in [
        ("--json-log", &*pipe, "no program reads from the FIFO"),
        ("--report", &pipe, "no program reads from the FIFO"),
        ("--report", ".", "neither an ordinary file"),
        ("--report", "none/page", "cannot write to none"),
        ("--keep-journal", &pipe, "not an ordinary file"),
        ("--keep-journal", "/dev/null", "not an ordinary file"),
        ("--output", &pipe, "not an ordinary file"),
        (
            "--report",
            "x.json",
            "--report and the input are the same file",
        ),
        (
            "--json-log",
            "x.reduced.json",
            "--json-log and the result are the same file",
        ),
        (
            "--json-log",
            "x.reduced.json.journal",
            "--json-log and the journal are the same file",
        ),
        ("--output", "test.sh", "which another argument names"),
        (
            "--keep-journal",
            "./test.sh",
            "which another argument names",
        ),
    ] {
        place.refuse(&[option, output, "./test.sh", "x.json"], 2, message);
    }
    let compare = [
        "compare",
        "--strategies",
        "perses",
        "--report",
        &pipe,
        "./test.sh",
        "x.json",
    ];
    place.refuse(&compare, 2, "no program reads from the FIFO");
    let names = "which another argument names";
    place.refuse(&["corpus", "--misses", "x.json", "x.json"], 2, names);
    place.refuse(&["learn", "json", "x.json", "-o", "x.json"], 2, names);
    let then = [
        "--then",
        "./test.sh {}",
        "--report",
        "test.sh",
        "true",
        "x.json",
    ];
    place.refuse(&then, 2, names);
}

#[test]
fn an_output_that_cannot_be_written_is_an_error() {
    let place = Place::new();
    for option in ["--report", "--json-log"] {
        let ended = place.run(&[option, "/dev/full", "./test.sh", "x.json"]);
        assert_eq!(ended.status, Some(3), "{option}: {ended:?}");
        assert!(ended.stderr.contains("No space left"), "{}", ended.stderr);
        assert_eq!(place.read("x.reduced.json"), RESULT, "{option}");
    }
}

#[test]
fn an_earlier_result_is_kept() {
    let place = Place::new();
    place.write("x.reduced.json", "an earlier one");
    let ended = place.reduce(&["./test.sh", "x.json"]);
    let message = "an earlier result is kept: x.reduced.1.json";
    assert!(ended.stderr.contains(message), "{}", ended.stderr);
    assert_eq!(place.read("x.reduced.1.json"), "an earlier one");
    place.reduce(&["./test.sh", "x.json"]);
    assert!(!place.path("x.reduced.2.json").exists(), "it was the same");
}

#[test]
fn no_output_has_a_name_that_the_run_gives_to_another_file() {
    let place = Place::new();
    place.write("x.reduced.json", "an earlier one");
    for name in [
        "x.reduced.1.json",
        "x.reduced.unfinished-2.json.journal",
        "x.orig.json",
        "x.changed-1.json",
    ] {
        for option in ["--report", "--json-log", "--keep-journal"] {
            let words = [option, name, "./test.sh", "x.json"];
            place.refuse(&words, 2, "a name that this run may give");
        }
    }
    place.reduce(&["--report", "x.reduced.html", "./test.sh", "x.json"]);
    assert_eq!(place.read("x.reduced.1.json"), "an earlier one");
}

#[test]
fn the_original_is_what_was_read() {
    let place = Place::new();
    let script = format!(
        "{NEEDLE}passes=$?\necho needle > '{}'\nexit $passes\n",
        place.path("x.json").display()
    );
    place.script("test.sh", &script);
    let ended = place.reduce(&["--in-place", "./test.sh", "x.json"]);
    assert!(
        ended.stderr.contains("x.changed-1.json"),
        "{}",
        ended.stderr
    );
    assert_eq!(place.read("x.json"), RESULT);
    assert_eq!(place.read("x.orig.json"), INPUT);
    assert_eq!(place.read("x.changed-1.json"), "needle\n");
}

#[test]
fn a_stream_is_read_once() {
    let place = Place::new();
    fifo(&place);
    place.script("test.sh", "#!/bin/sh\ngrep -q needle pipe\n");
    let write = || {
        let mut writer = Command::new("sh");
        writer
            .args(["-c", "cat x.json > pipe"])
            .current_dir(place.folder.path());
        writer.spawn().unwrap()
    };
    let mut writer = write();
    place.reduce(&["--language", "json", "-o", "out.json", "./test.sh", "pipe"]);
    writer.wait().unwrap();
    assert_eq!(place.read("out.json"), RESULT);
    let mut writer = write();
    let ended = place.run(&["--language", "json", "./test.sh", "pipe"]);
    writer.wait().unwrap();
    assert!(
        ended.stderr.contains("name the result with --output"),
        "{}",
        ended.stderr
    );
}

#[test]
fn other_names_and_kept_originals_are_not_overwritten() {
    let place = Place::new();
    fs::hard_link(place.path("x.json"), place.path("link")).unwrap();
    place.reduce(&["--json-log", "link", "./test.sh", "x.json"]);
    assert_eq!(place.read("x.json"), INPUT);
    for option in ["--keep-journal", "--report", "--json-log"] {
        let words = ["--in-place", option, "x.orig.json", "./test.sh", "x.json"];
        place.refuse(&words, 2, "are the same file");
    }
    assert_eq!(place.read("x.json"), INPUT);
    fs::create_dir(place.path("texts")).unwrap();
    place.write("texts/a.json", INPUT);
    for words in [
        &["learn", "json", "texts", "--output", "texts/a.json"][..],
        &["corpus", "-l", "json", "texts", "--misses", "texts/a.json"],
        &[
            "collect",
            "json",
            "texts",
            "--output",
            "texts/a.json",
            "--",
            "true",
        ],
    ] {
        place.refuse(words, 2, "is one of the files that are read");
    }
    let generate = ["generate", "-l", "json", "--dir", "made"];
    place.reduce(&generate);
    place.refuse(&generate, 2, "exists already: name another directory");
}

#[test]
fn a_result_that_was_edited_is_kept() {
    let place = Place::new();
    place.write("x.json", NEEDLES);
    place.script("test.sh", &format!("#!/bin/sh\n{BOTH}"));
    place.reduce(&["--max-tests", "20", "./test.sh", "x.json"]);
    assert!(place.read("x.reduced.json").len() < NEEDLES.len());
    place.write("x.reduced.json", "my edit");
    place.reduce(&["resume", "--max-tests", "1000"]);
    assert_eq!(place.read("x.reduced.1.json"), "my edit");
    assert!(place.read("x.reduced.json").contains("needle"));
}

#[test]
fn an_open_file_has_no_place_beside_it() {
    let place = Place::new();
    let input = fs::File::open(place.path("x.json")).unwrap();
    let mut command = Command::new(env!("CARGO_BIN_EXE_secateur"));
    command
        .args(["./test.sh", "/dev/stdin"])
        .current_dir(place.path("."));
    let ended = command.stdin(input).output().unwrap();
    let message = String::from_utf8_lossy(&ended.stderr);
    assert!(
        message.contains("name the result with --output"),
        "{message}"
    );
}

#[test]
fn a_file_that_is_standard_output_is_not_replaced() {
    let place = Place::new();
    place.write("x.json", INPUT);
    let test = ["x.json", "--", "grep", "-q", "needle", "{}"];
    for option in ["-o", "--keep-journal"] {
        let words = [&[option, "/dev/stdout"][..], &test].concat();
        place.refuse(&words, 2, "is a file that this program has open");
    }
    for option in ["--json-log", "--report"] {
        let words = [&["-q", "--json", option, "/dev/stdout"][..], &test].concat();
        let ended = place.reduce(&words);
        assert!(ended.stdout.contains("\"tokens_before\""), "{option}");
        assert!(ended.stdout.lines().count() > 2, "{option}");
    }
}
