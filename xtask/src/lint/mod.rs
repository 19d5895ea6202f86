//! `cargo xtask lint`: what is odd about a grammar, shown where it is.

mod ambiguous;

use std::io::IsTerminal;
use std::path::PathBuf;

use anyhow::{Result, bail};
use grammar_compiler::diagnostics::{Diagnostics, Severity};
use grammar_compiler::lint::{Summary, lint};
use grammar_compiler::load::Opened;

use crate::grammars::{loader, warn_of_hook};

/// What to look at.
#[derive(Clone, Debug, clap::Args)]
pub struct Arguments {
    /// One combined grammar, a lexer and a parser grammar, or the settings that
    /// name them.
    #[arg(required = true)]
    grammars: Vec<PathBuf>,
    /// The rule that a whole file is, if the settings do not say so.
    #[arg(long)]
    start: Option<String>,
    /// Files in which to look for what can be read in several ways.
    #[arg(long, value_name = "FILE", num_args = 1..)]
    samples: Vec<PathBuf>,
}

/// Prints the findings; fails if there are errors among them, or if a sample does
/// not parse.
pub fn run(arguments: &Arguments) -> Result<()> {
    let opened = loader(&arguments.grammars, arguments.start.as_deref()).open()?;
    let Opened {
        mut sources,
        files,
        mut hints,
        settings,
        ..
    } = opened.clone();
    // Other commands start with this rule, too.
    if let Ok(loaded) = opened.read()
        && loaded.start_was_chosen
    {
        hints.start = Some(loaded.start().to_owned());
    }
    let mut diagnostics = Diagnostics::new();
    let known = (&settings, &hints);
    let compiled = lint(&mut sources, files, known, &mut diagnostics);
    let mut failed = 0;
    if let Some(compiled) = &compiled {
        if !arguments.samples.is_empty() {
            warn_of_hook(&arguments.grammars[0], &compiled.tables);
        }
        failed = ambiguous::look(compiled, &arguments.samples, &mut diagnostics)?;
    }
    let shown = match std::io::stdout().is_terminal() {
        true => diagnostics.render_coloured(&sources),
        false => diagnostics.render(&sources),
    };
    print!("{shown}");
    if !shown.is_empty() {
        println!();
    }
    if let Some(compiled) = &compiled {
        print!("{}", Summary::of(&compiled.tables));
    }
    let errors = diagnostics.count(Severity::Error);
    let counts = format!(
        "{}, {}",
        counted(errors, "error"),
        counted(diagnostics.count(Severity::Warning), "warning")
    );
    if errors > 0 {
        bail!("{counts}");
    }
    println!("{counts}");
    match failed {
        0 => Ok(()),
        1 => bail!("one sample does not parse"),
        many => bail!("{many} samples do not parse"),
    }
}

fn counted(count: usize, what: &str) -> String {
    match count {
        1 => format!("1 {what}"),
        _ => format!("{count} {what}s"),
    }
}
