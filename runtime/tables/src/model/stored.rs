//! Models in files: JSON that names kinds, so that a model outlives a change of the grammar.
//! `secateur-learn` writes them and reads them, the emitter makes
//! [`ModelTables`](super::ModelTables) of them.

use std::fmt;

use serde::de::IgnoredAny;
use serde::{Deserialize, Serialize};

use super::{ForestNode, LOST_KIND};
use crate::{Form, Kind, Tables, Version};

/// A model as it is stored. Kinds are indices into [`names`](Self::names). `R` is an estimate
/// of an earlier run; without it the estimates are not read.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct StoredModel<R = IgnoredAny> {
    /// The version of the format.
    #[serde(rename = "secateur_model")]
    pub version: Version<1>,
    /// The language.
    pub language: String,
    /// Number of files of the corpus.
    pub files: u32,
    /// Number of their tokens.
    pub tokens: u64,
    /// Number of facts by number of files.
    pub curve: Vec<Point>,
    /// The names of kinds.
    pub names: Vec<String>,
    /// Facts by kind.
    pub kinds: Vec<StoredKind>,
    /// Facts by token type.
    pub types: Vec<StoredType>,
    /// The forest of valid deletions, if one was trained.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub forest: Option<StoredForest>,
    /// Estimates of earlier runs that stored them.
    #[serde(default = "Vec::new", skip_serializing_if = "Vec::is_empty")]
    pub rates: Vec<R>,
}

/// Number of facts after a number of files.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Point {
    /// Files read.
    pub files: u32,
    /// Parts that were never absent though the grammar lets them be.
    pub mandatory: usize,
    /// Kinds in contexts.
    pub contexts: usize,
}

/// The facts of a kind.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct StoredKind {
    /// The kind.
    pub kind: usize,
    /// Number of nodes.
    pub seen: u64,
    /// A symbol of the rule and how often it was there.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub present: Vec<(usize, u64)>,
    /// Parent, slot, and how often.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub contexts: Vec<(usize, usize, u64)>,
    /// Short texts.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub texts: Vec<StoredText>,
}

/// Files, times, and the tokens: a type and its text.
pub type StoredText = (u32, u64, Vec<(usize, String)>);

/// The facts of a token type.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct StoredType {
    /// The token type.
    pub kind: usize,
    /// In how many files it was.
    pub files: u64,
    /// Number of tokens.
    pub seen: u64,
    /// Different texts.
    pub distinct: u64,
    /// Texts that occur more than once in a file.
    pub repeated: u64,
    /// Texts that begin as names do.
    pub named: u64,
}

/// A random forest as it is stored. Kinds are indices into its own list of names.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct StoredForest {
    /// Names of kinds.
    pub names: Vec<String>,
    /// The trees' roots.
    pub roots: Vec<u32>,
    /// All nodes of all trees.
    pub nodes: Vec<ForestNode>,
}

/// A stored model whose parts do not fit one another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Damaged;

impl fmt::Display for Damaged {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the model is damaged: it refers to kinds or nodes that it does not have")
    }
}

impl std::error::Error for Damaged {}

impl<R> StoredModel<R> {
    /// Checks that every number refers to something; those in the estimates are not checked.
    ///
    /// # Errors
    /// If a number refers to nothing.
    pub fn check(&self) -> Result<(), Damaged> {
        let named = |kind: usize| kind < self.names.len();
        let whole = |of: &StoredKind| {
            let mut texts = of.texts.iter().flat_map(|(_, _, text)| text);
            named(of.kind)
                && of.present.iter().all(|&(symbol, _)| named(symbol))
                && of.contexts.iter().all(|&(a, b, _)| named(a) && named(b))
                && texts.all(|&(kind, _)| named(kind))
        };
        let forest = self.forest.as_ref();
        let whole = self.kinds.iter().all(whole)
            && self.types.iter().all(|of| named(of.kind))
            && forest.is_none_or(|it| ForestNode::are_trees(&it.nodes, &it.roots));
        if whole { Ok(()) } else { Err(Damaged) }
    }

    /// The model in the numbering of tables, without estimates. What the tables do not know is
    /// left out; of a rule that has other symbols now, nothing is known of its parts.
    ///
    /// # Panics
    /// If a number refers to nothing.
    #[must_use]
    pub fn renumbered(&self, tables: &Tables) -> Self {
        let now: Vec<Option<usize>> = (tables.kinds_named(&self.names).into_iter())
            .map(|kind| kind.map(Kind::index))
            .collect();
        let types = self.types.iter().filter_map(|of| {
            let kind = now[of.kind].filter(|&kind| kind < tables.tokens.len())?;
            Some(StoredType { kind, ..*of })
        });
        Self {
            version: Version,
            language: self.language.clone(),
            files: self.files,
            tokens: self.tokens,
            curve: self.curve.clone(),
            names: tables.kind_names().map(str::to_owned).collect(),
            kinds: (self.kinds.iter())
                .filter_map(|kind| kind.renumbered(tables, &now))
                .collect(),
            types: types.collect(),
            forest: self.forest.as_ref().map(|it| it.renumbered(tables)),
            rates: Vec::new(),
        }
    }
}

impl StoredKind {
    /// The same in the numbering of tables; `None` if the kind is no more.
    fn renumbered(&self, tables: &Tables, now: &[Option<usize>]) -> Option<Self> {
        let kind = now[self.kind]?;
        let symbols = match tables.form(Kind(kind as u16)) {
            Some(Form::Sequence) => tables.symbols_of(Kind(kind as u16)),
            _ => &[],
        };
        let symbols = symbols.iter().map(|symbol| symbol.index());
        let same = (self.present.iter())
            .map(|&(symbol, _)| now[symbol])
            .eq(symbols.clone().map(Some));
        let times = |at: usize| if same { self.present[at].1 } else { 0 };
        let contexts = self.contexts.iter();
        let texts = self.texts.iter().filter_map(|(files, times, tokens)| {
            let token = |(kind, text): &(usize, String)| {
                let kind = now[*kind].filter(|&kind| kind < tables.tokens.len())?;
                Some((kind, text.clone()))
            };
            let tokens: Option<Vec<_>> = tokens.iter().map(token).collect();
            Some((*files, *times, tokens?))
        });
        Some(Self {
            kind,
            seen: self.seen,
            present: symbols
                .enumerate()
                .map(|(at, symbol)| (symbol, times(at)))
                .collect(),
            contexts: contexts
                .filter_map(|&(parent, slot, times)| Some((now[parent]?, now[slot]?, times)))
                .collect(),
            texts: texts.collect(),
        })
    }
}

impl StoredForest {
    /// The forest in the numbering of tables, with [`LOST_KIND`] for what they do not know.
    #[must_use]
    pub fn renumbered(&self, tables: &Tables) -> Self {
        let now = tables.kinds_named(&self.names);
        let now = |kind: u16| {
            let kind = now.get(usize::from(kind)).copied().flatten();
            kind.map_or(LOST_KIND, |kind| kind.0)
        };
        let node = |node: &ForestNode| match *node {
            ForestNode::Leaf(share) => ForestNode::Leaf(share),
            ForestNode::Split(feature, with, without) => {
                ForestNode::Split(feature.renumbered(now), with, without)
            }
        };
        Self {
            names: tables.kind_names().map(str::to_owned).collect(),
            roots: self.roots.clone(),
            nodes: self.nodes.iter().map(node).collect(),
        }
    }
}
