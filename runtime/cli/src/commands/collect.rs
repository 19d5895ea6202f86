//! `collect`: which deletions are valid, as data to train a model on.
//!
//! Small programs are reduced under "still valid, and keeps one token that was chosen by
//! chance" (Gharachorlu and Sumner's way to come by verdicts), and each deletion of a
//! single node is noted with its features and what the tool said.

use std::collections::BTreeMap;
use std::io::{BufWriter, Write};
use std::path::Path;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use fastrand::Rng;
use serde::Serialize;

use crate::args::language::LanguageArguments;
use crate::args::task::CollectArguments;
use crate::exit::{Exit, Failure};
use crate::input::files::found;
use crate::input::languages::Languages;
use secateur_syntax::format::Format;
use secateur_tables::Kind;
use secateur_tables::model::Feature;

use secateur_reduce::executor::{Event, Executor, Verdict};
use secateur_reduce::learning::{Names, Recent, View};
use secateur_syntax::Language;
use secateur_syntax::lex::Token;

use secateur_oracle::Interrupt;
use secateur_oracle::{Layout, LocalExecutor, LocalOptions, PropertyTest, TestCommand};
use secateur_reduce::strategy::{Start, Strategy, find, name_types};
use secateur_syntax::parse::Parser;
use secateur_syntax::tree::{Change, Printer, Tree};

/// The first line.
#[derive(Serialize)]
struct Head<'a> {
    language: &'a str,
    seed: u64,
    /// The names of kinds, which features refer to by number.
    names: Vec<&'a str>,
}

/// A deletion that was tried.
#[derive(Serialize)]
struct Row<'a> {
    /// The program's number.
    program: usize,
    features: &'a [Feature],
    valid: bool,
}

type Verdicts = Vec<(Vec<Feature>, bool)>;

/// What is deleted takes with it what would have been asked about, so more are tried than
/// the share that `--most` is of all, until there are as many.
const DENSER: u64 = 2;

/// Longer than any honest compiler takes for a small program.
const PATIENCE: Duration = Duration::from_secs(10);

/// Reduces every program and writes what was seen.
pub(crate) fn collect(
    languages: &Languages<'_>,
    arguments: &CollectArguments,
) -> Result<Exit, Failure> {
    let usage = |message: String| (Exit::Usage, message);
    let broken = |error: std::io::Error| (Exit::Broken, error.to_string());
    let named = LanguageArguments {
        language: Some(arguments.name.clone()),
        ..Default::default()
    };
    let chosen = languages.choose(&named, Path::new(""))?;
    let format = chosen.format();
    let language = format.language();
    let programs = found(format, &arguments.paths, &[], &[]);
    let command = TestCommand::from_words(arguments.command.clone())
        .map_err(|error| usage(error.to_string()))?;
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let jobs = arguments.jobs.unwrap_or(cores).clamp(1, 256);
    let options = LocalOptions {
        jobs: 1,
        timeout: Some(PATIENCE),
        timeout_is_interesting: false,
        keep_output: 0,
        limits: arguments.limits.limits(jobs),
        confinement: arguments.sandbox.confinement().map_err(usage)?,
        temp: arguments.sandbox.temp.clone(),
    };
    let interrupt = Interrupt::new().map_err(broken)?;
    let file = std::fs::File::create(&arguments.output).map_err(broken)?;
    let mut out = BufWriter::new(file);
    let head = Head {
        language: &language.name,
        seed: arguments.seed,
        names: (0..language.kinds())
            .map(|kind| language.kind_name(Kind(kind as u16)))
            .collect(),
    };
    let line = |value: serde_json::Result<String>| value.map_err(std::io::Error::from);
    writeln!(
        out,
        "{}",
        line(serde_json::to_string(&head)).map_err(broken)?
    )
    .map_err(broken)?;

    let until = arguments
        .max_time
        .map(|seconds| Instant::now() + Duration::from_secs_f64(seconds));
    let next = AtomicUsize::new(0);
    let done: Mutex<BTreeMap<usize, Result<Verdicts, String>>> = Mutex::default();
    std::thread::scope(|scope| {
        for _ in 0..jobs {
            scope.spawn(|| {
                while until.is_none_or(|until| Instant::now() < until) {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    let Some(path) = programs.get(number) else {
                        break;
                    };
                    let tried = Program {
                        format,
                        arguments,
                        number,
                        path,
                        until,
                    };
                    let rows = tried.rows(&command, &options, &interrupt);
                    let mut done = done.lock().unwrap_or_else(|error| error.into_inner());
                    done.insert(number, rows);
                }
            });
        }
    });
    let done = done.into_inner().unwrap_or_else(|error| error.into_inner());
    let (mut used, mut valid, mut rows) = (0, 0, 0);
    for (program, found) in done {
        let found = found.map_err(|message| (Exit::Broken, message))?;
        used += usize::from(!found.is_empty());
        for (features, is_valid) in &found {
            let row = Row {
                program,
                features,
                valid: *is_valid,
            };
            let text = line(serde_json::to_string(&row)).map_err(broken)?;
            writeln!(out, "{text}").map_err(broken)?;
            rows += 1;
            valid += usize::from(*is_valid);
        }
    }
    out.flush().map_err(broken)?;
    let _ = writeln!(
        std::io::stderr(),
        "{}: {rows} deletions in {used} of {} programs, {valid} of them valid",
        language.name,
        programs.len()
    );
    Ok(Exit::Done)
}

