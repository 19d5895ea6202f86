//! Arguments: what is accepted, and what is said of the rest.

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
    ];
    for (arguments, message) in cases {
        place.refuse(arguments, 2, message);
    }
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
        &[
            "--verify-syntax",
            "--timeout",
            "60.5",
            "./test.sh",
            "x.json",
        ],
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
