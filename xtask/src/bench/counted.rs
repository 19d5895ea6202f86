//! A script that counts a property test's runs for other reducers.
//!
//! It keeps the smallest accepted input and the number of its run, since a stopped reducer may
//! leave nothing, or its latest candidate. Earlier ones are kept where one is at least 1 % smaller
//! than the last that was kept.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::{Context, Result, ensure};

use super::executable::write_executable;

pub struct CountingTest {
    folder: tempfile::TempDir,
    inner: PathBuf,
    input: String,
}

/// A script that takes the input as the last argument, or from its name in the working directory.
///
/// Concurrent appends of a byte for each run, and renames of smaller inputs, are atomic.
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
    if [ "$((size * 100))" -le "$(($(cat 'FOLDER/kept') * 99))" ]; then
        cp -- 'INPUT' "FOLDER/steps/$(($(wc -c < 'FOLDER/count')))"
        echo "$size" > "FOLDER/kept.$$" && mv -f "FOLDER/kept.$$" 'FOLDER/kept'
    fi
fi
if [ -n "$place" ]; then cd / && rm -rf "$place"; fi
exit "$status"
"#;

impl CountingTest {
    /// Wraps a test of the input `original`.
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
        fs::create_dir(counted.folder.path().join("steps"))?;
        let size = fs::metadata(original)?.len();
        fs::write(counted.folder.path().join("kept"), size.to_string())?;
        let script = SCRIPT
            .replace("FOLDER", &counted.folder.path().to_string_lossy())
            .replace("TEST", &test.to_string_lossy())
            .replace("INPUT", &counted.input);
        let path = counted.path();
        let written = write_executable(&path, &script);
        written.with_context(|| format!("cannot write {}", path.display()))?;
        Ok(counted)
    }

    pub fn path(&self) -> PathBuf {
        self.folder.path().join("test.sh")
    }

    /// Returns the path of the smallest accepted input, at first the original's copy.
    pub fn best(&self) -> PathBuf {
        self.folder.path().join("best")
    }

    pub fn runs(&self) -> u64 {
        let marks = fs::metadata(self.folder.path().join("count"));
        marks.map_or(0, |marks| marks.len())
    }

    /// Returns the number of runs until the smallest accepted input, 0 for the original.
    ///
    /// Concurrent runs that had begun count, too.
    pub fn runs_to_best(&self) -> Result<u64> {
        match fs::read_to_string(self.folder.path().join("at")) {
            Ok(text) => text.trim().parse().context("no number of runs"),
            Err(_) => Ok(0),
        }
    }

    /// Returns accepted inputs with the numbers of their runs, in order.
    ///
    /// Each is at least 1 % smaller than the one before.
    pub fn steps(&self) -> Result<Vec<(u64, PathBuf)>> {
        let mut steps = Vec::new();
        for entry in fs::read_dir(self.folder.path().join("steps"))? {
            let path = entry?.path();
            let name = path.file_name().unwrap_or_default().to_string_lossy();
            steps.push((name.parse().context("no number of runs")?, path));
        }
        steps.sort();
        Ok(steps)
    }

    /// Tests a file without counting the run.
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

    /// Creates a test that accepts inputs with an `x`.
    fn counted() -> (tempfile::TempDir, CountingTest) {
        let folder = tempfile::tempdir().unwrap();
        let test = folder.path().join("inner.sh");
        write_executable(&test, "#!/bin/sh\ngrep -q x input.txt\n").unwrap();
        let original = folder.path().join("input.txt");
        fs::write(&original, "axb").unwrap();
        let counted = CountingTest::new(&test, &original).unwrap();
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
    fn steps_are_kept() {
        let (folder, counted) = counted();
        let run = |length: usize| {
            let text = "x".repeat(length);
            fs::write(folder.path().join("input.txt"), text).unwrap();
            let mut command = Command::new(counted.path());
            command.current_dir(folder.path());
            assert!(command.status().unwrap().success());
        };
        fs::write(counted.best(), "x".repeat(1001)).unwrap();
        fs::write(counted.folder.path().join("kept"), "1001").unwrap();
        for length in [1000, 900, 895, 800] {
            run(length);
        }
        let sizes = |(run, path): &(u64, PathBuf)| (*run, fs::metadata(path).unwrap().len());
        let steps: Vec<(u64, u64)> = counted.steps().unwrap().iter().map(sizes).collect();
        assert_eq!(steps, [(2, 900), (4, 800)]);
    }

    #[test]
    fn results_are_tested() {
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
