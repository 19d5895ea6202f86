//! What was learnt of a language as a `static`, from the JSON of a model.
//!
//! The model names kinds; here they become the numbers that they have in the language's
//! tables. What the grammar does not know any more is left out.

use std::collections::HashMap;

use proc_macro2::{Ident, Literal, Span, TokenStream};
use quote::quote;
use serde::Deserialize;

use super::tables::{kind_of, plain};
use crate::analyze::Tables;

/// A model, as `secateur learn` and `cargo xtask train` write it.
#[derive(Debug, Deserialize)]
pub struct Model {
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

/// Features whose number is no kind.
const COUNTS: [&str; 2] = ["size", "behind"];
/// What stands for a kind that is no more.
const NO_KIND: u16 = u16::MAX - 1;

impl Model {
    /// Reads a model.
    ///
    /// # Errors
    /// If the text is no model.
    pub fn from_json(json: &str) -> Result<Self, serde_json::Error> {
        serde_json::from_str(json)
    }
}

/// The runtime's `ModelTables` as static data.
pub(super) fn model(model: &Model, tables: &Tables) -> TokenStream {
    let known = known(tables);
    let number = |name: usize| -> Option<u16> {
        let name = model.names.get(name)?;
        known.get(&**name).copied()
    };
    let (files, all) = (plain(model.files), plain(model.tokens));
    let curve = model.curve.iter().map(|point| {
        let (files, mandatory) = (plain(point.files), plain(point.mandatory));
        let contexts = plain(point.contexts);
        quote!(Point { files: #files, mandatory: #mandatory, contexts: #contexts })
    });
    let kinds = model.kinds.iter().filter_map(|facts| {
        let kind = number(facts.kind)?;
        Some(kind_table(facts, kind, tables, &number))
    });
    let types = model.types.iter().filter_map(|facts| {
        let kind = number(facts.kind).filter(|&kind| is_token(tables, kind))?;
        let (kind, files, seen) = (kind_of(kind), plain(facts.files), plain(facts.seen));
        let (distinct, repeated) = (plain(facts.distinct), plain(facts.repeated));
        let named = plain(facts.named);
        Some(quote!((#kind, token(#files, #seen, #distinct, #repeated, #named))))
    });
    let (forest, makers) = match &model.forest {
        None => (quote!(None), None),
        Some(forest) => {
            let table = forest_table(forest, &known);
            (quote!(Some(#table)), Some(forest_makers()))
        }
    };
    let uses = makers.as_ref().map(|_| {
        quote!(
            use secateur_runtime::learn::{Feature, ForestNode, ForestTable};
        )
    });
    quote! {
        #![doc = " What was learnt of the language: see `secateur_runtime::learn`."]

        use secateur_runtime::language::Kind;
        use secateur_runtime::learn::{
            Context, KindTable, ModelTables, Point, TextCount, TokenFacts,
        };
        #uses

        #[doc = " All that was learnt."]
        pub static MODEL: ModelTables = ModelTables {
            files: #files,
            tokens: #all,
            curve: &[#(#curve),*],
            kinds: &[#(#kinds),*],
            types: &[#(#types),*],
            forest: #forest,
        };

        const fn context(parent: u16, slot: u16, times: u64) -> (Context, u64) {
            (Context { parent: Kind(parent), slot: Kind(slot) }, times)
        }

        const fn text(
            files: u32,
            times: u64,
            tokens: &'static [(Kind, &'static str)],
        ) -> (TextCount, &'static [(Kind, &'static str)]) {
            (TextCount { files, times }, tokens)
        }

        const fn token(
            files: u64,
            seen: u64,
            distinct: u64,
            repeated: u64,
            named: u64,
        ) -> TokenFacts {
            TokenFacts { files, seen, distinct, repeated, named }
        }

        #makers
    }
}

fn kind_table(
    facts: &KindFacts,
    kind: u16,
    tables: &Tables,
    number: &impl Fn(usize) -> Option<u16>,
) -> TokenStream {
    let symbols = symbols(tables, kind);
    let same = facts.present.iter().map(|&(symbol, _)| number(symbol));
    let same = same.eq(symbols.iter().map(|&symbol| Some(symbol)));
    // A rule that is another one now: nothing is known of its parts.
    let present: Vec<Literal> = match same {
        true => facts
            .present
            .iter()
            .map(|&(_, times)| plain(times))
            .collect(),
        false => vec![plain(0_u64); symbols.len()],
    };
    let contexts = facts.contexts.iter().filter_map(|&(parent, slot, times)| {
        let (parent, slot) = (plain(number(parent)?), plain(number(slot)?));
        let times = plain(times);
        Some(quote!(context(#parent, #slot, #times)))
    });
    let texts = facts.texts.iter().filter_map(|(files, times, tokens)| {
        let token = |(kind, text): &(usize, String)| {
            let kind = number(*kind).filter(|&kind| is_token(tables, kind))?;
            let kind = kind_of(kind);
            Some(quote!((#kind, #text)))
        };
        let tokens: Option<Vec<TokenStream>> = tokens.iter().map(token).collect();
        let (files, times, tokens) = (plain(*files), plain(*times), tokens?);
        Some(quote!(text(#files, #times, &[#(#tokens),*])))
    });
    let (kind, seen) = (kind_of(kind), plain(facts.seen));
    quote! {
        KindTable {
            kind: #kind,
            seen: #seen,
            present: &[#(#present),*],
            contexts: &[#(#contexts),*],
            texts: &[#(#texts),*],
        }
    }
}

fn forest_table(forest: &Forest, known: &HashMap<&str, u16>) -> TokenStream {
    let number = |name: u16| {
        let name = forest.names.get(usize::from(name));
        let known = name.and_then(|name| known.get(&**name).copied());
        known.unwrap_or(NO_KIND)
    };
    let feature = |feature: &Feature| match feature {
        Feature::Plain(word) => {
            let word = variant(word);
            quote!(Feature::#word)
        }
        Feature::Of(of) => {
            let parts = of.iter().map(|(word, &of)| {
                let is_count = COUNTS.contains(&&**word);
                let of = plain(if is_count { of } else { number(of) });
                let word = variant(word);
                quote!(Feature::#word(#of))
            });
            quote!(#(#parts)*)
        }
    };
    let nodes = forest.nodes.iter().map(|node| match node {
        ForestNode::Split(asks, with, without) => {
            let (asks, with, without) = (feature(asks), plain(*with), plain(*without));
            quote!(split(#asks, #with, #without))
        }
        ForestNode::Leaf(share) => {
            let share = Literal::f32_unsuffixed(*share);
            quote!(leaf(#share))
        }
    });
    let roots = forest.roots.iter().map(|&root| plain(root));
    quote! {
        ForestTable {
            roots: &[#(#roots),*],
            nodes: &[#(#nodes),*],
        }
    }
}

fn forest_makers() -> TokenStream {
    quote! {
        const fn split(asks: Feature, with: u32, without: u32) -> ForestNode {
            ForestNode::Split(asks, with, without)
        }

        const fn leaf(share: f32) -> ForestNode {
            ForestNode::Leaf(share)
        }
    }
}

/// `used-outside` as Rust calls it.
fn variant(word: &str) -> Ident {
    let parts = word.split('-').map(|part| {
        let (first, rest) = part.split_at(part.len().min(1));
        first.to_ascii_uppercase() + rest
    });
    Ident::new(&parts.collect::<String>(), Span::call_site())
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
fn symbols(tables: &Tables, kind: u16) -> &[u16] {
    let rule = usize::from(kind).checked_sub(tables.tokens.len());
    match rule.and_then(|rule| tables.rules.get(rule)) {
        Some(rule) if rule.form == "Sequence" => {
            let first = rule.first as usize;
            &tables.symbols[first..first + rule.len as usize]
        }
        _ => &[],
    }
}
