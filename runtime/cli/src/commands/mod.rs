//! The subcommands, a file each.
//!
//! A file has the arguments of its subcommand, a type that flattens the option groups that
//! the subcommand takes, and implements [`Subcommand`] for them. A line in [`SUBCOMMANDS`]
//! makes the file a module, gives the subcommand the module's name, and puts it into
//! `--help`, manual pages and completions.
//!
//! [`reduce`] is what is done without a subcommand, [`directory`] if the input is a
//! directory. No file imports from another.

pub(crate) mod directory;
pub(crate) mod reduce;

use std::ffi::OsString;

use clap::{ArgMatches, Args, Command};

use crate::exit::{Exit, Failure};
use crate::input::languages::Languages;
use crate::run::journal::Resumed;

/// The context of a command besides its arguments.
pub(crate) struct Program<'a> {
    /// The program's name.
    pub(crate) name: &'a str,
    pub(crate) languages: Languages<'a>,
    /// The arguments as they were typed.
    pub(crate) words: Vec<OsString>,
    /// The journal of an earlier run of the same arguments.
    pub(crate) resumed: Option<Resumed>,
    /// Parses other words.
    pub(crate) parse: fn(&Program<'_>, &[OsString]) -> Result<ArgMatches, Failure>,
    /// Does what other words say.
    pub(crate) perform: fn(Program<'_>) -> Result<Exit, Failure>,
}

/// The arguments of a subcommand, and what is done with them.
pub(crate) trait Subcommand: Args {
    /// The help, a line of at most 80 characters.
    const ABOUT: &'static str;

    /// Runs the subcommand.
    ///
    /// # Errors
    /// The exit status and a message for a person.
    fn run(self, program: Program<'_>) -> Result<Exit, Failure>;
}

/// A subcommand of the list.
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

    /// Describes what the subcommand takes.
    pub(crate) fn command(&self) -> Command {
        let command = Command::new(self.name).args_override_self(true);
        (self.arguments)(command).about(self.about)
    }

    /// Runs the subcommand with parsed arguments.
    ///
    /// # Errors
    /// The exit status and a message for a person.
    pub(crate) fn run(&self, matches: &ArgMatches, program: Program<'_>) -> Result<Exit, Failure> {
        (self.run)(matches, program)
    }
}

macro_rules! subcommands {
    ($($name:ident,)*) => {
        $(mod $name;)*

        /// The subcommands, in the order in which `--help` shows them.
        pub(crate) const SUBCOMMANDS: &[Entry] =
            &[$(Entry::of::<$name::Arguments>(stringify!($name))),*];
    };
}

// rustfmt does not look into modules that a macro declares: `.ci/run` formats these files.
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
