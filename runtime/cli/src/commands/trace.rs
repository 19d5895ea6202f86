//! `trace`: runs of generators, recorded, repeated and drawn.

use std::io::Write;

use crate::args::task::{TraceArguments, TraceTask};
use crate::exit::{Exit, Failure};
use crate::run::trace::{MOST, broken, made, read, write};
use secateur_trace::{Generator, ProcessGenerator, client_command, show};

/// Does what was asked for.
pub(crate) fn trace(arguments: &TraceArguments) -> Result<Exit, Failure> {
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
