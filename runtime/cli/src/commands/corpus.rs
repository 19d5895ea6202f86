//! `corpus`: how much of real code a language reads.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use clap::Args;
use serde::Serialize;

use crate::args::language::LanguageArguments;
use crate::args::numbers::{number, percent, positive};
use crate::commands::{Program, Subcommand};
use crate::exit::{Exit, Failure};
use crate::input::files::found;
use crate::input::languages::Languages;
use crate::run::outputs::{is_not_read, place, unprinted, write};
use secateur_report::printable;
use secateur_syntax::format::Format;
use secateur_syntax::lex::tokenize;
use secateur_syntax::parse::Parser;
use secateur_syntax::tree::{Edit, Printer, Tree};

#[derive(Default, Serialize)]
struct Figures {
    files: usize,
    parsed: usize,
    /// Of all files.
    bytes: u64,
    tokens: u64,
    /// Files whose trees do not print back byte for byte: a bug of this program.
    changed: usize,
    /// Of all threads, for reading tokens, parsing and making the tree.
    seconds: f64,
    /// The file that took longest per byte, of those that took at least 0.1 s.
    slowest: Option<Slow>,
    #[serde(skip)]
    misses: Vec<(PathBuf, String)>,
}

#[derive(Serialize)]
struct Slow {
    path: PathBuf,
    megabytes_a_second: f64,
}

/// The arguments of `corpus`.
#[derive(Debug, Args)]
pub(crate) struct Arguments {
    /// Files, and directories that are searched for files with the language's
    /// extensions.
    #[arg(required = true, value_name = "PATH")]
    paths: Vec<PathBuf>,

    #[command(flatten)]
    language: LanguageArguments,

    /// Search for these extensions instead, separated by commas.
    #[arg(long, value_name = "LIST", value_delimiter = ',')]
    extensions: Vec<String>,

    /// Skip files whose paths contain this text; may be repeated.
    #[arg(long, value_name = "TEXT")]
    exclude: Vec<String>,

    /// Show at most this many files that do not parse.
    #[arg(long, value_name = "N", default_value_t = 20, value_parser = number::<usize>)]
    show: usize,

    /// Write the paths of files that do not parse to this file, one a line.
    #[arg(long, value_name = "FILE")]
    misses: Option<PathBuf>,

    /// Fail if a smaller share of the files parses, in percent.
    #[arg(long, value_name = "PERCENT", value_parser = percent)]
    at_least: Option<f64>,

    /// Parse this many files at once [default: the number of processors].
    #[arg(short, long, value_name = "N", value_parser = positive::<usize>)]
    jobs: Option<usize>,

    /// Print the figures as JSON.
    #[arg(long)]
    json: bool,
}

impl Subcommand for Arguments {
    const ABOUT: &'static str =
        "Parses many files and shows the share that parses and the first failures";

    fn run(self, program: Program<'_>) -> Result<Exit, Failure> {
        corpus(&program.languages, &self)
    }
}

fn corpus(languages: &Languages<'_>, arguments: &Arguments) -> Result<Exit, Failure> {
    let named = &arguments.language;
    let first = arguments.paths.iter().find(|path| path.is_file());
    let chosen = languages.choose(named, first.map_or(Path::new(""), PathBuf::as_path))?;
    let format = chosen.format();
    let files = found(
        format,
        &arguments.paths,
        &arguments.extensions,
        &arguments.exclude,
    )?;
    if files.is_empty() {
        let extensions = &format.description().extensions;
        let wanted: Vec<String> = match &arguments.extensions[..] {
            [] => extensions.iter().map(|e| format!(".{e}")).collect(),
            some => some
                .iter()
                .map(|e| format!(".{}", e.trim_start_matches('.')))
                .collect(),
        };
        let message = match &wanted[..] {
            [] => "the language has no extensions: name the files, or give --extensions".to_owned(),
            some => format!(
                "there are no files to parse: none ends in {}; --extensions names others",
                some.join(", ")
            ),
        };
        return Err((Exit::Usage, message));
    }
    let misses = match &arguments.misses {
        None => None,
        Some(path) => {
            is_not_read(path, &files)?;
            Some(place(path)?)
        }
    };
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let jobs = arguments.jobs.unwrap_or(cores).clamp(1, 256);
    let next = AtomicUsize::new(0);
    let figures = Mutex::new(Figures::default());
    std::thread::scope(|scope| {
        for _ in 0..jobs {
            scope.spawn(|| {
                let mut parser = Parser::new(format.language());
                while let Some(path) = files.get(next.fetch_add(1, Ordering::Relaxed)) {
                    let tried = try_file(format, &mut parser, path);
                    // A thread that panicked has left whole figures behind.
                    let mut figures = figures.lock().unwrap_or_else(|e| e.into_inner());
                    figures.add(path, tried);
                }
            });
        }
    });
    let mut figures = figures.into_inner().unwrap_or_else(|e| e.into_inner());
    figures.misses.sort();
    if let Some(list) = &misses {
        let lines: String = figures
            .misses
            .iter()
            .map(|(path, _)| format!("{}\n", path.display()))
            .collect();
        write(list, lines.as_bytes())?;
    }
    figures
        .print(&format.description().name, arguments)
        .map_err(|error| unprinted(&error))?;
    let share = 100.0 * figures.parsed as f64 / figures.files as f64;
    let enough = arguments.at_least.is_none_or(|least| share >= least);
    Ok(if enough && figures.changed == 0 {
        Exit::Done
    } else {
        Exit::Refused
    })
}

