//! Reducing in a fuzzer's or a test framework's own process: a property that is
//! a function. Run it with `cargo run --example function`.

use secateur_reduce::Reducer;
use secateur_reduce::search::ReduceError;

/// The software with the bug: it cannot stand a list in a list in a list.
fn depth(text: &[u8]) -> usize {
    let mut depth: usize = 0;
    let mut deepest = 0;
    for byte in text {
        match byte {
            b'[' => depth += 1,
            b']' => depth = depth.saturating_sub(1),
            _ => {}
        }
        deepest = deepest.max(depth);
    }
    deepest
}

pub fn main() -> Result<(), ReduceError> {
    let failing = br#"{"a": [1, 2, {"b": [[3], ["x"]]}], "c": [null, true]}"#;
    let reduction = Reducer::new(&secateur_json::FORMAT)
        .max_tests(10_000)
        .reduce(failing, |candidate| depth(candidate) >= 3)?;
    let text = String::from_utf8_lossy(&reduction.text);
    println!("{text}: {} calls of the property", reduction.progress.tests);
    assert_eq!(text, "[[[]]]");
    Ok(())
}
