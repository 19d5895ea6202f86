//! The final passes, which make the result short and readable once its tokens are minimal.
//!
//! Each change is tested like any other. A pass is a file here and a line in [`PASSES`].

mod comments;
mod formatter;
mod gaps;
mod white_space;

use std::ffi::OsStr;
use std::sync::Arc;

use super::kernel::{Kernel, Stop};
use super::tree::TreeSpace;
use crate::transform::Transformer;

const NAME: &str = "polish";

/// The options of the final passes.
#[derive(Clone, Debug, Default)]
pub struct Polish {
    /// Whether comments, directives and the like go as far as the property allows.
    ///
    /// Otherwise those beside remaining tokens stay.
    pub drop_comments: bool,
    /// Whether only bytes count, so that lines end only where the language or the test needs it.
    pub least: bool,
    /// A program that formats the result, as a plug-in with a single instance.
    ///
    /// It may change tokens, but not add any.
    pub formatter: Option<Arc<dyn Transformer>>,
}

pub(super) struct Finish<'f, 'a> {
    pub(super) base: &'f mut TreeSpace<'a>,
    pub(super) polish: &'f Polish,
    pub(super) name: &'f OsStr,
}

type Pass = fn(&mut Finish<'_, '_>, &mut Kernel<'_>) -> Result<(), Stop>;

const PASSES: &[Pass] = &[comments::PASS, white_space::PASS, formatter::PASS];

pub(super) fn run(mut finish: Finish<'_, '_>, kernel: &mut Kernel<'_>) -> Result<(), Stop> {
    kernel.set_strategy(NAME);
    PASSES.iter().try_for_each(|pass| pass(&mut finish, kernel))
}
