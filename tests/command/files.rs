//! The place of results, and names of files.

use std::collections::BTreeSet;
use std::fs;
use std::os::unix::fs::PermissionsExt;

use super::place::{BOTH, INPUT, NEEDLES, Place, RESULT, names};

#[test]
fn a_byte_order_mark_stays_if_the_test_needs_it() {
    let place = Place::new();
    place.write("x.json", "\u{FEFF}[1, \"needle\", 2]");
    place.write("x.c", "\u{FEFF}int a;\nint needle;\n");
    for (name, without, with) in [
        ("x.json", "\"needle\"", "\u{FEFF}\"needle\""),
        ("x.c", "needle;\n", "\u{FEFF}needle;\n"),
    ] {
        let result = name.replace("x.", "x.reduced.");
        place.reduce(&["-q", "grep -q needle", name]);
        assert_eq!(place.read(&result), without);
        let marked = "sh -c 'grep -q needle \"$0\" && head -c 3 \"$0\" | od -An -tx1 | grep -q \"ef bb bf\"'";
        place.reduce(&["-q", marked, name]);
        assert_eq!(place.read(&result), with);
    }
}

#[test]
fn lines_end_as_in_the_input() {
    let place = Place::new();
    for (input, result) in [
        ("[1,\r\n\"needle\",\r\n2]\r\n", "\"needle\"\r\n"),
        ("[1,\r\n\"needle\",\r\n2]", "\"needle\""),
        ("[1,\n\"needle\",\n2]\n", "\"needle\"\n"),
    ] {
        place.write("x.json", input);
        place.reduce(&["-q", "./test.sh", "x.json"]);
        assert_eq!(place.read("x.reduced.json"), result, "{input:?}");
    }
    place.write("x.json", "[1,\r\n  \"needle\",\r\n  \"other\"]\r\n");
    place.reduce(&[
        "-q",
        "sh -c 'grep -q needle x.json && grep -q other x.json'",
        "x.json",
    ]);
    let text = place.read("x.reduced.json");
    assert_eq!(
        text.replace("\r\n", "").find(['\r', '\n']),
        None,
        "{text:?}"
    );
    // Also behind what is no token, and behind a token that is an end.
    for (name, input, needs, result) in [
        (
            "x.c",
            "// keep\r\nint a;\r\n#define X 1\r\nint needle;\r\n",
            "grep -q keep x.c && grep -q 'define X' x.c && grep -q needle x.c",
            "// keep\r\n#define X 1\r\nneedle;\r\n",
        ),
        (
            "x.py",
            "needle(1)\nimport os",
            "grep -q '^needle(1)$' x.py",
            "needle(1)",
        ),
        (
            "x.toml",
            "a = 1\n[needle]\nb = 2",
            "grep -q '^.needle' x.toml",
            "[needle]",
        ),
    ] {
        place.write(name, input);
        place.reduce(&["-q", &format!("sh -c \"{needs}\""), name]);
        assert_eq!(place.read(&name.replace('.', ".reduced.")), result);
    }
}

#[test]
fn the_result_goes_beside_the_input() {
    let place = Place::new();
    fs::create_dir(place.path("sub")).unwrap();
    fs::rename(place.path("x.json"), place.path("sub/x.json")).unwrap();
    place.reduce(&["./test.sh", "sub/x.json"]);
    assert_eq!(place.read("sub/x.reduced.json"), RESULT);
    assert_eq!(
        names(&place.path("sub")),
        BTreeSet::from(["x.json".to_owned(), "x.reduced.json".to_owned()])
    );
    assert_eq!(names(place.folder.path()).len(), 2);
}

#[test]
fn the_result_goes_where_it_should() {
    let place = Place::new();
    fs::create_dir(place.path("sub")).unwrap();
    place.write("sub/result.txt", "an earlier one");
    place.reduce(&["--output", "sub/result.txt", "./test.sh", "x.json"]);
    assert_eq!(place.read("sub/result.txt"), RESULT);
    assert_eq!(place.read("x.json"), INPUT);
    assert!(!place.path("x.reduced.json").exists());
}

