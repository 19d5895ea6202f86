//! Messages for a person or a program.

use std::fs;

use super::place::{INPUT, Place, RESULT};

#[test]
fn a_refused_original_is_explained() {
    let place = Place::new();
    place.script(
        "test.sh",
        "#!/bin/sh\nfor i in $(seq 100); do echo \"line $i\"; done\necho last words >&2\nexit 42\n",
    );
    let ended = place.refuse(&["./test.sh", "x.json"], 1, "exit status 42");
    for part in ["last words", "line 100", "test.sh", "`x.json`"] {
        assert!(ended.stderr.contains(part), "{part}: {}", ended.stderr);
    }
    assert!(!ended.stderr.contains("line 50\n"), "{}", ended.stderr);

    place.script("test.sh", "#!/bin/sh\nkill -SEGV $$\n");
    let ended = place.refuse(&["./test.sh", "x.json"], 1, "signal 11");
    assert!(ended.stderr.contains("printed nothing"), "{}", ended.stderr);

    place.script("test.sh", "#!/bin/sh\nsleep 1000\n");
    let arguments = ["--timeout", "0.2", "./test.sh", "x.json"];
    place.refuse(&arguments, 1, "longer --timeout");
}

#[test]
fn a_command_that_lacks_the_name_of_the_candidate_is_explained() {
    let place = Place::new();
    let hint = "the command has no `{}`";
    place.refuse(&["x.json", "--", "false", "other"], 1, hint);
    let ended = place.refuse(&["x.json", "--", "false", "{}"], 1, "exit status 1");
    assert!(!ended.stderr.contains(hint), "{}", ended.stderr);
    // Options stand before a command.
    let words = ["-q", "learn", "json"];
    place.refuse(&words, 2, "`learn` is a command: write it first");
}

#[test]
fn an_input_that_does_not_parse_is_shown() {
    let place = Place::new();
    place.write("x.json", "{\"a\": 1,\n \"needle\": ]}\n");
    let ended = place.refuse(&["--strict", "./test.sh", "x.json"], 1, "x.json:2:12:");
    for part in ["expected", "'['", "STRING", "\"needle\": ]}"] {
        assert!(ended.stderr.contains(part), "{part}: {}", ended.stderr);
    }
    place.write("x.json", "[1, needle]\n");
    place.refuse(&["--strict", "./test.sh", "x.json"], 1, "x.json:1:5:");
    place.write("x.json", "");
    place.refuse(&["--strict", "true", "x.json"], 1, "x.json:1:1:");
}

#[test]
fn a_weak_test_is_warned_of() {
    let place = Place::new();
    let ended = place.reduce(&["true", "x.json"]);
    assert!(ended.stderr.contains("warning:"), "{}", ended.stderr);
    assert!(ended.stderr.contains("empty file"), "{}", ended.stderr);
    let ended = place.reduce(&["./test.sh", "x.json"]);
    assert!(!ended.stderr.contains("warning"), "{}", ended.stderr);
}

