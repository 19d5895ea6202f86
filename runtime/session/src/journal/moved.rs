//! Journals whose folder was moved or copied.
//!
//! A run records its start directory and its journal's path. If the journal is elsewhere below the
//! same relative path, the folder around both has moved as a whole.

use std::ffi::{OsStr, OsString};
use std::os::unix::ffi::{OsStrExt, OsStringExt};
use std::path::{Path, PathBuf};

use super::lines::JournalHead;

/// A folder's old and new place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Moved {
    from: PathBuf,
    to: PathBuf,
}

/// Returns the full path of a file that need not exist.
pub(super) fn full(path: &Path) -> PathBuf {
    let folder = crate::output::folder(path);
    let folder = folder.canonicalize().unwrap_or_else(|_| folder.to_owned());
    folder.join(path.file_name().unwrap_or_default())
}

impl JournalHead {
    /// Returns the move of this run's folder, if its journal is now at `journal`.
    ///
    /// # Errors
    /// The journal's old folder, if it moved alone.
    pub fn moved(&self, journal: &Path) -> Result<Option<Moved>, PathBuf> {
        let Some(old) = &self.journal else {
            return Ok(None);
        };
        let (old, new) = (Path::new(&old.0), full(journal));
        // Set-aside journals have another name.
        let (Some(old), Some(new)) = (old.parent(), new.parent()) else {
            return Ok(None);
        };
        if old == new {
            return Ok(None);
        }
        let directory = Path::new(&self.directory.0);
        let shared = old.components().zip(directory.components());
        let from: PathBuf = shared
            .take_while(|(one, other)| one == other)
            .map(|(one, _)| one)
            .collect();
        let below = old.strip_prefix(&from).unwrap_or(old);
        match new.ends_with(below) {
            true => {
                let to = new.ancestors().nth(below.components().count());
                let to = to.unwrap_or(Path::new("/")).to_owned();
                Ok(Some(Moved { from, to }))
            }
            false => Err(old.to_owned()),
        }
    }
}

impl Moved {
    /// Returns the new place of a path; one outside the folder stays.
    #[must_use]
    pub fn path(&self, path: &Path) -> PathBuf {
        let below = path.strip_prefix(&self.from);
        below.map_or_else(|_| path.to_owned(), |below| self.to.join(below))
    }

    /// Moves the path of a command-line word: the whole word, or the part after its `=`.
    #[must_use]
    pub fn word(&self, word: &OsStr) -> OsString {
        let bytes = word.as_bytes();
        let at = match bytes.starts_with(b"--") {
            true => bytes
                .iter()
                .position(|&byte| byte == b'=')
                .map_or(0, |at| at + 1),
            false => 0,
        };
        let path = self.path(Path::new(OsStr::from_bytes(&bytes[at..])));
        OsString::from_vec([&bytes[..at], path.as_os_str().as_bytes()].concat())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::Word;

    #[test]
    fn folders_move_as_a_whole() {
        let place = tempfile::tempdir().unwrap();
        let place = place.path().canonicalize().unwrap();
        let at = |name: &str| place.join(name);
        for folder in ["a/work", "b/work"] {
            std::fs::create_dir_all(at(folder)).unwrap();
        }
        let mut run = JournalHead::of(Vec::new(), b"", Path::new("x.journal")).unwrap();
        assert_eq!(run.moved(Path::new("x.journal")), Ok(None));
        run.directory = Word(at("a/work").into());
        run.journal = Some(Word(at("a/x.journal").into()));
        let moved = run.moved(&at("b/x.journal")).unwrap().unwrap();
        assert_eq!(moved.path(&at("a/work")), at("b/work"));
        assert_eq!(moved.path(&at("c/work")), at("c/work"));
        assert_eq!(run.moved(&at("a/y.journal")), Ok(None));
        let word = |word: &str| moved.word(OsStr::new(&word.replace('@', place.to_str().unwrap())));
        for (old, new) in [
            ("--output=@/a/y", "--output=@/b/y"),
            ("@/a/t", "@/b/t"),
            ("-q", "-q"),
        ] {
            assert_eq!(
                word(old).to_str().unwrap(),
                new.replace('@', place.to_str().unwrap())
            );
        }
        run.journal = Some(Word(at("a/out/x.journal").into()));
        assert_eq!(run.moved(&at("b/x.journal")), Err(at("a/out")));
    }
}
