//! Removing what a test left, whatever it did to it.

use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::Path;

/// Permissions with which an owner may do everything.
const OWNERS: u32 = 0o700;

/// Removes a directory, or whatever stands in its place, as far as it lets
/// itself be removed. Links are not followed.
pub(super) fn remove(path: &Path) {
    match path.symlink_metadata() {
        Ok(data) if data.is_dir() => {
            if fs::remove_dir_all(path).is_err() {
                open_up(path);
                let _ = fs::remove_dir_all(path);
            }
        }
        Ok(_) => {
            let _ = fs::remove_file(path);
        }
        Err(_) => {}
    }
}

/// Gives back the permissions that a test took away.
fn open_up(folder: &Path) {
    let _ = fs::set_permissions(folder, fs::Permissions::from_mode(OWNERS));
    let Ok(entries) = fs::read_dir(folder) else {
        return;
    };
    for entry in entries.flatten() {
        if entry.file_type().is_ok_and(|kind| kind.is_dir()) {
            open_up(&entry.path());
        }
    }
}
