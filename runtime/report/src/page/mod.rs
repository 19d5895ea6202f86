//! `--report`: a self-contained HTML page about a reduction, for a browser or for paper.
//!
//! Pictures are SVG, so the page is complete without scripts; a small one adds stepping back and
//! forth.

mod chart;
mod comparison;
mod histogram;
mod icicle;
mod source;
mod template;

pub(super) use template::escaped;

use std::collections::BTreeMap;
use std::io;
use std::path::Path;
use std::time::{Duration, SystemTime};

use minijinja::Value;
use serde::Serialize;

pub use comparison::{Compared, comparison};

use self::chart::{Chart, Mark, Measure, Run};
use super::costs::{Costs, ORIGINAL, StrategyCosts, removals};
use super::progress::{duration, removed};
use super::summary::{TREE_MINIMAL, counted, ending, ends, outside, rates};
use secateur_reduce::search::{Reduction, Remaining};
use secateur_session::Output;
use secateur_session::history::{History, Origins, origins};
use secateur_syntax::format::Format;

/// The content of a page: a finished reduction.
pub struct Page<'a> {
    /// Language of the tree.
    pub format: &'a dyn Format,
    /// Path of the input, for its name.
    pub input: &'a Path,
    /// Steps of the reduction.
    pub history: &'a History,
    /// Costs by strategy.
    pub costs: &'a Costs,
    /// The result.
    pub reduction: &'a Reduction,
    /// The start of the run.
    pub begun: &'a Begun,
}

/// The start of a run.
#[derive(Clone, Debug)]
pub struct Begun {
    /// The command line.
    pub command: String,
    /// The property test, and with it the texts of its scripts.
    pub test: String,
    /// The time.
    pub at: SystemTime,
}

#[derive(Serialize)]
struct Sheet<'a> {
    title: String,
    language: &'a str,
    version: &'static str,
    tiles: Vec<Tile>,
    end: &'static str,
    notes: Vec<String>,
    steps: Vec<StepRow<'a>>,
    over_tests: Value,
    over_time: Value,
    legend: Vec<Legend<'a>>,
    strategies: Vec<StrategyRow<'a>>,
    histogram: Value,
    oracle: Vec<(&'static str, String)>,
    original: Value,
    result: Value,
    result_lines: usize,
    original_lines: usize,
    tree: Option<Value>,
    remaining: Vec<Part<'a>>,
    run: Vec<(&'static str, String)>,
    test: &'a str,
}

#[derive(Serialize)]
struct Tile {
    name: &'static str,
    value: String,
    more: String,
}

#[derive(Serialize)]
struct StepRow<'a> {
    tests: u64,
    seconds: f64,
    tokens: usize,
    bytes: usize,
    strategy: &'a str,
}

#[derive(Serialize)]
struct Legend<'a> {
    name: &'a str,
    color: usize,
}

#[derive(Serialize)]
struct StrategyRow<'a> {
    name: &'a str,
    /// `None` before the first strategy.
    color: Option<usize>,
    rounds: u32,
    removed: String,
    /// Percentage of all removed tokens.
    share: f64,
    successes: u64,
    tests: u64,
    /// `None` without tests.
    tokens_a_test: Option<String>,
    cancelled: u64,
    cache_hits: u64,
    timeouts: u64,
    oracle: String,
    time: String,
}

#[derive(Serialize)]
struct Part<'a> {
    #[serde(flatten)]
    part: &'a Remaining,
    /// Bounded, so that the page stays narrow.
    indent: usize,
}

