//! The subcommands and what each is given.

use std::ffi::OsString;
use std::path::PathBuf;

use clap::{Args, Subcommand};

use crate::args::language::LanguageArguments;
use crate::args::limits::LimitArguments;
use crate::args::sandbox::SandboxArguments;

/// What else can be done.
#[derive(Debug, Subcommand)]
pub enum Task {
    /// Go on with a reduction that was stopped: by Ctrl-C, a limit, a crash.
    Resume(Resume),

    /// Run several strategies on the same input, one after the other, and show
    /// what each came to.
    #[command(disable_help_flag = true)]
    Compare(Words),

    /// Show a reduction again, step by step, from its journal.
    Replay(ReplayArguments),

    /// Show the tree of a file: kinds, where they stand, what may replace what.
    Tree(TreeArguments),

    /// Apply one of our edits to a file, for other reducers.
    Transform(TransformArguments),

    /// Reduce the run of a generator that made a failing input, then the input.
    #[command(disable_help_flag = true)]
    Generator(Words),

    /// Record, repeat and draw runs of generators.
    Trace(TraceArguments),

    /// Parse many files and show how many parse, and why others do not.
    Corpus(CorpusArguments),

    /// Make random texts of a language.
    Generate(GenerateArguments),

    /// Learn from many files what is usual in their language.
    Learn(LearnArguments),

    /// Reduce small programs under "still valid" and note which deletions are, to train
    /// a model on.
    Collect(CollectArguments),

    /// Look into what was learnt.
    #[command(subcommand)]
    Model(ModelTask),
}

/// Everything behind the name of a task.
#[derive(Debug, Args)]
pub struct Words {
    /// The strategies, the property test, the input, and other options.
    #[arg(
        trailing_var_arg = true,
        allow_hyphen_values = true,
        value_name = "--strategies NAMES TEST INPUT"
    )]
    pub words: Vec<OsString>,
}

/// Which reduction, and what is different now.
#[derive(Debug, Args)]
pub struct Resume {
    /// The input, the result so far or its journal [default: the only journal in
    /// the current directory].
    #[arg(value_name = "FILE")]
    pub file: Option<PathBuf>,

    /// Options of the reduction that are to be different from now on.
    #[arg(
        trailing_var_arg = true,
        allow_hyphen_values = true,
        value_name = "OPTIONS"
    )]
    pub options: Vec<OsString>,
}

/// What `replay` is given.
#[derive(Debug, Args)]
pub struct ReplayArguments {
    /// The journal: of a run that was stopped or still goes on, or one that
    /// --keep-journal kept.
    #[arg(value_name = "JOURNAL")]
    pub journal: PathBuf,

    /// Draw the file shrinking, as an animated SVG.
    #[arg(long, value_name = "FILE")]
    pub svg: Option<PathBuf>,

    /// How long the animation takes, in seconds.
    #[arg(long, value_name = "SECONDS", default_value_t = 20.0, requires = "svg")]
    pub seconds: f64,

    /// Print the text as it was after so many steps, and nothing else.
    #[arg(long, value_name = "STEPS", conflicts_with = "svg")]
    pub at: Option<usize>,

    /// Print what each step changed, too.
    #[arg(long, conflicts_with_all = ["svg", "at"])]
    pub changes: bool,
}

/// What `tree` is given.
#[derive(Debug, Args)]
pub struct TreeArguments {
    /// The file.
    #[arg(value_name = "FILE")]
    pub file: PathBuf,

    #[command(flatten)]
    pub language: LanguageArguments,

    /// Leave out what is deeper than this.
    #[arg(long, value_name = "LEVELS")]
    pub depth: Option<usize>,

    /// Print a JSON object for each node, one a line.
    #[arg(long)]
    pub json: bool,
}

/// What `transform` is given.
#[derive(Debug, Args)]
pub struct TransformArguments {
    /// The file, which is changed; `-` reads standard input and writes standard output.
    #[arg(value_name = "FILE")]
    pub file: PathBuf,

    /// The transformation: a strategy (`--list-strategies`).
    #[arg(value_name = "COMMAND")]
    pub command: String,

    /// Which of its instances, from 0.
    #[arg(value_name = "NUMBER", required_unless_present = "count")]
    pub number: Option<u64>,

    /// Print how many instances there are.
    #[arg(long, conflicts_with = "number")]
    pub count: bool,

    #[command(flatten)]
    pub language: LanguageArguments,
}

/// What `trace` is given.
#[derive(Debug, Args)]
pub struct TraceArguments {
    #[command(subcommand)]
    pub task: TraceTask,
}

/// What can be done with traces.
#[derive(Debug, Subcommand)]
pub enum TraceTask {
    /// Draw the tree of choices that a trace is; a star marks what may go.
    Show {
        /// The trace.
        #[arg(value_name = "FILE")]
        file: PathBuf,
    },

    /// Run a generator, write down what it chooses, and print what it makes.
    Record {
        /// Where the trace goes.
        #[arg(short, long, value_name = "FILE")]
        output: PathBuf,

        /// Seed the generator's random numbers; otherwise it does that itself.
        #[arg(long, value_name = "NUMBER")]
        seed: Option<u64>,

        /// The generator.
        #[arg(last = true, value_name = "COMMAND", required = true)]
        command: Vec<OsString>,
    },

