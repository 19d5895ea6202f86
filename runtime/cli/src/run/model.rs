use std::path::Path;
use std::sync::Arc;

use crate::args::search::ModelUse;
use crate::run::outputs::{file, write};
use secateur_learn::{Facts, Model, TrainedModel};
use secateur_syntax::Language;
use secateur_syntax::format::Format;

use secateur_reduce::learning::Estimates;
use secateur_reduce::search::Plan;

use crate::strategies::ASKS_FOREST;

const OWN: &str = "the model that comes with the language";

/// Returns the model of the named file or of the language.
pub(crate) fn trained(
    format: &dyn Format,
    wanted: &ModelUse,
) -> Result<Option<Arc<TrainedModel>>, String> {
    if wanted.off {
        return Ok(None);
    }
    let language = format.language();
    let (model, from) = match (&wanted.file, format.model()) {
        (Some(path), _) => {
            let begins = wanted.keep_learning && !path.exists();
            let model = if begins { begun(format)? } else { read(path)? };
            (model.trained(language), path.display().to_string())
        }
        (None, Some(packed)) => {
            let model = Model::unpack(packed, language).and_then(|it| it.trained(language));
            (model, OWN.to_owned())
        }
        (None, None) if wanted.corpus_order => return Err(no_corpus(language)),
        (None, None) => return Ok(None),
    };
    let model = model.map_err(|error| format!("{from}: {error}"))?;
    match wanted.corpus_order && model.facts.files == 0 {
        true => Err(no_corpus(language)),
        false => Ok(Some(Arc::new(model))),
    }
}

/// Checks that a plan's strategies have their mandatory model.
pub(crate) fn suffices(
    model: Option<&Arc<TrainedModel>>,
    plan: &Plan,
    language: &Language,
) -> Result<(), String> {
    let mut stages = plan.stages().into_iter();
    let asks = stages.any(|stage| stage.work.name() == ASKS_FOREST);
    match asks && model.is_none_or(|model| model.forest.is_none()) {
        false => Ok(()),
        true => Err(format!(
            "the strategy `{ASKS_FOREST}` needs a model with a random forest, and there is none for {}: name \
             such a model with `--model FILE`, or use `pardis`",
            language.name
        )),
    }
}

fn no_corpus(language: &Language) -> String {
    let name = &language.name;
    format!(
        "`--set corpus-order=on` needs a model that was trained on files of {name}: make one with `learn \
         {name}`, and name it with `--model FILE`"
    )
}

pub(crate) fn keep(
    format: &dyn Format,
    wanted: &ModelUse,
    estimates: Option<&Estimates>,
) -> Result<(), String> {
    let (Some(path), Some(estimates), true) = (&wanted.file, estimates, wanted.keep_learning)
    else {
        return Ok(());
    };
    let mut model = if path.exists() {
        read(path)?
    } else {
        begun(format)?
    };
    model.store_estimates(format.language(), estimates);
    let output = file(path).map_err(|(_, message)| message)?;
    write(&output, model.to_json().as_bytes()).map_err(|(_, message)| message)
}

fn begun(format: &dyn Format) -> Result<Model, String> {
    let language = format.language();
    let nothing = || Ok(Model::new(language, &Facts::new(language), Vec::new()));
    format.model().map_or_else(nothing, |packed| {
        let model = Model::unpack(packed, language);
        model.map_err(|error| format!("{OWN}: {error}"))
    })
}

pub(crate) fn read(path: &Path) -> Result<Model, String> {
    let shown = path.display();
    let text = std::fs::read_to_string(path)
        .map_err(|error| format!("cannot read the model {shown}: {error} (`learn` makes one)"))?;
    Model::from_json(&text).map_err(|error| format!("{shown}: {error}"))
}
