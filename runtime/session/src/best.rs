//! The best so far, on disk at all times.

use std::cell::Cell;
use std::ffi::OsString;
use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

/// The file of the result, which each accepted candidate replaces in one step.
#[derive(Debug)]
pub struct Best {
    input: PathBuf,
    output: PathBuf,
    /// Path of the original, when the result replaces the input.
    original: Option<PathBuf>,
    /// When the result was last made safe from a crash of the machine.
    synced: Cell<Option<Instant>>,
}

/// Minimal time between two syncs to disk, which can take longer than a test.
///
/// The end of the process harms nothing that was written; only a crash of the machine does.
const SYNC: Duration = Duration::from_secs(2);

/// A place for the result that will not do.
#[derive(Debug, thiserror::Error)]
pub enum OutputError {
    /// The kept original would be overwritten.
    #[error("{} exists already; move it away, since the original is kept there", .0.display())]
    OriginalKept(PathBuf),
    /// The input itself.
    #[error("the output {} is the input itself; use --in-place, which keeps the original", .0.display())]
    IsInput(PathBuf),
    /// A directory, or a device that a file would take the place of.
    #[error("the output {} exists and is not an ordinary file", .0.display())]
    NotFile(PathBuf),
    /// The file cannot be written.
    #[error("cannot write to {}: {source}", .path.display())]
    Unwritable {
        /// The directory.
        path: PathBuf,
        /// The error of the system.
        source: io::Error,
    },
}

impl Best {
    /// Creates the result of `input`: `output`, or `input.reduced.ext` beside it.
    ///
    /// With `in_place` the input is replaced at the end, and the original is kept as
    /// `input.orig.ext`.
    ///
    /// # Errors
    /// If that place will not do: better said before any work.
    pub fn new(input: &Path, output: Option<&Path>, in_place: bool) -> Result<Self, OutputError> {
        // Of a link, the file that it names is replaced, not the link.
        let full = |path: &Path| fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
        let real = |path: &Path| match path.is_symlink() {
            true => full(path),
            false => path.to_owned(),
        };
        let input = &if in_place {
            real(input)
        } else {
            input.to_owned()
        };
        let original = in_place.then(|| beside(input, "orig"));
        if let Some(original) = original
            .as_ref()
            .filter(|path| path.symlink_metadata().is_ok())
        {
            return Err(OutputError::OriginalKept(original.clone()));
        }
        let output = output.map_or_else(|| Self::usual(input), Path::to_owned);
        let output = real(&output);
        if full(&output) == full(input) {
            return Err(OutputError::IsInput(output));
        }
        if output.exists() && !output.is_file() {
            return Err(OutputError::NotFile(output));
        }
        let folder = folder(&output);
        if let Err(source) = tempfile::NamedTempFile::new_in(&folder) {
            return Err(OutputError::Unwritable {
                path: folder,
                source,
            });
        }
        Ok(Self {
            input: input.to_owned(),
            output,
            original,
            synced: Cell::new(None),
        })
    }

    /// Returns the default path of an input's result.
    #[must_use]
    pub fn usual(input: &Path) -> PathBuf {
        beside(input, "reduced")
    }

    /// Replaces the result in one step, with the input's permissions.
    ///
    /// Returns whether it was synced to disk.
    ///
    /// # Errors
    /// If it cannot be written; the old one is still there then.
    pub fn save(&self, text: &[u8]) -> io::Result<bool> {
        let mut file = tempfile::NamedTempFile::new_in(folder(&self.output))?;
        file.write_all(text)?;
        file.flush()?;
        if let Ok(data) = fs::metadata(&self.input) {
            let _ = file.as_file().set_permissions(data.permissions());
        }
        let sync = self.synced.get().is_none_or(|at| at.elapsed() >= SYNC);
        if sync {
            file.as_file().sync_data()?;
            self.synced.set(Some(Instant::now()));
        }
        file.persist(&self.output)?;
        Ok(sync)
    }

    /// Ends the search: with `in_place` the result replaces the original, which moves aside.
    ///
    /// Returns the path of the result.
    ///
    /// # Errors
    /// If a file cannot be moved; the result is where it was then.
    pub fn finish(&self) -> io::Result<&Path> {
        fs::File::open(&self.output)?.sync_all()?;
        let Some(original) = &self.original else {
            return Ok(&self.output);
        };
        if fs::read(&self.input)? == fs::read(&self.output)? {
            fs::remove_file(&self.output)?;
            return Ok(&self.input);
        }
        // A link first: at no moment is there no file under the input's name.
        if let Err(error) = fs::hard_link(&self.input, original) {
            if error.kind() == io::ErrorKind::AlreadyExists {
                return Err(error);
            }
            // There are file systems without links.
            let mut from = fs::File::open(&self.input)?;
            let mut to = fs::File::create_new(original)?;
            io::copy(&mut from, &mut to)?;
            to.set_permissions(from.metadata()?.permissions())?;
            to.sync_all()?;
        }
        fs::rename(&self.output, &self.input)?;
        Ok(&self.input)
    }

    /// Returns the path of the best result.
    #[must_use]
    pub fn path(&self) -> &Path {
        &self.output
    }
}

fn folder(path: &Path) -> PathBuf {
    match path.parent() {
        Some(parent) if !parent.as_os_str().is_empty() => parent.to_owned(),
        _ => PathBuf::from("."),
    }
}

