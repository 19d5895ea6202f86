use std::fmt::Write;

use clap::{Args, ValueEnum};

use crate::args::settings::KEYS;
use crate::commands::{Program, Subcommand};
use crate::exit::{Exit, Failure};
use crate::run::outputs::print;
use crate::strategies;
use secateur_oracle::plugin::KNOWN;
use secateur_reduce::minimize::MINIMIZERS;

/// The arguments of `list`.
#[derive(Debug, Args)]
pub(crate) struct Arguments {
    /// The list to print.
    #[arg(value_name = "languages|strategies|settings")]
    what: What,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum What {
    /// Languages with their extensions: for --language.
    Languages,
    /// Strategies, list minimizers and plug-ins: for --strategy, --plugin and `compare`.
    Strategies,
    /// Keys with their values and defaults: for --set.
    Settings,
}

impl Subcommand for Arguments {
    const ABOUT: &'static str = "Lists languages, strategies, or settings";

    fn run(self, program: Program<'_>) -> Result<Exit, Failure> {
        let mut out = String::new();
        match self.what {
            What::Languages => {
                for format in program.languages.formats {
                    let language = format.description();
                    let extensions = language.extensions.iter().map(|e| format!(".{e}"));
                    let extensions = extensions.collect::<Vec<_>>().join(" ");
                    let (name, notes) = (&language.name, &language.notes);
                    let line = format!("{name:<12} {extensions:<28} {notes}");
                    let _ = writeln!(out, "{}", line.trim_end());
                }
            }
            What::Strategies => {
                for kind in strategies::all() {
                    let _ = writeln!(out, "{:<19} {}", kind.name, kind.about);
                }
                let _ = writeln!(out, "\nlist minimizers:");
                for kind in MINIMIZERS {
                    let _ = writeln!(out, "{:<19} {}", kind.name, kind.about);
                }
                let _ = writeln!(out, "\nplugins:");
                for known in KNOWN {
                    let _ = writeln!(out, "{:<19} {}", known.name, known.about);
                }
            }
            What::Settings => {
                for key in KEYS {
                    let setting = format!("{}={}", key.name, key.value);
                    let _ = writeln!(out, "{setting:<21} {}", key.about);
                }
            }
        }
        print(out.as_bytes())?;
        Ok(Exit::Done)
    }
}
