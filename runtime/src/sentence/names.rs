//! A symbol table for random sentences: names are declared before they are used.
//!
//! A grammar does not say which names are declared where. For a language that has
//! [`Names`] here, in a file and a line of [`of`], the generator keeps the names that are
//! visible: where one is used, it is picked from these, and alternatives that use one are
//! left alone as long as there is none.

mod c;

use crate::language::{Kind, Language};

/// What a name is where it stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Role {
    /// Nothing that is declared: a member, a label.
    Other,
    /// It is declared from here on, in the scope that is so many scopes outside the
    /// innermost one.
    Declares(usize),
    /// It has been declared.
    Uses,
}

/// What names mean in a language. Rules are given by their names in the grammar, without
/// what the normal form adds.
pub trait Names: Sync {
    /// What a token of the type `token` is below these rules, the outermost first.
    fn role(&self, rules: &[&str], token: &str) -> Role;

    /// Whether names that are declared within a rule are visible only there.
    fn is_scope(&self, rule: &str) -> bool;

    /// Whether a rule should not be used where there are others: because what it needs
    /// is not kept, such as types that a program defines.
    fn avoids(&self, rule: &str) -> bool;
}

/// Those of a language, if it has any here.
#[must_use]
pub fn of(language: &Language) -> Option<&'static dyn Names> {
    match &*language.name {
        "c" => Some(&c::C),
        _ => None,
    }
}

/// The rule of the grammar that a rule of the normal form is a part of: rules of the
/// normal form that a grammar does not name are called after one that it does, with
/// `_` behind.
pub(super) fn rule_of(language: &Language, kind: Kind) -> &str {
    let name = language.kind_name(kind);
    name.split('_').next().unwrap_or(name)
}

/// The names that are visible while a sentence is made.
#[derive(Clone, Debug)]
pub(super) struct Visible {
    /// From the outermost scope to the innermost one.
    scopes: Vec<Vec<Box<[u8]>>>,
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

    pub(super) fn declare(&mut self, outside: usize, name: &[u8]) {
        let at = self.scopes.len().saturating_sub(outside + 1);
        self.scopes[at].push(name.into());
    }

    /// Whether a name is declared, in any scope.
    pub(super) fn has(&self, name: &[u8]) -> bool {
        self.scopes.iter().flatten().any(|known| **known == *name)
    }

    /// How many there are.
    pub(super) fn count(&self) -> usize {
        self.scopes.iter().map(Vec::len).sum()
    }

    /// One of them, in the order of their declarations.
    pub(super) fn get(&self, at: usize) -> Option<&[u8]> {
        self.scopes.iter().flatten().nth(at).map(|name| &**name)
    }
}

#[cfg(test)]
mod tests {
    use super::Visible;

    #[test]
    fn names_end_with_their_scope() {
        let mut visible = Visible::default();
        visible.declare(0, b"a");
        visible.open();
        visible.declare(0, b"b");
        visible.declare(1, b"c");
        assert_eq!(visible.count(), 3);
        assert_eq!(visible.get(1), Some(&b"c"[..]));
        visible.close();
        assert!(visible.has(b"c") && !visible.has(b"b"));
        visible.close();
        assert_eq!(visible.count(), 2);
    }
}
