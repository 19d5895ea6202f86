//! A whole run of a reducer binary.

use std::ffi::{OsStr, OsString};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::{CommandFactory, FromArgMatches, Parser};

use super::Exit;
use super::args::{Arguments, Task};
use super::config::{choose, config};
use super::failure::Failure;
use super::reduction::{Resumed, reduce_file};
use super::resume::resume;
use crate::format::Format;

/// Makes a format of grammar files; the error is for a person.
pub type GrammarLoader<'a> = &'a dyn Fn(&[PathBuf]) -> Result<Box<dyn Format>, String>;

/// Runs the command line of a reducer for some formats. With a loader, `--grammar`
/// reads others.
#[must_use]
pub fn run(formats: &[&dyn Format], loader: Option<GrammarLoader<'_>>) -> ExitCode {
    let name = std::env::args_os()
        .next()
        .and_then(|path| Path::new(&path).file_name().map(OsStr::to_owned))
        .map_or_else(
            || "secateur".to_owned(),
            |name| name.to_string_lossy().into_owned(),
        );
    let mut command = Arguments::command()
        .name(name.clone())
        .bin_name(name.clone());
    let usage = format!(
        "{name} [OPTIONS] TEST INPUT\n       {name} [OPTIONS] INPUT -- COMMAND [ARGUMENT]...   ({{}} is the variant's path)"
    );
    command = command.override_usage(usage);
    if loader.is_none() {
        command = command.mut_arg("grammar", |arg| arg.hide(true));
    }
    let matches = command.get_matches();
    let arguments = match Arguments::from_arg_matches(&matches) {
        Ok(arguments) => arguments,
        Err(error) => error.exit(),
    };
    let words: Vec<OsString> = std::env::args_os().skip(1).collect();
    let done = match &arguments.task {
        None => work(formats, loader, &arguments, words, None),
        Some(Task::Resume(old)) => resume(old).and_then(|(words, resumed)| {
            let named = std::iter::once(OsString::from(&name)).chain(words.iter().cloned());
            let arguments = Arguments::try_parse_from(named)
                .map_err(|error| (Exit::Usage, error.to_string()))?;
            work(formats, loader, &arguments, words, Some(resumed))
        }),
    };
    let exit = match done {
        Ok(exit) => exit,
        Err((exit, message)) => {
            // Nobody is left to hear of it if stderr is gone.
            let _ = writeln!(std::io::stderr(), "{name}: {message}");
            exit
        }
    };
    exit.into()
}

fn work(
    formats: &[&dyn Format],
    loader: Option<GrammarLoader<'_>>,
    arguments: &Arguments,
    words: Vec<OsString>,
    resumed: Option<Resumed>,
) -> Result<Exit, Failure> {
    if arguments.list_languages {
        list(formats);
        return Ok(Exit::Done);
    }
    let usage = |message| (Exit::Usage, message);
    let config = config(arguments).map_err(usage)?;
    let loaded;
    let format = match (&arguments.grammar[..], loader) {
        ([], _) => choose(formats, arguments.language.as_deref(), &config.input).map_err(usage)?,
        (_, None) => return Err(usage("this program has its grammar built in".to_owned())),
        (grammars, Some(load)) => {
            loaded = load(grammars).map_err(|message| (Exit::Refused, message))?;
            &*loaded
        }
    };
<<<<<<< HEAD
    reduce_file(format, &config, arguments, words, resumed)
=======
    let input = std::fs::read(&config.input).map_err(|e| {
        usage(format!(
            "cannot read the input {}: {e}",
            config.input.display()
        ))
    })?;
    let best = Best::new(
        &config.input,
        arguments.output.as_deref(),
        arguments.in_place,
    )
    .map_err(|error| usage(error.to_string()))?;
    reduce_file(format, &input, &config, &best, arguments)
}

fn reduce_file(
    format: &dyn Format,
    input: &[u8],
    config: &Config,
    best: &Best,
    arguments: &Arguments,
) -> Result<Exit, Failure> {
    let broken = |message: String| (Exit::Broken, message);
    let interrupt = Interrupt::new().map_err(|e| broken(format!("cannot handle signals: {e}")))?;
    let file = config.input.file_name().unwrap_or_default();
    let options = LocalOptions {
        jobs: config.jobs,
        timeout: config.timeout,
        timeout_is_interesting: config.timeout_is_interesting,
        keep_output: 1,
        limits: config.limits,
        confinement: config.confinement.clone(),
        temp: config.temp.clone(),
    };
    let started = LocalExecutor::new(config.test.clone(), file, options.clone(), Some(interrupt));
    let mut executor = started
        .map_err(|error| broken(error.to_string()))?
        // A reducer starts nothing but tests.
        .with_only_children();
    let mut watcher = Watcher {
        best,
        line: ProgressLine::new(arguments.quiet),
    };
    if let Some(notice) = executor.notice() {
        watcher.line.say(notice);
    }
    let search = SearchOptions {
        verify_syntax: config.verify_syntax,
    };
    let reduction = reduce(format, input, &mut executor, &search, &mut watcher);
    watcher.line.clear();
    let objection = executor.objection().map(str::to_owned);
    drop(executor);
    let reduction = reduction.map_err(|error| {
        let (exit, mut message) = refusal(&error, config, objection.as_deref());
        if let ReduceError::OriginalRefused { ending, output } = &error
            && matches!(ending, Ending::Exited(_) | Ending::Signalled(_))
            && let Some(hint) = unconfined::hint(config, options, input, output)
        {
            message.push_str(&hint);
        }
        (exit, message)
    })?;
    close(&reduction, best, arguments)
}

/// Saves and shows.
struct Watcher<'a> {
    best: &'a Best,
    line: ProgressLine,
}

