//! What the papers say of each other's strategies.

use fastrand::Rng;
use secateur_reduce::strategy::{self, Start};
use secateur_syntax::tree::Printer;

use crate::harness::parsed;
use crate::texts::random_texts;
use crate::{C, JSON};

#[test]
fn gtr_with_deletion_alone_is_hdd() {
    for (format, name) in [(C, "grammars/c.g4"), (JSON, "grammars/json.g4")] {
        let language = format.language();
        let printer = Printer::new(language);
        let mut random = Rng::with_seed(31);
        let mut successes = 0;
        for text in random_texts(format, name, 37, 100) {
            let mut tree = parsed(format, &text);
            let start = |name, tree| {
                let kind = strategy::find(name).expect("a strategy");
                (kind.start)(&Start {
                    language,
                    tree,
                    lists: None,
                    usual: &[],
                    guidance: None,
                })
            };
            let (mut gtr, mut hdd) = (start("gtr-deletion", &tree), start("hdd", &tree));
            let passes = [10, 30, 60][random.usize(..3)];
            loop {
                let proposed = gtr.propose(language, &tree);
                assert_eq!(proposed, hdd.propose(language, &tree));
                let Some(edit) = proposed else { break };
                let (mut text, mut tokens) = (Vec::new(), Vec::new());
                let passed = random.u64(..100) < passes
                    && printer.print(&tree, &edit.candidate(&tree), &mut text, Some(&mut tokens));
                if passed {
                    tree.apply(&edit, text, tokens);
                    successes += 1;
                }
                gtr.told(&tree, passed);
                hdd.told(&tree, passed);
            }
        }
        assert!(successes > 100);
    }
}