#[test]
fn the_summary_is_for_people_or_programs() {
    let place = Place::new();
    let ended = place.reduce(&["./test.sh", "x.json"]);
    assert_eq!(ended.stdout, "");
    assert!(ended.stderr.contains("x.reduced.json"), "{}", ended.stderr);
    let size = "→ 1 token (";
    assert!(ended.stderr.contains(size), "{}", ended.stderr);
    place.write("empty.json", "");
    let ended = place.reduce(&["true", "empty.json"]);
    let empty = "a text without tokens";
    assert!(ended.stderr.contains(empty), "{}", ended.stderr);

    let ended = place.reduce(&["--json", "./test.sh", "x.json"]);
    assert_eq!(ended.stdout.lines().count(), 1);
    let summary: serde_json::Value = serde_json::from_str(&ended.stdout).unwrap();
    let count = |name: &str| {
        summary[name]
            .as_u64()
            .unwrap_or_else(|| panic!("{name} in {summary}"))
    };
    assert!(count("tokens_before") > count("tokens_after"));
    assert_eq!(count("tokens_after"), 1);
    assert_eq!(count("bytes_before"), INPUT.len() as u64);
    assert_eq!(count("bytes_after"), RESULT.len() as u64);
    assert!(count("successes") >= 1);
    assert!(count("rounds") >= 1);
    assert_eq!(count("rejected_by_grammar"), 0);
    count("cache_hits");
    for name in ["seconds", "oracle_seconds", "outside_seconds"] {
        assert!(summary[name].as_f64().is_some_and(|s| s >= 0.0), "{name}");
    }
    assert_eq!(summary["empty_is_interesting"], false);
    assert_eq!(summary["end"], "fixpoint");
    assert_eq!(summary["output"], "x.reduced.json");
    let ended = place.reduce(&["--json", "--quiet", "true", "x.json"]);
    let summary: serde_json::Value = serde_json::from_str(&ended.stdout).unwrap();
    assert_eq!(summary["empty_is_interesting"], true);
}

#[test]
fn quiet_is_silent_but_for_errors() {
    let place = Place::new();
    for test in ["./test.sh", "true"] {
        let ended = place.reduce(&["--quiet", test, "x.json"]);
        assert_eq!((&*ended.stdout, &*ended.stderr), ("", ""), "{test}");
    }
    place.refuse(&["--quiet", "false", "x.json"], 1, "exit status 1");
    place.refuse(&["--quiet", "./test.sh"], 2, "needed");
}

#[test]
fn mutants_of_the_result_that_pass_are_shown() {
    let place = Place::new();
    place.write("x.json", "[1, {\"needle\": 2}]\n");
    place.script(
        "weak.sh",
        "#!/bin/sh\ngrep -q needle x.json && grep -q 2 x.json\n",
    );
    let strict = "#!/bin/sh\ntest \"$(cat x.json)\" = '[1, {\"needle\": 2}]'\n";
    place.script("strict.sh", strict);
    let exposed = "of 4 random mutants of the result pass, too";
    for (test, options, shows) in [
        ("weak.sh", &[][..], true),
        ("weak.sh", &["--fast"], false),
        ("weak.sh", &["--strategy", "perses"], false),
        ("weak.sh", &["--quiet"], false),
        ("strict.sh", &[], false),
    ] {
        let ended = place.reduce(&[options, &[test, "x.json"]].concat());
        let stderr = &ended.stderr;
        assert_eq!(
            stderr.contains(exposed),
            shows,
            "{test} {options:?}: {stderr}"
        );
    }
}

#[test]
fn what_is_left_is_explained() {
    let place = Place::new();
    place.write("x.json", "{\"a\": [1, \"needle\", 2], \"b\": 3}\n");
    place.script("test.sh", "#!/bin/sh\ngrep -q '\\[.*needle.*2' x.json\n");
    let ended = place.reduce(&["--explain", "test.sh", "x.json"]);
    assert!(ended.stderr.contains("1-tree-minimal"), "{}", ended.stderr);
    let part = ended
        .stderr
        .lines()
        .find(|line| line.contains("\"needle\"  ("))
        .unwrap_or_else(|| panic!("{}", ended.stderr));
    assert!(part.contains("rejected in"), "{part}");
    let ended = place.reduce(&["--explain", "--json", "test.sh", "x.json"]);
    let summary: serde_json::Value = serde_json::from_str(&ended.stdout).unwrap();
    assert_eq!(summary["tree_minimal"], true);
    let parts = summary["remaining"].as_array().unwrap();
    for part in parts {
        let tried = |what: &str| part[what].as_u64().is_some_and(|times| times > 0);
        assert!(tried("deletions") || tried("replacements"), "{part}");
    }
    assert!(parts.iter().any(|part| part["text"] == ", 2"), "{parts:?}");

    let ended = place.reduce(&["--max-tests", "4", "--json", "test.sh", "x.json"]);
    let summary: serde_json::Value = serde_json::from_str(&ended.stdout).unwrap();
    assert_eq!(summary["tree_minimal"], false);
}

