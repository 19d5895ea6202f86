//! `generator`: reduces the run that made an input, then the input.

use std::cell::{Cell, RefCell};
use std::ffi::OsString;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use clap::Args;

use crate::args::config::{Config, config};
use crate::args::effort::EffortArguments;
use crate::args::heading;
use crate::args::language::{LanguageArguments, ReadingArguments};
use crate::args::result::PolishArguments;
use crate::args::search::SearchArguments;
use crate::args::show::{HistoryArguments, LogArguments, ReportArguments, ShowArguments};
use crate::args::task::TaskArguments;
use crate::args::testing::{TestArguments, Width};
use crate::args::trace::{RunArguments, Wanted};
use crate::commands::{Program, Subcommand};
use crate::exit::{Exit, Failure};
use crate::input::languages::{Chosen, Languages};
use crate::run::end::{UNPROVEN, save_last, say_earlier, say_end, stop, unsaved};
use crate::run::journal::{Started, named, say_kept, start, withdraw};
use crate::run::outputs::{
    Outputs, is_not_read, lost, lost_log, place, read_by, unprinted, unwritten,
};
use crate::run::refusal::{limited, refusal};
use crate::run::setup::{Executors, executors, interrupt, options, search};
use crate::run::trace::{MOST, broken, confined, made, read, text, write};
use crate::run::watched::{Timed, timed};
use crate::run::watcher::Watcher;
use secateur_oracle::{Interrupt, Layout, TemporaryFolder};
use secateur_reduce::search::{
    Answers, Budget, End, FlakinessStats, Plan, Polish, ReduceError, Reduction, Runs, SearchLimit,
    SearchOptions, reduce,
};
use secateur_report::{Texts, generated_json, generated_summary, say};
use secateur_session::{Best, Journal, with_end};
use secateur_syntax::format::Format;
use secateur_trace::{
    Following, Generator, ProcessGenerator, REMEMBERED, Run, Trace, TraceOptions, TraceReduction,
    file, reduce_run,
};

/// Limit of a generator's run, as a multiple of the first run's time …
const PATIENCE: u32 = 20;
/// … and its minimum.
const LEAST: Duration = Duration::from_secs(10);

/// End of the name of the run as it was recorded.
const RECORDED: &str = ".recorded.trace";

/// The arguments of `generator`.
#[derive(Debug, Args)]
#[command(
    after_help = "The generator's standard output is the input; TEST finds it as NAME. Python's and Node's programs \
                  are run unchanged; others have to speak the protocol of docs/protocol.md."
)]
pub(crate) struct Arguments {
    /// The property test: a script, a program, or a quoted command line.
    #[arg(value_name = "TEST")]
    test: Option<OsString>,

    /// The generator, whose standard output is the input.
    #[arg(last = true, value_name = "COMMAND")]
    command: Vec<OsString>,

    #[command(flatten)]
    run: RunArguments,

    #[command(flatten)]
    language: LanguageArguments,

    #[command(flatten)]
    tests: TestArguments,

    #[command(flatten)]
    effort: EffortArguments,

    #[command(flatten)]
    search: SearchArguments,

    /// Write the result to this file instead of NAME.reduced.EXT.
    #[arg(short, long, value_name = "FILE", help_heading = heading::RESULT)]
    output: Option<PathBuf>,

    #[command(flatten)]
    polish: PolishArguments,

    #[command(flatten)]
    show: ShowArguments,

    #[command(flatten)]
    log: LogArguments,
}

impl Subcommand for Arguments {
    const ABOUT: &'static str =
        "Reduces the run of a generator that made a failing input, then the input";

    fn run(self, program: Program<'_>) -> Result<Exit, Failure> {
        reduce_generator(program, &self)
    }
}

struct Parts<'a, 'b> {
    languages: &'a Languages<'b>,
    arguments: &'a Arguments,
    config: &'a Config,
    plan: Plan,
    polish: Polish,
    time: Timed,
    interrupt: Interrupt,
    /// Verdicts of an earlier session, and of speculative tests not consumed.
    known: RefCell<Answers>,
    /// The width that an earlier session or the search for the smallest run has chosen.
    width: Cell<Option<usize>>,
}

