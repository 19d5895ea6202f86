//! The lines of a journal, as they are written.

use std::ffi::OsString;
use std::io;
use std::path::Path;

use blake3::Hash;
use serde::{Deserialize, Serialize};

use super::moved::full;
use crate::history::{Bytes, Step};
use crate::key::{Key, key};
use crate::words::{Word, Words};

/// The format that is written, and the only one that is read.
pub(super) const FORMAT: u32 = 3;

/// The first line: which run this is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Run {
    /// The format of the lines that follow.
    pub format: u32,
    /// The program's version.
    pub version: String,
    /// The directory in which it was started.
    pub directory: Word,
    /// The journal's full path when the run began; a run before this field was there has none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub journal: Option<Word>,
    /// With which words, the program's name apart.
    pub arguments: Words,
    /// The input's bytes, hashed by BLAKE3.
    pub input: String,
    /// The other fields, hashed by BLAKE3 with the user's key; `None` where there was no place
    /// for a key.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seal: Option<String>,
}

/// A line.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum Line {
    /// The first one.
    Run(Run),
    /// The original.
    Input(Bytes),
    /// The best text became another one.
    Step(Step),
    /// The run ended by itself.
    Done(String),
    /// The property test refused a text, given by its hash, of so many tokens.
    Refused(u64, usize),
    /// The property test accepted a candidate.
    Passed(u64, usize),
    /// The second test refused a text.
    SecondRefused(u64),
    /// The second test accepted a candidate.
    SecondPassed(u64),
    /// The base was replaced: its tokens, its bytes.
    Base(usize, usize),
    /// A strategy began a round.
    Round(u32, String),
    /// The directory that the tests use, to be removed by who comes after a crash.
    Temporary(Word),
    /// The end of the run, or a resumption.
    Note(String),
}

impl Run {
    /// A run of this program in the current directory, with this journal.
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

    /// Whether this user began the run on this machine, so that its arguments can be trusted.
    #[must_use]
    pub fn is_own(&self) -> bool {
        let seal = || Hash::from_hex(self.seal.as_ref()?).ok();
        let own = || self.sealed(&key(false)?);
        // The comparison takes the same time for all hashes.
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

    /// Whether the run was on this text.
    #[must_use]
    pub fn was_on(&self, input: &[u8]) -> bool {
        self.input == hash(input)
    }
}

fn hash(input: &[u8]) -> String {
    blake3::hash(input).to_hex().to_string()
}
