//! The run that is reduced, and what becomes of its nodes from run to run.

use rustc_hash::FxHashMap;

use super::edit::TraceEdit;
use super::follow::Follower;
use super::generator::Run;
use super::trace::{Element, NodeId, Trace};

/// Names a node for as long as it is there, whatever goes around it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) struct Name(u32);

/// The smallest interesting run so far. Its nodes have names that they keep in the
/// next one.
#[derive(Clone, Debug)]
pub struct Base {
    run: Run,
    names: Vec<Name>,
    nodes: FxHashMap<Name, NodeId>,
    next: u32,
}

impl Base {
    /// The first one.
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
            names,
            nodes,
            next,
        }
    }

    /// What was chosen in it.
    #[must_use]
    pub const fn trace(&self) -> &Trace {
        &self.run.trace
    }

    /// What it made.
    #[must_use]
    pub fn output(&self) -> &[u8] {
        &self.run.output
    }

    /// The run.
    #[must_use]
    pub const fn run(&self) -> &Run {
        &self.run
    }

    /// The name of a node.
    #[must_use]
    pub(crate) fn name(&self, node: NodeId) -> Name {
        self.names[node.index()]
    }

    /// The node of a name, if it is still there.
    #[must_use]
    pub(crate) fn node(&self, name: Name) -> Option<NodeId> {
        self.nodes.get(&name).copied()
    }

    /// What comes after an edit by which the generator made this run. The run may be
    /// another than what the edit says: what can be found of it keeps its name.
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

/// By node of a run, which node of the trace that it followed it comes from.
fn origins_of(run: &Trace, followed: &Trace) -> Vec<Option<NodeId>> {
    let mut follower = Follower::new(followed.clone(), false);
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
                Element::Choice(choice) => follower.pass(choice.kind, &choice.place),
            }
        })
        .collect()
}
