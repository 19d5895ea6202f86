//! Detection of token rules where a grammar does not declare them.
//!
//! A token rule is a regular rule with a name in capitals (in notations with that custom, unless
//! all names are), or one of single characters, sets and such rules that does not look like a
//! phrase:
//!
//! - it matches at most one character: that character is a token;
//! - an operator, bracket or comma stands beside a part of unbounded length:
//!   `assign ::= name "=" number` is no token, `real ::= digits "." digits` is one;
//! - a part of unbounded length is repeated: `words ::= word | words word`.

use super::rules::Rules;
use super::tree::{Choice, Item, Node, PlainGrammar, PlainRule, walk};
use crate::diagnostics::{Diagnostic, Span};
use crate::hints::Hints;
use crate::spelling::similar;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Role {
    Parser,
    Token,
    Fragment,
    /// A part of tokens and a rule over tokens.
    Both,
    Skip,
}

pub fn mentions_space(written: &PlainGrammar) -> bool {
    let space = |point: u32| [0x20, 0x9, 0xA, 0xD].contains(&point);
    let mut found = false;
    for rule in &written.rules {
        walk(&rule.body, &mut |node| match &node.item {
            Item::Literal(points) => found |= points.iter().copied().any(space),
            Item::Set { set, negated } => {
                found |= !negated && [0x20, 0x9, 0xA, 0xD].iter().any(|&p| set.contains(p));
            }
            _ => {}
        });
    }
    found
}

/// Returns the roles; `Some(None)` without tokens, `None` after an error.
#[allow(
    clippy::option_option,
    reason = "an error is something else than no tokens"
)]
pub fn roles(
    rules: &Rules,
    hints: &Hints,
    spaces: bool,
    found: &mut Vec<Diagnostic>,
) -> Option<Option<Vec<Role>>> {
    let count = rules.rules.len();
    let mut seeds = vec![false; count];
    let mut skip = vec![false; count];
    let mut wanted = vec![false; count];
    let before = found.len();
    for (key, names, skipped) in [
        ("tokens", &hints.tokens, false),
        ("skip", &hints.skip, true),
    ] {
        for name in names {
            match rules.index.get(name) {
                Some(&rule) => {
                    seeds[rule] = true;
                    skip[rule] |= skipped;
                    wanted[rule] |= !skipped;
                }
                None => {
                    let place = hints.places.at(key, name);
                    found.push(unknown(rules, name, place));
                }
            }
        }
    }
    for (at, rule) in rules.rules.iter().enumerate() {
        seeds[at] |= rule.lexical;
        skip[at] |= rule.skip;
    }
    let named = (0..count).any(|rule| seeds[rule] && !skip[rule]);
    let explicit = seeds.contains(&true);
    if !explicit && spaces {
        return Some(None);
    }
    let start = hints
        .start
        .as_ref()
        .and_then(|name| rules.index.get(name).copied());
    if !named {
        let start = start.or_else(|| (0..count).find(|&rule| !skip[rule]));
        for (rule, guessed) in guess(rules, start).into_iter().enumerate() {
            if !guessed || skip[rule] {
                continue;
            }
            match Some(rule) == start {
                true if !explicit => return Some(None),
                true => {}
                false => seeds[rule] = true,
            }
        }
    }
    if let Some(start) = start.filter(|&start| seeds[start]) {
        let rule = &rules.rules[start];
        found.push(
            Diagnostic::error(
                rule.span,
                format!("the start rule `{}` is a token", rule.name),
            )
            .help("start with a rule that is made of tokens"),
        );
    }
    let closure = closure(rules, &seeds);
    for rule in (0..count).filter(|&rule| closure[rule]) {
        check(rules, rule, seeds[rule], found);
    }
    if !closure.contains(&false) && found.len() == before {
        found.push(
            Diagnostic::error(rules.rules[0].span, "all rules describe tokens")
                .label("there is no rule that is made of tokens"),
        );
    }
    if found.len() > before {
        return None;
    }
    Some(Some(assign(rules, &seeds, &skip, &wanted, &closure)))
}

fn unknown(rules: &Rules, name: &str, place: Option<Span>) -> Diagnostic {
    let error = Diagnostic::error(
        place.unwrap_or_else(|| Span::new(rules.file, 0..0)),
        format!("the settings name `{name}`, but there is no such rule"),
    );
    match similar(name, rules.index.keys().map(String::as_str)) {
        Some(help) => error.help(help),
        None => error,
    }
}

fn closure(rules: &Rules, seeds: &[bool]) -> Vec<bool> {
    let mut closure = seeds.to_vec();
    let mut work: Vec<usize> = (0..seeds.len()).filter(|&rule| seeds[rule]).collect();
    while let Some(rule) = work.pop() {
        for used in rules.uses(&rules.rules[rule].body) {
            if !std::mem::replace(&mut closure[used], true) {
                work.push(used);
            }
        }
    }
    closure
}

