//! Reduction of a directory: first deletes files, then reduces each.

mod watcher;

use std::ffi::OsStr;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::time::Instant;

use clap::Args;
use serde::Serialize;

use self::watcher::{Part, Watcher};
use crate::args::config::{Config, config};
use crate::args::effort::EffortArguments;
use crate::args::guards::Guards;
use crate::args::language::{LanguageArguments, ReadingArguments};
use crate::args::result::{OutputArguments, PolishArguments};
use crate::args::search::SearchArguments;
use crate::args::show::ShowArguments;
use crate::args::task::TaskArguments;
use crate::args::testing::TestArguments;
use crate::commands::Program;
use crate::exit::{Exit, Failure};
use crate::input::languages::Languages;
use crate::run::end::{
    CONTRADICTS_ITSELF, changed_meanwhile, contradicts_itself, next, original_rescued, say_earlier,
    unreplaced, unrescued, unsaved,
};
use crate::run::model::trained;
use crate::run::outputs::unprinted;
use crate::run::refusal::refusal;
use crate::run::setup::{executors, interrupt, options, search};
use crate::run::watched::{Timed, begin_report, timed};
use secateur_oracle::Interrupt;
use secateur_oracle::{Layout, TemporaryFolder};
use secateur_reduce::search::{
    Effort, End, FlakinessStats, Plan, Polish, ReduceError, Reduction, SearchLimit, reduce,
};
use secateur_report::{ProgressLine, counted, duration, ending, rates, say};
use secateur_syntax::Halt;
use secateur_syntax::format::Format;

use secateur_session::{FolderError, ResultFolder};

/// The arguments of a directory's reduction.
#[derive(Debug, Args)]
pub(crate) struct Arguments {
    #[command(flatten)]
    task: TaskArguments,

    #[command(flatten)]
    reading: ReadingArguments,

    #[command(flatten)]
    tests: TestArguments,

    #[command(flatten)]
    effort: EffortArguments,

    #[command(flatten)]
    search: SearchArguments,

    #[command(flatten)]
    output: OutputArguments,

    #[command(flatten)]
    polish: PolishArguments,

    #[command(flatten)]
    show: ShowArguments,
}

struct Directory<'a> {
    languages: &'a Languages<'a>,
    config: &'a Config,
    plan: Plan,
    polish: Polish,
    reading: &'a ReadingArguments,
    show: &'a ShowArguments,
    interrupt: Interrupt,
    result: ResultFolder,
    began: Instant,
    tests: u64,
    /// Verdicts that counted.
    consumed: u64,
    successes: u64,
    /// Parts that became smaller.
    changes: u64,
    /// The runs of original and result, and whether several runs decide on candidates.
    flakiness: FlakinessStats,
    /// Whether a test rejected what it had accepted.
    is_in_doubt: bool,
    notified: Vec<PathBuf>,
}

struct Candidate {
    path: PathBuf,
    /// Changes to the directory when the file could not become smaller.
    settled: Option<u64>,
}

/// `--json`: field names are stable.
#[derive(Serialize)]
struct Summary<'a> {
    files_before: usize,
    files_after: usize,
    bytes_before: u64,
    bytes_after: u64,
    tests: u64,
    consumed: u64,
    successes: u64,
    original_passed: u32,
    original_runs: u32,
    result_passed: u32,
    result_runs: u32,
    seconds: f64,
    end: &'static str,
    output: &'a str,
}

