//! Differences compared with an exhaustive matcher.

use fastrand::Rng;

use super::super::rules::Rules;
use super::super::tree::{Choice, Item, Node, PlainGrammar, PlainRule};
use crate::diagnostics::Span;
use crate::ir::CharSet;

fn part(random: &mut Rng, depth: usize) -> Node {
    let item = match random.u8(..if depth == 0 { 3 } else { 7 }) {
        0 => Item::Literal(
            (0..random.usize(..3))
                .map(|_| random.u32(97..100))
                .collect(),
        ),
        1 => Item::Literal(vec![random.u32(97..100)]),
        2 => {
            let set = CharSet::one(97).union(&CharSet::one(random.u32(98..100)));
            let negated = false;
            Item::Set { set, negated }
        }
        3 | 4 => Item::Repeat {
            zero: random.bool(),
            many: true,
            body: Box::new(part(random, depth - 1)),
        },
        _ => {
            let sequence = |random: &mut Rng| {
                let count = random.usize(..3);
                (0..count).map(|_| part(random, depth - 1)).collect()
            };
            let count = random.usize(1..4);
            Item::Group((0..count).map(|_| sequence(random)).collect())
        }
    };
    let span = Span::default();
    Node { item, span }
}

fn ends(node: &Node, text: &[u32], from: usize) -> Vec<usize> {
    let mut found = match &node.item {
        Item::Literal(points) if text[from..].starts_with(points) => vec![from + points.len()],
        Item::Set { set, .. } if text.get(from).is_some_and(|&point| set.contains(point)) => {
            vec![from + 1]
        }
        Item::Group(choice) | Item::Expanded(choice) => choice_ends(choice, text, from),
        Item::Repeat { zero, many, body } => {
            let mut all = ends(body, text, from);
            let mut at = 0;
            while *many && at < all.len() {
                for end in ends(body, text, all[at]) {
                    if !all.contains(&end) {
                        all.push(end);
                    }
                }
                at += 1;
            }
            all.extend(zero.then_some(from));
            all
        }
        Item::Literal(_) | Item::Set { .. } => Vec::new(),
        Item::Name(_) | Item::Except(..) => unreachable!("neither is made here"),
    };
    found.sort_unstable();
    found.dedup();
    found
}

fn choice_ends(choice: &Choice, text: &[u32], from: usize) -> Vec<usize> {
    let mut found = Vec::new();
    for sequence in choice {
        let mut places = vec![from];
        for node in sequence {
            places = places
                .iter()
                .flat_map(|&place| ends(node, text, place))
                .collect();
            places.sort_unstable();
            places.dedup();
        }
        found.extend(places);
    }
    found
}

#[test]
fn differences_are_exact() {
    let mut texts: Vec<Vec<u32>> = vec![Vec::new()];
    let mut at = 0;
    while texts[at].len() < 6 {
        for point in 97..100 {
            let mut longer = texts[at].clone();
            longer.push(point);
            texts.push(longer);
        }
        at += 1;
    }
    let mut random = Rng::with_seed(3);
    let mut left = 0;
    for _ in 0..300 {
        let (a, b) = (part(&mut random, 3), part(&mut random, 3));
        let item = Item::Except(Box::new(a.clone()), vec![b.clone()]);
        let span = Span::default();
        let mut written = PlainGrammar {
            file: 0,
            rules: vec![PlainRule {
                name: "x".to_owned(),
                span,
                body: vec![vec![Node { item, span }]],
                lexical: false,
                skip: false,
            }],
            capitals: false,
            nothing: &[],
            unknown: |_, _, _| None,
        };
        let mut found = Vec::new();
        let rules = Rules::of(&mut written, &mut found).expect("names are in order");
        let matches = |node: &Node, text: &[u32]| ends(node, text, 0).contains(&text.len());
        for text in &texts {
            let expected = matches(&a, text) && !matches(&b, text);
            let result = choice_ends(&rules.rules[0].body, text, 0).contains(&text.len());
            if found.is_empty() {
                assert_eq!(result, expected, "{a:?}\n{b:?}\n{text:?}");
            } else {
                assert!(!expected, "{a:?}\n{b:?}\n{text:?}\n{}", found[0].message);
            }
        }
        left += usize::from(found.is_empty());
    }
    assert!(left > 150, "too little is left: {left}");
}
