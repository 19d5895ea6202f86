//! The key that marks a user's own journals.
//!
//! 32 random bytes in the user's state folder, `$XDG_STATE_HOME/secateur/journal-key`. They
//! never leave the machine, so a journal that bears a keyed hash of its own first line was
//! begun by this user, wherever it has been moved since.

use std::fs::{DirBuilder, File};
use std::io::{self, Read, Write};
use std::os::unix::fs::{DirBuilderExt, MetadataExt};
use std::path::{Path, PathBuf};

use rustix::fs::{Mode, OFlags, open};

/// A secret of this user.
pub(crate) type Key = [u8; 32];

/// Returns the user's key; with `make`, makes one if there is none yet. `None` if there is no
/// place for it, or others could have read it.
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
    // For this user alone, and whole or not there.
    let mut file = tempfile::NamedTempFile::new_in(folder)?;
    file.write_all(&key)?;
    match file.persist_noclobber(folder.join(NAME)) {
        // Another process was faster: its key counts.
        Err(error) if error.error.kind() == io::ErrorKind::AlreadyExists => Ok(()),
        other => other.map(drop).map_err(|error| error.error),
    }
}
