use std::path::{Path, PathBuf};

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
            return Err((Exit::Usage, unreadable(path, &error)));
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
