use std::borrow::Cow;
use std::fmt::Write as _;
use std::path::Path;
use std::time::Duration;

use serde::Serialize;

use super::progress::{duration, removed};
use secateur_reduce::search::{
    End, FlakinessStats, Progress, Reduction, Remaining, Runs, SearchLimit,
};

/// The note on a result with [`Reduction::tree_minimal`].
pub(super) const TREE_MINIMAL: &str = "1-tree-minimal: no single part of the result can go";

/// Formats a number of things, whose name is given as of one.
#[must_use]
pub fn counted(number: u64, what: &str) -> String {
    format!("{number} {what}{}", if number == 1 { "" } else { "s" })
}

/// Formats the summary for people; `output` is the path of the result.
#[must_use]
pub fn summary(reduction: &Reduction, output: &Path) -> String {
    let p = &reduction.progress;
    let mut text = String::new();
    let is_there = || std::fs::read(output).is_ok_and(|text| text == reduction.text);
    let unsaved = match reduction.end {
        End::Unsaved(_) if !is_there() => " (not saved: this file is larger, or there is none)",
        _ => "",
    };
    let share = format!(" ({} removed)", removed(p));
    let (of_tokens, of_bytes) = match p.tokens_now {
        0 => ("", &*share),
        _ => (&*share, ""),
    };
    let _ = writeln!(
        text,
        "{}{unsaved}: {} → {}{of_tokens}, {} → {}{of_bytes}",
        output.display(),
        p.tokens_before,
        counted(p.tokens_now as u64, "token"),
        p.bytes_before,
        counted(p.bytes_now as u64, "byte"),
    );
    text.push_str(&tests(p));
    let _ = write!(
        text,
        "\n{}: {} in property tests, {} outside them",
        duration(p.elapsed),
        duration(p.oracle_time),
        duration(outside(reduction)),
    );
    if reduction.tree_minimal {
        let _ = write!(text, "\n{TREE_MINIMAL}");
    }
    if p.expensive_tests > 0 {
        let runs = counted(p.expensive_tests, "run");
        let _ = write!(text, "\n{runs} of the second test");
    }
    if p.guards > 0 {
        let _ = write!(
            text,
            "\n{} of the guard, in {}",
            counted(p.guards, "run"),
            duration(p.guard_time)
        );
    }
    if let Some(rates) = rates(reduction.flakiness) {
        let _ = write!(text, "\n{rates}");
    }
    if reduction.rejected_by_grammar > 0 {
        let _ = write!(
            text,
            "\n{} candidates were rejected by the grammar: please report this as a bug",
            reduction.rejected_by_grammar
        );
    }
    text
}

/// Formats the tests by their ends, which add up, and the accepted edits.
pub(super) fn tests(p: &Progress) -> String {
    let mut text = counted(p.tests, "test");
    for (at, (name, number)) in ends(p).into_iter().enumerate() {
        // Most runs have the first three alone.
        if at < 3 || number > 0 {
            let before = if at == 0 { " (" } else { ", " };
            let _ = write!(text, "{before}{number} {name}");
        }
    }
    let _ = write!(
        text,
        "), {}, {}, {}",
        counted(p.successes, "accepted edit"),
        counted(p.cache_hits, "cache hit"),
        counted(u64::from(p.round), "round"),
    );
    text
}