/// Reports a token that is irregular or named `EOF`.
fn check(rules: &Rules, at: usize, seed: bool, found: &mut Vec<Diagnostic>) {
    let rule = &rules.rules[at];
    if rules.regular[at].is_none() {
        let message = match seed {
            true => format!("the rule `{}` cannot be a token", rule.name),
            false => format!(
                "the rule `{}` is part of a token, but cannot be one",
                rule.name
            ),
        };
        found.push(
            Diagnostic::error(rule.span, message)
                .label("not regular: it leads back to itself in the middle of what it matches")
                .help("use repetition instead of recursion, or make it a rule over tokens"),
        );
    } else if rule.name == "EOF" {
        found.push(
            Diagnostic::error(rule.span, "a token cannot be named `EOF`")
                .label("`EOF` is the end of the file"),
        );
    }
}

fn assign(
    rules: &Rules,
    seeds: &[bool],
    skip: &[bool],
    wanted: &[bool],
    closure: &[bool],
) -> Vec<Role> {
    let mut roles: Vec<Role> = (0..seeds.len())
        .map(|rule| match (closure[rule], skip[rule], wanted[rule]) {
            (_, true, _) => Role::Skip,
            (_, _, true) => Role::Token,
            (true, ..) => Role::Fragment,
            (false, ..) => Role::Parser,
        })
        .collect();
    // A fragment that parser rules use is a token.
    let mut work: Vec<usize> = (0..seeds.len()).filter(|&rule| !closure[rule]).collect();
    while let Some(rule) = work.pop() {
        for used in rules.uses(&rules.rules[rule].body) {
            if roles[used] != Role::Fragment {
                continue;
            }
            let short = rules.regular[used].as_ref().is_some_and(|rule| rule.short);
            if short && !seeds[used] {
                roles[used] = Role::Both;
                work.push(used);
            } else {
                roles[used] = Role::Token;
            }
        }
    }
    roles
}

/// Guesses the tokens, whatever the start rule's name.
fn guess(rules: &Rules, start: Option<usize>) -> Vec<bool> {
    let capital = |rule: &PlainRule| in_capitals(&rule.name);
    let custom = rules.capitals && !rules.rules.iter().all(capital);
    let mut built = vec![false; rules.rules.len()];
    let mut guessed = built.clone();
    for &at in &rules.order {
        let Some(regular) = &rules.regular[at] else {
            continue;
        };
        built[at] = built_of_characters(rules, &built, &regular.body)
            && !looks_like_a_phrase(rules, &regular.body);
        guessed[at] = (built[at] && !regular.short)
            || (custom && start != Some(at) && capital(&rules.rules[at]));
    }
    guessed
}

fn in_capitals(name: &str) -> bool {
    name.starts_with(|c: char| c.is_ascii_uppercase())
        && name
            .chars()
            .all(|c| c.is_ascii_uppercase() || c.is_ascii_digit() || c == '_')
}

fn built_of_characters(rules: &Rules, built: &[bool], choice: &Choice) -> bool {
    choice
        .iter()
        .flatten()
        .all(|node| node_is_built(rules, built, node))
}

fn node_is_built(rules: &Rules, built: &[bool], node: &Node) -> bool {
    match &node.item {
        Item::Name(name) => rules.index.get(name).is_some_and(|&rule| built[rule]),
        Item::Literal(points) => points.len() <= 1,
        Item::Set { .. } | Item::Expanded(_) => true,
        Item::Group(inner) => built_of_characters(rules, built, inner),
        Item::Repeat { body, .. } => node_is_built(rules, built, body),
        Item::Except(..) => false,
    }
}

fn looks_like_a_phrase(rules: &Rules, choice: &Choice) -> bool {
    let literal = |node: &Node, signs: &str| match &node.item {
        Item::Literal(points) => match points[..] {
            [point] => char::from_u32(point).is_some_and(|c| signs.contains(c)),
            _ => false,
        },
        _ => false,
    };
    choice.iter().any(|sequence| {
        let long = sequence.iter().any(|node| rules.unbounded(node));
        let operator = sequence
            .iter()
            .any(|node| literal(node, "=<>*/:&|^%!?~()[]{};,"));
        let sum = sequence
            .windows(2)
            .any(|pair| rules.unbounded(&pair[0]) && literal(&pair[1], "+-"));
        (long && operator) || sum || sequence.iter().any(|node| match &node.item {
            Item::Group(inner) => looks_like_a_phrase(rules, inner),
            Item::Repeat { many, body, .. } => {
                (*many && rules.unbounded(body))
                    || matches!(&body.item, Item::Group(inner) if looks_like_a_phrase(rules, inner))
            }
            _ => false,
        })
    })
}
