//! Properties, limits and the sandbox as arguments.

use std::process::{Command, Output, Stdio};

use crate::case::*;
use crate::skip::is_installed;

const INPUT: &str = "{\"a\": [1, 2, {\"b\": null}], \"needle\": [true, false], \"c\": \"d\"}\n";

/// Runs the command on `x.json` in a directory, `@` in arguments; returns the result, too.
fn secateur(arguments: &[&str]) -> (Output, Option<String>) {
    let folder = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR")).unwrap();
    let place = folder.path().display().to_string();
    fs::write(folder.path().join("x.json"), INPUT).unwrap();
    let output = Command::new(env!("CARGO_BIN_EXE_secateur"))
        .args(
            arguments
                .iter()
                .map(|argument| argument.replace('@', &place)),
        )
        .current_dir(folder.path())
        .stdin(Stdio::null())
        .output()
        .unwrap();
    let result = fs::read_to_string(folder.path().join("x.reduced.json")).ok();
    (output, result)
}

fn reduces(arguments: &[&str]) {
    let (output, result) = secateur(arguments);
    let shown = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(0), "{arguments:?}: {shown}");
    assert_eq!(
        result.as_deref(),
        Some("\"needle\"\n"),
        "{arguments:?}: {shown}"
    );
}

fn refuses(arguments: &[&str], status: i32, message: &str) {
    let (output, result) = secateur(arguments);
    let shown = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(status), "{arguments:?}: {shown}");
    assert!(shown.contains(message), "{arguments:?}: {shown}");
    assert_eq!(result, None);
}

#[test]
fn properties_are_typed() {
    within_reason(|| {
        let crash =
            "grep -q needle {} && { echo \"a.c:$$: Assertion \\`x' failed\" >&2; kill -ABRT $$; }";
        for options in [
            &["--expect-exit", "ABRT"][..],
            &["--expect-exit", "3,ABRT"],
            &["--expect-exit", "0", "--expect-exit", "ABRT,3"],
            &["--expect-exit", "SIG6", "--stderr", "^a.c:.*Assertion"],
            &[
                "--not-stdout",
                ".",
                "--stderr",
                "Assertion",
                "--stderr",
                "failed$",
            ],
            &["--same-crash"],
            &["--same-crash", "--sandbox", "off"],
        ] {
            reduces(&[options, &["x.json", "--", "sh", "-c", crash]].concat());
        }
        reduces(&["--expect-exit", "0", "x.json", "--", "grep", "needle", "{}"]);
        reduces(&["--stdout", "needle", "cat", "x.json"]);
        reduces(&["--differs", "cat", "sed s/needle/x/ {}", "x.json"]);
        let hang = "grep -q needle {} && sleep 1000";
        within_some_limit(|limit| {
            let limit = limit.as_secs().to_string();
            let limit = ["--timeout", &limit, "--timeout-is-interesting"];
            let words = [&limit[..], &["x.json", "--", "sh", "-c", hang]].concat();
            secateur(&words).1.as_deref() == Some("\"needle\"\n")
        });
    });
}

#[test]
fn what_the_original_lacks_is_named() {
    within_reason(|| {
        let cases: &[(&[&str], &str)] = &[
            (&["--expect-exit", "3"], "--expect-exit 3: exit status 0"),
            (
                &["--expect-exit", "3,ABRT"],
                "--expect-exit 3 or --expect-exit ABRT: exit status 0",
            ),
            (
                &["--expect-exit", "SEGV"],
                "--expect-exit SEGV: exit status 0",
            ),
            (&["--stdout", "^no"], "--stdout '^no': no match"),
            (
                &["--not-stdout", "need."],
                "--not-stdout 'need.': `needl` was printed",
            ),
            (
                &["--stderr", "x"],
                "--stderr 'x': nothing was printed there",
            ),
            (&["--same-crash"], "--same-crash: this is not a crash"),
            (
                &["--differs", "cat", "cat {}"],
                "--differs: both commands did the same",
            ),
        ];
        for (options, message) in cases {
            refuses(
                &[options, &["x.json", "--", "cat", "{}"][..]].concat(),
                1,
                message,
            );
        }
    });
}

