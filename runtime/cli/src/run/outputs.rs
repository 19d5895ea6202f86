use std::ffi::OsStr;
use std::io::{self, ErrorKind, Write};
use std::os::unix::ffi::OsStrExt;
use std::path::{Path, PathBuf};

use clap::ArgMatches;

use crate::args::show::{HistoryArguments, LogArguments, ReportArguments};
use crate::exit::{Exit, Failure};
use secateur_report::say;
use secateur_session::{Best, Journal, Output, OutputError};

/// Places of outputs beside the result, checked before the first test.
#[derive(Debug)]
pub(crate) struct Outputs {
    pub(crate) report: Option<Output>,
    pub(crate) log: Option<Output>,
    pub(crate) journal: Option<Output>,
}

/// Checks an output that may be a stream.
pub(crate) fn place(path: &Path) -> Result<Output, Failure> {
    checked(Output::new(path))
}

/// Checks an output that has to be a file.
pub(crate) fn file(path: &Path) -> Result<Output, Failure> {
    checked(Output::file(path))
}

/// Checks that an output is none of the files that are read.
pub(crate) fn is_not_read(output: &Path, read: &[PathBuf]) -> Result<(), Failure> {
    let path = full(output);
    match output.is_file() && read.iter().any(|read| full(read) == path) {
        true => Err((
            Exit::Usage,
            format!(
                "the output {} is one of the files that are read: name another file",
                output.display()
            ),
        )),
        false => Ok(()),
    }
}

pub(crate) fn write(output: &Output, text: &[u8]) -> Result<(), Failure> {
    let written = output.write(text, None);
    written.map_err(|error| unwritten(output.path(), &error))
}

/// Returns the failure to write a file.
pub(crate) fn unwritten(path: &Path, error: &io::Error) -> Failure {
    let path = path.display();
    (Exit::Broken, format!("cannot write {path}: {error}"))
}

/// Returns the failure to write to standard output.
pub(crate) fn unprinted(error: &io::Error) -> Failure {
    let message = format!("cannot write to standard output: {error}");
    (Exit::Broken, message)
}

/// Reports that `--json-log` lacks events; returns the exit status.
pub(crate) fn lost_log(exit: Exit, error: &io::Error) -> Exit {
    let message = format!("the log of --json-log is not complete: {error}");
    lost(exit, &message)
}

/// Writes a text to standard output, whose reader may have closed the pipe.
pub(crate) fn print(text: &[u8]) -> Result<(), Failure> {
    let mut out = io::stdout().lock();
    match out.write_all(text).and_then(|()| out.flush()) {
        Err(error) if error.kind() != ErrorKind::BrokenPipe => Err(unprinted(&error)),
        _ => Ok(()),
    }
}

fn checked(place: Result<Output, OutputError>) -> Result<Output, Failure> {
    place.map_err(|error| (Exit::Usage, error.to_string()))
}

impl Outputs {
    /// Checks the places of a reduction's outputs.
    ///
    /// An error if one cannot be written, is the input, the result, another output or another of the
    /// `files` of the run, or has a name that the run may give to a file.
    pub(crate) fn new(
        input: &Path,
        best: &Best,
        report: &ReportArguments,
        log: &LogArguments,
        history: &HistoryArguments,
        files: &[(&str, &Path)],
    ) -> Result<Self, Failure> {
        let journal = history.keep_journal.as_deref();
        let outputs = Self {
            report: report.report.as_deref().map(place).transpose()?,
            log: log.json_log.as_deref().map(place).transpose()?,
            journal: journal.map(file).transpose()?,
        };
        let beside = Journal::beside(best.path());
        let own = [
            ("the input", Some(input)),
            ("the result", Some(best.path())),
            ("the journal", Some(&*beside)),
            ("the original that --in-place keeps", best.kept()),
        ];
        let files = files.iter().map(|&(name, path)| (name, Some(path)));
        let own: Vec<_> = own.into_iter().chain(files).collect();
        let options = [
            ("--report", outputs.report.as_ref().map(Output::path)),
            ("--json-log", outputs.log.as_ref().map(Output::path)),
            ("--keep-journal", outputs.journal.as_ref().map(Output::path)),
        ];
        let named = own.iter().chain(&options);
        let named: Vec<_> = named.map(|&(name, path)| (name, path.map(full))).collect();
        for (at, (name, path)) in named.iter().enumerate() {
            // Other outputs are checked elsewhere; several may go to one stream.
            let is_file = |path: &PathBuf| !path.exists() || path.is_file();
            let same = named[..at].iter().find(|(_, other)| other == path);
            if let (Some(path), Some((other, _)), true) = (path, same, at >= own.len())
                && is_file(path)
            {
                return Err(one_file(name, other, path));
            }
            if let (Some(path), true) = (path, at >= own.len())
                && is_file(path)
                && best.may_name(path)
            {
                let path = path.display();
                let message = format!(
                    "{name} is {path}, a name that this run may give to an earlier file that it moves: name \
                     another file"
                );
                return Err((Exit::Usage, message));
            }
        }
        Ok(outputs)
    }
}

