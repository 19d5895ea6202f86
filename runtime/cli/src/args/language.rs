//! Which language an input is in.

use std::path::PathBuf;

use clap::Args;

/// What can be said of it.
#[derive(Clone, Debug, Default, Args)]
pub struct LanguageArguments {
    /// The input's language; without it, the file's extension tells, or its `#!`
    /// line, or the languages are tried.
    #[arg(short, long, value_name = "NAME")]
    pub language: Option<String>,

    /// Read the language from grammar files (ANTLR 4, BNF, EBNF) instead; may be
    /// repeated.
    #[arg(short, long, value_name = "FILE")]
    pub grammar: Vec<PathBuf>,

    /// The rule of the grammar that a whole file is [default: what the settings beside
    /// the grammar say, or the only rule that ends with `EOF`, or the first].
    #[arg(long, value_name = "RULE", requires = "grammar")]
    pub start: Option<String>,

    /// Refuse an input that does not parse.
    #[arg(long, overrides_with = "tolerant")]
    pub strict: bool,

    /// Where an input does not parse, reduce that part of it without the grammar; so
    /// it is if nothing is said.
    #[arg(long, overrides_with = "strict")]
    pub tolerant: bool,
}