#[test]
fn wrong_options_are_explained() {
    within_reason(|| {
        let cases: &[(&[&str], &str)] = &[
            (&["--stderr", "("], "unclosed group"),
            (&["--expect-exit", "NOTHING"], "no signal `NOTHING`"),
            (&["--expect-exit", "256"], "not an exit status"),
            (&["--timeout-is-interesting"], "--timeout"),
            (&["--limit", "memory=lots"], "a number of bytes"),
            (&["--limit=cpu=-1"], "a positive number of seconds"),
            (&["--limit", "processes=x"], "a positive whole number"),
            (
                &["--limit", "memory=1G,time=3"],
                "memory, cpu, output, file",
            ),
            (&["--sandbox", "maybe"], "strict"),
            (&["--writable", "@/none"], "--writable"),
            (&["--set", "temp=@/x.json"], "not a directory"),
            (&["--differs", "no-such-program", "cat"], "no-such-program"),
        ];
        for (options, message) in cases {
            refuses(
                &[options, &["x.json", "--", "true"][..]].concat(),
                2,
                message,
            );
        }
        refuses(
            &["--differs", "cat", "cat", "--stderr", "x", "x.json"],
            2,
            "--stderr 'x'",
        );
    });
}

/// Creates a directory that sandboxes do not open, unlike the tests' place.
fn outside() -> tempfile::TempDir {
    tempfile::tempdir_in(std::env::home_dir().unwrap()).unwrap()
}

#[test]
fn a_test_that_refuses_is_not_run_outside_the_sandbox() {
    within_reason(|| {
        let outside = outside();
        let path = outside.path().join("new");
        let script = format!("echo x >{}; exit 1", path.display());
        for options in [&[][..], &["--quiet"], &["--sandbox", "strict"]] {
            let command = [options, &["x.json", "--", "sh", "-c", &script]].concat();
            let (output, result) = secateur(&command);
            let shown = String::from_utf8_lossy(&output.stderr);
            if path.exists() && shown.contains("not confined") {
                let test = "a_test_that_refuses_is_not_run_outside_the_sandbox";
                crate::skip::no_kernel_support(test, &format!("no Landlock: {shown}"));
                return;
            }
            assert!(!path.exists(), "{options:?}: {shown}");
            assert_eq!(result, None);
            if output.status.code() == Some(1) {
                let named = format!("did not allow it to write {}", path.display());
                assert!(shown.contains(&named), "{options:?}: {shown}");
            } else {
                // No bwrap, or one that fails: nothing is run.
                assert!(shown.contains("--sandbox strict needs"), "{shown}");
            }
        }
    });
}

#[test]
fn a_path_that_the_sandbox_denies_is_named() {
    within_reason(|| {
        let outside = outside();
        let path = outside.path().join("new");
        let place = outside.path().display().to_string();
        let script = format!(
            "rm -f {0} && echo x >{0} && grep -q needle x.json",
            path.display()
        );
        let command = ["x.json", "--", "sh", "-c", &script];
        let (output, _) = secateur(&command);
        let shown = String::from_utf8_lossy(&output.stderr);
        if shown.contains("not confined") || output.status.success() && !path.exists() {
            let test = "a_path_that_the_sandbox_denies_is_named";
            crate::skip::no_kernel_support(test, &format!("no Landlock: {shown}"));
            return;
        }
        assert_eq!(output.status.code(), Some(1), "{shown}");
        let named = format!("did not allow it to write {}", path.display());
        assert!(shown.contains(&named), "{shown}");
        reduces(&[&["--writable", &place][..], &command].concat());
        reduces(&[&["--sandbox", "off"][..], &command].concat());
    });
}

#[test]
fn descriptors_are_not_inherited() {
    within_reason(|| {
        let folder = tempfile::tempdir().unwrap();
        fs::write(folder.path().join("x.json"), INPUT).unwrap();
        fs::write(folder.path().join("secret"), "").unwrap();
        for sandbox in ["", "--sandbox off"] {
            let bin = env!("CARGO_BIN_EXE_secateur");
            let script = format!(
                "exec 7<secret 8<&7; exec '{bin}' {sandbox} x.json -- \
                 sh -c '[ ! -e /proc/$$/fd/7 ] && [ ! -e /proc/$$/fd/8 ] && grep needle {{}}'"
            );
            let output = Command::new("sh")
                .args(["-c", &script])
                .current_dir(folder.path())
                .output()
                .unwrap();
            let shown = String::from_utf8_lossy(&output.stderr);
            assert_eq!(output.status.code(), Some(0), "{sandbox}: {shown}");
        }
    });
}

/// Returns a filter of system calls for `bwrap --seccomp`, that hides Landlock.
///
/// Landlock's first call, 444 on all processors, fails with ENOSYS, 38.
fn without_landlock() -> Vec<u8> {
    let program: [(u16, u8, u8, u32); 4] = [
        (0x20, 0, 0, 0),
        (0x15, 0, 1, 444),
        (0x06, 0, 0, 0x0005_0000 | 38),
        (0x06, 0, 0, 0x7fff_0000),
    ];
    let instruction = |(code, equal, other, value): (u16, u8, u8, u32)| {
        let [a, b] = code.to_ne_bytes();
        let value = value.to_ne_bytes();
        [&[a, b, equal, other][..], &value].concat()
    };
    program.into_iter().flat_map(instruction).collect()
}

