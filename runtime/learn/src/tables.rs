//! Models in generated crates: static tables with the kind numbers of the language's tables.

use std::borrow::Cow;

use secateur_tables::model::{Damaged, ModelTables, Point, TextRow};

use super::error::ModelError;
use super::facts::{Context, Facts, Text, TextCount, TokenFacts};
use super::forest::Forest;
use super::store::Model;
use super::trained::TrainedModel;
use secateur_reduce::learning::Verdicts;
use secateur_tables::Kind;

use secateur_syntax::Language;

impl TrainedModel {
    /// Converts the tables of a generated crate; linear in the facts, without a copy of the forest.
    ///
    /// # Errors
    /// If the tables are not those of the language.
    pub fn of_tables(
        tables: &'static ModelTables,
        language: &Language,
    ) -> Result<Self, ModelError> {
        Ok(Self {
            facts: facts(tables, language)?,
            forest: match &tables.forest {
                None => None,
                Some(table) => {
                    let (roots, nodes) = (Cow::Borrowed(table.roots), Cow::Borrowed(table.nodes));
                    Some(Forest::new(roots, nodes)?)
                }
            },
            verdicts: Verdicts::default(),
        })
    }
}

impl Model {
    /// Converts the tables of a generated crate to a storable model.
    ///
    /// # Errors
    /// If the tables are not those of the language.
    pub fn of_tables(
        tables: &'static ModelTables,
        language: &Language,
    ) -> Result<Self, ModelError> {
        let point = |&(files, mandatory, contexts): &(u32, usize, usize)| Point {
            files,
            mandatory,
            contexts,
        };
        let curve = tables.curve.iter().map(point).collect();
        let mut model = Self::new(language, &facts(tables, language)?, curve);
        model.forest = TrainedModel::of_tables(tables, language)?
            .forest
            .map(|forest| forest.stored(language));
        Ok(model)
    }
}

fn facts(tables: &ModelTables, language: &Language) -> Result<Facts, ModelError> {
    let mut facts = Facts::new(language);
    facts.files = tables.files;
    facts.tokens = tables.tokens;
    for table in tables.kinds {
        let kind = facts.kinds.get_mut(usize::from(table.kind));
        let kind = kind.ok_or(Damaged)?;
        kind.seen = table.seen;
        if kind.present.len() != table.present.len() {
            return Err(Damaged.into());
        }
        kind.present.copy_from_slice(table.present);
        let context = |&(parent, slot, times): &(u16, u16, u64)| {
            let (parent, slot) = (Kind(parent), Kind(slot));
            (Context { parent, slot }, times)
        };
        kind.contexts = table.contexts.iter().map(context).collect();
        let text = |&(files, times, tokens): &TextRow| -> (Text, _) {
            let tokens = tokens.iter().map(|&(kind, text)| (Kind(kind), text.into()));
            (tokens.collect(), TextCount { files, times })
        };
        kind.texts = table.texts.iter().map(text).collect();
    }
    for &(kind, [files, seen, distinct, repeated, named]) in tables.types {
        let known = facts.types.get_mut(usize::from(kind));
        *known.ok_or(Damaged)? = TokenFacts {
            files,
            seen,
            distinct,
            repeated,
            named,
        };
    }
    Ok(facts)
}
