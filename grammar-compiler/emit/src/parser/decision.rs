//! The code of a decision: by one token where that is enough, else by prediction.

use secateur_tables::{Choice, Kind, Tables};

use crate::Names;

pub(super) struct Decision {
    /// By alternative, from 0: tokens that decide.
    pub(super) settled: Vec<Vec<Kind>>,
    /// Other tokens.
    pub(super) open: Vec<Kind>,
}

impl Decision {
    pub(super) fn of(tables: &Tables, rule: Kind, alternatives: usize) -> Self {
        let mut decision = Self {
            settled: vec![Vec::new(); alternatives],
            open: Vec::new(),
        };
        let width = tables.tokens.len();
        let mut rows = tables.automata().decisions().rows();
        if rows.nth(rule.index() - width).flatten().is_none() {
            return decision;
        }
        for token in (0..width as u16).map(Kind) {
            match tables.decision(rule, token) {
                Choice::NONE => {}
                Choice(number) if usize::from(number) <= alternatives => {
                    decision.settled[usize::from(number) - 1].push(token);
                }
                _ => decision.open.push(token),
            }
        }
        decision
    }
}

pub(super) fn pattern(names: &Names, kinds: &[Kind]) -> String {
    let names = kinds.iter().map(|&kind| names.constant(kind).to_string());
    names.collect::<Vec<_>>().join(" | ")
}

/// The condition to enter a quantifier.
pub(super) struct GoesIn {
    pub(super) expression: String,
    /// Tokens that make it true; empty if unknown.
    pub(super) tokens: Vec<Kind>,
}

impl GoesIn {
    /// Expressions beyond one token have at most `columns` columns, except predictions.
    pub(super) fn of(tables: &Tables, names: &Names, rule: Kind, columns: usize) -> Self {
        let lazy = tables.rule(rule).is_some_and(|rule| rule.lazy);
        let Decision { settled, open } = Decision::of(tables, rule, 2);
        let (goes_in, goes_on) = match lazy {
            true => (&settled[1], &settled[0]),
            false => (&settled[0], &settled[1]),
        };
        let asked = format!("p.goes_in({})?", names.constant(rule));
        let is = |kinds: &[Kind]| match kinds {
            [one] => format!("p.peek() == {}", names.constant(*one)),
            many => format!("matches!(p.peek(), {})", pattern(names, many)),
        };
        let is_not = |kinds: &[Kind]| match kinds {
            [one] => format!("p.peek() != {}", names.constant(*one)),
            many => format!("!matches!(p.peek(), {})", pattern(names, many)),
        };
        // With each, whether its truth implies the tokens.
        let mut forms = Vec::new();
        let mut add = |form: String, is_known: bool| forms.push((form, is_known));
        match (&goes_in[..], &open[..]) {
            ([], []) => {}
            (_, []) => add(is(goes_in), true),
            ([], _) => add(format!("{} && {asked}", is(&open)), true),
            (_, _) => {
                let may = is(&open);
                add(format!("{} || {may} && {asked}", is(goes_in)), true);
                add(format!("{} || {asked}", is(goes_in)), false);
            }
        }
        // A token that does not fit is rejected later.
        match (&open[..], &goes_on[..]) {
            (_, []) => {}
            ([], _) if goes_in.is_empty() => {}
            ([], _) => add(is_not(goes_on), false),
            (_, _) => add(format!("{} && {asked}", is_not(goes_on)), false),
        }
        let fits = forms.iter().position(|(form, _)| form.len() <= columns);
        let shortest = || {
            let all = forms.iter().enumerate();
            let shortest = all.min_by_key(|(_, (form, _))| form.len());
            shortest.map(|(at, _)| at).filter(|_| open.is_empty())
        };
        let (expression, is_known) = match fits.or_else(shortest) {
            Some(at) => forms.swap_remove(at),
            None => (asked, false),
        };
        let mut tokens = Vec::new();
        if is_known {
            tokens.extend(goes_in);
            tokens.extend(open);
        }
        Self { expression, tokens }
    }
}
