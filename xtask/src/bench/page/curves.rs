//! Size over tests of every reducer, as a picture.

use super::super::results::Row;
use super::Data;
use crate::plot::{self, Line, Panel, Scale};

/// One of each kind: two generated programs, a database and a hardware simulator.
const CASES: [&str; 4] = [
    "smoke-c",
    "smoke-js",
    "sql-duckdb-15584",
    "verilog-iverilog-531",
];

/// Ours that are drawn; all peers are.
const STRATEGIES: [(&str, &str); 4] = [
    ("default", "#d62728"),
    ("fast", "#ff9896"),
    ("perses-today", "#9467bd"),
    ("perses", "#c5b0d5"),
];
const PEERS: [(&str, &str); 6] = [
    ("C-Vise", "#1f77b4"),
    ("C-Reduce", "#17becf"),
    ("shrinkray", "#2ca02c"),
    ("treereduce", "#8c564b"),
    ("Picireny", "#d28e00"),
    ("Lithium", "#7f7f7f"),
];

/// Draws a panel for each case, both axes logarithmic.
pub fn picture(data: &Data) -> String {
    let panels = CASES.map(|case| {
        let ours = STRATEGIES
            .iter()
            .filter_map(|&(name, color)| Some(curve(data.row(case, name)?, name, color)));
        let peers = PEERS.iter().filter_map(|&(name, color)| {
            let mut rows = data.peers_of(case);
            let row = rows.find(|row| row.names[1] == name && !row.progress.is_empty())?;
            Some(curve(row, name, color))
        });
        Panel {
            title: case,
            axis: "tests",
            vertical: Scale::Logarithmic,
            lines: ours.chain(peers).collect(),
        }
    });
    plot::picture(
        "Tokens of the smallest accepted text by number of tests",
        &panels,
    )
}

/// Returns the steps of a reduction up to its last test.
fn curve(row: &Row, name: &str, color: &'static str) -> Line {
    let figure = |name: &str| super::value(row, name).unwrap_or(1.0);
    let mut size = figure(super::super::reduce::TOKENS);
    let mut points = vec![(1, size)];
    for step in &row.progress {
        let tests = u32::try_from(step.tests.max(1)).unwrap_or(u32::MAX);
        points.push((tests, size));
        size = step.tokens as f64;
        points.push((tests, size));
    }
    points.push((figure(super::TESTS).max(1.0) as u32, size));
    Line {
        name: name.to_owned(),
        color,
        points,
    }
}
