//! Re-execution: what becomes of a changed trace when the generator runs by it.
//!
//! A run may come to a point of which the trace says nothing, or something that
//! is not possible there. The three answers are those of Ren et al., "Validity-Preserving Delta
//! Debugging via Generator Trace Reduction".

use super::base::Base;
use super::edit::TraceEdit;
use super::generator::{Answer, Generator, GeneratorError, Run};
use super::trace::{NodeId, Trace};
use super::units::Units;

/// What is done when a run leaves its trace.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Policy {
    /// The candidate is given up.
    Halt,
    /// The smallest reducible part around the point goes, too, and the run begins anew;
    /// the candidate is given up if there is no such part.
    Bypass,
    /// A legal decision is taken, and the run goes on.
    #[default]
    Realign,
}

impl Policy {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Halt, Self::Bypass, Self::Realign];

    /// What the command line calls it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Halt => "halt",
            Self::Bypass => "bypass",
            Self::Realign => "realign",
        }
    }
}

/// How a candidate was executed.
#[derive(Clone, Debug, Default)]
pub struct Executed {
    /// The run, if there is one.
    pub run: Option<Run>,
    /// How often the generator was started for it.
    pub runs: u64,
    /// The run left the trace at least once.
    pub left: bool,
}

/// Runs a generator by a trace.
///
/// # Errors
/// If it cannot be run any more.
pub fn execute(
    generator: &mut dyn Generator,
    policy: Policy,
    candidate: Trace,
    limit: u64,
) -> Result<Executed, GeneratorError> {
    let mut candidate = candidate;
    let mut executed = Executed::default();
    loop {
        executed.runs += 1;
        let at = match generator.replay(&candidate, policy != Policy::Realign, limit)? {
            Answer::Done(run) => {
                executed.left |= run.trace != candidate;
                executed.run = Some(run);
                return Ok(executed);
            }
            Answer::Limit | Answer::Failed { .. } => return Ok(executed),
            Answer::Halted { at } => at,
        };
        executed.left = true;
        if policy != Policy::Bypass {
            return Ok(executed);
        }
        match without_part_around(candidate, at) {
            Some(smaller) => candidate = smaller,
            None => return Ok(executed),
        }
    }
}

/// Drops the smallest reducible part around a choice, given by its number.
fn without_part_around(candidate: Trace, at: usize) -> Option<Trace> {
    let choices: Vec<NodeId> = candidate
        .nodes()
        .filter(|&node| candidate.choice(node).is_some())
        .collect();
    // Behind the end, what was last is to blame.
    let node = *choices.get(at).or(choices.last())?;
    let base = Base::new(Run {
        trace: candidate,
        output: Vec::new(),
    });
    let units = Units::of(&base);
    let unit = units.around(&base, node)?;
    let mut edit = TraceEdit::new();
    units.delete(&base, &[unit], &mut edit);
    let (smaller, _) = edit.apply(base.trace());
    (smaller.choices() < base.trace().choices()).then_some(smaller)
}