fn reduce_generator(program: Program<'_>, arguments: &Arguments) -> Result<Exit, Failure> {
    let usage = |message: String| (Exit::Usage, message);
    check(arguments).map_err(usage)?;
    let name = &arguments.run.name;
    let wanted = arguments.run.wanted().map_err(usage)?;
    let output = match &arguments.output {
        Some(output) => output.clone(),
        None => Best::usual(Path::new(name.file_name().unwrap_or_default())),
    };
    let output = named(&output, program.resumed.as_ref());
    let sandbox_rules = arguments.tests.sandbox.rules().map_err(usage)?;
    let time = Timed::new(arguments.search.max_time);
    let interrupt = interrupt(time.deadline)?;
    let earlier = program.resumed.as_ref().map(|resumed| &resumed.past);
    let begun = earlier.and_then(|past| past.trace.clone());
    // Before, another run's file may have that name.
    let has_accepted = earlier.is_some_and(|past| past.tests > 0);
    let from = match &begun {
        Some(text) => Some(file::read(text).map_err(broken)?),
        None => arguments.run.trace.as_deref().map(read).transpose()?,
    };
    // From here on files are made, which an end at the limit of time would leave.
    time.search(None);
    let mut generator = confined(&arguments.command, &sandbox_rules, &interrupt)?;
    let from = from.map(|(trace, _)| trace);
    let run = first_run(&mut generator, arguments, from, &interrupt)?;

    // The input is a file like others, so that it can be tried by hand.
    let parent = std::env::temp_dir();
    let folder = TemporaryFolder::new(&parent).map_err(|error| {
        let parent = parent.display();
        broken(format!(
            "cannot make a directory in {parent} (TMPDIR names another): {error}"
        ))
    })?;
    let input = folder.path().join(name.file_name().unwrap_or_default());
    std::fs::write(&input, &run.output).map_err(|error| unwritten(&input, &error))?;
    let test = arguments.test.iter().cloned();
    let task = TaskArguments {
        words: test.chain([input.clone().into_os_string()]).collect(),
        command: Vec::new(),
        known: false,
    };
    let config = config(&task, &arguments.tests, &arguments.search);
    let mut config = config.map_err(|message| match interrupt.ends() {
        true if interrupt.is_late() => limited(SearchLimit::Time),
        true => (Exit::Interrupted, "interrupted".to_owned()),
        false => usage(message),
    })?;
    if config.then.is_some() && config.every > REMEMBERED {
        let message =
            format!("`--set then-every` is at most {REMEMBERED} for a run of a generator");
        return Err(usage(message));
    }
    let plan = arguments.effort.plan(&config).map_err(usage)?;
    let polish = arguments
        .polish
        .polish(&config, arguments.effort.smallest)
        .map_err(usage)?;
    // The generator is a child, too.
    config.alone = false;

    let quiet = arguments.show.quiet;
    let best = Best::new(&input, Some(&output), false).map_err(|e| usage(e.to_string()))?;
    let trace = place(&with_end(best.path(), ".trace"))?;
    let recorded = place(&with_end(best.path(), RECORDED))?;
    let first = text(&run.trace, &arguments.command);
    let has_text = |text| {
        let path = recorded.path();
        path.is_file() && std::fs::read_to_string(path).is_ok_and(|there| there == text)
    };
    let is_recorded = has_accepted && begun.is_some_and(has_text);
    if arguments.output.is_none() {
        best.move_earlier(!is_recorded);
    }
    let matches = (program.parse)(&program, &program.words)?;
    let read = matches.subcommand().map(|(_, matches)| read_by(matches));
    let read = read.unwrap_or_default();
    let journal = Journal::beside(best.path());
    for output in [best.path(), trace.path(), recorded.path(), &journal] {
        is_not_read(output, &read)?;
    }
    let outputs = Outputs::new(
        &input,
        &best,
        &ReportArguments::default(),
        &arguments.log,
        &HistoryArguments::default(),
        &[
            ("the trace", trace.path()),
            ("the recorded trace", recorded.path()),
        ],
    )?;
    if let Some(resumed) = &program.resumed {
        resumed.can_continue(&run.output, config.max_tests, || {
            "the output of the generator has changed since this reduction began: reduce it again, without `resume`"
                .to_owned()
        })?;
    }
    let layout = Layout::from(input.file_name().unwrap_or_default());
    let mut executors = executors(&config, &options(&config), &interrupt, &layout)?;
    let Started {
        mut journal,
        past,
        saved,
        kept,
        log,
    } = start(
        &best,
        &run.output,
        program.words,
        program.resumed,
        outputs.log,
        config.then.is_some(),
    )?;
    let goes_on = past.is_some();
    executors.record(&mut journal);
    journal.temporary(folder.root());
    if !goes_on {
        journal.trace(&first);
    }
    let mut watcher = Watcher::new(&best, Some(journal), saved, None, quiet, log);
    if let Some(log) = &mut watcher.log {
        log.begin(&input, "a run of a generator");
    }
    // Only then, since a run that is refused leaves another's traces as they are.
    watcher.begin_by(|| {
        best.make_way()?;
        match is_recorded {
            true => Ok(()),
            false => recorded.write(first.as_bytes(), None),
        }
    });
    let parts = Parts {
        languages: &program.languages,
        arguments,
        config: &config,
        plan,
        polish,
        time,
        interrupt,
        width: Cell::new(past.as_ref().and_then(|past| past.width)),
        known: RefCell::new(past.map_or_else(Default::default, |past| past.known)),
    };
    let original = run.output.clone();
    parts.time.search(Some(best.path()));
    let reduced = parts.run(&mut generator, run, wanted, &mut executors, &mut watcher);
    let mut reduced = match reduced {
        Ok(reduced) => reduced,
        Err(error) => {
            watcher.line.clear();
            withdraw(watcher.into_journal().filter(|_| !goes_on), kept.as_ref());
            if matches!(error, ReduceError::OriginalRejected { .. }) {
                let _ = folder.keep();
            }
            return Err(refusal(&error, &config, executors.test.objection()));
        }
    };
    watcher
        .begin()
        .map_err(|error| unwritten(recorded.path(), &error))?;
    if let Some(kept) = kept.filter(|_| !quiet) {
        say_kept(&kept);
    }
    let texts = parts.texts(&mut reduced, &original, &mut executors, &mut watcher)?;
    parts.time.report();
    watcher.line.clear();
    drop(executors);
    drop(generator);
    let trace = || write(&trace, &reduced.run.trace, &arguments.command);
    close(&reduced, &texts, &best, watcher, &arguments.show, trace)
}

