//! Whole reductions of real inputs by each strategy and each installed peer.
//!
//! All get the same property test, concurrency and time limits; a script counts peers' tests.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::Duration;

use anyhow::{Context, Result, ensure};
use serde::Deserialize;

use super::cases::{Case, extensions, find};
use super::counted::CountingTest;
use super::peers::{Peer, Task};
use super::process::watched;
use super::results::{Output, Results, Step};
use super::revision::revision;
use super::words::words;
use crate::grammars::{of_format, sidecar};

/// Arguments of `bench reduce`.
#[derive(Clone, Debug, clap::Args)]
pub struct Arguments {
    /// A folder of cases; may be repeated [default: the project's own].
    #[arg(long, value_name = "DIR")]
    cases: Vec<PathBuf>,
    /// Only cases whose names contain one of these.
    #[arg(value_name = "NAME")]
    only: Vec<String>,
    /// Strategies, separated by commas. `+` joins several that take turns, and `@MODEL` gives them
    /// a model, with `{language}` for the case's. `plugin:NAME` is the default with that plugin;
    /// `fast`, `thorough` and `no-model` are the default with that option. Empty: only peers.
    #[arg(long, default_value = "default", value_delimiter = ',')]
    strategies: Vec<String>,
    /// Run the installed peers, too (`xtask/src/bench/peers.toml`), or those of them that are
    /// named.
    #[arg(long, value_name = "NAMES", value_delimiter = ',', num_args = 0.., require_equals = true)]
    peers: Option<Vec<String>>,
    /// A directory with files that peers need.
    #[arg(long, default_value = "target/peers", value_name = "DIR")]
    peer_files: PathBuf,
    /// Keep the rows that the file of `--json` already has, of ours those of this version.
    #[arg(long, requires = "json")]
    go_on: bool,
    /// Tests at once.
    #[arg(short, long, default_value_t = 1)]
    jobs: usize,
    /// Seconds for a test.
    #[arg(long, default_value_t = 30)]
    timeout: u64,
    /// Seconds for a whole reduction; a longer one is stopped, and its row says so.
    #[arg(long, default_value_t = 3600)]
    limit: u64,
    /// The program; `{language}` in its path stands for the case's. It has to be
    /// built before (`cargo build --release`).
    #[arg(long, default_value = "target/release/secateur", value_name = "PATH")]
    secateur: String,
    /// Fail where counts or results differ from an earlier run's JSON, both with one test at a
    /// time. An original that takes about a second makes the number of tests uncertain: only a
    /// quicker one is tested again.
    #[arg(long, value_name = "OLD.json")]
    same: Option<PathBuf>,
    /// Record no times: the property tests answer from a store.
    #[arg(long)]
    untimed: bool,
    #[command(flatten)]
    output: Output,
}

#[derive(Deserialize)]
struct Summary {
    tokens_before: usize,
    tokens_after: usize,
    bytes_after: usize,
    tests: u64,
    outside_seconds: f64,
    end: String,
}

/// Tokens of the input.
pub const TOKENS: &str = "tokens";
/// Tokens of a smaller accepted text (`known_small_tokens` in the case's `meta.json`).
pub const KNOWN: &str = "known";
/// Tokens of the result.
pub const LEFT: &str = "left";
/// Tokens of the result as [`words`] counts them.
pub const WORDS: &str = "words left";
/// Property tests started.
pub const TESTS: &str = "tests";
pub const WALL: &str = "wall s";
/// Number of the test that gave the result.
pub const LAST: &str = "last success";
pub const BYTES: &str = "bytes left";
/// Bytes of the result without blanks and line ends.
pub const NONBLANK: &str = "non-blank bytes left";
/// Figures that depend on the search alone, with one test at a time.
const COUNTS: [&str; 5] = [TOKENS, LEFT, BYTES, TESTS, LAST];
/// Figures that a store of verdicts changes.
const TIMES: [&str; 2] = [WALL, OUTSIDE];
pub const OWN: &str = "own processor s";
pub const PEAK: &str = "peak MB";
const OUTSIDE: &str = "outside the tests s";
const KEYS: [&str; 2] = ["case", "reducer"];
const FIGURES: [(&str, usize); 12] = [
    (TOKENS, 0),
    (KNOWN, 0),
    (LEFT, 0),
    (WORDS, 0),
    (BYTES, 0),
    (NONBLANK, 0),
    (TESTS, 0),
    (LAST, 0),
    (WALL, 1),
    (OUTSIDE, 2),
    (OWN, 2),
    (PEAK, 0),
];

