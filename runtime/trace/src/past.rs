//! Runs that record only their seed.

use super::choices::Choices;
use super::library::RunError;
use super::trace::Trace;

/// A finished run: its output and its seed.
#[derive(Clone, Debug)]
pub struct PastRun<G> {
    generate: G,
    seed: u64,
    text: Vec<u8>,
}

/// Runs a generator with the decisions of a seed and records none.
///
/// Hardly slower than without a trace, for campaigns in which few inputs fail. [`PastRun::trace`]
/// repeats such a run.
///
/// ```
/// use secateur_trace::{Choices, recorded, reduce};
///
/// fn digits(choices: &mut Choices) -> Vec<u8> {
///     choices.repeat(0..9, |choices, _| choices.range(b'0'..=b'9'))
/// }
///
/// let fails = |text: &[u8]| text.contains(&b'7');
/// let run = (0..).map(|seed| recorded(digits, seed)).find(|run| fails(run.text()));
/// let trace = run.expect("one that fails").trace()?;
/// assert_eq!(reduce(digits, &trace, fails)?.run.output, b"7");
/// # Ok::<(), secateur_trace::RunError>(())
/// ```
pub fn recorded<G: FnMut(&mut Choices) -> Vec<u8>>(mut generate: G, seed: u64) -> PastRun<G> {
    let text = generate(&mut Choices::unrecorded(seed));
    PastRun {
        generate,
        seed,
        text,
    }
}

impl<G: FnMut(&mut Choices) -> Vec<u8>> PastRun<G> {
    /// Returns the output.
    #[must_use]
    pub fn text(&self) -> &[u8] {
        &self.text
    }

    /// Returns the trace, by another run.
    ///
    /// # Errors
    /// If the output differs: then it does not depend on the choices alone.
    pub fn trace(&mut self) -> Result<Trace, RunError> {
        let mut choices = Choices::random(self.seed);
        if (self.generate)(&mut choices) == self.text {
            return Ok(choices.into_trace());
        }
        let why = "the same seed led to another output";
        Err(RunError::NotRepeated(why.to_owned()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words(choices: &mut Choices) -> Vec<u8> {
        choices
            .repeat(0..=5, |choices, _| {
                choices.call(|choices| choices.range(b'a'..=b'z'))
            })
            .into_iter()
            .chain(choices.bytes(0..=3))
            .collect()
    }

    #[test]
    fn the_trace_is_that_of_the_run() {
        for seed in 0..50 {
            let mut choices = Choices::random(seed);
            let text = words(&mut choices);
            let mut run = recorded(words, seed);
            assert_eq!(run.text(), text);
            assert_eq!(run.trace().unwrap(), choices.into_trace());
        }
    }

    #[test]
    fn different_values_are_errors() {
        let mut runs = 0;
        let mut run = recorded(
            |choices: &mut Choices| {
                runs += 1;
                vec![runs, choices.range(0..=9)]
            },
            1,
        );
        assert!(matches!(run.trace(), Err(RunError::NotRepeated(_))));
    }
}
