//! Sentences from decisions.

use super::decisions::{Decisions, Part, What};
use super::lengths::Lengths;
use super::names::{Names, Role, Visible};
use super::random::Random;
use super::texts::Texts;
use secateur_tables::{Form, Kind};

use crate::Language;

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Word {
    pub(super) kind: Kind,
    pub(super) text: Box<[u8]>,
    /// Decisions before it.
    pub(super) after: usize,
}

/// A predicate that has to hold before a word.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Guard {
    pub(super) kind: Kind,
    /// Words before it.
    pub(super) word: usize,
    /// Decisions before it.
    pub(super) after: usize,
}

#[derive(Clone, Debug, Default)]
pub(super) struct Derivation {
    pub(super) words: Vec<Word>,
    pub(super) guards: Vec<Guard>,
}

/// Nesting from which on everything is as short as possible.
const DEPTH: usize = 400;

/// Words for each intended token from which on everything is as short as possible.
const ROOM: usize = 4;

/// Minimum of these words, for any size.
const LEAST_ROOM: usize = 64;

pub(super) struct Deriver<'a, 'l> {
    language: &'l Language,
    lengths: &'a Lengths,
    texts: &'a Texts<'l>,
    decisions: &'a mut dyn Decisions,
    random: Random,
    /// By predicate: a factor for the weight of alternatives that begin with it.
    trust: &'a dyn Fn(Kind) -> f64,
    size: usize,
    /// Words from which on everything is as short as possible.
    longest: usize,
    taken: usize,
    made: Derivation,
    names: Option<&'static dyn Names>,
    visible: Visible,
    /// The rules around, outermost first; empty without names.
    path: Vec<&'l str>,
}

impl<'a, 'l> Deriver<'a, 'l> {
    pub(super) fn new(
        (language, lengths, texts): (&'l Language, &'a Lengths, &'a Texts<'l>),
        names: Option<&'static dyn Names>,
        decisions: &'a mut dyn Decisions,
        random: Random,
        trust: &'a dyn Fn(Kind) -> f64,
        size: usize,
    ) -> Self {
        Self {
            language,
            lengths,
            texts,
            decisions,
            random,
            trust,
            size,
            longest: (ROOM * size).max(LEAST_ROOM),
            taken: 0,
            made: Derivation::default(),
            names,
            visible: Visible::default(),
            path: Vec::new(),
        }
    }

    /// Ends whatever the decisions are.
    pub(super) fn run(mut self) -> Derivation {
        let start = self.language.start;
        self.make(start, self.size as f64, 0);
        self.made
    }

    fn decide(&mut self, what: What, at: Kind, (low, high): (u64, u64), fresh: u64) -> u64 {
        if low == high {
            return low;
        }
        self.taken += 1;
        self.decisions.decide(what, at, low, high, fresh)
    }

    /// `budget` is the intended number of tokens.
    fn make(&mut self, kind: Kind, budget: f64, depth: usize) {
        let Some(names) = self.names.filter(|_| !self.language.is_token(kind)) else {
            return self.make_any(kind, budget, depth);
        };
        let rule = self.language.written_name(kind);
        // Outlined rules within their origin do not count again; a scope directly within itself
        // does.
        let opens = names.is_scope(rule);
        let itself = self.language.kind_name(kind) == rule;
        let enters = self.path.last() != Some(&rule) || (opens && itself);
        let is_scope = enters && opens;
        if enters {
            self.path.push(rule);
        }
        if is_scope {
            self.visible.open();
        }
        self.make_any(kind, budget, depth);
        if is_scope {
            self.visible.close();
        }
        if enters {
            self.path.pop();
        }
    }

