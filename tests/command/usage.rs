//! Accepted arguments, and the errors of others.

use std::fs;

use super::place::{INPUT, NEEDLE, Place, RESULT};

#[test]
fn wrong_usage_is_explained() {
    let place = Place::new();
    place.write("plain.sh", NEEDLE);
    place.write("x.unknown", INPUT);
    place.write("noextension", INPUT);
    place.script("x.sh", NEEDLE);
    fs::create_dir(place.path("folder")).unwrap();
    let cases: &[(&[&str], &str)] = &[
        (&[], "a property test and an input are needed"),
        (&["x.json"], "there is only `x.json`"),
        (&["./test.sh", "no.json"], "there is no input `no.json`"),
        (&["no.json", "--", "./test.sh"], "no.json"),
        (&["./test.sh", "folder"], "has no files"),
        (&["folder", "x.json"], "`folder` is a directory"),
        (&["corpus", "x.unknown"], "`.unknown` files"),
        (&["corpus", "noextension"], "--language"),
        (
            &["x.json", "plain.sh"],
            "the test comes first, then the input",
        ),
        (&["./plain.sh", "x.json"], "chmod +x ./plain.sh"),
        (&["./none.sh", "x.json"], "`./none.sh` is neither a file"),
        (&["no-such-program", "x.json"], "`no-such-program`"),
        (&["sh 'c", "x.json"], "unclosed quote"),
        (&["", "x.json"], "empty"),
        (&["x.json", "--", ""], "empty"),
        (&["./test.sh", "x.json", "x.json"], "3 words"),
        (&["./test.sh", "x.json", "--", "sh"], "two property tests"),
        (&["--", "./test.sh"], "the input is missing"),
        (&["-l", "nope", "./test.sh", "x.json"], "no language `nope`"),
        (&["-l", "nope", "./test.sh", "x.json"], "json"),
        (
            &["-l", "json", "-g", "x.g4", "./test.sh", "x.json"],
            "cannot be used with",
        ),
        (&["--jobs", "0", "./test.sh", "x.json"], "--jobs"),
        (&["--jobs", "many", "./test.sh", "x.json"], "many"),
        (&["--timeout", "0", "./test.sh", "x.json"], "--timeout"),
        (&["--timeout=-1", "./test.sh", "x.json"], "--timeout"),
        (&["--timeout", "NaN", "./test.sh", "x.json"], "--timeout"),
        (&["--nonsense", "./test.sh", "x.json"], "--nonsense"),
        (
            &["--in-place", "-o", "y", "./test.sh", "x.json"],
            "--in-place",
        ),
        (&["-o", "x.json", "./test.sh", "x.json"], "--in-place"),
        (
            &["-o", "folder", "./test.sh", "x.json"],
            "not an ordinary file",
        ),
        (
            &["-o", "/dev/null", "./test.sh", "x.json"],
            "not an ordinary file",
        ),
        (
            &["-o", "no/where", "./test.sh", "x.json"],
            "cannot write to no",
        ),
        (
            &["-o", "-", "./test.sh", "x.json"],
            "standard output cannot be the output",
        ),
        (
            &["--report", "r.html", "./test.sh", "folder"],
            "the reduction of a directory has no --report",
        ),
        (
            &["resume", "folder"],
            "has no journal: there is no result folder.reduced",
        ),
    ];
    for (arguments, message) in cases {
        place.refuse(arguments, 2, message);
    }
    place.refuse(
        &["x.json", "--", "false", "x.json", "|", "cat"],
        1,
        "`|` is an argument there",
    );
}

#[test]
fn help_is_no_mistake() {
    let place = Place::new();
    let help = place.reduce(&["--help"]);
    for option in ["--jobs", "--timeout", "--in-place", "--grammar", "130"] {
        assert!(help.stdout.contains(option), "{option}");
    }
    let version = place.reduce(&["--version"]).stdout;
    assert!(version.contains(env!("CARGO_PKG_VERSION")), "{version}");
}

