//! A reduction as an animated SVG.
//!
//! Left, the original fades part by part; right, the remaining text grows until it is readable. It
//! plays without a script.

use std::fmt::Write;

use super::page::escaped;
use super::summary::counted;
use secateur_session::history::{History, origins};

/// Maximal number of frames; further steps share one.
const FRAMES: usize = 60;
/// Maximal number of rows in a frame; several lines of a long text share one.
const ROWS: usize = 160;
/// Maximal lines shown as text.
const READABLE: usize = 26;
/// Maximal characters of a shown line.
const COLUMNS: usize = 100;

const WIDTH: f64 = 960.0;
const HEIGHT: f64 = 540.0;
const TOP: f64 = 64.0;
const BOTTOM: f64 = 24.0;
/// Left edge and width of the two halves.
const LEFT: (f64, f64) = (28.0, 440.0);
const RIGHT: (f64, f64) = (500.0, 432.0);

const STYLE: &str = "svg{--b:#fbfaf7;--t:#22262b;--s:#6a7178;--k:#c2410c;--g:#7b8794}\
@media(prefers-color-scheme:dark){svg{--b:#16181b;--t:#e4e2dd;--s:#969ca3;--k:#fb923c;--g:#8b949e}}\
.b{fill:var(--b)}.g{fill:var(--g)}.k{fill:var(--k)}.s{fill:var(--s)}.t{fill:var(--t)}\
text{font-family:system-ui,sans-serif}.c{font-family:ui-monospace,monospace;white-space:pre}";

struct Frame {
    steps: usize,
    text: Vec<u8>,
}