    fn make_any(&mut self, kind: Kind, budget: f64, depth: usize) {
        let Some(form) = self.language.form(kind) else {
            self.token(kind);
            return;
        };
        // Makes no more decisions from here on.
        let short = depth > DEPTH || self.made.words.len() >= self.longest;
        let symbols = self.language.symbols_of(kind);
        match form {
            Form::Sequence => {
                self.decisions.begin(Part::Rule, kind);
                let budgets = self.split(symbols, budget);
                let mut left = 0.0;
                for (&symbol, budget) in symbols.iter().zip(budgets) {
                    left = self.use_up(symbol, budget, left, depth);
                }
                self.decisions.end();
            }
            Form::Alternation | Form::Set => {
                let lengths = self.lengths;
                let alternatives = lengths.alternatives(self.language, kind);
                let named = self.with_names(alternatives, depth);
                let alternatives = named.as_deref().unwrap_or(alternatives);
                let fresh = self.alternative(alternatives, budget);
                let last = match short {
                    true => 0,
                    false => alternatives.len().saturating_sub(1) as u64,
                };
                let picked = self.decide(What::Pick, kind, (0, last), fresh);
                if let Some(&alternative) = alternatives.get(picked as usize) {
                    self.make(alternative, budget, depth + 1);
                }
            }
            Form::Optional => {
                if self.lengths.least(symbols[0]) == Lengths::NONE || !self.named(symbols[0]) {
                    return;
                }
                self.decisions.begin(Part::Branch, kind);
                let fresh = u64::from(self.wanted(symbols[0], budget));
                if self.decide(What::Branch, kind, (0, u64::from(!short)), fresh) == 1 {
                    self.make(symbols[0], budget, depth + 1);
                }
                self.decisions.end();
            }
            Form::Star | Form::Plus => {
                let low = u64::from(form == Form::Plus);
                let high = if short { low } else { MOST_ITEMS };
                self.list(kind, symbols[0], (low, high), budget, depth);
            }
        }
    }

    fn list(&mut self, kind: Kind, item: Kind, range: (u64, u64), budget: f64, depth: usize) {
        let (low, high) = range;
        let least = self.lengths.least(item);
        if least == Lengths::NONE || (low == 0 && !self.named(item)) {
            return;
        }
        let room = budget / f64::from(least.max(1));
        let fresh = match room < 1.0 || !self.wanted(item, budget) {
            true => low,
            // Small items need a greater number.
            false => {
                let needed = budget / f64::from(self.lengths.most(item).max(1));
                let needed = (needed as u64).min(room as u64);
                let spread = self.random.spread(room as u64);
                match self.language.is_token(item) && !self.texts.several(item) {
                    // One word, repeated.
                    true => spread.min(MOST_WORDS).max(low),
                    false => spread.max(needed).clamp(low, MOST_ITEMS),
                }
            }
        };
        self.decisions.begin(Part::Loop, kind);
        let count = self.decide(What::Count, kind, (low, high), fresh.clamp(low, high));
        let shares = self.shares(count as usize);
        let surplus = (budget - f64::from(least) * count as f64).max(0.0);
        let mut left = 0.0;
        for share in shares {
            self.decisions.begin(Part::Item, kind);
            left = self.use_up(item, f64::from(least) + surplus * share, left, depth);
            self.decisions.end();
        }
        self.decisions.end();
    }

    /// Uses the budget `left` by neighbours; returns the rest.
    fn use_up(&mut self, kind: Kind, budget: f64, left: f64, depth: usize) -> f64 {
        if self.lengths.most(kind) == self.lengths.least(kind) {
            self.make(kind, budget, depth + 1);
            return left;
        }
        let before = self.made.words.len();
        self.make(kind, budget + left, depth + 1);
        (budget + left - (self.made.words.len() - before) as f64).max(0.0)
    }

    fn wanted(&mut self, kind: Kind, budget: f64) -> bool {
        let least = f64::from(self.lengths.least(kind).max(1));
        let trust = self.guarded(kind);
        budget >= least && self.random.unit() < (1.0 - 0.5 * least / budget) * trust
    }

