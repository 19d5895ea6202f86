//! Shorter tokens (the lexical half of T-Rec, Xu et al., TOSEM 2024).
//!
//! No token goes, but the text becomes shorter and plainer, in two steps. First a list
//! minimizer decides, over all tokens of a type at once, which of them take the shortest text
//! of the type: a few that matter among many cost a logarithm of their number. Then each token
//! that keeps its text is shortened by itself ([`shorten`]).

mod shorten;

use std::collections::BTreeMap;
use std::sync::Arc;

use secateur_tables::Kind;

use crate::minimize::{HALVING, ListMinimizer};
use crate::strategy::{Start, Strategy, StrategyKind};
use secateur_syntax::Language;
use secateur_syntax::lex::is_token;
use secateur_syntax::tree::{Edit, NodeId, Sentence, Tree};
use shorten::Shorten;

/// What it is called.
pub(in crate::strategy) const KIND: StrategyKind = StrategyKind {
    name: "lexical",
    about: "tokens by the shortest texts of their types, then without some of their characters",
    repeats: false,
    plain: None,
    start: |start| Box::new(Lexical::new(start)),
};

#[derive(Clone)]
struct Lexical {
    /// Tokens of one type each; the next type last.
    groups: Vec<Group>,
    /// The tokens that are still to be shortened; the next one last.
    tokens: Vec<NodeId>,
    work: Option<(NodeId, Shorten)>,
    done: usize,
}

/// The tokens of a type that are longer than its shortest text.
#[derive(Clone)]
struct Group {
    nodes: Vec<NodeId>,
    shortest: Arc<Sentence>,
    minimizer: Box<dyn ListMinimizer>,
}

impl Lexical {
    fn new(start: &Start<'_>) -> Self {
        let tree = start.tree;
        let mut tokens = tree.all();
        tokens.retain(|&node| tree.is_token(node) && tree.token_text(node).len() > 1);
        let mut kinds: BTreeMap<Kind, Vec<NodeId>> = BTreeMap::new();
        for &node in &tokens {
            kinds.entry(tree.kind(node)).or_default().push(node);
        }
        let groups = kinds.into_iter();
        let groups = groups.filter_map(|(kind, nodes)| Group::new(start, kind, nodes));
        let mut groups: Vec<Group> = groups.collect();
        groups.sort_by_key(|group| group.bytes(tree));
        tokens.reverse();
        tokens.sort_by_key(|&node| tree.token_text(node).len());
        Self {
            groups,
            tokens,
            work: None,
            done: 0,
        }
    }
}

impl Group {
    fn new(start: &Start<'_>, kind: Kind, mut nodes: Vec<NodeId>) -> Option<Self> {
        let tree = start.tree;
        let text = start.language.tokens[kind.index()].shortest.as_ref()?;
        nodes.retain(|&node| tree.token_text(node).len() > text.len());
        let weight = |&node: &NodeId| u32::try_from(tree.token_text(node).len());
        let weights: Vec<u32> = nodes
            .iter()
            .map(|n| weight(n).unwrap_or(u32::MAX))
            .collect();
        let lists = start.lists.unwrap_or(HALVING);
        let tokens = vec![(kind, text.as_bytes().into())];
        (!nodes.is_empty()).then(|| Self {
            minimizer: (lists.start)(&weights, 0),
            shortest: Arc::new(Sentence { kind, tokens }),
            nodes,
        })
    }

    fn bytes(&self, tree: &Tree) -> usize {
        self.nodes
            .iter()
            .map(|&node| tree.token_text(node).len())
            .sum()
    }

    /// The edit that gives more tokens the shortest text.
    fn propose(&mut self) -> Option<Edit> {
        let chosen = self.minimizer.propose()?.into_iter();
        let puts = chosen.map(|at| (self.nodes[at], Arc::clone(&self.shortest)));
        Some(Edit::put(puts))
    }
}

impl Strategy for Lexical {
    fn propose(&mut self, language: &Language, tree: &Tree) -> Option<Edit> {
        while let Some(group) = self.groups.last_mut() {
            if let Some(edit) = group.propose() {
                return Some(edit);
            }
            self.groups.pop();
        }
        loop {
            if let Some((node, shorten)) = &mut self.work {
                let kind = tree.kind(*node);
                if let Some(text) = shorten.propose(|text| is_token(language, kind, text)) {
                    let tokens = vec![(kind, text.into())];
                    let sentence = Arc::new(Sentence { kind, tokens });
                    return Some(Edit::put([(*node, sentence)]));
                }
                self.work = None;
            }
            let node = self.tokens.pop()?;
            self.done += 1;
            if tree.is_alive(node) {
                let kind = tree.kind(node);
                let fits = |text: &[u8]| is_token(language, kind, text);
                let work = Shorten::new(tree.token_text(node), fits);
                self.work = work.map(|shorten| (node, shorten));
            }
        }
    }

    fn record_verdict(&mut self, _: &Tree, passed: bool) {
        if let Some(group) = self.groups.last_mut() {
            group.minimizer.record_verdict(passed);
        } else if let Some((_, shorten)) = &mut self.work {
            shorten.record_verdict(passed);
        }
    }

    fn looked_at(&self) -> usize {
        self.done
    }
}
