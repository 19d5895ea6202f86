//! Cores: non-empty texts of symbols.

use rustc_hash::FxHashMap;

use super::cfg::{Body, Cfg, PLUS, Sequence, Symbol, is_nullable};
use secateur_tables::Part;

pub struct Cores {
    nullable: Vec<bool>,
    made: FxHashMap<u32, Symbol>,
    /// Quantifiers whose core is being made.
    open: Vec<u32>,
}

impl Cores {
    #[must_use]
    pub fn new(cfg: &Cfg) -> Self {
        Self {
            nullable: cfg.nullable(),
            made: FxHashMap::default(),
            open: Vec::new(),
        }
    }

    #[must_use]
    pub fn nullable(&self, symbol: Symbol) -> bool {
        is_nullable(&self.nullable, symbol)
    }

    /// Returns a symbol for the non-empty texts.
    pub fn core(&mut self, cfg: &mut Cfg, symbol: Symbol) -> Symbol {
        let Symbol::Rule(rule) = symbol else {
            return symbol;
        };
        if !self.nullable(symbol) {
            return symbol;
        }
        if let Some(&made) = self.made.get(&rule) {
            return made;
        }
        match cfg.body(rule).clone() {
            Body::Set(_) => symbol,
            Body::Repeat(..) if self.open.contains(&rule) => {
                // `a: a*` matches ε alone.
                let made = cfg.add(rule, Part::Nothing, Body::Choice(Vec::new()));
                self.mark_new(cfg);
                made
            }
            Body::Repeat(quantified, of) => {
                self.open.push(rule);
                let of = self.core(cfg, of);
                self.open.pop();
                let made = if quantified.many {
                    let mut plus = PLUS;
                    plus.lazy = quantified.lazy;
                    cfg.repeat(rule, plus, of)
                } else {
                    of
                };
                self.mark_new(cfg);
                self.made.insert(rule, made);
                made
            }
            Body::Choice(all) => {
                let made = cfg.add(rule, Part::Some, Body::Choice(Vec::new()));
                self.mark_new(cfg);
                self.made.insert(rule, made);
                let mut some = Vec::new();
                for sequence in all {
                    self.sequence(cfg, &sequence, &mut some);
                }
                if let Symbol::Rule(made) = made {
                    super::cfg::dedup(&mut some);
                    cfg.rules[made as usize].body = Body::Choice(some);
                }
                made
            }
        }
    }

    /// Adds the non-empty texts of a sequence, as sequences that are not nullable.
    fn sequence(&mut self, cfg: &mut Cfg, sequence: &[Symbol], into: &mut Vec<Sequence>) {
        if !sequence.iter().all(|&symbol| self.nullable(symbol)) {
            into.push(sequence.to_vec());
            return;
        }
        for at in 0..sequence.len() {
            let mut some = vec![self.core(cfg, sequence[at])];
            some.extend(&sequence[at + 1..]);
            into.push(some);
        }
    }

    pub fn refresh(&mut self, cfg: &Cfg) {
        self.nullable = cfg.nullable();
    }

    fn mark_new(&mut self, cfg: &Cfg) {
        self.nullable.resize(cfg.rules.len(), false);
    }
}
