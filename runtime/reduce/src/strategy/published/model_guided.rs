//! Model-guided reduction (Gharachorlu and Sumner, "Leveraging Models to Reduce Test Cases
//! in Software Repositories", MSR 2021): Pardis, but before a deletion is tested a model
//! says whether it would be valid; one that would not is passed over. That loses size:
//! what the model is wrong about stays.
//!
//! The model is a random forest over the kinds of a node, of its children and of what is
//! above it, and more (`cargo xtask train`). Without one this is Pardis.

use std::sync::Arc;

use super::pardis;
use crate::learning::{Guidance, Names, Recent, View};
use crate::strategy::edits::uses::name_types;
use crate::strategy::{Start, Strategy, StrategyKind};
use secateur_syntax::Language;
use secateur_syntax::tree::{Change, Edit, NodeId, Tree};

/// What the command line calls it.
pub(in crate::strategy) const KIND: StrategyKind = StrategyKind {
    name: "model-guided",
    about: "pardis, without the deletions that a model expects to be invalid",
    repeats: true,
    plain: None,
    start: |start| Box::new(ModelGuided::new(start)),
};

/// Deletions that are less probably valid are passed over.
const LEAST: f32 = 0.5;

#[derive(Clone)]
struct ModelGuided {
    pardis: Box<dyn Strategy>,
    guidance: Option<Arc<dyn Guidance>>,
    names: Names,
    recent: Recent,
    /// The names are those of an earlier base.
    stale: bool,
    /// The kind of the node whose deletion was proposed, and its parent.
    proposed: Option<(usize, Option<NodeId>)>,
}

impl ModelGuided {
    fn new(start: &Start<'_>) -> Self {
        Self {
            pardis: (pardis::KIND.start)(start),
            guidance: start.guidance.cloned(),
            names: Names::of(start.tree, name_types(start.tree)),
            recent: Recent::default(),
            stale: false,
            proposed: None,
        }
    }

    /// Whether the model expects an edit to be valid.
    fn expects(&self, tree: &Tree, edit: &Edit) -> bool {
        match (&self.guidance, edit.changes()) {
            (Some(guidance), &[Change::Delete(node)]) => {
                let view = View::of(tree, &self.names, &self.recent, node);
                let chance = guidance.validity(&view);
                chance.is_none_or(|chance| chance >= LEAST)
            }
            _ => true,
        }
    }
}

impl Strategy for ModelGuided {
    fn propose(&mut self, language: &Language, tree: &Tree) -> Option<Edit> {
        if std::mem::take(&mut self.stale) {
            self.names.count(tree);
        }
        loop {
            let edit = self.pardis.propose(language, tree)?;
            if self.expects(tree, &edit) {
                self.proposed = match *edit.changes() {
                    [Change::Delete(node)] => Some((tree.kind(node).index(), tree.parent(node))),
                    _ => None,
                };
                return Some(edit);
            }
            self.pardis.told(tree, false);
        }
    }

    fn told(&mut self, tree: &Tree, passed: bool) {
        if let Some((kind, parent)) = self.proposed.take() {
            self.recent.hear(kind, parent, passed);
        }
        self.stale |= passed;
        self.pardis.told(tree, passed);
    }

    fn looked_at(&self) -> usize {
        self.pardis.looked_at()
    }
}
