//! The final step: sequences within alternations become rules.

use super::cfg::{Body, Cfg, Symbol};
use super::pnf::{Pnf, PnfRule};
use crate::ir::TokenId;
use secateur_tables::Form;
use secateur_tables::Part;

pub fn finish(mut cfg: Cfg, tokens: usize, first_guard: TokenId) -> Pnf {
    for rule in 0..cfg.rules.len() as u32 {
        let Body::Choice(all) = cfg.body(rule).clone() else {
            continue;
        };
        if all.len() < 2 {
            continue;
        }
        let all = all
            .into_iter()
            .map(|sequence| match sequence[..] {
                [symbol] => vec![symbol],
                _ => {
                    let same =
                        |r: &super::cfg::Rule| r.body == Body::Choice(vec![sequence.clone()]);
                    match cfg.rules.iter().position(same) {
                        Some(at) => vec![Symbol::Rule(at as u32)],
                        None => vec![cfg.choice(rule, Part::Alternative, vec![sequence])],
                    }
                }
            })
            .collect();
        cfg.rules[rule as usize].body = Body::Choice(all);
    }
    cfg.collect();
    let mut rules: Vec<PnfRule> = cfg.rules.into_iter().map(shape).collect();
    for rule in &mut rules {
        // A predicate is no token of the text.
        let guard = |symbol: &Symbol| matches!(symbol, Symbol::Token(t) if *t >= first_guard);
        if rule.form == Form::Set && rule.symbols.iter().any(guard) {
            rule.form = Form::Alternation;
        }
    }
    Pnf {
        rules,
        tokens,
        first_guard,
    }
}

fn shape(rule: super::cfg::Rule) -> PnfRule {
    let (form, symbols, lazy) = match rule.body {
        Body::Repeat(quantified, of) => {
            let form = match (quantified.zero, quantified.many) {
                (true, true) => Form::Star,
                (false, _) => Form::Plus,
                (true, false) => Form::Optional,
            };
            (form, vec![of], quantified.lazy)
        }
        Body::Set(tokens) => {
            let symbols = tokens.into_iter().map(Symbol::Token).collect();
            (Form::Set, symbols, false)
        }
        Body::Choice(mut all) if all.len() == 1 => (Form::Sequence, all.remove(0), false),
        Body::Choice(all) => {
            let symbols: Vec<Symbol> = all.into_iter().flatten().collect();
            let tokens: Option<Vec<TokenId>> = symbols
                .iter()
                .map(|symbol| match symbol {
                    Symbol::Token(token) => Some(*token),
                    Symbol::Rule(_) => None,
                })
                .collect();
            match tokens {
                Some(mut tokens) => {
                    tokens.sort_unstable();
                    tokens.dedup();
                    (
                        Form::Set,
                        tokens.into_iter().map(Symbol::Token).collect(),
                        false,
                    )
                }
                None => (Form::Alternation, symbols, false),
            }
        }
    };
    PnfRule {
        name: rule.name,
        form,
        symbols,
        lazy,
        origin: rule.origin,
    }
}