impl Observer for Watcher<'_> {
    fn improved(&mut self, text: &[u8], progress: &Progress) -> std::io::Result<()> {
        self.line.show(progress);
        self.best.save(text)
    }

    fn too_weak(&mut self) {
        self.line.say(
            "warning: the property test accepts the empty file, so it is too weak: \
             let it check that the failure is the one that you look for",
        );
    }

    fn tick(&mut self, progress: &Progress) {
        self.line.show(progress);
    }
}

/// The end of a search that took place.
fn close(reduction: &Reduction, best: &Best, arguments: &Arguments) -> Result<Exit, Failure> {
    let quiet = arguments.quiet;
    let say = |message: &str| {
        let _ = writeln!(std::io::stderr(), "{message}");
    };
    let exit = match &reduction.end {
        End::Fixpoint => Exit::Done,
        End::Interrupted => {
            if !quiet {
                say("interrupted; this is the best so far");
            }
            Exit::Interrupted
        }
        End::Unsaved(error) => {
            say(&format!(
                "cannot save the result to {}: {error}",
                best.path().display()
            ));
            Exit::Broken
        }
        End::Broken(error) => {
            say(&format!("{error}; this is the best so far"));
            Exit::Broken
        }
    };
    if !matches!(reduction.end, End::Unsaved(_)) {
        // Also when nothing became smaller: the result is where it is expected.
        best.save(&reduction.text).map_err(|error| {
            (
                Exit::Broken,
                format!(
                    "cannot save the result to {}: {error}",
                    best.path().display()
                ),
            )
        })?;
    }
    let output = match exit {
        Exit::Done => best
            .finish()
            .map_err(|error| (Exit::Broken, format!("cannot replace the input: {error}")))?,
        _ => best.path(),
    };
    if !quiet {
        say(&summary(reduction, output));
    }
    if arguments.json {
        let text = json(reduction, output).map_err(|e| (Exit::Broken, e.to_string()))?;
        writeln!(std::io::stdout(), "{text}").map_err(|e| (Exit::Broken, e.to_string()))?;
    }
    Ok(exit)
}

/// The message for a search that could not begin.
fn refusal(error: &ReduceError, config: &Config, objection: Option<&str>) -> Failure {
    match error {
        ReduceError::Syntax(text) => (Exit::Refused, format!("{}:{text}", config.input.display())),
        ReduceError::OriginalRefused { ending, output } => {
            let how = match ending {
                Ending::Exited(status) => format!("exit status {status}"),
                Ending::Signalled(signal) => format!("killed by signal {signal}"),
                Ending::Killed => {
                    "killed because its time was over; try a longer --timeout".to_owned()
                }
                Ending::OverLimit(limit) => limit.to_string(),
                Ending::InProcess => "no".to_owned(),
            };
            let how = objection.map_or(how, str::to_owned);
            let mut message = format!(
                "the property test does not accept the original input ({how})\n  the test: {}",
                config.test.shown()
            );
            message.push_str(&last_lines(output));
            let file = config
                .input
                .file_name()
                .unwrap_or_default()
                .to_string_lossy()
                .into_owned();
            let status = match objection {
                None => "; it has to exit with status 0 there",
                Some(_) => "",
            };
            message.push_str(&format!(
                "\n  it is run in a fresh directory that holds `{file}` and nothing else{status}"
            ));
            let commands = config.test.command.iter();
            let commands = commands.chain(config.test.differ.iter().flatten());
            for path in commands.flat_map(|command| command.relative_files()) {
                if path.as_os_str() == &*file {
                    continue;
                }
                let here = std::path::absolute(path).unwrap_or_else(|_| path.to_owned());
                message.push_str(&format!(
                    "\n  `{}` is not there: write {}",
                    path.display(),
                    here.display()
                ));
            }
            message.push_str(&format!(
                "\n  to try it by hand: d=$(mktemp -d) && cp {} $d && cd $d && {}; echo $?",
                shell_words::quote(&config.input.to_string_lossy()),
                by_hand(config),
            ));
            (Exit::Refused, message)
        }
        ReduceError::Interrupted => (Exit::Interrupted, "interrupted".to_owned()),
        ReduceError::Oracle(error) => (Exit::Broken, error.to_string()),
    }
}

/// The test's command line for a shell.
fn by_hand(config: &Config) -> String {
    let file = config.input.file_name().unwrap_or_default();
    let commands = config.test.command.iter();
    let commands = commands.chain(config.test.differ.iter().flatten());
    let lines: Vec<String> = commands
        .map(|command| {
            let words = command.for_candidate(file);
            shell_words::join(words.iter().map(|word| word.to_string_lossy().into_owned()))
        })
        .collect();
    lines.join("; ")
}

/// Lines of output that are shown.
const SHOWN: usize = 12;

fn last_lines(output: &[u8]) -> String {
    let text = String::from_utf8_lossy(output);
    let lines: Vec<&str> = text.lines().collect();
    if lines.is_empty() {
        return "\n  it printed nothing".to_owned();
    }
    let shown = &lines[lines.len().saturating_sub(SHOWN)..];
    let dots = if shown.len() < lines.len() {
        " (the end of it)"
    } else {
        ""
    };
    let mut message = format!("\n  its output{dots}:");
    for line in shown {
        message.push_str(&format!("\n  | {line}"));
    }
    message
>>>>>>> oracle
}

fn list(formats: &[&dyn Format]) {
    let mut out = std::io::stdout().lock();
    for format in formats {
        let language = format.language();
        let extensions: Vec<String> = language
            .extensions
            .iter()
            .map(|e| format!(".{e}"))
            .collect();
        let _ = writeln!(out, "{:<12} {}", language.name, extensions.join(" "));
    }
}
