//! The files of a test in its work directory.

use std::ffi::{OsStr, OsString};
use std::fs::{self, FileType, OpenOptions};
use std::io::{self, Write};
use std::os::unix::ffi::OsStrExt;
use std::os::unix::fs::{MetadataExt, OpenOptionsExt};
use std::path::{Component, Path, PathBuf};

/// The files that a test finds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Layout {
    /// A file of this name: the candidate.
    File(OsString),
    /// The same, if the candidate may be executed.
    Program(OsString),
    /// A directory of this name, a copy of `around`, with the candidate at `path`.
    Among {
        /// The directory's name.
        name: OsString,
        /// The directory that is copied for each test.
        around: PathBuf,
        /// The file, relative to the directory.
        path: PathBuf,
    },
    /// A directory with the entries of `around` that the candidate lists, one path a line.
    ///
    /// They are files, links and empty directories.
    Listed {
        /// The directory's name.
        name: OsString,
        /// The directory with the files.
        around: PathBuf,
    },
}

/// Permissions of a candidate …
const FILE: u32 = 0o644;
/// … and of one that may be executed.
const PROGRAM: u32 = 0o755;

impl From<&OsStr> for Layout {
    fn from(name: &OsStr) -> Self {
        Self::File(name.to_owned())
    }
}

impl Layout {
    /// Returns the layout of a single input: its name, and whether it may be executed.
    #[must_use]
    pub fn of(input: &Path) -> Self {
        let name = input.file_name().unwrap_or_default().to_owned();
        match is_program(input) {
            true => Self::Program(name),
            false => Self::File(name),
        }
    }

    pub(super) fn name(&self) -> &OsStr {
        match self {
            Self::File(name)
            | Self::Program(name)
            | Self::Among { name, .. }
            | Self::Listed { name, .. } => name,
        }
    }

    pub(super) fn write(&self, folder: &Path, candidate: &[u8]) -> io::Result<()> {
        match self {
            Self::File(name) => create(&folder.join(name), candidate, FILE),
            Self::Program(name) => create(&folder.join(name), candidate, PROGRAM),
            Self::Among { name, around, path } => {
                let top = folder.join(name);
                copy(around, &top, path)?;
                let mode = if is_program(&around.join(path)) {
                    PROGRAM
                } else {
                    FILE
                };
                create(&top.join(path), candidate, mode)
            }
            Self::Listed { name, around } => {
                let top = folder.join(name);
                fs::create_dir(&top)?;
                for line in candidate.split(|&byte| byte == b'\n') {
                    let path = Path::new(OsStr::from_bytes(line));
                    // Empty lines and paths outside are skipped, as are names of no file: a
                    // candidate may be any text.
                    let inside = path.components().all(|c| matches!(c, Component::Normal(_)));
                    let from = around.join(path);
                    let Some(data) = from.symlink_metadata().ok() else {
                        continue;
                    };
                    if line.is_empty() || !inside || data.is_dir() && !is_empty(&from) {
                        continue;
                    }
                    let to = top.join(path);
                    if let Some(parent) = to.parent() {
                        fs::create_dir_all(parent)?;
                    }
                    copy_one(&from, &to, data.file_type())?;
                }
                Ok(())
            }
        }
    }
}

fn is_program(path: &Path) -> bool {
    fs::metadata(path).is_ok_and(|data| data.is_file() && data.mode() & 0o111 != 0)
}

fn create(path: &Path, text: &[u8], mode: u32) -> io::Result<()> {
    OpenOptions::new()
        .write(true)
        .create_new(true)
        .mode(mode)
        .open(path)?
        .write_all(text)
}

fn copy(from: &Path, to: &Path, without: &Path) -> io::Result<()> {
    fs::create_dir(to)?;
    for entry in fs::read_dir(from)? {
        let entry = entry?;
        let name = PathBuf::from(entry.file_name());
        let (from, to) = (entry.path(), to.join(&name));
        let kind = entry.file_type()?;
        if kind.is_dir() {
            let rest = without.strip_prefix(&name).unwrap_or(Path::new(""));
            copy(&from, &to, rest)?;
        } else if name != without {
            copy_one(&from, &to, kind)?;
        }
    }
    Ok(())
}

