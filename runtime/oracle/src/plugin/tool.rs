//! A plugin's program at work on a text.

use std::ffi::{OsStr, OsString};
use std::io::{self, Read, Write};
use std::os::unix::fs::PermissionsExt;
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc;
use std::time::Duration;

use rustix::process::{Pid, Signal, kill_process_group};

use secateur_reduce::transform::Transformed as Made;

use super::{COMMAND, FILE, NUMBER, Plugin, mentions};

/// What takes longer than this has gone astray.
const PATIENCE: Duration = Duration::from_secs(30);
/// Longer texts are not read: nothing that is to become small is so large.
const MOST: u64 = 1 << 28;

/// Applies transformations to texts, in a directory of its own.
#[derive(Debug)]
pub(crate) struct Tool<'a> {
    plugin: &'a Plugin,
    /// Keeps the file.
    _folder: tempfile::TempDir,
    /// In the folder, under the input's name: extensions tell tools the language.
    file: PathBuf,
}

/// How a program ended.
struct Ended {
    status: Option<i32>,
    output: Vec<u8>,
}

impl<'a> Tool<'a> {
    /// `name` is the input's file name.
    ///
    /// # Errors
    /// If there is no place for a temporary directory.
    pub(crate) fn new(plugin: &'a Plugin, name: &OsStr) -> io::Result<Self> {
        let folder = tempfile::Builder::new()
            .prefix("secateur-plugin-")
            .tempdir()?;
        let file = folder.path().join(name);
        Ok(Self {
            plugin,
            _folder: folder,
            file,
        })
    }

    /// Applies an instance of a transformation.
    ///
    /// # Errors
    /// If the text cannot be written or the program not be run.
    pub(crate) fn apply(&self, text: &[u8], command: &str, number: u64) -> io::Result<Made> {
        let in_place = mentions(&self.plugin.run, FILE);
        let ended = self.run(&self.plugin.run, text, command, number)?;
        if ended.status != Some(self.plugin.applied) {
            return Ok(Made::Nothing);
        }
        let made = if in_place {
            let changed = std::fs::read(&self.file).unwrap_or_default();
            if changed != text || ended.output.is_empty() {
                changed
            } else {
                ended.output
            }
        } else {
            ended.output
        };
        Ok(if made == text {
            Made::Same
        } else {
            Made::Text(made)
        })
    }

    /// How many instances there are; `None` if the tool does not say.
    ///
    /// # Errors
    /// If the text cannot be written or the program not be run.
    pub(crate) fn count(&self, text: &[u8], command: &str) -> io::Result<Option<u64>> {
        let Some(words) = &self.plugin.count else {
            return Ok(None);
        };
        let ended = self.run(words, text, command, 0)?;
        let shown = String::from_utf8_lossy(&ended.output);
        let digits = shown
            .split(|c: char| !c.is_ascii_digit())
            .rfind(|part| !part.is_empty());
        Ok(match (ended.status, digits) {
            (Some(0), Some(digits)) => digits.parse().ok(),
            _ => None,
        })
    }

    fn run(
        &self,
        words: &[OsString],
        text: &[u8],
        command: &str,
        number: u64,
    ) -> io::Result<Ended> {
        std::fs::write(&self.file, text)?;
        let number = number.to_string();
        let words: Vec<OsString> = words
            .iter()
            .enumerate()
            .map(|(at, word)| match word.to_str() {
                // The program's own path is what it is.
                Some(word) if at > 0 => word
                    .replace(FILE, &self.file.to_string_lossy())
                    .replace(COMMAND, command)
                    .replace(NUMBER, &number)
                    .into(),
                _ => word.clone(),
            })
            .collect();
        let reads = !mentions(&self.plugin.run, FILE);
        let child = Command::new(&words[0])
            .args(&words[1..])
            .stdin(if reads { Stdio::piped() } else { Stdio::null() })
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .process_group(0)
            .spawn()?;
        finish(child, if reads { text.to_vec() } else { Vec::new() })
    }
}

/// Feeds a child and waits for its end, but not for ever.
fn finish(mut child: Child, text: Vec<u8>) -> io::Result<Ended> {
    if let Some(mut input) = child.stdin.take() {
        // A tool that does not read to the end is its own affair.
        std::thread::spawn(move || input.write_all(&text));
    }
    let (sender, receiver) = mpsc::channel();
    if let Some(output) = child.stdout.take() {
        std::thread::spawn(move || {
            let mut read = Vec::new();
            let done = output.take(MOST).read_to_end(&mut read);
            // Nobody listens any more if it took too long.
            let _ = sender.send(done.map(|_| read));
        });
    }
    let output = receiver.recv_timeout(PATIENCE);
    if output.is_err() {
        if let Some(group) = Pid::from_raw(child.id() as i32) {
            let _ = kill_process_group(group, Signal::KILL);
        }
        child.wait()?;
        return Ok(Ended {
            status: None,
            output: Vec::new(),
        });
    }
    let status = child.wait()?.code();
    let output = output.map_or(Ok(Vec::new()), |read| read)?;
    Ok(Ended { status, output })
}

/// The absolute path of a program: as it is if it has a slash, else from `PATH`.
pub(super) fn program(name: &OsStr) -> Option<PathBuf> {
    let runs = |path: &Path| {
        let metadata = std::fs::metadata(path).ok()?;
        (metadata.is_file() && metadata.permissions().mode() & 0o111 != 0)
            .then(|| std::path::absolute(path).ok())?
    };
    if Path::new(name).components().count() > 1 {
        return runs(Path::new(name));
    }
    let path = std::env::var_os("PATH")?;
    std::env::split_paths(&path).find_map(|folder| runs(&folder.join(name)))
}

#[cfg(test)]
mod tests {
    use super::super::Described;
    use super::*;

    fn plugin(line: &str, count: Option<&str>) -> Plugin {
        let described = Described {
            count,
            ..Described::default()
        };
        Plugin::find(line, described).unwrap()
    }

    #[test]
    fn a_file_is_changed_or_a_text_is_printed() {
        let text = b"a\nb\nc\n";
        let name = OsStr::new("x.txt");
        for line in [
            "sh -c 'test NUMBER -lt 3 && sed -i $((NUMBER + 1))d \"$0\"' {}",
            "sh -c 'test NUMBER -lt 3 && sed $((NUMBER + 1))d \"$0\"' {}",
            "sh -c 'test NUMBER -lt 3 && sed $((NUMBER + 1))d'",
        ] {
            let plugin = plugin(line, None);
            let tool = Tool::new(&plugin, name).unwrap();
            let made = |number| tool.apply(text, "", number).unwrap();
            assert_eq!(made(1), Made::Text(b"a\nc\n".to_vec()), "{line}");
            assert_eq!(made(3), Made::Nothing, "{line}");
        }
        let plugin = plugin("cat {} NUMBER", Some("grep -c '' {}"));
        let tool = Tool::new(&plugin, name).unwrap();
        assert_eq!(tool.count(text, "").unwrap(), Some(3));
    }
}
