//! Checks that all references in packed automata exist, so that lookups need none.

use super::{Automata, LexerAutomaton, Program, Sizes, Transitions};
use crate::components::components;
use crate::{Choice, Description, Form, LexerState, Rule};

fn need(holds: bool, what: &'static str) -> Result<(), &'static str> {
    if holds { Ok(()) } else { Err(what) }
}

impl Automata {
    pub(super) fn check(&self) -> Result<(), &'static str> {
        let sizes = self.sizes;
        let kinds = sizes.tokens.saturating_add(sizes.rules);
        need(kinds < usize::from(u16::MAX), "too many kinds")?;
        self.lexer.check(sizes)?;
        need(self.decisions.rules() == sizes.rules, "rows of rules")?;
        need(
            self.guard_tokens.len() == sizes.guards,
            "tokens of predicates",
        )?;
        let numbers = &self.shortest.numbers;
        let starts = self.shortest.starts;
        need(numbers.len() >= starts, "shortest sentences")?;
        need(
            numbers.get(0) == 0
                && numbers.slice(0..starts).is_sorted()
                && starts + numbers.get(starts - 1) as usize == numbers.len()
                && numbers
                    .slice(starts..numbers.len())
                    .all(|token| (token as usize) < sizes.tokens),
            "shortest sentences",
        )
    }

    pub(crate) fn check_for(&self, description: &Description) -> Result<(), &'static str> {
        let sizes = Sizes::of(description, self.sizes.classes, self.sizes.states);
        need(self.sizes == sizes, "automata of another language")?;
        need(
            self.lexer.modes.len() == description.lexer.mode_names.len(),
            "modes",
        )?;
        // By row of further decisions: the greatest alternative that it leads to.
        let mut further: Vec<u16> = Vec::with_capacity(self.further.len());
        for row in 0..self.further.len() {
            let greatest = greatest(self.further.names(row), &further);
            further.push(greatest.ok_or("further decisions that lead to no earlier row")?);
        }
        let rows = 0..self.decisions.len();
        let rows = rows.map(|row| greatest(self.decisions.names(row), &further));
        let decisions: Option<Vec<u16>> = rows.collect();
        let decisions = decisions.ok_or("decisions that lead to no row")?;
        let fits = |(rule, row): (&Rule, Option<usize>)| {
            let alternatives = match rule.form {
                Form::Sequence | Form::Set => 0,
                Form::Alternation => rule.len,
                Form::Star | Form::Plus | Form::Optional => 2,
            };
            row.is_none_or(|row| u32::from(decisions[row]) <= alternatives)
        };
        need(
            description
                .rules
                .iter()
                .zip(self.decisions.rows())
                .all(fits),
            "decisions for alternatives that are not there",
        )
    }
}

/// Returns the greatest alternative of a row; `None` if the row leads to an unknown row.
///
/// `plain` is the greatest in the row itself, `others` are its other choices.
fn greatest(
    (plain, mut others): (u16, impl Iterator<Item = Choice>),
    further: &[u16],
) -> Option<u16> {
    others.try_fold(plain, |greatest, choice| {
        let own = match choice.row() {
            Some(row) => *further.get(usize::from(row))?,
            None if choice == Choice::ADAPTIVE => 0,
            None => choice.0,
        };
        Some(own.max(greatest))
    })
}

impl LexerAutomaton {
    fn check(&self, sizes: Sizes) -> Result<(), &'static str> {
        let states = self.transitions.states();
        let classes = sizes.classes;
        need(classes < usize::from(u16::MAX), "too many classes")?;
        need(
            self.ascii.iter().all(|&class| usize::from(class) < classes),
            "classes of ASCII characters",
        )?;
        need(
            self.lasts.len() == self.classes.len()
                && self.classes.all_below(classes)
                && self.lasts.iter().is_sorted()
                && self.lasts.iter().next().is_some_and(|last| last >= 0x80)
                && self.lasts.iter().next_back() == Some(Self::END),
            "classes of ranges of characters",
        )?;
        need(
            self.accepts.len() == states
                && self.accepts.all_below(sizes.lexer_rules.saturating_add(1))
                && self.accepts.get(0) == 0,
            "accepting states",
        )?;
        let is_state =
            |state: u32| state == Transitions::ESCAPE.into() || (state as usize) < states;
        need(self.modes.iter().all(is_state), "first states of modes")?;
        match &self.program {
            Some(program) => program.check(sizes, self.modes.len()),
            None => {
                let mut modes = self.modes.iter();
                let escapes = modes.any(|state| state == Transitions::ESCAPE.into());
                need(
                    !escapes && !self.transitions.escapes(),
                    "an escape without a program",
                )
            }
        }
    }
}

impl Program {
    fn check(&self, sizes: Sizes, modes: usize) -> Result<(), &'static str> {
        let is_state = |state: u32| (state as usize) < self.len();
        let mut all = (0..self.len() as u32).map(|state| self.state(state));
        let fits = |state: LexerState| match state {
            LexerState::Chars { set, next } => is_state(next) && (set as usize) < self.sets.len(),
            LexerState::Fork { first, len, .. } => first
                .checked_add(len)
                .is_some_and(|end| end as usize <= self.targets.len()),
            LexerState::Call { to, back } => is_state(to) && is_state(back),
            LexerState::Guard { code, next } => is_state(next) && usize::from(code) < sizes.code,
            LexerState::Return => true,
            LexerState::Accept(rule) => usize::from(rule) < sizes.lexer_rules,
        };
        need(all.all(fits), "program: states")?;
        need(
            self.targets.all_below(self.len()) && self.starts.all_below(self.len()),
            "program: targets",
        )?;
        need(
            self.modes.len() == modes + 1
                && self.modes.iter().is_sorted()
                && self.modes.all_below(self.starts.len() + 1),
            "program: rules of modes",
        )?;
        need(!self.is_left_recursive(), "program: calls without end")
    }

    /// Whether a rule may call itself before it reads a character, which would never end.
    fn is_left_recursive(&self) -> bool {
        let states = || (0..self.len()).map(|at| (at, self.state(at as u32)));
        if states().all(|(_, state)| !matches!(state, LexerState::Call { .. })) {
            return false;
        }
        // By state: whether it leads to a return without reading.
        let mut returns = vec![false; self.len()];
        let mut changed = true;
        while changed {
            changed = false;
            for (at, state) in states() {
                let leads = |state: u32| returns[state as usize];
                let now = match state {
                    LexerState::Return => true,
                    LexerState::Chars { .. } | LexerState::Accept(_) => false,
                    LexerState::Guard { next, .. } => leads(next),
                    LexerState::Call { to, back } => leads(to) && leads(back),
                    LexerState::Fork { first, len, .. } => self.targets(first, len).any(leads),
                };
                if now && !returns[at] {
                    returns[at] = true;
                    changed = true;
                }
            }
        }
        let edges = |(_, state): (usize, LexerState)| match state {
            LexerState::Return | LexerState::Chars { .. } | LexerState::Accept(_) => Vec::new(),
            LexerState::Guard { next, .. } => vec![next],
            LexerState::Call { to, back } if returns[to as usize] => vec![to, back],
            LexerState::Call { to, .. } => vec![to],
            LexerState::Fork { first, len, .. } => self.targets(first, len).collect(),
        };
        let edges: Vec<Vec<u32>> = states().map(edges).collect();
        let component = components(&edges);
        let returns_to_itself = |(at, state): (usize, LexerState)| match state {
            LexerState::Call { to, .. } => component[to as usize] == component[at],
            _ => false,
        };
        states().any(returns_to_itself)
    }
}