fn check(arguments: &Arguments) -> Result<(), String> {
    if arguments.command.is_empty() {
        return Err("the generator is missing: write its command after `--`".to_owned());
    }
    if arguments.run.name.file_name().is_none() {
        return Err("--name needs the name of a file, such as x.json".to_owned());
    }
    if arguments.test.is_none() && arguments.tests.property.differs.is_empty() {
        return Err("a property test is needed: write it before the `--`".to_owned());
    }
    Ok(())
}

/// Makes the run to reduce: from a trace, or a new one.
fn first_run(
    generator: &mut ProcessGenerator,
    arguments: &Arguments,
    from: Option<Trace>,
    interrupt: &Interrupt,
) -> Result<Run, Failure> {
    let began = Instant::now();
    let late = |failure: Failure| match interrupt.is_late() {
        true => limited(SearchLimit::Time),
        false => failure,
    };
    let run = match from {
        Some(trace) => {
            let answer = generator.replay(&trace, Following::Strict, MOST);
            made(answer, interrupt).map_err(late)?
        }
        None => {
            let answer = generator.record(arguments.run.seed, MOST);
            let run = made(answer, interrupt).map_err(late)?;
            let answer = generator.replay(&run.trace, Following::Strict, MOST);
            let again = made(answer, interrupt).map_err(late)?;
            if again.output != run.output {
                let message = "the generator is not deterministic: the same decisions lead to another output; \
                               its output must depend on its recorded decisions alone, not on the time, on \
                               addresses or on random numbers of another library";
                return Err((Exit::Refused, message.to_owned()));
            }
            run
        }
    };
    generator.set_timeout(Some((began.elapsed() * PATIENCE).max(LEAST)));
    if run.trace.is_empty() {
        let message = "the generator made no recorded choice, so there is no run to reduce: let it \
                       speak the protocol of docs/protocol.md, or reduce its output as a file";
        return Err((Exit::Refused, message.to_owned()));
    }
    Ok(run)
}

