use std::fs::File;
use std::io::{ErrorKind, Read};
use std::path::{Path, PathBuf};
use std::sync::mpsc::{self, RecvTimeoutError};
use std::time::Duration;

use walkdir::WalkDir;

use crate::args::task::unreadable;
use crate::exit::{Exit, Failure};
use secateur_syntax::format::Format;

pub(crate) fn read(path: &Path) -> Result<Vec<u8>, Failure> {
    let shown = path.display();
    let message = match std::fs::read(path) {
        Ok(text) => return Ok(text),
        Err(_) if path.is_dir() => {
            format!("{shown} is a directory: only `secateur TEST DIRECTORY` takes directories")
        }
        Err(error) => unreadable(path, &error),
    };
    Err((Exit::Usage, message))
}

/// Reads a file of at most that many bytes, unless the run ends before.
///
/// A pipe may have no writer, and a device no end.
pub(crate) fn read_small(path: &Path, most: u64, ends: impl Fn() -> bool) -> Option<Vec<u8>> {
    const LOOK: Duration = Duration::from_millis(100);
    let open = path.to_owned();
    let read = move || -> std::io::Result<Vec<u8>> {
        let mut text = Vec::new();
        File::open(open)?.take(most + 1).read_to_end(&mut text)?;
        Ok(text)
    };
    let text = match path.metadata().ok()?.is_file() {
        true => read(),
        false => {
            let (send, receive) = mpsc::channel();
            std::thread::spawn(move || send.send(read()));
            loop {
                match receive.recv_timeout(LOOK) {
                    Err(RecvTimeoutError::Timeout) if !ends() => {}
                    text => break text.ok()?,
                }
            }
        }
    };
    text.ok().filter(|text| text.len() as u64 <= most)
}

/// Returns the given files and those of given directories, by name.
///
/// Files of directories need one of the extensions (by default the language's) and no excluded text
/// in their paths.
///
/// # Errors
/// If one of the given paths does not exist.
pub(crate) fn found(
    format: &dyn Format,
    paths: &[PathBuf],
    extensions: &[String],
    exclude: &[String],
) -> Result<Vec<PathBuf>, Failure> {
    let wanted: Vec<&str> = match extensions {
        [] => format
            .description()
            .extensions
            .iter()
            .map(|e| &**e)
            .collect(),
        some => some.iter().map(|e| e.trim_start_matches('.')).collect(),
    };
    let mut found = Vec::new();
    for path in paths {
        if let Err(error) = path.metadata() {
            let message = match error.kind() {
                ErrorKind::NotFound => {
                    format!("cannot read the input {}: no such file", path.display())
                }
                _ => unreadable(path, &error),
            };
            return Err((Exit::Usage, message));
        }
        if !path.is_dir() {
            found.push(path.clone());
            continue;
        }
        let entries = WalkDir::new(path).sort_by_file_name().into_iter();
        for entry in entries.filter_map(Result::ok) {
            let extension = entry.path().extension().map(|e| e.to_string_lossy());
            if extension.is_some_and(|e| wanted.iter().any(|one| e.eq_ignore_ascii_case(one)))
                && entry.file_type().is_file()
            {
                found.push(entry.into_path());
            }
        }
    }
    found.retain(|path| {
        let shown = path.to_string_lossy();
        !exclude.iter().any(|text| shown.contains(text))
    });
    Ok(found)
}
