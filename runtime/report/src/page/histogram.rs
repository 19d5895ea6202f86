//! Durations of the tests, as an SVG histogram on a logarithmic scale.

use std::fmt::Write;
use std::time::Duration;

use super::chart::time;
use secateur_reduce::executor::Verdict;

/// Verdicts from bottom to top, each with its CSS class.
const STACK: [(Verdict, &str); 4] = [
    (Verdict::Interesting, "passed"),
    (Verdict::Uninteresting, "refused"),
    (Verdict::TimedOut, "timed-out"),
    (Verdict::OverLimit, "over-limit"),
];

const BARS_PER_DECADE: f64 = 6.0;
const WIDTH: f64 = 600.0;
const HEIGHT: f64 = 220.0;
const LEFT: f64 = 52.0;
const RIGHT: f64 = 16.0;
const TOP: f64 = 16.0;
const BOTTOM: f64 = 40.0;

fn bar(time: Duration) -> i64 {
    let seconds = time.as_secs_f64().max(1e-6);
    (seconds.log10() * BARS_PER_DECADE).floor() as i64
}

fn seconds(bar: i64) -> f64 {
    10f64.powf(bar as f64 / BARS_PER_DECADE)
}

/// Draws the histogram; empty without tests.
pub(super) fn draw(tests: &[(Duration, Verdict)]) -> String {
    let bars = || tests.iter().map(|&(time, _)| bar(time));
    let (Some(first), Some(last)) = (bars().min(), bars().max()) else {
        return String::new();
    };
    // A margin for a single bar.
    let (first, last) = (first - 2, last + 2);
    let count = (last - first + 1) as usize;
    let mut counts = vec![[0usize; STACK.len()]; count];
    for &(time, verdict) in tests {
        let kind = STACK.iter().position(|(known, _)| *known == verdict);
        counts[(bar(time) - first) as usize][kind.unwrap_or(0)] += 1;
    }
    let most = counts.iter().map(|bar| bar.iter().sum()).max().unwrap_or(1);
    let width = (WIDTH - LEFT - RIGHT) / count as f64;
    let height = HEIGHT - TOP - BOTTOM;
    let bottom = HEIGHT - BOTTOM;
    let mut svg = format!(
        r#"<svg class="chart" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="how long the tests took">"#
    );
    let _ = write!(
        svg,
        r#"<text class="tick" x="{:.1}" y="{:.1}" text-anchor="end">{most}</text><path class="grid" d="M{LEFT} {TOP}H{}"/>"#,
        LEFT - 7.0,
        TOP + 3.5,
        WIDTH - RIGHT
    );
    for (at, bar) in counts.iter().enumerate() {
        let x = LEFT + width * at as f64;
        let from = seconds(first + at as i64);
        let mut y = bottom;
        for (&number, (_, name)) in bar.iter().zip(STACK) {
            if number == 0 {
                continue;
            }
            // A small count stays visible.
            let tall = (height * number as f64 / most as f64).max(1.5);
            y -= tall;
            let _ = write!(
                svg,
                r#"<rect class="{name}" x="{:.1}" y="{y:.1}" width="{:.1}" height="{tall:.1}"><title>{number} {name}, {} to {}</title></rect>"#,
                x + 1.0,
                (width - 2.0).max(1.0),
                time(Duration::from_secs_f64(from)),
                time(Duration::from_secs_f64(seconds(first + at as i64 + 1))),
            );
        }
    }
    // At powers of ten; without any, at the first and last bar.
    let is_power = |at: &usize| (first + *at as i64).rem_euclid(BARS_PER_DECADE as i64) == 0;
    let mut labels: Vec<usize> = (0..=count).filter(is_power).collect();
    if labels.len() < 2 {
        labels = vec![2, count - 2];
    }
    for at in labels {
        let x = LEFT + width * at as f64;
        // A centred label would be cut off.
        let anchor = if at == count { "end" } else { "middle" };
        let _ = write!(
            svg,
            r#"<path class="axis" d="M{x:.1} {bottom}v4"/><text class="tick" x="{x:.1}" y="{:.1}" text-anchor="{anchor}">{}</text>"#,
            bottom + 16.0,
            time(Duration::from_secs_f64(seconds(first + at as i64)))
        );
    }
    let _ = write!(
        svg,
        r#"<path class="axis" d="M{LEFT} {bottom}H{}"/></svg>"#,
        WIDTH - RIGHT
    );
    svg
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_verdict_has_its_bar() {
        assert_eq!(draw(&[]), "");
        let ms = Duration::from_millis;
        let tests = [
            (ms(10), Verdict::Interesting),
            (ms(11), Verdict::Uninteresting),
            (ms(2000), Verdict::TimedOut),
        ];
        let svg = draw(&tests);
        for name in ["passed", "refused", "timed-out"] {
            assert_eq!(
                svg.matches(&format!(r#"class="{name}""#)).count(),
                1,
                "{name}"
            );
        }
        assert!(svg.contains(">100 ms<") && svg.contains(">1 s<"), "{svg}");
    }

    #[test]
    fn a_time_is_in_its_bar() {
        for micros in [1u64, 9, 10, 999, 1000, 123_456, 10_000_000] {
            let time = Duration::from_micros(micros);
            let bar = bar(time);
            let part = time.as_secs_f64() * (1.0 + 1e-9);
            assert!(seconds(bar) <= part && part <= seconds(bar + 1) * (1.0 + 1e-6));
        }
    }
}