    /// Returns the alternatives that names allow, in order.
    ///
    /// `None` if that is all or none, or beyond twice [`DEPTH`], so that every run ends.
    fn with_names(&self, alternatives: &[Kind], depth: usize) -> Option<Vec<Kind>> {
        if self.names.is_none() || depth > 2 * DEPTH {
            return None;
        }
        let named = alternatives.iter().copied();
        let named: Vec<Kind> = named.filter(|&kind| self.named(kind)).collect();
        (!named.is_empty() && named.len() < alternatives.len()).then_some(named)
    }

    /// A kind is allowed if it uses no missing name and is not avoided.
    fn named(&self, kind: Kind) -> bool {
        let Some(names) = self.names else {
            return true;
        };
        let fits = |kind: Kind, path: &[&str]| match self.role(names, kind, path) {
            Some((Role::Uses, sort)) => names.always().is_some() || self.visible.count(sort) > 0,
            Some((Role::Avoided, _)) => false,
            Some(_) => true,
            None => self.language.is_nullable(kind) || !self.is_avoided(names, kind, path),
        };
        if !fits(kind, &self.path) {
            return false;
        }
        if self.language.form(kind) != Some(Form::Sequence) {
            return true;
        }
        let path = self.path_to(kind);
        let within = self.language.symbols_of(kind);
        within.iter().all(|&symbol| fits(symbol, &path))
    }

    fn is_avoided(&self, names: &dyn Names, kind: Kind, path: &[&str]) -> bool {
        let rule = self.language.written_name(kind);
        // A part of a rule stands where the rule does.
        let inside = path.iter().rev().take_while(|around| **around == rule);
        let around = &path[..path.len() - inside.count()];
        let needs = names.needs(rule);
        names.avoids(around, rule) || needs.is_some_and(|sort| self.visible.count(sort) == 0)
    }

