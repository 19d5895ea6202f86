//! The edits of a single node.

use crate::strategy::edits::candidates;
use crate::strategy::edits::removal::remove_alone;
use secateur_syntax::Language;
use secateur_syntax::tree::{Change, Edit, NodeId, Tree};

/// The edits that make a node smaller.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct NodeEdits {
    /// Deletion, if the list needs no item, the slot is nullable, or an item replaces it.
    pub deletion: Option<Edit>,
    /// Fitting descendants, the lightest first.
    pub replaced_by: Vec<NodeId>,
    /// Lists below it whose items can replace it.
    pub unwraps: Vec<NodeId>,
    /// Whether its slot has a shorter sentence.
    pub shorter: bool,
}

impl NodeEdits {
    /// Returns the edits of a node.
    #[must_use]
    pub fn of(language: &Language, tree: &Tree, node: NodeId) -> Self {
        let slot = tree.slot(node);
        let mut edits = Self {
            deletion: remove_alone(language, tree, node),
            ..Self::default()
        };
        let shortest = language.shortest(slot).len();
        edits.shorter = (1..tree.weight(node) as usize).contains(&shortest);
        if !tree.is_list(node) {
            for edit in candidates::of_node(language, tree, node) {
                match *edit.changes() {
                    [Change::Substitute { by, .. }] => edits.replaced_by.push(by),
                    [Change::Unwrap { list, .. }] => edits.unwraps.push(list),
                    _ => {}
                }
            }
        }
        edits
    }

    /// Whether it can be replaced.
    #[must_use]
    pub fn replaceable(&self) -> bool {
        self.shorter || !self.replaced_by.is_empty() || !self.unwraps.is_empty()
    }
}
