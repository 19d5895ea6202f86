use std::ffi::{OsStr, OsString};

use clap::Args;

use crate::args::heading;
use secateur_oracle::{Property, PropertyTest, Stream, TestCommand};

/// The options that replace exit status 0 as the property.
#[derive(Clone, Debug, Default, Args)]
#[command(next_help_heading = heading::PROPERTY)]
pub(crate) struct PropertyArguments {
    /// Require the crash of the original: the same signal and messages.
    #[arg(long)]
    pub(crate) same_crash: bool,

    /// Require this exit status or signal of the command or its program, or one of several (1,SEGV).
    #[arg(
        long,
        value_name = "STATUS",
        value_parser = ending,
        value_delimiter = ',',
        num_args = 1,
        overrides_with = "expect_exit"
    )]
    pub(crate) expect_exit: Vec<Property>,

    /// Require a match of this regular expression on standard error (repeatable).
    #[arg(long, value_name = "REGEX")]
    pub(crate) stderr: Vec<String>,

    /// Require a match of this regular expression on standard output (repeatable).
    #[arg(long, value_name = "REGEX")]
    pub(crate) stdout: Vec<String>,

    /// Reject a match of this regular expression on standard error (repeatable).
    #[arg(long, value_name = "REGEX")]
    pub(crate) not_stderr: Vec<String>,

    /// Reject a match of this regular expression on standard output (repeatable).
    #[arg(long, value_name = "REGEX")]
    pub(crate) not_stdout: Vec<String>,

    /// Require that these two commands differ in exit status or standard output.
    #[arg(long, num_args = 2, value_names = ["COMMAND", "COMMAND"])]
    pub(crate) differs: Vec<OsString>,

    /// Accept also a candidate whose test exceeds `--timeout`, for a failure that is a hang.
    #[arg(long, requires = "timeout")]
    pub(crate) timeout_is_interesting: bool,
}

impl PropertyArguments {
    /// Returns the property test of a command.
    ///
    /// The error, for a person: an option is wrong, or needs a command and there is none.
    pub(crate) fn test(&self, command: Option<TestCommand>) -> Result<PropertyTest, String> {
        let mut properties = Vec::new();
        match &self.expect_exit[..] {
            [] => {}
            [one] => properties.push(one.clone()),
            several => properties.push(Property::AnyOf(several.to_vec())),
        }
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
                "{} needs a command: write it after `--`",
                properties[0]
            ));
        }
        let mut differ = Vec::new();
        for pair in self.differs.chunks(2) {
            let [one, other] = pair else {
                return Err("--differs needs two commands: `--differs ONE OTHER`".to_owned());
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
            guards: Vec::new(),
        })
    }
}

/// Parses an exit status or the name of a signal.
fn ending(text: &str) -> Result<Property, String> {
    match text.parse() {
        Ok(status @ 0..256) => Ok(Property::Exit(status)),
        Ok(status) => Err(format!(
            "{status} is not an exit status: write a status from 0 to 255, or a signal \
             such as SEGV"
        )),
        Err(_) => text.parse().map(Property::Signal),
    }
}
