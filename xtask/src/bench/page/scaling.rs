//! Growth with workers, and with the input.

use std::collections::BTreeSet;

use anyhow::{Result, ensure};

use super::super::results::{Row, number};
use super::{DEFAULT, Data, head, line, mean, ratio, value};

/// Times of the tests of tables.
const TIMES: &str = "constant";
/// Minimal number of tests of a long reduction.
const LONG: f64 = 500.0;

/// Returns the rows of a width and a number of workers, with those of one worker.
fn pairs<'a>(
    data: &'a Data,
    times: &str,
    width: &str,
    workers: &str,
) -> impl Iterator<Item = (&'a Row, &'a Row)> {
    let is_of = move |row: &Row, width: &str, workers: &str| {
        row.names[1] == times && row.names[2] == width && row.names[3] == workers
    };
    let rows = &data.scale_out.rows;
    let of = rows.iter().filter(move |row| is_of(row, width, workers));
    of.filter_map(move |row| {
        let mut rows = rows.iter();
        let alone = rows.find(|one| one.names[0] == row.names[0] && is_of(one, "1", "1"))?;
        Some((row, alone))
    })
}

/// Returns a figure's mean over the cases with so many tests; started tests by those of one worker.
fn by_workers(data: &Data, what: &str, width: &str, workers: &str, least: f64) -> Option<f64> {
    let pairs = pairs(data, TIMES, width, workers);
    let long = pairs.filter(|(_, alone)| value(alone, "tests").unwrap_or_default() >= least);
    let values = long.filter_map(|(row, alone)| match what {
        "started" => Some(value(row, what)? / value(alone, what)?),
        _ => value(row, what),
    });
    mean(&values.collect::<Vec<_>>())
}

fn numbers_of_workers(data: &Data) -> Result<Vec<String>> {
    let rows = data.scale_out.rows.iter();
    let rows = rows.filter(|row| row.names[1] == TIMES);
    let workers: BTreeSet<u32> = rows.filter_map(|row| row.names[3].parse().ok()).collect();
    ensure!(workers.len() > 1, "scale-out.json has no workers");
    let several = workers.iter().filter(|workers| **workers > 1);
    Ok(several.map(u32::to_string).collect())
}

/// Formats speed-up and tests by number of workers.
pub fn workers(data: &Data) -> Result<String> {
    let workers = numbers_of_workers(data)?;
    let names = std::iter::once("workers".to_owned()).chain(workers.iter().cloned());
    let mut text = head(&names.collect::<Vec<_>>(), 1);
    let cases = |workers: &String| pairs(data, TIMES, workers, workers).count().to_string();
    let cases = std::iter::once("cases".to_owned()).chain(workers.iter().map(cases));
    text.push_str(&line(&cases.collect::<Vec<_>>()));
    for (name, what, least) in [
        ("times as fast", "speed-up", 0.0),
        ("times as fast, long", "speed-up", LONG),
        ("tests started", "started", 0.0),
        ("tokens", "x left", 0.0),
    ] {
        for (width, wide) in [("W = 1", false), ("W = workers", true)] {
            let mut cells = vec![format!("{name}, {width}").replace(' ', "&nbsp;")];
            for workers in &workers {
                let width = if wide { workers } else { "1" };
                cells.push(ratio(by_workers(data, what, width, workers, least)));
            }
            text.push_str(&line(&cells));
        }
    }
    Ok(text)
}

/// Formats the seconds of each case with 8 and 64 workers, and tokens where they differ.
pub fn workers_by_case(data: &Data) -> String {
    const COLUMNS: [(&str, &str); 4] = [("1", "8"), ("8", "8"), ("1", "64"), ("64", "64")];
    let names = COLUMNS.map(|(width, workers)| format!("{workers}, W = {width}"));
    let names = ["case", "one worker"]
        .map(str::to_owned)
        .into_iter()
        .chain(names);
    let names: Vec<String> = names.map(|name| name.replace(' ', "&nbsp;")).collect();
    let mut text = head(&names, 1);
    let mut cases: Vec<(&Row, &str)> = pairs(data, TIMES, "1", "1")
        .map(|(row, _)| (row, row.names[0].as_str()))
        .collect();
    let seconds = |row: &Row| value(row, "seconds").unwrap_or_default();
    cases.sort_by(|a, b| seconds(b.0).total_cmp(&seconds(a.0)));
    for (alone, case) in cases {
        let mut cells = vec![case.to_owned(), number(seconds(alone), 0)];
        for (width, workers) in COLUMNS {
            let mut of = pairs(data, TIMES, width, workers);
            let row = of.find(|(row, _)| row.names[0] == case).map(|(row, _)| row);
            let tokens =
                |row: &Row| value(row, "left").filter(|left| Some(*left) != value(alone, "left"));
            cells.push(row.map_or(String::new(), |row| {
                let other = tokens(row).map(|left| format!("&nbsp;({} tokens)", number(left, 0)));
                number(seconds(row), 0) + &other.unwrap_or_default().replace(' ', "&nbsp;")
            }));
        }
        text.push_str(&line(&cells));
    }
    text
}

/// Formats tests, own time and memory by size of the input.
pub fn sizes(data: &Data) -> String {
    let figures = [
        ("tokens", 0),
        ("tests", 0),
        ("own s", 2),
        ("own µs a token", 2),
        ("peak MB", 0),
    ];
    let names = figures.map(|(name, _)| name.replace(' ', "&nbsp;"));
    let mut text = head(&names, 0);
    let rows = data.scale.rows.iter();
    for row in rows.filter(|row| row.names[0] == DEFAULT) {
        let cell =
            |(name, digits)| value(row, name).map_or(String::new(), |value| number(value, digits));
        text.push_str(&line(&figures.map(cell)));
    }
    text
}

/// Returns a figure of the simulation, such as `log-normal.64.64.speed-up`: times, width, workers.
///
/// `cases` is the number of cases.
pub fn simulated(data: &Data, [times, width, workers, what]: [&str; 4]) -> Option<String> {
    let rows = pairs(data, times, width, workers).map(|(row, _)| row);
    if what == "cases" {
        return Some(rows.count().to_string());
    }
    let values: Vec<f64> = rows.filter_map(|row| value(row, what)).collect();
    mean(&values).map(|value| number(value, 1))
}

/// Returns a figure of scaling: `wide.64` or `narrow.64` workers, or a figure of the largest input.
pub fn figure(data: &Data, what: &str, of: &str) -> Option<String> {
    let speed_up = |width| by_workers(data, "speed-up", width, of, 0.0);
    match what {
        "wide" => speed_up(of).map(|value| number(value, 1)),
        "narrow" => speed_up("1").map(|value| number(value, 1)),
        "largest" => {
            let rows = data.scale.rows.iter();
            let mut of_default = rows.filter(|row| row.names[0] == DEFAULT);
            let largest = of_default.next_back()?;
            let digits = usize::from(of == "own s") * 2;
            value(largest, of).map(|value| number(value, digits))
        }
        _ => None,
    }
}
