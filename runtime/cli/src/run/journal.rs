//! The journal of a run: begun beside the result, or continued.

use std::ffi::OsString;
use std::path::{Path, PathBuf};

use crate::exit::{Exit, Failure};
use crate::run::end::say;
use secateur_session::{Best, Journal, JournalHead, Past, set_aside};

pub(crate) type Resumed = (Journal, Past);

/// Begins a journal; an unfinished run's files move out of the way.
pub(crate) fn begin(
    best: &Best,
    input: &[u8],
    words: Vec<OsString>,
    quiet: bool,
) -> Result<Journal, Failure> {
    let usage = |message| (Exit::Usage, message);
    let kept = set_aside(best.path()).map_err(|error| usage(error.to_string()))?;
    if let Some((kept, journal)) = kept
        && !quiet
    {
        say(&format!(
            "an unfinished reduction of this input is kept: {} (`secateur resume {}` continues it)",
            kept.display(),
            journal.display()
        ));
    }
    let journal = Journal::beside(best.path());
    let run = JournalHead::of(words, input, &journal)
        .map_err(|error| usage(format!("cannot find the current directory: {error}")))?;
    Journal::begin(journal, &run, input).map_err(|error| usage(error.to_string()))
}

/// Returns the journal of a journal, a result or an input.
pub(crate) fn journal_of(file: &Path) -> PathBuf {
    if file
        .extension()
        .is_some_and(|extension| extension == "journal")
    {
        return file.to_owned();
    }
    let own = Journal::beside(file);
    if own.exists() {
        return own;
    }
    let of_input = Journal::beside(&Best::usual(file));
    if of_input.exists() { of_input } else { own }
}
