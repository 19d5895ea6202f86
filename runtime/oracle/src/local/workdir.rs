//! Temporary directories: one for a run, with two reused ones for each concurrent test.
//!
//! A test's working directory `N` holds only the candidate (see [`Layout`]), so that a test may
//! list it; `N.tmp` is its `TMPDIR`, emptied at its end.
//!
//! A test may replace any writable directory by a link, so the root and both directories of a slot
//! are held by descriptors. A slot that cannot be emptied or has moved is not reused.

use std::cell::OnceCell;
use std::ffi::{CString, OsStr};
use std::fs::{self, File, Metadata, ReadDir};
use std::io;
use std::os::fd::{AsFd, OwnedFd};
use std::os::unix::fs::MetadataExt;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use rustix::fs::{AtFlags, Mode, fstat, mkdir, mkdirat, statat};

use super::layout::Layout;
use super::place;
use super::removal::{empty, open, open_path, remove};
use super::starter::Starter;

/// The directories of this process's runs, locked during an operation in one of them.
static ROOTS: Mutex<Vec<Arc<Root>>> = Mutex::new(Vec::new());

fn roots() -> MutexGuard<'static, Vec<Arc<Root>>> {
    ROOTS.lock().unwrap_or_else(PoisonError::into_inner)
}

#[derive(Debug)]
struct Root {
    path: PathBuf,
    handle: OwnedFd,
    /// Shows other processes that the directory is in use; see [`place`].
    _lock: File,
}

impl Root {
    fn new(path: PathBuf) -> io::Result<Self> {
        let handle = open_path(&path)?;
        if fstat(&handle)?.st_uid != rustix::process::geteuid().as_raw() {
            return Err(io::Error::other("it belongs to another user"));
        }
        Ok(Self {
            _lock: place::lock(&path)?,
            path,
            handle,
        })
    }

    fn remove(&self) {
        place::remove_root(self.handle.as_fd(), &self.path);
    }
}

/// The directory of a run, removed on drop.
#[derive(Debug)]
pub(super) struct Workdir {
    root: Arc<Root>,
    layout: Layout,
    free: Vec<Slot>,
    made: u64,
}

/// The directories of one test; both empty between tests.
#[derive(Debug)]
pub(super) struct Slot {
    pub(super) folder: Folder,
    /// `TMPDIR`.
    pub(super) temporary: Folder,
    /// The starter of tests in this slot, from the first one on.
    pub(super) starter: OnceCell<Starter>,
}

impl Slot {
    pub(super) fn is_in_memory(&self) -> bool {
        place::is_in_memory(&self.folder.handle)
    }

    pub(super) fn held(&self) -> u64 {
        self.files().map(|data| data.blocks() * 512).sum()
    }

    /// Returns the bytes of the largest file.
    pub(super) fn largest(&self) -> u64 {
        let files = self.files().filter(Metadata::is_file);
        files.map(|data| data.len()).max().unwrap_or(0)
    }

    fn files(&self) -> impl Iterator<Item = Metadata> {
        let folders = [&self.folder.path, &self.temporary.path];
        folders.into_iter().flat_map(|folder| entries(folder))
    }
}

/// Maximal number of counted files of a directory.
const COUNTED: usize = 10_000;

/// Returns what is in a directory and those below it; of a link, the link itself.
fn entries(folder: &Path) -> impl Iterator<Item = Metadata> {
    let mut work = vec![folder.to_owned()];
    let mut open: Option<ReadDir> = None;
    let next = move || {
        loop {
            let Some(entry) = open.as_mut().and_then(Iterator::next) else {
                open = fs::read_dir(work.pop()?).ok();
                continue;
            };
            if let Ok(entry) = entry
                && let Ok(data) = entry.metadata()
            {
                if data.is_dir() {
                    work.push(entry.path());
                }
                return Some(data);
            }
        }
    };
    std::iter::from_fn(next).take(COUNTED)
}

#[derive(Debug)]
pub(super) struct Folder {
    /// Absolute.
    pub(super) path: PathBuf,
    name: CString,
    pub(super) handle: OwnedFd,
}

const MODE: Mode = Mode::RWXU;

impl Folder {
    fn new(root: &Root, name: String) -> io::Result<Self> {
        let path = root.path.join(&name);
        let name = CString::new(name)?;
        mkdirat(&root.handle, &*name, MODE)?;
        Ok(Self {
            path,
            handle: open(root.handle.as_fd(), &*name)?,
            name,
        })
    }

