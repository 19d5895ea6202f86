//! The rate of passes, where the property test contradicted itself.

use super::{Check, Start};
use crate::search::kernel::caution::Caution;
use crate::search::kernel::rate::CANDIDATE;
use crate::search::kernel::runner::Runner;
use crate::search::kernel::{Stop, TextKey};

pub(super) const START: Start = || Box::new(Rate);

struct Rate;

impl Check for Rate {
    fn passes(
        &mut self,
        text: &[u8],
        caution: &mut Caution,
        runner: &mut Runner<'_>,
    ) -> Result<bool, Stop> {
        if !caution.flakiness.counted || caution.decided == Some(TextKey::of(text)) {
            return Ok(true);
        }
        caution.decide(text, CANDIDATE, runner)
    }
}
