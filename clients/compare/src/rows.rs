//! Measured reductions, each a line of a file as soon as it ends.

use std::fs::{File, OpenOptions};
use std::io::{ErrorKind, Write};
use std::path::Path;

use anyhow::{Context, Result};
use serde::{Deserialize, Serialize};

/// One reduction.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Row {
    pub domain: String,
    pub seed: u64,
    pub setting: String,
    /// Bytes of the original output.
    pub bytes_before: usize,
    pub bytes: usize,
    /// Size of the original output, in the units of the domain.
    pub size_before: Vec<u64>,
    pub size: Vec<u64>,
    /// Choices of the original run.
    pub choices: usize,
    pub tests: u64,
    /// Tests of valid texts.
    pub valid: u64,
    /// Runs of the generator.
    pub runs: u64,
    pub seconds: f64,
    /// Seconds of a test of the original output in a process of its own.
    pub test_seconds: f64,
    /// Whether the reduction came to its end within the limit.
    pub ended: bool,
    /// The result; not in the handbook.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub text: Option<String>,
}

impl Row {
    pub fn is_of(&self, domain: &str, seed: u64, setting: &str) -> bool {
        self.domain == domain && self.seed == seed && self.setting == setting
    }

    /// Returns the sum of all units of a size.
    pub fn total(&self) -> u64 {
        self.size.iter().sum()
    }

    pub fn total_before(&self) -> u64 {
        self.size_before.iter().sum()
    }
}

/// Reads the rows of a file; none if there is no file.
///
/// A last line without an end is a row whose writing was interrupted.
pub fn read(path: &Path) -> Result<Vec<Row>> {
    let text = match std::fs::read_to_string(path) {
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(Vec::new()),
        text => text.with_context(|| path.display().to_string())?,
    };
    let whole = text.rfind('\n').map_or(0, |end| end + 1);
    let rows = text[..whole].lines().map(serde_json::from_str);
    Ok(rows.collect::<Result<_, _>>()?)
}

/// Opens a file for more rows, and drops an incomplete last line.
pub fn open(path: &Path) -> Result<File> {
    let mut options = OpenOptions::new();
    let file = options.create(true).append(true).open(path)?;
    let text = std::fs::read(path)?;
    let whole = text.iter().rposition(|&byte| byte == b'\n');
    file.set_len(whole.map_or(0, |end| end as u64 + 1))?;
    Ok(file)
}

pub fn write(file: &mut File, row: &Row) -> Result<()> {
    let line = serde_json::to_string(row)? + "\n";
    file.write_all(line.as_bytes())?;
    Ok(file.sync_data()?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_interrupted_row_is_dropped() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("rows.jsonl");
        assert!(read(&path).expect("no rows").is_empty());
        let row = Row {
            domain: "graphs".to_owned(),
            seed: 7,
            setting: "tree, halt".to_owned(),
            bytes_before: 9,
            bytes: 4,
            size_before: vec![3, 2],
            size: vec![1, 0],
            choices: 2,
            tests: 5,
            valid: 4,
            runs: 6,
            seconds: 0.5,
            test_seconds: 0.25,
            ended: true,
            text: None,
        };
        write(&mut open(&path).expect("a file"), &row).expect("a row");
        let half = std::fs::read(&path).expect("a line");
        let mut both = half.clone();
        both.extend(&half[..half.len() / 2]);
        std::fs::write(&path, both).expect("a file");
        assert_eq!(read(&path).expect("one row").len(), 1);
        write(&mut open(&path).expect("a file"), &row).expect("a row");
        let rows = read(&path).expect("two rows");
        assert!(rows.iter().all(|row| row.is_of("graphs", 7, "tree, halt")));
        assert_eq!((rows.len(), rows[1].total()), (2, 1));
    }
}
