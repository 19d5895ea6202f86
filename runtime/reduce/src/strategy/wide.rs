//! A strategy in epochs.
//!
//! Copies of the strategy propose the edits of an epoch. Some of them are accepted together, some are
//! rejected, and those that passed but are not in the new base have no verdict. The strategy itself
//! then proposes these edits, too, and records their verdicts without another test: a rejection holds
//! until the round ends, as in a search of one edit after another. Nodes of later edits may be gone by
//! then: deletions of such nodes are left out, and an edit that needs one is recorded as rejected.

use rustc_hash::FxHashMap;

use super::edits::merge::rebuilt;
use super::{Guide, PATIENCE, Strategy};
use crate::learning::CorpusOrder;
use crate::search::Decision;
use secateur_syntax::Language;
use secateur_syntax::tree::{Change, Edit, NodeId, Tree};

/// A strategy with the verdicts of the last epoch.
#[derive(Clone)]
pub(super) struct Wide {
    inner: Box<dyn Strategy>,
    /// Of edits that the strategy has not proposed since.
    settled: FxHashMap<Edit, Decision>,
    held: Option<Edit>,
    /// Whether edits were accepted since the last proposal.
    changed: bool,
    busy: bool,
}

/// Prepares a strategy for epochs of a width.
#[must_use]
pub fn wide(mut inner: Box<dyn Strategy>, width: usize) -> Box<dyn Strategy> {
    inner.widen(width);
    Box::new(Wide {
        inner,
        settled: FxHashMap::default(),
        held: None,
        changed: false,
        busy: false,
    })
}

/// The state of an edit's nodes.
enum State {
    Whole,
    /// Deleted nodes have gone already.
    Part(Edit),
    Done,
    Lost,
}

fn state(language: &Language, tree: &Tree, edit: &Edit) -> State {
    let alive = |node| tree.is_alive(node);
    // The parser or the property test decides on other candidates.
    let is_sentence = !edit.is_unsure() && !edit.is_free();
    // A node that was an item may have become the head before its list.
    let may_go = |node| {
        !is_sentence
            || tree.parent(node).is_some_and(|up| tree.is_list(up))
            || language.is_nullable(tree.slot(node))
    };
    let gone = |change: &&Change| matches!(**change, Change::Delete(node) if !alive(node));
    let is_lost = |change: &Change| match *change {
        Change::Delete(node) => alive(node) && !may_go(node),
        Change::Put { node, .. } => !alive(node),
        Change::Substitute { node, by } => !alive(node) || !alive(by),
        Change::Unwrap { item, list } => !alive(item) || !alive(list),
    };
    let lost =
        edit.changes().iter().any(is_lost) || is_sentence && empties_list(language, tree, edit);
    let moves = |change: &Change| matches!(change, Change::Substitute { .. });
    match edit.changes().iter().filter(gone).count() {
        _ if lost => State::Lost,
        0 if edit.saved(tree) < 0 => State::Lost,
        0 => State::Whole,
        // The item that a node comes from may have gone before it.
        _ if edit.changes().iter().any(moves) => State::Lost,
        gone if gone == edit.changes().len() => State::Done,
        _ => {
            let left = edit.changes().iter().copied();
            let left = left.filter(|change| !gone(&change));
            let left = rebuilt([(edit, left)]);
            match left.saved(tree) < 0 {
                true => State::Lost,
                false => State::Part(left),
            }
        }
    }
}

/// Whether an edit would leave no item of a list that needs one.
fn empties_list(language: &Language, tree: &Tree, edit: &Edit) -> bool {
    let mut gone: FxHashMap<NodeId, usize> = FxHashMap::default();
    for change in edit.changes() {
        if let Change::Delete(node) = *change
            && tree.is_alive(node)
            && let Some(list) = tree.parent(node).filter(|&up| tree.is_list(up))
            && !language.is_nullable(tree.slot(list))
        {
            *gone.entry(list).or_default() += 1;
        }
    }
    let is_emptied = |(list, gone)| tree.children(list).nth(gone).is_none();
    gone.into_iter().any(is_emptied)
}

