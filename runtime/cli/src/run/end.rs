//! Messages at the end of a search.

use std::io;
use std::path::{Path, PathBuf};

use crate::exit::Exit;
use secateur_reduce::search::{End, FlakinessStats, SearchLimit};
use secateur_report::say;
use secateur_session::{Best, Journal};

/// Ends the journal of a run that can continue, and prints the command for that unless `quiet`.
pub(crate) fn stop(end: &End, mut journal: Journal, consumed: u64, best: &Best, quiet: bool) {
    let path = journal.path().display().to_string();
    if let Err(error) = journal.stop(consumed) {
        say(&format!(
            "this reduction cannot be resumed: its journal {path} is lost ({error})"
        ));
        return;
    }
    if let Some(error) = journal.report_failure() {
        say(&lacks_lines(&path, error));
    }
    if !quiet {
        say_resume(end, &journal, best);
    }
}

/// Returns the warning that a journal lacks lines.
pub(crate) fn lacks_lines(path: &str, error: &io::Error) -> String {
    format!(
        "warning: cannot write the journal {path}: {error}; a resumed run repeats the tests from here on"
    )
}

fn say_resume(end: &End, journal: &Journal, best: &Best) {
    let quoted = |path: &Path| shell_words::quote(&path.to_string_lossy()).into_owned();
    let mut command = format!("secateur resume {}", quoted(journal.path()));
    if !journal.is_beside() && best.kept().is_none() {
        // Relative paths are those of the run's directory.
        let result = std::path::absolute(best.path());
        let result = result.as_deref().unwrap_or(best.path());
        command.push_str(&format!(" --output {}", quoted(result)));
    }
    let more = match end {
        End::Limited(SearchLimit::Tests) => " with a larger --max-tests",
        _ => "",
    };
    say(&format!("`{command}` continues the reduction{more}"));
}

/// Returns how to continue with a directory's result, which tests find only by the input's name.
pub(crate) fn next(result: &Path, input: &Path) -> String {
    let name = input.file_name().unwrap_or_default();
    let quoted = |path: &Path| shell_words::quote(&path.to_string_lossy()).into_owned();
    if result.file_name() == Some(name) {
        return format!("reduce {}", quoted(result));
    }
    let [result, next] = [result, &Path::new("next").join(name)].map(quoted);
    format!("mkdir next && mv {result} {next} && secateur TEST {next}")
}

pub(crate) fn unsaved(result: &Path, error: &io::Error) -> String {
    let path = result.display();
    format!("cannot save the result to {path}: {error}")
}

pub(crate) fn unreplaced(result: &Path, error: &io::Error) -> String {
    let path = result.display();
    format!("cannot replace the input: {error}; the result is in {path}")
}

/// Says where an earlier result moved, unless it went with the end of the run.
pub(crate) fn say_earlier(earlier: Option<&Path>, quiet: bool) {
    if let Some(earlier) = earlier.filter(|path| path.exists() && !quiet) {
        say(&format!("an earlier result is kept: {}", earlier.display()));
    }
}

/// The reason of [`Exit::Unreliable`] after a whole search.
pub(crate) const CONTRADICTS_ITSELF: &str =
    "the property test is flaky: it later rejected texts that it had accepted";

/// A result on which the second test of an earlier session, which was killed, did not run.
pub(crate) const UNPROVEN: &str =
    "notice: the result is that of an earlier session, which did not run --then on it";

pub(crate) fn changed_meanwhile(kept: &Path) -> String {
    let kept = kept.display();
    format!("the input was changed while it was reduced: the new text is kept as {kept}")
}

pub(crate) fn original_rescued(kept: &Path) -> String {
    let kept = kept.display();
    format!("the input was changed while it was reduced: the original is kept as {kept}")
}

pub(crate) fn unrescued(input: &Path, error: &io::Error) -> String {
    let input = input.display();
    format!("{input} was changed while it was reduced, and the original cannot be kept: {error}")
}

/// Whether a test rejected what it had accepted, so that the result is in doubt.
pub(crate) fn contradicts_itself(end: &End, flakiness: FlakinessStats) -> bool {
    match end {
        End::Fixpoint => flakiness.rollbacks > 0,
        _ => matches!(end, End::Unreliable),
    }
}

/// Saves the last text of a run, or keeps it in another directory if its own is gone.
///
/// Returns its path, and the end if the text could not be saved now.
pub(crate) fn save_last(best: &Best, text: &[u8], end: &End) -> (PathBuf, Option<End>) {
    let failed = match end {
        End::Unsaved(_) => None,
        _ => best.save(text).err().map(End::Unsaved),
    };
    let is_unsaved = failed.is_some() || matches!(end, End::Unsaved(_));
    let kept = match is_unsaved && !best.path().is_file() {
        true => best.save_elsewhere(text).ok(),
        false => None,
    };
    (kept.unwrap_or_else(|| best.path().to_owned()), failed)
}

/// Prints a noteworthy reason for the end with the text at this place; returns the exit status.
pub(crate) fn say_end(
    end: &End,
    flakiness: FlakinessStats,
    best: &Best,
    place: &Path,
    quiet: bool,
) -> Exit {
    match end {
        End::Fixpoint if contradicts_itself(end, flakiness) => {
            say(&format!(
                "{CONTRADICTS_ITSELF}; the result passed {}",
                flakiness.result
            ));
            Exit::Unreliable
        }
        End::Fixpoint => Exit::Done,
        End::Limited(limit) => {
            if !quiet {
                say(&format!(
                    "the limit of {limit} is reached; the result is the best so far"
                ));
            }
            Exit::Done
        }
        End::Interrupted => {
            if !quiet {
                say("interrupted; the result is the best so far");
            }
            Exit::Interrupted
        }
        End::Unreliable => {
            say(
                "the property test is flaky: it rejected too many texts that it had accepted; the result is \
                 the last text that passed often enough; let the test repeat the runs of the program \
                 until its verdict is reliable, and reduce again",
            );
            Exit::Unreliable
        }
        End::Unsaved(error) => {
            let mut message = unsaved(best.path(), error);
            if place != best.path() {
                message.push_str(&format!("; it is kept as {}", place.display()));
            }
            say(&message);
            Exit::Broken
        }
        End::Broken(error) => {
            say(&format!("{error}; the result is the best so far"));
            Exit::Broken
        }
    }
}
