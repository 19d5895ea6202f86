//! Processor time of lexing and parsing, by tables and by compiled parsers.
//!
//! The latter need the generated crates (feature `compiled`), so this command rebuilds itself.

use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, ensure};
use secateur_syntax::Language;
use secateur_syntax::format::{Format, TableFormat};
use secateur_syntax::lex::tokenize;
use secateur_syntax::parse::Parser;

use super::instructions::Counter;
use super::processor::Stopwatch;
use super::results::{Output, Results};
use super::tree_sitter;
use crate::grammars::{load_format, of_format};

/// Arguments of `bench parse`.
#[derive(Clone, Debug, clap::Args)]
pub struct Arguments {
    /// The grammar, or a lexer grammar and a parser grammar.
    #[arg(long, required_unless_present_any = ["format", "corpus"], conflicts_with = "format")]
    grammar: Vec<PathBuf>,
    /// One of the project's formats instead: of a folder, the files with its
    /// extensions are taken.
    #[arg(long)]
    format: Option<String>,
    /// The start rule.
    #[arg(long, conflicts_with = "format")]
    start: Option<String>,
    /// The files; or folders, of which all files together make one row.
    #[arg(required_unless_present = "corpus")]
    files: Vec<PathBuf>,
    /// One of the project's formats and a file or folder for it; may be repeated for several
    /// languages.
    #[arg(long, value_name = "FORMAT=PATH", value_parser = corpus, conflicts_with_all = ["grammar", "format", "start", "files"])]
    corpus: Vec<(String, PathBuf)>,
    /// Seconds for each row, after one round for warming up.
    #[arg(long, default_value_t = 2.0)]
    seconds: f64,
    /// Count instructions, too, with perf or valgrind.
    #[arg(long)]
    instructions: bool,
    /// Read everything so often, whatever time that takes.
    #[arg(long, hide = true)]
    rounds: Option<u32>,
    #[command(flatten)]
    output: Output,
}

const KEYS: [&str; 2] = ["grammar", "input"];
const FIGURES: [(&str, usize); 12] = [
    ("files", 0),
    ("refused", 0),
    ("KB", 0),
    ("tokens", 0),
    ("lex MB/s", 1),
    ("parse MB/s", 1),
    ("compiled MB/s", 1),
    ("compiled", 2),
    ("both MB/s", 1),
    ("M tokens/s", 2),
    ("cold MB/s", 1),
    ("instructions a byte", 1),
];

#[derive(Clone, Debug, Default)]
struct Input {
    grammar: Vec<PathBuf>,
    format: Option<String>,
    start: Option<String>,
    files: Vec<PathBuf>,
}

fn corpus(text: &str) -> Result<(String, PathBuf), String> {
    match text.split_once('=') {
        Some((format, path)) => Ok((format.to_owned(), path.into())),
        None => Err("a format, `=` and a path are wanted".to_owned()),
    }
}

impl Arguments {
    fn inputs(&self) -> Vec<Input> {
        let of_corpus = |(format, path): &(String, PathBuf)| Input {
            format: Some(format.clone()),
            files: vec![path.clone()],
            ..Input::default()
        };
        match &self.corpus[..] {
            [] => vec![Input {
                grammar: self.grammar.clone(),
                format: self.format.clone(),
                start: self.start.clone(),
                files: self.files.clone(),
            }],
            corpora => corpora.iter().map(of_corpus).collect(),
        }
    }
}

struct Corpus {
    name: String,
    texts: Vec<Vec<u8>>,
}

#[derive(Clone, Copy)]
enum Repetition {
    Rounds(u32),
    /// At least three rounds.
    Time(Duration),
}

/// Processor time of the fastest round, in seconds.
#[derive(Clone, Copy)]
struct Times {
    lex: f64,
    parse: f64,
    compiled: f64,
    /// First round, lexing and parsing.
    cold: f64,
}