impl Page<'_> {
    /// Writes the page.
    ///
    /// # Errors
    /// If it cannot be written.
    pub fn write(&self, output: &Output) -> io::Result<()> {
        template::write(output, self.input, &self.html())
    }

    /// Returns the page.
    #[must_use]
    pub fn html(&self) -> String {
        template::page(&self.sheet())
    }

    fn sheet(&self) -> Sheet<'_> {
        let history = self.history;
        let reduction = self.reduction;
        let colors = colors(history, self.costs);
        let language = self.format.language();
        let origins = origins(history);
        let before = reduction.progress.tokens_before;
        let last = history.steps().last();
        let (tests, seconds) = self.used();
        let run = |measure: Measure| {
            let steps = history.steps().iter();
            Run {
                name: String::new(),
                color: None,
                begin: before,
                marks: steps
                    .map(|step| Mark {
                        at: measure.of(step.tests, step.seconds),
                        tokens: step.tokens,
                        color: colors[&*step.strategy],
                        title: format!(
                            "{}: {} after {}, {}",
                            step.strategy,
                            counted(step.tokens as u64, "token"),
                            counted(step.tests, "test"),
                            duration(Duration::from_secs_f64(step.seconds)),
                        ),
                    })
                    .collect(),
                end: measure.of(tests, seconds),
            }
        };
        let chart = |measure| Chart {
            measure,
            runs: vec![run(measure)],
        };
        let safe = Value::from_safe_string;
        Sheet {
            title: self
                .input
                .file_name()
                .unwrap_or_default()
                .to_string_lossy()
                .into_owned(),
            language: &language.name,
            version: env!("CARGO_PKG_VERSION"),
            tiles: self.tiles(),
            end: ending(&reduction.end),
            notes: self.notes(),
            steps: history
                .steps()
                .iter()
                .map(|step| StepRow {
                    tests: step.tests,
                    seconds: (step.seconds * 1e3).round() / 1e3,
                    tokens: step.tokens,
                    bytes: step.bytes,
                    strategy: &step.strategy,
                })
                .collect(),
            over_tests: safe(chart(Measure::Tests).draw()),
            over_time: safe(chart(Measure::Time).draw()),
            legend: legend(&colors),
            strategies: self.strategies(&colors),
            histogram: safe(histogram::draw(self.costs.tests())),
            oracle: self.oracle(),
            original: safe(source::original(history, &origins)),
            result: safe(source::result(history, &origins)),
            original_lines: lines(history.original()),
            result_lines: lines(history.best()),
            tree: self.tree(&origins, last.map_or(0, |step| step.tests)),
            remaining: reduction
                .remaining
                .iter()
                .map(|part| Part {
                    part,
                    indent: part.depth.min(16),
                })
                .collect(),
            run: self.run(),
            test: &self.begun.test,
        }
    }

    fn run(&self) -> Vec<(&'static str, String)> {
        let version = env!("CARGO_PKG_VERSION");
        let name = &self.format.description().name;
        vec![
            ("command", self.begun.command.clone()),
            ("begun", date(self.begun.at)),
            (
                "versions",
                format!(
                    "secateur {version}, with its grammar of {name}, on {}",
                    std::env::consts::OS
                ),
            ),
            (
                "seeds",
                "none: the search makes no random choice, so the same verdicts lead to this result"
                    .to_owned(),
            ),
        ]
    }

    /// Returns tests and seconds of all sessions.
    fn used(&self) -> (u64, f64) {
        let (tests, time) = self.history.before();
        let p = &self.reduction.progress;
        (tests + p.tests, (time + p.elapsed).as_secs_f64())
    }

    fn tiles(&self) -> Vec<Tile> {
        let p = &self.reduction.progress;
        let (tests, seconds) = self.used();
        let continued = self.history.before().0 > 0;
        let with_earlier = |all: String| format!("{all} with earlier sessions");
        let tile = |name, value: String, more: String| Tile { name, value, more };
        vec![
            tile(
                "tokens",
                grouped(p.tokens_now as u64),
                format!("of {}", grouped(p.tokens_before as u64)),
            ),
            tile(
                "removed",
                removed(p),
                format!("in {} accepted edits", grouped(p.successes)),
            ),
            tile(
                "bytes",
                grouped(p.bytes_now as u64),
                format!("of {}", grouped(p.bytes_before as u64)),
            ),
            tile(
                "tests",
                grouped(p.tests),
                match continued {
                    true => with_earlier(grouped(tests)),
                    false => format!("{} at once", p.jobs),
                },
            ),
            tile(
                "time",
                duration(p.elapsed),
                match continued {
                    true => with_earlier(duration(Duration::from_secs_f64(seconds))),
                    false => format!("{} outside the tests", duration(outside(self.reduction))),
                },
            ),
            tile(
                "cache hits",
                grouped(p.cache_hits),
                "answers without a test".to_owned(),
            ),
        ]
    }

    fn notes(&self) -> Vec<String> {
        let mut notes = Vec::new();
        let reduction = self.reduction;
        if reduction.tree_minimal {
            notes.push(TREE_MINIMAL.to_owned());
        }
        if self.history.before().0 > 0 {
            notes.push(
                "this run continued an earlier one: the curves show both, costs by strategy \
                 and the tests' times the last session alone"
                    .to_owned(),
            );
        }
        if reduction.empty_is_interesting {
            notes.push(
                "the property test accepts the empty file, so it is probably too weak".to_owned(),
            );
        }
        notes.extend(rates(reduction.flakiness));
        notes
    }

    fn strategies<'a>(&'a self, colors: &Colors<'a>) -> Vec<StrategyRow<'a>> {
        let costs = self.costs.by_strategy(&self.reduction.progress);
        let p = &self.reduction.progress;
        let removed = removals(self.history.steps(), p.tokens_before, p.tokens_now);
        let all: usize = removed.values().sum();
        let none = StrategyCosts::default();
        let mut names: Vec<&str> = std::iter::once(ORIGINAL)
            .chain(self.costs.names())
            .collect();
        // Those of earlier sessions.
        names.extend(
            colors
                .keys()
                .filter(|name| !costs.iter().any(|cost| cost.name == **name)),
        );
        names
            .into_iter()
            .map(|name| {
                let removed = removed.get(name).copied().unwrap_or_default();
                let cost = costs.iter().find(|cost| cost.name == name).unwrap_or(&none);
                let each = || format!("{:.1}", removed as f64 / cost.tests as f64);
                StrategyRow {
                    name,
                    color: colors.get(name).copied(),
                    rounds: cost.rounds,
                    removed: grouped(removed as u64),
                    share: (1000.0 * removed as f64 / all.max(1) as f64).round() / 10.0,
                    successes: cost.successes,
                    tests: cost.tests,
                    tokens_a_test: (cost.tests > 0).then(each),
                    cancelled: cost.cancelled,
                    cache_hits: cost.cache_hits,
                    timeouts: cost.timeouts,
                    oracle: duration(cost.oracle),
                    time: duration(cost.time),
                }
            })
            .collect()
    }

    fn oracle(&self) -> Vec<(&'static str, String)> {
        let p = &self.reduction.progress;
        let tests = self.costs.tests();
        let mut times: Vec<Duration> = tests.iter().map(|test| test.0).collect();
        times.sort_unstable();
        let quantile = |part: f64| {
            let at = (part * times.len().saturating_sub(1) as f64).round() as usize;
            times
                .get(at)
                .map_or_else(String::new, |&time| chart::time(time))
        };
        let by_end = ends(p).map(|(name, number)| (name, grouped(number)));
        let mut rows = vec![("tests", grouped(p.tests))];
        rows.extend(by_end);
        rows.extend([
            ("median time", quantile(0.5)),
            ("90% end within", quantile(0.9)),
            ("longest", quantile(1.0)),
        ]);
        if p.expensive_tests > 0 {
            rows.push(("runs of the second test", grouped(p.expensive_tests)));
        }
        if p.guards > 0 {
            rows.push(("runs of the guard", grouped(p.guards)));
            rows.push(("time of the guard", duration(p.guard_time)));
        }
        rows
    }

    /// Draws the original's tree, if it is in the language.
    fn tree(&self, origins: &Origins, tests: u64) -> Option<Value> {
        let steps = self.history.steps();
        let age = |step: usize| steps[step].tests as f64 / tests.max(1) as f64;
        let drawn = icicle::draw(self.format, self.history.original(), origins, &age, steps)?;
        Some(Value::from_safe_string(drawn))
    }
}

