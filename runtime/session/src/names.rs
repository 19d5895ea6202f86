//! Names of a run's files beside its input and its result.
//!
//! A run moves earlier files away and keeps a changed original, each under the first free name of a
//! kind. [`may_give`] knows all of these names, so that no output is written to one of them.

use std::ffi::OsString;
use std::fs;
use std::io;
use std::os::unix::ffi::OsStrExt;
use std::path::{Path, PathBuf};

/// Ends of the names of a run's files behind that of its result, the journal last.
///
/// The traces are those of a generator's run.
pub(crate) const FILES: [&str; 4] = ["", ".trace", ".recorded.trace", ".journal"];

/// Those that are left of a finished run.
pub(crate) const FINISHED: &[&str] = FILES.split_at(3).0;

/// The name of a file that gives way, or of a kept original, by a number from 0.
pub(crate) type Numbered = fn(&Path, u64) -> PathBuf;

/// An earlier result.
pub(crate) const EARLIER: Numbered = |result, number| beside(result, &format!("{}", number + 1));

/// The result of an unfinished run.
pub(crate) const UNFINISHED: Numbered =
    |result, number| beside(result, &format!("unfinished-{}", number + 1));

/// An input whose text has changed.
pub(crate) const CHANGED: Numbered =
    |input, number| beside(input, &format!("changed-{}", number + 1));

/// The original of an input whose text has changed, or that the result replaces.
pub(crate) const ORIGINAL: Numbered = |input, number| match number {
    0 => beside(input, "orig"),
    _ => beside(input, &format!("orig.{number}")),
};

/// Returns `dir/name.ext` with a word before the extension.
pub(crate) fn beside(path: &Path, word: &str) -> PathBuf {
    let mut name = OsString::from(path.file_stem().unwrap_or_default());
    name.push(".");
    name.push(word);
    if let Some(extension) = path.extension() {
        name.push(".");
        name.push(extension);
    }
    path.with_file_name(name)
}

/// Returns the path of a run's file by the end of its name.
#[must_use]
pub fn with_end(output: &Path, end: &str) -> PathBuf {
    let mut name = output.as_os_str().to_owned();
    name.push(end);
    PathBuf::from(name)
}

/// Returns the first of the names, by numbers from 0, that is free.
///
/// # Errors
/// If none is.
pub(crate) fn first_free(
    name: impl Fn(u64) -> PathBuf,
    is_free: impl Fn(&Path) -> bool,
) -> io::Result<PathBuf> {
    let free = (0..u64::MAX).map(name).find(|path| is_free(path));
    free.ok_or(io::ErrorKind::AlreadyExists.into())
}

/// Whether nothing has a name, not even a link that leads nowhere.
pub(crate) fn is_free(path: &Path) -> bool {
    path.symlink_metadata().is_err()
}

/// Moves a file or directory to the first of the names, by numbers from 0, that is free.
///
/// # Errors
/// If it cannot be moved.
pub(crate) fn moved_to_free(path: &Path, name: impl Fn(u64) -> PathBuf) -> io::Result<PathBuf> {
    let free = first_free(name, is_free)?;
    fs::rename(path, &free)?;
    Ok(free)
}

/// Whether a run with this input and result may give a name to a file that it moves or keeps.
pub(crate) fn may_give(path: &Path, input: &Path, output: &Path) -> bool {
    let full = |path: &Path| {
        let folder = path.parent().filter(|folder| *folder != Path::new(""));
        let folder = folder.unwrap_or(Path::new("."));
        let folder = fs::canonicalize(folder).unwrap_or_else(|_| folder.to_owned());
        folder.join(path.file_name().unwrap_or_default())
    };
    let path = full(path);
    // An original is kept beside the result.
    let original = output.with_file_name(input.file_name().unwrap_or_default());
    let kinds = [
        (output, EARLIER),
        (output, UNFINISHED),
        (input, CHANGED),
        (input, ORIGINAL),
        (&original, ORIGINAL),
    ];
    let name = path.file_name().unwrap_or_default().as_bytes();
    let words = name.split(|byte| !byte.is_ascii_digit());
    let numbers = words.filter_map(|word| str::from_utf8(word).ok()?.parse::<u64>().ok());
    let mut numbers = numbers.flat_map(|number| [number, number.saturating_sub(1)]);
    let is_given = |number| {
        kinds.iter().any(|(of, kind)| {
            let given = full(&kind(of, number));
            FILES.iter().any(|end| with_end(&given, end) == path)
        })
    };
    is_given(0) || numbers.any(is_given)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_that_a_run_gives_are_known() {
        let folder = tempfile::tempdir().unwrap();
        let at = |name: &str| folder.path().join(name);
        for (input, output) in [("x.c", "x.reduced.c"), ("x1", "o.2.c"), ("3.c", "out/3")] {
            let (input, output) = (at(input), at(output));
            for number in [0, 1, 7, 10] {
                for kind in [EARLIER, UNFINISHED] {
                    for end in FILES {
                        let name = with_end(&kind(&output, number), end);
                        assert!(may_give(&name, &input, &output), "{}", name.display());
                    }
                }
                for kind in [CHANGED, ORIGINAL] {
                    assert!(may_give(&kind(&input, number), &input, &output));
                }
            }
            for other in [
                "report.html",
                "x.report-1.html",
                "x.reduced.01.c",
                "x.orig.0.c",
            ] {
                assert!(!may_give(&at(other), &input, &output), "{other}");
            }
        }
    }

    #[test]
    fn a_link_to_nothing_has_its_name() {
        let folder = tempfile::tempdir().unwrap();
        let at = |name: &str| folder.path().join(name);
        std::os::unix::fs::symlink("nothing", at("x.orig.c")).unwrap();
        fs::write(at("x.c"), "text").unwrap();
        let moved = moved_to_free(&at("x.c"), |number| ORIGINAL(&at("x.c"), number)).unwrap();
        assert_eq!(moved, at("x.orig.1.c"));
    }
}
