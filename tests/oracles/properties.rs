//! Tests without a script: a command's end and output.

use secateur_oracle::{Property, PropertyTest, Signal, Stream};

use crate::case::*;

/// Creates a test by a shell script; `$1` is the candidate's name.
fn test(script: &str, properties: Vec<Property>) -> PropertyTest {
    PropertyTest {
        command: Some(shell(script)),
        properties,
        ..PropertyTest::default()
    }
}

fn shell(script: &str) -> TestCommand {
    let words = ["sh", "-c", script, "sh", "{}"].map(Into::into).to_vec();
    TestCommand::from_words(words).unwrap()
}

/// Returns the verdicts on candidates, the original first, and the objection to it.
fn verdicts(test: PropertyTest, candidates: &[&str]) -> (Vec<bool>, Option<String>) {
    let options = LocalOptions {
        timeout: Some(NEVER),
        ..keeping_output(1)
    };
    let mut executor = LocalExecutor::new(test, OsStr::new(NAME), options, None).unwrap();
    let passed = |candidate: &&str| {
        executor.start(candidate.as_bytes()).unwrap();
        finished(&mut executor).verdict == Verdict::Interesting
    };
    let verdicts = candidates.iter().map(passed).collect();
    (verdicts, executor.objection().map(str::to_owned))
}

fn matches(text: &str) -> regex::bytes::Regex {
    Property::pattern(text).unwrap()
}

#[test]
fn all_properties_have_to_hold() {
    within_reason(|| {
        let script = "cat \"$1\" >&2; echo done; grep -q crash \"$1\" && kill -SEGV $$; exit 3";
        let properties = vec![
            Property::Signal(Signal(11)),
            Property::Prints(Stream::Err, matches("bad+")),
            Property::PrintsNot(Stream::Err, matches("^other")),
            Property::Prints(Stream::Out, matches("^done$")),
            Property::PrintsNot(Stream::Out, matches("bad")),
        ];
        let candidates = [
            "crash baddd",
            "crash",
            "baddd",
            "crash bad\nother",
            "bad crash",
        ];
        let (verdicts, objection) = verdicts(test(script, properties), &candidates);
        assert_eq!(verdicts, [true, false, false, false, true]);
        assert_eq!(objection, None);
    });
}

#[test]
fn what_the_original_lacks_is_said() {
    within_reason(|| {
        let exit = |status| vec![Property::Exit(status)];
        assert_eq!(verdicts(test("exit 3", exit(3)), &[""]).1, None);
        let (_, objection) = verdicts(test("exit 3", exit(4)), &[""]);
        assert_eq!(objection.unwrap(), "--expect-exit 4: exit status 3");
        let prints = vec![Property::Prints(Stream::Err, matches("x"))];
        let (_, objection) = verdicts(test("echo y >&2", prints), &[""]);
        let expected = "--stderr 'x': no match in the 2 bytes that were printed there";
        assert_eq!(objection.unwrap(), expected);
    });
}

#[test]
fn patterns_see_all_of_long_output() {
    within_reason(|| {
        let fill = "head -c 3000000 /dev/zero | tr '\\0' x; echo";
        let script = format!("cat \"$1\"; {fill}; echo middle; {fill}; echo last");
        let wanted = |text| vec![Property::Prints(Stream::Out, matches(text))];
        for text in ["^first$", "^middle$", "^last$", "(?s)first.*middle.*last"] {
            let (verdicts, _) = verdicts(test(&script, wanted(text)), &["first\n", "x\n"]);
            assert!(verdicts[0], "{text}");
            assert_eq!(verdicts[1], !text.contains("first"), "{text}");
        }
        // Of longer outputs, the first and last parts.
        let script = format!("cat \"$1\"; for i in 1 2 3 4 5 6 7 8 9; do {fill}; done; echo last");
        for text in ["^first$", "^last$"] {
            assert_eq!(
                verdicts(test(&script, wanted(text)), &["first\n"]).0,
                [true]
            );
        }
    });
}

