//! Symbol table for random sentences: names are declared before they are used.
//!
//! A grammar does not say where names are declared. If a [`Format`](crate::format::Format) has
//! [`Names`], the generator keeps the visible names: a use picks one of them, and alternatives with
//! a use are avoided while there is none. `Names` know one grammar's rules, so they stand in its
//! hook file (`pub static NAMES`).

use std::fmt::Debug;

/// The role of a name at a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Role {
    /// A name that is not declared: a member, a label.
    Other,
    /// Declared from here on, this many scopes outside the innermost one.
    Declares(usize),
    /// Declared before.
    Uses,
    /// To be avoided if another token is possible: a missing label.
    Avoided,
    /// One of these, which always exist: built-in types.
    One(&'static [&'static str]),
}

/// The meaning of names in a language, whose rules have the names in its grammar.
pub trait Names: Debug + Sync {
    /// Returns the role of a token of a type below these rules, outermost first.
    fn role(&self, rules: &[&str], token: &str) -> Role;

    /// Returns the sort of a name below these rules.
    ///
    /// Names of one sort do not replace those of another: tables and columns.
    fn sort(&self, rules: &[&str]) -> u8 {
        let _ = rules;
        0
    }

    /// Returns the sort of names without which a rule should not be used.
    fn needs(&self, rule: &str) -> Option<u8> {
        let _ = rule;
        None
    }

    /// Whether names declared within a rule are visible only there.
    fn is_scope(&self, rule: &str) -> bool;

    /// Whether a rule needs names that are not tracked, such as types that a program defines.
    ///
    /// It is avoided below these rules, outermost first, if another is possible.
    fn avoids(&self, rules: &[&str], rule: &str) -> bool;

    /// Returns the rule that is only a name, and the type of its token.
    ///
    /// The role of a name is needed before the rule is chosen.
    fn name_rule(&self) -> Option<(&str, &str)> {
        None
    }

    /// Returns a name that can be used where none is declared.
    fn always(&self) -> Option<&str> {
        None
    }
}

#[derive(Clone, Debug)]
pub(super) struct Visible {
    /// Outermost first.
    scopes: Vec<Vec<(u8, Box<[u8]>)>>,
}

impl Default for Visible {
    fn default() -> Self {
        Self {
            scopes: vec![Vec::new()],
        }
    }
}

impl Visible {
    pub(super) fn open(&mut self) {
        self.scopes.push(Vec::new());
    }

    pub(super) fn close(&mut self) {
        if self.scopes.len() > 1 {
            self.scopes.pop();
        }
    }

    pub(super) fn declare(&mut self, outside: usize, sort: u8, name: &[u8]) {
        let at = self.scopes.len().saturating_sub(outside + 1);
        self.scopes[at].push((sort, name.into()));
    }

    pub(super) fn has(&self, name: &[u8]) -> bool {
        self.scopes
            .iter()
            .flatten()
            .any(|(_, known)| **known == *name)
    }

    pub(super) fn count(&self, sort: u8) -> usize {
        self.of(sort).count()
    }

    pub(super) fn get(&self, sort: u8, at: usize) -> Option<&[u8]> {
        self.of(sort).nth(at)
    }

    fn of(&self, sort: u8) -> impl Iterator<Item = &[u8]> {
        let all = self.scopes.iter().flatten();
        all.filter(move |(of, _)| *of == sort)
            .map(|(_, name)| &**name)
    }
}

#[cfg(test)]
mod tests {
    use super::Visible;

    #[test]
    fn names_end_with_their_scope() {
        let mut visible = Visible::default();
        visible.declare(0, 0, b"a");
        visible.open();
        visible.declare(0, 0, b"b");
        visible.declare(1, 0, b"c");
        visible.declare(0, 1, b"d");
        assert_eq!((visible.count(0), visible.count(1)), (3, 1));
        assert_eq!(visible.get(0, 1), Some(&b"c"[..]));
        visible.close();
        assert!(visible.has(b"c") && !visible.has(b"b"));
        visible.close();
        assert_eq!((visible.count(0), visible.count(1)), (2, 0));
    }
}
