//! Results of a benchmark: rows of figures, as JSON, Markdown, or ratios to an earlier run.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, ensure};
use secateur_tables::Version;
use serde::{Deserialize, Serialize};

#[derive(Clone, Debug, Default, clap::Args)]
pub struct Output {
    /// Write the results to a file, as JSON.
    #[arg(long, value_name = "FILE")]
    pub json: Option<PathBuf>,
    /// Write the table to a file, as Markdown.
    #[arg(long, value_name = "FILE")]
    pub markdown: Option<PathBuf>,
    /// Show ratios to an earlier run's JSON, too.
    #[arg(long, value_name = "OLD.json")]
    pub compare: Option<PathBuf>,
}

/// The figures of one benchmark.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Results {
    #[serde(rename = "secateur_bench")]
    pub version: Version<1>,
    pub bench: String,
    pub command: String,
    pub machine: Machine,
    /// Names of a row's keys, in order.
    pub keys: Vec<String>,
    pub figures: Vec<Figure>,
    pub rows: Vec<Row>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Machine {
    pub processor: String,
    pub cores: usize,
    pub system: String,
    pub version: String,
    pub release: bool,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Figure {
    pub name: String,
    /// Number of significant decimals.
    pub digits: usize,
}

#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Row {
    /// In the order of [`Results::keys`].
    pub names: Vec<String>,
    /// By [`Figure::name`]; unmeasured ones are missing.
    pub values: BTreeMap<String, f64>,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub note: String,
    /// Hash of a reduction's result.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub result: String,
    /// Version of the measured program; of ours the last commit that changed it.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub version: String,
    /// Set of the case: `training` or `check`.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub set: String,
    /// The accepted edits, if known; of a peer accepted candidates, each 1 % smaller than the one
    /// before.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub progress: Vec<Step>,
}

/// An accepted edit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Step {
    /// Number of property tests, its own included.
    pub tests: u64,
    pub tokens: u64,
}

impl Machine {
    fn this() -> Self {
        let described = std::fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
        let model = described
            .lines()
            .find_map(|line| line.strip_prefix("model name")?.split_once(':'));
        Self {
            processor: model.map_or("unknown", |(_, name)| name.trim()).to_owned(),
            cores: std::thread::available_parallelism().map_or(1, usize::from),
            system: format!("{} {}", std::env::consts::OS, std::env::consts::ARCH),
            version: env!("CARGO_PKG_VERSION").to_owned(),
            release: !cfg!(debug_assertions),
        }
    }
}

impl Results {
    /// Creates results without rows; figures have their numbers of decimals.
    pub fn new(bench: &str, keys: &[&str], figures: &[(&str, usize)]) -> Self {
        let words = measured(std::env::args().skip(1)).join(" ");
        let profile = if cfg!(debug_assertions) {
            ""
        } else {
            "--release "
        };
        Self {
            version: Version,
            bench: bench.to_owned(),
            command: format!("cargo run {profile}-p xtask -- {words}"),
            machine: Machine::this(),
            keys: keys.iter().map(|&key| key.to_owned()).collect(),
            figures: figures
                .iter()
                .map(|&(name, digits)| Figure {
                    name: name.to_owned(),
                    digits,
                })
                .collect(),
            rows: Vec::new(),
        }
    }

    /// Adds a row; the values are in the order of the figures.
    ///
    /// # Panics
    /// If the number of names or values is wrong.
    pub fn add(&mut self, names: &[&str], values: &[Option<f64>]) {
        assert_eq!(
            (names.len(), values.len()),
            (self.keys.len(), self.figures.len()),
            "a row fills all columns"
        );
        let measured = self.figures.iter().zip(values);
        self.rows.push(Row {
            names: names.iter().map(|&name| name.to_owned()).collect(),
            values: measured
                .filter_map(|(figure, value)| {
                    let value = value.filter(|value| value.is_finite())?;
                    Some((figure.name.clone(), value))
                })
                .collect(),
            ..Row::default()
        });
    }

    pub fn note(&mut self, text: &str) {
        if let Some(row) = self.rows.last_mut() {
            text.clone_into(&mut row.note);
        }
    }

    pub fn result(&mut self, text: &[u8]) {
        if let Some(row) = self.rows.last_mut() {
            row.result = blake3::hash(text).to_hex()[..32].to_owned();
        }
    }

    pub fn origin(&mut self, version: &str, set: &str) {
        if let Some(row) = self.rows.last_mut() {
            version.clone_into(&mut row.version);
            set.clone_into(&mut row.set);
        }
    }

