//! Models: which one a reduction uses, and `model` to look into one.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use clap::{Args, Subcommand};

use super::Exit;
use super::failure::Failure;
use crate::format::Format;
use crate::language::Language;
use crate::learn::{Facts, Learnt, Model, Verdicts, show};

/// Which model a reduction uses.
#[derive(Clone, Debug, Default, Args)]
pub struct ModelArguments {
    /// What `secateur learn` made of a corpus; otherwise what comes with the language.
    #[arg(long, value_name = "FILE", help_heading = "How to search")]
    pub model: Option<PathBuf>,

    /// Try later what the corpus of the model is against: what it never left out, and what
    /// it never had where it would come to stand.
    #[arg(long, conflicts_with_all = ["no_model", "strategy"], help_heading = "How to search")]
    pub corpus_order: bool,

    /// Hand what the verdicts of this run taught on to later runs, in the file of
    /// `--model`; it is made if it is not there.
    #[arg(long, requires = "model", help_heading = "How to search")]
    pub keep_learning: bool,

    /// Use nothing that was learnt, and learn nothing from verdicts.
    #[arg(long, conflicts_with = "model", help_heading = "How to search")]
    pub no_model: bool,
}

/// What can be done with a model.
#[derive(Debug, Subcommand)]
pub enum ModelTask {
    /// Show what a model knows.
    Show {
        /// The model.
        #[arg(value_name = "FILE")]
        file: PathBuf,
        /// Show this kind alone.
        #[arg(long, value_name = "NAME")]
        kind: Option<String>,
    },
}

/// Looks into a model.
pub(super) fn look(task: &ModelTask) -> Result<Exit, Failure> {
    let ModelTask::Show { file, kind } = task;
    let model = read(file).map_err(|message| (Exit::Usage, message))?;
    let text = show(&model, kind.as_deref());
    match std::io::stdout().write_all(text.as_bytes()) {
        // Whoever reads has seen enough.
        Err(error) if error.kind() == std::io::ErrorKind::BrokenPipe => Ok(Exit::Done),
        Err(error) => Err((Exit::Broken, error.to_string())),
        Ok(()) => Ok(Exit::Done),
    }
}

/// What errors call a model that has no file.
const OWN: &str = "the model that comes with the language";

/// What a reduction uses of what was learnt: of the file that is named, or those that come with the
/// language. The error is for a person.
pub(super) fn learnt(
    format: &dyn Format,
    arguments: &ModelArguments,
) -> Result<Option<Arc<Learnt>>, String> {
    if arguments.no_model {
        return Ok(None);
    }
    let language = format.language();
    let (learnt, from) = match (&arguments.model, format.model()) {
        (Some(path), _) => {
            let begins = arguments.keep_learning && !path.exists();
            let model = if begins { begun(format)? } else { read(path)? };
            (model.learnt(language), path.display().to_string())
        }
        (None, Some(tables)) => (tables.learnt(language), OWN.to_owned()),
        (None, None) if arguments.corpus_order => return Err(no_corpus(language)),
        (None, None) => return Ok(None),
    };
    let learnt = learnt.map_err(|error| format!("{from}: {error}"))?;
    match arguments.corpus_order && learnt.facts.files == 0 {
        true => Err(no_corpus(language)),
        false => Ok(Some(Arc::new(learnt))),
    }
}

fn no_corpus(language: &Language) -> String {
    let name = &language.name;
    format!(
        "nothing was learnt of a corpus of {name}: `--corpus-order` takes a `--model`, which \
         `learn {name}` makes"
    )
}

/// Hands on what a run heard, if that was asked for. The error is for a person.
pub(super) fn keep(
    format: &dyn Format,
    arguments: &ModelArguments,
    verdicts: Option<&Verdicts>,
) -> Result<(), String> {
    let (Some(path), Some(verdicts), true) = (&arguments.model, verdicts, arguments.keep_learning)
    else {
        return Ok(());
    };
    let mut model = if path.exists() {
        read(path)?
    } else {
        begun(format)?
    };
    model.carry(format.language(), verdicts);
    replace(path, &model.to_json()).map_err(|(_, message)| message)
}

/// What a file begins with that is not there yet: what comes with the language.
fn begun(format: &dyn Format) -> Result<Model, String> {
    let language = format.language();
    let nothing = || Ok(Model::new(language, &Facts::new(language), Vec::new()));
    format.model().map_or_else(nothing, |tables| {
        let model = tables.model(language);
        model.map_err(|error| format!("{OWN}: {error}"))
    })
}

/// Replaces a file in one step.
pub(super) fn replace(path: &Path, text: &str) -> Result<(), Failure> {
    let mut name = path.as_os_str().to_owned();
    name.push(".new");
    let new = PathBuf::from(name);
    let written = std::fs::write(&new, text).and_then(|()| std::fs::rename(&new, path));
    written.map_err(|error| {
        (
            Exit::Broken,
            format!("cannot write {}: {error}", path.display()),
        )
    })
}

fn read(path: &Path) -> Result<Model, String> {
    let shown = path.display();
    let text = std::fs::read_to_string(path)
        .map_err(|error| format!("cannot read the model {shown}: {error}"))?;
    Model::from_json(&text).map_err(|error| format!("{shown}: {error}"))
}
