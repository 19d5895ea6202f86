//! The journal: the verdicts of a search on disk, by which it can be resumed.
//!
//! One JSON object a line, appended as events happen. The search is deterministic but for the
//! verdicts, so they suffice for resuming: those on each text are in the order in which a resumed
//! search takes them instead of tests. That holds for every strategy, and for flaky tests.
//!
//! The original and each accepted candidate, as [`history`](crate::history) makes them, are for
//! replays and reports. Journals of other formats are rejected.

pub(crate) mod aside;
mod error;
mod lines;
mod moved;
mod open;
mod past;

use std::fs::{self, File};
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

use rustix::fs::{Mode, OFlags};
use rustix::io::Errno;

pub use aside::SetAside;
pub use error::JournalError;
pub use lines::JournalHead;
use lines::Line;
pub use moved::Moved;
use open::{ResultLock, open, ordinary};
pub use past::Past;
use past::read;

use super::words::Word;
use crate::held::{cut, is_at, taken_away};
use crate::history::{Bytes, Step};
use crate::names::{is_free, with_end};
use crate::output::{Output, no_longer_ordinary};
use crate::unfinished;
use secateur_reduce::executor::Verdict;
use secateur_reduce::search::{Purpose, Runs, Tested, TextKey};

/// A journal that is written.
#[derive(Debug)]
pub struct Journal {
    path: PathBuf,
    file: File,
    /// Bytes of complete lines.
    len: u64,
    /// The first failure to write a line.
    failed: Option<io::Error>,
    reported: bool,
    /// Whether each step so far is there; later ones would not fit.
    steps: bool,
    /// The lock of the result, if its own journal is another.
    result: Option<ResultLock>,
}

impl Journal {
    /// Returns the path of a result's journal.
    #[must_use]
    pub fn beside(output: &Path) -> PathBuf {
        with_end(output, ".journal")
    }

    /// Begins a journal; replaces an existing one (see [`SetAside`]).
    ///
    /// # Errors
    /// If it cannot be written, or another run uses it.
    pub fn begin(path: PathBuf, run: &JournalHead, input: &[u8]) -> Result<Self, JournalError> {
        let file = open(&path)?;
        let mut journal = Self {
            path,
            file,
            len: 0,
            failed: None,
            reported: false,
            steps: true,
            result: None,
        };
        let begun = journal
            .file
            .set_len(0)
            .and_then(|()| journal.append(&Line::Run(run.clone())))
            .and_then(|()| journal.append(&Line::Input(Bytes(input.to_vec()))));
        if let Err(source) = begun {
            // An empty journal would look like an unfinished run.
            let _ = fs::remove_file(&journal.path);
            return Err(journal.error(source));
        }
        Ok(journal)
    }

    /// Continues a journal at its end; removes a cut-off last line.
    ///
    /// # Errors
    /// If it does not exist, is no journal, is that of a finished run, is unusable or in use.
    pub fn resume(path: PathBuf) -> Result<(Self, Past), JournalError> {
        if !path.exists() {
            return Err(JournalError::Missing(path));
        }
        let file = open(&path)?;
        let (past, len) = read(&path, &file)?;
        if let Some(how) = past.done {
            return Err(JournalError::Done { path, how });
        }
        let mut journal = Self {
            path,
            file,
            len,
            failed: None,
            reported: false,
            steps: past.history.is_some(),
            result: None,
        };
        let cut = journal.file.set_len(journal.len);
        cut.map_err(|source| journal.error(source))?;
        journal.note(&format!("resumed by {}", env!("CARGO_PKG_VERSION")));
        Ok((journal, past))
    }

    /// Returns the path of the result beside which the journal is.
    #[must_use]
    pub fn result(&self) -> PathBuf {
        self.path.with_extension("")
    }

    /// Locks a result whose own journal is another, such as that of a run that was set aside.
    ///
    /// # Errors
    /// If another run writes the result.
    pub fn writes(&mut self, output: &Path) -> Result<(), JournalError> {
        let path = Self::beside(output);
        if !is_at(&path, &self.file) {
            let file = open(&path)?;
            self.result = Some(ResultLock { path, file });
        }
        Ok(())
    }

