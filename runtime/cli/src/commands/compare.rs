//! `compare`: several strategies on the same input, one after the other.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use clap::Args;
use serde::Serialize;

use crate::args::config::{Config, config};
use crate::args::effort::chain;
use crate::args::language::ReadingArguments;
use crate::args::search::SearchArguments;
use crate::args::show::ShowArguments;
use crate::args::task::TaskArguments;
use crate::args::testing::TestArguments;
use crate::commands::{Program, Subcommand};
use crate::exit::{Exit, Failure};
use crate::input::files::read;
use crate::run::end::{contradicts_itself, say_earlier};
use crate::run::model::{suffices, trained};
use crate::run::outputs::{is_not_kept, is_not_read, place, read_by, unprinted, unwritten};
use crate::run::refusal::refusal;
use crate::run::setup::{Tests, executors, interrupt, options, search};
use crate::run::watched::{Timed, begin_report, timed};
use crate::run::watcher::{complained, program_failed, rolled_back, too_weak, unproven};
use crate::strategies;
use secateur_oracle::Layout;
use secateur_oracle::plugin::with_known;
use secateur_reduce::search::{
    Effort, End, Observer, Plan, Progress, ReduceError, Reduction, TextChange, Unit, Warning,
    reduce,
};
use secateur_reduce::transform::Transformer;
use secateur_report::{Compared, ProgressLine, comparison as page, duration, ending, say};
use secateur_session::history::{History, Moment};
use secateur_session::{Best, Output};

/// The arguments of `compare`.
#[derive(Debug, Args)]
pub(crate) struct Arguments {
    /// Compare `fast`, `default`, `thorough` or strategies (`NAME+NAME:MINIMIZER`).
    #[arg(
        long,
        value_name = "NAMES",
        value_delimiter = ',',
        required = true,
        help_heading = COMPARED
    )]
    strategies: Vec<String>,

    /// Write each result to this directory, named after its strategy; earlier ones move aside.
    #[arg(long, value_name = "DIR", help_heading = COMPARED)]
    keep: Option<PathBuf>,

    /// Write the table to this file, as a page for a browser.
    #[arg(long, value_name = "FILE", help_heading = COMPARED)]
    report: Option<PathBuf>,

    #[command(flatten)]
    task: TaskArguments,

    #[command(flatten)]
    reading: ReadingArguments,

    #[command(flatten)]
    tests: TestArguments,

    #[command(flatten)]
    search: SearchArguments,

    #[command(flatten)]
    show: ShowArguments,
}

const COMPARED: &str = "What to compare";

impl Subcommand for Arguments {
    const ABOUT: &'static str =
        "Runs several strategies on an input and shows the size and cost of each result";

    fn run(self, program: Program<'_>) -> Result<Exit, Failure> {
        compare(&program, &self)
    }
}