pub fn run(root: &Path, arguments: &Arguments) -> Result<()> {
    if !cfg!(feature = "compiled") && arguments.rounds.is_none() {
        return run_compiled(root);
    }
    let mut results = Results::new("parse", &KEYS, &FIGURES);
    for input in arguments.inputs() {
        add(root, arguments, &input, &mut results)?;
    }
    results.put_out(&arguments.output)?;
    let ratios = results
        .rows
        .iter()
        .filter_map(|row| row.values.get("compiled"));
    let logarithms: Vec<f64> = ratios.map(|ratio| ratio.ln()).collect();
    if !logarithms.is_empty() {
        let mean = (logarithms.iter().sum::<f64>() / logarithms.len() as f64).exp();
        println!("compiled parsers: {mean:.2} times as fast (geometric mean)");
    }
    Ok(())
}

pub(super) fn run_compiled(root: &Path) -> Result<()> {
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let mut command = Command::new(cargo);
    command.args(["run", "--quiet", "--package", "xtask"]);
    command.arg("--manifest-path").arg(root.join("Cargo.toml"));
    let mut features = String::from("compiled");
    if cfg!(feature = "tree-sitter") {
        features.push_str(",tree-sitter");
    }
    command.args(["--features", &features]);
    if !cfg!(debug_assertions) {
        command.arg("--release");
    }
    command.arg("--").args(std::env::args_os().skip(1));
    let status = command.status().context("cargo cannot be run")?;
    ensure!(status.success(), "nothing was measured");
    Ok(())
}

/// Returns the compiled parser with the same tables, if there is one.
#[cfg(feature = "compiled")]
fn compiled(language: &Language) -> Option<&'static dyn Format> {
    let mut all = secateur_all::FORMATS.iter();
    let found = all.find(|format| **format.language() == **language);
    found.copied().filter(|format| format.rules().is_some())
}

#[cfg(not(feature = "compiled"))]
fn compiled(_: &Language) -> Option<&'static dyn Format> {
    None
}

#[cfg(feature = "compiled")]
fn linked(name: &str) -> Option<&'static Language> {
    let mut all = secateur_all::FORMATS.iter();
    let found = all.find(|format| format.description().name == name);
    found.map(|format| format.language())
}

#[cfg(not(feature = "compiled"))]
fn linked(_: &str) -> Option<&'static Language> {
    None
}

fn add(root: &Path, arguments: &Arguments, input: &Input, results: &mut Results) -> Result<()> {
    let loaded;
    let language = match input.format.as_deref().and_then(linked) {
        Some(language) => language,
        None => {
            loaded = load(root, input)?;
            loaded.language()
        }
    };
    let extensions: Vec<String> = language
        .extensions
        .iter()
        .map(ToString::to_string)
        .collect();
    let name = language.name.to_string();
    let effort = match arguments.rounds {
        Some(rounds) => Repetition::Rounds(rounds),
        None => Repetition::Time(Duration::from_secs_f64(arguments.seconds)),
    };
    let counter = arguments.instructions.then(Counter::find).transpose()?;
    for path in &input.files {
        let corpus = Corpus::read(path, &extensions)?;
        let count = |counter: Counter| counter.of_a_round(&words(input, path));
        let instructions = counter.map(count).transpose()?;
        ours(results, &name, language, &corpus, effort, instructions)?;
        if arguments.rounds.is_some() {
            continue;
        }
        tree_sitter::add(
            results,
            &name,
            &corpus.name,
            &corpus.texts,
            arguments.seconds,
        )?;
    }
    Ok(())
}

fn load(root: &Path, input: &Input) -> Result<TableFormat> {
    let grammar = match &input.format {
        Some(name) => of_format(root, name)?,
        None => input.grammar.clone(),
    };
    let began = Instant::now();
    let format = load_format(&grammar, input.start.as_deref())?;
    eprintln!("grammar compiled in {:.2} s", began.elapsed().as_secs_f64());
    Ok(format)
}

/// Returns the arguments with which another process reads one input.
fn words(input: &Input, path: &Path) -> Vec<OsString> {
    let mut words: Vec<OsString> = ["bench", "parse"].map(OsString::from).to_vec();
    for grammar in &input.grammar {
        words.extend(["--grammar".into(), grammar.into()]);
    }
    for (name, value) in [("--format", &input.format), ("--start", &input.start)] {
        if let Some(value) = value {
            words.extend([name.into(), value.into()]);
        }
    }
    words.push(path.into());
    words
}

