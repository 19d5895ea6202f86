//! The input of a result that replaces it.

use std::fs;
use std::io;
use std::os::unix::fs::MetadataExt;
use std::path::{Path, PathBuf};

use tempfile::TempDir;

use walkdir::WalkDir;

use super::copy::{Place, copy_unless, make_like, moved_away, with_suffix};
use crate::names::moved_to_free;
use secateur_syntax::Halt;

/// A copy of the input that no test sees.
#[derive(Debug)]
pub(super) struct Original {
    /// With the copy in `new`.
    place: TempDir,
    files: Vec<(PathBuf, Stamp)>,
}

/// Values that any change of a file changes: inode, size and time of the last change.
type Stamp = (u64, u64, i64, i64);

impl Original {
    /// Makes the copy's place beside a result, with the permissions of the input.
    pub(super) fn new(input: &Path, output: &Path) -> io::Result<Self> {
        let place = Place::Original.make(output)?;
        make_like(input, &place.path().join("new"))?;
        let files = Vec::new();
        Ok(Self { place, files })
    }

    /// Copies a file of the input to the result, and adds the result's.
    pub(super) fn copy(
        &mut self,
        halt: &Halt,
        file: &Path,
        input: &Path,
        result: &Path,
    ) -> io::Result<()> {
        let from = input.join(file);
        self.files.push((file.to_owned(), stamp(&from)?));
        copy_unless(halt, input, file, result)?;
        copy_unless(halt, result, file, &self.place.path().join("new"))
    }

    /// Moves the input to `INPUT.orig`, or the copy if the input has changed.
    ///
    /// Returns the path of a changed input's copy, and the new path of the input if it is still
    /// there.
    pub(super) fn keep(self, input: &Path) -> io::Result<Option<(PathBuf, Option<PathBuf>)>> {
        let Some(kept) = self.rescue(input)? else {
            fs::rename(input, with_suffix(input, "orig"))?;
            return Ok(None);
        };
        let changed = match input.symlink_metadata() {
            Ok(_) => Some(moved_away(input, "changed-")?),
            Err(_) => None,
        };
        Ok(Some((kept, changed)))
    }

    /// Moves the copy beside the input if that has changed; returns the copy's path.
    pub(super) fn rescue(mut self, input: &Path) -> io::Result<Option<PathBuf>> {
        let copy = self.place.path().join("new");
        let is_same = self.files.iter().all(|(file, then)| {
            let now = input.join(file);
            stamp(&now).is_ok_and(|now| now == *then) || same_text(&now, &copy.join(file))
        });
        if is_same {
            return Ok(None);
        }
        let kept = moved_beside(&copy, input);
        // The next run tries again.
        self.place.disable_cleanup(kept.is_err());
        kept.map(Some)
    }
}

/// Moves the copy that a killed run left beside its input if that has changed.
///
/// Returns the copy's path.
pub(super) fn rescue_left(output: &Path) -> io::Result<Option<PathBuf>> {
    let copy = Place::Original.path(output).join("new");
    // Such a run has the default output.
    let input = output.with_extension("");
    let is_same = |entry: walkdir::Result<walkdir::DirEntry>| {
        let Ok(entry) = entry else { return false };
        let there = entry
            .path()
            .strip_prefix(&copy)
            .map(|file| input.join(file));
        there.is_ok_and(|there| match entry.file_type().is_file() {
            true => same_text(&there, entry.path()),
            false => there
                .symlink_metadata()
                .is_ok_and(|data| data.file_type() == entry.file_type()),
        })
    };
    if copy.symlink_metadata().is_err() || WalkDir::new(&copy).into_iter().all(is_same) {
        return Ok(None);
    }
    moved_beside(&copy, &input).map(Some)
}

/// Moves a copy of the input to the first free name of `INPUT.orig`, `INPUT.orig.1` and so on.
fn moved_beside(copy: &Path, input: &Path) -> io::Result<PathBuf> {
    moved_to_free(copy, |number| match number {
        0 => with_suffix(input, "orig"),
        _ => with_suffix(input, &format!("orig.{number}")),
    })
}

fn stamp(path: &Path) -> io::Result<Stamp> {
    let data = fs::symlink_metadata(path)?;
    Ok((data.ino(), data.len(), data.ctime(), data.ctime_nsec()))
}

/// Whether two regular files have the same text; they need not exist.
fn same_text(one: &Path, other: &Path) -> bool {
    let size = |path: &Path| {
        fs::symlink_metadata(path)
            .ok()
            .filter(fs::Metadata::is_file)
    };
    let sizes = size(one).zip(size(other));
    sizes.is_some_and(|(one, other)| one.len() == other.len())
        && fs::read(one).is_ok_and(|one| fs::read(other).is_ok_and(|other| one == other))
}
