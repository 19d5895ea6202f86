//! The reduction of one file: from the arguments to the closing summary.

use std::ffi::OsString;
use std::io::{self, Write};
use std::path::Path;
use std::sync::Arc;

use super::Exit;
use super::args::Arguments;
use super::config::Config;
use super::failure::{Failure, refusal};
use super::model::{keep, learnt};
use super::unconfined;
use super::watcher::Watcher;
use crate::format::Format;
use crate::history::History;
use crate::learn::Learnt;
use crate::oracle::{Ending, Layout, LocalExecutor, LocalOptions, PropertyTest};
use crate::report::{Page, ending, explanation, json, summary};
use crate::search::{
    Budget, Doubt, End, Oracle, Plan, ReduceError, Reduction, SearchOptions, reduce,
};
use crate::session::{Best, Interrupt, Journal, Past, Run, set_aside};

/// A reduction that goes on: its journal and what is in it.
pub(super) type Resumed = (Journal, Past);

/// Reduces a file. `words` are the arguments as they were typed.
pub(super) fn reduce_file(
    format: &dyn Format,
    config: &Config,
    arguments: &Arguments,
    words: Vec<OsString>,
    resumed: Option<Resumed>,
) -> Result<Exit, Failure> {
    let usage = |message| (Exit::Usage, message);
    let broken = |message: String| (Exit::Broken, message);
    let shown = config.input.display();
    let input = std::fs::read(&config.input)
        .map_err(|error| usage(format!("cannot read the input {shown}: {error}")))?;
    let learnt = learnt(format, &config.model).map_err(usage)?;
    let output = arguments.output.as_deref();
    let best = Best::new(&config.input, output, arguments.in_place)
        .map_err(|error| usage(error.to_string()))?;
    if let Some((_, past)) = &resumed
        && !past.run.was_on(&input)
    {
        return Err(usage(format!(
            "the input {shown} is not what it was when this reduction began: start anew"
        )));
    }
    let interrupt = Interrupt::new().map_err(|e| broken(format!("cannot handle signals: {e}")))?;
    let options = options(config);
    let layout = Layout::from(config.input.file_name().unwrap_or_default());
    let mut executors = executors(config, &options, &interrupt, &layout)?;
    let (mut journal, mut past) = match resumed {
        Some((journal, past)) => (journal, Some(past)),
        None => (begin(&best, &input, words, arguments)?, None),
    };
    let goes_on = past.is_some();
    journal.temporary(executors.0.folder());
    if let Some(then) = &executors.1 {
        journal.temporary(then.folder());
    }
    let saved = past.as_ref().and_then(|past| past.base);
    let saved = saved.filter(|_| best.path().exists());
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
    let mut watcher = Watcher::new(&best, Some(journal), saved, history, arguments)?;
    if let Some(notice) = executors.0.notice() {
        watcher.line.say(notice);
    }
    if let Some(log) = &mut watcher.log {
        log.begin(&config.input, &format.language().name);
    }
    let search = SearchOptions {
        known: past.map_or_else(Default::default, |past| past.known),
        polish: Some(config.polish.clone()),
        ..search(config, config.plan.clone(), learnt)
    };
    let oracle = Oracle::new(&mut executors.0);
    let oracle = match &mut executors.1 {
        None => oracle,
        Some(then) => oracle.then(then, config.every),
    };
    let reduction = reduce(format, &input, oracle, search, &mut watcher);
    watcher.line.clear();
    if let (Some(path), Ok(reduction)) = (&arguments.report, &reduction)
        && let Err(error) = write_page(path, format, &config.input, reduction, &watcher)
    {
        let path = path.display();
        say(&format!("warning: cannot write the report {path}: {error}"));
    }
    let objection = executors.0.objection().map(str::to_owned);
    drop(executors);
    if let Ok(reduction) = &reduction
        && let Err(message) = keep(format, &config.model, reduction.verdicts.as_ref())
    {
        say(&format!("warning: nothing is learnt for later: {message}"));
    }
    match reduction {
        Ok(reduction) => close(&reduction, &best, watcher, arguments),
        Err(error) => {
            // What an earlier session learnt stays, whatever is wrong today; of a
            // new run there is nothing to go on with.
            if let Some(journal) = watcher.into_journal().filter(|_| !goes_on) {
                journal.finish();
            }
            let (exit, mut message) = refusal(&error, config, objection.as_deref());
            if let ReduceError::OriginalRefused { ending, output } = &error
                && matches!(ending, Ending::Exited(_) | Ending::Signalled(_))
                && let Some(hint) = unconfined::hint(config, options, &input, output)
            {
                message.push_str(&hint);
            }
            Err((exit, message))
        }
    }
}

/// Writes the page on a reduction that has ended.
fn write_page(
    path: &Path,
    format: &dyn Format,
    input: &Path,
    reduction: &Reduction,
    watcher: &Watcher<'_>,
) -> io::Result<()> {
    let history = watcher.history.as_ref().ok_or_else(|| {
        io::Error::other("the earlier session, of an older version, did not keep the texts")
    })?;
    let page = Page {
        format,
        input,
        history,
        costs: &watcher.costs,
        reduction,
    };
    page.write(path)
}

/// How tests are run.
pub(super) fn options(config: &Config) -> LocalOptions {
    LocalOptions {
        jobs: config.jobs,
        timeout: config.timeout,
        timeout_is_interesting: config.timeout_is_interesting,
        keep_output: 1,
        limits: config.limits,
        confinement: config.confinement.clone(),
        temp: config.temp.clone(),
    }
}

