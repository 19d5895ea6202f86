//! The final passes, which make the result short and readable once its tokens are minimal.
//!
//! Each change is tested. A pass is a file here and a line in [`PASSES`].

mod carriers;
mod comment_texts;
mod comments;
mod cuts;
mod formatter;
mod gaps;
mod pieces;
mod white_space;

use std::ffi::OsStr;
use std::sync::Arc;

pub(super) use white_space::shortened;

use super::kernel::{Kernel, Stop};
use super::tree::TreeSpace;
use crate::transform::Transformer;

pub(super) const NAME: &str = "polish";

/// The options of the final passes.
#[derive(Clone, Debug, Default)]
pub struct Polish {
    /// Whether comments, directives and the like go as far as the property allows.
    ///
    /// Otherwise those beside remaining tokens stay.
    pub drop_comments: bool,
    /// Whether only bytes count: lines end only where the language or the test needs it.
    pub least: bool,
    /// A program that formats the result, as a plug-in of one instance.
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

/// The passes that may lead to fewer tokens, before the last round.
const EARLY: &[Pass] = &[comments::PASS, carriers::PASS, cuts::PASS];

const PASSES: &[Pass] = &[
    comments::PASS,
    comment_texts::PASS,
    white_space::PASS,
    formatter::PASS,
];

/// Runs the passes that may lead to fewer tokens.
pub(super) fn run_early(mut finish: Finish<'_, '_>, kernel: &mut Kernel<'_>) -> Result<(), Stop> {
    EARLY.iter().try_for_each(|pass| {
        let ended = pass(&mut finish, kernel);
        // An accepted layout has no nodes.
        if finish.base.tree.nodes() == 0 {
            finish.base.read_nodes();
        }
        ended
    })
}

pub(super) fn run(mut finish: Finish<'_, '_>, kernel: &mut Kernel<'_>) -> Result<(), Stop> {
    kernel.set_strategy(NAME);
    // Candidates have nodes of their own.
    finish.base.tree.forget_nodes();
    let ended = PASSES.iter().try_for_each(|pass| pass(&mut finish, kernel));
    finish.base.read_nodes();
    ended
}
