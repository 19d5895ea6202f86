//! Numbers that other tokens determine ([`Count`]).
//!
//! An edit keeps a count right that is right in the tree. A wrong one stays: a property may need it.

use std::sync::Arc;

use super::fingerprint::Run;
use super::{Candidate, Edit, NodeId, Sentence, Tree};
use secateur_tables::{Count, Counted, Kind};

use crate::Language;

impl Edit {
    /// Returns the edit with the counts of the tree that it has to change; `None` if there are none.
    ///
    /// Linear in the tree, for a language with counts.
    #[must_use]
    pub fn with_counts(&self, language: &Language, tree: &Tree) -> Option<Self> {
        let mut counted: Option<Self> = None;
        for (number, count) in language.counts.iter().enumerate() {
            if self.leaves(number) {
                continue;
            }
            let candidate = self.candidate(tree);
            let (old, new) = (value(&Self::new([]).candidate(tree), tree, count), {
                value(&candidate, tree, count)
            });
            if old == new {
                continue;
            }
            for at in places(tree, count) {
                let stays = |splice: &super::edit::Splice| !splice.out.contains(&(at as u32));
                if tree.number_at(at) == Some(old) && candidate.splices.iter().all(stays) {
                    let counted = counted.get_or_insert_with(|| self.clone());
                    counted.set_count(tree, at, new);
                }
            }
        }
        counted
    }

    fn set_count(&mut self, tree: &Tree, at: usize, value: u64) {
        let Some(node) = tree.leaf(at) else {
            return;
        };
        let kind = tree.tokens[at].kind;
        let tokens = vec![(kind, value.to_string().into_bytes().into())];
        self.add(node, Arc::new(Sentence { kind, tokens }));
    }
}

impl Tree {
    /// Returns the edit that sets a wrong count right; `None` if it is right or absent.
    ///
    /// `number` is that of the count among those of the language.
    #[must_use]
    pub fn set_right(&self, language: &Language, number: usize) -> Option<Edit> {
        let count = language.counts.get(number)?;
        let right = value(&Edit::new([]).candidate(self), self, count);
        let mut edit = Edit::new([]);
        for at in places(self, count).filter(|&at| self.number_at(at) != Some(right)) {
            edit.set_count(self, at, right);
        }
        (!edit.changes().is_empty()).then_some(edit)
    }

    /// Returns an edit that makes a right count too large by one; `None` if it is wrong or absent.
    #[must_use]
    pub fn set_wrong(&self, language: &Language, number: usize) -> Option<Edit> {
        let count = language.counts.get(number)?;
        if self.set_right(language, number).is_some() {
            return None;
        }
        let mut edit = Edit::new([]);
        for at in places(self, count) {
            edit.set_count(self, at, self.number_at(at)? + 1);
        }
        (!edit.changes().is_empty()).then_some(edit)
    }

    fn number_at(&self, at: usize) -> Option<u64> {
        number(self.tokens[at].of(&self.text))
    }

    /// Returns the node of a token.
    fn leaf(&self, at: usize) -> Option<NodeId> {
        let mut node = self.root()?;
        while !self.is_token(node) {
            let holds = |&child: &NodeId| {
                let first = self.first_token(child);
                (first..first + self.weight(child) as usize).contains(&at)
            };
            node = self.children(node).find(holds)?;
        }
        Some(node)
    }
}

fn places<'t>(tree: &'t Tree, count: &Count) -> impl Iterator<Item = usize> + 't {
    let token = count.token;
    let tokens = tree.tokens.iter().enumerate();
    tokens.filter_map(move |(at, it)| (it.kind == token).then_some(at))
}

fn value(candidate: &Candidate, tree: &Tree, count: &Count) -> u64 {
    let kind = count.of.kind();
    let mut value = 0;
    let mut add = |is: Kind, text: &[u8]| match count.of {
        Counted::Tokens(_) => value += u64::from(is == kind),
        Counted::Largest(_) if is == kind => value = value.max(number(text).unwrap_or(0)),
        Counted::Largest(_) => {}
    };
    for (_, run) in candidate.runs(tree) {
        match run {
            Run::Base(run) => {
                for token in &tree.tokens[run.start as usize..run.end as usize] {
                    add(token.kind, token.of(&tree.text));
                }
            }
            Run::New(new) => new.iter().for_each(|(kind, text)| add(*kind, text)),
        }
    }
    value
}

/// Reads a decimal number, without its sign.
fn number(text: &[u8]) -> Option<u64> {
    let digits = text.strip_prefix(b"-").unwrap_or(text);
    let digits = std::str::from_utf8(digits).ok()?;
    let is_number = digits.bytes().all(|byte| byte.is_ascii_digit());
    is_number.then(|| digits.parse().ok())?
}
