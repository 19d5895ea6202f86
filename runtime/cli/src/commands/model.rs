//! `model`: shows the facts of a model.

use std::path::PathBuf;

use clap::Args;

use crate::commands::{Program, Subcommand};
use crate::exit::{Exit, Failure};
use crate::run::model::read;
use crate::run::outputs::print;
use secateur_learn::show;
use secateur_report::printable;

/// The arguments of `model`.
#[derive(Debug, Args)]
pub(crate) struct Arguments {
    #[command(subcommand)]
    task: ModelTask,
}

/// The actions on a model.
#[derive(Debug, clap::Subcommand)]
enum ModelTask {
    /// Show the facts of a model.
    Show {
        /// The model.
        #[arg(value_name = "FILE")]
        file: PathBuf,
        /// Show only this kind.
        #[arg(long, value_name = "NAME")]
        kind: Option<String>,
    },
}

impl Subcommand for Arguments {
    const ABOUT: &'static str = "Shows the facts of a model";

    fn run(self, _: Program<'_>) -> Result<Exit, Failure> {
        look(&self.task)
    }
}

fn look(task: &ModelTask) -> Result<Exit, Failure> {
    let ModelTask::Show { file, kind } = task;
    let model = read(file).map_err(|message| (Exit::Usage, message))?;
    let text = show(&model, kind.as_deref());
    let text = printable(&text);
    print(text.as_bytes())?;
    Ok(Exit::Done)
}
