//! Files of an unfinished run, moved out of the way of a new one.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use super::{Journal, JournalError, open};
use crate::best::beside;

/// The files of an unfinished run at their new places.
#[derive(Debug)]
pub struct SetAside {
    output: PathBuf,
    kept: PathBuf,
}

impl SetAside {
    /// Moves journal and best result of an unfinished run away, if there is one.
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
        let free = |number: u32| {
            let kept = beside(output, &format!("unfinished-{number}"));
            (!kept.exists() && !Journal::beside(&kept).exists()).then_some(kept)
        };
        let Some(kept) = (1..=u32::MAX).find_map(free) else {
            return Ok(None);
        };
        let aside = Self {
            output: output.to_owned(),
            kept,
        };
        aside
            .moves([
                (output.to_owned(), aside.kept.clone()),
                (journal.clone(), aside.journal()),
            ])
            .map_err(|source| JournalError::Io {
                path: journal,
                source,
            })?;
        Ok(Some(aside))
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
        self.moves([
            (self.kept.clone(), self.output.clone()),
            (self.journal(), journal),
        ])
    }

    fn moves(&self, files: [(PathBuf, PathBuf); 2]) -> io::Result<()> {
        for (from, to) in files {
            if from.exists() {
                fs::rename(from, to)?;
            }
        }
        Ok(())
    }
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
        let begin = |number: u32| {
            fs::write(&output, number.to_string()).unwrap();
            let head = JournalHead::of(Vec::new(), b"input", Path::new("x.journal")).unwrap();
            drop(Journal::begin(Journal::beside(&output), &head, b"input").unwrap());
            SetAside::new(&output).unwrap().unwrap()
        };
        for number in 1..3 {
            let aside = begin(number);
            assert!(!output.exists() && aside.journal().exists());
            let kept = fs::read_to_string(aside.result()).unwrap();
            assert_eq!(kept, number.to_string());
        }
        let last = begin(3);
        last.restore().unwrap();
        assert_eq!(fs::read_to_string(&output).unwrap(), "3");
        assert!(Journal::beside(&output).exists() && !last.journal().exists());
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
