//! Estimates of a reduction from its verdicts.

use std::collections::BTreeSet;
use std::sync::Arc;

use secateur_learn::{Facts, TrainedModel};
use secateur_reduce::learning::{Cause, EditFeatures, Estimates, Names, Ties};
use secateur_reduce::search::{Plan, SearchOptions};
use secateur_reduce::strategy::{Guide, Start, find};
use secateur_syntax::format::Format;
use secateur_syntax::tree::{Change, Edit, NodeId, Printer, Tree};

use crate::harness::{parsed, scrambled, serial};
use crate::{C, JSON, kind, reduced};

/// A program of which the loop is kept; much else is defined.
const PROGRAM: &str = "int a; int b; static int c = 3;
int f(int x) { return x + c; }
int g(int x) { return f(x) + a; }
int h(void) { int i; for (i = 0; i < 9; i++) { b += g(i); a = b; } return g(b); }
int main(void) { return h() + f(1) + a; }
";

fn keeps_the_loop(text: &[u8]) -> bool {
    let text = String::from_utf8_lossy(text);
    let defined = |name: &str, definition: &str| {
        let used = text
            .split(|c: char| !c.is_ascii_alphanumeric())
            .any(|word| word == name);
        !used || text.contains(definition)
    };
    text.contains("for (i = 0;")
        && defined("i", "int i")
        && defined("a", "int a")
        && defined("b", "int b")
        && defined("c", "int c")
        && defined("f", "int f(")
        && defined("g", "int g(")
        && defined("h", "int h(")
}

#[test]
fn verdicts_save_tests_and_lose_nothing() {
    let property = |text: &[u8]| keeps_the_loop(text);
    let plan = Plan::default();
    let guided = serial(C, PROGRAM.as_bytes(), &plan, &property);
    let ask = |text: &str| property(text.as_bytes());
    let options = SearchOptions {
        unguided: true,
        ..SearchOptions::default()
    };
    let unguided = reduced(C, PROGRAM, options, &ask);
    let shown = String::from_utf8_lossy(&guided.text).into_owned();
    assert!(property(&guided.text), "{shown}");
    assert!(guided.tree_minimal && unguided.tree_minimal, "{shown}");
    assert!(
        guided.progress.tokens_now <= unguided.progress.tokens_now,
        "{shown}"
    );
    assert!(guided.progress.tests < unguided.progress.tests, "{shown}");
    for seed in 0..8 {
        let other = scrambled(C, PROGRAM.as_bytes(), &plan, &property, seed);
        assert_eq!(String::from_utf8_lossy(&other.text), shown);
        assert_eq!(other.progress.successes, guided.progress.successes);
    }
}

/// Returns the outermost list's item that begins with a text.
fn item(tree: &Tree, text: &str) -> NodeId {
    let starts = |&node: &NodeId| tree.token_text(node).starts_with(text.as_bytes());
    let item = |&node: &NodeId| tree.parent(node).is_some_and(|up| tree.is_list(up));
    tree.all().into_iter().filter(item).find(starts).unwrap()
}

fn seen(tree: &Tree, names: &Names, text: &str) -> (Cause, Ties) {
    Cause::of(tree, names, &Edit::new([Change::Delete(item(tree, text))]))
}

#[test]
fn a_verdict_depends_on_what_goes_and_on_who_uses_it() {
    let names = |tree: &Tree| Names::of(tree, [kind(C, "IDENTIFIER")]);
    let one = parsed(C, b"int a; int b; int f(void) { return a; }");
    let (cause, ties) = seen(&one, &names(&one), "int a");
    assert_eq!(ties, Ties::Defines);
    assert_eq!(seen(&one, &names(&one), "int b").1, Ties::None);
    assert_eq!(seen(&one, &names(&one), "int f").1, Ties::Uses);
    let other = parsed(C, b"int a; int f(void) { return a; }");
    assert_eq!(seen(&other, &names(&other), "int a"), (cause, ties));
    let free = parsed(C, b"int a; int b; int f(void) { return 1; }");
    let (changed, ties) = seen(&free, &names(&free), "int a");
    assert_ne!(changed, cause);
    assert_eq!(ties, Ties::None);
}

#[test]
fn estimates_follow_verdicts() {
    let tree = parsed(C, b"int a; int b; int f(void) { return a; }");
    let names = Names::of(&tree, [kind(C, "IDENTIFIER")]);
    let edit = |text: &str| Edit::new([Change::Delete(item(&tree, text))]);
    let (a, b) = (
        EditFeatures::of(&tree, &names, &edit("int a"), "tree"),
        EditFeatures::of(&tree, &names, &edit("int b"), "tree"),
    );
    let mut estimates = Estimates::default();
    let before = estimates.chance(&b);
    assert!(!estimates.predict_rejection(&a));
    estimates.record(&a, false, true);
    assert!(
        estimates.predict_rejection(&a),
        "what was refused is refused again"
    );
    assert!(!estimates.predict_rejection(&b));
    assert!(estimates.chance(&a) < before);
    assert!(
        (estimates.chance(&b) - before).abs() < 1e-6,
        "it has no ties"
    );
    for _ in 0..60 {
        estimates.record(&b, false, true);
    }
    let hopeless = estimates.chance(&b);
    for _ in 0..5 {
        estimates.record(&b, true, true);
    }
    assert!(estimates.chance(&b) > hopeless + 0.1);
    assert!(!estimates.predict_rejection(&b));
}

