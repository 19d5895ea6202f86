//! Rows in the handbook's form of results, which `xtask bench` has too.

use std::collections::BTreeMap;

use anyhow::{Context, Result, ensure};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use crate::rows::Row;

/// Figures and their decimals. Edges are missing where a size is one number.
const FIGURES: [(&str, usize); 12] = [
    ("bytes before", 0),
    ("bytes", 0),
    ("size before", 0),
    ("size", 0),
    ("edges before", 0),
    ("edges", 0),
    ("choices", 0),
    ("tests", 0),
    ("valid", 0),
    ("runs", 0),
    ("seconds", 1),
    ("test seconds", 2),
];
const STOPPED: &str = "stopped";

#[derive(Serialize, Deserialize)]
struct Entry {
    /// Domain, seed and setting.
    names: [String; 3],
    values: BTreeMap<String, f64>,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    note: String,
}

impl Entry {
    fn of(row: &Row) -> Self {
        let at = |size: &[u64], at: usize| size.get(at).map(|&number| number as f64);
        let figures = [
            Some(row.bytes_before as f64),
            Some(row.bytes as f64),
            at(&row.size_before, 0),
            at(&row.size, 0),
            at(&row.size_before, 1),
            at(&row.size, 1),
            Some(row.choices as f64),
            Some(row.tests as f64),
            Some(row.valid as f64),
            Some(row.runs as f64),
            Some(row.seconds),
            Some(row.test_seconds),
        ];
        let named = FIGURES.iter().zip(figures);
        let named = named.filter_map(|(&(name, _), figure)| Some((name.to_owned(), figure?)));
        let note = if row.ended { "" } else { STOPPED };
        Self {
            names: [
                row.domain.clone(),
                row.seed.to_string(),
                row.setting.clone(),
            ],
            values: named.collect(),
            note: note.to_owned(),
        }
    }

    fn row(&self) -> Result<Row> {
        let has = |name: &str| self.values.get(name).copied();
        let figure = |name: &str| has(name).with_context(|| format!("a row has no {name}"));
        let size = |first: &str, second: &str| -> Result<Vec<u64>> {
            let numbers = [Some(figure(first)?), has(second)];
            Ok(numbers.into_iter().flatten().map(|it| it as u64).collect())
        };
        let [domain, seed, setting] = &self.names;
        Ok(Row {
            domain: domain.clone(),
            seed: seed.parse()?,
            setting: setting.clone(),
            bytes_before: figure("bytes before")? as usize,
            bytes: figure("bytes")? as usize,
            size_before: size("size before", "edges before")?,
            size: size("size", "edges")?,
            choices: figure("choices")? as usize,
            tests: figure("tests")? as u64,
            valid: figure("valid")? as u64,
            runs: figure("runs")? as u64,
            seconds: figure("seconds")?,
            test_seconds: figure("test seconds")?,
            ended: self.note != STOPPED,
            text: None,
        })
    }
}

/// Returns the text of a file of results, each row on a line.
pub fn write(rows: &[Row]) -> Result<String> {
    let described = std::fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
    let mut models = described.lines();
    let model = models.find_map(|line| line.strip_prefix("model name")?.split_once(':'));
    let figures = FIGURES.map(|(name, digits)| json!({ "name": name, "digits": digits }));
    let head = json!({
        "secateur_bench": 1,
        "bench": "generators",
        "command": "cargo run --release -p compare-generators -- measure rows.jsonl",
        "machine": {
            "processor": model.map_or("unknown", |(_, name)| name.trim()),
            "cores": 1,
            "system": format!("{} {}", std::env::consts::OS, std::env::consts::ARCH),
            "version": env!("CARGO_PKG_VERSION"),
            "release": !cfg!(debug_assertions),
        },
        "keys": ["domain", "seed", "setting"],
        "figures": figures,
        "rows": [],
    });
    let rows = rows
        .iter()
        .map(|row| serde_json::to_string(&Entry::of(row)));
    let rows = rows.collect::<Result<Vec<_>, _>>()?.join(",\n    ");
    let head = serde_json::to_string_pretty(&head)?;
    let whole = head.replace("\"rows\": []", &format!("\"rows\": [\n    {rows}\n  ]"));
    Ok(whole + "\n")
}

/// Reads the rows of a file of results.
pub fn read(text: &str) -> Result<Vec<Row>> {
    let results: Value = serde_json::from_str(text)?;
    ensure!(results["bench"] == "generators", "other results");
    let entries: Vec<Entry> = serde_json::from_value(results["rows"].clone())?;
    entries.iter().map(Entry::row).collect()
}
