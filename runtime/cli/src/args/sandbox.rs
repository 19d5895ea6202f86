//! What a test is kept from.

use std::ffi::OsString;
use std::path::PathBuf;

use clap::{Args, ValueEnum};

use crate::args::heading;
use secateur_oracle::{Confinement, Sandbox};

/// What a test is kept from.
#[derive(Clone, Debug, Default, Args)]
#[command(next_help_heading = heading::TESTS)]
pub(crate) struct SandboxArguments {
    /// Confine tests this strictly [default: `on` where the system can do that].
    #[arg(long, value_name = "LEVEL", value_enum)]
    pub(crate) sandbox: Option<Level>,

    /// Let tests write to this directory or file, too; may be repeated.
    #[arg(long, value_name = "DIR")]
    pub(crate) writable: Vec<PathBuf>,

    /// Give tests this environment variable, too; may be repeated.
    #[arg(long, value_name = "NAME")]
    pub(crate) env: Vec<OsString>,
}

/// [`Sandbox`] as it is typed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Level {
    /// Tests may do all that you may.
    Off,
    /// Writes go to temporary directories only (Linux with Landlock).
    On,
    /// Also no network, no other processes, no other temporary directories (needs bwrap).
    Strict,
}

impl SandboxArguments {
    /// Returns what was meant; the error is for a person.
    pub(crate) fn confinement(&self) -> Result<Confinement, String> {
        let mut writable = Vec::new();
        for path in &self.writable {
            let found = path
                .canonicalize()
                .map_err(|error| format!("--writable {}: {error}", path.display()))?;
            writable.push(found);
        }
        Ok(Confinement {
            sandbox: match self.sandbox {
                Some(Level::Off) => Sandbox::Off,
                None | Some(Level::On) => Sandbox::On,
                Some(Level::Strict) => Sandbox::Strict,
            },
            writable,
            environment: self.env.clone(),
            best_effort: self.sandbox.is_none(),
        })
    }
}
