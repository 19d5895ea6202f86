//! Remaining tokens over tests or time, as an SVG chart.
//!
//! The scale is logarithmic, since the last tokens matter as much as the first.

use std::fmt::Write;
use std::time::Duration;

use super::template::escaped;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Measure {
    Tests,
    Time,
}

#[derive(Clone, Debug)]
pub(super) struct Mark {
    pub(super) at: f64,
    pub(super) tokens: usize,
    pub(super) color: usize,
    pub(super) title: String,
}

/// A line of tokens over the measure.
#[derive(Clone, Debug)]
pub(super) struct Run {
    /// May be empty.
    pub(super) name: String,
    /// `None` colours only the marks.
    pub(super) color: Option<usize>,
    pub(super) begin: usize,
    pub(super) marks: Vec<Mark>,
    /// At or after the last mark.
    pub(super) end: f64,
}

#[derive(Clone, Debug)]
pub(super) struct Chart {
    pub(super) measure: Measure,
    pub(super) runs: Vec<Run>,
}

const WIDTH: f64 = 600.0;
const HEIGHT: f64 = 300.0;
const LEFT: f64 = 52.0;
const RIGHT: f64 = 16.0;
const TOP: f64 = 12.0;
const BOTTOM: f64 = 40.0;

impl Measure {
    pub(super) fn of(self, tests: u64, seconds: f64) -> f64 {
        match self {
            Self::Tests => tests as f64,
            Self::Time => seconds,
        }
    }

    const fn label(self) -> &'static str {
        match self {
            Self::Tests => "tests",
            Self::Time => "time",
        }
    }

    fn tick(self, value: f64) -> String {
        match self {
            Self::Tests => super::grouped(value.round() as u64),
            Self::Time => time(Duration::from_secs_f64(value)),
        }
    }
}

pub(super) fn time(time: Duration) -> String {
    let seconds = time.as_secs_f64();
    let trimmed = |number: f64, unit: &str| {
        let text = match number {
            ..10.0 => format!("{number:.1}"),
            _ => format!("{number:.0}"),
        };
        format!("{} {unit}", text.strip_suffix(".0").unwrap_or(&text))
    };
    match seconds {
        0.0 => "0".to_owned(),
        ..0.001 => trimmed(seconds * 1e6, "µs"),
        ..1.0 => trimmed(seconds * 1e3, "ms"),
        ..120.0 => trimmed(seconds, "s"),
        ..7200.0 => trimmed(seconds / 60.0, "min"),
        _ => trimmed(seconds / 3600.0, "h"),
    }
}

/// Returns about `about` round numbers from 0 to `largest`.
fn ticks(largest: f64, about: f64, steps: &[f64]) -> Vec<f64> {
    let rough = (largest / about).max(f64::MIN_POSITIVE);
    let power = 10f64.powf(rough.log10().floor());
    let step = steps
        .iter()
        .map(|step| step * power)
        .find(|&step| step >= rough)
        .unwrap_or(power * 10.0);
    let count = (largest / step).floor() as usize;
    (0..=count).map(|number| number as f64 * step).collect()
}

