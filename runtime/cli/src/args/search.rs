//! The limits of a search, its plug-ins and its model.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use clap::Args;

use crate::args::heading;
use crate::args::numbers::{number, seconds};
use crate::args::plugins;
use crate::args::settings::{Settings, checked};
use secateur_oracle::SandboxRules;
use secateur_oracle::plugin::Plugin;

/// The options of a search that do not choose strategies.
#[derive(Clone, Debug, Default, Args)]
#[command(next_help_heading = heading::SEARCH)]
pub(crate) struct SearchArguments {
    /// Also try the edits of a tool: a name, a command with `{}` and NUMBER, or a `.toml` file.
    #[arg(long, value_name = "TOOL")]
    pub(crate) plugin: Vec<String>,

    /// Use this model of `learn` instead of the language's own, or `none` to disable all
    /// learning.
    #[arg(long, value_name = "FILE")]
    pub(crate) model: Option<PathBuf>,

    /// Stop after this many tests and keep the smallest candidate.
    #[arg(long, value_name = "N", value_parser = number::<u64>)]
    pub(crate) max_tests: Option<u64>,

    /// Stop after this time and keep the smallest candidate.
    #[arg(long, value_name = "SECONDS", value_parser = seconds)]
    pub(crate) max_time: Option<Duration>,

    /// Set a parameter for authors of strategies (`list settings`); may be repeated.
    #[arg(long, value_name = "KEY=VALUE", value_parser = checked)]
    pub(crate) set: Vec<String>,
}

#[derive(Clone, Debug, Default)]
pub(crate) struct ModelUse {
    /// The model's file, instead of the language's own model.
    pub(crate) file: Option<PathBuf>,
    /// Whether no model is used, and verdicts train none.
    pub(crate) off: bool,
    /// Whether edits that are unusual in the model's corpus are postponed.
    pub(crate) corpus_order: bool,
    /// Whether the estimates of this run are stored in the file.
    pub(crate) keep_learning: bool,
}

impl SearchArguments {
    /// Finds the plug-ins, for an input and in the sandbox of its tests.
    pub(crate) fn plugins(
        &self,
        input: &Path,
        sandbox_rules: &SandboxRules,
    ) -> Result<Vec<Arc<Plugin>>, String> {
        let found = self.plugin.iter().map(|text| {
            let plugin = plugins::find(text)?;
            plugin.takes(input).map_err(|error| error.to_string())?;
            Ok(Arc::new(Plugin {
                sandbox_rules: sandbox_rules.clone(),
                ..plugin
            }))
        });
        found.collect()
    }

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
                "`--set corpus-order=on` needs a model: leave out `--model none`".to_owned(),
            );
        }
        if keep_learning && file.is_none() {
            return Err("`--set keep-learning=on` needs a file: add `--model FILE`".to_owned());
        }
        Ok(ModelUse {
            file,
            off,
            corpus_order,
            keep_learning,
        })
    }
}
