//! Models in files and in generated crates: JSON that names kinds, so that a model
//! outlives a change of the grammar. What the grammar does not know any more is passed
//! over.

use std::collections::HashMap;

use serde::{Deserialize, Serialize};

use super::carried::{self, StoredRate};
use super::error::{ModelError, VERSION};
use super::facts::{Context, Facts, KindFacts, Text, TextCount, TokenFacts};
use super::forest::StoredForest;
use super::learnt::Learnt;
use secateur_reduce::learning::Verdicts;
use secateur_tables::Kind;

use secateur_syntax::Language;

/// Of each kind so many short texts are stored.
const TEXTS: usize = 4;

/// What was learnt of a language, as it is stored.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Model {
    /// The version of the format.
    secateur_model: u32,
    /// The language.
    pub language: String,
    /// How many files it was learnt from.
    pub files: u32,
    /// How many tokens they had.
    pub tokens: u64,
    /// How much was known after how many files.
    pub curve: Vec<Point>,
    /// The names of kinds, which the rest refers to by number.
    pub(super) names: Vec<String>,
    pub(super) kinds: Vec<StoredKind>,
    pub(super) types: Vec<StoredType>,
    /// Which deletions are valid, if that was learnt.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub forest: Option<StoredForest>,
    /// What earlier runs heard, if they handed it on.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub rates: Vec<StoredRate>,
}

/// How much was known after so many files.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Point {
    /// Files read.
    pub files: u32,
    /// Parts that were never absent though the grammar lets them be.
    pub mandatory: usize,
    /// Kinds in contexts.
    pub contexts: usize,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(super) struct StoredKind {
    pub(super) kind: usize,
    pub(super) seen: u64,
    /// A symbol of the rule and how often it was there.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(super) present: Vec<(usize, u64)>,
    /// Parent, slot, and how often.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(super) contexts: Vec<(usize, usize, u64)>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(super) texts: Vec<StoredText>,
}

/// Files, times, and the tokens: a type and its text.
pub(super) type StoredText = (u32, u64, Vec<(usize, String)>);

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(super) struct StoredType {
    pub(super) kind: usize,
    pub(super) files: u64,
    pub(super) seen: u64,
    pub(super) distinct: u64,
    pub(super) repeated: u64,
    pub(super) named: u64,
}

impl Model {
    /// Makes a model of facts.
    #[must_use]
    pub fn new(language: &Language, facts: &Facts, curve: Vec<Point>) -> Self {
        let mut facts = facts.clone();
        facts.prune_texts(TEXTS);
        Self::whole(language, &facts, curve)
    }

    /// Makes a model with all texts, to go on from.
    #[must_use]
    pub fn whole(language: &Language, facts: &Facts, curve: Vec<Point>) -> Self {
        let names = (0..language.kinds()).map(|kind| language.kind_name(Kind(kind as u16)));
        let kinds = facts.kinds.iter().enumerate();
        let types = facts.types.iter().enumerate();
        Self {
            secateur_model: VERSION,
            language: language.name.to_string(),
            files: facts.files,
            tokens: facts.tokens,
            curve,
            names: names.map(str::to_owned).collect(),
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
        }
    }

    /// Reads a model.
    ///
    /// # Errors
    /// If the text is no model, or one of another version.
    pub fn from_json(json: &str) -> Result<Self, ModelError> {
        #[derive(Deserialize)]
        struct Version {
            secateur_model: u32,
        }
        let Version { secateur_model } = serde_json::from_str(json)?;
        if secateur_model != VERSION {
            return Err(ModelError::Version(secateur_model));
        }
        let model: Self = serde_json::from_str(json)?;
        let names = model.names.len();
        let whole = model.kinds.iter().all(|kind| {
            kind.kind < names
                && kind.present.iter().all(|&(symbol, _)| symbol < names)
                && kind
                    .contexts
                    .iter()
                    .all(|&(a, b, _)| a < names && b < names)
                && kind
                    .texts
                    .iter()
                    .all(|(_, _, text)| text.iter().all(|&(t, _)| t < names))
        });
        let whole = whole && model.rates.iter().all(|rate| rate.is_whole(names));
        let whole = whole && model.types.iter().all(|kind| kind.kind < names);
        if whole {
            Ok(model)
        } else {
            Err(ModelError::Damaged)
        }
    }

