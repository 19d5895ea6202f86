//! What a benchmark comes to: rows of figures, as JSON for programs, as Markdown
//! for people, and as ratios to an earlier run.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, ensure};
use serde::{Deserialize, Serialize};

/// Where results go.
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

/// All figures of one benchmark.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Results {
    /// Which benchmark.
    pub bench: String,
    /// How to repeat it.
    pub command: String,
    /// Where it ran.
    pub machine: Machine,
    /// What names a row, in order.
    pub keys: Vec<String>,
    /// What is measured, in order.
    pub figures: Vec<Figure>,
    /// The rows.
    pub rows: Vec<Row>,
}

/// A machine.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Machine {
    /// Its processor, as it calls itself.
    pub processor: String,
    /// How many can be used.
    pub cores: usize,
    /// The operating system and architecture.
    pub system: String,
    /// Secateur's version.
    pub version: String,
    /// Whether these are figures of a release build.
    pub release: bool,
}

/// One of the things that are measured.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Figure {
    /// Its name, with its unit.
    pub name: String,
    /// Digits behind the point that mean something.
    pub digits: usize,
}

/// A row.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Row {
    /// By [`Results::keys`].
    pub names: Vec<String>,
    /// By [`Figure::name`]; what could not be measured is missing.
    pub values: BTreeMap<String, f64>,
    /// What has to be said of it; mostly nothing.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub note: String,
    /// A hash of what is left, where something is made smaller.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub result: String,
    /// How it came to that, where each success is known.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub progress: Vec<Step>,
}

/// A success of a reduction.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Step {
    /// Property tests until then, its own included.
    pub tests: u64,
    /// Tokens that were left then.
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
    /// No rows yet. The figures are names with the digits that mean something.
    pub fn new(bench: &str, keys: &[&str], figures: &[(&str, usize)]) -> Self {
        let words = measured(std::env::args().skip(1)).join(" ");
        let profile = if cfg!(debug_assertions) {
            ""
        } else {
            "--release "
        };
        Self {
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

    /// Adds a row; its values are in the order of the figures.
    ///
    /// # Panics
    /// If there are not as many names or values as there should be.
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
            note: String::new(),
            result: String::new(),
            progress: Vec::new(),
        });
    }

    /// Says something of the row that was added last.
    pub fn note(&mut self, text: &str) {
        if let Some(row) = self.rows.last_mut() {
            text.clone_into(&mut row.note);
        }
    }

    /// Notes the text that the row that was added last is about, by its hash.
    pub fn result(&mut self, text: &[u8]) {
        if let Some(row) = self.rows.last_mut() {
            row.result = blake3::hash(text).to_hex()[..32].to_owned();
        }
    }

    /// Tells how the row that was added last came to be.
    pub fn progress(&mut self, steps: Vec<Step>) {
        if let Some(row) = self.rows.last_mut() {
            row.progress = steps;
        }
    }

    /// Goes on with earlier results, if they are of the same benchmark and machine.
    pub fn go_on(&mut self, earlier: Self) {
        if earlier.bench == self.bench && earlier.machine == self.machine {
            self.rows = earlier.rows;
        }
    }

    /// Whether there is a row of these names.
    pub fn has(&self, names: &[&str]) -> bool {
        self.rows.iter().any(|row| row.names == names)
    }

    /// Results that were written to a file.
    ///
    /// # Errors
    /// If there are none.
    pub fn read(path: &Path) -> Result<Self> {
        let text = std::fs::read_to_string(path)
            .with_context(|| format!("cannot read {}", path.display()))?;
        serde_json::from_str(&text).with_context(|| format!("{} holds no results", path.display()))
    }

    /// Writes the results as JSON, if that is asked for.
    ///
    /// # Errors
    /// If they cannot be written.
    pub fn save(&self, output: &Output) -> Result<()> {
        match &output.json {
            Some(path) => write(path, &self.json()?),
            None => Ok(()),
        }
    }

    /// JSON with a line for each row, so that two of them can be compared by lines.
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

    /// Prints the table and writes what is asked for.
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

    /// The table, with the machine and the command below it.
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

    /// New figures by old ones, for the rows that both have.
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

    /// In what the rows differ from those of an earlier run: in some figures, the result, or
    /// the note; a line each.
    ///
    /// # Errors
    /// If those are results of another benchmark.
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
        // What nothing was measured of has no column.
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

/// The words of a command line that say what is measured, without where results go.
fn measured(mut words: impl Iterator<Item = String>) -> Vec<String> {
    let mut kept = Vec::new();
    while let Some(word) = words.next() {
        let (name, value) = word.split_once('=').unzip();
        match name.unwrap_or(&word) {
            "--json" | "--markdown" | "--compare" | "--same" if value.is_none() => {
                drop(words.next())
            }
            "--json" | "--markdown" | "--compare" | "--same" | "--go-on" => {}
            _ => kept.push(word),
        }
    }
    kept
}

