//! A terminal's transcript as an animated picture.
//!
//! Commands, which begin with `$ `, appear letter by letter, their output at once. Without
//! animation all lines are visible.

use std::fmt::Write as _;

/// Width of a character at [`FONT`] pixels, and distance of lines.
const CHARACTER: f64 = 7.8;
const FONT: f64 = 13.0;
const LINE: f64 = 19.0;
/// Space around the text, and height of the window's bar.
const MARGIN: f64 = 16.0;
const BAR: f64 = 30.0;

/// Seconds for each character of a command, after a command, and after its output.
const TYPING: f64 = 0.025;
const WAITING: f64 = 0.5;
const READING: f64 = 1.4;

const STYLE: &str = "
svg { --back: #f6f8fa; --edge: #d0d7de; --ink: #1f2328; --error: #b3261e; --good: #1a7f37; }
@media (prefers-color-scheme: dark) {
  svg { --back: #0d1117; --edge: #30363d; --ink: #e6edf3; --error: #ff7b72; --good: #3fb950; }
}
rect { fill: var(--back); stroke: var(--edge); }
circle { fill: var(--edge); }
text { fill: var(--ink); white-space: pre; font-family: ui-monospace, Menlo, Consolas, monospace; }
.command { font-weight: 600; }
.error { fill: var(--error); }
.good { fill: var(--good); }
text { animation: appear 0s steps(1) backwards; }
.command { animation-name: type; }
@keyframes appear { from { visibility: hidden; } }
@keyframes type { from { clip-path: inset(0 100% 0 0); } to { clip-path: inset(0 0 0 0); } }
@media (prefers-reduced-motion: reduce) { text { animation: none; } }
";

#[must_use]
pub fn picture(transcript: &str) -> String {
    let lines: Vec<&str> = transcript.lines().collect();
    let longest = lines.iter().map(|line| line.chars().count()).max();
    let width = 2.0 * MARGIN + CHARACTER * longest.unwrap_or(0) as f64;
    let height = BAR + 2.0 * MARGIN + LINE * lines.len() as f64;
    let mut text = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width:.0} {height:.0}\" \
         width=\"{width:.0}\" height=\"{height:.0}\" role=\"img\" font-size=\"{FONT}\">\n\
         <title>A recording of a terminal</title>\n<style>{STYLE}</style>\n\
         <rect x=\"0.5\" y=\"0.5\" width=\"{:.0}\" height=\"{:.0}\" rx=\"8\"/>\n",
        width - 1.0,
        height - 1.0
    );
    for button in 0..3 {
        let x = MARGIN + 4.0 + 18.0 * f64::from(button);
        let _ = writeln!(
            text,
            "<circle cx=\"{x}\" cy=\"{}\" r=\"5\"/>",
            BAR / 2.0 + 3.0
        );
    }
    let mut seconds = 0.5;
    for (number, line) in lines.iter().enumerate() {
        let y = BAR + MARGIN + LINE * (number as f64 + 0.5);
        let characters = line.chars().count();
        let next_is_command = lines
            .get(number + 1)
            .is_some_and(|next| next.starts_with("$ "));
        let (class, typed) = match line {
            line if line.starts_with("$ ") => ("command", TYPING * characters as f64),
            line if line.contains("[ERROR]") => ("error", 0.0),
            line if line.contains(" → ") => ("good", 0.0),
            _ => ("output", 0.0),
        };
        let mut style = format!("animation-delay: {seconds:.2}s");
        if class == "command" {
            let _ = write!(
                style,
                "; animation-duration: {typed:.2}s; animation-timing-function: steps({characters})"
            );
            seconds += typed + WAITING;
        }
        if next_is_command {
            seconds += READING;
        }
        let _ = writeln!(
            text,
            "<text class=\"{class}\" x=\"{MARGIN}\" y=\"{y:.1}\" style=\"{style}\">{}</text>",
            escaped(line)
        );
    }
    text.push_str("</svg>\n");
    text
}

fn escaped(line: &str) -> String {
    line.replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('>', "&gt;")
}

#[cfg(test)]
mod tests {
    use super::picture;

    #[test]
    fn lines_appear_in_order() {
        let drawn = picture("$ ls <a>\nb\nc\n$ ls\n");
        assert!(drawn.contains(">$ ls &lt;a&gt;</text>"), "{drawn}");
        let delays: Vec<f64> = drawn
            .split("animation-delay: ")
            .skip(1)
            .map(|rest| rest.split('s').next().unwrap().parse().unwrap())
            .collect();
        assert_eq!(delays.len(), 4);
        assert!(delays[0] < delays[1] && delays[1] == delays[2] && delays[2] < delays[3]);
    }
}
