//! A model as it ships in a generated crate: static tables, in step with the tables of the
//! language, so that kinds are numbers and a forest is asked where it lies.

use std::borrow::Cow;

use super::Learnt;
use super::error::ModelError;
use super::facts::{Context, Facts, Text, TextCount, TokenFacts};
use super::forest::{Forest, ForestNode};
use super::store::{Model, Point};
use super::verdicts::Verdicts;
use crate::language::{Kind, Language};

/// What was learnt of a language, as `static` data: rows of numbers.
#[derive(Debug)]
pub struct ModelTables {
    /// How many files it was learnt from.
    pub files: u32,
    /// How many tokens they had.
    pub tokens: u64,
    /// How much was known after how many files: what a [`Point`] has.
    pub curve: &'static [(u32, usize, usize)],
    /// The kinds that were seen, each once.
    pub kinds: &'static [KindTable],
    /// The token types that were seen, each once, and what [`TokenFacts`] has.
    pub types: &'static [(u16, [u64; 5])],
    /// Which deletions are valid, if that was learnt.
    pub forest: Option<ForestTable>,
}

/// What was seen of a kind; [`KindFacts`](super::KindFacts) says what the parts are.
#[derive(Debug)]
pub struct KindTable {
    /// The kind.
    pub kind: u16,
    /// How many nodes.
    pub seen: u64,
    /// By symbol of its rule.
    pub present: &'static [u64],
    /// Where they stood: parent, slot, how often.
    pub contexts: &'static [(u16, u16, u64)],
    /// Short texts.
    pub texts: &'static [TextRow],
}

/// A short text: in how many files it is, how often, and its tokens.
pub type TextRow = (u32, u64, &'static [(u16, &'static str)]);

/// A random forest.
#[derive(Debug)]
pub struct ForestTable {
    /// The trees' roots.
    pub roots: &'static [u32],
    /// All nodes of all trees: what a node leads to stands behind it.
    pub nodes: &'static [ForestNode],
}

impl ModelTables {
    /// All of it. Linear in the facts; the forest stays where it is.
    ///
    /// # Errors
    /// If the tables are not those of the language.
    pub fn learnt(&'static self, language: &Language) -> Result<Learnt, ModelError> {
        Ok(Learnt {
            facts: self.facts(language)?,
            forest: match &self.forest {
                None => None,
                Some(table) => {
                    let (roots, nodes) = (Cow::Borrowed(table.roots), Cow::Borrowed(table.nodes));
                    Some(Forest::new(roots, nodes)?)
                }
            },
            verdicts: Verdicts::default(),
        })
    }

    /// As a model that can be stored.
    ///
    /// # Errors
    /// If the tables are not those of the language.
    pub fn model(&'static self, language: &Language) -> Result<Model, ModelError> {
        let point = |&(files, mandatory, contexts): &(u32, usize, usize)| Point {
            files,
            mandatory,
            contexts,
        };
        let curve = self.curve.iter().map(point).collect();
        let mut model = Model::new(language, &self.facts(language)?, curve);
        model.forest = self
            .learnt(language)?
            .forest
            .map(|forest| forest.stored(language));
        Ok(model)
    }

    fn facts(&self, language: &Language) -> Result<Facts, ModelError> {
        let mut facts = Facts::new(language);
        facts.files = self.files;
        facts.tokens = self.tokens;
        for table in self.kinds {
            let kind = facts.kinds.get_mut(usize::from(table.kind));
            let kind = kind.ok_or(ModelError::Damaged)?;
            kind.seen = table.seen;
            if kind.present.len() != table.present.len() {
                return Err(ModelError::Damaged);
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
        for &(kind, [files, seen, distinct, repeated, named]) in self.types {
            let known = facts.types.get_mut(usize::from(kind));
            *known.ok_or(ModelError::Damaged)? = TokenFacts {
                files,
                seen,
                distinct,
                repeated,
                named,
            };
        }
        Ok(facts)
    }
}
