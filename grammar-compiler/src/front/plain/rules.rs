//! Detection of regular rules, and expansion of differences.
//!
//! A rule is regular if it uses only regular rules, and itself at most at the start or end of an
//! alternative: `int ::= digit | int digit` is `digit digit*`. Used rules come first; mutually
//! recursive rules are not regular.

use petgraph::algo::kosaraju_scc;
use petgraph::graph::{DiGraph, NodeIndex};
use rustc_hash::FxHashMap;

use super::names::names;
use super::tree::{Choice, Item, Node, PlainGrammar, PlainRule, walk};
use crate::diagnostics::{Diagnostic, Span};
use crate::ir::{
    Actions, CharSet, Lexer, LexerExpr, LexerRule, LexerRuleId, LexerVariant, Quantified, TokenId,
};

#[derive(Clone, Debug)]
pub struct Regular {
    pub body: Choice,
    /// Its characters, if all texts are one character.
    pub set: Option<CharSet>,
    /// The texts of one character.
    pub single: CharSet,
    pub nullable: bool,
    /// Whether its texts have unbounded length.
    pub unbounded: bool,
    /// Whether all texts have at most one character.
    pub short: bool,
    /// Size and depth of the rule with all that it uses.
    pub(super) size: usize,
    pub(super) depth: usize,
}

pub struct Rules {
    pub file: u32,
    /// The rules in order, with expanded differences.
    pub rules: Vec<PlainRule>,
    pub regular: Vec<Option<Regular>>,
    /// Indices of the rules, used ones first.
    pub order: Vec<usize>,
    pub capitals: bool,
    pub index: FxHashMap<String, usize>,
    /// The regular rules as fragments, after two rules in two modes.
    pub(super) lexer: Lexer,
}

impl Rules {
    /// Returns `None` if a name is wrong.
    pub fn of(written: &mut PlainGrammar, found: &mut Vec<Diagnostic>) -> Option<Self> {
        let index = names(written, found)?;
        let mut rules = Self {
            file: written.file,
            rules: std::mem::take(&mut written.rules),
            regular: Vec::new(),
            order: Vec::new(),
            capitals: written.capitals,
            index,
            lexer: Lexer {
                modes: vec!["from".to_owned(), "without".to_owned()],
                ..Lexer::default()
            },
        };
        let count = rules.rules.len();
        rules.regular.resize_with(count, || None);
        for at in 0..count + 2 {
            rules.lexer.rules.push(LexerRule {
                name: String::new(),
                fragment: at >= 2,
                mode: u16::from(at == 1),
                variants: vec![LexerVariant {
                    body: LexerExpr::Choice(Vec::new()),
                    token: TokenId::EOF,
                    actions: Actions::default(),
                }],
                span: Span::default(),
            });
        }
        let mut graph: DiGraph<(), ()> = DiGraph::new();
        for _ in 0..count {
            graph.add_node(());
        }
        for rule in 0..count {
            for used in rules.uses(&rules.rules[rule].body) {
                graph.update_edge(NodeIndex::new(rule), NodeIndex::new(used), ());
            }
        }
        for component in kosaraju_scc(&graph) {
            for rule in &component {
                let rule = rule.index();
                rules.order.push(rule);
                let body = std::mem::take(&mut rules.rules[rule].body);
                let body = rules.expand(body, found);
                if component.len() == 1 {
                    let regular = rules.regular_rule(rule, &body);
                    if let Some(regular) = &regular {
                        rules.lexer.rules[rule + 2].variants[0].body = rules.choice(&regular.body);
                    }
                    rules.regular[rule] = regular;
                }
                rules.rules[rule].body = body;
            }
        }
        Some(rules)
    }

    /// Returns the used rules, ascending.
    pub fn uses(&self, choice: &Choice) -> Vec<usize> {
        let mut used = Vec::new();
        walk(choice, &mut |node| {
            if let Item::Name(name) = &node.item
                && let Some(&rule) = self.index.get(name)
            {
                used.push(rule);
            }
        });
        used.sort_unstable();
        used.dedup();
        used
    }

    pub fn named(&self, name: &str) -> Option<&Regular> {
        self.regular[*self.index.get(name)?].as_ref()
    }

    fn regular_rule(&self, rule: usize, body: &Choice) -> Option<Regular> {
        let own = &self.rules[rule].name;
        let body = without_recursion(own, body, self.rules[rule].span)?;
        let mut regular = true;
        let (mut size, mut depth) = (1_usize, 0);
        walk(&body, &mut |node| match &node.item {
            Item::Name(name) => match self.named(name) {
                Some(used) => {
                    size = size.saturating_add(used.size);
                    depth = depth.max(used.depth + 1);
                }
                None => regular = false,
            },
            Item::Literal(points) => size += points.len(),
            _ => size += 1,
        });
        if !regular {
            return None;
        }
        Some(Regular {
            set: self.set_of_choice(&body),
            single: self.single_of_choice(&body),
            nullable: body
                .iter()
                .any(|all| all.iter().all(|node| self.nullable(node))),
            unbounded: body.iter().flatten().any(|node| self.unbounded(node)),
            short: self.short(&body),
            body,
            size,
            depth,
        })
    }

    fn set_of_choice(&self, choice: &Choice) -> Option<CharSet> {
        let mut all: Vec<CharSet> = Vec::with_capacity(choice.len());
        for sequence in choice {
            match &sequence[..] {
                [one] => all.push(self.set(one)?),
                _ => return None,
            }
        }
        let ranges = all.iter().flat_map(CharSet::ranges).copied();
        (!choice.is_empty()).then(|| CharSet::new(ranges))
    }

