//! `generate`: random texts of a language.

use std::io::Write;
use std::path::{Path, PathBuf};

use clap::Args;

use crate::args::language::LanguageArguments;
use crate::args::numbers::number;
use crate::commands::{Program, Subcommand};
use crate::exit::{Exit, Failure};
use crate::input::languages::Languages;
use crate::run::outputs::{file, unprinted, write};
use secateur_report::say;
use secateur_syntax::sentence::Sentences;

/// The arguments of `generate`.
#[derive(Debug, Args)]
pub(crate) struct Arguments {
    #[command(flatten)]
    language: LanguageArguments,

    /// Make the text of this seed; the same seed makes the same text.
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = number::<u64>)]
    seed: u64,

    /// Aim at this number of tokens.
    #[arg(long, value_name = "TOKENS", default_value_t = 200, value_parser = number::<usize>)]
    size: usize,

    /// Make this many texts, of this seed and the following ones.
    #[arg(long, value_name = "N", default_value_t = 1, requires = "dir", value_parser = number::<u64>)]
    count: u64,

    /// Write each text to a file in this directory, named after the language and the seed.
    #[arg(long, value_name = "DIR")]
    dir: Option<PathBuf>,
}

impl Subcommand for Arguments {
    const ABOUT: &'static str = "Makes random texts of a language";

    fn run(self, program: Program<'_>) -> Result<Exit, Failure> {
        generate(&program.languages, &self)
    }
}

fn generate(languages: &Languages<'_>, arguments: &Arguments) -> Result<Exit, Failure> {
    let chosen = languages.choose(&arguments.language, Path::new(""))?;
    let format = chosen.format();
    let name = &format.description().name;
    let sentences = Sentences::new(format);
    let failed = |error| unprinted(&error);
    if let Some(dir) = &arguments.dir {
        std::fs::create_dir_all(dir).map_err(|error| {
            let message = format!("cannot make the directory {}: {error}", dir.display());
            (Exit::Broken, message)
        })?;
    }
    let (mut first, mut tokens, mut missing) = (0, 0, 0);
    for seed in (0..arguments.count).map(|more| arguments.seed.wrapping_add(more)) {
        let Some(made) = sentences.make(seed, arguments.size) else {
            missing += 1;
            continue;
        };
        first += u64::from(made.failed == 0);
        tokens += made.written.tokens.len();
        let Some(dir) = &arguments.dir else {
            let mut out = std::io::stdout().lock();
            out.write_all(&made.written.text).map_err(failed)?;
            if !made.written.text.ends_with(b"\n") {
                out.write_all(b"\n").map_err(failed)?;
            }
            continue;
        };
        let extension = format.description().extensions.first();
        let extension = extension.map_or("txt", |extension| &**extension);
        let path = dir.join(format!("{name}-{seed}.{extension}"));
        if path.symlink_metadata().is_ok() {
            let message = format!("{} exists already: name another directory", path.display());
            return Err((Exit::Usage, message));
        }
        write(&file(&path)?, &made.written.text)?;
    }
    let made = arguments.count - missing;
    if arguments.dir.is_some() {
        say(&format!(
            "{name}: {made} texts, {tokens} tokens; {first} parsed at the first attempt, {} at a later one",
            made - first
        ));
    }
    if missing > 0 {
        let of = arguments.count;
        let message = format!(
            "{name}: no text was found for {missing} of {of} seeds; try another --seed or --size"
        );
        return Err((Exit::Refused, message));
    }
    Ok(Exit::Done)
}