#[test]
fn in_place_keeps_the_original_once() {
    let place = Place::new();
    place.reduce(&["--in-place", "./test.sh", "x.json"]);
    assert_eq!(place.read("x.json"), RESULT);
    assert_eq!(place.read("x.orig.json"), INPUT);
    assert_eq!(
        names(place.folder.path()),
        BTreeSet::from(["test.sh", "x.json", "x.orig.json"].map(str::to_owned))
    );
    place.refuse(&["--in-place", "./test.sh", "x.json"], 2, "x.orig.json");
}

#[test]
fn in_place_goes_on_after_the_test_has_overwritten_the_input() {
    for is_killed in [false, true] {
        let place = Place::new();
        let input = place.path("x.json").display().to_string();
        place.write("x.json", NEEDLES);
        let test = format!("#!/bin/sh\necho overwritten > '{input}'\n{BOTH}");
        place.script("test.sh", &test);
        let limited = ["--in-place", "--max-tests", "20", "./test.sh", "x.json"];
        let ended = place.reduce(&limited);
        assert!(ended.stderr.contains("x.orig.json"), "{}", ended.stderr);
        assert_eq!(place.read("x.orig.json"), NEEDLES);
        // As an interruption leaves it, or a kill.
        fs::rename(place.path("x.json"), place.path("x.reduced.json")).unwrap();
        place.write("x.json", "overwritten\n");
        if is_killed {
            fs::remove_file(place.path("x.orig.json")).unwrap();
        }
        place.reduce(&["resume", "-q", "--max-tests", "9999", "x.json"]);
        assert!(place.read("x.json").len() < NEEDLES.len());
        assert_eq!(place.read("x.orig.json"), NEEDLES);
    }
}

#[test]
fn the_original_is_kept_if_its_test_overwrites_and_rejects_it() {
    for option in ["--in-place", "--quiet"] {
        let place = Place::new();
        let input = place.path("x.json").display().to_string();
        let test = format!("#!/bin/sh\necho overwritten > '{input}'\nexit 1\n");
        place.script("test.sh", &test);
        let ended = place.run(&[option, "./test.sh", "x.json"]);
        assert_eq!(ended.status, Some(1), "{ended:?}");
        let kept = "the original is kept as x.orig.json";
        assert!(ended.stderr.contains(kept), "{}", ended.stderr);
        assert_eq!(place.read("x.json"), "overwritten\n");
        assert_eq!(place.read("x.orig.json"), INPUT);
    }
}

#[test]
fn an_input_that_the_test_overwrites_is_kept_beside_the_result() {
    let place = Place::new();
    let input = place.path("x.json").display().to_string();
    place.write("x.json", NEEDLES);
    place.write("x.orig.json", "another");
    let test = format!("#!/bin/sh\necho overwritten > '{input}'\n{BOTH}");
    place.script("test.sh", &test);
    let limited = ["--json", "--max-tests", "20", "./test.sh", "x.json"];
    let ended = place.reduce(&limited);
    let kept = "the original is kept as x.orig.1.json";
    assert!(ended.stderr.contains(kept), "{}", ended.stderr);
    let summary: serde_json::Value = serde_json::from_str(&ended.stdout).unwrap();
    assert_eq!(summary["original_kept"], "x.orig.1.json");
    assert_eq!(place.read("x.orig.1.json"), NEEDLES);
    // As a kill leaves it.
    fs::remove_file(place.path("x.orig.1.json")).unwrap();
    let resume = ["resume", "-q", "--max-tests", "9999", "x.json"];
    let ended = place.run(&resume);
    assert_eq!(ended.status, Some(2), "{ended:?}");
    let restore = "restore it from x.orig.1.json";
    assert!(ended.stderr.contains(restore), "{}", ended.stderr);
    fs::copy(place.path("x.orig.1.json"), place.path("x.json")).unwrap();
    let ended = place.reduce(&resume);
    assert!(ended.stderr.contains(kept), "{}", ended.stderr);
    assert_eq!(place.read("x.orig.json"), "another");
    assert!(!place.path("x.orig.2.json").exists());
}