    /// Run a generator by a trace and print what it makes.
    Replay {
        /// The trace.
        #[arg(value_name = "FILE")]
        file: PathBuf,

        /// Go on with other decisions where the run leaves the trace.
        #[arg(long)]
        realign: bool,

        /// The generator.
        #[arg(last = true, value_name = "COMMAND", required = true)]
        command: Vec<OsString>,
    },
}

/// What `corpus` is given.
#[derive(Debug, Args)]
pub struct CorpusArguments {
    /// Files, and directories that are searched for files with the language's
    /// extensions.
    #[arg(required = true, value_name = "PATH")]
    pub paths: Vec<PathBuf>,

    #[command(flatten)]
    pub language: LanguageArguments,

    /// Look for these extensions instead, with commas between them.
    #[arg(long, value_name = "LIST", value_delimiter = ',')]
    pub extensions: Vec<String>,

    /// Leave out files whose paths contain this; may be repeated.
    #[arg(long, value_name = "TEXT")]
    pub exclude: Vec<String>,

    /// Show at most so many of the files that do not parse.
    #[arg(long, value_name = "N", default_value_t = 20)]
    pub show: usize,

    /// Write the path of each file that does not parse there, one a line.
    #[arg(long, value_name = "FILE")]
    pub misses: Option<PathBuf>,

    /// Fail if a smaller share of the files parses, in percent.
    #[arg(long, value_name = "PERCENT")]
    pub at_least: Option<f64>,

    /// How many files at once [default: the number of processors].
    #[arg(short, long, value_name = "N")]
    pub jobs: Option<usize>,

    /// Print the figures as JSON.
    #[arg(long)]
    pub json: bool,
}

/// What `generate` is given.
#[derive(Debug, Args)]
pub struct GenerateArguments {
    #[command(flatten)]
    pub language: LanguageArguments,

    /// What the text depends on: the same for the same seed.
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub seed: u64,

    /// How long it should become, in tokens; it may be shorter or longer.
    #[arg(long, value_name = "TOKENS", default_value_t = 200)]
    pub size: usize,

    /// How many texts: with this seed, the next, and so on.
    #[arg(long, value_name = "N", default_value_t = 1, requires = "dir")]
    pub count: u64,

    /// Write each text to a file there, named after the language and its seed,
    /// instead of standard output.
    #[arg(long, value_name = "DIR")]
    pub dir: Option<PathBuf>,
}

/// What `learn` is given.
#[derive(Debug, Args)]
pub struct LearnArguments {
    /// The language.
    #[arg(value_name = "LANGUAGE")]
    pub name: String,

    /// Files, and directories that are searched for files with the language's
    /// extensions.
    #[arg(required = true, value_name = "PATH")]
    pub paths: Vec<PathBuf>,

    /// Where the model goes. Beside it FILE.part keeps what is learnt so far: the same
    /// command goes on with it when it was stopped.
    #[arg(short, long, value_name = "FILE")]
    pub output: PathBuf,

    /// Look for these extensions instead, with commas between them.
    #[arg(long, value_name = "LIST", value_delimiter = ',')]
    pub extensions: Vec<String>,

    /// Leave out files whose paths contain this; may be repeated.
    #[arg(long, value_name = "TEXT")]
    pub exclude: Vec<String>,

    /// How many files at once [default: the number of processors].
    #[arg(short, long, value_name = "N")]
    pub jobs: Option<usize>,

    /// Show nothing but errors.
    #[arg(short, long)]
    pub quiet: bool,
}

/// What `collect` is given.
#[derive(Debug, Args)]
pub struct CollectArguments {
    /// The language.
    #[arg(value_name = "LANGUAGE")]
    pub name: String,

    /// Small programs, and directories that are searched for them.
    #[arg(required = true, value_name = "PATH")]
    pub paths: Vec<PathBuf>,

    /// What says whether a program is valid; `{}` stands for its path.
    #[arg(last = true, required = true, value_name = "COMMAND")]
    pub command: Vec<OsString>,

    /// Where the data goes, one JSON object a line.
    #[arg(short, long, value_name = "FILE")]
    pub output: PathBuf,

    /// Chooses the tokens; the same seed gives the same data.
    #[arg(long, value_name = "N", default_value_t = 0)]
    pub seed: u64,

    /// Deletions that are tried on each program, at most. Of a program that has more,
    /// some are chosen by chance, large ones and small ones alike.
    #[arg(long, value_name = "N", default_value_t = 100)]
    pub most: u64,

    /// Programs with more tokens are passed over.
    #[arg(long, value_name = "N", default_value_t = 3000)]
    pub tokens: usize,

    /// Nothing is tried after this time; the data are then part of what they would be.
    #[arg(long, value_name = "SECONDS")]
    pub max_time: Option<f64>,

    /// Programs at once [default: the number of processors].
    #[arg(short, long, value_name = "N")]
    pub jobs: Option<usize>,

    #[command(flatten)]
    pub limits: LimitArguments,

    #[command(flatten)]
    pub sandbox: SandboxArguments,
}

/// What can be done with a model.
#[derive(Debug, Subcommand)]
pub enum ModelTask {
    /// Show what a model knows.
    Show {
        /// The model.
        #[arg(value_name = "FILE")]
        file: PathBuf,
        /// Show this kind alone.
        #[arg(long, value_name = "NAME")]
        kind: Option<String>,
    },
}
