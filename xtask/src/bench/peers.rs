//! Other reducers, as described in `peers.toml`.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::{Context, Result};
use serde::Deserialize;

const PEERS: &str = include_str!("peers.toml");

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Peers {
    peer: Vec<Peer>,
}

#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Peer {
    pub name: String,
    /// The program; the peer takes part if that is installed.
    program: String,
    #[serde(default)]
    languages: Vec<String>,
    /// Languages that it does not take.
    #[serde(default)]
    except: Vec<String>,
    /// Arguments that print its version; the first number of the output counts.
    version: Option<Vec<String>>,
    /// Whether it is made for these languages and knows more of them than a grammar.
    #[serde(default)]
    pub specific: bool,
    command: Vec<String>,
    /// Further arguments if several tests may run at once.
    #[serde(default)]
    several: Vec<String>,
    /// File of the result; by default the input.
    result: Option<String>,
    beside: Option<Beside>,
    /// A file that has to exist.
    needs: Option<String>,
}

/// A file for the peer, in the working directory.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
struct Beside {
    name: String,
    text: String,
}

#[derive(Clone, Copy, Debug)]
pub struct Task<'a> {
    pub test: &'a Path,
    pub input: &'a str,
    /// Empty if the language is none of ours.
    pub language: &'a str,
    pub start: &'a str,
    pub jobs: usize,
    /// Seconds for a test.
    pub timeout: u64,
    /// The project's directory.
    pub root: &'a Path,
    /// Directory of files that peers need.
    pub files: &'a Path,
}

impl Peer {
    /// Returns all peers.
    pub fn all() -> Result<Vec<Self>> {
        let peers: Peers = toml::from_str(PEERS).context("peers.toml")?;
        Ok(peers.peer)
    }

    /// Tests whether the peer supports the task and is installed.
    pub fn takes(&self, task: Task<'_>) -> bool {
        let language = task.language;
        let is_one = |list: &[String]| list.iter().any(|one| one == language);
        let known = self.languages.is_empty() || is_one(&self.languages);
        let there = |file: &String| Path::new(&filled(file, task)).is_file();
        known
            && !is_one(&self.except)
            && found(&filled(&self.program, task)).is_some()
            && self.needs.as_ref().is_none_or(there)
    }

    /// Returns the command; writes the file that it needs to the working directory.
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

    /// Returns the version that the program prints; empty if it prints none.
    pub fn version(&self, task: Task<'_>) -> String {
        let Some(words) = &self.version else {
            return String::new();
        };
        let mut command = Command::new(filled(&self.program, task));
        command.args(words);
        let Ok(output) = command.stdin(Stdio::null()).output() else {
            return String::new();
        };
        let text = String::from_utf8_lossy(&output.stdout).into_owned()
            + &String::from_utf8_lossy(&output.stderr);
        first_number(&text).unwrap_or_default()
    }

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

/// Returns the first word of digits and dots.
fn first_number(text: &str) -> Option<String> {
    let mut words = text.split(|c: char| !c.is_ascii_digit() && c != '.');
    let word = words.find(|word| word.starts_with(|c: char| c.is_ascii_digit()))?;
    Some(word.trim_end_matches('.').to_owned())
}

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
    fn versions_are_numbers() {
        let version = |text| first_number(text);
        assert_eq!(version("cvise 2.7.0 (unknown)\n"), Some("2.7.0".to_owned()));
        assert_eq!(version("version: v26.9."), Some("26.9".to_owned()));
        assert_eq!(version("usage: x"), None);
    }

    #[test]
    fn only_what_is_there_takes_part() {
        let mut peer = Peer {
            name: "Shell".to_owned(),
            program: "sh".to_owned(),
            specific: false,
            languages: vec!["c".to_owned()],
            except: Vec::new(),
            version: None,
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
        peer.except.push("json".to_owned());
        assert!(!peer.takes(task("json")));
        peer.except.clear();
        peer.needs = Some("{files}/no such file".to_owned());
        assert!(!peer.takes(task("json")));
        peer.needs = None;
        peer.program = "no-such-{language}".to_owned();
        assert!(!peer.takes(task("c")));
    }
}
