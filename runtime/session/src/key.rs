//! The key that marks a user's own journals.
//!
//! 32 random bytes, in `$XDG_STATE_HOME/secateur/journal-key`, that never leave the machine: a
//! journal with a keyed hash of its first line was begun by this user, even if it was moved.

use std::fs::{DirBuilder, File};
use std::io::{self, Read, Write};
use std::os::unix::fs::{DirBuilderExt, MetadataExt};
use std::path::{Path, PathBuf};

use rustix::fs::{Mode, OFlags, open};

pub(crate) type Key = [u8; 32];

/// Returns the user's key; with `make`, creates a missing one.
///
/// `None` if there is no place for it, or others could have read it.
pub(crate) fn key(make: bool) -> Option<Key> {
    let folder = folder()?;
    match read(&folder.join(NAME)) {
        Err(error) if make && error.kind() == io::ErrorKind::NotFound => {
            write(&folder).ok()?;
            read(&folder.join(NAME)).ok()
        }
        key => key.ok(),
    }
}

const NAME: &str = "journal-key";

fn folder() -> Option<PathBuf> {
    let named = std::env::var_os("XDG_STATE_HOME").map(PathBuf::from);
    let named = named.filter(|path| path.is_absolute());
    let usual = || Some(std::env::home_dir()?.join(".local/state"));
    Some(named.or_else(usual)?.join("secateur"))
}

fn read(path: &Path) -> io::Result<Key> {
    let flags = OFlags::RDONLY | OFlags::NOFOLLOW | OFlags::NONBLOCK | OFlags::CLOEXEC;
    let mut file = File::from(open(path, flags, Mode::empty())?);
    let data = file.metadata()?;
    let ours = rustix::process::geteuid().as_raw();
    if !data.is_file() || data.uid() != ours || data.mode() & 0o077 != 0 {
        return Err(io::ErrorKind::PermissionDenied.into());
    }
    let mut key = Key::default();
    file.read_exact(&mut key)?;
    Ok(key)
}

fn write(folder: &Path) -> io::Result<()> {
    let mut key = Key::default();
    File::open("/dev/urandom")?.read_exact(&mut key)?;
    DirBuilder::new()
        .mode(0o700)
        .recursive(true)
        .create(folder)?;
    // For this user alone, and in one step.
    let mut file = tempfile::NamedTempFile::new_in(folder)?;
    file.write_all(&key)?;
    match file.persist_noclobber(folder.join(NAME)) {
        // The key of a faster process counts.
        Err(error) if error.error.kind() == io::ErrorKind::AlreadyExists => Ok(()),
        other => other.map(drop).map_err(|error| error.error),
    }
}