#[test]
fn short_help_fits_a_screen() {
    let help = Place::new().reduce(&["-h"]).stdout;
    let lines: Vec<&str> = help.lines().collect();
    assert!(lines.len() <= 40, "{} lines", lines.len());
    for line in &lines {
        assert!(line.chars().count() <= 100, "{line}");
    }
    // Commands and options have a line each, below the heading of a task.
    let options = lines
        .iter()
        .filter(|line| line.trim_start().starts_with('-'));
    assert!(options.count() >= 8, "{help}");
    let wrapped = lines.iter().find(|line| line.starts_with("           "));
    assert_eq!(wrapped, None);
    assert!(!lines.contains(&"Options:"), "{help}");
}

#[test]
fn options_are_few_and_stand_below_their_headings() {
    let help = Place::new().reduce(&["--help"]).stdout;
    let mut heading = "";
    let mut options = Vec::new();
    for line in help.lines() {
        let option = line
            .trim_start()
            .split([' ', ','])
            .find_map(|word| word.strip_prefix("--"));
        match option {
            Some(option) if line.starts_with("  -") || line.starts_with("      --") => {
                options.push((heading, option));
            }
            _ if line.ends_with(':') && !line.starts_with(' ') => heading = line,
            _ => {}
        }
    }
    assert!(options.len() <= 50, "{} options", options.len());
    for (heading, names) in [
        ("The input:", "language grammar start strict"),
        ("The property of a candidate", "same-crash stderr differs"),
        (
            "Tests:",
            "jobs width timeout flaky guard then limit sandbox writable",
        ),
        (
            "The search:",
            "fast smallest strategy plugin model max-tests max-time set",
        ),
        ("The result:", "output in-place formatter"),
        ("Output:", "quiet json report explain help"),
    ] {
        for name in names.split(' ') {
            let found = options.iter().find(|(_, option)| *option == name);
            let found = found.unwrap_or_else(|| panic!("--{name} is missing"));
            assert!(
                found.0.starts_with(heading),
                "--{name} is below {}",
                found.0
            );
        }
    }
}

#[test]
fn old_names_lead_to_the_new_ones() {
    let place = Place::new();
    for (old, new) in [
        ("--corpus-order", "--set corpus-order=on"),
        ("--every", "--set then-every=K"),
        ("--expect-signal", "--expect-exit SEGV"),
        ("--keep-learning", "--set keep-learning=on"),
        ("--limit-cpu", "--limit cpu=SECONDS"),
        ("--limit-file", "--limit file=BYTES"),
        ("--limit-memory=4G", "--limit memory=BYTES"),
        ("--limit-output", "--limit output=BYTES"),
        ("--limit-processes", "--limit processes=N"),
        ("--list-languages", "list languages"),
        ("--list-strategies", "list strategies"),
        ("--lists", "--strategy NAMES:MINIMIZER"),
        ("--no-model", "--model none"),
        ("--plugin-backwards", "backwards = true"),
        ("--plugin-commands", "commands = ["),
        ("--plugin-count", "count = "),
        ("--temp", "--set temp=DIR"),
        ("--tolerant", "--strict"),
        ("--confirm=3", "--flaky"),
        ("--verbose", "--json-log FILE"),
        ("--verify-syntax", "debug build"),
        ("-v", "--json-log FILE"),
    ] {
        let shown = old.split('=').next().unwrap();
        let ended = place.refuse(&[old, "./test.sh", "x.json"], 2, new);
        assert!(ended.stderr.contains(&format!("`{shown}` is now")));
        assert_eq!(ended.stderr.lines().count(), 1, "{}", ended.stderr);
    }
    let generator = ["generator", "--trace-lists", "ddmin", "a", "--", "b"];
    place.refuse(&generator, 2, "--trace-strategy NAMES:MINIMIZER");
}

