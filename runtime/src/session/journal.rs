//! The journal: what a search learnt, on disk, so that it can be gone on with.
//!
//! One JSON object a line, appended as things happen. The search is
//! deterministic but for the property test's answers, so the answers are all
//! that has to be kept: a resumed search goes the old way with the answers from
//! the journal, without a test, and comes out where the first was stopped. That
//! holds for whatever strategy was at work. A line that was cut off by a crash or
//! a full disk is cut away.

use std::ffi::OsString;
use std::fs::{self, File, TryLockError};
use std::io::{self, BufRead, BufReader, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use std::time::Duration;

use serde::{Deserialize, Serialize};

use super::words::{Word, Words};
use crate::search::Memo;
use crate::tree::Fingerprint;

/// The first line: which run this is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Run {
    /// The program's version.
    pub version: String,
    /// Where it was started.
    pub directory: Word,
    /// With which words, the program's name apart.
    pub arguments: Words,
    /// The input's bytes, hashed by BLAKE3.
    pub input: String,
}

/// A line.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Line {
    /// The first one.
    Run(Run),
    /// The property test refused a sequence of so many tokens.
    Refused(u64, usize),
    /// It accepted one.
    Passed(u64, usize),
    /// The base was replaced: its tokens, its bytes.
    Base(usize, usize),
    /// A strategy began a round.
    Round(u32, String),
    /// The directory that the tests use, to be removed by who comes after a crash.
    Temporary(Word),
    /// How the run ended, or that it was taken up again.
    Note(String),
}

/// A journal that is written.
#[derive(Debug)]
pub struct Journal {
    path: PathBuf,
    file: File,
    /// The bytes that are certainly whole lines.
    len: u64,
    /// A line could not be written; said once.
    failed: Option<io::Error>,
}

/// What a journal holds.
#[derive(Debug)]
pub struct Past {
    /// Which run it was.
    pub run: Run,
    /// The answers of the property test.
    pub known: Memo,
    /// Tokens and bytes of the last base; `None` if nothing had become smaller.
    pub base: Option<(usize, usize)>,
    /// Directories of tests, some of which may be left over.
    pub temporary: Vec<PathBuf>,
}

/// A journal that cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum JournalError {
    /// Nothing there.
    #[error("there is no unfinished reduction: {} does not exist", .0.display())]
    Missing(PathBuf),
    /// Somebody else is at it.
    #[error("a reduction that writes {} is running", .0.display())]
    Busy(PathBuf),
    /// No journal at all.
    #[error("{} is not a journal (line 1: {source})", .path.display())]
    NoJournal {
        /// Where.
        path: PathBuf,
        /// What is wrong with its first line.
        source: serde_json::Error,
    },
    /// The system says no.
    #[error("cannot use the journal {}: {source}", .path.display())]
    Io {
        /// Where.
        path: PathBuf,
        /// What the system said.
        source: io::Error,
    },
}

impl Run {
    /// A run of this program in the current directory.
    ///
    /// # Errors
    /// If there is no current directory.
    pub fn of(arguments: Vec<OsString>, input: &[u8]) -> io::Result<Self> {
        Ok(Self {
            version: env!("CARGO_PKG_VERSION").to_owned(),
            directory: Word(std::env::current_dir()?.into_os_string()),
            arguments: Words(arguments.into_iter().map(Word).collect()),
            input: hash(input),
        })
    }

    /// Whether the run was on this text.
    #[must_use]
    pub fn was_on(&self, input: &[u8]) -> bool {
        self.input == hash(input)
    }
}

fn hash(input: &[u8]) -> String {
    blake3::hash(input).to_hex().to_string()
}

impl Journal {
    /// The journal of a result.
    #[must_use]
    pub fn beside(output: &Path) -> PathBuf {
        let mut name = output.as_os_str().to_owned();
        name.push(".journal");
        PathBuf::from(name)
    }

    /// Begins a journal. One that is there is replaced: see [`Self::set_aside`].
    ///
    /// # Errors
    /// If it cannot be written, or another run is at it.
    pub fn begin(path: PathBuf, run: &Run) -> Result<Self, JournalError> {
        let file = open(&path)?;
        let mut journal = Self {
            path,
            file,
            len: 0,
            failed: None,
        };
        let begun = journal
            .file
            .set_len(0)
            .and_then(|()| journal.append(&Line::Run(run.clone())));
        begun.map_err(|source| journal.error(source))?;
        Ok(journal)
    }

