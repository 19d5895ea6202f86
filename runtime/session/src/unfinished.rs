//! Files that become outputs: hidden beside them, and locked while they are written.
//!
//! A kill unlocks such a file, and the next one for the same output removes it. On a file system
//! without locks it stays, since a run that is alive may be writing it.

use std::ffi::{OsStr, OsString};
use std::fs::{self, File, Permissions, TryLockError};
use std::io;
use std::os::unix::ffi::OsStrExt;
use std::os::unix::fs::{MetadataExt, PermissionsExt};
use std::path::Path;

use rustix::fs::{Mode, OFlags};
use tempfile::NamedTempFile;

use crate::output::{folder, without_path};

/// The end of the name.
const END: &str = ".unfinished";
/// Random characters of the name.
const RANDOM: usize = 6;
/// Bytes of an output's name at most that the name contains.
const NAME: usize = 200;

/// Returns the beginning of the name: hidden, and the output's unless that is long.
fn start(output: &Path) -> OsString {
    let mut start = OsString::from(".");
    if let Some(name) = output.file_name().filter(|name| name.len() <= NAME) {
        start.push(name);
        start.push(".");
    }
    start
}

/// Makes the file, with permissions less the user's mask, else for this user alone.
pub(super) fn make(output: &Path, mode: Option<u32>) -> io::Result<NamedTempFile> {
    loop {
        let file = tempfile::Builder::new()
            .prefix(&start(output))
            .suffix(END)
            .rand_bytes(RANDOM)
            .permissions(Permissions::from_mode(mode.unwrap_or(0o600)))
            .tempfile_in(folder(output))
            .map_err(without_path)?;
        let is_locked = !matches!(file.as_file().try_lock(), Err(TryLockError::WouldBlock));
        let inode = file.as_file().metadata()?.ino();
        // Another run may have removed it before the lock.
        if is_locked && fs::metadata(file.path()).is_ok_and(|data| data.ino() == inode) {
            return Ok(file);
        }
    }
}

/// Removes the files that killed runs left for the same output.
pub(super) fn remove_left(output: &Path) {
    let start = start(output);
    if start == "." {
        return;
    }
    let is_one = |name: &OsStr| {
        let rest = name.as_bytes().strip_prefix(start.as_bytes());
        rest.and_then(|rest| rest.strip_suffix(END.as_bytes()))
            .is_some_and(|rest| rest.len() == RANDOM && rest.iter().all(u8::is_ascii_alphanumeric))
    };
    for entry in fs::read_dir(folder(output)).into_iter().flatten().flatten() {
        if is_one(&entry.file_name())
            && let Ok(_lock) = locked(&entry.path())
        {
            let _ = fs::remove_file(entry.path());
        }
    }
}

/// Locks a file of this user that has no lock; an error for any other.
fn locked(path: &Path) -> io::Result<File> {
    let flags = OFlags::RDONLY | OFlags::NOFOLLOW | OFlags::NONBLOCK | OFlags::CLOEXEC;
    let file = File::from(rustix::fs::open(path, flags, Mode::empty())?);
    let data = file.metadata()?;
    if !data.is_file() || data.uid() != rustix::process::geteuid().as_raw() {
        return Err(io::ErrorKind::PermissionDenied.into());
    }
    file.try_lock()?;
    Ok(file)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_killed_run_left_goes() {
        let place = tempfile::tempdir().unwrap();
        let at = |name: &str| place.path().join(name);
        let others = [
            ".x.reduced.c.Ab3.unfinished",
            ".y.reduced.c.Ab3dE6.unfinished",
            "x.c",
        ];
        for name in [&[".x.reduced.c.Ab3dE6.unfinished"][..], &others].concat() {
            fs::write(at(name), "left").unwrap();
        }
        fs::create_dir(at(".x.reduced.c.Ab3dE7.unfinished")).unwrap();
        let alive = make(&at("x.reduced.c"), None).unwrap();
        remove_left(&at("x.reduced.c"));
        assert!(alive.path().exists());
        drop(alive);
        let names = fs::read_dir(place.path()).unwrap();
        let mut names: Vec<_> = names.map(|entry| entry.unwrap().file_name()).collect();
        names.sort();
        let folder = ".x.reduced.c.Ab3dE7.unfinished";
        assert_eq!(names, [&others[..1], &[folder], &others[1..]].concat());
        make(&at(&"l".repeat(240)), None).unwrap();
    }
}
