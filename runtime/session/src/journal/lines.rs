//! The lines of a journal.

use std::ffi::OsString;
use std::io;
use std::path::Path;

use blake3::Hash;
use serde::{Deserialize, Serialize};

use super::moved::full;
use crate::history::{Bytes, Step};
use crate::key::{Key, key};
use crate::words::{Word, Words};

/// The written format; no other is read.
pub(super) const FORMAT: u32 = 3;

/// The first line: the identity of the run.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct JournalHead {
    /// The format of the lines that follow.
    pub format: u32,
    /// The program's version.
    pub version: String,
    /// The directory of the run's start.
    pub directory: Word,
    /// The journal's full path when the run began; `None` in older journals.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub journal: Option<Word>,
    /// The arguments, without the program's name.
    pub arguments: Words,
    /// BLAKE3 hash of the input's bytes.
    pub input: String,
    /// Hash of the other fields, keyed BLAKE3 with the user's key, if there is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seal: Option<String>,
}

/// A line of the journal, one JSON object.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum Line {
    Run(JournalHead),
    Input(Bytes),
    Step(Step),
    /// The run's end, if it ended by itself.
    Done(String),
    /// The hash of a rejected text, and its number of tokens.
    Refused(u64, usize),
    /// Likewise of a text that passed the test; checks may still reject it.
    Passed(u64, usize),
    /// The second test rejected a text.
    SecondRefused(u64),
    SecondPassed(u64),
    GuardRefused(u64),
    GuardPassed(u64),
    /// Numbers of passes and runs that decided on a text, and whether it was accepted.
    Counted(u64, u32, u32, bool),
    /// Tokens and bytes of a new base.
    Base(usize, usize),
    Width(usize),
    /// The text of the trace of the generator's run that made the input.
    Trace(String),
    /// The start of a strategy's round.
    Round(u32, String),
    /// The directory of the tests, to be removed after a crash.
    Temporary(Word),
    /// A stop, and the number of verdicts that were consumed.
    Stopped(u64),
    /// A resumption.
    Note(String),
}

impl JournalHead {
    /// Creates a run of this program in the current directory, with this journal.
    ///
    /// # Errors
    /// If there is no current directory.
    pub fn of(arguments: Vec<OsString>, input: &[u8], journal: &Path) -> io::Result<Self> {
        let mut run = Self {
            format: FORMAT,
            version: env!("CARGO_PKG_VERSION").to_owned(),
            directory: Word(std::env::current_dir()?.into_os_string()),
            journal: Some(Word(full(journal).into_os_string())),
            arguments: Words(arguments.into_iter().map(Word).collect()),
            input: hash(input),
            seal: None,
        };
        run.seal = key(true).and_then(|key| Some(run.sealed(&key)?.to_hex().to_string()));
        Ok(run)
    }

    /// Tests whether this user began the run on this machine, so that its arguments can be trusted.
    #[must_use]
    pub fn is_own(&self) -> bool {
        let seal = || Hash::from_hex(self.seal.as_ref()?).ok();
        let own = || self.sealed(&key(false)?);
        // In constant time.
        seal().is_some_and(|seal| own().is_some_and(|own| own == seal))
    }

    fn sealed(&self, key: &Key) -> Option<Hash> {
        let plain = Self {
            seal: None,
            ..self.clone()
        };
        let text = serde_json::to_vec(&plain).ok()?;
        Some(blake3::keyed_hash(key, &text))
    }

    /// Tests whether the run was on this text.
    #[must_use]
    pub fn was_on(&self, input: &[u8]) -> bool {
        self.input == hash(input)
    }
}

fn hash(input: &[u8]) -> String {
    blake3::hash(input).to_hex().to_string()
}