#[test]
fn what_was_refused_comes_up_again_when_much_has_gone() {
    let seen = |text: &[u8]| {
        let tree = parsed(C, text);
        let names = Names::of(&tree, [kind(C, "IDENTIFIER")]);
        let edit = Edit::new([Change::Delete(item(&tree, "int a"))]);
        EditFeatures::of(&tree, &names, &edit, "tree")
    };
    let long = seen(b"int a; int b; int c; int d; int e; int f(void) { return a; }");
    let mut estimates = Estimates::default();
    estimates.record(&long, false, true);
    let shorter = seen(b"int a; int c; int d; int e; int f(void) { return a; }");
    assert!(estimates.rejected(&shorter));
    let short = seen(b"int a; int f(void) { return a; }");
    assert!(!estimates.rejected(&short));
    estimates.record(&short, false, true);
    assert!(estimates.rejected(&short));
}

#[test]
fn after_many_successes_what_was_hopeless_is_tried() {
    let declarations: String = (0..40).map(|n| format!("int a{n};\n")).collect();
    let text = declarations + "int keep;\n";
    let mut tree = parsed(C, text.as_bytes());
    let names = Names::of(&tree, [kind(C, "IDENTIFIER")]);
    let first = Change::Delete(item(&tree, "int a0;"));
    let both = Edit::new([first, Change::Delete(item(&tree, "int a1;"))]);
    let mut estimates = Estimates::default();
    for _ in 0..200 {
        estimates.record(&EditFeatures::of(&tree, &names, &both, "tree"), false, true);
    }
    let start = Start {
        language: C.language(),
        tree: &tree,
        lists: None,
        usual: &[],
        guidance: None,
        structured: &[],
    };
    let strategy = (find("tree").unwrap().start)(&start);
    let mut strategy = Guide::new(estimates, 0.004).over(strategy, "tree", &tree);
    let printer = Printer::new(C.language());
    let mut tests = 0;
    while let Some(edit) = strategy.propose(C.language(), &tree) {
        let (mut text, mut tokens) = (Vec::new(), Vec::new());
        printer.print(&tree, &edit.candidate(&tree), &mut text, Some(&mut tokens));
        let passed = String::from_utf8_lossy(&text).contains("int keep;");
        if passed {
            tree.apply(&edit, text, tokens);
        }
        strategy.record_tested(&tree, passed, true);
        tests += 1;
    }
    assert_eq!(tree.text().trim_ascii(), b"int keep;");
    // Single deletions would be forty.
    assert!(tests < 30, "{tests}");
}

#[test]
fn a_test_has_to_be_worth_it() {
    let tree = parsed(C, b"int a; int b; int c[9]; int f(void) { return 1; }");
    let names = Names::of(&tree, [kind(C, "IDENTIFIER")]);
    let edit = |text: &str| Edit::new([Change::Delete(item(&tree, text))]);
    let seen = |text: &str, by| EditFeatures::of(&tree, &names, &edit(text), by);
    let (small, large) = (seen("int b", "tree"), seen("int f", "tree"));
    let other = seen("int b", "local");
    let mut estimates = Estimates::default();
    // Without verdicts neither size nor strategy counts.
    for seen in [&large, &other] {
        assert!((estimates.expected(seen) - estimates.expected(&small)).abs() < 1e-6);
    }
    for _ in 0..100 {
        estimates.record(&small, false, true);
    }
    // Hopeless there, elsewhere only less likely.
    assert!(estimates.expected(&small) < estimates.expected(&other) / 10.0);
    assert!(estimates.expected(&small) > 0.0);
    // Rejections without a test cost less, unless acceptance is expected.
    let mut tested = Estimates::default();
    let mut free = Estimates::default();
    for _ in 0..100 {
        tested.record(&large, false, true);
        free.record(&large, false, false);
    }
    assert!(free.expected(&large) > 10.0 * tested.expected(&large));
}