impl Parts<'_, '_> {
    fn run(
        &self,
        generator: &mut ProcessGenerator,
        run: Run,
        wanted: Wanted,
        executors: &mut Executors,
        watcher: &mut Watcher<'_>,
    ) -> Result<TraceReduction, ReduceError> {
        let config = self.config;
        let options = TraceOptions {
            strategies: wanted.strategies,
            lists: wanted.lists,
            policy: wanted.policy,
            budget: Budget {
                tests: config.max_tests,
                time: self.time.left(),
            },
            distrust: true,
            flaky: config.flaky,
            width: self.width.get().unwrap_or(config.width.edits()),
            auto_width: self.width.get().is_none() && matches!(config.width, Width::Auto),
            known: self.known.take(),
        };
        let reduced = reduce_run(generator, run, executors.oracle(config), options, watcher);
        let mut reduced = timed(reduced, &self.interrupt)?;
        self.known.replace(std::mem::take(&mut reduced.unused));
        self.width.set(Some(reduced.width));
        Ok(reduced)
    }

    /// Reduces the texts of the smallest run and of the original, if the language is known.
    ///
    /// The smallest text need not be near the smallest run.
    fn texts(
        &self,
        run: &mut TraceReduction,
        original: &[u8],
        executors: &mut Executors,
        watcher: &mut Watcher<'_>,
    ) -> Result<Texts, Failure> {
        let text = &run.run.output.clone();
        let mut texts = Texts::default();
        if self.arguments.run.only_trace || !matches!(run.end, End::Fixpoint) || text.is_empty() {
            return Ok(texts);
        }
        let Some(chosen) = self.language(text)? else {
            watcher.line.say(
                "the text of the run is not reduced further: its language is not known (--language names it)",
            );
            return Ok(texts);
        };
        let format = chosen.format();
        let language = &format.description().name;
        watcher.line.say(&format!(
            "no smaller run is found; the text of the run ({} bytes) is reduced next, as {language}",
            text.len(),
        ));
        let mut spent = run.progress.consumed;
        let of_run = match self.text(format, text, spent, run.flakiness, executors, watcher) {
            Ok(of_run) => texts.of_run.insert(of_run),
            Err(end) => {
                run.end = end.unwrap_or(End::Fixpoint);
                return Ok(texts);
            }
        };
        if self.arguments.run.one_start || !matches!(of_run.end, End::Fixpoint) || text == original
        {
            return Ok(texts);
        }
        spent += of_run.progress.consumed;
        watcher.line.say(&format!(
            "{} bytes are left; the text of the original run ({} bytes) is reduced, too",
            of_run.text.len(),
            original.len(),
        ));
        watcher.keep_below(of_run.text.len());
        match self.text(format, original, spent, run.flakiness, executors, watcher) {
            Ok(of_original) => texts.of_original = Some(of_original),
            Err(end) => of_run.end = end.unwrap_or(End::Fixpoint),
        }
        Ok(texts)
    }

