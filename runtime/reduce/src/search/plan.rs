//! Which strategies run, in which order.

use std::borrow::Cow;
use std::sync::Arc;

use crate::minimize::{self, MINIMIZERS, MinimizerKind};
use crate::strategy::{self, STRATEGIES, StrategyKind};
use crate::transform::Transformer;

/// One strategy's turn, or one plugin's.
#[derive(Clone, Debug)]
pub struct Stage {
    /// Whose turn it is.
    pub work: Work,
    /// The list minimizer that it is to use, if not its own.
    pub lists: Option<MinimizerKind>,
}

/// Who makes candidates.
#[derive(Clone, Debug)]
pub enum Work {
    /// A strategy of ours.
    Strategy(StrategyKind),
    /// Somebody's tool.
    Plugin(Arc<dyn Transformer>),
}

/// How much is tried.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Effort {
    /// What removes most with the fewest tests.
    Fast,
    /// What is worth its tests.
    #[default]
    Usual,
    /// The same, and of texts that are as good the one with the fewest bytes.
    Smallest,
    /// Everything, from what [`Self::Usual`] leaves: the result is not larger.
    Thorough,
}

/// What a search does.
#[derive(Clone, Debug)]
pub enum Plan {
    /// The default, chosen by measurement on real cases; then these plugins, each
    /// time that it finds nothing more.
    Default(Effort, Vec<Arc<dyn Transformer>>),
    /// These strategies in order; if they are several, again and again until
    /// none finds anything.
    Chain(Vec<Stage>),
}

impl Default for Plan {
    fn default() -> Self {
        Self::Default(Effort::Usual, Vec::new())
    }
}

/// A plan that names what there is not.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PlanError {
    /// No such strategy.
    #[error("there is no strategy `{name}`; there are {}", known.join(", "))]
    Strategy {
        /// The name.
        name: String,
        /// The names that there are.
        known: Vec<&'static str>,
    },
    /// No such list minimizer.
    #[error("there is no list minimizer `{0}`; there are {known}", known = names(MINIMIZERS.iter().map(|kind| kind.name)))]
    Lists(String),
}

fn names(names: impl Iterator<Item = &'static str>) -> String {
    names.collect::<Vec<_>>().join(", ")
}

/// The error for a name that neither a strategy nor a plugin has.
fn unknown(name: &str, others: &[StrategyKind]) -> PlanError {
    let known = STRATEGIES.iter().chain(others);
    PlanError::Strategy {
        name: name.to_owned(),
        known: known.map(|kind| kind.name).collect(),
    }
}

impl Plan {
    /// A chain of this crate's strategies and of plugins by name, with commas between them;
    /// the strategies use a list minimizer if one is named.
    ///
    /// # Errors
    /// If there is no such strategy, plugin or minimizer.
    pub fn chain(
        names: &str,
        lists: Option<&str>,
        plugins: &[Arc<dyn Transformer>],
    ) -> Result<Self, PlanError> {
        Self::chain_of(&[], names, lists, plugins)
    }

    /// As [`Self::chain`], with strategies of other crates as well.
    ///
    /// # Errors
    /// If there is no such strategy, plugin or minimizer.
    pub fn chain_of(
        others: &[StrategyKind],
        names: &str,
        lists: Option<&str>,
        plugins: &[Arc<dyn Transformer>],
    ) -> Result<Self, PlanError> {
        let lists = match lists {
            None => None,
            Some(name) => {
                Some(minimize::find(name).ok_or_else(|| PlanError::Lists(name.to_owned()))?)
            }
        };
        let stage = |name: &str| {
            let mut known = STRATEGIES.iter().chain(others);
            let plugin = || plugins.iter().find(|plugin| plugin.name() == name);
            let work = match known.find(|kind| kind.name == name) {
                Some(strategy) => Work::Strategy(*strategy),
                None => Work::Plugin(Arc::clone(plugin().ok_or_else(|| unknown(name, others))?)),
            };
            Ok(Stage { work, lists })
        };
        let stages: Result<Vec<Stage>, PlanError> =
            names.split(',').map(|name| stage(name.trim())).collect();
        Ok(Self::Chain(stages?))
    }

