//! A program that formats the result.

use super::{Finish, Pass};
use crate::executor::OracleError;
use crate::search::kernel::{Kernel, Stop};
use crate::search::plugin::ENDED;
use crate::search::rewrite::{Fits, Once, Rewrites};
use crate::transform::Transformed;

pub(super) const PASS: Pass = format;

fn format(finish: &mut Finish<'_, '_>, kernel: &mut Kernel<'_>) -> Result<(), Stop> {
    let Some(formatter) = &finish.polish.formatter else {
        return Ok(());
    };
    if kernel.is_copy() {
        return Err(Stop::Interrupted);
    }
    let broken = |source| {
        Stop::Broken(OracleError {
            what: format!("cannot run the formatter {}", formatter.name()),
            source,
        })
    };
    let mut tool = formatter.open(finish.name, 1).map_err(broken)?;
    let base = &mut *finish.base;
    let formatted = tool.apply(base.tree.text(), "", &[0]).map_err(broken)?;
    match formatted {
        Transformed::Text(text) => {
            let fits = Fits::Formatted;
            kernel.run(&mut Rewrites { base, fits }, Once(Some(text)))?;
        }
        Transformed::Same => {}
        Transformed::Failed => kernel.failed(formatter.name(), ENDED),
        Transformed::Nothing => kernel.failed(
            formatter.name(),
            "failed (its exit status was not 0), so the result is not formatted",
        ),
    }
    Ok(())
}
