//! Progress on stderr: a few lines on a terminal, else a line at intervals.

use std::io::IsTerminal;
use std::time::{Duration, Instant};

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

use super::curve::Curve;
use super::messages::{is_taken, say, show};
use super::printable;
use super::summary::counted;
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
                if due(last, UPDATE_INTERVAL) && is_taken() {
                    *last = Some(Instant::now());
                    let width = columns().saturating_sub(SPINNER);
                    let mut message = line(self.subject.as_deref(), progress, &self.since, width);
                    let curve = curve.draw();
                    if message.chars().count() + curve.chars().count() < width {
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
                    show(&line(
                        self.subject.as_deref(),
                        progress,
                        &self.since,
                        COLUMNS,
                    ));
                }
            }
        }
    }

    /// Prints a message above the progress, unless quiet.
    pub fn say(&self, text: &str) {
        match &self.shown {
            Shown::Nothing => {}
            Shown::Terminal { bar, .. } if is_taken() => bar.suspend(|| say(text)),
            Shown::Terminal { .. } | Shown::Lines { .. } => say(text),
        }
    }

    /// Clears the terminal's lines.
    pub fn clear(&self) {
        if let Shown::Terminal { bar, .. } = &self.shown {
            if !is_taken() {
                bar.set_draw_target(ProgressDrawTarget::hidden());
            }
            bar.finish_and_clear();
        }
    }
}

/// Columns where the terminal does not tell, and of a line elsewhere.
const COLUMNS: usize = 80;

/// Columns before the message.
const SPINNER: usize = 2;

/// Returns the terminal's columns, which may change at any time.
fn columns() -> usize {
    let size = console::Term::stderr().size_checked();
    size.map_or(COLUMNS, |(_, columns)| usize::from(columns))
}

/// Times of the last accepted edit and of the round's start, since the run's start.
#[derive(Debug, Default)]
struct Since {
    /// Tokens and bytes.
    size: Option<(usize, usize)>,
    /// `None` before the first.
    accepted: Option<Duration>,
    round: (u32, String),
    began: Duration,
}

impl Since {
    fn note(&mut self, progress: &Progress) {
        let before = (progress.tokens_before, progress.bytes_before);
        let size = (progress.tokens_now, progress.bytes_now);
        if size < self.size.replace(size).unwrap_or(before) {
            self.accepted = Some(progress.elapsed);
        }
        if self.round.0 != progress.round || self.round.1 != progress.strategy {
            self.round = (progress.round, progress.strategy.to_string());
            self.began = progress.elapsed;
        }
    }
}

/// Below this share of a round, or this time of it, its time predicts nothing.
const TELLING: f64 = 0.05;
const BRIEF: Duration = Duration::from_secs(1);

/// Characters of a subject at most, and as a share of the line.
const SUBJECT: usize = 24;
const OF_LINE: usize = 3;

/// A part of the line, as long as it may be and shorter.
struct Part {
    forms: Vec<String>,
    /// Parts with the least go first if space is missing.
    importance: u8,
}

impl Part {
    fn form(&self, number: usize) -> &str {
        &self.forms[number.min(self.forms.len() - 1)]
    }
}

/// Formats what fits a width: in short forms if it has to, and without the least important parts.
fn line(subject: Option<&str>, progress: &Progress, since: &Since, width: usize) -> String {
    let subject = subject.map(|subject| ending_of(subject, SUBJECT.min(width / OF_LINE)));
    let mut parts = parts(progress, since);
    let joined = |parts: &[Part], form: usize| {
        let parts: Vec<&str> = parts.iter().map(|part| part.form(form)).collect();
        let subject = subject.as_ref().map(|subject| format!("{subject}: "));
        subject.unwrap_or_default() + &parts.join(", ")
    };
    let fits = |line: &str| line.chars().count() <= width;
    let forms = parts.iter().map(|part| part.forms.len()).max().unwrap_or(1);
    if let Some(line) = (0..forms)
        .map(|form| joined(&parts, form))
        .find(|line| fits(line))
    {
        return line;
    }
    loop {
        let line = joined(&parts, forms);
        let least = (0..parts.len()).min_by_key(|&at| parts[at].importance);
        match least {
            Some(least) if parts.len() > 1 && !fits(&line) => parts.remove(least),
            _ => return line,
        };
    }
}

