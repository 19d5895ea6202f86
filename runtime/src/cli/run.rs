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
use crate::minimize::MINIMIZERS;
use crate::strategy::STRATEGIES;

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
    if arguments.list_strategies {
        list_strategies();
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
    reduce_file(format, &config, arguments, words, resumed)
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

fn list_strategies() {
    let mut out = std::io::stdout().lock();
    for kind in STRATEGIES {
        let _ = writeln!(out, "{:<12} {}", kind.name, kind.about);
    }
    let names: Vec<&str> = MINIMIZERS.iter().map(|kind| kind.name).collect();
    let _ = writeln!(out, "\nlist minimisers: {}", names.join(", "));
}