type Colors<'a> = BTreeMap<&'a str, usize>;

const COLORS: usize = 10;

fn colors<'a>(history: &'a History, costs: &'a Costs) -> Colors<'a> {
    let of_steps = history.steps().iter().map(|step| &*step.strategy);
    let mut colors = Colors::new();
    for name in costs.names().chain(of_steps) {
        let next = colors.len() % COLORS;
        colors.entry(name).or_insert(next);
    }
    colors
}

fn legend<'a>(colors: &Colors<'a>) -> Vec<Legend<'a>> {
    let mut legend: Vec<Legend<'a>> = colors
        .iter()
        .map(|(&name, &color)| Legend { name, color })
        .collect();
    legend.sort_by_key(|one| one.color);
    legend
}

fn lines(text: &[u8]) -> usize {
    let ends = text.iter().filter(|&&byte| byte == b'\n').count();
    ends + usize::from(text.last().is_some_and(|&byte| byte != b'\n'))
}

/// Formats a time as date and time of day in UTC.
///
/// Years begin with March, so that a leap day is the last of its year.
fn date(at: SystemTime) -> String {
    let since = at.duration_since(SystemTime::UNIX_EPOCH);
    let seconds = since.map_or(0, |since| since.as_secs());
    let (days, of_day) = (seconds / 86_400 + 719_468, seconds % 86_400);
    let (era, day) = (days / 146_097, days % 146_097);
    let year = (day - day / 1460 + day / 36_524 - day / 146_096) / 365;
    let day = day - (365 * year + year / 4 - year / 100);
    let month = (5 * day + 2) / 153;
    let day = day - (153 * month + 2) / 5 + 1;
    let (month, next) = if month < 10 {
        (month + 3, 0)
    } else {
        (month - 9, 1)
    };
    format!(
        "{:04}-{month:02}-{day:02} {:02}:{:02}:{:02} UTC",
        era * 400 + year + next,
        of_day / 3600,
        of_day / 60 % 60,
        of_day % 60
    )
}

