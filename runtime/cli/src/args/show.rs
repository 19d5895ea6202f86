//! What is printed while a reduction runs and when it has ended, and what is recorded.

use std::path::PathBuf;

use clap::Args;

use crate::args::heading;

/// What is printed.
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

/// The page of a reduction.
#[derive(Clone, Debug, Default, Args)]
#[command(next_help_heading = heading::SHOW)]
pub(crate) struct ReportArguments {
    /// Write a page for a browser that shows how the result came about.
    #[arg(long, value_name = "FILE")]
    pub(crate) report: Option<PathBuf>,
}

/// The log of a reduction.
#[derive(Clone, Debug, Default, Args)]
#[command(next_help_heading = heading::SHOW)]
pub(crate) struct LogArguments {
    /// Write each round, test and success to this file as it happens, one JSON object a
    /// line.
    #[arg(long, value_name = "FILE")]
    pub(crate) json_log: Option<PathBuf>,
}

/// What is recorded of the reduction of a file.
#[derive(Clone, Debug, Default, Args)]
#[command(next_help_heading = heading::SHOW)]
pub(crate) struct HistoryArguments {
    /// List in the end what is left, and how often its removal or replacement was rejected.
    #[arg(long)]
    pub(crate) explain: bool,

    /// Keep the journal of the run in this file, for `replay` or a bug report.
    #[arg(long, value_name = "FILE")]
    pub(crate) keep_journal: Option<PathBuf>,
}
