//! Strategies as their papers have them, for comparison.
//!
//! Each strategy follows its paper's pseudo-code line by line, where there is some; its module
//! lists the choices that the paper leaves open and its errors. Improvements are other strategies,
//! in `secateur-reduce`.
//!
//! | strategies | after |
//! |---|---|
//! | `perses`, `perses-fixpoint` | [Perses](mod@perses) |
//! | `pardis`, `pardis-hybrid` | [Pardis](mod@pardis) |
//! | `model-guided` | [model-guided reduction](mod@model_guided) |
//! | `hdd`, `hdd-star` | [hierarchical delta debugging](mod@hdd) |
//! | `hddr` | [its recursive form](mod@hddr) |
//! | `gtr`, `gtr-star`, … | [generalized tree reduction](mod@gtr) |
//! | `lists`, `lines`, `tokens`, `ddmin` | [delta debugging](mod@only_lists) |
//!
//! ```
//! use secateur_published::STRATEGIES;
//! use secateur_reduce::search::Plan;
//!
//! let plan = Plan::chain_of(STRATEGIES, "perses-fixpoint", None, &[])?;
//! assert_eq!(plan.stages().len(), 1);
//! # Ok::<(), secateur_reduce::search::PlanError>(())
//! ```

#![warn(missing_docs)]

mod ddmin;
pub mod gtr;
pub mod hdd;
pub mod hddr;
pub mod model_guided;
pub mod only_lists;
pub mod pardis;
pub mod perses;
mod removal;

use secateur_reduce::strategy::StrategyKind;

/// All strategies.
pub const STRATEGIES: &[StrategyKind] = &[
    perses::KIND,
    perses::FIXPOINT,
    pardis::KIND,
    pardis::HYBRID,
    model_guided::KIND,
    hdd::KIND,
    hdd::STAR,
    hddr::KIND,
    gtr::KIND,
    gtr::STAR,
    gtr::UNFILTERED,
    gtr::STAR_UNFILTERED,
    only_lists::KIND,
    only_lists::LINES,
    only_lists::TOKENS,
    only_lists::DDMIN,
];
