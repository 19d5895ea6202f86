//! Reduction of one file: from the arguments to the closing summary.

use std::ffi::{OsStr, OsString};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use clap::Args;

use crate::args::config::{Config, config};
use crate::args::effort::EffortArguments;
use crate::args::language::ReadingArguments;
use crate::args::remote::RemoteArguments;
use crate::args::result::{OutputArguments, PolishArguments};
use crate::args::search::SearchArguments;
use crate::args::show::{HistoryArguments, LogArguments, ReportArguments, ShowArguments};
use crate::args::task::TaskArguments;
use crate::args::testing::TestArguments;
use crate::commands::Program;
use crate::exit::{Exit, Failure};
use crate::input::files::read;
use crate::run::denied;
use crate::run::end::{
    UNPROVEN, changed_meanwhile, original_rescued, save_last, say_earlier, say_end, stop,
    unreplaced, unrescued,
};
use crate::run::journal::{STEPS_ARE_LOST, Saved, Started, named, say_kept, start, withdraw};
use crate::run::model::{keep, suffices, trained};
use crate::run::outputs::{Outputs, lost, lost_log, unprinted};
use crate::run::refusal::refusal;
use crate::run::setup::{executors, interrupt, options, search};
use crate::run::watched::{Timed, timed};
use crate::run::watcher::Watcher;
use secateur_reduce::executor::Ending;
use secateur_session::history::History;
use secateur_syntax::format::Format;

use secateur_oracle::Layout;
use secateur_reduce::search::{
    Budget, Effort, End, Plan, ReduceError, Reduction, SearchOptions, reduce,
};
use secateur_report::{Begun, Page, ending, explanation, exposed, json, say, summary};
use secateur_session::{Best, Output, OutputError, is_stream};

/// Mutants of the result tested to expose a weak test: one of each of four sorts.
const MUTANTS: usize = 4;
const EXPLAINED_MUTANTS: usize = 16;

/// The arguments of a file's reduction.
#[derive(Debug, Args)]
pub(crate) struct Arguments {
    #[command(flatten)]
    pub(crate) task: TaskArguments,

    #[command(flatten)]
    reading: ReadingArguments,

    #[command(flatten)]
    tests: TestArguments,

    #[command(flatten)]
    remote: RemoteArguments,

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

    #[command(flatten)]
    log: LogArguments,

    #[command(flatten)]
    report: ReportArguments,

    #[command(flatten)]
    history: HistoryArguments,
}

impl Arguments {
    pub(crate) fn input(&self) -> Option<&Path> {
        let task = self.task.task(!self.tests.property.differs.is_empty());
        task.ok().map(|task| task.input)
    }
}

