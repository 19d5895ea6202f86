//! The closing summary of a reduction of a generator's run and of the text it makes.

use std::fmt::Write as _;
use std::path::Path;

use serde_json::{Value, json};

use super::progress::{duration, share};
use super::summary::{ending, json as text_json, summary};
use crate::generate::TraceReduction;
use crate::search::Reduction;

/// The summary for a person: what became of the run, then of the text, if that was
/// reduced, too. `output` is where the result is.
#[must_use]
pub fn generated_summary(run: &TraceReduction, text: Option<&Reduction>, output: &Path) -> String {
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
    let _ = writeln!(
        shown,
        "{} tests ({} passed, {} cancelled, {} timed out, {} over a limit), {} cache hits, {} rounds",
        p.tests, p.successes, p.cancelled, p.timeouts, p.over_limit, p.cache_hits, p.round,
    );
    let _ = writeln!(
        shown,
        "{} candidates by {} runs of the generator: {} left their trace, {} came to nothing, {} made nothing smaller",
        r.candidates, r.runs, r.left_trace, r.without_run, r.not_smaller,
    );
    let _ = write!(
        shown,
        "{}: {} in the oracle, {} in the generator",
        duration(p.elapsed),
        duration(p.oracle_time),
        duration(r.time),
    );
    match text {
        Some(text) => {
            let _ = write!(shown, "\nthen its text:\n{}", summary(text, output));
        }
        None => {
            let _ = write!(shown, "\nthe result: {}", output.display());
        }
    }
    shown
}

/// The summary as one JSON object; field names are stable. `text` is what
/// [`json`](super::json) says of the second part, or null.
///
/// # Errors
/// Never: it consists of numbers and texts.
pub fn generated_json(
    run: &TraceReduction,
    text: Option<&Reduction>,
    output: &Path,
) -> serde_json::Result<String> {
    let (p, r) = (&run.progress, &run.runs);
    let second: Option<Value> = match text {
        None => None,
        Some(text) => Some(serde_json::from_str(&text_json(text, output)?)?),
    };
    let more = text.map(|text| &text.progress);
    let (tests, seconds) = more.map_or((0, 0.0), |p| (p.tests, p.elapsed.as_secs_f64()));
    let shown = json!({
        "run": {
            "choices_before": r.choices_before,
            "choices_after": r.choices_after,
            "bytes_before": p.bytes_before,
            "bytes_after": p.bytes_now,
            "tests": p.tests,
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
        "text": second,
        "bytes_before": p.bytes_before,
        "bytes_after": more.map_or(p.bytes_now, |p| p.bytes_now),
        "tests": p.tests + tests,
        "seconds": p.elapsed.as_secs_f64() + seconds,
        "end": ending(text.map_or(&run.end, |text| &text.end)),
        "output": output.to_string_lossy(),
    });
    serde_json::to_string(&shown)
}
