//! Whole reductions: what each strategy, and each peer that is installed, leaves of
//! real inputs, and what that takes.
//!
//! A case is a folder with `input.EXT` and a property test, `oracle.sh` or
//! `interesting.sh`. Ours and the peers' get the same test, the same number of tests
//! at once and the same time for each; the tests that peers run are counted by a
//! script around the property test.

use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::Duration;

use anyhow::{Context, Result, ensure};
use serde::Deserialize;

use super::peers::{Peer, Task};
use super::process::{Used, watched};
use super::results::{Output, Results};
use crate::gen_command::all_grammars;
use crate::grammars::{name_of, sidecar};

/// What to run.
#[derive(Clone, Debug, clap::Args)]
pub struct Arguments {
    /// A folder of cases; may be repeated [default: the project's own].
    #[arg(long, value_name = "DIR")]
    cases: Vec<PathBuf>,
    /// Only cases whose names contain one of these.
    #[arg(value_name = "NAME")]
    only: Vec<String>,
    /// Strategies, with commas between them; `+` joins several that take turns.
    #[arg(long, default_value = "default", value_delimiter = ',')]
    strategies: Vec<String>,
    /// Run the peers that are installed, too (`xtask/src/bench/peers.toml`).
    #[arg(long)]
    peers: bool,
    /// Tests at once.
    #[arg(short, long, default_value_t = 1)]
    jobs: usize,
    /// Seconds for a test.
    #[arg(long, default_value_t = 30)]
    timeout: u64,
    /// Seconds for a whole reduction; what takes longer is shown as it is then.
    #[arg(long, default_value_t = 3600)]
    limit: u64,
    /// The program; `{language}` in its path stands for the case's. It has to be
    /// built before (`cargo build --release`).
    #[arg(long, default_value = "target/release/secateur", value_name = "PATH")]
    secateur: String,
    #[command(flatten)]
    output: Output,
}

/// A case.
struct Case {
    name: String,
    input: PathBuf,
    test: PathBuf,
    /// By its extension; `None` if no grammar has that.
    language: Option<String>,
}

/// What is looked at of our `--json`.
#[derive(Deserialize)]
struct Summary {
    tokens_before: usize,
    tokens_after: usize,
    bytes_after: usize,
    tests: u64,
    outside_seconds: f64,
}

const KEYS: [&str; 2] = ["case", "reducer"];
const FIGURES: [(&str, usize); 8] = [
    ("tokens", 0),
    ("left", 0),
    ("bytes left", 0),
    ("tests", 0),
    ("wall s", 1),
    ("outside the tests s", 2),
    ("own processor s", 2),
    ("peak MB", 0),
];

/// Runs and prints.
pub fn run(root: &Path, arguments: &Arguments) -> Result<()> {
    let own = [root.join("tests/reduce")];
    let folders = match &arguments.cases[..] {
        [] => &own[..],
        given => given,
    };
    let languages = extensions(root)?;
    let mut cases = Vec::new();
    for folder in folders {
        cases.extend(find(folder, arguments, &languages)?);
    }
    ensure!(!cases.is_empty(), "there is no such case");
    let peers = match arguments.peers {
        true => Peer::installed()?,
        false => Vec::new(),
    };
    let mut results = Results::new("reduce", &KEYS, &FIGURES);
    for case in &cases {
        for strategy in &arguments.strategies {
            eprintln!("{}: {strategy}", case.name);
            ours(&mut results, case, strategy, arguments)?;
        }
        let language = case.language.as_deref().unwrap_or_default();
        for peer in peers.iter().filter(|peer| peer.takes(language)) {
            eprintln!("{}: {}", case.name, peer.name);
            theirs(&mut results, root, case, peer, arguments)?;
        }
    }
    results.put_out(&arguments.output)
}

/// File extensions with the formats that have them.
fn extensions(root: &Path) -> Result<Vec<(String, String)>> {
    let mut found = Vec::new();
    for grammar in all_grammars(root)? {
        let name = name_of(&grammar)?;
        let extensions = sidecar(&grammar)?.extensions;
        let extensions = extensions.unwrap_or_else(|| vec![name.clone()]);
        found.extend(extensions.into_iter().map(|one| (one, name.clone())));
    }
    Ok(found)
}

/// The cases of a folder, by name.
fn find(folder: &Path, arguments: &Arguments, languages: &[(String, String)]) -> Result<Vec<Case>> {
    let entries =
        fs::read_dir(folder).with_context(|| format!("cannot read {}", folder.display()))?;
    let mut cases = Vec::new();
    for entry in entries {
        let path = entry?.path();
        let name = path
            .file_name()
            .unwrap_or_default()
            .to_string_lossy()
            .into_owned();
        let only = &arguments.only;
        if !path.is_dir() || !only.is_empty() && !only.iter().any(|one| name.contains(one)) {
            continue;
        }
        let files = fs::read_dir(&path)?
            .filter_map(Result::ok)
            .map(|entry| entry.path());
        let input = files
            .filter(|file| file.file_stem().is_some_and(|stem| stem == "input"))
            .find(|file| file.extension().is_some());
        let tests = ["oracle.sh", "interesting.sh"].map(|name| path.join(name));
        let test = tests.into_iter().find(|test| test.is_file());
        let (Some(input), Some(test)) = (input, test) else {
            continue;
        };
        let extension = input
            .extension()
            .unwrap_or_default()
            .to_string_lossy()
            .into_owned();
        let language = languages.iter().find(|(known, _)| *known == extension);
        cases.push(Case {
            name,
            test: fs::canonicalize(test)?,
            language: language.map(|(_, language)| language.clone()),
            input,
        });
    }
    cases.sort_by(|a, b| a.name.cmp(&b.name));
    Ok(cases)
}

