//! What was learnt of a language as a `static`, from the JSON of a model.
//!
//! The model names kinds; here they become the numbers that they have in the language's
//! tables. What the grammar does not know any more is left out.

use std::collections::HashMap;

use proc_macro2::Literal;
use serde::Deserialize;
use serde::de::Error;

use secateur_tables::{Form, Kind, Tables};

/// A model, as `secateur learn` and `cargo xtask train` write it.
#[derive(Debug, Deserialize)]
pub struct Model {
    secateur_model: u32,
    files: u32,
    tokens: u64,
    curve: Vec<Point>,
    names: Vec<String>,
    kinds: Vec<KindFacts>,
    types: Vec<TypeFacts>,
    forest: Option<Forest>,
}

#[derive(Debug, Deserialize)]
struct Point {
    files: u32,
    mandatory: u64,
    contexts: u64,
}

#[derive(Debug, Deserialize)]
struct KindFacts {
    kind: usize,
    seen: u64,
    #[serde(default)]
    present: Vec<(usize, u64)>,
    #[serde(default)]
    contexts: Vec<(usize, usize, u64)>,
    #[serde(default)]
    texts: Vec<Text>,
}

/// In how many files, how often, and the tokens.
type Text = (u32, u64, Vec<(usize, String)>);

#[derive(Debug, Deserialize)]
struct TypeFacts {
    kind: usize,
    files: u64,
    seen: u64,
    distinct: u64,
    repeated: u64,
    named: u64,
}

#[derive(Debug, Deserialize)]
struct Forest {
    names: Vec<String>,
    roots: Vec<u32>,
    nodes: Vec<ForestNode>,
}

#[derive(Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum ForestNode {
    Split(Feature, u32, u32),
    Leaf(f32),
}

/// What a forest asks for: a word, or a word with a number.
#[derive(Debug, Deserialize)]
#[serde(untagged)]
enum Feature {
    Plain(String),
    Of(HashMap<String, u16>),
}

/// The format of models, as `secateur-learn` has it.
const FORMAT: u32 = 1;

/// Features whose number is no kind.
const COUNTS: [&str; 2] = ["size", "behind"];

impl Model {
    /// Reads a model.
    ///
    /// # Errors
    /// If the text is no model, or one of another format.
    pub fn from_json(json: &str) -> Result<Self, serde_json::Error> {
        let model: Self = serde_json::from_str(json)?;
        match model.secateur_model {
            FORMAT => Ok(model),
            other => Err(serde_json::Error::custom(format!(
                "the model has format {other}, and format {FORMAT} is read: learn it anew"
            ))),
        }
    }
}

