use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

use super::{STEP, sort};
use crate::strategy::usual;
use grammar_compiler::load::Loader;
use secateur_syntax::format::Format;
use secateur_syntax::parse::Parser;
use secateur_syntax::tree::{NodeId, Tree};
use secateur_syntax::{Halt, Language};

/// Returns a tree of many tokens, and the number of looks since the text was read.
fn tree(numbers: usize, found: bool) -> (Language, Tree, Arc<AtomicU64>) {
    let grammar = "grammar g; text : ID+ EOF ; ID : [a-z0-9]+ ; WS : ' ' -> skip ;";
    let compiled = Loader::text("g.g4", grammar).compile();
    let language = Language::new(compiled.expect("a good grammar").tables);
    let text: Vec<String> = (0..numbers)
        .map(|n| format!("x{}", n * 7919 % numbers))
        .collect();
    let mut parser = Parser::new(&language);
    let looks = Arc::new(AtomicU64::new(0));
    let (counted, first) = (Arc::clone(&looks), u64::from(!found) * u64::MAX);
    // The reader looks as well.
    let asks = move || counted.fetch_add(1, Relaxed) >= first.max(1 << 20);
    parser.halted_by(Halt::new(asks));
    let tree = language.read(&mut parser, text.join(" ").as_bytes());
    let tree = tree.expect("a tree");
    looks.store(u64::from(found) << 20, Relaxed);
    (language, tree, looks)
}

#[test]
fn runs_are_merged_stably() {
    for numbers in [0, 1, 2, STEP - 1, STEP, STEP + 1, 5 * STEP + 3, 100_000] {
        let (language, tree, looks) = tree(numbers.max(1), false);
        assert_eq!(
            usual(&language, tree.tokens()).iter().sum::<u32>() as usize,
            numbers.max(1)
        );
        let mut nodes: Vec<NodeId> = tree.all();
        nodes.truncate(numbers);
        let key = |node: NodeId| tree.token_text(node).len();
        let mut sorted = nodes.clone();
        sorted.sort_by_key(|&node| key(node));
        sort(&tree, &mut nodes, |one, other| key(one).cmp(&key(other)));
        assert_eq!(nodes, sorted);
        // A look for each 6.6 ms of work.
        assert!(numbers < 100_000 || looks.load(Relaxed) > 20);
    }
}

#[test]
fn a_request_to_stop_ends_it() {
    let (_, tree, looks) = tree(100_000, true);
    let mut nodes = tree.all();
    sort(&tree, &mut nodes, |one, other| one.cmp(&other));
    assert_eq!(looks.load(Relaxed), (1 << 20) + 1);
}
