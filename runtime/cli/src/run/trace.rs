use std::ffi::OsString;
use std::path::Path;

use serde_json::json;

use crate::exit::{Exit, Failure};
use crate::run::outputs;
use crate::run::setup::say_once;
use secateur_oracle::{SandboxRules, ServedProgram};
use secateur_trace::{Answer, ProcessGenerator, Run, Started, Trace, client_command, file};

/// Maximal number of choices of a run.
pub(crate) const MOST: u64 = 10_000_000;

pub(crate) fn broken(error: impl std::fmt::Display) -> Failure {
    (Exit::Broken, error.to_string())
}

/// Creates a generator in the sandbox of the tests; an error if a required sandbox is missing.
pub(crate) fn confined(
    command: &[OsString],
    sandbox_rules: &SandboxRules,
) -> Result<ProcessGenerator, Failure> {
    let service = ServedProgram::new(sandbox_rules).map_err(broken)?;
    say_once(service.notice());
    let generator = ProcessGenerator::new(client_command(command), None);
    Ok(generator.started_by(move |words, variables| {
        let (to, from, mut serving) = service.start(words, variables)?;
        Ok(Started {
            to: Box::new(to),
            from: Box::new(from),
            end: Box::new(move |kill| serving.end(kill)),
        })
    }))
}

pub(crate) fn made(answer: Answer) -> Result<Run, Failure> {
    let refused = |message: String| Err((Exit::Refused, message));
    match answer {
        Answer::Done(run) => Ok(run),
        Answer::Halted { at } => refused(format!(
            "the generator left the trace after {at} choices: the trace was recorded with another program or \
             other arguments; record it again"
        )),
        Answer::Limit => refused(format!(
            "the generator made {MOST} choices without an end: let it stop earlier"
        )),
        Answer::Failed { message } => refused(format!("the generator failed: {message}")),
    }
}

pub(crate) fn read(path: &Path) -> Result<(Trace, serde_json::Value), Failure> {
    let shown = path.display();
    let text = std::fs::read_to_string(path).map_err(|error| {
        (
            Exit::Usage,
            format!("cannot read the trace {shown}: {error}"),
        )
    })?;
    file::read(&text).map_err(|error| {
        (
            Exit::Refused,
            format!("{shown} is not a trace: {error} (`trace record` makes one)"),
        )
    })
}

pub(crate) fn write(path: &Path, trace: &Trace, command: &[OsString]) -> Result<(), Failure> {
    let words: Vec<_> = command.iter().map(|word| word.to_string_lossy()).collect();
    let text = file::write(trace, &json!({ "generator": words }));
    outputs::write(&outputs::place(path)?, text.as_bytes())
}
