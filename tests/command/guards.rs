//! Guards: what they compare, presets, counts, and resumed runs.

use std::process::Command;

use super::patience::within_some_limit;
use super::place::{NEEDLES, Place};
use super::skip::is_installed;

/// A guard that warns where one of the needles is missing, and names all sizes.
const GUARD: &str = "#!/bin/sh\n\
     echo \"x.json:1:2: warning: 'x' has $(wc -c < x.json) bytes [-Wsize]\" >&2\n\
     n=$(grep -o needle x.json | wc -l)\n\
     [ $n -eq 2 ] || echo \"x.json:$n: warning: $n needles [-Wfew]\" >&2\n\
     echo run >> GUARDED\n";

fn place() -> Place {
    let place = Place::new();
    place.write("x.json", NEEDLES);
    place.script("test.sh", "#!/bin/sh\ngrep -q needle x.json\n");
    let count = place.path("guarded").display().to_string();
    place.script("guard.sh", &GUARD.replace("GUARDED", &count));
    place
}

#[test]
fn a_new_kind_of_complaints_rejects() {
    let place = place();
    let guarded = ["--json", "--guard", "./guard.sh", "./test.sh", "x.json"];
    let ended = place.reduce(&guarded);
    assert_eq!(place.read("x.reduced.json"), "[\"needle\",\"needle\"]\n");
    let notice = "the guard complains of the original, too, so a candidate may keep these complaints: \
                  `warning [size] of x`";
    assert!(ended.stderr.contains(notice), "{}", ended.stderr);
    let runs = place.read("guarded").lines().count();
    let summary: serde_json::Value = serde_json::from_str(&ended.stdout).unwrap();
    assert_eq!(summary["guards"], runs);
    assert!(summary["guard_seconds"].as_f64() > Some(0.0));
    let shown = format!("{runs} runs of the guard");
    assert!(ended.stderr.contains(&shown), "{}", ended.stderr);
    assert_eq!(place.reduce(&["-q", "./test.sh", "x.json"]).stderr, "");
    assert_eq!(place.read("x.reduced.json"), "\"needle\"\n");
}

#[test]
fn diagnostics_of_any_form_reject() {
    for line in ["x.json:1: OddWarning: odd", "x.json:1:2: odd"] {
        let place = place();
        // The first complains with status 0; other output does so with another status.
        let guard = "#!/bin/sh\nn=$(grep -o needle x.json | wc -l)\n[ $n -eq 2 ] || echo 'LINE'\n";
        place.script("guard.sh", &guard.replace("LINE", line));
        place.reduce(&["-q", "--guard", "./guard.sh", "./test.sh", "x.json"]);
        assert_eq!(place.read("x.reduced.json"), "[\"needle\",\"needle\"]\n");
    }
    let place = place();
    place.script(
        "guard.sh",
        "#!/bin/sh\necho \"$(wc -c < x.json) bytes\"\ngrep -o needle x.json | tr -d '\\n'\nexit 1\n",
    );
    place.reduce(&["-q", "--guard", "./guard.sh", "./test.sh", "x.json"]);
    assert_eq!(place.read("x.reduced.json"), "[\"needle\",\"needle\"]\n");
}

#[test]
fn a_guard_that_hangs_ends_with_a_limit_of_tests() {
    let place = place();
    place.script("hang.sh", "#!/bin/sh\nsleep 1000\n");
    within_some_limit(|limit| {
        let limit = limit.as_secs().to_string();
        let words = ["-t", &limit, "--guard", "./hang.sh", "./test.sh", "x.json"];
        let refused = place.refuse(&words, 1, "--timeout").stderr;
        let is_of_guard = refused.contains("raise --timeout, or let the guard do less");
        // On a busy machine the test itself may reach it.
        assert!(
            is_of_guard || refused.contains("try a longer --timeout"),
            "{refused}"
        );
        is_of_guard
    });
}

#[test]
fn a_resumed_run_repeats_no_guard() {
    let whole = place();
    whole.reduce(&["-q", "--guard", "./guard.sh", "./test.sh", "x.json"]);
    let all = whole.read("guarded").lines().count();
    let stopped = place();
    let limited = ["-q", "--max-tests", "12", "--guard", "./guard.sh"];
    stopped.reduce(&[&limited[..], &["./test.sh", "x.json"]].concat());
    let before = stopped.read("guarded").lines().count();
    stopped.reduce(&["resume", "-q", "--max-tests", "9999", "x.json"]);
    assert_eq!(stopped.read("x.reduced.json"), whole.read("x.reduced.json"));
    // Once more on the original, with which it compares.
    let after = stopped.read("guarded").lines().count();
    assert!(1 < before && before < all, "{before} of {all}");
    assert_eq!(after, all + 1);
}

#[test]
fn a_guard_that_does_not_end_is_named() {
    let place = Place::new();
    place.script("guard.sh", "#!/bin/sh\nhead -c 100000 /dev/zero\n");
    let words = [
        "--limit",
        "output=1000",
        "--guard",
        "./guard.sh",
        "./test.sh",
        "x.json",
    ];
    place.refuse(
        &words,
        1,
        "the guard (--guard) does not end on the original input",
    );
    let words = ["--guard", "sh -c no-such-guard", "./test.sh", "x.json"];
    place.refuse(&words, 1, "the guard (--guard) cannot be run");
    let words = ["--guard", "no-such-guard", "./test.sh", "x.json"];
    place.refuse(
        &words,
        2,
        "--guard: `no-such-guard` is neither a file nor a program",
    );
}

#[test]
fn a_wrong_code_case_does_not_drift() {
    if !is_installed("a_wrong_code_case_does_not_drift", "gcc") {
        return;
    }
    let place = Place::new();
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/guards");
    let case = std::fs::read_to_string(format!("{folder}/overflow.c")).unwrap();
    place.write("x.c", &case);
    let test = format!("sh {folder}/test.sh");
    let differs = || {
        let text = place.read("x.reduced.c");
        place.write("result.c", &text);
        let output = |level: &str| {
            let program = place.path("result");
            let mut gcc = Command::new("gcc");
            gcc.args(["-w", level, "-o"])
                .arg(&program)
                .arg(place.path("result.c"));
            assert!(gcc.status().unwrap().success());
            Command::new(program).output().unwrap().stdout
        };
        output("-O0") != output("-O2")
    };
    place.reduce(&["-q", &test, "x.c"]);
    assert!(differs(), "{}", place.read("x.reduced.c"));
    place.reduce(&["-q", "--guard", "c-ub", &test, "x.c"]);
    assert!(!differs(), "{}", place.read("x.reduced.c"));
    assert!(place.read("x.reduced.c").contains('^'));
}

#[test]
fn presets_take_no_directory() {
    let place = place();
    std::fs::create_dir(place.path("d")).unwrap();
    place.write("d/x.c", "int needle;\n");
    for preset in ["c-ub", "java", "rust"] {
        let words = ["--guard", preset, "grep -rq needle", "d"];
        let message = format!("--guard {preset} checks a file, not a directory");
        place.refuse(&words, 2, &message);
    }
}
