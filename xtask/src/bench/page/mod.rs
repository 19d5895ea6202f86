//! Tables and figures of README and handbook.
//!
//! They are made of the results in `docs/benchmarks/`, one table of the models that ship.
//!
//! A page has `<!--table NAME-->` and `<!--end-->` around a table, and `<!--=NAME-->` and `<!--/-->`
//! around a figure; `cargo xtask book` writes what stands between. On the page of benchmarks every
//! number stands there, in code, in a link or in a heading.

mod curves;
mod ends;
mod published;
mod scaling;

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail, ensure};

pub use self::curves::picture;
use super::peers::Peer;
use super::reduce::{LEFT, OWN, PEAK, TESTS, WORDS};
use super::results::{Results, Row, number};

const FOLDER: &str = "docs/benchmarks";
/// The page that has no number of another origin.
pub const PAGE: &str = "docs/benchmarks.md";
/// The default search, with which others are compared.
const DEFAULT: &str = "default";
/// Note of a row that was not measured here.
const QUOTED: &str = "quoted";
/// Tokens of a result as they are quoted; in [`LEFT`] they are converted to ours.
const AS_QUOTED: &str = "quoted left";
/// Sets of cases: constants were tuned on the first.
const SETS: [&str; 2] = ["training", "check"];
const OPEN: &str = "<!--=";
const CLOSE: &str = "<!--/-->";
const TABLE: &str = "<!--table ";
const END: &str = "<!--end-->";

/// All results that pages take figures from.
pub struct Data {
    root: PathBuf,
    /// Rows of strategies, by case.
    ours: Vec<Row>,
    /// Rows of other reducers, measured before quoted.
    peers: Vec<Row>,
    /// Machine on which the peers were measured.
    machine: String,
    /// Rows of the default that were measured beside the peers, with times.
    timed: Vec<Row>,
    scale: Results,
    scale_out: Results,
}

impl Data {
    pub fn read(root: &Path) -> Result<Self> {
        let folder = root.join(FOLDER);
        let read = |name: &str| Results::read(&folder.join(name));
        let mut ours = read("cases.json")?.rows;
        let known = Peer::all()?;
        let is_peer = |row: &Row| known.iter().any(|peer| peer.name == row.names[1]);
        let measured = read("peers.json")?;
        let machine = format!(
            "{}, {}",
            measured.machine.processor, measured.machine.system
        );
        let (mut peers, timed): (Vec<Row>, Vec<Row>) = measured.rows.into_iter().partition(is_peer);
        let order = |row: &Row| known.iter().position(|peer| peer.name == row.names[1]);
        peers.sort_by_key(order);
        for row in read("quoted.json")?.rows {
            ensure!(row.note.contains(QUOTED), "{:?} is not quoted", row.names);
            let is_same = |peer: &&Row| peer.names == row.names && !is_stopped(peer);
            if !peers.iter().any(|peer| is_same(&peer)) {
                peers.push(row);
            }
        }
        for row in &mut peers {
            // The same program with the option for other languages than C.
            row.names[1] = row.names[1].replace(" --not-c", "");
        }
        ours.sort_by(|a, b| a.names[0].cmp(&b.names[0]));
        for row in peers.iter_mut().filter(|row| is_quoted(row)) {
            convert(row, &ours);
        }
        let data = Self {
            ours,
            peers,
            machine,
            timed,
            scale: read("scale.json")?,
            scale_out: read("scale-out.json")?,
            root: root.to_owned(),
        };
        data.check()?;
        Ok(data)
    }

    /// Checks that all rows of ours are of one version, and have the same counts where two exist.
    fn check(&self) -> Result<()> {
        for row in &self.ours {
            ensure!(
                SETS.contains(&&*row.set),
                "{:?} has no set: `bench reduce --go-on` adds it",
                row.names
            );
        }
        let rows = self.ours.iter().chain(&self.timed);
        let versions: BTreeSet<&str> = rows.map(|row| row.version.as_str()).collect();
        // Measurements of before versions were recorded have none.
        let scales = self.scale.rows.iter().chain(&self.scale_out.rows);
        let scales = scales.map(|row| row.version.as_str());
        let scales = scales.filter(|version| !version.is_empty());
        let versions: BTreeSet<&str> = versions.into_iter().chain(scales).collect();
        ensure!(
            versions.len() < 2,
            "{FOLDER} has rows of several versions of ours: {versions:?}"
        );
        for timed in &self.timed {
            let ours = self.row(&timed.names[0], &timed.names[1]);
            let differs =
                |figure| ours.is_some_and(|ours| value(ours, figure) != value(timed, figure));
            ensure!(
                !is_stopped(timed) && !differs(LEFT) && !differs(TESTS),
                "{:?} differs between cases.json and peers.json",
                timed.names
            );
        }
        Ok(())
    }

    /// Returns the cases, in order.
    fn cases(&self) -> Vec<&str> {
        let names = self.ours.iter().map(|row| row.names[0].as_str());
        names.collect::<BTreeSet<_>>().into_iter().collect()
    }

