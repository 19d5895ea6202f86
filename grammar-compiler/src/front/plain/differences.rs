//! Expansion of differences `A - B` of sets or regular expressions.

use super::expression::expression;
use super::rules::Rules;
use super::tree::{Choice, Item, Node, walk};
use crate::diagnostics::{Diagnostic, Span};
use crate::ir::{CharSet, LexerExpr};
use crate::lexer::difference;

/// Maximal number of parts.
const SIZE: usize = 20_000;
/// Maximal depth of rules that use one another.
const DEPTH: usize = 200;

impl Rules {
    pub(super) fn expand(&mut self, choice: Choice, found: &mut Vec<Diagnostic>) -> Choice {
        let mut all = Vec::with_capacity(choice.len());
        for sequence in choice {
            let nodes = sequence
                .into_iter()
                .map(|node| self.expand_node(node, found));
            all.push(nodes.collect());
        }
        all
    }

    fn expand_node(&mut self, node: Node, found: &mut Vec<Diagnostic>) -> Node {
        let span = node.span;
        let item = match node.item {
            Item::Group(inner) => Item::Group(self.expand(inner, found)),
            Item::Repeat { zero, many, body } => Item::Repeat {
                zero,
                many,
                body: Box::new(self.expand_node(*body, found)),
            },
            Item::Except(from, without) => {
                let from = self.expand_node(*from, found);
                let without: Vec<Node> = without
                    .into_iter()
                    .map(|node| self.expand_node(node, found))
                    .collect();
                match self.subtract(from, without, span) {
                    Ok(item) => item,
                    Err(error) => {
                        found.push(*error);
                        Item::Literal(Vec::new())
                    }
                }
            }
            item => item,
        };
        Node { item, span }
    }

    fn subtract(
        &mut self,
        from: Node,
        without: Vec<Node>,
        span: Span,
    ) -> Result<Item, Box<Diagnostic>> {
        let sets: Option<Vec<CharSet>> = without.iter().map(|node| self.set(node)).collect();
        if let (Some(from), Some(without)) = (self.set(&from), sets) {
            let ranges = without.iter().flat_map(CharSet::ranges).copied();
            let set = from.minus(&CharSet::new(ranges));
            return match set.is_empty() {
                true => Err(nothing_left(span)),
                false => Ok(Item::Set {
                    set,
                    negated: false,
                }),
            };
        }
        let empty = |node: &Node| matches!(&node.item, Item::Literal(points) if points.is_empty());
        if without.iter().all(empty) {
            match from.item {
                Item::Repeat {
                    zero: true,
                    many,
                    body,
                } if self.solid(&body) => {
                    return Ok(Item::Repeat {
                        zero: false,
                        many,
                        body,
                    });
                }
                item => {
                    return self.regular_difference(
                        &Node {
                            item,
                            span: from.span,
                        },
                        &without,
                        span,
                    );
                }
            }
        }
        self.regular_difference(&from, &without, span)
    }

    fn solid(&self, node: &Node) -> bool {
        match &node.item {
            Item::Name(name) => self.named(name).is_some_and(|rule| !rule.nullable),
            Item::Literal(points) => !points.is_empty(),
            Item::Set { .. } => true,
            Item::Group(inner) | Item::Expanded(inner) => inner
                .iter()
                .all(|all| all.iter().any(|node| self.solid(node))),
            Item::Repeat { zero, body, .. } => !zero && self.solid(body),
            Item::Except(..) => false,
        }
    }

    fn regular_difference(
        &mut self,
        from: &Node,
        without: &[Node],
        span: Span,
    ) -> Result<Item, Box<Diagnostic>> {
        let mut size = 0_usize;
        let mut depth = 0;
        let mut irregular = None;
        let operands: Choice = vec![std::iter::once(from).chain(without).cloned().collect()];
        walk(&operands, &mut |node| match &node.item {
            Item::Name(name) => match self.named(name) {
                Some(rule) => {
                    size = size.saturating_add(rule.size);
                    depth = depth.max(rule.depth);
                }
                None => irregular = irregular.take().or(Some(node)),
            },
            Item::Literal(points) => size += points.len(),
            _ => size += 1,
        });
        if let Some(node) = irregular {
            let error = Diagnostic::error(
                node.span,
                "a difference is possible between sets of characters and regular rules only",
            )
            .label("not regular: it leads back to itself, or is not made of characters")
            .help("write what remains as a rule of its own");
            return Err(Box::new(error));
        }
        let large = || {
            let error = Diagnostic::error(span, "this difference is too large to be computed")
                .help("write what remains as a rule of its own");
            Box::new(error)
        };
        if size > SIZE || depth > DEPTH {
            return Err(large());
        }
        self.lexer.rules[0].variants[0].body = self.node(from);
        self.lexer.rules[1].variants[0].body =
            LexerExpr::Choice(without.iter().map(|node| self.node(node)).collect());
        let Ok((classes, dfa)) = difference(&self.lexer) else {
            return Err(large());
        };
        match expression(&classes, &dfa, span) {
            None => Err(large()),
            Some(choice) if choice.is_empty() => Err(nothing_left(span)),
            Some(choice) => Ok(Item::Expanded(choice)),
        }
    }

    /// Returns a rule without the empty text; `None` if that is empty or too large.
    pub fn not_empty(&mut self, rule: usize) -> Option<Choice> {
        let span = self.rules[rule].span;
        let node = |item| Node { item, span };
        let name = node(Item::Name(self.rules[rule].name.clone()));
        match self.regular_difference(&name, &[node(Item::Literal(Vec::new()))], span) {
            Ok(Item::Expanded(choice)) => Some(choice),
            _ => None,
        }
    }
}

fn nothing_left(span: Span) -> Box<Diagnostic> {
    Box::new(Diagnostic::error(
        span,
        "nothing is left of this difference",
    ))
}
