//! Speed of lexing and parsing.

use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use anyhow::{Context, Result, ensure};
use secateur_runtime::format::{Format, TableFormat};
use secateur_runtime::language::Language;
use secateur_runtime::lex::tokenize;
use secateur_runtime::parse::Parser;

use super::results::{Output, Results};
use super::tree_sitter;
use crate::grammars::{load_and_compile, of_format, warn_of_hook};

/// Grammars and files.
#[derive(Clone, Debug, clap::Args)]
pub struct Arguments {
    /// The grammar, or a lexer grammar and a parser grammar.
    #[arg(long, required_unless_present = "format", conflicts_with = "format")]
    grammar: Vec<PathBuf>,
    /// One of the project's formats instead: of a folder, the files with its
    /// extensions are taken.
    #[arg(long)]
    format: Option<String>,
    /// The start rule.
    #[arg(long, conflicts_with = "format")]
    start: Option<String>,
    /// The files; or folders, of which all files together make one row.
    #[arg(required = true)]
    files: Vec<PathBuf>,
    /// Seconds for each row, after one round for warming up.
    #[arg(long, default_value_t = 2.0)]
    seconds: f64,
    #[command(flatten)]
    output: Output,
}

const KEYS: [&str; 2] = ["grammar", "input"];
const FIGURES: [(&str, usize); 9] = [
    ("files", 0),
    ("refused", 0),
    ("KB", 0),
    ("tokens", 0),
    ("lex MB/s", 1),
    ("parse MB/s", 1),
    ("both MB/s", 1),
    ("M tokens/s", 2),
    ("cold MB/s", 1),
];

/// Texts that make a row.
struct Corpus {
    name: String,
    texts: Vec<Vec<u8>>,
}

/// The fastest round's seconds.
#[derive(Clone, Copy)]
struct Times {
    lex: f64,
    parse: f64,
    /// Of the first round, both.
    cold: f64,
}

/// Measures and prints.
pub fn run(root: &Path, arguments: &Arguments) -> Result<()> {
    let grammar = match &arguments.format {
        Some(name) => of_format(root, name)?,
        None => arguments.grammar.clone(),
    };
    let began = Instant::now();
    let compiled = load_and_compile(&grammar, arguments.start.as_deref())?;
    warn_of_hook(&grammar[0], &compiled.tables);
    let language = Language::from_json(&compiled.tables.to_json())?;
    eprintln!("grammar compiled in {:.2} s", began.elapsed().as_secs_f64());
    let extensions: Vec<String> = language
        .extensions
        .iter()
        .map(ToString::to_string)
        .collect();
    let name = language.name.to_string();
    let format = TableFormat::new(language);
    let mut results = Results::new("parse", &KEYS, &FIGURES);
    for path in &arguments.files {
        let corpus = Corpus::read(path, &extensions)?;
        ours(&mut results, &name, &format, &corpus, arguments.seconds)?;
        tree_sitter::add(
            &mut results,
            &name,
            &corpus.name,
            &corpus.texts,
            arguments.seconds,
        )?;
    }
    results.put_out(&arguments.output)
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
            if next == path || extensions.iter().any(|one| *one == extension) {
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
            // The last part: where a corpus lies is this machine's affair.
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
    format: &TableFormat,
    corpus: &Corpus,
    seconds: f64,
) -> Result<()> {
    let language = format.language();
    let mut parser = Parser::new(language);
    let mut times = Times {
        lex: f64::INFINITY,
        parse: f64::INFINITY,
        cold: 0.0,
    };
    let (mut bytes, mut tokens, mut refused) = (0, 0, 0);
    let limit = Duration::from_secs_f64(seconds);
    let began = Instant::now();
    let mut rounds = 0;
    while rounds < 3 || began.elapsed() < limit {
        let (mut lex, mut parse) = (0.0, 0.0);
        (bytes, tokens, refused) = (0, 0, 0);
        for text in &corpus.texts {
            let start = Instant::now();
            let found = tokenize(language, text);
            let lexed = start.elapsed().as_secs_f64();
            let parsed = found
                .as_ref()
                .is_ok_and(|found| format.parse(&mut parser, found).is_ok());
            let whole = start.elapsed().as_secs_f64();
            // What is refused early would count as very fast.
            match found {
                Ok(found) if parsed => {
                    lex += lexed;
                    parse += whole - lexed;
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
            speed(both),
            Some(tokens as f64 / both / 1e6),
            speed(times.cold),
        ],
    );
    Ok(())
}
