//! What `generator` is given.

use std::ffi::OsString;
use std::path::PathBuf;

use clap::{CommandFactory, FromArgMatches, Parser};

use crate::args::reduce::Arguments;

/// What `generator` is given.
#[derive(Debug, Parser)]
#[command(
    about = "Reduces the run of a generator that made a failing input, then the input",
    after_help = "The generator's standard output is the input; TEST finds it as NAME. Python's and Node's programs \
                  are run unchanged; others have to speak the protocol of docs/protocol.md.",
    args_override_self = true
)]
pub struct Generation {
    /// What the input is called where TEST runs; its extension tells the language.
    #[arg(
        long,
        value_name = "NAME",
        required = true,
        help_heading = "The generator"
    )]
    pub name: PathBuf,

    /// Begin with this run instead of recording one.
    #[arg(long, value_name = "FILE", help_heading = "The generator")]
    pub trace: Option<PathBuf>,

    /// Seed the generator's random numbers; otherwise it does that itself.
    #[arg(long, value_name = "NUMBER", help_heading = "The generator")]
    pub seed: Option<u64>,

    /// What is done when a run leaves its trace: `halt` gives the candidate up, `bypass`
    /// drops the part around, too, `realign` goes on with any legal decision.
    #[arg(
        long,
        value_name = "WHAT",
        default_value = "realign",
        help_heading = "The generator"
    )]
    pub policy: String,

    /// The strategies for the run instead of the default, in order, with commas
    /// between them: queue, numbers, sorted, hdd, sequence.
    #[arg(long, value_name = "NAMES", help_heading = "The generator")]
    pub trace_strategy: Option<String>,

    /// The list minimiser that they use.
    #[arg(long, value_name = "NAME", help_heading = "The generator")]
    pub trace_lists: Option<String>,

    /// Leave the text as the smallest run made it.
    #[arg(long, help_heading = "The generator")]
    pub only_trace: bool,

    /// Reduce the text of the smallest run alone, not that of the original, too, which may
    /// end smaller.
    #[arg(long, help_heading = "The generator")]
    pub one_start: bool,

    /// A reduction's.
    #[command(flatten)]
    pub arguments: Arguments,
}

/// Options of a reduction that make no sense here.
pub(crate) const NOT_GENERATED: [&str; 5] =
    ["in_place", "explain", "strict", "report", "keep_journal"];

/// Makes sense of what stands behind `generator`, or ends the program.
pub(crate) fn generation(name: &str, words: &[OsString]) -> Generation {
    let name = format!("{name} generator");
    let usage = format!("{name} [OPTIONS] --name NAME TEST -- COMMAND [ARGUMENT]...");
    let mut command = Generation::command()
        .name(name.clone())
        .bin_name(name.clone())
        .override_usage(usage)
        .disable_help_subcommand(true)
        .mut_subcommands(|task| task.hide(true));
    for option in NOT_GENERATED {
        command = command.mut_arg(option, |arg| arg.hide(true));
    }
    let test = "The property test: a script, a program, or a command line in quotes";
    let generator = "The generator, whose standard output is the input";
    command = command
        .mut_arg("words", |arg| {
            arg.value_name("TEST").help(test).long_help(test)
        })
        .mut_arg("command", |arg| arg.help(generator).long_help(generator));
    let words = std::iter::once(OsString::from(name)).chain(words.iter().cloned());
    let matches = command.get_matches_from(words);
    match Generation::from_arg_matches(&matches) {
        Ok(generation) => generation,
        Err(error) => error.exit(),
    }
}
