//! The in-process API.

use super::choices::Choices;
use super::follow::Following;
use super::generator::{Answer, FnGenerator, Generator, GeneratorError};
use super::search::{TraceOptions, TraceReduction, reduce_run};
use super::trace::Trace;
use secateur_reduce::executor::FnExecutor;
use secateur_reduce::search::{Oracle, ReduceError};

/// The reason why a run could not be reduced.
#[derive(Debug, thiserror::Error)]
pub enum RunError {
    /// The trace makes no input.
    #[error("the run cannot be repeated: {0}")]
    NotRepeated(String),
    /// The property test rejects the input, or the budget is used up.
    #[error(transparent)]
    Search(#[from] ReduceError),
    /// The generator cannot be run.
    #[error(transparent)]
    Generator(#[from] GeneratorError),
}

/// Reduces a run of a generator to the one with the smallest accepted input.
///
/// ```
/// use secateur_trace::{Choices, reduce};
///
/// // Random programs in which every variable is declared before it is used.
/// fn program(choices: &mut Choices) -> Vec<u8> {
///     let mut declared = 0;
///     let lines = choices.repeat(1..50, |choices, _| match declared {
///         0 => {
///             declared = 1;
///             "let v0 = 1;\n".to_owned()
///         }
///         _ if choices.flag() => {
///             let used = choices.range(0..declared);
///             format!("print(v{used});\n")
///         }
///         _ => {
///             declared += 1;
///             format!("let v{} = v{};\n", declared - 1, choices.range(0..declared - 1))
///         }
///     });
///     lines.concat().into_bytes()
/// }
///
/// // A run that fails: it prints twice.
/// let fails = |text: &[u8]| text.split(|&b| b == b'\n').filter(|l| l.starts_with(b"print")).count() > 1;
/// let mut choices = Choices::random(3);
/// assert!(fails(&program(&mut choices)));
///
/// let smallest = reduce(program, &choices.into_trace(), fails)?;
/// assert_eq!(smallest.run.output, b"let v0 = 1;\nprint(v0);\nprint(v0);\n");
/// # Ok::<(), secateur_trace::RunError>(())
/// ```
///
/// # Errors
/// If the trace makes no input, or none that has the property.
pub fn reduce(
    generate: impl FnMut(&mut Choices) -> Vec<u8>,
    trace: &Trace,
    property: impl FnMut(&[u8]) -> bool,
) -> Result<TraceReduction, RunError> {
    reduce_with(generate, trace, property, TraceOptions::default())
}

/// Reduces a run as [`reduce`] does, with options.
///
/// # Errors
/// If the trace makes no input, or none that has the property.
pub fn reduce_with(
    generate: impl FnMut(&mut Choices) -> Vec<u8>,
    trace: &Trace,
    property: impl FnMut(&[u8]) -> bool,
    options: TraceOptions,
) -> Result<TraceReduction, RunError> {
    let mut generator = FnGenerator::new(generate);
    let run = match generator.replay(trace, Following::Nearest, u64::MAX)? {
        Answer::Done(run) => run,
        Answer::Failed { message } => return Err(RunError::NotRepeated(message)),
        Answer::Halted { .. } | Answer::Limit => {
            return Err(RunError::NotRepeated("it does not end".to_owned()));
        }
    };
    let mut executor = FnExecutor::new(property);
    let oracle = Oracle::new(&mut executor);
    Ok(reduce_run(&mut generator, run, oracle, options, &mut ())?)
}
