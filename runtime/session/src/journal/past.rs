//! Reading a journal: what an earlier run had come to.

use std::collections::{HashMap, HashSet};
use std::fs::File;
use std::io::{BufRead, BufReader, Read};
use std::path::{Path, PathBuf};

use super::JournalError;
use super::lines::{FORMAT, JournalHead, Line};
use crate::history::{Bytes, History};
use secateur_reduce::executor::Verdict;
use secateur_reduce::search::{Answers, Purpose, TextKey};

/// The content of a journal.
#[derive(Debug)]
pub struct Past {
    /// The run that wrote it.
    pub run: JournalHead,
    /// The verdicts of the tests.
    pub known: Answers,
    /// Tokens and bytes of the last base; `None` without a reduction.
    pub base: Option<(usize, usize)>,
    /// Directories of tests, some of which may still exist.
    pub temporary: Vec<PathBuf>,
    /// The original and the steps; `None` if some could not be written.
    pub history: Option<History>,
    /// The width, if the search chose it.
    pub width: Option<usize>,
    /// The text of the trace of the generator's run that made the input.
    pub trace: Option<String>,
    /// Number of tests that ran.
    pub tests: u64,
    /// Number of verdicts that counted; after a session that was killed, at most.
    pub consumed: u64,
    /// Verdicts of the current session.
    of_session: u64,
    /// Tokens of the candidates that passed.
    pub passed: HashMap<TextKey, usize>,
    /// Texts that the second test accepted.
    pub proven: HashSet<TextKey>,
    /// The end of the run, if it ended by itself.
    pub done: Option<String>,
}

/// Maximal size in bytes of the first line, a command line …
const FIRST: u64 = 16 << 20;
/// … and of the others, one of which is the original.
const LINE: u64 = 1 << 30;

/// Reads the complete lines of a journal, and their size in bytes.
pub(super) fn read(path: &Path, file: &File) -> Result<(Past, u64), JournalError> {
    let mut reader = BufReader::new(file);
    let mut text = Vec::new();
    let mut past: Option<Past> = None;
    let mut len = 0;
    loop {
        text.clear();
        let most = if past.is_none() { FIRST } else { LINE };
        let bytes = match (&mut reader).take(most).read_until(b'\n', &mut text) {
            Ok(0) => break,
            Ok(bytes) => bytes,
            Err(source) => {
                let path = path.to_owned();
                return Err(JournalError::Io { path, source });
            }
        };
        let line = match serde_json::from_slice(&text) {
            Ok(line) if text.ends_with(b"\n") => line,
            Ok(_) => break,
            Err(source) if past.is_none() => {
                let path = path.to_owned();
                return Err(JournalError::NoJournal { path, source });
            }
            // Cut off, with nothing appended after it.
            Err(_) => break,
        };
        len += bytes as u64;
        match (line, &mut past) {
            (Line::Run(run), None) if run.format != FORMAT => {
                return Err(JournalError::Format {
                    path: path.to_owned(),
                    version: run.version,
                });
            }
            (Line::Run(run), None) => past = Some(Past::new(run)),
            (line, Some(past)) => past.add(line),
            _ => {}
        }
    }
    let past = past.ok_or_else(|| JournalError::Empty(path.to_owned()))?;
    Ok((past, len))
}

impl Past {
    /// Whether a text is the original, the last base, or another one with a verdict.
    #[must_use]
    pub fn knows(&self, text: &[u8]) -> bool {
        let is_step = |history: &History| history.original() == text || history.best() == text;
        self.history.as_ref().is_some_and(is_step)
            || self.known.has(Purpose::Candidate, TextKey::of(text))
    }

    fn new(run: JournalHead) -> Self {
        Self {
            run,
            known: Answers::default(),
            base: None,
            temporary: Vec::new(),
            history: None,
            width: None,
            trace: None,
            tests: 0,
            consumed: 0,
            of_session: 0,
            passed: HashMap::new(),
            proven: HashSet::new(),
            done: None,
        }
    }

    fn add(&mut self, line: Line) {
        match line {
            Line::Refused(text, _) => {
                self.verdict(Purpose::Candidate, text, Verdict::Uninteresting)
            }
            Line::Passed(text, tokens) => {
                // Of a repetition, bytes are recorded instead.
                self.passed.entry(TextKey(text)).or_insert(tokens);
                self.verdict(Purpose::Candidate, text, Verdict::Interesting);
            }
            Line::SecondRefused(text) => {
                self.verdict(Purpose::Second, text, Verdict::Uninteresting);
            }
            Line::SecondPassed(text) => {
                self.proven.insert(TextKey(text));
                self.verdict(Purpose::Second, text, Verdict::Interesting);
            }
            Line::GuardRefused(text) => self.verdict(Purpose::Guard, text, Verdict::Uninteresting),
            Line::GuardPassed(text) => self.verdict(Purpose::Guard, text, Verdict::Interesting),
            Line::Base(tokens, bytes) => self.base = Some((tokens, bytes)),
            Line::Temporary(folder) => self.temporary.push(folder.0.into()),
            Line::Input(Bytes(input)) => self.history = Some(History::new(input)),
            Line::Step(step) => {
                if let Some(history) = &mut self.history
                    && !history.take(step)
                {
                    self.history = None;
                }
            }
            Line::Done(how) => self.done = Some(how),
            Line::Stopped(consumed) => {
                // A session that is stopped before its first test has consumed only a part.
                if self.of_session > 0 {
                    self.consumed = consumed;
                }
            }
            Line::Width(width) => self.width = Some(width),
            Line::Trace(text) => self.trace = Some(text),
            Line::Note(_) => self.of_session = 0,
            Line::Run(_) | Line::Counted(..) | Line::Round(..) => {}
        }
    }

    fn verdict(&mut self, purpose: Purpose, text: u64, verdict: Verdict) {
        let test = u64::from(purpose == Purpose::Candidate);
        self.tests += test;
        self.consumed += test;
        self.of_session += test;
        self.known.add(purpose, TextKey(text), verdict);
    }
}
