//! `collect`: verdicts of deletions, as data to train a model on.
//!
//! Small programs are reduced under "still valid, and keeps one token chosen at random" (the method
//! of Gharachorlu and Sumner); each deletion of a single node is recorded with its features and the
//! tool's verdict.

use std::collections::BTreeMap;
use std::ffi::OsString;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use clap::Args;
use fastrand::Rng;

use crate::args::language::LanguageArguments;
use crate::args::limits::LimitArguments;
use crate::args::numbers::{number, positive, seconds};
use crate::args::sandbox::SandboxArguments;
use crate::commands::{Program, Subcommand};
use crate::exit::{Exit, Failure};
use crate::input::files::{found, read_small};
use crate::input::languages::Languages;
use crate::run::outputs::{is_not_read, place, write};
use crate::strategies;
use secateur_learn::{Deletion, DeletionsHead};
use secateur_report::say;
use secateur_syntax::format::Format;
use secateur_tables::Kind;

use secateur_reduce::executor::{Event, Executor, Verdict};
use secateur_reduce::learning::{Names, NodeFeatures, Recent};
use secateur_syntax::Language;
use secateur_syntax::lex::Token;

use crate::run::setup::{interrupt, say_once};
use secateur_oracle::Interrupt;
use secateur_oracle::{Layout, LocalExecutor, LocalOptions, PropertyTest, TestCommand};
use secateur_reduce::strategy::{Start, Strategy, StrategyKind, name_types};
use secateur_syntax::parse::Parser;
use secateur_syntax::tree::{Change, Printer, Tree};

/// Factor on the share of `--most`: a deleted node takes others with it that would be tried later.
const DENSER: u64 = 2;

/// Maximal size of a program in bytes; larger ones have too many tokens.
const LARGE: u64 = 1 << 24;

/// Above an honest compiler's time for a small program.
const PATIENCE: Duration = Duration::from_secs(10);

/// The arguments of `collect`.
#[derive(Debug, Args)]
pub(crate) struct Arguments {
    /// The language.
    #[arg(value_name = "LANGUAGE")]
    name: String,

    /// Small programs, and directories that are searched for them.
    #[arg(required = true, value_name = "PATH")]
    paths: Vec<PathBuf>,

    /// The command that accepts a valid program, in which `{}` is the program's path.
    #[arg(last = true, required = true, value_name = "COMMAND")]
    command: Vec<OsString>,

    /// Write the data to this file, one JSON object a line.
    #[arg(short, long, value_name = "FILE")]
    output: PathBuf,

    /// Choose tokens by this seed; the same seed gives the same data.
    #[arg(long, value_name = "N", default_value_t = 0, value_parser = number::<u64>)]
    seed: u64,

    /// Try at most this many deletions on each program, chosen at random among all sizes.
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = number::<u64>)]
    most: u64,

    /// Skip programs with more tokens.
    #[arg(long, value_name = "N", default_value_t = 3000, value_parser = number::<usize>)]
    tokens: usize,

    /// Stop after this time, with the data so far.
    #[arg(long, value_name = "SECONDS", value_parser = seconds)]
    max_time: Option<Duration>,

    /// Reduce this many programs at once [default: the number of processors].
    #[arg(short, long, value_name = "N", value_parser = positive::<usize>)]
    jobs: Option<usize>,

    #[command(flatten)]
    limits: LimitArguments,

    #[command(flatten)]
    sandbox: SandboxArguments,
}

impl Subcommand for Arguments {
    const ABOUT: &'static str =
        "Records which deletions a tool finds valid, as training data of a model";

    fn run(self, program: Program<'_>) -> Result<Exit, Failure> {
        collect(&program.languages, &self)
    }
}

