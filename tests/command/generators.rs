//! `generator` and `trace`.

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
pub const TEST: &str = "#!/bin/sh\ngrep -q '^  \"n[0-9]*\": .*\"n[0-9]' x.json\n";

pub fn place() -> Place {
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
