//! Dispatch of a command line to a subcommand and an exit status.

use std::ffi::{OsStr, OsString};
use std::path::Path;
use std::process::ExitCode;

use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{Arg, ArgAction, ArgMatches, Args, Command, FromArgMatches};

use crate::args::heading;
use crate::args::renamed::renamed_to;
use crate::commands::directory::{self, reduce_directory};
use crate::commands::reduce::{self, reduce_file};
use crate::commands::{Program, SUBCOMMANDS};
use crate::exit::{Exit, Failure};
use crate::input::languages::{GrammarLoader, Languages};
use crate::run::outputs::none_is_read;
use crate::run::watched::last_words;
use secateur_oracle::watchdog;
use secateur_report::say;
use secateur_syntax::format::Format;

/// The options that `-h` shows: those that most reductions need.
const MOST_USED: [&str; 10] = [
    "same_crash",
    "stderr",
    "jobs",
    "timeout",
    "fast",
    "thorough",
    "max_time",
    "output",
    "quiet",
    "help",
];

const EXIT_STATUS: &str = "Exit status: 0 done, or ended by a limit; 1 nothing to do (the test rejects the original, \
                           --strict the input, or a limit ends the run before the search); 2 wrong usage, or a \
                           test that is missing; 3 an output could not be saved, or the test could no longer be \
                           run; 4 the test rejects texts that it accepted before, and the last reliable one is \
                           kept; 130 interrupted.";

/// Runs the command line of a reducer for one format, from a generated crate or module.
///
/// Every [`Language`](secateur_syntax::Language) is a format, too.
#[must_use]
pub fn main(format: &dyn Format) -> ExitCode {
    run(&[format], None)
}

/// Runs the command line of a reducer for some formats, with a loader also for `--grammar`.
#[must_use]
pub fn run(formats: &[&dyn Format], loader: Option<GrammarLoader<'_>>) -> ExitCode {
    let name = std::env::args_os()
        .next()
        .and_then(|path| Path::new(&path).file_name().map(OsStr::to_owned))
        .map_or_else(
            || "secateur".to_owned(),
            |name| name.to_string_lossy().into_owned(),
        );
    // Without a free thread the run is not watched.
    let _ = watchdog::watch(Box::new(last_words));
    let done = perform(Program {
        name: &name,
        languages: Languages {
            formats,
            loader,
            warns: true,
        },
        words: std::env::args_os().skip(1).collect(),
        resumed: None,
        parse,
        perform,
    });
    let exit = match done {
        Ok(exit) => exit,
        Err((exit, message)) => {
            say(&format!("{name}: {message}"));
            exit
        }
    };
    exit.into()
}

fn perform(mut program: Program<'_>) -> Result<Exit, Failure> {
    let matches = parse(&program, &program.words)?;
    program.languages.warns = !is_quiet(&matches);
    if let Some((name, matches)) = matches.subcommand() {
        none_is_read(matches, None)?;
        let entry = SUBCOMMANDS.iter().find(|entry| entry.name == name);
        return entry
            .expect("clap knows the list alone")
            .run(matches, program);
    }
    let arguments: reduce::Arguments = typed(&matches);
    if let Some(first) = arguments.task.words.first()
        && let Some(entry) = SUBCOMMANDS.iter().find(|entry| *first == *entry.name)
        && !Path::new(first).exists()
    {
        let name = entry.name;
        let message = format!(
            "`{name}` is a command: write it first, then its options ({} {name} …)",
            program.name
        );
        return Err((Exit::Usage, message));
    }
    let input = arguments.input();
    none_is_read(&matches, input)?;
    if input.is_some_and(Path::is_dir) {
        // The same words, by a type without the options that a directory's reduction lacks.
        let command = bare::<directory::Arguments>(program.name)
            .override_usage(format!("{} [OPTIONS] TEST DIRECTORY", program.name));
        let matches = parsed(command, program.name, &program.words, Some(DIRECTORY))?;
        return reduce_directory(&program, &typed(&matches));
    }
    reduce_file(program, &arguments)
}

fn is_quiet(matches: &ArgMatches) -> bool {
    let quiet = matches.try_get_one::<bool>("quiet").ok().flatten();
    let command = matches.subcommand();
    quiet == Some(&true) || command.is_some_and(|(_, matches)| is_quiet(matches))
}

