//! Normalization of parser rules to Perses Normal Form.
//!
//! In the form (Sun et al., "Perses: Syntax-Guided Program Reduction", ICSE 2018, section 4.2)
//! every rule is a sequence, an alternation of single symbols, `X*`, `X+` or `X?`; no rule is left
//! recursive; repeated symbols are never empty. The language stays the same.
//!
//! [`PASSES`] are repeated to a fixpoint; [`finish`] makes sequences within alternations rules,
//! [`mod@check`] checks the form, [`names`] names outlined rules.

pub(crate) mod cfg;
mod check;
mod core;
mod epsilon;
mod factor;
mod finish;
mod names;
mod origin;
mod outline;
mod pnf;
mod recursion;
mod simplify;

pub use cfg::Cfg;
pub use origin::Origin;
pub use pnf::{Pnf, PnfRule};

use self::check::check;
use crate::ir::Grammar;

/// A failure of normalization.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NormalizeError {
    /// Elimination of left recursion does not end.
    #[error("the left recursion of {} could not be removed", .rules.join(", "))]
    LeftRecursion {
        /// Some of the rules.
        rules: Vec<String>,
    },
    /// The start rule matches no text.
    #[error("the start rule `{start}` can never be completed: it always leads back to itself")]
    Nothing {
        /// The rule.
        start: String,
    },
    /// The passes undo one another.
    #[error("the normal form was not reached in {rounds} rounds, please report this as a bug; still changing: {}", .rules.join(", "))]
    NoFixpoint {
        /// Number of rounds.
        rounds: usize,
        /// Rules that changed in the last round.
        rules: Vec<String>,
    },
    /// The result is not in normal form: a bug.
    #[error("the normal form is violated in rule `{rule}`, please report this as a bug: {what}")]
    Violated {
        /// The rule.
        rule: String,
        /// The violation.
        what: &'static str,
    },
}

impl NormalizeError {
    /// Returns the rules at fault, if known.
    #[must_use]
    pub fn rules(&self) -> &[String] {
        match self {
            Self::LeftRecursion { rules } | Self::NoFixpoint { rules, .. } => rules,
            Self::Nothing { start: rule } | Self::Violated { rule, .. } => {
                std::slice::from_ref(rule)
            }
        }
    }
}

type Pass = (&'static str, fn(&mut Cfg) -> Result<(), NormalizeError>);

/// The passes of a round, in order.
const PASSES: &[Pass] = &[
    ("simplify", |cfg| {
        simplify::simplify(cfg);
        Ok(())
    }),
    // Invariant: nothing repeated, and no alternative, is empty.
    ("epsilon", |cfg| {
        epsilon::epsilon(cfg);
        Ok(())
    }),
    ("factor", |cfg| {
        factor::factor(cfg);
        Ok(())
    }),
    ("epsilon-again", |cfg| {
        epsilon::epsilon(cfg);
        Ok(())
    }),
    // Invariant: no rule begins with itself, not even after nullable symbols.
    ("left", recursion::left),
    ("epsilon-left", |cfg| {
        epsilon::epsilon(cfg);
        Ok(())
    }),
    ("right", |cfg| {
        recursion::right(cfg);
        Ok(())
    }),
    ("epsilon-right", |cfg| {
        epsilon::epsilon(cfg);
        Ok(())
    }),
    // Invariant: no `x x*`.
    ("quantify", |cfg| {
        factor::quantify(cfg);
        Ok(())
    }),
    ("simplify-again", |cfg| {
        simplify::simplify(cfg);
        Ok(())
    }),
];

/// Maximal number of rounds; Perses has such a bound too.
const ROUNDS: usize = 24;

/// Normalizes the parser rules.
///
/// # Errors
/// If there is no sentence or a pass fails, with the rules at fault.
pub fn normalize(grammar: &Grammar) -> Result<Pnf, NormalizeError> {
    normalize_watched(grammar, &mut |_, _| {})
}

/// Normalizes and calls `watch` with the name of each pass and the grammar after it.
///
/// # Errors
/// As [`normalize`].
pub fn normalize_watched(
    grammar: &Grammar,
    watch: &mut dyn FnMut(&str, &Cfg),
) -> Result<Pnf, NormalizeError> {
    let mut cfg = outline::outline(grammar);
    watch("outline", &cfg);
    epsilon::unproductive(&mut cfg);
    if cfg.alternatives(cfg.start).is_empty() {
        return Err(NormalizeError::Nothing {
            start: cfg.rules[cfg.start as usize].name.clone(),
        });
    }
    cfg.collect();
    watch("productive", &cfg);
    for _ in 0..ROUNDS {
        let before = cfg.clone();
        for (name, pass) in PASSES {
            pass(&mut cfg)?;
            watch(name, &cfg);
        }
        if cfg.rules == before.rules {
            let mut pnf = finish::finish(cfg, grammar.tokens.len(), grammar.first_guard);
            check(&pnf)?;
            names::rename(&mut pnf, &grammar.tokens);
            return Ok(pnf);
        }
    }
    Err(NormalizeError::NoFixpoint {
        rounds: ROUNDS,
        rules: cfg
            .rules
            .iter()
            .map(|rule| rule.name.clone())
            .take(8)
            .collect(),
    })
}