/// Runs each strategy and prints a table; saves results only in a named directory.
fn compare(program: &Program<'_>, comparison: &Arguments) -> Result<Exit, Failure> {
    let usage = |message: String| (Exit::Usage, message);
    let Arguments {
        task, tests, show, ..
    } = comparison;
    // Reading has the time of a reduction, and each reduction has it again.
    let reading_time = Timed::new(comparison.search.max_time);
    let interrupt = interrupt(None)?;
    let config = &config(task, tests, &comparison.search).map_err(usage)?;
    let plans = comparison
        .strategies
        .iter()
        .map(|name| Ok((name.as_str(), plan(name, config)?)))
        .collect::<Result<Vec<(&str, Plan)>, String>>()
        .map_err(usage)?;
    let input = read(&config.input)?;
    let reading = program
        .languages
        .read(&comparison.reading, &config.input, &input)?;
    if let Some(notice) = reading.notice.filter(|_| !show.quiet) {
        say(&notice);
    }
    let format = reading.chosen.format();
    let report = comparison.report.as_deref().map(place).transpose()?;
    let names = plans.iter().map(|(name, _)| *name);
    let results = match &comparison.keep {
        Some(folder) => results(program, folder, names, &config.input, report.as_ref())?,
        None => Vec::new(),
    };
    let model = trained(format, &config.model).map_err(usage)?;
    for (_, plan) in &plans {
        suffices(model.as_ref(), plan, format.language()).map_err(usage)?;
    }
    drop(reading_time);
    let layout = Layout::of(&config.input);
    let mut table = Table::new(show.json, &plans);
    let mut compared = Vec::new();
    let mut exit = Exit::Done;
    let last = plans.len() - 1;
    for (at, (name, plan)) in plans.into_iter().enumerate() {
        let time = Timed::new(config.max_time);
        let interrupt = interrupt.clone().until(time.deadline);
        // From here on files are made, which an end at the limit of time would leave.
        time.search(None);
        let mut executors = executors(config, &options(config), &interrupt, &layout)?;
        let mut watcher = Watcher {
            line: ProgressLine::new(show.quiet || show.json).of(name),
            history: comparison
                .report
                .is_some()
                .then(|| History::new(input.clone())),
        };
        let result = reduce(
            format,
            &input,
            executors.oracle(config),
            search(config, plan, model.clone()),
            &mut watcher,
        );
        let result = timed(result, &interrupt);
        drop(time);
        watcher.line.clear();
        let reduction = result.map_err(|error| refused(&error, config, &executors.test))?;
        drop(executors);
        if let Some(best) = results.get(at) {
            best.save(&reduction.text)
                .and_then(|_| best.finish(&input))
                .map_err(|error| unwritten(best.path(), &error))?;
            say_earlier(best.earlier(), show.quiet);
        }
        begin_report();
        if contradicts_itself(&reduction.end, reduction.flakiness) {
            exit = Exit::Unreliable;
        }
        let ended = match &reduction.end {
            End::Fixpoint | End::Limited(_) | End::Unreliable => None,
            End::Interrupted => Some(Ok(Exit::Interrupted)),
            End::Broken(error) => Some(Err((Exit::Broken, error.to_string()))),
            End::Unsaved(error) => Some(Err((
                Exit::Broken,
                format!("cannot save the result: {error}"),
            ))),
        };
        let steps = watcher
            .history
            .map_or_else(Vec::new, |h| h.steps().to_vec());
        compared.push(Compared {
            name: name.to_owned(),
            reduction,
            steps,
        });
        // An interrupted comparison has a page, too; a stream gets one page.
        if let Some(path) = &report
            && (!path.is_stream() || ended.is_some() || at == last)
        {
            page(path, &config.input, &compared).map_err(|error| unwritten(path.path(), &error))?;
        }
        let reduction = &compared[at].reduction;
        let printed = table.row(name, reduction);
        printed.map_err(|error| unprinted(&error))?;
        if let Some(ended) = ended {
            return ended;
        }
    }
    Ok(exit)
}

/// Parses strategies and plug-ins, joined by `+`, with a list minimizer after a colon.
fn plan(name: &str, config: &Config) -> Result<Plan, String> {
    let (plugins, sandbox_rules) = (&config.plugins, &config.sandbox_rules);
    let mut parts = name.split('+');
    let first = parts.next().unwrap_or_default();
    let effort = match first {
        "fast" => Effort::Fast,
        "default" => Effort::Usual,
        "thorough" => Effort::Thorough,
        _ => return chain(&name.replace('+', ","), plugins, sandbox_rules),
    };
    let names = name.replace('+', ",");
    let plugins = with_known(&names, plugins, sandbox_rules).map_err(|error| error.to_string())?;
    let plugin = |name: &str| {
        Plan::plugin(name, &plugins).map_err(|error| match strategies::find(name) {
            Some(_) => {
                format!(
                    "`{name}` is a strategy, and only plug-ins can follow `{first}+`: separate \
                     strategies by commas"
                )
            }
            None => error.to_string(),
        })
    };
    let plugins: Result<Vec<Arc<dyn Transformer>>, String> = parts.map(plugin).collect();
    Ok(Plan::Default(effort, plugins?))
}

fn refused(error: &ReduceError, config: &Config, executor: &Tests) -> Failure {
    refusal(error, config, executor.objection())
}

/// Returns the result of each strategy; an error if one of the files is written or read otherwise.
fn results<'n>(
    program: &Program<'_>,
    folder: &Path,
    names: impl Iterator<Item = &'n str>,
    input: &Path,
    report: Option<&Output>,
) -> Result<Vec<Best>, Failure> {
    std::fs::create_dir_all(folder).map_err(|error| unwritten(folder, &error))?;
    let matches = (program.parse)(program, &program.words)?;
    let read = matches.subcommand().map(|(_, matches)| read_by(matches));
    let read = read.unwrap_or_default();
    let result = |name| {
        let best = Best::new(input, Some(&kept(folder, name, input)), false);
        let best = best.map_err(|error| (Exit::Usage, error.to_string()))?;
        is_not_read(best.path(), &read)?;
        report.map_or(Ok(()), |report| is_not_kept(report, best.path()))?;
        best.move_earlier(false);
        Ok(best)
    };
    names.map(result).collect()
}