/// Formats a number with narrow no-break spaces between thousands.
fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let mut text = String::new();
    for (at, digit) in digits.chars().enumerate() {
        if at > 0 && (digits.len() - at).is_multiple_of(3) {
            text.push('\u{202f}');
        }
        text.push(digit);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dates_are_those_of_the_calendar() {
        for (seconds, expected) in [
            (0, "1970-01-01 00:00:00 UTC"),
            (951_782_399, "2000-02-28 23:59:59 UTC"),
            (951_782_400, "2000-02-29 00:00:00 UTC"),
            (1_709_251_199, "2024-02-29 23:59:59 UTC"),
            (1_772_323_200, "2026-03-01 00:00:00 UTC"),
            (4_107_542_399, "2100-02-28 23:59:59 UTC"),
            (4_107_542_400, "2100-03-01 00:00:00 UTC"),
        ] {
            let at = SystemTime::UNIX_EPOCH + Duration::from_secs(seconds);
            assert_eq!(date(at), expected);
        }
    }

    #[test]
    fn thousands_are_apart() {
        assert_eq!(grouped(0), "0");
        assert_eq!(grouped(999), "999");
        assert_eq!(grouped(1_234_567), "1\u{202f}234\u{202f}567");
    }

    #[test]
    fn lines_are_counted_as_people_do() {
        assert_eq!(
            [&b""[..], b"a", b"a\n", b"a\nb", b"\n"].map(lines),
            [0, 1, 1, 2, 1]
        );
    }
}
