use std::sync::Arc;

use clap::Args;

use crate::args::config::Config;
use crate::args::heading;
use crate::strategies::PUBLISHED;
use secateur_oracle::SandboxRules;
use secateur_oracle::plugin::{Plugin, with_known};
use secateur_reduce::search::{Effort, Plan};
use secateur_reduce::transform::Transformer;

/// The options that choose strategies.
#[derive(Clone, Debug, Default, Args)]
#[command(next_help_heading = heading::SEARCH)]
pub(crate) struct EffortArguments {
    /// Run half of the tests, and leave 1.1 to 1.2 times the tokens.
    #[arg(long, conflicts_with_all = ["strategy", "thorough"])]
    pub(crate) fast: bool,

    /// Run all strategies, for the smallest result.
    #[arg(long, conflicts_with = "strategy")]
    pub(crate) thorough: bool,

    /// Write the result in the fewest bytes, even if it becomes hard to read.
    #[arg(long, conflicts_with_all = ["strategy", "fast", "thorough"])]
    pub(crate) smallest: bool,

    /// Run these strategies (`list strategies`) instead, separated by commas, with this list
    /// minimizer.
    #[arg(long, value_name = "NAMES[:MINIMIZER]")]
    pub(crate) strategy: Option<String>,
}

impl EffortArguments {
    /// Makes the plan of a reduction; the error, for a person, has an unknown name.
    pub(crate) fn plan(&self, config: &Config) -> Result<Plan, String> {
        let plugins = &config.plugins;
        let effort = match &self.strategy {
            Some(_) if config.model.corpus_order => {
                let message = "`--set corpus-order=on` changes the default strategies only: leave out --strategy";
                return Err(message.to_owned());
            }
            Some(names) => return chain(names, plugins, &config.sandbox_rules),
            None if self.fast => Effort::Fast,
            None if self.thorough => Effort::Thorough,
            None if self.smallest => Effort::Smallest,
            None => Effort::Usual,
        };
        let plugins = plugins
            .iter()
            .map(|plugin| Arc::clone(plugin) as Arc<dyn Transformer>);
        Ok(Plan::Default(effort, plugins.collect()))
    }
}

/// Makes the plan of strategies and plug-ins in a row, with a list minimizer after a colon.
///
/// The error is as in [`EffortArguments::plan`].
pub(crate) fn chain(
    names: &str,
    plugins: &[Arc<Plugin>],
    sandbox_rules: &SandboxRules,
) -> Result<Plan, String> {
    let (names, lists) = match names.split_once(':') {
        None => (names, None),
        Some((names, lists)) => (names, Some(lists)),
    };
    let plugins = with_known(names, plugins, sandbox_rules).map_err(|error| error.to_string())?;
    Plan::chain_of(PUBLISHED, names, lists, &plugins).map_err(|error| error.to_string())
}
