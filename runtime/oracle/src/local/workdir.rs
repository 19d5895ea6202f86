//! Temporary directories: one for a run, in it two for each test that runs at
//! the same time, used again and again.
//!
//! A test's working directory `N` holds the candidate alone (see [`Layout`]), so that a test may
//! look at it; what it and its compilers write to `TMPDIR` goes beside, to
//! `N.tmp`, and away with it when the test has ended or was killed.

use std::ffi::OsStr;
use std::fs::{self, DirBuilder, File};
use std::io;
use std::os::unix::fs::{DirBuilderExt, MetadataExt};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, MutexGuard, PoisonError};

use super::layout::Layout;
use super::place;
use super::removal::remove;

/// The directories of the runs of this process; held while something is made in
/// one of them.
static ROOTS: Mutex<Vec<PathBuf>> = Mutex::new(Vec::new());

fn roots() -> MutexGuard<'static, Vec<PathBuf>> {
    ROOTS.lock().unwrap_or_else(PoisonError::into_inner)
}

/// The directory of a run; it is removed with all that is in it.
#[derive(Debug)]
pub(super) struct Workdir {
    root: PathBuf,
    layout: Layout,
    free: Vec<Slot>,
    made: u64,
    /// Tells other processes that the directory is in use; see [`place`].
    _lock: Option<File>,
}

/// The directories of one test; both empty while no test has them.
#[derive(Debug)]
pub(super) struct Slot {
    /// Where the test runs.
    pub(super) folder: PathBuf,
    /// Its `TMPDIR`.
    pub(super) temporary: PathBuf,
}

/// Permissions of our directories.
const MODE: u32 = 0o700;

impl Workdir {
    /// A directory in `parent` for tests on candidates that are laid out so.
    pub(super) fn new(parent: &Path, layout: Layout) -> io::Result<Self> {
        place::remove_stale(parent);
        let mut roots = roots();
        let root = tempfile::Builder::new()
            .prefix(place::PREFIX)
            .tempdir_in(parent)?
            .keep();
        roots.push(root.clone());
        Ok(Self {
            layout,
            free: Vec::new(),
            made: 0,
            _lock: place::lock(&root),
            root,
        })
    }

    /// The directory above those of the tests.
    pub(super) fn root(&self) -> &Path {
        &self.root
    }

    /// The name under which a test finds its candidate.
    pub(super) fn name(&self) -> &OsStr {
        self.layout.name()
    }

    /// Directories for a test, with nothing but a candidate.
    pub(super) fn take(&mut self, candidate: &[u8]) -> io::Result<Slot> {
        let _held = roots();
        let slot = match self.free.pop() {
            Some(slot) => slot,
            None => self.make()?,
        };
        self.fill(&slot, candidate)?;
        Ok(slot)
    }

    fn make(&mut self) -> io::Result<Slot> {
        let slot = Slot {
            folder: self.root.join(self.made.to_string()),
            temporary: self.root.join(format!("{}.tmp", self.made)),
        };
        self.made += 1;
        make(&slot.folder)?;
        make(&slot.temporary)?;
        Ok(slot)
    }

    fn fill(&self, slot: &Slot, candidate: &[u8]) -> io::Result<()> {
        let write = || self.layout.write(&slot.folder, candidate);
        match write() {
            Err(error) if error.kind() == io::ErrorKind::NotFound => {
                // Another test removed more than its own directory.
                make(&slot.folder)?;
                make(&slot.temporary)?;
                write()
            }
            other => other,
        }
    }

    /// Removes what a test left and writes another candidate for it, or the same
    /// one for the next of its commands.
    pub(super) fn refill(&self, slot: &Slot, candidate: &[u8]) -> io::Result<()> {
        let _held = roots();
        for folder in [&slot.folder, &slot.temporary] {
            if !empty(folder) {
                remove(folder);
                make(folder)?;
            }
        }
        self.fill(slot, candidate)
    }

    /// Takes back the directories of a test that has ended: empties them, and
    /// makes them anew if they are no longer what they were.
    pub(super) fn give_back(&mut self, slot: Slot) {
        let _held = roots();
        let clean = [&slot.folder, &slot.temporary].into_iter().all(|folder| {
            if empty(folder) {
                return true;
            }
            remove(folder);
            make(folder).is_ok()
        });
        // What cannot be emptied is not used again.
        if clean {
            self.free.push(slot);
        }
    }
}

