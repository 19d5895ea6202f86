//! Where temporary directories are, and those that an earlier run left there
//! because nothing could stop its end (SIGKILL, no memory).

use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::time::Duration;

use super::removal::remove;

/// The names of the directories in which tests run begin like this.
pub const PREFIX: &str = "secateur-";

/// A file in each of them that is locked as long as it is in use.
const LOCK: &str = ".lock";

/// A directory is not looked at before it is this old: it may be in the making.
const SETTLED: Duration = Duration::from_secs(60);

/// The parent of temporary directories if none is given: memory, where there is
/// room and programs may run there, otherwise the system's.
pub(super) fn choose() -> PathBuf {
    let memory = Path::new("/dev/shm");
    if suits(memory) {
        memory.to_owned()
    } else {
        std::env::temp_dir()
    }
}

/// Whether a directory lies in memory, has room for tests, may be written and run.
#[cfg(target_os = "linux")]
fn suits(folder: &Path) -> bool {
    use rustix::fs::{Access, StatVfsMountFlags, access, statfs, statvfs};
    const TMPFS: u64 = 0x0102_1994;
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

/// Bytes of memory that can be had without swapping.
#[cfg(target_os = "linux")]
fn available_memory() -> Option<u64> {
    let text = fs::read_to_string("/proc/meminfo").ok()?;
    let line = text
        .lines()
        .find_map(|line| line.strip_prefix("MemAvailable:"))?;
    let kilobytes: u64 = line.trim().strip_suffix("kB")?.trim().parse().ok()?;
    Some(kilobytes << 10)
}

/// Marks a directory as in use as long as the file is open. Where that cannot be
/// done it is never taken for stale.
pub(super) fn lock(root: &Path) -> Option<File> {
    let file = File::create_new(root.join(LOCK)).ok()?;
    file.try_lock().ok()?;
    Some(file)
}

/// Removes the directories that ended runs of ours left.
pub(super) fn remove_stale(parent: &Path) {
    let ours = rustix::process::geteuid().as_raw();
    for entry in fs::read_dir(parent).into_iter().flatten().flatten() {
        use std::os::unix::fs::MetadataExt;
        let named = entry.file_name().to_string_lossy().starts_with(PREFIX);
        let owned = |data: fs::Metadata| data.is_dir() && data.uid() == ours;
        if named && entry.metadata().is_ok_and(owned) && is_stale(&entry.path().join(LOCK)) {
            remove(&entry.path());
        }
    }
}

fn is_stale(lock: &Path) -> bool {
    let settled = |data: fs::Metadata| {
        data.is_file()
            && data
                .modified()
                .is_ok_and(|time| time.elapsed().is_ok_and(|age| age >= SETTLED))
    };
    lock.symlink_metadata().is_ok_and(settled)
        && File::open(lock).is_ok_and(|file| file.try_lock().is_ok())
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
            let old = std::time::SystemTime::now() - 2 * SETTLED;
            file.as_ref().unwrap().set_modified(old).unwrap();
            (root, file)
        };
        let (held, _file) = make("secateur-held");
        let (left, file) = make("secateur-left");
        let (other, file_of_other) = make("other");
        drop((file, file_of_other));
        let young = parent.path().join("secateur-young");
        fs::create_dir(&young).unwrap();
        drop(lock(&young));
        let without = parent.path().join("secateur-without");
        fs::create_dir(&without).unwrap();
        remove_stale(parent.path());
        assert!(!left.exists());
        for kept in [held, other, young, without] {
            assert!(kept.exists(), "{}", kept.display());
        }
    }
}