    fn path_to(&self, kind: Kind) -> Vec<&'l str> {
        let rule = self.language.written_name(kind);
        let more = (self.path.last() != Some(&rule)).then_some(rule);
        self.path.iter().copied().chain(more).collect()
    }

    /// Returns role and sort of a token below rules, or of a rule that is only a name.
    fn role(&self, names: &dyn Names, kind: Kind, path: &[&str]) -> Option<(Role, u8)> {
        if self.language.is_token(kind) {
            let token = self.language.tokens.get(kind.index())?;
            return Some((names.role(path, &token.name), names.sort(path)));
        }
        let (rule, token) = names.name_rule()?;
        if self.language.written_name(kind) != rule {
            return None;
        }
        let path: Vec<&str> = path.iter().copied().chain([rule]).collect();
        Some((names.role(&path, token), names.sort(&path)))
    }

    /// Returns a factor that is low if a predicate that the kind begins with has not held.
    fn guarded(&self, kind: Kind) -> f64 {
        if kind >= self.language.first_guard && self.language.is_token(kind) {
            return (self.trust)(kind);
        }
        match self.language.form(kind) {
            Some(Form::Sequence) => {
                let symbols = self.language.symbols_of(kind).iter();
                let guards = symbols.filter(|symbol| self.language.is_token(**symbol));
                let trust = guards.map(|&symbol| match symbol >= self.language.first_guard {
                    true => (self.trust)(symbol),
                    false => 1.0,
                });
                trust.fold(1.0, f64::min)
            }
            _ => 1.0,
        }
    }

    /// Prefers an alternative that can use up the budget.
    fn alternative(&mut self, alternatives: &[Kind], budget: f64) -> u64 {
        let least = |kind: &Kind| f64::from(self.lengths.least(*kind));
        // The first alternative is always within the budget.
        let budget = alternatives
            .first()
            .map_or(budget, |first| budget.max(least(first)));
        let weight = |&kind: &Kind| {
            let most = f64::from(self.lengths.most(kind));
            if least(&kind) > budget {
                return 0.0;
            }
            self.guarded(kind) * (most / budget.max(1.0)).clamp(0.02, 1.0)
        };
        let weights: Vec<f64> = alternatives.iter().map(weight).collect();
        self.random.weighted(&weights) as u64
    }

    fn split(&mut self, symbols: &[Kind], budget: f64) -> Vec<f64> {
        let least = |kind: &Kind| f64::from(self.lengths.least(*kind));
        let mut budgets: Vec<f64> = symbols.iter().map(least).collect();
        let mut surplus = (budget - budgets.iter().sum::<f64>()).max(0.0);
        let grows = |kind: &Kind| self.lengths.most(*kind) > self.lengths.least(*kind);
        let mut growing: Vec<usize> = (0..symbols.len())
            .filter(|&at| grows(&symbols[at]))
            .collect();
        // Symbols that can use little come first: the others get the rest.
        growing.sort_by_key(|&at| self.lengths.most(symbols[at]));
        let shares = self.shares(growing.len());
        let mut left = 1.0f64;
        for (&at, share) in growing.iter().zip(&shares) {
            let part = surplus * (share / left.max(1e-9)).min(1.0);
            let used = part.min(f64::from(self.lengths.most(symbols[at])) - budgets[at]);
            budgets[at] += used;
            surplus -= used;
            left -= share;
        }
        budgets
    }

    /// Returns very unequal shares of 1.
    fn shares(&mut self, count: usize) -> Vec<f64> {
        let parts: Vec<f64> = (0..count)
            .map(|_| self.random.unit().powi(3) + 1e-3)
            .collect();
        let sum: f64 = parts.iter().sum();
        parts.into_iter().map(|part| part / sum).collect()
    }

    fn token(&mut self, kind: Kind) {
        let (word, after) = (self.made.words.len(), self.taken);
        if kind == Kind::EOF {
            return;
        }
        if kind >= self.language.first_guard {
            self.made.guards.push(Guard { kind, word, after });
            return;
        }
        let role = self.names.map_or(Role::Other, |names| {
            names.role(&self.path, &self.language.tokens[kind.index()].name)
        });
        let sort = self.names.map_or(0, |names| names.sort(&self.path));
        let always = self.names.and_then(|names| names.always());
        if let (Role::Uses, 0, Some(name)) = (role, self.visible.count(sort), always) {
            let text = name.as_bytes().into();
            self.made.words.push(Word { kind, text, after });
            return;
        }
        if role == Role::Uses && self.visible.count(sort) > 0 {
            let last = self.visible.count(sort) as u64 - 1;
            let fresh = self.random.below(last + 1);
            let at = self.decide(What::Pick, kind, (0, last), fresh);
            let text = self
                .visible
                .get(sort, at as usize)
                .unwrap_or_default()
                .into();
            self.made.words.push(Word { kind, text, after });
            return;
        }
        if let Role::One(known) = role
            && !known.is_empty()
        {
            let last = known.len() as u64 - 1;
            let fresh = self.random.below(last + 1);
            let at = self.decide(What::Pick, kind, (0, last), fresh);
            let text = known[at as usize].as_bytes().into();
            self.made.words.push(Word { kind, text, after });
            return;
        }
        let number = match self.texts.several(kind) {
            true => {
                let fresh = self.random.spread(Texts::COUNT) - 1;
                self.decide(What::Text, kind, (0, Texts::COUNT - 1), fresh)
            }
            false => 0,
        };
        let mut text = self.texts.text(kind, number);
        if let Role::Declares(outside) = role {
            let mut others = 1..Texts::COUNT;
            while self.visible.has(&text)
                && let Some(other) = others.next()
            {
                text = self.texts.text(kind, other);
            }
            self.visible.declare(outside, sort, &text);
        }
        self.made.words.push(Word { kind, text, after });
    }
}

const MOST_ITEMS: u64 = 64;

/// Maximum of items that are one word.
const MOST_WORDS: u64 = 2;
