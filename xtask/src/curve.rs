//! The learning curve: facts of models by number of files.

use std::fmt::Write as _;
use std::path::Path;

use anyhow::{Context, Result};
use secateur_learn::{Model, Point};

use crate::grammars::MODEL;

const LANGUAGES: [(&str, &str); 4] = [
    ("c", "#1f77b4"),
    ("javascript", "#d28e00"),
    ("python", "#2ca02c"),
    ("sql", "#d62728"),
];

const STYLE: &str = "
svg { --back: #ffffff; --ink: #1f2328; --grid: #d0d7de; }
@media (prefers-color-scheme: dark) { svg { --back: #0d1117; --ink: #e6edf3; --grid: #30363d; } }
.back { fill: var(--back); }
text { fill: var(--ink); font: 12px ui-monospace, Menlo, Consolas, monospace; }
.axis { stroke: var(--grid); }
.line { fill: none; stroke-width: 2; }
";

const PANEL_WIDTH: f64 = 300.0;
const PANEL_HEIGHT: f64 = 220.0;
const LEFT: f64 = 56.0;
const TOP: f64 = 40.0;
const BOTTOM: f64 = 40.0;
const NAME: f64 = 96.0;

struct Line {
    name: String,
    color: &'static str,
    points: Vec<(u32, usize)>,
}

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
                .map(|point| (point.files, known(point)))
                .collect(),
        };
        curves.iter().map(line).collect()
    };
    let step = LEFT + PANEL_WIDTH + NAME;
    let (width, height) = (2.0 * step, TOP + PANEL_HEIGHT + BOTTOM);
    let mut text = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}\" height=\"{height}\" \
         viewBox=\"0 0 {width} {height}\">\n<title>What is known after so many files</title>\n\
         <style>{STYLE}</style>\n<rect class=\"back\" width=\"{width}\" height=\"{height}\"/>\n"
    );
    let _ = panel(
        &mut text,
        0.0,
        "never absent",
        &lines(|point| point.mandatory),
    );
    let _ = panel(
        &mut text,
        step,
        "kinds in contexts",
        &lines(|point| point.contexts),
    );
    text.push_str("</svg>\n");
    Ok(text)
}

fn panel(out: &mut String, left: f64, title: &str, lines: &[Line]) -> std::fmt::Result {
    let points = || lines.iter().flat_map(|line| &line.points);
    let files = points().map(|&(files, _)| files).max().unwrap_or(1).max(2);
    let known = points().map(|&(_, known)| known).max().unwrap_or(1).max(1);
    let x = |files_read: u32| {
        LEFT + PANEL_WIDTH * f64::from(files_read).log2() / f64::from(files).log2()
    };
    let y = |value: usize| TOP + PANEL_HEIGHT * (1.0 - value as f64 / known as f64);
    writeln!(out, "<g transform=\"translate({left} 0)\">")?;
    writeln!(out, "<text x=\"{LEFT}\" y=\"20\">{title}</text>")?;
    let bottom = TOP + PANEL_HEIGHT;
    let right = LEFT + PANEL_WIDTH;
    for quarter in 0..=4 {
        let value = known * quarter / 4;
        let at = y(value);
        writeln!(
            out,
            "<line class=\"axis\" x1=\"{LEFT}\" y1=\"{at:.1}\" x2=\"{right}\" y2=\"{at:.1}\"/>\
             <text x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"end\">{value}</text>",
            LEFT - 6.0,
            at + 4.0
        )?;
    }
    for power in (0..=files.ilog2()).step_by(2) {
        let at = x(1 << power);
        writeln!(
            out,
            "<text x=\"{at:.1}\" y=\"{:.1}\" text-anchor=\"middle\">{}</text>",
            bottom + 16.0,
            1_u32 << power
        )?;
    }
    writeln!(
        out,
        "<text x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"middle\">files</text>",
        LEFT + PANEL_WIDTH / 2.0,
        bottom + 32.0
    )?;
    let mut names: Vec<(f64, f64, &Line)> = Vec::new();
    for line in lines {
        let path: Vec<String> = line
            .points
            .iter()
            .map(|&(files, known)| format!("{:.1},{:.1}", x(files), y(known)))
            .collect();
        writeln!(
            out,
            "<polyline class=\"line\" stroke=\"{}\" points=\"{}\"/>",
            line.color,
            path.join(" ")
        )?;
        if let Some(&(files, known)) = line.points.last() {
            names.push((x(files), y(known), line));
        }
    }
    // From the top, to move overlapping labels apart.
    names.sort_by(|a, b| a.1.total_cmp(&b.1));
    let mut free = 0.0_f64;
    for (x, y, line) in names {
        let y = (y + 4.0).max(free);
        free = y + 14.0;
        writeln!(
            out,
            "<text x=\"{:.1}\" y=\"{y:.1}\" style=\"fill: {}\">{}</text>",
            x + 6.0,
            line.color,
            line.name
        )?;
    }
    writeln!(out, "</g>")
}
