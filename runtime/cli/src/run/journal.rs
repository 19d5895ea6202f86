//! The journal of a run: begun beside the result, or continued.

use std::ffi::OsString;
use std::path::{Path, PathBuf};

use crate::exit::{Exit, Failure};
use crate::run::end::say;
use secateur_session::{Best, Journal, JournalHead, Past, SetAside};

pub(crate) type Resumed = (Journal, Past);

/// A journal that was begun, and the files of an unfinished run that it replaced.
pub(crate) type Begun = (Journal, Option<SetAside>);

/// The reason why no report or replay can show the steps of a run.
pub(crate) const STEPS_ARE_LOST: &str =
    "the journal lacks steps: it was cut off or changed, or its disk was full; reduce again";

/// Begins a journal; an unfinished run's files move out of the way.
pub(crate) fn begin(best: &Best, input: &[u8], words: Vec<OsString>) -> Result<Begun, Failure> {
    let usage = |message| (Exit::Usage, message);
    let kept = SetAside::new(best.path()).map_err(|error| usage(error.to_string()))?;
    let journal = Journal::beside(best.path());
    let run = JournalHead::of(words, input, &journal)
        .map_err(|error| usage(format!("cannot find the current directory: {error}")))?;
    let journal = Journal::begin(journal, &run, input).map_err(|error| usage(error.to_string()));
    Ok((journal?, kept))
}

/// Reports the files of an unfinished run that a new one replaced.
pub(crate) fn say_kept(kept: &SetAside) {
    let journal = kept.journal();
    let journal = journal.to_string_lossy();
    say(&format!(
        "an unfinished reduction of this input is kept: {} (`secateur resume {}` continues it)",
        kept.result().display(),
        shell_words::quote(&journal)
    ));
}

/// Ends the journal of a new run that has no result; an unfinished run's files move back.
pub(crate) fn withdraw(journal: Option<Journal>, kept: Option<&SetAside>) {
    if let Some(journal) = journal {
        journal.finish();
    }
    if let Some(kept) = kept
        && kept.restore().is_err()
    {
        say_kept(kept);
    }
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
    let is_result = file
        .file_stem()
        .is_some_and(|stem| Path::new(stem).extension() == Some("reduced".as_ref()));
    match own.exists() || is_result {
        true => own,
        false => Journal::beside(&Best::usual(file)),
    }
}
