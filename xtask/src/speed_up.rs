//! The speed-up of many workers, as `bench scale-out` measured it.

use std::collections::BTreeMap;
use std::path::Path;

use anyhow::{Context, Result};

use crate::bench::results::Results;
use crate::plot::{self, Line, Panel, Scale};

/// The measurement with tests of one second.
const MEASURED: &str = "docs/benchmarks/scale-out.json";

/// Draws speed-up and tests over the number of workers, geometric means of all cases.
pub fn picture(root: &Path) -> Result<String> {
    let path = root.join(MEASURED);
    let shown = path.display();
    let text = std::fs::read_to_string(&path).with_context(|| format!("cannot read {shown}"))?;
    let results: Results = serde_json::from_str(&text).with_context(|| format!("{shown}"))?;
    let panel = |title, figure: &str| Panel {
        title,
        axis: "workers",
        vertical: Scale::Linear,
        lines: vec![
            line(
                &results,
                figure,
                "width = workers",
                "#1f77b4",
                |width, workers| width == workers,
            ),
            line(&results, figure, "width = 1", "#d28e00", |width, _| {
                width == 1
            }),
        ],
    };
    Ok(plot::picture(
        "Speed-up and tests by number of workers",
        &[
            panel("times as fast", "speed-up"),
            panel("times the tests", "x tests"),
        ],
    ))
}

fn line(
    results: &Results,
    figure: &str,
    name: &str,
    color: &'static str,
    is_shown: fn(u32, u32) -> bool,
) -> Line {
    let mut values: BTreeMap<u32, Vec<f64>> = BTreeMap::new();
    for row in &results.rows {
        let number = |at: usize| row.names[at].parse::<u32>().unwrap_or(0);
        let (width, workers) = (number(2), number(3));
        if row.names[1] == "constant" && is_shown(width, workers) {
            values
                .entry(workers)
                .or_default()
                .push(row.values[figure].ln());
        }
    }
    let mean = |(workers, logs): (u32, Vec<f64>)| {
        (
            workers,
            (logs.iter().sum::<f64>() / logs.len() as f64).exp(),
        )
    };
    Line {
        name: name.to_owned(),
        color,
        points: values.into_iter().map(mean).collect(),
    }
}
