//! Other reducers, as `peers.toml` describes them.

use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use serde::Deserialize;

/// The table of peers.
const PEERS: &str = include_str!("peers.toml");

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Peers {
    peer: Vec<Peer>,
}

/// A reducer that is not ours.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Peer {
    /// What it is called.
    pub name: String,
    /// Its program: it takes part if that is installed.
    pub program: String,
    /// Which of our languages it takes; all, if none are named.
    #[serde(default)]
    pub languages: Vec<String>,
    /// How it is run, with places to fill in.
    pub command: Vec<String>,
    /// Where its result is; the input itself, if that is not said.
    pub result: Option<String>,
}

/// What is filled in.
#[derive(Clone, Copy, Debug)]
pub struct Task<'a> {
    /// The property test.
    pub test: &'a Path,
    /// The input's file name.
    pub input: &'a str,
    /// Tests at once.
    pub jobs: usize,
    /// Seconds for a test.
    pub timeout: u64,
    /// The project's directory.
    pub root: &'a Path,
}

impl Peer {
    /// Those that are installed.
    ///
    /// # Errors
    /// If the table is no table of peers.
    pub fn installed() -> Result<Vec<Self>> {
        let peers: Peers = toml::from_str(PEERS).context("peers.toml")?;
        let there = |peer: &Self| found(&peer.program).is_some();
        Ok(peers.peer.into_iter().filter(there).collect())
    }

    /// Whether it takes a language.
    pub fn takes(&self, language: &str) -> bool {
        self.languages.is_empty() || self.languages.iter().any(|one| one == language)
    }

    /// Its command line for a task.
    pub fn words(&self, task: Task<'_>) -> Vec<String> {
        self.command.iter().map(|word| filled(word, task)).collect()
    }

    /// Where its result will be, in the working directory.
    pub fn result(&self, task: Task<'_>) -> String {
        filled(self.result.as_deref().unwrap_or("{input}"), task)
    }
}

fn filled(word: &str, task: Task<'_>) -> String {
    word.replace("{test}", &task.test.to_string_lossy())
        .replace("{input}", task.input)
        .replace("{jobs}", &task.jobs.to_string())
        .replace("{timeout}", &task.timeout.to_string())
        .replace("{root}", &task.root.to_string_lossy())
}

/// A program on the search path.
fn found(program: &str) -> Option<PathBuf> {
    let path = std::env::var_os("PATH")?;
    let mut places = std::env::split_paths(&path).map(|folder| folder.join(program));
    places.find(|place| place.is_file())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_is_one() {
        let peers: Peers = toml::from_str(PEERS).unwrap();
        let task = Task {
            test: Path::new("/t/test.sh"),
            input: "input.c",
            jobs: 2,
            timeout: 30,
            root: Path::new("/r"),
        };
        for peer in &peers.peer {
            let words = peer.words(task).join(" ");
            assert!(!words.contains('{'), "{words}");
            assert!(words.starts_with(&peer.program) && words.contains("/t/test.sh"));
            assert!(words.contains("input.c"), "{words}");
            assert!(!peer.result(task).contains('{'));
        }
    }
}
