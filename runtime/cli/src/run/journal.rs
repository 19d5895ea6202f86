//! The journal of a run: begun beside the result, or continued.

use std::ffi::OsString;
use std::io;
use std::path::{Path, PathBuf};

use crate::exit::{Exit, Failure};
use secateur_reduce::search::TextKey;
use secateur_report::{EventLog, say};
use secateur_session::{
    Best, Journal, JournalError, JournalHead, Output, Past, SetAside, is_stream,
};

/// An earlier run that continues.
pub(crate) struct Resumed {
    pub(crate) journal: Journal,
    pub(crate) past: Past,
    /// Whether this process was started in another directory than that run.
    pub(crate) elsewhere: bool,
}

impl Resumed {
    /// Checks that the run was on this input, and that the limit of tests lets it continue.
    pub(crate) fn can_continue(
        &self,
        input: &[u8],
        most: Option<u64>,
        changed: impl FnOnce() -> String,
    ) -> Result<(), Failure> {
        let used = self.past.consumed;
        let message = if !self.past.run.was_on(input) {
            changed()
        } else if most.is_some_and(|most| most <= used) {
            format!("this reduction has already used {used} tests: give more with --max-tests")
        } else {
            return Ok(());
        };
        Err((Exit::Usage, message))
    }
}

/// Returns a path as a message in the directory of this process's start can name it.
pub(crate) fn named(path: &Path, resumed: Option<&Resumed>) -> PathBuf {
    match resumed {
        Some(resumed) if resumed.elsewhere => {
            std::path::absolute(path).unwrap_or_else(|_| path.to_owned())
        }
        _ => path.to_owned(),
    }
}

/// A result of an earlier session.
#[derive(Debug)]
pub(crate) struct Saved {
    pub(crate) text: Vec<u8>,
    pub(crate) tokens: usize,
    /// Whether the second test has run on it, or there is none.
    pub(crate) is_proven: bool,
}

/// The records of a run whose search can begin.
pub(crate) struct Started {
    pub(crate) journal: Journal,
    /// The content of the journal, if the run is resumed.
    pub(crate) past: Option<Past>,
    /// An earlier session's result that is on disk.
    pub(crate) saved: Option<Saved>,
    /// The files of an unfinished run that this one replaced.
    pub(crate) kept: Option<SetAside>,
    pub(crate) log: Option<EventLog>,
}

/// The reason why no report or replay can show the steps of a run.
pub(crate) const STEPS_ARE_LOST: &str =
    "the journal lacks steps: it was cut off or changed, or its disk was full; reduce again";

/// Begins or continues the records of a run, which alone writes the result from now on.
///
/// The files of an unfinished run move out of a new one's way, and back if this fails. With
/// `has_second` a result may lack the verdict of a second test.
pub(crate) fn start(
    best: &Best,
    input: &[u8],
    words: Vec<OsString>,
    resumed: Option<Resumed>,
    log: Option<Output>,
    has_second: bool,
) -> Result<Started, Failure> {
    let usage = |error: JournalError| (Exit::Usage, error.to_string());
    let (journal, past, kept) = match resumed {
        Some(Resumed {
            mut journal, past, ..
        }) => {
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
    let opened = |log| opened(log, past.is_some());
    let log = match log.map(opened).transpose() {
        Ok(log) => log,
        Err(failure) => {
            withdraw(Some(journal).filter(|_| past.is_none()), kept.as_ref());
            return Err(failure);
        }
    };
    // Another text there, which this reduction did not write, moves away.
    let text = std::fs::read(best.path()).ok();
    let known = |past: &Past, text: &[u8]| text == input || past.knows(text);
    let mut saved = None;
    if let (Some(past), Some(text)) = (&past, text)
        && known(past, &text)
    {
        best.take_over();
        let key = TextKey::of(&text);
        // An earlier session may have written its last one elsewhere, or not to the journal.
        let last = past.base.filter(|&(_, bytes)| bytes == text.len());
        let tokens = last.map(|(tokens, _)| tokens);
        saved = tokens
            .or_else(|| past.passed.get(&key).copied())
            // The original is no result that can be lost.
            .filter(|_| text != input)
            .map(|tokens| Saved {
                tokens,
                is_proven: past.proven.contains(&key) || !has_second,
                text,
            });
    }
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

fn opened(output: Output, goes_on: bool) -> Result<EventLog, Failure> {
    let path = output.path().display().to_string();
    EventLog::create(output, goes_on)
        .map_err(|error| (Exit::Usage, format!("cannot write {path}: {error}")))
}

/// Reports the files of an unfinished run that a new one replaced.
pub(crate) fn say_kept(kept: &SetAside) {
    let journal = kept.journal();
    if let Err(error) = Journal::look(&journal) {
        let journal = journal.display();
        say(&format!(
            "what is left of an unfinished reduction is kept: {journal} ({error})"
        ));
        return;
    }
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
    let of_input = Journal::beside(&Best::usual(file));
    let is_result = file
        .file_stem()
        .is_some_and(|stem| Path::new(stem).extension() == Some("reduced".as_ref()));
    if own.exists() {
        own
    } else if of_input.exists() {
        of_input
    } else if let Some(named) = only_journal_on(file) {
        named
    } else if is_result {
        own
    } else {
        of_input
    }
}

/// Returns the journal of an input whose run has a result of another name in its directory.
fn only_journal_on(input: &Path) -> Option<PathBuf> {
    if is_stream(input) {
        return None;
    }
    let text = std::fs::read(input).ok()?;
    let is_on = |path: &PathBuf| {
        Journal::look(path).is_ok_and(|past| past.done.is_none() && past.run.was_on(&text))
    };
    let folder = input.parent()?;
    match &mut journals(folder)
        .ok()?
        .into_iter()
        .filter(is_on)
        .collect::<Vec<_>>()[..]
    {
        [only] => Some(std::mem::take(only)),
        _ => None,
    }
}

/// Returns the journals in a directory; `""` is the current one.
pub(crate) fn journals(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let read = match folder.as_os_str().is_empty() {
        true => Path::new("."),
        false => folder,
    };
    let paths = std::fs::read_dir(read)?
        .flatten()
        .map(|entry| folder.join(entry.file_name()));
    let is_journal = |path: &PathBuf| path.extension().is_some_and(|end| end == "journal");
    let mut found: Vec<PathBuf> = paths.filter(is_journal).collect();
    found.sort();
    Ok(found)
}
