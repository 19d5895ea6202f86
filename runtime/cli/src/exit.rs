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
    /// 3: an output could not be saved, or the property test could not be run any more.
    ///
    /// The best result is kept where that is possible.
    Broken,
    /// 4: the property test is flaky; the last result that passed when it was repeated is kept.
    Unreliable,
    /// 130: interrupted; the best so far is kept.
    Interrupted,
}

impl Exit {
    /// Returns the exit status.
    #[must_use]
    pub const fn code(self) -> u8 {
        match self {
            Self::Done => 0,
            Self::Refused => 1,
            Self::Usage => 2,
            Self::Broken => 3,
            Self::Unreliable => 4,
            Self::Interrupted => 130,
        }
    }
}

impl From<Exit> for ExitCode {
    fn from(exit: Exit) -> Self {
        Self::from(exit.code())
    }
}

/// The exit status of a failure, and its message.
pub(crate) type Failure = (Exit, String);
