//! Model-guided reduction.
//!
//! Gharachorlu and Sumner, "Leveraging Models to Reduce Test Cases in Software Repositories", MSR
//! 2021. With the queue of [Pardis](mod@crate::pardis), a deletion is tested only if a model
//! predicts that it is valid (Algorithm 1); otherwise, or if the test fails, the nearest nullable
//! nodes below join the queue. One pass. Wrong predictions are final: by the kind of the node alone
//! the paper's results are a third larger than Pardis', for about 60 % of the tests; by all its
//! features nearly twice as large, for 68 %.
//!
//! The model is a random forest ([`Guidance::validity`]): each tree votes by the majority of the
//! cases in its leaf, and a deletion is valid if at least half of the trees say so; a leaf of as many
//! valid as invalid cases says valid. The paper leaves this open, and the number and depth of the
//! trees: here 8 of at most 12 levels. Without a forest no test is run.
//!
//! The paper's features are the kinds of the node, its children and its ancestors, alone or together
//! (section III-B). The shipped forests use more where training showed a gain; `cargo xtask train
//! --groups kind,children,path` grows a forest without these. Its features differ from the paper's
//! in these points:
//!
//! * The node's kind is a feature for each kind, not a number.
//! * Of a chain of single children, one node here, the lowest kind counts; the paper has the topmost
//!   (Figure 1: an optional part), and no tokens among the ancestors.
//! * The path begins at the parent; the paper's has the node itself, too.
//! * Children after the first 32 do not count.
//! * Children that are tokens count by their types; the paper has one bit, `terminal`, for all.

use std::sync::Arc;

use super::pardis;
use secateur_reduce::learning::{Guidance, Names, NodeFeatures, Recent};
use secateur_reduce::strategy::name_types;
use secateur_reduce::strategy::{Start, Strategy, StrategyKind};
use secateur_syntax::Language;
use secateur_syntax::tree::{Change, Edit, NodeId, Tree};

/// The strategy.
pub const KIND: StrategyKind = StrategyKind {
    name: "model-guided",
    about: "pardis, without the deletions that a model expects to be invalid",
    repeats: false,
    plain: None,
    start: |start| Box::new(ModelGuided::new(start)),
};

/// Share of votes for a valid deletion below which it is skipped.
const LEAST: f32 = 0.5;

#[derive(Clone)]
struct ModelGuided {
    pardis: Box<dyn Strategy>,
    guidance: Option<Arc<dyn Guidance>>,
    names: Names,
    recent: Recent,
    /// Whether `names` are those of an earlier base.
    stale: bool,
    /// Kind and parent of the node whose deletion was proposed.
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

    fn expects(&self, tree: &Tree, edit: &Edit) -> bool {
        let votes = |node| {
            let view = NodeFeatures::of(tree, &self.names, &self.recent, node);
            self.guidance.as_ref()?.validity(&view)
        };
        matches!(*edit.changes(), [Change::Delete(node)] if votes(node).is_some_and(|it| it >= LEAST))
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
            self.pardis.record_verdict(tree, false);
        }
    }

    fn record_verdict(&mut self, tree: &Tree, passed: bool) {
        if let Some((kind, parent)) = self.proposed.take() {
            self.recent.record(kind, parent, passed);
        }
        self.stale |= passed;
        self.pardis.record_verdict(tree, passed);
    }

    fn work(&self, nodes: usize) -> Option<(usize, usize)> {
        self.pardis.work(nodes)
    }
}
