//! `generator` and `trace`.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use serde_json::Value;

use super::patience::until;
use super::place::{Place, names, wait};

/// Returns the example of a generator, which is beside the command.
pub fn generator() -> String {
    let command = PathBuf::from(env!("CARGO_BIN_EXE_secateur"));
    let folder = command.parent().expect("a directory");
    folder.join("examples/generator").display().to_string()
}

/// Accepts a name that the definition of another uses.
const TEST: &str = "#!/bin/sh\ngrep -q '^  \"n[0-9]*\": .*\"n[0-9]' x.json\n";

fn place() -> Place {
    let place = Place::new();
    place.script("uses.sh", TEST);
    place
}

#[test]
fn a_run_is_reduced_and_then_its_text() {
    let place = place();
    let generator = generator();
    let command = ["--", &generator, "7"];
    let options = [
        "generator",
        "--json",
        "--name",
        "x.json",
        "--output",
        "y.json",
        "./uses.sh",
    ];
    let ended = place.reduce(&[&options[..], &command].concat());
    let summary: Value = serde_json::from_str(&ended.stdout).expect("a summary");
    let (run, text) = (&summary["run"], &summary["text"]);
    assert_eq!(summary["end"], "fixpoint");
    assert!(run["choices_after"].as_u64() < run["choices_before"].as_u64());
    assert!(run["bytes_after"].as_u64() < run["bytes_before"].as_u64());
    assert_eq!(run["bytes_after"], text["bytes_before"]);
    assert_eq!(summary["bytes_after"], place.read("y.json").len());
    assert!(ended.stderr.contains("the run: ") && ended.stderr.contains("then its text:"));
    // By the generator, the used name is defined.
    let alone = ["generator", "--only-trace", "--name", "x.json", "./uses.sh"];
    place.reduce(&[&alone[..], &command].concat());
    assert_eq!(
        place.read("x.reduced.json"),
        "{\n  \"n0\": 0,\n  \"n1\": \"n0\"\n}\n"
    );
    assert!(place.read("y.json").len() <= place.read("x.reduced.json").len());

    let again = place.run(&[&["trace", "replay", "x.reduced.json.trace"][..], &command].concat());
    assert_eq!(again.stdout, place.read("x.reduced.json"));
    let shown = place.run(&["trace", "show", "x.reduced.json.trace"]);
    assert!(
        shown.stdout.starts_with("loop ") && shown.stdout.contains("* item "),
        "{}",
        shown.stdout
    );
}

#[test]
fn the_smaller_of_both_texts_is_kept() {
    let place = Place::new();
    // A name alone suffices, but none of a small run.
    place.script(
        "uses.sh",
        "#!/bin/sh\ngrep -q '^  \"n[0-9]*\": .*\"n[0-9]' x.json ||\n\
         { [ $(wc -c < x.json) -lt 7 ] && grep -q '\"n[2-9]' x.json; }\n",
    );
    let generator = generator();
    let run = |more: &[&str]| {
        let options = [
            "generator",
            "--json",
            "--name",
            "x.json",
            "--output",
            "y.json",
        ];
        let rest = ["./uses.sh", "--", &generator, "7"];
        let ended = place.reduce(&[&options[..], more, &rest].concat());
        let summary: Value = serde_json::from_str(&ended.stdout).expect("a summary");
        assert_eq!(summary["bytes_after"], place.read("y.json").len());
        summary
    };
    let one = run(&["--one-start"]);
    assert!(one["original"].is_null());
    assert_eq!(one["bytes_after"], one["text"]["bytes_after"]);
    let both = run(&[]);
    assert_eq!(both["text"]["bytes_after"], one["bytes_after"]);
    assert_eq!(both["bytes_after"], both["original"]["bytes_after"]);
    assert!(both["bytes_after"].as_u64() < one["bytes_after"].as_u64());
}

