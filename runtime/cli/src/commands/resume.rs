//! `resume`: continues a stopped reduction.

use std::ffi::OsString;
use std::os::unix::fs::MetadataExt;
use std::path::{Path, PathBuf};

use clap::{ArgMatches, Args, Command, Error, FromArgMatches};

use crate::args::effort::EffortArguments;
use crate::args::plugins::is_file;
use crate::args::remote::RemoteArguments;
use crate::args::result::{OutputArguments, PolishArguments};
use crate::args::sandbox::Level;
use crate::args::search::SearchArguments;
use crate::args::show::{HistoryArguments, LogArguments, ReportArguments, ShowArguments};
use crate::args::task::TaskArguments;
use crate::args::testing::TestArguments;
use crate::args::words::words;
use crate::commands::{Program, Subcommand};
use crate::exit::{Exit, Failure};
use crate::run::end::next;
use crate::run::journal::{Resumed, journal_of, journals};
use crate::run::outputs::{full, written_by};
use secateur_oracle::remove_left;
use secateur_session::{Best, Journal, JournalError, JournalHead, Moved, with_end};

/// The arguments of `resume`.
#[derive(Debug, Args)]
pub(crate) struct Arguments {
    /// The input, the result so far or its journal [default: the only journal in the
    /// current directory].
    #[arg(value_name = "FILE")]
    file: Option<PathBuf>,

    /// Run the commands of a journal that another user or machine wrote.
    #[arg(long)]
    trust: bool,

    #[command(flatten)]
    changes: Changes,
}

/// The options that may be different from now on.
#[derive(Debug, Args)]
struct Changeable {
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

#[derive(Debug)]
struct Changes(Vec<OsString>);

impl Args for Changes {
    fn augment_args(command: Command) -> Command {
        Changeable::augment_args(command)
    }

    fn augment_args_for_update(command: Command) -> Command {
        Changeable::augment_args_for_update(command)
    }
}

impl FromArgMatches for Changes {
    fn from_arg_matches(matches: &ArgMatches) -> Result<Self, Error> {
        let options = Self::augment_args(Command::new("resume"));
        Ok(Self(words(&options, matches)))
    }

    fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<(), Error> {
        *self = Self::from_arg_matches(matches)?;
        Ok(())
    }
}

impl Subcommand for Arguments {
    const ABOUT: &'static str = "Continues a stopped reduction";

