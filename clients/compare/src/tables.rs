//! The tables of the handbook, made from measured rows.

use std::fmt::Write;
use std::path::PathBuf;

use anyhow::{Context, Result};

use crate::domains::{DOMAINS, Domain};
use crate::results;
use crate::rows::Row;
use crate::settings::{BASELINE, DEFAULT, SETTINGS};

const PAGE: &str = "docs/research/generators.md";
const DATA: &str = "docs/benchmarks/generators.json";
const BEGIN: &str = "<!-- tables of clients/compare -->\n";
const END: &str = "<!-- end of the tables -->\n";

/// Ratios of the paper's table 1.
const PUBLISHED: [(&str, &str); 3] = [
    ("graphs", "28 %, 18 %"),
    ("models", "35 %, 1 %"),
    ("programs", "76 %, 65 %"),
];
const TREE: &str = "tree, re-align";

/// Writes the rows and their tables into the handbook.
pub fn write(rows: &[Row]) -> Result<()> {
    let mut rows = rows.to_vec();
    let place = |row: &Row| {
        let domain = DOMAINS.iter().position(|it| it.name == row.domain);
        let setting = SETTINGS.iter().position(|it| it.name == row.setting);
        (domain, row.seed, setting)
    };
    rows.sort_by_key(place);
    std::fs::write(file(DATA), results::write(&rows)?)?;
    let page = std::fs::read_to_string(file(PAGE))?;
    let (before, rest) = page.split_once(BEGIN).context("the page has no tables")?;
    let (_, after) = rest.split_once(END).context("the tables have no end")?;
    let page = format!("{before}{BEGIN}\n{}{END}{after}", tables(&rows));
    Ok(std::fs::write(file(PAGE), page)?)
}

/// Returns the rows that the handbook has.
pub fn stored() -> Result<Vec<Row>> {
    results::read(&std::fs::read_to_string(file(DATA))?)
}

fn file(path: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
        .join("../..")
        .join(path)
}

fn tables(rows: &[Row]) -> String {
    let mut text = String::new();
    for domain in &DOMAINS {
        let of: Vec<&Row> = rows
            .iter()
            .filter(|row| row.domain == domain.name)
            .collect();
        if !of.is_empty() {
            text += &table(domain, &of);
        }
    }
    text + &ratios(rows)
}

/// Returns the seeds of which all settings have ended, or been stopped.
fn complete(domain: &Domain, rows: &[&Row]) -> Vec<u64> {
    let measured = |seed: u64, name| rows.iter().any(|row| row.is_of(domain.name, seed, name));
    let whole = |seed: &u64| SETTINGS.iter().all(|it| measured(*seed, it.name));
    domain.seeds.into_iter().filter(whole).collect()
}

fn size(size: &[u64]) -> String {
    let shown: Vec<String> = size.iter().map(u64::to_string).collect();
    shown.join(", ")
}

fn mean(rows: &[&Row], of: impl Fn(&Row) -> f64) -> f64 {
    rows.iter().map(|row| of(row)).sum::<f64>() / rows.len() as f64
}

fn table(domain: &Domain, rows: &[&Row]) -> String {
    let measured: Vec<u64> = domain
        .seeds
        .into_iter()
        .filter(|&seed| rows.iter().any(|row| row.seed == seed))
        .collect();
    let whole = complete(domain, rows);
    let mut text = format!("**{}** ({})\n\n|", domain.name, domain.units);
    for seed in &measured {
        let _ = write!(text, " | run {seed}");
    }
    text += " | ended | mean size | quality | seconds | tests | generator runs | speed | valid |\n";
    text += &"|---".repeat(measured.len() + 9);
    text += "|\n| original";
    for seed in &measured {
        let row = rows.iter().find(|row| row.seed == *seed);
        let _ = write!(
            text,
            " | {}",
            row.map_or(String::new(), |row| size(&row.size_before))
        );
    }
    text += &" |".repeat(9);
    text.push('\n');
    for setting in &SETTINGS {
        let of = |seed: u64| {
            rows.iter()
                .find(|row| row.is_of(domain.name, seed, setting.name))
        };
        let _ = write!(text, "| {}", setting.name);
        for &seed in &measured {
            let shown = of(seed).map_or("–".to_owned(), |row| {
                let stopped = if row.ended { "" } else { " *" };
                size(&row.size) + stopped
            });
            let _ = write!(text, " | {shown}");
        }
        let found: Vec<&Row> = whole.iter().filter_map(|&seed| of(seed).copied()).collect();
        let ended: Vec<&Row> = found.iter().filter(|row| row.ended).copied().collect();
        if ended.is_empty() {
            let _ = writeln!(text, " | 0 of {}{} |", found.len(), " |".repeat(7));
            continue;
        }
        let means: Vec<String> = (0..ended[0].size.len())
            .map(|at| format!("{:.1}", mean(&ended, |row| row.size[at] as f64)))
            .collect();
        let (left, before) = (
            mean(&ended, total),
            mean(&ended, |row| row.total_before() as f64),
        );
        let seconds = mean(&ended, |row| row.seconds);
        let tests = mean(&ended, |row| row.tests as f64);
        let _ = writeln!(
            text,
            " | {} of {} | {} | {:.1} % | {seconds:.1} | {tests:.0} | {:.0} | {:.1} | {:.0} % |",
            ended.len(),
            found.len(),
            means.join(", "),
            100.0 * left / before,
            mean(&ended, |row| row.runs as f64),
            (before - left) / seconds,
            100.0 * mean(&ended, |row| row.valid as f64) / tests.max(1.0),
        );
    }
    text.push('\n');
    text
}

