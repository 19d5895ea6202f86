//! Outlining: quantified and nested expressions become rules.

use super::cfg::{Body, Cfg, Rule, Sequence, Symbol};
use super::origin::Origin;
use crate::ir::{Expr, Grammar};
use secateur_tables::Part;

pub fn outline(grammar: &Grammar) -> Cfg {
    let rules = grammar
        .parser
        .rules
        .iter()
        .map(|rule| Rule {
            name: rule.name.clone(),
            body: Body::Choice(Vec::new()),
            origin: Origin::Written,
        })
        .collect();
    let mut cfg = Cfg::new(rules, grammar.parser.start.0);
    cfg.ordered = usize::from(grammar.first_guard.0) < grammar.tokens.len();
    for (rule, owner) in grammar.parser.rules.iter().zip(0..) {
        let alternatives = alternatives(&mut cfg, owner, &rule.body);
        cfg.rules[owner as usize].body = Body::Choice(alternatives);
    }
    cfg
}

fn alternatives(cfg: &mut Cfg, owner: u32, expr: &Expr) -> Vec<Sequence> {
    match expr {
        Expr::Choice(all) => all
            .iter()
            .flat_map(|alternative| alternatives(cfg, owner, alternative))
            .collect(),
        Expr::Sequence(all) => vec![all.iter().flat_map(|e| sequence(cfg, owner, e)).collect()],
        _ => vec![vec![symbol(cfg, owner, expr)]],
    }
}

fn sequence(cfg: &mut Cfg, owner: u32, expr: &Expr) -> Sequence {
    match expr {
        Expr::Sequence(all) => all.iter().flat_map(|e| sequence(cfg, owner, e)).collect(),
        _ => vec![symbol(cfg, owner, expr)],
    }
}

fn symbol(cfg: &mut Cfg, owner: u32, expr: &Expr) -> Symbol {
    match expr {
        Expr::Token(token) => Symbol::Token(*token),
        Expr::Rule(rule) => Symbol::Rule(rule.0),
        Expr::Set(tokens) => {
            let body = Body::Set(tokens.clone());
            match cfg.rules.iter().position(|rule| rule.body == body) {
                Some(at) => Symbol::Rule(at as u32),
                None => cfg.add(owner, Part::Set, body),
            }
        }
        Expr::Repeat(quantified, inner) => {
            let inner = symbol(cfg, owner, inner);
            cfg.repeat(owner, *quantified, inner)
        }
        Expr::Choice(_) | Expr::Sequence(_) => {
            let alternatives = alternatives(cfg, owner, expr);
            cfg.choice(owner, Part::Group, alternatives)
        }
    }
}