pub fn run(root: &Path, arguments: &Arguments) -> Result<()> {
    // Peers run in another directory.
    let arguments = &Arguments {
        peer_files: std::path::absolute(&arguments.peer_files)?,
        ..arguments.clone()
    };
    let own = [root.join("tests/reduce")];
    let folders = match &arguments.cases[..] {
        [] => &own[..],
        given => given,
    };
    let languages = extensions(root)?;
    let mut cases = Vec::new();
    for folder in folders {
        cases.extend(find(folder, &arguments.only, &languages)?);
    }
    ensure!(!cases.is_empty(), "there is no such case");
    let peers = chosen(arguments)?;
    let mut results = Results::new("reduce", &KEYS, &FIGURES);
    if let Some(path) = &arguments.output.json
        && arguments.go_on
        && path.exists()
    {
        results.go_on(Results::read(path)?)?;
        // Earlier versions did not record the set.
        for row in &mut results.rows {
            if let Some(case) = cases.iter().find(|case| case.name == row.names[0]) {
                row.set.clone_from(&case.set);
            }
        }
    }
    let revision = revision(root);
    let row = |results: &mut Results,
               case: &Case,
               reducer: &str,
               make: &dyn Fn(&mut Results) -> Result<()>| {
        let names = [case.name.as_str(), reducer];
        if results.has(&names) {
            return Ok(());
        }
        eprintln!("{}: {reducer}", case.name);
        make(results)?;
        if arguments.untimed {
            results.forget(&TIMES);
        }
        results.save(&arguments.output)
    };
    for case in &cases {
        for strategy in arguments.strategies.iter().filter(|name| !name.is_empty()) {
            results.drop_other_version(&[&case.name, strategy], &revision);
            row(&mut results, case, strategy, &|results| {
                ours(results, case, strategy, arguments)?;
                results.origin(&revision, &case.set);
                Ok(())
            })?;
        }
        for peer in &peers {
            let make = |results: &mut Results| {
                let version = theirs(results, root, case, peer, arguments)?;
                results.origin(&version, &case.set);
                Ok(())
            };
            if takes(root, case, peer, arguments)? {
                row(&mut results, case, &peer.name, &make)?;
            }
        }
    }
    // Stable: rows of earlier runs come first.
    results.rows.sort_by(|a, b| a.names[0].cmp(&b.names[0]));
    results.put_out(&arguments.output)?;
    match &arguments.same {
        Some(path) => same(&results, path),
        None => Ok(()),
    }
}

fn same(results: &Results, path: &Path) -> Result<()> {
    let found = results.differences(&Results::read(path)?, &COUNTS)?;
    let (rows, path) = (results.rows.len(), path.display());
    ensure!(found.is_empty(), "not as in {path}:\n{}", found.join("\n"));
    println!("{rows} rows as in {path}");
    Ok(())
}

fn chosen(arguments: &Arguments) -> Result<Vec<Peer>> {
    let Some(names) = &arguments.peers else {
        return Ok(Vec::new());
    };
    let mut peers = Peer::all()?;
    if !names.is_empty() {
        for name in names {
            let known = peers.iter().any(|peer| peer.name == *name);
            ensure!(known, "peers.toml has no {name}");
        }
        peers.retain(|peer| names.contains(&peer.name));
    }
    Ok(peers)
}

fn program(case: &Case, arguments: &Arguments) -> Result<PathBuf> {
    let language = case.language.as_deref().unwrap_or_default();
    let program = arguments.secateur.replace("{language}", language);
    fs::canonicalize(&program)
        .with_context(|| format!("{program} is not built (cargo build --release)"))
}

