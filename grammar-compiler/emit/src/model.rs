//! The trained model of a language as a `static`, from its JSON.
//!
//! Names of kinds become numbers; kinds that the grammar lacks are dropped.

use proc_macro2::Literal;
use serde::de::Error;

use secateur_tables::Tables;
use secateur_tables::model::{ForestNode, LOST_KIND, StoredForest, StoredKind, StoredModel};

use crate::COLUMNS;

/// A model in the JSON of `secateur learn` and `cargo xtask train`.
#[derive(Debug)]
pub struct Model(StoredModel);

impl Model {
    /// Reads a model.
    ///
    /// # Errors
    /// If the text is not a model of this version.
    pub fn from_json(json: &str) -> Result<Self, serde_json::Error> {
        let model: StoredModel = serde_json::from_str(json)?;
        model.check().map_err(serde_json::Error::custom)?;
        Ok(Self(model))
    }
}

pub(super) fn model(model: &Model, tables: &Tables) -> String {
    let model = model.0.renumbered(tables);
    let curve = model.curve.iter().map(|point| {
        let (files, mandatory, contexts) = (point.files, point.mandatory, point.contexts);
        format!("({files},{mandatory},{contexts})")
    });
    let kinds = model.kinds.iter().map(kind_row);
    let types = model.types.iter().map(|facts| {
        let (kind, files, seen) = (facts.kind, facts.files, facts.seen);
        let (distinct, repeated, named) = (facts.distinct, facts.repeated, facts.named);
        format!("({kind},[{files},{seen},{distinct},{repeated},{named}])")
    });
    let (uses, forest, makers) = match &model.forest {
        None => ("", "None".to_owned(), ""),
        Some(forest) => (FOREST_USES, forest_table(forest), FOREST_MAKERS),
    };
    let (files, tokens) = (model.files, model.tokens);
    let (curve, kinds, types) = (filled(curve), filled(kinds), filled(types));
    format!(
        "//! What was learnt of the language: see `secateur_tables::model`.

{uses}use secateur_tables::model::{{KindTable, ModelTables, TextRow}};

/// The model of the language, trained on a corpus.
pub static MODEL: ModelTables = ModelTables {{
    files: {files},
    tokens: {tokens},
    curve: &[
{curve}    ],
    kinds: &[
{kinds}    ],
    types: &[
{types}    ],
    forest: {forest},
}};
{KIND_MAKER}{makers}"
    )
}

const KIND_MAKER: &str = "
const fn kind(
    kind: u16,
    seen: u64,
    present: &'static [u64],
    contexts: &'static [(u16, u16, u64)],
    texts: &'static [TextRow],
) -> KindTable {
    KindTable { kind, seen, present, contexts, texts }
}
";

const FOREST_USES: &str = "use secateur_tables::model::Feature::{self, *};
use secateur_tables::model::{ForestNode, ForestTable};
";

const FOREST_MAKERS: &str = "
const fn split(asks: Feature, with: u32, without: u32) -> ForestNode {
    ForestNode::Split(asks, with, without)
}

const fn leaf(share: f32) -> ForestNode {
    ForestNode::Leaf(share)
}
";

/// Fills lines with rows; longer rows take several.
fn filled(rows: impl IntoIterator<Item = String>) -> String {
    const INDENT: &str = "        ";
    let mut text = String::new();
    let mut line = INDENT.to_owned();
    for row in rows {
        let row = row + ",";
        let is_long = INDENT.len() + row.len() > COLUMNS;
        for (at, piece) in pieces(&row, is_long).into_iter().enumerate() {
            let is_first = line.len() == INDENT.len();
            let space = if at > 0 || is_first { "" } else { " " };
            if !is_first && line.len() + space.len() + piece.len() > COLUMNS {
                text.push_str(&line);
                text.push('\n');
                line = INDENT.to_owned();
            } else {
                line.push_str(space);
            }
            line.push_str(piece);
        }
    }
    if line.len() > INDENT.len() {
        text.push_str(&line);
        text.push('\n');
    }
    text
}

/// Splits a row behind commas outside of texts.
fn pieces(row: &str, is_long: bool) -> Vec<&str> {
    let (mut is_text, mut is_escaped) = (false, false);
    row.split_inclusive(|character| {
        let ends = is_long && character == ',' && !is_text;
        is_text ^= character == '"' && !is_escaped;
        is_escaped = character == '\\' && !is_escaped;
        ends
    })
    .collect()
}

fn kind_row(facts: &StoredKind) -> String {
    let present = facts.present.iter().map(|(_, times)| times.to_string());
    let contexts = facts.contexts.iter();
    let contexts = contexts.map(|(parent, slot, times)| format!("({parent},{slot},{times})"));
    let texts = facts.texts.iter().map(|(files, times, tokens)| {
        let tokens = tokens.iter();
        let tokens = tokens.map(|(kind, text)| format!("({kind},{})", Literal::string(text)));
        format!("({files},{times},{})", list(tokens))
    });
    let (present, contexts, texts) = (list(present), list(contexts), list(texts));
    let (kind, seen) = (facts.kind, facts.seen);
    format!("kind({kind},{seen},{present},{contexts},{texts})")
}

fn list(rows: impl Iterator<Item = String>) -> String {
    format!("&[{}]", rows.collect::<Vec<_>>().join(","))
}

fn forest_table(forest: &StoredForest) -> String {
    let lost = LOST_KIND.to_string();
    let nodes = forest.nodes.iter().map(|node| match node {
        ForestNode::Split(asks, with, without) => {
            // No other number of a feature is as large.
            let asks = format!("{asks:?}").replace(&lost, "secateur_tables::model::LOST_KIND");
            format!("split({asks},{with},{without})")
        }
        ForestNode::Leaf(share) => format!("leaf({})", Literal::f32_unsuffixed(*share)),
    });
    let (roots, nodes) = (
        filled(forest.roots.iter().map(u32::to_string)),
        filled(nodes),
    );
    format!(
        "Some(ForestTable {{\n    roots: &[\n{roots}    ],\n    nodes: &[\n{nodes}    ],\n    }})"
    )
}