fn parts(progress: &Progress, since: &Since) -> Vec<Part> {
    let part = |importance, forms: &[String]| Part {
        forms: forms.to_vec(),
        importance,
    };
    let removed = removed(progress);
    let now = counted(progress.tokens_now as u64, &progress.unit.to_string());
    let mut parts = vec![
        part(7, &[now]),
        part(6, &[format!("{removed} removed"), format!("-{removed}")]),
    ];
    if let Some(accepted) = since.accepted {
        let [long, short] = rough(progress.elapsed.saturating_sub(accepted));
        let forms = [
            format!("last {long} ago"),
            format!("last {short} ago"),
            format!("{short} ago"),
        ];
        parts.push(part(4, &forms));
    }
    parts.push(part(5, &[counted(progress.tests, "test")]));
    let seconds = progress.elapsed.as_secs_f64();
    if seconds > 0.0 && progress.tests > 0 {
        let rate = progress.tests as f64 / seconds;
        let decimals = usize::from(rate < 9.95);
        parts.push(part(1, &[format!("{rate:.decimals$}/s")]));
    }
    if progress.strategy.is_empty() {
        return parts;
    }
    let share = progress.share.map_or(0.0, f64::from);
    let percent = (share * 100.0).round();
    // No round is at its very beginning or end for long.
    if !(1.0..100.0).contains(&percent) {
        parts.push(part(3, &[progress.strategy.to_string()]));
        return parts;
    }
    parts.push(part(3, &[format!("{} {percent}%", progress.strategy)]));
    let used = progress.elapsed.saturating_sub(since.began);
    if share >= TELLING && used >= BRIEF {
        let [long, short] = rough(used.mul_f64((1.0 - share) / share));
        parts.push(part(
            2,
            &[format!("~{long} left"), format!("~{short} left")],
        ));
    }
    parts
}

/// Formats a time for people in its largest unit, and shorter.
fn rough(time: Duration) -> [String; 2] {
    let seconds = time.as_secs();
    match seconds {
        0..60 => [format!("{seconds} s"), format!("{seconds}s")],
        60..3600 => [
            format!("{} min", seconds / 60),
            format!("{}m", seconds / 60),
        ],
        _ => {
            let hours = time.as_secs_f64() / 3600.0;
            [format!("{hours:.1} h"), format!("{hours:.1}h")]
        }
    }
}

