//! Parser rules to Perses Normal Form (Sun et al., "Perses: Syntax-Guided
//! Program Reduction", ICSE 2018, section 4.2): every rule is a sequence, an
//! alternation of single symbols, `X*`, `X+` or `X?`; no rule is left recursive;
//! what is repeated is never empty. The language stays the same.
//!
//! [`PASSES`] lists the passes in their order; they are repeated until nothing
//! changes. Then [`finish`] gives each sequence within an alternation a rule, and
//! [`mod@check`] sees that the result is in the form.

pub(crate) mod cfg;
mod check;
mod core;
mod epsilon;
mod factor;
mod finish;
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

/// Why a grammar has no normal form here.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NormalizeError {
    /// Elimination of left recursion does not come to an end.
    #[error("the left recursion of {} could not be removed", .rules.join(", "))]
    LeftRecursion {
        /// Some of the rules that are left.
        rules: Vec<String>,
    },
    /// The start rule matches no text at all.
    #[error("the start rule `{start}` can never be completed: it always leads back to itself")]
    Nothing {
        /// Its name.
        start: String,
    },
    /// The passes undo one another.
    #[error("the normal form was not reached in {rounds} rounds; still changing: {}", .rules.join(", "))]
    NoFixpoint {
        /// After how many rounds this was given up.
        rounds: usize,
        /// Rules that changed in the last one.
        rules: Vec<String>,
    },
    /// The result is not in normal form: a bug of the passes.
    #[error("the normal form is violated in rule `{rule}`: {what}")]
    Violated {
        /// Which rule.
        rule: String,
        /// How.
        what: &'static str,
    },
}

impl NormalizeError {
    /// The rules that it is about, as far as they are known.
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

/// A pass: its name and what it does.
type Pass = (&'static str, fn(&mut Cfg) -> Result<(), NormalizeError>);

/// The passes of a round, in order.
const PASSES: &[Pass] = &[
    ("simplify", |cfg| {
        simplify::simplify(cfg);
        Ok(())
    }),
    // After this: nothing that is repeated, and no alternative, is empty.
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
    // After this: no rule begins with itself, not even behind what may be empty.
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
    // After this: no `x x*`.
    ("quantify", |cfg| {
        factor::quantify(cfg);
        Ok(())
    }),
    ("simplify-again", |cfg| {
        simplify::simplify(cfg);
        Ok(())
    }),
];

/// Rounds before the fixpoint is given up; Perses bounds them alike.
const ROUNDS: usize = 24;

/// The parser rules of a grammar in Perses Normal Form.
///
/// # Errors
/// If the grammar has no sentence at all, or the passes fail, which names the
/// rules at fault.
pub fn normalize(grammar: &Grammar) -> Result<Pnf, NormalizeError> {
    normalize_watched(grammar, &mut |_, _| {})
}

/// As [`normalize`]; `watch` sees the grammar after each pass, by its name.
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
            let pnf = finish::finish(cfg, grammar.first_guard);
            check(&pnf)?;
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
