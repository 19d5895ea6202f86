//! The guard, which rejects a candidate of which it complains as it did not of the original.

use super::{Check, Start};
use crate::search::Purpose;
use crate::search::kernel::Stop;
use crate::search::kernel::caution::Caution;
use crate::search::kernel::runner::Runner;

pub(super) const START: Start = || Box::new(Guard);

struct Guard;

impl Check for Guard {
    fn passes(
        &mut self,
        text: &[u8],
        _: &mut Caution,
        runner: &mut Runner<'_>,
    ) -> Result<bool, Stop> {
        Ok(runner.aside(Purpose::Guard, text)?.0)
    }
}
