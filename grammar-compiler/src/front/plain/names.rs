//! Resolution of names: unique, and defined where they are used.

use rustc_hash::FxHashMap;

use super::tree::{Choice, Item, Node, PlainGrammar, walk};
use crate::diagnostics::Diagnostic;
use crate::spelling::similar;

/// Returns the rules by name; repeated and unknown names are errors.
pub fn names(
    written: &mut PlainGrammar,
    found: &mut Vec<Diagnostic>,
) -> Option<FxHashMap<String, usize>> {
    let before = found.len();
    let mut index: FxHashMap<String, usize> = FxHashMap::default();
    for (at, rule) in written.rules.iter().enumerate() {
        if index.insert(rule.name.clone(), at).is_some() {
            found.push(
                Diagnostic::error(
                    rule.span,
                    format!("the rule `{}` is defined twice", rule.name),
                )
                .label("defined again here")
                .help("write all alternatives in one rule, with `|` between them"),
            );
        }
    }
    let nothing = written.nothing;
    for rule in &mut written.rules {
        replace(&mut rule.body, &|name| {
            nothing.contains(&name) && !index.contains_key(name)
        });
    }
    let mut reported: Vec<&str> = Vec::new();
    for rule in &written.rules {
        walk(&rule.body, &mut |node| {
            let Item::Name(name) = &node.item else {
                return;
            };
            if name == "EOF" || index.contains_key(name) || reported.contains(&name.as_str()) {
                return;
            }
            reported.push(name);
            let mut error = Diagnostic::error(node.span, format!("there is no rule `{name}`"));
            let alike = similar(name, index.keys().map(String::as_str));
            if let Some(help) = (written.unknown)(name, &|name| index.contains_key(name), alike) {
                error = error.help(help);
            }
            found.push(error);
        });
    }
    (found.len() == before).then_some(index)
}

fn replace(choice: &mut Choice, wanted: &dyn Fn(&str) -> bool) {
    for node in choice.iter_mut().flatten() {
        replace_node(node, wanted);
    }
}

fn replace_node(node: &mut Node, wanted: &dyn Fn(&str) -> bool) {
    match &mut node.item {
        Item::Name(name) if wanted(name) => node.item = Item::Literal(Vec::new()),
        Item::Group(inner) | Item::Expanded(inner) => replace(inner, wanted),
        Item::Repeat { body, .. } => replace_node(body, wanted),
        Item::Except(from, without) => {
            replace_node(from, wanted);
            without
                .iter_mut()
                .for_each(|node| replace_node(node, wanted));
        }
        _ => {}
    }
}