#[test]
fn in_place_keeps_the_original_beside_a_file_that_the_test_wrote() {
    let place = Place::new();
    let at = |name: &str| place.path(name).display().to_string();
    let (input, taken) = (at("x.json"), at("x.orig.json"));
    place.write("x.json", NEEDLES);
    let test = format!("#!/bin/sh\necho taken > '{taken}'\necho text > '{input}'\n{BOTH}");
    place.script("test.sh", &test);
    let ended = place.reduce(&["--in-place", "./test.sh", "x.json"]);
    let kept = "the original is kept as x.orig.1.json";
    assert!(ended.stderr.contains(kept), "{}", ended.stderr);
    assert_eq!(place.read("x.orig.1.json"), NEEDLES);
    assert_eq!(place.read("x.orig.json"), "taken\n");
    assert_eq!(place.read("x.changed-1.json"), "text\n");
    assert!(place.read("x.json").len() < NEEDLES.len());
}

#[test]
fn an_original_that_cannot_be_kept_stays_in_the_journal() {
    // Names of 255 bytes are the longest.
    let name = format!("{}.json", "n".repeat(246));
    let place = Place::new();
    place.write(&name, INPUT);
    let input = place.path(&name).display().to_string();
    let test = format!("#!/bin/sh\necho overwritten > '{input}'\ngrep -q needle *.json\n");
    place.script("test.sh", &test);
    let ended = place.run(&["--sandbox", "off", "-o", "y.json", "./test.sh", &name]);
    assert_eq!(ended.status, Some(3), "{ended:?}");
    let journal = "y.json.journal has it";
    assert!(ended.stderr.contains(journal), "{}", ended.stderr);
    assert!(place.path("y.json").exists() && place.path("y.json.journal").exists());
}

#[test]
fn in_place_goes_on_after_a_limit() {
    let place = Place::new();
    place.write("x.json", NEEDLES);
    let test = format!("#!/bin/sh\n{BOTH}");
    place.script("test.sh", &test);
    // Tests that ran ahead count when it is resumed.
    let limited = [
        "--in-place",
        "--max-tests",
        "20",
        "-j1",
        "./test.sh",
        "x.json",
    ];
    let ended = place.reduce(&limited);
    let part = place.read("x.json");
    assert!(part.len() < NEEDLES.len(), "{part}");
    assert!(
        ended
            .stderr
            .contains("`secateur resume x.reduced.json.journal` continues"),
        "{}",
        ended.stderr
    );
    place.reduce(&["resume", "-q", "--max-tests", "22", "x.json"]);
    assert_eq!(place.read("x.orig.json"), NEEDLES);
    let ended = place.reduce(&["resume", "--json", "--max-tests", "9999", "x.json"]);
    let summary: serde_json::Value = serde_json::from_str(&ended.stdout).unwrap();
    let whole = Place::new();
    whole.write("x.json", NEEDLES);
    whole.script("test.sh", &test);
    let ended = whole.reduce(&["--json", "./test.sh", "x.json"]);
    let undisturbed: serde_json::Value = serde_json::from_str(&ended.stdout).unwrap();
    assert_eq!(summary["consumed"], undisturbed["consumed"]);
    assert_eq!(place.read("x.json"), whole.read("x.reduced.json"));
    assert_eq!(place.read("x.orig.json"), NEEDLES);
    assert_eq!(
        names(place.folder.path()),
        BTreeSet::from(["test.sh", "x.json", "x.orig.json"].map(str::to_owned))
    );
}

