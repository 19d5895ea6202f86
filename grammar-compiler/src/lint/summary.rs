//! Statistics of the edits that the tables allow.

use std::fmt;

use fixedbitset::FixedBitSet;

use super::some_of;
use secateur_tables::{Choice, Form, Kind, Tables};

/// Counts of kinds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Summary {
    /// Token types without the end of the file.
    pub tokens: usize,
    /// Rules of the normal form.
    pub rules: usize,
    /// Lists.
    pub lists: usize,
    /// Nullable rules.
    pub optional: usize,
    /// Rules decided by one token.
    pub by_one: usize,
    /// Rules with a decision by two or three tokens.
    pub by_few: usize,
    /// Rules with prediction but no decision by two or three tokens.
    pub by_prediction: usize,
    /// Pairs of kinds of which one subsumes the other.
    pub pairs: usize,
    /// Rules whose nodes have several parts, except the start.
    pub sequences: usize,
    /// Sequences that can neither be deleted nor replaced by a descendant.
    pub stuck: Vec<String>,
}

impl Summary {
    /// Counts the kinds of a language.
    #[must_use]
    pub fn of(tables: &Tables) -> Self {
        let view = View::of(tables);
        let rules = || tables.rules.iter();
        // The first rule is the whole file, which cannot be deleted.
        let sequences: Vec<usize> = (1..tables.rules.len())
            .filter(|&rule| view.is_sequence(rule))
            .collect();
        let stuck = sequences.iter().filter(|&&rule| !view.reducible(rule));
        let stuck = stuck
            .map(|&rule| tables.rules[rule].name.to_string())
            .collect();
        let slots = 0..view.kinds;
        let pairs = slots.map(|slot| {
            (0..view.kinds)
                .filter(|&kind| view.fits(kind, slot))
                .count()
        });
        let (by_one, by_few, by_prediction) = decisions(tables);
        Self {
            by_one,
            by_few,
            by_prediction,
            tokens: view.tokens - 1,
            rules: tables.rules.len(),
            lists: rules().filter(|rule| rule.form.is_list()).count(),
            optional: tables.nullable.iter().filter(|nullable| **nullable).count(),
            pairs: pairs.sum::<usize>() - view.kinds,
            sequences: sequences.len(),
            stuck,
        }
    }
}

impl fmt::Display for Summary {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let many = |count: usize, what: &str| match count {
            1 => format!("1 {what}"),
            _ => format!("{count} {what}s"),
        };
        writeln!(
            f,
            "{}; {} in normal form: {}, {} that may be empty",
            many(self.tokens, "token type"),
            many(self.rules, "rule"),
            many(self.lists, "list"),
            self.optional
        )?;
        let decisions = self.by_one + self.by_few + self.by_prediction;
        if decisions > 0 {
            writeln!(
                f,
                "{}: {} by one token, {} with two or three, {} by prediction",
                many(decisions, "decision"),
                self.by_one,
                self.by_few,
                self.by_prediction
            )?;
        }
        writeln!(
            f,
            "{} of kinds, one of which may stand for the other",
            many(self.pairs, "pair")
        )?;
        if self.sequences == 0 {
            return Ok(());
        }
        write!(
            f,
            "{} of {} can neither be deleted nor replaced by a part",
            self.stuck.len(),
            many(self.sequences, "sequence")
        )?;
        match self.stuck.is_empty() {
            true => writeln!(f),
            false => writeln!(f, ": {}", some_of(self.stuck.iter().map(String::as_str))),
        }
    }
}

fn decisions(tables: &Tables) -> (usize, usize, usize) {
    let (mut one, mut few, mut more) = (0, 0, 0);
    let decisions = tables.automata().decisions();
    for row in decisions.rows().flatten() {
        let choices: Vec<Choice> = decisions.row(row).collect();
        if choices.iter().any(|choice| choice.row().is_some()) {
            few += 1;
        } else if choices.contains(&Choice::ADAPTIVE) {
            more += 1;
        } else {
            one += 1;
        }
    }
    (one, few, more)
}

struct View<'a> {
    tables: &'a Tables,
    tokens: usize,
    kinds: usize,
    items: Vec<bool>,
    /// By kind: whether a slot expects it.
    asked: Vec<bool>,
}

impl<'a> View<'a> {
    fn of(tables: &'a Tables) -> Self {
        let tokens = tables.tokens.len();
        let kinds = tokens + tables.rules.len();
        let mut view = Self {
            tables,
            tokens,
            kinds,
            items: vec![false; kinds],
            asked: vec![false; kinds],
        };
        view.asked[tables.start.index()] = true;
        for (rule, body) in tables.rules.iter().enumerate() {
            for &symbol in view.symbols(rule) {
                view.asked[symbol.index()] = true;
                view.items[symbol.index()] |= body.form.is_list();
            }
        }
        view
    }

    fn symbols(&self, rule: usize) -> &'a [Kind] {
        self.tables.symbols_of(Kind((self.tokens + rule) as u16))
    }

    fn fits(&self, kind: usize, slot: usize) -> bool {
        self.tables.fits(Kind(kind as u16), Kind(slot as u16))
    }

    /// Tests for several parts that are no items.
    fn is_sequence(&self, rule: usize) -> bool {
        let parts = self
            .symbols(rule)
            .iter()
            .filter(|&&symbol| symbol != Kind::EOF);
        self.tables.rules[rule].form == Form::Sequence && parts.count() > 1
    }

    /// Tests whether a node can be deleted or replaced by a descendant in some slot.
    fn reducible(&self, rule: usize) -> bool {
        let kind = self.tokens + rule;
        let below = self.below(rule);
        let mut slots = (0..self.kinds).filter(|&slot| self.asked[slot] && self.fits(kind, slot));
        slots.any(|slot| {
            self.tables.nullable[slot]
                || self.items[slot]
                || below.ones().any(|other| self.fits(other, slot))
        })
    }

    fn below(&self, rule: usize) -> FixedBitSet {
        let mut found = FixedBitSet::with_capacity(self.kinds);
        let mut seen = FixedBitSet::with_capacity(self.tables.rules.len());
        let mut work = vec![rule];
        while let Some(rule) = work.pop() {
            for &symbol in self.symbols(rule) {
                let symbol = symbol.index();
                let Some(below) = symbol.checked_sub(self.tokens) else {
                    if symbol != 0 {
                        found.insert(symbol);
                    }
                    continue;
                };
                if self.is_sequence(below) || self.tables.rules[below].form.is_list() {
                    found.insert(symbol);
                }
                if !seen.put(below) {
                    work.push(below);
                }
            }
        }
        found
    }
}
