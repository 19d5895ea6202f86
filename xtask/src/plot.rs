//! Plots over a logarithmic axis, as SVG.

use std::fmt::Write as _;

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
/// Below it the values of an axis have a decimal.
const SMALL: f64 = 10.0;

/// Values over positive numbers, ascending.
pub struct Line {
    pub name: String,
    pub color: &'static str,
    pub points: Vec<(u32, f64)>,
}

/// Scale of a vertical axis.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scale {
    /// From 0.
    Linear,
    /// From 1.
    Logarithmic,
}

pub struct Panel {
    pub title: &'static str,
    /// The name of the horizontal axis.
    pub axis: &'static str,
    pub vertical: Scale,
    pub lines: Vec<Line>,
}

/// Panels beside one another; more are in further rows.
const COLUMNS: usize = 2;

/// Draws panels in rows.
pub fn picture(title: &str, panels: &[Panel]) -> String {
    let step = (LEFT + PANEL_WIDTH + NAME, TOP + PANEL_HEIGHT + BOTTOM);
    let columns = panels.len().min(COLUMNS) as f64;
    let rows = panels.len().div_ceil(COLUMNS) as f64;
    let (width, height) = (columns * step.0, rows * step.1);
    let mut text = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}\" height=\"{height}\" \
         viewBox=\"0 0 {width} {height}\">\n<title>{title}</title>\n\
         <style>{STYLE}</style>\n<rect class=\"back\" width=\"{width}\" height=\"{height}\"/>\n"
    );
    for (at, panel) in panels.iter().enumerate() {
        let (column, row) = ((at % COLUMNS) as f64, (at / COLUMNS) as f64);
        let _ = draw(&mut text, (column * step.0, row * step.1), panel);
    }
    text.push_str("</svg>\n");
    text
}

/// Returns the values of a vertical axis: quarters, or powers of ten.
fn ticks(vertical: Scale, most: f64) -> Vec<f64> {
    match vertical {
        Scale::Linear => (0..=4)
            .map(|quarter| most * f64::from(quarter) / 4.0)
            .collect(),
        Scale::Logarithmic => (0..=most.log10().floor() as i32)
            .map(|power| 10_f64.powi(power))
            .collect(),
    }
}

fn draw(out: &mut String, (left, top): (f64, f64), panel: &Panel) -> std::fmt::Result {
    let Panel {
        title,
        axis,
        vertical,
        lines,
    } = panel;
    let points = || lines.iter().flat_map(|line| &line.points);
    let last = points().map(|&(at, _)| at).max().unwrap_or(1).max(2);
    let most = points().map(|&(_, value)| value).fold(1.0, f64::max);
    let x = |at: u32| LEFT + PANEL_WIDTH * f64::from(at).log2() / f64::from(last).log2();
    let share = |value: f64| match vertical {
        Scale::Linear => value / most,
        Scale::Logarithmic => value.max(1.0).ln() / most.max(2.0).ln(),
    };
    let y = |value: f64| TOP + PANEL_HEIGHT * (1.0 - share(value));
    let digits = usize::from(most < SMALL);
    writeln!(out, "<g transform=\"translate({left} {top})\">")?;
    writeln!(out, "<text x=\"{LEFT}\" y=\"20\">{title}</text>")?;
    let bottom = TOP + PANEL_HEIGHT;
    let right = LEFT + PANEL_WIDTH;
    for value in ticks(*vertical, most) {
        let value = if digits == 0 { value.floor() } else { value };
        let at = y(value);
        writeln!(
            out,
            "<line class=\"axis\" x1=\"{LEFT}\" y1=\"{at:.1}\" x2=\"{right}\" y2=\"{at:.1}\"/>\
             <text x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"end\">{value:.digits$}</text>",
            LEFT - 6.0,
            at + 4.0
        )?;
    }
    for power in (0..=last.ilog2()).step_by(2) {
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
        "<text x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"middle\">{axis}</text>",
        LEFT + PANEL_WIDTH / 2.0,
        bottom + 32.0
    )?;
    let mut names: Vec<(f64, f64, &Line)> = Vec::new();
    for line in lines {
        let path: Vec<String> = line
            .points
            .iter()
            .map(|&(at, value)| format!("{:.1},{:.1}", x(at), y(value)))
            .collect();
        writeln!(
            out,
            "<polyline class=\"line\" stroke=\"{}\" points=\"{}\"/>",
            line.color,
            path.join(" ")
        )?;
        if let Some(&(at, value)) = line.points.last() {
            // Ends of reductions are anywhere, and other lines go through them.
            let x = match vertical {
                Scale::Linear => x(at),
                Scale::Logarithmic => right,
            };
            names.push((x, y(value), line));
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
