//! Files of a generator's run: traces, journals and earlier results.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use super::generators::{TEST, generator, place};
use super::patience::until;
use super::place::Place;

/// Stops a reduction of a generator's run by a limit of tests.
fn stopped(place: &Place, seed: &str) {
    let options = ["generator", "--jobs", "1", "--max-tests", "25"];
    let rest = ["--name", "x.json", "./uses.sh", "--", &generator(), seed];
    place.reduce(&[&options[..], &rest].concat());
    assert!(place.path("x.reduced.json.journal").exists());
}

#[test]
fn a_new_run_leaves_the_recorded_run_of_another() {
    let place = place();
    stopped(&place, "7");
    let recorded = place.read("x.reduced.json.recorded.trace");
    {
        // As if it was still running.
        let journal = fs::File::open(place.path("x.reduced.json.journal")).expect("a journal");
        journal.lock().expect("it is not locked");
        let generator = generator();
        let again = ["generator", "--name", "x.json", "./uses.sh", "--"];
        let again = [&again[..], &[&generator, "8"]].concat();
        place.refuse(&again, 2, "is running");
    }
    stopped(&place, "8");
    assert_eq!(
        place.read("x.reduced.unfinished-1.json.recorded.trace"),
        recorded
    );
    assert_ne!(place.read("x.reduced.json.recorded.trace"), recorded);
    let aside = "x.reduced.unfinished-1.json.journal";
    for journal in [aside, "x.reduced.json.journal"] {
        place.reduce(&["resume", journal, "--max-tests", "10000"]);
        assert!(!place.path(journal).exists());
    }
}

#[test]
fn an_earlier_result_of_a_generator_is_kept() {
    let place = place();
    place.write("x.reduced.json", "precious");
    let words = ["generator", "--only-trace", "--name", "x.json"];
    let run = |more: &[&str]| {
        let rest = ["./uses.sh", "--", &generator(), "7"];
        place.reduce(&[&words[..], more, &rest].concat())
    };
    let ended = run(&[]);
    let message = "an earlier result is kept: x.reduced.1.json";
    assert!(ended.stderr.contains(message), "{}", ended.stderr);
    assert_eq!(place.read("x.reduced.1.json"), "precious");
    run(&[]);
    assert!(!place.path("x.reduced.2.json").exists(), "it was the same");
    place.write("y.json", "named");
    run(&["--output", "y.json"]);
    assert!(!place.path("y.1.json").exists());
}

#[test]
fn places_of_traces_are_checked_before_the_first_run() {
    let place = place();
    let proof = place.path("ran").display().to_string();
    let command = ["--", "sh", "-c", &format!("touch '{proof}'")];
    fs::create_dir(place.path("dir")).expect("a directory");
    let record = ["trace", "record", "--sandbox", "off", "-o", "dir"];
    place.refuse(&[&record[..], &command].concat(), 2, "dir is neither");
    for end in ["trace", "recorded.trace"] {
        let name = format!("y.json.{end}");
        fs::create_dir(place.path(&name)).expect("a directory");
        let rest = ["--name", "x.json", "./uses.sh", "--", &generator(), "7"];
        let words = [&["generator", "--output", "y.json"][..], &rest].concat();
        place.refuse(&words, 2, &format!("{name} is neither"));
        fs::remove_dir(place.path(&name)).expect("it is empty");
    }
}

/// Returns the files of a directory with their texts.
fn files(folder: &Path) -> BTreeMap<PathBuf, Vec<u8>> {
    let paths = fs::read_dir(folder).expect("a directory").flatten();
    let paths = paths
        .map(|entry| entry.path())
        .filter(|path| path.is_file());
    paths
        .map(|path| (path.clone(), fs::read(path).expect("a file")))
        .collect()
}

#[test]
fn traces_of_an_earlier_run_move_with_its_result() {
    const ENDS: [&str; 3] = ["", ".trace", ".recorded.trace"];
    let place = place();
    let words = ["generator", "--only-trace", "--name", "x.json"];
    let run = |seed: &str| {
        let rest = ["./uses.sh", "--", &generator(), seed];
        place.reduce(&[&words[..], &rest].concat())
    };
    let read = |result: &str| ENDS.map(|end| place.read(&format!("{result}{end}")));
    run("7");
    let first = read("x.reduced.json");
    // The text may be equal.
    let ended = run("8");
    let message = "an earlier result is kept: x.reduced.1.json";
    assert!(ended.stderr.contains(message), "{}", ended.stderr);
    assert_eq!(read("x.reduced.1.json"), first);
    let second = read("x.reduced.json");
    assert_ne!(second[2], first[2]);
    run("8");
    assert_eq!(read("x.reduced.json"), second);
    for end in ENDS {
        let kept = format!("x.reduced.2.json{end}");
        assert!(!place.path(&kept).exists(), "{kept}: it was the same");
    }
    fs::remove_file(place.path("x.reduced.json")).expect("it is there");
    run("7");
    assert_eq!(place.read("x.reduced.2.json.trace"), second[1]);
}

