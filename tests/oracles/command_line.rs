//! Properties, limits and the sandbox as they are typed.

use std::process::{Command, Output, Stdio};

use crate::case::*;

const INPUT: &str = "{\"a\": [1, 2, {\"b\": null}], \"needle\": [true, false], \"c\": \"d\"}\n";

/// Runs the command on `x.json`, in a directory of its own; `@` in an argument
/// stands for that directory. Returns the result too.
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
            &["--expect-signal", "ABRT"][..],
            &["--expect-signal", "6", "--stderr", "^a.c:.*Assertion"],
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
        let patience = ["--timeout", "2", "--timeout-is-interesting"];
        reduces(&[&patience[..], &["x.json", "--", "sh", "-c", hang]].concat());
    });
}

#[test]
fn what_the_original_lacks_is_named() {
    within_reason(|| {
        let cases: &[(&[&str], &str)] = &[
            (&["--expect-exit", "3"], "--expect-exit 3: exit status 0"),
            (
                &["--expect-signal", "SEGV"],
                "--expect-signal 11 (SEGV): exit status 0",
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
            (&["--same-crash"], "--same-crash: this is no crash"),
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
            (&["--expect-signal", "NOTHING"], "no signal `NOTHING`"),
            (&["--expect-exit", "256"], "256"),
            (&["--timeout-is-interesting"], "--timeout"),
            (&["--limit-memory", "lots"], "a number of bytes"),
            (&["--limit-cpu=-1"], "a number of seconds"),
            (&["--limit-processes", "x"], "a number"),
            (&["--sandbox", "maybe"], "strict"),
            (&["--writable", "@/none"], "--writable"),
            (&["--temp", "@/x.json"], "not a directory"),
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

#[test]
fn a_path_that_the_sandbox_denies_is_named() {
    within_reason(|| {
        // Below the home directory: tests may be run in a place that is open.
        let home = std::env::home_dir().unwrap();
        let outside = tempfile::tempdir_in(home).unwrap();
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
        assert!(
            shown.contains("without the sandbox it accepts it"),
            "{shown}"
        );
        let named = format!("not allowed to write {}", path.display());
        assert!(shown.contains(&named), "{shown}");
        reduces(&[&["--writable", &place][..], &command].concat());
        reduces(&[&["--sandbox", "off"][..], &command].concat());
    });
}
