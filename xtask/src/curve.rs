//! The learning curve: facts of models by number of files.

use std::path::Path;

use anyhow::{Context, Result};
use secateur_learn::{Model, Point};

use crate::grammars::MODEL;
use crate::plot::{self, Line, Panel, Scale};

const LANGUAGES: [(&str, &str); 4] = [
    ("c", "#1f77b4"),
    ("javascript", "#d28e00"),
    ("python", "#2ca02c"),
    ("sql", "#d62728"),
];

/// Draws the shipped models' curves over a logarithmic number of files.
///
/// Left are parts that are never absent, right kinds in contexts.
pub fn picture(root: &Path) -> Result<String> {
    let mut curves = Vec::new();
    for (name, color) in LANGUAGES {
        let path = root.join("grammars").join(name).with_extension(MODEL);
        let shown = path.display();
        let text =
            std::fs::read_to_string(&path).with_context(|| format!("cannot read {shown}"))?;
        let mut model =
            Model::from_json(&text).with_context(|| format!("{shown} is not a model"))?;
        curves.push((name, color, std::mem::take(&mut model.curve)));
    }
    let lines = |known: fn(&Point) -> usize| -> Vec<Line> {
        let line = |(name, color, curve): &(&str, &'static str, Vec<Point>)| Line {
            name: (*name).to_owned(),
            color,
            points: curve
                .iter()
                .filter(|point| point.files > 0)
                .map(|point| (point.files, known(point) as f64))
                .collect(),
        };
        curves.iter().map(line).collect()
    };
    let panel = |title, known| Panel {
        title,
        axis: "files",
        vertical: Scale::Linear,
        lines: lines(known),
    };
    Ok(plot::picture(
        "What is known after so many files",
        &[
            panel("never absent", |point| point.mandatory),
            panel("kinds in contexts", |point| point.contexts),
        ],
    ))
}