/// Draws a reduction as a loop that lasts `seconds`.
#[must_use]
pub fn animation(history: &History, title: &str, seconds: f64) -> String {
    let frames = frames(history);
    let last = frames.len() - 1;
    // The last frame stays longer.
    let hold = (last as f64 * 0.25).max(1.0);
    let percent = |frame: usize| 100.0 * frame as f64 / (last as f64 + hold);
    let mut svg = format!(
        r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{0} shrinking"><title>{0}</title><style>{STYLE}"#,
        escaped(title)
    );
    let _ = write!(
        svg,
        "g[class]{{animation:{seconds}s step-end infinite}}@media(prefers-reduced-motion:reduce){{g[class]{{animation:none!important}}}}"
    );
    for number in 0..=last {
        let (from, to) = (percent(number), percent(number + 1));
        if last == 0 {
            continue;
        }
        // One frame at a time; without animation the last one.
        let shown = f64::from(u8::from(number == last));
        let begin = match number {
            0 => String::new(),
            _ => "0%{opacity:0}".to_owned(),
        };
        let end = match number == last {
            true => String::new(),
            false => format!("{to:.2}%{{opacity:0}}"),
        };
        let _ = write!(
            svg,
            ".n{number}{{animation-name:n{number}!important;opacity:{shown}}}@keyframes n{number}{{{begin}{from:.2}%{{opacity:1}}{end}}}"
        );
        let _ = write!(
            svg,
            ".o{number}{{animation-name:o{number}!important;opacity:.13}}@keyframes o{number}{{0%{{opacity:1}}{from:.2}%{{opacity:.13}}}}"
        );
    }
    let _ = write!(
        svg,
        r#"</style><rect class="b" width="{WIDTH}" height="{HEIGHT}"/><text class="t c" x="28" y="38" font-size="20" font-weight="600">{}</text>"#,
        escaped(title)
    );
    original(&mut svg, history, &frames);
    for (number, frame) in frames.iter().enumerate() {
        let _ = write!(svg, r#"<g class="n{number}">"#);
        let said = match frame.steps.checked_sub(1).map(|at| &history.steps()[at]) {
            None => counted(frame.text.len() as u64, "byte"),
            Some(step) => format!(
                "{} · {} · {}",
                counted(step.tokens as u64, "token"),
                counted(step.tests, "test"),
                step.strategy
            ),
        };
        let _ = write!(
            svg,
            r#"<text class="s" x="{}" y="38" font-size="16" text-anchor="end">{}</text>"#,
            WIDTH - 28.0,
            escaped(&said)
        );
        current(&mut svg, &frame.text);
        svg.push_str("</g>");
    }
    svg.push_str("</svg>\n");
    svg
}

fn frames(history: &History) -> Vec<Frame> {
    let steps = history.steps().len();
    let count = steps.min(FRAMES);
    // The first and the last step are always shown.
    let wanted = |number: usize| (number * steps).div_ceil(count.max(1));
    let mut next = 0;
    let mut frames = Vec::new();
    for (taken, text) in history.texts().enumerate() {
        if taken == wanted(next) {
            frames.push(Frame { steps: taken, text });
            next += 1;
        }
    }
    frames
}

/// Draws the original, a bar for each line, in as many columns as fit.
fn original(svg: &mut String, history: &History, frames: &[Frame]) {
    let text = history.original();
    let fates = origins(history).fates;
    let lines = text.split(|&byte| byte == b'\n').count();
    let height = HEIGHT - TOP - BOTTOM;
    let columns = (lines as f64 * 1.6 / height).ceil().max(1.0);
    let rows = (lines as f64 / columns).ceil();
    let pitch = (height / rows).min(12.0);
    let (left, width) = LEFT;
    let column = width / columns;
    let widest = widest(&String::from_utf8_lossy(text));
    let character = ((column - 6.0).max(1.0) / widest as f64).min(6.0);
    let frame_of = |step: usize| frames.partition_point(|frame| frame.steps <= step);
    let mut paths: Vec<String> = vec![String::new(); frames.len() + 1];
    let (mut line, mut at) = (0usize, 0usize);
    for fate in &fates {
        let path = match fate.step {
            Some(step) => frame_of(step).min(frames.len() - 1),
            None => frames.len(),
        };
        for part in text[fate.bytes.clone()].split_inclusive(|&byte| byte == b'\n') {
            let ends = part.ends_with(b"\n");
            let blank = part.iter().take_while(|b| b.is_ascii_whitespace()).count();
            let (from, to) = (at + blank, at + part.len() - usize::from(ends));
            if from < to.min(widest) {
                let x = left + column * (line as f64 / rows).floor() + from as f64 * character;
                let y = TOP + pitch * (line as f64 % rows);
                let wide = (to.min(widest) - from) as f64 * character;
                let _ = write!(
                    paths[path],
                    "M{x:.1} {y:.1}h{wide:.1}v{:.1}h-{wide:.1}z",
                    pitch * 0.72
                );
            }
            (line, at) = match ends {
                true => (line + 1, 0),
                false => (line, at + part.len()),
            };
        }
    }
    let kept = paths.pop().unwrap_or_default();
    for (number, path) in paths
        .iter()
        .enumerate()
        .filter(|(_, path)| !path.is_empty())
    {
        let _ = write!(
            svg,
            r#"<g class="o{number}"><path class="g" d="{path}"/></g>"#
        );
    }
    let _ = write!(svg, r#"<path class="k" d="{kept}"/>"#);
}

/// Returns the width, in characters, at which most lines fit.
fn widest(text: &str) -> usize {
    let mut lengths: Vec<usize> = text.lines().map(|line| line.trim_end().len()).collect();
    lengths.sort_unstable();
    let most = lengths.get(lengths.len() * 19 / 20).copied();
    most.unwrap_or(0).clamp(20, COLUMNS)
}

/// Draws a text: as bars while it is long, as text once it is short.
fn current(svg: &mut String, text: &[u8]) {
    let text = String::from_utf8_lossy(text);
    let lines: Vec<&str> = text.lines().collect();
    let (left, width) = RIGHT;
    let height = HEIGHT - TOP - BOTTOM;
    if lines.len() <= READABLE {
        let longest = lines.iter().map(|line| line.chars().count()).max();
        let longest = longest.unwrap_or(1).clamp(20, COLUMNS) as f64;
        // A character is about 0.6 of its size wide.
        let size = (width / longest / 0.6).min(height / lines.len().max(1) as f64 / 1.35);
        let size = size.clamp(6.0, 18.0);
        let _ = write!(svg, r#"<text class="t c" font-size="{size:.1}">"#);
        for (number, line) in lines.iter().enumerate() {
            let shown: String = line.chars().take(COLUMNS).collect();
            let _ = write!(
                svg,
                r#"<tspan x="{left}" y="{:.1}" xml:space="preserve">{}</tspan>"#,
                TOP + size * (1.0 + 1.35 * number as f64),
                escaped(&shown)
            );
        }
        svg.push_str("</text>");
        return;
    }
    let each = lines.len().div_ceil(ROWS);
    let rows = lines.len().div_ceil(each);
    let pitch = height / rows as f64;
    let widest = widest(&text);
    let character = width / widest as f64;
    svg.push_str(r#"<path class="g" d=""#);
    for (number, group) in lines.chunks(each).enumerate() {
        // The longest of the lines that share a row.
        let Some(line) = group.iter().max_by_key(|line| line.trim().len()) else {
            continue;
        };
        let from = line.len() - line.trim_start().len();
        let to = line.trim_end().len().min(widest);
        if from < to {
            let wide = (to - from) as f64 * character;
            let _ = write!(
                svg,
                "M{:.1} {:.1}h{wide:.1}v{:.1}h-{wide:.1}z",
                left + from as f64 * character,
                TOP + pitch * number as f64,
                pitch * 0.72
            );
        }
    }
    svg.push_str(r#""/>"#);
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;
    use secateur_reduce::search::TextChange;
    use secateur_session::history::Moment;

    fn of(lines: usize) -> History {
        let text =
            |lines: usize| -> String { (0..lines).map(|n| format!("x{n} < 1;\n")).collect() };
        let mut history = History::new(text(lines).into());
        for left in (1..lines).rev() {
            let moment = Moment {
                tests: 1,
                elapsed: Duration::ZERO,
                tokens: left,
                strategy: "tree",
            };
            history.push(text(left).as_bytes(), &TextChange::Whole, moment);
        }
        history
    }

    #[test]
    fn the_first_and_the_last_are_shown() {
        for lines in [1, 2, 40, FRAMES, FRAMES + 1, 300] {
            let history = of(lines);
            let shown = frames(&history);
            assert!(shown.len() <= FRAMES + 1, "{lines}");
            assert_eq!(shown[0].steps, 0);
            assert_eq!(shown[shown.len() - 1].steps, history.steps().len());
            let svg = animation(&history, "a<b", 5.0);
            assert!(
                svg.contains("a&lt;b") && svg.contains("x0 &lt; 1;"),
                "{lines}"
            );
            assert_eq!(svg.matches("<g ").count(), svg.matches("</g>").count());
            assert!(!svg.contains("NaN"), "{lines}");
        }
    }
}