    /// Takes up a journal where it ends; a cut-off last line is cut away.
    ///
    /// # Errors
    /// If it does not exist, is no journal, cannot be used or is being used.
    pub fn resume(path: PathBuf) -> Result<(Self, Past), JournalError> {
        if !path.exists() {
            return Err(JournalError::Missing(path));
        }
        let file = open(&path)?;
        let mut journal = Self {
            path,
            file,
            len: 0,
            failed: None,
        };
        let past = journal.read()?;
        let cut = journal.file.set_len(journal.len);
        let moved = cut.and_then(|()| journal.file.seek(SeekFrom::End(0)));
        moved.map_err(|source| journal.error(source))?;
        journal.note(&format!("resumed by {}", env!("CARGO_PKG_VERSION")));
        Ok((journal, past))
    }

    fn read(&mut self) -> Result<Past, JournalError> {
        let mut reader = BufReader::new(&self.file);
        let mut text = Vec::new();
        let mut past: Option<Past> = None;
        loop {
            text.clear();
            let read = reader.read_until(b'\n', &mut text);
            let bytes = match read {
                Ok(0) => break,
                Ok(bytes) => bytes,
                Err(source) => {
                    let path = self.path.clone();
                    return Err(JournalError::Io { path, source });
                }
            };
            let line = match serde_json::from_slice(&text) {
                Ok(line) if text.ends_with(b"\n") => line,
                Ok(_) => break,
                Err(source) if past.is_none() => {
                    let path = self.path.clone();
                    return Err(JournalError::NoJournal { path, source });
                }
                // Cut off, and gone on behind it by nobody.
                Err(_) => break,
            };
            self.len += bytes as u64;
            match (line, &mut past) {
                (Line::Run(run), None) => {
                    past = Some(Past {
                        run,
                        known: Memo::default(),
                        base: None,
                        temporary: Vec::new(),
                    });
                }
                (Line::Refused(fingerprint, tokens), Some(past)) => {
                    past.known.insert(Fingerprint(fingerprint), tokens, false);
                }
                (Line::Passed(fingerprint, tokens), Some(past)) => {
                    past.known.insert(Fingerprint(fingerprint), tokens, true);
                }
                (Line::Base(tokens, bytes), Some(past)) => past.base = Some((tokens, bytes)),
                (Line::Temporary(folder), Some(past)) => past.temporary.push(folder.0.into()),
                _ => {}
            }
        }
        past.ok_or_else(|| JournalError::Missing(self.path.clone()))
    }

    /// Notes an answer of the property test.
    pub fn answered(&mut self, fingerprint: Fingerprint, tokens: usize, interesting: bool) {
        let Fingerprint(number) = fingerprint;
        self.write(&if interesting {
            Line::Passed(number, tokens)
        } else {
            Line::Refused(number, tokens)
        });
    }

    /// Notes a new base.
    pub fn base(&mut self, tokens: usize, bytes: usize) {
        self.write(&Line::Base(tokens, bytes));
    }

    /// Notes that a strategy began a round.
    pub fn round(&mut self, round: u32, strategy: &str) {
        self.write(&Line::Round(round, strategy.to_owned()));
    }

    /// Notes the directory in which tests run.
    pub fn temporary(&mut self, folder: &Path) {
        self.write(&Line::Temporary(Word(folder.as_os_str().to_owned())));
    }

    /// Notes something for a reader.
    pub fn note(&mut self, text: &str) {
        self.write(&Line::Note(text.to_owned()));
    }

    /// Sees to it that what was written survives a crash of the machine.
    pub fn sync(&self) {
        // What cannot be synced is as safe as the system makes it.
        let _ = self.file.sync_data();
    }

    /// Why lines are missing from the journal, if some are; told once. The search
    /// can go on: what is missing is tested again by who resumes it.
    pub fn take_failure(&mut self) -> Option<io::Error> {
        self.failed.take()
    }

    /// The reduction is finished: the journal has no more use.
    pub fn finish(self) {
        let _ = fs::remove_file(&self.path);
    }

    /// Where it is.
    #[must_use]
    pub fn path(&self) -> &Path {
        &self.path
    }

    fn write(&mut self, line: &Line) {
        if let Err(error) = self.append(line) {
            // No half a line may stay: it would hide those behind it.
            let _ = self.file.set_len(self.len);
            let _ = self.file.seek(SeekFrom::End(0));
            self.failed.get_or_insert(error);
        }
    }

    fn append(&mut self, line: &Line) -> io::Result<()> {
        let mut text = serde_json::to_vec(line)?;
        text.push(b'\n');
        self.file.write_all(&text)?;
        self.len += text.len() as u64;
        Ok(())
    }

    fn error(&self, source: io::Error) -> JournalError {
        JournalError::Io {
            path: self.path.clone(),
            source,
        }
    }
}

