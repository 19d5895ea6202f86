//! The result of a directory.

mod copy;
mod original;

use std::collections::{HashMap, HashSet};
use std::fs;
use std::io::{self, Write};
use std::os::unix::ffi::OsStrExt;
use std::os::unix::fs::MetadataExt;
use std::path::{Path, PathBuf};

use walkdir::WalkDir;

use secateur_syntax::Halt;

use crate::lock::Lock;
use crate::output::followed;
use crate::unfinished;
use copy::{Place, copy_unless, exchange, link_or_copy, make_like, moved_away, with_suffix};
use original::{Original, rescue_left};

/// The best result of a directory, on disk at all times; changed in single steps.
#[derive(Debug)]
pub struct ResultFolder {
    input: PathBuf,
    output: PathBuf,
    /// Files, links and empty directories, relative to the directory, in order.
    files: Vec<PathBuf>,
    /// Their stamps when the result was last changed by this program.
    stamps: HashMap<PathBuf, Stamp>,
    /// Whether another program has changed a file of an earlier state.
    was_changed: bool,
    /// Devices and FIFOs.
    left_out: Vec<PathBuf>,
    /// An earlier result, moved away.
    earlier: Option<PathBuf>,
    /// The input as it was read, if the result replaces it.
    original: Option<Original>,
    /// The input of a killed run, which has changed since.
    rescued: Option<PathBuf>,
    _lock: Lock,
}

/// A directory that cannot be reduced, or an unsuitable place for the result.
#[derive(Debug, thiserror::Error)]
pub enum FolderError {
    /// A file's name contains a line end.
    #[error("{} has a line end in its name: rename it", .0.display())]
    OddName(PathBuf),
    /// There is nothing to reduce.
    #[error("{} has no files: name the directory of the failing input", .0.display())]
    Empty(PathBuf),
    /// The directory would be copied into itself.
    #[error("the output {} is inside the input: name another with --output", .0.display())]
    Inside(PathBuf),
    /// The input would move away with an earlier result.
    #[error("the output {} contains the input: name another with --output", .0.display())]
    Around(PathBuf),
    /// A link to a file outside, perhaps a secret, which would become a part of the result.
    #[error("{} is a link to {}, outside the directory: put a copy in its place, or remove it", .link.display(), .to.display())]
    Outside {
        /// The link.
        link: PathBuf,
        /// The target of the link.
        to: PathBuf,
    },
    /// A device or file would be moved away.
    #[error("the output {} exists and is not a directory: name another", .0.display())]
    NotFolder(PathBuf),
    /// Another run writes there.
    #[error("a reduction that writes {} is running: wait for its end, or stop it", .0.display())]
    Busy(PathBuf),
    /// A file of someone else, which the end of the run would remove.
    #[error("{} is not the lock of a reduction: move it away", .0.display())]
    NotLock(PathBuf),
    /// The kept original would be overwritten.
    #[error("{} exists already; move it away, since the original is kept there", .0.display())]
    OriginalKept(PathBuf),
    /// A request to stop came before the copy was complete.
    #[error("stopped before {} is copied", .0.display())]
    Halted(PathBuf),
    /// The system reports an error.
    #[error("cannot copy {} to {}: {source}", .from.display(), .to.display())]
    Copy {
        /// The input.
        from: PathBuf,
        /// The result.
        to: PathBuf,
        /// The error of the system.
        source: io::Error,
    },
}

impl ResultFolder {
    /// Copies `input` to `output`, or to `INPUT.reduced` beside it.
    ///
    /// With `in_place` the copy finally replaces the input, kept as `INPUT.orig`, and a second
    /// copy is made meanwhile. Links stay links, within the directory; one to the output is
    /// followed. An earlier result moves away once the copy is complete.
    ///
    /// # Errors
    /// If the place is unsuitable, the copy fails, or `halt` requests to stop.
    pub fn new(
        input: &Path,
        output: Option<&Path>,
        in_place: bool,
        halt: &Halt,
    ) -> Result<Self, FolderError> {
        let input = fs::canonicalize(input).unwrap_or_else(|_| input.to_owned());
        let output = match output {
            Some(output) => std::path::absolute(output).unwrap_or_else(|_| output.to_owned()),
            None => with_suffix(&input, "reduced"),
        };
        // Without a slash at its end, so that names beside it are beside it.
        let output = followed(&output.components().collect::<PathBuf>());
        let is_other = |data: fs::Metadata| !data.is_dir();
        if output.symlink_metadata().is_ok_and(is_other) {
            return Err(FolderError::NotFolder(output));
        }
        let full = fs::canonicalize(&output).unwrap_or_else(|_| output.clone());
        if full.starts_with(&input) {
            return Err(FolderError::Inside(output));
        }
        if input.starts_with(&full) {
            return Err(FolderError::Around(output));
        }
        let (files, left_out) = files_of(&input, &output, halt)?;
        let lock = Lock::take(&output)?;
        let rescued = rescue_left(&output).map_err(|source| FolderError::Copy {
            from: Place::Original.path(&output),
            to: with_suffix(&input, "orig"),
            source,
        })?;
        Place::Original.sweep(&output);
        unfinished::remove_left(&output);
        let kept = with_suffix(&input, "orig");
        if in_place && kept.symlink_metadata().is_ok() {
            return Err(FolderError::OriginalKept(kept));
        }
        let copy = || -> io::Result<(Option<PathBuf>, Option<Original>)> {
            let new = Place::New.make(&output)?;
            let top = new.path().join("new");
            // The content is as private as the input.
            make_like(&input, &top)?;
            let mut original = match in_place {
                true => Some(Original::new(&input, &output)?),
                false => None,
            };
            for file in &files {
                match &mut original {
                    Some(original) => original.copy(halt, file, &input, &top)?,
                    None => copy_unless(halt, &input, file, &top)?,
                }
            }
            let kept = match output.symlink_metadata() {
                Ok(_) => Some(moved_away(&output, "")?),
                Err(_) => None,
            };
            fs::rename(&top, &output)?;
            Ok((kept, original))
        };
        let (earlier, original) = copy().map_err(|source| match halt.is_found() {
            true => FolderError::Halted(input.clone()),
            false => FolderError::Copy {
                from: input.clone(),
                to: output.clone(),
                source,
            },
        })?;
        Ok(Self {
            input,
            stamps: stamps(&output, &files),
            was_changed: false,
            output,
            files,
            left_out,
            earlier,
            original,
            rescued,
            _lock: lock,
        })
    }

