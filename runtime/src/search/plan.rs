//! Which strategies run, in which order.

use crate::minimize::{self, MINIMIZERS, MinimizerKind};
use crate::strategy::{self, STRATEGIES, StrategyKind};

/// One strategy's turn.
#[derive(Clone, Copy, Debug)]
pub struct Stage {
    /// Whose turn it is.
    pub strategy: StrategyKind,
    /// The list minimiser that it is to use, if not its own.
    pub lists: Option<MinimizerKind>,
}

/// How much is tried.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Effort {
    /// What removes most with the fewest tests.
    Fast,
    /// What is worth its tests.
    #[default]
    Usual,
    /// Everything.
    Thorough,
}

/// What a search does.
#[derive(Clone, Debug)]
pub enum Plan {
    /// The default, chosen by measurement on real cases.
    Default(Effort),
    /// These strategies in order; if they are several, again and again until
    /// none finds anything.
    Chain(Vec<Stage>),
}

impl Default for Plan {
    fn default() -> Self {
        Self::Default(Effort::Usual)
    }
}

/// A plan that names what there is not.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PlanError {
    /// No such strategy.
    #[error("there is no strategy `{0}`; there are {known}", known = names(STRATEGIES.iter().map(|kind| kind.name)))]
    Strategy(String),
    /// No such list minimiser.
    #[error("there is no list minimiser `{0}`; there are {known}", known = names(MINIMIZERS.iter().map(|kind| kind.name)))]
    Lists(String),
}

fn names(names: impl Iterator<Item = &'static str>) -> String {
    names.collect::<Vec<_>>().join(", ")
}

impl Plan {
    /// A chain of strategies by name, with commas between them, all of which use
    /// a list minimiser if one is named.
    ///
    /// # Errors
    /// If there is no such strategy or minimiser.
    pub fn chain(strategies: &str, lists: Option<&str>) -> Result<Self, PlanError> {
        let lists = match lists {
            None => None,
            Some(name) => {
                Some(minimize::find(name).ok_or_else(|| PlanError::Lists(name.to_owned()))?)
            }
        };
        let stage = |name: &str| {
            let name = name.trim();
            let strategy =
                strategy::find(name).ok_or_else(|| PlanError::Strategy(name.to_owned()))?;
            Ok(Stage { strategy, lists })
        };
        let stages: Result<Vec<Stage>, PlanError> = strategies.split(',').map(stage).collect();
        Ok(Self::Chain(stages?))
    }

    /// The stages of a pass.
    #[must_use]
    pub fn stages(&self) -> Vec<Stage> {
        let names: &[&str] = match self {
            Self::Chain(stages) => return stages.clone(),
            Self::Default(Effort::Fast) => FAST,
            Self::Default(Effort::Usual) => USUAL,
            Self::Default(Effort::Thorough) => THOROUGH,
        };
        names
            .iter()
            .filter_map(|name| strategy::find(name))
            .map(|strategy| Stage {
                strategy,
                lists: None,
            })
            .collect()
    }
}

const FAST: &[&str] = &["tree"];
const USUAL: &[&str] = &[
    "tree", "names", "equal", "minimal", "reshape", "exchange", "local",
];
const THOROUGH: &[&str] = &[
    "tree", "names", "equal", "minimal", "reshape", "exchange", "local", "subtree", "rename",
    "lexical",
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn plans_name_what_there_is() {
        for (effort, names) in [
            (Effort::Fast, FAST),
            (Effort::Usual, USUAL),
            (Effort::Thorough, THOROUGH),
        ] {
            let stages = Plan::Default(effort).stages();
            let found: Vec<&str> = stages.iter().map(|stage| stage.strategy.name).collect();
            assert_eq!(found, names);
        }
        for kind in STRATEGIES {
            let plan = Plan::chain(kind.name, Some("ddmin")).unwrap();
            assert_eq!(plan.stages().len(), 1);
        }
        assert!(matches!(
            Plan::chain("tree,nonsense", None),
            Err(PlanError::Strategy(name)) if name == "nonsense"
        ));
        let error = Plan::chain("tree", Some("none")).unwrap_err().to_string();
        assert!(error.contains("halving"), "{error}");
    }
}
