//! Numbers that act as names (`Counted::Largest`), without gaps.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use crate::minimize::{HALVING, ListMinimizer};
use crate::strategy::edits::order::stops;
use secateur_syntax::Language;
use secateur_syntax::tree::{Edit, NodeId, Sentence, Tree};
use secateur_tables::{Counted, Kind};

/// The numbers of a token type, which a list minimizer renumbers from 1 in the order of the text.
#[derive(Clone)]
pub(super) struct Dense {
    kind: Kind,
    /// Occurrences of each number.
    numbers: Arc<[Vec<NodeId>]>,
    minimizer: Box<dyn ListMinimizer>,
}

/// Returns the token types of a language whose numbers act as names.
pub(super) fn named(language: &Language) -> BTreeSet<Kind> {
    let counts = language.counts.iter();
    let largest = counts.filter(|count| matches!(count.of, Counted::Largest(_)));
    largest.map(|count| count.of.kind()).collect()
}

impl Dense {
    /// Returns `None` if the numbers have no gaps.
    pub(super) fn new(tree: &Tree, kind: Kind) -> Option<Self> {
        let mut order: BTreeMap<u64, usize> = BTreeMap::new();
        let mut numbers: Vec<Vec<NodeId>> = Vec::new();
        for (at, node) in tree.all().into_iter().enumerate() {
            if stops(tree, at) {
                break;
            }
            if tree.is_token(node) && tree.kind(node) == kind {
                let (_, number) = split(tree.token_text(node))?;
                let at = *order.entry(number).or_insert(numbers.len());
                if at == numbers.len() {
                    numbers.push(Vec::new());
                }
                numbers[at].push(node);
            }
        }
        let (&largest, _) = order.last_key_value()?;
        if largest <= numbers.len() as u64 {
            return None;
        }
        Some(Self {
            kind,
            minimizer: (HALVING.start)(&vec![1; numbers.len()], 0),
            numbers: numbers.into(),
        })
    }

    pub(super) fn propose(&mut self, tree: &Tree) -> Option<Edit> {
        while let Some(chosen) = self.minimizer.propose() {
            let edit = self.renumbered(tree, &chosen);
            if let Some(edit) = edit.filter(|edit| !edit.changes().is_empty()) {
                return Some(edit);
            }
            self.minimizer.record_verdict(false);
        }
        None
    }

    pub(super) fn record_verdict(&mut self, passed: bool) {
        self.minimizer.record_verdict(passed);
    }

    /// Gives the chosen numbers the smallest that no other has; `None` if one is out of the tree.
    fn renumbered(&self, tree: &Tree, chosen: &[usize]) -> Option<Edit> {
        let is_chosen: BTreeSet<usize> = chosen.iter().copied().collect();
        let number = |at: usize| {
            let node = *self.numbers[at].first()?;
            tree.is_alive(node).then(|| split(tree.token_text(node)))?
        };
        let others = (0..self.numbers.len()).filter(|at| !is_chosen.contains(at));
        let taken: BTreeSet<u64> = others.filter_map(number).map(|(_, it)| it).collect();
        let mut free = (1..).filter(|number| !taken.contains(number));
        let mut edit = Edit::new([]);
        for &at in &is_chosen {
            let new = free.next()?;
            if number(at)?.1 == new {
                continue;
            }
            for &node in self.numbers[at].iter().filter(|&&node| tree.is_alive(node)) {
                let (sign, _) = split(tree.token_text(node))?;
                let text = [sign, new.to_string().as_bytes()].concat();
                let (kind, tokens) = (self.kind, vec![(self.kind, text.into())]);
                edit.add(node, Arc::new(Sentence { kind, tokens }));
            }
        }
        Some(edit)
    }
}

/// Splits a number into its sign and its value.
fn split(text: &[u8]) -> Option<(&[u8], u64)> {
    let sign = usize::from(text.starts_with(b"-"));
    let digits = std::str::from_utf8(&text[sign..]).ok()?;
    Some((&text[..sign], digits.parse().ok()?))
}
