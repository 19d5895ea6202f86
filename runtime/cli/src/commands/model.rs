//! `model`: a look into what was learnt.

use std::io::Write;

use crate::args::task::ModelTask;
use crate::exit::{Exit, Failure};
use crate::run::model::read;
use secateur_learn::show;

/// Looks into a model.
pub(crate) fn look(task: &ModelTask) -> Result<Exit, Failure> {
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
