//! The subcommands, a file each.
//!
//! A file defines the arguments of its subcommand, a type that flattens groups of options, and
//! implements [`Subcommand`] for them. A line in [`SUBCOMMANDS`] declares the module, names the
//! subcommand after it, and adds it to `--help`, manual pages and completions.
//!
//! Without a subcommand, [`reduce`] runs, or [`directory`] if the input is a directory. No file
//! imports from another.

pub(crate) mod directory;
pub(crate) mod reduce;

use std::ffi::OsString;

use clap::{ArgMatches, Args, Command};

use crate::exit::{Exit, Failure};
use crate::input::languages::Languages;
use crate::run::journal::Resumed;

pub(crate) struct Program<'a> {
    pub(crate) name: &'a str,
    pub(crate) languages: Languages<'a>,
    pub(crate) words: Vec<OsString>,
    /// The journal of an earlier run of the same arguments.
    pub(crate) resumed: Option<Resumed>,
    pub(crate) parse: fn(&Program<'_>, &[OsString]) -> Result<ArgMatches, Failure>,
    pub(crate) perform: fn(Program<'_>) -> Result<Exit, Failure>,
}

pub(crate) trait Subcommand: Args {
    /// The help, a line of at most 80 characters.
    const ABOUT: &'static str;

    /// Runs the subcommand; the error is the exit status and a message for a person.
    fn run(self, program: Program<'_>) -> Result<Exit, Failure>;
}

pub(crate) struct Entry {
    pub(crate) name: &'static str,
    about: &'static str,
    arguments: fn(Command) -> Command,
    run: fn(&ArgMatches, Program<'_>) -> Result<Exit, Failure>,
}

impl Entry {
    const fn of<S: Subcommand>(name: &'static str) -> Self {
        Self {
            name,
            about: S::ABOUT,
            arguments: S::augment_args,
            run: |matches, program| match S::from_arg_matches(matches) {
                Ok(arguments) => arguments.run(program),
                Err(error) => error.exit(),
            },
        }
    }

    pub(crate) fn command(&self) -> Command {
        let command = Command::new(self.name).args_override_self(true);
        (self.arguments)(command).about(self.about)
    }

    pub(crate) fn run(&self, matches: &ArgMatches, program: Program<'_>) -> Result<Exit, Failure> {
        (self.run)(matches, program)
    }
}

macro_rules! subcommands {
    ($($name:ident,)*) => {
        $(mod $name;)*

        /// The subcommands, in the order of `--help`.
        pub(crate) const SUBCOMMANDS: &[Entry] =
            &[$(Entry::of::<$name::Arguments>(stringify!($name))),*];
    };
}

// rustfmt ignores modules that a macro declares: `.ci/run` formats these files.
subcommands! {
    resume,
    compare,
    replay,
    tree,
    list,
    generator,
    trace,
    corpus,
    generate,
    transform,
    learn,
    collect,
    model,
}
