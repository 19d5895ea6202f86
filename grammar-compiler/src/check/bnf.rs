//! Grammars as plain productions.

use crate::ir::{Expr, Grammar, Quantified, TokenId};
use crate::normalize::Pnf;
use crate::normalize::cfg::Symbol;
use secateur_tables::Form;

/// Productions by nonterminal, as which each quantifier counts; predicates count as true.
#[derive(Clone, Debug)]
pub struct Bnf {
    pub(super) productions: Vec<Vec<Vec<Symbol>>>,
    pub(super) start: u32,
    first_guard: TokenId,
}

impl Bnf {
    /// Converts the parser rules as written.
    #[must_use]
    pub fn of_grammar(grammar: &Grammar) -> Self {
        let rules = &grammar.parser.rules;
        let mut bnf = Self {
            productions: vec![Vec::new(); rules.len()],
            start: grammar.parser.start.0,
            first_guard: grammar.first_guard,
        };
        for (index, rule) in rules.iter().enumerate() {
            let body = bnf.symbol(&rule.body);
            bnf.productions[index].push(vec![body]);
        }
        bnf
    }

    /// Converts a normal form.
    #[must_use]
    pub fn of_pnf(pnf: &Pnf) -> Self {
        let mut bnf = Self {
            productions: Vec::new(),
            start: 0,
            first_guard: pnf.first_guard,
        };
        for (index, rule) in pnf.rules.iter().enumerate() {
            let own = Symbol::Rule(index as u32);
            let symbols = &rule.symbols;
            let text = |symbol: &Symbol| match symbol {
                Symbol::Token(token) => *token < pnf.first_guard,
                _ => true,
            };
            let one = |symbol: Symbol| Vec::from_iter(Some(symbol).filter(text));
            bnf.productions.push(match rule.form {
                Form::Sequence => vec![symbols.iter().copied().filter(text).collect()],
                Form::Alternation | Form::Set => symbols.iter().copied().map(one).collect(),
                Form::Star => vec![vec![], vec![own, symbols[0]]],
                Form::Plus => vec![vec![symbols[0]], vec![own, symbols[0]]],
                Form::Optional => vec![vec![], vec![symbols[0]]],
            });
        }
        bnf
    }

    fn add(&mut self, productions: Vec<Vec<Symbol>>) -> Symbol {
        self.productions.push(productions);
        Symbol::Rule(self.productions.len() as u32 - 1)
    }

    fn symbol(&mut self, expr: &Expr) -> Symbol {
        match expr {
            Expr::Token(token) if *token >= self.first_guard => self.add(vec![vec![]]),
            Expr::Token(token) => Symbol::Token(*token),
            Expr::Rule(rule) => Symbol::Rule(rule.0),
            Expr::Set(tokens) => {
                let one = |&token: &TokenId| vec![Symbol::Token(token)];
                self.add(tokens.iter().map(one).collect())
            }
            Expr::Sequence(all) => {
                let sequence = all.iter().map(|e| self.symbol(e)).collect();
                self.add(vec![sequence])
            }
            Expr::Choice(all) => {
                let choices = all.iter().map(|e| vec![self.symbol(e)]).collect();
                self.add(choices)
            }
            Expr::Repeat(Quantified { zero, many, .. }, inner) => {
                let inner = self.symbol(inner);
                let mut productions = vec![if *zero { vec![] } else { vec![inner] }];
                let own = Symbol::Rule(self.productions.len() as u32);
                match (zero, many) {
                    (_, true) => productions.push(vec![own, inner]),
                    (true, false) => productions.push(vec![inner]),
                    (false, false) => {}
                }
                self.add(productions)
            }
        }
    }

    pub(super) fn nullable(&self) -> Vec<bool> {
        let mut nullable = vec![false; self.productions.len()];
        loop {
            let before = nullable.clone();
            for (index, productions) in self.productions.iter().enumerate() {
                nullable[index] |= productions.iter().any(|production| {
                    production
                        .iter()
                        .all(|s| matches!(s, Symbol::Rule(r) if before[*r as usize]))
                });
            }
            if nullable == before {
                return nullable;
            }
        }
    }
}
