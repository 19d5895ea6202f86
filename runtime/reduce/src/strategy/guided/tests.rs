//! Tests of skipped edits.

use grammar_compiler::load::Loader;

use super::Guide;
use crate::strategy::{Start, find};
use secateur_syntax::Language;
use secateur_syntax::format::Format;
use secateur_syntax::parse::Parser;

#[test]
fn edits_that_are_passed_over_interrupt_a_proposal() {
    let compiled = Loader::text("g.g4", "grammar g; text : 'x'+ EOF ; ").compile();
    let language = Language::new(compiled.expect("a good grammar").tables);
    let tree = language
        .read(&mut Parser::new(&language), "x".repeat(20_000).as_bytes())
        .expect("a tree");
    let start = Start {
        language: &language,
        tree: &tree,
        lists: None,
        usual: &[],
        guidance: None,
        structured: &[],
    };
    let local = (find("local").expect("a strategy").start)(&start);
    let mut strategy = Guide::default().over(local, "local", &tree);
    let (mut proposed, mut pauses) = (0, 0);
    loop {
        match strategy.propose(&language, &tree) {
            Some(_) => {
                strategy.record_verdict(&tree, false);
                proposed += 1;
            }
            None if strategy.is_busy() => pauses += 1,
            None => break,
        }
    }
    assert!(proposed < 1_000, "{proposed} are worth a test");
    // Each of 140,000 subsets counts as eighteen tokens or more.
    assert!((100..2_000).contains(&pauses), "{pauses} looks");
}
