use std::process::ExitCode;

/// The end of a run as its exit status.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Exit {
    /// 0: reduced until nothing smaller was found, or to a limit.
    Done,
    /// 1: nothing to do: a rejected original or input, or a limit before the search.
    Refused,
    /// 2: wrong usage, also a property test that is missing, or a grammar with errors.
    Usage,
    /// 3: an output could not be saved, or the property test could no longer be run.
    ///
    /// The best result is kept where possible.
    Broken,
    /// 4: the property test is flaky; the last result that passed again is kept.
    Unreliable,
    /// 130: interrupted; the best result is kept.
    Interrupted,
}

impl Exit {
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

pub(crate) type Failure = (Exit, String);
