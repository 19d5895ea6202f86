//! The grammar between passes; a rule is a choice of sequences, a quantified symbol, or a set.

use std::collections::{BTreeMap, HashSet};

use rustc_hash::FxHashMap;

use super::origin::Origin;
use super::origin::{outlined, part_name};
use crate::ir::{Quantified, TokenId};
use secateur_tables::Part;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Symbol {
    Token(TokenId),
    Rule(u32),
}

pub type Sequence = Vec<Symbol>;

#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Body {
    Choice(Vec<Sequence>),
    Repeat(Quantified, Symbol),
    /// Alternative tokens, ascending.
    Set(Vec<TokenId>),
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rule {
    pub name: String,
    pub body: Body,
    pub origin: Origin,
}

impl Rule {
    #[must_use]
    pub fn is_written(&self) -> bool {
        self.origin == Origin::Written
    }
}

/// A context-free grammar.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cfg {
    pub(crate) rules: Vec<Rule>,
    pub(crate) start: u32,
    /// Whether alternatives keep their order.
    ///
    /// Without predicates the order only resolves ambiguities; but a predicate may fail after
    /// its alternative was chosen by order.
    pub(crate) ordered: bool,
    names: HashSet<String>,
    /// By name: the last number appended.
    numbers: FxHashMap<String, u32>,
}

pub const OPTIONAL: Quantified = Quantified {
    zero: true,
    many: false,
    lazy: false,
};
/// `x??`, preferably absent.
pub const LAZY_OPTIONAL: Quantified = Quantified {
    lazy: true,
    ..OPTIONAL
};
pub const STAR: Quantified = Quantified {
    zero: true,
    many: true,
    lazy: false,
};
pub const PLUS: Quantified = Quantified {
    zero: false,
    many: true,
    lazy: false,
};

impl Cfg {
    /// Creates a grammar; names must differ.
    #[must_use]
    pub(crate) fn new(rules: Vec<Rule>, start: u32) -> Self {
        let names = rules.iter().map(|rule| rule.name.clone()).collect();
        Self {
            rules,
            start,
            ordered: false,
            names,
            numbers: FxHashMap::default(),
        }
    }

    #[must_use]
    pub(crate) fn body(&self, rule: u32) -> &Body {
        &self.rules[rule as usize].body
    }

    /// Returns the alternatives of a choice, else none.
    #[must_use]
    pub(crate) fn alternatives(&self, rule: u32) -> &[Sequence] {
        match self.body(rule) {
            Body::Choice(alternatives) => alternatives,
            _ => &[],
        }
    }

    /// Adds a rule for a part of `owner`, numbered if the name is taken.
    pub(crate) fn add(&mut self, owner: u32, part: Part, body: Body) -> Symbol {
        let owner = &self.rules[owner as usize];
        let wanted = part_name(part, &owner.name);
        let mut name = wanted.clone();
        if self.names.contains(&name) {
            // Lower numbers are taken.
            let number = self.numbers.entry(name.clone()).or_insert(1);
            while self.names.contains(&name) {
                *number += 1;
                name = format!("{wanted}_{number}");
            }
        }
        let origin = outlined(part, &owner.name, &owner.origin);
        self.names.insert(name.clone());
        self.rules.push(Rule { name, body, origin });
        Symbol::Rule(self.rules.len() as u32 - 1)
    }

    /// Returns a symbol for a choice: the only one, or a new rule named after `owner`.
    pub(crate) fn choice(
        &mut self,
        owner: u32,
        part: Part,
        mut sequences: Vec<Sequence>,
    ) -> Symbol {
        dedup(&mut sequences);
        if let [only] = &sequences[..]
            && let [symbol] = only[..]
        {
            return symbol;
        }
        self.add(owner, part, Body::Choice(sequences))
    }

    pub(crate) fn repeat(&mut self, owner: u32, quantified: Quantified, of: Symbol) -> Symbol {
        let body = Body::Repeat(quantified, of);
        if let Some(at) = self
            .rules
            .iter()
            .position(|rule| rule.body == body && !rule.is_written())
        {
            return Symbol::Rule(at as u32);
        }
        let base = match of {
            Symbol::Rule(rule) => rule,
            Symbol::Token(_) => owner,
        };
        let part = match (quantified.zero, quantified.many) {
            (true, true) => Part::Star,
            (false, _) => Part::Plus,
            (true, false) => Part::Optional,
        };
        self.add(base, part, body)
    }