/// `dir/name.ext` with a word before the extension.
pub(super) fn beside(path: &Path, word: &str) -> PathBuf {
    let mut name = OsString::from(path.file_stem().unwrap_or_default());
    name.push(".");
    name.push(word);
    if let Some(extension) = path.extension() {
        name.push(".");
        name.push(extension);
    }
    path.with_file_name(name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_beside_the_input() {
        let name = |path: &str| beside(Path::new(path), "reduced").display().to_string();
        assert_eq!(name("a/b.c"), "a/b.reduced.c");
        assert_eq!(name("Makefile"), "Makefile.reduced");
        assert_eq!(name("x.tar.gz"), "x.tar.reduced.gz");
    }

    #[test]
    fn in_place_keeps_the_original() {
        let folder = tempfile::tempdir().unwrap();
        let input = folder.path().join("x.c");
        fs::write(&input, "original").unwrap();
        let best = Best::new(&input, None, true).unwrap();
        best.save(b"smaller").unwrap();
        assert_eq!(fs::read(&input).unwrap(), b"original");
        assert_eq!(best.finish().unwrap(), input);
        assert_eq!(fs::read(&input).unwrap(), b"smaller");
        assert_eq!(
            fs::read(folder.path().join("x.orig.c")).unwrap(),
            b"original"
        );
        assert!(!folder.path().join("x.reduced.c").exists());
        assert!(matches!(
            Best::new(&input, None, true),
            Err(OutputError::OriginalKept(_))
        ));
    }

    #[test]
    fn the_input_is_no_output() {
        let folder = tempfile::tempdir().unwrap();
        let input = folder.path().join("x.c");
        fs::write(&input, "original").unwrap();
        let dotted = folder.path().join(".").join("x.c");
        assert!(matches!(
            Best::new(&input, Some(&dotted), false),
            Err(OutputError::IsInput(_))
        ));
        let nowhere = folder.path().join("no/where.c");
        let error = Best::new(&input, Some(&nowhere), false).unwrap_err();
        assert!(matches!(error, OutputError::Unwritable { .. }));
        let error = Best::new(&input, Some(folder.path()), false).unwrap_err();
        assert!(matches!(error, OutputError::NotFile(_)));
    }

    #[test]
    fn a_result_replaces_files_only() {
        let folder = tempfile::tempdir().unwrap();
        let input = folder.path().join("x.c");
        fs::write(&input, "original").unwrap();
        for output in [Path::new("/dev/null"), folder.path()] {
            let error = Best::new(&input, Some(output), false).unwrap_err();
            assert!(matches!(error, OutputError::NotFile(_)), "{error}");
        }
        let (real, link) = (folder.path().join("real"), folder.path().join("link"));
        fs::write(&real, "old").unwrap();
        std::os::unix::fs::symlink(&real, &link).unwrap();
        let best = Best::new(&input, Some(&link), false).unwrap();
        best.save(b"new").unwrap();
        assert_eq!(fs::read(&real).unwrap(), b"new");
        assert!(link.is_symlink());
    }

    #[test]
    fn in_place_replaces_what_a_link_names() {
        let folder = tempfile::tempdir().unwrap();
        let (input, link) = (folder.path().join("x.c"), folder.path().join("y.c"));
        fs::write(&input, "original").unwrap();
        std::os::unix::fs::symlink(&input, &link).unwrap();
        let best = Best::new(&link, None, true).unwrap();
        best.save(b"smaller").unwrap();
        best.finish().unwrap();
        assert!(link.is_symlink());
        assert_eq!(fs::read(&input).unwrap(), b"smaller");
    }

    #[test]
    fn in_place_without_success_changes_nothing() {
        let folder = tempfile::tempdir().unwrap();
        let input = folder.path().join("x.c");
        fs::write(&input, "original").unwrap();
        let best = Best::new(&input, None, true).unwrap();
        best.save(b"original").unwrap();
        best.finish().unwrap();
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
    }

    #[test]
    fn an_original_that_came_meanwhile_is_kept() {
        let folder = tempfile::tempdir().unwrap();
        let input = folder.path().join("x.c");
        fs::write(&input, "original").unwrap();
        let best = Best::new(&input, None, true).unwrap();
        best.save(b"smaller").unwrap();
        fs::write(folder.path().join("x.orig.c"), "precious").unwrap();
        assert!(best.finish().is_err());
        assert_eq!(fs::read(&input).unwrap(), b"original");
        assert_eq!(
            fs::read(folder.path().join("x.orig.c")).unwrap(),
            b"precious"
        );
        assert_eq!(fs::read(best.path()).unwrap(), b"smaller");
    }

    #[test]
    fn the_result_has_the_permissions_of_the_input() {
        use std::os::unix::fs::PermissionsExt;
        let folder = tempfile::tempdir().unwrap();
        let input = folder.path().join("x.c");
        fs::write(&input, "original").unwrap();
        fs::set_permissions(&input, fs::Permissions::from_mode(0o640)).unwrap();
        let best = Best::new(&input, None, false).unwrap();
        best.save(b"smaller").unwrap();
        let mode = best.path().metadata().unwrap().permissions().mode();
        assert_eq!(mode & 0o777, 0o640);
        // A new text comes in one step: who reads the old one still has it whole.
        let old = fs::File::open(best.path()).unwrap();
        best.save(b"small").unwrap();
        assert_eq!(io::read_to_string(old).unwrap(), "smaller");
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 2);
    }
}
