//! Instruction counts, which hardly depend on other load, unlike times.
//!
//! `perf` counts where the processor allows it, else valgrind, some ten times slower.

use std::ffi::OsString;
use std::path::Path;
use std::process::{Command, Stdio};

use anyhow::{Context, Result, bail, ensure};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Counter {
    /// `perf stat`, by the processor's counter.
    Perf,
    /// Cachegrind, by simulation.
    Valgrind,
}

impl Counter {
    /// Returns the best tool that works here.
    pub fn find() -> Result<Self> {
        for counter in [Self::Perf, Self::Valgrind] {
            if counter.count(Path::new("true"), &[]).is_ok() {
                return Ok(counter);
            }
        }
        bail!("neither perf nor valgrind can count instructions here")
    }

    /// Counts the instructions of a round of this program's benchmark.
    ///
    /// The count is the difference of two rounds and one (`--rounds`), without the start.
    pub fn of_a_round(self, arguments: &[OsString]) -> Result<f64> {
        let program = std::env::current_exe()?;
        let mut counts = [0u64; 2];
        for (rounds, count) in ["1", "2"].iter().zip(&mut counts) {
            let mut words = arguments.to_vec();
            words.extend(["--rounds".into(), rounds.into()]);
            *count = self.count(&program, &words)?;
        }
        Ok(counts[1].saturating_sub(counts[0]) as f64)
    }

    fn count(self, program: &Path, arguments: &[OsString]) -> Result<u64> {
        let folder = tempfile::tempdir()?;
        let noted = folder.path().join("noted");
        let mut command = match self {
            Self::Perf => {
                let mut command = Command::new("perf");
                command.args(["stat", "-x", ";", "-e", "instructions:u", "-o"]);
                command.arg(&noted);
                command
            }
            Self::Valgrind => {
                let mut command = Command::new("valgrind");
                command.args(["--tool=cachegrind", "--cache-sim=no"]);
                let mut to = OsString::from("--cachegrind-out-file=");
                to.push(&noted);
                command.arg(to);
                command
            }
        };
        command.arg(program).args(arguments).stdin(Stdio::null());
        let output = command.output();
        let output = output.with_context(|| format!("{self:?} cannot be run"))?;
        let said = String::from_utf8_lossy(&output.stderr);
        ensure!(output.status.success(), "{self:?}: {said}");
        let text = std::fs::read_to_string(&noted)?;
        let count = match self {
            // Lines of fields, count first.
            Self::Perf => text
                .lines()
                .filter(|line| line.contains("instructions"))
                .find_map(|line| line.split(';').next()?.parse().ok()),
            Self::Valgrind => text.lines().find_map(|line| {
                line.strip_prefix("summary:")?
                    .split_whitespace()
                    .next()?
                    .parse()
                    .ok()
            }),
        };
        count.with_context(|| format!("{self:?} has counted nothing: {text}"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn more_work_takes_more_instructions() {
        let Ok(counter) = Counter::find() else {
            let ci = std::env::var_os("CI").is_some_and(|value| !value.is_empty());
            assert!(!ci, "skipped under CI: there is neither perf nor valgrind");
            eprintln!("skipped: there is neither perf nor valgrind");
            return;
        };
        let shell = |script: &str| {
            let words = ["-c".into(), script.into()];
            counter.count(Path::new("sh"), &words).unwrap()
        };
        let few = shell("i=0; while [ $i -lt 10 ]; do i=$((i+1)); done");
        let many = shell("i=0; while [ $i -lt 1000 ]; do i=$((i+1)); done");
        assert!(few > 1000 && many > few + 10_000, "{few} {many}");
        assert!(counter.count(Path::new("false"), &[]).is_err());
    }
}