/// Returns our number of tokens of a file, and whether it parses.
///
/// Otherwise tokens are counted without a grammar.
fn tokens(case: &Case, file: &Path, arguments: &Arguments) -> Option<(f64, bool)> {
    let language = case.language.as_deref();
    let parsed = language.and_then(|language| count(case, file, language, arguments));
    match parsed {
        Some(tokens) => Some((tokens, true)),
        None => Some((count(case, file, "tokens", arguments)?, false)),
    }
}

fn count(case: &Case, file: &Path, language: &str, arguments: &Arguments) -> Option<f64> {
    #[derive(Deserialize)]
    struct Node {
        tokens: u32,
    }
    let mut command = Command::new(program(case, arguments).ok()?);
    command.args(["tree", "--json", "--strict", "--depth", "0"]);
    command.args(["--language", language]);
    let said = command.arg(file).output().ok()?;
    let first = String::from_utf8(said.stdout).ok()?;
    let node: Node = serde_json::from_str(first.lines().next()?).ok()?;
    Some(f64::from(node.tokens))
}

fn ours(results: &mut Results, case: &Case, strategy: &str, arguments: &Arguments) -> Result<()> {
    let (folder, input) = (case.place()?, case.file_name());
    let mut command = Command::new(program(case, arguments)?);
    command.args(["--quiet", "--json", "--jobs", &arguments.jobs.to_string()]);
    command.args(["--timeout", &arguments.timeout.to_string()]);
    command.args(["--max-time", &arguments.limit.to_string()]);
    match strategy {
        "default" => {}
        "no-model" => {
            command.args(["--model", "none"]);
        }
        "fast" | "thorough" => {
            command.arg(format!("--{strategy}"));
        }
        plugin if plugin.starts_with("plugin:") => {
            command.args(["--plugin", &plugin["plugin:".len()..]]);
        }
        names => {
            let (names, model) = names.split_once('@').unzip();
            let names = names.unwrap_or(strategy);
            command.args(["--strategy", &names.replace('+', ",")]);
            if let Some(model) = model {
                let language = case.language.as_deref().unwrap_or_default();
                let model = model.replace("{language}", language);
                let model = fs::canonicalize(&model)
                    .with_context(|| format!("cannot find the model {model}"))?;
                command.arg("--model").arg(model);
            }
        }
    }
    let said = fs::File::create(folder.path().join("summary"))?;
    command.args(["--keep-journal", "journal"]);
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
    let (stem, extension) = input.rsplit_once('.').context("a name without extension")?;
    let result = format!("{stem}.reduced.{extension}");
    // A stopped run keeps its journal where it can be resumed.
    let kept = match summary.end.as_str() {
        "fixpoint" => "journal".to_owned(),
        _ => format!("{result}.journal"),
    };
    let progress = progress(&folder.path().join(kept))?;
    let text = fs::read(folder.path().join(result))?;
    results.add(
        &[&case.name, strategy],
        &[
            Some(summary.tokens_before as f64),
            case.known.map(|tokens| tokens as f64),
            Some(summary.tokens_after as f64),
            Some(words(&text) as f64),
            Some(summary.bytes_after as f64),
            Some(nonblank(&text)),
            Some(summary.tests as f64),
            Some(progress.last().map_or(0, |step| step.tests) as f64),
            Some(used.wall.as_secs_f64()),
            Some(summary.outside_seconds),
            used.own.map(|time| time.as_secs_f64()),
            used.peak.map(|bytes| bytes as f64 / 1e6),
        ],
    );
    results.progress(progress);
    results.result(&text);
    if summary.end != "fixpoint" {
        results.note("stopped");
    }
    Ok(())
}

/// Returns the accepted edits in a journal.
fn progress(journal: &Path) -> Result<Vec<Step>> {
    #[derive(Deserialize)]
    struct Line {
        step: Option<Step>,
    }
    let text = fs::read(journal).with_context(|| format!("cannot read {}", journal.display()))?;
    let lines = text
        .split(|&byte| byte == b'\n')
        .filter(|line| !line.is_empty());
    lines
        .map(|line| Ok(serde_json::from_slice::<Line>(line)?.step))
        .filter_map(Result::transpose)
        .collect()
}