/// Reduces a file; the error is the exit status and a message for a person.
pub(crate) fn reduce_file(program: Program<'_>, given: &Arguments) -> Result<Exit, Failure> {
    let usage = |message| (Exit::Usage, message);
    let broken = |message: String| (Exit::Broken, message);
    let resumed = program.resumed.as_ref();
    let history = resumed.and_then(|resumed| resumed.past.history.as_ref());
    let task = TaskArguments {
        known: history.is_some(),
        ..given.task.clone()
    };
    let time = Timed::new(given.search.max_time);
    let interrupt = interrupt(time.deadline)?;
    let config = Config {
        remote: given
            .remote
            .service(given.tests.running.flaky)
            .map_err(usage)?,
        ..config(&task, &given.tests, &given.search).map_err(usage)?
    };
    let config = &config;
    let plan = given.effort.plan(config).map_err(usage)?;
    let polish = given
        .polish
        .polish(config, given.effort.smallest)
        .map_err(usage)?;
    let shown = config.input.display();
    let quiet = given.show.quiet;
    let place = named(&config.input, resumed);
    let unfit = |error: OutputError| usage(error.to_string());
    let replaced = match history.filter(|_| given.output.in_place) {
        Some(history) => Best::replaced(&place, history.original()),
        None => Ok(None),
    };
    let replaced = replaced.map_err(unfit)?;
    let input = match history.filter(|_| given.output.in_place || is_stream(&config.input)) {
        Some(history) => history.original().to_vec(),
        None => read(&config.input)?,
    };
    let reading = program
        .languages
        .read(&given.reading, &config.input, &input)?;
    if let Some(notice) = reading.notice.filter(|_| !quiet) {
        say(&notice);
    }
    let format = reading.chosen.format();
    let model = trained(format, &config.model).map_err(usage)?;
    suffices(model.as_ref(), &plan, format.language()).map_err(usage)?;
    let output = given.output.output.as_deref();
    let output = output.map(|output| named(output, resumed));
    let best = match replaced {
        Some(best) => best,
        None => Best::new(&place, output.as_deref(), given.output.in_place).map_err(unfit)?,
    };
    let outputs = Outputs::new(
        &config.input,
        &best,
        &given.report,
        &given.log,
        &given.history,
        &[],
    )?;
    if let Some(resumed) = resumed {
        resumed.can_continue(&input, config.max_tests, || {
            let kept = history.and_then(|history| best.rescue(history.original()).ok()?);
            match kept {
                Some(kept) => format!(
                    "the input {shown} has changed since this reduction began: restore it from {}, or reduce \
                     it again",
                    kept.display()
                ),
                None => format!(
                    "the input {shown} has changed since this reduction began: restore it, or reduce it again"
                ),
            }
        })?;
    }
    let begun = begun(config, program.name, &program.words);
    // From here on files are made, which an end at the limit of time would leave.
    time.search(Some(best.path()));
    let options = options(config);
    let layout = Layout::of(&config.input);
    let mut executors = executors(config, &options, &interrupt, &layout)?;
    let reopened = match history {
        Some(history) => best.reopen(&input, history.best()),
        None => Ok(false),
    };
    let reopened = reopened
        .map_err(|error| broken(format!("cannot restore the input {shown}: {error}")))?
        .then(|| Reopened(&best, &input));
    let Started {
        mut journal,
        mut past,
        saved,
        kept,
        log,
    } = start(
        &best,
        &input,
        program.words,
        program.resumed,
        outputs.log,
        config.then.is_some(),
    )?;
    let goes_on = past.is_some();
    executors.record(&mut journal);
    let history = match &mut past {
        None => Some(History::new(input.clone())),
        Some(past) => {
            let mut history = past.history.take();
            if let Some(history) = &mut history {
                history.go_on(past.tests);
            }
            history
        }
    };
    let mut watcher = Watcher::new(&best, Some(journal), saved, history, quiet, log);
    if let Some(log) = &mut watcher.log {
        log.begin(&config.input, &format.description().name);
    }
    let chosen = past.as_ref().and_then(|past| past.width);
    let usual = search(config, plan, model);
    let search = SearchOptions {
        // The result depends on it, and this session may have other workers.
        width: chosen.unwrap_or(usual.width),
        auto_width: usual.auto_width && chosen.is_none(),
        known: past.map_or_else(Default::default, |past| past.known),
        polish: Some(polish),
        explain: given.history.explain,
        mutants: match &usual.plan {
            _ if given.history.explain => EXPLAINED_MUTANTS,
            Plan::Default(Effort::Fast, _) | Plan::Chain(_) => 0,
            // A mutant that passes may be rejected by a guard or the second test.
            _ if config.guards.test().is_some() || config.then.is_some() => 0,
            _ if quiet && !given.show.json => 0,
            Plan::Default(..) => MUTANTS,
        },
        budget: Budget {
            tests: config.max_tests,
            time: time.left(),
        },
        ..usual
    };
    let oracle = executors.oracle(config);
    let reduction = reduce(format, &input, oracle, search, &mut watcher);
    let mut reduction = timed(reduction, &interrupt);
    if let Ok(reduction) = &mut reduction {
        let size = (reduction.progress.tokens_now, reduction.text.len());
        let is_larger = |saved: &Saved| (saved.tokens, saved.text.len()) > size;
        watcher.release(&reduction.end, &reduction.text, is_larger);
        if let Some(saved) = watcher.on_disk() {
            // The result of an earlier session stays.
            reduction.progress.tokens_now = saved.tokens;
            reduction.progress.bytes_now = saved.text.len();
            reduction.text.clone_from(&saved.text);
        }
    }
    time.report();
    watcher.line.clear();
    let mut lost_output = None;
    if let (Some(output), Ok(reduction)) = (&outputs.report, &reduction)
        && let Err(error) = write_page(output, format, config, reduction, &watcher, &begun)
    {
        let path = output.path().display();
        lost_output = Some(format!("cannot write the report {path}: {error}"));
    }
    let objection = executors.test.objection().map(str::to_owned);
    drop(executors);
    if let Ok(reduction) = &reduction
        && let Err(message) = keep(format, &config.model, reduction.estimates.as_ref())
    {
        lost_output = Some(message);
    }
    // Before the journal goes, which has the original, too.
    let rescued = best.rescue(&input).map_err(|error| {
        let mut message = unrescued(&config.input, &error);
        if let Some(journal) = watcher.journal().filter(|journal| journal.is_there()) {
            let path = journal.path().display();
            message.push_str(&format!("; the journal {path} has it"));
        }
        broken(message)
    })?;
    if let Some(kept) = &rescued {
        say(&original_rescued(kept));
    }
    match reduction {
        Ok(reduction) => {
            std::mem::forget(reopened);
            if let Some(kept) = kept.filter(|_| !quiet) {
                say_kept(&kept);
            }
            let exit = close(
                reduction,
                &input,
                &best,
                watcher,
                given,
                outputs.journal.as_ref(),
                rescued.as_deref(),
            )?;
            Ok(lost_output.map_or(exit, |message| lost(exit, &message)))
        }
        Err(error) => {
            // The journal of an earlier session stays; that of a new run has nothing to resume.
            withdraw(watcher.into_journal().filter(|_| !goes_on), kept.as_ref());
            let (exit, mut message) = refusal(&error, config, objection.as_deref());
            if let Some(service) = &config.remote {
                if matches!(error, ReduceError::OriginalRejected { .. }) {
                    message.push_str(&format!(
                        "\n  the test ran on {}, with the programs of the worker or its image; from this \
                         machine it gets the candidate, its own file and what --remote-input names, and \
                         nothing else",
                        service.endpoint
                    ));
                }
            } else if let ReduceError::OriginalRejected { ending, output, .. } = &error
                && matches!(ending, Ending::Exited(_) | Ending::Signalled(_))
                && let Some(hint) = denied::hint(config, options, &interrupt, &input, output)
            {
                message.push_str(&hint);
            }
            Err((exit, message))
        }
    }
}

