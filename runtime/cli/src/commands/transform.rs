//! `transform`: this program's edits for other reducers.
//!
//! The interface is that of pluggable transformations (Regehr): applies instance NUMBER of
//! transformation COMMAND to a file, if it exists. COMMAND is a strategy; its instances are its
//! proposals if all earlier ones were rejected.

use std::io::{Read, Write};
use std::path::{Path, PathBuf};

use clap::Args;

use crate::args::language::ReadingArguments;
use crate::args::numbers::number;
use crate::args::task::unreadable;
use crate::commands::{Program, Subcommand};
use crate::exit::{Exit, Failure};
use crate::input::languages::Languages;
use crate::run::outputs::{place, unprinted, write};
use crate::strategies;
use secateur_reduce::strategy::{Start, StrategyKind, usual};
use secateur_syntax::format::{Format, Tolerant};
use secateur_syntax::parse::Parser;
use secateur_syntax::tree::{Printer, Tree};

/// The arguments of `transform`.
#[derive(Debug, Args)]
pub(crate) struct Arguments {
    /// The file to change, or `-` for standard input and output.
    #[arg(value_name = "FILE")]
    file: PathBuf,

    /// The transformation: a strategy (`list strategies`).
    #[arg(value_name = "COMMAND")]
    command: String,

    /// The number of the instance, from 0.
    #[arg(value_name = "NUMBER", required_unless_present = "count", value_parser = number::<u64>)]
    number: Option<u64>,

    /// Print the number of instances.
    #[arg(long, conflicts_with = "number")]
    count: bool,

    #[command(flatten)]
    reading: ReadingArguments,
}

impl Subcommand for Arguments {
    const ABOUT: &'static str = "Applies an edit of a strategy to a file, for other reducers";

    fn run(self, program: Program<'_>) -> Result<Exit, Failure> {
        transform(&program.languages, &self)
    }
}

/// Applies an instance, or counts them; exit status 1 means that there is none.
fn transform(languages: &Languages<'_>, arguments: &Arguments) -> Result<Exit, Failure> {
    let path = &arguments.file;
    let shown = path.display();
    let stream = path == Path::new("-");
    let read = || -> std::io::Result<Vec<u8>> {
        if !stream {
            return std::fs::read(path);
        }
        let mut text = Vec::new();
        std::io::stdin().lock().read_to_end(&mut text)?;
        Ok(text)
    };
    let text = read().map_err(|error| (Exit::Usage, unreadable(path, &error)))?;
    // Without a notice: standard output is the variant's, and callers repeat the command often.
    let reading = languages.read(&arguments.reading, path, &text)?;
    let format = reading.chosen.format();
    let failed = |error| unprinted(&error);
    let kind = transformation(&arguments.command)?;
    let refused = |why| (Exit::Refused, format!("{shown}:{why}"));
    let (found, seen) = match kind.plain.zip(Tolerant::new(format)) {
        Some((plain, tolerant)) => {
            let tree = tolerant.read_plain(&text, plain).map_err(refused)?;
            instance(&tolerant, &tree, kind, arguments.number)
        }
        None => {
            let tree = format.read(&mut Parser::new(format.language()), &text);
            instance(format, &tree.map_err(refused)?, kind, arguments.number)
        }
    };
    if arguments.count {
        writeln!(std::io::stdout(), "{seen}").map_err(failed)?;
        return Ok(Exit::Done);
    }
    match found {
        None => Err((
            Exit::Refused,
            format!(
                "{shown} has {seen} instances of {}: NUMBER counts them from 0",
                arguments.command
            ),
        )),
        Some(text) if stream => {
            let mut out = std::io::stdout().lock();
            out.write_all(&text).map_err(failed)?;
            out.flush().map_err(failed)?;
            Ok(Exit::Done)
        }
        Some(text) => {
            write(&place(path)?, &text)?;
            Ok(Exit::Done)
        }
    }
}

fn transformation(command: &str) -> Result<StrategyKind, Failure> {
    strategies::find(command).ok_or_else(|| {
        let names: Vec<&str> = strategies::all().map(|kind| kind.name).collect();
        let message = format!(
            "there is no transformation `{command}`; the transformations are {}",
            names.join(", ")
        );
        (Exit::Usage, message)
    })
}

/// Returns the text of an instance and the number of instances before it; without a number, of all.
fn instance(
    format: &dyn Format,
    tree: &Tree,
    kind: StrategyKind,
    number: Option<u64>,
) -> (Option<Vec<u8>>, u64) {
    let language = format.language();
    let usual = usual(language, tree.tokens());
    let mut strategy = (kind.start)(&Start {
        language,
        tree,
        lists: None,
        usual: &usual,
        guidance: None,
        structured: &[],
    });
    let printer = Printer::new(language);
    let mut parser = Parser::new(language);
    let mut text = Vec::new();
    let mut seen = 0;
    while let Some(edit) = strategy.next(language, tree) {
        strategy.record_verdict(tree, false);
        let candidate = edit.candidate(tree);
        let fits = printer.print(tree, &candidate, &mut text, None)
            && (!edit.is_unsure() && language.hook.is_none()
                || edit.is_free()
                || format.accepts(&mut parser, &text));
        if !fits || text == tree.text() {
            continue;
        }
        if number == Some(seen) {
            return (Some(text), seen + 1);
        }
        seen += 1;
    }
    (None, seen)
}
