//! The second test at once, for a while after it rejected a base.

use super::{Check, Start};
use crate::search::Purpose;
use crate::search::kernel::caution::Caution;
use crate::search::kernel::runner::Runner;
use crate::search::kernel::{Stop, TextKey};

pub(super) const START: Start = || Box::new(Second);

struct Second;

impl Check for Second {
    fn passes(
        &mut self,
        text: &[u8],
        caution: &mut Caution,
        runner: &mut Runner<'_>,
    ) -> Result<bool, Stop> {
        if caution.careful == 0 {
            return Ok(true);
        }
        caution.careful -= 1;
        let passes = runner.aside(Purpose::Second, text)?.0;
        caution.proven = passes.then(|| TextKey::of(text));
        Ok(passes)
    }
}
