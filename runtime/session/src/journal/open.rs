//! Opening of journals, each for one process.

use std::fs::{self, File, TryLockError};
use std::path::{Path, PathBuf};
use std::time::Duration;

use rustix::fs::{FileType, Mode, OFlags};
use rustix::io::Errno;

use super::JournalError;
use crate::held::is_at;

/// A locked journal to which nothing is written; removed if it was made for the lock.
#[derive(Debug)]
pub(super) struct ResultLock {
    pub(super) path: PathBuf,
    pub(super) file: File,
}

impl Drop for ResultLock {
    fn drop(&mut self) {
        let is_empty = self.file.metadata().is_ok_and(|data| data.len() == 0);
        if is_empty && is_at(&self.path, &self.file) {
            let _ = fs::remove_file(&self.path);
        }
    }
}

/// Checks that a file is no device, pipe or directory.
pub(super) fn ordinary(file: File) -> rustix::io::Result<File> {
    match FileType::from_raw_mode(rustix::fs::fstat(&file)?.st_mode) {
        FileType::RegularFile => Ok(file),
        _ => Err(Errno::INVAL),
    }
}

/// Opens a journal for this process alone; the lock ends with the process.
///
/// Makes an empty one if there is none.
pub(super) fn open(path: &Path) -> Result<File, JournalError> {
    loop {
        let file = open_one(path)?;
        // The run before may have removed or moved it until the lock was free.
        if is_at(path, &file) {
            return Ok(file);
        }
    }
}

fn open_one(path: &Path) -> Result<File, JournalError> {
    let failed = |source| JournalError::Io {
        path: path.to_owned(),
        source,
    };
    // A link could lead to a file of another user's choice; the journal is as private as the input.
    let flags = OFlags::RDWR | OFlags::CREATE | OFlags::NOFOLLOW | OFlags::NONBLOCK;
    // All lines go to the end, so that none is behind a hole if another program cuts the file.
    let flags = flags | OFlags::APPEND | OFlags::CLOEXEC;
    let file = rustix::fs::open(path, flags, Mode::RUSR | Mode::WUSR)
        .map(File::from)
        .and_then(ordinary)
        .map_err(|error| match error {
            Errno::INVAL | Errno::LOOP => JournalError::NotFile(path.to_owned()),
            error => failed(error.into()),
        })?;
    let mut patience = PATIENCE;
    loop {
        match file.try_lock() {
            Ok(()) => return Ok(file),
            // A killed process may leave a child that holds the file open until `exec`.
            Err(TryLockError::WouldBlock) if !patience.is_zero() => {
                std::thread::sleep(NAP);
                patience -= NAP;
            }
            Err(TryLockError::WouldBlock) => return Err(JournalError::Busy(path.to_owned())),
            // The file system has no locks.
            Err(TryLockError::Error(_)) => return Ok(file),
        }
    }
}

/// Maximal wait for a locked journal.
const PATIENCE: Duration = Duration::from_secs(1);
const NAP: Duration = Duration::from_millis(20);
