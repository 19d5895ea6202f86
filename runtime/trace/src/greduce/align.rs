//! Trace-aligned re-execution.

use super::MOST_CHOICES;
use crate::base::Base;
use crate::edit::TraceEdit;
use crate::follow::Following;
use crate::generator::{Answer, Generator, GeneratorError};
use crate::policy::{Execution, Policy};
use crate::trace::NodeId;
use crate::units::Units;

/// Executes a reduced trace; adds the removals of [`Policy::Bypass`] to it.
///
/// `seed` determines arbitrary values of [`Policy::Realign`].
pub(crate) fn align(
    generator: &mut dyn Generator,
    parts: &Units,
    policy: Policy,
    mut reduced: Base,
    seed: u64,
) -> Result<(Base, Execution), GeneratorError> {
    let following = match policy {
        Policy::Halt | Policy::Bypass => Following::Strict,
        Policy::Realign => Following::Arbitrary(seed >> 11),
    };
    let mut executed = Execution::default();
    loop {
        executed.runs += 1;
        match generator.replay(reduced.trace(), following, MOST_CHOICES)? {
            Answer::Done(run) => {
                executed.left |= run.trace != *reduced.trace();
                executed.run = Some(run);
                return Ok((reduced, executed));
            }
            Answer::Limit | Answer::Failed { .. } => return Ok((reduced, executed)),
            Answer::Halted { at } => {
                executed.left = true;
                let fewer = match policy {
                    Policy::Bypass => without(parts, &reduced, at),
                    Policy::Halt | Policy::Realign => None,
                };
                match fewer {
                    Some(fewer) => reduced = fewer,
                    None => return Ok((reduced, executed)),
                }
            }
        }
    }
}

fn without(parts: &Units, reduced: &Base, at: usize) -> Option<Base> {
    let trace = reduced.trace();
    let mut choices = trace.nodes().filter(|&node| trace.choice(node).is_some());
    let choice: NodeId = choices.nth(at)?;
    let subpart = parts.around(reduced, choice)?;
    let mut edit = TraceEdit::new();
    parts.delete(reduced, &[subpart], &mut edit);
    Some(reduced.edited(&edit))
}
