//! Strategies beside one another on the same trees.

use super::super::reduce::{LEFT, TESTS};
use super::super::results::Row;
use super::{DEFAULT, Data, SETS, column, head, is_stopped, line, mean, ratio, value, whole};

/// Order of the columns; those without rows are left out.
const STRATEGIES: [&str; 9] = [
    DEFAULT,
    "fast",
    "perses",
    "perses-fixpoint",
    "perses-today",
    "pardis",
    "gtr-star",
    "hdd-star",
    "hddr",
];

/// Formats a row for each case, then means by the default for each set.
pub fn table(data: &Data) -> String {
    let is_there = |name: &&str| data.ours.iter().any(|row| row.names[1] == **name);
    let strategies: Vec<&str> = STRATEGIES.into_iter().filter(is_there).collect();
    let names = ["case", "set", "tokens"]
        .into_iter()
        .chain(strategies.iter().copied());
    let names: Vec<String> = names.map(str::to_owned).collect();
    let mut text = head(&names, 2);
    for case in data.cases() {
        let before = data
            .row(case, DEFAULT)
            .and_then(|row| value(row, super::super::reduce::TOKENS));
        let mut cells = vec![case.to_owned(), data.set(case).to_owned(), whole(before)];
        for strategy in &strategies {
            let cell = |row: &Row| {
                let mark = if is_stopped(row) { "…" } else { "" };
                format!(
                    "{}/{}{mark}",
                    whole(value(row, LEFT)),
                    whole(value(row, TESTS))
                )
            };
            cells.push(data.row(case, strategy).map_or(String::new(), cell));
        }
        text.push_str(&line(&cells));
    }
    for set in SETS {
        for what in ["tokens", "bytes", "tests"] {
            let mut cells = vec![format!("*{what}*"), set.to_owned(), String::new()];
            for strategy in &strategies {
                let mean = figure(data, strategy, set, what).unwrap_or_default();
                let cases = figure(data, strategy, set, "cases").unwrap_or_default();
                let all = figure(data, DEFAULT, set, "cases").unwrap_or_default();
                let of = if cases == all {
                    String::new()
                } else {
                    format!("&nbsp;({cases})")
                };
                cells.push(mean + &of);
            }
            text.push_str(&line(&cells));
        }
    }
    text
}

/// Returns a strategy's mean by the default's, over the cases of a set that both ended.
pub fn figure(data: &Data, strategy: &str, set: &str, what: &str) -> Option<String> {
    let ended =
        |case: &str, strategy: &str| data.row(case, strategy).filter(|row| !is_stopped(row));
    let cases = data
        .cases()
        .into_iter()
        .filter(|case| data.set(case) == set);
    let pairs = cases.filter_map(|case| Some((ended(case, strategy)?, ended(case, DEFAULT)?)));
    let pairs: Vec<(&Row, &Row)> = pairs.collect();
    if what == "cases" {
        return Some(pairs.len().to_string());
    }
    let column = column(what)?;
    let ratios = pairs
        .iter()
        .filter_map(|(row, default)| Some(value(row, column)? / value(default, column)?));
    let ratios: Vec<f64> = ratios.collect();
    Some(ratio(mean(&ratios)))
}
