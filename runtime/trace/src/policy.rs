//! Re-execution: the generator runs by a changed trace, under a policy.
//!
//! A run may reach a choice that the trace answers not at all or illegally. The policies are those
//! of Ren et al., "Validity-Preserving Delta Debugging via Generator Trace Reduction".

use super::base::Base;
use super::edit::TraceEdit;
use super::follow::Following;
use super::generator::{Answer, Generator, GeneratorError, Run};
use super::trace::{NodeId, Trace};
use super::units::Units;

/// The reaction to a run that leaves its trace.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Policy {
    /// Drops the candidate.
    Halt,
    /// Deletes the smallest reducible part around the choice and runs again; halts without one.
    Bypass,
    /// Continues with a legal decision.
    #[default]
    Realign,
}

impl Policy {
    /// All policies.
    pub const ALL: [Self; 3] = [Self::Halt, Self::Bypass, Self::Realign];

    /// Returns the name on the command line.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Halt => "halt",
            Self::Bypass => "bypass",
            Self::Realign => "realign",
        }
    }
}

/// The execution of a candidate.
#[derive(Clone, Debug, Default)]
pub struct Execution {
    /// The run, if one ended well.
    pub run: Option<Run>,
    /// Runs of the generator.
    pub runs: u64,
    /// Whether a run left its trace.
    pub left: bool,
}

/// Runs a generator by a candidate trace.
///
/// # Errors
/// If the generator cannot be run.
pub fn execute(
    generator: &mut dyn Generator,
    policy: Policy,
    candidate: Trace,
    limit: u64,
) -> Result<Execution, GeneratorError> {
    let mut candidate = candidate;
    let following = match policy {
        Policy::Halt | Policy::Bypass => Following::Strict,
        Policy::Realign => Following::Nearest,
    };
    let mut executed = Execution::default();
    loop {
        executed.runs += 1;
        let at = match generator.replay(&candidate, following, limit)? {
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

fn without_part_around(candidate: Trace, at: usize) -> Option<Trace> {
    let choices: Vec<NodeId> = candidate
        .nodes()
        .filter(|&node| candidate.choice(node).is_some())
        .collect();
    // A run longer than its trace counts as the last choice.
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
