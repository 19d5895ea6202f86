//! Which kind may stand where another is asked for (Perses, section 4.3).

use fixedbitset::FixedBitSet;
use rustc_hash::FxHashMap;

use secateur_tables::Kind;

use super::{Input, kind};
use crate::ir::TokenId;
use crate::normalize::cfg::Symbol;
use secateur_tables::Form;

/// Bit rows: bit `b` of row `a` says that `b` may stand for `a`. Reflexive and
/// transitive.
pub(super) fn subsumes(input: Input<'_>) -> Vec<u64> {
    let kinds = input.tokens + input.pnf.rules.len();
    let lists = lists(input);
    let below: Vec<Vec<Kind>> = (0..kinds)
        .map(|a| match a.checked_sub(input.tokens) {
            None => Vec::new(),
            Some(rule) => {
                let mut below = directly(input, rule);
                let body = &input.pnf.rules[rule];
                if matches!(body.form, Form::Star | Form::Plus) {
                    below.extend(&lists[&body.symbols[0]]);
                }
                below
            }
        })
        .collect();
    let words = kinds.div_ceil(64);
    let mut rows = vec![0u64; kinds * words];
    for a in 0..kinds {
        let mut seen = FixedBitSet::with_capacity(kinds);
        seen.insert(a);
        let mut work = vec![a];
        while let Some(at) = work.pop() {
            for &b in &below[at] {
                if !seen.put(b.index()) {
                    work.push(b.index());
                }
            }
        }
        for b in seen.ones() {
            rows[a * words + b / 64] |= 1 << (b % 64);
        }
    }
    rows
}

/// By item: the lists of it. A node is never empty, so `x*` may stand for `x+`
/// as well as the other way round.
fn lists(input: Input<'_>) -> FxHashMap<Symbol, Vec<Kind>> {
    let mut lists: FxHashMap<Symbol, Vec<Kind>> = FxHashMap::default();
    for (rule, body) in (0..).zip(&input.pnf.rules) {
        if matches!(body.form, Form::Star | Form::Plus) {
            let own = kind(input.tokens, Symbol::Rule(rule));
            lists.entry(body.symbols[0]).or_default().push(own);
        }
    }
    lists
}

/// The kinds that a rule may consist of alone.
fn directly(input: Input<'_>, rule: usize) -> Vec<Kind> {
    let body = &input.pnf.rules[rule];
    let kinds = |symbols: &[Symbol]| symbols.iter().map(|&s| kind(input.tokens, s)).collect();
    match body.form {
        Form::Sequence => {
            // The end of the file and predicates take part in no tree: they are no text.
            let is_text = |symbol: &Symbol| match *symbol {
                Symbol::Token(token) => token != TokenId::EOF && token < input.pnf.first_guard,
                Symbol::Rule(_) => true,
            };
            let text: Vec<Symbol> = body.symbols.iter().copied().filter(is_text).collect();
            let needed: Vec<Symbol> = text
                .iter()
                .copied()
                .filter(|&s| !input.nullable(s))
                .collect();
            match needed.len() {
                0 => kinds(&text),
                1 => kinds(&needed),
                _ => Vec::new(),
            }
        }
        _ => kinds(&body.symbols),
    }
}
