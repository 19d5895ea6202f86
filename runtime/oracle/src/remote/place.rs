use std::ffi::OsString;
use std::io;
use std::path::{Path, PathBuf};

use crate::PropertyTest;

/// The directory of tests and inputs in an action.
const FOLDER: &str = "test";

/// The files of an action, and the commands with their programs there.
#[derive(Debug, Default)]
pub(super) struct Placed {
    pub(super) files: Vec<(PathBuf, String)>,
    /// The words of each step; `{}` stands for the candidate.
    pub(super) commands: Vec<Vec<String>>,
}

impl Placed {
    /// Places a test's programs and the inputs beside them.
    ///
    /// A program in a directory of the `PATH` is taken from the remote `PATH`. An input keeps its
    /// path relative to the first program, so that a script finds it by its own path.
    pub(super) fn new(test: &PropertyTest, inputs: &[PathBuf]) -> io::Result<Self> {
        let mut placed = Self::default();
        let mut beside = None;
        for step in 0..test.steps() {
            let command = test.step(step).into_iter().flat_map(|it| it.words());
            let mut words = command.map(text).collect::<io::Result<Vec<_>>>()?;
            if let Some(program) = words.first_mut() {
                let path = PathBuf::from(&*program);
                let name = path.file_name().unwrap_or_default().to_string_lossy();
                if is_in_path(&path) {
                    *program = name.into_owned();
                } else {
                    beside = beside.or_else(|| path.parent().map(Path::to_owned));
                    *program = placed.add(path.clone(), &name, step)?;
                }
            }
            placed.commands.push(words);
        }
        for input in inputs {
            let path = std::path::absolute(input)?;
            let within = beside.as_deref().and_then(|b| path.strip_prefix(b).ok());
            let place = within.map_or_else(|| path.file_name().map(Path::new), Some);
            let place = place.unwrap_or(Path::new("")).to_owned();
            let place = text(&place.into_os_string())?;
            placed.add(path, &place, 0)?;
        }
        Ok(placed)
    }

    fn add(&mut self, path: PathBuf, place: &str, step: usize) -> io::Result<String> {
        let at = format!("{FOLDER}/{place}");
        let taken = self.files.iter().find(|(_, other)| *other == at);
        match taken {
            None => {
                self.files.push((path, at.clone()));
                Ok(at)
            }
            Some((other, _)) if *other == path => Ok(at),
            // Another program of that name.
            Some(_) if step > 0 => self.add(path, &format!("{step}/{place}"), 0),
            Some((other, _)) => Err(io::Error::other(format!(
                "{} and {} would have the same place: rename one",
                other.display(),
                path.display()
            ))),
        }
    }
}

fn text(word: &OsString) -> io::Result<String> {
    let text = word.to_str().map(str::to_owned);
    text.ok_or_else(|| {
        let shown = word.to_string_lossy();
        io::Error::other(format!("`{shown}` is not UTF-8, which an action needs"))
    })
}

fn is_in_path(program: &Path) -> bool {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let parent = program.parent();
    std::env::split_paths(&path).any(|folder| Some(&*folder) == parent)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::TestCommand;

    #[test]
    fn programs_and_inputs_lie_as_they_do_here() {
        use std::os::unix::fs::PermissionsExt;
        let folder = tempfile::tempdir().unwrap();
        let here = |name: &str| folder.path().join(name);
        for name in ["test.sh", "other/test.sh"] {
            std::fs::create_dir_all(here("other")).unwrap();
            std::fs::write(here(name), "").unwrap();
            std::fs::set_permissions(here(name), std::fs::Permissions::from_mode(0o755)).unwrap();
        }
        let command = |words: &[&str]| {
            TestCommand::from_words(words.iter().map(Into::into).collect()).unwrap()
        };
        let own = here("test.sh").to_string_lossy().into_owned();
        let other = here("other/test.sh").to_string_lossy().into_owned();
        let test = PropertyTest {
            command: Some(command(&[&own, "{}"])),
            differ: vec![[command(&["sh", "-c"]), command(&[&other])]],
            ..PropertyTest::default()
        };
        let inputs = [here("lib/tool"), PathBuf::from("/elsewhere/data")];
        let placed = Placed::new(&test, &inputs).unwrap();
        assert_eq!(
            placed.commands,
            [
                &["test/test.sh", "{}"][..],
                &["sh", "-c"],
                &["test/2/test.sh"]
            ]
        );
        let places: Vec<&str> = placed.files.iter().map(|(_, place)| &**place).collect();
        assert_eq!(
            places,
            [
                "test/test.sh",
                "test/2/test.sh",
                "test/lib/tool",
                "test/data"
            ]
        );
        let twice = [PathBuf::from("/a/data"), PathBuf::from("/b/data")];
        assert!(Placed::new(&test, &twice).is_err());
    }
}