/// A program that is reduced.
struct Program<'a> {
    format: &'a dyn Format,
    arguments: &'a CollectArguments,
    number: usize,
    path: &'a Path,
    /// Nothing is tried after this.
    until: Option<Instant>,
}

impl Program<'_> {
    /// Each deletion that was tried; none if the program is too large, does not parse or
    /// is not valid itself.
    fn rows(
        &self,
        command: &TestCommand,
        options: &LocalOptions,
        interrupt: &Interrupt,
    ) -> Result<Verdicts, String> {
        let Some(mut tree) = self.tree() else {
            return Ok(Vec::new());
        };
        let language = self.format.language();
        let layout = Layout::from(self.path.file_name().unwrap_or_default());
        let mut executor = LocalExecutor::new(
            PropertyTest::from(command.clone()),
            layout,
            options.clone(),
            Some(interrupt.clone()),
        )
        .map_err(|error| error.to_string())?;
        let mut test = |text: &[u8]| -> Result<bool, String> {
            executor.start(text).map_err(|error| error.to_string())?;
            match executor.wait().map_err(|error| error.to_string())? {
                Event::Finished(outcome) => Ok(outcome.verdict == Verdict::Interesting),
                Event::Interrupted => Err("interrupted".to_owned()),
            }
        };
        if !test(tree.text())? {
            return Ok(Vec::new());
        }
        let kept = self.kept(&tree);
        let mut names = Names::of(&tree, name_types(&tree));
        let mut recent = Recent::default();
        let mut rows = Vec::new();
        let mut strategy = (find("pardis").expect("Pardis is there").start)(&Start {
            language,
            tree: &tree,
            lists: None,
            usual: &[],
            guidance: None,
        });
        let printer = Printer::new(language);
        let asked = asked(language, &tree, strategy.clone());
        let mut random = Rng::with_seed(self.seed() ^ 1);
        let in_time = || self.until.is_none_or(|until| Instant::now() < until);
        while (rows.len() as u64) < self.arguments.most && in_time() {
            let Some(edit) = strategy.propose(language, &tree) else {
                break;
            };
            if random.u64(..asked.max(1)) >= self.arguments.most * DENSER {
                strategy.told(&tree, false);
                continue;
            }
            let candidate = edit.candidate(&tree);
            let (mut text, mut tokens) = (Vec::new(), Vec::new());
            let printed = printer.print(&tree, &candidate, &mut text, Some(&mut tokens));
            let keeps = |token: &Token| token.kind == kept.0 && *token.of(&text) == *kept.1;
            // What loses the token says nothing of validity.
            if !printed || !tokens.iter().any(keeps) {
                strategy.told(&tree, false);
                continue;
            }
            let valid = test(&text)?;
            if let [Change::Delete(node)] = *edit.changes() {
                let view = View::of(&tree, &names, &recent, node);
                rows.push((view.features(language), valid));
                recent.hear(tree.kind(node).index(), tree.parent(node), valid);
            }
            if valid {
                tree.apply(&edit, text, tokens);
                names.count(&tree);
            }
            strategy.told(&tree, valid);
        }
        Ok(rows)
    }

    fn tree(&self) -> Option<Tree> {
        let language: &Language = self.format.language();
        let text = std::fs::read(self.path).ok()?;
        let tree = self.format.read(&mut Parser::new(language), &text).ok()?;
        let small = (1..=self.arguments.tokens).contains(&tree.tokens().len());
        small.then_some(tree)
    }

    /// The token that has to stay.
    fn kept(&self, tree: &Tree) -> (Kind, Box<[u8]>) {
        let at = Rng::with_seed(self.seed()).usize(..tree.tokens().len());
        let token = tree.tokens()[at];
        (token.kind, token.of(tree.text()).into())
    }

    /// Another one for each program.
    fn seed(&self) -> u64 {
        self.arguments.seed ^ (self.number as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15)
    }
}

/// How many deletions a strategy asks about if all are refused.
fn asked(language: &Language, tree: &Tree, mut strategy: Box<dyn Strategy>) -> u64 {
    let mut asked = 0;
    while strategy.propose(language, tree).is_some() {
        strategy.told(tree, false);
        asked += 1;
    }
    asked
}
