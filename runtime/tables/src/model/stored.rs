//! Models in files: JSON that names kinds, so that a model outlives a change of the grammar.
//!
//! `secateur-learn` writes and reads them; the emitter packs them for a generated crate.

use std::fmt;

use serde::de::IgnoredAny;
use serde::{Deserialize, Serialize};

use super::{ForestNode, LOST_KIND};
use crate::{Form, Kind, Tables, Version};

/// A stored model. Kinds are indices into [`names`](Self::names).
///
/// `R` is an estimate of an earlier run; without it estimates are not read.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct StoredModel<R = IgnoredAny> {
    /// The version of the format.
    #[serde(rename = "secateur_model")]
    pub version: Version<1>,
    /// The language.
    pub language: String,
    /// Number of files of the corpus.
    pub files: u32,
    /// Number of tokens.
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
    /// Estimates of earlier runs.
    #[serde(default = "Vec::new", skip_serializing_if = "Vec::is_empty")]
    pub rates: Vec<R>,
}

/// Number of facts after a number of files.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Point {
    /// Files read.
    pub files: u32,
    /// Parts never absent though the grammar lets them be.
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
    /// Symbols of the rule, and the number of nodes with each.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub present: Vec<(usize, u64)>,
    /// Parent, slot, number.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub contexts: Vec<(usize, usize, u64)>,
    /// Short texts.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub texts: Vec<StoredText>,
}

/// Number of files, number of occurrences, and tokens: type and text.
pub type StoredText = (u32, u64, Vec<(usize, String)>);

/// The facts of a token type.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct StoredType {
    /// The token type.
    pub kind: usize,
    /// Number of files.
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

/// A stored random forest. Kinds are indices into its own names.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct StoredForest {
    /// Names of kinds.
    pub names: Vec<String>,
    /// Roots of the trees.
    pub roots: Vec<u32>,
    /// Nodes of all trees.
    pub nodes: Vec<ForestNode>,
}

/// The error of a model that cannot be read or refers to nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Damaged;

impl fmt::Display for Damaged {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the model is damaged: it refers to kinds or nodes that it does not have")
    }
}

impl std::error::Error for Damaged {}

impl<R> StoredModel<R> {
    /// Checks all references but those in estimates.
    ///
    /// # Errors
    /// If one refers to nothing.
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

    /// Renumbers the model for tables, without estimates.
    ///
    /// Unknown kinds are left out, and the parts of a rule whose symbols changed count as never
    /// present.
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
    /// Returns `None` if the kind is gone.
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
    /// Renumbers the forest for tables, with [`LOST_KIND`] for unknown kinds.
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
