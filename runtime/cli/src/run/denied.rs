//! The denied accesses of a test that rejected the original.
//!
//! The paths come from a second run under `strace` *in the same sandbox*: outside, the test could do
//! what the sandbox prevents. Without `strace` they come from messages of the test. A path counts if
//! this process may write where the test could not.

use std::collections::BTreeSet;
use std::ffi::OsStr;
use std::path::Path;
use std::sync::LazyLock;
use std::time::Duration;

use regex::bytes::{Captures, Regex};
use rustix::fs::{Access, access};

use crate::args::config::Config;
use secateur_oracle::{
    Interrupt, Layout, LocalExecutor, LocalOptions, PropertyTest, Sandbox, TestCommand,
};

use secateur_reduce::executor::{Event, Executor};

/// Maximal time of a traced test without a timeout; the trace serves only a message.
const PATIENCE: Duration = Duration::from_secs(60);

/// Returns the hint for a rejected original: denied accesses, and how to allow them.
///
/// `None` without a sandbox, or if the trace shows that it denied nothing.
pub(crate) fn hint(
    config: &Config,
    options: LocalOptions,
    interrupt: &Interrupt,
    input: &[u8],
    output: &[u8],
) -> Option<String> {
    let level = match config.sandbox_rules.sandbox {
        Sandbox::Off => return None,
        Sandbox::On => "on",
        Sandbox::Strict => "strict",
    };
    let scripts: Vec<_> = config
        .test
        .command
        .iter()
        .flat_map(|command| command.for_candidate(OsStr::new("")))
        .collect();
    let may_be_written =
        |path: &String| is_writable(Path::new(path)) && scripts.iter().all(|word| word != &**path);
    let options = LocalOptions {
        timeout: options.timeout.or(Some(PATIENCE)),
        ..options
    };
    let found = traced(config, options, interrupt, input);
    let is_traced = found.is_some();
    let mut paths = found.unwrap_or_else(|| denied(output));
    paths.retain(may_be_written);
    if is_traced && paths.is_empty() {
        return None;
    }
    let mut text = String::new();
    for path in &paths {
        text.push_str(&format!(
            "\n  `--sandbox {level}` did not allow it to write {path}"
        ));
    }
    if paths.is_empty() {
        text.push_str(&format!(
            "\n  `--sandbox {level}` denies writing outside temporary directories, often to a cache below \
             the home directory; by hand the test runs without it"
        ));
    }
    text.push_str(
        "\n  `--writable DIR` lets it write to a directory too, `--sandbox off` to whatever you may write to",
    );
    Some(text)
}

/// Tests whether this process may write to a file, or create it in the nearest existing directory.
///
/// False for relative paths: they are in the test's directory. A test has no terminal in any
/// sandbox, but shells try to open it.
fn is_writable(path: &Path) -> bool {
    if path == Path::new("/dev/tty") {
        return false;
    }
    let nearest = path.ancestors().find(|path| path.exists());
    path.is_absolute() && nearest.is_some_and(|path| access(path, Access::WRITE_OK).is_ok())
}

/// Runs a test once in the sandbox.
fn output(
    config: &Config,
    test: PropertyTest,
    options: LocalOptions,
    interrupt: &Interrupt,
    input: &[u8],
) -> Option<Vec<u8>> {
    let layout = Layout::of(&config.input);
    let mut executor = LocalExecutor::new(test, layout, options, Some(interrupt.clone()))
        .ok()?
        .with_only_children();
    if executor.notice().is_some() {
        return None;
    }
    executor.start(input).ok()?;
    match executor.wait().ok()? {
        Event::Finished(outcome) => Some(outcome.output),
        Event::Interrupted => None,
    }
}

fn denied(output: &[u8]) -> BTreeSet<String> {
    static LINES: LazyLock<Regex> = LazyLock::new(|| {
        let errors =
            "Permission denied|Read-only file system|Operation not permitted|EACCES|EROFS|EPERM";
        let quoted = r#"['"‘`](?P<q>[^'"’`\n]+)['"’`]"#;
        let plain = r"(?:^|[\s:=(\[])(?P<p>/[^\s:'\x22,]+)";
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

/// Returns the paths of denied calls; `None` if `strace` cannot run the test.
fn traced(
    config: &Config,
    options: LocalOptions,
    interrupt: &Interrupt,
    input: &[u8],
) -> Option<BTreeSet<String>> {
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
        let command = TestCommand::from_words(words).ok()?;
        let output = output(config, command.into(), options.clone(), interrupt, input)?;
        paths.extend(denied_calls(&output));
    }
    Some(paths)
}

/// Returns the paths that a trace shows as not writable; calls that only read are none.
fn denied_calls(trace: &[u8]) -> BTreeSet<String> {
    static CALLS: LazyLock<Regex> = LazyLock::new(|| {
        let call = r"(?P<call>[a-z]\w*)\(";
        Regex::new(&format!(
            r#"(?m)^[^"\n(]*?{call}[^"\n]*"(?P<p>[^"\n]+)"(?P<flags>[^\n]*) = -1 (?:EACCES|EPERM|EROFS)\b"#
        ))
        .expect("this pattern is tested")
    });
    static READING: LazyLock<Regex> = LazyLock::new(|| {
        Regex::new(r"^(?:new)?[fl]?stat|^readlink|^exec|^chdir|^l?getx|^l?listx")
            .expect("this pattern is tested")
    });
    let writes = |found: &Captures<'_>| {
        let has = |flag: &[u8]| found["flags"].windows(flag.len()).any(|it| it == flag);
        let asks = has(b"R_OK") || has(b"X_OK") || has(b"F_OK");
        let reads = has(b"O_RDONLY") || asks && !has(b"W_OK");
        !reads && !READING.is_match(&found["call"])
    };
    CALLS
        .captures_iter(trace)
        .filter(writes)
        .map(|found| String::from_utf8_lossy(&found["p"]).into_owned())
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_the_user_may_write_is_blamed_on_the_sandbox() {
        let folder = tempfile::tempdir().unwrap();
        assert!(is_writable(&folder.path().join("new/file")));
        assert!(!is_writable(Path::new("relative")));
        assert!(!is_writable(Path::new("/dev/tty")));
    }

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
        assert!(denied(b"sh: 1: ./tool: Permission denied\n").is_empty());
    }

    #[test]
    fn traces_name_paths() {
        let trace = b"[pid 12] openat(AT_FDCWD, \"/root/x\", O_WRONLY|O_CREAT, 0666) = -1 EACCES (Permission denied)\n\
                      stat(\"/nowhere\", 0x7ff) = -1 ENOENT (No such file or directory)\n\
                      openat(AT_FDCWD, \"/etc/shadow\", O_RDONLY) = -1 EACCES (Permission denied)\n\
                      newfstatat(AT_FDCWD, \"/r/a\", 0x7f, 0) = -1 EACCES (Permission denied)\n\
                      execve(\"/r/b\", [\"/r/b\"], 0x7f) = -1 EACCES (Permission denied)\n\
                      [pid 7] mkdir(\"/root/y\", 0777) = -1 EROFS (Read-only file system)\n";
        let found: Vec<String> = denied_calls(trace).into_iter().collect();
        assert_eq!(found, ["/root/x", "/root/y"]);
    }
}