#[test]
fn every_policy_and_strategy_is_at_hand() {
    let place = place();
    let generator = generator();
    let record = [
        "trace",
        "record",
        "--output",
        "run.trace",
        "--",
        &generator,
        "7",
    ];
    let recorded = place.run(&record);
    assert!(recorded.stdout.len() > 100, "{}", recorded.stderr);
    let mut sizes = Vec::new();
    for policy in ["halt", "bypass", "realign"] {
        for strategy in ["sequence", "hdd", "queue"] {
            place.reduce(&[
                "generator",
                "--trace",
                "run.trace",
                "--policy",
                policy,
                "--trace-strategy",
                &format!("{strategy}:probdd"),
                "--only-trace",
                "--output",
                "z.json",
                "--name",
                "x.json",
                "./uses.sh",
                "--",
                &generator,
                "7",
            ]);
            sizes.push(place.read("z.json").len());
        }
    }
    assert!(
        sizes.iter().all(|&size| size < recorded.stdout.len()),
        "{sizes:?}"
    );
}

#[test]
fn a_run_that_was_stopped_is_gone_on_with() {
    let place = place();
    let generator = generator();
    let run = |most: &str, output: &str| {
        let options = ["generator", "--json", "--jobs", "1", "--max-tests", most];
        let names = ["--name", "x.json", "--output", output];
        let rest = ["./uses.sh", "--", &generator, "7"];
        let ended = place.reduce(&[&options[..], &names, &rest].concat());
        serde_json::from_str::<Value>(&ended.stdout).expect("a summary")
    };
    let tests = run("10000", "whole.json")["tests"]
        .as_u64()
        .expect("a number");
    // Also between the stages: each begins with tests of what it reduces.
    for most in (5..tests).step_by(3) {
        let stopped = run(&most.to_string(), "part.json");
        assert_eq!(stopped["end"], "max-tests", "{most} of {tests} tests");
        assert!(place.path("part.json.journal").exists());
        place.reduce(&["resume", "part.json", "--max-tests", "10000"]);
        assert_eq!(place.read("part.json"), place.read("whole.json"));
        assert!(!place.path("part.json.journal").exists());
    }
}

#[test]
fn a_generator_is_confined_as_tests_are() {
    const TEST: &str = "a_generator_is_confined_as_tests_are";
    let place = Place::new();
    // Outside the directories that sandboxes open.
    let outside = tempfile::tempdir_in(std::env::home_dir().unwrap()).unwrap();
    let proof = outside.path().join("proof").display().to_string();
    place.script(
        "gen.sh",
        &format!(
            r#"#!/bin/sh
            touch {proof} 2>/dev/null && wrote=1 || wrote=0
            touch "$TMPDIR/own" && own=1 || own=0
            [ -n "$HIDDEN" ] && secret=1 || secret=0
            (setsid sleep 1000 &)
            echo '{{"protocol":1,"client":"x"}}'
            while read request; do
                echo '{{"trace":1}}'; echo '{{"end":"done","output":3}}'; printf $wrote$own$secret
            done"#
        ),
    );
    let record = |options: &[&str]| {
        let options = [&["trace", "record", "-o", "t", "--env", "OTHER"], options].concat();
        let ended = place.run(&[&options[..], &["--", "./gen.sh"]].concat());
        assert_eq!(ended.status, Some(0), "{ended:?}");
        ended
    };
    let open = record(&["--sandbox", "off"]);
    assert_eq!(open.stdout, "110");
    fs::remove_file(&proof).unwrap();
    let ended = record(&[]);
    if ended.stderr.contains("not confined") {
        crate::skip::no_kernel_support(TEST, &ended.stderr);
        return;
    }
    assert_eq!(ended.stdout, "010");
    assert!(!Path::new(&proof).exists());
    let writable = outside.path().display().to_string();
    assert_eq!(record(&["--writable", &writable]).stdout, "110");
    // In a reduction, too: the test accepts a confined generator's output.
    fs::remove_file(&proof).unwrap();
    place.script("own.sh", "#!/bin/sh\ngrep -q '^010' x.txt\n");
    let options = ["generator", "--only-trace", "--name", "x.txt", "./own.sh"];
    let ended = place.run(&[&options[..], &["--", "./gen.sh"]].concat());
    assert!(
        ended.stderr.contains("made no recorded choice"),
        "it ran: {}",
        ended.stderr
    );
    assert!(!Path::new(&proof).exists());
}

