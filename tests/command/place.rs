//! A directory with an input and a property test, and the command run there.

use std::collections::BTreeSet;
use std::ffi::OsString;
use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::Path;
use std::path::PathBuf;
use std::process::Child;
use std::process::Command;
use std::process::ExitStatus;
use std::process::Stdio;

use super::executable::write_executable;
use super::patience::until;

/// An input with the single token of [`NEEDLE`].
pub const INPUT: &str = "{\"a\": [1, 2, {\"b\": null}], \"needle\": [true, false], \"c\": \"d\"}\n";

pub const RESULT: &str = "\"needle\"\n";

/// An input with two needles, which takes several accepted edits.
pub const NEEDLES: &str = "[[\"needle\", 1], [2, [3, \"needle\"], 4], 5, {\"a\": [6, 7]}]\n";

/// The end of a script for [`NEEDLES`].
pub const BOTH: &str = "[ \"$(grep -o needle x.json | wc -l)\" -eq 2 ]\n";

pub const NEEDLE: &str = "#!/bin/sh\ngrep -q needle x.json\n";

/// A working directory with input `x.json` and test `test.sh`, and one for temporary files.
pub struct Place {
    pub folder: tempfile::TempDir,
    pub temporary: tempfile::TempDir,
}

#[derive(Debug)]
pub struct Ended {
    pub status: Option<i32>,
    pub stdout: String,
    pub stderr: String,
}

impl Place {
    pub fn new() -> Self {
        let place = Self {
            folder: tempfile::tempdir().unwrap(),
            temporary: tempfile::tempdir().unwrap(),
        };
        place.write("x.json", INPUT);
        place.script("test.sh", NEEDLE);
        place
    }

    pub fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    pub fn write(&self, name: &str, text: &str) {
        fs::write(self.path(name), text).unwrap();
    }

    pub fn read(&self, name: &str) -> String {
        fs::read_to_string(self.path(name)).unwrap_or_else(|error| panic!("{name}: {error}"))
    }

    pub fn script(&self, name: &str, text: &str) {
        write_executable(&self.path(name), text).unwrap();
    }

    pub fn start(&self, arguments: &[&str]) -> Child {
        let file = |name| fs::File::create(self.temporary.path().join(name)).unwrap();
        let mut command = self.command(arguments);
        command.stdout(file("stdout")).stderr(file("stderr"));
        command.spawn().unwrap()
    }

    pub fn command(&self, arguments: &[&str]) -> Command {
        // Options follow a command's name.
        let task = arguments
            .first()
            .filter(|&&word| ["compare", "generator"].contains(&word));
        let mut command = Command::new(env!("CARGO_BIN_EXE_secateur"));
        command.args(task);
        // Runs without a test, or resumed.
        let others = [
            "transform",
            "tree",
            "corpus",
            "collect",
            "replay",
            "trace",
            "generate",
            "resume",
            "list",
            "learn",
            "-h",
            "--help",
        ];
        let first = arguments.first().copied().unwrap_or_default();
        if !others.contains(&first) {
            let temporary = self.temporary.path().display();
            command.arg(format!("--set=temp={temporary}"));
            command.arg("--writable").arg(self.folder.path());
        }
        command
            .args(&arguments[usize::from(task.is_some())..])
            .current_dir(self.folder.path())
            .env("PATH", self.programs())
            .env("TMPDIR", self.temporary.path())
            .env("XDG_STATE_HOME", env!("CARGO_TARGET_TMPDIR"))
            .stdin(Stdio::null());
        command
    }

    /// Returns the search path of programs, the folder `bin` first.
    fn programs(&self) -> OsString {
        let mut path = self.path("bin").into_os_string();
        path.push(":");
        path.push(std::env::var_os("PATH").unwrap_or_default());
        path
    }

    /// Waits for the end; no temporary files or processes may remain.
    pub fn end(&self, mut child: Child) -> Ended {
        let status = wait(&mut child);
        let take = |name| {
            let path = self.temporary.path().join(name);
            let text = fs::read_to_string(&path).unwrap();
            fs::remove_file(path).unwrap();
            text
        };
        let (stdout, stderr) = (take("stdout"), take("stderr"));
        assert_eq!(names(self.temporary.path()), BTreeSet::new(), "{stderr}");
        let left = marked_processes(child.id());
        assert_eq!(left, Vec::<String>::new(), "{stderr}");
        Ended {
            status: status.code(),
            stdout,
            stderr,
        }
    }

    pub fn run(&self, arguments: &[&str]) -> Ended {
        self.end(self.start(arguments))
    }

    pub fn reduce(&self, arguments: &[&str]) -> Ended {
        let ended = self.run(arguments);
        assert_eq!(ended.status, Some(0), "{ended:?}");
        ended
    }

    /// Runs arguments that fail with this status and message, print nothing and write nothing.
    pub fn refuse(&self, arguments: &[&str], status: i32, message: &str) -> Ended {
        let before = contents(self.folder.path());
        let ended = self.run(arguments);
        assert_eq!(ended.status, Some(status), "{arguments:?}: {ended:?}");
        assert_eq!(ended.stdout, "", "{arguments:?}");
        assert!(
            ended.stderr.contains(message),
            "{arguments:?}: {}",
            ended.stderr
        );
        assert_eq!(contents(self.folder.path()), before, "{arguments:?}");
        ended
    }
}

pub fn wait(child: &mut Child) -> ExitStatus {
    let ended = until(|| child.try_wait().unwrap());
    ended.unwrap_or_else(|| {
        let _ = child.kill();
        panic!("it hangs");
    })
}

pub fn names(folder: &Path) -> BTreeSet<String> {
    let entries = fs::read_dir(folder).unwrap();
    let name = |entry: fs::DirEntry| entry.file_name().to_string_lossy().into_owned();
    entries.map(|entry| name(entry.unwrap())).collect()
}

pub fn contents(folder: &Path) -> Vec<(String, Option<String>, u32)> {
    let describe = |name: String| {
        let path = folder.join(&name);
        let mode = path.symlink_metadata().unwrap().permissions().mode();
        (name, fs::read_to_string(path).ok(), mode)
    };
    names(folder).into_iter().map(describe).collect()
}

/// Returns living processes that a run's tests started.
pub fn marked_processes(run: u32) -> Vec<String> {
    let marker = format!("SECATEUR_TEST={run}.");
    let marked = |pid: &String| {
        let read = |name| fs::read(format!("/proc/{pid}/{name}")).unwrap_or_default();
        let stat = String::from_utf8_lossy(&read("stat")).into_owned();
        let state = stat
            .rsplit_once(')')
            .map_or("", |(_, fields)| fields.trim());
        let environment = read("environ");
        !state.starts_with(['Z', 'X'])
            && environment
                .split(|&b| b == 0)
                .any(|entry| entry.starts_with(marker.as_bytes()))
    };
    let entries = fs::read_dir("/proc").expect("these tests need /proc");
    entries
        .filter_map(|entry| entry.ok()?.file_name().into_string().ok())
        .filter(|name| name.bytes().all(|b| b.is_ascii_digit()))
        .filter(marked)
        .collect()
}