impl Chart {
    pub(super) fn draw(&self) -> String {
        let ends = self.runs.iter().map(|run| run.end.max(last(run)));
        let end = ends.fold(0.0, f64::max).max(1e-6);
        let most = self.runs.iter().map(|run| run.begin).max().unwrap_or(0);
        let log = |tokens: usize| (tokens as f64).ln_1p();
        let height = HEIGHT - TOP - BOTTOM;
        let x = |at: f64| LEFT + (WIDTH - LEFT - RIGHT) * at / end;
        let y = |tokens: usize| TOP + height * (1.0 - log(tokens) / log(most.max(1)));
        let mut svg = String::new();
        let _ = write!(
            svg,
            r#"<svg class="chart" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="tokens left over {}">"#,
            self.measure.label()
        );
        self.draw_axes(&mut svg, end, most, &x, &y);
        for run in &self.runs {
            let class = run.color.map_or("plain".to_owned(), |c| format!("c{c}"));
            let mut path = format!("M{:.1} {:.1}", x(0.0), y(run.begin));
            for mark in &run.marks {
                let _ = write!(path, "H{:.1}V{:.1}", x(mark.at), y(mark.tokens));
            }
            let _ = write!(path, "H{:.1}", x(run.end.max(last(run))));
            let _ = write!(svg, r#"<path class="line {class}" d="{path}"/>"#);
            let mut before = run.begin;
            for (number, mark) in run.marks.iter().enumerate() {
                let (at, color) = (x(mark.at), mark.color);
                if run.color.is_none() {
                    let _ = write!(
                        svg,
                        r#"<path class="line c{color}" d="M{at:.1} {:.1}V{:.1}"/>"#,
                        y(before),
                        y(mark.tokens)
                    );
                }
                let _ = write!(
                    svg,
                    r#"<circle class="dot c{color}" data-n="{number}" cx="{at:.1}" cy="{:.1}" r="2.6"><title>{}</title></circle>"#,
                    y(mark.tokens),
                    escaped(&mark.title)
                );
                before = mark.tokens;
            }
            if !run.name.is_empty() {
                let (at, left) = (x(run.end), run.marks.last().map_or(run.begin, |m| m.tokens));
                let _ = write!(
                    svg,
                    r#"<text class="name {class}" x="{:.1}" y="{:.1}" text-anchor="end">{} {left}</text>"#,
                    at.max(LEFT + 60.0),
                    y(left) - 5.0,
                    escaped(&run.name)
                );
            }
        }
        svg.push_str("</svg>");
        svg
    }

    fn draw_axes(
        &self,
        svg: &mut String,
        end: f64,
        most: usize,
        x: &dyn Fn(f64) -> f64,
        y: &dyn Fn(usize) -> f64,
    ) {
        let (bottom, right) = (HEIGHT - BOTTOM, WIDTH - RIGHT);
        let powers = std::iter::successors(Some(1usize), |power| power.checked_mul(10));
        for tokens in std::iter::once(0).chain(powers.take_while(|&power| power <= most)) {
            let at = y(tokens);
            let _ = write!(
                svg,
                r#"<path class="grid" d="M{LEFT} {at:.1}H{right}"/><text class="tick" x="{:.1}" y="{:.1}" text-anchor="end">{}</text>"#,
                LEFT - 7.0,
                at + 3.5,
                super::grouped(tokens as u64)
            );
        }
        let steps: &[f64] = match (self.measure, end) {
            // Minutes and hours are not powers of ten.
            (Measure::Time, 120.0..) => &[1.2, 1.8, 3.0, 6.0],
            _ => &[1.0, 2.0, 5.0],
        };
        for value in ticks(end, 5.0, steps) {
            if self.measure == Measure::Tests && value.fract() != 0.0 {
                continue;
            }
            let at = x(value);
            let _ = write!(
                svg,
                r#"<path class="grid" d="M{at:.1} {TOP}V{bottom}"/><text class="tick" x="{at:.1}" y="{:.1}" text-anchor="middle">{}</text>"#,
                bottom + 16.0,
                self.measure.tick(value)
            );
        }
        let _ = write!(
            svg,
            r#"<text class="tick label" x="{right}" y="{:.1}" text-anchor="end">{}</text><path class="axis" d="M{LEFT} {TOP}V{bottom}H{right}"/>"#,
            HEIGHT - 8.0,
            self.measure.label()
        );
    }
}

fn last(run: &Run) -> f64 {
    run.marks.last().map_or(0.0, |mark| mark.at)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ticks_are_round() {
        let steps = [1.0, 2.0, 5.0];
        assert_eq!(ticks(1049.0, 5.0, &steps), [0.0, 500.0, 1000.0]);
        assert_eq!(ticks(9.0, 5.0, &steps), [0.0, 2.0, 4.0, 6.0, 8.0]);
        assert_eq!(ticks(0.5, 5.0, &steps).len(), 6);
    }

    #[test]
    fn times_are_short() {
        let said = [0.0, 0.000_02, 0.0015, 0.25, 3.0, 61.5, 600.0, 9000.0]
            .map(|seconds| time(Duration::from_secs_f64(seconds)));
        let wanted = [
            "0", "20 µs", "1.5 ms", "250 ms", "3 s", "62 s", "10 min", "2.5 h",
        ];
        assert_eq!(said, wanted);
    }

    #[test]
    fn a_line_goes_down_to_its_last_mark() {
        let mark = |at, tokens| Mark {
            at,
            tokens,
            color: 1,
            title: "a <b>".to_owned(),
        };
        let chart = Chart {
            measure: Measure::Tests,
            runs: vec![Run {
                name: String::new(),
                color: None,
                begin: 1000,
                marks: vec![mark(10.0, 100), mark(20.0, 0)],
                end: 40.0,
            }],
        };
        let svg = chart.draw();
        let bottom = HEIGHT - BOTTOM;
        assert!(
            svg.contains(&format!("V{bottom:.1}H{:.1}", WIDTH - RIGHT)),
            "{svg}"
        );
        assert_eq!(svg.matches("<circle").count(), 2);
        assert!(svg.contains("a &lt;b&gt;") && !svg.contains("<b>"));
    }
}
