//! Files of an unfinished run, moved out of the way of a new one.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use super::{Journal, JournalError, open};
use crate::names::{FILES, Numbered, UNFINISHED, first_free, is_free, with_end};

/// The files of an unfinished run at their new places.
#[derive(Debug)]
pub struct SetAside {
    output: PathBuf,
    kept: PathBuf,
}

impl SetAside {
    /// Moves journal, best result and traces of an unfinished run away, if there is one.
    ///
    /// # Errors
    /// If the journal is in use or cannot be moved.
    pub fn new(output: &Path) -> Result<Option<Self>, JournalError> {
        let journal = Journal::beside(output);
        if !journal.exists() {
            return Ok(None);
        }
        // Locked until its files have moved.
        let lock = open(&journal)?;
        if lock.metadata().is_ok_and(|data| data.len() == 0) {
            return Ok(None);
        }
        let kept = all_moved(output, UNFINISHED, &FILES);
        let kept = kept.map_err(|source| JournalError::Io {
            path: journal,
            source,
        })?;
        Ok(Some(Self {
            output: output.to_owned(),
            kept,
        }))
    }

    /// Returns the new path of the result.
    #[must_use]
    pub fn result(&self) -> &Path {
        &self.kept
    }

    /// Returns the new path of the journal.
    #[must_use]
    pub fn journal(&self) -> PathBuf {
        Journal::beside(&self.kept)
    }

    /// Moves the files back, since the new run has no result.
    ///
    /// # Errors
    /// If a file cannot be moved.
    pub fn restore(&self) -> io::Result<()> {
        let journal = Journal::beside(&self.output);
        if self.output.exists() || journal.exists() {
            return Ok(());
        }
        moves(&self.kept, &self.output, &FILES)
    }
}

/// Moves the files of a run to the first names of a kind of which all are free.
///
/// Returns the new path of the result.
pub(crate) fn all_moved(output: &Path, kind: Numbered, ends: &[&str]) -> io::Result<PathBuf> {
    let name = |number| kind(output, number);
    let all_free = |kept: &Path| ends.iter().all(|end| is_free(&with_end(kept, end)));
    let kept = first_free(name, all_free)?;
    moves(output, &kept, ends)?;
    Ok(kept)
}

/// Moves the files of a run to another result's place.
fn moves(from: &Path, to: &Path, ends: &[&str]) -> io::Result<()> {
    for end in ends {
        let old = with_end(from, end);
        // A trace may go to a stream, which stays.
        if old.is_file() {
            fs::rename(old, with_end(to, end))?;
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::super::JournalHead;
    use super::*;

    #[test]
    fn an_unfinished_run_is_not_written_over() {
        let folder = tempfile::tempdir().unwrap();
        let output = folder.path().join("x.c");
        assert!(SetAside::new(&output).unwrap().is_none());
        let recorded = with_end(&output, ".recorded.trace");
        let begin = |number: u32| {
            fs::write(&output, number.to_string()).unwrap();
            fs::write(&recorded, number.to_string()).unwrap();
            let head = JournalHead::of(Vec::new(), b"input", Path::new("x.journal")).unwrap();
            drop(Journal::begin(Journal::beside(&output), &head, b"input").unwrap());
            SetAside::new(&output).unwrap().unwrap()
        };
        for number in 1..3 {
            let aside = begin(number);
            assert!(!output.exists() && aside.journal().exists());
            for end in ["", ".recorded.trace"] {
                let kept = fs::read_to_string(with_end(aside.result(), end)).unwrap();
                assert_eq!(kept, number.to_string());
            }
            assert!(!recorded.exists());
        }
        let last = begin(3);
        last.restore().unwrap();
        assert_eq!(fs::read_to_string(&output).unwrap(), "3");
        assert!(Journal::beside(&output).exists() && !last.journal().exists());
        assert_eq!(fs::read_to_string(&recorded).unwrap(), "3");
        // Never over another run's files.
        fs::write(last.result(), "other").unwrap();
        last.restore().unwrap();
        assert_eq!(fs::read_to_string(&output).unwrap(), "3");
    }

    #[test]
    fn an_empty_journal_is_no_unfinished_run() {
        let folder = tempfile::tempdir().unwrap();
        let output = folder.path().join("x.c");
        fs::write(&output, "result").unwrap();
        fs::write(Journal::beside(&output), "").unwrap();
        assert!(SetAside::new(&output).unwrap().is_none());
        assert_eq!(fs::read_to_string(&output).unwrap(), "result");
    }
}
