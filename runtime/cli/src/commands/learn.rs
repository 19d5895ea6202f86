//! `learn`: trains a model on many files.

use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc;
use std::time::{Duration, Instant};

use clap::Args;
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use serde::{Deserialize, Serialize};

use crate::args::language::LanguageArguments;
use crate::args::numbers::{positive, seconds};
use crate::commands::{Program, Subcommand};
use crate::exit::{Exit, Failure};
use crate::input::files::{found, read_small};
use crate::input::languages::Languages;
use crate::run::outputs::{file, is_not_read, write};
use secateur_learn::{Facts, Gatherer, Model, Point};
use secateur_report::{counted, say};
use secateur_syntax::Halt;
use secateur_syntax::format::Format;
use secateur_syntax::parse::Parser;
use secateur_syntax::tree::Tree;
use secateur_tables::Version;

/// Number of files between two saves.
const STEP: usize = 256;
/// Maximal size of a file in bytes; larger ones are data or generated.
const LARGE: u64 = 1 << 20;
/// Number of short texts kept of each kind.
const TEXTS: usize = 256;

#[derive(Serialize, Deserialize)]
struct Part {
    #[serde(rename = "secateur_part")]
    version: Version<1>,
    /// Hash of the list of files.
    list: String,
    done: usize,
    /// Number of finished files that do not parse.
    missed: usize,
    known: Model,
}

struct SoFar {
    done: usize,
    missed: usize,
    facts: Facts,
    curve: Vec<Point>,
}

/// The arguments of `learn`.
#[derive(Debug, Args)]
pub(crate) struct Arguments {
    /// The language.
    #[arg(value_name = "LANGUAGE")]
    name: String,

    /// Files, and directories that are searched for files with the language's
    /// extensions.
    #[arg(required = true, value_name = "PATH")]
    paths: Vec<PathBuf>,

    /// Write the model to this file; FILE.part lets the same command continue after a stop.
    #[arg(short, long, value_name = "FILE")]
    output: PathBuf,

    /// Search for these extensions instead, separated by commas.
    #[arg(long, value_name = "LIST", value_delimiter = ',')]
    extensions: Vec<String>,

    /// Skip files whose paths contain this text; may be repeated.
    #[arg(long, value_name = "TEXT")]
    exclude: Vec<String>,

    /// Read this many files at once [default: the number of processors].
    #[arg(short, long, value_name = "N", value_parser = positive::<usize>)]
    jobs: Option<usize>,

    /// Stop after this time with a model of the files read; the same command continues.
    #[arg(long, value_name = "SECONDS", value_parser = seconds)]
    max_time: Option<Duration>,

    /// Show nothing but errors.
    #[arg(short, long)]
    quiet: bool,
}

impl Subcommand for Arguments {
    const ABOUT: &'static str = "Trains a model of a language on many files";

    fn run(self, program: Program<'_>) -> Result<Exit, Failure> {
        learn(&program.languages, &self)
    }
}

fn learn(languages: &Languages<'_>, arguments: &Arguments) -> Result<Exit, Failure> {
    let usage = |message: String| (Exit::Usage, message);
    let broken = |message: String| (Exit::Broken, message);
    let named = LanguageArguments {
        language: Some(arguments.name.clone()),
        ..Default::default()
    };
    let chosen = languages.choose(&named, Path::new(""))?;
    let format = chosen.format();
    let language = format.language();
    let files = found(
        format,
        &arguments.paths,
        &arguments.extensions,
        &arguments.exclude,
    )?;
    if files.is_empty() {
        return Err(usage(
            "there are no files to learn from: name files of the language, or give --extensions"
                .to_owned(),
        ));
    }
    let list = list_of(&files);
    is_not_read(&arguments.output, &files)?;
    let output = file(&arguments.output)?;
    let part = part_of(&arguments.output);
    let part_output = file(&part)?;
    let mut learnt = go_on(format, &part, &list)?.unwrap_or_else(|| SoFar {
        done: 0,
        missed: 0,
        facts: Facts::new(language),
        curve: Vec::new(),
    });
    let until = arguments
        .max_time
        .and_then(|time| Instant::now().checked_add(time));
    let halt = Halt::new(move || until.is_some_and(|until| Instant::now() >= until));
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let jobs = arguments.jobs.unwrap_or(cores).clamp(1, 256);
    if learnt.done > 0 && !arguments.quiet {
        say(&format!(
            "{}: continues after {}",
            language.name,
            counted(learnt.done as u64, "file")
        ));
    }
    let bar = bar(arguments.quiet, files.len());
    bar.set_position(learnt.done as u64);
    while learnt.done < files.len() && !halt.look() {
        let to = (learnt.done + STEP).min(files.len());
        let results = read_all(format, &files[learnt.done..to], jobs, &halt, &bar);
        for facts in results {
            match facts {
                Some(facts) => learnt.facts.merge(&facts),
                None => learnt.missed += 1,
            }
            learnt.done += 1;
            // The curve's points are a factor of two apart.
            if learnt.done.is_power_of_two() || learnt.done == files.len() {
                let (mandatory, contexts) = learnt.facts.known(language);
                let files = learnt.facts.files;
                learnt.curve.push(Point {
                    files,
                    mandatory,
                    contexts,
                });
            }
        }
        learnt.facts.prune_texts(TEXTS);
        let known = Model::whole(language, &learnt.facts, learnt.curve.clone());
        let saved = Part {
            version: Version,
            list: list.clone(),
            done: learnt.done,
            missed: learnt.missed,
            known,
        };
        let saved = serde_json::to_string(&saved).map_err(|e| broken(e.to_string()))?;
        write(&part_output, saved.as_bytes())?;
    }
    bar.finish_and_clear();
    let model = Model::new(language, &learnt.facts, learnt.curve);
    write(&output, model.to_json().as_bytes())?;
    let whole = learnt.done == files.len();
    if whole {
        // A later run with the same files would continue from it.
        let _ = std::fs::remove_file(&part);
    }
    if !arguments.quiet {
        say(&format!(
            "{}: trained on {}, {}; {} cannot be read, do not parse or are too large",
            language.name,
            counted(learnt.facts.files.into(), "file"),
            counted(learnt.facts.tokens, "token"),
            learnt.missed
        ));
        if !whole {
            say(&format!(
                "the limit of time is reached after {} of {} files; the same command continues",
                learnt.done,
                files.len()
            ));
        }
    }
    Ok(if learnt.facts.files > 0 {
        Exit::Done
    } else {
        Exit::Refused
    })
}

