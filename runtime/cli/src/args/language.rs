//! The language of an input.

use std::path::PathBuf;

use clap::Args;

use crate::args::heading;

/// The options that choose a language.
#[derive(Clone, Debug, Default, Args)]
#[command(next_help_heading = heading::INPUT)]
pub(crate) struct LanguageArguments {
    /// Read the input as this language (`list languages`) [default: by its extension and text].
    #[arg(short, long, value_name = "NAME", conflicts_with = "grammar")]
    pub(crate) language: Option<String>,

    /// Read the language from this grammar file (ANTLR 4, BNF, EBNF); may be repeated.
    #[arg(short, long, value_name = "FILE")]
    pub(crate) grammar: Vec<PathBuf>,

    /// Parse the input by this rule [default: of the settings, or ending with `EOF`, or the first].
    #[arg(
        long,
        value_name = "RULE",
        requires = "grammar",
        conflicts_with = "language"
    )]
    pub(crate) start: Option<String>,
}

/// The options that choose how a text is read.
#[derive(Clone, Debug, Default, Args)]
#[command(next_help_heading = heading::INPUT)]
pub(crate) struct ReadingArguments {
    #[command(flatten)]
    pub(crate) language: LanguageArguments,

    /// Reject an input that does not parse instead of reducing its broken parts without the
    /// grammar.
    #[arg(long, help_heading = heading::INPUT)]
    pub(crate) strict: bool,
}
