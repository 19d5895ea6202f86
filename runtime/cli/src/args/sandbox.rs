//! Where a test runs and what it is kept from.

use std::path::PathBuf;

use clap::{Args, ValueEnum};

use secateur_oracle::{Confinement, Sandbox};

/// Options that keep a test from doing harm.
#[derive(Clone, Debug, Default, Args)]
#[command(next_help_heading = "What a test is kept from")]
pub struct SandboxArguments {
    /// How much a test is kept from.
    #[arg(long, value_name = "LEVEL", value_enum, default_value_t)]
    pub sandbox: Level,

    /// A directory or file that a test may write to as well; may be repeated.
    #[arg(long, value_name = "DIR")]
    pub writable: Vec<PathBuf>,

    /// Where the directories in which tests run are made [default: in memory if
    /// there is room, otherwise where TMPDIR says].
    #[arg(long, value_name = "DIR")]
    pub temp: Option<PathBuf>,
}

/// [`Sandbox`] as it is typed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub enum Level {
    /// Nothing.
    Off,
    /// Writes go to temporary directories only (Linux with Landlock).
    #[default]
    On,
    /// Also no network, no other processes, no other temporary directories (needs bwrap).
    Strict,
}

impl SandboxArguments {
    /// What was meant; the error is for a person.
    pub(crate) fn confinement(&self) -> Result<Confinement, String> {
        let mut writable = Vec::new();
        for path in &self.writable {
            let found = path
                .canonicalize()
                .map_err(|error| format!("--writable {}: {error}", path.display()))?;
            writable.push(found);
        }
        if let Some(temp) = &self.temp
            && !temp.is_dir()
        {
            return Err(format!("--temp {} is not a directory", temp.display()));
        }
        Ok(Confinement {
            sandbox: match self.sandbox {
                Level::Off => Sandbox::Off,
                Level::On => Sandbox::On,
                Level::Strict => Sandbox::Strict,
            },
            writable,
        })
    }
}
