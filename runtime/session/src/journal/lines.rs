use std::ffi::OsString;
use std::io;
use std::path::Path;

use blake3::Hash;
use serde::{Deserialize, Serialize};

use super::moved::full;
use crate::history::{Bytes, Step};
use crate::key::{Key, key};
use crate::words::{Word, Words};

/// The written format, and the only one that is read.
pub(super) const FORMAT: u32 = 3;

/// The first line: the identity of the run.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Run {
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
    /// Hash of the other fields, keyed BLAKE3 with the user's key; `None` without a place for a
    /// key.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seal: Option<String>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum Line {
    Run(Run),
    Input(Bytes),
    /// The best text was replaced.
    Step(Step),
    /// The run ended by itself.
    Done(String),
    /// The property test rejected a text: its hash, and its tokens as in
    /// [`Tested`](secateur_reduce::search::Tested).
    Refused(u64, usize),
    /// The property test accepted a candidate.
    Passed(u64, usize),
    /// The second test rejected a text.
    SecondRefused(u64),
    /// The second test accepted a candidate.
    SecondPassed(u64),
    /// The guard rejected a text.
    GuardRefused(u64),
    /// The guard accepted a text.
    GuardPassed(u64),
    /// These runs decided on a text: passes, runs, and whether it was accepted.
    Counted(u64, u32, u32, bool),
    /// The base was replaced: its tokens, its bytes.
    Base(usize, usize),
    /// The chosen width.
    Width(usize),
    /// A strategy began a round.
    Round(u32, String),
    /// The directory of the tests, to be removed after a crash.
    Temporary(Word),
    /// A stop, or a resumption.
    Note(String),
}

impl Run {
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

    /// Tests whether the run was on this text.
    #[must_use]
    pub fn was_on(&self, input: &[u8]) -> bool {
        self.input == hash(input)
    }
}

fn hash(input: &[u8]) -> String {
    blake3::hash(input).to_hex().to_string()
}