impl Corpus {
    fn read(path: &Path, extensions: &[String]) -> Result<Self> {
        let mut files = Vec::new();
        let mut work = vec![path.to_owned()];
        while let Some(next) = work.pop() {
            if next.is_dir() {
                let entries = std::fs::read_dir(&next)
                    .with_context(|| format!("cannot read {}", next.display()))?;
                work.extend(entries.filter_map(Result::ok).map(|entry| entry.path()));
                continue;
            }
            let extension = next.extension().unwrap_or_default().to_string_lossy();
            if next == path
                || extensions.is_empty()
                || extensions.iter().any(|one| *one == extension)
            {
                files.push(next);
            }
        }
        files.sort();
        let read = |path: &PathBuf| {
            std::fs::read(path).with_context(|| format!("cannot read {}", path.display()))
        };
        let texts: Result<Vec<Vec<u8>>> = files.iter().map(read).collect();
        ensure!(!files.is_empty(), "{} has no such files", path.display());
        Ok(Self {
            // Without the folder, which depends on the machine.
            name: path
                .file_name()
                .unwrap_or_default()
                .to_string_lossy()
                .into_owned(),
            texts: texts?,
        })
    }
}

fn ours(
    results: &mut Results,
    name: &str,
    language: &Language,
    corpus: &Corpus,
    effort: Repetition,
    instructions: Option<f64>,
) -> Result<()> {
    let mut parser = Parser::new(language);
    // Instructions are counted for the tables alone.
    let mut other = match effort {
        Repetition::Rounds(_) => None,
        Repetition::Time(_) => compiled(language).map(|format| (format, Parser::new(language))),
    };
    let mut times = Times {
        lex: f64::INFINITY,
        parse: f64::INFINITY,
        compiled: f64::INFINITY,
        cold: 0.0,
    };
    let (mut bytes, mut tokens, mut refused) = (0, 0, 0);
    let began = Instant::now();
    let mut rounds = 0;
    while match effort {
        Repetition::Rounds(wanted) => rounds < wanted,
        Repetition::Time(limit) => rounds < 3 || began.elapsed() < limit,
    } {
        let (mut lex, mut parse, mut compiled) = (0.0, 0.0, 0.0);
        (bytes, tokens, refused) = (0, 0, 0);
        for text in &corpus.texts {
            let start = Stopwatch::now();
            let found = tokenize(language, text);
            let lexed = start.seconds();
            let parsed = found
                .as_ref()
                .is_ok_and(|found| language.parse(&mut parser, found).is_ok());
            let whole = start.seconds();
            // An early rejection would count as very fast.
            match found {
                Ok(found) if parsed => {
                    lex += lexed;
                    parse += whole - lexed;
                    if let Some((format, parser)) = &mut other {
                        let start = Stopwatch::now();
                        let parsed = format.parse(parser, &found);
                        compiled += start.seconds();
                        ensure!(parsed.is_ok(), "{name}: the compiled parser refuses a text");
                    }
                    bytes += text.len();
                    tokens += found.len();
                }
                _ => refused += 1,
            }
        }
        if rounds == 0 {
            times.cold = lex + parse;
        }
        times.lex = times.lex.min(lex);
        times.parse = times.parse.min(parse);
        times.compiled = times.compiled.min(compiled);
        rounds += 1;
    }
    ensure!(
        bytes > 0,
        "{}: {name} reads none of these files",
        corpus.name
    );
    let speed = |seconds: f64| Some(bytes as f64 / seconds / 1e6);
    let both = times.lex + times.parse;
    results.add(
        &[name, &corpus.name],
        &[
            Some(corpus.texts.len() as f64),
            Some(f64::from(refused)),
            Some(bytes as f64 / 1e3),
            Some(tokens as f64),
            speed(times.lex),
            speed(times.parse),
            other.as_ref().and_then(|_| speed(times.compiled)),
            other.as_ref().map(|_| times.parse / times.compiled),
            speed(both),
            Some(tokens as f64 / both / 1e6),
            speed(times.cold),
            instructions.map(|count| count / bytes as f64),
        ],
    );
    Ok(())
}
