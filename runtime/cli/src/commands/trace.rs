//! `trace`: runs of generators, recorded, repeated and drawn.

use std::ffi::OsString;
use std::path::PathBuf;

use clap::Args;

use crate::args::numbers::number;
use crate::args::sandbox::SandboxArguments;
use crate::commands::{Program, Subcommand};
use crate::exit::{Exit, Failure};
use crate::run::outputs::{place, print};
use crate::run::setup::interrupt;
use crate::run::trace::{MOST, confined, made, read, write};
use secateur_oracle::Interrupt;
use secateur_report::printable;
use secateur_trace::{Following, Generator, ProcessGenerator, show};

/// The arguments of `trace`.
#[derive(Debug, Args)]
pub(crate) struct Arguments {
    #[command(subcommand)]
    task: TraceTask,
}

/// The actions on traces.
#[derive(Debug, clap::Subcommand)]
enum TraceTask {
    /// Draw the tree of choices of a trace; a star marks a reducible part.
    Show {
        /// The trace.
        #[arg(value_name = "FILE")]
        file: PathBuf,
    },

    /// Run a generator, record its choices, and print its output.
    Record {
        /// Write the trace to this file.
        #[arg(short, long, value_name = "FILE")]
        output: PathBuf,

        /// Seed the generator's random numbers [default: the generator's own seed].
        #[arg(long, value_name = "NUMBER", value_parser = number::<u64>)]
        seed: Option<u64>,

        /// The generator.
        #[arg(last = true, value_name = "COMMAND", required = true)]
        command: Vec<OsString>,

        #[command(flatten)]
        sandbox: SandboxArguments,
    },

    /// Run a generator by a trace and print its output.
    Replay {
        /// The trace.
        #[arg(value_name = "FILE")]
        file: PathBuf,

        /// Continue with other decisions where the run leaves the trace.
        #[arg(long)]
        realign: bool,

        /// The generator.
        #[arg(last = true, value_name = "COMMAND", required = true)]
        command: Vec<OsString>,

        #[command(flatten)]
        sandbox: SandboxArguments,
    },
}

impl Subcommand for Arguments {
    const ABOUT: &'static str = "Records, repeats and draws runs of generators";

    fn run(self, _: Program<'_>) -> Result<Exit, Failure> {
        trace(&self)
    }
}

fn trace(arguments: &Arguments) -> Result<Exit, Failure> {
    match &arguments.task {
        TraceTask::Show { file } => {
            let (trace, _) = read(file)?;
            print(printable(&show(&trace)).as_bytes())?;
        }
        TraceTask::Record {
            output,
            seed,
            sandbox,
            command,
        } => {
            let output = place(output)?;
            let (mut generator, interrupt) = generator(command, sandbox)?;
            let run = made(generator.record(*seed, MOST), &interrupt)?;
            write(&output, &run.trace, command)?;
            print(&run.output)?;
        }
        TraceTask::Replay {
            file,
            realign,
            sandbox,
            command,
        } => {
            let (trace, _) = read(file)?;
            let (mut generator, interrupt) = generator(command, sandbox)?;
            let following = match realign {
                true => Following::Nearest,
                false => Following::Strict,
            };
            let run = made(generator.replay(&trace, following, MOST), &interrupt)?;
            print(&run.output)?;
        }
    }
    Ok(Exit::Done)
}

fn generator(
    command: &[OsString],
    sandbox: &SandboxArguments,
) -> Result<(ProcessGenerator, Interrupt), Failure> {
    let rules = sandbox.rules().map_err(|error| (Exit::Usage, error))?;
    let interrupt = interrupt(None)?;
    let generator = confined(command, &rules, &interrupt)?;
    Ok((generator, interrupt))
}
