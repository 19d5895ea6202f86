//! What a program that embeds a language links, and what the call can do.

use std::collections::BTreeSet;
use std::ops::ControlFlow::{Break, Continue};
use std::process::Command;

use secateur_json::FORMAT;
use secateur_reduce::executor::Cancel;
use secateur_reduce::search::{End, ReduceError};
use secateur_reduce::{OnPanic, Reducer};

/// Maximal number of crates, the program included.
const MOST: usize = 25;

#[test]
fn few_crates_are_linked() {
    let output = Command::new(env!("CARGO"))
        .args(["tree", "--offline", "--edges", "normal", "--prefix", "none"])
        .args(["--package", "embedded-json", "--format", "{p}"])
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .output()
        .unwrap();
    assert!(output.status.success(), "{output:?}");
    let text = String::from_utf8(output.stdout).unwrap();
    let names = text.lines().filter_map(|line| line.split(' ').next());
    let crates: BTreeSet<&str> = names.filter(|name| !name.is_empty()).collect();
    assert!(crates.contains("secateur-reduce"), "{crates:?}");
    assert!(crates.len() <= MOST, "{} crates: {crates:?}", crates.len());
    let ours = crates.iter().filter(|name| name.starts_with("secateur-"));
    let ours: Vec<&&str> = ours.collect();
    let wanted = ["json", "reduce", "syntax", "tables"].map(|name| format!("secateur-{name}"));
    assert_eq!(ours.len(), wanted.len(), "{ours:?}");
}

#[test]
fn the_program_reduces_what_does_not_parse() {
    let output = Command::new(env!("CARGO_BIN_EXE_embedded-json"))
        .output()
        .unwrap();
    assert!(output.status.success(), "{output:?}");
    let text = String::from_utf8(output.stdout).unwrap();
    assert!(text.starts_with("not JSON: 1:55: "), "{text}");
    assert!(text.contains("[[[ (done)"), "{text}");
}

#[test]
fn an_error_has_a_place() {
    let error = Reducer::new(&FORMAT)
        .strict()
        .reduce(b"[1,\n 2}", |_| true)
        .unwrap_err();
    let ReduceError::Syntax(error) = error else {
        panic!("{error}");
    };
    let place = error.place.unwrap();
    assert_eq!((place.line, place.column), (2, 3));
}

#[test]
fn a_reduction_can_be_watched_and_stopped() {
    let text = b"[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16]";
    let has = |text: &[u8]| text.windows(2).any(|two| two == b"16");
    let mut heard = Vec::new();
    let whole = Reducer::new(&FORMAT)
        .on_progress(|progress| {
            heard.push((progress.tests, progress.tokens_now));
            Continue(())
        })
        .reduce(text, has)
        .unwrap();
    assert_eq!(whole.text, b"16");
    assert!(whole.unparsed.is_none());
    assert!(matches!(whole.end, End::Fixpoint));
    assert!(heard.is_sorted_by_key(|&(tests, _)| tests));
    assert!(heard.iter().any(|&(_, tokens)| tokens == 1), "{heard:?}");

    // Cancelled by the property: the best so far is the result.
    let cancel = Cancel::new();
    let mut calls = 0;
    let stopping = |text: &[u8]| {
        calls += 1;
        if calls == 4 {
            cancel.cancel();
        }
        has(text)
    };
    let reducer = Reducer::new(&FORMAT).cancelled_by(cancel.clone());
    let stopped = reducer.reduce(text, stopping).unwrap();
    assert!(matches!(stopped.end, End::Interrupted), "{:?}", stopped.end);
    assert!(has(&stopped.text));
    assert!(stopped.progress.tests < whole.progress.tests);

    // Cancelled before anything is known: no result.
    cancel.cancel();
    let reducer = Reducer::new(&FORMAT).cancelled_by(cancel);
    let error = reducer.reduce(text, has).unwrap_err();
    assert!(matches!(error, ReduceError::Interrupted), "{error}");

    // Stopped by the listener.
    let stopped = Reducer::new(&FORMAT)
        .on_progress(|progress| match progress.successes {
            0 => Continue(()),
            _ => Break(()),
        })
        .reduce(text, has)
        .unwrap();
    assert!(matches!(stopped.end, End::Interrupted), "{:?}", stopped.end);
    assert_eq!(stopped.progress.successes, 1);
}

#[test]
fn a_panic_is_a_pass_a_refusal_or_the_end() {
    let text = b"[1, 2, 3, 4, [5, 6, 7], 8]";
    let has = |text: &[u8], digit: u8| text.contains(&digit);
    let fails = |text: &[u8]| {
        assert!(!has(text, b'7') || has(text, b'2'), "no 2");
        has(text, b'7')
    };
    let reduced = |on_panic| Reducer::new(&FORMAT).on_panic(on_panic).reduce(text, fails);
    let refused = reduced(OnPanic::Reject).unwrap().text;
    assert!(has(&refused, b'7') && has(&refused, b'2'));
    assert_eq!(reduced(OnPanic::Pass).unwrap().text, b"7");
    let ended = reduced(OnPanic::End).unwrap();
    let End::Broken(error) = &ended.end else {
        panic!("{:?}", ended.end);
    };
    assert!(error.to_string().contains("no 2"), "{error}");
    assert!(has(&ended.text, b'7') && has(&ended.text, b'2'));

    let error = Reducer::new(&FORMAT).reduce(text, |_| panic!("at once"));
    assert!(
        matches!(error, Err(ReduceError::Oracle(error)) if error.to_string().contains("at once"))
    );
}
