use std::ffi::{OsStr, OsString};
use std::io;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};

use secateur_reduce::transform::Transformed as Made;

use super::{COMMAND, FILE, NUMBER, Plugin, mentions};
use crate::local::{Ended, Helper};

#[derive(Debug)]
pub(crate) struct Tool<'a> {
    plugin: &'a Plugin,
    helper: Helper,
}

impl<'a> Tool<'a> {
    /// Creates the tool; the extension of `name`, the input's, shows the language.
    pub(crate) fn new(plugin: &'a Plugin, name: &OsStr) -> io::Result<Self> {
        Ok(Self {
            plugin,
            helper: Helper::new(&plugin.sandbox_rules, name)?,
        })
    }

    pub(crate) fn apply(&self, text: &[u8], command: &str, number: u64) -> io::Result<Made> {
        let in_place = mentions(&self.plugin.run, FILE);
        let ended = self.run(&self.plugin.run, text, command, number)?;
        match ended.status {
            Some(status) if status == self.plugin.applied => {}
            Some(_) => return Ok(Made::Nothing),
            None => return Ok(Made::Failed),
        }
        let made = if in_place {
            let changed = ended.file.unwrap_or_default();
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

    /// Returns `None` if the tool does not report it.
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
        let reads = !mentions(&self.plugin.run, FILE);
        let number = number.to_string();
        let placed = |file: &Path| {
            let place = |(at, word): (usize, &OsString)| match word.to_str() {
                // The program's path stays.
                Some(word) if at > 0 => word
                    .replace(FILE, &file.to_string_lossy())
                    .replace(COMMAND, command)
                    .replace(NUMBER, &number)
                    .into(),
                _ => word.clone(),
            };
            words.iter().enumerate().map(place).collect()
        };
        self.helper.run(placed, text, reads)
    }
}

/// Returns a program's absolute path: the name itself if it has a slash, else from `PATH`.
pub(crate) fn program(name: &OsStr) -> Option<PathBuf> {
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
