//! Exit statuses.

use std::process::ExitCode;

/// How a run ended, as its exit status says it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Exit {
    /// 0: reduced until nothing smaller was found, or as far as a limit allowed.
    Done,
    /// 1: there is nothing to do: the property test refuses the original, the
    /// input does not parse, or the grammar has errors.
    Refused,
    /// 2: wrong usage.
    Usage,
    /// 3: the result could not be saved, or the property test could not be run
    /// any more; the best so far is kept where that is possible.
    Broken,
    /// 4: the property test answers by chance; the last result that passed when
    /// it was repeated is kept.
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

/// How a run ends that fails, and what is said of it.
pub(crate) type Failure = (Exit, String);
