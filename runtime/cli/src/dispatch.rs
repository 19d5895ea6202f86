//! From the command line of a reducer binary to a subcommand and an exit status.

use std::ffi::{OsStr, OsString};
use std::io::Write;
use std::path::Path;
use std::process::ExitCode;

use clap::{Command, CommandFactory, FromArgMatches, Parser};

use crate::args::compare::{Comparison, comparison};
use crate::args::config::config;
use crate::args::generator::generation;
use crate::args::reduce::Arguments;
use crate::args::task::Task;
use crate::commands::collect::collect;
use crate::commands::compare::compare;
use crate::commands::corpus::corpus;
use crate::commands::directory::reduce_directory;
use crate::commands::generate::generate;
use crate::commands::generator::reduce_generator;
use crate::commands::learn::learn;
use crate::commands::list::{list_languages, list_strategies};
use crate::commands::model::look;
use crate::commands::reduce::reduce_file;
use crate::commands::replay::replay;
use crate::commands::resume::resume;
use crate::commands::trace::trace;
use crate::commands::transform::transform;
use crate::commands::tree::show_tree;
use crate::exit::{Exit, Failure};
use crate::input::languages::{GrammarLoader, Languages};
use crate::run::journal::Resumed;
use secateur_syntax::format::Format;

/// Runs the command line of a reducer for one format, which a generated crate or
/// module has.
///
/// Every [`Language`](secateur_syntax::Language) is a format, too.
#[must_use]
pub fn main(format: &dyn Format) -> ExitCode {
    run(&[format], None)
}

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
    let matches = command(&name, loader.is_some()).get_matches();
    let arguments = match Arguments::from_arg_matches(&matches) {
        Ok(arguments) => arguments,
        Err(error) => error.exit(),
    };
    let words: Vec<OsString> = std::env::args_os().skip(1).collect();
    let languages = Languages { formats, loader };
    let done = match &arguments.task {
        None => work(&languages, &arguments, Job::Reduce(words, None)),
        Some(Task::Resume(old)) => resume(old).and_then(|(words, resumed)| {
            let named = std::iter::once(OsString::from(&name)).chain(words.iter().cloned());
            let arguments = Arguments::try_parse_from(named)
                .map_err(|error| (Exit::Usage, error.to_string()))?;
            if let Some(Task::Generator(_)) = arguments.task {
                let generation = generation(&name, words.get(1..).unwrap_or_default());
                return reduce_generator(&languages, &generation, words, Some(resumed));
            }
            let job = Job::Reduce(words, Some(Box::new(resumed)));
            work(&languages, &arguments, job)
        }),
        Some(Task::Replay(wanted)) => replay(wanted),
        Some(Task::Tree(wanted)) => show_tree(&languages, wanted),
        Some(Task::Transform(wanted)) => transform(&languages, wanted),
        Some(Task::Corpus(wanted)) => corpus(&languages, wanted),
        Some(Task::Generate(wanted)) => generate(&languages, wanted),
        Some(Task::Trace(wanted)) => trace(wanted),
        Some(Task::Generator(_)) => {
            let generation = generation(&name, words.get(1..).unwrap_or_default());
            reduce_generator(&languages, &generation, words, None)
        }
        Some(Task::Learn(wanted)) => learn(&languages, wanted),
        Some(Task::Collect(wanted)) => collect(&languages, wanted),
        Some(Task::Model(wanted)) => look(wanted),
        Some(Task::Compare(_)) => {
            let comparison = comparison(&name, words.get(1..).unwrap_or_default());
            work(&languages, &comparison.arguments, Job::Compare(&comparison))
        }
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

/// What the command line of a reducer takes: for manual pages and completions.
/// `grammars` says whether it has a loader for grammar files.
#[must_use]
pub fn command(name: &str, grammars: bool) -> Command {
    let usage = format!(
        "{name} [OPTIONS] TEST INPUT\n       {name} [OPTIONS] INPUT -- COMMAND [ARGUMENT]...   ({{}} is the variant's path)"
    );
    Arguments::command()
        .name(name.to_owned())
        .bin_name(name.to_owned())
        .override_usage(usage)
        .mut_arg("grammar", |arg| arg.hide(!grammars))
        .mut_arg("start", |arg| arg.hide(!grammars))
}

/// What is done with an input.
enum Job<'a> {
    /// It is reduced; with the arguments as they were typed, and what an earlier
    /// run left.
    Reduce(Vec<OsString>, Option<Box<Resumed>>),
    Compare(&'a Comparison),
}

fn work(languages: &Languages<'_>, arguments: &Arguments, job: Job<'_>) -> Result<Exit, Failure> {
    if arguments.list_languages {
        list_languages(languages.formats);
        return Ok(Exit::Done);
    }
    if arguments.list_strategies {
        list_strategies();
        return Ok(Exit::Done);
    }
    let usage = |message| (Exit::Usage, message);
    let config = config(arguments).map_err(usage)?;
    if config.input.is_dir() {
        return match job {
            Job::Reduce(_, None) => reduce_directory(languages, &config, arguments),
            _ => Err(usage(
                "only `secateur TEST DIRECTORY` takes directories".to_owned(),
            )),
        };
    }
    let text = std::fs::read(&config.input).map_err(|error| {
        let shown = config.input.display();
        usage(format!("cannot read the input {shown}: {error}"))
    })?;
    let reading = languages.read(&arguments.language, &config.input, &text)?;
    if let Some(notice) = reading.notice.filter(|_| !arguments.quiet) {
        let _ = writeln!(std::io::stderr(), "{notice}");
    }
    let format = reading.chosen.format();
    match job {
        Job::Reduce(..) if arguments.lists.is_some() && arguments.strategy.is_none() => {
            Err(usage("--lists needs a --strategy".to_owned()))
        }
        Job::Reduce(words, resumed) => reduce_file(
            format,
            &config,
            arguments,
            words,
            resumed.map(|resumed| *resumed),
        ),
        Job::Compare(comparison) => compare(format, &config, comparison),
    }
}
