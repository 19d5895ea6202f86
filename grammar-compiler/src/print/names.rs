//! Names that ANTLR allows, for rules of other notations.

use rustc_hash::{FxHashMap, FxHashSet};

use crate::ir::Lexer;

/// Makes parser names valid and distinct: they begin in lower case; valid ones stay.
pub(super) fn parser(names: &[&str]) -> Vec<String> {
    let mut taken: FxHashSet<String> = FxHashSet::default();
    taken.extend(
        names
            .iter()
            .filter(|n| admitted(n, char::is_lowercase))
            .map(|&n| n.to_owned()),
    );
    let new = |&name: &&str| match admitted(name, char::is_lowercase) {
        true => name.to_owned(),
        false => renamed(name, 'r', &mut taken),
    };
    names.iter().map(new).collect()
}

/// Makes lexer names valid: they begin with a capital.
pub(super) fn lexer(lexer: &Lexer, tokens: &[String]) -> (Lexer, Vec<String>) {
    let mut new: FxHashMap<String, String> = FxHashMap::default();
    let mut taken: FxHashSet<String> = FxHashSet::default();
    let names = || lexer.rules.iter().map(|rule| &rule.name).chain(tokens);
    let stays = |name: &str| name.starts_with('\'') || admitted(name, char::is_uppercase);
    taken.extend(names().filter(|name| stays(name)).cloned());
    for name in names().filter(|name| !stays(name)) {
        if !new.contains_key(name) {
            new.insert(name.clone(), renamed(name, 'T', &mut taken));
        }
    }
    let now = |name: &String| new.get(name).unwrap_or(name).clone();
    let mut lexer = lexer.clone();
    for rule in &mut lexer.rules {
        rule.name = now(&rule.name);
    }
    (lexer, tokens.iter().map(now).collect())
}

fn part(c: char) -> bool {
    c.is_alphanumeric() || c == '_'
}

fn admitted(name: &str, first: fn(char) -> bool) -> bool {
    name.starts_with(first) && name.chars().all(part)
}

fn renamed(name: &str, first: char, taken: &mut FxHashSet<String>) -> String {
    let words: Vec<&str> = name
        .split(|c| !part(c))
        .filter(|word| !word.is_empty())
        .collect();
    let rest = words.join("_");
    let mut new = match rest.chars().next() {
        Some(c) if c.is_ascii_alphabetic() => {
            let c = match first.is_uppercase() {
                true => c.to_ascii_uppercase(),
                false => c.to_ascii_lowercase(),
            };
            format!("{c}{}", &rest[1..])
        }
        _ => format!("{first}_{rest}"),
    };
    while !taken.insert(new.clone()) {
        new.push('_');
    }
    new
}
