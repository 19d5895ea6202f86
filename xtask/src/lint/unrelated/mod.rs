//! Kinds that could stand for one another by their texts, though the grammar does not relate them.
//!
//! A reducer puts a node into a slot only where the slot's kind subsumes the node's. Two searches
//! over the trees of samples find missing relations:
//!
//! - *in place*: neighbours in a sequence, or one of them, give way to a part of them that their
//!   slot does not subsume, and the tokens still parse as the sequence's slot: `map<string, T> x;`
//!   and `T x;`;
//! - *same text*: each text of a kind in the samples also parses as another kind.

mod in_place;
mod same_text;

use std::collections::HashMap;
use std::ops::Range;
use std::path::{Path, PathBuf};

use anyhow::{Result, anyhow};
use grammar_compiler::Grammar;
use grammar_compiler::compile::Compiled;
use grammar_compiler::diagnostics::{Diagnostics, Span};
use secateur_syntax::Language;
use secateur_syntax::format::Format;
use secateur_syntax::lex::{Excerpt, Token};
use secateur_syntax::parse::{Parser, Predict};
use secateur_syntax::tree::{NodeId, Tree};
use secateur_tables::{Choice, Form, Kind, Origin, Part, Tables};

use super::ambiguous::shortened;
use super::read_samples;
use crate::grammars::link;

/// Maximal number of texts of a kind, and of places of a replacement, smallest first.
const TRIED: usize = 8;

/// Reports unrelated kinds; returns the number of samples that do not parse.
pub fn find_unrelated(
    compiled: &Compiled,
    samples: &[PathBuf],
    diagnostics: &mut Diagnostics,
) -> Result<usize> {
    let format = link(compiled.tables.clone())?;
    let language = format.language();
    let mut parser = Parser::new(language);
    let mut read = Vec::new();
    let failed = read_samples(samples, |path, text| {
        read.push((path, format.read(&mut parser, text)?));
        Ok(())
    })?;
    let mut search = Search {
        language,
        grammar: &compiled.grammar,
        readers: HashMap::new(),
    };
    in_place::find(&mut search, &read, diagnostics)?;
    same_text::find(&mut search, &read, diagnostics)?;
    Ok(failed)
}

type Sample<'a> = (&'a Path, Tree);

struct Search<'a> {
    language: &'a Language,
    grammar: &'a Grammar,
    /// By the kind that is the start.
    readers: HashMap<Kind, (Language, Parser)>,
}

/// A node's kind, and the slots and numbers of tokens of its children.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Shape {
    kind: Kind,
    parts: Vec<(Kind, u32)>,
}

/// Leaves all decisions to prediction: tables only have what follows in whole files.
struct Undecided;

impl Predict for Undecided {
    fn predict(&self, _: Kind, _: Kind) -> Choice {
        Choice::ADAPTIVE
    }

    fn further(&self, _: u16, _: Kind) -> Choice {
        Choice::ADAPTIVE
    }
}

impl Search<'_> {
    fn parsed(&mut self, kind: Kind, tokens: &[Token]) -> Result<Option<Shape>> {
        if !self.readers.contains_key(&kind) {
            let mut description = self.language.description().clone();
            description.start = kind;
            let tables = Tables::new(&description, self.language.automata().bytes().clone())
                .map_err(|error| anyhow!("{error}"))?;
            let language = Language::new(tables);
            let parser = Parser::new(&language);
            self.readers.insert(kind, (language, parser));
        }
        let (language, parser) = self.readers.get_mut(&kind).expect("inserted above");
        let Ok(syntax) = parser.parse(language, &Undecided, tokens) else {
            return Ok(None);
        };
        Ok(syntax.root.map(|root| Shape {
            kind: syntax.node(root).kind,
            parts: syntax
                .children(root)
                .map(|child| (syntax.node(child).slot, syntax.node(child).tokens))
                .collect(),
        }))
    }

    /// Tests for a rule of the grammar, or an alternative of one.
    fn is_rule(&self, kind: Kind) -> bool {
        let part = |origin| match origin {
            Origin::Written => true,
            Origin::Outlined { part, .. } => part == Part::Alternative,
        };
        let rule = self.language.rule(kind);
        rule.is_some_and(|rule| part(rule.origin) && rule.form != Form::Optional)
    }

    fn rule(&self, kind: Kind) -> &str {
        self.language.written_name(kind)
    }

    fn name(&self, kind: Kind) -> &str {
        self.language.known_name(kind)
    }

    fn span(&self, kind: Kind) -> Span {
        self.grammar.place_of(self.rule(kind)).unwrap_or_default()
    }
}

fn parts(tree: &Tree, nodes: impl Iterator<Item = NodeId>) -> Vec<(Kind, u32)> {
    nodes
        .map(|node| (tree.slot(node), tree.weight(node)))
        .collect()
}

fn of(tree: &Tree, node: NodeId) -> Range<usize> {
    let first = tree.first_token(node);
    first..first + tree.weight(node) as usize
}

fn excerpt(tree: &Tree, tokens: Range<usize>) -> String {
    let tokens = &tree.tokens()[tokens];
    match tokens {
        [] => String::new(),
        [first, ..] => {
            let end = tokens[tokens.len() - 1].end;
            shortened(&tree.text()[first.start as usize..end as usize])
        }
    }
}

fn place(path: &Path, tree: &Tree, token: usize) -> String {
    let token = &tree.tokens()[token];
    let at = Excerpt::new(tree.text(), token.start as usize, token.end as usize);
    format!("{}:{}:{}", path.display(), at.line, at.column)
}