/// Copies a file, or makes such a link or an empty directory.
fn copy_one(from: &Path, to: &Path, kind: FileType) -> io::Result<()> {
    let made = if kind.is_symlink() {
        std::os::unix::fs::symlink(fs::read_link(from)?, to)
    } else if kind.is_dir() {
        fs::create_dir(to)
    } else {
        return fs::copy(from, to).map(drop);
    };
    match made {
        // A candidate may list it twice.
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists => Ok(()),
        made => made,
    }
}

fn is_empty(folder: &Path) -> bool {
    fs::read_dir(folder).is_ok_and(|mut entries| entries.next().is_none())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn files(folder: &Path) -> Vec<(String, String)> {
        let mut found: Vec<(String, String)> = walkdir::WalkDir::new(folder)
            .into_iter()
            .map(Result::unwrap)
            .filter(|entry| entry.file_type().is_file())
            .map(|entry| {
                let path = entry.path().strip_prefix(folder).unwrap();
                let text = fs::read_to_string(entry.path()).unwrap();
                (path.display().to_string(), text)
            })
            .collect();
        found.sort();
        found
    }

    #[test]
    fn a_directory_is_copied_or_chosen_from() {
        let place = tempfile::tempdir().unwrap();
        let around = place.path().join("all");
        for (name, text) in [("a/b/x.c", "1"), ("a/x.c", "2"), ("y.c", "3")] {
            let path = around.join(name);
            fs::create_dir_all(path.parent().unwrap()).unwrap();
            fs::write(path, text).unwrap();
        }
        fs::create_dir(around.join("empty")).unwrap();
        std::os::unix::fs::symlink("nowhere", around.join("link")).unwrap();
        let laid_out = |layout: Layout, candidate: &str| {
            let folder = tempfile::tempdir().unwrap();
            layout.write(folder.path(), candidate.as_bytes()).unwrap();
            let top = folder.path().join("top");
            let link = fs::read_link(top.join("link")).unwrap();
            assert_eq!(link, Path::new("nowhere"));
            assert!(is_empty(&top.join("empty")));
            files(&top)
        };
        let pair = |path: &str, text: &str| (path.to_owned(), text.to_owned());
        let among = Layout::Among {
            name: "top".into(),
            around: around.clone(),
            path: "a/x.c".into(),
        };
        assert_eq!(
            laid_out(among, "new"),
            [pair("a/b/x.c", "1"), pair("a/x.c", "new"), pair("y.c", "3")]
        );
        let listed = Layout::Listed {
            name: "top".into(),
            around: around.clone(),
        };
        assert_eq!(
            laid_out(
                listed,
                "a/x.c\nnowhere\n../outside\na/b\nlink\nempty\nlink\ny.c\n"
            ),
            [pair("a/x.c", "2"), pair("y.c", "3")]
        );
    }

    #[test]
    fn a_program_stays_one() {
        let place = tempfile::tempdir().unwrap();
        let around = place.path().join("all");
        fs::create_dir(&around).unwrap();
        for (name, mode) in [("run", PROGRAM), ("text", FILE)] {
            let input = around.join(name);
            create(&input, b"", mode).unwrap();
            let among = Layout::Among {
                name: "top".into(),
                around: around.clone(),
                path: name.into(),
            };
            for (layout, path) in [
                (Layout::of(&input), name.into()),
                (among, Path::new("top").join(name)),
            ] {
                let folder = tempfile::tempdir().unwrap();
                layout.write(folder.path(), b"new").unwrap();
                let made = fs::metadata(folder.path().join(path)).unwrap();
                assert_eq!(made.mode() & 0o100, mode & 0o100, "{name}");
            }
        }
    }
}
