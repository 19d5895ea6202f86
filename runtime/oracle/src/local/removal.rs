//! Removes the files of a test, whatever it did to them, and nothing else.
//!
//! A test, or a concurrent one, may replace a directory by a link meanwhile. So no path is
//! resolved: every call takes a directory's descriptor and a name in it, and follows no link. A
//! directory may be deeper than descriptors or the stack allow, so its subdirectories first move to
//! the top: the depth is 2.

use std::ffi::{CStr, CString};
use std::os::fd::{AsFd, BorrowedFd, OwnedFd};
use std::path::Path;

use rustix::fs::{AtFlags, CWD, Dir, Mode, OFlags, fchmod, fstat, openat, renameat, unlinkat};
use rustix::io::{Errno, Result};
use rustix::path::Arg;

const OWNERS: Mode = Mode::RWXU;

/// Maximal number of readings of a directory until it is empty.
const PASSES: usize = 8;

/// Opens a directory that is no link.
pub(super) fn open(parent: BorrowedFd<'_>, name: impl Arg) -> Result<OwnedFd> {
    let flags = OFlags::RDONLY | OFlags::DIRECTORY | OFlags::NOFOLLOW | OFlags::CLOEXEC;
    openat(parent, name, flags, Mode::empty())
}

/// Opens a directory by its path, whose last name is no link.
pub(super) fn open_path(path: &Path) -> Result<OwnedFd> {
    open(CWD, path)
}

/// Removes an entry; an error if it still exists.
pub(super) fn remove(parent: BorrowedFd<'_>, name: &CStr) -> Result<()> {
    match unlinkat(parent, name, AtFlags::empty()) {
        Ok(()) | Err(Errno::NOENT) => return Ok(()),
        Err(_) => {}
    }
    let folder = match open(parent, name) {
        Err(Errno::ACCESS) => {
            open_up(parent, name)?;
            open(parent, name)?
        }
        other => other?,
    };
    empty(folder.as_fd())?;
    unlinkat(parent, name, AtFlags::REMOVEDIR)
}

/// Removes everything in a directory, whose permissions become its owner's alone.
pub(super) fn empty(folder: BorrowedFd<'_>) -> Result<()> {
    empty_but(folder, c"")
}

/// Removes everything in a directory but for this file.
pub(super) fn empty_but(folder: BorrowedFd<'_>, kept: &CStr) -> Result<()> {
    own(folder)?;
    let mut moved = 0;
    let mut last = Ok(());
    for _ in 0..PASSES {
        let mut names = names_but(folder, kept)?;
        if names.is_empty() {
            return Ok(());
        }
        while let Some(name) = names.pop() {
            let done = match unlinkat(folder, &*name, AtFlags::empty()) {
                Ok(()) | Err(Errno::NOENT) => Ok(()),
                Err(_) => flatten(folder, &name, &mut names, &mut moved),
            };
            last = last.and(done);
        }
    }
    match names_but(folder, kept)?.is_empty() {
        true => Ok(()),
        false => last.and(Err(Errno::NOTEMPTY)),
    }
}

/// Moves the subdirectories of a directory in `top` to `top`, adds them to `names`, and removes it.
fn flatten(
    top: BorrowedFd<'_>,
    name: &CStr,
    names: &mut Vec<CString>,
    moved: &mut u64,
) -> Result<()> {
    let folder = match open(top, name) {
        Err(Errno::ACCESS) => {
            open_up(top, name)?;
            open(top, name)?
        }
        other => other?,
    };
    own(folder.as_fd())?;
    for name in names_but(folder.as_fd(), c"")? {
        match unlinkat(&folder, &*name, AtFlags::empty()) {
            Ok(()) | Err(Errno::NOENT) => continue,
            Err(_) => {}
        }
        // A directory without write permission cannot move.
        let mut opened = false;
        loop {
            let new = CString::new(format!("moved-{moved}")).unwrap_or_default();
            *moved += 1;
            match renameat(&folder, &*name, top, &*new) {
                Ok(()) => {
                    names.push(new);
                    break;
                }
                Err(Errno::EXIST | Errno::NOTEMPTY | Errno::NOTDIR) => {}
                Err(Errno::ACCESS) if !opened => {
                    open_up(folder.as_fd(), &name)?;
                    opened = true;
                }
                Err(error) => return Err(error),
            }
        }
    }
    unlinkat(top, name, AtFlags::REMOVEDIR)
}

