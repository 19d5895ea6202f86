//! Graphs as SVG.

use std::fmt::Write as _;

use grammar_compiler::graph::{RuleGraph, Use};

use super::layout::Point;
use super::place::{HEIGHT, Places, places};

/// Space around everything, and for the lines above.
const MARGIN: f64 = 24.0;
const HEAD: f64 = 64.0;

const STYLE: &str = "
svg { --back: #ffffff; --ink: #1f2328; --box: #f6f8fa; --frame: #8c959f; --line: #9aa4ae;
  --group: #eaf2fd; --edge: #b6cdea; --start: #1a7f37; --list: #8250df; --hot: #cf222e; }
@media (prefers-color-scheme: dark) {
  svg { --back: #0d1117; --ink: #e6edf3; --box: #1c2430; --frame: #6e7681; --line: #57606a;
    --group: #131d2e; --edge: #2d4a73; --start: #3fb950; --list: #a371f7; --hot: #ff7b72; }
}
.back { fill: var(--back); }
text { fill: var(--ink); font: 12px ui-monospace, Menlo, Consolas, monospace; }
.head { font-size: 15px; font-weight: bold; }
.group { fill: var(--group); stroke: var(--edge); }
.rule rect { fill: var(--box); stroke: var(--frame); }
.list rect { stroke: var(--list); }
.start rect { stroke: var(--start); stroke-width: 3; }
.lost { opacity: 0.5; }
.rule:hover rect { stroke: var(--hot); }
.use { fill: none; stroke: var(--line); }
.optional { stroke-dasharray: 4 3; }
.many { stroke-width: 2.4; }
.again { stroke-opacity: 0.45; }
";

/// Draws a graph; tooltips show a rule's uses and users.
pub fn write(graph: &RuleGraph) -> String {
    let places = places(graph);
    let legend = legend_width();
    let caption = super::caption(graph);
    let width = (places.size.x + 2.0 * MARGIN).max(legend).ceil();
    let height = (places.size.y + HEAD + 2.0 * MARGIN).ceil();
    let mut text = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}\" height=\"{height}\" \
         viewBox=\"0 0 {width} {height}\">\n<title>{}</title>\n<style>{STYLE}",
        escaped(&caption)
    );
    for node in 0..graph.nodes.len() {
        let _ = writeln!(
            text,
            "svg:has(#n{node}:hover) .u{node} {{ stroke: var(--hot); stroke-opacity: 1; }}"
        );
    }
    text.push_str("</style>\n");
    let _ = writeln!(
        text,
        "<rect class=\"back\" width=\"{width}\" height=\"{height}\"/>\n\
         <text class=\"head\" x=\"{MARGIN}\" y=\"{}\">{}</text>",
        MARGIN + 6.0,
        escaped(&caption)
    );
    write_legend(&mut text);
    let _ = writeln!(
        text,
        "<g transform=\"translate({MARGIN} {})\">",
        HEAD + MARGIN
    );
    for (corner, size) in &places.components {
        let _ = writeln!(
            text,
            "<rect class=\"group\" x=\"{:.1}\" y=\"{:.1}\" width=\"{:.1}\" height=\"{:.1}\" rx=\"10\"/>",
            corner.x, corner.y, size.x, size.y
        );
    }
    write_edges(&mut text, graph, &places);
    write_rules(&mut text, graph, &places);
    text.push_str("</g>\n</svg>\n");
    text
}

fn write_rules(text: &mut String, graph: &RuleGraph, places: &Places) {
    for (index, node) in graph.nodes.iter().enumerate() {
        let at = places.rules[index];
        let mut classes = String::from("rule");
        for (class, wanted) in [
            ("list", node.list),
            ("start", index == graph.start),
            ("lost", !node.reached),
        ] {
            if wanted {
                classes.push(' ');
                classes.push_str(class);
            }
        }
        let _ = write!(
            text,
            "<g id=\"n{index}\" class=\"{classes}\"><title>{}</title>",
            escaped(&title(graph, index))
        );
        write_box(text, at, places.widths[index], node.list);
        let _ = writeln!(
            text,
            "<text x=\"{:.1}\" y=\"{:.1}\">{}</text></g>",
            at.x + 10.0,
            at.y + HEIGHT / 2.0 + 4.0,
            escaped(&node.name)
        );
    }
}

/// Draws a box; a list has another behind.
fn write_box(text: &mut String, at: Point, width: f64, list: bool) {
    let mut rect = |shift: f64| {
        let _ = write!(
            text,
            "<rect x=\"{:.1}\" y=\"{:.1}\" width=\"{width:.1}\" height=\"{HEIGHT}\" rx=\"5\"/>",
            at.x + shift,
            at.y + shift
        );
    };
    if list {
        rect(3.0);
    }
    rect(0.0);
}

