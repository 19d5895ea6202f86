//! The output and the records of a reduction.

use std::path::PathBuf;

use clap::Args;

use crate::args::heading;

/// The options for standard output and standard error.
#[derive(Clone, Debug, Default, Args)]
#[command(next_help_heading = heading::SHOW)]
pub(crate) struct ShowArguments {
    /// Show nothing but errors.
    #[arg(short, long)]
    pub(crate) quiet: bool,

    /// Write a summary as JSON to standard output.
    #[arg(long)]
    pub(crate) json: bool,
}

/// The option for the report.
#[derive(Clone, Debug, Default, Args)]
#[command(next_help_heading = heading::SHOW)]
pub(crate) struct ReportArguments {
    /// Write a page for a browser that shows each step to the result.
    #[arg(long, value_name = "FILE")]
    pub(crate) report: Option<PathBuf>,
}

/// The option for the log.
#[derive(Clone, Debug, Default, Args)]
#[command(next_help_heading = heading::SHOW)]
pub(crate) struct LogArguments {
    /// Write each round, test and accepted edit to this file as it happens, as JSON lines.
    #[arg(long, value_name = "FILE")]
    pub(crate) json_log: Option<PathBuf>,
}

/// The options for records of the reduction of a file.
#[derive(Clone, Debug, Default, Args)]
#[command(next_help_heading = heading::SHOW)]
pub(crate) struct HistoryArguments {
    /// List the parts of the result with the number of rejected edits of each, and mutants that pass.
    #[arg(long)]
    pub(crate) explain: bool,

    /// Keep the journal in this file once the run ends by itself, for `replay` or a bug report.
    #[arg(long, value_name = "FILE")]
    pub(crate) keep_journal: Option<PathBuf>,
}
