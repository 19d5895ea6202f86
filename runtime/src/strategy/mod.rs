//! Strategies: what to try next.
//!
//! A strategy is a deterministic automaton over a tree: it proposes an edit and
//! hears whether it passed. It owns no oracle, no thread, no clock and no
//! randomness without a seed. That is what makes speculation possible (a copy
//! runs ahead along the path on which everything is refused) and runs
//! repeatable. A new strategy is a new file here and a line in [`STRATEGIES`].

mod candidates;
mod equal;
mod exchange;
mod gtr;
mod hdd;
mod hddr;
mod jointly;
mod lexical;
mod lists;
mod local;
mod minimal;
mod names;
mod only_lists;
mod pardis;
mod perses;
mod perses_pardis;
mod rename;
mod reshape;
mod sentences;
mod subtree;
mod together;

use crate::language::Language;
use crate::minimize::MinimizerKind;
use crate::tree::{Edit, Tree};

/// Proposes edits to a tree.
///
/// [`propose`](Self::propose) and [`told`](Self::told) alternate.
pub trait Strategy {
    /// The next edit, which makes the tree smaller, or leaves it as large and
    /// brings it nearer to an end that the strategy has in mind; `None` when it
    /// is done with this round.
    fn propose(&mut self, language: &Language, tree: &Tree) -> Option<Edit>;

    /// Whether the proposed edit passed. If so, `tree` has it applied.
    fn told(&mut self, tree: &Tree, passed: bool);

    /// How many nodes it is done with in this round; for an estimate of what is left.
    fn looked_at(&self) -> usize {
        0
    }

    /// A copy that goes its own way from here.
    fn fork(&self) -> Box<dyn Strategy>;
}

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
    /// Starts it.
    pub start: fn(&Start<'_>) -> Box<dyn Strategy>,
}

/// All strategies.
pub const STRATEGIES: &[StrategyKind] = &[
    perses_pardis::KIND,
    minimal::KIND,
    names::KIND,
    equal::KIND,
    exchange::KIND,
    reshape::KIND,
    local::KIND,
    subtree::KIND,
    rename::KIND,
    lexical::KIND,
    perses::KIND,
    perses::TODAY,
    pardis::KIND,
    pardis::HYBRID,
    hdd::KIND,
    hdd::STAR,
    hddr::KIND,
    gtr::KIND,
    gtr::STAR,
    gtr::DELETION_ALONE,
    gtr::EXTENDED,
    only_lists::KIND,
];

/// The strategy of a name.
#[must_use]
pub fn find(name: &str) -> Option<StrategyKind> {
    STRATEGIES.iter().copied().find(|kind| kind.name == name)
}
