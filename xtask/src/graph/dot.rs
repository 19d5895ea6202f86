//! Graphs for Graphviz.

use std::fmt::Write as _;

use grammar_compiler::graph::{RuleGraph, Use};

/// Formats a digraph.
///
/// Recursive components are clusters. The start rule has a bold frame, rules with lists a double
/// one; optional uses are dashed, repeated ones bold.
pub fn write(graph: &RuleGraph) -> String {
    let mut text = format!("digraph {} {{\n", quoted(&graph.name));
    let mut line = |depth: usize, what: &str| {
        let _ = writeln!(text, "{}{what}", "  ".repeat(depth));
    };
    line(1, &format!("label={};", quoted(&super::caption(graph))));
    line(1, "rankdir=LR;");
    line(1, "node [shape=box, style=rounded, fontname=monospace];");
    for (index, component) in graph.components.iter().enumerate() {
        let depth = if component.recursive { 2 } else { 1 };
        if component.recursive {
            line(1, &format!("subgraph cluster_{index} {{"));
            line(2, "label=recursive; style=filled; color=lightgrey;");
        }
        for &node in &component.nodes {
            line(depth, &format!("n{node} [{}];", attributes(graph, node)));
        }
        if component.recursive {
            line(1, "}");
        }
    }
    for edge in &graph.edges {
        let style = match edge.how {
            Use::Optional => " [style=dashed]",
            Use::Once => "",
            Use::Many => " [style=bold]",
        };
        line(1, &format!("n{} -> n{}{style};", edge.from, edge.to));
    }
    text.push_str("}\n");
    text
}

fn attributes(graph: &RuleGraph, index: usize) -> String {
    let node = &graph.nodes[index];
    let mut all = format!("label={}", quoted(&node.name));
    if index == graph.start {
        all.push_str(", penwidth=3");
    }
    if node.list {
        all.push_str(", peripheries=2");
    }
    if !node.reached {
        all.push_str(", fontcolor=gray");
    }
    all
}

fn quoted(text: &str) -> String {
    format!("\"{}\"", text.replace('\\', "\\\\").replace('"', "\\\""))
}
