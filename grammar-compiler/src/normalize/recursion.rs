//! Conversion of left and right recursion to quantifiers.
//!
//! Rules that can begin with one another form a strongly connected component (Tarjan, by petgraph).
//! In each, rules replace leading references to one another until recursion is direct (Paull's
//! elimination, rule by rule). Direct recursion `A: A a | A b A | p A | c` becomes `A: operand (a |
//! b operand)*` with `operand: p* c`: a flat list of (operator, operand). The right pass is the
//! mirror image, on the reversed grammar, and only where a rule literally ends in another: right
//! recursion does no harm to the parser.

use petgraph::algo::tarjan_scc;
use petgraph::graphmap::DiGraphMap;

use super::NormalizeError;
use super::cfg::{Body, Cfg, OPTIONAL, PLUS, STAR, Sequence, Symbol, dedup, is_nullable};
use super::core::Cores;
use crate::ir::Quantified;
use secateur_tables::Part;

/// Maximal number of steps of a pass; above it the left pass fails and the right pass stops.
const CAP: usize = 20_000;
/// Maximal number of rules in a converted right recursion.
const RIGHT_MEMBERS: usize = 12;
/// Maximal number of sequences of a substitution in the right pass.
const RIGHT_GROWTH: usize = 48;

/// Removes direct and indirect left recursion, also after nullable symbols.
pub fn left(cfg: &mut Cfg) -> Result<(), NormalizeError> {
    // Stays valid: the texts of a rule do not change.
    let mut cores = Cores::new(cfg);
    for _ in 0..CAP {
        let Some(component) = components(cfg, true).into_iter().next() else {
            return Ok(());
        };
        cores.refresh(cfg);
        if split_nullable(cfg, &mut cores, &component) || unroll(cfg, &component) {
            continue;
        }
        let victim = victim(cfg, &component);
        eliminate_direct(cfg, victim);
        if component.len() > 1 {
            inline_leading(cfg, victim, &component);
        }
    }
    let names = |rule: &u32| cfg.rules[*rule as usize].name.clone();
    let left = components(cfg, true);
    Err(NormalizeError::LeftRecursion {
        rules: left
            .first()
            .map_or_else(Vec::new, |c| c.iter().map(names).collect()),
    })
}

/// Turns right recursion into lists where a rule ends in itself.
pub fn right(cfg: &mut Cfg) {
    fold_tails(cfg);
    reverse(cfg);
    let mut given_up: Vec<Vec<u32>> = Vec::new();
    for _ in 0..CAP {
        let found = components(cfg, false);
        let Some(component) = found.into_iter().find(|c| !given_up.contains(c)) else {
            break;
        };
        let victim = victim(cfg, &component);
        let growth = cfg.alternatives(victim).len() * component.len();
        if component.len() > RIGHT_MEMBERS || (component.len() > 1 && growth > RIGHT_GROWTH) {
            given_up.push(component);
            continue;
        }
        eliminate_direct(cfg, victim);
        if component.len() > 1 {
            inline_leading(cfg, victim, &component);
        }
    }
    reverse(cfg);
}

/// Returns the groups of rules that can begin with one another, ascending.
fn components(cfg: &Cfg, hidden: bool) -> Vec<Vec<u32>> {
    let nullable = cfg.nullable();
    let mut graph = DiGraphMap::<u32, ()>::new();
    for rule in 0..cfg.rules.len() as u32 {
        match cfg.body(rule) {
            Body::Choice(all) => {
                for sequence in all {
                    for symbol in leading(sequence, &nullable, hidden) {
                        graph.add_edge(rule, symbol, ());
                    }
                }
            }
            Body::Repeat(_, Symbol::Rule(of)) if hidden => {
                graph.add_edge(rule, *of, ());
            }
            _ => {}
        }
    }
    let mut found: Vec<Vec<u32>> = tarjan_scc(&graph)
        .into_iter()
        .filter(|group| group.len() > 1 || graph.contains_edge(group[0], group[0]))
        .map(|mut group| {
            group.sort_unstable();
            group
        })
        .collect();
    found.sort_unstable();
    found
}