    /// Returns the row of ours.
    fn row(&self, case: &str, strategy: &str) -> Option<&Row> {
        let mut rows = self.ours.iter();
        rows.find(|row| row.names[0] == case && row.names[1] == strategy)
    }

    /// Returns the set of a case.
    fn set(&self, case: &str) -> &str {
        self.row(case, DEFAULT).map_or("", |row| &row.set)
    }

    fn peers_of(&self, case: &str) -> impl Iterator<Item = &Row> {
        self.peers.iter().filter(move |row| row.names[0] == case)
    }

    /// Returns our time, if it was measured beside the peers; other rows may be from a store.
    fn wall(&self, row: &Row) -> Option<f64> {
        let mut timed = self.timed.iter();
        let timed = timed.find(|timed| timed.names == row.names)?;
        value(timed, super::reduce::WALL)
    }

    fn table(&self, name: &str) -> Result<String> {
        match name {
            "ends" => Ok(ends::table(self)),
            "summary" => Ok(ends::summary(self)),
            "published" => Ok(published::table(self)),
            "workers" => scaling::workers(self),
            "workers by case" => Ok(scaling::workers_by_case(self)),
            "sizes" => Ok(scaling::sizes(self)),
            "models" => crate::rebuild::table(&self.root),
            _ => match name.strip_prefix("file ") {
                Some(file) => self.whole_file(file),
                None => bail!("there is no table `{name}`"),
            },
        }
    }

    /// Formats a file of results, in the words of pages.
    fn whole_file(&self, name: &str) -> Result<String> {
        let results = Results::read(&self.root.join(FOLDER).join(name).with_extension("json"))?;
        let table = results.markdown();
        let (head, rest) = table.split_once('\n').context("a table has a head")?;
        let head = head.replace("successes", "accepted");
        Ok(format!("{}\n{rest}", head.replace("refused", "rejected")))
    }

    /// Returns a figure, such as `cases.check`, `smoke-c.C-Vise.tokens` or `fast.training.tests`.
    fn figure(&self, name: &str) -> Result<String> {
        let parts: Vec<&str> = name.split('.').collect();
        let found = match parts[..] {
            ["version"] => Some(version(&self.ours)),
            ["version", "scale"] => Some(version(&self.scale.rows)),
            ["version", "scale-out"] => Some(version(&self.scale_out.rows)),
            ["machine"] => Some(self.machine.clone()),
            ["cases"] => Some(self.cases().len().to_string()),
            ["cases", set] => {
                let cases = self.cases();
                let of_set = cases.iter().filter(|case| self.set(case) == set);
                Some(of_set.count().to_string())
            }
            ["best", set, what] => ends::best_figure(self, set, what),
            ["peer", peer, set, what] => {
                ends::peer_figure(self, ends::Peer::named(self, peer), set, what)
            }
            ["own", what] => self.own(what),
            ["simulated", times, width, workers, what] => {
                scaling::simulated(self, [times, width, workers, what])
            }
            ["scale", what, of] => scaling::figure(self, what, of),
            [first, second, what] if SETS.contains(&second) => {
                published::figure(self, first, second, what)
            }
            [case, reducer, what] => {
                let of_peer = |row: &&Row| row.names[1] == reducer;
                let peers = || self.peers_of(case).filter(of_peer);
                let ended = peers().find(|row| !is_stopped(row));
                let row = self.row(case, reducer).or(ended).or(peers().next());
                row.and_then(|row| value(row, column(what)?))
                    .map(|value| number(value, 0))
            }
            _ => None,
        };
        found.with_context(|| format!("there is no figure `{name}`"))
    }

    /// Returns own processor time a test in the mean, or the largest memory, of the default.
    fn own(&self, what: &str) -> Option<String> {
        let rows = self.ours.iter().filter(|row| row.names[1] == DEFAULT);
        let (found, digits) = match what {
            "ms" => {
                let times = rows.filter_map(|row| Some(value(row, OWN)? / value(row, TESTS)?));
                let mean = mean(&times.collect::<Vec<_>>());
                (mean.map(|seconds| seconds * 1e3), 1)
            }
            "peak" => {
                let peaks = rows.filter_map(|row| value(row, PEAK));
                (peaks.max_by(f64::total_cmp), 0)
            }
            _ => return None,
        };
        Some(found.map_or("–".to_owned(), |found| number(found, digits)))
    }

    /// Fills the tables and figures of a page.
    pub fn fill(&self, text: &str) -> Result<String> {
        // Such a line would be a block of HTML, of which nothing else is Markdown.
        let first = text
            .lines()
            .find(|line| line.trim_start().starts_with(OPEN));
        if let Some(line) = first {
            bail!("a figure begins a line: {line}");
        }
        let with_tables = replaced(text, TABLE, END, |name| {
            Ok(format!("\n{}", self.table(name)?))
        })?;
        replaced(&with_tables, OPEN, CLOSE, |name| self.figure(name))
    }
}

