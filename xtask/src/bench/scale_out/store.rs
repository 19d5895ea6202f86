//! Verdicts and times of a property test by text, kept between runs.

use std::fs::{self, File, OpenOptions};
use std::io::Write;
use std::path::Path;
use std::time::Duration;

use anyhow::{Context, Result, bail, ensure};
use rustc_hash::FxHashMap;
use secateur_oracle::{LocalExecutor, LocalOptions, TestCommand};
use secateur_reduce::executor::{Event, Executor, Verdict};
use secateur_reduce::search::TextKey;

use crate::bench::cases::Case;

/// A property test that runs once for each text.
///
/// The first line of the file names the property test; another test is an error. Each other line is
/// a text's key, `1` or `0`, and milliseconds.
pub struct Store {
    known: FxHashMap<TextKey, Answer>,
    file: File,
    test: LocalExecutor,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Answer {
    pub passed: bool,
    pub time: Duration,
}

const LIMIT: Duration = Duration::from_secs(60);

impl Store {
    /// Opens the store of a case, or creates it; an error if it belongs to another test.
    ///
    /// A test without its tools would store rejections, so it has to pass on the original.
    pub fn open(folder: &Path, case: &Case) -> Result<Self> {
        fs::create_dir_all(folder)?;
        let path = folder.join(&case.name);
        let script = fs::read(&case.test)?;
        let head = format!("scale-out 1 {:016x}", TextKey::of(&script).0);
        let text = fs::read_to_string(&path).unwrap_or_default();
        let mut file = OpenOptions::new().create(true).append(true).open(&path)?;
        let mut lines = text.split_inclusive('\n');
        match lines.next() {
            None => writeln!(file, "{head}")?,
            Some(first) => ensure!(
                first.trim_end() == head,
                "{} has the verdicts of another test: remove it",
                path.display()
            ),
        }
        // A killed run may leave part of a line.
        let known = lines
            .filter_map(|line| line.strip_suffix('\n'))
            .filter_map(parse)
            .collect();
        if !text.is_empty() && !text.ends_with('\n') {
            writeln!(file)?;
        }
        let options = LocalOptions {
            timeout: Some(LIMIT),
            ..LocalOptions::default()
        };
        let command = TestCommand::from_words(vec![case.test.clone().into()])?;
        let name = case.file_name();
        let test = LocalExecutor::new(command, std::ffi::OsStr::new(&name), options, None)
            .with_context(|| format!("{}: no test can be run", case.name))?;
        let mut store = Self { known, file, test };
        let original = fs::read(&case.input)?;
        ensure!(
            store.test(&original)?.passed,
            "{}: the test rejects the original: are its tools there?",
            case.name
        );
        Ok(store)
    }

    /// Returns the known answer, or runs the property test.
    pub fn answer(&mut self, text: &[u8]) -> Result<Answer> {
        let key = TextKey::of(text);
        if let Some(answer) = self.known.get(&key) {
            return Ok(*answer);
        }
        let answer = self.test(text)?;
        self.known.insert(key, answer);
        writeln!(
            self.file,
            "{:016x} {} {}",
            key.0,
            u8::from(answer.passed),
            answer.time.as_millis()
        )?;
        Ok(answer)
    }

    fn test(&mut self, text: &[u8]) -> Result<Answer> {
        self.test.start(text)?;
        let Event::Finished(outcome) = self.test.wait()? else {
            bail!("interrupted");
        };
        Ok(Answer {
            passed: outcome.verdict == Verdict::Interesting,
            time: outcome.elapsed,
        })
    }
}

fn parse(line: &str) -> Option<(TextKey, Answer)> {
    let mut words = line.split(' ');
    let key = u64::from_str_radix(words.next()?, 16).ok()?;
    let passed = words.next()? == "1";
    let time = Duration::from_millis(words.next()?.parse().ok()?);
    Some((TextKey(key), Answer { passed, time }))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bench::executable::write_executable;

    #[test]
    fn a_text_is_tested_once() {
        let folder = tempfile::tempdir().unwrap();
        let path = |name: &str| folder.path().join(name);
        let runs = path("runs");
        let script = format!("#!/bin/sh\necho run >> {}\ngrep -q a x.c\n", runs.display());
        write_executable(&path("test.sh"), &script).unwrap();
        fs::write(path("x.c"), "a original").unwrap();
        let mut case = Case {
            name: "case".to_owned(),
            input: path("x.c"),
            test: path("test.sh"),
            language: None,
            known: None,
            set: String::new(),
        };
        for _ in 0..2 {
            let mut store = Store::open(&path("store"), &case).unwrap();
            assert!(store.answer(b"a").unwrap().passed);
            assert!(!store.answer(b"b").unwrap().passed);
            write!(store.file, "00").unwrap();
        }
        // The original is tested each time.
        assert_eq!(fs::read_to_string(&runs).unwrap().lines().count(), 4);
        fs::write(path("x.c"), "without").unwrap();
        assert!(Store::open(&path("store"), &case).is_err());
        case.test = path("other");
        fs::write(&case.test, "").unwrap();
        assert!(Store::open(&path("store"), &case).is_err());
    }
}
