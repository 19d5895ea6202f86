//! Journals whose folder was moved or copied.
//!
//! A run records its start directory and its journal's path. If the journal is elsewhere below the
//! same relative path, the folder around both has moved as a whole. A run that was started outside
//! its journal's folder has moved with that folder if its files have.

use std::ffi::{OsStr, OsString};
use std::os::unix::ffi::{OsStrExt, OsStringExt};
use std::path::{Path, PathBuf};

use super::lines::JournalHead;

/// A folder's old and new place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Moved {
    from: PathBuf,
    to: PathBuf,
    /// The start directory of relative paths, if it stays.
    stays: Option<PathBuf>,
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
                Ok(Some(Moved {
                    from,
                    to,
                    stays: None,
                }))
            }
            false if !directory.starts_with(old) => {
                let moved = Moved {
                    from: old.to_owned(),
                    to: new.to_owned(),
                    stays: Some(directory.to_owned()),
                };
                let mut words = self.arguments.0.iter();
                let has_moved =
                    words.any(|word| moved.part(&word.0).is_some_and(|(_, it)| it.exists()));
                has_moved.then_some(Some(moved)).ok_or(old.to_owned())
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

    /// Whether a path is in the folder's old place, and not in the new one.
    #[must_use]
    pub fn is_left_behind(&self, path: &Path) -> bool {
        let is_new = path.starts_with(&self.to) && self.to.starts_with(&self.from);
        path.starts_with(&self.from) && !is_new
    }

    /// Moves the paths of a command-line word.
    ///
    /// A path is the whole word, the part after its `=` or its short option, or a part of a command.
    #[must_use]
    pub fn word(&self, word: &OsStr) -> OsString {
        let bytes = word.as_bytes();
        if !bytes.iter().any(separates) {
            return self.single(word);
        }
        let from = self.from.as_os_str().as_bytes();
        let mut moved = Vec::with_capacity(bytes.len());
        let mut rest = bytes;
        while let Some(first) = rest.first() {
            // The folder's name may have separators, too.
            let behind = rest.strip_prefix(from);
            let behind =
                behind.filter(|it| it.first().is_none_or(|it| *it == b'/' || separates(it)));
            if let Some(behind) = behind {
                moved.extend_from_slice(self.to.as_os_str().as_bytes());
                let (name, behind) = piece(behind);
                moved.extend_from_slice(name);
                rest = behind;
            } else if separates(first) {
                moved.push(*first);
                rest = &rest[1..];
            } else {
                let (name, behind) = piece(rest);
                moved.extend_from_slice(self.single(OsStr::from_bytes(name)).as_bytes());
                rest = behind;
            }
        }
        OsString::from_vec(moved)
    }

    fn single(&self, word: &OsStr) -> OsString {
        match self.part(word) {
            Some((option, path)) => [option, path.as_os_str()].into_iter().collect(),
            None => word.to_owned(),
        }
    }

    /// Returns the new place of the path in a word, behind its option, if it moves.
    fn part<'w>(&self, word: &'w OsStr) -> Option<(&'w OsStr, PathBuf)> {
        let bytes = word.as_bytes();
        let equals = bytes.iter().position(|&byte| byte == b'=');
        let at = match bytes {
            [b'-', b'-', ..] => equals.map_or(0, |at| at + 1),
            // A short option, perhaps behind `-q`; what is not absolute stays below the directory.
            [b'-', _, ..] if self.stays.is_none() => {
                let slash = bytes.iter().position(|&byte| byte == b'/');
                let is_value =
                    |at: &usize| *at > 1 && bytes[1..at - 1].iter().all(|&byte| byte == b'q');
                slash.filter(is_value).unwrap_or(0)
            }
            [b'-', _, ..] => 2,
            _ => 0,
        };
        let (option, path) = bytes.split_at(at);
        // A word without a slash may be anything.
        let path = match &self.stays {
            Some(directory) if path.contains(&b'/') => directory.join(OsStr::from_bytes(path)),
            _ => PathBuf::from(OsStr::from_bytes(path)),
        };
        let path: PathBuf = path.components().collect();
        // A link may lead to the folder.
        let linked = || path.is_absolute().then(|| full(&path));
        let below = match path.strip_prefix(&self.from) {
            Ok(below) => below.to_owned(),
            Err(_) => linked()?.strip_prefix(&self.from).ok()?.to_owned(),
        };
        Some((OsStr::from_bytes(option), self.to.join(below)))
    }
}