struct Tried {
    bytes: usize,
    /// Number of tokens and whether the tree prints back, or the message.
    result: Result<(usize, bool), String>,
    elapsed: Duration,
}

fn try_file(format: &dyn Format, parser: &mut Parser, path: &Path) -> Tried {
    let text = match std::fs::read(path) {
        Ok(text) => text,
        Err(error) => {
            return Tried {
                bytes: 0,
                result: Err(error.to_string()),
                elapsed: Duration::ZERO,
            };
        }
    };
    let language = format.language();
    let bytes = text.len();
    let begun = Instant::now();
    let tree = tokenize(language, &text)
        .map_err(|error| error.to_string())
        .and_then(|tokens| match format.parse(parser, &tokens) {
            Ok(syntax) => Ok(Tree::new(language, text.clone(), tokens, syntax)),
            Err(failure) => Err(format.describe(&failure, &text, &tokens)),
        });
    let elapsed = begun.elapsed();
    let result = tree.map(|tree| {
        let mut printed = Vec::with_capacity(bytes);
        let whole = Edit::new([]).candidate(&tree);
        let fits = Printer::new(language).print(&tree, &whole, &mut printed, None);
        (tree.tokens().len(), fits && printed == text)
    });
    Tried {
        bytes,
        result,
        elapsed,
    }
}

impl Figures {
    fn add(&mut self, path: &Path, tried: Tried) {
        self.files += 1;
        self.bytes += tried.bytes as u64;
        self.seconds += tried.elapsed.as_secs_f64();
        if tried.elapsed > Duration::from_millis(100) {
            let speed = tried.bytes as f64 / 1e6 / tried.elapsed.as_secs_f64();
            let slower = |slow: &Slow| speed < slow.megabytes_a_second;
            if self.slowest.as_ref().is_none_or(slower) {
                self.slowest = Some(Slow {
                    path: path.to_owned(),
                    megabytes_a_second: speed,
                });
            }
        }
        match tried.result {
            Ok((tokens, same)) => {
                self.parsed += 1;
                self.tokens += tokens as u64;
                self.changed += usize::from(!same);
            }
            Err(message) => self.misses.push((path.to_owned(), message)),
        }
    }

    fn print(&self, name: &str, arguments: &Arguments) -> std::io::Result<()> {
        let mut out = std::io::stdout().lock();
        if arguments.json {
            return writeln!(out, "{}", serde_json::to_string(self)?);
        }
        for (path, message) in self.misses.iter().take(arguments.show) {
            let missed = format!("{}:{message}", path.display());
            writeln!(out, "{}", printable(&missed))?;
        }
        let hidden = self.misses.len().saturating_sub(arguments.show);
        if hidden > 0 {
            writeln!(out, "… and {hidden} more that do not parse")?;
        }
        let megabytes = self.bytes as f64 / 1e6;
        writeln!(
            out,
            "{name}: {} of {} files parse ({:.2} %), {megabytes:.1} MB, {} tokens, {:.1} MB/s a thread",
            self.parsed,
            self.files,
            100.0 * self.parsed as f64 / self.files as f64,
            self.tokens,
            megabytes / self.seconds.max(1e-9),
        )?;
        if self.changed > 0 {
            writeln!(
                out,
                "the trees of {} files do not print the files back: please report this as a bug",
                self.changed
            )?;
        }
        if let Some(slow) = &self.slowest {
            writeln!(
                out,
                "slowest: {} ({:.2} MB/s)",
                printable(&slow.path.to_string_lossy()),
                slow.megabytes_a_second
            )?;
        }
        Ok(())
    }
}
