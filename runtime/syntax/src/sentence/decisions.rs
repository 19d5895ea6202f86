//! Sources of decisions.

use secateur_tables::Kind;

/// The subject of a decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum What {
    /// The number of items of a list.
    Count,
    /// Whether an option is there: 1 if it is.
    Branch,
    /// The alternative; 0 is one that can be shortest.
    Pick,
    /// The text of a token; 0 is the shortest.
    Text,
}

/// A part of a run, deleted as a whole.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Part {
    /// A list: its count, then its items.
    Loop,
    /// An item of a list.
    Item,
    /// An option: its branch, then its content.
    Branch,
    /// A rule.
    Rule,
}

/// A source of decisions, which learns the parts that they belong to.
pub trait Decisions {
    /// Begins a part, at a rule.
    fn begin(&mut self, part: Part, at: Kind);

    /// Ends the innermost part.
    fn end(&mut self);

    /// Returns a number from `low` to `high`: `fresh` unless the source knows another.
    fn decide(&mut self, what: What, at: Kind, low: u64, high: u64, fresh: u64) -> u64;
}

/// Decisions from a list, then fresh ones; all are kept.
#[derive(Clone, Debug, Default)]
pub struct Scripted {
    /// The given and the fresh decisions.
    pub list: Vec<u64>,
    /// Number of decisions so far.
    pub asked: usize,
}

impl Decisions for Scripted {
    fn begin(&mut self, _: Part, _: Kind) {}

    fn end(&mut self) {}

    fn decide(&mut self, _: What, _: Kind, low: u64, high: u64, fresh: u64) -> u64 {
        let at = self.asked;
        self.asked += 1;
        match self.list.get(at) {
            Some(&given) => given.clamp(low, high),
            None => {
                self.list.push(fresh);
                fresh
            }
        }
    }
}
