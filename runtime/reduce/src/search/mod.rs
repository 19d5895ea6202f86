//! The search that drives strategies by verdicts of the property test.
//!
//! The [`kernel`] runs tests and decides acceptance in any search space, here that of trees. A
//! [`Plan`] orders the stages; a stage runs rounds of a strategy, and a round is one
//! [`Kernel::run`], until the strategy has no edit left; then the base is parsed again. Finally
//! [`passes`] make the result readable.

mod checkpoint;
mod counts;
mod embedded;
mod ending;
mod following;
mod kernel;
mod line_ends;
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

pub use ending::{End, FlakinessStats, ReduceError, Reduction, Runs, SearchLimit};
pub use kernel::{Answers, Decision, Kernel, Made, Proposer, Reducible, Space, Stop, TextKey};
pub use observer::{Observer, Progress, Purpose, Tested, TextChange, Unit, Warning};
pub use options::{Budget, Oracle, SearchOptions};
pub use passes::Polish;
pub use plan::{Effort, Plan, PlanError, StageKind};
pub use reduce::reduce;
pub use remains::Remaining;