#[test]
fn what_a_killed_reduction_of_a_run_left_is_removed() {
    let place = place();
    let hangs = place.path("hangs").display().to_string();
    place.script(
        "hang.sh",
        &format!("#!/bin/sh\ntouch '{hangs}'\nsleep 1000\n"),
    );
    let generator = generator();
    let words = |test| {
        let words = ["generator", "--only-trace", "--name", "x.json", test];
        [&words[..], &["--", &generator, "7"]].concat()
    };
    let mut killed = place.start(&words("./hang.sh"));
    until(|| place.path("hangs").exists().then_some(())).unwrap();
    killed.kill().unwrap();
    killed.wait().unwrap();
    let left = names(place.temporary.path()).into_iter();
    let left: Vec<_> = left.filter(|name| name.starts_with("secateur-")).collect();
    // The tests' directory and that of the input.
    assert_eq!(left.len(), 2, "{left:?}");
    // Nothing temporary remains.
    place.reduce(&words("./uses.sh"));
}

/// The input of a test that rejects it stays, to be tried by hand.
#[test]
fn the_input_of_a_refused_reduction_of_a_run_is_kept() {
    let place = place();
    let generator = generator();
    let words = ["generator", "--name", "x.json", "false", "--"];
    let mut child = place.start(&[&words[..], &[&generator, "7"]].concat());
    assert_eq!(wait(&mut child).code(), Some(1));
    let left = || {
        let left = names(place.temporary.path()).into_iter();
        left.filter(|name| name.starts_with("secateur-"))
    };
    let kept = place.temporary.path().join(left().next().unwrap());
    let names = names(&kept);
    assert_eq!(names.len(), 1, "no mark of a run: {names:?}");
    assert!(kept.join("files/x.json").exists());
    assert_eq!(left().count(), 1);
}

/// Runs as in a container, whose first process has a session from outside.
#[test]
fn a_generator_ends_in_a_namespace() {
    const TEST: &str = "a_generator_ends_in_a_namespace";
    let place = Place::new();
    place.script(
        "gen.sh",
        r#"#!/bin/sh
        (setsid sh -c 'touch "$TMPDIR/ready"; exec sleep 1000' &)
        until [ -e "$TMPDIR/ready" ]; do sleep 0.01; done
        echo '{"protocol":1,"client":"x"}'
        while read request; do
            echo '{"trace":1}'; echo '{"end":"done","output":1}'; printf x
        done"#,
    );
    let run = Command::new("unshare")
        .args([
            "--pid",
            "--fork",
            "--mount-proc",
            env!("CARGO_BIN_EXE_secateur"),
        ])
        .args([
            "trace",
            "record",
            "-o",
            "t",
            "--sandbox",
            "off",
            "--",
            "./gen.sh",
        ])
        .current_dir(place.folder.path())
        .output();
    let run = match run {
        Ok(run) if !String::from_utf8_lossy(&run.stderr).starts_with("unshare:") => run,
        other => return crate::skip::no_kernel_support(TEST, &format!("{other:?}")),
    };
    assert_eq!(run.stdout, b"x", "{run:?}");
    assert!(run.status.success(), "{run:?}");
}

#[test]
fn wrong_usage_is_explained() {
    let place = place();
    let generator = generator();
    for (words, status, message) in [
        (&["./uses.sh"][..], 2, "--name"),
        (
            &["--name", "x.json", "./uses.sh"],
            2,
            "the generator is missing",
        ),
        (
            &["--name", "x.json", "--", &generator],
            2,
            "a property test is needed",
        ),
        (
            &["--name", "x.json", "--policy", "no", "a", "--", "b"],
            2,
            "halt, bypass, realign",
        ),
        (
            &["--name", "x.json", "--trace-strategy", "no", "a", "--", "b"],
            2,
            "places, hdd, queue, numbers, others, sorted, sequence",
        ),
        (
            &["--name", "x.json", "--in-place", "a", "--", "b"],
            2,
            "unexpected argument '--in-place'",
        ),
        (
            &["--name", "x.json", "./uses.sh", "--", "echo", "x"],
            3,
            "no greeting of the protocol",
        ),
        (
            &["--name", "x.json", "./uses.sh", "--", "no-such-program"],
            3,
            "cannot start the generator `no-such-program`: there is no such program",
        ),
        (
            &[
                "--name",
                "x.json",
                "--trace",
                "x.json",
                "./uses.sh",
                "--",
                &generator,
            ],
            1,
            "a trace begins with",
        ),
    ] {
        let ended = place.run(&[&["generator"][..], words].concat());
        assert_eq!(ended.status, Some(status), "{words:?}: {}", ended.stderr);
        assert!(
            ended.stderr.contains(message),
            "{words:?}: {}",
            ended.stderr
        );
    }
}

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
