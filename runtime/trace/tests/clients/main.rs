//! Conformance of the protocol's clients (docs/protocol.md).
//!
//! Every client has the same programs in its language; their answers are compared with the rules. A
//! client is an entry in [`clients`], and skipped if its interpreter is missing, unless `CI` is
//! set. The clients' own tests run here, too ([`own_tests`]).
//!
//! | program | what it does |
//! |---|---|
//! | `lists` | prints a few lines; how many, and what is in them, is chosen, in functions that call each other |
//! | `fails` | chooses a number from 0 to 9 and fails if it is above 4, otherwise prints it |
//! | `state` | chooses a number, adds one to a variable of the program, and prints the variable |
//! | `bytes` | chooses a number and prints all 256 bytes, then the number of bytes that it could read from its input |
//! | `blocks` | prints a line in each of five blocks, if a random condition holds: under a number below 0.9 (if the client has such numbers) `a` with a nested `b`, `c`, and `e`, under false or true `d`; only `a`, `b` and `c` contain a choice |
//! | `values` | chooses false or true, then a letter of a list of `b` and `c`, before which is an `a` after true, and prints the letter; only for clients that record values |

mod checks;
mod listings;
#[path = "../../../../tests/harness/patience.rs"]
mod patience;
mod rust;
mod selections;

use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode, Stdio};
use std::sync::OnceLock;

use libtest_mimic::{Arguments, Failed, Trial};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Program {
    Lists,
    Fails,
    State,
    Bytes,
    Blocks,
    Values,
}

impl Program {
    const fn name(self) -> &'static str {
        match self {
            Self::Lists => "lists",
            Self::Fails => "fails",
            Self::State => "state",
            Self::Bytes => "bytes",
            Self::Blocks => "blocks",
            Self::Values => "values",
        }
    }
}

struct Client {
    name: &'static str,
    /// With a seed as last argument; `None` if the program is missing here.
    command: fn(Program) -> Option<Vec<OsString>>,
    /// Whether a run is isolated from other runs' changes to variables.
    ///
    /// A client inside the generator's process cannot be.
    independent: bool,
    /// Whether it records and matches the values of alternatives.
    values: bool,
}

fn clients() -> Vec<Client> {
    let rust = Client {
        name: "rust",
        command: |program| {
            let own = std::env::current_exe().ok()?;
            let words = [
                own.into_os_string(),
                rust::WORD.into(),
                program.name().into(),
            ];
            Some(words.to_vec())
        },
        independent: false,
        values: true,
    };
    let python = Client {
        name: "python",
        command: |program| {
            let mut words = python("programs.py");
            words.push(program.name().into());
            works("python3", "--version").then_some(words)
        },
        independent: true,
        values: true,
    };
    let javascript = Client {
        name: "javascript",
        command: |program| {
            let client = file("clients/javascript/index.js");
            let script = file("clients/javascript/conformance/programs.js");
            let words = ["node".into(), "--require".into(), client.into()];
            let script = [script.into(), program.name().into()];
            works("node", "--version").then(|| [&words[..], &script].concat())
        },
        independent: true,
        values: true,
    };
    let c = Client {
        name: "c",
        command: |program| {
            static BUILT: OnceLock<bool> = OnceLock::new();
            let built = Path::new(env!("CARGO_TARGET_TMPDIR")).join("programs-in-c");
            // Another run of the tests may use the program.
            let compiles = || {
                let own = built.with_extension(std::process::id().to_string());
                let mut compiler = Command::new("cc");
                compiler.args(["-Wall", "-Wextra", "-o"]);
                compiler.arg(&own).arg(file("clients/c/programs.c"));
                let status = compiler.status().expect("the compiler is there");
                assert!(status.success(), "the client in C does not compile");
                fs::rename(own, &built).expect("the same folder");
                true
            };
            let is_there = *BUILT.get_or_init(|| works("cc", "--version") && compiles());
            is_there.then(|| vec![built.into(), program.name().into()])
        },
        independent: true,
        values: false,
    };
    vec![rust, python, javascript, c]
}

/// Returns the command that serves a script of the conformance tests.
fn python(script: &str) -> Vec<OsString> {
    let mut package = OsString::from("PYTHONPATH=");
    package.push(file("clients/python"));
    let script = file("clients/python/conformance").join(script);
    let words = ["env".into(), package, "python3".into(), "-m".into()];
    [&words[..], &["greduce".into(), script.into()]].concat()
}

fn works(program: &str, question: &str) -> bool {
    let mut command = Command::new(program);
    command.arg(question).stdout(Stdio::null());
    command.status().is_ok_and(|status| status.success())
}

/// Fails under CI, where `.ci/run` installs the program.
fn skipped(why: &str) {
    assert!(!is_ci(), "skipped under CI: {why}");
    println!("skipped: {why}");
}

fn is_ci() -> bool {
    std::env::var_os("CI").is_some_and(|value| !value.is_empty())
}

/// Runs a client's own tests; a line that satisfies `skips` reports a skipped one.
fn own_tests(client: &str, words: &[String], skips: fn(&str) -> bool) -> Result<(), Failed> {
    if !works(&words[0], "--version") {
        skipped(&format!("{} is not installed", words[0]));
        return Ok(());
    }
    let mut command = Command::new(&words[0]);
    command.args(&words[1..]).stdin(Stdio::null());
    command.env("PYTHONDONTWRITEBYTECODE", "1");
    let output = command.current_dir(file(client)).output()?;
    let said = [output.stdout, output.stderr].concat();
    let said = String::from_utf8_lossy(&said);
    if !output.status.success() {
        return Err(format!("{}: {said}", output.status).into());
    }
    for line in said.lines().filter(|line| skips(line)) {
        skipped(line);
    }
    Ok(())
}

fn file(path: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
        .join("../..")
        .join(path)
}

fn main() -> ExitCode {
    if let Some(exit) = rust::serve() {
        return exit;
    }
    let mut trials = Vec::new();
    for client in clients() {
        for (name, check) in checks::ALL {
            let (command, independent) = (client.command, client.independent);
            let values = client.values;
            let run = move || -> Result<(), Failed> {
                let mut run = checks::Runner {
                    command,
                    independent,
                    values,
                };
                check(&mut run).map_err(Failed::from)
            };
            trials.push(Trial::test(format!("{}::{name}", client.name), run));
        }
    }
    for (name, check) in listings::ALL {
        trials.push(Trial::test(format!("python::{name}"), move || {
            if !works("python3", "--version") {
                skipped("python3 is not installed");
                return Ok(());
            }
            check().map_err(Failed::from)
        }));
    }
    trials.push(Trial::test("python::own_tests", || {
        let words = "python3 -m unittest discover -v -s tests -t .";
        let words: Vec<String> = words.split(' ').map(str::to_owned).collect();
        own_tests("clients/python", &words, |line| {
            line.contains("... skipped")
        })
    }));
    trials.push(Trial::test("javascript::own_tests", || {
        // Some versions of Node accept no folder here.
        let mut words = vec!["node".to_owned(), "--test".to_owned()];
        words.push("--test-reporter=tap".to_owned());
        for entry in fs::read_dir(file("clients/javascript/test"))? {
            words.push(format!("test/{}", entry?.file_name().to_string_lossy()));
        }
        own_tests("clients/javascript", &words, |line| line.contains("# SKIP"))
    }));
    libtest_mimic::run(&Arguments::from_args(), trials).exit_code()
}