/// A working directory with the input.
fn place(case: &Case) -> Result<(tempfile::TempDir, String)> {
    let folder = tempfile::tempdir()?;
    let name = case
        .input
        .file_name()
        .unwrap_or_default()
        .to_string_lossy()
        .into_owned();
    fs::copy(&case.input, folder.path().join(&name))?;
    Ok((folder, name))
}

/// Our program for a case.
fn program(case: &Case, arguments: &Arguments) -> Result<PathBuf> {
    let language = case.language.as_deref().unwrap_or_default();
    let program = arguments.secateur.replace("{language}", language);
    fs::canonicalize(&program)
        .with_context(|| format!("{program} is not built (cargo build --release)"))
}

/// How many tokens a file has for us; `None` if it does not parse any more, as what
/// others leave may not.
fn tokens(case: &Case, file: &Path, arguments: &Arguments) -> Option<f64> {
    #[derive(Deserialize)]
    struct Node {
        tokens: u32,
    }
    let mut command = Command::new(program(case, arguments).ok()?);
    command.args(["tree", "--json", "--depth", "0"]).arg(file);
    if let Some(language) = &case.language {
        command.args(["--language", language]);
    }
    let said = command.output().ok()?;
    let first = String::from_utf8(said.stdout).ok()?;
    let node: Node = serde_json::from_str(first.lines().next()?).ok()?;
    Some(f64::from(node.tokens))
}

fn ours(results: &mut Results, case: &Case, strategy: &str, arguments: &Arguments) -> Result<()> {
    let (folder, input) = place(case)?;
    let mut command = Command::new(program(case, arguments)?);
    command.args(["--quiet", "--json", "--jobs", &arguments.jobs.to_string()]);
    command.args(["--timeout", &arguments.timeout.to_string()]);
    command.args(["--max-time", &arguments.limit.to_string()]);
    match strategy {
        "default" => {}
        "fast" | "thorough" => {
            command.arg(format!("--{strategy}"));
        }
        names => {
            command.args(["--strategy", &names.replace('+', ",")]);
        }
    }
    let said = fs::File::create(folder.path().join("summary"))?;
    command
        .arg(&case.test)
        .arg(&input)
        .current_dir(folder.path());
    command.stdin(Stdio::null()).stdout(said);
    let used = watched(&mut command, Duration::from_secs(arguments.limit + 600))?;
    ensure!(
        used.status == Some(0),
        "{}: secateur ended with {:?}",
        case.name,
        used.status
    );
    let text = fs::read(folder.path().join("summary"))?;
    let summary: Summary = serde_json::from_slice(&text)?;
    results.add(
        &[&case.name, strategy],
        &[
            Some(summary.tokens_before as f64),
            Some(summary.tokens_after as f64),
            Some(summary.bytes_after as f64),
            Some(summary.tests as f64),
            Some(used.wall.as_secs_f64()),
            Some(summary.outside_seconds),
            used.own.map(|time| time.as_secs_f64()),
            used.peak.map(|bytes| bytes as f64 / 1e6),
        ],
    );
    Ok(())
}

fn theirs(
    results: &mut Results,
    root: &Path,
    case: &Case,
    peer: &Peer,
    arguments: &Arguments,
) -> Result<()> {
    let (folder, input) = place(case)?;
    let around = tempfile::tempdir()?;
    let count = around.path().join("count");
    let test = around.path().join("test.sh");
    // A byte a test: appending one is never torn, however many run at once.
    let script = format!(
        "#!/bin/sh\nprintf x >> '{}'\nexec '{}' \"$@\"\n",
        count.display(),
        case.test.display()
    );
    fs::write(&test, script)?;
    fs::set_permissions(&test, fs::Permissions::from_mode(0o755))?;
    let task = Task {
        test: &test,
        input: &input,
        jobs: arguments.jobs,
        timeout: arguments.timeout,
        root,
    };
    let words = peer.words(task);
    let mut command = Command::new(&words[0]);
    command.args(&words[1..]).current_dir(folder.path());
    command
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null());
    let used: Used = watched(&mut command, Duration::from_secs(arguments.limit))?;
    let result = folder.path().join(peer.result(task));
    let left = fs::metadata(&result).ok();
    let tests = fs::metadata(&count).map_or(0, |marks| marks.len());
    results.add(
        &[&case.name, &peer.name],
        &[
            tokens(case, &case.input, arguments),
            tokens(case, &result, arguments),
            left.map(|file| file.len() as f64),
            Some(tests as f64),
            Some(used.wall.as_secs_f64()),
            None,
            used.own.map(|time| time.as_secs_f64()),
            used.peak.map(|bytes| bytes as f64 / 1e6),
        ],
    );
    Ok(())
}