/// Returns the end of a long path or name.
fn ending_of(subject: &str, most: usize) -> String {
    let left_out = subject.chars().count().saturating_sub(most);
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
    use secateur_reduce::search::Unit;

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

    /// Returns a search 100 seconds after a round began, and 12 after an accepted edit.
    fn at_work() -> (Progress, Since) {
        let mut since = Since::default();
        let mut progress = Progress {
            tokens_before: 98_765,
            tokens_now: 98_765,
            strategy: "tree".into(),
            round: 1,
            ..Progress::default()
        };
        since.note(&progress);
        progress.elapsed = Duration::from_secs(100);
        progress.tokens_now = 12_345;
        since.note(&progress);
        progress.elapsed = Duration::from_secs(112);
        progress.tests = 13_776;
        (progress.round, progress.strategy) = (2, "exchange".into());
        since.note(&progress);
        progress.elapsed = Duration::from_secs(200);
        progress.tokens_now = 12_300;
        since.note(&progress);
        progress.elapsed = Duration::from_secs(212);
        since.note(&progress);
        (progress, since)
    }

    #[test]
    fn a_line_has_all_parts_in_the_forms_that_fit() {
        let (mut progress, since) = at_work();
        progress.share = Some(0.25);
        let shown = |width| line(None, &progress, &since, width);
        assert_eq!(
            shown(118),
            "12300 tokens, 87.5% removed, last 12 s ago, 13776 tests, 65/s, exchange 25%, ~5 min left"
        );
        let all = "12300 tokens, -87.5%, last 12s ago, 13776 tests, 65/s, exchange 25%, ~5m left";
        assert_eq!((shown(80).as_str(), shown(78).as_str()), (all, all));
        assert_eq!(
            shown(76),
            "12300 tokens, -87.5%, 12s ago, 13776 tests, 65/s, exchange 25%, ~5m left"
        );
    }

    #[test]
    fn whole_parts_go_the_least_important_first() {
        let (mut progress, since) = at_work();
        progress.share = Some(0.25);
        for (width, expected) in [
            (
                70,
                "12300 tokens, -87.5%, 12s ago, 13776 tests, exchange 25%, ~5m left",
            ),
            (
                60,
                "12300 tokens, -87.5%, 12s ago, 13776 tests, exchange 25%",
            ),
            (48, "12300 tokens, -87.5%, 12s ago, 13776 tests"),
            (40, "12300 tokens, -87.5%, 13776 tests"),
            (20, "12300 tokens, -87.5%"),
            (5, "12300 tokens"),
        ] {
            assert_eq!(line(None, &progress, &since, width), expected, "{width}");
        }
        let subject = |subject, width| line(Some(subject), &progress, &since, width);
        assert_eq!(
            subject("src/parser/expressions.c", 118),
            "src/parser/expressions.c: 12300 tokens, 87.5% removed, last 12 s ago, 13776 tests, 65/s, \
             exchange 25%, ~5 min left"
        );
        assert_eq!(
            subject("tests/src/parser/expressions.c", 78),
            "…rc/parser/expressions.c: 12300 tokens, -87.5%, 12s ago, 13776 tests"
        );
        assert_eq!(
            subject("src/parser/expressions.c", 38),
            "…pressions.c: 12300 tokens, -87.5%"
        );
        (progress.tests, progress.tokens_now) = (u64::MAX, usize::MAX);
        assert!(line(None, &progress, &since, 78).chars().count() <= 78);
    }

    #[test]
    fn what_is_not_known_is_not_said() {
        let (mut progress, since) = at_work();
        let known = "12300 tokens, 87.5% removed, last 12 s ago, 13776 tests, 65/s, exchange";
        for (share, expected) in [
            (None, ""),
            (Some(0.004), ""),
            (Some(0.04), " 4%"),
            (Some(0.05), " 5%, ~31 min left"),
            (Some(0.98), " 98%, ~2 s left"),
            (Some(1.0), ""),
        ] {
            progress.share = share;
            assert_eq!(
                line(None, &progress, &since, 118),
                format!("{known}{expected}")
            );
        }
        progress.share = Some(0.25);
        progress.elapsed = since.began + BRIEF / 2;
        let shown = line(None, &progress, &since, 118);
        assert!(shown.ends_with("exchange 25%"), "{shown}");
        let begun = Progress {
            tokens_before: 7,
            tokens_now: 7,
            ..Progress::default()
        };
        let mut since = Since::default();
        since.note(&begun);
        assert_eq!(
            line(None, &begun, &since, 78),
            "7 tokens, 0.0% removed, 0 tests"
        );
        let one = Progress {
            unit: Unit::Files,
            tokens_now: 1,
            tests: 1,
            ..begun
        };
        assert!(line(None, &one, &since, 78).starts_with("1 file, 85.7% removed, 1 test"));
    }

    #[test]
    fn rough_times_have_one_unit() {
        let shown = |seconds| rough(Duration::from_secs(seconds)).join(" or ");
        assert_eq!(shown(59), "59 s or 59s");
        assert_eq!(shown(3599), "59 min or 59m");
        assert_eq!(shown(5400), "1.5 h or 1.5h");
    }
}
