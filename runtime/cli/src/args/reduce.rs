//! The options of a reduction.

use std::ffi::OsString;
use std::path::PathBuf;

use clap::{Parser, ValueEnum};

use crate::args::language::LanguageArguments;
use crate::args::limits::LimitArguments;
use crate::args::model::ModelArguments;
use crate::args::plugins::PluginArguments;
use crate::args::property::PropertyArguments;
use crate::args::sandbox::SandboxArguments;
use crate::args::task::Task;

/// Shrinks a failing input to the part that matters.
///
/// TEST is run on ever smaller variants of INPUT, in a fresh directory that holds
/// the variant under the input's own name; exit status 0 means that the variant
/// is still interesting. The result is written to INPUT.reduced.EXT.
#[derive(Debug, Parser)]
#[command(
    version,
    args_conflicts_with_subcommands = true,
    args_override_self = true,
    after_help = "Exit status: 0 done, 1 nothing to do (the test refuses the original, or it does not parse), \
                  2 wrong usage, 3 the result could not be saved or the test could not be run, \
                  4 the test answers by chance, 130 interrupted."
)]
pub struct Arguments {
    /// Something else than a reduction.
    #[command(subcommand)]
    pub task: Option<Task>,

    /// The property test (a script, a program, or a command line in quotes) and
    /// the input; with a command behind `--`, the input alone.
    #[arg(value_name = "TEST INPUT")]
    pub words: Vec<OsString>,

    /// The property test as a command; `{}` stands for the variant's path.
    #[arg(last = true, value_name = "COMMAND")]
    pub command: Vec<OsString>,

    #[command(flatten)]
    pub language: LanguageArguments,

    /// Show the languages that are built in.
    #[arg(long)]
    pub list_languages: bool,

    /// How many tests run at once [default: the number of processors].
    #[arg(short, long, value_name = "N")]
    pub jobs: Option<usize>,

    /// Kill a test, with all its processes, after this time [default: twenty
    /// times what the original takes, at least 10].
    #[arg(short, long, value_name = "SECONDS")]
    pub timeout: Option<f64>,

    /// The strategies to run instead of the default, in order, with commas
    /// between them (`--list-strategies`).
    #[arg(long, value_name = "NAMES", help_heading = "How to search")]
    pub strategy: Option<String>,

    /// The list minimiser that they use.
    #[arg(long, value_name = "NAME", help_heading = "How to search")]
    pub lists: Option<String>,

    /// Try only what removes most with the fewest tests.
    #[arg(long, conflicts_with_all = ["strategy", "thorough"], help_heading = "How to search")]
    pub fast: bool,

    /// Try everything.
    #[arg(long, conflicts_with = "strategy", help_heading = "How to search")]
    pub thorough: bool,

    #[command(flatten)]
    pub model: ModelArguments,

    #[command(flatten)]
    pub plugins: PluginArguments,

    /// Show the strategies, list minimisers and plugins.
    #[arg(long, help_heading = "How to search")]
    pub list_strategies: bool,

    /// Stop with the best so far after this many tests.
    #[arg(long, value_name = "N")]
    pub max_tests: Option<u64>,

    /// Stop with the best so far after this time.
    #[arg(long, value_name = "SECONDS")]
    pub max_time: Option<f64>,

    /// Run the test this many times more on each success, all of which have to
    /// pass: for tests that answer by chance.
    #[arg(long, value_name = "K", default_value_t = 0)]
    pub confirm: u32,

    /// A second test, for what the first leaves open and what takes long: run
    /// after every few successes and on the result.
    #[arg(long, value_name = "TEST")]
    pub then: Option<OsString>,

    /// After how many successes the second test is run.
    #[arg(long, value_name = "K", default_value_t = 20, requires = "then")]
    pub every: u32,

    /// What becomes of comments beside what is left.
    #[arg(long, value_name = "WHAT", default_value = "drop")]
    pub comments: Comments,

    /// A formatter for the result, which keeps what it made if the test still
    /// passes: it changes the file `{}`, or reads and prints.
    #[arg(long, value_name = "COMMAND")]
    pub formatter: Option<String>,

    /// Where the result goes.
    #[arg(short, long, value_name = "FILE")]
    pub output: Option<PathBuf>,

    /// Replace the input by the result; the original is kept as INPUT.orig.EXT.
    #[arg(long, conflicts_with = "output")]
    pub in_place: bool,

    /// Show nothing but errors.
    #[arg(short, long)]
    pub quiet: bool,

    /// Show more: each round, when it began.
    #[arg(short, long, conflicts_with = "quiet")]
    pub verbose: bool,

    /// End with a list of what is left and why: each part that could go or be
    /// replaced, and how many variants without it were refused.
    #[arg(long)]
    pub explain: bool,

    /// Write what happens to a file, one JSON object a line.
    #[arg(long, value_name = "FILE")]
    pub json_log: Option<PathBuf>,

    /// Write a summary as JSON to standard output.
    #[arg(long)]
    pub json: bool,

    /// Write a page that shows how the result came about (of `compare`, the
    /// table), for a browser.
    #[arg(long, value_name = "FILE")]
    pub report: Option<PathBuf>,

    /// Keep the journal there when the run has ended: for `replay`.
    #[arg(long, value_name = "FILE")]
    pub keep_journal: Option<PathBuf>,

    /// Parse every variant before it is tested: one that does not parse is a bug
    /// of this program. Always on in debug builds.
    #[arg(long, hide_short_help = true)]
    pub verify_syntax: bool,

    #[command(flatten)]
    pub property: PropertyArguments,

    #[command(flatten)]
    pub limits: LimitArguments,

    #[command(flatten)]
    pub sandbox: SandboxArguments,
}

/// What becomes of comments.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub enum Comments {
    /// Those that stand beside what is left stay.
    Keep,
    /// All go that the test does not need.
    #[default]
    Drop,
}