    /// Drops figures of the last row.
    pub fn forget(&mut self, figures: &[&str]) {
        if let Some(row) = self.rows.last_mut() {
            row.values.retain(|name, _| !figures.contains(&&**name));
        }
    }

    pub fn progress(&mut self, steps: Vec<Step>) {
        if let Some(row) = self.rows.last_mut() {
            row.progress = steps;
        }
    }

    /// Adopts earlier rows of the same benchmark.
    ///
    /// Those of another machine are kept: their counts hold, their times do not compare.
    pub fn go_on(&mut self, earlier: Self) -> Result<()> {
        ensure!(
            earlier.bench == self.bench,
            "the file has results of `bench {}`, not of `bench {}`",
            earlier.bench,
            self.bench
        );
        if earlier.machine != self.machine {
            let (old, new) = (&earlier.machine.processor, &self.machine.processor);
            eprintln!("earlier rows are of another machine ({old}, now {new}) or build");
        }
        self.rows = earlier.rows;
        Ok(())
    }

    pub fn has(&self, names: &[&str]) -> bool {
        self.rows.iter().any(|row| row.names == names)
    }

    /// Drops a row that was measured with another version of the program.
    pub fn drop_other_version(&mut self, names: &[&str], version: &str) {
        self.rows
            .retain(|row| row.names != names || row.version == version);
    }

    /// Reads results of this version.
    pub fn read(path: &Path) -> Result<Self> {
        let text = std::fs::read_to_string(path)
            .with_context(|| format!("cannot read {}", path.display()))?;
        serde_json::from_str(&text).with_context(|| {
            let shown = path.display();
            format!("{shown} holds no results that can be read: run the benchmark anew")
        })
    }

    /// Writes the JSON file, if one is requested.
    pub fn save(&self, output: &Output) -> Result<()> {
        match &output.json {
            Some(path) => write(path, &self.json()?),
            None => Ok(()),
        }
    }

    /// Formats as JSON, a line for each row, for comparison by lines.
    fn json(&self) -> Result<String> {
        let head = Self {
            rows: Vec::new(),
            ..self.clone()
        };
        let rows = self.rows.iter().map(serde_json::to_string);
        let rows: Vec<String> = rows.collect::<Result<_, _>>()?;
        let head = serde_json::to_string_pretty(&head)?;
        let begin = head.strip_suffix("[]\n}").context("the rows come last")?;
        Ok(format!("{begin}[\n    {}\n  ]\n}}\n", rows.join(",\n    ")))
    }

    pub fn put_out(&self, output: &Output) -> Result<()> {
        let table = self.markdown();
        println!("{table}");
        if let Some(path) = &output.markdown {
            write(path, &table)?;
        }
        self.save(output)?;
        if let Some(path) = &output.compare {
            println!("{}", self.ratios(&Self::read(path)?)?);
        }
        Ok(())
    }

    /// Formats the table, machine and command.
    pub fn markdown(&self) -> String {
        let value = |row: &Row, figure: &Figure| match row.values.get(&figure.name) {
            Some(value) => number(*value, figure.digits),
            None => String::new(),
        };
        let mut text = self.table(self.rows.iter(), value);
        let m = &self.machine;
        let build = if m.release { "release" } else { "debug" };
        let _ = write!(
            text,
            "\n`{}`, secateur {} ({build} build), {} ({} cores), {}\n",
            self.command, m.version, m.processor, m.cores, m.system
        );
        text
    }

    /// Formats new figures divided by old ones, for the rows in both.
    pub fn ratios(&self, old: &Self) -> Result<String> {
        ensure!(
            self.bench == old.bench,
            "those are results of `bench {}`, not of `bench {}`",
            old.bench,
            self.bench
        );
        let before = |row: &Row| old.rows.iter().find(|old| old.names == row.names);
        let both: Vec<&Row> = self
            .rows
            .iter()
            .filter(|row| before(row).is_some())
            .collect();
        ensure!(!both.is_empty(), "the two have no row in common");
        let ratio = |row: &Row, figure: &Figure| {
            let new = row.values.get(&figure.name);
            let old = before(row).and_then(|row| row.values.get(&figure.name));
            match (new, old) {
                (Some(new), Some(old)) if *old != 0.0 => format!("{:.2}", new / old),
                (Some(new), Some(_)) if *new == 0.0 => "1.00".to_owned(),
                _ => String::new(),
            }
        };
        let mut text = "new by old:\n\n".to_owned();
        text.push_str(&self.table(both.into_iter(), ratio));
        Ok(text)
    }

