//! Removal against its definition, which checks every node again after each step.

use std::collections::BTreeSet;

use fastrand::Rng;
use grammar_compiler::load::Loader;

use super::{removable, remove};
use crate::strategy::edits::lists::{content, head_of};
use secateur_syntax::Language;
use secateur_syntax::format::Format;
use secateur_syntax::parse::Parser;
use secateur_syntax::sentence::Sentences;
use secateur_syntax::tree::{Change, Edit, NodeId, Tree};

/// Nested lists, nullable and not, with separators and without.
const GRAMMAR: &str = "
grammar g;
text : item+ EOF ;
item : call | block | name | many | pairs ;
call : 'f' '(' (item (',' item)*)? ')' ;
block : '{' item (';' item)* '}' ;
many : '[' item+ (name ';')+ ']' ;
pairs : 'p' item (',' item)+ 'q' ;
name : 'x' ('=' call)? '!'* ;
WS : [ \\n]+ -> skip ;
";

type Nodes = BTreeSet<NodeId>;

fn defined(language: &Language, tree: &Tree, nodes: &[NodeId]) -> Option<Edit> {
    let mut going: Nodes = nodes.iter().copied().collect();
    loop {
        let above = |node| std::iter::successors(tree.parent(node), |&up| tree.parent(up));
        let all = going.clone();
        going.retain(|&node| !above(node).any(|up| all.contains(&up)));
        let is_stuck = |node: &&NodeId| change(language, tree, &going, **node).is_none();
        let Some(stuck) = going.iter().find(is_stuck).copied() else {
            break;
        };
        going.remove(&stuck);
        going.insert(tree.parent(stuck)?);
    }
    let changes = |&node| change(language, tree, &going, node);
    let edit = Edit::new(going.iter().filter_map(changes).flatten());
    (!edit.changes().is_empty() && edit.is_sound(tree)).then_some(edit)
}

fn change(language: &Language, tree: &Tree, going: &Nodes, node: NodeId) -> Option<Vec<Change>> {
    let parent = tree.parent(node);
    if let Some(list) = parent.filter(|&up| tree.is_list(up)) {
        if !language.is_nullable(tree.slot(list)) && staying(tree, going, list).is_none() {
            return None;
        }
        let head = tree.previous(list).filter(|head| going.contains(head));
        let taken = head
            .filter(|&head| !language.is_nullable(tree.slot(head)))
            .and_then(|head| heir(language, tree, going, list, head));
        return match taken {
            Some((heir, _)) if heir == node => Some(Vec::new()),
            _ => Some(vec![Change::Delete(node)]),
        };
    }
    if language.is_nullable(tree.slot(node)) {
        return Some(vec![Change::Delete(node)]);
    }
    let mut after = tree.children(parent?).skip_while(|&child| child != node);
    let list = after.nth(1).filter(|&next| tree.is_list(next))?;
    let (heir, by) = heir(language, tree, going, list, node)?;
    Some(vec![Change::Substitute { node, by }, Change::Delete(heir)])
}

fn heir(
    language: &Language,
    tree: &Tree,
    going: &Nodes,
    list: NodeId,
    head: NodeId,
) -> Option<(NodeId, NodeId)> {
    if head_of(language, tree, list) != Some(head) {
        return None;
    }
    let heir = staying(tree, going, list)?;
    Some((heir, content(tree, heir)?))
}

fn staying(tree: &Tree, going: &Nodes, list: NodeId) -> Option<NodeId> {
    tree.children(list).find(|item| !going.contains(item))
}

fn below(tree: &Tree, node: NodeId, all: &mut Vec<NodeId>) {
    all.push(node);
    for child in tree.children(node) {
        below(tree, child, all);
    }
}

fn language() -> Language {
    let compiled = Loader::text("g.g4", GRAMMAR).compile();
    Language::new(compiled.expect("a good grammar").tables)
}

#[test]
fn nodes_that_go_by_themselves_are_those_with_an_edit() {
    let language = language();
    let sentences = Sentences::new(&language);
    let mut parser = Parser::new(&language);
    let (mut go, mut stay) = (0, 0);
    for seed in 0..200 {
        let made = sentences.make(seed, 60).expect("a sentence");
        let tree = language
            .read(&mut parser, &made.written.text)
            .expect("a tree");
        let mut nodes = tree.all();
        stay += nodes.len();
        nodes.retain(|&node| remove(&language, &tree, [node]).is_some());
        assert_eq!(removable(&language, &tree), nodes);
        stay -= nodes.len();
        go += nodes.len();
    }
    assert!(go > 500 && stay > 50, "{go} go, {stay} stay");
}

#[test]
fn is_what_its_definition_says() {
    let language = language();
    let sentences = Sentences::new(&language);
    let mut parser = Parser::new(&language);
    let mut random = Rng::with_seed(1);
    let (mut edits, mut none) = (0, 0);
    for seed in 0..200 {
        let made = sentences.make(seed, 60).expect("a sentence");
        let tree = language
            .read(&mut parser, &made.written.text)
            .expect("a tree");
        let mut all = Vec::new();
        below(&tree, tree.root().expect("a root"), &mut all);
        for _ in 0..20 {
            let share = random.f64();
            let nodes: Vec<NodeId> = all
                .iter()
                .copied()
                .filter(|_| random.f64() < share)
                .collect();
            // Few nodes near the root, or no edit would depend on those below.
            let nodes: Vec<NodeId> = nodes
                .into_iter()
                .filter(|&node| tree.weight(node) < 2 + random.u32(..20))
                .collect();
            let found = remove(&language, &tree, nodes.iter().copied());
            assert_eq!(found, defined(&language, &tree, &nodes), "{nodes:?}");
            match found {
                Some(_) => edits += 1,
                None => none += 1,
            }
        }
    }
    assert!(edits > 500 && none > 50, "{edits} edits, {none} without");
}
