//! A lock beside a directory that a run writes.

use std::fs::{self, File, TryLockError};
use std::io;
use std::os::unix::fs::MetadataExt;
use std::path::{Path, PathBuf};

use rustix::fs::{Mode, OFlags};

use crate::folder::FolderError;

/// The file `DIRECTORY.lock`, locked while a run writes the directory; a kill unlocks it.
#[derive(Debug)]
pub(super) struct Lock {
    path: PathBuf,
    _file: File,
}

impl Lock {
    /// Takes the lock of a directory, which need not exist.
    pub(super) fn take(directory: &Path) -> Result<Self, FolderError> {
        let mut path = directory.as_os_str().to_owned();
        path.push(".lock");
        let path = PathBuf::from(path);
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
            let inode = file.metadata().map_err(failed)?.ino();
            if fs::metadata(&path).is_ok_and(|data| data.ino() == inode) {
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
