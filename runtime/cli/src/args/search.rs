//! The limits of a search, and what helps it.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use clap::Args;

use crate::args::heading;
use crate::args::plugins;
use crate::args::settings::{Settings, checked};
use secateur_oracle::Confinement;
use secateur_oracle::plugin::Plugin;

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
    /// Edits that are unusual in the model's corpus are postponed.
    pub(crate) corpus_order: bool,
    /// What this run's verdicts taught goes into the file.
    pub(crate) keep_learning: bool,
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