    #[must_use]
    pub(crate) fn nullable(&self) -> Vec<bool> {
        let mut nullable = vec![false; self.rules.len()];
        loop {
            let mut changed = false;
            for (index, rule) in self.rules.iter().enumerate() {
                if nullable[index] {
                    continue;
                }
                let empty = |symbol: &Symbol| is_nullable(&nullable, *symbol);
                nullable[index] = match &rule.body {
                    Body::Choice(all) => all.iter().any(|s| s.iter().all(empty)),
                    Body::Repeat(quantified, of) => quantified.zero || empty(of),
                    Body::Set(_) => false,
                };
                changed |= nullable[index];
            }
            if !changed {
                return nullable;
            }
        }
    }

    pub(crate) fn references(&self, rule: u32) -> impl Iterator<Item = u32> + '_ {
        let (choice, one): (&[Sequence], Option<Symbol>) = match self.body(rule) {
            Body::Choice(all) => (all, None),
            Body::Repeat(_, of) => (&[], Some(*of)),
            Body::Set(_) => (&[], None),
        };
        choice
            .iter()
            .flatten()
            .copied()
            .chain(one)
            .filter_map(|symbol| match symbol {
                Symbol::Rule(rule) => Some(rule),
                Symbol::Token(_) => None,
            })
    }

    /// Counts the references, with one for the start.
    #[must_use]
    pub(crate) fn uses(&self) -> Vec<u32> {
        let mut uses = vec![0; self.rules.len()];
        for rule in 0..self.rules.len() as u32 {
            for target in self.references(rule) {
                uses[target as usize] += 1;
            }
        }
        uses[self.start as usize] += 1;
        uses
    }

    pub(crate) fn substitute(&mut self, by: &BTreeMap<u32, Symbol>) {
        let resolve = |symbol: Symbol| {
            let mut symbol = symbol;
            // Chains end, since no rule replaces itself.
            for _ in 0..=by.len() {
                match symbol {
                    Symbol::Rule(rule) if by.contains_key(&rule) => symbol = by[&rule],
                    _ => break,
                }
            }
            symbol
        };
        for rule in &mut self.rules {
            match &mut rule.body {
                Body::Choice(all) => {
                    for symbol in all.iter_mut().flatten() {
                        *symbol = resolve(*symbol);
                    }
                }
                Body::Repeat(_, of) => *of = resolve(*of),
                Body::Set(_) => {}
            }
        }
    }

    /// Drops unreachable rules; orders the others by first reference.
    pub(crate) fn collect(&mut self) {
        let mut order = Vec::new();
        let mut place: FxHashMap<u32, u32> = FxHashMap::default();
        let mut work = vec![self.start];
        while let Some(rule) = work.pop() {
            if place.contains_key(&rule) {
                continue;
            }
            place.insert(rule, order.len() as u32);
            order.push(rule);
            let next: Vec<u32> = self.references(rule).collect();
            work.extend(next.into_iter().rev());
        }
        let mut rules: Vec<Rule> = order
            .iter()
            .map(|&r| self.rules[r as usize].clone())
            .collect();
        for rule in &mut rules {
            let renumber = |symbol: &mut Symbol| {
                if let Symbol::Rule(rule) = symbol {
                    *rule = place[rule];
                }
            };
            match &mut rule.body {
                Body::Choice(all) => all.iter_mut().flatten().for_each(renumber),
                Body::Repeat(_, of) => renumber(of),
                Body::Set(_) => {}
            }
        }
        *self = Self {
            ordered: self.ordered,
            ..Self::new(rules, 0)
        };
    }
}

#[must_use]
pub fn is_nullable(nullable: &[bool], symbol: Symbol) -> bool {
    match symbol {
        Symbol::Rule(rule) => nullable[rule as usize],
        Symbol::Token(_) => false,
    }
}

pub fn dedup(sequences: &mut Vec<Sequence>) {
    let mut seen = HashSet::new();
    sequences.retain(|sequence| seen.insert(sequence.clone()));
}