fn task<'a>(
    root: &'a Path,
    case: &'a Case,
    names: &'a (String, String),
    test: &'a Path,
    arguments: &'a Arguments,
) -> Task<'a> {
    let (input, start) = names;
    Task {
        test,
        input,
        language: case.language.as_deref().unwrap_or_default(),
        start,
        jobs: arguments.jobs,
        timeout: arguments.timeout,
        root,
        files: &arguments.peer_files,
    }
}

/// Returns the input's file name and the start rule of its language.
fn names(root: &Path, case: &Case) -> Result<(String, String)> {
    let mut start = None;
    if let Some(language) = &case.language {
        let grammar = of_format(root, language)?;
        start = grammar.first().map(|path| sidecar(path)).transpose()?;
    }
    let start = start.and_then(|settings| settings.start);
    Ok((case.file_name(), start.unwrap_or_default()))
}

fn takes(root: &Path, case: &Case, peer: &Peer, arguments: &Arguments) -> Result<bool> {
    let names = names(root, case)?;
    Ok(peer.takes(task(root, case, &names, &case.test, arguments)))
}

fn nonblank(text: &[u8]) -> f64 {
    let bytes = text.iter().filter(|byte| !byte.is_ascii_whitespace());
    bytes.count() as f64
}

/// Returns the accepted candidates of a peer that had fewer tokens than those before.
fn their_progress(counted: &CountingTest, case: &Case, arguments: &Arguments) -> Result<Vec<Step>> {
    let mut kept = counted.steps()?;
    kept.push((counted.runs_to_best()?, counted.best()));
    let mut steps: Vec<Step> = Vec::new();
    for (tests, path) in kept {
        let Some((tokens, _)) = tokens(case, &path, arguments) else {
            continue;
        };
        let tokens = tokens as u64;
        if steps.last().is_none_or(|step| tokens < step.tokens) {
            steps.push(Step { tests, tokens });
        }
    }
    Ok(steps)
}

/// Adds a peer's row; returns the peer's version.
fn theirs(
    results: &mut Results,
    root: &Path,
    case: &Case,
    peer: &Peer,
    arguments: &Arguments,
) -> Result<String> {
    let folder = case.place()?;
    let counted = CountingTest::new(&case.test, &case.input)?;
    let (names, test) = (names(root, case)?, counted.path());
    let task = task(root, case, &names, &test, arguments);
    let mut command = peer.command(task, folder.path())?;
    command
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null());
    let used = watched(&mut command, Duration::from_secs(arguments.limit))?;
    let mut result = folder.path().join(peer.result(task));
    let mut said = Vec::new();
    if used.stopped {
        said.push("stopped");
    } else if used.status != Some(0) {
        said.push("failed");
    }
    // A stopped run may leave nothing, or its latest candidate.
    if !counted.passes(&result)? {
        said.push("its smallest passing candidate");
        result = counted.best();
    }
    // The result may be older; all runs are the upper bound then.
    let text = fs::read(&result)?;
    let smallest = text == fs::read(counted.best())?;
    let last = match smallest {
        true => counted.runs_to_best()?,
        false => counted.runs(),
    };
    let left = tokens(case, &result, arguments);
    if left.is_some_and(|(_, parses)| !parses) {
        said.push("does not parse");
    }
    let counted_tokens = |found: Option<(f64, bool)>| found.map(|(tokens, _)| tokens);
    results.add(
        &[&case.name, &peer.name],
        &[
            counted_tokens(tokens(case, &case.input, arguments)),
            case.known.map(|tokens| tokens as f64),
            counted_tokens(left),
            Some(words(&text) as f64),
            Some(text.len() as f64),
            Some(nonblank(&text)),
            Some(counted.runs() as f64),
            Some(last as f64),
            Some(used.wall.as_secs_f64()),
            None,
            used.own.map(|time| time.as_secs_f64()),
            used.peak.map(|bytes| bytes as f64 / 1e6),
        ],
    );
    results.note(&said.join(", "));
    results.result(&text);
    results.progress(their_progress(&counted, case, arguments)?);
    Ok(peer.version(task))
}
