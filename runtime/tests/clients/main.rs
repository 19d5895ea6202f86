//! All clients of the protocol (docs/protocol.md) do the same: each runs the same few
//! generators, written in its language, and what it answers is compared with what the
//! rules say.
//!
//! A client is a line in [`clients`]: for each program, the command that runs it. One
//! whose interpreter is not installed is passed over, and that is said.
//!
//! The programs, which each client has in its own language:
//!
//! | program | what it does |
//! |---|---|
//! | `lists` | prints a few lines; how many, and what is in them, is chosen, in functions that call each other |
//! | `fails` | chooses a number from 0 to 9 and fails if it is above 4, otherwise prints it |
//! | `state` | chooses a number, adds one to a variable of the program, and prints the variable |
//! | `bytes` | chooses a number and prints all 256 bytes, then the number of bytes that it could read from its input |

mod checks;
mod rust;

use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode, Stdio};
use std::sync::OnceLock;

use libtest_mimic::{Arguments, Failed, Trial};

/// What clients run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Program {
    Lists,
    Fails,
    State,
    Bytes,
}

impl Program {
    const fn name(self) -> &'static str {
        match self {
            Self::Lists => "lists",
            Self::Fails => "fails",
            Self::State => "state",
            Self::Bytes => "bytes",
        }
    }
}

/// How a client is started.
struct Client {
    name: &'static str,
    /// By program, the words that run it, with a seed as the last; `None` where that
    /// is not possible here.
    command: fn(Program) -> Option<Vec<OsString>>,
    /// Whether a run sees nothing of what another one did to the program's variables. A
    /// function of the client's own process cannot help that.
    independent: bool,
}

/// All clients.
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
    };
    let python = Client {
        name: "python",
        command: |program| {
            let mut package = OsString::from("PYTHONPATH=");
            package.push(file("clients/python"));
            let words = ["env".into(), package, "python3".into(), "-m".into()];
            let script = file("clients/python/conformance/programs.py");
            let script = ["greduce".into(), script.into(), program.name().into()];
            works("python3", "--version").then(|| [&words[..], &script].concat())
        },
        independent: true,
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
    };
    let c = Client {
        name: "c",
        command: |program| {
            static BUILT: OnceLock<bool> = OnceLock::new();
            let built = Path::new(env!("CARGO_TARGET_TMPDIR")).join("programs-in-c");
            let compiles = || {
                let mut compiler = Command::new("cc");
                compiler.args(["-Wall", "-Wextra", "-o"]);
                compiler.arg(&built).arg(file("clients/c/programs.c"));
                let status = compiler.status().expect("the compiler is there");
                assert!(status.success(), "the client in C does not compile");
                true
            };
            let is_there = *BUILT.get_or_init(|| works("cc", "--version") && compiles());
            is_there.then(|| vec![built.into(), program.name().into()])
        },
        independent: true,
    };
    vec![rust, python, javascript, c]
}

/// Whether a program is installed.
fn works(program: &str, question: &str) -> bool {
    let mut command = Command::new(program);
    command.arg(question).stdout(Stdio::null());
    command.status().is_ok_and(|status| status.success())
}

/// A file of the repository.
fn file(path: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
        .join("..")
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
            let run = move || -> Result<(), Failed> {
                let mut run = checks::Runner {
                    command,
                    independent,
                };
                check(&mut run).map_err(Failed::from)
            };
            trials.push(Trial::test(format!("{}::{name}", client.name), run));
        }
    }
    libtest_mimic::run(&Arguments::from_args(), trials).exit_code()
}