/// What runs the property test, and the second one if there is one.
pub(super) fn executors(
    config: &Config,
    options: &LocalOptions,
    interrupt: &Interrupt,
    layout: &Layout,
) -> Result<(LocalExecutor, Option<LocalExecutor>), Failure> {
    let executor = |test: PropertyTest| {
        LocalExecutor::new(
            test,
            layout.clone(),
            options.clone(),
            Some(interrupt.clone()),
        )
        .map_err(|error| (Exit::Broken, error.to_string()))
        .map(|executor| match config.alone {
            true => executor.with_only_children(),
            false => executor,
        })
    };
    let then = config.then.clone().map(|test| executor(test.into()));
    Ok((executor(config.test.clone())?, then.transpose()?))
}

/// What a search may do, by a plan.
pub(super) fn search(config: &Config, plan: Plan, learnt: Option<Arc<Learnt>>) -> SearchOptions {
    SearchOptions {
        learnt,
        unguided: config.model.no_model,
        corpus_order: config.model.corpus_order,
        verify_syntax: config.verify_syntax,
        plan,
        budget: Budget {
            tests: config.max_tests,
            time: config.max_time,
        },
        name: config.input.file_name().unwrap_or_default().to_owned(),
        explain: config.explain,
        distrust: true,
        confirm: config.confirm,
        ..SearchOptions::default()
    }
}

/// Begins a journal; an unfinished run's files move out of the way.
pub(super) fn begin(
    best: &Best,
    input: &[u8],
    words: Vec<OsString>,
    arguments: &Arguments,
) -> Result<Journal, Failure> {
    let usage = |message| (Exit::Usage, message);
    let kept = set_aside(best.path()).map_err(|error| usage(error.to_string()))?;
    if let Some((kept, journal)) = kept
        && !arguments.quiet
    {
        let _ = writeln!(
            io::stderr(),
            "an unfinished reduction of this input is kept: {} (`secateur resume {}` goes on with it)",
            kept.display(),
            journal.display()
        );
    }
    let run = Run::of(words, input)
        .map_err(|error| usage(format!("cannot tell the current directory: {error}")))?;
    Journal::begin(Journal::beside(best.path()), &run, input)
        .map_err(|error| usage(error.to_string()))
}

/// Says something on standard error.
pub(super) fn say(message: &str) {
    // Nobody is left to hear of it if stderr is gone.
    let _ = writeln!(io::stderr(), "{message}");
}

/// What is said of a result that cannot be saved.
pub(super) fn unsaved(best: &Best, error: &io::Error) -> String {
    let path = best.path().display();
    format!("cannot save the result to {path}: {error}")
}

/// Says why a search ended, where that is worth a word, and with which status.
pub(super) fn say_end(end: &End, doubt: Doubt, best: &Best, quiet: bool) -> Exit {
    match end {
        End::Fixpoint if doubt.rollbacks > 0 => {
            say(
                "the property test answers by chance: what it had accepted was refused later; \
                 this result passed when it was repeated",
            );
            Exit::Unreliable
        }
        End::Fixpoint => Exit::Done,
        End::Limited(limit) => {
            if !quiet {
                say(&format!(
                    "the limit of {limit} is reached; this is the best so far"
                ));
            }
            Exit::Done
        }
        End::Interrupted => {
            if !quiet {
                say("interrupted; this is the best so far");
            }
            Exit::Interrupted
        }
        End::Unreliable => {
            say(
                "the property test answers by chance: what it had accepted was refused again and \
                 again; this is the last that passed when it was repeated",
            );
            Exit::Unreliable
        }
        End::Unsaved(error) => {
            say(&unsaved(best, error));
            Exit::Broken
        }
        End::Broken(error) => {
            say(&format!("{error}; this is the best so far"));
            Exit::Broken
        }
    }
}

/// The end of a search that took place.
fn close(
    reduction: &Reduction,
    best: &Best,
    mut watcher: Watcher<'_>,
    arguments: &Arguments,
) -> Result<Exit, Failure> {
    let quiet = arguments.quiet;
    let exit = say_end(&reduction.end, reduction.doubt, best, quiet);
    if !matches!(reduction.end, End::Unsaved(_)) && !watcher.is_on_the_old_way() {
        // Also when nothing became smaller: the result is where it is expected.
        best.save(&reduction.text)
            .map_err(|error| (Exit::Broken, unsaved(best, &error)))?;
    }
    let output = match exit {
        Exit::Done => best
            .finish()
            .map_err(|error| (Exit::Broken, format!("cannot replace the input: {error}")))?,
        _ => best.path(),
    };
    let log = watcher.log.take();
    let limited = matches!(reduction.end, End::Limited(_)) && !arguments.in_place;
    if let Some(mut journal) = watcher.into_journal() {
        if matches!(exit, Exit::Interrupted | Exit::Broken) || limited {
            journal.note("stopped");
            journal.sync();
            if !quiet {
                say(&format!(
                    "`secateur resume {}` goes on with it",
                    shell_words::quote(&best.path().to_string_lossy())
                ));
            }
        } else if let Some(path) = &arguments.keep_journal {
            if let Err(error) = journal.finish_at(ending(&reduction.end), path) {
                let path = path.display();
                say(&format!(
                    "warning: cannot keep the journal as {path}: {error}"
                ));
            }
        } else {
            journal.finish();
        }
    }
    if !quiet {
        say(&summary(reduction, output));
    }
    if arguments.explain && !arguments.json {
        say(explanation(reduction).trim_end());
    }
    let text = json(reduction, output).map_err(|e| (Exit::Broken, e.to_string()))?;
    if let Some(mut log) = log {
        log.end(&text);
        if let Some(error) = log.failure() {
            say(&format!("warning: the log is not complete: {error}"));
        }
    }
    if arguments.json {
        writeln!(io::stdout(), "{text}").map_err(|e| (Exit::Broken, e.to_string()))?;
    }
    Ok(exit)
}