#[test]
fn permissions_are_those_of_the_input() {
    for mode in [0o600, 0o640, 0o755] {
        let place = Place::new();
        let permissions = fs::Permissions::from_mode(mode);
        fs::set_permissions(place.path("x.json"), permissions).unwrap();
        place.reduce(&["./test.sh", "x.json"]);
        let of = |name: &str| place.path(name).metadata().unwrap().permissions().mode() & 0o777;
        assert_eq!((of("x.json"), of("x.reduced.json")), (mode, mode));
        place.reduce(&["--in-place", "./test.sh", "x.json"]);
        assert_eq!((of("x.json"), of("x.orig.json")), (mode, mode));
        // Also if the input vanishes meanwhile.
        fs::remove_file(place.path("x.orig.json")).unwrap();
        place.write("x.json", NEEDLES);
        let input = place.path("x.json").display().to_string();
        place.script(
            "test.sh",
            &format!("#!/bin/sh\nrm -f '{input}'\ngrep -q needle x.json\n"),
        );
        place.reduce(&["--in-place", "./test.sh", "x.json"]);
        assert_eq!((of("x.json"), of("x.orig.json")), (mode, mode));
    }
}

#[test]
fn odd_names_are_only_names() {
    for name in [
        "-x.json",
        "a b  c.json",
        "it's.json",
        "$HOME;`x`.json",
        "ü \"{}\".json",
    ] {
        let place = Place::new();
        fs::rename(place.path("x.json"), place.path(name)).unwrap();
        let (stem, _) = name.rsplit_once('.').unwrap();
        let result = format!("{stem}.reduced.json");
        let input = format!("./{name}");
        for arguments in [
            &["grep -q needle", &*input][..],
            &[&*input, "--", "grep", "-q", "needle", "{}"],
            &["--", "grep -q needle", name],
        ] {
            place.reduce(arguments);
            assert_eq!(place.read(&result), RESULT, "{arguments:?}");
            fs::remove_file(place.path(&result)).unwrap();
        }
        assert_eq!(place.read(name), INPUT);
    }
}

#[test]
fn the_number_of_jobs_does_not_change_the_result() {
    let place = Place::new();
    let mut random = fastrand::Rng::with_seed(7);
    let items: Vec<String> = (0..60)
        .map(|at| match random.u32(0..3) {
            0 => format!("{{\"k{at}\": [{at}, {}]}}", random.u32(0..100)),
            1 => format!("[[{at}], \"needle{at}\"]"),
            _ => format!("{at}"),
        })
        .collect();
    place.write("x.json", &format!("[{}]\n", items.join(", ")));
    // Not monotone: what may go depends on what has gone.
    let test = "sh -c 'n=$(grep -o needle x.json | wc -l); \
                t=$(tr -cd , <x.json | wc -c); [ \"$n\" -ge 3 ] && [ $((t % 5)) -ne 1 ]'";
    let mut results = BTreeSet::new();
    for jobs in ["1", "2", "4", "9"] {
        place.reduce(&["--jobs", jobs, test, "x.json"]);
        results.insert(place.read("x.reduced.json"));
    }
    assert_eq!(results.len(), 1, "{results:?}");
    assert!(results.first().is_some_and(|text| text.len() < 100));
}

