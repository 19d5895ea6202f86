//! Growth with workers, and with the input.

use std::collections::BTreeSet;

use anyhow::{Result, ensure};

use super::super::results::{Row, number};
use super::{DEFAULT, Data, head, line, mean, ratio, value};

/// Times of tests in the simulation.
const TIMES: &str = "constant";

/// Formats speed-up and tests by number of workers.
pub fn workers(data: &Data) -> Result<String> {
    let rows = || {
        data.scale_out
            .rows
            .iter()
            .filter(|row| row.names[1] == TIMES)
    };
    let workers: BTreeSet<u32> = rows().filter_map(|row| row.names[3].parse().ok()).collect();
    ensure!(workers.len() > 1, "scale-out.json has no workers");
    let workers: Vec<String> = workers
        .iter()
        .filter(|n| **n > 1)
        .map(u32::to_string)
        .collect();
    let names = std::iter::once("workers".to_owned()).chain(workers.iter().cloned());
    let mut text = head(&names.collect::<Vec<_>>(), 1);
    for (name, what, wide) in [
        (
            "times&nbsp;as&nbsp;fast,&nbsp;width&nbsp;1",
            "speed-up",
            false,
        ),
        (
            "times&nbsp;as&nbsp;fast,&nbsp;as&nbsp;wide",
            "speed-up",
            true,
        ),
        ("tests,&nbsp;width&nbsp;1", "started", false),
        ("tests,&nbsp;as&nbsp;wide", "started", true),
        ("tokens,&nbsp;as&nbsp;wide", "x left", true),
    ] {
        let mut cells = vec![name.to_owned()];
        for workers in &workers {
            let width = if wide { workers } else { "1" };
            cells.push(ratio(by_workers(data, what, width, workers)));
        }
        text.push_str(&line(&cells));
    }
    Ok(text)
}

/// Returns the mean over cases; started tests by those of one worker.
fn by_workers(data: &Data, what: &str, width: &str, workers: &str) -> Option<f64> {
    let rows = || {
        data.scale_out
            .rows
            .iter()
            .filter(|row| row.names[1] == TIMES)
    };
    let alone = |row: &Row| {
        let mut rows = rows();
        let one = rows.find(|one| {
            one.names[0] == row.names[0] && one.names[2] == "1" && one.names[3] == "1"
        })?;
        value(one, what)
    };
    let of = rows().filter(|row| row.names[2] == width && row.names[3] == workers);
    let values = of.filter_map(|row| match what {
        "started" => Some(value(row, what)? / alone(row)?),
        _ => value(row, what),
    });
    mean(&values.collect::<Vec<_>>())
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
    for row in data.scale.rows.iter().filter(|row| row.names[0] == DEFAULT) {
        let cell =
            |(name, digits)| value(row, name).map_or(String::new(), |value| number(value, digits));
        text.push_str(&line(&figures.map(cell)));
    }
    text
}

/// Returns a figure of scaling: `wide.64` or `narrow.64` workers, or a figure of the largest input.
pub fn figure(data: &Data, what: &str, of: &str) -> Option<String> {
    match what {
        "wide" => by_workers(data, "speed-up", of, of).map(|value| number(value, 1)),
        "narrow" => by_workers(data, "speed-up", "1", of).map(|value| number(value, 1)),
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