#[test]
fn a_run_that_is_refused_leaves_all_as_it_was() {
    let place = place();
    place.script("no.sh", "#!/bin/sh\nexit 1\n");
    // The refused text stays there.
    let temporary = tempfile::tempdir().expect("a directory");
    for output in [&[][..], &["--output", "y.json"]] {
        let run = |test: &str, seed: &str| {
            let mut command = Command::new(env!("CARGO_BIN_EXE_secateur"));
            command.args(["generator", "--only-trace", "--name", "x.json"]);
            command.args(output).args([test, "--", &generator(), seed]);
            let command = command.current_dir(place.folder.path());
            let ended = command.env("TMPDIR", temporary.path()).output();
            ended.expect("it runs").status.code()
        };
        assert_eq!(run("./uses.sh", "7"), Some(0));
        let before = files(place.folder.path());
        assert_eq!(run("./no.sh", "8"), Some(1));
        assert_eq!(files(place.folder.path()), before);
    }
}

#[test]
fn no_file_of_a_run_is_an_input_or_another_output() {
    let place = place();
    let generator = generator();
    for name in ["y.json.trace", "x.reduced.json.recorded.trace"] {
        place.run(&["trace", "record", "-o", name, "--", &generator, "7"]);
    }
    let refused = |options: &[&str], message: &str| {
        let rest = ["--name", "x.json", "./uses.sh", "--", &generator, "7"];
        place.refuse(&[&["generator"], options, &rest].concat(), 2, message);
    };
    let message = "y.json.trace is one of the files that are read";
    refused(&["--trace", "y.json.trace", "-o", "y.json"], message);
    let message = "x.reduced.json.recorded.trace is one of the files that are read";
    refused(&["--trace", "x.reduced.json.recorded.trace"], message);
    for end in ["", ".journal", ".trace", ".recorded.trace"] {
        let log = format!("z.json{end}");
        let message = "are the same file";
        refused(&["--json-log", &log, "-o", "z.json"], message);
    }
}

#[test]
fn a_trace_without_an_end_is_under_the_limit_of_time() {
    let place = place();
    // Beside what is compared.
    let folder = tempfile::tempdir().expect("a directory");
    let pipe = folder.path().join("pipe").display().to_string();
    let made = Command::new("mkfifo").arg(&pipe).status();
    assert!(made.expect("mkfifo").success());
    let rest = ["--name", "x.json", "./uses.sh", "--", &generator()];
    let words = ["generator", "--trace", &pipe, "--max-time", "0.2"];
    let message = "the limit of time is reached before the first test";
    place.refuse(&[&words[..], &rest].concat(), 1, message);
}

#[test]
fn a_run_killed_in_its_first_test_is_gone_on_with() {
    let place = place();
    let generator = generator();
    let seed = place.path("seed");
    let make = format!("#!/bin/sh\nexec {generator} $(cat '{}')\n", seed.display());
    place.script("make.sh", &make);
    let [hold, waiting] = ["hold", "waiting"].map(|name| place.path(name));
    let rest = TEST.trim_start_matches("#!/bin/sh\n");
    let (held, seen) = (hold.display(), waiting.display());
    let waits =
        format!("#!/bin/sh\nwhile [ -e '{held}' ]; do touch '{seen}'; sleep 0.01; done\n{rest}");
    place.script("uses.sh", &waits);
    let words = ["generator", "--only-trace", "--name", "x.json", "./uses.sh"];
    let words = [&words[..], &["--", "./make.sh"]].concat();
    let traces = ["x.reduced.json.trace", "x.reduced.json.recorded.trace"];

    place.write("seed", "7");
    place.reduce(&words);
    let earlier = traces.map(|name| place.read(name));
    place.write("seed", "8");
    place.write("hold", "");
    let mut child = place.start(&words);
    until(|| waiting.exists().then_some(())).expect("the first test");
    child.kill().expect("it runs");
    child.wait().expect("it has ended");
    assert_eq!(traces.map(|name| place.read(name)), earlier);
    fs::remove_file(hold).expect("it is there");

    // The generator makes another run each time, but this one is known.
    place.write("seed", "9");
    place.reduce(&["resume"]);
    let moved = traces.map(|name| place.read(&name.replace("reduced", "reduced.1")));
    assert_eq!(moved, earlier);
    let text = |name, seed| {
        let run = place.run(&["trace", "replay", name, "--", &generator, seed]);
        assert_eq!(run.status, Some(0), "{run:?}");
        run.stdout
    };
    assert_eq!(
        text("x.reduced.json.trace", "8"),
        place.read("x.reduced.json")
    );
    assert!(text(traces[1], "8").len() > place.read("x.reduced.json").len());
}

#[test]
fn a_copied_run_writes_nothing_in_the_old_directory() {
    let place = place();
    let old = place.folder.path();
    let name = old.file_name().expect("a name").display();
    let copy = tempfile::tempdir_in(old.parent().expect("a directory")).expect("a directory");
    let start = |output: &str| {
        let words = ["generator", "--jobs=1", "--max-tests=25", "--name=x.json"];
        let rest = [output, "./uses.sh", "--", &generator(), "7"];
        place.reduce(&[&words[..], &rest].concat());
        for file in files(old).into_keys() {
            let to = copy.path().join(file.file_name().expect("a name"));
            fs::copy(file, to).expect("a copy");
        }
    };
    let journal = |name: &str| copy.path().join(name).display().to_string();
    start(&format!("-o../{name}/y.json"));
    let journal_of_y = journal("y.json.journal");
    place.refuse(&["resume", &journal_of_y], 2, "in another directory");
    start(&format!("-o{}", old.join("z.json").display()));
    let before = files(old);
    let words = ["resume", "--max-tests", "10000"];
    place.reduce(&[&words[..], &[&journal("z.json.journal")]].concat());
    assert_eq!(files(old), before);
    assert!(!copy.path().join("z.json.journal").exists());
}