    /// Reduces a text with the remaining budget.
    ///
    /// The error is the end, if a limit or a signal ended its first tests.
    fn text(
        &self,
        format: &dyn Format,
        text: &[u8],
        tests: u64,
        flakiness: FlakinessStats,
        executors: &mut Executors,
        watcher: &mut Watcher<'_>,
    ) -> Result<Reduction, Option<End>> {
        let config = self.config;
        let usual = search(config, self.plan.clone(), None);
        let options = SearchOptions {
            known: self.known.take(),
            polish: Some(self.polish.clone()),
            budget: Budget {
                tests: config.max_tests.map(|all| all.saturating_sub(tests)),
                time: self.time.left(),
            },
            flaky: flakiness.counted || config.flaky,
            original: match flakiness.counted {
                true => flakiness.original,
                false => Runs::default(),
            },
            width: self.width.get().unwrap_or(usual.width),
            auto_width: self.width.get().is_none() && usual.auto_width,
            ..usual
        };
        let reduction = reduce(format, text, executors.oracle(config), options, watcher);
        match timed(reduction, &self.interrupt) {
            Ok(mut reduction) => {
                self.known.replace(std::mem::take(&mut reduction.unused));
                Ok(reduction)
            }
            // The text was accepted before.
            Err(ReduceError::Limited(limit)) => Err(Some(End::Limited(limit))),
            Err(ReduceError::Interrupted) => Err(Some(End::Interrupted)),
            Err(error) => {
                watcher.line.say(&format!(
                    "the text of the run is not reduced further: {error}"
                ));
                Err(None)
            }
        }
    }

    fn language(&self, text: &[u8]) -> Result<Option<Chosen<'_>>, Failure> {
        let said = ReadingArguments {
            language: self.arguments.language.clone(),
            strict: false,
        };
        match self.languages.read(&said, &self.arguments.run.name, text) {
            Ok(reading) => Ok(Some(reading.chosen)),
            Err((Exit::Refused, _)) => Ok(None),
            Err(failure) => Err(failure),
        }
    }
}

fn close(
    run: &TraceReduction,
    texts: &Texts,
    best: &Best,
    mut watcher: Watcher<'_>,
    show: &ShowArguments,
    trace: impl FnOnce() -> Result<(), Failure>,
) -> Result<Exit, Failure> {
    let quiet = show.quiet;
    let last = texts.last();
    let (end, flakiness) = last.map_or((&run.end, run.flakiness), |text| {
        (&text.end, text.flakiness)
    });
    let result = texts.smallest().map_or(&run.run.output, |text| &text.text);
    // The result is where it is expected, also without any reduction.
    let (mut place, mut failed) = (best.path().to_owned(), None);
    watcher.release(end, result, |saved| saved.text.len() > result.len());
    let on_disk = watcher.on_disk();
    // A result of an earlier session has its trace beside it.
    let written = if on_disk.is_none() { trace() } else { Ok(()) };
    let result = on_disk.map_or(result, |saved| &saved.text);
    if on_disk.is_none() || !place.is_file() {
        (place, failed) = save_last(best, result, end);
    }
    let end = failed.as_ref().unwrap_or(end);
    let mut exit = say_end(end, flakiness, best, &place, quiet);
    if !quiet && on_disk.is_some_and(|saved| !saved.is_proven) {
        say(UNPROVEN);
    }
    if exit == Exit::Done {
        best.finish(result)
            .map_err(|error| broken(unsaved(best.path(), &error)))?;
    }
    say_earlier(best.earlier(), quiet);
    let log = watcher.log.take();
    let limited = matches!(end, End::Limited(_));
    if let Some(journal) = watcher.into_journal() {
        if matches!(exit, Exit::Interrupted | Exit::Broken) || limited {
            let of_texts = [&texts.of_run, &texts.of_original].into_iter().flatten();
            let of_texts: u64 = of_texts.map(|text| text.progress.consumed).sum();
            let consumed = run.progress.consumed + of_texts;
            stop(end, journal, consumed, best, quiet);
        } else {
            journal.finish();
        }
    }
    if !quiet {
        say(&generated_summary(run, texts, &place));
    }
    let shown = generated_json(run, texts, &place).map_err(broken)?;
    if let Some(mut log) = log {
        log.end(&shown);
        if let Some(error) = log.failure() {
            exit = lost_log(exit, error);
        }
    }
    if show.json {
        writeln!(std::io::stdout(), "{shown}").map_err(|error| unprinted(&error))?;
    }
    Ok(match written {
        Ok(()) => exit,
        Err((_, message)) => lost(exit, &message),
    })
}
