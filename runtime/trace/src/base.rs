//! The base: the run that is reduced, with node identities that survive edits.

use rustc_hash::FxHashMap;

use super::edit::TraceEdit;
use super::follow::{Follower, Following};
use super::generator::Run;
use super::trace::{Element, NodeId, Trace};

/// A node's identity in all bases that have the node.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) struct Name(u32);

/// The smallest accepted run so far, with node identities.
#[derive(Clone, Debug)]
pub struct Base {
    run: Run,
    /// The trace to continue with, if it differs from the run's.
    reduced: Option<Trace>,
    names: Vec<Name>,
    nodes: FxHashMap<Name, NodeId>,
    next: u32,
}

impl Base {
    /// Creates the first base.
    #[must_use]
    pub fn new(run: Run) -> Self {
        let names: Vec<Name> = (0..run.trace.len() as u32).map(Name).collect();
        let next = names.len() as u32;
        Self::with(run, names, next)
    }

    fn with(run: Run, names: Vec<Name>, next: u32) -> Self {
        let nodes = names.iter().copied().zip(run.trace.nodes()).collect();
        Self {
            run,
            reduced: None,
            names,
            nodes,
            next,
        }
    }

    /// Returns the trace to continue with: the run's, unless [edited](Self::edited).
    #[must_use]
    pub const fn trace(&self) -> &Trace {
        match &self.reduced {
            Some(trace) => trace,
            None => &self.run.trace,
        }
    }

    #[must_use]
    pub(crate) fn edited(&self, edit: &TraceEdit) -> Self {
        let (trace, origins) = edit.apply(self.trace());
        let origins = origins.into_iter().flatten();
        let names: Vec<Name> = origins.map(|node| self.name(node)).collect();
        Self {
            run: self.run.clone(),
            nodes: names.iter().copied().zip(trace.nodes()).collect(),
            reduced: Some(trace),
            names,
            next: self.next,
        }
    }

    /// Replaces the run, but not the trace.
    #[must_use]
    pub(crate) fn made(self, run: Run) -> Self {
        Self { run, ..self }
    }

    /// Returns the input.
    #[must_use]
    pub fn output(&self) -> &[u8] {
        &self.run.output
    }

    /// Returns the run.
    #[must_use]
    pub const fn run(&self) -> &Run {
        &self.run
    }

    #[must_use]
    pub(crate) fn name(&self, node: NodeId) -> Name {
        self.names[node.index()]
    }

    #[must_use]
    pub(crate) fn node(&self, name: Name) -> Option<NodeId> {
        self.nodes.get(&name).copied()
    }

    /// Returns the base after an edit, given its run.
    ///
    /// The run may differ from the edited trace; nodes taken from the trace keep their identity.
    #[must_use]
    pub fn succeeded(&self, edit: &TraceEdit, run: Run) -> Self {
        let (candidate, origins) = edit.apply(self.trace());
        let mut next = self.next;
        let names = origins_of(&run.trace, &candidate).into_iter().map(|found| {
            let origin = found.and_then(|node| origins[node.index()]);
            origin.map_or_else(
                || {
                    next += 1;
                    Name(next - 1)
                },
                |node| self.name(node),
            )
        });
        let names = names.collect();
        Self::with(run, names, next)
    }
}

/// Maps each node of a run to the node of the followed trace that answered it.
pub(crate) fn origins_of(run: &Trace, followed: &Trace) -> Vec<Option<NodeId>> {
    let mut follower = Follower::new(followed.clone(), Following::Nearest);
    let mut open: Vec<usize> = Vec::new();
    run.nodes()
        .map(|node| {
            while open.last().is_some_and(|&end| end <= node.index()) {
                open.pop();
                follower.end();
            }
            match run.element(node) {
                Element::Part(kind, place) => {
                    open.push(run.subtree(node).end);
                    follower.begin(*kind, place)
                }
                Element::Choice(choice) => follower.advance(choice.kind, &choice.place),
            }
        })
        .collect()
}
