//! Progress on stderr: a few lines on a terminal, else a line at intervals.

use std::io::{IsTerminal, Write};
use std::time::{Duration, Instant};

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

use super::curve::Curve;
use super::printable;
use secateur_reduce::search::Progress;

/// A display of progress.
pub struct ProgressLine {
    shown: Shown,
    /// The name of the file or strategy, if there are several.
    subject: Option<String>,
    since: Since,
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

const LINE_INTERVAL: Duration = Duration::from_secs(10);
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
        Self {
            shown,
            subject: None,
            since: Since::default(),
        }
    }

    /// Names what is reduced, one of several files or strategies.
    #[must_use]
    pub fn of(mut self, subject: &str) -> Self {
        self.subject = Some(printable(subject).into_owned());
        self
    }

    /// Updates the display if its interval has passed.
    pub fn show(&mut self, progress: &Progress) {
        let due = |last: &Option<Instant>, pause| last.is_none_or(|last| last.elapsed() >= pause);
        self.since.note(progress);
        match &mut self.shown {
            Shown::Nothing => {}
            Shown::Terminal { bar, curve, last } => {
                let curve = curve.get_or_insert_with(|| Curve::new(progress.tokens_before));
                curve.add(progress.elapsed, progress.tokens_now);
                if due(last, UPDATE_INTERVAL) {
                    *last = Some(Instant::now());
                    let mut message = line(self.subject.as_deref(), progress, &self.since);
                    let curve = curve.draw();
                    if message.chars().count() + curve.chars().count() < WIDTH {
                        message.push(' ');
                        message.push_str(&curve);
                    }
                    bar.set_message(message);
                    bar.tick();
                }
            }
            Shown::Lines { last } => {
                if due(last, LINE_INTERVAL) {
                    *last = Some(Instant::now());
                    // A failure to write to stderr is harmless.
                    let line = line(self.subject.as_deref(), progress, &self.since);
                    let _ = writeln!(std::io::stderr(), "{line}");
                }
            }
        }
    }

    /// Prints a message above the progress, unless quiet.
    pub fn say(&self, text: &str) {
        let text = printable(text);
        let print = || {
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

/// Times of the last removal and of the round's start, since the run's start.
#[derive(Debug, Default)]
struct Since {
    tokens: Option<usize>,
    accepted: Duration,
    round: u32,
    began: Duration,
}

impl Since {
    fn note(&mut self, progress: &Progress) {
        if self.tokens != Some(progress.tokens_now) {
            self.tokens = Some(progress.tokens_now);
            self.accepted = progress.elapsed;
        }
        if self.round != progress.round {
            self.round = progress.round;
            self.began = progress.elapsed;
        }
    }
}

/// Characters of a line: it fits 80 columns with the spinner.
const WIDTH: usize = 77;

/// Below this share of a round its time predicts nothing.
const TELLING: f64 = 0.05;

/// Characters of a subject at most.
const SUBJECT: usize = 24;

/// Formats what fits a line, the most important first.
fn line(subject: Option<&str>, progress: &Progress, since: &Since) -> String {
    let seconds = progress.elapsed.as_secs_f64();
    let rate = progress.tests as f64 / seconds.max(f64::MIN_POSITIVE);
    let mut parts = vec![
        format!("{} {}", progress.tokens_now, progress.unit),
        format!("{} removed", removed(progress)),
        format!("{} tests", progress.tests),
    ];
    if seconds > 0.0 {
        parts.push(format!("{rate:.1}/s"));
    }
    let idle = progress.elapsed.saturating_sub(since.accepted);
    parts.push(format!("smaller {} ago", duration(idle)));
    if !progress.strategy.is_empty() {
        let done = f64::from(progress.share).clamp(0.0, 1.0);
        parts.push(format!("{} {:.0}%", progress.strategy, done * 100.0));
        if done >= TELLING {
            let used = progress.elapsed.saturating_sub(since.began);
            let left = used.mul_f64((1.0 - done) / done);
            parts.push(format!("~{} left", duration(left)));
        }
    }
    let mut line = subject
        .map(|subject| format!("{}: ", ending_of(subject)))
        .unwrap_or_default();
    let begins = line.len();
    for part in parts {
        let separator = if line.len() == begins { "" } else { ", " };
        if line.chars().count() + separator.len() + part.chars().count() > WIDTH {
            break;
        }
        line.push_str(separator);
        line.push_str(&part);
    }
    line
}

/// Returns the end of a long path or name.
fn ending_of(subject: &str) -> String {
    let left_out = subject.chars().count().saturating_sub(SUBJECT);
    match left_out {
        0 => subject.to_owned(),
        _ => subject
            .chars()
            .skip(left_out + 1)
            .fold("…".to_owned(), |mut shown, next| {
                shown.push(next);
                shown
            }),
    }
}

/// Formats the removed share of the tokens, or of the bytes where no token is left.
///
/// A text without tokens may consist of comments.
pub(super) fn removed(progress: &Progress) -> String {
    match progress.tokens_now {
        0 => share(progress.bytes_before, progress.bytes_now),
        now => share(progress.tokens_before, now),
    }
}

/// Formats the removed share in percent, below 100 while something remains.
pub(super) fn share(before: usize, now: usize) -> String {
    let gone = before.saturating_sub(now) as f64;
    let percent = 100.0 * gone / before.max(1) as f64;
    let most = if now > 0 { 99.9 } else { 100.0 };
    format!("{:.1}%", percent.min(most))
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_is_removed_when_nothing_is_left() {
        assert_eq!(share(100_000, 1), "99.9%");
        assert_eq!(share(100_000, 0), "100.0%");
        assert_eq!(share(27, 1), "96.3%");
        assert_eq!(share(0, 0), "0.0%");
    }

    #[test]
    fn a_text_without_tokens_may_have_bytes() {
        let progress = Progress {
            tokens_before: 6,
            bytes_before: 27,
            bytes_now: 11,
            ..Progress::default()
        };
        assert_eq!(removed(&progress), "59.3%");
    }

    #[test]
    fn a_line_fits_a_terminal() {
        let mut since = Since::default();
        let mut progress = Progress {
            tokens_before: 1000,
            tokens_now: 400,
            tests: 90,
            elapsed: Duration::from_secs(30),
            round: 1,
            ..Progress::default()
        };
        since.note(&progress);
        progress.elapsed = Duration::from_secs(45);
        progress.strategy = "tree".into();
        progress.share = 0.25;
        since.note(&progress);
        assert_eq!(
            line(None, &progress, &since),
            "400 tokens, 60.0% removed, 90 tests, 2.0/s, smaller 15.0 s ago, tree 25%"
        );
        progress.share = 0.5;
        (progress.tests, progress.tokens_now) = (9, 4);
        since.note(&progress);
        assert_eq!(
            line(None, &progress, &since),
            "4 tokens, 99.6% removed, 9 tests, 0.2/s, smaller 0.0 s ago, tree 50%"
        );
        let shown = line(Some("src/parser/expressions.c"), &progress, &since);
        assert!(
            shown.starts_with("src/parser/expressions.c: 4 tokens, "),
            "{shown}"
        );
        let shown = line(Some("tests/src/parser/expressions.c"), &progress, &since);
        assert!(
            shown.starts_with("…rc/parser/expressions.c: 4 tokens, "),
            "{shown}"
        );
        assert!(shown.chars().count() <= WIDTH);
        (progress.tests, progress.tokens_now) = (u64::MAX, usize::MAX);
        assert!(line(None, &progress, &since).chars().count() <= WIDTH);
    }
}