fn collect(languages: &Languages<'_>, arguments: &Arguments) -> Result<Exit, Failure> {
    let usage = |message: String| (Exit::Usage, message);
    let broken = |error: std::io::Error| (Exit::Broken, error.to_string());
    let named = LanguageArguments {
        language: Some(arguments.name.clone()),
        ..Default::default()
    };
    let chosen = languages.choose(&named, Path::new(""))?;
    let format = chosen.format();
    let language = format.language();
    let pardis = strategies::find("pardis").ok_or_else(|| {
        usage("`collect` needs the strategy `pardis`, which this program lacks: `secateur` has it, as has a program that is built with the feature `published`".to_owned())
    })?;
    let programs = found(format, &arguments.paths, &[], &[])?;
    let time = arguments.max_time;
    let command = TestCommand::from_words(arguments.command.clone())
        .map_err(|error| usage(format!("the command after `--`: {error}")))?;
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let jobs = arguments.jobs.unwrap_or(cores).clamp(1, 256);
    let options = LocalOptions {
        jobs: 1,
        timeout: Some(PATIENCE),
        timeout_is_interesting: false,
        keep_output: 0,
        limits: arguments.limits.limits(),
        sandbox_rules: arguments.sandbox.rules().map_err(usage)?,
        temp: None,
    };
    let until = time.and_then(|time| Instant::now().checked_add(time));
    let interrupt = interrupt(until)?;
    is_not_read(&arguments.output, &programs)?;
    let output = place(&arguments.output)?;
    let mut out = Vec::new();
    let head = DeletionsHead::new(language, arguments.seed);
    let line = |value: serde_json::Result<String>| value.map_err(std::io::Error::from);
    writeln!(
        out,
        "{}",
        line(serde_json::to_string(&head)).map_err(broken)?
    )
    .map_err(broken)?;

    let next = AtomicUsize::new(0);
    let done: Mutex<BTreeMap<usize, Result<Vec<Deletion>, String>>> = Mutex::default();
    std::thread::scope(|scope| {
        for _ in 0..jobs {
            scope.spawn(|| {
                while !interrupt.ends() {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    let Some(path) = programs.get(number) else {
                        break;
                    };
                    let tried = Sample {
                        format,
                        pardis,
                        arguments,
                        number,
                        path,
                        interrupt: &interrupt,
                    };
                    let rows = tried.rows(&command, &options);
                    let mut done = done.lock().unwrap_or_else(|error| error.into_inner());
                    done.insert(number, rows);
                }
            });
        }
    });
    let done = done.into_inner().unwrap_or_else(|error| error.into_inner());
    let (mut used, mut valid, mut rows) = (0, 0, 0);
    let mut failed = None;
    for found in done.into_values() {
        let found = found.unwrap_or_else(|message| {
            failed.get_or_insert(message);
            Vec::new()
        });
        used += usize::from(!found.is_empty());
        for row in &found {
            let text = line(serde_json::to_string(row)).map_err(broken)?;
            writeln!(out, "{text}").map_err(broken)?;
            rows += 1;
            valid += usize::from(row.valid);
        }
    }
    if rows == 0
        && let Some(message) = failed
    {
        return Err((Exit::Broken, message));
    }
    write(&output, &out)?;
    say(&format!(
        "{}: {rows} deletions in {used} of {} programs, {valid} of them valid",
        language.name,
        programs.len()
    ));
    match failed {
        Some(message) => Err((Exit::Broken, message)),
        None if interrupt.ends() && !interrupt.is_late() => {
            Err((Exit::Interrupted, "interrupted".to_owned()))
        }
        None => Ok(Exit::Done),
    }
}

struct Sample<'a> {
    format: &'a dyn Format,
    pardis: StrategyKind,
    arguments: &'a Arguments,
    number: usize,
    path: &'a Path,
    interrupt: &'a Interrupt,
}