/// Returns the numbers of tests by their ends: all tests, after a run.
pub(super) const fn ends(p: &Progress) -> [(&'static str, u64); 5] {
    [
        ("passed", p.passed),
        ("rejected", p.rejected),
        ("cancelled", p.cancelled),
        ("timed out", p.timeouts),
        ("over a limit", p.over_limit),
    ]
}

/// Formats the rates of original and result, if runs were counted.
#[must_use]
pub fn rates(flakiness: FlakinessStats) -> Option<String> {
    let rate = |runs: Runs| match 100.0 * runs.rate() {
        _ if runs.runs == 0 => "was not run again".to_owned(),
        rate if runs.passed > 0 && rate < 1.0 => format!("passed {rate:.2}% ({runs})"),
        rate => format!("passed {rate:.0}% ({runs})"),
    };
    let always = |runs: Runs| runs.passed == runs.runs;
    let what = match always(flakiness.original) && always(flakiness.result) {
        true => "no verdict on original and result differed",
        false => "the property test is flaky",
    };
    flakiness.counted.then(|| {
        format!(
            "{what}: the original {}, the result {}",
            rate(flakiness.original),
            rate(flakiness.result)
        )
    })
}

/// Returns the time without a property test or guard.
pub(super) fn outside(reduction: &Reduction) -> Duration {
    let p = &reduction.progress;
    p.elapsed.saturating_sub(p.oracle_time + p.guard_time)
}

/// The object of `--json`; field names are stable.
#[derive(Serialize)]
struct Summary<'a> {
    tokens_before: usize,
    tokens_after: usize,
    bytes_before: usize,
    bytes_after: usize,
    tests: u64,
    consumed: u64,
    passed: u64,
    rejected: u64,
    successes: u64,
    cancelled: u64,
    timeouts: u64,
    expensive_tests: u64,
    guards: u64,
    guard_seconds: f64,
    over_limit: u64,
    cache_hits: u64,
    repeated: u64,
    refused_when_repeated: u64,
    original_passed: u32,
    original_runs: u32,
    result_passed: u32,
    result_runs: u32,
    rounds: u32,
    seconds: f64,
    oracle_seconds: f64,
    outside_seconds: f64,
    rejected_by_grammar: u64,
    tree_minimal: bool,
    #[serde(skip_serializing_if = "<[_]>::is_empty")]
    remaining: &'a [Remaining],
    #[serde(skip_serializing_if = "Option::is_none")]
    mutants: Option<Shown<'a>>,
    empty_is_interesting: bool,
    end: &'static str,
    output: Cow<'a, str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    original_kept: Option<Cow<'a, str>>,
}

/// Tested mutants, and the texts of those that passed.
#[derive(Serialize)]
struct Shown<'a> {
    tested: usize,
    passed: Vec<Cow<'a, str>>,
}

impl<'a> Shown<'a> {
    fn of(mutants: &'a [(Vec<u8>, bool)]) -> Self {
        let passed = mutants.iter().filter(|(_, passed)| *passed);
        Self {
            tested: mutants.len(),
            passed: passed
                .map(|(text, _)| String::from_utf8_lossy(text))
                .collect(),
        }
    }
}

/// Formats the summary as one JSON object; `kept` is the path of the original of a changed input.
///
/// # Errors
/// Never.
pub fn json(
    reduction: &Reduction,
    output: &Path,
    kept: Option<&Path>,
) -> serde_json::Result<String> {
    let p = &reduction.progress;
    serde_json::to_string(&Summary {
        tokens_before: p.tokens_before,
        tokens_after: p.tokens_now,
        bytes_before: p.bytes_before,
        bytes_after: p.bytes_now,
        tests: p.tests,
        consumed: p.consumed,
        passed: p.passed,
        rejected: p.rejected,
        successes: p.successes,
        cancelled: p.cancelled,
        timeouts: p.timeouts,
        expensive_tests: p.expensive_tests,
        guards: p.guards,
        guard_seconds: p.guard_time.as_secs_f64(),
        over_limit: p.over_limit,
        cache_hits: p.cache_hits,
        repeated: reduction.flakiness.repeated,
        refused_when_repeated: reduction.flakiness.rejected,
        original_passed: reduction.flakiness.original.passed,
        original_runs: reduction.flakiness.original.runs,
        result_passed: reduction.flakiness.result.passed,
        result_runs: reduction.flakiness.result.runs,
        rounds: p.round,
        seconds: p.elapsed.as_secs_f64(),
        oracle_seconds: p.oracle_time.as_secs_f64(),
        outside_seconds: outside(reduction).as_secs_f64(),
        rejected_by_grammar: reduction.rejected_by_grammar,
        tree_minimal: reduction.tree_minimal,
        remaining: &reduction.remaining,
        mutants: (!reduction.mutants.is_empty()).then(|| Shown::of(&reduction.mutants)),
        empty_is_interesting: reduction.empty_is_interesting,
        end: ending(&reduction.end),
        // Approximate if the path is not UTF-8.
        output: output.to_string_lossy(),
        original_kept: kept.map(Path::to_string_lossy),
    })
}

/// Returns the name of an end in JSON.
#[must_use]
pub const fn ending(end: &End) -> &'static str {
    match end {
        End::Fixpoint => "fixpoint",
        End::Interrupted => "interrupted",
        End::Limited(SearchLimit::Tests) => "max-tests",
        End::Limited(SearchLimit::Time) => "max-time",
        End::Unreliable => "unreliable",
        End::Unsaved(_) => "unsaved",
        End::Broken(_) => "broken",
    }
}
