//! `cargo xtask lint`: suspicious parts of a grammar, with their source.

mod ambiguous;
mod unrelated;

use std::io::IsTerminal;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};
use grammar_compiler::diagnostics::Severity;
use grammar_compiler::lint::Summary;
use grammar_compiler::load::LoadError;
use secateur_syntax::parse::SyntaxError;

use crate::grammars::{loader, warn_of_hook};
use crate::output::show;

/// Arguments of `lint`.
#[derive(Clone, Debug, clap::Args)]
pub struct Arguments {
    /// One combined grammar, a lexer and a parser grammar, or the settings that
    /// name them.
    #[arg(required = true)]
    grammars: Vec<PathBuf>,
    /// The start rule, if the settings do not have it.
    #[arg(long)]
    start: Option<String>,
    /// Files in which to look for ambiguities.
    #[arg(long, value_name = "FILE", num_args = 1..)]
    samples: Vec<PathBuf>,
    /// Files in which to look for kinds that could stand for one another, but are not related.
    #[arg(long, value_name = "FILE", num_args = 1..)]
    reduce: Vec<PathBuf>,
}

/// Prints diagnostics; fails after errors, or if a sample does not parse.
pub fn run(arguments: &Arguments) -> Result<()> {
    let (sources, compiled, mut diagnostics) =
        match loader(&arguments.grammars, arguments.start.as_deref()).load() {
            Ok(loaded) => {
                let (compiled, diagnostics) = loaded.lint();
                (loaded.sources, compiled, diagnostics)
            }
            Err(LoadError::Grammar(errors)) => (errors.sources, None, errors.diagnostics),
            Err(error) => return Err(error.into()),
        };
    let mut failed = 0;
    if let Some(compiled) = &compiled {
        if !arguments.samples.is_empty() || !arguments.reduce.is_empty() {
            warn_of_hook(&arguments.grammars[0], &compiled.tables);
        }
        failed = ambiguous::find_ambiguities(compiled, &arguments.samples, &mut diagnostics)?;
        failed += unrelated::find_unrelated(compiled, &arguments.reduce, &mut diagnostics)?;
    }
    let shown = match std::io::stdout().is_terminal() {
        true => diagnostics.render_coloured(&sources),
        false => diagnostics.render(&sources),
    };
    let mut page = shown;
    if !page.is_empty() {
        page.push('\n');
    }
    if let Some(compiled) = &compiled {
        page.push_str(&Summary::of(&compiled.tables).to_string());
    }
    show(&page)?;
    let errors = diagnostics.count(Severity::Error);
    let counts = format!(
        "{}, {}",
        counted(errors, "error"),
        counted(diagnostics.count(Severity::Warning), "warning")
    );
    if errors > 0 {
        bail!("{counts}");
    }
    show(&format!("{counts}\n"))?;
    match failed {
        0 => Ok(()),
        1 => bail!("one sample does not parse"),
        many => bail!("{many} samples do not parse"),
    }
}

/// Returns the number of samples that do not parse; shows the errors.
fn read_samples<'a>(
    samples: &'a [PathBuf],
    mut parse: impl FnMut(&'a Path, &[u8]) -> Result<(), SyntaxError>,
) -> Result<usize> {
    let mut failed = 0;
    for path in samples {
        let text =
            std::fs::read(path).with_context(|| format!("cannot read {}", path.display()))?;
        if let Err(error) = parse(path, &text) {
            failed += 1;
            eprintln!("{}:{error}", path.display());
        }
    }
    Ok(failed)
}

fn counted(count: usize, what: &str) -> String {
    match count {
        1 => format!("1 {what}"),
        _ => format!("{count} {what}s"),
    }
}
