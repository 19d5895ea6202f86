//! Candidates as text, on random inputs.
//!
//! Each is lexed as the printer's tokens and parsed, whatever was accepted before.

use std::path::{Path, PathBuf};

use fastrand::Rng;
use grammar_compiler::check::Bnf;
use secateur_syntax::format::Format;
use secateur_tables::Kind;

use secateur_reduce::strategy::{STRATEGIES, Start};
use secateur_syntax::lex::tokenize;
use secateur_syntax::parse::Parser;
use secateur_syntax::tree::{Change, Edit, NodeId, Printer, Tree};

use crate::harness::parsed;
use crate::texts::{PROGRAM, Writer, compiled, grammar};
use crate::trees::{check_tree, expected, nodes};
use crate::{C, JSON};

/// Runs strategies over a tree with random verdicts; checks each candidate.
fn follow(format: &dyn Format, mut tree: Tree, random: &mut Rng, passes: u64) -> usize {
    let language = format.language();
    let printer = Printer::new(language);
    let mut parser = Parser::new(language);
    let mut applied = 0;
    let mut kinds = [STRATEGIES, secateur_published::STRATEGIES].concat();
    random.shuffle(&mut kinds);
    for kind in kinds {
        let mut strategy = (kind.start)(&Start {
            language,
            tree: &tree,
            lists: None,
            usual: &[],
            guidance: None,
            structured: &[],
        });
        let mut steps = 0;
        while let Some(edit) = strategy.propose(language, &tree) {
            steps += 1;
            assert!(steps < 100_000, "{} does not come to an end", kind.name);
            let before = String::from_utf8_lossy(tree.text()).into_owned();
            assert!(edit.saved(&tree) >= 0, "{edit:?} is no gain of\n{before}");
            let kinds = expected(&tree, &edit);
            assert_eq!(
                tree.tokens().len() as i64 - edit.saved(&tree),
                kinds.len() as i64
            );
            let (mut text, mut tokens) = (Vec::new(), Vec::new());
            if !printer.print(&tree, &edit.candidate(&tree), &mut text, Some(&mut tokens)) {
                strategy.record_verdict(&tree, false);
                continue;
            }
            let shown = String::from_utf8_lossy(&text).into_owned();
            let context = || format!("{edit:?}\nbefore:\n{before}\nafter:\n{shown}");
            let lexed = tokenize(language, &text);
            assert!(lexed.as_ref() == Ok(&tokens), "{}", context());
            assert!(tokens.iter().map(|t| t.kind).eq(kinds), "{}", context());
            if !tokens.is_empty() && !edit.is_unsure() && !edit.is_free() {
                let parsed = format.parse(&mut parser, &tokens);
                assert!(parsed.is_ok(), "no sentence: {}", context());
            }
            // The tree would need another parse, or be no sentence.
            let passed = random.u64(..100) < passes && !edit.is_unsure() && !edit.is_free();
            if passed && !edit.is_trial() {
                tree.apply(&edit, text, tokens);
                check_tree(language, &tree);
                applied += 1;
            }
            strategy.record_verdict(&tree, passed);
        }
    }
    applied
}

/// Reduces random sentences with random verdicts until `edits` edits, or the sentences are too
/// small.
fn random_reductions(format: &dyn Format, grammar: &Path, seed: u64, edits: usize) -> usize {
    let compiled = compiled(grammar);
    let bnf = Bnf::of_grammar(&compiled.grammar);
    let sentences = bnf.sentences().expect("a language with sentences");
    let language = format.language();
    let writer = Writer::new(language);
    let mut random = Rng::with_seed(seed);
    let mut applied = 0;
    for _ in 0..edits * 20 {
        if applied >= edits {
            break;
        }
        let budget = random.usize(4..250);
        let kinds: Vec<Kind> = sentences
            .next(&mut random, budget)
            .iter()
            .map(|token| Kind(token.0))
            .collect();
        if !(4..=150).contains(&kinds.len()) {
            continue;
        }
        let Some(text) = writer.write(&mut random, &kinds) else {
            continue;
        };
        let tree = parsed(format, &text);
        check_tree(language, &tree);
        let mut printed = Vec::new();
        assert!(Printer::new(language).print(
            &tree,
            &Edit::new([]).candidate(&tree),
            &mut printed,
            None
        ));
        assert_eq!(printed, text, "an untouched tree prints as it was");
        let passes = [10, 50, 90][random.usize(..3)];
        applied += follow(format, tree, &mut random, passes);
    }
    applied
}

