//! Rust names of kinds: a constant for each, and a function for each rule.
//!
//! A constant is the grammar's name in capitals, `CLASS_BODY` for `classBody`; a literal is spelled
//! out, `L_BRACE` for `'{'`. Of equal names a lexer rule's stays, before those of parser rules
//! (`_RULE`), literals (`_SIGN`, `_KEYWORD`) and outlined rules (`_PART`).

use std::collections::HashSet;

use grammar_compiler::names::{free, sign};
use proc_macro2::{Ident, Span};
use secateur_tables::{Kind, Origin, Tables};

/// The names of a language's kinds.
#[derive(Clone, Debug)]
pub struct Names {
    constants: Vec<String>,
    functions: Vec<String>,
    tokens: usize,
}

impl Names {
    /// Names all kinds; linear in their number.
    #[must_use]
    pub fn of(tables: &Tables) -> Self {
        let names: Vec<&str> = tables.kind_names().collect();
        let rank = |at: usize| match tables.rules.get(at.wrapping_sub(tables.tokens.len())) {
            Some(rule) if rule.origin == Origin::Written => (1, "_RULE"),
            Some(_) => (3, "_PART"),
            None if !names[at].contains(|it: char| it.is_alphanumeric()) => (2, "_SIGN"),
            None if names[at].starts_with('\'') => (2, "_KEYWORD"),
            None => (0, "_TOKEN"),
        };
        let mut order: Vec<usize> = (0..names.len()).collect();
        order.sort_by_key(|&at| rank(at).0);
        // Taken by the table of kinds.
        let mut taken = HashSet::from(["TOKENS".to_owned(), "RULES".to_owned()]);
        let mut constants = vec![String::new(); names.len()];
        for at in order {
            let mut wanted = capitals(names[at]);
            if taken.contains(&wanted) {
                wanted.push_str(rank(at).1);
            }
            constants[at] = free(wanted, &mut taken);
        }
        // The parameter.
        let mut taken = HashSet::from(["p".to_owned()]);
        let functions = names[tables.tokens.len()..].iter().map(|name| {
            let mut wanted = capitals(name).to_lowercase();
            if syn::parse_str::<Ident>(&wanted).is_err() {
                wanted.push_str("_rule");
            }
            free(wanted, &mut taken)
        });
        Self {
            functions: functions.collect(),
            constants,
            tokens: tables.tokens.len(),
        }
    }

    /// Returns the constant of a kind.
    ///
    /// # Panics
    /// If the tables have no such kind.
    #[must_use]
    pub fn constant(&self, kind: Kind) -> Ident {
        Ident::new(&self.constants[kind.index()], Span::call_site())
    }

    /// Returns the function of a rule.
    ///
    /// # Panics
    /// If the kind is no rule of the tables.
    #[must_use]
    pub fn function(&self, rule: Kind) -> Ident {
        let name = &self.functions[rule.index() - self.tokens];
        Ident::new(name, Span::call_site())
    }
}

/// Converts to capitals, with a word for each sign.
fn capitals(name: &str) -> String {
    let quoted = name.strip_prefix('\'').and_then(|it| it.strip_suffix('\''));
    let has_letters = name.contains(|it: char| it.is_ascii_alphanumeric());
    let mut words: Vec<String> = Vec::new();
    let mut before = None;
    for character in quoted.unwrap_or(name).chars() {
        if character.is_ascii_alphanumeric() {
            let begins = match before {
                Some(before) => character.is_ascii_uppercase() && !char::is_uppercase(before),
                None => true,
            };
            if begins {
                words.push(String::new());
            }
            if let Some(word) = words.last_mut() {
                word.push(character.to_ascii_uppercase());
            }
            before = Some(character);
            continue;
        }
        before = None;
        match sign(character) {
            // Between words a sign only separates.
            _ if quoted.is_none() || (character == '_' && has_letters) => {}
            Some(word) => words.push(word.to_owned()),
            None => words.push(format!("U{:X}", u32::from(character))),
        }
    }
    let mut all = words.join("_");
    // `__asm__` and `asm` differ.
    if let Some(text) = quoted.filter(|_| has_letters) {
        let begins = text.len() - text.trim_start_matches('_').len();
        let ends = text.len() - text.trim_end_matches('_').len();
        all = format!("{}{all}{}", "_".repeat(begins), "_".repeat(ends));
    }
    match all.chars().next() {
        None => "EMPTY".to_owned(),
        Some('0'..='9') => format!("N{all}"),
        Some(_) => all,
    }
}

#[cfg(test)]
mod tests {
    use super::capitals;

    #[test]
    fn names_are_in_capitals_and_signs_are_words() {
        for (name, wanted) in [
            ("classBody", "CLASS_BODY"),
            ("HTMLElement", "HTMLELEMENT"),
            ("STRING", "STRING"),
            ("object_members", "OBJECT_MEMBERS"),
            ("'{'", "L_BRACE"),
            ("'>>='", "GT_GT_EQ"),
            ("'true'", "TRUE"),
            ("'nonAtomic'", "NON_ATOMIC"),
            ("'__attribute__'", "__ATTRIBUTE__"),
            ("'2d'", "N2D"),
            ("''", "EMPTY"),
        ] {
            assert_eq!(capitals(name), wanted, "{name}");
        }
    }
}