/// Returns the observations of files, in their order; `None` without a parse.
///
/// A request to stop leaves out the first file that it interrupts and those behind it.
fn read_all(
    format: &dyn Format,
    files: &[PathBuf],
    jobs: usize,
    halt: &Halt,
    bar: &ProgressBar,
) -> Vec<Option<Facts>> {
    let next = AtomicUsize::new(0);
    let (send, receive) = mpsc::channel();
    std::thread::scope(|scope| {
        for _ in 0..jobs {
            let send = send.clone();
            let next = &next;
            scope.spawn(move || {
                let mut parser = Parser::new(format.language());
                parser.halted_by(halt.clone());
                let mut gatherer = Gatherer::new(format.language());
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    let Some(path) = files.get(number) else { break };
                    let facts =
                        tree_of(format, &mut parser, path, halt).map(|tree| gatherer.count(&tree));
                    if halt.look() {
                        break;
                    }
                    // The receiver outlives all senders.
                    let _ = send.send((number, facts));
                }
            });
        }
        drop(send);
        let mut results: Vec<Option<Option<Facts>>> = vec![None; files.len()];
        for (number, facts) in receive {
            results[number] = Some(facts);
            bar.inc(1);
        }
        results.into_iter().map_while(|facts| facts).collect()
    })
}

fn tree_of(format: &dyn Format, parser: &mut Parser, path: &Path, halt: &Halt) -> Option<Tree> {
    let text = read_small(path, LARGE, || halt.look())?;
    format.read(parser, &text).ok()
}

fn go_on(format: &dyn Format, part: &Path, list: &str) -> Result<Option<SoFar>, Failure> {
    let shown = part.display();
    let text = match std::fs::read_to_string(part) {
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(None),
        read => read.map_err(|error| (Exit::Usage, format!("cannot read {shown}: {error}")))?,
    };
    let mut saved: Part = serde_json::from_str(&text).map_err(|error| {
        let message =
            format!("cannot continue from {shown}: {error}; delete that file to begin again");
        (Exit::Usage, message)
    })?;
    let facts = saved.known.facts(format.language()).ok();
    let facts = facts.filter(|_| saved.list == list);
    Ok(facts.map(|facts| SoFar {
        done: saved.done,
        missed: saved.missed,
        facts,
        curve: std::mem::take(&mut saved.known.curve),
    }))
}

/// Hashes a list of files: paths, sizes, and the order.
fn list_of(files: &[PathBuf]) -> String {
    let mut hasher = blake3::Hasher::new();
    for path in files {
        hasher.update(path.as_os_str().as_encoded_bytes());
        let size = path.metadata().map_or(0, |data| data.len());
        hasher.update(&size.to_le_bytes());
    }
    hasher.finalize().to_hex()[..16].to_owned()
}

fn part_of(output: &Path) -> PathBuf {
    let mut name = output.as_os_str().to_owned();
    name.push(".part");
    PathBuf::from(name)
}

fn bar(quiet: bool, files: usize) -> ProgressBar {
    let target = match quiet {
        true => ProgressDrawTarget::hidden(),
        false => ProgressDrawTarget::stderr_with_hz(8),
    };
    let bar = ProgressBar::with_draw_target(Some(files as u64), target);
    if let Ok(style) = ProgressStyle::with_template("{wide_bar} {pos} of {len} files, {eta} left") {
        bar.set_style(style);
    }
    bar
}