#[test]
fn candidates_of_random_c_are_what_the_printer_says() {
    let applied = random_reductions(C, &grammar("grammars/c.g4"), 0x7ea5, 2000);
    assert!(applied >= 2000, "only {applied} edits");
}

#[test]
fn candidates_of_random_json_are_what_the_printer_says() {
    let applied = random_reductions(JSON, &grammar("grammars/json.g4"), 1, 1000);
    assert!(applied >= 500, "only {applied} edits");
}

#[test]
fn candidates_of_nasty_grammars_are_what_the_printer_says() {
    let folder = std::fs::read_dir(grammar("tests/grammars/ok")).expect("the folder");
    let mut paths: Vec<PathBuf> = folder
        .filter_map(Result::ok)
        .map(|entry| entry.path())
        .filter(|path| path.extension().is_some_and(|e| e == "g4"))
        .collect();
    paths.sort();
    for path in paths {
        let format = secateur_hooks::link(compiled(&path).tables).unwrap();
        let applied = random_reductions(&format, &path, 2, 200);
        println!("{}: {applied}", path.display());
    }
}

#[test]
fn random_edits_print_what_they_say() {
    let language = C.language();
    let printer = Printer::new(language);
    let mut parser = Parser::new(language);
    let mut random = Rng::with_seed(3);
    let mut applied = 0;
    for _ in 0..150 {
        let mut tree = parsed(C, PROGRAM.as_bytes());
        for _ in 0..40 {
            let all = nodes(&tree);
            if all.is_empty() {
                break;
            }
            let node = all[random.usize(..all.len())];
            let item = tree.parent(node).is_some_and(|p| tree.is_list(p));
            let siblings = tree.parent(node).map_or(0, |p| tree.children(p).count());
            let below: Vec<NodeId> = nodes(&tree)
                .into_iter()
                .filter(|&by| {
                    let mut up = tree.parent(by);
                    while let Some(parent) = up {
                        if parent == node {
                            return language.fits(tree.kind(by), tree.slot(node))
                                && tree.weight(by) < tree.weight(node);
                        }
                        up = tree.parent(parent);
                    }
                    false
                })
                .collect();
            let edit = if language.is_nullable(tree.slot(node)) || (item && siblings > 1) {
                Edit::new([Change::Delete(node)])
            } else if !below.is_empty() {
                let by = below[random.usize(..below.len())];
                Edit::new([Change::Substitute { node, by }])
            } else {
                continue;
            };
            let (mut text, mut tokens) = (Vec::new(), Vec::new());
            let candidate = edit.candidate(&tree);
            assert!(printer.print(&tree, &candidate, &mut text, Some(&mut tokens)));
            assert_eq!(candidate.tokens(&tree), tokens.len());
            let fingerprint = candidate.fingerprint(&tree);
            let shown = String::from_utf8_lossy(&text).into_owned();
            assert_eq!(tokenize(language, &text).unwrap(), tokens, "{shown}");
            assert_eq!(
                tree.tokens().len() as i64 - edit.saved(&tree),
                tokens.len() as i64
            );
            if let Err(failure) = C.parse(&mut parser, &tokens) {
                panic!("{}", failure.describe(language, &text, &tokens));
            }
            tree.apply(&edit, text, tokens);
            assert_eq!(tree.fingerprint(), fingerprint);
            applied += 1;
            for node in nodes(&tree) {
                assert!(tree.is_alive(node));
                let children: Vec<NodeId> = tree.children(node).collect();
                let sum: u32 = children.iter().map(|&child| tree.weight(child)).sum();
                assert!(children.is_empty() || sum == tree.weight(node));
                assert!(children.len() != 1 || tree.is_list(node));
                assert!(
                    children
                        .iter()
                        .all(|&child| tree.parent(child) == Some(node))
                );
            }
        }
    }
    assert!(applied > 1000, "only {applied} edits were possible");
}
