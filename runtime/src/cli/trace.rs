//! `trace`: runs of generators, written down, repeated and drawn.

use std::ffi::OsString;
use std::io::Write;
use std::path::{Path, PathBuf};

use clap::{Args, Subcommand};
use serde_json::json;

use super::Exit;
use super::failure::Failure;
use crate::generate::{
    Answer, Generator, ProcessGenerator, Run, Trace, client_command, file, show,
};

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

/// No generator chooses more often.
pub(super) const MOST: u64 = 10_000_000;

/// Does what was asked for.
pub(super) fn trace(arguments: &TraceArguments) -> Result<Exit, Failure> {
    match &arguments.task {
        TraceTask::Show { file } => {
            let (trace, _) = read(file)?;
            print(show(&trace).as_bytes())
        }
        TraceTask::Record {
            output,
            seed,
            command,
        } => {
            let mut generator = ProcessGenerator::new(client_command(command), None);
            let run = made(generator.record(*seed, MOST).map_err(broken)?)?;
            write(output, &run.trace, command)?;
            print(&run.output)
        }
        TraceTask::Replay {
            file,
            realign,
            command,
        } => {
            let (trace, _) = read(file)?;
            let mut generator = ProcessGenerator::new(client_command(command), None);
            let run = made(generator.replay(&trace, !realign, MOST).map_err(broken)?)?;
            print(&run.output)
        }
    }
}

fn print(text: &[u8]) -> Result<Exit, Failure> {
    let mut out = std::io::stdout().lock();
    match out.write_all(text).and_then(|()| out.flush()) {
        // Whoever reads has seen enough.
        Err(error) if error.kind() != std::io::ErrorKind::BrokenPipe => {
            Err((Exit::Broken, format!("cannot print: {error}")))
        }
        _ => Ok(Exit::Done),
    }
}

pub(super) fn broken(error: impl std::fmt::Display) -> Failure {
    (Exit::Broken, error.to_string())
}

/// The run of an answer, if there is one.
pub(super) fn made(answer: Answer) -> Result<Run, Failure> {
    let refused = |message: String| Err((Exit::Refused, message));
    match answer {
        Answer::Done(run) => Ok(run),
        Answer::Halted { at } => refused(format!(
            "the generator left the trace after {at} choices: this is not the program, or not the arguments, \
             that it was recorded with"
        )),
        Answer::Limit => refused("the generator does not come to an end".to_owned()),
        Answer::Failed { message } => refused(format!("the generator failed: {message}")),
    }
}

/// Reads a trace from a file, with its first line.
pub(super) fn read(path: &Path) -> Result<(Trace, serde_json::Value), Failure> {
    let shown = path.display();
    let text = std::fs::read_to_string(path).map_err(|error| {
        (
            Exit::Usage,
            format!("cannot read the trace {shown}: {error}"),
        )
    })?;
    file::read(&text).map_err(|error| (Exit::Refused, format!("{shown}: {error}")))
}

/// Writes a trace to a file.
pub(super) fn write(path: &Path, trace: &Trace, command: &[OsString]) -> Result<(), Failure> {
    let words: Vec<_> = command.iter().map(|word| word.to_string_lossy()).collect();
    let text = file::write(trace, &json!({ "generator": words }));
    std::fs::write(path, text).map_err(|error| {
        let message = format!("cannot write the trace {}: {error}", path.display());
        (Exit::Broken, message)
    })
}
