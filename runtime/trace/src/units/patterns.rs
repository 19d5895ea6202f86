//! The reducible patterns of GReduce (section 3.4).
//!
//! Loops with a random number of iterations, and blocks under a random condition.

use rustc_hash::FxHashMap;

use super::{CountForm, UnitId, Units, inferred::Siblings};
use crate::base::Base;
use crate::trace::NodeId;

/// Selections by the top node of their condition.
pub(crate) type Selections = FxHashMap<NodeId, Selection>;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Selection {
    pub(crate) choice: NodeId,
    /// The decision that leaves the block out.
    pub(crate) out: i128,
    /// Siblings after the condition that form the block; 0 if they contain no choice.
    pub(crate) len: usize,
}

impl Units {
    /// Finds the units of both patterns; the trace does not show selections.
    #[must_use]
    pub(crate) fn of_patterns(base: &Base, selections: Selections) -> Self {
        Self::found(base, Some(selections))
    }

    /// Whether a choice is the condition of a selection.
    pub(super) fn is_condition(&self, choice: NodeId) -> bool {
        let mut selections = self.patterns.iter().flat_map(Selections::values);
        selections.any(|selection| selection.choice == choice)
    }

    /// Adds the selection whose condition is a sibling; returns its end.
    pub(super) fn selection(
        &mut self,
        base: &Base,
        nodes: &[NodeId],
        at: usize,
        around: Option<UnitId>,
        work: &mut Vec<Siblings>,
    ) -> Option<usize> {
        let selection = *self.patterns.as_ref()?.get(&nodes[at])?;
        let end = at + 1 + selection.len;
        let block = nodes.get(at + 1..end)?;
        let form = CountForm::Condition(selection.out);
        let list = self.list(Some(base.name(selection.choice)), form);
        let unit = self.unit(base, block, list, around);
        work.push(Siblings {
            nodes: block.to_vec(),
            around: Some(unit),
        });
        Some(end)
    }
}