#[test]
fn a_crash_is_known_again() {
    within_reason(|| {
        let script = "n=$(wc -c <\"$1\"); \
            grep -q assert \"$1\" && { echo \"a.c:$n: f: Assertion \\`p == $$' failed.\" >&2; kill -ABRT $$; }; \
            grep -q other \"$1\" && { echo \"b.c:$n: f: Assertion \\`q' failed.\" >&2; kill -ABRT $$; }; \
            grep -q abort \"$1\" && kill -ABRT $$; exit 1";
        let same = || test(script, vec![Property::SameCrash]);
        let candidates = ["a long assert", "assert", "other", "abort", "none"];
        let (verdicts_of_all, _) = verdicts(same(), &candidates);
        assert_eq!(verdicts_of_all, [true, true, false, false, false]);
        let (_, objection) = verdicts(same(), &["none"]);
        let objection = objection.unwrap();
        assert!(
            objection.starts_with("--same-crash: this is not a crash"),
            "{objection}"
        );
    });
}

#[test]
fn a_test_beside_the_first_is_compared_with_it() {
    within_reason(|| {
        let script = "grep -q slow \"$1\" && sleep 0.3; \
            echo \"a.c:1: f: Assertion \\`p' failed.\" >&2; kill -ABRT $$";
        let options = LocalOptions {
            jobs: 2,
            ..keeping_output(1)
        };
        let test = test(script, vec![Property::SameCrash]);
        let mut executor = LocalExecutor::new(test, OsStr::new(NAME), options, None).unwrap();
        executor.start(b"slow").unwrap();
        executor.start(b"quick").unwrap();
        for _ in 0..2 {
            assert_eq!(finished(&mut executor).verdict, Verdict::Interesting);
        }
    });
}

#[test]
fn a_guard_follows_names_that_a_candidate_changes() {
    within_reason(|| {
        // Names with `!` are not initialized.
        let warn =
            r#"grep -o '[a-z]*!' "$1" | sed "s/\(.*\)!/warning: '\1' is used [-Wuninitialized]/""#;
        let guards = |count| PropertyTest {
            guards: vec![shell(warn); count],
            ..PropertyTest::default()
        };
        let candidates = [
            "long! other",
            "a! other",
            "a!",
            "long other!",
            "other!",
            "long a!",
            "a! b!",
            "other",
        ];
        for count in [1, 2] {
            let (verdicts, _) = verdicts(guards(count), &candidates);
            let expected = [true, true, true, false, false, false, false, true];
            assert_eq!(verdicts, expected, "{count}");
        }
    });
}

#[test]
fn two_commands_may_differ() {
    within_reason(|| {
        let pair = |one, other| PropertyTest {
            differ: vec![[shell(one), shell(other)]],
            ..PropertyTest::default()
        };
        let test = pair("cat \"$1\"", "tr a b <\"$1\"");
        assert_eq!(verdicts(test, &["a", "c"]).0, [true, false]);
        let test = pair("grep -q a \"$1\"", "grep -q b \"$1\"");
        assert_eq!(
            verdicts(test, &["a", "b", "ab", "c"]).0,
            [true, true, false, false]
        );
        let test = pair(
            "ls; touch left \"$TMPDIR/left\"; rm \"$1\"",
            "ls; ls \"$TMPDIR\"",
        );
        let (verdicts, objection) = verdicts(test, &[""]);
        assert_eq!(verdicts, [false]);
        assert!(objection.unwrap().contains("did the same"));
    });
}

#[test]
fn a_pair_follows_a_command_that_passed() {
    within_reason(|| {
        let folder = tempfile::tempdir().unwrap();
        let log = folder.path().join("log").display().to_string();
        let test = PropertyTest {
            command: Some(shell("grep -q ok \"$1\"")),
            properties: Vec::new(),
            differ: vec![[
                shell(&format!("echo run >>{log}; cat \"$1\"")),
                shell("tr a b <\"$1\""),
            ]],
            guards: Vec::new(),
        };
        assert_eq!(verdicts(test, &["ok a", "ok", "a"]).0, [true, false, false]);
        assert_eq!(fs::read_to_string(log).unwrap(), "run\nrun\n");
    });
}
