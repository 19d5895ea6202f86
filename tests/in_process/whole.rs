//! Whole reductions: each passes, is at its end, and does not depend on the order of tests' ends.

use std::cell::RefCell;
use std::collections::HashSet;

use fastrand::Rng;
use secateur_reduce::Reducer;
use secateur_reduce::search::{Effort, Plan, Reduction};
use secateur_syntax::format::Format;
use secateur_syntax::lex::tokenize;

use crate::harness::{scrambled, serial};
use crate::texts::{PROGRAM, random_texts};
use crate::{C, JSON};

fn reduced(format: &dyn Format, text: &[u8], property: &dyn Fn(&[u8]) -> bool) -> Reduction {
    let seen = RefCell::new(HashSet::new());
    let once = |candidate: &[u8]| {
        let shown = String::from_utf8_lossy(candidate);
        // The empty file is tested before all others.
        let new = candidate.is_empty() || seen.borrow_mut().insert(candidate.to_vec());
        assert!(new, "tested twice: {shown:?}");
        property(candidate)
    };
    serial(format, text, &Plan::default(), &once)
}

/// Reduces serially, again, and with concurrent tests.
fn check_reduction(
    format: &dyn Format,
    text: &[u8],
    property: &dyn Fn(&[u8]) -> bool,
    seed: u64,
) -> Reduction {
    let once = reduced(format, text, property);
    let shown = String::from_utf8_lossy(&once.text).into_owned();
    assert!(property(&once.text), "{shown}");
    let again = reduced(format, &once.text, property);
    assert_eq!(again.progress.successes, 0, "more was possible: {shown}");
    let other = scrambled(format, text, &Plan::default(), property, seed);
    assert_eq!(String::from_utf8_lossy(&other.text), shown);
    once
}

#[test]
fn random_inputs_keep_some_tokens() {
    for (format, name) in [(C, "grammars/c.g4"), (JSON, "grammars/json.g4")] {
        let language = format.language();
        let mut random = Rng::with_seed(17);
        for (text, seed) in random_texts(format, name, 23, 60).iter().zip(0..) {
            let tokens = tokenize(language, text).expect("a sentence");
            let wanted: Vec<&[u8]> = (0..random.usize(1..4))
                .map(|_| tokens[random.usize(..tokens.len())].of(text))
                .collect();
            // As tokens, not in comments.
            let property = |candidate: &[u8]| {
                tokenize(language, candidate).is_ok_and(|tokens| {
                    let has = |w: &&[u8]| tokens.iter().any(|t| t.of(candidate) == *w);
                    wanted.iter().all(has)
                })
            };
            check_reduction(format, text, &property, seed);
        }
    }
}

#[test]
fn random_inputs_keep_any_property() {
    // By a hash of the token types: far from monotone.
    for (format, name) in [(C, "grammars/c.g4"), (JSON, "grammars/json.g4")] {
        let language = format.language();
        for (text, seed) in random_texts(format, name, 29, 40).iter().zip(0..) {
            let property = |candidate: &[u8]| {
                let tokens = tokenize(language, candidate).expect("a candidate is lexed");
                let mut hash = seed;
                for token in &tokens {
                    hash = (hash ^ u64::from(token.kind.0))
                        .wrapping_mul(0x9E37_79B9_7F4A_7C15)
                        .rotate_left(23);
                }
                candidate == text || (!tokens.is_empty() && hash.is_multiple_of(5))
            };
            check_reduction(format, text, &property, seed);
        }
    }
}

#[test]
fn a_return_inside_two_loops() {
    let text = include_str!("../reduce/c-calls/input.c").to_owned()
        + "\nstatic int find(int *a, int n) { int i, j; /* two */ for (i = 0; i < n; i++) {\n\
           while (a[i] > 0) { if (a[i] == 3 && n > 4) { j++; return a[i] + i; } a[i]--; }\n\
           } return -1; }\n";
    // `for`, `while` and `return`, nested by braces.
    let property = |candidate: &[u8]| {
        let text = String::from_utf8_lossy(candidate);
        let inside = |text: &str, word: &str| text.find(word).map(|at| at + word.len());
        inside(&text, "for (").is_some_and(|at| {
            let rest = &text[at..];
            inside(rest, "while (").is_some_and(|at| rest[at..].contains("return"))
        })
    };
    let reduction = check_reduction(C, text.as_bytes(), &property, 3);
    let shown = String::from_utf8_lossy(&reduction.text).into_owned();
    assert!(reduction.progress.tokens_now <= 24, "{shown}");
}

