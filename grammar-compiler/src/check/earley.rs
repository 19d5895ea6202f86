//! Earley's recognizer (CACM 1970).
//!
//! Predicted nullable symbols are advanced over (Aycock and Horspool, The Computer Journal 2002).

use rustc_hash::FxHashSet;

use super::Bnf;
use crate::ir::TokenId;
use crate::normalize::cfg::Symbol;

/// A production with its dot and start position.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct Item {
    rule: u32,
    production: u32,
    dot: u32,
    origin: u32,
}

impl Bnf {
    /// Tests whether tokens, without the end of the file, are a sentence.
    ///
    /// A start rule without the end of the file may stand before it.
    #[must_use]
    pub fn recognizes(&self, tokens: &[TokenId]) -> bool {
        let nullable = self.nullable();
        let mut sets: Vec<Vec<Item>> = vec![Vec::new(); tokens.len() + 2];
        let mut seen: Vec<FxHashSet<Item>> = vec![FxHashSet::default(); tokens.len() + 2];
        let mut add = |sets: &mut Vec<Vec<Item>>, at: usize, item: Item| {
            if seen[at].insert(item) {
                sets[at].push(item);
            }
        };
        let items = |rule: u32, origin: usize| {
            (0..self.productions[rule as usize].len() as u32).map(move |production| Item {
                rule,
                production,
                dot: 0,
                origin: origin as u32,
            })
        };
        for item in items(self.start, 0) {
            add(&mut sets, 0, item);
        }
        for at in 0..=tokens.len() {
            let token = tokens.get(at).copied().unwrap_or(TokenId::EOF);
            let mut next = 0;
            while next < sets[at].len() {
                let item = sets[at][next];
                next += 1;
                let advanced = Item {
                    dot: item.dot + 1,
                    ..item
                };
                match self.symbol_at(item) {
                    Some(Symbol::Token(expected)) => {
                        // The end of the file is read only at the end.
                        if expected == token {
                            add(&mut sets, at + 1, advanced);
                        }
                    }
                    Some(Symbol::Rule(rule)) => {
                        for predicted in items(rule, at) {
                            add(&mut sets, at, predicted);
                        }
                        if nullable[rule as usize] {
                            add(&mut sets, at, advanced);
                        }
                    }
                    None => {
                        let origin = item.origin as usize;
                        for waiting in 0..sets[origin].len() {
                            let parent = sets[origin][waiting];
                            if self.symbol_at(parent) == Some(Symbol::Rule(item.rule)) {
                                let dot = parent.dot + 1;
                                add(&mut sets, at, Item { dot, ..parent });
                            }
                        }
                    }
                }
            }
        }
        let end = tokens.len() + 1;
        let mut next = 0;
        while next < sets[end].len() {
            let item = sets[end][next];
            next += 1;
            match self.symbol_at(item) {
                None => {
                    let origin = item.origin as usize;
                    for waiting in 0..sets[origin].len() {
                        let parent = sets[origin][waiting];
                        if self.symbol_at(parent) == Some(Symbol::Rule(item.rule)) {
                            let dot = parent.dot + 1;
                            add(&mut sets, end, Item { dot, ..parent });
                        }
                    }
                }
                Some(Symbol::Rule(rule)) if nullable[rule as usize] => {
                    let dot = item.dot + 1;
                    add(&mut sets, end, Item { dot, ..item });
                }
                Some(_) => {}
            }
        }
        sets[tokens.len()..].iter().flatten().any(|item| {
            item.rule == self.start && item.origin == 0 && self.symbol_at(*item).is_none()
        })
    }

    fn symbol_at(&self, item: Item) -> Option<Symbol> {
        let production = &self.productions[item.rule as usize][item.production as usize];
        production.get(item.dot as usize).copied()
    }
}
