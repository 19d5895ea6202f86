//! `resume`: going on with a reduction that was stopped.

use std::ffi::OsString;
use std::path::{Path, PathBuf};

use crate::args::task::Resume;
use crate::exit::{Exit, Failure};
use crate::run::journal::{Resumed, journal_of};
use secateur_oracle::FOLDER_PREFIX;
use secateur_session::Journal;

/// Finds the journal, goes to the directory in which the reduction was started
/// and returns its arguments, with the new ones added.
pub(crate) fn resume(resume: &Resume) -> Result<(Vec<OsString>, Resumed), Failure> {
    let usage = |message| (Exit::Usage, message);
    let path = match &resume.file {
        Some(file) => journal_of(file),
        None => only_journal().map_err(usage)?,
    };
    let path = std::path::absolute(&path).unwrap_or(path);
    let (journal, past) = Journal::resume(path).map_err(|error| usage(error.to_string()))?;
    let directory = &past.run.directory.0;
    std::env::set_current_dir(directory).map_err(|error| {
        let shown = Path::new(directory).display();
        usage(format!(
            "cannot go to {shown}, where the reduction was started: {error}"
        ))
    })?;
    let old = &past.run.arguments.0;
    let mut words: Vec<OsString> = old.iter().map(|word| word.0.clone()).collect();
    // Behind the old options, so that they win, and before a command.
    let end = words.iter().position(|word| word == "--");
    let end = end.unwrap_or(words.len());
    words.splice(end..end, resume.options.iter().cloned());
    for folder in &past.temporary {
        // Whoever made it is gone: the journal is locked as long as it lives. A
        // journal is a file like others: no directory is removed but one of ours.
        let name = folder.file_name().unwrap_or_default().to_string_lossy();
        if name.starts_with(FOLDER_PREFIX) {
            let _ = std::fs::remove_dir_all(folder);
        }
    }
    Ok((words, (journal, past)))
}

/// The one journal of an unfinished run in the current directory.
fn only_journal() -> Result<PathBuf, String> {
    let entries = std::fs::read_dir(".").map_err(|error| error.to_string())?;
    let mut found: Vec<PathBuf> = entries
        .flatten()
        .map(|entry| PathBuf::from(entry.file_name()))
        .filter(|path| {
            path.extension()
                .is_some_and(|extension| extension == "journal")
        })
        .collect();
    // Those that were kept for `replay` have come to their end.
    found.retain(|path| Journal::look(path).map_or(true, |past| past.done.is_none()));
    found.sort();
    match &found[..] {
        [] => Err("there is no unfinished reduction in this directory".to_owned()),
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
