//! Other reducers, as `peers.toml` describes them.

use std::path::{Path, PathBuf};
use std::process::Command;

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
    program: String,
    /// Which of our languages it takes; all, if none are named.
    #[serde(default)]
    languages: Vec<String>,
    /// Whether it was made for those alone, and knows more of them than a grammar says.
    #[serde(default)]
    pub specific: bool,
    /// What it is given, with places to fill in.
    command: Vec<String>,
    /// What it is given besides, if several tests may run at once.
    #[serde(default)]
    several: Vec<String>,
    /// Where its result is; the input itself, if that is not said.
    result: Option<String>,
    /// A file that is written for it.
    beside: Option<Beside>,
    /// A file that has to be there.
    needs: Option<String>,
}

/// A file in the working directory.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
struct Beside {
    name: String,
    text: String,
}

/// What is filled in.
#[derive(Clone, Copy, Debug)]
pub struct Task<'a> {
    /// The property test.
    pub test: &'a Path,
    /// The input's file name.
    pub input: &'a str,
    /// The input's language; empty, if it is none of ours.
    pub language: &'a str,
    /// The start rule of that language's grammar.
    pub start: &'a str,
    /// Tests at once.
    pub jobs: usize,
    /// Seconds for a test.
    pub timeout: u64,
    /// The project's directory.
    pub root: &'a Path,
    /// Where files for peers are.
    pub files: &'a Path,
}

impl Peer {
    /// All that are known.
    ///
    /// # Errors
    /// If the table is no table of peers.
    pub fn all() -> Result<Vec<Self>> {
        let peers: Peers = toml::from_str(PEERS).context("peers.toml")?;
        Ok(peers.peer)
    }

    /// Whether it takes a language and is installed.
    pub fn takes(&self, task: Task<'_>) -> bool {
        let language = task.language;
        let known = self.languages.is_empty() || self.languages.iter().any(|one| one == language);
        let there = |file: &String| Path::new(&filled(file, task)).is_file();
        known
            && found(&filled(&self.program, task)).is_some()
            && self.needs.as_ref().is_none_or(there)
    }

    /// Its command for a task, in a working directory, where what it needs is written.
    ///
    /// # Errors
    /// If that cannot be written.
    pub fn command(&self, task: Task<'_>, folder: &Path) -> Result<Command> {
        if let Some(beside) = &self.beside {
            let path = folder.join(&beside.name);
            std::fs::write(&path, filled(&beside.text, task))
                .with_context(|| format!("cannot write {}", path.display()))?;
        }
        let mut command = Command::new(filled(&self.program, task));
        let several = if task.jobs > 1 {
            &self.several[..]
        } else {
            &[]
        };
        let words = several.iter().chain(&self.command);
        command.args(words.map(|word| filled(word, task)));
        command.current_dir(folder);
        Ok(command)
    }

    /// Where its result will be, in the working directory.
    pub fn result(&self, task: Task<'_>) -> String {
        filled(self.result.as_deref().unwrap_or("{input}"), task)
    }
}

fn filled(word: &str, task: Task<'_>) -> String {
    let extension = task.input.rsplit_once('.').map_or("", |(_, after)| after);
    word.replace("{test}", &task.test.to_string_lossy())
        .replace("{input}", task.input)
        .replace("{extension}", extension)
        .replace("{jobs}", &task.jobs.to_string())
        .replace("{timeout}", &task.timeout.to_string())
        .replace("{language}", task.language)
        .replace("{start}", task.start)
        .replace("{root}", &task.root.to_string_lossy())
        .replace("{files}", &task.files.to_string_lossy())
}

/// A program on the search path.
fn found(program: &str) -> Option<PathBuf> {
    let path = std::env::var_os("PATH")?;
    let mut places = std::env::split_paths(&path).map(|folder| folder.join(program));
    places.find(|place| place.is_file())
}

#[cfg(test)]
mod tests {
    use std::ffi::OsStr;

    use super::*;

    #[test]
    fn the_table_is_one() {
        let folder = tempfile::tempdir().unwrap();
        let mut task = Task {
            test: Path::new("/t/test.sh"),
            input: "input.c",
            language: "c",
            start: "unit",
            jobs: 2,
            timeout: 30,
            root: Path::new("/r"),
            files: Path::new("/f"),
        };
        let mut words = Vec::new();
        for peer in Peer::all().unwrap() {
            for jobs in [1, 2] {
                task.jobs = jobs;
                let command = peer.command(task, folder.path()).unwrap();
                assert_eq!(command.get_current_dir(), Some(folder.path()));
                words = command
                    .get_args()
                    .map(OsStr::to_string_lossy)
                    .map(Into::into)
                    .collect();
                words.insert(0, command.get_program().to_string_lossy().into_owned());
                let line = words.join(" ");
                assert!(!line.contains('{'), "{line}");
                assert!(line.contains("input.c"), "{line}");
            }
            let beside = peer
                .beside
                .as_ref()
                .map(|file| folder.path().join(&file.name));
            let text = beside.map(|path| std::fs::read_to_string(path).unwrap());
            let all = words.join(" ") + &text.unwrap_or_default();
            assert!(all.contains("/t/test.sh") && !all.contains('{'), "{all}");
            assert!(!peer.result(task).contains('{'));
        }
    }

    #[test]
    fn only_what_is_there_takes_part() {
        let mut peer = Peer {
            name: "Shell".to_owned(),
            program: "sh".to_owned(),
            specific: false,
            languages: vec!["c".to_owned()],
            command: Vec::new(),
            several: Vec::new(),
            result: None,
            beside: None,
            needs: None,
        };
        let task = |language| Task {
            test: Path::new("test"),
            input: "input.c",
            language,
            start: "",
            jobs: 1,
            timeout: 1,
            root: Path::new("/"),
            files: Path::new("/"),
        };
        assert!(peer.takes(task("c")) && !peer.takes(task("json")));
        peer.languages.clear();
        assert!(peer.takes(task("json")));
        peer.needs = Some("{files}/no such file".to_owned());
        assert!(!peer.takes(task("json")));
        peer.needs = None;
        peer.program = "no-such-{language}".to_owned();
        assert!(!peer.takes(task("c")));
    }
}