#[test]
fn a_message_names_what_the_user_gave() {
    let place = Place::new();
    place.script("script", "#!/none/sh -e\nexit 0\n");
    let message = "`./script` begins with `#!/none/sh`, but there is no program `/none/sh`";
    place.refuse(&["./script", "x.json"], 2, message);
    let formatter = ["--formatter", "no-such-program", "./test.sh", "x.json"];
    let ended = place.refuse(
        &formatter,
        2,
        "--formatter: there is no program `no-such-program`",
    );
    assert!(!ended.stderr.contains("plug-in"), "{}", ended.stderr);
    let then = ["--then", "no-such-program", "./test.sh", "x.json"];
    let ended = place.refuse(&then, 2, "--then: `no-such-program` is neither a file");
    assert!(!ended.stderr.contains("property test"), "{}", ended.stderr);
    let ended = place.run(&["--then", "false", "./test.sh", "x.json"]);
    assert!(ended.stderr.contains("/false {}"), "{}", ended.stderr);
    assert!(
        ended.stderr.contains("leave out --then"),
        "{}",
        ended.stderr
    );
    let ended = place.refuse(&["replay", "x.json"], 2, "x.json is not a journal");
    assert!(!ended.stderr.contains("line 1 column"), "{}", ended.stderr);
}

#[test]
fn an_error_names_the_next_step() {
    let place = Place::new();
    place.write("bad.json", "[1, \n");
    let strict = ["--strict", "./test.sh", "bad.json"];
    let ended = place.refuse(&strict, 1, "bad.json:2:1: unexpected end of the file");
    assert!(
        ended
            .stderr
            .contains("without --strict, the parts that the grammar reads"),
        "{}",
        ended.stderr
    );
    let nowhere = ["-o", "no/where", "./test.sh", "x.json"];
    place.refuse(&nowhere, 2, "there is no such directory, make it first");
    let early = ["--max-tests", "0", "./test.sh", "x.json"];
    place.refuse(&early, 1, "give more with --max-tests");
    place.script("no.sh", "#!/bin/sh\nexit 1\n");
    fs::create_dir(place.path("folder")).unwrap();
    place.write("folder/x.json", INPUT);
    let ended = place.run(&["./no.sh", "folder"]);
    assert!(ended.stderr.contains("cp -r folder $d"), "{}", ended.stderr);
}

#[test]
fn a_test_is_not_called_flaky_without_a_cause() {
    let place = Place::new();
    let ended = place.reduce(&["--flaky", "./test.sh", "x.json"]);
    assert!(!ended.stderr.contains("is flaky"), "{}", ended.stderr);
    let shown = "no verdict on original and result differed: the original passed 100%";
    assert!(ended.stderr.contains(shown), "{}", ended.stderr);
}

#[test]
fn a_flaky_test_is_reported_with_rates() {
    let place = Place::new();
    let count = place.path("runs").display().to_string();
    // Of the runs on the original every fourth fails, the second first.
    place.script(
        "test.sh",
        &format!(
            "#!/bin/sh\ngrep -q needle x.json || exit 1\n\
             echo run >> {count}\n[ $(( $(wc -l < {count}) % 4 )) -ne 2 ]\n"
        ),
    );
    let words = [
        "--jobs",
        "1",
        "--json",
        "--keep-journal",
        "kept.journal",
        "./test.sh",
        "x.json",
    ];
    let ended = place.reduce(&words);
    assert_eq!(place.read("x.reduced.json"), RESULT);
    let warning = "the property test is flaky: a text that it accepted then passed 2 of 3 runs";
    assert!(ended.stderr.contains(warning), "{}", ended.stderr);
    let summary: serde_json::Value = serde_json::from_str(&ended.stdout).unwrap();
    let figure = |name: &str| summary[name].as_u64().unwrap();
    let (passed, runs) = (figure("result_passed"), figure("result_runs"));
    assert!(runs > 5 && passed * 4 >= runs * 2 && passed < runs);
    let shown = format!("({passed} of {runs} runs)");
    assert!(ended.stderr.contains(&shown), "{}", ended.stderr);
    assert!(!ended.stderr.contains("1-tree-minimal"), "{}", ended.stderr);
    assert!(place.read("kept.journal").contains("{\"counted\":["));
}

