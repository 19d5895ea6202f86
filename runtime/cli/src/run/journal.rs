//! The journal of a run: begun beside the result, or continued.

use std::ffi::OsString;
use std::path::{Path, PathBuf};

use crate::exit::{Exit, Failure};
use crate::run::end::say;
use secateur_report::EventLog;
use secateur_session::{Best, Journal, JournalError, JournalHead, Output, Past, SetAside};

pub(crate) type Resumed = (Journal, Past);

/// The records of a run whose search can begin.
pub(crate) struct Started {
    pub(crate) journal: Journal,
    /// What an earlier session came to, if the run is resumed.
    pub(crate) past: Option<Past>,
    /// Tokens and bytes of an earlier session's result that is on disk.
    pub(crate) saved: Option<(usize, usize)>,
    /// The files of an unfinished run that this one replaced.
    pub(crate) kept: Option<SetAside>,
    pub(crate) log: Option<EventLog>,
}

/// The reason why no report or replay can show the steps of a run.
pub(crate) const STEPS_ARE_LOST: &str =
    "the journal lacks steps: it was cut off or changed, or its disk was full; reduce again";

/// Begins or continues the records of a run, which alone writes the result from now on.
///
/// The files of an unfinished run move out of a new one's way, and back if this fails.
pub(crate) fn start(
    best: &Best,
    input: &[u8],
    words: Vec<OsString>,
    resumed: Option<Resumed>,
    log: Option<Output>,
) -> Result<Started, Failure> {
    let usage = |error: JournalError| (Exit::Usage, error.to_string());
    let (journal, past, kept) = match resumed {
        Some((mut journal, past)) => {
            journal.writes(best.path()).map_err(usage)?;
            (journal, Some(past), None)
        }
        None => {
            let kept = SetAside::new(best.path()).map_err(usage)?;
            let journal = begin(best, input, words);
            let journal = journal.inspect_err(|_| withdraw(None, kept.as_ref()))?;
            (journal, None, kept)
        }
    };
    let log = match log.map(opened).transpose() {
        Ok(log) => log,
        Err(failure) => {
            withdraw(Some(journal).filter(|_| past.is_none()), kept.as_ref());
            return Err(failure);
        }
    };
    // Another text there, which this reduction did not write, moves away.
    let known = past.as_ref().filter(|past| {
        std::fs::read(best.path()).is_ok_and(|text| text == input || past.knows(&text))
    });
    if known.is_some() {
        best.take_over();
    }
    let saved = known.and_then(|past| past.base);
    Ok(Started {
        journal,
        past,
        saved,
        kept,
        log,
    })
}

fn begin(best: &Best, input: &[u8], words: Vec<OsString>) -> Result<Journal, Failure> {
    let path = Journal::beside(best.path());
    let run = JournalHead::of(words, input, &path).map_err(|error| {
        let message = format!("cannot find the current directory: {error}");
        (Exit::Usage, message)
    })?;
    let journal = Journal::begin(path, &run, input);
    journal.map_err(|error| (Exit::Usage, error.to_string()))
}

fn opened(output: Output) -> Result<EventLog, Failure> {
    let path = output.path().display().to_string();
    EventLog::create(output).map_err(|error| (Exit::Usage, format!("cannot write {path}: {error}")))
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