    /// Returns the rows whose `figures`, result or remark differ from an earlier run, a line each.
    pub fn differences(&self, old: &Self, figures: &[&str]) -> Result<Vec<String>> {
        ensure!(
            self.bench == old.bench,
            "those are results of `bench {}`, not of `bench {}`",
            old.bench,
            self.bench
        );
        let mut found = Vec::new();
        for row in &self.rows {
            let name = row.names.join(", ");
            let Some(before) = old.rows.iter().find(|old| old.names == row.names) else {
                found.push(format!("{name}: the earlier run has no such row"));
                continue;
            };
            let shown = |value: Option<&f64>| value.map_or("-".to_owned(), f64::to_string);
            let mut compare = |what: &str, old: String, new: String| {
                if old != new {
                    found.push(format!("{name}: {what}: {old}, now {new}"));
                }
            };
            for &figure in figures {
                let [old, new] = [before, row].map(|row| shown(row.values.get(figure)));
                compare(figure, old, new);
            }
            compare("result", before.result.clone(), row.result.clone());
            compare("note", before.note.clone(), row.note.clone());
        }
        Ok(found)
    }

    fn table<'a>(
        &self,
        rows: impl Iterator<Item = &'a Row>,
        value: impl Fn(&Row, &Figure) -> String,
    ) -> String {
        let noted = self.rows.iter().any(|row| !row.note.is_empty());
        let measured = |figure: &&Figure| {
            let mut rows = self.rows.iter();
            rows.any(|row| row.values.contains_key(&figure.name))
        };
        let columns: Vec<&Figure> = self.figures.iter().filter(measured).collect();
        let figures = columns.iter().map(|figure| figure.name.as_str());
        let heads: Vec<&str> = self
            .keys
            .iter()
            .map(String::as_str)
            .chain(figures)
            .chain(noted.then_some("note"))
            .collect();
        let ruler = self.keys.iter().map(|_| "---|");
        let ruler = ruler.chain(columns.iter().map(|_| "---:|"));
        let ruler = ruler.chain(noted.then_some("---|"));
        let mut text = format!(
            "| {} |\n|{}\n",
            heads.join(" | "),
            ruler.collect::<String>()
        );
        for row in rows {
            let values = columns.iter().map(|figure| value(row, figure));
            let note = noted.then(|| row.note.clone());
            let cells: Vec<String> = row
                .names
                .iter()
                .cloned()
                .chain(values)
                .chain(note)
                .collect();
            let _ = writeln!(text, "| {} |", cells.join(" | "));
        }
        text
    }
}

/// Returns a command line without the destinations of results.
///
/// An absolute path, which another machine does not have, becomes its last name in capitals.
fn measured(mut words: impl Iterator<Item = String>) -> Vec<String> {
    let mut kept = Vec::new();
    while let Some(word) = words.next() {
        let (name, value) = word.split_once('=').unzip();
        match name.unwrap_or(&word) {
            "--json" | "--markdown" | "--compare" | "--same" if value.is_none() => {
                drop(words.next())
            }
            "--json" | "--markdown" | "--compare" | "--same" | "--go-on" => {}
            _ => kept.push(anywhere(word)),
        }
    }
    kept
}

fn anywhere(word: String) -> String {
    let (option, value) = match word.split_once('=') {
        Some((option, value)) => (format!("{option}="), value),
        None => (String::new(), word.as_str()),
    };
    match Path::new(value).file_name() {
        Some(name) if Path::new(value).is_absolute() => {
            format!("{option}{}", name.to_string_lossy().to_uppercase())
        }
        _ => word,
    }
}

/// Formats a number with commas at thousands.
pub fn number(value: f64, digits: usize) -> String {
    let text = format!("{value:.digits$}");
    let (whole, part) = match text.split_once('.') {
        Some((whole, part)) => (whole, format!(".{part}")),
        None => (text.as_str(), String::new()),
    };
    let (sign, whole) = match whole.strip_prefix('-') {
        Some(whole) => ("-", whole),
        None => ("", whole),
    };
    let mut grouped = String::new();
    for (at, digit) in whole.chars().enumerate() {
        if at > 0 && (whole.len() - at).is_multiple_of(3) {
            grouped.push(',');
        }
        grouped.push(digit);
    }
    format!("{sign}{grouped}{part}")
}

/// Writes a file by renaming, so that an interruption leaves the earlier one.
fn write(path: &Path, text: &str) -> Result<()> {
    let mut part = path.as_os_str().to_owned();
    part.push(".part");
    std::fs::write(&part, text)
        .and_then(|()| std::fs::rename(&part, path))
        .with_context(|| format!("cannot write {}", path.display()))
}

#[cfg(test)]
mod tests;
