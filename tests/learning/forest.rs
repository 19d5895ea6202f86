//! Validity models: their features, and whom they guide.

use std::sync::Arc;

use secateur_learn::{Facts, Forest, Model, StoredForest, TrainedModel};
use secateur_reduce::learning::{Estimates, Names, NodeFeatures, Recent};
use secateur_reduce::search::{Plan, SearchOptions};
use secateur_tables::model::{Feature, ForestNode};

use crate::harness::parsed;
use crate::{C, JSON, facts_of, kind, reduced};

/// Estimates that definitions used outside, and arrays, are invalid deletions.
fn forest() -> StoredForest {
    StoredForest {
        names: vec!["array".to_owned(), "no such kind".to_owned()],
        roots: vec![0, 5],
        nodes: vec![
            ForestNode::Split(Feature::DefinesForOutside, 1, 2),
            ForestNode::Leaf(0.0),
            ForestNode::Split(Feature::Kind(0), 3, 4),
            ForestNode::Leaf(0.25),
            ForestNode::Leaf(1.0),
            ForestNode::Split(Feature::Above(1), 6, 7),
            ForestNode::Leaf(0.0),
            ForestNode::Leaf(0.5),
        ],
    }
}

#[test]
fn the_trees_of_a_forest_vote() {
    let stored = forest();
    let language = JSON.language();
    let grown = Forest::of_stored(&stored, language).unwrap();
    let tree = parsed(JSON, br#"[[1], 2, "a", "a"]"#);
    let names = Names::of(&tree, [kind(JSON, "STRING")]);
    let recent = Recent::default();
    let votes = |text: &str| {
        let node = tree
            .all()
            .into_iter()
            .find(|&node| tree.token_text(node) == text.as_bytes())
            .unwrap();
        grown.votes(&NodeFeatures::of(&tree, &names, &recent, node))
    };
    // Of two trees; half of a leaf's cases are enough for a vote.
    assert!((votes("[1]") - 0.5).abs() < 1e-6);
    assert!((votes("1") - 1.0).abs() < 1e-6);
    assert!((votes("\"a\"") - 0.5).abs() < 1e-6);

    let view = NodeFeatures::of(&tree, &names, &recent, tree.all()[0]);
    let mut sum = 0.0;
    let asking = allocation_counter::measure(|| sum += grown.votes(&view));
    assert_eq!(asking.count_total, 0);
    assert!(allocation_counter::measure(|| drop(view.features(language))).count_total > 0);
    assert!(sum > 0.0);

    let mut circle = stored.clone();
    circle.nodes[2] = ForestNode::Split(Feature::UsedOutside, 0, 4);
    assert!(Forest::of_stored(&circle, language).is_err());
    let mut model = Model::new(language, &facts_of(JSON, &["[1]"]), Vec::new());
    model.forest = Some(stored);
    let read = Model::from_json(&model.to_json()).unwrap();
    assert_eq!(read, model);
    assert_eq!(read.trained(language).unwrap().forest, Some(grown));
}

/// The class with the most votes decides, whatever the mean of the leaves.
#[test]
fn a_sure_tree_does_not_outvote_two_others() {
    let plan = Plan::chain_of(secateur_published::STRATEGIES, "model-guided", None, &[]).unwrap();
    let left = |leaves: [f32; 3]| {
        let stored = StoredForest {
            names: Vec::new(),
            roots: vec![0, 1, 2],
            nodes: leaves.map(ForestNode::Leaf).to_vec(),
        };
        let learnt = TrainedModel {
            facts: Facts::new(JSON.language()),
            forest: Some(Forest::of_stored(&stored, JSON.language()).unwrap()),
            estimates: Estimates::default(),
        };
        let options = SearchOptions {
            plan: plan.clone(),
            guidance: Some(Arc::new(learnt)),
            ..SearchOptions::default()
        };
        reduced(JSON, "[1, 2]", options, &|text| text.starts_with('[')).text
    };
    // The means are 0.4 and 0.6.
    assert_eq!(left([0.6, 0.6, 0.0]), b"[]");
    assert_eq!(left([0.4, 0.4, 1.0]), b"[1, 2]");
}

#[test]
fn a_view_has_what_is_around_a_node() {
    let tree = parsed(C, b"int f(void) { int x = 1; int y = x; return y; }");
    let names = Names::of(&tree, [kind(C, "IDENTIFIER")]);
    let recent = Recent::default();
    let node = |text: &str| {
        let mut all = tree.all().into_iter();
        let found = all.find(|&node| tree.token_text(node) == text.as_bytes());
        found.unwrap_or_else(|| panic!("no node is `{text}`"))
    };
    let view = |text| NodeFeatures::of(&tree, &names, &recent, node(text));
    let token = |text: &str| kind(C, text).index() as u16;
    let (x, y, back) = (view("int x = 1;"), view("int y = x;"), view("return y;"));
    // Each declares for what follows alone.
    assert!(x.has(Feature::DefinesForSiblings) && y.has(Feature::DefinesForSiblings));
    assert!(!back.has(Feature::DefinesForSiblings) && back.has(Feature::UsedOutside));
    assert!(x.has(Feature::First) && !x.has(Feature::Last));
    assert!(!back.has(Feature::First) && back.has(Feature::Last));
    assert!(back.has(Feature::Begins(token("'return'"))));
    assert!(back.has(Feature::Before(token("';'"))) && back.has(Feature::After(token("'}'"))));
    for view in [x, y, back] {
        let all = view.features(C.language());
        assert!(all.is_sorted() && all.iter().all(|&feature| view.has(feature)));
    }
}

#[test]
fn a_model_guides_pardis_past_what_it_thinks_invalid() {
    let plan = Plan::chain_of(secateur_published::STRATEGIES, "model-guided", None, &[]).unwrap();
    let run = |forest: Option<StoredForest>| {
        let learnt = TrainedModel {
            facts: Facts::new(JSON.language()),
            forest: forest.map(|it| Forest::of_stored(&it, JSON.language()).unwrap()),
            estimates: Estimates::default(),
        };
        let options = SearchOptions {
            plan: plan.clone(),
            guidance: Some(Arc::new(learnt)),
            ..SearchOptions::default()
        };
        reduced(JSON, r#"[[1], 2, {"a": [3]}]"#, options, &|text| {
            text.starts_with('[')
        })
    };
    let mut right = forest();
    right.nodes = vec![ForestNode::Leaf(1.0)];
    right.roots = vec![0];
    let without = run(Some(right));
    let none = run(None);
    let mut wrong = forest();
    wrong.roots = vec![1];
    let with = run(Some(wrong));
    assert_eq!(without.text, b"[]");
    assert_eq!(
        with.text, br#"[[1], 2, {"a": [3]}]"#,
        "all is thought invalid"
    );
    assert!(with.progress.tests < without.progress.tests);
    assert_eq!(none.text, with.text, "nothing is known to be valid");
}
