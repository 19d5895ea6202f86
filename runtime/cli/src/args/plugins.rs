//! Options for tools that transform the input.

use clap::Args;

/// Tools that take part in the search, and how they are asked.
#[derive(Clone, Debug, Default, Args)]
#[command(next_help_heading = "Plugins")]
pub struct PluginArguments {
    /// A tool that makes variants, too: a name (`--list-strategies`), or a command
    /// line with `{}` for the file, COMMAND for a transformation and NUMBER for
    /// which of its instances, counted from 0. May be repeated.
    #[arg(long, value_name = "TOOL")]
    pub plugin: Vec<String>,

    /// The tool's transformations, with commas between them.
    #[arg(
        long,
        value_name = "LIST",
        value_delimiter = ',',
        requires = "plugin",
        hide_short_help = true
    )]
    pub plugin_commands: Vec<String>,

    /// A command line that prints how many instances of COMMAND there are in `{}`.
    #[arg(long, value_name = "TOOL", requires = "plugin", hide_short_help = true)]
    pub plugin_count: Option<String>,

    /// Begin with the last instance instead of the first.
    #[arg(long, requires = "plugin", hide_short_help = true)]
    pub plugin_backwards: bool,
}
