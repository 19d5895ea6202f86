//! Positions in rules of the normal form.

use super::Input;
use crate::normalize::cfg::Symbol;
use secateur_tables::Form;

pub(super) type Place = u32;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Step {
    Token(u16),
    /// Read a token of a set rule.
    Set(u32),
    Call(u32),
    /// A predicate: read nothing.
    Free,
    Decide,
    End,
    Finished,
}

#[derive(Clone, Copy, Debug)]
pub(super) struct At {
    pub(super) step: Step,
    pub(super) next: Place,
    pub(super) rule: u32,
}

pub(super) struct Positions {
    pub(super) places: Vec<At>,
    pub(super) entries: Vec<Place>,
    /// Positions after the uses of each rule.
    pub(super) callers: Vec<Vec<Place>>,
    pub(super) finished: Place,
}

impl Positions {
    /// Computes all positions in linear time.
    pub(super) fn of(input: Input<'_>) -> Self {
        let rules = &input.pnf.rules;
        let mut places: Vec<At> = Vec::new();
        let mut entries = Vec::with_capacity(rules.len());
        let step = |symbol: Symbol| match symbol {
            Symbol::Token(token) if token >= input.pnf.first_guard => Step::Free,
            Symbol::Token(token) => Step::Token(token.0),
            Symbol::Rule(rule) if rules[rule as usize].form == Form::Set => Step::Set(rule),
            Symbol::Rule(rule) => Step::Call(rule),
        };
        for (rule, body) in (0..).zip(rules) {
            let base = places.len() as Place;
            entries.push(base);
            let mut add = |step, next| places.push(At { step, next, rule });
            match body.form {
                Form::Sequence => {
                    for (&symbol, next) in body.symbols.iter().zip(base + 1..) {
                        add(step(symbol), next);
                    }
                }
                Form::Alternation => {
                    let end = base + body.symbols.len() as Place + 1;
                    add(Step::Decide, base + 1);
                    for &symbol in &body.symbols {
                        add(step(symbol), end);
                    }
                }
                Form::Star => {
                    add(Step::Decide, base + 1);
                    add(step(body.symbols[0]), base);
                }
                Form::Plus => {
                    add(step(body.symbols[0]), base + 1);
                    add(Step::Decide, base);
                }
                Form::Optional => {
                    add(Step::Decide, base + 1);
                    add(step(body.symbols[0]), base + 2);
                }
                Form::Set => add(Step::Set(rule), base + 1),
            }
            add(Step::End, 0);
        }
        let finished = places.len() as Place;
        places.push(At {
            step: Step::Finished,
            next: finished,
            rule: 0,
        });
        let mut callers = vec![Vec::new(); rules.len()];
        for at in &places {
            if let Step::Call(rule) = at.step {
                callers[rule as usize].push(at.next);
            }
        }
        Self {
            places,
            entries,
            callers,
            finished,
        }
    }

    pub(super) fn at(&self, place: Place) -> At {
        self.places[place as usize]
    }

    /// Returns the positions behind a rule's decision, in the grammar's order.
    ///
    /// Of a quantifier its item, then its end. None without a decision.
    pub(super) fn branches(
        &self,
        input: Input<'_>,
        rule: u32,
    ) -> impl Iterator<Item = Place> + use<> {
        let base = self.entries[rule as usize];
        let body = &input.pnf.rules[rule as usize];
        let (first, second) = match body.form {
            Form::Alternation => (base + 1..base + 1 + body.symbols.len() as Place, 0..0),
            Form::Star | Form::Optional => (base + 1..base + 2, base + 2..base + 3),
            Form::Plus => (base..base + 1, base + 2..base + 3),
            Form::Sequence | Form::Set => (0..0, 0..0),
        };
        first.chain(second)
    }
}
