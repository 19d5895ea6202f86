//! Simplification of aliases, duplicates, parts used once, and nested quantifiers.

use std::borrow::Cow;
use std::collections::BTreeMap;

use rustc_hash::FxHashMap;

use super::cfg::{Body, Cfg, Sequence, Symbol};
use crate::ir::Quantified;

pub fn simplify(cfg: &mut Cfg) {
    for _ in 0..64 {
        let before = cfg.rules.clone();
        quantifiers(cfg);
        aliases(cfg);
        duplicates(cfg);
        parts(cfg);
        cfg.collect();
        if cfg.rules == before {
            break;
        }
    }
}

/// Merges nested quantifiers: `(x+)*` becomes `x*`.
fn quantifiers(cfg: &mut Cfg) {
    for rule in 0..cfg.rules.len() {
        let Body::Repeat(outer, Symbol::Rule(inner)) = cfg.rules[rule].body else {
            continue;
        };
        let Body::Repeat(within, of) = *cfg.body(inner) else {
            continue;
        };
        if inner as usize != rule {
            let both = Quantified {
                zero: outer.zero || within.zero,
                many: outer.many || within.many,
                lazy: outer.lazy || within.lazy,
            };
            cfg.rules[rule].body = Body::Repeat(both, of);
        }
    }
}

/// Replaces `a: b` by `b`, except at the start.
fn aliases(cfg: &mut Cfg) {
    let mut by: BTreeMap<u32, Symbol> = BTreeMap::new();
    for rule in 0..cfg.rules.len() as u32 {
        let target = match cfg.body(rule) {
            Body::Choice(all) => match &all[..] {
                [only] if only.len() == 1 => only[0],
                _ => continue,
            },
            Body::Set(tokens) if tokens.len() == 1 => Symbol::Token(tokens[0]),
            _ => continue,
        };
        // The written name stays: it gets the part's body, and [`duplicates`] merges both.
        if let Symbol::Rule(part) = target
            && cfg.rules[rule as usize].is_written()
            && !cfg.rules[part as usize].is_written()
        {
            cfg.rules[rule as usize].body = cfg.body(part).clone();
            continue;
        }
        if rule != cfg.start && !leads_to(&by, target, rule) {
            by.insert(rule, target);
        }
    }
    cfg.substitute(&by);
    // The start may be an alias of a rule without other users.
    let start = cfg.start;
    if let [only] = cfg.alternatives(start)
        && let [Symbol::Rule(target)] = only[..]
        && target != start
        && cfg.uses()[target as usize] == 1
    {
        cfg.rules[start as usize].body = cfg.body(target).clone();
    }
}

fn leads_to(by: &BTreeMap<u32, Symbol>, from: Symbol, rule: u32) -> bool {
    let mut symbol = from;
    for _ in 0..=by.len() {
        match symbol {
            Symbol::Rule(at) if at == rule => return true,
            Symbol::Rule(at) => match by.get(&at) {
                Some(&next) => symbol = next,
                None => return false,
            },
            Symbol::Token(_) => return false,
        }
    }
    true
}

/// Merges rules with equal bodies; keeps written names.
fn duplicates(cfg: &mut Cfg) {
    let mut first: FxHashMap<Cow<'_, Body>, u32> = FxHashMap::default();
    let mut by = BTreeMap::new();
    let rules = 0..cfg.rules.len() as u32;
    let (named, other): (Vec<u32>, Vec<u32>) =
        rules.partition(|&r| cfg.rules[r as usize].is_written());
    for rule in named.into_iter().chain(other) {
        let body = as_set(cfg.body(rule));
        match first.get(&body) {
            None => {
                first.insert(body, rule);
            }
            Some(&same) if rule != cfg.start => {
                by.insert(rule, Symbol::Rule(same));
            }
            Some(_) => {}
        }
    }
    cfg.substitute(&by);
}

/// Returns a choice of tokens as a set, so that equal rules are found.
fn as_set(body: &Body) -> Cow<'_, Body> {
    let Body::Choice(all) = body else {
        return Cow::Borrowed(body);
    };
    let token = |sequence: &Sequence| match sequence[..] {
        [Symbol::Token(token)] => Some(token),
        _ => None,
    };
    match all.iter().map(token).collect::<Option<Vec<_>>>() {
        Some(mut tokens) if !tokens.is_empty() => {
            tokens.sort_unstable();
            Cow::Owned(Body::Set(tokens))
        }
        _ => Cow::Borrowed(body),
    }
}

/// Inlines parts with one use: a sequence into a sequence, a choice into a choice.
fn parts(cfg: &mut Cfg) {
    let uses = cfg.uses();
    let once = |rule: u32| {
        uses[rule as usize] == 1 && !cfg.rules[rule as usize].is_written() && rule != cfg.start
    };
    let own = |rule: u32| cfg.references(rule).any(|target| target == rule);
    // A part may contain another.
    for rule in 0..cfg.rules.len() as u32 {
        let Body::Choice(all) = cfg.body(rule) else {
            continue;
        };
        let mut changed = false;
        let mut flat: Vec<Sequence> = Vec::with_capacity(all.len());
        for sequence in all {
            if let [Symbol::Rule(inner)] = sequence[..]
                && inner != rule
                && all.len() > 1
                && once(inner)
                && !own(inner)
                && let Body::Choice(parts) = cfg.body(inner)
            {
                flat.extend(parts.iter().cloned());
                changed = true;
                continue;
            }
            let mut whole = Sequence::with_capacity(sequence.len());
            for &symbol in sequence {
                match symbol {
                    Symbol::Rule(inner)
                        if inner != rule
                            && sequence.len() > 1
                            && once(inner)
                            && !own(inner)
                            && cfg.alternatives(inner).len() == 1 =>
                    {
                        whole.extend(&cfg.alternatives(inner)[0]);
                        changed = true;
                    }
                    _ => whole.push(symbol),
                }
            }
            flat.push(whole);
        }
        if changed {
            super::cfg::dedup(&mut flat);
            cfg.rules[rule as usize].body = Body::Choice(flat);
            // Counts and bodies are stale.
            return parts(cfg);
        }
    }
}
