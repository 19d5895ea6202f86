//! Strategies, which propose edits of a tree.
//!
//! A strategy is a deterministic automaton: it proposes edits and records their verdicts (or that
//! [estimates](Guide) postpone them), in batches, at present of one edit. It has no oracle, thread, clock or unseeded randomness. So runs are repeatable, and the
//! search can run a strategy ahead as if every edit were rejected, since a copy continues if one
//! passes. A new one is a file and a line in [`STRATEGIES`].

mod alone;
mod edits;
mod guided;
mod joint;
mod leaving;
mod perses_today;
mod replacement;
mod structure;
mod tree;
mod wide;

pub(crate) use edits::merge::union;
pub use edits::of_node::NodeEdits;
pub use edits::uses::name_types;
pub use guided::Guide;
pub(crate) use leaving::leaving;
pub(crate) use replacement::lexical::{READABLE_TEXT, Shorten};
pub(crate) use wide::wide;

use std::sync::Arc;

use dyn_clone::DynClone;
use smallvec::SmallVec;

use secateur_syntax::Language;

use crate::learning::{CorpusOrder, Guidance};
use crate::minimize::MinimizerKind;
use crate::search::Decision;
use secateur_syntax::format::Plain;
use secateur_syntax::lex::Token;
use secateur_syntax::tree::{Edit, NodeId, Tree};

/// Visited tokens without a proposal after which [`Strategy::is_busy`] interrupts.
const PATIENCE: usize = 1 << 14;

/// A proposer of edits of a tree.
///
/// The search alternates [`propose_batch`](Self::propose_batch) and [`record`](Self::record), which
/// by default use [`propose`](Self::propose) and [`record_verdict`](Self::record_verdict). Clones
/// are independent.
pub trait Strategy: DynClone {
    /// Returns the next edit; `None` at the round's end, or if [`is_busy`](Self::is_busy).
    ///
    /// An edit never adds tokens; one that removes none brings the tree nearer to the strategy's
    /// goal.
    fn propose(&mut self, language: &Language, tree: &Tree) -> Option<Edit>;

    /// Records whether the edit passed; if so, `tree` has it applied, unless it is a trial.
    fn record_verdict(&mut self, tree: &Tree, passed: bool);

    /// Returns the next edit without interruptions; `None` at the round's end.
    fn next(&mut self, language: &Language, tree: &Tree) -> Option<Edit> {
        loop {
            let edit = self.propose(language, tree);
            if edit.is_some() || !self.is_busy() {
                return edit;
            }
        }
    }

    /// Records a verdict, and whether it took a test.
    ///
    /// A text that is no sentence takes none, nor does one that was tested before.
    fn record_tested(&mut self, tree: &Tree, passed: bool, tested: bool) {
        let _ = tested;
        self.record_verdict(tree, passed);
    }

    /// Returns at most `width` independent edits; none at the round's end.
    fn propose_batch(
        &mut self,
        language: &Language,
        tree: &Tree,
        width: usize,
    ) -> SmallVec<[Edit; 1]> {
        debug_assert!(width > 0);
        self.propose(language, tree).into_iter().collect()
    }

    /// Makes up to `width` successive proposals independent of each other's verdicts.
    fn widen(&mut self, width: usize) {
        let _ = width;
    }

    /// Records decisions on later proposals, before `tree` has the accepted edits applied.
    ///
    /// Then nodes may be gone without an accepted edit of this strategy.
    fn settle(&mut self, tree: &Tree, decisions: &[(&Edit, Decision)]) {
        let _ = (tree, decisions);
    }

    /// Drops state of an earlier tree: `tree` has edits of others.
    fn rebase(&mut self, tree: &Tree) {
        let _ = tree;
    }

    /// Takes back the last proposal, which is then the next.
    fn put_back(&mut self, edit: Edit) {
        let _ = edit;
    }

