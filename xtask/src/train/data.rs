//! Training data that `secateur collect` wrote.

use std::io::{BufRead, BufReader};
use std::path::PathBuf;

use anyhow::{Context, Result, bail};
use secateur_learn::{Deletion, DeletionsHead};

pub struct Data {
    pub language: String,
    pub names: Vec<String>,
    /// Numbers of programs differ between files; features ascend.
    pub rows: Vec<Deletion>,
}

const HELD_OUT: u64 = 5;

pub fn is_held_out(row: &Deletion) -> bool {
    row.program.is_multiple_of(HELD_OUT)
}

impl Data {
    /// Reads files of one language and grammar.
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
            let head: DeletionsHead = serde_json::from_str(&first?).with_context(|| {
                format!("{shown} is not what `secateur collect` writes now: collect anew")
            })?;
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
                let mut row: Deletion = serde_json::from_str(&line?)
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn data_of_another_version_are_refused() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("json.data");
        let read = |head: &str| {
            let rest = r#""language":"json","seed":1,"names":["EOF"]}"#;
            let row = r#"{"program":0,"features":["last","first"],"valid":true}"#;
            std::fs::write(&path, format!("{{{head}{rest}\n{row}\n")).unwrap();
            Data::read(&[path.clone(), path.clone()])
        };
        let data = read(r#""secateur_deletions":1,"#).unwrap();
        let programs: Vec<u64> = data.rows.iter().map(|row| row.program).collect();
        assert_eq!(programs, [0, 1]);
        assert!(data.rows[0].features.is_sorted());
        let others = [
            ("", "no version"),
            (r#""secateur_deletions":7,"#, "version 7"),
        ];
        for (head, wanted) in others {
            let error = read(head).err().map(|error| format!("{error:#}")).unwrap();
            assert!(error.contains("json.data"), "{error}");
            assert!(
                error.contains("collect anew") && error.contains(wanted),
                "{error}"
            );
        }
    }
}
