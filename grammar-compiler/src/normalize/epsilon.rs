//! Elimination of ε: empty alternatives become `?`, repeated symbols are never empty.

use std::collections::BTreeMap;

use super::cfg::{Body, Cfg, LAZY_OPTIONAL, OPTIONAL, Symbol};
use super::core::Cores;
use crate::ir::Quantified;
use secateur_tables::Part;

/// Removes ε-alternatives, rules of ε alone, and quantifiers of nullable symbols.
pub fn epsilon(cfg: &mut Cfg) {
    // Without ε, `a: a?` would be `a: a`.
    unproductive(cfg);

    remove_void(cfg);
    for rule in 0..cfg.rules.len() as u32 {
        let Body::Choice(all) = cfg.body(rule) else {
            continue;
        };
        // A start rule of ε alone has to stay.
        if !all.iter().any(Vec::is_empty) || all.iter().all(Vec::is_empty) {
            continue;
        }
        let optional = match cfg.ordered && all[0].is_empty() {
            true => LAZY_OPTIONAL,
            false => OPTIONAL,
        };
        let rest = all.iter().filter(|s| !s.is_empty()).cloned().collect();
        let some = cfg.choice(rule, Part::Some, rest);
        cfg.rules[rule as usize].body = Body::Repeat(optional, some);
    }
    let mut cores = Cores::new(cfg);
    for rule in 0..cfg.rules.len() as u32 {
        let Body::Repeat(quantified, of) = *cfg.body(rule) else {
            continue;
        };
        if !cores.nullable(of) {
            continue;
        }
        let body = if quantified.many {
            let of = cores.core(cfg, of);
            Body::Repeat(
                Quantified {
                    zero: true,
                    ..quantified
                },
                of,
            )
        } else {
            Body::Choice(vec![vec![of]])
        };
        cfg.rules[rule as usize].body = body;
        // `x` may be nullable only because this rule, `x?`, is.
        if !quantified.many && !cfg.nullable()[rule as usize] {
            let of = cores.core(cfg, of);
            cfg.rules[rule as usize].body = Body::Repeat(quantified, of);
        }
    }
}

/// Removes rules of ε alone.
fn remove_void(cfg: &mut Cfg) {
    loop {
        let void: Vec<bool> = cfg
            .rules
            .iter()
            .map(|rule| match &rule.body {
                Body::Choice(all) => !all.is_empty() && all.iter().all(Vec::is_empty),
                _ => false,
            })
            .collect();
        let empty = |symbol: &Symbol| matches!(symbol, Symbol::Rule(r) if void[*r as usize]);
        let mut changed = false;
        for rule in &mut cfg.rules {
            match &mut rule.body {
                Body::Choice(all) => {
                    for sequence in all {
                        let before = sequence.len();
                        sequence.retain(|symbol| !empty(symbol));
                        changed |= sequence.len() < before;
                    }
                }
                Body::Repeat(_, of) if empty(of) => {
                    rule.body = Body::Choice(vec![Vec::new()]);
                    changed = true;
                }
                _ => {}
            }
        }
        if !changed {
            return;
        }
    }
}

/// Drops alternatives that never end: they lead to a rule that only leads to itself.
///
/// Returns the written rules that lose all.
pub fn unproductive(cfg: &mut Cfg) -> Vec<String> {
    let mut ends = vec![false; cfg.rules.len()];
    loop {
        let mut changed = false;
        for (index, rule) in cfg.rules.iter().enumerate() {
            let fine = |symbol: &Symbol| match symbol {
                Symbol::Rule(rule) => ends[*rule as usize],
                Symbol::Token(_) => true,
            };
            let now = match &rule.body {
                Body::Choice(all) => all.iter().any(|s| s.iter().all(fine)),
                Body::Repeat(quantified, of) => quantified.zero || fine(of),
                Body::Set(tokens) => !tokens.is_empty(),
            };
            if now && !ends[index] {
                ends[index] = true;
                changed = true;
            }
        }
        if !changed {
            break;
        }
    }
    let fine = |symbol: &Symbol| match symbol {
        Symbol::Rule(rule) => ends[*rule as usize],
        Symbol::Token(_) => true,
    };
    let mut dropped = BTreeMap::new();
    for (index, rule) in cfg.rules.iter_mut().enumerate() {
        if !ends[index] && rule.is_written() {
            dropped.insert(index, rule.name.clone());
        }
        match &mut rule.body {
            Body::Choice(all) => all.retain(|s| s.iter().all(fine)),
            Body::Repeat(quantified, of) if quantified.zero && !fine(of) => {
                rule.body = Body::Choice(vec![Vec::new()]);
            }
            _ => {}
        }
    }
    dropped.into_values().collect()
}
