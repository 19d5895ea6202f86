//! Control groups, which a process cannot leave as it can its parent, session and environment.
//!
//! The thread that starts the tests of a pair of directories has a group, and so has all that it
//! starts, from the first moment, at no cost. A group of threads within this process's group needs
//! no controller; limits are polled all the same. It takes version 2 of the file system and
//! permission to make directories in the process's group: the superuser's, or given by the service
//! manager.

use std::collections::HashMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{LazyLock, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::Duration;

use rustix::process::{Pid, getpid};

/// A group, removed on drop.
#[derive(Debug)]
pub(crate) struct Group(PathBuf);

const PREFIX: &str = "secateur-";

impl Group {
    /// Tests whether there can be groups, without making one.
    pub(crate) fn can_be_had() -> bool {
        use rustix::fs::{Access, access};
        own_folder().is_some_and(|folder| {
            let is_writable = |path: &Path| access(path, Access::WRITE_OK).is_ok();
            is_writable(&folder) && is_writable(&folder.join("cgroup.threads"))
        })
    }

    /// Moves this thread to a new group, if possible.
    pub(crate) fn enter() -> Option<Self> {
        static MADE: AtomicU64 = AtomicU64::new(0);
        let parent = own_folder()?;
        remove_left(&parent);
        let number = MADE.fetch_add(1, Ordering::Relaxed);
        let folder = parent.join(format!("{}{number}", prefix()));
        fs::create_dir(&folder).ok()?;
        let group = Self(folder);
        // A thread can only move within the processes' group.
        fs::write(group.0.join("cgroup.type"), "threaded").ok()?;
        fs::write(group.0.join("cgroup.threads"), "0").ok()?;
        Some(group)
    }

    /// Records that the thread of the group started a test.
    pub(crate) fn has(&self, test: Pid) {
        let name = self.0.file_name().unwrap_or_default();
        tests().insert(test, name.to_string_lossy().into_owned());
    }
}

/// Groups by test; reading each from the kernel would slow down the start of a test.
static TESTS: LazyLock<Mutex<HashMap<Pid, String>>> = LazyLock::new(Mutex::default);

fn tests() -> MutexGuard<'static, HashMap<Pid, String>> {
    TESTS.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Drop for Group {
    fn drop(&mut self) {
        const TRIES: u32 = 100;
        const NAP: Duration = Duration::from_millis(1);
        // Killed processes leave it a moment later.
        for _ in 0..TRIES {
            match fs::remove_dir(&self.0) {
                Err(error) if error.kind() == std::io::ErrorKind::ResourceBusy => {
                    thread::sleep(NAP);
                }
                _ => return,
            }
        }
    }
}

pub(super) fn of_test(test: Pid) -> Option<String> {
    tests().get(&test).cloned()
}

pub(super) fn take(test: Pid) -> Option<String> {
    tests().remove(&test)
}

/// Returns the unique name of the group of this program's tests that contains a process.
pub(super) fn of(pid: Pid) -> Option<String> {
    let text = fs::read_to_string(format!("/proc/{}/cgroup", pid.as_raw_nonzero())).ok()?;
    let path = text.lines().find_map(|line| line.strip_prefix("0::"))?;
    // A process may make nested groups.
    let name = path.split('/').find(|part| part.starts_with(&prefix()))?;
    Some(name.to_owned())
}

fn prefix() -> String {
    format!("{PREFIX}{}-", getpid().as_raw_nonzero())
}

fn own_folder() -> Option<PathBuf> {
    let text = fs::read_to_string("/proc/self/cgroup").ok()?;
    let path = text.lines().find_map(|line| line.strip_prefix("0::"))?;
    let mounts = fs::read_to_string("/proc/self/mountinfo").ok()?;
    // Number, parent, device, root, place, options …, a dash, the kind.
    let place = mounts.lines().find_map(|line| {
        let (before, after) = line.split_once(" - ")?;
        let mut fields = before.split(' ').skip(3);
        let (root, place) = (fields.next()?, fields.next()?);
        (after.starts_with("cgroup2 ") && root == "/").then_some(place)
    })?;
    let relative = Path::new(path.trim_start_matches('/'));
    // Not a group outside the namespace.
    let is_below = !relative.components().any(|part| part.as_os_str() == "..");
    is_below.then(|| Path::new(place).join(relative))
}

/// Removes the empty groups of killed runs.
fn remove_left(parent: &Path) {
    for entry in fs::read_dir(parent).into_iter().flatten().flatten() {
        let name = entry.file_name();
        let owner = name.to_str().and_then(|name| {
            let (owner, _) = name.strip_prefix(PREFIX)?.split_once('-')?;
            owner.parse::<u32>().ok()
        });
        if owner.is_some_and(|owner| !Path::new(&format!("/proc/{owner}")).exists()) {
            let _ = fs::remove_dir(entry.path());
        }
    }
}