fn one_file(name: &str, other: &str, path: &Path) -> Failure {
    let path = path.display();
    let message = format!("{name} and {other} are the same file, {path}: name another file");
    (Exit::Usage, message)
}

/// Checks that the report is not the file of a result that `--keep` names.
pub(crate) fn is_not_kept(report: &Output, kept: &Path) -> Result<(), Failure> {
    match full(report.path()) == full(kept) {
        true => Err(one_file("--report", "a result of --keep", kept)),
        false => Ok(()),
    }
}

/// Names of arguments with the path of a file that is written.
const WRITTEN: [&str; 6] = [
    "output",
    "report",
    "json_log",
    "keep_journal",
    "misses",
    "svg",
];

/// Of candidates, which are no files here.
const NAME: &str = "name";

/// Checks that no output is a file that another argument names, such as the property test.
///
/// The input of a reduction is checked later.
pub(crate) fn none_is_read(matches: &ArgMatches, input: Option<&Path>) -> Result<(), Failure> {
    if let Some((_, matches)) = matches.subcommand() {
        none_is_read(matches, input)?;
    }
    let input = input.map(full);
    let read = read_by(matches);
    let names = matches.ids().map(clap::Id::as_str);
    for (name, value) in names
        .filter(|name| WRITTEN.contains(name))
        .flat_map(|name| values(matches, name).map(move |value| (name, value)))
    {
        let path = full(Path::new(value));
        if path.is_file() && read.contains(&path) && input.as_ref() != Some(&path) {
            let (name, path) = (name.replace('_', "-"), path.display());
            return Err((
                Exit::Usage,
                format!("--{name} is {path}, which another argument names: name another file"),
            ));
        }
    }
    Ok(())
}

/// Returns the paths that arguments may read, such as the words of a property test.
pub(crate) fn read_by(matches: &ArgMatches) -> Vec<PathBuf> {
    let names = matches.ids().map(clap::Id::as_str);
    names
        .filter(|&name| name != NAME && !WRITTEN.contains(&name))
        .flat_map(|name| values(matches, name))
        // A command may be one word.
        .flat_map(|word| {
            word.as_bytes()
                .split(u8::is_ascii_whitespace)
                .chain([word.as_bytes()])
        })
        .map(|word| full(Path::new(OsStr::from_bytes(word))))
        .collect()
}

/// Returns the paths of the files that arguments name to be written.
pub(crate) fn written_by(matches: &ArgMatches) -> Vec<PathBuf> {
    let names = matches.ids().map(clap::Id::as_str);
    let names = names.filter(|name| WRITTEN.contains(name));
    names
        .flat_map(|name| values(matches, name))
        .map(|path| full(Path::new(path)))
        .collect()
}

fn values<'m>(matches: &'m ArgMatches, name: &str) -> impl Iterator<Item = &'m OsStr> {
    matches
        .try_get_raw(name)
        .ok()
        .flatten()
        .into_iter()
        .flatten()
}

/// Reports an unwritten output; returns the exit status.
pub(crate) fn lost(exit: Exit, message: &str) -> Exit {
    say(message);
    match exit {
        Exit::Done => Exit::Broken,
        exit => exit,
    }
}

/// Returns the canonical path of a file, which need not exist.
pub(crate) fn full(path: &Path) -> PathBuf {
    if let Ok(path) = path.canonicalize() {
        return path;
    }
    let folder = path
        .parent()
        .filter(|folder| !folder.as_os_str().is_empty());
    let folder = folder.unwrap_or(Path::new(".")).canonicalize();
    folder.map_or_else(
        |_| path.to_owned(),
        |folder| folder.join(path.file_name().unwrap_or_default()),
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    fn arguments(command: &clap::Command, found: &mut Vec<clap::Arg>) {
        found.extend(command.get_arguments().cloned());
        for command in command.get_subcommands() {
            arguments(command, found);
        }
    }

    #[test]
    fn arguments_that_name_a_written_file_are_known() {
        let mut found = Vec::new();
        arguments(&crate::command("secateur", true), &mut found);
        for name in WRITTEN.iter().chain([&NAME]) {
            assert!(found.iter().any(|arg| arg.get_id() == name), "{name}");
        }
        for arg in found {
            let help = arg.get_help().map(ToString::to_string).unwrap_or_default();
            let takes_file = arg
                .get_value_names()
                .is_some_and(|names| names.iter().any(|name| name == "FILE"));
            if takes_file && help.starts_with("Write") {
                assert!(WRITTEN.contains(&arg.get_id().as_str()), "{help}");
            }
        }
    }
}