fn names_but(folder: BorrowedFd<'_>, kept: &CStr) -> Result<Vec<CString>> {
    let mut names = Vec::new();
    for entry in Dir::read_from(folder)? {
        let entry = entry?;
        let name = entry.file_name();
        if name != c"." && name != c".." && name != kept {
            names.push(name.to_owned());
        }
    }
    Ok(names)
}

/// Restores an open directory's permissions.
fn own(folder: BorrowedFd<'_>) -> Result<()> {
    let mode = Mode::from_raw_mode(fstat(folder)?.st_mode);
    match mode == OWNERS {
        true => Ok(()),
        false => fchmod(folder, OWNERS),
    }
}

/// Restores the permissions of a directory that cannot be opened.
#[cfg(target_os = "linux")]
fn open_up(parent: BorrowedFd<'_>, name: &CStr) -> Result<()> {
    use std::os::fd::AsRawFd;
    let flags = OFlags::PATH | OFlags::DIRECTORY | OFlags::NOFOLLOW | OFlags::CLOEXEC;
    let folder = openat(parent, name, flags, Mode::empty())?;
    // The only link here is the kernel's, to the descriptor.
    rustix::fs::chmod(format!("/proc/self/fd/{}", folder.as_raw_fd()), OWNERS)
}

#[cfg(not(target_os = "linux"))]
fn open_up(parent: BorrowedFd<'_>, name: &CStr) -> Result<()> {
    rustix::fs::chmodat(parent, name, OWNERS, AtFlags::SYMLINK_NOFOLLOW)
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::os::unix::fs::{PermissionsExt, symlink};

    use super::*;

    #[test]
    fn everything_goes_and_links_are_not_followed() {
        let place = tempfile::tempdir().unwrap();
        let outside = place.path().join("outside");
        fs::create_dir(&outside).unwrap();
        fs::write(outside.join("kept"), "").unwrap();
        let inside = place.path().join("inside");
        fs::create_dir_all(inside.join("a/b")).unwrap();
        fs::create_dir_all(inside.join("closed/deeper")).unwrap();
        fs::write(inside.join("a/b/file"), "").unwrap();
        fs::write(inside.join("moved-0"), "").unwrap();
        symlink(&outside, inside.join("link")).unwrap();
        symlink(&outside, inside.join("a/link")).unwrap();
        let closed = fs::Permissions::from_mode(0o000);
        fs::set_permissions(inside.join("closed/deeper"), closed.clone()).unwrap();
        fs::set_permissions(inside.join("closed"), closed.clone()).unwrap();
        let folder = open_path(&inside).unwrap();
        fs::set_permissions(&inside, closed).unwrap();
        empty(folder.as_fd()).unwrap();
        assert_eq!(fs::read_dir(&inside).unwrap().count(), 0);
        assert!(outside.join("kept").exists());
        assert_eq!(open_path(&inside.join("none")).unwrap_err(), Errno::NOENT);
    }

    #[test]
    fn depth_is_no_danger() {
        let place = tempfile::tempdir().unwrap();
        let mut folder = open_path(place.path()).unwrap();
        for _ in 0..5000 {
            rustix::fs::mkdirat(&folder, "d", OWNERS).unwrap();
            folder = open(folder.as_fd(), "d").unwrap();
        }
        let top = open_path(place.path()).unwrap();
        empty(top.as_fd()).unwrap();
        assert_eq!(fs::read_dir(place.path()).unwrap().count(), 0);
    }

    /// One thread removes, another replaces a directory by a link; nothing outside is removed.
    #[test]
    fn a_directory_that_becomes_a_link_is_not_entered() {
        let place = tempfile::tempdir().unwrap();
        let outside = place.path().join("outside");
        fs::create_dir(&outside).unwrap();
        for name in 0..50 {
            fs::write(outside.join(name.to_string()), "").unwrap();
        }
        let top = place.path().join("top");
        fs::create_dir(&top).unwrap();
        for _ in 0..200 {
            fs::create_dir(top.join("x")).unwrap();
            for name in 0..50 {
                fs::write(top.join("x").join(name.to_string()), "").unwrap();
            }
            let barrier = std::sync::Barrier::new(2);
            std::thread::scope(|scope| {
                scope.spawn(|| {
                    barrier.wait();
                    let _ = fs::rename(top.join("x"), top.join("y"));
                    let _ = symlink(&outside, top.join("x"));
                });
                let folder = open_path(&top).unwrap();
                barrier.wait();
                let _ = empty(folder.as_fd());
            });
            empty(open_path(&top).unwrap().as_fd()).unwrap();
            assert_eq!(fs::read_dir(&outside).unwrap().count(), 50);
        }
    }
}
