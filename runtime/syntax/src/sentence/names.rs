//! A symbol table for random sentences: names are declared before they are used.
//!
//! A grammar does not say which names are declared where. For a language whose
//! [`Format`](crate::format::Format) has [`Names`], the generator keeps the names that are
//! visible: where one is used, it is picked from these, and alternatives that use one are
//! left alone as long as there is none. `Names` know the rules of one grammar, so they
//! stand beside it, in its hook file (`pub static NAMES`).

use std::fmt::Debug;

/// The role of a name at a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Role {
    /// Nothing that is declared: a member, a label.
    Other,
    /// The name is declared from here on, this many scopes outside the innermost one.
    Declares(usize),
    /// The name has been declared.
    Uses,
    /// The name should be avoided if another token is possible: a label that is missing.
    Avoided,
    /// The name is one of these, which always exist: types of the language.
    One(&'static [&'static str]),
}

/// The meaning of names in a language.
///
/// Rules are given by their names in the grammar, without those of the normal form.
pub trait Names: Debug + Sync {
    /// Returns the role of a token of the type `token` below these rules, the outermost first.
    fn role(&self, rules: &[&str], token: &str) -> Role;

    /// Returns the sort of a name below these rules.
    ///
    /// Names of one sort do not replace those of another, as tables and columns.
    fn sort(&self, rules: &[&str]) -> u8 {
        let _ = rules;
        0
    }

    /// The sort of names of which a rule should not be used as long as there is none.
    fn needs(&self, rule: &str) -> Option<u8> {
        let _ = rule;
        None
    }

    /// Whether names that are declared within a rule are visible only there.
    fn is_scope(&self, rule: &str) -> bool;

    /// Whether a rule should be avoided below others, the outermost first, if another is possible.
    ///
    /// Because the names that it needs are not tracked, such as types that a program defines.
    fn avoids(&self, rules: &[&str], rule: &str) -> bool;

    /// Returns the rule that is only a name, with the type of its token, if the grammar has one.
    ///
    /// The role of a name is needed before the rule is chosen.
    fn name_rule(&self) -> Option<(&str, &str)> {
        None
    }

    /// A name that can be used where none is declared.
    fn always(&self) -> Option<&str> {
        None
    }
}

/// The names that are visible while a sentence is made, each with its sort.
#[derive(Clone, Debug)]
pub(super) struct Visible {
    /// From the outermost scope to the innermost one.
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

    /// Whether a name is declared, in any scope.
    pub(super) fn has(&self, name: &[u8]) -> bool {
        self.scopes
            .iter()
            .flatten()
            .any(|(_, known)| **known == *name)
    }

    /// Returns the number of names of a sort.
    pub(super) fn count(&self, sort: u8) -> usize {
        self.of(sort).count()
    }

    /// One of a sort, in the order of their declarations.
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