fn title(graph: &RuleGraph, index: usize) -> String {
    let node = &graph.nodes[index];
    let uses = graph.edges.iter().filter(|edge| edge.from == index).count();
    let used = graph.edges.iter().filter(|edge| edge.to == index).count();
    let mut title = format!("{}: uses {uses} rules, used by {used}", node.name);
    if index == graph.start {
        title.push_str("; the start rule");
    }
    if node.list {
        title.push_str("; with a list");
    }
    if graph.components[node.component].recursive {
        title.push_str("; recursive");
    }
    if !node.reached {
        title.push_str("; the start rule does not lead here");
    }
    title
}

fn write_edges(text: &mut String, graph: &RuleGraph, places: &Places) {
    for (edge, route) in graph.edges.iter().zip(&places.routes) {
        let from = places.rules[edge.from];
        let start = Point {
            x: from.x + places.widths[edge.from],
            y: from.y + HEIGHT / 2.0,
        };
        let to = places.rules[edge.to];
        let end = Point {
            x: to.x,
            y: to.y + HEIGHT / 2.0,
        };
        let mut classes = String::from(match edge.how {
            Use::Optional => "use optional",
            Use::Once => "use",
            Use::Many => "use many",
        });
        if route.is_none() {
            classes.push_str(" again");
        }
        let path = match route {
            Some(route) => forward(start, route, end),
            None => backward(start, end),
        };
        let _ = writeln!(
            text,
            "<path class=\"{classes} u{} u{}\" d=\"{path}\"/>",
            edge.from, edge.to
        );
    }
}

fn forward(start: Point, route: &[Point], end: Point) -> String {
    let mut path = format!("M{:.1} {:.1}", start.x, start.y);
    let mut last = start;
    for point in route.iter().chain([&end]) {
        if (point.y - last.y).abs() < 0.05 {
            let _ = write!(path, "H{:.1}", point.x);
        } else {
            let middle = f64::midpoint(last.x, point.x);
            let _ = write!(
                path,
                "C{middle:.1} {:.1} {middle:.1} {:.1} {:.1} {:.1}",
                last.y, point.y, point.x, point.y
            );
        }
        last = *point;
    }
    path
}

/// Returns a backward edge's path: out to the right, back above or below, in from the left.
fn backward(start: Point, end: Point) -> String {
    let swing = 36.0;
    let side = if end.y > start.y { 1.0 } else { -1.0 };
    let lift = side * HEIGHT * 1.2;
    format!(
        "M{:.1} {:.1}C{:.1} {:.1} {:.1} {:.1} {:.1} {:.1}S{:.1} {:.1} {:.1} {:.1}",
        start.x,
        start.y,
        start.x + swing,
        start.y,
        start.x + swing,
        start.y + lift,
        f64::midpoint(start.x, end.x),
        f64::midpoint(start.y + lift, end.y - lift),
        end.x - swing,
        end.y,
        end.x,
        end.y
    )
}

const LEGEND: [(&str, &str); 6] = [
    ("rule start", "start"),
    ("rule list", "has a list"),
    ("group", "recursive"),
    ("use many", "many times"),
    ("use", "once"),
    ("use optional", "may be left out"),
];

const LEGEND_STEP: f64 = 150.0;

fn legend_width() -> f64 {
    LEGEND.len() as f64 * LEGEND_STEP + 2.0 * MARGIN
}

fn write_legend(text: &mut String) {
    let y = MARGIN + 28.0;
    for (at, (class, what)) in LEGEND.iter().enumerate() {
        let x = MARGIN + at as f64 * LEGEND_STEP;
        let sign = match class.starts_with("use") {
            true => format!("<path class=\"{class}\" d=\"M{x:.1} {y:.1}h26\"/>"),
            false if *class == "group" => format!(
                "<rect class=\"group\" x=\"{x:.1}\" y=\"{:.1}\" width=\"26\" height=\"16\" rx=\"4\"/>",
                y - 8.0
            ),
            false => format!(
                "<g class=\"{class}\"><rect x=\"{x:.1}\" y=\"{:.1}\" width=\"26\" height=\"16\" rx=\"4\"/></g>",
                y - 8.0
            ),
        };
        let _ = writeln!(
            text,
            "{sign}<text x=\"{:.1}\" y=\"{:.1}\">{what}</text>",
            x + 34.0,
            y + 4.0
        );
    }
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('>', "&gt;")
        .replace('"', "&quot;")
}
