use std::ffi::OsString;
use std::time::Duration;

use clap::Args;

use crate::args::heading;
use crate::args::limits::LimitArguments;
use crate::args::numbers::{positive, seconds};
use crate::args::property::PropertyArguments;
use crate::args::sandbox::SandboxArguments;

/// The options of property tests.
#[derive(Clone, Debug, Default, Args)]
pub(crate) struct TestArguments {
    #[command(flatten)]
    pub(crate) property: PropertyArguments,

    #[command(flatten)]
    pub(crate) running: RunningArguments,

    #[command(flatten)]
    pub(crate) limits: LimitArguments,

    #[command(flatten)]
    pub(crate) sandbox: SandboxArguments,
}

/// The options for the number and the duration of tests.
#[derive(Clone, Debug, Default, Args)]
#[command(next_help_heading = heading::TESTS)]
pub(crate) struct RunningArguments {
    /// Run this many tests at once [default: the number of processors].
    #[arg(short, long, value_name = "N", value_parser = positive::<usize>)]
    pub(crate) jobs: Option<usize>,

    /// Test this many edits of one text, or `auto`, then merge those that pass.
    #[arg(long, value_name = "N", default_value = "1", value_parser = width)]
    pub(crate) width: Width,

    /// Kill a test after this time [default: 20 times the original, at least 10].
    #[arg(short, long, value_name = "SECONDS", value_parser = seconds)]
    pub(crate) timeout: Option<Duration>,

    /// Decide on each candidate by several tests, by how often the input passes, for a flaky test.
    #[arg(long)]
    pub(crate) flaky: bool,

    /// Reject new kinds of complaints of this command, or of `c-ub`, `java`, `rust` (repeatable).
    #[arg(long, value_name = "COMMAND")]
    pub(crate) guard: Vec<OsString>,

    /// Run this expensive test too, on every 20th accepted candidate and on the result.
    #[arg(long, value_name = "TEST")]
    pub(crate) then: Option<OsString>,
}

/// Maximal number of edits of one text: each candidate is in memory.
const WIDEST: usize = 1024;

/// The width of a search.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Width {
    Edits(usize),
    Auto,
}

impl Width {
    /// Returns the number of edits, 1 if it is to be chosen.
    pub(crate) const fn edits(self) -> usize {
        match self {
            Self::Edits(width) => width,
            Self::Auto => 1,
        }
    }
}

impl Default for Width {
    fn default() -> Self {
        Self::Edits(1)
    }
}

fn width(text: &str) -> Result<Width, String> {
    let wrong = || format!("expected a whole number from 1 to {WIDEST}, or `auto`");
    match text.parse() {
        _ if text == "auto" => Ok(Width::Auto),
        Ok(width) if (1..=WIDEST).contains(&width) => Ok(Width::Edits(width)),
        _ => Err(wrong()),
    }
}