fn leading<'a>(
    sequence: &'a [Symbol],
    nullable: &'a [bool],
    hidden: bool,
) -> impl Iterator<Item = u32> + 'a {
    let behind = sequence
        .iter()
        .position(|&symbol| !(hidden && is_nullable(nullable, symbol)))
        .map_or(sequence.len(), |at| at + 1);
    sequence[..behind].iter().filter_map(|symbol| match symbol {
        Symbol::Rule(rule) => Some(*rule),
        Symbol::Token(_) => None,
    })
}

/// Splits sequences at a nullable first symbol; returns whether any was.
fn split_nullable(cfg: &mut Cfg, cores: &mut Cores, component: &[u32]) -> bool {
    let mut changed = false;
    for &rule in component {
        let Body::Choice(all) = cfg.body(rule).clone() else {
            continue;
        };
        if !all
            .iter()
            .any(|s| s.first().is_some_and(|&first| cores.nullable(first)))
        {
            continue;
        }
        let mut plain: Vec<Sequence> = Vec::new();
        let mut empty = false;
        for sequence in all {
            let mut rest = &sequence[..];
            while let Some(&first) = rest.first() {
                if !cores.nullable(first) {
                    break;
                }
                let mut with = vec![cores.core(cfg, first)];
                with.extend(&rest[1..]);
                plain.push(with);
                rest = &rest[1..];
            }
            match rest {
                [] => empty = true,
                _ => plain.push(rest.to_vec()),
            }
        }
        dedup(&mut plain);
        changed = true;
        cfg.rules[rule as usize].body = if empty {
            let some = cfg.choice(rule, Part::Some, plain);
            cores.refresh(cfg);
            Body::Repeat(OPTIONAL, some)
        } else {
            Body::Choice(plain)
        };
    }
    changed
}

/// Expands quantifiers in a component; returns whether there were any.
fn unroll(cfg: &mut Cfg, component: &[u32]) -> bool {
    let mut changed = false;
    for &rule in component {
        let Body::Repeat(quantified, of) = *cfg.body(rule) else {
            continue;
        };
        changed = true;
        let mut sequence = vec![of];
        if quantified.many {
            let again = cfg.repeat(
                rule,
                Quantified {
                    zero: true,
                    ..quantified
                },
                of,
            );
            let again = if again == Symbol::Rule(rule) {
                // The rule is the list itself: a copy continues it.
                cfg.add(
                    rule,
                    Part::Rest,
                    Body::Repeat(
                        Quantified {
                            zero: true,
                            ..quantified
                        },
                        of,
                    ),
                )
            } else {
                again
            };
            sequence.push(again);
        }
        let mut all = vec![sequence];
        if quantified.zero {
            let some = cfg.choice(rule, Part::Some, all);
            all = vec![vec![some], Vec::new()];
        }
        cfg.rules[rule as usize].body = Body::Choice(all);
    }
    changed
}

/// Chooses a rule to inline: not directly recursive, few alternatives, few users.
fn victim(cfg: &Cfg, component: &[u32]) -> u32 {
    let cost = |&rule: &u32| {
        let own = cfg
            .alternatives(rule)
            .iter()
            .any(|s| s.first() == Some(&Symbol::Rule(rule)));
        let users = component
            .iter()
            .flat_map(|&member| cfg.alternatives(member))
            .filter(|s| s.first() == Some(&Symbol::Rule(rule)))
            .count();
        (
            own,
            cfg.alternatives(rule).len() * users,
            std::cmp::Reverse(rule),
        )
    };
    component
        .iter()
        .copied()
        .min_by_key(cost)
        .expect("a component has members")
}