impl Strategy for Wide {
    fn propose(&mut self, language: &Language, tree: &Tree) -> Option<Edit> {
        self.busy = false;
        if std::mem::take(&mut self.changed) {
            self.inner.rebase(tree);
        }
        for _ in 0..PATIENCE {
            let edit = match self.held.take() {
                Some(edit) => edit,
                None => self.inner.propose(language, tree)?,
            };
            let settled = self.settled.remove(&edit);
            if settled == Some(Decision::Accepted) {
                self.inner.record_tested(tree, true, true);
                continue;
            }
            let (left, settled) = match state(language, tree, &edit) {
                State::Whole => (edit, settled),
                State::Part(left) => {
                    let settled = self.settled.remove(&left);
                    (left, settled)
                }
                State::Done => {
                    self.inner.record_tested(tree, true, false);
                    continue;
                }
                State::Lost => {
                    self.inner.record_tested(tree, false, false);
                    continue;
                }
            };
            match settled {
                None => return Some(left),
                Some(decision) => self.inner.record(tree, &[decision]),
            }
        }
        self.busy = true;
        None
    }

    fn record_verdict(&mut self, tree: &Tree, passed: bool) {
        self.inner.record_verdict(tree, passed);
    }

    fn record_tested(&mut self, tree: &Tree, passed: bool, tested: bool) {
        self.inner.record_tested(tree, passed, tested);
    }

    fn settle(&mut self, tree: &Tree, decisions: &[(&Edit, Decision)]) {
        for (edit, decision) in decisions {
            self.changed |= *decision == Decision::Accepted;
            self.settled.insert((*edit).clone(), *decision);
        }
        self.inner.settle(tree, decisions);
    }

    fn rebase(&mut self, _: &Tree) {
        self.changed = true;
    }

    fn put_back(&mut self, edit: Edit) {
        self.held = Some(edit);
    }

    fn is_busy(&self) -> bool {
        self.busy || self.inner.is_busy()
    }

    fn work(&self, nodes: usize) -> Option<(usize, usize)> {
        self.inner.work(nodes)
    }

    fn learn_order(&mut self, corpus: Option<&CorpusOrder>) {
        self.inner.learn_order(corpus);
    }

    fn guide(&self) -> Option<&Guide> {
        self.inner.guide()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::strategy::{STRATEGIES, Start};
    use grammar_compiler::load::Loader;
    use secateur_syntax::format::Format;
    use secateur_syntax::parse::Parser;

    const GRAMMAR: &str = "grammar g; text : item* EOF ; \
        item : 'item' ID '(' (ID (',' ID)*)? ')' '{' (item | use)* '}' ; \
        use : ID ('.' ID)* ';' ; ID : [a-z]+ ; WS : [ \\n] -> skip ;";
    const TEXT: &str = "item a(x, y) { x.y; } item b() { item c(z) { a; } x.z; }";

    #[test]
    fn epochs_have_the_edits_of_every_strategy() {
        let compiled = Loader::text("g.g4", GRAMMAR).compile();
        let language = Language::new(compiled.expect("a good grammar").tables);
        let tree = language
            .read(&mut Parser::new(&language), TEXT.as_bytes())
            .expect("a tree");
        let start = Start {
            language: &language,
            tree: &tree,
            lists: None,
            usual: &[],
            guidance: None,
            structured: &[],
        };
        let edits = |mut strategy: Box<dyn Strategy>| {
            let mut edits = Vec::new();
            while let Some(edit) = strategy.propose(&language, &tree) {
                strategy.record_verdict(&tree, false);
                edits.push(edit);
            }
            edits
        };
        for kind in STRATEGIES.iter().filter(|kind| kind.plain.is_none()) {
            let alone = edits((kind.start)(&start));
            let in_epochs = edits(wide((kind.start)(&start), 64));
            for edit in alone {
                assert!(in_epochs.contains(&edit), "{}: {edit:?}", kind.name);
            }
        }
    }

    #[test]
    fn the_last_item_of_a_list_that_needs_one_stays() {
        let grammar = "grammar g; text : 'x' item+ EOF ; item : 'a' ; WS : ' ' -> skip ;";
        let compiled = Loader::text("g.g4", grammar).compile();
        let language = Language::new(compiled.expect("a good grammar").tables);
        let tree = language
            .read(&mut Parser::new(&language), b"x a a")
            .expect("a tree");
        let items: Vec<NodeId> = tree
            .all()
            .into_iter()
            .filter(|&node| tree.parent(node).is_some_and(|up| tree.is_list(up)))
            .collect();
        let is_whole = |count: usize| {
            let changes = items[..count].iter().map(|&item| Change::Delete(item));
            matches!(state(&language, &tree, &Edit::new(changes)), State::Whole)
        };
        assert_eq!((items.len(), is_whole(1), is_whole(2)), (2, true, false));
    }
}
