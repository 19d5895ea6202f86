//! The end of the last line, as the input has it.
//!
//! It may have gone with a deleted token. Where it is a token of its own it is added to the text
//! alone, behind a minimal tree.

use super::kernel::{Kernel, Stop};
use super::rewrite::{Fits, Once, Rewrites};
use super::tree::TreeSpace;

/// Adds the line end of the input's last line to a text that lacks it, if the test allows.
///
/// # Errors
/// If the search has to stop.
pub(super) fn end(
    input: &[u8],
    base: &mut TreeSpace<'_>,
    kernel: &mut Kernel<'_>,
) -> Result<(), Stop> {
    let text = base.tree.text();
    let line_end: &[u8] = match input {
        [.., b'\r', b'\n'] => b"\r\n",
        [.., b'\n'] => b"\n",
        _ => return Ok(()),
    };
    if text.is_empty() || text.ends_with(b"\n") {
        return Ok(());
    }
    let text = [text, line_end].concat();
    let fits = Fits::Ended;
    kernel.run(&mut Rewrites { base, fits }, Once(Some(text)))?;
    Ok(())
}