fn eliminate_direct(cfg: &mut Cfg, rule: u32) {
    let own = Symbol::Rule(rule);
    let all = cfg.alternatives(rule).to_vec();
    if !all.iter().any(|s| s.first() == Some(&own)) {
        return;
    }
    let (mut tails, mut infix, mut prefix, mut plain) = (vec![], vec![], vec![], vec![]);
    for sequence in all {
        match &sequence[..] {
            [only] if *only == own => {}
            [first, middle @ .., last] if *first == own && *last == own => {
                infix.push(middle.to_vec());
            }
            [first, rest @ ..] if *first == own => tails.push(rest.to_vec()),
            [rest @ .., last] if *last == own => prefix.push(rest.to_vec()),
            _ => plain.push(sequence),
        }
    }
    if tails.is_empty() && infix.is_empty() {
        plain.extend(prefix.into_iter().map(|mut s| {
            s.push(own);
            s
        }));
        cfg.rules[rule as usize].body = Body::Choice(plain);
        return;
    }
    let operand = if prefix.is_empty() {
        cfg.choice(rule, Part::Operand, plain)
    } else {
        let prefix = cfg.choice(rule, Part::Prefix, prefix);
        let prefixes = cfg.repeat(rule, STAR, prefix);
        let base = cfg.choice(rule, Part::Base, plain);
        cfg.choice(rule, Part::Operand, vec![vec![prefixes, base]])
    };
    tails.extend(infix.into_iter().map(|mut middle| {
        middle.push(operand);
        middle
    }));
    let tail = cfg.choice(rule, Part::Tail, tails);
    let rest = cfg.repeat(rule, STAR, tail);
    cfg.rules[rule as usize].body = Body::Choice(vec![vec![operand, rest]]);
}

fn inline_leading(cfg: &mut Cfg, victim: u32, component: &[u32]) {
    let by = cfg.alternatives(victim).to_vec();
    for &member in component {
        if member == victim {
            continue;
        }
        let mut changed: Vec<Sequence> = Vec::new();
        for sequence in cfg.alternatives(member) {
            if sequence.first() == Some(&Symbol::Rule(victim)) {
                changed.extend(by.iter().map(|start| {
                    let mut whole = start.clone();
                    whole.extend(&sequence[1..]);
                    whole
                }));
            } else {
                changed.push(sequence.clone());
            }
        }
        dedup(&mut changed);
        if matches!(cfg.body(member), Body::Choice(_)) {
            cfg.rules[member as usize].body = Body::Choice(changed);
        }
    }
}

fn reverse(cfg: &mut Cfg) {
    for rule in &mut cfg.rules {
        if let Body::Choice(all) = &mut rule.body {
            all.iter_mut().for_each(|sequence| sequence.reverse());
        }
    }
}

/// Rewrites `A: x (y A)?` and `A: x (y A)*` to `A: x (y x)*`, and `A: x A?` to `A: x+`.
fn fold_tails(cfg: &mut Cfg) {
    for rule in 0..cfg.rules.len() as u32 {
        let [sequence] = cfg.alternatives(rule) else {
            continue;
        };
        let [head @ .., Symbol::Rule(last)] = &sequence[..] else {
            continue;
        };
        let (head, last) = (head.to_vec(), *last);
        let Body::Repeat(quantified, Symbol::Rule(more)) = *cfg.body(last) else {
            continue;
        };
        // A head that ends in the rule itself would expand forever.
        let own = Symbol::Rule(rule);
        if head.is_empty() || head.last() == Some(&own) || !quantified.zero || quantified.lazy {
            continue;
        }
        if more == rule {
            let one = cfg.choice(rule, Part::Item, vec![head]);
            let list = cfg.repeat(rule, PLUS, one);
            cfg.rules[rule as usize].body = Body::Choice(vec![vec![list]]);
            continue;
        }
        let links = cfg.alternatives(more).to_vec();
        if links.is_empty() || !links.iter().all(|s| s.last() == Some(&own) && s.len() > 1) {
            continue;
        }
        let operand = cfg.choice(rule, Part::Operand, vec![head]);
        let links = links
            .into_iter()
            .map(|mut link| {
                link.pop();
                link.push(operand);
                link
            })
            .collect();
        let tail = cfg.choice(rule, Part::Tail, links);
        let rest = cfg.repeat(rule, STAR, tail);
        cfg.rules[rule as usize].body = Body::Choice(vec![vec![operand, rest]]);
    }
}