    /// Reads a journal, in any state of its run.
    ///
    /// # Errors
    /// If it cannot be read or is no journal.
    pub fn look(path: &Path) -> Result<Past, JournalError> {
        // Does not wait for a pipe.
        let flags = OFlags::RDONLY | OFlags::NONBLOCK | OFlags::CLOEXEC;
        let file = rustix::fs::open(path, flags, Mode::empty())
            .map(File::from)
            .and_then(ordinary);
        let file = file.map_err(|error| match error {
            Errno::NOENT => JournalError::Missing(path.to_owned()),
            Errno::INVAL => JournalError::NotFile(path.to_owned()),
            error => JournalError::Io {
                path: path.to_owned(),
                source: error.into(),
            },
        })?;
        Ok(read(path, &file)?.0)
    }

    /// Records a verdict.
    pub fn tested(&mut self, tested: &Tested) {
        let TextKey(text) = tested.text;
        let passed = tested.verdict == Verdict::Interesting;
        self.write(&match (tested.purpose, passed) {
            (Purpose::Second, true) => Line::SecondPassed(text),
            (Purpose::Second, false) => Line::SecondRefused(text),
            (Purpose::Guard, true) => Line::GuardPassed(text),
            (Purpose::Guard, false) => Line::GuardRefused(text),
            (_, true) => Line::Passed(text, tested.tokens),
            (_, false) => Line::Refused(text, tested.tokens),
        });
    }

    /// Records the runs that decided on a text; their verdicts are already recorded.
    pub fn counted(&mut self, text: TextKey, runs: Runs, holds: bool) {
        self.write(&Line::Counted(text.0, runs.passed, runs.runs, holds));
    }

    /// Records the tokens and bytes of a saved text.
    pub fn base(&mut self, tokens: usize, bytes: usize) {
        self.write(&Line::Base(tokens, bytes));
    }

    /// Records the change that led to a saved text.
    pub fn step(&mut self, step: &Step) {
        // A step does not fit without its predecessor.
        self.steps = self.steps && self.write(&Line::Step(step.clone()));
    }

    /// Records the width that the search chose.
    pub fn width(&mut self, width: usize) {
        self.write(&Line::Width(width));
    }

    /// Records the trace of the generator's run that made the input, as the text of its file.
    pub fn trace(&mut self, text: &str) {
        self.write(&Line::Trace(text.to_owned()));
    }

    /// Records the start of a strategy's round.
    pub fn round(&mut self, round: u32, strategy: &str) {
        self.write(&Line::Round(round, strategy.to_owned()));
    }

    /// Records the directory in which tests run.
    pub fn temporary(&mut self, folder: &Path) {
        self.write(&Line::Temporary(Word(folder.as_os_str().to_owned())));
    }

    /// Records a note for a reader.
    pub fn note(&mut self, text: &str) {
        self.write(&Line::Note(text.to_owned()));
    }

    /// Makes the written lines survive a crash of the machine.
    pub fn sync(&self) {
        // On failure the lines are as safe as the system makes them.
        let _ = self.file.sync_data();
    }

    /// Returns once why lines are missing; a resumed run repeats those tests.
    pub fn report_failure(&mut self) -> Option<&io::Error> {
        let failed = self.failed.as_ref()?;
        (!std::mem::replace(&mut self.reported, true)).then_some(failed)
    }

    /// Records a stop after so many consumed verdicts, and makes sure that the run can be resumed.
    ///
    /// A journal that another program has removed is written again; one that it has cut is
    /// [reported](Self::report_failure).
    ///
    /// # Errors
    /// If it cannot be written again, was replaced, or no run is left in it.
    pub fn stop(&mut self, consumed: u64) -> io::Result<()> {
        self.write(&Line::Stopped(consumed));
        self.sync();
        self.put_back()
    }

    fn put_back(&mut self) -> io::Result<()> {
        if self.file.metadata()?.len() < self.len {
            let cut = cut(&self.path);
            if !self.is_there() || Self::look(&self.path).is_err() {
                return Err(cut);
            }
            self.failed.get_or_insert(cut);
        }
        if self.is_there() {
            return Ok(());
        }
        if !is_free(&self.path) {
            return Err(taken_away(&self.path));
        }
        let mut text = Vec::new();
        self.file.seek(SeekFrom::Start(0))?;
        self.file.read_to_end(&mut text)?;
        let mut new = unfinished::make(&self.path, None)?;
        new.write_all(&text)?;
        new.as_file().sync_data()?;
        self.file = new.persist_noclobber(&self.path)?;
        Ok(())
    }

    /// Removes the journal of a finished reduction.
    pub fn finish(self) {
        if is_at(&self.path, &self.file) {
            let _ = fs::remove_file(&self.path);
        }
    }

