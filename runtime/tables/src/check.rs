//! Checks of the numbers in a description.

use crate::{Description, Kind, ModeStep, Origin};

impl Description {
    /// Returns the first table with a number that refers to nothing.
    pub(crate) fn check(&self) -> Result<(), &'static str> {
        let kinds = self.kinds();
        let need = |holds: bool, what: &'static str| if holds { Ok(()) } else { Err(what) };
        need(kinds < usize::from(u16::MAX), "too many kinds")?;
        need(self.nullable.len() == kinds, "nullable kinds")?;
        let guards = self.tokens.len().checked_sub(self.first_guard.index());
        need(
            guards.is_some_and(|guards| guards <= Self::MAX_GUARDS),
            "more predicates than a parser may have",
        )?;
        need(
            self.stand_ins.iter().all(|it| it.kind.index() < kinds),
            "stand-ins",
        )?;
        let is_token = |kind: Kind| self.is_token(kind);
        let counts = &mut self.counts.iter();
        need(
            counts.len() <= Self::MAX_COUNTS
                && counts.all(|count| is_token(count.token) && is_token(count.of.kind())),
            "counts",
        )?;
        need(
            self.embedded.iter().all(|it| {
                let by = it.named.as_ref().and_then(|named| named.by);
                is_token(it.token) && by.is_none_or(is_token)
            }),
            "embedded languages",
        )?;
        let names = self.origin_names.len();
        let names_origin = |origin: Origin| match origin {
            Origin::Written => true,
            Origin::Outlined { of, .. } => usize::from(of) < names,
        };
        need(
            self.rules.iter().all(|rule| names_origin(rule.origin)),
            "origins of rules",
        )?;
        need(
            self.start.index() < kinds && !self.is_token(self.start),
            "start rule",
        )?;
        need(self.symbols.iter().all(|s| s.index() < kinds), "symbols")?;
        let symbols = self.symbols.len();
        need(
            self.rules
                .iter()
                .all(|r| (r.first as usize).saturating_add(r.len as usize) <= symbols),
            "rules",
        )?;
        let lexer = &self.lexer;
        let modes = lexer.mode_names.len();
        need(modes > 0, "modes")?;
        let is_mode = |step: &ModeStep| match *step {
            ModeStep::Set(mode) | ModeStep::Push(mode) => usize::from(mode) < modes,
            ModeStep::Pop => true,
        };
        need(
            lexer.rules.iter().all(|rule| {
                rule.token.index() < self.tokens.len()
                    && rule.modes.iter().all(is_mode)
                    && rule
                        .code
                        .iter()
                        .all(|&code| usize::from(code) < lexer.code.len())
            }),
            "lexer rules",
        )
    }
}
