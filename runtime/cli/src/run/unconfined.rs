//! An original that is refused only because of the sandbox: which path was it?

use std::collections::BTreeSet;
use std::ffi::OsStr;
use std::sync::LazyLock;
use std::time::Duration;

use regex::bytes::Regex;

use crate::args::config::Config;
use secateur_oracle::{
    Confinement, LocalExecutor, LocalOptions, PropertyTest, Sandbox, TestCommand,
};

use secateur_reduce::executor::{Event, Executor, Verdict};

/// A test that takes longer without the sandbox, where no time was given, is not
/// waited for: this is only about a hint.
const PATIENCE: Duration = Duration::from_secs(60);

/// What to say of an original that its test refused, with this output: that the
/// test accepts it without the sandbox, if so, and what it was kept from. Runs the
/// test again, without the sandbox, as its user would by hand.
pub(crate) fn hint(
    config: &Config,
    options: LocalOptions,
    input: &[u8],
    output: &[u8],
) -> Option<String> {
    if config.confinement.sandbox == Sandbox::Off {
        return None;
    }
    let options = LocalOptions {
        timeout: options.timeout.or(Some(PATIENCE)),
        ..options
    };
    let free = LocalOptions {
        confinement: Confinement::default(),
        ..options.clone()
    };
    let (verdict, _) = judge(config, config.test.clone(), free, input)?;
    if verdict != Verdict::Interesting {
        return None;
    }
    let level = match config.confinement.sandbox {
        Sandbox::Strict => "strict",
        _ => "on",
    };
    let mut text = format!(
        "\n  without the sandbox it accepts it: `--sandbox {level}` keeps it from something that it needs"
    );
    let mut denied = denied(output);
    if denied.is_empty() {
        denied = traced(config, options, input);
    }
    if denied.is_empty() {
        text.push_str(
            "\n  what that is was not printed; often it is a cache below the home directory",
        );
    }
    for path in &denied {
        text.push_str(&format!("\n  it was not allowed to write {path}"));
    }
    text.push_str(
        "\n  `--writable DIR` lets it write to a directory, `--sandbox off` to all that you may",
    );
    Some(text)
}

/// Runs a test once.
fn judge(
    config: &Config,
    test: PropertyTest,
    options: LocalOptions,
    input: &[u8],
) -> Option<(Verdict, Vec<u8>)> {
    let file = config.input.file_name().unwrap_or_default();
    let mut executor = LocalExecutor::new(test, file, options, None)
        .ok()?
        .with_only_children();
    executor.start(input).ok()?;
    match executor.wait().ok()? {
        Event::Finished(outcome) => Some((outcome.verdict, outcome.output)),
        Event::Interrupted => None,
    }
}

/// The paths that a program complained of.
fn denied(output: &[u8]) -> BTreeSet<String> {
    static LINES: LazyLock<Regex> = LazyLock::new(|| {
        let errors =
            "Permission denied|Read-only file system|Operation not permitted|EACCES|EROFS|EPERM";
        let quoted = r#"['"‘`](?P<q>[^'"’`\n]+)['"’`]"#;
        let plain = r"(?P<p>/[^\s:'\x22,]+)";
        Regex::new(&format!(
            r"(?m)^[^\n]*?(?:{quoted}|{plain})[^\n/]*?(?:{errors})|(?:{errors})[^\n]*?(?:['\x22](?P<r>/[^'\x22\n]+)|(?P<s>/[^\s:'\x22,)]+))"
        ))
        .expect("this pattern is tested")
    });
    let mut paths = BTreeSet::new();
    for found in LINES.captures_iter(output) {
        let path = ["q", "p", "r", "s"]
            .iter()
            .find_map(|name| found.name(name));
        if let Some(path) = path {
            paths.insert(String::from_utf8_lossy(path.as_bytes()).into_owned());
        }
    }
    paths
}

/// The paths that a tracer, if there is one, sees denied.
fn traced(config: &Config, options: LocalOptions, input: &[u8]) -> BTreeSet<String> {
    let file = config.input.file_name().unwrap_or_default();
    let mut paths = BTreeSet::new();
    let commands = config.test.command.iter();
    for command in commands.chain(config.test.differ.iter().flatten()) {
        let mut words: Vec<_> = [
            "strace",
            "-f",
            "-qq",
            "-e",
            "trace=%file",
            "-e",
            "status=failed",
        ]
        .map(Into::into)
        .to_vec();
        words.extend(command.for_candidate(OsStr::new(file)));
        let Ok(command) = TestCommand::from_words(words) else {
            break;
        };
        let options = options.clone();
        if let Some((_, output)) = judge(config, command.into(), options, input) {
            paths.extend(denied_calls(&output));
        }
    }
    paths
}

/// The paths in a tracer's lines that failed for want of permission.
fn denied_calls(trace: &[u8]) -> BTreeSet<String> {
    static CALLS: LazyLock<Regex> = LazyLock::new(|| {
        Regex::new(r#"(?m)^[^"\n]*"(?P<p>[^"\n]+)"[^\n]* = -1 (?:EACCES|EPERM|EROFS)\b"#)
            .expect("this pattern is tested")
    });
    CALLS
        .captures_iter(trace)
        .map(|found| String::from_utf8_lossy(&found["p"]).into_owned())
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn complaints_name_paths() {
        for (output, expected) in [
            (
                "touch: cannot touch '/etc/x y': Permission denied\n",
                "/etc/x y",
            ),
            (
                "sh: 1: cannot create /home/me/log: Permission denied",
                "/home/me/log",
            ),
            ("bash: line 1: /a/b.txt: Read-only file system", "/a/b.txt"),
            (
                "PermissionError: [Errno 13] Permission denied: '/root/.cache/x'",
                "/root/.cache/x",
            ),
            ("Error: EACCES: permission denied, open '/var/x'", "/var/x"),
            (
                "mkdir: cannot create directory ‘/x/y’: Permission denied",
                "/x/y",
            ),
        ] {
            let found: Vec<String> = denied(output.as_bytes()).into_iter().collect();
            assert_eq!(found, [expected], "{output}");
        }
        assert!(denied(b"/a/b.c:1: error: expected ';'\n").is_empty());
    }

    #[test]
    fn traces_name_paths() {
        let trace = b"[pid 12] openat(AT_FDCWD, \"/root/x\", O_WRONLY|O_CREAT, 0666) = -1 EACCES (Permission denied)\n\
                      stat(\"/nowhere\", 0x7ff) = -1 ENOENT (No such file or directory)\n";
        let found: Vec<String> = denied_calls(trace).into_iter().collect();
        assert_eq!(found, ["/root/x"]);
    }
}