#[test]
fn a_key_somewhere_in_a_document() {
    let has_key = |value: &serde_json::Value| {
        let mut work = vec![value];
        while let Some(value) = work.pop() {
            match value {
                serde_json::Value::Object(members) if members.contains_key("x") => return true,
                serde_json::Value::Object(members) => work.extend(members.values()),
                serde_json::Value::Array(items) => work.extend(items),
                _ => {}
            }
        }
        false
    };
    let property = |candidate: &[u8]| {
        // To another parser, too, every candidate but the empty file is JSON.
        candidate.iter().any(|b| !b.is_ascii_whitespace())
            && has_key(&serde_json::from_slice(candidate).expect("JSON"))
    };
    let text = br#"{"a": [1, {"b": {"y": [2, 3], "x": [{"x": 4}, "x"]}}, 5], "c": {"d": null}}"#;
    let reduction = check_reduction(JSON, text, &property, 4);
    assert_eq!(reduction.progress.tokens_now, 5);
}

#[test]
fn lists_of_at_least_one_go_where_nothing_is_needed() {
    // A string argument, a type's modifiers: each a `+` in a `?`.
    let text = b"static const int w = g(\"a\" \"b\");";
    let property = |candidate: &[u8]| {
        let text = String::from_utf8_lossy(candidate);
        ["w =", "g(", ")"].iter().all(|w| text.contains(w))
    };
    let reduction = check_reduction(C, text, &property, 5);
    let shown = String::from_utf8_lossy(&reduction.text).into_owned();
    assert_eq!(shown, "w = g();");
}

#[test]
fn long_lists_take_few_tests() {
    const LONG: usize = 300_000;
    let items = "1,".repeat(LONG / 3);
    let text = format!("[{items}\"one\",{items}\"other\",{items}0]");
    // Two items stay, so neither can replace the list.
    let has = |text: &[u8], word: &[u8]| text.windows(word.len()).any(|w| w == word);
    let property = |text: &[u8]| has(text, b"one") && has(text, b"other");
    let reduction = Reducer::new(JSON)
        .reduce(text.as_bytes(), property)
        .expect("a start");
    let text = String::from_utf8_lossy(&reduction.text);
    assert_eq!(text, "[\"one\",\"other\"]");
    // A few for each halving.
    let tests = reduction.progress.tests;
    assert!(tests < 1000, "{tests}");
}

fn in_order(text: &[u8], words: &[&str]) -> bool {
    let text = String::from_utf8_lossy(text);
    let mut rest = &text[..];
    words.iter().all(|word| match rest.find(word) {
        Some(at) => {
            rest = &rest[at + word.len()..];
            true
        }
        None => false,
    })
}

#[test]
fn some_words_in_order() {
    let document = br#"{"a": [1, {"b": {"needle": [2, 3]}}, 4], "c": {"d": [5, {"e": "hay"}]}}"#;
    /// Format, text, words that stay in order, and maximal tokens.
    type Case<'a> = (&'a dyn Format, &'a [u8], &'a [&'a str], usize);
    let cases: [Case<'_>; 6] = [
        (JSON, document, &["needle"], 1),
        (JSON, document, &["needle\"", ":", "3"], 9),
        (JSON, document, &["1", "2", "5"], 13),
        (C, PROGRAM.as_bytes(), &["return"], 9),
        (C, PROGRAM.as_bytes(), &["for", "continue"], 17),
        (C, PROGRAM.as_bytes(), &["w", "=", "4"], 6),
    ];
    for (format, text, words, most) in cases {
        let reduction = check_reduction(format, text, &|text| in_order(text, words), 5);
        let (left, shown) = (
            reduction.progress.tokens_now,
            String::from_utf8_lossy(&reduction.text),
        );
        assert!(left <= most, "{words:?}: {left} tokens are left: {shown}");
    }
}

#[test]
fn thorough_begins_with_what_the_default_tests() {
    let text = PROGRAM.as_bytes();
    let run = |effort| {
        let tested = RefCell::new(Vec::new());
        let property = |candidate: &[u8]| {
            tested.borrow_mut().push(candidate.to_vec());
            let has = |word: &&[u8]| candidate.windows(word.len()).any(|part| part == *word);
            [&b"while"[..], b"next", b"unused"].iter().all(has)
        };
        let plan = Plan::Default(effort, Vec::new());
        let left = serial(C, text, &plan, &property).progress.tokens_now;
        (tested.into_inner(), left)
    };
    let (usual, left) = run(Effort::Usual);
    let (thorough, thoroughly) = run(Effort::Thorough);
    assert!(thorough.starts_with(&usual), "it goes another way");
    assert!(thorough.len() > usual.len(), "it tests nothing more");
    assert!(thoroughly <= left);
}
