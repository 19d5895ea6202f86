//! A strategy that passes over what verdicts are against.
//!
//! What the strategy inside proposes is told refused without a test, if what was heard
//! before is against it. So it is for every strategy, and copies of it stay deterministic:
//! each knows the verdicts that it heard. Nothing is lost, since there is no skipping in
//! the last round: whoever runs it has to make one in which nothing is passed over.

use std::sync::Arc;

use super::Strategy;
use super::beyond::names::name_types;
use crate::language::Language;
use crate::learn::{Learnt, Names, Recent, Seen, Verdicts, View};
use crate::tree::{Change, Edit, NodeId, Tree};

/// What is not worth a test for now.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Skips {
    /// What was refused, and what is expected to be.
    #[default]
    Hopeless,
    /// Nothing: this may be the last round.
    Nothing,
    /// What was refused since that began. It was not the last round after all.
    Refused,
}

/// What was heard, from one round to the next.
#[derive(Clone, Debug, Default)]
pub struct Guide {
    verdicts: Verdicts,
    skips: Skips,
    /// Whether anything was passed over since the last success.
    skipped: bool,
}

impl Guide {
    /// Nothing is found any more. If something was passed over, nothing is from now on
    /// until something passes, and the answer is true: this has to be tried.
    #[must_use]
    pub fn last_round(&mut self) -> bool {
        if !self.skipped {
            return false;
        }
        self.skipped = false;
        self.skips = Skips::Nothing;
        self.verdicts.forget_refusals();
        true
    }

    /// Something was found in another way: more may be.
    pub fn go_on(&mut self) {
        self.skips = Skips::Refused;
    }

    fn passes_over(&self, seen: &Seen) -> bool {
        match self.skips {
            Skips::Nothing => false,
            Skips::Refused => self.verdicts.have_refused(seen),
            Skips::Hopeless => self.verdicts.are_against(seen),
        }
    }
}

/// A strategy with its guide.
#[derive(Clone)]
pub(super) struct Guided {
    inner: Box<dyn Strategy>,
    guide: Guide,
    learnt: Option<Arc<Learnt>>,
    names: Names,
    /// What a validity model is told of verdicts.
    recent: Recent,
    /// The names are those of an earlier base.
    stale: bool,
    proposed: Option<(Seen, Option<Deleted>)>,
}

/// A node whose deletion alone is tried: its kind and its parent.
type Deleted = (usize, Option<NodeId>);

/// Gives a strategy a guide, which [`Strategy::guide`] gives back.
#[must_use]
pub fn guided(
    inner: Box<dyn Strategy>,
    guide: Guide,
    learnt: Option<Arc<Learnt>>,
    tree: &Tree,
) -> Box<dyn Strategy> {
    let names = Names::of(tree, name_types(tree));
    Box::new(Guided {
        inner,
        guide,
        learnt,
        names,
        recent: Recent::default(),
        stale: false,
        proposed: None,
    })
}

impl Guided {
    /// What there is to see of an edit, with what the model says if there is one.
    fn see(&self, tree: &Tree, edit: &Edit) -> (Seen, Option<Deleted>) {
        let deleted = match *edit.changes() {
            [Change::Delete(node)] => Some(node),
            _ => None,
        };
        let forest = self
            .learnt
            .as_ref()
            .and_then(|learnt| learnt.forest.as_ref());
        let valid = forest
            .zip(deleted)
            .map(|(forest, node)| forest.chance(&View::of(tree, &self.names, &self.recent, node)));
        let deleted = deleted.map(|node| (tree.kind(node).index(), tree.parent(node)));
        (Seen::of(tree, &self.names, edit, valid), deleted)
    }
}

impl Strategy for Guided {
    fn propose(&mut self, language: &Language, tree: &Tree) -> Option<Edit> {
        if std::mem::take(&mut self.stale) {
            self.names.count(tree);
        }
        loop {
            let edit = self.inner.propose(language, tree)?;
            let (seen, deleted) = self.see(tree, &edit);
            if self.guide.passes_over(&seen) {
                self.guide.skipped = true;
                self.inner.told(tree, false);
                continue;
            }
            self.proposed = Some((seen, deleted));
            return Some(edit);
        }
    }

    fn told(&mut self, tree: &Tree, passed: bool) {
        if let Some((seen, deleted)) = self.proposed.take() {
            self.guide.verdicts.hear(&seen, passed);
            if let Some((kind, parent)) = deleted {
                self.recent.hear(kind, parent, passed);
            }
        }
        if passed {
            self.stale = true;
            self.guide.skipped = false;
            if self.guide.skips == Skips::Nothing {
                self.guide.skips = Skips::Refused;
            }
        }
        self.inner.told(tree, passed);
    }

    fn looked_at(&self) -> usize {
        self.inner.looked_at()
    }

    fn guide(&self) -> Option<&Guide> {
        Some(&self.guide)
    }
}