/// Reduces a directory; the error is the exit status and a message for a person.
pub(crate) fn reduce_directory(
    program: &Program<'_>,
    arguments: &Arguments,
) -> Result<Exit, Failure> {
    let usage = |message: String| (Exit::Usage, message);
    let Arguments { task, show, .. } = arguments;
    let time = Timed::new(arguments.search.max_time);
    let interrupt = interrupt(time.deadline)?;
    Guards::take_directories(&arguments.tests.running.guard).map_err(usage)?;
    let mut config = config(task, &arguments.tests, &arguments.search).map_err(usage)?;
    if config.input.file_name().is_none() {
        // Tests see it by its name, which `.` has, too.
        let named = config.input.canonicalize();
        config.input = named
            .ok()
            .filter(|path| path.file_name().is_some())
            .ok_or_else(|| usage(format!("{} has no name", config.input.display())))?;
    }
    let config = &config;
    let plan = arguments.effort.plan(config).map_err(usage)?;
    let polish = arguments
        .polish
        .polish(config, arguments.effort.smallest)
        .map_err(usage)?;
    // Once, not for each file.
    program.languages.said(&arguments.reading.language)?;
    let OutputArguments { output, in_place } = &arguments.output;
    // The copy looks whether to stop.
    time.search(None);
    let halt = halt(&interrupt);
    let result = ResultFolder::new(&config.input, output.as_deref(), *in_place, &halt);
    let result = result.map_err(|error| match error {
        FolderError::Halted(_) => refusal(&stopped(&interrupt), config, None),
        error => usage(error.to_string()),
    })?;
    time.search(Some(result.path()));
    if let ([first, ..], false) = (result.left_out(), arguments.show.quiet) {
        let (count, first) = (result.left_out().len(), first.display());
        say(&format!(
            "notice: the result lacks devices and FIFOs: {count} in the directory, the first is {first}"
        ));
    }
    if let Some(kept) = result.rescued() {
        say(&original_rescued(near(kept)));
    }
    let before = (result.files().len(), result.bytes());
    let mut directory = Directory {
        languages: &program.languages,
        config,
        plan,
        polish,
        reading: &arguments.reading,
        show,
        interrupt,
        result,
        began: Instant::now(),
        tests: 0,
        consumed: 0,
        successes: 0,
        changes: 0,
        flakiness: FlakinessStats {
            counted: config.flaky,
            ..FlakinessStats::default()
        },
        is_in_doubt: false,
        notified: Vec::new(),
    };
    let end = directory.run();
    drop(time);
    let end = match end {
        Ok(end) => end,
        Err(failure) => {
            directory.rescue();
            if directory.successes == 0 {
                directory.result.discard();
            } else if !directory.result.is_intact() {
                directory.say_changed();
            }
            return Err(failure);
        }
    };
    directory.close(before, &end)
}

/// Returns a request to stop at a signal or at the limit of time.
fn halt(interrupt: &Interrupt) -> Halt {
    let interrupt = interrupt.clone();
    Halt::new(move || interrupt.ends())
}

/// Returns the error of a search that was stopped before its first test.
fn stopped(interrupt: &Interrupt) -> ReduceError {
    match interrupt.is_late() {
        true => ReduceError::Limited(SearchLimit::Time),
        false => ReduceError::Interrupted,
    }
}