    /// Returns the characters of a node whose texts are all one character.
    pub fn set(&self, node: &Node) -> Option<CharSet> {
        match &node.item {
            Item::Name(name) => self.named(name)?.set.clone(),
            Item::Literal(points) => match points[..] {
                [one] => Some(CharSet::one(one)),
                _ => None,
            },
            Item::Set { set, .. } => Some(set.clone()),
            Item::Group(inner) | Item::Expanded(inner) => self.set_of_choice(inner),
            Item::Repeat { .. } | Item::Except(..) => None,
        }
    }

    fn single_of_choice(&self, choice: &Choice) -> CharSet {
        let mut all = CharSet::default();
        for sequence in choice {
            let solid: Vec<&Node> = sequence.iter().filter(|n| !self.nullable(n)).collect();
            match solid[..] {
                [] => {
                    for node in sequence {
                        all = all.union(&self.single(node));
                    }
                }
                [one] => all = all.union(&self.single(one)),
                _ => {}
            }
        }
        all
    }

    fn single(&self, node: &Node) -> CharSet {
        match &node.item {
            Item::Name(name) => self
                .named(name)
                .map_or_else(CharSet::default, |r| r.single.clone()),
            Item::Literal(points) if points.len() == 1 => CharSet::one(points[0]),
            Item::Set { set, .. } => set.clone(),
            Item::Group(inner) | Item::Expanded(inner) => self.single_of_choice(inner),
            Item::Repeat { body, .. } => self.single(body),
            Item::Literal(_) | Item::Except(..) => CharSet::default(),
        }
    }

    fn nullable(&self, node: &Node) -> bool {
        match &node.item {
            Item::Name(name) => self.named(name).is_some_and(|rule| rule.nullable),
            Item::Literal(points) => points.is_empty(),
            Item::Group(inner) | Item::Expanded(inner) => inner
                .iter()
                .any(|all| all.iter().all(|node| self.nullable(node))),
            Item::Repeat { zero, body, .. } => *zero || self.nullable(body),
            Item::Set { .. } | Item::Except(..) => false,
        }
    }

    pub fn unbounded(&self, node: &Node) -> bool {
        match &node.item {
            Item::Name(name) => self.named(name).is_some_and(|rule| rule.unbounded),
            Item::Group(inner) | Item::Expanded(inner) => {
                inner.iter().flatten().any(|node| self.unbounded(node))
            }
            Item::Repeat { many, body, .. } => *many || self.unbounded(body),
            Item::Set { .. } | Item::Literal(_) | Item::Except(..) => false,
        }
    }

    /// Tests whether all texts have at most one character; may miss some.
    fn short(&self, choice: &Choice) -> bool {
        let short = |node: &Node| match &node.item {
            Item::Name(name) => self.named(name).is_some_and(|rule| rule.short),
            Item::Literal(points) => points.len() <= 1,
            Item::Set { .. } => true,
            Item::Group(inner) | Item::Expanded(inner) => self.short(inner),
            Item::Repeat { many, body, .. } => !many && self.short(&vec![vec![(**body).clone()]]),
            Item::Except(..) => false,
        };
        choice.iter().all(|all| match &all[..] {
            [] => true,
            [one] => short(one),
            _ => false,
        })
    }

    fn choice(&self, choice: &Choice) -> LexerExpr {
        let sequence =
            |all: &Vec<Node>| LexerExpr::Sequence(all.iter().map(|node| self.node(node)).collect());
        LexerExpr::Choice(choice.iter().map(sequence).collect())
    }

    pub(super) fn node(&self, node: &Node) -> LexerExpr {
        match &node.item {
            Item::Name(name) => LexerExpr::Rule(LexerRuleId(self.index[name] as u32 + 2)),
            Item::Literal(points) => {
                let one = |&point: &u32| LexerExpr::Chars(CharSet::one(point));
                LexerExpr::Sequence(points.iter().map(one).collect())
            }
            Item::Set { set, .. } => LexerExpr::Chars(set.clone()),
            Item::Group(inner) | Item::Expanded(inner) => self.choice(inner),
            Item::Repeat { zero, many, body } => {
                let quantified = Quantified {
                    zero: *zero,
                    many: *many,
                    lazy: false,
                };
                LexerExpr::Repeat(quantified, Box::new(self.node(body)))
            }
            Item::Except(..) => unreachable!("differences are spelt out from the inside"),
        }
    }
}

/// Turns recursion at start or end of alternatives into repetition; `None` with other recursion.
fn without_recursion(own: &str, body: &Choice, span: Span) -> Option<Choice> {
    let is_own = |node: &Node| matches!(&node.item, Item::Name(name) if name == own);
    let (mut left, mut right, mut rest) = (Vec::new(), Vec::new(), Vec::new());
    for sequence in body {
        let (to, inner) = match &sequence[..] {
            [one] if is_own(one) => continue,
            [first, inner @ ..] if is_own(first) => (&mut left, inner),
            [inner @ .., last] if is_own(last) => (&mut right, inner),
            inner => (&mut rest, inner),
        };
        let inner: Choice = vec![inner.to_vec()];
        let mut again = false;
        walk(&inner, &mut |node| again |= is_own(node));
        if again {
            return None;
        }
        to.extend(inner);
    }
    // A recursion without end has no text.
    if rest.is_empty() {
        return None;
    }
    if left.is_empty() && right.is_empty() {
        return Some(rest);
    }
    let group = |choice: Choice| Node {
        item: Item::Group(choice),
        span,
    };
    let many = |choice: Choice| Node {
        item: Item::Repeat {
            zero: true,
            many: true,
            body: Box::new(group(choice)),
        },
        span,
    };
    let mut sequence = Vec::new();
    if !right.is_empty() {
        sequence.push(many(right));
    }
    sequence.push(group(rest));
    if !left.is_empty() {
        sequence.push(many(left));
    }
    Some(vec![sequence])
}
