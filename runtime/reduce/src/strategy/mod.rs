//! Strategies: what to try next.
//!
//! A strategy is a deterministic automaton over a tree: it proposes an edit and
//! hears whether it passed. It owns no oracle, no thread, no clock and no
//! randomness without a seed. That is what makes speculation possible (a copy
//! runs ahead along the path on which everything is refused) and runs
//! repeatable. A new strategy is a new file here and a line in [`STRATEGIES`].

mod alone;
mod beyond;
mod edits;
mod guided;
mod published;
mod tree;

pub use edits::uses::name_types;
pub use edits::ways::{Ways, ways};
pub use guided::{Guide, guided};

use std::sync::Arc;

use dyn_clone::DynClone;

use secateur_syntax::Language;

use crate::learning::{CorpusOrder, Guidance};
use crate::minimize::MinimizerKind;
use secateur_syntax::format::Plain;
use secateur_syntax::lex::Token;
use secateur_syntax::tree::{Edit, Tree};

/// Proposes edits to a tree.
///
/// [`propose`](Self::propose) and [`told`](Self::told) alternate. A clone goes its
/// own way from there.
pub trait Strategy: DynClone {
    /// The next edit, which makes the tree smaller, or leaves it as large and
    /// brings it nearer to an end that the strategy has in mind; `None` when it
    /// is done with this round.
    fn propose(&mut self, language: &Language, tree: &Tree) -> Option<Edit>;

    /// Whether the proposed edit passed. If so, `tree` has it applied.
    fn told(&mut self, tree: &Tree, passed: bool);

    /// The same, and whether a test was needed to know: what is no sentence is refused
    /// without one.
    fn answered(&mut self, tree: &Tree, passed: bool, asked: bool) {
        let _ = asked;
        self.told(tree, passed);
    }

    /// How many nodes it is done with in this round; for an estimate of what is left.
    fn looked_at(&self) -> usize {
        0
    }

    /// From its first proposal on, it looks first where most is expected to go for a test, by
    /// what it hears, and later at what a corpus is against, if there is one. One that has an
    /// order of its own keeps that.
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
    /// The list minimiser that was asked for, if one was.
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

/// All strategies.
pub const STRATEGIES: &[StrategyKind] = &[
    tree::KIND,
    beyond::minimal::KIND,
    beyond::names::KIND,
    beyond::inline::KIND,
    beyond::equal::KIND,
    beyond::exchange::KIND,
    beyond::reshape::KIND,
    beyond::join::KIND,
    beyond::unwrap::KIND,
    beyond::local::KIND,
    beyond::subtree::KIND,
    beyond::rename::KIND,
    beyond::lexical::KIND,
    alone::KIND,
    published::perses::KIND,
    published::perses::TODAY,
    published::pardis::KIND,
    published::pardis::HYBRID,
    published::model_guided::KIND,
    published::hdd::KIND,
    published::hdd::STAR,
    published::hddr::KIND,
    published::gtr::KIND,
    published::gtr::STAR,
    published::gtr::DELETION_ALONE,
    published::gtr::EXTENDED,
    published::only_lists::KIND,
    published::only_lists::LINES,
    published::only_lists::TOKENS,
    published::only_lists::DDMIN,
];

/// What a reduction ends with: a round of `alone`.
pub(crate) const LAST: StrategyKind = StrategyKind {
    repeats: false,
    ..alone::KIND
};

/// The strategy of a name.
#[must_use]
pub fn find(name: &str) -> Option<StrategyKind> {
    STRATEGIES.iter().copied().find(|kind| kind.name == name)
}