    /// Moves the journal of a finished reduction to a file.
    ///
    /// # Errors
    /// If it cannot be written there; the journal then stays. Also if it lacks lines, or another program
    /// has replaced it.
    pub fn finish_at(mut self, how: &str, output: &Output) -> io::Result<()> {
        self.write(&Line::Done(how.to_owned()));
        self.put_back()?;
        let path = output.path();
        if path.symlink_metadata().is_ok_and(|data| !data.is_file()) {
            return Err(no_longer_ordinary(path));
        }
        if fs::rename(&self.path, path).is_err() {
            // Another file system.
            output.write(&fs::read(&self.path)?, Some(0o600))?;
            fs::remove_file(&self.path)?;
        }
        match self.failed {
            Some(error) => Err(io::Error::other(format!("it lacks lines: {error}"))),
            None => Ok(()),
        }
    }

    /// Whether the journal is beside the result, or no result is locked.
    #[must_use]
    pub const fn is_beside(&self) -> bool {
        self.result.is_none()
    }

    /// Whether the path still names the journal.
    #[must_use]
    pub fn is_there(&self) -> bool {
        is_at(&self.path, &self.file)
    }

    /// Returns the path.
    #[must_use]
    pub fn path(&self) -> &Path {
        &self.path
    }

    fn write(&mut self, line: &Line) -> bool {
        let Err(error) = self.append(line) else {
            return true;
        };
        // A half line would hide those behind it.
        if self.file.metadata().is_ok_and(|data| data.len() > self.len) {
            let _ = self.file.set_len(self.len);
        }
        self.failed.get_or_insert(error);
        false
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

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;
    use crate::history::History;
    use secateur_reduce::search::TextChange;

    fn tested(text: u64, tokens: usize, passed: bool) -> Tested {
        Tested {
            text: TextKey(text),
            tokens,
            verdict: match passed {
                true => Verdict::Interesting,
                false => Verdict::Uninteresting,
            },
            elapsed: Duration::ZERO,
            purpose: Purpose::Candidate,
        }
    }

    fn run() -> JournalHead {
        let words = vec!["a b".into(), "--json".into()];
        JournalHead::of(words, b"input", Path::new("x.journal")).unwrap()
    }

    #[test]
    fn recorded_verdicts_are_restored() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("x.journal");
        let mut journal = Journal::begin(path.clone(), &run(), b"input").unwrap();
        journal.round(1, "perses");
        journal.tested(&tested(u64::MAX, 7, false));
        journal.tested(&tested(5, 6, true));
        journal.tested(&Tested {
            purpose: Purpose::Second,
            ..tested(6, 6, true)
        });
        journal.tested(&Tested {
            purpose: Purpose::Guard,
            ..tested(7, 6, false)
        });
        journal.base(6, 20);
        assert!(matches!(
            Journal::resume(path.clone()),
            Err(JournalError::Busy(_))
        ));
        drop(journal);
        let (journal, past) = Journal::resume(path.clone()).unwrap();
        assert_eq!(past.run, run());
        assert!(past.run.was_on(b"input") && !past.run.was_on(b"other"));
        assert!(past.known.has(Purpose::Candidate, TextKey(u64::MAX)));
        assert!(past.known.has(Purpose::Candidate, TextKey(5)));
        assert!(past.known.has(Purpose::Second, TextKey(6)));
        assert!(past.known.has(Purpose::Guard, TextKey(7)));
        assert_eq!(past.base, Some((6, 20)));
        journal.finish();
        assert!(!path.exists());
    }

    #[test]
    fn a_result_has_one_writer() {
        let folder = tempfile::tempdir().unwrap();
        let output = folder.path().join("x");
        let own = Journal::beside(&output);
        let begin =
            |name: &str| Journal::begin(folder.path().join(name), &run(), b"input").unwrap();
        let mut first = begin("x.journal");
        first.writes(&output).unwrap();
        let mut other = begin("other.journal");
        assert!(matches!(other.writes(&output), Err(JournalError::Busy(_))));
        drop(first);
        other.writes(&output).unwrap();
        assert!(matches!(SetAside::new(&output), Err(JournalError::Busy(_))));
        drop(other);
        assert!(own.exists(), "an unfinished run has it");
        fs::remove_file(&own).unwrap();
        let mut last = begin("last.journal");
        last.writes(&output).unwrap();
        assert!(matches!(
            Journal::begin(own.clone(), &run(), b""),
            Err(JournalError::Busy(_))
        ));
        drop(last);
        assert!(!own.exists());
    }

