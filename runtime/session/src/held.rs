//! Open files that another program, such as a test, may remove, replace or cut.

use std::fs::{self, File};
use std::io;
use std::os::unix::fs::MetadataExt;
use std::path::Path;

use rustix::fs::OFlags;

/// Whether a path still names an open file.
pub(crate) fn is_at(path: &Path, file: &File) -> bool {
    let place = |data: fs::Metadata| (data.dev(), data.ino());
    let named = path.symlink_metadata().map(place);
    let open = file.metadata().map(place);
    matches!((named, open), (Ok(named), Ok(open)) if named == open)
}

/// Returns the error of an open file whose path names nothing or another file.
pub(crate) fn taken_away(path: &Path) -> io::Error {
    io::Error::other(format!(
        "another program has removed or replaced {}",
        path.display()
    ))
}

/// Returns the error of an open file that has become shorter.
pub(crate) fn cut(path: &Path) -> io::Error {
    io::Error::other(format!("another program has cut {}", path.display()))
}

/// Lets all writes go to the end of a file, wherever that is, so that a cut leaves no hole.
pub(crate) fn append(file: &File) -> io::Result<()> {
    let flags = rustix::fs::fcntl_getfl(file)?;
    Ok(rustix::fs::fcntl_setfl(file, flags | OFlags::APPEND)?)
}