impl Directory<'_> {
    /// Repeats passes until one finds nothing.
    fn run(&mut self) -> Result<End, Failure> {
        let Some(lines) = self.languages.named("lines") else {
            let message = "this program reduces single files; `secateur` takes directories";
            return Err((Exit::Usage, message.to_owned()));
        };
        let mut settled: Vec<Candidate> = Vec::new();
        loop {
            let changes = self.changes;
            let name = self.config.input.file_name().unwrap_or_default().to_owned();
            // Tests of other files than the best result has may be under way.
            let halt = halt(&self.interrupt);
            let all = match self.snapshot(&halt) {
                Ok(all) => all,
                Err(_) if halt.is_found() && self.consumed > 0 => {
                    return Ok(match self.interrupt.is_late() {
                        true => End::Limited(SearchLimit::Time),
                        false => End::Interrupted,
                    });
                }
                Err(_) if halt.is_found() => {
                    return Err(refusal(&stopped(&self.interrupt), self.config, None));
                }
                Err(error) => {
                    let message = format!("cannot copy the directory for its tests: {error}");
                    return Err((Exit::Broken, message));
                }
            };
            let listed = Layout::Listed {
                name: name.clone(),
                around: all.path(),
            };
            let names = self.result.listed();
            let plan = Plan::Default(Effort::Fast, Vec::new());
            let copies = all.path();
            match self.part(lines, &names, Part::Files(&copies), &listed, plan)? {
                End::Fixpoint => {}
                end => return Ok(end),
            }
            drop(all);
            let mut files: Vec<(u64, PathBuf)> = self
                .result
                .files()
                .iter()
                .map(|path| (self.result.size(path), path.clone()))
                .collect();
            files.sort_by(|a, b| b.0.cmp(&a.0).then_with(|| a.1.cmp(&b.1)));
            for (size, path) in files {
                let known = settled.iter().find(|known| known.path == path);
                if size == 0 || known.is_some_and(|known| known.settled == Some(self.changes)) {
                    continue;
                }
                match self.file(&path, &name)? {
                    End::Fixpoint => {}
                    end => return Ok(end),
                }
                settled.retain(|known| known.path != path);
                settled.push(Candidate {
                    path,
                    settled: Some(self.changes),
                });
            }
            if self.changes == changes {
                return Ok(End::Fixpoint);
            }
        }
    }

    fn snapshot(&self, halt: &Halt) -> std::io::Result<TemporaryFolder> {
        let temp = self.config.temp.clone().unwrap_or_else(std::env::temp_dir);
        let folder = TemporaryFolder::new(&temp)?;
        self.result.snapshot(&folder.path(), halt)?;
        Ok(folder)
    }

    fn file(&mut self, path: &Path, name: &OsStr) -> Result<End, Failure> {
        let text = self.result.read(path).map_err(|error| {
            let message = format!("cannot read {}: {error}", path.display());
            (Exit::Broken, message)
        })?;
        // Among files the extension decides; the options are for the others.
        let mut said = self.reading.clone();
        if !self.languages.by_extension(path).is_empty() {
            said.language = LanguageArguments::default();
        }
        let reading = match self.languages.read(&said, path, &text) {
            Ok(reading) => reading,
            Err((Exit::Refused, why)) => {
                self.notify(path, &format!("{why}\nnotice: this file is left as it is"));
                return Ok(End::Fixpoint);
            }
            Err(failure) => return Err(failure),
        };
        if let Some(notice) = &reading.notice {
            self.notify(path, notice);
        }
        let format = reading.chosen.format();
        let layout = Layout::Among {
            name: name.to_owned(),
            around: self.result.path().to_owned(),
            path: path.to_owned(),
        };
        let plan = self.plan.clone();
        self.part(format, &text, Part::File(path), &layout, plan)
    }

    fn notify(&mut self, path: &Path, notice: &str) {
        if !self.show.quiet && !self.notified.iter().any(|notified| notified == path) {
            self.notified.push(path.to_owned());
            say(notice);
        }
    }

    /// Reduces a text that stands for a part of the directory.
    fn part(
        &mut self,
        format: &dyn Format,
        text: &[u8],
        part: Part<'_>,
        layout: &Layout,
        plan: Plan,
    ) -> Result<End, Failure> {
        let config = self.config;
        let file = match part {
            Part::File(file) => Some(file),
            Part::Files(_) => None,
        };
        let mut executors = executors(config, &options(config), &self.interrupt, layout)?;
        // A model of another language is useless.
        let model = trained(format, &config.model).unwrap_or_default();
        let mut options = search(config, plan, model);
        // A recent verdict needs no repetition.
        options.distrust = file.is_none() && self.consumed == 0 || self.flakiness.counted;
        options.flaky = self.flakiness.counted;
        if self.flakiness.counted {
            options.original = self.flakiness.original;
        }
        options.polish = file.map(|_| self.polish.clone());
        if let Some(file) = file {
            options.name = file.file_name().unwrap_or_default().to_owned();
        }
        if let Some(most) = config.max_tests {
            if self.consumed >= most {
                return Ok(End::Limited(SearchLimit::Tests));
            }
            options.budget.tests = Some(most - self.consumed);
        }
        if let Some(most) = config.max_time {
            match most.checked_sub(self.began.elapsed()) {
                Some(left) if !left.is_zero() => options.budget.time = Some(left),
                _ => return Ok(End::Limited(SearchLimit::Time)),
            }
        }
        let mut watcher = Watcher {
            result: &mut self.result,
            part,
            line: match file {
                Some(file) => ProgressLine::new(self.show.quiet).of(&file.to_string_lossy()),
                None => ProgressLine::new(self.show.quiet),
            },
        };
        let oracle = executors.oracle(config);
        let result = reduce(format, text, oracle, options, &mut watcher);
        let result = timed(result, &self.interrupt);
        watcher.line.clear();
        match result {
            Ok(Reduction {
                progress,
                end,
                flakiness,
                ..
            }) => {
                self.is_in_doubt |= contradicts_itself(&end, flakiness);
                self.count(flakiness, progress.successes);
                self.tests += progress.tests;
                self.consumed += progress.consumed;
                self.successes += progress.successes;
                let before = (progress.tokens_before, progress.bytes_before);
                // A test may have accepted edits that --then rejected.
                self.changes += u64::from((progress.tokens_now, progress.bytes_now) < before);
                Ok(end)
            }
            Err(ReduceError::Limited(limit)) if self.consumed > 0 => Ok(End::Limited(limit)),
            Err(ReduceError::Interrupted) if self.consumed > 0 => Ok(End::Interrupted),
            // The text was accepted as a part of another one.
            Err(ReduceError::OriginalRejected { .. } | ReduceError::OriginalUnproven { .. })
                if self.tests > 0 =>
            {
                Ok(End::Unreliable)
            }
            Err(error) => Err(refusal(&error, config, executors.test.objection())),
        }
    }

    /// Takes over the runs of a part's original and result.
    ///
    /// A part that stays as it is has no new result.
    fn count(&mut self, of_part: FlakinessStats, successes: u64) {
        let is_first = self.tests == 0 || of_part.counted && !self.flakiness.counted;
        if is_first {
            self.flakiness.original = of_part.original;
        }
        if is_first || successes > 0 {
            self.flakiness.result = of_part.result;
        }
        self.flakiness.counted |= of_part.counted;
    }

    /// Keeps the original of an input that a test has changed.
    fn rescue(&mut self) {
        match self.result.rescue() {
            Ok(None) => {}
            Ok(Some(kept)) => say(&original_rescued(near(&kept))),
            Err(error) => say(&unrescued(&self.config.input, &error)),
        }
    }

    fn say_changed(&self) {
        say(&format!(
            "files of the result {} were changed, removed or added while the directory was reduced, by a test or \
             another program: reduce it again",
            near(self.result.path()).display()
        ));
    }

    fn close(mut self, before: (usize, u64), end: &End) -> Result<Exit, Failure> {
        let exit = match end {
            End::Fixpoint if self.is_in_doubt => Exit::Unreliable,
            End::Fixpoint | End::Limited(_) => Exit::Done,
            End::Interrupted => Exit::Interrupted,
            End::Unreliable => Exit::Unreliable,
            End::Unsaved(error) => {
                say(&unsaved(self.result.path(), error));
                Exit::Broken
            }
            End::Broken(error) => {
                say(&error.to_string());
                Exit::Broken
            }
        };
        let is_intact = self.result.is_intact();
        let exit = if is_intact { exit } else { Exit::Broken };
        let after = (self.result.count(), self.result.bytes());
        if exit == Exit::Done {
            let kept = self
                .result
                .finish()
                .map_err(|error| (Exit::Broken, unreplaced(self.result.path(), &error)))?;
            if let Some((original, changed)) = kept {
                say(&original_rescued(near(&original)));
                if let Some(changed) = changed {
                    say(&changed_meanwhile(near(&changed)));
                }
            }
        } else {
            self.rescue();
        }
        // No file moves from here on.
        begin_report();
        if !is_intact {
            self.say_changed();
        }
        let output = self.result.path().display().to_string();
        let shown = near(self.result.path()).display();
        let elapsed = self.began.elapsed();
        say_earlier(self.result.earlier().map(near), self.show.quiet);
        if !self.show.quiet {
            if self.is_in_doubt {
                say(CONTRADICTS_ITSELF);
            }
            if is_intact && !matches!(end, End::Fixpoint) {
                say(&format!(
                    "not finished ({}): the result is the best so far; to continue, {}",
                    ending(end),
                    next(near(self.result.path()), &self.config.input)
                ));
            }
            say(&format!(
                "{shown}: {} → {}, {} → {}\n{}, {}, {}",
                before.0,
                counted(after.0 as u64, "file"),
                before.1,
                counted(after.1, "byte"),
                counted(self.tests, "test"),
                counted(self.successes, "accepted edit"),
                duration(elapsed),
            ));
            if let Some(rates) = rates(self.flakiness) {
                say(&rates);
            }
        }
        if self.show.json {
            let FlakinessStats {
                original, result, ..
            } = self.flakiness;
            let summary = Summary {
                files_before: before.0,
                files_after: after.0,
                bytes_before: before.1,
                bytes_after: after.1,
                tests: self.tests,
                consumed: self.consumed,
                successes: self.successes,
                original_passed: original.passed,
                original_runs: original.runs,
                result_passed: result.passed,
                result_runs: result.runs,
                seconds: elapsed.as_secs_f64(),
                end: ending(end),
                output: &output,
            };
            let text = serde_json::to_string(&summary)
                .map_err(|error| (Exit::Broken, error.to_string()))?;
            writeln!(std::io::stdout(), "{text}").map_err(|error| unprinted(&error))?;
        }
        Ok(exit)
    }
}

/// Returns a path from the current directory, if it is below.
fn near(path: &Path) -> &Path {
    let here = std::env::current_dir().ok();
    here.and_then(|here| path.strip_prefix(here).ok())
        .unwrap_or(path)
}
