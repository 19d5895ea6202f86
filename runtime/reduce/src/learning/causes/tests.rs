//! Tests of the effect of deletions on names.

use std::cell::Cell;

use fastrand::Rng;
use grammar_compiler::load::Loader;

use super::{Gone, Names, Runs};
use secateur_syntax::Language;
use secateur_syntax::format::Format;
use secateur_syntax::parse::Parser;
use secateur_syntax::tree::{Change, Edit, NodeId, Tree};

thread_local! {
    static LOOKS: Cell<usize> = const { Cell::new(0) };
}

pub(super) fn look() {
    LOOKS.set(LOOKS.get() + 1);
}

const GRAMMAR: &str = "
grammar g;
text : item+ EOF ;
item : ID | '(' item+ ')' ;
ID : [a-z]+ ;
WS : ' ' -> skip ;
";

fn tree(text: &str) -> (Tree, Names) {
    let compiled = Loader::text("g.g4", GRAMMAR).compile();
    let language = Language::new(compiled.expect("a good grammar").tables);
    let tree = language.read(&mut Parser::new(&language), text.as_bytes());
    let tree = tree.expect("a tree");
    let names = Names::of(&tree, [tree.tokens()[0].kind]);
    (tree, names)
}

#[test]
fn a_part_that_stays_changes_the_names_of_its_tokens() {
    let mut rng = Rng::with_seed(29);
    for _ in 0..300 {
        let name = |_| ["a ", "b ", "c ", "d ", "e ", "f "][rng.usize(..6)];
        let text: String = (0..12).map(name).collect();
        let (tree, names) = tree(&text);
        for _ in 0..20 {
            let out = rng.usize(..12)..12;
            let kept = rng.usize(out.clone())..12;
            let gone = Gone {
                out: Runs::from_iter([out]),
                kept: Runs::from_iter([kept].into_iter().filter(|_| rng.bool())),
            };
            let (one, all) = (
                names.used_outside(&tree, &gone),
                names.used_in_all(&tree, &gone),
            );
            assert_eq!(
                (one.hash, one.count, one.defined),
                (all.hash, all.count, all.defined),
                "{text}"
            );
        }
    }
}

#[test]
fn replacing_a_node_by_each_of_its_parts_takes_linear_time() {
    let size = 2_000;
    let (tree, names) = tree(&format!("x ({}) x", "x ".repeat(size)));
    let tree = &tree;
    let of_weight = |weight: u32| {
        let nodes = tree.all().into_iter();
        nodes.filter(move |&node: &NodeId| tree.weight(node) == weight)
    };
    let node = of_weight(size as u32 + 2).next().expect("the brackets");
    LOOKS.set(0);
    let inside = 1..size + 3;
    for by in of_weight(1).filter(|&by| inside.contains(&tree.first_token(by))) {
        let edit = Edit::new([Change::Substitute { node, by }]);
        names.used_outside(tree, &Gone::of(tree, &edit));
    }
    let looks = LOOKS.get();
    assert!((size..4 * size).contains(&looks), "{looks} tokens");
}