/// An input that is the original again while its run continues; dropped, the result replaces it.
struct Reopened<'a>(&'a Best, &'a [u8]);

impl Drop for Reopened<'_> {
    fn drop(&mut self) {
        let Self(best, original) = self;
        if let Err(error) = best.finish(original) {
            say(&unreplaced(best.path(), &error));
        }
    }
}

/// Maximal size in bytes of a script that is shown.
const SCRIPT: u64 = 1 << 16;

/// Returns the command line, and the property test with the texts of its scripts.
fn begun(config: &Config, name: &str, words: &[OsString]) -> Begun {
    let mut test = config.test.shown();
    let mut seen = Vec::new();
    let commands = config.test.command.iter();
    for command in commands.chain(config.test.differ.iter().flatten()) {
        // Words without a candidate are programs, options and files.
        for word in command.for_candidate(OsStr::new("")) {
            let path = PathBuf::from(word);
            let small = path
                .metadata()
                .is_ok_and(|data| data.is_file() && data.len() <= SCRIPT);
            if small
                && !seen.contains(&path)
                && path != config.input
                && let Ok(text) = std::fs::read_to_string(&path)
            {
                test.push_str(&format!("\n\n{}:\n{text}", path.display()));
                seen.push(path);
            }
        }
    }
    let words = words.iter().map(|word| word.to_string_lossy().into_owned());
    let command = shell_words::join(std::iter::once(name.to_owned()).chain(words));
    let at = SystemTime::now();
    Begun { command, test, at }
}

fn write_page(
    output: &Output,
    format: &dyn Format,
    config: &Config,
    reduction: &Reduction,
    watcher: &Watcher<'_>,
    begun: &Begun,
) -> io::Result<()> {
    let history = watcher
        .history
        .as_ref()
        .ok_or_else(|| io::Error::other(STEPS_ARE_LOST))?;
    let page = Page {
        format,
        input: &config.input,
        history,
        costs: &watcher.costs,
        reduction,
        begun,
    };
    page.write(output)
}

fn close(
    mut reduction: Reduction,
    original: &[u8],
    best: &Best,
    mut watcher: Watcher<'_>,
    given: &Arguments,
    kept: Option<&Output>,
    rescued: Option<&Path>,
) -> Result<Exit, Failure> {
    let quiet = given.show.quiet;
    // The result is where it is expected, also without any reduction.
    let mut place = best.path().to_owned();
    if watcher.on_disk().is_none() || !place.is_file() {
        let (saved, failed) = save_last(best, &reduction.text, &reduction.end);
        place = saved;
        reduction.end = failed.unwrap_or(reduction.end);
    }
    let mut exit = say_end(&reduction.end, reduction.flakiness, best, &place, quiet);
    if !quiet && watcher.on_disk().is_some_and(|saved| !saved.is_proven) {
        say(UNPROVEN);
    }
    let (output, changed) = match exit {
        Exit::Done => best
            .finish(original)
            .map_err(|error| (Exit::Broken, unreplaced(best.path(), &error)))?,
        _ => (&*place, None),
    };
    if let Some(changed) = changed {
        say(&changed_meanwhile(&changed));
    }
    say_earlier(best.earlier(), quiet);
    let log = watcher.log.take();
    let limited = matches!(reduction.end, End::Limited(_));
    if let Some(journal) = watcher.into_journal() {
        if matches!(exit, Exit::Interrupted | Exit::Broken) || limited {
            let consumed = reduction.progress.consumed;
            stop(&reduction.end, journal, consumed, best, quiet);
        } else if let Some(kept) = kept {
            if let Err(error) = journal.finish_at(ending(&reduction.end), kept) {
                let path = kept.path().display();
                exit = lost(
                    exit,
                    &format!("cannot keep the whole journal as {path}: {error}"),
                );
            }
        } else {
            journal.finish();
        }
    }
    if !quiet {
        say(&summary(&reduction, output));
    }
    if !given.show.json {
        if given.history.explain {
            say(explanation(&reduction).trim_end());
        }
        if !quiet && let Some(exposed) = exposed(&reduction.mutants) {
            say(exposed.trim_end());
        }
    }
    let text = json(&reduction, output, rescued).map_err(|e| (Exit::Broken, e.to_string()))?;
    if let Some(mut log) = log {
        log.end(&text);
        if let Some(error) = log.failure() {
            exit = lost_log(exit, error);
        }
    }
    if given.show.json {
        writeln!(io::stdout(), "{text}").map_err(|error| unprinted(&error))?;
    }
    Ok(exit)
}