    /// The plugin of a name.
    ///
    /// # Errors
    /// If there is none.
    pub fn plugin(
        name: &str,
        plugins: &[Arc<dyn Transformer>],
    ) -> Result<Arc<dyn Transformer>, PlanError> {
        let found = plugins.iter().find(|plugin| plugin.name() == name);
        let found = found.ok_or_else(|| unknown(name, &[]))?;
        Ok(Arc::clone(found))
    }

    /// Whether verdicts guide the strategies.
    pub(super) const fn is_guided(&self) -> bool {
        matches!(self, Self::Default(..))
    }

    /// The strategy that makes tokens shorter, once they are few.
    pub(super) fn texts(&self) -> Option<StrategyKind> {
        let name = match self {
            Self::Chain(_) | Self::Default(Effort::Fast, _) => return None,
            Self::Default(Effort::Usual, _) => "readable",
            Self::Default(Effort::Smallest | Effort::Thorough, _) => "lexical",
        };
        strategy::find(name)
    }

    /// Whether the search begins with what the format makes of the original. Strategies
    /// that are named do what their papers say, on what they are given.
    pub(super) const fn prepares(&self) -> bool {
        matches!(self, Self::Default(..))
    }

    /// Whether a strategy sees the text without its grammar.
    pub(super) fn sees_plain_text(&self) -> bool {
        let plain =
            |stage: &Stage| matches!(&stage.work, Work::Strategy(kind) if kind.plain.is_some());
        matches!(self, Self::Chain(stages) if stages.iter().any(plain))
    }

    /// The stages of a pass.
    #[must_use]
    pub fn stages(&self) -> Vec<Stage> {
        let (names, plugins) = match self {
            Self::Chain(stages) => return stages.clone(),
            Self::Default(effort, plugins) => (effort.strategies(), plugins),
        };
        let strategies = names
            .iter()
            .filter_map(|name| strategy::find(name))
            .map(Work::Strategy);
        let plugins = plugins.iter().map(Arc::clone).map(Work::Plugin);
        let stage = |work| Stage { work, lists: None };
        strategies.chain(plugins).map(stage).collect()
    }
}

impl Work {
    /// What it is called.
    #[must_use]
    pub fn name(&self) -> Cow<'static, str> {
        match self {
            Self::Strategy(kind) => kind.name.into(),
            Self::Plugin(plugin) => plugin.name().to_owned().into(),
        }
    }
}

impl Effort {
    const fn strategies(self) -> &'static [&'static str] {
        match self {
            Self::Fast => FAST,
            Self::Usual | Self::Smallest => USUAL,
            Self::Thorough => THOROUGH,
        }
    }
}

/// How many successes have to be expected of a test for it to be made at all: of a few
/// thousand tests hardly one of which less was expected passed. Once `Thorough` has found what
/// `Usual` finds it makes all.
pub(super) const WORTH: f32 = 0.004;

const FAST: &[&str] = &["tree"];
const USUAL: &[&str] = &[
    "tree", "names", "equal", "minimal", "reshape", "inline", "join", "exchange", "local",
];
const THOROUGH: &[&str] = &[
    "tree", "names", "equal", "minimal", "reshape", "inline", "join", "exchange", "local",
    "subtree", "rename",
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn plans_name_what_there_is() {
        for effort in [
            Effort::Fast,
            Effort::Usual,
            Effort::Smallest,
            Effort::Thorough,
        ] {
            let stages = Plan::Default(effort, Vec::new()).stages();
            let found: Vec<_> = stages.iter().map(|stage| stage.work.name()).collect();
            assert_eq!(found, effort.strategies());
        }
        for kind in STRATEGIES {
            let plan = Plan::chain(kind.name, Some("ddmin"), &[]).unwrap();
            assert_eq!(plan.stages().len(), 1);
        }
        assert!(matches!(
            Plan::chain("tree,nonsense", None, &[]),
            Err(PlanError::Strategy { name, .. }) if name == "nonsense"
        ));
        let error = Plan::chain("tree", Some("none"), &[])
            .unwrap_err()
            .to_string();
        assert!(error.contains("halving"), "{error}");
    }
}
