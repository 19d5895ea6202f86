//! The language of an input.

use std::path::PathBuf;

use clap::Args;

use crate::args::heading;

/// Which language a text is in.
#[derive(Clone, Debug, Default, Args)]
#[command(next_help_heading = heading::INPUT)]
pub(crate) struct LanguageArguments {
    /// Take the input for this language (`list languages`) instead of the one that its
    /// extension, its `#!` line or its text tells.
    #[arg(short, long, value_name = "NAME")]
    pub(crate) language: Option<String>,

    /// Read the language from this grammar file (ANTLR 4, BNF, EBNF); may be repeated.
    #[arg(short, long, value_name = "FILE")]
    pub(crate) grammar: Vec<PathBuf>,

    /// Take the whole input for this rule of the grammar [default: the one that the
    /// settings beside the grammar name, else the only one that ends with `EOF`, else
    /// the first].
    #[arg(long, value_name = "RULE", requires = "grammar")]
    pub(crate) start: Option<String>,
}

/// How a text is read.
#[derive(Clone, Debug, Default, Args)]
#[command(next_help_heading = heading::INPUT)]
pub(crate) struct ReadingArguments {
    #[command(flatten)]
    pub(crate) language: LanguageArguments,

    /// Refuse an input that does not parse instead of reducing what is broken in it
    /// without the grammar.
    #[arg(long, help_heading = heading::INPUT)]
    pub(crate) strict: bool,
}
