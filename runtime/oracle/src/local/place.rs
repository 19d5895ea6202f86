//! The place of temporary directories, and the removal of stale ones.

use std::ffi::{CStr, OsStr};
use std::fs::{self, File};
use std::io::{self, Read, Write};
use std::os::fd::{AsFd, BorrowedFd};
use std::os::unix::ffi::OsStrExt;
use std::path::{Path, PathBuf};

use rustix::fs::{AtFlags, Mode, OFlags, fstat, openat, rmdir, unlinkat};

use super::removal::{empty_but, open_path};
use crate::processes;

/// Prefix of the names of test directories.
pub const PREFIX: &str = "secateur-";

/// A file in each of them, locked as long as the directory is in use.
const LOCK: &CStr = c".lock";

/// The file's text, which distinguishes foreign directories.
const CONTENT: &str = "A run of secateur makes and removes this directory.\n";

/// Returns the default parent of temporary directories.
///
/// It is in memory, if that has space and runs programs; else `TMPDIR`; else `/var/tmp`, so that
/// `/tmp`, which scripts name, stays open to tests.
pub(super) fn choose() -> PathBuf {
    let [memory, large] = ["/dev/shm", "/var/tmp"].map(Path::new);
    if suits(memory) {
        memory.to_owned()
    } else if std::env::var_os("TMPDIR").is_none() && large.is_dir() {
        large.to_owned()
    } else {
        std::env::temp_dir()
    }
}

#[cfg(target_os = "linux")]
const TMPFS: u64 = 0x0102_1994;

/// Tests whether a directory is in memory, has space, and may be written and run.
#[cfg(target_os = "linux")]
fn suits(folder: &Path) -> bool {
    use rustix::fs::{Access, StatVfsMountFlags, access, statfs, statvfs};
    const ROOM: u64 = 1 << 30;
    let (Ok(kind), Ok(data)) = (statfs(folder), statvfs(folder)) else {
        return false;
    };
    kind.f_type as u64 == TMPFS
        && !data
            .f_flag
            .intersects(StatVfsMountFlags::NOEXEC | StatVfsMountFlags::RDONLY)
        && data.f_bavail.saturating_mul(data.f_frsize) >= ROOM
        && available_memory().is_some_and(|bytes| bytes >= 2 * ROOM)
        && access(folder, Access::WRITE_OK).is_ok()
}

#[cfg(not(target_os = "linux"))]
fn suits(_: &Path) -> bool {
    false
}

#[cfg(target_os = "linux")]
pub(super) fn is_in_memory(folder: impl AsFd) -> bool {
    rustix::fs::fstatfs(folder).is_ok_and(|kind| kind.f_type as u64 == TMPFS)
}

#[cfg(not(target_os = "linux"))]
pub(super) fn is_in_memory(_: impl AsFd) -> bool {
    false
}

/// Returns the bytes of memory available without swapping.
#[cfg(target_os = "linux")]
fn available_memory() -> Option<u64> {
    let text = fs::read_to_string("/proc/meminfo").ok()?;
    let line = text
        .lines()
        .find_map(|line| line.strip_prefix("MemAvailable:"))?;
    let kilobytes: u64 = line.trim().strip_suffix("kB")?.trim().parse().ok()?;
    Some(kilobytes << 10)
}

/// Marks a directory as in use while the file is open.
///
/// The text comes after the lock, so what has it unlocked is stale. On a file system without locks it never becomes stale.
pub(super) fn lock(root: &Path) -> io::Result<File> {
    let mut file = File::create_new(root.join(OsStr::from_bytes(LOCK.to_bytes())))?;
    let _ = file.try_lock();
    file.write_all(CONTENT.as_bytes())?;
    Ok(file)
}

/// Removes the mark, so that no run removes the directory.
pub(super) fn unmark(root: &Path) -> io::Result<()> {
    fs::remove_file(root.join(OsStr::from_bytes(LOCK.to_bytes())))
}

/// Removes a directory, its lock last: a later run removes what a kill leaves.
pub(super) fn remove_root(root: BorrowedFd<'_>, path: &Path) {
    if empty_but(root, LOCK).is_ok() {
        let _ = unlinkat(root, LOCK, AtFlags::empty());
    }
    // Another entry of that name may be there: only an empty directory is removed.
    let _ = rmdir(path);
}

pub(super) fn remove_stale(parent: &Path) {
    for entry in fs::read_dir(parent).into_iter().flatten().flatten() {
        remove_left(&entry.path());
    }
}

/// Removes the directory of a run of this user that ended without removing it, and ends its tests.
///
/// Whatever the path names, only a directory of a [`LocalExecutor`](super::LocalExecutor) is
/// removed.
pub fn remove_left(path: &Path) {
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    if !name.starts_with(PREFIX) {
        return;
    }
    let Ok(root) = open_path(path) else {
        return;
    };
    let ours = rustix::process::geteuid().as_raw();
    if fstat(&root).is_ok_and(|data| data.st_uid == ours) && is_stale(root.as_fd()) {
        processes::kill_left(path);
        remove_root(root.as_fd(), path);
    }
}

/// Tests for a lock file with its text that is not locked.
fn is_stale(root: BorrowedFd<'_>) -> bool {
    let flags = OFlags::RDONLY | OFlags::NOFOLLOW | OFlags::NONBLOCK | OFlags::CLOEXEC;
    let Ok(lock) = openat(root, LOCK, flags, Mode::empty()).map(File::from) else {
        return false;
    };
    let is_ours = || {
        let mut text = String::new();
        let most = CONTENT.len() as u64 + 1;
        (&lock).take(most).read_to_string(&mut text).is_ok() && text == CONTENT
    };
    lock.metadata().is_ok_and(|data| data.is_file()) && is_ours() && lock.try_lock().is_ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_nobody_holds_is_removed() {
        let parent = tempfile::tempdir().unwrap();
        let make = |name: &str| {
            let root = parent.path().join(name);
            fs::create_dir(&root).unwrap();
            let file = lock(&root);
            (root, file)
        };
        let (held, _file) = make("secateur-held");
        let (left, file) = make("secateur-left");
        let (other, file_of_other) = make("other");
        drop((file, file_of_other));
        let foreign = parent.path().join("secateur-foreign");
        fs::create_dir(&foreign).unwrap();
        fs::write(foreign.join(".lock"), "").unwrap();
        let begun = parent.path().join("secateur-begun");
        fs::create_dir(&begun).unwrap();
        fs::write(begun.join(".lock"), &CONTENT[..9]).unwrap();
        let without = parent.path().join("secateur-without");
        fs::create_dir(&without).unwrap();
        remove_stale(parent.path());
        assert!(!left.exists());
        for kept in [&held, &other, &begun, &without, &foreign] {
            assert!(kept.exists(), "{}", kept.display());
        }
    }
}
