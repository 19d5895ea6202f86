//! The final passes: the result made short and pleasant to read, where nothing is left to be
//! gained from its tokens.
//!
//! Each change is tested like any other; what is refused is left as it was. A pass is a file
//! here and a line in [`PASSES`].

mod comments;
mod formatter;
mod gaps;
mod white_space;

use std::ffi::OsStr;
use std::sync::Arc;

use super::kernel::{Kernel, Stop};
use super::tree::TreeSpace;
use crate::transform::Transformer;

/// What final passes are called among the strategies.
const NAME: &str = "polish";

/// What becomes of the text between the tokens.
#[derive(Clone, Debug, Default)]
pub struct Polish {
    /// Comments, and whatever else is neither white space nor a token, go as far
    /// as the property allows; otherwise those that stand beside what is left
    /// stay.
    pub drop_comments: bool,
    /// Nothing but bytes counts: lines end only where the language or the test needs it.
    pub least: bool,
    /// A tool that lays the result out anew, as a plugin whose only instance is
    /// wanted. It may change tokens, but not add to them.
    pub formatter: Option<Arc<dyn Transformer>>,
}

/// What a final pass works on.
pub(super) struct Finish<'f, 'a> {
    pub(super) base: &'f mut TreeSpace<'a>,
    pub(super) polish: &'f Polish,
    /// The input's file name.
    pub(super) name: &'f OsStr,
}

/// Makes the base pleasant to read in one way.
type Pass = fn(&mut Finish<'_, '_>, &mut Kernel<'_>) -> Result<(), Stop>;

/// All final passes, in their order.
const PASSES: &[Pass] = &[comments::PASS, white_space::PASS, formatter::PASS];

/// Runs the final passes.
pub(super) fn run(mut finish: Finish<'_, '_>, kernel: &mut Kernel<'_>) -> Result<(), Stop> {
    kernel.names(NAME);
    PASSES.iter().try_for_each(|pass| pass(&mut finish, kernel))
}