    /// Empties the directory; returns whether it is empty and in its place.
    fn clear(&self, root: &Root) -> bool {
        let same = || {
            let (own, there) = (
                fstat(&self.handle)?,
                statat(&root.handle, &*self.name, AtFlags::SYMLINK_NOFOLLOW)?,
            );
            rustix::io::Result::Ok((own.st_dev, own.st_ino) == (there.st_dev, there.st_ino))
        };
        empty(self.handle.as_fd()).is_ok() && same().unwrap_or(false)
    }
}

impl Workdir {
    pub(super) fn new(parent: &Path, layout: Layout) -> io::Result<Self> {
        Ok(Self {
            layout,
            free: Vec::new(),
            made: 0,
            root: made_root(parent)?,
        })
    }

    pub(super) fn root(&self) -> &Path {
        &self.root.path
    }

    pub(super) fn name(&self) -> &OsStr {
        self.layout.name()
    }

    /// Returns directories for a test that hold only a candidate.
    pub(super) fn take(&mut self, candidate: &[u8]) -> io::Result<Slot> {
        let mut roots = roots();
        while let Some(slot) = self.free.pop() {
            match self.layout.write(&slot.folder.path, candidate) {
                // Another test removed more than its own directory.
                Err(error) if error.kind() == io::ErrorKind::NotFound => {}
                written => {
                    drop(roots);
                    return self.written(slot, written);
                }
            }
        }
        let slot = self.fresh(&mut roots)?;
        let written = self.layout.write(&slot.folder.path, candidate);
        drop(roots);
        self.written(slot, written)
    }

    /// Returns a slot with a candidate, or takes back one that has only a part of it.
    fn written(&mut self, slot: Slot, written: io::Result<()>) -> io::Result<Slot> {
        match written {
            Ok(()) => Ok(slot),
            Err(error) => {
                self.give_back(slot);
                Err(error)
            }
        }
    }

    /// Creates directories, in a new root if the old one is gone.
    fn fresh(&mut self, roots: &mut Vec<Arc<Root>>) -> io::Result<Slot> {
        match self.make() {
            Err(error) if error.kind() == io::ErrorKind::NotFound => {
                let path = self.root.path.clone();
                mkdir(&path, MODE)?;
                roots.retain(|root| !Arc::ptr_eq(root, &self.root));
                self.root = Arc::new(Root::new(path)?);
                roots.push(Arc::clone(&self.root));
                self.make()
            }
            other => other,
        }
    }

    fn make(&mut self) -> io::Result<Slot> {
        let number = self.made;
        self.made += 1;
        let folder = Folder::new(&self.root, number.to_string())?;
        match Folder::new(&self.root, format!("{number}.tmp")) {
            Ok(temporary) => Ok(Slot {
                folder,
                temporary,
                starter: OnceCell::new(),
            }),
            Err(error) => {
                let _ = remove(self.root.handle.as_fd(), &folder.name);
                Err(error)
            }
        }
    }

    pub(super) fn bare(&mut self) -> io::Result<Slot> {
        let _held = roots();
        self.make()
    }

    /// Replaces a test's files by a candidate, or by the same one for the next command.
    ///
    /// The slot may become another one.
    pub(super) fn refill(&mut self, slot: Slot, candidate: &[u8]) -> io::Result<Slot> {
        self.give_back(slot);
        self.take(candidate)
    }

    pub(super) fn give_back(&mut self, slot: Slot) {
        let _held = roots();
        let folders = [&slot.folder, &slot.temporary];
        if folders.map(|folder| folder.clear(&self.root)) == [true; 2] {
            self.free.push(slot);
        } else {
            for folder in folders {
                let _ = remove(self.root.handle.as_fd(), &folder.name);
            }
        }
    }
}

impl Drop for Workdir {
    fn drop(&mut self) {
        remove_root(&self.root);
    }
}

/// A temporary directory of this user.
///
/// It is removed on drop, at the second signal, and by a later run if this one is killed.
#[derive(Debug)]
pub struct TemporaryFolder(Arc<Root>);

impl TemporaryFolder {
    /// Makes an empty directory in `parent`, and removes what killed runs left there.
    ///
    /// # Errors
    /// If it cannot be made.
    pub fn new(parent: &Path) -> io::Result<Self> {
        let root = made_root(&std::path::absolute(parent)?)?;
        // Apart from the mark of a run.
        match mkdirat(&root.handle, INNER, MODE) {
            Ok(()) => Ok(Self(root)),
            Err(error) => {
                remove_root(&root);
                Err(error.into())
            }
        }
    }