    /// Returns devices and FIFOs, which the result lacks.
    #[must_use]
    pub fn left_out(&self) -> &[PathBuf] {
        &self.left_out
    }

    /// Returns the new path of an earlier result.
    #[must_use]
    pub fn earlier(&self) -> Option<&Path> {
        self.earlier.as_deref()
    }

    /// Returns the path of a killed run's input as it was read, if the input has changed since.
    #[must_use]
    pub fn rescued(&self) -> Option<&Path> {
        self.rescued.as_deref()
    }

    /// Returns the path.
    #[must_use]
    pub fn path(&self) -> &Path {
        &self.output
    }

    /// Returns the files, links and empty directories, relative to the directory.
    #[must_use]
    pub fn files(&self) -> &[PathBuf] {
        &self.files
    }

    /// Returns [`files`](Self::files), one a line.
    #[must_use]
    pub fn listed(&self) -> Vec<u8> {
        let mut text = Vec::new();
        for file in &self.files {
            text.extend_from_slice(file.as_os_str().as_bytes());
            text.push(b'\n');
        }
        text
    }

    /// Returns the size of a file in bytes; 0 if unknown, or for no regular file.
    #[must_use]
    pub fn size(&self, file: &Path) -> u64 {
        let data = fs::symlink_metadata(self.output.join(file)).ok();
        data.filter(fs::Metadata::is_file)
            .map_or(0, |data| data.len())
    }

    /// Returns the size of all files in bytes.
    #[must_use]
    pub fn bytes(&self) -> u64 {
        self.files.iter().map(|file| self.size(file)).sum()
    }

    /// Reads a file.
    ///
    /// # Errors
    /// If it cannot be read.
    pub fn read(&self, file: &Path) -> io::Result<Vec<u8>> {
        fs::read(self.output.join(file))
    }

    /// Replaces a file.
    ///
    /// # Errors
    /// If it cannot be written; the old one then remains.
    pub fn write(&mut self, file: &Path, text: &[u8]) -> io::Result<()> {
        let path = self.output.join(file);
        // Not in the directory itself, which tests see.
        let mut new = unfinished::make(&self.output, None)?;
        new.write_all(text)?;
        if let Ok(data) = fs::metadata(&path) {
            let _ = new.as_file().set_permissions(data.permissions());
        }
        new.persist(path)?;
        self.stamps.extend(stamps(&self.output, [file]));
        Ok(())
    }

    /// Whether no other program, such as a test, has changed, removed or added files of the result.
    #[must_use]
    pub fn is_intact(&self) -> bool {
        let is_known = |entry: walkdir::Result<walkdir::DirEntry>| {
            let Ok(entry) = entry else { return false };
            let path = entry.path().strip_prefix(&self.output);
            entry.file_type().is_dir() || path.is_ok_and(|path| self.stamps.contains_key(path))
        };
        !self.was_changed
            && self.files.iter().all(|file| self.is_own(file))
            && WalkDir::new(&self.output).into_iter().all(is_known)
    }

    /// Returns the number of files that are there.
    #[must_use]
    pub fn count(&self) -> usize {
        let is_there = |file: &&PathBuf| self.output.join(file).symlink_metadata().is_ok();
        self.files.iter().filter(is_there).count()
    }

    fn is_own(&self, file: &Path) -> bool {
        let now = stamp(&self.output.join(file)).ok();
        now.is_some() && self.stamps.get(file) == now.as_ref()
    }

