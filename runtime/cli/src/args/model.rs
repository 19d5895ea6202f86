//! Options for what a reduction uses of what was learnt.

use std::path::PathBuf;

use clap::Args;

/// Which model a reduction uses.
#[derive(Clone, Debug, Default, Args)]
pub struct ModelArguments {
    /// What `secateur learn` made of a corpus; otherwise what comes with the language.
    #[arg(long, value_name = "FILE", help_heading = "How to search")]
    pub model: Option<PathBuf>,

    /// Try later what the corpus of the model is against: what it never left out, and what
    /// it never had where it would come to stand.
    #[arg(long, conflicts_with_all = ["no_model", "strategy"], help_heading = "How to search")]
    pub corpus_order: bool,

    /// Hand what the verdicts of this run taught on to later runs, in the file of
    /// `--model`; it is made if it is not there.
    #[arg(long, requires = "model", help_heading = "How to search")]
    pub keep_learning: bool,

    /// Use nothing that was learnt, and learn nothing from verdicts.
    #[arg(long, conflicts_with = "model", help_heading = "How to search")]
    pub no_model: bool,
}
