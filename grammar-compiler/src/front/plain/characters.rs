//! Character tokens.

use rustc_hash::FxHashMap;

use super::parts::{alternative, element, lexer_rule};
use super::rules::Rules;
use super::tokens::Role;
use super::tree::{Item, walk};
use crate::ast::{Atom, CodePointRange, Ident, Rule};
use crate::diagnostics::Span;
use crate::ir::{CharSet, LAST};
use crate::lexer::Classes;

pub struct Characters {
    sets: FxHashMap<CharSet, Vec<usize>>,
    /// Characters of each class, with a name if several.
    classes: Vec<(CharSet, String)>,
    /// By token rule: single characters that it matches.
    ///
    /// They have other token types, so uses of the rule allow them as well.
    pub shared: FxHashMap<usize, CharSet>,
}

impl Characters {
    /// Computes the classes; without roles all characters are tokens.
    pub fn of(rules: &Rules, roles: Option<&[Role]>) -> Self {
        let mut sets: Vec<CharSet> = Vec::new();
        let mut known: FxHashMap<CharSet, usize> = FxHashMap::default();
        let mut add = |set: CharSet| {
            known.entry(set).or_insert_with_key(|set| {
                sets.push(set.clone());
                sets.len() - 1
            });
        };
        // Keywords, and others.
        let (mut hard, mut soft) = (CharSet::default(), CharSet::default());
        for (at, rule) in rules.rules.iter().enumerate() {
            let role = roles.map_or(Role::Parser, |roles| roles[at]);
            if !matches!(role, Role::Parser | Role::Both) {
                continue;
            }
            let short = rules.regular[at].as_ref().is_some_and(|rule| rule.short);
            walk(&rule.body, &mut |node| match &node.item {
                Item::Set { set, .. } => {
                    add(set.clone());
                    soft = soft.union(set);
                }
                Item::Literal(points) if roles.is_none() || points.len() == 1 => {
                    for set in points.iter().map(|&point| CharSet::one(point)) {
                        let kind = if short { &mut soft } else { &mut hard };
                        *kind = kind.union(&set);
                        add(set);
                    }
                }
                _ => {}
            });
        }
        let mut shared = FxHashMap::default();
        for (at, role) in roles.unwrap_or_default().iter().enumerate() {
            let Some(regular) = rules.regular[at].as_ref().filter(|_| *role == Role::Token) else {
                continue;
            };
            let both = regular.single.minus(&hard).minus(&soft.complement());
            if !both.is_empty() {
                add(both.clone());
                shared.insert(at, both);
            }
        }
        let partition = Classes::of(&sets);
        let mut members: Vec<Vec<CodePointRange>> = Vec::new();
        members.resize_with(usize::from(partition.count()), Vec::new);
        for range in partition
            .ranges()
            .iter()
            .filter(|range| range.first <= LAST)
        {
            members[usize::from(range.class)].push(CodePointRange {
                first: range.first,
                last: range.last.min(LAST),
            });
        }
        let classes = members.into_iter().map(|ranges| {
            let set = CharSet::new(ranges);
            let mut name = spelling(&set);
            while rules.index.contains_key(&name) {
                name.push('\'');
            }
            (set, name)
        });
        let classes = classes.collect();
        let of = |at: usize| {
            partition
                .of_set(at as u32)
                .iter()
                .map(|&c| usize::from(c))
                .collect()
        };
        let sets = known.into_iter().map(|(set, at)| (set, of(at))).collect();
        Self {
            sets,
            classes,
            shared,
        }
    }

    pub fn atom(&self, set: &CharSet, span: Span) -> Atom {
        let class = |&class: &usize| {
            let (set, name) = &self.classes[class];
            match single(set) {
                Some(point) => Atom::Literal(vec![point]),
                None => Atom::Name(Ident {
                    text: name.clone(),
                    span,
                }),
            }
        };
        match &self.sets[set][..] {
            [one] => class(one),
            several => Atom::Block(
                several
                    .iter()
                    .map(|one| alternative(vec![element(class(one), None, span)], span))
                    .collect(),
            ),
        }
    }

    pub fn rules(&self, file: u32) -> Vec<Rule> {
        let mut used = vec![false; self.classes.len()];
        for &class in self.sets.values().flatten() {
            used[class] = true;
        }
        let span = Span::new(file, 0..0);
        let several = |(set, _): &&(CharSet, String)| single(set).is_none();
        let classes = self.classes.iter().zip(used).filter(|(_, used)| *used);
        classes
            .map(|(class, _)| class)
            .filter(several)
            .map(|(set, name)| {
                let atom = Atom::Set(set.ranges().to_vec());
                lexer_rule(
                    name.clone(),
                    span,
                    vec![alternative(vec![element(atom, None, span)], span)],
                )
            })
            .collect()
    }
}

fn single(set: &CharSet) -> Option<u32> {
    match set.ranges() {
        [range] if range.first == range.last => Some(range.first),
        _ => None,
    }
}

fn spelling(set: &CharSet) -> String {
    let complement = set.complement();
    let (sign, shown) = match set.contains(LAST) && !complement.is_empty() {
        true => ("^", &complement),
        false => ("", set),
    };
    let mut text = format!("[{sign}");
    let push = |text: &mut String, point: u32| match char::from_u32(point) {
        Some(c @ ('\\' | ']' | '-' | '^')) => text.extend(['\\', c]),
        Some('\n') => text.push_str("\\n"),
        Some('\r') => text.push_str("\\r"),
        Some('\t') => text.push_str("\\t"),
        Some(c) if c == ' ' || c.is_alphanumeric() || c.is_ascii_graphic() => text.push(c),
        _ => text.push_str(&format!("\\u{{{point:X}}}")),
    };
    const SHOWN: usize = 12;
    for range in shown.ranges().iter().take(SHOWN) {
        push(&mut text, range.first);
        if range.last > range.first {
            if range.last > range.first + 1 {
                text.push('-');
            }
            push(&mut text, range.last);
        }
    }
    if shown.ranges().len() > SHOWN {
        text.push('…');
    }
    text.push(']');
    text
}
