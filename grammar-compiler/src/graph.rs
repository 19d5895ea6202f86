//! The graph of a grammar's rules and their uses, without tokens.

use std::collections::BTreeMap;

use petgraph::algo::tarjan_scc;
use petgraph::graphmap::DiGraphMap;

use crate::ir::{Expr, Grammar, RuleId};
use crate::normalize::Pnf;
use crate::normalize::cfg::Symbol;
use secateur_tables::Form;

/// A rule.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Node {
    /// Name of the rule.
    pub name: String,
    /// Whether it contains a repetition.
    pub list: bool,
    /// Whether the start rule reaches it.
    pub reached: bool,
    /// Index into [`RuleGraph::components`].
    pub component: usize,
}

/// Frequency of a use; the highest of several.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Use {
    /// At most once.
    Optional,
    /// Once, or as an alternative.
    Once,
    /// Any number of times.
    Many,
}

/// A use of a rule by another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Edge {
    /// The user.
    pub from: usize,
    /// The used rule.
    pub to: usize,
    /// Frequency of the use.
    pub how: Use,
}

/// A strongly connected component: mutually recursive rules or a single rule.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Component {
    /// Rules, ascending.
    pub nodes: Vec<usize>,
    /// Whether they are recursive.
    pub recursive: bool,
}

/// The graph of a grammar's rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RuleGraph {
    /// Name of the grammar.
    pub name: String,
    /// Rules in the order of the grammar.
    pub nodes: Vec<Node>,
    /// Uses, ordered by user and used rule, each pair once.
    pub edges: Vec<Edge>,
    /// The start rule.
    pub start: usize,
    /// Components, users before used rules.
    pub components: Vec<Component>,
}

impl RuleGraph {
    /// Creates the graph of written rules.
    #[must_use]
    pub fn of_grammar(grammar: &Grammar) -> Self {
        let mut uses = Uses::default();
        let mut nodes = Vec::new();
        for (from, rule) in grammar.parser.rules.iter().enumerate() {
            let mut list = false;
            uses.of_expr(from, &rule.body, Use::Once, &mut list);
            nodes.push((rule.name.clone(), list));
        }
        let RuleId(start) = grammar.parser.start;
        Self::new(&grammar.name, nodes, uses, start as usize)
    }

    /// Creates the graph of a normal form.
    #[must_use]
    pub fn of_pnf(name: &str, pnf: &Pnf) -> Self {
        let mut uses = Uses::default();
        let mut nodes = Vec::new();
        for (from, rule) in pnf.rules.iter().enumerate() {
            let how = match rule.form {
                Form::Star | Form::Plus => Use::Many,
                Form::Optional => Use::Optional,
                Form::Sequence | Form::Alternation | Form::Set => Use::Once,
            };
            for symbol in &rule.symbols {
                if let Symbol::Rule(to) = symbol {
                    uses.add(from, *to as usize, how);
                }
            }
            nodes.push((rule.name.clone(), how == Use::Many));
        }
        Self::new(name, nodes, uses, 0)
    }

    fn new(name: &str, nodes: Vec<(String, bool)>, uses: Uses, start: usize) -> Self {
        let mut graph: DiGraphMap<usize, ()> = DiGraphMap::new();
        for node in 0..nodes.len() {
            graph.add_node(node);
        }
        for &(from, to) in uses.0.keys() {
            graph.add_edge(from, to, ());
        }
        let mut reached = vec![false; nodes.len()];
        let mut work = vec![start];
        while let Some(node) = work.pop() {
            if !std::mem::replace(&mut reached[node], true) {
                work.extend(graph.neighbors(node));
            }
        }
        let mut nodes: Vec<Node> = nodes
            .into_iter()
            .zip(reached)
            .map(|((name, list), reached)| Node {
                name,
                list,
                reached,
                component: 0,
            })
            .collect();
        let mut components = Vec::new();
        // Tarjan's order has users last.
        for mut group in tarjan_scc(&graph).into_iter().rev() {
            group.sort_unstable();
            for &node in &group {
                nodes[node].component = components.len();
            }
            components.push(Component {
                recursive: group.len() > 1 || graph.contains_edge(group[0], group[0]),
                nodes: group,
            });
        }
        let edges = uses.0.into_iter();
        Self {
            name: name.to_owned(),
            nodes,
            edges: edges
                .map(|((from, to), how)| Edge { from, to, how })
                .collect(),
            start,
            components,
        }
    }
}

#[derive(Default)]
struct Uses(BTreeMap<(usize, usize), Use>);

impl Uses {
    fn add(&mut self, from: usize, to: usize, how: Use) {
        let known = self.0.entry((from, to)).or_insert(how);
        *known = how.max(*known);
    }

    fn of_expr(&mut self, from: usize, expr: &Expr, how: Use, list: &mut bool) {
        match expr {
            Expr::Token(_) | Expr::Set(_) => {}
            Expr::Rule(RuleId(to)) => self.add(from, *to as usize, how),
            Expr::Sequence(all) | Expr::Choice(all) => {
                for one in all {
                    self.of_expr(from, one, how, list);
                }
            }
            Expr::Repeat(quantified, inner) => {
                *list |= quantified.many;
                let inside = match (quantified.many, how) {
                    (true, _) | (_, Use::Many) => Use::Many,
                    (false, _) => Use::Optional,
                };
                self.of_expr(from, inner, inside, list);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::load::Loader;
    use crate::normalize::normalize;

    fn grammar(start: &str, text: &str) -> Grammar {
        let loader = Loader::text("test.g4", format!("grammar test;\n{text}"));
        loader.start(start).load().expect("a good grammar").grammar
    }

    #[test]
    fn components_come_after_their_users() {
        let graph = RuleGraph::of_grammar(&grammar(
            "leaf",
            "leaf : 'x' ; b : '(' a ')' leaf? ; a : b | leaf ; s : a* EOF ;",
        ));
        let groups: Vec<_> = graph.components.iter().map(|c| &c.nodes[..]).collect();
        assert_eq!(groups, [&[3][..], &[1, 2], &[0]]);
        let recursive: Vec<_> = graph.components.iter().map(|c| c.recursive).collect();
        assert_eq!(recursive, [false, true, false]);
        assert_eq!(graph.start, 0);
        let reached: Vec<_> = graph.nodes.iter().map(|node| node.reached).collect();
        assert_eq!(reached, [true, false, false, false]);
        let how = |from, to| graph.edges.iter().find(|e| (e.from, e.to) == (from, to));
        assert_eq!(how(3, 2).unwrap().how, Use::Many);
        assert_eq!(how(1, 0).unwrap().how, Use::Optional);
        assert_eq!(how(1, 2).unwrap().how, Use::Once);
        assert!(graph.nodes[3].list && !graph.nodes[2].list);
    }

    #[test]
    fn normalisation_turns_recursion_into_lists() {
        let grammar = grammar("s", "s : e EOF ; e : e '+' 'x' | 'x' ;");
        let before = RuleGraph::of_grammar(&grammar);
        assert!(before.components.iter().any(|c| c.recursive));
        let after = RuleGraph::of_pnf("test", &normalize(&grammar).unwrap());
        assert!(!after.components.iter().any(|c| c.recursive));
        assert!(after.nodes.iter().any(|node| node.list));
    }
}
