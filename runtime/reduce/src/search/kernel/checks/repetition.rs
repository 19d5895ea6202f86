//! Repetitions of the property test.

use super::{Check, Start};
use crate::search::kernel::Stop;
use crate::search::kernel::caution::Caution;
use crate::search::kernel::runner::Runner;

pub(super) const START: Start = || Box::new(Repetition);

struct Repetition;

impl Check for Repetition {
    fn passes(
        &mut self,
        text: &[u8],
        caution: &mut Caution,
        runner: &mut Runner<'_>,
    ) -> Result<bool, Stop> {
        for _ in 0..caution.repetitions {
            if !caution.passes_again(text, runner)? {
                return Ok(false);
            }
        }
        Ok(true)
    }
}
