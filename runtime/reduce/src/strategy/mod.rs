//! Strategies: what to try next.
//!
//! A strategy is a deterministic automaton over a tree: it proposes edits and hears
//! whether they passed, in batches of independent edits: of one, unless a strategy has more
//! to offer and the search asks for more. It owns no oracle, no thread, no clock and no
//! randomness without a seed. That is what makes speculation possible (a copy
//! runs ahead along the path on which everything is refused) and runs
//! repeatable. A new strategy is a new file here and a line in [`STRATEGIES`].

mod alone;
mod edits;
mod guided;
mod joint;
mod perses_today;
mod replacement;
mod structure;
mod tree;

pub use edits::of_node::{NodeEdits, node_edits};
pub use edits::uses::name_types;
pub use guided::{Guide, guided};

use std::sync::Arc;

use dyn_clone::DynClone;
use smallvec::SmallVec;

use secateur_syntax::Language;

use crate::learning::{CorpusOrder, Guidance};
use crate::minimize::MinimizerKind;
use crate::search::Decision;
use secateur_syntax::format::Plain;
use secateur_syntax::lex::Token;
use secateur_syntax::tree::{Edit, Tree};

/// After how much work without a proposal the caller may look whether to stop, in tokens that
/// are looked at ([`Strategy::is_busy`]).
const PATIENCE: usize = 1 << 14;

/// Proposes edits to a tree.
///
/// The search uses [`propose_batch`](Self::propose_batch) and [`record`](Self::record), which
/// alternate; a strategy that proposes one edit at a time has [`propose`](Self::propose) and
/// [`record_verdict`](Self::record_verdict), which they are made of. A clone goes its own way from there.
pub trait Strategy: DynClone {
    /// The next edit, which makes the tree smaller, or leaves it as large and
    /// brings it nearer to an end that the strategy has in mind; `None` when it
    /// is done with this round, or [`is_busy`](Self::is_busy).
    fn propose(&mut self, language: &Language, tree: &Tree) -> Option<Edit>;

    /// Whether the proposed edit passed. If so, `tree` has it applied, unless the edit is a
    /// trial.
    fn record_verdict(&mut self, tree: &Tree, passed: bool);

    /// As [`propose`](Self::propose), but `None` is the end of the round: for callers that
    /// have nothing to look at meanwhile.
    fn next(&mut self, language: &Language, tree: &Tree) -> Option<Edit> {
        loop {
            let edit = self.propose(language, tree);
            if edit.is_some() || !self.is_busy() {
                return edit;
            }
        }
    }

    /// The same, and whether a test was needed to know: what is no sentence is refused
    /// without one.
    fn record_tested(&mut self, tree: &Tree, passed: bool, tested: bool) {
        let _ = tested;
        self.record_verdict(tree, passed);
    }

    /// The next edits: at most `width`, none of which depends on the verdict on another;
    /// none when it is done with this round.
    fn propose_batch(
        &mut self,
        language: &Language,
        tree: &Tree,
        width: usize,
    ) -> SmallVec<[Edit; 1]> {
        debug_assert!(width > 0);
        self.propose(language, tree).into_iter().collect()
    }

    /// Records the verdicts on the edits of the last batch, in their order. An accepted edit
    /// is the last of them: `tree` has it applied, and the rest of the batch is void.
    fn record(&mut self, tree: &Tree, decisions: &[Decision]) {
        for decision in decisions {
            let tested = matches!(decision, Decision::Accepted | Decision::Rejected);
            self.record_tested(tree, *decision == Decision::Accepted, tested);
        }
    }

    /// Whether the last batch is empty because much was looked at for it, and not because the
    /// strategy is done: it goes on where it is tested again.
    fn is_busy(&self) -> bool {
        false
    }

    /// How many nodes it is done with in this round; for an estimate of what is left.
    fn visited(&self) -> usize {
        0
    }

    /// Orders proposals, from the first one on, by the tokens that a test is expected to
    /// remove, as the recorded verdicts have it, and postpones edits that are unusual in the
    /// corpus, if there is one. A strategy with an order of its own ignores this.
    fn learn_order(&mut self, corpus: Option<&CorpusOrder>) {
        let _ = corpus;
    }

    /// What it heard, if that is for the next round.
    fn guide(&self) -> Option<&Guide> {
        None
    }
}

dyn_clone::clone_trait_object!(Strategy);

/// What a strategy starts with.
#[derive(Clone, Copy, Debug)]
pub struct Start<'a> {
    /// The language.
    pub language: &'a Language,
    /// The tree, freshly parsed.
    pub tree: &'a Tree,
    /// The list minimizer that was tested for, if one was.
    pub lists: Option<MinimizerKind>,
    /// By token type: how often the original has it. What is usual in the
    /// language is likelier to do in the place of something else.
    pub usual: &'a [u32],
    /// What was learnt of the language, if there is a model.
    pub guidance: Option<&'a Arc<dyn Guidance>>,
}

/// By token type: how often some tokens have it, for [`Start::usual`].
#[must_use]
pub fn usual(language: &Language, tokens: &[Token]) -> Vec<u32> {
    let mut usual = vec![0; language.tokens.len()];
    for token in tokens {
        usual[token.kind.index()] += 1;
    }
    usual
}

/// A strategy by name.
#[derive(Clone, Copy, Debug)]
pub struct StrategyKind {
    /// What it is called.
    pub name: &'static str,
    /// What it does, in a line.
    pub about: &'static str,
    /// Whether it is run again on what it left until that does not change any
    /// more; otherwise it runs once.
    pub repeats: bool,
    /// It sees a text without its grammar, taken apart in this way.
    pub plain: Option<Plain>,
    /// Starts it.
    pub start: fn(&Start<'_>) -> Box<dyn Strategy>,
}

/// The strategies of this crate.
pub const STRATEGIES: &[StrategyKind] = &[
    tree::KIND,
    replacement::minimal::KIND,
    joint::names::KIND,
    joint::inline::KIND,
    joint::equal::KIND,
    joint::exchange::KIND,
    structure::reshape::KIND,
    structure::join::KIND,
    structure::unwrap::KIND,
    joint::local::KIND,
    replacement::subtree::KIND,
    replacement::rename::KIND,
    replacement::lexical::KIND,
    replacement::lexical::READABLE,
    alone::KIND,
    perses_today::KIND,
];

/// What a reduction ends with: a round of `alone`.
pub(crate) const LAST: StrategyKind = StrategyKind {
    repeats: false,
    ..alone::KIND
};

/// The strategies without a guide: the last round skips nothing, and bisection depends on the
/// verdicts themselves.
pub(crate) const UNGUIDED: [&str; 3] = [
    LAST.name,
    replacement::lexical::KIND.name,
    replacement::lexical::READABLE.name,
];

/// The strategy of this crate that has a name.
#[must_use]
pub fn find(name: &str) -> Option<StrategyKind> {
    STRATEGIES.iter().copied().find(|kind| kind.name == name)
}
