//! Models and their stored form, which names kinds.

use std::ops::{Deref, DerefMut};

use secateur_reduce::learning::Estimates;
use secateur_syntax::Language;
use secateur_tables::model::{Damaged, Point, StoredKind, StoredModel, StoredText, StoredType};
use secateur_tables::{Kind, Version};
use serde::{Deserialize, Serialize};

use super::error::ModelError;
use super::estimates::{self, StoredRate};
use super::facts::{Context, Facts, KindFacts, Text, TextCount, TokenFacts};
use super::forest::Forest;
use super::trained::TrainedModel;

/// Short texts stored for a kind, at most.
const TEXTS: usize = 4;

/// A stored model; deserialization checks it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(try_from = "StoredModel<StoredRate>")]
pub struct Model(StoredModel<StoredRate>);

impl Deref for Model {
    type Target = StoredModel<StoredRate>;

    fn deref(&self) -> &Self::Target {
        &self.0
    }
}

impl DerefMut for Model {
    fn deref_mut(&mut self) -> &mut Self::Target {
        &mut self.0
    }
}

impl TryFrom<StoredModel<StoredRate>> for Model {
    type Error = Damaged;

    fn try_from(stored: StoredModel<StoredRate>) -> Result<Self, Damaged> {
        stored.check()?;
        let names = stored.names.len();
        let whole = stored.rates.iter().all(|rate| rate.is_whole(names));
        if whole {
            Ok(Self(stored))
        } else {
            Err(Damaged)
        }
    }
}

impl Model {
    /// Creates a model from facts.
    #[must_use]
    pub fn new(language: &Language, facts: &Facts, curve: Vec<Point>) -> Self {
        let mut facts = facts.clone();
        facts.prune_texts(TEXTS);
        Self::whole(language, &facts, curve)
    }

    /// Creates a model that keeps all texts, so that more files can be added.
    #[must_use]
    pub fn whole(language: &Language, facts: &Facts, curve: Vec<Point>) -> Self {
        let kinds = facts.kinds.iter().enumerate();
        let types = facts.types.iter().enumerate();
        Self(StoredModel {
            version: Version,
            language: language.name.to_string(),
            files: facts.files,
            tokens: facts.tokens,
            curve,
            names: language.kind_names().map(str::to_owned).collect(),
            kinds: kinds
                .filter(|(_, facts)| facts.seen > 0 || !facts.texts.is_empty())
                .map(|(kind, facts)| stored(language, kind, facts))
                .collect(),
            types: types
                .filter(|(_, facts)| facts.seen > 0)
                .map(|(kind, facts)| StoredType {
                    kind,
                    files: facts.files,
                    seen: facts.seen,
                    distinct: facts.distinct,
                    repeated: facts.repeated,
                    named: facts.named,
                })
                .collect(),
            forest: None,
            rates: Vec::new(),
        })
    }

    /// Reads a model.
    ///
    /// # Errors
    /// If the text is not a model in this version.
    pub fn from_json(json: &str) -> Result<Self, ModelError> {
        let stored: StoredModel<StoredRate> = serde_json::from_str(json)?;
        Ok(stored.try_into()?)
    }

    /// Reads the packed model of a generated crate.
    ///
    /// # Errors
    /// If the bytes are no model of the language.
    pub fn unpack(bytes: &[u8], language: &Language) -> Result<Self, ModelError> {
        let names = language.kind_names().map(str::to_owned).collect();
        Ok(StoredModel::unpack(bytes, &language.name, names)?.try_into()?)
    }

    /// Writes the model, a line for each kind, so that versions can be compared.
    ///
    /// # Panics
    /// Never.
    #[must_use]
    pub fn to_json(&self) -> String {
        let json = serde_json::to_string(self).expect("a model can be written");
        let mut text = json.replace("},{\"kind\":", "},\n{\"kind\":");
        text.push('\n');
        text
    }

    /// Converts the model to the present numbering of a language.
    ///
    /// # Errors
    /// If the model is of another language, or its parts contradict one another.
    pub fn trained(&self, language: &Language) -> Result<TrainedModel, ModelError> {
        let now = self.now(language)?;
        let facts = restored(&now, language);
        let forest = now.forest;
        Ok(TrainedModel {
            facts,
            forest: forest
                .map(|it| Forest::new(it.roots, it.nodes))
                .transpose()?,
            estimates: estimates::restored(&self.rates, &self.names, language),
        })
    }

    /// Replaces the stored estimates by those of a run that began with them.
    ///
    /// The run has to use the present numbering of the language.
    pub fn store_estimates(&mut self, language: &Language, estimates: &Estimates) {
        if !self.names.iter().eq(language.kind_names()) {
            // Numbers change with the grammar: convert the model to the present ones first.
            let forest = self.forest.take();
            if let Ok(facts) = self.facts(language) {
                *self = Self::new(language, &facts, std::mem::take(&mut self.curve));
            }
            self.forest = forest;
        }
        self.rates = estimates::stored(estimates);
    }

    /// Returns the facts in the present numbering of a language.
    ///
    /// # Errors
    /// If the model is of another language.
    pub fn facts(&self, language: &Language) -> Result<Facts, ModelError> {
        Ok(restored(&self.now(language)?, language))
    }

    fn now(&self, language: &Language) -> Result<StoredModel<StoredRate>, ModelError> {
        if self.language != language.name {
            return Err(ModelError::Language(self.language.clone()));
        }
        Ok(self.renumbered(language))
    }
}

fn stored(language: &Language, kind: usize, facts: &KindFacts) -> StoredKind {
    let symbols = language.symbols_of(Kind(kind as u16)).iter();
    let context =
        |(context, &times): (&Context, &u64)| (context.parent.index(), context.slot.index(), times);
    let tokens = |text: &Text| {
        let token = |(kind, text): &(Kind, Box<str>)| (kind.index(), text.to_string());
        text.iter().map(token).collect()
    };
    let mut texts: Vec<StoredText> = facts
        .texts
        .iter()
        .map(|(text, count)| (count.files, count.times, tokens(text)))
        .collect();
    texts.sort_by(|a, b| b.0.cmp(&a.0).then_with(|| a.2.cmp(&b.2)));
    StoredKind {
        kind,
        seen: facts.seen,
        present: symbols
            .map(|symbol| symbol.index())
            .zip(facts.present.iter().copied())
            .collect(),
        contexts: facts.contexts.iter().map(context).collect(),
        texts,
    }
}

fn restored(now: &StoredModel<StoredRate>, language: &Language) -> Facts {
    let mut facts = Facts::new(language);
    facts.files = now.files;
    facts.tokens = now.tokens;
    let number = |kind: usize| Kind(kind as u16);
    for stored in &now.kinds {
        let context = |&(parent, slot, times): &(usize, usize, u64)| {
            let (parent, slot) = (number(parent), number(slot));
            (Context { parent, slot }, times)
        };
        let text = |&(files, times, ref tokens): &StoredText| -> (Text, _) {
            let tokens = tokens
                .iter()
                .map(|(kind, text)| (number(*kind), text.as_str().into()));
            (tokens.collect(), TextCount { files, times })
        };
        facts.kinds[stored.kind] = KindFacts {
            seen: stored.seen,
            present: stored.present.iter().map(|&(_, times)| times).collect(),
            contexts: stored.contexts.iter().map(context).collect(),
            texts: stored.texts.iter().map(text).collect(),
        };
    }
    for stored in &now.types {
        facts.types[stored.kind] = TokenFacts {
            files: stored.files,
            seen: stored.seen,
            distinct: stored.distinct,
            repeated: stored.repeated,
            named: stored.named,
        };
    }
    facts
}