#[test]
fn the_result_reads_like_the_source() {
    let place = Place::new();
    place.write(
        "x.c",
        "/* A licence. */\n\n\n\nint a; // of no use\n\n\n\n/* What fails. */\nint needle(void)   \n{\n    \
         // Nothing before\n    int b = 1;\n\n\n\n    return 42; // the answer\n}\n\n\n\nint c;\n",
    );
    place.script(
        "test.sh",
        "#!/bin/sh\ngrep -q 'needle(void)' x.c && grep -q 42 x.c\n",
    );
    place.reduce(&["--set", "comments=keep", "test.sh", "x.c"]);
    let kept = place.read("x.reduced.c");
    assert!(kept.contains("What fails."), "{kept}");
    assert!(!kept.contains("\n\n\n") && !kept.contains(" \n"), "{kept}");
    assert!(!kept.contains("of no use"), "{kept}");

    place.reduce(&["test.sh", "x.c"]);
    let dropped = place.read("x.reduced.c");
    assert!(
        !dropped.contains("/*") && !dropped.contains("//"),
        "{dropped}"
    );

    // Of a comment that the test needs stays what it needs.
    place.script(
        "test.sh",
        "#!/bin/sh\ngrep -q 'needle(void)' x.c && grep -q fails x.c\n",
    );
    place.reduce(&["--set", "comments=drop", "test.sh", "x.c"]);
    let needed = place.read("x.reduced.c");
    assert!(needed.contains("/*fails*/"), "{needed}");

    place.write(
        "y.c",
        "#define NEEDLE 42\n/* Of no use. */\n#define OTHER 1\nint needle(void) { return NEEDLE; }\n",
    );
    place.script(
        "test.sh",
        "#!/bin/sh\ngrep -q 'define NEEDLE' y.c && grep -q needle y.c\n",
    );
    place.reduce(&["--set", "comments=drop", "test.sh", "y.c"]);
    let dropped = place.read("y.reduced.c");
    assert!(
        dropped.starts_with("#define NEEDLE 42\n")
            && !dropped.contains("use")
            && !dropped.contains("OTHER"),
        "{dropped}"
    );
}

#[test]
fn a_formatter_is_used_if_the_test_still_passes() {
    let place = Place::new();
    place.write("x.json", "[1,\n  {\"needle\" :   2}]\n");
    place.script("test.sh", "#!/bin/sh\ngrep -q 'needle.*2' x.json\n");
    place.script("spaces.sh", "#!/bin/sh\ntr -s ' \\n' '  '\n");
    place.script("spread.sh", "#!/bin/sh\nsed -i 's/:/:\\n/' \"$1\"\n");
    place.reduce(&["--formatter", "./spaces.sh", "test.sh", "x.json"]);
    let spaced = place.read("x.reduced.json");
    assert_eq!(spaced, "{\"needle\":2} ");
    place.reduce(&["--formatter", "./spread.sh {}", "test.sh", "x.json"]);
    let refused = place.read("x.reduced.json");
    assert_eq!(refused, "{\"needle\":2}\n");
    place.refuse(
        &["--formatter", "./nothing-here", "test.sh", "x.json"],
        2,
        "there is no program `./nothing-here`",
    );
}

#[test]
fn what_derives_from_a_private_input_is_private() {
    for (mask, mode, page) in [
        ("022", 0o600, 0o600),
        ("077", 0o644, 0o600),
        ("022", 0o644, 0o644),
    ] {
        let place = Place::new();
        let input = place.path("x.json");
        fs::set_permissions(&input, fs::Permissions::from_mode(mode)).unwrap();
        let script = format!(
            "umask {mask}; exec '{}' -q --writable . --report r.html --json-log l.json \
             --keep-journal k.journal ./test.sh x.json",
            env!("CARGO_BIN_EXE_secateur")
        );
        let output = std::process::Command::new("sh")
            .args(["-c", &script])
            .current_dir(place.folder.path())
            .output()
            .unwrap();
        let shown = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(0), "{shown}");
        let of = |name: &str| fs::metadata(place.path(name)).unwrap().permissions().mode() & 0o777;
        assert_eq!(of("r.html"), page, "umask {mask}, input {mode:o}");
        assert_eq!((of("l.json"), of("k.journal")), (0o600, 0o600));
        assert_eq!(of("x.reduced.json"), mode);
    }
}

#[test]
fn the_last_line_ends_once() {
    let place = Place::new();
    for (name, text) in [
        ("x.py", "a = 1\nneedle(2)\n\n\n"),
        ("x.rb", "a = 1\ndef f(b)\n  needle b\nend\n"),
        ("x.php", "<p>\n<?php f(1); needle(2); ?>\n</p>\n"),
    ] {
        place.write(name, text);
        place.reduce(&[&format!("grep -q needle {name}"), name]);
        let result = place.read(&name.replace('.', ".reduced."));
        assert!(
            result.ends_with('\n') && !result.ends_with("\n\n"),
            "{name}: {result:?}"
        );
    }
}