fn parse(program: &Program<'_>, words: &[OsString]) -> Result<ArgMatches, Failure> {
    let grammars = program.languages.loader.is_some();
    parsed(command(program.name, grammars), program.name, words, None)
}

/// The name of a reduction that lacks some options of the others.
const DIRECTORY: &str = "the reduction of a directory";

/// Parses words by a command; ends the process after `--help` or an error.
///
/// `lacking` names a reduction of which an unknown option is one of the others.
fn parsed(
    command: Command,
    name: &str,
    words: &[OsString],
    lacking: Option<&str>,
) -> Result<ArgMatches, Failure> {
    let words = std::iter::once(OsStr::new(name)).chain(words.iter().map(|word| &**word));
    command.try_get_matches_from(words).map_err(|error| {
        if error.kind() == ErrorKind::UnknownArgument
            && let Some(ContextValue::String(old)) = error.get(ContextKind::InvalidArg)
            && let Some(new) = renamed_to(old)
        {
            return (Exit::Usage, format!("`{old}` is now {new}"));
        }
        if let Some(lacking) = lacking
            && error.kind() == ErrorKind::UnknownArgument
            && let Some(ContextValue::String(option)) = error.get(ContextKind::InvalidArg)
        {
            return (
                Exit::Usage,
                format!("{lacking} has no {option}: leave it out"),
            );
        }
        error.exit()
    })
}

fn typed<T: FromArgMatches>(matches: &ArgMatches) -> T {
    T::from_arg_matches(matches).unwrap_or_else(|error| error.exit())
}

fn bare<T: Args>(name: &str) -> Command {
    T::augment_args(Command::new(name.to_owned()))
        .bin_name(name.to_owned())
        .args_override_self(true)
}

/// Describes the command line of a reducer, for manual pages and completions.
///
/// `grammars`: it has a loader for grammar files.
#[must_use]
pub fn command(name: &str, grammars: bool) -> Command {
    let usage = format!(
        "{name} [OPTIONS] TEST INPUT\n       {name} [OPTIONS] INPUT -- COMMAND [ARGUMENT]...   ({{}} is the candidate's path)"
    );
    let help = Arg::new("help")
        .short('h')
        .long("help")
        .action(ArgAction::Help);
    let brief = help
        .clone()
        .help("Print the options that are used most (`-h`) or all of them (`--help`)")
        .help_heading(heading::SHOW);
    let help = help.help("Print help").global(true);
    let version = Arg::new("version")
        .short('V')
        .long("version")
        .action(ArgAction::Version)
        .help("Print the version")
        .help_heading(heading::SHOW);
    let command = bare::<reduce::Arguments>(name)
        .about("Shrinks a failing input to the part that matters")
        .long_about(
            "Shrinks a failing input to the part that matters.\n\n\
             TEST is run on ever smaller candidates of INPUT, in a fresh directory that holds the \
             candidate under the input's own name; exit status 0 means that the candidate still \
             fails as the input does. The result is written to INPUT.reduced.EXT.",
        )
        .after_long_help(EXIT_STATUS)
        .version(env!("CARGO_PKG_VERSION"))
        .override_usage(usage)
        .args_conflicts_with_subcommands(true)
        .args([brief, version])
        .disable_help_subcommand(true)
        .disable_help_flag(true)
        .disable_version_flag(true)
        .mut_args(|arg| {
            let shown = MOST_USED.contains(&arg.get_id().as_str());
            arg.hide_short_help(!shown)
        })
        .subcommands(SUBCOMMANDS.iter().map(|entry| entry.command().arg(&help)));
    let hidden = |command: Command| match grammars {
        true => command,
        false => command.mut_args(|arg| match arg.get_id().as_str() {
            "grammar" | "start" => arg.hide(true),
            _ => arg,
        }),
    };
    hidden(command).mut_subcommands(hidden)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_most_used_exists() {
        let command = command("secateur", true);
        for id in MOST_USED {
            assert!(
                command.get_arguments().any(|arg| arg.get_id() == id),
                "{id}"
            );
        }
    }
}
