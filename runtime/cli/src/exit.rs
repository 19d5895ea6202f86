//! Exit statuses.

use std::process::ExitCode;

/// The end of a run as its exit status.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Exit {
    /// 0: reduced until nothing smaller was found, or as far as a limit allowed.
    Done,
    /// 1: nothing to do.
    ///
    /// The property test rejects the original, the input does not parse, or the grammar has errors.
    Refused,
    /// 2: wrong usage.
    Usage,
    /// 3: the result could not be saved, or the property test could not be run any more.
    ///
    /// The best result is kept where that is possible.
    Broken,
    /// 4: the property test is flaky; the last result that passed when it was repeated is kept.
    Unreliable,
    /// 130: interrupted; the best so far is kept.
    Interrupted,
}

impl From<Exit> for ExitCode {
    fn from(exit: Exit) -> Self {
        Self::from(match exit {
            Exit::Done => 0,
            Exit::Refused => 1,
            Exit::Usage => 2,
            Exit::Broken => 3,
            Exit::Unreliable => 4,
            Exit::Interrupted => 130,
        })
    }
}

/// The exit status of a failure, and its message.
pub(crate) type Failure = (Exit, String);