    /// The model as a text: one line for each kind, so that versions can be compared.
    ///
    /// # Panics
    /// Never: all of it can be written.
    #[must_use]
    pub fn to_json(&self) -> String {
        let json = serde_json::to_string(self).expect("a model can be written");
        let mut text = json.replace("},{\"kind\":", "},\n{\"kind\":");
        text.push('\n');
        text
    }

    /// All of it, for a language as it is now.
    ///
    /// # Errors
    /// If the model is of another language, or damaged.
    pub fn learnt(&self, language: &Language) -> Result<Learnt, ModelError> {
        let forest = self.forest.as_ref();
        Ok(Learnt {
            facts: self.facts(language)?,
            forest: forest.map(|forest| forest.forest(language)).transpose()?,
            verdicts: carried::verdicts(&self.rates, &self.names, language),
        })
    }

    /// Takes over what a run heard, in place of what earlier ones did: it began with that.
    /// The run has to be of the language as it is now.
    pub fn carry(&mut self, language: &Language, verdicts: &Verdicts) {
        let current = (0..language.kinds()).map(|kind| language.kind_name(Kind(kind as u16)));
        if !self.names.iter().map(String::as_str).eq(current) {
            // Numbers change with the grammar: begin with those of today.
            let forest = self.forest.take();
            if let Ok(facts) = self.facts(language) {
                *self = Self::new(language, &facts, std::mem::take(&mut self.curve));
            }
            self.forest = forest;
        }
        self.rates = carried::stored(verdicts);
    }

    /// The facts, for a language as it is now.
    ///
    /// # Errors
    /// If the model is of another language.
    pub fn facts(&self, language: &Language) -> Result<Facts, ModelError> {
        if self.language != language.name {
            return Err(ModelError::Language(self.language.clone()));
        }
        let known: HashMap<&str, Kind> = (0..language.kinds())
            .map(|kind| Kind(kind as u16))
            .map(|kind| (language.kind_name(kind), kind))
            .collect();
        let now: Vec<Option<Kind>> = self
            .names
            .iter()
            .map(|name| known.get(&**name).copied())
            .collect();
        let mut facts = Facts::new(language);
        facts.files = self.files;
        facts.tokens = self.tokens;
        for stored in &self.kinds {
            if let Some(kind) = now[stored.kind] {
                restore(&mut facts.kinds[kind.index()], language, kind, stored, &now);
            }
        }
        for stored in &self.types {
            if let Some(kind) = now[stored.kind].filter(|&kind| language.is_token(kind)) {
                facts.types[kind.index()] = TokenFacts {
                    files: stored.files,
                    seen: stored.seen,
                    distinct: stored.distinct,
                    repeated: stored.repeated,
                    named: stored.named,
                };
            }
        }
        Ok(facts)
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

/// Takes over what still means the same.
fn restore(
    facts: &mut KindFacts,
    language: &Language,
    kind: Kind,
    stored: &StoredKind,
    now: &[Option<Kind>],
) {
    facts.seen = stored.seen;
    let symbols = stored.present.iter().map(|&(symbol, _)| now[symbol]);
    let same = symbols.eq(language.symbols_of(kind).iter().map(|&symbol| Some(symbol)));
    if same && !facts.present.is_empty() {
        facts.present = stored.present.iter().map(|&(_, times)| times).collect();
    }
    for &(parent, slot, times) in &stored.contexts {
        if let (Some(parent), Some(slot)) = (now[parent], now[slot]) {
            facts.contexts.insert(Context { parent, slot }, times);
        }
    }
    for (files, times, tokens) in &stored.texts {
        let token = |(kind, text): &(usize, String)| {
            let kind = now[*kind].filter(|&kind| language.is_token(kind))?;
            Some((kind, text.as_str().into()))
        };
        let text: Option<Text> = tokens.iter().map(token).collect();
        if let Some(text) = text {
            let (files, times) = (*files, *times);
            facts.texts.insert(text, TextCount { files, times });
        }
    }
}