/// The `ModelTables` as static data: rows, as many on a line as fit.
pub(super) fn model(model: &Model, tables: &Tables) -> String {
    let known = known(tables);
    let number = |name: usize| -> Option<u16> {
        let name = model.names.get(name)?;
        known.get(&**name).copied()
    };
    let curve = model.curve.iter().map(|point| {
        let (files, mandatory, contexts) = (point.files, point.mandatory, point.contexts);
        format!("({files},{mandatory},{contexts})")
    });
    let kinds = model.kinds.iter().filter_map(|facts| {
        let kind = number(facts.kind)?;
        Some(kind_row(facts, kind, tables, &number))
    });
    let types = model.types.iter().filter_map(|facts| {
        let kind = number(facts.kind).filter(|&kind| is_token(tables, kind))?;
        let (files, seen, distinct) = (facts.files, facts.seen, facts.distinct);
        let (repeated, named) = (facts.repeated, facts.named);
        Some(format!(
            "({kind},[{files},{seen},{distinct},{repeated},{named}])"
        ))
    });
    let (uses, forest, makers) = match &model.forest {
        None => ("", "None".to_owned(), ""),
        Some(forest) => (FOREST_USES, forest_table(forest, &known), FOREST_MAKERS),
    };
    let (files, tokens) = (model.files, model.tokens);
    let (curve, kinds, types) = (filled(curve), filled(kinds), filled(types));
    format!(
        "//! What was learnt of the language: see `secateur_tables::model`.

{uses}use secateur_tables::model::{{KindTable, ModelTables, TextRow}};

/// All that was learnt.
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

/// Makes a row of what is known of a kind.
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

/// Make the nodes of a forest.
const FOREST_MAKERS: &str = "
const fn split(asks: Feature, with: u32, without: u32) -> ForestNode {
    ForestNode::Split(asks, with, without)
}

const fn leaf(share: f32) -> ForestNode {
    ForestNode::Leaf(share)
}
";

/// Rows on lines, as many as fit; one that is longer has its own.
fn filled(rows: impl IntoIterator<Item = String>) -> String {
    const WIDTH: usize = 110;
    const INDENT: &str = "        ";
    let mut text = String::new();
    let mut column = 0;
    for row in rows {
        if column > 0 && column + row.len() + 2 > WIDTH {
            text.push('\n');
            column = 0;
        }
        let before = if column == 0 { INDENT } else { " " };
        for part in [before, &row, ","] {
            text.push_str(part);
            column += part.len();
        }
    }
    if column > 0 {
        text.push('\n');
    }
    text
}

fn kind_row(
    facts: &KindFacts,
    kind: u16,
    tables: &Tables,
    number: &impl Fn(usize) -> Option<u16>,
) -> String {
    let symbols = symbols(tables, kind);
    let same = facts.present.iter().map(|&(symbol, _)| number(symbol));
    let same = same.eq(symbols.iter().map(|&symbol| Some(symbol.0)));
    let present = symbols.iter().enumerate().map(|(at, _)| match same {
        true => facts.present[at].1.to_string(),
        // A rule that is another one now: nothing is known of its parts.
        false => "0".to_owned(),
    });
    let contexts = facts.contexts.iter().filter_map(|&(parent, slot, times)| {
        let (parent, slot) = (number(parent)?, number(slot)?);
        Some(format!("({parent},{slot},{times})"))
    });
    let texts = facts.texts.iter().filter_map(|(files, times, tokens)| {
        let token = |(kind, text): &(usize, String)| {
            let kind = number(*kind).filter(|&kind| is_token(tables, kind))?;
            Some(format!("({kind},{})", Literal::string(text)))
        };
        let tokens: Option<Vec<String>> = tokens.iter().map(token).collect();
        Some(format!("({files},{times},&[{}])", tokens?.join(",")))
    });
    let (present, contexts, texts) = (list(present), list(contexts), list(texts));
    format!("kind({kind},{},{present},{contexts},{texts})", facts.seen)
}

fn list(rows: impl Iterator<Item = String>) -> String {
    format!("&[{}]", rows.collect::<Vec<_>>().join(","))
}

fn forest_table(forest: &Forest, known: &HashMap<&str, u16>) -> String {
    let number = |name: u16| {
        let name = forest.names.get(usize::from(name));
        let known = name.and_then(|name| known.get(&**name));
        known.map_or_else(|| LOST_KIND.to_owned(), u16::to_string)
    };
    let feature = |feature: &Feature| match feature {
        Feature::Plain(word) => variant(word),
        Feature::Of(of) => {
            let parts = of.iter().map(|(word, &of)| {
                let is_count = COUNTS.contains(&&**word);
                let of = if is_count { of.to_string() } else { number(of) };
                format!("{}({of})", variant(word))
            });
            parts.collect()
        }
    };
    let nodes = forest.nodes.iter().map(|node| match node {
        ForestNode::Split(asks, with, without) => {
            format!("split({},{with},{without})", feature(asks))
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

/// What a model has for a kind that is no more.
const LOST_KIND: &str = "secateur_tables::model::LOST_KIND";

/// `used-outside` as Rust calls it.
fn variant(word: &str) -> String {
    let parts = word.split('-').map(|part| {
        let (first, rest) = part.split_at(part.len().min(1));
        first.to_ascii_uppercase() + rest
    });
    parts.collect()
}

/// Kinds by name: token types, then rules.
fn known(tables: &Tables) -> HashMap<&str, u16> {
    let tokens = tables.tokens.iter().map(|token| &*token.name);
    let rules = tables.rules.iter().map(|rule| &*rule.name);
    tokens.chain(rules).zip(0..).collect()
}

fn is_token(tables: &Tables, kind: u16) -> bool {
    usize::from(kind) < tables.tokens.len()
}

/// The symbols of a kind's rule, if that is a sequence.
fn symbols(tables: &Tables, kind: u16) -> &[Kind] {
    let rule = usize::from(kind).checked_sub(tables.tokens.len());
    match rule.and_then(|rule| tables.rules.get(rule)) {
        Some(rule) if rule.form == Form::Sequence => {
            let first = rule.first as usize;
            &tables.symbols[first..first + rule.len as usize]
        }
        _ => &[],
    }
}
