//! Facts of a corpus, their model, and its filter.

use std::collections::BTreeSet;
use std::sync::Arc;

use secateur_learn::{Context, Facts, Guidance, Model, TrainedModel, show};
use secateur_reduce::learning::{CorpusOrder, Estimates};
use secateur_reduce::search::{Plan, SearchOptions};
use secateur_reduce::strategy::{Start, find};
use secateur_syntax::tree::{Change, Edit};
use secateur_tables::Kind;

use crate::harness::parsed;
use crate::{C, JSON, facts_of, kind, reduced};

#[test]
fn what_a_chain_hides_counts_as_absent() {
    let members = kind(JSON, "object_members");
    let rest = 1;
    let two = r#"{"a": 1, "b": 2}"#;
    assert!(facts_of(JSON, &[two]).is_mandatory(members, rest));
    // A single member has no node for members.
    let facts = facts_of(JSON, &[two, r#"[{"a": 1}]"#]);
    assert!(!facts.is_mandatory(members, rest));
    assert_eq!(facts.kinds[members.index()].seen, 2);
    assert_eq!(facts.kinds[members.index()].present, [2, 1]);
    assert_eq!(facts.files, 2);
}

#[test]
fn a_lists_items_stand_in_what_has_the_list() {
    let facts = facts_of(JSON, &["[1, [true]]"]);
    let array = kind(JSON, "array");
    let numbers = &facts.kinds[kind(JSON, "NUMBER").index()].contexts;
    assert!(numbers.keys().all(|context| context.parent != Kind::EOF));
    let nested: Vec<&Context> = facts.kinds[array.index()].contexts.keys().collect();
    assert_eq!(nested.len(), 1);
    assert!(!JSON.language().is_list(nested[0].parent));
}

#[test]
fn names_differ_from_other_tokens() {
    let facts = facts_of(
        C,
        &["int f(int a) { int b = a; return b + f(a) + 1; } int g(void) { return f(2); }"],
    );
    assert!(facts.types[kind(C, "IDENTIFIER").index()].is_name());
    let names: Vec<usize> = (0..facts.types.len())
        .filter(|&at| facts.types[at].is_name())
        .collect();
    assert_eq!(names, [kind(C, "IDENTIFIER").index()]);
}

#[test]
fn a_model_comes_back_as_it_was() {
    let facts = facts_of(
        C,
        &[
            "int f(int a) { if (a) return 1; return; }",
            "char *g(void) { return 0; }",
        ],
    );
    let language = C.language();
    let model = Model::new(language, &facts, Vec::new());
    let read = Model::from_json(&model.to_json()).unwrap();
    assert_eq!(read, model);
    let mut kept = facts;
    kept.prune_texts(4);
    assert_eq!(read.facts(language).unwrap(), kept);
    let shown = show(&read, None);
    assert!(shown.contains("2 files"), "{shown}");
    assert!(
        show(&read, Some("IDENTIFIER")).starts_with("IDENTIFIER "),
        "{shown}"
    );
    assert!(read.facts(JSON.language()).is_err());
    assert!(Model::from_json("{}").is_err());
    let head = "\"secateur_model\":1,";
    for (other, wanted) in [("\"secateur_model\":9,", "version 9"), ("", "no version")] {
        let other = model.to_json().replacen(head, other, 1);
        let error = Model::from_json(&other).unwrap_err().to_string();
        assert!(
            error.contains(wanted) && error.contains("train one with `learn`"),
            "{error}"
        );
        let error = grammar_emitter::Model::from_json(&other).unwrap_err();
        assert!(error.to_string().contains(wanted), "{error}");
    }
    let damaged = model.to_json().replacen("\"kind\":", "\"kind\":9999", 1);
    assert!(Model::from_json(&damaged).is_err());
    assert!(grammar_emitter::Model::from_json(&damaged).is_err());
}

#[test]
fn the_filter_leaves_out_what_the_corpus_always_has() {
    // No object of the corpus is empty, no array is in an array.
    let facts = facts_of(JSON, &[r#"{"a": [1, {"b": 2}]}"#, r#"[{"a": "x"}, 3]"#]);
    let reduction = |facts: Option<Facts>| {
        let options = SearchOptions {
            plan: Plan::chain_of(secateur_published::STRATEGIES, "gtr-star", None, &[]).unwrap(),
            guidance: facts.map(|facts| {
                Arc::new(TrainedModel {
                    facts,
                    forest: None,
                    estimates: Estimates::default(),
                }) as Arc<dyn Guidance>
            }),
            ..SearchOptions::default()
        };
        reduced(JSON, r#"[[{"p": 1, "q": [[5]]}]]"#, options, &|text| {
            text.contains('{')
        })
    };
    let without = reduction(None);
    let with = reduction(Some(facts));
    assert_eq!(without.text, b"{}");
    let shown = String::from_utf8_lossy(&with.text).into_owned();
    assert!(shown.contains(':'), "{shown}");
    assert!(with.progress.tests < without.progress.tests, "{shown}");
}

fn trained(facts: Facts) -> TrainedModel {
    TrainedModel {
        facts,
        forest: None,
        estimates: Estimates::default(),
    }
}

/// The items of a list that is the root have no context, so the other facts count them.
#[test]
fn the_filter_knows_what_stands_at_the_top_of_a_file() {
    let texts = [
        "int f(int a) { if (a) { return a + 1; } f(2); ; }",
        "int b;",
    ];
    let model = trained(facts_of(C, &texts));
    let language = C.language();
    let tree = parsed(C, b"int c; int g(void) { return 0; }");
    let root = tree.root().unwrap();
    let item = tree.children(root).next().unwrap();
    assert!(tree.is_list(root));
    for text in texts {
        let corpus = parsed(C, text.as_bytes());
        for there in corpus.children(corpus.root().unwrap()) {
            assert!(model.may_stand(language, &tree, corpus.kind(there), item));
        }
    }
    let may_stand = |name| model.may_stand(language, &tree, kind(C, name), item);
    for name in [
        "IDENTIFIER",
        "INTEGER_CONSTANT",
        "expressionStatement",
        "additiveExpression",
        "castExpression",
        "compoundStatement",
        "';'",
    ] {
        assert!(!may_stand(name), "{name}");
    }
    assert!(model.may_stand(language, &tree, kind(C, "INTEGER_CONSTANT"), root));
}

/// The shipped models have no context for the items of a list that is the root.
#[test]
fn shipped_models_know_what_stands_at_the_top_of_a_file() {
    let cases: [(&str, &str, &[&str], &[&str]); 2] = [
        (
            "javascript",
            "foo(a); bar();",
            &["ifStatement", "function", "block"],
            &["identifier", "IDENTIFIER", "arguments"],
        ),
        (
            "python",
            "foo(a)\nbar()\n",
            &["ifStatement", "functionDefinition", "simpleStatements"],
            &["NAME", "NUMBER", "arguments"],
        ),
    ];
    for (name, text, there, not) in cases {
        let mut formats = secateur_all::FORMATS.iter().copied();
        let format = formats.find(|it| it.description().name == name).unwrap();
        let language = format.language();
        let model = Model::unpack(format.model().unwrap(), language).unwrap();
        let model = model.trained(language).unwrap();
        let tree = parsed(format, text.as_bytes());
        let root = tree.root().unwrap();
        let item = tree.children(root).next().unwrap();
        let has = |name: &str| model.may_stand(language, &tree, kind(format, name), item);
        assert!(tree.is_list(root), "{text}");
        let may = |names: &[&str]| -> Vec<bool> { names.iter().map(|name| has(name)).collect() };
        assert_eq!(may(there), vec![true; there.len()], "{text}");
        assert_eq!(may(not), vec![false; not.len()], "{text}");
    }
}

#[test]
fn as_an_order_the_filter_leaves_nothing_out() {
    let facts = facts_of(JSON, &[r#"{"a": [1, {"b": 2}]}"#, r#"[{"a": "x"}, 3]"#]);
    let learnt: Arc<dyn Guidance> = Arc::new(TrainedModel {
        facts,
        forest: None,
        estimates: Estimates::default(),
    });
    let order = CorpusOrder::new(&learnt).unwrap();
    let language = JSON.language();
    let tree = parsed(JSON, br#"[[[5, 6], {"p": 1, "q": 2}], 3]"#);
    let proposed = |corpus| {
        let start = Start {
            language,
            tree: &tree,
            lists: None,
            usual: &[],
            guidance: None,
            structured: &[],
        };
        let mut strategy = (find("tree").unwrap().start)(&start);
        strategy.learn_order(corpus);
        let mut edits = Vec::new();
        while let Some(edit) = strategy.propose(language, &tree) {
            strategy.record_tested(&tree, false, true);
            edits.push(edit);
        }
        edits
    };
    let by_itself = proposed(None);
    let ordered = proposed(Some(&order));
    let candidates = |edits: &[Edit]| -> BTreeSet<u64> {
        let fingerprint = |edit: &Edit| edit.candidate(&tree).fingerprint(&tree).0;
        edits.iter().map(fingerprint).collect()
    };
    assert_eq!(candidates(&by_itself), candidates(&ordered));
    // No array of the corpus is in an array, but an object is.
    let (array, object) = (kind(JSON, "array"), kind(JSON, "object"));
    let mut arrays = tree
        .all()
        .into_iter()
        .filter(|&node| tree.kind(node) == array);
    let inner = arrays.nth(1).unwrap();
    let values = |edits: &[Edit]| -> Vec<Kind> {
        let by = |edit: &Edit| match *edit.changes() {
            [Change::Substitute { node, by }] if node == inner => Some(tree.kind(by)),
            _ => None,
        };
        let values = edits.iter().filter_map(by);
        values
            .filter(|&by| by != kind(JSON, "NUMBER"))
            .take(2)
            .collect()
    };
    assert_eq!(values(&by_itself), [array, object]);
    assert_eq!(values(&ordered), [object, array]);
}
