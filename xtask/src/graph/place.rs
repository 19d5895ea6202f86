//! Positions of rules: each recursive component is laid out by itself, then as one box.

use std::collections::VecDeque;

use grammar_compiler::graph::{Edge, RuleGraph};

use super::layout::{Layout, Point, layout};

pub const PADDING: f64 = 18.0;
pub const HEIGHT: f64 = 24.0;
const CHARACTER: f64 = 7.3;

pub struct Places {
    /// Upper left corners of boxes.
    pub rules: Vec<Point>,
    pub widths: Vec<f64>,
    /// Corner and size of each recursive component.
    pub components: Vec<(Point, Point)>,
    /// Points between the ends of each edge; `None` of one that leads back.
    pub routes: Vec<Option<Vec<Point>>>,
    pub size: Point,
}

pub fn places(graph: &RuleGraph) -> Places {
    let width = |name: &str| name.chars().count() as f64 * CHARACTER + 20.0;
    let widths: Vec<f64> = graph.nodes.iter().map(|node| width(&node.name)).collect();
    let mut routes: Vec<Option<Vec<Point>>> = vec![None; graph.edges.len()];

    // By component: layout, and positions of its rules.
    let mut inner: Vec<Layout> = Vec::new();
    let mut place_in = vec![0; graph.nodes.len()];
    let mut inner_edges: Vec<Vec<usize>> = Vec::new();
    for (number, component) in graph.components.iter().enumerate() {
        for (at, &node) in component.nodes.iter().enumerate() {
            place_in[node] = at;
        }
        let forward = forward(graph, number);
        let edges: Vec<(usize, usize)> = forward
            .iter()
            .map(|&edge| &graph.edges[edge])
            .map(|edge| (place_in[edge.from], place_in[edge.to]))
            .collect();
        let sizes: Vec<Point> = component
            .nodes
            .iter()
            .map(|&node| Point {
                x: widths[node],
                y: HEIGHT,
            })
            .collect();
        inner.push(layout(&sizes, &edges));
        inner_edges.push(forward);
    }

    let padding = |number: usize| match graph.components[number].recursive {
        true => PADDING,
        false => 0.0,
    };
    let sizes: Vec<Point> = inner
        .iter()
        .enumerate()
        .map(|(number, layout)| Point {
            x: layout.size.x + 2.0 * padding(number),
            y: layout.size.y + 2.0 * padding(number),
        })
        .collect();
    let outer_edges: Vec<usize> = (0..graph.edges.len())
        .filter(|&edge| {
            let edge = &graph.edges[edge];
            graph.nodes[edge.from].component != graph.nodes[edge.to].component
        })
        .collect();
    let ends: Vec<(usize, usize)> = outer_edges
        .iter()
        .map(|&edge| &graph.edges[edge])
        .map(|edge| {
            (
                graph.nodes[edge.from].component,
                graph.nodes[edge.to].component,
            )
        })
        .collect();
    let outer = layout(&sizes, &ends);
    for (edge, route) in outer_edges.into_iter().zip(outer.routes) {
        routes[edge] = Some(route);
    }
    let inside = |number: usize, point: Point| Point {
        x: outer.corners[number].x + padding(number) + point.x,
        y: outer.corners[number].y + padding(number) + point.y,
    };
    for (number, (layout, edges)) in inner.iter().zip(inner_edges).enumerate() {
        for (edge, route) in edges.into_iter().zip(&layout.routes) {
            routes[edge] = Some(route.iter().map(|&point| inside(number, point)).collect());
        }
    }
    let rules = (0..graph.nodes.len()).map(|node| {
        let number = graph.nodes[node].component;
        inside(number, inner[number].corners[place_in[node]])
    });
    let recursive = (0..graph.components.len()).filter(|&n| graph.components[n].recursive);
    Places {
        rules: rules.collect(),
        widths,
        components: recursive.map(|n| (outer.corners[n], sizes[n])).collect(),
        routes,
        size: outer.size,
    }
}

/// Returns a component's edges that lead away from its entry, not back or across.
fn forward(graph: &RuleGraph, number: usize) -> Vec<usize> {
    let component = &graph.components[number];
    let inside = |node: usize| graph.nodes[node].component == number;
    let uses = |node: usize| {
        let first = graph.edges.partition_point(|edge| edge.from < node);
        let all = (first..graph.edges.len()).take_while(move |&e| graph.edges[e].from == node);
        all.filter(|&edge| inside(graph.edges[edge].to))
    };
    let entered = |&&node: &&usize| {
        let from = |edge: &&Edge| edge.to == node && !inside(edge.from);
        graph.edges.iter().filter(from).count() + usize::from(node == graph.start)
    };
    let Some(&entry) = component.nodes.iter().rev().max_by_key(entered) else {
        return Vec::new();
    };
    let mut distance = vec![usize::MAX; graph.nodes.len()];
    distance[entry] = 0;
    let mut queue = VecDeque::from([entry]);
    while let Some(node) = queue.pop_front() {
        for edge in uses(node) {
            let to = graph.edges[edge].to;
            if distance[to] == usize::MAX {
                distance[to] = distance[node] + 1;
                queue.push_back(to);
            }
        }
    }
    let all = component.nodes.iter().flat_map(|&node| uses(node));
    let further = |&edge: &usize| {
        let edge = &graph.edges[edge];
        distance[edge.to] > distance[edge.from]
    };
    all.filter(further).collect()
}
