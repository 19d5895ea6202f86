//! Whether tables fit one another.

use crate::{Choice, LexerProgram, LexerState, LexerTables, Origin, Tables};

/// Tables that do not fit one another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Inconsistent(&'static str);

impl std::fmt::Display for Inconsistent {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "the tables of the language are damaged: {}", self.0)
    }
}

impl std::error::Error for Inconsistent {}

impl Tables {
    /// Checks that every number in the tables refers to something.
    ///
    /// # Errors
    /// Names the first table that does not fit the others.
    pub fn check(&self) -> Result<(), Inconsistent> {
        self.find_damage().map_err(Inconsistent)
    }

    fn find_damage(&self) -> Result<(), &'static str> {
        let kinds = self.kinds();
        let need = |holds: bool, what: &'static str| if holds { Ok(()) } else { Err(what) };
        need(kinds < usize::from(u16::MAX), "too many kinds")?;
        need(self.nullable.len() == kinds, "nullable kinds")?;
        let guards = self.tokens.len().checked_sub(self.first_guard.index());
        need(
            guards.is_some_and(|guards| guards <= Self::MAX_GUARDS),
            "more than 32 predicates",
        )?;
        let words = self.tokens.len().div_ceil(64);
        need(
            guards.is_some_and(|guards| self.guard_tokens.len() == guards * words),
            "tokens of predicates",
        )?;
        need(
            self.decision_rows.len() == self.rules.len(),
            "decision rows",
        )?;
        need(
            self.subsumes.len() == kinds * self.bit_words(),
            "subsumption",
        )?;
        need(
            self.stand_ins.iter().all(|it| it.kind.index() < kinds),
            "stand-ins",
        )?;
        let names = self.origin_names.len();
        let names_origin = |origin: Origin| match origin {
            Origin::Written => true,
            Origin::Outlined { of, known_as, .. } => usize::from(of.max(known_as)) < names,
        };
        need(
            self.rules.iter().all(|rule| names_origin(rule.origin)),
            "origins of rules",
        )?;
        need(self.shortest.len() == kinds + 1, "shortest sentences")?;
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
        let rows = self.decisions.len() / self.tokens.len().max(1);
        need(
            self.decision_rows
                .iter()
                .all(|&r| r == Self::NO_ROW || usize::from(r) < rows),
            "decisions",
        )?;
        need(self.decides_further(), "decisions of further tokens")?;
        let lexer = &self.lexer;
        let states = lexer.accepts.len();
        let classes = usize::from(lexer.classes);
        need(lexer.ascii.len() == 128, "character classes")?;
        need(lexer.transitions.len() == states * classes, "lexer states")?;
        need(
            lexer
                .transitions
                .iter()
                .chain(lexer.modes.iter())
                .all(|&s| (s as usize) < states || s == LexerTables::ESCAPE),
            "lexer transitions",
        )?;
        need(
            lexer.program.as_ref().is_none_or(|p| fits(lexer, p)),
            "the lexer's program",
        )?;
        need(
            lexer
                .accepts
                .iter()
                .all(|&a| usize::from(a) <= lexer.rules.len()),
            "lexer rules",
        )?;
        need(
            lexer.ascii.iter().all(|&c| c < lexer.classes)
                && lexer.ranges.iter().all(|r| r.class < lexer.classes),
            "character class numbers",
        )
    }
}

impl Tables {
    /// Whether rows of further tokens are where others say, and lead to an end.
    fn decides_further(&self) -> bool {
        let Some((&last, starts)) = self.further_rows.split_last() else {
            return false;
        };
        let leads_below = |row: usize, choice: u16| {
            let further = Choice(choice).row();
            further.is_none_or(|further| usize::from(further) < row)
        };
        let mut rows = 0..starts.len();
        last as usize == self.further.len()
            && self.further_rows.is_sorted()
            && rows.all(|row| {
                let mut runs = self.further_row(row as u16).iter();
                runs.all(|run| leads_below(row, run.choice))
            })
            && self
                .decisions
                .iter()
                .all(|&choice| leads_below(starts.len(), choice))
    }
}

/// Whether all that a program refers to is there.
fn fits(lexer: &LexerTables, program: &LexerProgram) -> bool {
    let states = program.states.len();
    let is_state = |&state: &u32| (state as usize) < states;
    let targets = program.targets.len();
    let state_fits = |state: &LexerState| match *state {
        LexerState::Chars { set, next } => {
            is_state(&next) && (set as usize + 1) * lexer.class_words() <= program.sets.len()
        }
        LexerState::Fork { first, len, .. } => {
            (first as usize).saturating_add(len as usize) <= targets
        }
        LexerState::Call { to, back } => is_state(&to) && is_state(&back),
        LexerState::Guard { code, next } => is_state(&next) && usize::from(code) < lexer.code.len(),
        LexerState::Return => true,
        LexerState::Accept(rule) => usize::from(rule) < lexer.rules.len(),
    };
    program.states.iter().all(state_fits)
        && program
            .targets
            .iter()
            .chain(program.starts.iter())
            .all(is_state)
        && program.modes.len() == lexer.modes.len() + 1
        && program.modes.is_sorted()
        && program
            .modes
            .iter()
            .all(|&m| m as usize <= program.starts.len())
}
