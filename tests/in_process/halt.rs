//! Readers look whether to stop by the work that they do.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use secateur_reduce::Reducer;
use secateur_reduce::executor::Cancel;
use secateur_reduce::search::ReduceError;
use secateur_syntax::Halt;
use secateur_syntax::format::{Format, TableFormat, Tolerant};
use secateur_syntax::lex::tokenize;
use secateur_syntax::parse::Parser;

use crate::{C, JSON};

/// A text of about 60,000 tokens, most of one byte.
fn numbers() -> String {
    format!("[{}0]", "1, ".repeat(30_000))
}

/// A parser that requests to stop at a look, and the number of its looks.
fn parser(format: &dyn Format, stops_at: u64) -> (Parser, Arc<AtomicU64>) {
    let looks = Arc::new(AtomicU64::new(0));
    let counted = Arc::clone(&looks);
    let mut parser = Parser::new(format.language());
    parser.halted_by(Halt::new(move || {
        counted.fetch_add(1, Ordering::Relaxed) + 1 >= stops_at
    }));
    (parser, looks)
}

/// Reads a text that ends at each of the first looks, and whole; returns the number of looks.
fn looks(format: &dyn Format, text: &[u8]) -> u64 {
    for stops_at in 1..=4 {
        let (mut parser, looks) = parser(format, stops_at);
        assert!(format.read(&mut parser, text).is_err(), "{stops_at}");
        assert_eq!(looks.load(Ordering::Relaxed), stops_at);
        // The parser reads again once nothing requests to stop.
        parser.halted_by(Halt::default());
        assert!(format.read(&mut parser, text).is_ok());
    }
    let (mut parser, looks) = parser(format, u64::MAX);
    assert!(format.read(&mut parser, text).is_ok());
    looks.load(Ordering::Relaxed)
}

#[test]
fn reading_looks_by_bytes_tokens_and_nodes() {
    let text = numbers();
    let tokens = tokenize(JSON.language(), text.as_bytes()).unwrap().len() as u64;
    // The lexer by 64 KB, the parser by 4,096 tokens.
    let least = text.len() as u64 / (1 << 16) + tokens / (1 << 12);
    let interpreted = TableFormat::new(JSON.language().clone());
    for format in [JSON, &interpreted] {
        let looks = looks(format, text.as_bytes());
        assert!((least..2 * least).contains(&looks), "{looks} of {least}");
    }
}

#[test]
fn what_does_not_parse_is_not_read_to_its_end() {
    let tolerant = Tolerant::new(C).unwrap();
    let broken = "int f(int a) { return a +; }\n".repeat(2_000);
    assert!(looks(&tolerant, broken.as_bytes()) > 8);
}

#[test]
fn a_chart_is_given_up() {
    let text = numbers();
    let language = JSON.language();
    let tokens = tokenize(language, text.as_bytes()).unwrap();
    let (mut parser, looks) = parser(JSON, 1);
    let charted = parser.parse_by_chart(language, language, &tokens);
    assert!(charted.unwrap_err().given_up);
    assert_eq!(looks.load(Ordering::Relaxed), 1);
}

#[test]
fn a_reduction_that_is_cancelled_does_not_read_its_input() {
    let text = numbers();
    let whole = allocation_counter::measure(|| {
        let mut parser = Parser::new(JSON.language());
        assert!(JSON.read(&mut parser, text.as_bytes()).is_ok());
    });
    let cancel = Cancel::new();
    cancel.cancel();
    let cancelled = allocation_counter::measure(|| {
        let reducer = Reducer::new(JSON).cancelled_by(cancel.clone());
        let ended = reducer.reduce(text.as_bytes(), |_| panic!("a test"));
        assert!(matches!(ended, Err(ReduceError::Interrupted)));
    });
    assert!(
        cancelled.bytes_total < whole.bytes_total / 2,
        "{cancelled:?}"
    );
}
