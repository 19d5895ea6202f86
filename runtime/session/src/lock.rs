//! A lock beside a directory that a run writes.

use std::ffi::OsString;
use std::fs::{self, File, TryLockError};
use std::io;
use std::path::{Path, PathBuf};

use rustix::fs::{Mode, OFlags};

use crate::folder::FolderError;
use crate::held::is_at;

/// The empty hidden file `.secateur-lock-DIRECTORY`, locked while a run writes the directory.
///
/// A kill unlocks it.
#[derive(Debug)]
pub(super) struct Lock {
    path: PathBuf,
    _file: File,
}

impl Lock {
    /// Takes the lock of a directory, which need not exist.
    pub(super) fn take(directory: &Path) -> Result<Self, FolderError> {
        let mut name = OsString::from(".secateur-lock-");
        name.push(directory.file_name().unwrap_or_default());
        let path = directory.with_file_name(name);
        let failed = |source: io::Error| FolderError::Copy {
            from: directory.to_owned(),
            to: path.clone(),
            source,
        };
        loop {
            let flags = OFlags::RDWR | OFlags::CREATE | OFlags::NOFOLLOW | OFlags::NONBLOCK;
            let flags = flags | OFlags::CLOEXEC;
            let file = rustix::fs::open(&path, flags, Mode::RUSR | Mode::WUSR);
            let file = file.map(File::from).map_err(|error| failed(error.into()))?;
            match file.try_lock() {
                // The file system has no locks.
                Ok(()) | Err(TryLockError::Error(_)) => {}
                Err(TryLockError::WouldBlock) => {
                    return Err(FolderError::Busy(directory.to_owned()));
                }
            }
            // The previous run may have removed it in between.
            let data = file.metadata().map_err(failed)?;
            if !data.is_file() || data.len() > 0 {
                return Err(FolderError::NotLock(path));
            }
            if is_at(&path, &file) {
                return Ok(Self { path, _file: file });
            }
        }
    }
}

impl Drop for Lock {
    fn drop(&mut self) {
        let _ = fs::remove_file(&self.path);
    }
}
