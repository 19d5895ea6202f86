//! Progress on stderr: a few lines on a terminal, a line now and then elsewhere.

use std::io::{IsTerminal, Write};
use std::time::{Duration, Instant};

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

use super::curve::Curve;
use super::printable;
use secateur_reduce::search::Progress;

/// A display of progress.
pub struct ProgressLine {
    shown: Shown,
}

enum Shown {
    Nothing,
    Terminal {
        bar: ProgressBar,
        curve: Option<Curve>,
        last: Option<Instant>,
    },
    Lines {
        last: Option<Instant>,
    },
}

/// Interval between lines without a terminal.
const LINE_INTERVAL: Duration = Duration::from_secs(10);
/// Interval between updates of a terminal.
const UPDATE_INTERVAL: Duration = Duration::from_millis(100);

impl ProgressLine {
    /// Creates a display on stderr, or none if `quiet`.
    #[must_use]
    pub fn new(quiet: bool) -> Self {
        let shown = if quiet {
            Shown::Nothing
        } else if std::io::stderr().is_terminal() {
            let bar = ProgressBar::with_draw_target(None, ProgressDrawTarget::stderr_with_hz(8));
            if let Ok(style) = ProgressStyle::with_template("{spinner} {wide_msg}") {
                bar.set_style(style);
            }
            Shown::Terminal {
                bar,
                curve: None,
                last: None,
            }
        } else {
            Shown::Lines { last: None }
        };
        Self { shown }
    }

    /// Updates the display if its interval has passed.
    pub fn show(&mut self, progress: &Progress) {
        let due = |last: &Option<Instant>, pause| last.is_none_or(|last| last.elapsed() >= pause);
        match &mut self.shown {
            Shown::Nothing => {}
            Shown::Terminal { bar, curve, last } => {
                let curve = curve.get_or_insert_with(|| Curve::new(progress.tokens_before));
                curve.add(progress.elapsed, progress.tokens_now);
                if due(last, UPDATE_INTERVAL) {
                    *last = Some(Instant::now());
                    bar.set_message(format!("{} {}", curve.draw(), line(progress)));
                    bar.tick();
                }
            }
            Shown::Lines { last } => {
                if due(last, LINE_INTERVAL) {
                    *last = Some(Instant::now());
                    // A failure to write to stderr is harmless.
                    let _ = writeln!(std::io::stderr(), "{}", line(progress));
                }
            }
        }
    }

    /// Prints a message above the progress, unless quiet.
    pub fn say(&self, text: &str) {
        let text = printable(text);
        let print = || {
            // A failure to write to stderr is harmless.
            let _ = writeln!(std::io::stderr(), "{text}");
        };
        match &self.shown {
            Shown::Nothing => {}
            Shown::Terminal { bar, .. } => bar.suspend(print),
            Shown::Lines { .. } => print(),
        }
    }

    /// Clears the terminal's lines.
    pub fn clear(&self) {
        if let Shown::Terminal { bar, .. } = &self.shown {
            bar.finish_and_clear();
        }
    }
}

fn line(progress: &Progress) -> String {
    let seconds = progress.elapsed.as_secs_f64();
    let rate = if seconds > 0.0 {
        progress.tests as f64 / seconds
    } else {
        0.0
    };
    format!(
        "{} of {} {} left ({} removed), {} tests, {rate:.1} tests/s, {} cache hits, \
         {}/{} workers, {}, {} round {} ({:.0}%)",
        progress.tokens_now,
        progress.tokens_before,
        progress.unit,
        share(progress.tokens_before, progress.tokens_now),
        progress.tests,
        progress.cache_hits,
        progress.running,
        progress.jobs,
        duration(progress.elapsed),
        progress.strategy,
        progress.round,
        progress.share * 100.0,
    )
}

/// Formats the removed share in percent.
pub(super) fn share(before: usize, now: usize) -> String {
    let gone = before.saturating_sub(now) as f64;
    format!("{:.1}%", 100.0 * gone / before.max(1) as f64)
}

/// Formats a time for people.
#[must_use]
pub fn duration(time: Duration) -> String {
    let seconds = time.as_secs();
    match seconds {
        0..60 => format!("{:.1} s", time.as_secs_f64()),
        60..3600 => format!("{}:{:02} min", seconds / 60, seconds % 60),
        _ => format!(
            "{}:{:02}:{:02} h",
            seconds / 3600,
            seconds / 60 % 60,
            seconds % 60
        ),
    }
}
