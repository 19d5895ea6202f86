//! A fuzzer that found a failing JSON text and reduces it before it reports it.

use std::process::ExitCode;

use secateur_json::FORMAT;
use secateur_reduce::executor::Cancel;
use secateur_reduce::search::{End, ReduceError};
use secateur_reduce::{Options, reduce};

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
    // The error names the place; an input that does not parse can be reduced all the same.
    match reduce(&FORMAT, FOUND, fails, Options::default()) {
        Err(ReduceError::Syntax(error)) => println!("not JSON: {error}"),
        Err(error) => return failed(&error),
        Ok(_) => println!("JSON"),
    }
    let cancel = Cancel::new();
    let options = Options {
        tolerant: true,
        cancel: Some(cancel.clone()),
        on_progress: Some(&mut |progress| {
            // Enough is enough.
            if progress.tests >= 1_000 {
                cancel.cancel();
            }
        }),
        ..Options::default()
    };
    match reduce(&FORMAT, FOUND, fails, options) {
        Ok(reduction) => {
            let whole = matches!(reduction.end, End::Fixpoint);
            let text = String::from_utf8_lossy(&reduction.text);
            println!("{text} ({})", if whole { "done" } else { "stopped" });
            ExitCode::SUCCESS
        }
        Err(error) => failed(&error),
    }
}

fn failed(error: &ReduceError) -> ExitCode {
    eprintln!("{error}");
    ExitCode::FAILURE
}
