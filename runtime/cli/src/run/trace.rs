use std::ffi::OsString;
use std::path::Path;

use serde_json::json;

use crate::exit::{Exit, Failure};
use crate::run::outputs;
use crate::run::setup::say_once;
use secateur_oracle::{Interrupt, SandboxRules, ServedProgram};
use secateur_session::Output;
use secateur_trace::{
    Answer, GeneratorError, ProcessGenerator, Run, Started, Trace, client_command, file,
};

/// Maximal number of choices of a run.
pub(crate) const MOST: u64 = 10_000_000;

pub(crate) fn broken(error: impl std::fmt::Display) -> Failure {
    (Exit::Broken, error.to_string())
}

/// Creates a generator in the sandbox of the tests, which a signal ends.
///
/// An error if a required sandbox is missing.
pub(crate) fn confined(
    command: &[OsString],
    sandbox_rules: &SandboxRules,
    interrupt: &Interrupt,
) -> Result<ProcessGenerator, Failure> {
    let service = ServedProgram::new(sandbox_rules).map_err(broken)?;
    say_once(service.notice());
    let mut generator = ProcessGenerator::new(client_command(command), None);
    let interrupt = interrupt.clone();
    generator.stop_when(move || interrupt.ends());
    Ok(generator.started_by(move |words, variables| {
        let (to, from, mut serving) = service.start(words, variables)?;
        Ok(Started {
            to: Box::new(to),
            from: Box::new(from),
            end: Box::new(move |kill| serving.end(kill)),
        })
    }))
}

pub(crate) fn made(
    answer: Result<Answer, GeneratorError>,
    interrupt: &Interrupt,
) -> Result<Run, Failure> {
    let refused = |message: String| Err((Exit::Refused, message));
    match answer {
        Ok(Answer::Done(run)) => Ok(run),
        _ if interrupt.ends() => Err((Exit::Interrupted, "interrupted".to_owned())),
        Err(error) => Err(broken(error)),
        Ok(Answer::Halted { at }) => refused(format!(
            "the generator left the trace after {at} choices: the trace was recorded with another program or \
             other arguments; record it again"
        )),
        Ok(Answer::Limit) => refused(format!(
            "the generator made {MOST} choices without an end: let it stop earlier"
        )),
        Ok(Answer::Failed { message }) => refused(format!("the generator failed: {message}")),
    }
}

pub(crate) fn read(path: &Path) -> Result<(Trace, serde_json::Value), Failure> {
    let shown = path.display();
    let text = std::fs::read(path).map_err(|error| {
        (
            Exit::Usage,
            format!("cannot read the trace {shown}: {error}"),
        )
    })?;
    let refused = |error: &dyn std::fmt::Display| {
        (
            Exit::Refused,
            format!("{shown} is not a trace: {error} (`trace record` makes one)"),
        )
    };
    let text = String::from_utf8(text).map_err(|_| refused(&"it is not in UTF-8"))?;
    file::read(&text).map_err(|error| refused(&error))
}

pub(crate) fn write(output: &Output, trace: &Trace, command: &[OsString]) -> Result<(), Failure> {
    outputs::write(output, text(trace, command).as_bytes())
}

/// Returns the text of a trace's file.
pub(crate) fn text(trace: &Trace, command: &[OsString]) -> String {
    let words: Vec<_> = command.iter().map(|word| word.to_string_lossy()).collect();
    file::write(trace, &json!({ "generator": words }))
}
