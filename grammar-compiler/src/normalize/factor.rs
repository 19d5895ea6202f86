//! Left factoring, and merging of sequences that differ by one gap.

use super::cfg::{Body, Cfg, LAZY_OPTIONAL, OPTIONAL, PLUS, STAR, Sequence, Symbol, dedup};
use secateur_tables::Part;

/// Factors out common prefixes, and suffixes of the remainders.
pub fn factor(cfg: &mut Cfg) {
    let mut rule = 0;
    // New rules are visited as well.
    while rule < cfg.rules.len() as u32 {
        if let Body::Choice(all) = cfg.body(rule) {
            let mut all = all.clone();
            dedup(&mut all);
            merge_gaps(cfg, rule, &mut all);
            factor_prefixes(cfg, rule, &mut all);
            cfg.rules[rule as usize].body = Body::Choice(all);
        }
        rule += 1;
    }
}

/// Merges `y x | x` and `x | y x` to `y? x`, the latter to `y?? x` if the order matters.
fn merge_gaps(cfg: &mut Cfg, rule: u32, all: &mut Vec<Sequence>) {
    let mut short = 0;
    while short < all.len() {
        let end = all[short].clone();
        let long = (0..all.len()).find(|&long| {
            let near = !cfg.ordered || long.abs_diff(short) == 1;
            near && !end.is_empty() && all[long].len() > end.len() && all[long].ends_with(&end)
        });
        let Some(long) = long else {
            short += 1;
            continue;
        };
        let gap = all[long][..all[long].len() - end.len()].to_vec();
        let gap = cfg.choice(rule, Part::Group, vec![gap]);
        let optional = match cfg.ordered && short < long {
            true => LAZY_OPTIONAL,
            false => OPTIONAL,
        };
        let mut whole = vec![cfg.repeat(rule, optional, gap)];
        whole.extend(end);
        all[long.min(short)] = whole;
        all.remove(long.max(short));
        short = 0;
    }
}

fn factor_prefixes(cfg: &mut Cfg, rule: u32, all: &mut Vec<Sequence>) {
    let mut at = 0;
    while at < all.len() {
        let Some(&first) = all[at].first() else {
            at += 1;
            continue;
        };
        let alike = |other: &usize| all[*other].first() == Some(&first);
        let group: Vec<usize> = match cfg.ordered {
            true => (at..all.len()).take_while(alike).collect(),
            false => (at..all.len()).filter(alike).collect(),
        };
        if group.len() < 2 {
            at += 1;
            continue;
        }
        let mut common = all[at].clone();
        for &other in &group[1..] {
            let same = common
                .iter()
                .zip(&all[other])
                .take_while(|(a, b)| a == b)
                .count();
            common.truncate(same);
        }
        let mut rests: Vec<Sequence> = group
            .iter()
            .map(|&other| all[other][common.len()..].to_vec())
            .collect();
        dedup(&mut rests);
        let mut end = rests[0].clone();
        for rest in &rests[1..] {
            let same = end
                .iter()
                .rev()
                .zip(rest.iter().rev())
                .take_while(|(a, b)| a == b)
                .count();
            end.drain(..end.len() - same);
        }
        for rest in &mut rests {
            rest.truncate(rest.len() - end.len());
        }
        common.push(cfg.choice(rule, Part::Rest, rests));
        common.extend(end);
        for &other in group[1..].iter().rev() {
            all.remove(other);
        }
        all[at] = common;
        at += 1;
    }
}

/// Merges `x x*` to `x+`, also for sequences `x`, and adjacent lists of an item.
pub fn quantify(cfg: &mut Cfg) {
    for rule in 0..cfg.rules.len() as u32 {
        let Body::Choice(all) = cfg.body(rule).clone() else {
            continue;
        };
        let all = all
            .into_iter()
            .map(|sequence| merge(cfg, rule, sequence))
            .collect();
        cfg.rules[rule as usize].body = Body::Choice(all);
    }
}

fn merge(cfg: &mut Cfg, rule: u32, mut sequence: Sequence) -> Sequence {
    let mut at = 0;
    while at + 1 < sequence.len() {
        let (a, b) = (sequence[at], sequence[at + 1]);
        if let Some(joined) = join(cfg, rule, a, b) {
            sequence.splice(at..at + 2, [joined]);
            at = at.saturating_sub(1);
            continue;
        }
        if let Some((from, list)) = unrolled(cfg, &sequence[..=at], b) {
            let plus = cfg.repeat(rule, PLUS, list);
            sequence.splice(from..at + 2, [plus]);
            at = from.saturating_sub(1);
            continue;
        }
        at += 1;
    }
    sequence
}

/// Joins symbols that are the same or lists of the same.
fn join(cfg: &mut Cfg, rule: u32, a: Symbol, b: Symbol) -> Option<Symbol> {
    let list = |symbol: Symbol| match symbol {
        Symbol::Rule(rule) => match *cfg.body(rule) {
            Body::Repeat(q, of) if q.many && !q.lazy => Some((q, of)),
            _ => None,
        },
        Symbol::Token(_) => None,
    };
    let (least, of) = match (list(a), list(b)) {
        (Some((q, of)), Some((r, other))) if of == other => {
            // `x+ x+` is not a list of the normal form.
            if !q.zero && !r.zero {
                return None;
            }
            (q.zero && r.zero, of)
        }
        (Some((q, of)), None) if of == b && q.zero => (false, of),
        (None, Some((q, of))) if of == a && q.zero => (false, of),
        _ => return None,
    };
    Some(cfg.repeat(rule, if least { STAR } else { PLUS }, of))
}

/// Returns start and item if `before` ends with an item of `b`.
fn unrolled(cfg: &Cfg, before: &[Symbol], b: Symbol) -> Option<(usize, Symbol)> {
    let Symbol::Rule(rule) = b else { return None };
    let Body::Repeat(quantified, of) = *cfg.body(rule) else {
        return None;
    };
    let Symbol::Rule(inner) = of else { return None };
    let [turn] = cfg.alternatives(inner) else {
        return None;
    };
    let fits = quantified == STAR && turn.len() > 1 && before.ends_with(turn);
    fits.then(|| (before.len() - turn.len(), of))
}
