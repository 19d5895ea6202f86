use std::fmt::Write as _;
use std::path::Path;

use serde_json::{Value, json};

use super::progress::{duration, share};
use super::summary::{ending, json as text_json, summary, tests};
use secateur_reduce::search::Reduction;
use secateur_trace::TraceReduction;

/// Syntax-guided reductions of texts that a generator made.
#[derive(Debug, Default)]
pub struct Texts {
    /// Reduction of the smallest run's text.
    pub of_run: Option<Reduction>,
    /// Reduction of the original run's text.
    pub of_original: Option<Reduction>,
}

impl Texts {
    /// Returns the last reduction.
    #[must_use]
    pub fn last(&self) -> Option<&Reduction> {
        self.of_original.as_ref().or(self.of_run.as_ref())
    }

    /// Returns the reduction with the fewest bytes; of equals, that of the smallest run.
    #[must_use]
    pub fn smallest(&self) -> Option<&Reduction> {
        let texts = [self.of_run.as_ref(), self.of_original.as_ref()];
        texts
            .into_iter()
            .flatten()
            .min_by_key(|text| text.text.len())
    }
}

/// Formats the summary of a run and its texts for people; `output` is the path of the result.
#[must_use]
pub fn generated_summary(run: &TraceReduction, texts: &Texts, output: &Path) -> String {
    let (p, r) = (&run.progress, &run.runs);
    let mut shown = String::new();
    let _ = writeln!(
        shown,
        "the run: {} → {} choices, {} → {} bytes ({} removed)",
        r.choices_before,
        r.choices_after,
        p.bytes_before,
        p.bytes_now,
        share(p.bytes_before, p.bytes_now),
    );
    let _ = writeln!(shown, "{}", tests(p));
    let _ = writeln!(
        shown,
        "{} candidates by {} runs of the generator: {} left their trace, {} ended without a text, {} made no \
         smaller text",
        r.candidates, r.runs, r.left_trace, r.without_run, r.not_smaller,
    );
    let _ = write!(
        shown,
        "{}: {} in property tests, {} in the generator",
        duration(p.elapsed),
        duration(p.oracle_time),
        duration(r.time),
    );
    match &texts.of_run {
        Some(text) => {
            let _ = write!(shown, "\nthen its text:\n{}", summary(text, output));
        }
        None => {
            let _ = write!(shown, "\nthe result: {}", output.display());
        }
    }
    if let Some(text) = &texts.of_original {
        let _ = write!(shown, "\nand the original text:\n{}", summary(text, output));
        let result = texts.smallest().map_or(0, |text| text.text.len());
        let _ = write!(shown, "\nthe smaller one is kept: {result} bytes");
    }
    shown
}

/// Formats the summary as one JSON object with stable field names.
///
/// `text` and `original` are the objects of [`json`](super::json), or null.
///
/// # Errors
/// Never.
pub fn generated_json(
    run: &TraceReduction,
    texts: &Texts,
    output: &Path,
) -> serde_json::Result<String> {
    let (p, r) = (&run.progress, &run.runs);
    let of = |text: Option<&Reduction>| -> serde_json::Result<Option<Value>> {
        text.map(|text| serde_json::from_str(&text_json(text, output, None)?))
            .transpose()
    };
    let (first, second) = (texts.of_run.as_ref(), texts.of_original.as_ref());
    let more = || {
        [first, second]
            .into_iter()
            .flatten()
            .map(|text| &text.progress)
    };
    let tests: u64 = more().map(|p| p.tests).sum();
    let consumed: u64 = more().map(|p| p.consumed).sum();
    let seconds: f64 = more().map(|p| p.elapsed.as_secs_f64()).sum();
    let bytes = texts.smallest().map_or(p.bytes_now, |text| text.text.len());
    let shown = json!({
        "run": {
            "choices_before": r.choices_before,
            "choices_after": r.choices_after,
            "bytes_before": p.bytes_before,
            "bytes_after": p.bytes_now,
            "tests": p.tests,
            "consumed": p.consumed,
            "passed": p.passed,
            "rejected": p.rejected,
            "successes": p.successes,
            "cancelled": p.cancelled,
            "timeouts": p.timeouts,
            "over_limit": p.over_limit,
            "cache_hits": p.cache_hits,
            "rounds": p.round,
            "candidates": r.candidates,
            "generator_runs": r.runs,
            "left_trace": r.left_trace,
            "without_run": r.without_run,
            "not_smaller": r.not_smaller,
            "seconds": p.elapsed.as_secs_f64(),
            "oracle_seconds": p.oracle_time.as_secs_f64(),
            "generator_seconds": r.time.as_secs_f64(),
            "empty_is_interesting": run.empty_is_interesting,
            "end": ending(&run.end),
        },
        "text": of(first)?,
        "original": of(second)?,
        "bytes_before": p.bytes_before,
        "bytes_after": bytes,
        "tests": p.tests + tests,
        "consumed": p.consumed + consumed,
        "seconds": p.elapsed.as_secs_f64() + seconds,
        "end": ending(texts.last().map_or(&run.end, |text| &text.end)),
        "output": output.to_string_lossy(),
    });
    serde_json::to_string(&shown)
}