#[test]
fn a_test_that_contradicts_itself_has_an_exit_status() {
    let place = Place::new();
    let seen = place.path("seen");
    // A smaller text passes once.
    place.script(
        "test.sh",
        &format!(
            "#!/bin/sh\nx=$(find . -name x.json)\n[ \"$(wc -c < $x)\" -ge {} ] && exit 0\n\
             mkdir {}/$(cksum < $x | cut -d' ' -f1)\n",
            INPUT.len(),
            seen.display()
        ),
    );
    fs::create_dir(place.path("folder")).unwrap();
    place.write("folder/x.json", INPUT);
    for words in [
        &["x.json"][..],
        &["folder"],
        &["compare", "--strategies", "perses,lists", "x.json"],
    ] {
        let _ = fs::remove_dir_all(&seen);
        fs::create_dir(&seen).unwrap();
        let options = ["--sandbox", "off", "--jobs", "1", "./test.sh"];
        let (first, rest) = words.split_at(words.len() - 1);
        let ended = place.run(&[first, &options, rest].concat());
        assert_eq!(ended.status, Some(4), "{words:?}: {}", ended.stderr);
    }
}

#[test]
fn a_test_that_seldom_passes_is_repeated_but_not_one_that_cannot_run() {
    let place = Place::new();
    let begun = "rejected the original input 10 times; it runs up to 60 times";
    let given_up = "rejected the input in all of 60 runs";
    for (end, repeats) in [("exit 1", true), ("no-such-compiler x.json", false)] {
        place.script("test.sh", &format!("#!/bin/sh\n{end}\n"));
        let ended = place.refuse(&["./test.sh", "x.json"], 1, "does not accept the original");
        for message in [begun, given_up] {
            let shown = ended.stderr.contains(message);
            assert_eq!(shown, repeats, "{}", ended.stderr);
        }
    }
}

#[test]
fn a_script_without_its_interpreter_is_explained() {
    let place = Place::new();
    for (line, why) in [
        ("#!/bin/sh\r", "remove the carriage return"),
        ("#!/no/such/shell", "but there is no program"),
    ] {
        place.script("test.sh", &format!("{line}\ngrep -q needle x.json\n"));
        place.refuse(&["./test.sh", "x.json"], 2, why);
    }
}

#[test]
fn opaque_and_missing_tokens_are_counted_apart() {
    let place = Place::new();
    place.write(
        "x.toml",
        "[a\nb = 1\nc = 2\n\n[[d]]\ne = \"needle\"\nf = = 3\n",
    );
    let ended = place.reduce(&["sh -c 'grep -q needle x.toml'", "x.toml"]);
    assert!(ended.stderr.contains("missing (lines"), "{}", ended.stderr);
}

#[test]
fn an_end_is_no_timeout() {
    let place = Place::new();
    place.write("x.json", "[1]\n");
    let alone = [
        "--timeout",
        "60",
        "--timeout-is-interesting",
        "x.json",
        "--",
        "true",
    ];
    let why = "--timeout-is-interesting: exit status 0";
    place.refuse(&alone, 1, why);
}

#[test]
fn operators_of_shells_are_refused() {
    let place = Place::new();
    place.write("x.json", "[1]\n");
    let test = "grep -q 1 x.json && grep -q 2 x.json";
    place.refuse(&[test, "x.json"], 2, "`&&` would be an argument");
}