fn kept(folder: &Path, name: &str, input: &Path) -> PathBuf {
    let mut file = std::ffi::OsString::from(name.replace(':', "-"));
    if let Some(extension) = input.extension() {
        file.push(".");
        file.push(extension);
    }
    folder.join(file)
}

struct Watcher {
    line: ProgressLine,
    history: Option<History>,
}

impl Observer for Watcher {
    fn improved(
        &mut self,
        text: &[u8],
        change: &TextChange,
        progress: &Progress,
    ) -> std::io::Result<()> {
        self.line.show(progress);
        if let Some(history) = &mut self.history {
            let moment = Moment {
                tests: progress.tests,
                elapsed: progress.elapsed,
                tokens: progress.tokens_now,
                strategy: &progress.strategy,
            };
            history.push(text, change, moment);
        }
        Ok(())
    }

    fn warn(&mut self, warning: Warning) {
        let message = match warning {
            Warning::Narrow { .. } | Warning::Rejecting { .. } => return,
            Warning::TooWeak => too_weak("the empty file"),
            Warning::Program { name, problem } => program_failed(&name, problem),
            Warning::Complaints(complaints) => complained(&complaints),
            // The second test, which need not be flaky, may be the reason.
            Warning::RolledBack { from, to } => rolled_back(from, to, Unit::Tokens),
            Warning::Unproven { from, to } => unproven(from, to, Unit::Tokens),
            Warning::Flaky { .. } => {
                "warning: the property test is flaky, so the figures of this comparison are partly random: \
                 let the test repeat the runs of the program until its verdict is reliable"
                    .to_owned()
            }
        };
        self.line.say(&message);
    }

    fn tick(&mut self, progress: &Progress) {
        self.line.show(progress);
    }
}

/// A table, printed line by line as each strategy ends.
struct Table {
    json: bool,
    /// Width of the first column.
    width: usize,
    begun: bool,
}

/// A line of `--json`: field names are stable.
#[derive(Serialize)]
struct Row<'a> {
    strategy: &'a str,
    tokens: usize,
    bytes: usize,
    tests: u64,
    consumed: u64,
    successes: u64,
    cache_hits: u64,
    rounds: u32,
    seconds: f64,
    end: &'a str,
}

impl Table {
    fn new(json: bool, plans: &[(&str, Plan)]) -> Self {
        let names = plans.iter().map(|(name, _)| name.chars().count());
        Self {
            json,
            width: names.max().unwrap_or(0).max("strategy".len()),
            begun: false,
        }
    }

    fn row(&mut self, name: &str, reduction: &Reduction) -> std::io::Result<()> {
        let mut out = std::io::stdout().lock();
        let p = &reduction.progress;
        let end = ending(&reduction.end);
        if self.json {
            let row = Row {
                strategy: name,
                tokens: p.tokens_now,
                bytes: p.bytes_now,
                tests: p.tests,
                consumed: p.consumed,
                successes: p.successes,
                cache_hits: p.cache_hits,
                rounds: p.round,
                seconds: p.elapsed.as_secs_f64(),
                end,
            };
            return writeln!(out, "{}", serde_json::to_string(&row)?);
        }
        let width = self.width;
        if !std::mem::replace(&mut self.begun, true) {
            writeln!(
                out,
                "{:width$} {:>9} {:>9} {:>8} {:>9} {:>10}",
                "strategy", "tokens", "bytes", "tests", "accepted", "time"
            )?;
            writeln!(
                out,
                "{:width$} {:>9} {:>9}",
                "(input)", p.tokens_before, p.bytes_before
            )?;
        }
        let note = match &reduction.end {
            End::Fixpoint => String::new(),
            _ => format!("  {end}"),
        };
        writeln!(
            out,
            "{name:width$} {:>9} {:>9} {:>8} {:>9} {:>10}{note}",
            p.tokens_now,
            p.bytes_now,
            p.tests,
            p.successes,
            duration(p.elapsed),
        )
    }
}
