//! The strategies of a search and their order.

use std::borrow::Cow;
use std::sync::Arc;

use crate::minimize::{self, MINIMIZERS, MinimizerKind};
use crate::strategy::{self, STRATEGIES, StrategyKind};
use crate::transform::Transformer;

/// One strategy or plug-in of a plan.
#[derive(Clone, Debug)]
pub struct Stage {
    /// The strategy or plug-in.
    pub work: StageKind,
    /// Replaces the strategy's list minimizer.
    pub lists: Option<MinimizerKind>,
}

/// The proposer of the candidates of a stage.
#[derive(Clone, Debug)]
pub enum StageKind {
    /// A strategy.
    Strategy(StrategyKind),
    /// A program outside.
    Plugin(Arc<dyn Transformer>),
}

/// The extent of the default plan.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Effort {
    /// The stages that remove most for the fewest tests.
    Fast,
    /// The stages worth their tests.
    #[default]
    Usual,
    /// The same; of equally good texts the one with fewest bytes.
    Smallest,
    /// All stages, from the result of [`Self::Usual`] on, so that the result is not larger.
    Thorough,
}

/// The stages of a search.
#[derive(Clone, Debug)]
pub enum Plan {
    /// The default, measured on real cases, then plug-ins when it finds nothing more.
    Default(Effort, Vec<Arc<dyn Transformer>>),
    /// These stages; several are repeated until none finds anything.
    Chain(Vec<Stage>),
}

impl Default for Plan {
    fn default() -> Self {
        Self::Default(Effort::Usual, Vec::new())
    }
}

/// An unknown name in a plan.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PlanError {
    /// No such strategy.
    #[error("there is no strategy `{name}`; the strategies are {}", known.join(", "))]
    Strategy {
        /// The name.
        name: String,
        /// The known names.
        known: Vec<&'static str>,
    },
    /// No such list minimizer.
    #[error("there is no list minimizer `{0}`; the list minimizers are {known}", known = names(MINIMIZERS.iter().map(|kind| kind.name)))]
    Lists(String),
}

fn names(names: impl Iterator<Item = &'static str>) -> String {
    names.collect::<Vec<_>>().join(", ")
}

fn unknown(name: &str, others: &[StrategyKind]) -> PlanError {
    let known = STRATEGIES.iter().chain(others);
    PlanError::Strategy {
        name: name.to_owned(),
        known: known.map(|kind| kind.name).collect(),
    }
}

impl Plan {
    /// Creates a chain of strategies and plug-ins from names separated by commas.
    ///
    /// `lists` names their list minimizer.
    ///
    /// # Errors
    /// If one of these does not exist.
    pub fn chain(
        names: &str,
        lists: Option<&str>,
        plugins: &[Arc<dyn Transformer>],
    ) -> Result<Self, PlanError> {
        Self::chain_of(&[], names, lists, plugins)
    }

    /// Creates a chain, with strategies of other crates as well.
    ///
    /// # Errors
    /// If one of these does not exist.
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
                Some(strategy) => StageKind::Strategy(*strategy),
                None => {
                    StageKind::Plugin(Arc::clone(plugin().ok_or_else(|| unknown(name, others))?))
                }
            };
            Ok(Stage { work, lists })
        };
        let stages: Result<Vec<Stage>, PlanError> =
            names.split(',').map(|name| stage(name.trim())).collect();
        Ok(Self::Chain(stages?))
    }

    /// Returns the plug-in with a name.
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

    pub(super) const fn is_guided(&self) -> bool {
        matches!(self, Self::Default(..))
    }

    /// Returns the strategy that shortens tokens once they are few.
    pub(super) fn texts(&self) -> Option<StrategyKind> {
        let name = match self {
            Self::Chain(_) | Self::Default(Effort::Fast, _) => return None,
            Self::Default(Effort::Usual, _) => "readable",
            Self::Default(Effort::Smallest | Effort::Thorough, _) => "lexical",
        };
        strategy::find(name)
    }

    /// Whether the search begins with the format's prepared original.
    ///
    /// Named strategies get their input as it is.
    pub(super) const fn prepares(&self) -> bool {
        matches!(self, Self::Default(..))
    }

    pub(super) fn sees_plain_text(&self) -> bool {
        let plain = |stage: &Stage| matches!(&stage.work, StageKind::Strategy(kind) if kind.plain.is_some());
        matches!(self, Self::Chain(stages) if stages.iter().any(plain))
    }

    /// Returns the stages in order.
    #[must_use]
    pub fn stages(&self) -> Vec<Stage> {
        let (names, plugins) = match self {
            Self::Chain(stages) => return stages.clone(),
            Self::Default(effort, plugins) => (effort.strategies(), plugins),
        };
        let strategies = names
            .iter()
            .filter_map(|name| strategy::find(name))
            .map(StageKind::Strategy);
        let plugins = plugins.iter().map(Arc::clone).map(StageKind::Plugin);
        let stage = |work| Stage { work, lists: None };
        strategies.chain(plugins).map(stage).collect()
    }
}

impl StageKind {
    /// Returns the name of the strategy or plug-in.
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

/// Minimal expected number of accepted edits for a test to be run.
///
/// Of a few thousand tests below this hardly one was accepted. `Thorough` runs these at its end.
pub(super) const WORTH: f32 = 0.004;

const FAST: &[&str] = &["tree"];
const USUAL: &[&str] = &[
    "tree", "names", "equal", "minimal", "reshape", "inline", "join", "fields", "exchange",
    "insert", "local",
];
const THOROUGH: &[&str] = &[
    "tree", "names", "equal", "minimal", "reshape", "inline", "join", "fields", "exchange",
    "insert", "local", "subtree", "rename",
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