#[test]
fn without_landlock_a_sandbox_fails_or_says_so() {
    const TEST: &str = "without_landlock_a_sandbox_fails_or_says_so";
    if !is_installed(TEST, "bwrap") {
        return;
    }
    within_reason(|| {
        let folder = tempfile::tempdir().unwrap();
        let run = |command: &str| {
            fs::write(folder.path().join("filter"), without_landlock()).unwrap();
            fs::create_dir_all(folder.path().join("all")).unwrap();
            fs::write(folder.path().join("all/x.json"), INPUT).unwrap();
            fs::write(folder.path().join("x.json"), INPUT).unwrap();
            let script = format!(
                "exec bwrap --dev-bind / / --seccomp 9 --chdir \"$PWD\" {command} 9<filter"
            );
            let output = Command::new("sh")
                .args(["-c", &script])
                .current_dir(folder.path())
                .output()
                .unwrap();
            let shown = String::from_utf8_lossy(&output.stderr).into_owned();
            (output.status.code(), shown)
        };
        let (status, shown) = run("true");
        if status != Some(0) {
            crate::skip::no_kernel_support(TEST, &shown);
            return;
        }
        let bin = env!("CARGO_BIN_EXE_secateur");
        for (options, rest) in [
            ("", "x.json -- grep needle {}"),
            ("-q", "x.json -- grep needle {}"),
            ("compare -q --strategies tree", "x.json -- grep needle {}"),
            ("-q --output out", "'grep -rq needle {}' all"),
            ("-q --sandbox on", "x.json -- grep needle {}"),
            (
                "compare -q --sandbox on --strategies tree",
                "x.json -- grep needle {}",
            ),
        ] {
            let (status, shown) = run(&format!("'{bin}' {options} {rest}"));
            if options.contains("--sandbox on") {
                assert_eq!(status, Some(3), "{options}: {shown}");
                assert!(shown.contains("--sandbox on needs Landlock"), "{shown}");
            } else {
                assert_eq!(status, Some(0), "{options}: {shown}");
                let said = shown.matches("is not confined").count();
                assert_eq!(said, 1, "{options}: {shown}");
            }
        }
    });
}

#[test]
fn formatters_and_plugins_are_confined() {
    within_reason(|| {
        let outside = outside();
        let path = outside.path().join("new");
        let touch = format!("touch {} 2>/dev/null; cat", path.display());
        let formatter = format!("sh -c '{touch}'");
        let plugin = format!("sh -c '{touch}; exit 1' NUMBER");
        for program in [["--formatter", &formatter], ["--plugin", &plugin]] {
            let rest = ["x.json", "--", "grep", "needle", "{}"];
            for (options, harm) in [(&[][..], false), (&["--sandbox", "off"], true)] {
                let (output, result) = secateur(&[options, &program, &rest].concat());
                let shown = String::from_utf8_lossy(&output.stderr);
                assert_eq!(output.status.code(), Some(0), "{program:?}: {shown}");
                assert!(result.is_some_and(|text| text.contains("needle")));
                if !harm && shown.contains("not confined") {
                    let test = "formatters_and_plugins_are_confined";
                    crate::skip::no_kernel_support(test, &format!("no Landlock: {shown}"));
                    let _ = fs::remove_file(&path);
                    continue;
                }
                assert_eq!(path.exists(), harm, "{program:?} {options:?}: {shown}");
            }
            fs::remove_file(&path).unwrap();
        }
    });
}

#[test]
fn secrets_in_the_environment_stay_there() {
    within_reason(|| {
        let folder = tempfile::tempdir().unwrap();
        fs::write(folder.path().join("x.json"), INPUT).unwrap();
        let seen = |options: &[&str]| {
            let output = Command::new(env!("CARGO_BIN_EXE_secateur"))
                .args(options)
                .args(["x.json", "--", "sh", "-c"])
                .arg("[ \"$CI_TOKEN\" = secret ] && [ \"$LC_TIME\" = C ]")
                .env("CI_TOKEN", "secret")
                .env("LC_TIME", "C")
                .current_dir(folder.path())
                .output()
                .unwrap();
            output.status.code()
        };
        assert_eq!(seen(&[]), Some(1));
        assert_eq!(seen(&["--env", "CI_TOKEN"]), Some(0));
        assert_eq!(seen(&["--env", "CI_TOKEN=secret"]), Some(2));
        assert_eq!(seen(&["--sandbox", "off"]), Some(0));
    });
}