/// Opens a journal for this process alone; the lock goes when the process does.
fn open(path: &Path) -> Result<File, JournalError> {
    let failed = |source| JournalError::Io {
        path: path.to_owned(),
        source,
    };
    let mut options = File::options();
    options.read(true).write(true).create(true).truncate(false);
    let file = options.open(path).map_err(failed)?;
    let mut patience = PATIENCE;
    loop {
        match file.try_lock() {
            Ok(()) => return Ok(file),
            // Whoever was killed may leave a child that has yet to begin and
            // holds the file open until it does.
            Err(TryLockError::WouldBlock) if !patience.is_zero() => {
                std::thread::sleep(NAP);
                patience -= NAP;
            }
            Err(TryLockError::WouldBlock) => return Err(JournalError::Busy(path.to_owned())),
            // A file system without locks.
            Err(TryLockError::Error(_)) => return Ok(file),
        }
    }
}

/// How long a journal may be in use before that is believed.
const PATIENCE: Duration = Duration::from_secs(1);
/// Between two looks.
const NAP: Duration = Duration::from_millis(20);

/// Moves an unfinished run's journal and best so far out of the way of a new
/// run; returns where they went, the best first, if there was one.
///
/// # Errors
/// If the journal is in use or cannot be moved.
pub fn set_aside(output: &Path) -> Result<Option<(PathBuf, PathBuf)>, JournalError> {
    let journal = Journal::beside(output);
    if !journal.exists() {
        return Ok(None);
    }
    drop(open(&journal)?);
    let failed = |source| JournalError::Io {
        path: journal.clone(),
        source,
    };
    let free = |number: &u32| {
        let output = super::best::beside(output, &format!("unfinished-{number}"));
        let journal = Journal::beside(&output);
        (!output.exists() && !journal.exists()).then_some((output, journal))
    };
    let Some((kept, kept_journal)) = (1..=u32::MAX).find_map(|number| free(&number)) else {
        return Ok(None);
    };
    if output.exists() {
        fs::rename(output, &kept).map_err(failed)?;
    }
    fs::rename(&journal, &kept_journal).map_err(failed)?;
    Ok(Some((kept, kept_journal)))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn run() -> Run {
        Run::of(vec!["a b".into(), "--json".into()], b"input").unwrap()
    }

    #[test]
    fn what_was_learnt_is_there_again() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("x.journal");
        let mut journal = Journal::begin(path.clone(), &run()).unwrap();
        journal.round(1, "perses");
        journal.answered(Fingerprint(u64::MAX), 7, false);
        journal.answered(Fingerprint(5), 6, true);
        journal.base(6, 20);
        assert!(matches!(
            Journal::resume(path.clone()),
            Err(JournalError::Busy(_))
        ));
        drop(journal);
        let (journal, past) = Journal::resume(path.clone()).unwrap();
        assert_eq!(past.run, run());
        assert!(past.run.was_on(b"input") && !past.run.was_on(b"other"));
        assert_eq!(past.known.get(Fingerprint(u64::MAX)), Some(false));
        assert_eq!(past.known.get(Fingerprint(5)), Some(true));
        assert_eq!(past.base, Some((6, 20)));
        journal.finish();
        assert!(!path.exists());
    }

    #[test]
    fn a_journal_may_end_anywhere() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("x.journal");
        let mut journal = Journal::begin(path.clone(), &run()).unwrap();
        journal.answered(Fingerprint(1), 7, false);
        journal.answered(Fingerprint(2), 7, false);
        drop(journal);
        let whole = fs::read(&path).unwrap();
        let first = whole.iter().position(|&b| b == b'\n').unwrap() + 1;
        for end in 0..whole.len() {
            fs::write(&path, &whole[..end]).unwrap();
            let resumed = Journal::resume(path.clone());
            if end < first {
                assert!(resumed.is_err(), "{end}");
                continue;
            }
            let (mut journal, past) = resumed.unwrap();
            let lines = whole[..end].iter().filter(|&&b| b == b'\n').count();
            assert_eq!(past.known.len(), lines - 1, "{end}");
            journal.answered(Fingerprint(3), 5, true);
            drop(journal);
            let (_, past) = Journal::resume(path.clone()).unwrap();
            assert_eq!(past.known.len(), lines, "{end}");
        }
    }

    #[test]
    fn an_unfinished_run_is_not_written_over() {
        let folder = tempfile::tempdir().unwrap();
        let output = folder.path().join("x.c");
        assert!(set_aside(&output).unwrap().is_none());
        for number in 1..3 {
            fs::write(&output, number.to_string()).unwrap();
            drop(Journal::begin(Journal::beside(&output), &run()).unwrap());
            let (kept, journal) = set_aside(&output).unwrap().unwrap();
            assert!(!output.exists() && journal.exists());
            assert_eq!(fs::read_to_string(kept).unwrap(), number.to_string());
        }
    }
}
