//! Copies of files and directories, and names beside them.

use std::ffi::OsString;
use std::fs::{self, DirBuilder, File};
use std::io::{self, Read};
use std::os::unix::fs::{DirBuilderExt, PermissionsExt};
use std::path::{Component, Path, PathBuf};

use tempfile::TempDir;

use crate::names::moved_to_free;
use secateur_syntax::Halt;

/// Bytes of a copy between two looks whether to stop.
const STEP: u64 = 1 << 26;

pub(super) fn parent(path: &Path) -> &Path {
    path.parent().unwrap_or(Path::new("/"))
}

pub(super) fn with_suffix(path: &Path, suffix: &str) -> PathBuf {
    let mut name = path.file_name().unwrap_or_default().to_owned();
    name.push(".");
    name.push(suffix);
    path.with_file_name(name)
}

/// Moves a directory to the first free name with `word` and a number behind it.
pub(super) fn moved_away(path: &Path, word: &str) -> io::Result<PathBuf> {
    moved_to_free(path, |number| {
        with_suffix(path, &format!("{word}{}", number + 1))
    })
}

/// A place beside a result that is locked.
#[derive(Clone, Copy, Debug)]
pub(super) enum Place {
    /// Of the next result.
    New,
    /// Of a copy of the input.
    Original,
}

impl Place {
    fn name(self, output: &Path) -> OsString {
        let mut name = OsString::from(match self {
            Self::New => ".secateur-new-",
            Self::Original => ".secateur-original-",
        });
        name.push(output.file_name().unwrap_or_default());
        name
    }

    /// Makes it, empty.
    pub(super) fn make(self, output: &Path) -> io::Result<TempDir> {
        self.sweep(output);
        tempfile::Builder::new()
            .prefix(&self.name(output))
            .rand_bytes(0)
            .permissions(fs::Permissions::from_mode(0o700))
            .tempdir_in(parent(output))
    }

    /// Returns its path.
    pub(super) fn path(self, output: &Path) -> PathBuf {
        parent(output).join(self.name(output))
    }

    /// Removes what a killed run left there.
    pub(super) fn sweep(self, output: &Path) {
        let _ = fs::remove_dir_all(self.path(output));
    }
}

/// Makes a directory with the permissions of another, in which this user can write.
///
/// A directory without that can be neither filled nor moved.
pub(super) fn make_like(other: &Path, path: &Path) -> io::Result<()> {
    DirBuilder::new().mode(0o700).create(path)?;
    let mode = fs::metadata(other)?.permissions().mode();
    fs::set_permissions(path, fs::Permissions::from_mode(mode | 0o700))
}

/// Links a file in another directory, or copies what has no links.
pub(super) fn link_or_copy(from: &Path, file: &Path, to: &Path) -> io::Result<()> {
    let (old, new) = (from.join(file), to.join(file));
    if !is_made(from, file, to)? && fs::hard_link(&old, &new).is_err() {
        fs::copy(old, new)?;
    }
    Ok(())
}

/// Makes what is no regular file, or only the directory of one; returns whether all is made.
///
/// A link that leads elsewhere from a copy is made relative to the copy.
fn is_made(from: &Path, file: &Path, to: &Path) -> io::Result<bool> {
    let (old, new) = (from.join(file), to.join(file));
    let kind = old.symlink_metadata()?.file_type();
    if kind.is_dir() {
        fs::create_dir_all(new)?;
        return Ok(true);
    }
    fs::create_dir_all(parent(&new))?;
    if kind.is_symlink() {
        let mut target = fs::read_link(&old)?;
        if let (true, Ok(full)) = (leaves(file, &target), fs::canonicalize(&old))
            && let Ok(inside) = full.strip_prefix(from)
        {
            target = file.components().skip(1).map(|_| "..").collect();
            target.push(inside);
        }
        std::os::unix::fs::symlink(target, new)?;
    }
    Ok(kind.is_symlink())
}

/// Whether the way from a link to its target leaves the directory.
fn leaves(link: &Path, target: &Path) -> bool {
    let mut depth = link.components().count() - 1;
    target.is_absolute()
        || target.components().any(|component| match component {
            Component::ParentDir if depth == 0 => true,
            Component::ParentDir => {
                depth -= 1;
                false
            }
            Component::Normal(_) => {
                depth += 1;
                false
            }
            _ => false,
        })
}

/// Copies a file with its permissions, in steps between which it looks whether to stop.
pub(super) fn copy_unless(halt: &Halt, from: &Path, file: &Path, to: &Path) -> io::Result<()> {
    if is_made(from, file, to)? {
        return Ok(());
    }
    let (from, to) = (from.join(file), to.join(file));
    let (from, mut to) = (File::open(from)?, File::create(to)?);
    to.set_permissions(from.metadata()?.permissions())?;
    loop {
        if halt.look() {
            return Err(io::ErrorKind::Interrupted.into());
        }
        if io::copy(&mut (&from).take(STEP), &mut to)? == 0 {
            return Ok(());
        }
    }
}

/// Exchanges two directories, in one step where the system can.
pub(super) fn exchange(new: &Path, old: &Path) -> io::Result<()> {
    #[cfg(target_os = "linux")]
    {
        use rustix::fs::{CWD, RenameFlags, renameat_with};
        if renameat_with(CWD, new, CWD, old, RenameFlags::EXCHANGE).is_ok() {
            return Ok(());
        }
    }
    let aside = new.with_extension("old");
    fs::rename(old, &aside)?;
    fs::rename(new, old)
}
