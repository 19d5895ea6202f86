//! The file and the form of the result.

use std::path::PathBuf;
use std::sync::Arc;

use clap::Args;

use crate::args::config::Config;
use crate::args::heading;
use secateur_oracle::plugin::Plugin;
use secateur_reduce::search::Polish;
use secateur_reduce::transform::Transformer;

/// The options for the file of the result.
#[derive(Clone, Debug, Default, Args)]
#[command(next_help_heading = heading::RESULT)]
pub(crate) struct OutputArguments {
    /// Write the result to this file instead of INPUT.reduced.EXT.
    #[arg(short, long, value_name = "FILE")]
    pub(crate) output: Option<PathBuf>,

    /// Replace the input by the result and keep the original as INPUT.orig.EXT.
    #[arg(long, conflicts_with = "output")]
    pub(crate) in_place: bool,
}

/// The options for the form of the result.
#[derive(Clone, Debug, Default, Args)]
#[command(next_help_heading = heading::RESULT)]
pub(crate) struct PolishArguments {
    /// Format the result with this command, for the file `{}` or standard input, if the test passes.
    #[arg(long, value_name = "COMMAND")]
    pub(crate) formatter: Option<String>,
}

impl PolishArguments {
    /// Returns the final steps; the formatter runs in the sandbox of the tests.
    ///
    /// With `smallest`, only bytes count. The error is for a person.
    pub(crate) fn polish(&self, config: &Config, smallest: bool) -> Result<Polish, String> {
        let formatter = self.formatter.as_deref().map(Plugin::formatter);
        let formatter = formatter.transpose();
        let formatter = formatter.map_err(|error| format!("--formatter: {error}"))?;
        Ok(Polish {
            drop_comments: !config.keep_comments,
            least: smallest,
            formatter: formatter.map(|formatter| {
                let sandbox_rules = config.sandbox_rules.clone();
                Arc::new(Plugin {
                    sandbox_rules,
                    ..formatter
                }) as Arc<dyn Transformer>
            }),
        })
    }
}
