//! The project's own commands.

mod bench;
mod book;
mod commands;
mod corpus;
mod curve;
mod demo;
mod dist;
mod fuzz;
mod gen_command;
mod grammars;
mod graph;
mod learn;
mod lint;
mod new;
mod output;
mod parse;
mod plot;
mod pnf;
mod rebuild;
mod recording;
mod speed_up;
mod tables;
mod train;
mod truth;
mod walk;

use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::{CommandFactory, Parser, Subcommand};

/// Generates formats and inspects grammars.
#[derive(Parser)]
#[command(name = "cargo xtask", bin_name = "cargo xtask")]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Generate the crate of each grammar (of all, when none is named).
    Gen {
        /// Grammar files, such as `grammars/json.g4`.
        grammars: Vec<PathBuf>,
        /// Write nothing; fail if generated code and grammars differ.
        #[arg(long)]
        check: bool,
        /// The workspace.
        #[arg(long, hide = true)]
        root: Option<PathBuf>,
    },
    /// Make a format of grammar files: copy, generate, register, try samples.
    New(new::Arguments),
    /// Find suspicious parts of a grammar.
    Lint(lint::Arguments),
    /// Draw which rules use which, and their recursion.
    Graph(graph::Arguments),
    /// Print a grammar in Perses Normal Form.
    Pnf {
        /// One combined grammar, or a lexer and a parser grammar.
        #[arg(required = true)]
        grammars: Vec<PathBuf>,
        /// Print the parser rules as they are after a pass of the first round.
        #[arg(long)]
        after: Option<String>,
    },
    /// Print the packed automata of a format as text.
    Tables {
        /// The format.
        name: String,
    },
    /// Shrink a shipped C program: generate, build, reduce, before and after.
    Demo,
    /// Do what pages tell a newcomer to do, and put everything back after each.
    Walk {
        /// The pages, in Markdown.
        #[arg(required = true)]
        pages: Vec<PathBuf>,
    },
    /// Build all programs as they are shipped, with manual pages and completions, in
    /// an archive.
    Dist,
    /// Measure how fast the parts are.
    #[command(subcommand)]
    Bench(bench::Bench),
    /// Check the handbook, draw its pictures, build it.
    Book(book::Arguments),
    /// Compare with the reference implementation's verdicts on published grammars.
    Truth(truth::Arguments),
    /// One grammar of `truth`.
    #[command(hide = true)]
    TruthWorker(truth::WorkerArguments),
    /// Feed damaged grammars and texts to readers, lexers and parsers.
    Fuzz(fuzz::Arguments),
    /// One stripe of `fuzz`.
    #[command(hide = true)]
    FuzzWorker(fuzz::WorkerArguments),
    /// Parse many files with a generated format, and show how many parse, how fast, and why others
    /// fail. Options are those of `secateur corpus --help`.
    Corpus {
        /// The format.
        name: String,
        /// Files, directories, and options of `secateur corpus`.
        #[arg(required = true, trailing_var_arg = true, allow_hyphen_values = true)]
        words: Vec<OsString>,
    },
    /// Learn from files what is usual in a language, and ship that with its format.
    Learn {
        /// The format.
        name: String,
        /// Files, directories, and options of `secateur learn`.
        #[arg(required = true, trailing_var_arg = true, allow_hyphen_values = true)]
        words: Vec<OsString>,
    },
    /// Rebuild the model that ships with a format from its manifest in `grammars/corpora/`.
    Model(rebuild::Arguments),
    /// Train a validity model on the data of `secateur collect`, and ship it.
    Train(train::Arguments),
    /// Parse files with a grammar, without generating anything.
    Parse {
        /// The grammar file.
        grammar: PathBuf,
        /// Files to parse.
        #[arg(required = true)]
        files: Vec<PathBuf>,
        /// Print the trees.
        #[arg(long)]
        tree: bool,
    },
}

fn description() -> clap::Command {
    Arguments::command()
}

fn main() -> ExitCode {
    let result = match Arguments::parse().command {
        Command::Gen {
            grammars,
            check,
            root: elsewhere,
        } => gen_command::run(&elsewhere.unwrap_or_else(root), &grammars, check),
        Command::New(arguments) => new::run(&arguments),
        Command::Lint(arguments) => lint::run(&arguments),
        Command::Graph(arguments) => graph::run(&arguments),
        Command::Demo => demo::run(&root()),
        Command::Walk { pages } => pages.iter().try_for_each(|page| walk::run(&root(), page)),
        Command::Dist => dist::run(&root()),
        Command::Pnf { grammars, after } => pnf::run(&grammars, after.as_deref()),
        Command::Tables { name } => tables::run(&root(), &name),
        Command::Bench(bench) => bench::run(&root(), &bench),
        Command::Book(arguments) => book::run(&root(), &arguments),
        Command::Truth(arguments) => truth::run(&arguments),
        Command::TruthWorker(arguments) => truth::run_worker(&arguments),
        Command::Fuzz(arguments) => fuzz::run(&arguments),
        Command::FuzzWorker(arguments) => fuzz::run_worker(&arguments),
        Command::Corpus { name, words } => corpus::run(&root(), &name, &words),
        Command::Model(arguments) => rebuild::run(&root(), &arguments),
        Command::Train(arguments) => train::run(&root(), &arguments),
        Command::Learn { name, words } => learn::run(&root(), &name, &words),
        Command::Parse {
            grammar,
            files,
            tree,
        } => parse::run(&grammar, &files, tree),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error:#}");
            ExitCode::FAILURE
        }
    }
}

/// Returns the workspace of the working directory, else of this program's source.
fn root() -> PathBuf {
    let here = std::env::current_dir().unwrap_or_default();
    let is_workspace = |folder: &&Path| folder.join("xtask/Cargo.toml").is_file();
    if let Some(folder) = here.ancestors().find(is_workspace) {
        return folder.to_owned();
    }
    let source = Path::new(env!("CARGO_MANIFEST_DIR"));
    source.parent().unwrap_or(source).to_owned()
}