    /// Keeps only these files, in one step: a copy takes the directory's place.
    ///
    /// A file that an earlier call removed comes back from `copies`, a [`snapshot`](Self::snapshot). What
    /// is in neither is left out.
    ///
    /// # Errors
    /// If that fails; the old files then remain.
    pub fn keep(&mut self, files: &[PathBuf], copies: &Path) -> io::Result<()> {
        let new = Place::New.make(&self.output)?;
        let top = new.path().join("new");
        make_like(&self.output, &top)?;
        let here: HashSet<&PathBuf> = self.files.iter().collect();
        let mut kept = Vec::with_capacity(files.len());
        for file in files {
            if here.contains(file) {
                self.was_changed |= !self.is_own(file);
                link_or_copy(&self.output, file, &top)?;
            } else if copies.join(file).symlink_metadata().is_ok() {
                // Tests may see the snapshot, so its files are not the result's.
                copy_unless(&Halt::default(), copies, file, &top)?;
            } else {
                continue;
            }
            kept.push(file.clone());
        }
        exchange(&top, &self.output)?;
        self.stamps = stamps(&self.output, &kept);
        self.files = kept;
        Ok(())
    }

    /// Copies all files into a folder, which later changes leave as it is.
    ///
    /// # Errors
    /// If a file cannot be copied, or `halt` requests to stop.
    pub fn snapshot(&self, folder: &Path, halt: &Halt) -> io::Result<()> {
        for file in &self.files {
            copy_unless(halt, &self.output, file, folder)?;
        }
        Ok(())
    }

    /// Moves the result to its final place.
    ///
    /// Returns, if the input is no longer the original, as after a test that wrote to it, the path of
    /// the original, and the new path of the input if it is still there.
    ///
    /// # Errors
    /// If the directories cannot be moved.
    pub fn finish(&mut self) -> io::Result<Option<(PathBuf, Option<PathBuf>)>> {
        let Some(original) = self.original.take() else {
            return Ok(None);
        };
        let kept = original.keep(&self.input)?;
        fs::rename(&self.output, &self.input)?;
        self.output.clone_from(&self.input);
        Ok(kept)
    }

    /// Keeps the input as it was read, for a result that does not replace it.
    ///
    /// Returns the new path if the input is no longer the original, as after a test that wrote to
    /// it.
    ///
    /// # Errors
    /// If the copy cannot be moved; the next run tries again.
    pub fn rescue(&mut self) -> io::Result<Option<PathBuf>> {
        let original = self.original.take();
        original.map_or(Ok(None), |original| original.rescue(&self.input))
    }

    /// Removes the directory, which is no result, and moves an earlier one back.
    pub fn discard(&self) {
        let removed = fs::remove_dir_all(&self.output);
        if let (Ok(()), Some(earlier)) = (removed, &self.earlier) {
            let _ = fs::rename(earlier, &self.output);
        }
    }
}

/// Values that a change of a file's content changes: inode, size and time of that change.
///
/// A further link leaves them as they are.
type Stamp = (u64, u64, i64, i64);

fn stamp(path: &Path) -> io::Result<Stamp> {
    let data = fs::symlink_metadata(path)?;
    Ok((data.ino(), data.len(), data.mtime(), data.mtime_nsec()))
}

/// Returns the stamps of files in a directory.
fn stamps(
    folder: &Path,
    files: impl IntoIterator<Item = impl AsRef<Path>>,
) -> HashMap<PathBuf, Stamp> {
    let of = |file: &Path| Some((file.to_owned(), stamp(&folder.join(file)).ok()?));
    let files = files.into_iter();
    files.filter_map(|file| of(file.as_ref())).collect()
}

/// Lists files, links and empty directories, relative to a directory, and what a copy lacks.
fn files_of(
    input: &Path,
    output: &Path,
    halt: &Halt,
) -> Result<(Vec<PathBuf>, Vec<PathBuf>), FolderError> {
    let (mut files, mut left_out) = (Vec::new(), Vec::new());
    let mut has_file = false;
    for entry in WalkDir::new(input).sort_by_file_name() {
        let failed = |source| FolderError::Copy {
            from: input.to_owned(),
            to: output.to_owned(),
            source,
        };
        let entry = entry.map_err(|error| failed(error.into()))?;
        if halt.look() {
            return Err(FolderError::Halted(input.to_owned()));
        }
        if entry.path_is_symlink()
            && let Ok(to) = fs::canonicalize(entry.path())
            && !to.starts_with(input)
        {
            let link = entry.path().to_owned();
            return Err(FolderError::Outside { link, to });
        }
        let kind = entry.file_type();
        has_file |= kind.is_file();
        if kind.is_dir() {
            let mut entries = fs::read_dir(entry.path()).map_err(failed)?;
            if entries.next().is_some() {
                continue;
            }
        } else if !kind.is_file() && !kind.is_symlink() {
            left_out.push(entry.path().to_owned());
            continue;
        }
        let path = entry.path().strip_prefix(input).unwrap_or(entry.path());
        if path.as_os_str().as_bytes().contains(&b'\n') {
            return Err(FolderError::OddName(path.to_owned()));
        }
        files.push(path.to_owned());
    }
    if !has_file {
        return Err(FolderError::Empty(input.to_owned()));
    }
    Ok((files, left_out))
}

#[cfg(test)]
mod tests;
