//! What `compare` is given.

use std::ffi::OsString;
use std::path::PathBuf;

use clap::{CommandFactory, FromArgMatches, Parser};

use crate::args::reduce::Arguments;

/// What `compare` is given.
#[derive(Debug, Parser)]
#[command(
    about = "Runs several strategies on the same input, one after the other, and shows what each came to",
    args_override_self = true
)]
pub struct Comparison {
    /// The strategies, with commas between them; several names with `+` between
    /// them are run in turns until none finds anything. `fast`, `default` and
    /// `thorough` are what is run without a name. A list minimiser may stand
    /// behind a colon (`tree:ddmin`).
    #[arg(
        long,
        value_name = "NAMES",
        value_delimiter = ',',
        required = true,
        help_heading = "What to compare"
    )]
    pub strategies: Vec<String>,

    /// Write each result to this directory, under its strategy's name.
    #[arg(long, value_name = "DIR", help_heading = "What to compare")]
    pub keep: Option<PathBuf>,

    /// A reduction's.
    #[command(flatten)]
    pub arguments: Arguments,
}

/// Options of a reduction that make no sense here.
pub(crate) const NOT_COMPARED: [&str; 7] = [
    "output",
    "in_place",
    "strategy",
    "fast",
    "thorough",
    "json_log",
    "keep_journal",
];

/// Makes sense of what stands behind `compare`, or ends the program.
pub(crate) fn comparison(name: &str, words: &[OsString]) -> Comparison {
    let name = format!("{name} compare");
    let usage = format!("{name} --strategies NAMES [OPTIONS] TEST INPUT");
    let mut command = Comparison::command()
        .name(name.clone())
        .bin_name(name.clone())
        .override_usage(usage)
        .disable_help_subcommand(true)
        .mut_subcommands(|task| task.hide(true));
    for option in NOT_COMPARED {
        command = command.mut_arg(option, |arg| arg.hide(true));
    }
    let words = std::iter::once(OsString::from(name)).chain(words.iter().cloned());
    let matches = command.get_matches_from(words);
    match Comparison::from_arg_matches(&matches) {
        Ok(comparison) => comparison,
        Err(error) => error.exit(),
    }
}