/// Whether a byte of a command is before or behind a path.
fn separates(byte: &u8) -> bool {
    b" \t\r\n'\"`;|&()<>=:,".contains(byte)
}

/// Splits a command behind the path at its start.
fn piece(bytes: &[u8]) -> (&[u8], &[u8]) {
    let end = bytes.iter().position(separates);
    bytes.split_at(end.unwrap_or(bytes.len()))
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
        for (path, is_left) in [("a/r", true), ("b/r", false), ("c/r", false)] {
            assert_eq!(moved.is_left_behind(&at(path)), is_left, "{path}");
        }
        let inside = run.moved(&at("a/copy/x.journal")).unwrap();
        let is_left = |path: &str| inside.as_ref().unwrap().is_left_behind(&at(path));
        assert_eq!((is_left("a/r"), is_left("a/copy/r")), (true, false));
        let word = |word: &str| moved.word(OsStr::new(&word.replace('@', place.to_str().unwrap())));
        for (old, new) in [
            ("--output=@/a/y", "--output=@/b/y"),
            ("-o@/a/y", "-o@/b/y"),
            ("-qo@/a/y", "-qo@/b/y"),
            ("-o@/ab/y", "-o@/ab/y"),
            ("-osub@/a/y", "-osub@/a/y"),
            ("cc -Isub@/a/i -I@/a/i", "cc -Isub@/a/i -I@/b/i"),
            ("@/a/t", "@/b/t"),
            ("-q", "-q"),
            (
                "--guard=sh -c '@/a/g.sh \"$1\"'",
                "--guard=sh -c '@/b/g.sh \"$1\"'",
            ),
            ("PATH=@/a:@/ab @/a/u v/t", "PATH=@/b:@/ab @/b/u v/t"),
        ] {
            assert_eq!(
                word(old).to_str().unwrap(),
                new.replace('@', place.to_str().unwrap())
            );
        }
        std::os::unix::fs::symlink(at("a"), at("link")).unwrap();
        let linked = word("--report=@/link/r");
        assert_eq!(linked, *format!("--report={}", at("b/r").display()));
        run.journal = Some(Word(at("a/out/x.journal").into()));
        assert_eq!(run.moved(&at("b/x.journal")), Err(at("a/out")));
    }

    #[test]
    fn a_folder_moves_without_the_start_directory() {
        let place = tempfile::tempdir().unwrap();
        let place = place.path().canonicalize().unwrap();
        let at = |name: &str| place.join(name);
        std::fs::create_dir(at("new")).unwrap();
        let words = ["./old/t", "--output=old/y", "old", "-q", "-oold/y"];
        let words = words.map(OsString::from).to_vec();
        let mut run = JournalHead::of(words, b"", Path::new("x.journal")).unwrap();
        run.directory = Word(place.clone().into());
        run.journal = Some(Word(at("old/x.journal").into()));
        let moved = || run.moved(&at("new/x.journal"));
        assert_eq!(moved(), Err(at("old")), "only the journal moved");
        std::fs::write(at("new/t"), "").unwrap();
        let moved = moved().unwrap().unwrap();
        assert_eq!(moved.path(&place), place);
        let word = |word: &str| moved.word(OsStr::new(word)).into_string().unwrap();
        assert_eq!(word("./old/t"), at("new/t").to_str().unwrap());
        let output = format!("--output={}", at("new/y").display());
        assert_eq!(word("--output=old/y"), output);
        assert_eq!(word("-oold/y"), format!("-o{}", at("new/y").display()));
        assert_eq!((word("old"), word("-q")), ("old".into(), "-q".into()));
    }
}