/// A number with commas between its thousands.
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

fn write(path: &Path, text: &str) -> Result<()> {
    std::fs::write(path, text).with_context(|| format!("cannot write {}", path.display()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn results(tests: f64) -> Results {
        let mut results = Results::new("reduce", &["case"], &[("tests", 0), ("wall s", 1)]);
        results.add(&["a"], &[Some(tests), None]);
        results
    }

    #[test]
    fn tables_say_where_they_come_from() {
        let results = results(1_234_567.0);
        let table = results.markdown();
        assert!(table.starts_with("| case | tests |\n|---|---:|\n| a | 1,234,567 |\n"));
        assert!(table.contains(&results.command) && table.contains("cores"));
        let again: Results =
            serde_json::from_str(&serde_json::to_string(&results).unwrap()).unwrap();
        assert_eq!(again, results);
    }

    #[test]
    fn ratios_are_new_by_old() {
        let ratios = results(30.0).ratios(&results(20.0)).unwrap();
        assert!(ratios.contains("| a | 1.50 |"), "{ratios}");
        let mut other = results(1.0);
        other.bench = "scale".to_owned();
        assert!(results(1.0).ratios(&other).is_err());
        other = results(1.0);
        other.rows[0].names[0] = "b".to_owned();
        assert!(results(1.0).ratios(&other).is_err());
    }

    #[test]
    fn differences_are_named() {
        let mut old = results(20.0);
        old.result(b"a");
        let mut new = old.clone();
        assert!(
            new.differences(&old, &["tests", "wall s"])
                .unwrap()
                .is_empty()
        );
        new.rows[0].values.insert("tests".to_owned(), 21.0);
        new.result(b"b");
        let found = new.differences(&old, &["tests"]).unwrap();
        assert_eq!(found.len(), 2, "{found:?}");
        assert_eq!(found[0], "a: tests: 20, now 21");
        // What is not asked for may differ.
        assert_eq!(new.differences(&old, &[]).unwrap().len(), 1);
        new.add(&["b"], &[Some(1.0), None]);
        let found = new.differences(&old, &[]).unwrap();
        assert!(found[1].contains("no such row"), "{found:?}");
        old.bench = "scale".to_owned();
        assert!(new.differences(&old, &[]).is_err());
    }

    #[test]
    fn notes_have_a_column_if_there_are_any() {
        let mut results = results(1.0);
        results.add(&["b"], &[Some(2.0), Some(0.5)]);
        results.note("stopped");
        let table = results.markdown();
        let wanted = "| case | tests | wall s | note |\n|---|---:|---:|---|\n| a | 1 |  |  |\n| b | 2 | 0.5 | stopped |\n";
        assert!(table.starts_with(wanted), "{table}");
    }

    #[test]
    fn earlier_rows_are_kept() {
        let folder = tempfile::tempdir().unwrap();
        let output = Output {
            json: Some(folder.path().join("old.json")),
            ..Output::default()
        };
        let mut old = results(1.0);
        old.progress(vec![Step {
            tests: 1,
            tokens: 2,
        }]);
        old.add(&["b"], &[Some(2.0), None]);
        old.save(&output).unwrap();
        let path = folder.path().join("old.json");
        let lines = std::fs::read_to_string(&path).unwrap();
        let rows = lines.lines().filter(|line| line.contains("names"));
        assert_eq!(rows.count(), 2, "{lines}");
        let read = Results::read(&path).unwrap();
        assert_eq!(read, old);
        let mut new = Results::new("reduce", &["case"], &[("tests", 0), ("wall s", 1)]);
        new.go_on(read.clone());
        assert!(new.has(&["a"]) && new.has(&["b"]) && !new.has(&["c"]));
        assert_eq!(new.rows, old.rows);
        let mut other = Results::new("scale", &["case"], &[("tests", 0)]);
        other.go_on(read);
        assert!(other.rows.is_empty());
        assert!(Results::read(folder.path()).is_err());
    }

    #[test]
    fn a_command_says_what_is_measured() {
        let line =
            "bench reduce --json a.json --go-on --same c.json --jobs 2 --markdown=b.md c-calls";
        let words = measured(line.split(' ').map(str::to_owned));
        assert_eq!(words.join(" "), "bench reduce --jobs 2 c-calls");
    }

    #[test]
    fn numbers_are_grouped() {
        let cases = [
            (0.0, 0, "0"),
            (1000.0, 0, "1,000"),
            (-12345.678, 1, "-12,345.7"),
            (0.25, 2, "0.25"),
        ];
        for (value, digits, wanted) in cases {
            assert_eq!(number(value, digits), wanted);
        }
    }
}
