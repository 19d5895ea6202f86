//! What `secateur collect` wrote.

use std::io::{BufRead, BufReader};
use std::path::PathBuf;

use anyhow::{Context, Result, bail};
use secateur_tables::model::Feature;
use serde::Deserialize;

/// All rows of some files.
pub struct Data {
    pub language: String,
    /// Names of kinds.
    pub names: Vec<String>,
    pub rows: Vec<Row>,
}

/// A deletion.
#[derive(Deserialize)]
pub struct Row {
    /// The number of the program, made different for each file.
    pub program: u64,
    /// Ascending.
    pub features: Vec<Feature>,
    pub valid: bool,
}

#[derive(Deserialize)]
struct Head {
    language: String,
    names: Vec<String>,
}

/// One program of so many is held out.
const HELD_OUT: u64 = 5;

impl Row {
    /// Whether its program is one to judge by.
    pub fn is_held_out(&self) -> bool {
        self.program.is_multiple_of(HELD_OUT)
    }
}

impl Data {
    /// Reads files of one language and one grammar.
    pub fn read(paths: &[PathBuf]) -> Result<Self> {
        let mut data: Option<Self> = None;
        let mut programs = 0;
        for path in paths {
            let shown = path.display();
            let file = std::fs::File::open(path).with_context(|| format!("cannot read {shown}"))?;
            let mut lines = BufReader::new(file).lines();
            let Some(first) = lines.next() else {
                bail!("{shown} is empty");
            };
            let head: Head = serde_json::from_str(&first?)
                .with_context(|| format!("{shown} is not what `secateur collect` writes"))?;
            let data = data.get_or_insert_with(|| Self {
                language: head.language.clone(),
                names: head.names.clone(),
                rows: Vec::new(),
            });
            if data.language != head.language || data.names != head.names {
                bail!("{shown} is of another language or grammar");
            }
            let mut most = programs;
            for line in lines {
                let mut row: Row = serde_json::from_str(&line?)
                    .with_context(|| format!("a line of {shown} is damaged"))?;
                row.program += programs;
                row.features.sort_unstable();
                most = most.max(row.program + 1);
                data.rows.push(row);
            }
            programs = most;
        }
        data.context("no data are named")
    }
}
