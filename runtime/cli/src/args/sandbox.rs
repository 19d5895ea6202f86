use std::ffi::OsString;
use std::path::PathBuf;

use clap::builder::{OsStringValueParser, TypedValueParser};
use clap::{Args, ValueEnum};

use crate::args::heading;
use secateur_oracle::{Sandbox, SandboxRules};

/// The options of the sandbox.
#[derive(Clone, Debug, Default, Args)]
#[command(next_help_heading = heading::TESTS)]
pub(crate) struct SandboxArguments {
    /// Run tests and other programs in this sandbox [default: `on` if the system supports it].
    #[arg(long, value_name = "LEVEL", value_enum)]
    pub(crate) sandbox: Option<Level>,

    /// Let tests and plug-ins also write to this directory or file; may be repeated.
    #[arg(long, value_name = "DIR")]
    pub(crate) writable: Vec<PathBuf>,

    /// Pass this environment variable to tests and plug-ins, too; may be repeated.
    #[arg(long, value_name = "NAME", value_parser = OsStringValueParser::new().try_map(variable))]
    pub(crate) env: Vec<OsString>,
}

/// [`Sandbox`] as it is typed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Level {
    /// No sandbox.
    Off,
    /// Tests write to temporary directories only (Linux with Landlock).
    On,
    /// Tests also see no network, other processes or other temporary directories (needs bwrap).
    Strict,
}

fn variable(name: OsString) -> Result<OsString, &'static str> {
    match name.is_empty() || name.as_encoded_bytes().contains(&b'=') {
        true => Err("the option takes the name of a variable, whose value is that of this program"),
        false => Ok(name),
    }
}

impl SandboxArguments {
    /// Returns the sandbox of the tests; an error if a path of `--writable` does not exist.
    pub(crate) fn rules(&self) -> Result<SandboxRules, String> {
        let mut writable = Vec::new();
        for path in &self.writable {
            let found = path
                .canonicalize()
                .map_err(|error| format!("--writable {}: {error}", path.display()))?;
            writable.push(found);
        }
        Ok(SandboxRules {
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
