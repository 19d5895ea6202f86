//! A property test with a script around it, for reducers that are not ours: its runs
//! are counted, and the smallest input that passed is kept with the number of that run,
//! since a reducer that is stopped may leave nothing, or what it was just trying.

use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::{Context, Result, ensure};

/// A property test whose runs are counted.
pub struct Counted {
    folder: tempfile::TempDir,
    /// The property test itself.
    inner: PathBuf,
    /// How the input is called.
    input: String,
}

/// Reducers name the input as the last argument, or put it into the working
/// directory under its own name. A byte a run: appending one is never torn, however
/// many run at once; neither is the renaming of a smaller input.
const SCRIPT: &str = r#"#!/bin/sh
printf x >> 'FOLDER/count'
for candidate; do :; done
place=
if [ -n "$candidate" ] && [ -f "$candidate" ]; then
    place=$(mktemp -d 'FOLDER/try.XXXXXXXX') && cp -- "$candidate" "$place/INPUT" && cd "$place" || exit 99
fi
size=$(wc -c < 'INPUT')
'TEST' < /dev/null > /dev/null 2>&1
status=$?
if [ "$status" -eq 0 ] && [ "$size" -lt "$(wc -c < 'FOLDER/best')" ]; then
    cp -- 'INPUT' "FOLDER/best.$$" && mv -f "FOLDER/best.$$" 'FOLDER/best'
    wc -c < 'FOLDER/count' > "FOLDER/at.$$" && mv -f "FOLDER/at.$$" 'FOLDER/at'
fi
if [ -n "$place" ]; then cd / && rm -rf "$place"; fi
exit "$status"
"#;

impl Counted {
    /// Writes the script around a test of an input, the original.
    ///
    /// # Errors
    /// If it cannot be written.
    pub fn new(test: &Path, original: &Path) -> Result<Self> {
        let folder = tempfile::tempdir()?;
        let name = original.file_name().unwrap_or_default();
        let counted = Self {
            inner: test.to_owned(),
            input: name.to_string_lossy().into_owned(),
            folder,
        };
        fs::copy(original, counted.best())
            .with_context(|| format!("cannot copy {}", original.display()))?;
        fs::write(counted.folder.path().join("count"), "")?;
        let script = SCRIPT
            .replace("FOLDER", &counted.folder.path().to_string_lossy())
            .replace("TEST", &test.to_string_lossy())
            .replace("INPUT", &counted.input);
        fs::write(counted.path(), script)?;
        fs::set_permissions(counted.path(), fs::Permissions::from_mode(0o755))?;
        Ok(counted)
    }

    /// The script.
    pub fn path(&self) -> PathBuf {
        self.folder.path().join("test.sh")
    }

    /// The smallest input that passed; the original, if none did.
    pub fn best(&self) -> PathBuf {
        self.folder.path().join("best")
    }

    /// How often it ran.
    pub fn runs(&self) -> u64 {
        let marks = fs::metadata(self.folder.path().join("count"));
        marks.map_or(0, |marks| marks.len())
    }

    /// How often it had run when the smallest input that passed was found: of runs at
    /// the same time, those that had begun. Zero if that is the original.
    ///
    /// # Errors
    /// If the note of it is no number.
    pub fn runs_to_best(&self) -> Result<u64> {
        match fs::read_to_string(self.folder.path().join("at")) {
            Ok(text) => text.trim().parse().context("no number of runs"),
            Err(_) => Ok(0),
        }
    }

    /// Whether a file passes the test; that run is not counted.
    ///
    /// # Errors
    /// If the test cannot be run.
    pub fn passes(&self, file: &Path) -> Result<bool> {
        if !file.is_file() {
            return Ok(false);
        }
        let place = tempfile::tempdir()?;
        fs::copy(file, place.path().join(&self.input))?;
        let mut command = Command::new(&self.inner);
        command.current_dir(place.path()).stdin(Stdio::null());
        command.stdout(Stdio::null()).stderr(Stdio::null());
        let status = command.status();
        let status = status.with_context(|| format!("cannot run {}", self.inner.display()))?;
        ensure!(status.code().is_some(), "the test was killed");
        Ok(status.success())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A test that wants an `x`.
    fn counted() -> (tempfile::TempDir, Counted) {
        let folder = tempfile::tempdir().unwrap();
        let test = folder.path().join("inner.sh");
        fs::write(&test, "#!/bin/sh\ngrep -q x input.txt\n").unwrap();
        fs::set_permissions(&test, fs::Permissions::from_mode(0o755)).unwrap();
        let original = folder.path().join("input.txt");
        fs::write(&original, "axb").unwrap();
        let counted = Counted::new(&test, &original).unwrap();
        (folder, counted)
    }

    #[test]
    fn runs_are_counted_and_the_smallest_is_kept() {
        let (folder, counted) = counted();
        assert_eq!(fs::read(counted.best()).unwrap(), b"axb");
        let run = |text: &str, named: bool| {
            let name = if named { "other.name" } else { "input.txt" };
            fs::write(folder.path().join(name), text).unwrap();
            let mut command = Command::new(counted.path());
            command.current_dir(folder.path());
            if named {
                command.arg(name);
            }
            command.status().unwrap().success()
        };
        assert_eq!(counted.runs_to_best().unwrap(), 0);
        assert!(run("ax", false));
        assert_eq!(counted.runs_to_best().unwrap(), 1);
        assert!(!run("b", false));
        assert!(run("x", true));
        assert!(run("xxx", true));
        assert_eq!(counted.runs(), 4);
        assert_eq!(counted.runs_to_best().unwrap(), 3);
        assert_eq!(fs::read(counted.best()).unwrap(), b"x");
    }

    #[test]
    fn what_is_left_is_looked_at() {
        let (folder, counted) = counted();
        let file = folder.path().join("left");
        assert!(!counted.passes(&file).unwrap());
        fs::write(&file, "b").unwrap();
        assert!(!counted.passes(&file).unwrap());
        fs::write(&file, "x").unwrap();
        assert!(counted.passes(&file).unwrap());
        assert_eq!(counted.runs(), 0);
    }
}