    fn run(self, program: Program<'_>) -> Result<Exit, Failure> {
        let (words, resumed) = resume(&program, &self)?;
        (program.perform)(Program {
            words,
            resumed: Some(resumed),
            ..program
        })
    }
}

/// Returns how to continue with a directory, or its result.
fn of_directory(named: &Path) -> String {
    // Without a slash at its end.
    let named: PathBuf = named.components().collect();
    let of_result = named.with_extension("");
    let is_result = named.extension().is_some_and(|end| end == "reduced") && of_result.is_dir();
    let input = if is_result { of_result } else { named };
    let result = with_end(&input, ".reduced");
    let next = match result.is_dir() {
        true => format!("to continue, {}", next(&result, &input)),
        false => format!("there is no result {}", result.display()),
    };
    format!("the reduction of a directory has no journal: {next}")
}

/// Changes to the journal's directory; returns its and the new arguments.
fn resume(
    program: &Program<'_>,
    arguments: &Arguments,
) -> Result<(Vec<OsString>, Resumed), Failure> {
    let usage = |message| (Exit::Usage, message);
    let path = match &arguments.file {
        Some(file) if file.is_dir() && !journal_of(file).exists() => {
            return Err(usage(of_directory(file)));
        }
        Some(file) => journal_of(file),
        None => only_journal().map_err(usage)?,
    };
    let path = std::path::absolute(&path).unwrap_or(path);
    let look = Journal::look(&path).map_err(|error| usage(error.to_string()))?;
    let moved = look.run.moved(&path).map_err(|old| {
        let (path, old) = (path.display(), old.display());
        usage(format!(
            "the journal {path} was moved from {old} without the files of its run: move it back, or reduce \
             again"
        ))
    })?;
    // In another folder a test of the same name may be another user's.
    if !look.run.is_own() || moved.is_some() && !is_mine(&path) {
        check(program, &look.run, &path, arguments.trust)?;
    }
    let (journal, past) = Journal::resume(path).map_err(|error| usage(error.to_string()))?;
    let directory = PathBuf::from(&past.run.directory.0);
    let directory = moved
        .as_ref()
        .map_or(directory.clone(), |moved| moved.path(&directory));
    let here = std::env::current_dir().and_then(|here| here.canonicalize());
    std::env::set_current_dir(&directory).map_err(|error| {
        let shown = directory.display();
        usage(format!(
            "cannot enter the directory {shown}, where the reduction was started: {error}; restore the \
             directory, or reduce again"
        ))
    })?;
    let there = std::env::current_dir().and_then(|there| there.canonicalize());
    let elsewhere = !matches!((here, there), (Ok(here), Ok(there)) if here == there);
    let old = &past.run.arguments.0;
    let here = |word: &OsString| {
        moved
            .as_ref()
            .map_or(word.clone(), |moved| moved.word(word))
    };
    let mut words: Vec<OsString> = old.iter().map(|word| here(&word.0)).collect();
    // Behind the old options, so that they win, and before a command.
    let end = words.iter().position(|word| word == "--");
    let end = end.unwrap_or(words.len());
    words.splice(end..end, arguments.changes.0.iter().cloned());
    if let Some(moved) = &moved {
        stays_here(program, &words, journal.path(), moved)?;
    }
    for folder in &past.temporary {
        // Its process has ended, or the journal would be locked.
        remove_left(folder);
    }
    let resumed = Resumed {
        journal,
        past,
        elsewhere,
    };
    Ok((words, resumed))
}

/// Checks that the words of a moved run write only beside its journal.
///
/// An error if the result would go to another folder, or another output to the old one.
fn stays_here(
    program: &Program<'_>,
    words: &[OsString],
    journal: &Path,
    moved: &Moved,
) -> Result<(), Failure> {
    let matches = (program.parse)(program, words)?;
    let usage = |error: String| (Exit::Usage, error);
    let own = matches.subcommand().map(|(_, matches)| matches);
    let own = own.unwrap_or(&matches);
    let output = own.try_get_one::<PathBuf>("output").ok().flatten();
    let result = match (output.cloned(), matches.subcommand()) {
        (Some(output), _) => Some(output),
        // That of a generator is in the start directory, which has moved.
        (None, Some(_)) => None,
        (None, None) => {
            let task = TaskArguments::from_arg_matches(&matches);
            let task = task.map_err(|error| usage(error.to_string()))?;
            let task = task.task(true).map_err(usage)?;
            Some(Best::usual(task.input))
        }
    };
    let folder = |path: &Path| full(path).parent().map(Path::to_owned);
    let result = result.filter(|result| folder(result) != folder(journal));
    let mut others = written_by(own).into_iter();
    let Some(output) = result.or_else(|| others.find(|path| moved.is_left_behind(path))) else {
        return Ok(());
    };
    let (journal, output) = (journal.display(), output.display());
    Err(usage(format!(
        "the journal {journal} was moved, but its run writes {output}, in another directory: reduce again"
    )))
}

fn is_mine(journal: &Path) -> bool {
    let user = rustix::process::geteuid().as_raw();
    let folder = journal.parent().unwrap_or(Path::new("."));
    let owner = |path: &Path| path.metadata().map(|data| data.uid());
    [journal, folder]
        .iter()
        .all(|path| owner(path).is_ok_and(|owner| owner == user))
}

/// Checks whether a run of another user may continue.
///
/// That takes `--trust`, and no option may weaken the sandbox or the limits of a test. The error
/// shows the command that would run.
fn check(
    program: &Program<'_>,
    run: &JournalHead,
    path: &Path,
    is_trusted: bool,
) -> Result<(), Failure> {
    let words: Vec<OsString> = run.arguments.0.iter().map(|word| word.0.clone()).collect();
    let shown = format!(
        "the journal {} was not written by you on this machine; it runs, in {}:\n  secateur {}",
        path.display(),
        Path::new(&run.directory.0).display(),
        shell_words::join(words.iter().map(|word| word.to_string_lossy())),
    );
    let weak = weakened(program, &words).map_err(|(exit, e)| (exit, format!("{shown}\n  {e}")))?;
    if !weak.is_empty() {
        let weak = weak.join(", ");
        let message = format!("{shown}\n  only your own journal can set {weak}: reduce again");
        return Err((Exit::Usage, message));
    }
    match is_trusted {
        true => Ok(()),
        false => {
            let path = path.to_string_lossy();
            let path = shell_words::quote(&path);
            let hint = format!("to run that, in the sandbox: secateur resume --trust {path}");
            Err((Exit::Usage, format!("{shown}\n  {hint}")))
        }
    }
}

/// Returns the options that weaken sandbox or limits, or name a file of commands.
fn weakened(program: &Program<'_>, words: &[OsString]) -> Result<Vec<String>, Failure> {
    let matches = (program.parse)(program, words)?;
    let usage = |error: Error| (Exit::Usage, error.to_string());
    let remote = match matches.subcommand() {
        Some(_) => None,
        None => {
            let given = RemoteArguments::from_arg_matches(&matches).map_err(usage)?;
            given.remote
        }
    };
    let matches = matches
        .subcommand()
        .map_or(&matches, |(_, matches)| matches);
    let tests = TestArguments::from_arg_matches(matches).map_err(usage)?;
    let search = SearchArguments::from_arg_matches(matches).map_err(usage)?;
    let mut weak = Vec::new();
    if tests.sandbox.sandbox == Some(Level::Off) {
        weak.push("--sandbox off".to_owned());
    }
    if remote.is_some_and(|url| url != "none") {
        weak.push("--remote".to_owned());
    }
    if !tests.sandbox.writable.is_empty() {
        weak.push("--writable".to_owned());
    }
    if !tests.sandbox.env.is_empty() {
        weak.push("--env".to_owned());
    }
    let limits = tests.limits.limit.iter();
    weak.extend(limits.map(|limit| format!("--limit {}", limit.name())));
    let files = search.plugin.iter().filter(|tool| is_file(tool));
    weak.extend(files.map(|file| format!("--plugin {file}")));
    Ok(weak)
}

fn only_journal() -> Result<PathBuf, String> {
    let mut found = journals(Path::new(""))
        .map_err(|error| format!("cannot read the current directory: {error}"))?;
    // Those kept for `replay` have ended; an empty one has nothing to resume.
    found.retain(|path| match Journal::look(path) {
        Ok(past) => past.done.is_none(),
        Err(error) => !matches!(error, JournalError::Empty(_)),
    });
    match &found[..] {
        [] => Err(
            "there is no unfinished reduction in this directory: name its input or journal"
                .to_owned(),
        ),
        [only] => Ok(only.clone()),
        several => {
            let names = several.iter().map(|path| path.display().to_string());
            Err(format!(
                "there are several unfinished reductions here; name one: {}",
                names.collect::<Vec<_>>().join(", ")
            ))
        }
    }
}
