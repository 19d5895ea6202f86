//! Speed of lexing and parsing.

use std::path::PathBuf;
use std::time::{Duration, Instant};

use anyhow::{Context, Result};
use secateur_runtime::format::{Format, TableFormat};
use secateur_runtime::language::Language;
use secateur_runtime::lex::tokenize;
use secateur_runtime::parse::Parser;

use crate::grammars::load_and_compile;

/// A grammar and files.
#[derive(Clone, Debug, clap::Args)]
pub struct Arguments {
    /// The grammar, or a lexer grammar and a parser grammar.
    #[arg(long, required = true)]
    grammar: Vec<PathBuf>,
    /// The start rule.
    #[arg(long)]
    start: Option<String>,
    /// The files.
    #[arg(required = true)]
    files: Vec<PathBuf>,
    /// Seconds for each file, after one for warming up.
    #[arg(long, default_value_t = 2.0)]
    seconds: f64,
    /// Print a JSON line a file instead of a table.
    #[arg(long)]
    json: bool,
}

/// One file's figures, of the fastest round.
#[derive(serde::Serialize)]
struct Figures {
    file: String,
    bytes: usize,
    tokens: usize,
    /// Parsed by a parser that knew nothing before.
    cold_seconds: f64,
    lex_seconds: f64,
    parse_seconds: f64,
    rounds: usize,
}

/// Measures and prints.
pub fn run(arguments: &Arguments) -> Result<()> {
    let began = Instant::now();
    let compiled = load_and_compile(&arguments.grammar, arguments.start.as_deref())?;
    let language = Language::from_json(&compiled.tables.to_json())?;
    let compile = began.elapsed().as_secs_f64();
    let format = TableFormat::new(language);
    if !arguments.json {
        println!("grammar compiled in {compile:.2} s");
        println!(
            "| file | KB | tokens | lex MB/s | parse MB/s | both MB/s | M tokens/s | cold MB/s |"
        );
        println!("|---|---|---|---|---|---|---|---|");
    }
    for path in &arguments.files {
        let text =
            std::fs::read(path).with_context(|| format!("cannot read {}", path.display()))?;
        let figures = measure(
            &format,
            path.display().to_string(),
            &text,
            arguments.seconds,
        )?;
        if arguments.json {
            println!("{}", serde_json::to_string(&figures)?);
        } else {
            figures.print();
        }
    }
    Ok(())
}

fn measure(format: &TableFormat, file: String, text: &[u8], seconds: f64) -> Result<Figures> {
    let language = format.language();
    let mut parser = Parser::new(language);
    let mut figures = Figures {
        file,
        bytes: text.len(),
        tokens: 0,
        cold_seconds: 0.0,
        lex_seconds: f64::INFINITY,
        parse_seconds: f64::INFINITY,
        rounds: 0,
    };
    let limit = Duration::from_secs_f64(seconds);
    let began = Instant::now();
    while figures.rounds < 3 || began.elapsed() < limit {
        let start = Instant::now();
        let tokens = tokenize(language, text)?;
        let lexed = start.elapsed().as_secs_f64();
        let parsed = format.parse(&mut parser, &tokens);
        let whole = start.elapsed().as_secs_f64();
        if let Err(failure) = parsed {
            anyhow::bail!(
                "{}: {}",
                figures.file,
                failure.describe(language, text, &tokens)
            );
        }
        if figures.rounds == 0 {
            figures.cold_seconds = whole;
            figures.tokens = tokens.len();
        }
        figures.lex_seconds = figures.lex_seconds.min(lexed);
        figures.parse_seconds = figures.parse_seconds.min(whole - lexed);
        figures.rounds += 1;
    }
    Ok(figures)
}

impl Figures {
    fn print(&self) {
        let speed = |seconds: f64| self.bytes as f64 / seconds / 1e6;
        let both = self.lex_seconds + self.parse_seconds;
        println!(
            "| {} | {} | {} | {:.1} | {:.1} | {:.1} | {:.2} | {:.1} |",
            self.file,
            self.bytes / 1000,
            self.tokens,
            speed(self.lex_seconds),
            speed(self.parse_seconds),
            speed(both),
            self.tokens as f64 / both / 1e6,
            speed(self.cold_seconds),
        );
    }
}