#[test]
fn a_program_is_a_program_for_its_test() {
    let place = Place::new();
    place.script("prog.unknown", "#!/bin/sh\necho ok\necho more\n");
    let test = [
        "-l",
        "lines",
        "prog.unknown",
        "--",
        "sh",
        "-c",
        "./prog.unknown | grep -q ok",
    ];
    place.reduce(&test);
    let left = fs::metadata(place.path("prog.reduced.unknown")).unwrap();
    assert!(left.permissions().mode() & 0o100 != 0);
    fs::set_permissions(
        place.path("prog.unknown"),
        fs::Permissions::from_mode(0o644),
    )
    .unwrap();
    place.refuse(&test, 1, "Permission denied");
    let ended = place.run(&test);
    assert!(!ended.stderr.contains("did not allow"), "{}", ended.stderr);
}

#[test]
fn names_in_commands_to_be_copied_are_quoted() {
    let place = Place::new();
    place.write("x y.json", INPUT);
    let limited = [
        "--max-tests",
        "6",
        "x y.json",
        "--",
        "grep",
        "-q",
        "needle",
        "{}",
    ];
    place.reduce(&limited);
    let ended = place.reduce(&limited);
    let kept = "`secateur resume 'x y.reduced.unfinished-1.json.journal'`";
    assert!(ended.stderr.contains(kept), "{}", ended.stderr);
}

/// Ends a reduction in place by a limit of tests; returns the result.
fn replaced(place: &Place) -> String {
    place.write("x.json", NEEDLES);
    place.script("test.sh", &format!("#!/bin/sh\n{BOTH}"));
    place.reduce(&[
        "-q",
        "--in-place",
        "--max-tests",
        "20",
        "./test.sh",
        "x.json",
    ]);
    assert_eq!(place.read("x.orig.json"), NEEDLES);
    place.read("x.json")
}

#[test]
fn a_resumption_that_is_refused_leaves_the_result_in_place() {
    let place = Place::new();
    let result = replaced(&place);
    let names = names(place.folder.path());
    let stays = |words: &[&str], status: i32| {
        let ended = place.run(&[&["resume"], words].concat());
        assert_eq!(ended.status, Some(status), "{words:?}: {ended:?}");
        assert_eq!(place.read("x.json"), result, "{words:?}");
        assert_eq!(place.read("x.orig.json"), NEEDLES, "{words:?}");
        assert_eq!(names, super::place::names(place.folder.path()), "{words:?}");
    };
    let more = ["--max-tests", "9999"];
    stays(&[&more[..], &["--report", "/nowhere/r"]].concat(), 2);
    stays(&[&more[..], &["--max-time", "0.000001"]].concat(), 1);
    let sound = place.read("test.sh");
    place.script("test.sh", "#!/bin/sh\nexit 1\n");
    stays(&more, 1);
    place.script("test.sh", &sound);
    place.reduce(&["resume", "-q", "--max-tests", "9999"]);
    assert!(place.read("x.json").len() < result.len());
    assert_eq!(place.read("x.orig.json"), NEEDLES);
}

#[test]
fn a_kill_while_the_input_is_replaced_is_no_obstacle() {
    let place = Place::new();
    let result = replaced(&place);
    // The original has both names until the result takes one.
    fs::rename(place.path("x.json"), place.path("x.reduced.json")).unwrap();
    fs::hard_link(place.path("x.orig.json"), place.path("x.json")).unwrap();
    place.reduce(&["resume", "-q", "--max-tests", "9999"]);
    assert!(place.read("x.json").len() < result.len());
    assert_eq!(place.read("x.orig.json"), NEEDLES);
    assert!(!place.path("x.reduced.json").exists());
}
