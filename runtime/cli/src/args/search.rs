//! What is searched, how far, and with whose help.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use clap::Args;

use crate::args::config::Config;
use crate::args::heading;
use crate::args::plugins;
use crate::args::settings::{Settings, checked};
use crate::strategies::PUBLISHED;
use secateur_oracle::Confinement;
use secateur_oracle::plugin::{Plugin, with_known};
use secateur_reduce::search::{Effort, Plan};
use secateur_reduce::transform::Transformer;

/// Which strategies run.
#[derive(Clone, Debug, Default, Args)]
#[command(next_help_heading = heading::SEARCH)]
pub(crate) struct EffortArguments {
    /// Try only what removes most with the fewest tests.
    #[arg(long, conflicts_with_all = ["strategy", "thorough"])]
    pub(crate) fast: bool,

    /// Try everything, for the smallest result.
    #[arg(long, conflicts_with = "strategy")]
    pub(crate) thorough: bool,

    /// Run these strategies (`list strategies`) instead, in order, with commas between
    /// them, and with the list minimizer behind a colon if one is there.
    #[arg(long, value_name = "NAMES[:MINIMIZER]")]
    pub(crate) strategy: Option<String>,
}

/// What helps a search, and what ends it.
#[derive(Clone, Debug, Default, Args)]
#[command(next_help_heading = heading::SEARCH)]
pub(crate) struct SearchArguments {
    /// Try the edits of another tool, too: a name (`list strategies`), a command line with
    /// `{}` and NUMBER in it, or a file `.toml` that describes the tool; may be repeated.
    #[arg(long, value_name = "TOOL")]
    pub(crate) plugin: Vec<String>,

    /// Use this model, which `learn` made, instead of the one that comes with the language;
    /// `none` learns nothing from verdicts either.
    #[arg(long, value_name = "FILE")]
    pub(crate) model: Option<PathBuf>,

    /// Stop with the best so far after this many tests.
    #[arg(long, value_name = "N")]
    pub(crate) max_tests: Option<u64>,

    /// Stop with the best so far after this time.
    #[arg(long, value_name = "SECONDS")]
    pub(crate) max_time: Option<f64>,

    /// Set a parameter of the search (`list settings`); may be repeated.
    #[arg(long, value_name = "KEY=VALUE", value_parser = checked)]
    pub(crate) set: Vec<String>,
}

/// What a reduction uses of what was learnt.
#[derive(Clone, Debug, Default)]
pub(crate) struct ModelUse {
    /// The model's file; without one, what comes with the language.
    pub(crate) file: Option<PathBuf>,
    /// Nothing is used, and nothing is learnt from verdicts.
    pub(crate) off: bool,
    /// What the corpus of the model is against is tried later.
    pub(crate) corpus_order: bool,
    /// What this run's verdicts taught goes into the file.
    pub(crate) keep_learning: bool,
}

impl EffortArguments {
    /// Makes the plan of a reduction.
    ///
    /// # Errors
    /// A message for a person if a name is unknown.
    pub(crate) fn plan(&self, config: &Config) -> Result<Plan, String> {
        let plugins = &config.plugins;
        let effort = match &self.strategy {
            Some(_) if config.model.corpus_order => {
                let message = "`--set corpus-order` is about the default, not about a --strategy";
                return Err(message.to_owned());
            }
            Some(names) => return chain(names, plugins, &config.confinement),
            None if self.fast => Effort::Fast,
            None if self.thorough => Effort::Thorough,
            None => Effort::Usual,
        };
        let plugins = plugins
            .iter()
            .map(|plugin| Arc::clone(plugin) as Arc<dyn Transformer>);
        Ok(Plan::Default(effort, plugins.collect()))
    }
}

impl SearchArguments {
    /// Finds the plug-ins, for an input and confined as its tests.
    ///
    /// # Errors
    /// A message for a person if one cannot be used.
    pub(crate) fn plugins(
        &self,
        input: &Path,
        confinement: &Confinement,
    ) -> Result<Vec<Arc<Plugin>>, String> {
        let found = self.plugin.iter().map(|text| {
            let plugin = plugins::find(text)?;
            plugin.takes(input).map_err(|error| error.to_string())?;
            Ok(Arc::new(Plugin {
                confinement: confinement.clone(),
                ..plugin
            }))
        });
        found.collect()
    }

    /// Returns what is used of what was learnt.
    ///
    /// # Errors
    /// A message for a person if options contradict each other.
    pub(crate) fn model(&self, settings: &Settings) -> Result<ModelUse, String> {
        let off = self.model.as_deref() == Some(Path::new("none"));
        let file = self.model.clone().filter(|_| !off);
        let Settings {
            corpus_order,
            keep_learning,
            ..
        } = *settings;
        if corpus_order && off {
            return Err(
                "`--set corpus-order` needs a model, and `--model none` is none".to_owned(),
            );
        }
        if keep_learning && file.is_none() {
            return Err("`--set keep-learning` needs a file: `--model FILE`".to_owned());
        }
        Ok(ModelUse {
            file,
            off,
            corpus_order,
            keep_learning,
        })
    }
}

/// Makes the plan of some strategies and plug-ins in a row, maybe with a list minimizer behind
/// a colon.
///
/// # Errors
/// A message for a person if a name is unknown.
pub(crate) fn chain(
    names: &str,
    plugins: &[Arc<Plugin>],
    confinement: &Confinement,
) -> Result<Plan, String> {
    let (names, lists) = match names.split_once(':') {
        None => (names, None),
        Some((names, lists)) => (names, Some(lists)),
    };
    let plugins = with_known(names, plugins, confinement).map_err(|error| error.to_string())?;
    Plan::chain_of(PUBLISHED, names, lists, &plugins).map_err(|error| error.to_string())
}