    /// Records the verdicts on the last batch, in order.
    ///
    /// An accepted edit is the last: `tree` has it applied, and the rest is void.
    fn record(&mut self, tree: &Tree, decisions: &[Decision]) {
        for decision in decisions {
            let tested = matches!(decision, Decision::Accepted | Decision::Rejected);
            self.record_tested(tree, *decision == Decision::Accepted, tested);
        }
    }

    /// Whether the last batch is empty after [much work](PATIENCE); the next call continues.
    fn is_busy(&self) -> bool {
        false
    }

    /// Returns how much of the round's work is done, and an estimate of the rest, if there is one.
    ///
    /// `nodes` estimates the number of nodes of a walk through the whole tree, as it shrinks.
    fn work(&self, nodes: usize) -> Option<(usize, usize)> {
        let _ = nodes;
        None
    }

    /// Orders proposals by the tokens that a test removes, as verdicts predict.
    ///
    /// To be called before the first proposal.
    ///
    /// Edits unusual in the corpus, if any, are postponed. A strategy with a fixed order ignores
    /// this.
    fn learn_order(&mut self, corpus: Option<&CorpusOrder>) {
        let _ = corpus;
    }

    /// Returns the estimated probability that the last proposal passes, if there is one.
    fn chance(&self) -> Option<f32> {
        None
    }

    /// Returns the estimates for the next round, if kept.
    fn guide(&self) -> Option<&Guide> {
        None
    }
}

dyn_clone::clone_trait_object!(Strategy);

/// Inputs of a new strategy.
#[derive(Clone, Copy, Debug)]
pub struct Start<'a> {
    /// The language.
    pub language: &'a Language,
    /// The freshly parsed tree.
    pub tree: &'a Tree,
    /// The requested list minimizer.
    pub lists: Option<MinimizerKind>,
    /// Tokens of the original by type; frequent types make likelier replacements.
    pub usual: &'a [u32],
    /// The trained model.
    pub guidance: Option<&'a Arc<dyn Guidance>>,
    /// Tokens whose texts were reduced by other languages.
    pub structured: &'a [NodeId],
}

/// Counts tokens by type.
#[must_use]
pub fn usual(language: &Language, tokens: &[Token]) -> Vec<u32> {
    let mut usual = vec![0; language.tokens.len()];
    for token in tokens {
        usual[token.kind.index()] += 1;
    }
    usual
}

/// A strategy with its name.
#[derive(Clone, Copy, Debug)]
pub struct StrategyKind {
    /// The name.
    pub name: &'static str,
    /// One line.
    pub about: &'static str,
    /// Whether rounds repeat until one changes nothing.
    pub repeats: bool,
    /// The division of the text, without the grammar.
    pub plain: Option<Plain>,
    /// Creates the automaton.
    pub start: fn(&Start<'_>) -> Box<dyn Strategy>,
}

/// All strategies of this crate.
pub const STRATEGIES: &[StrategyKind] = &[
    tree::KIND,
    replacement::minimal::KIND,
    joint::names::KIND,
    joint::inline::KIND,
    joint::equal::KIND,
    joint::exchange::KIND,
    structure::insert::KIND,
    structure::reshape::KIND,
    structure::join::KIND,
    joint::fields::KIND,
    structure::unwrap::KIND,
    joint::local::KIND,
    replacement::subtree::KIND,
    replacement::rename::KIND,
    replacement::lexical::KIND,
    replacement::lexical::READABLE,
    alone::KIND,
    perses_today::KIND,
];

pub(crate) const LAST: StrategyKind = StrategyKind {
    repeats: false,
    ..alone::KIND
};

/// The last round skips nothing; `lexical` bisects texts and needs all verdicts.
pub(crate) const UNGUIDED: [&str; 3] = [
    LAST.name,
    replacement::lexical::KIND.name,
    replacement::lexical::READABLE.name,
];

/// Returns the strategy of this crate with a name.
#[must_use]
pub fn find(name: &str) -> Option<StrategyKind> {
    STRATEGIES.iter().copied().find(|kind| kind.name == name)
}