#[test]
fn settings_are_listed_and_checked() {
    let place = Place::new();
    let listed = place.reduce(&["list", "settings"]).stdout;
    let names: Vec<&str> = listed
        .lines()
        .filter_map(|line| line.split('=').next())
        .collect();
    assert!((1..=15).contains(&names.len()), "{listed}");
    let page = include_str!("../../docs/settings.md");
    for name in &names {
        assert!(
            page.contains(&format!("| `{name}=")),
            "{name} is not measured"
        );
        let wrong = format!("{name}=");
        place.refuse(&["--set", &wrong, "./test.sh", "x.json"], 2, name);
    }
    let all = names.join(", ");
    place.refuse(&["--set", "none=1", "./test.sh", "x.json"], 2, &all);
}

#[test]
fn the_test_can_be_given_in_many_ways() {
    let here = Place::new();
    let script = here.path("test.sh").display().to_string();
    let quoted = format!("'{script}' {{}}");
    here.write("has needle.txt", "needle");
    let ways: &[&[&str]] = &[
        &["./test.sh", "x.json"],
        &["test.sh", "x.json"],
        &[&script, "x.json"],
        &[&quoted, "x.json"],
        &["grep -q needle", "x.json"],
        &["grep -q needle {}", "./x.json"],
        &["sh -c 'grep -q needle < \"$1\"' sh {}", "x.json"],
        &["x.json", "--", "grep", "-q", "needle", "{}"],
        &["x.json", "--", "grep", "-q", "needle", "x.json"],
        &["x.json", "--", "sh", "-c", "grep -q needle {}"],
        &["x.json", "--", "./test.sh"],
        &["--", "./test.sh", "x.json"],
        &["--", "grep -q needle", "x.json"],
        &["--language", "JSON", "./test.sh", "x.json"],
        &["--timeout", "60.5", "./test.sh", "x.json"],
    ];
    for way in ways {
        here.reduce(way);
        assert_eq!(here.read("x.reduced.json"), RESULT, "{way:?}");
        assert_eq!(here.read("x.json"), INPUT, "{way:?}");
        fs::remove_file(here.path("x.reduced.json")).unwrap();
    }
}

#[test]
fn a_program_is_not_mistaken_for_a_file_of_its_name() {
    let place = Place::new();
    place.write("grep", "not a program");
    place.reduce(&["x.json", "--", "grep", "-q", "needle", "{}"]);
    assert_eq!(place.read("x.reduced.json"), RESULT);
}

#[test]
fn a_script_may_lack_its_first_line() {
    let place = Place::new();
    place.script("test.sh", "grep -q needle \"$1\"\n");
    place.reduce(&["./test.sh", "x.json"]);
    assert_eq!(place.read("x.reduced.json"), RESULT);
}

#[test]
fn files_of_another_kind_are_named() {
    let place = Place::new();
    fs::write(place.path("noise"), [0xff, 0xfe, 0]).unwrap();
    for (words, status, message) in [
        (
            &["--model", "test.sh", "./test.sh", "x.json"][..],
            2,
            "test.sh: it is no model",
        ),
        (
            &["trace", "show", "noise"],
            1,
            "noise is not a trace: it is not in UTF-8",
        ),
        (
            &["learn", "-o", "m", "json", "none"],
            2,
            "cannot read the input none: no such file\n",
        ),
        (
            &["-l", "json", "--start", "value", "./test.sh", "x.json"],
            2,
            "'--language <NAME>' cannot be used with '--start <RULE>'",
        ),
    ] {
        place.refuse(words, status, message);
    }
}

#[test]
fn exchanged_words_are_noticed() {
    let place = Place::new();
    // Without a `#!` line it may also be the input.
    place.script("test", "grep -q needle \"$1\"\n");
    let ended = place.refuse(
        &["x.json", "./test"],
        2,
        "`./test` looks like the property test",
    );
    assert!(!ended.stderr.contains("chmod"), "{}", ended.stderr);
}
