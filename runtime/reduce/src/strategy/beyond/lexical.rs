//! Shorter tokens (the lexical half of T-Rec, Xu et al., TOSEM 2024): each token
//! by the shortest text of its type, then without runs of its characters, halves
//! first. Nothing becomes fewer tokens, but the text becomes shorter and plainer.

use std::sync::Arc;

use secateur_tables::Kind;

use crate::strategy::{Start, Strategy, StrategyKind};
use secateur_syntax::Language;
use secateur_syntax::lex::is_token;
use secateur_syntax::tree::{Edit, NodeId, Sentence, Tree};

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
    /// The tokens that are still to be tried; the next one last.
    tokens: Vec<NodeId>,
    work: Option<Work>,
    done: usize,
}

/// A token at work.
#[derive(Clone)]
struct Work {
    node: NodeId,
    text: Vec<u8>,
    /// Whether the shortest text was proposed.
    replaced: bool,
    /// How many characters go at once, and from where on.
    len: usize,
    at: usize,
    proposed: Vec<u8>,
}

impl Lexical {
    fn new(start: &Start<'_>) -> Self {
        let tree = start.tree;
        let mut tokens = tree.all();
        tokens.retain(|&node| tree.is_token(node) && tree.token_text(node).len() > 1);
        tokens.reverse();
        tokens.sort_by_key(|&node| tree.token_text(node).len());
        Self {
            tokens,
            work: None,
            done: 0,
        }
    }
}

impl Work {
    fn new(tree: &Tree, node: NodeId) -> Self {
        let text = tree.token_text(node).to_vec();
        Self {
            node,
            len: text.len() / 2,
            at: 0,
            text,
            replaced: false,
            proposed: Vec::new(),
        }
    }

    /// The next shorter text of the same type.
    fn next(&mut self, language: &Language, kind: Kind) -> Option<Vec<u8>> {
        if !self.replaced {
            self.replaced = true;
            let shortest = language.tokens[kind.index()].shortest.as_ref()?;
            if shortest.len() < self.text.len() {
                return Some(shortest.as_bytes().to_vec());
            }
        }
        while self.len > 0 {
            while self.at + self.len <= self.text.len() {
                let mut text = self.text.clone();
                text.drain(self.at..self.at + self.len);
                self.at += self.len;
                if is_token(language, kind, &text) {
                    return Some(text);
                }
            }
            self.len /= 2;
            self.at = 0;
        }
        None
    }
}

impl Strategy for Lexical {
    fn propose(&mut self, language: &Language, tree: &Tree) -> Option<Edit> {
        loop {
            if let Some(work) = &mut self.work {
                let kind = tree.kind(work.node);
                if let Some(text) = work.next(language, kind) {
                    work.proposed.clone_from(&text);
                    let tokens = vec![(kind, text.into())];
                    let sentence = Arc::new(Sentence { kind, tokens });
                    return Some(Edit::put([(work.node, sentence)]));
                }
                self.work = None;
            }
            let node = self.tokens.pop()?;
            self.done += 1;
            if tree.is_alive(node) {
                self.work = Some(Work::new(tree, node));
            }
        }
    }

    fn told(&mut self, _: &Tree, passed: bool) {
        if passed && let Some(work) = &mut self.work {
            work.text = std::mem::take(&mut work.proposed);
            work.len = work.len.min(work.text.len() / 2);
            // What came behind the run stands where the run stood.
            work.at = work.at.saturating_sub(work.len);
        }
    }

    fn looked_at(&self) -> usize {
        self.done
    }
}
