//! Tests of the work between two property tests.

use std::fmt::Write as _;

use grammar_compiler::load::Loader;

use super::{Equal, PARSED};
use crate::strategy::{Start, Strategy};
use secateur_syntax::Language;
use secateur_syntax::format::Format;
use secateur_syntax::parse::Parser;

/// An unsure candidate is parsed whole, and costs no test if it is no sentence.
#[test]
fn candidates_that_are_parsed_are_bounded_by_their_tokens() {
    let grammar = "grammar g; text : (ID ID ';')+ EOF ; ID : [a-z0-9]+ ; WS : ' ' -> skip ;";
    let compiled = Loader::text("g.g4", grammar).compile();
    let language = Language::new(compiled.expect("a good grammar").tables);
    let mut text = String::new();
    for number in 0..10_000 {
        let _ = write!(text, "x{number} x{number} ; ");
    }
    let tree = language
        .read(&mut Parser::new(&language), text.as_bytes())
        .expect("a tree");
    let mut equal = Equal::new(&Start {
        language: &language,
        tree: &tree,
        lists: None,
        usual: &[],
        guidance: None,
        structured: &[],
    });
    let (mut parsed, mut edits) = (0, 0);
    while let Some(edit) = equal.propose(&language, &tree) {
        equal.record_verdict(&tree, false);
        edits += 1;
        parsed += usize::from(edit.is_unsure()) * tree.tokens().len();
    }
    assert!(edits > 10_000, "{edits} edits");
    assert!((PARSED / 2..=PARSED).contains(&parsed), "{parsed} tokens");
}
