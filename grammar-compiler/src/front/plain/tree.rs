//! A grammar of characters, as it was written.

use crate::diagnostics::Span;
use crate::ir::CharSet;

/// What a plain notation says.
#[derive(Clone, Debug)]
pub struct Written {
    /// The grammar's file.
    pub file: u32,
    /// The rules in order.
    pub rules: Vec<PlainRule>,
    /// Whether a name in capitals is the name of a token.
    pub capitals: bool,
    /// Names of nothing at all, if there is no rule of that name.
    pub nothing: &'static [&'static str],
    /// What to try if a name is unknown.
    pub unknown: Unknown,
}

/// Advice on an unknown name, by whether another one is known, and what to advise
/// because a known one is like it.
pub type Unknown = fn(&str, &dyn Fn(&str) -> bool, Option<String>) -> Option<String>;

/// A rule.
#[derive(Clone, Debug)]
pub struct PlainRule {
    /// The rule's name, without brackets.
    pub name: String,
    /// Where the name stands.
    pub span: Span,
    /// What it matches.
    pub body: Choice,
    /// Whether the notation says that it describes a token.
    pub lexical: bool,
    /// Whether the notation says that it stands between tokens.
    pub skip: bool,
}

/// Alternatives; each is a sequence, which may be empty.
pub type Choice = Vec<Vec<Node>>;

/// A part of a sequence.
#[derive(Clone, Debug)]
pub struct Node {
    /// What it is.
    pub item: Item,
    /// Where it stands.
    pub span: Span,
}

/// What can stand in a sequence.
#[derive(Clone, Debug)]
pub enum Item {
    /// A rule by name.
    Name(String),
    /// These characters.
    Literal(Vec<u32>),
    /// One of these characters.
    Set {
        /// Which.
        set: CharSet,
        /// Whether the others were written down.
        negated: bool,
    },
    /// Parentheses.
    Group(Choice),
    /// A difference that was spelt out, character by character.
    Spelt(Choice),
    /// Once if neither.
    Repeat {
        /// May be left out.
        zero: bool,
        /// May come more than once.
        many: bool,
        /// What comes.
        body: Box<Node>,
    },
    /// The first, but none of the others.
    Except(Box<Node>, Vec<Node>),
}

/// Calls `visit` for each node of a choice, outer ones first.
pub fn walk<'a>(choice: &'a Choice, visit: &mut dyn FnMut(&'a Node)) {
    for node in choice.iter().flatten() {
        walk_node(node, visit);
    }
}

fn walk_node<'a>(node: &'a Node, visit: &mut dyn FnMut(&'a Node)) {
    visit(node);
    match &node.item {
        Item::Group(inner) | Item::Spelt(inner) => walk(inner, visit),
        Item::Repeat { body, .. } => walk_node(body, visit),
        Item::Except(from, without) => {
            walk_node(from, visit);
            without.iter().for_each(|node| walk_node(node, visit));
        }
        Item::Name(_) | Item::Literal(_) | Item::Set { .. } => {}
    }
}
