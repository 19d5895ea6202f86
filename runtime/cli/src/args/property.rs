//! Properties that need no script.

use std::ffi::{OsStr, OsString};

use clap::Args;

use secateur_oracle::{Property, PropertyTest, Signal, Stream, TestCommand};

/// Options that say what makes a variant interesting; all that are given have to
/// hold. Without any, exit status 0 does.
#[derive(Clone, Debug, Default, Args)]
#[command(
    next_help_heading = "What makes a variant interesting (all that are given; otherwise exit status 0)"
)]
pub struct PropertyArguments {
    /// The command exits with this status.
    #[arg(long, value_name = "STATUS", value_parser = clap::value_parser!(i32).range(0..256))]
    pub expect_exit: Option<i32>,

    /// This signal kills the command (or a program of its, so that it exits with
    /// status 128 + n), such as SEGV.
    #[arg(long, value_name = "SIGNAL")]
    pub expect_signal: Option<Signal>,

    /// A regular expression matches what the command writes to standard error.
    #[arg(long, value_name = "REGEX")]
    pub stderr: Vec<String>,

    /// Likewise to standard output.
    #[arg(long, value_name = "REGEX")]
    pub stdout: Vec<String>,

    /// A regular expression does not match what it writes to standard error.
    #[arg(long, value_name = "REGEX")]
    pub not_stderr: Vec<String>,

    /// Likewise to standard output.
    #[arg(long, value_name = "REGEX")]
    pub not_stdout: Vec<String>,

    /// Two commands differ in exit status or standard output.
    #[arg(long, num_args = 2, value_names = ["COMMAND", "COMMAND"])]
    pub differs: Vec<OsString>,

    /// The command crashes as it does for the original: by the same signal or
    /// status, with the same messages and innermost functions.
    #[arg(long)]
    pub same_crash: bool,

    /// A variant whose test has to be killed because its time is over is
    /// interesting; needs --timeout.
    #[arg(long, requires = "timeout")]
    pub timeout_is_interesting: bool,
}

impl PropertyArguments {
    /// The test that they make of a command; the error is for a person.
    pub(crate) fn test(&self, command: Option<TestCommand>) -> Result<PropertyTest, String> {
        let mut properties = Vec::new();
        properties.extend(self.expect_exit.map(Property::Exit));
        properties.extend(self.expect_signal.map(Property::Signal));
        let mut patterns = |option: &str, texts: &[String], make: &dyn Fn(_) -> Property| {
            for text in texts {
                let pattern = Property::pattern(text).map_err(|e| format!("{option}: {e}"))?;
                properties.push(make(pattern));
            }
            Ok::<(), String>(())
        };
        patterns("--stderr", &self.stderr, &|p| {
            Property::Prints(Stream::Err, p)
        })?;
        patterns("--stdout", &self.stdout, &|p| {
            Property::Prints(Stream::Out, p)
        })?;
        patterns("--not-stderr", &self.not_stderr, &|p| {
            Property::PrintsNot(Stream::Err, p)
        })?;
        patterns("--not-stdout", &self.not_stdout, &|p| {
            Property::PrintsNot(Stream::Out, p)
        })?;
        if self.same_crash {
            properties.push(Property::SameCrash);
        }
        if command.is_none() && !properties.is_empty() {
            return Err(format!(
                "{} is about a command, but there is none: write it behind `--`",
                properties[0]
            ));
        }
        let mut differ = Vec::new();
        for pair in self.differs.chunks(2) {
            let [one, other] = pair else {
                return Err("--differs needs two commands".to_owned());
            };
            let command = |word: &OsStr| {
                TestCommand::from_test(word).map_err(|error| format!("--differs: {error}"))
            };
            differ.push([command(one)?, command(other)?]);
        }
        Ok(PropertyTest {
            command,
            properties,
            differ,
        })
    }
}
