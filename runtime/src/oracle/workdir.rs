//! Temporary directories: one for a run, in it one for each test.

use std::ffi::{OsStr, OsString};
use std::fs;
use std::io;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};

/// The directory of a run; it is removed with all that is in it.
#[derive(Debug)]
pub(super) struct Workdir {
    root: PathBuf,
    file: OsString,
}

impl Workdir {
    /// A directory for tests on files of this name.
    pub(super) fn new(file: &OsStr) -> io::Result<Self> {
        let root = tempfile::Builder::new()
            .prefix("secateur-")
            .tempdir()?
            .keep();
        Ok(Self {
            root,
            file: file.to_owned(),
        })
    }

    /// The name under which a candidate is written.
    pub(super) fn file(&self) -> &OsStr {
        &self.file
    }

    /// A fresh directory that holds a candidate.
    pub(super) fn prepare(&self, number: u64, candidate: &[u8]) -> io::Result<PathBuf> {
        let folder = self.root.join(number.to_string());
        match fs::create_dir(&folder) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => {
                // A test removed the directory above its own.
                fs::create_dir_all(&folder)?;
            }
            other => other?,
        }
        fs::write(folder.join(&self.file), candidate)?;
        Ok(folder)
    }

    /// Removes a test's directory, as far as it lets itself be removed.
    pub(super) fn remove(&self, folder: &Path) {
        if fs::remove_dir_all(folder).is_err() && folder.exists() {
            open_up(folder);
            let _ = fs::remove_dir_all(folder);
        }
    }
}

impl Drop for Workdir {
    fn drop(&mut self) {
        self.remove(&self.root.clone());
    }
}

/// Gives back the permissions that a test took away.
fn open_up(folder: &Path) {
    let _ = fs::set_permissions(folder, fs::Permissions::from_mode(0o700));
    let Ok(entries) = fs::read_dir(folder) else {
        return;
    };
    for entry in entries.flatten() {
        if entry.file_type().is_ok_and(|kind| kind.is_dir()) {
            open_up(&entry.path());
        }
    }
}