/// Converts the tokens of a quoted row to ours, by both counts of the default's result.
fn convert(row: &mut Row, ours: &[Row]) {
    let is_default = |own: &&Row| own.names[0] == row.names[0] && own.names[1] == DEFAULT;
    let own = ours.iter().find(is_default);
    let by = own.and_then(|own| Some(value(own, LEFT)? / value(own, WORDS)?));
    if let (Some(by), Some(left)) = (by, value(row, LEFT)) {
        row.values.insert(AS_QUOTED.to_owned(), left);
        row.values.insert(LEFT.to_owned(), left * by);
    }
}

/// Fills pages, and passes each on with its text.
pub fn fill(
    root: &Path,
    data: &Data,
    pages: &[PathBuf],
    settle: impl Fn(&Path, &str) -> Result<()>,
) -> Result<()> {
    for page in pages {
        let shown = page.strip_prefix(root).unwrap_or(page).display();
        let text = std::fs::read_to_string(page).with_context(|| format!("cannot read {shown}"))?;
        let filled = data.fill(&text).with_context(|| format!("{shown}"))?;
        settle(page, &filled)?;
        if page.ends_with(PAGE) {
            let loose = loose_numbers(&filled);
            ensure!(
                loose.is_empty(),
                "{shown} has numbers that no file of results has: {}",
                loose.join(", ")
            );
        }
    }
    Ok(())
}

/// Replaces what stands between `<open>NAME-->` and `close`.
fn replaced(
    text: &str,
    open: &str,
    close: &str,
    make: impl Fn(&str) -> Result<String>,
) -> Result<String> {
    let mut parts = text.split(open);
    let mut out = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let (name, rest) = part
            .split_once("-->")
            .with_context(|| format!("no --> after {open}"))?;
        let (_, rest) = rest
            .split_once(close)
            .with_context(|| format!("no {close} after {open}{name}-->"))?;
        out.push_str(&format!("{open}{name}-->{}{close}{rest}", make(name)?));
    }
    Ok(out)
}

/// Returns the numbers in prose that no file of results has.
fn loose_numbers(page: &str) -> Vec<String> {
    let without = |text: &str, open: &str, close: &str| {
        let mut parts = text.split(open);
        let first = parts.next().unwrap_or_default().to_owned();
        parts.fold(first, |text, part| {
            text + " " + part.split_once(close).map_or("", |(_, rest)| rest)
        })
    };
    let mut text = without(page, TABLE, END);
    text = without(&text, OPEN, CLOSE);
    text = without(&text, "](", ")");
    let mut is_code = false;
    let lines = text.lines().filter(|line| {
        let fence = line.starts_with("```");
        is_code ^= fence;
        !is_code && !fence && !line.starts_with('#')
    });
    let text = lines.collect::<Vec<_>>().join(" ");
    let plain = text.split('`').step_by(2).collect::<Vec<_>>().join("`");
    let words = plain.replace("Perses 2.0", "Perses");
    let words = words.split_whitespace();
    let begins = |word: &&str| {
        word.trim_start_matches(|c: char| !c.is_alphanumeric())
            .starts_with(|c: char| c.is_ascii_digit())
    };
    words.filter(begins).map(str::to_owned).collect()
}

fn column(what: &str) -> Option<&'static str> {
    match what {
        "tokens" => Some(LEFT),
        "bytes" => Some(super::reduce::BYTES),
        "tests" => Some(TESTS),
        _ => None,
    }
}

fn value(row: &Row, figure: &str) -> Option<f64> {
    row.values.get(figure).copied()
}

/// Formats the version of rows, which have the same.
fn version(rows: &[Row]) -> String {
    match rows.first().map_or("", |row| &row.version) {
        "" => "unrecorded".to_owned(),
        version => format!("`{version}`"),
    }
}

fn is_stopped(row: &Row) -> bool {
    row.note.contains("stopped")
}

fn is_quoted(row: &Row) -> bool {
    row.note.contains(QUOTED)
}

/// Returns the geometric mean, `None` of nothing; zero counts as 0.001.
fn mean(values: &[f64]) -> Option<f64> {
    (!values.is_empty()).then(|| super::measures::mean(values))
}

/// Formats a ratio, or a dash.
fn ratio(value: Option<f64>) -> String {
    value.map_or("–".to_owned(), |value| format!("{value:.2}"))
}

/// Formats a number, or nothing.
fn whole(value: Option<f64>) -> String {
    value.map_or(String::new(), |value| number(value, 0))
}

/// Formats a table's head, without blanks, which the length of a page counts.
fn head(names: &[String], texts: usize) -> String {
    let mut text = format!("|{}|\n|", names.join("|"));
    for at in 0..names.len() {
        text.push_str(if at < texts { "---|" } else { "---:|" });
    }
    text.push('\n');
    text
}

fn line(cells: &[String]) -> String {
    format!("|{}|\n", cells.join("|"))
}

#[cfg(test)]
mod tests;