impl Drop for Workdir {
    fn drop(&mut self) {
        let mut roots = roots();
        remove(&self.root);
        roots.retain(|root| *root != self.root);
    }
}

/// Removes the directories of all runs, from any thread, and lets nothing be made
/// in them any more: for a process that is about to exit.
pub(super) fn abandon() {
    let roots = roots();
    for root in roots.iter() {
        remove(root);
    }
    std::mem::forget(roots);
}

fn make(folder: &Path) -> io::Result<()> {
    match DirBuilder::new().mode(MODE).recursive(true).create(folder) {
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {
            // Something else stands in its place.
            remove(folder);
            DirBuilder::new().mode(MODE).create(folder)
        }
        other => other,
    }
}

/// Empties a directory. Whether it is one, as we made it, and empty.
fn empty(folder: &Path) -> bool {
    let ours = |data: fs::Metadata| {
        data.is_dir()
            && data.mode() & 0o7777 == MODE
            && data.uid() == rustix::process::geteuid().as_raw()
    };
    if !folder.symlink_metadata().is_ok_and(ours) {
        return false;
    }
    let Ok(entries) = fs::read_dir(folder) else {
        return false;
    };
    for entry in entries {
        let Ok(entry) = entry else {
            return false;
        };
        let path = entry.path();
        if !entry.file_type().is_ok_and(|kind| !kind.is_dir()) {
            remove(&path);
        } else if fs::remove_file(&path).is_err() {
            return false;
        }
        if path.symlink_metadata().is_ok() {
            return false;
        }
    }
    true
}

#[cfg(test)]
mod tests {
    use std::ffi::OsString;
    use std::os::unix::fs::PermissionsExt;

    use super::*;

    fn names(folder: &Path) -> Vec<OsString> {
        let entries = fs::read_dir(folder).unwrap();
        entries.map(|entry| entry.unwrap().file_name()).collect()
    }

    #[test]
    fn directories_are_used_again_whatever_became_of_them() {
        let parent = tempfile::tempdir().unwrap();
        let outside = parent.path().join("outside");
        fs::write(&outside, "kept").unwrap();
        let mut work = Workdir::new(parent.path(), Layout::File("x".into())).unwrap();
        let damage: [&dyn Fn(&Slot); 7] = [
            &|_| {},
            &|slot| fs::write(slot.temporary.join("more"), "").unwrap(),
            &|slot| fs::create_dir_all(slot.folder.join("a/b")).unwrap(),
            &|slot| fs::remove_dir_all(&slot.folder).unwrap(),
            &|slot| fs::set_permissions(&slot.folder, fs::Permissions::from_mode(0o000)).unwrap(),
            &|slot| {
                fs::remove_dir_all(&slot.folder).unwrap();
                std::os::unix::fs::symlink(parent.path(), &slot.folder).unwrap();
            },
            &|slot| {
                fs::remove_file(slot.folder.join("x")).unwrap();
                fs::hard_link(&outside, slot.folder.join("x")).unwrap();
            },
        ];
        for damage in damage {
            let slot = work.take(b"text").unwrap();
            assert_eq!(names(&slot.folder), ["x"]);
            assert_eq!(names(&slot.temporary), [""; 0]);
            assert_eq!(fs::read(slot.folder.join("x")).unwrap(), b"text");
            damage(&slot);
            work.give_back(slot);
        }
        assert_eq!(work.made, 1);
        assert_eq!(fs::read(&outside).unwrap(), b"kept");
        let root = work.root.clone();
        drop(work);
        assert!(!root.exists());
    }

    #[test]
    fn a_root_that_was_removed_is_made_again() {
        let parent = tempfile::tempdir().unwrap();
        let mut work = Workdir::new(parent.path(), Layout::File("x".into())).unwrap();
        let slot = work.take(b"").unwrap();
        let other = work.take(b"").unwrap();
        fs::remove_dir_all(&work.root).unwrap();
        work.give_back(slot);
        work.give_back(other);
        assert!(work.take(b"").unwrap().folder.join("x").is_file());
    }
}
