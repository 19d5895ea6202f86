use std::fmt::Write as _;

use super::base::Base;
use super::generator::Run;
use super::trace::{Choice, Decision, Element, Kind, NodeId, REAL_HIGH, Trace};
use super::units::Units;

/// Indented levels, so that a drawing stays in proportion to the trace.
const LEVELS: usize = 64;

/// Draws the tree, a node a line: place, kind, decision, range, a star at reducible parts.
#[must_use]
pub fn show(trace: &Trace) -> String {
    let base = Base::new(Run {
        trace: trace.clone(),
        output: Vec::new(),
    });
    let units = Units::of(&base);
    let mut starts = vec![false; trace.len()];
    for unit in units.ids() {
        let first = units.get(unit).roots.first();
        if let Some(node) = first.and_then(|&name| base.node(name)) {
            starts[node.index()] = true;
        }
    }
    let mut text = String::new();
    // By level: whether more siblings follow.
    let mut rails: Vec<bool> = Vec::new();
    let mut work: Vec<(NodeId, usize, bool)> = Vec::new();
    let siblings = |of: Option<NodeId>, depth: usize| -> Vec<(NodeId, usize, bool)> {
        let nodes: Vec<NodeId> = trace.children(of).collect();
        let last = nodes.len().saturating_sub(1);
        let numbered = nodes.into_iter().enumerate();
        let mut found: Vec<_> = numbered
            .map(|(at, node)| (node, depth, at < last))
            .collect();
        found.reverse();
        found
    };
    work.extend(siblings(None, 0));
    while let Some((node, depth, more)) = work.pop() {
        rails.truncate(depth.min(LEVELS));
        rails.push(more);
        let drawn = rails.len() - 1;
        for (level, &more) in rails.iter().enumerate().skip(1) {
            text.push_str(match (level == drawn, more) {
                (true, true) => "├─ ",
                (true, false) => "└─ ",
                (false, true) => "│  ",
                (false, false) => "   ",
            });
        }
        let star = if starts[node.index()] { "* " } else { "" };
        let _ = match trace.element(node) {
            Element::Part(kind, place) => writeln!(
                text,
                "{star}{} {place}  {} choices",
                kind.name(),
                trace.weight(node)
            ),
            Element::Choice(choice) => writeln!(
                text,
                "{star}{} {}  {}",
                choice.kind.name(),
                choice.place,
                decided(choice)
            ),
        };
        if trace.part(node).is_some() {
            work.extend(siblings(Some(node), depth + 1));
        }
    }
    text
}

fn decided(choice: &Choice) -> String {
    let (low, high) = (choice.low, choice.high);
    match (&choice.decision, choice.kind) {
        (Decision::Number(number), Kind::Real) => {
            format!("{}", *number as f64 / (REAL_HIGH + 1) as f64)
        }
        (Decision::Number(number), Kind::Branch) => match number {
            0 => "no".to_owned(),
            _ => "yes".to_owned(),
        },
        (Decision::Number(number), _) => format!("{number} of {low}..={high}"),
        (Decision::Order(order), _) => format!("{order:?} of {high}"),
        (Decision::Bytes(bytes), _) => {
            let shown: String = bytes.iter().take(16).map(|b| format!("{b:02x}")).collect();
            let more = if bytes.len() > 16 { "…" } else { "" };
            format!("{shown}{more} ({} bytes of {low}..={high})", bytes.len())
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::file;

    #[test]
    fn a_deep_trace_is_drawn_in_proportion() {
        const DEPTH: usize = 20_000;
        let mut text = "{\"trace\":1}\n[\"p\",0,\"a\"]\n".to_owned();
        text.push_str(&"[\"b\",\"call\",0]\n".repeat(DEPTH));
        text.push_str("[\"c\",\"pick\",0,0,5,2]\n");
        let (trace, _) = file::read(&text).unwrap();
        let drawn = show(&trace);
        assert_eq!(drawn.lines().count(), DEPTH + 1);
        assert!(drawn.len() < DEPTH * 1000, "{}", drawn.len());
    }

    #[test]
    fn a_tree_is_drawn() {
        let text = r#"{"trace":1}
["p",0,"gen.py:9"]
["c","range",0,0,5,2]
["p",1,"gen.py:10"]
["b","call",1]
["p",2,"gen.py:4"]
["c","pick",2,0,25,7]
["c","real",0,0,9007199254740991,4503599627370496]
["e"]
["b","call",1]
["c","shuffle",2,2,3,[2,0]]
["e"]
["b","call",2]
["c","branch",2,0,1,1]
["c","bytes",2,0,9,"00ff"]
"#;
        let (trace, _) = file::read(text).unwrap();
        let expected = "\
range gen.py:9  2 of 0..=5
* call gen.py:10  2 choices
├─ pick gen.py:4  7 of 0..=25
└─ real gen.py:9  0.5
* call gen.py:10  1 choices
└─ shuffle gen.py:4  [2, 0] of 3
call gen.py:4  2 choices
├─ branch gen.py:4  yes
└─ bytes gen.py:4  00ff (2 bytes of 0..=9)
";
        assert_eq!(show(&trace), expected);
    }
}