/// Returns a strategy's proposals if all are rejected, and the guide's records.
fn refused(tree: &Tree, guide: Option<Guide>) -> (BTreeSet<u64>, Option<Guide>) {
    let start = Start {
        language: C.language(),
        tree,
        lists: None,
        usual: &[],
        guidance: None,
        structured: &[],
    };
    let kind = find("local").unwrap();
    let mut strategy = (kind.start)(&start);
    if let Some(guide) = guide {
        strategy = guide.over(strategy, kind.name, tree);
    }
    let mut proposed = BTreeSet::new();
    while let Some(edit) = strategy.propose(C.language(), tree) {
        proposed.insert(edit.candidate(tree).fingerprint(tree).0);
        strategy.record_tested(tree, false, true);
    }
    let guide = strategy.guide().cloned();
    (proposed, guide)
}

#[test]
fn in_a_late_round_what_is_worthless_or_was_refused_is_left_out() {
    let tree = parsed(C, PROGRAM.as_bytes());
    let (all, _) = refused(&tree, None);
    let late = |worth| {
        let guide = Guide::new(Estimates::default(), worth);
        let (first, guide) = refused(&tree, Some(guide));
        assert!(first.is_subset(&all) && first.len() < all.len());
        let mut guide = guide.unwrap();
        assert!(guide.late_round(), "something was passed over");
        let (second, guide) = refused(&tree, Some(guide));
        assert!(!guide.unwrap().late_round(), "it was the last");
        (first, second)
    };
    assert_eq!(late(0.0).1, all);
    let (first, worth) = late(0.001);
    // Rejected edits of a text as large; some are proposed in two ways.
    let again = worth.intersection(&first).count();
    assert!(again * 4 < first.len(), "{again} of {}", first.len());
    assert!(worth.is_subset(&all) && !worth.is_empty());
    assert!(
        worth.len() < all.len(),
        "of {} all {}",
        all.len(),
        worth.len()
    );
}

/// Returns rejections of all that the default proposes for a tree.
fn against_all(format: &dyn Format, tree: &Tree) -> Estimates {
    let names = Names::of(tree, None);
    let mut estimates = Estimates::default();
    for stage in Plan::default().stages() {
        let kind = find(&stage.work.name()).unwrap();
        let mut strategy = (kind.start)(&Start {
            language: format.language(),
            tree,
            lists: None,
            usual: &[],
            guidance: None,
            structured: &[],
        });
        while let Some(edit) = strategy.propose(format.language(), tree) {
            let seen = EditFeatures::of(tree, &names, &edit, kind.name);
            (0..300).for_each(|_| estimates.record(&seen, false, true));
            strategy.record_verdict(tree, false);
        }
    }
    estimates.forget_rejections();
    estimates
}

#[test]
fn in_the_last_round_nothing_is_left_out() {
    let text = r#"{"a": [1, [2, {"b": [3, 7]}, 4]], "c": {"d": 5}}"#;
    let tree = parsed(JSON, text.as_bytes());
    let learnt = TrainedModel {
        facts: Facts::new(JSON.language()),
        forest: None,
        estimates: against_all(JSON, &tree),
    };
    let options = SearchOptions {
        guidance: Some(Arc::new(learnt)),
        ..SearchOptions::default()
    };
    let reduction = reduced(JSON, text, options, &|text| text.contains('7'));
    assert_eq!(String::from_utf8_lossy(&reduction.text), "7");
    assert!(reduction.tree_minimal);
}

#[test]
fn what_brings_in_most_for_a_test_comes_first() {
    let entries: String = (0..8)
        .map(|n| format!(r#", {{"a": {n}, "b": {n}, "c": {n}}}, [{n}, {n}, {n}, {n}]"#))
        .collect();
    let text = format!("[0{entries}]");
    let count = |text: &[u8], byte: u8| text.iter().filter(|&&it| it == byte).count();
    // No object can lose a part; the arrays, which are lighter, can become empty.
    let property = |candidate: &[u8]| {
        b"[{:"
            .iter()
            .all(|&byte| count(candidate, byte) == count(text.as_bytes(), byte))
    };
    let tests = |learns: bool| {
        let mut tree = parsed(JSON, text.as_bytes());
        let start = Start {
            language: JSON.language(),
            tree: &tree,
            lists: None,
            usual: &[],
            guidance: None,
            structured: &[],
        };
        let mut strategy = (find("tree").unwrap().start)(&start);
        if learns {
            strategy.learn_order(None);
        }
        let printer = Printer::new(JSON.language());
        let (mut tests, mut last) = (0, 0);
        while let Some(edit) = strategy.propose(JSON.language(), &tree) {
            let (mut text, mut tokens) = (Vec::new(), Vec::new());
            printer.print(&tree, &edit.candidate(&tree), &mut text, Some(&mut tokens));
            let passed = property(&text);
            tests += 1;
            if passed {
                tree.apply(&edit, text, tokens);
                last = tests;
            }
            strategy.record_tested(&tree, passed, true);
        }
        last
    };
    let (without, with) = (tests(false), tests(true));
    assert!(with < without, "{with} tests, without {without}");
}