    #[test]
    fn a_journal_may_end_anywhere() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("x.journal");
        let mut journal = Journal::begin(path.clone(), &run(), b"input").unwrap();
        journal.tested(&tested(1, 7, false));
        journal.tested(&tested(2, 7, false));
        drop(journal);
        let whole = fs::read(&path).unwrap();
        let newlines = || whole.iter().enumerate().filter(|(_, b)| **b == b'\n');
        let (first, second) = (
            newlines().next().unwrap().0 + 1,
            newlines().nth(1).unwrap().0 + 1,
        );
        for end in 0..whole.len() {
            fs::write(&path, &whole[..end]).unwrap();
            let resumed = Journal::resume(path.clone());
            if end < first {
                assert!(resumed.is_err(), "{end}");
                continue;
            }
            let (mut journal, past) = resumed.unwrap();
            let lines = whole[..end].iter().filter(|&&b| b == b'\n').count();
            let answers = lines.saturating_sub(2) as u64;
            assert_eq!(past.tests, answers, "{end}");
            assert_eq!(past.history.is_some(), end >= second, "{end}");
            journal.tested(&tested(3, 5, true));
            drop(journal);
            let (_, past) = Journal::resume(path.clone()).unwrap();
            assert_eq!(past.tests, answers + 1, "{end}");
        }
    }

    #[test]
    fn steps_are_there_again_and_go_on() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("x.journal");
        let moment = |tests| crate::history::Moment {
            tests,
            elapsed: Duration::from_secs(1),
            tokens: 1,
            strategy: "tree",
        };
        let mut history = History::new(b"input".to_vec());
        let mut journal = Journal::begin(path.clone(), &run(), b"input").unwrap();
        journal.tested(&tested(2, 1, true));
        journal.step(history.push(b"put", &TextChange::Whole, moment(1)).unwrap());
        drop(journal);
        let (mut journal, past) = Journal::resume(path.clone()).unwrap();
        let mut history = past.history.unwrap();
        assert_eq!((history.best(), past.tests), (&b"put"[..], 1));
        history.go_on(past.tests);
        journal.step(history.push(b"p", &TextChange::Whole, moment(1)).unwrap());
        assert_eq!(Journal::look(&path).unwrap().done, None);
        let kept = folder.path().join("kept.journal");
        journal
            .finish_at("fixpoint", &Output::file(&kept).unwrap())
            .unwrap();
        assert!(!path.exists());
        let past = Journal::look(&kept).unwrap();
        let texts: Vec<Vec<u8>> = past.history.unwrap().texts().collect();
        assert_eq!(texts, [&b"input"[..], b"put", b"p"]);
        assert!(matches!(
            Journal::resume(kept),
            Err(JournalError::Done { how, .. }) if how == "fixpoint"
        ));
    }

    #[test]
    fn journals_of_other_formats_are_refused() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("x.journal");
        let rest = r#""version":"9.0.0","directory":"/","arguments":[],"input":""}}"#;
        let resumed = |format: &str| {
            fs::write(&path, format!("{{\"run\":{{{format}{rest}\n")).unwrap();
            Journal::resume(path.clone()).map(|_| ())
        };
        resumed("\"format\":3,").unwrap();
        for format in ["\"format\":2,", "\"format\":99,"] {
            let error = resumed(format).unwrap_err().to_string();
            assert!(error.contains("secateur 9.0.0"), "{error}");
        }
        let error = resumed("").unwrap_err().to_string();
        assert!(error.contains("is not a journal"), "{error}");
    }

    #[test]
    fn what_is_no_ordinary_file_is_no_journal() {
        use std::os::unix::fs::{PermissionsExt, symlink};
        let folder = tempfile::tempdir().unwrap();
        let path = |name: &str| folder.path().join(name);
        fs::write(path("others"), "theirs").unwrap();
        symlink("/dev/zero", path("zeros")).unwrap();
        symlink(path("others"), path("link")).unwrap();
        for name in ["zeros", "link"] {
            let begun = Journal::begin(path(name), &run(), b"input");
            assert!(matches!(begun, Err(JournalError::NotFile(_))), "{name}");
            assert!(Journal::resume(path(name)).is_err(), "{name}");
            assert!(Journal::look(&path(name)).is_err(), "{name}");
        }
        assert_eq!(fs::read(path("others")).unwrap(), b"theirs");
        let file = File::create(path("holes")).unwrap();
        file.set_len(1 << 40).unwrap();
        assert!(matches!(
            Journal::look(&path("holes")),
            Err(JournalError::NoJournal { .. })
        ));
        let journal = Journal::begin(path("own"), &run(), b"input").unwrap();
        let mode = fs::metadata(journal.path()).unwrap().permissions().mode();
        assert_eq!(mode & 0o777, 0o600);
    }
}
