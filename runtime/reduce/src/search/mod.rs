//! The search that drives strategies by verdicts of the property test.
//!
//! The [`kernel`] runs tests and decides acceptance in any search space. Here it searches trees: a
//! [`Plan`] orders the stages, and [`passes`] make the result readable. A stage has a strategy and
//! runs rounds of it; a round is one [`Kernel::run`], until the strategy has no edit left.

mod checkpoint;
mod ending;
mod kernel;
mod mutants;
mod observer;
mod options;
mod passes;
mod plan;
mod plugin;
mod prepare;
pub(crate) mod reduce;
mod remains;
mod rewrite;
mod rounds;
mod schedule;
mod tree;
mod tree_minimality;

pub use ending::{End, FlakinessStats, Limit, ReduceError, Reduction, Runs};
pub use kernel::{Answers, Decision, Kernel, Made, Proposer, Reducible, Space, Stop, TextKey};
pub use observer::{Change, Observer, Progress, Purpose, Tested, Unit, Warning};
pub use options::{Budget, Oracle, SearchOptions};
pub use passes::Polish;
pub use plan::{Effort, Plan, PlanError, Work};
pub use reduce::reduce;
pub use remains::Remaining;
