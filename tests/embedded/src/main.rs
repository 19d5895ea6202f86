//! A fuzzer that found a failing JSON text and reduces it before it reports it.

use std::ops::ControlFlow::{Break, Continue};
use std::process::ExitCode;
use std::time::Duration;

use secateur_json::FORMAT;
use secateur_reduce::Reducer;
use secateur_reduce::search::End;

/// What the fuzzer found: the text does not parse, as is usual in fuzzing.
const FOUND: &[u8] = br#"{"a": [1, 2, {"b": [[3], ["x"]]}], "c": [null, true]} }"#;

/// The software with the bug: it fails on three lists in one another.
fn fails(text: &[u8]) -> bool {
    let (mut depth, mut deepest) = (0_i32, 0);
    for byte in text {
        match byte {
            b'[' => depth += 1,
            b']' => depth -= 1,
            _ => {}
        }
        deepest = deepest.max(depth);
    }
    deepest >= 3
}

fn main() -> ExitCode {
    let reduced = Reducer::new(&FORMAT)
        .max_time(Duration::from_secs(60))
        .on_progress(|progress| match progress.tests {
            ..1_000 => Continue(()),
            _ => Break(()),
        })
        .reduce(FOUND, fails);
    match reduced {
        Ok(reduction) => {
            // It was reduced all the same.
            if let Some(error) = reduction.unparsed {
                println!("not JSON: {error}");
            }
            let whole = matches!(reduction.end, End::Fixpoint);
            let text = String::from_utf8_lossy(&reduction.text);
            println!("{text} ({})", if whole { "done" } else { "stopped" });
            ExitCode::SUCCESS
        }
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}
