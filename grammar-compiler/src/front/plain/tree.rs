//! The syntax tree of a plain grammar.

use crate::diagnostics::Span;
use crate::ir::CharSet;

#[derive(Clone, Debug)]
pub struct PlainGrammar {
    pub file: u32,
    pub rules: Vec<PlainRule>,
    /// Whether a name in capitals is a token.
    pub capitals: bool,
    /// Names of the empty text, unless rules have them.
    pub nothing: &'static [&'static str],
    pub unknown: Unknown,
}

/// Returns a remedy for an unknown name, given a test for known names and advice by similarity.
pub type Unknown = fn(&str, &dyn Fn(&str) -> bool, Option<String>) -> Option<String>;

#[derive(Clone, Debug)]
pub struct PlainRule {
    pub name: String,
    pub span: Span,
    pub body: Choice,
    /// Whether the rule is marked as a token.
    pub lexical: bool,
    /// Whether the rule is marked as text between tokens.
    pub skip: bool,
}

/// Alternatives; each is a sequence, which may be empty.
pub type Choice = Vec<Vec<Node>>;

#[derive(Clone, Debug)]
pub struct Node {
    pub item: Item,
    pub span: Span,
}

#[derive(Clone, Debug)]
pub enum Item {
    Name(String),
    Literal(Vec<u32>),
    Set {
        set: CharSet,
        /// Whether the complement was written.
        negated: bool,
    },
    Group(Choice),
    /// An expanded difference.
    Expanded(Choice),
    /// Once if neither flag is set.
    Repeat {
        zero: bool,
        many: bool,
        body: Box<Node>,
    },
    /// Texts of the first that none of the others matches.
    Except(Box<Node>, Vec<Node>),
}

/// Visits each node of a choice, outer ones first.
pub fn walk<'a>(choice: &'a Choice, visit: &mut dyn FnMut(&'a Node)) {
    for node in choice.iter().flatten() {
        walk_node(node, visit);
    }
}

fn walk_node<'a>(node: &'a Node, visit: &mut dyn FnMut(&'a Node)) {
    visit(node);
    match &node.item {
        Item::Group(inner) | Item::Expanded(inner) => walk(inner, visit),
        Item::Repeat { body, .. } => walk_node(body, visit),
        Item::Except(from, without) => {
            walk_node(from, visit);
            without.iter().for_each(|node| walk_node(node, visit));
        }
        Item::Name(_) | Item::Literal(_) | Item::Set { .. } => {}
    }
}