impl Sample<'_> {
    /// Returns each tried deletion, up to a signal or the limit of time.
    ///
    /// None if the program is too large, does not parse or is not valid itself.
    fn rows(&self, command: &TestCommand, options: &LocalOptions) -> Result<Vec<Deletion>, String> {
        let Some(mut tree) = self.tree() else {
            return Ok(Vec::new());
        };
        let language = self.format.language();
        let layout = Layout::of(self.path);
        let mut executor = LocalExecutor::new(
            PropertyTest::from(command.clone()),
            layout,
            options.clone(),
            Some(self.interrupt.clone()),
        )
        .map_err(|error| error.to_string())?;
        say_once(executor.notice());
        // No verdict once the run ends.
        let mut test = |text: &[u8]| -> Result<Option<bool>, String> {
            executor.start(text).map_err(|error| error.to_string())?;
            match executor.wait().map_err(|error| error.to_string())? {
                Event::Finished(outcome) => Ok(Some(outcome.verdict == Verdict::Interesting)),
                Event::Interrupted => Ok(None),
            }
        };
        if test(tree.text())? != Some(true) {
            return Ok(Vec::new());
        }
        let kept = self.kept(&tree);
        let mut names = Names::of(&tree, name_types(&tree));
        let mut recent = Recent::default();
        let mut rows = Vec::new();
        let mut strategy = (self.pardis.start)(&Start {
            language,
            tree: &tree,
            lists: None,
            usual: &[],
            guidance: None,
            structured: &[],
        });
        let printer = Printer::new(language);
        let asked = asked(language, &tree, strategy.clone());
        let mut random = Rng::with_seed(self.seed() ^ 1);
        while (rows.len() as u64) < self.arguments.most && !self.interrupt.ends() {
            let Some(edit) = strategy.next(language, &tree) else {
                break;
            };
            if random.u64(..asked.max(1)) >= self.arguments.most * DENSER {
                strategy.record_verdict(&tree, false);
                continue;
            }
            let candidate = edit.candidate(&tree);
            let (mut text, mut tokens) = (Vec::new(), Vec::new());
            let printed = printer.print(&tree, &candidate, &mut text, Some(&mut tokens));
            let keeps = |token: &Token| token.kind == kept.0 && *token.of(&text) == *kept.1;
            // Such a candidate shows nothing of validity.
            if !printed || !tokens.iter().any(keeps) {
                strategy.record_verdict(&tree, false);
                continue;
            }
            let Some(valid) = test(&text)? else {
                break;
            };
            if let [Change::Delete(node)] = *edit.changes() {
                let view = NodeFeatures::of(&tree, &names, &recent, node);
                rows.push(Deletion {
                    program: self.number as u64,
                    features: view.features(language),
                    valid,
                });
                recent.record(tree.kind(node).index(), tree.parent(node), valid);
            }
            if valid {
                tree.apply(&edit, text, tokens);
                names.count(&tree);
            }
            strategy.record_verdict(&tree, valid);
        }
        Ok(rows)
    }

    fn tree(&self) -> Option<Tree> {
        let language: &Language = self.format.language();
        let text = read_small(self.path, LARGE, || self.interrupt.ends())?;
        let tree = self.format.read(&mut Parser::new(language), &text).ok()?;
        let small = (1..=self.arguments.tokens).contains(&tree.tokens().len());
        small.then_some(tree)
    }

    fn kept(&self, tree: &Tree) -> (Kind, Box<[u8]>) {
        let at = Rng::with_seed(self.seed()).usize(..tree.tokens().len());
        let token = tree.tokens()[at];
        (token.kind, token.of(tree.text()).into())
    }

    fn seed(&self) -> u64 {
        self.arguments.seed ^ (self.number as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15)
    }
}

/// Returns the number of a strategy's proposals if all are rejected.
fn asked(language: &Language, tree: &Tree, mut strategy: Box<dyn Strategy>) -> u64 {
    let mut asked = 0;
    while strategy.next(language, tree).is_some() {
        strategy.record_verdict(tree, false);
        asked += 1;
    }
    asked
}