fn total(row: &Row) -> f64 {
    row.total() as f64
}

/// Compares settings with the baseline, on the runs where both have ended.
fn ratios(rows: &[Row]) -> String {
    let settings = [
        TREE,
        DEFAULT,
        "our default, then its text",
        "text alone, ours",
    ];
    let mut text = format!(
        "**Against {BASELINE}**: size, tests, and time if each test were a process of its own, on the runs \
         where both ended (in parentheses their number). The paper has size and time of its tree \
         with re-align against Perses.\n\n| |"
    );
    for name in settings {
        let _ = write!(text, " {name} |");
    }
    text += " paper |\n|---";
    text += &"|---".repeat(settings.len() + 1);
    text += "|\n";
    for domain in &DOMAINS {
        let of: Vec<&Row> = rows
            .iter()
            .filter(|row| row.domain == domain.name)
            .collect();
        if of.is_empty() {
            continue;
        }
        let _ = write!(text, "| {} |", domain.name);
        for name in settings {
            let find = |seed, name| {
                let found = of.iter().find(|row| row.is_of(domain.name, seed, name));
                found.copied().filter(|row| row.ended)
            };
            let both = domain.seeds.iter();
            let both = both.filter_map(|&seed| Some((find(seed, name)?, find(seed, BASELINE)?)));
            let (one, other): (Vec<&Row>, Vec<&Row>) = both.unzip();
            if one.is_empty() {
                text += " – |";
                continue;
            }
            let share = |of: fn(&Row) -> f64| 100.0 * mean(&one, of) / mean(&other, of);
            let as_processes = |row: &Row| row.seconds + row.tests as f64 * row.test_seconds;
            let _ = write!(
                text,
                " {:.0} %, {:.0} %, {:.0} % ({}) |",
                share(total),
                share(|row| row.tests as f64),
                share(as_processes),
                one.len(),
            );
        }
        let published = PUBLISHED.iter().find(|(name, _)| *name == domain.name);
        let _ = writeln!(text, " {} |", published.map_or("", |(_, shown)| shown));
    }
    text.push('\n');
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_handbook_has_the_tables_of_its_rows() {
        let rows = stored().expect("rows");
        let page = std::fs::read_to_string(file(PAGE)).expect("the page");
        let shown = tables(&rows);
        assert!(
            page.contains(&shown),
            "`compare-generators tables` writes:\n{shown}"
        );
    }

    #[test]
    fn stopped_reductions_are_marked_and_enter_no_mean() {
        let row = |seed, setting: &str, left, ended| Row {
            domain: "graphs".to_owned(),
            seed,
            setting: setting.to_owned(),
            bytes_before: 90,
            bytes: 9,
            size_before: vec![40, 60],
            size: vec![left, left],
            choices: 9,
            tests: 10,
            valid: 5,
            runs: 3,
            seconds: 2.0,
            test_seconds: 0.5,
            ended,
            text: None,
        };
        let mut rows = Vec::new();
        for setting in &SETTINGS {
            rows.push(row(9, setting.name, 4, true));
            rows.push(row(6, setting.name, 30, setting.name != BASELINE));
        }
        // A run that only one setting has been measured on enters no mean either.
        rows.push(row(24, BASELINE, 1, true));
        let text = tables(&rows);
        let line = text
            .lines()
            .find(|line| line.contains(BASELINE))
            .expect("a line");
        let means = "1 of 2 | 4.0, 4.0 | 8.0 % | 2.0 | 10 | 3 | 46.0 | 50 % |";
        assert_eq!(
            line,
            format!("| {BASELINE} | 4, 4 | 30, 30 * | 1, 1 | {means}")
        );
        let ratio = "| graphs | 100 %, 100 %, 100 % (1) |";
        assert!(text.contains(ratio), "{text}");
    }
}