    /// Returns the path of the directory.
    #[must_use]
    pub fn path(&self) -> PathBuf {
        self.0.path.join(INNER)
    }

    /// Returns the path that [`remove_left`](crate::remove_left) removes if this process is killed.
    #[must_use]
    pub fn root(&self) -> &Path {
        &self.0.path
    }

    /// Leaves the directory to the user.
    ///
    /// # Errors
    /// If the mark of a run cannot be removed; the directory is then removed.
    pub fn keep(self) -> io::Result<()> {
        roots().retain(|root| !Arc::ptr_eq(root, &self.0));
        place::unmark(&self.0.path)?;
        std::mem::forget(self);
        Ok(())
    }
}

impl Drop for TemporaryFolder {
    fn drop(&mut self) {
        remove_root(&self.0);
    }
}

const INNER: &str = "files";

fn made_root(parent: &Path) -> io::Result<Arc<Root>> {
    place::remove_stale(parent);
    let mut roots = roots();
    let folder = tempfile::Builder::new()
        .prefix(place::PREFIX)
        .tempdir_in(parent)?;
    let root = Arc::new(Root::new(folder.path().to_owned())?);
    // From here on the root removes it.
    let _ = folder.keep();
    roots.push(Arc::clone(&root));
    Ok(root)
}

fn remove_root(gone: &Arc<Root>) {
    let mut roots = roots();
    gone.remove();
    roots.retain(|root| !Arc::ptr_eq(root, gone));
}

/// Removes all directories, from any thread, and prevents new ones, before an exit.
pub(super) fn abandon() {
    let roots = roots();
    for root in roots.iter() {
        root.remove();
    }
    std::mem::forget(roots);
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
            &|slot| fs::write(slot.temporary.path.join("more"), "").unwrap(),
            &|slot| fs::create_dir_all(slot.folder.path.join("a/b")).unwrap(),
            &|slot| fs::remove_dir_all(&slot.folder.path).unwrap(),
            &|slot| {
                fs::set_permissions(&slot.folder.path, fs::Permissions::from_mode(0o000)).unwrap()
            },
            &|slot| {
                fs::remove_dir_all(&slot.folder.path).unwrap();
                std::os::unix::fs::symlink(parent.path(), &slot.folder.path).unwrap();
            },
            &|slot| {
                fs::remove_file(slot.folder.path.join("x")).unwrap();
                fs::hard_link(&outside, slot.folder.path.join("x")).unwrap();
            },
        ];
        for damage in damage {
            let slot = work.take(b"text").unwrap();
            assert_eq!(names(&slot.folder.path), ["x"]);
            assert_eq!(names(&slot.temporary.path), [""; 0]);
            assert_eq!(fs::read(slot.folder.path.join("x")).unwrap(), b"text");
            damage(&slot);
            work.give_back(slot);
        }
        assert_eq!(work.made, 3);
        assert_eq!(fs::read(&outside).unwrap(), b"kept");
        let root = work.root().to_owned();
        drop(work);
        assert!(!root.exists());
    }

    /// A kill may come at any time of a removal.
    #[cfg(target_os = "linux")]
    #[test]
    fn the_lock_goes_last() {
        use rustix::fs::inotify;
        let parent = tempfile::tempdir().unwrap();
        let mut work = Workdir::new(parent.path(), Layout::File("x".into())).unwrap();
        let slots = [(); 20].map(|()| work.take(b"").unwrap());
        let watch = inotify::init(inotify::CreateFlags::NONBLOCK).unwrap();
        inotify::add_watch(&watch, work.root(), inotify::WatchFlags::DELETE).unwrap();
        drop((slots, work));
        let mut buffer = [std::mem::MaybeUninit::uninit(); 4096];
        let mut events = inotify::Reader::new(watch, &mut buffer);
        let mut removed = Vec::new();
        while let Ok(event) = events.next() {
            removed.extend(event.file_name().map(std::ffi::CStr::to_owned));
        }
        assert_eq!(removed.len(), 41);
        assert_eq!(removed.last().map(|name| &**name), Some(c".lock"));
    }

    #[test]
    fn a_root_that_was_removed_is_made_again() {
        let parent = tempfile::tempdir().unwrap();
        let mut work = Workdir::new(parent.path(), Layout::File("x".into())).unwrap();
        let slot = work.take(b"").unwrap();
        let other = work.take(b"").unwrap();
        fs::remove_dir_all(work.root()).unwrap();
        work.give_back(slot);
        work.give_back(other);
        assert!(work.take(b"").unwrap().folder.path.join("x").is_file());
    }
}
