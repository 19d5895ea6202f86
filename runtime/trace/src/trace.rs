//! Traces: a run of a generator as a tree of choices.

use std::ops::Range;
use std::sync::Arc;

/// A point of a program where a choice is made or a part begins.
///
/// The name, such as `gen.py:12`, is the same whenever a run reaches it.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Place(Arc<str>);

impl Place {
    /// Creates a place.
    #[must_use]
    pub fn new(name: &str) -> Self {
        Self(Arc::from(name))
    }

    /// Returns the name.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.0
    }
}

impl std::fmt::Display for Place {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.0)
    }
}

/// The kind of a choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Kind {
    /// A number of repetitions.
    Count,
    /// A flag, or the presence of something optional: 1 if true or present.
    Branch,
    /// Index of an alternative.
    Pick,
    /// A number in a range.
    Range,
    /// A number from 0 up to 1, in units of 2⁻⁵³.
    Real,
    /// Distinct numbers below a bound, in an order.
    Shuffle,
    /// Bytes.
    Bytes,
}

impl Kind {
    /// All kinds.
    pub const ALL: [Self; 7] = [
        Self::Count,
        Self::Branch,
        Self::Pick,
        Self::Range,
        Self::Real,
        Self::Shuffle,
        Self::Bytes,
    ];

    /// Returns the name in trace files.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Count => "count",
            Self::Branch => "branch",
            Self::Pick => "pick",
            Self::Range => "range",
            Self::Real => "real",
            Self::Shuffle => "shuffle",
            Self::Bytes => "bytes",
        }
    }
}

/// The greatest decision of [`Kind::Real`].
pub(crate) const REAL_HIGH: i128 = (1 << 53) - 1;

/// The kind of a part.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum PartKind {
    /// A repetition: its [`Kind::Count`], then its items.
    Loop,
    /// An item of a repetition.
    Item,
    /// Something optional: its [`Kind::Branch`], then its content, if any.
    Branch,
    /// An activation of a function or another unit.
    Call,
}

impl PartKind {
    /// All kinds.
    pub const ALL: [Self; 4] = [Self::Loop, Self::Item, Self::Branch, Self::Call];

    /// Returns the name in trace files.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Loop => "loop",
            Self::Item => "item",
            Self::Branch => "branch",
            Self::Call => "call",
        }
    }
}

/// A decision.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Decision {
    /// A number, of all other kinds.
    Number(i128),
    /// Of [`Kind::Shuffle`].
    Order(Vec<u32>),
    /// Of [`Kind::Bytes`].
    Bytes(Vec<u8>),
}

/// A choice with its decision.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Choice {
    /// The kind.
    pub kind: Kind,
    /// The place.
    pub place: Place,
    /// The lowest decision; of a shuffle, the number of elements; of bytes, the minimal length.
    pub low: i128,
    /// The highest decision; of a shuffle, the exclusive bound; of bytes, the maximal length.
    pub high: i128,
    /// The decision.
    pub decision: Decision,
    /// The value of the chosen alternative, in a [trace with values](Trace::is_valued).
    pub value: Option<Arc<str>>,
}

impl Choice {
    /// Returns the decision, if it is a number.
    #[must_use]
    pub const fn number(&self) -> Option<i128> {
        match self.decision {
            Decision::Number(number) => Some(number),
            _ => None,
        }
    }

    /// Whether the decision is legal.
    #[must_use]
    pub fn is_legal(&self) -> bool {
        self.allows(&self.decision)
    }

    /// Whether `decision` would be legal.
    #[must_use]
    pub fn allows(&self, decision: &Decision) -> bool {
        let within = |number: i128| (self.low..=self.high).contains(&number);
        match (self.kind, decision) {
            (Kind::Shuffle, Decision::Order(order)) => {
                let mut sorted = order.clone();
                sorted.sort_unstable();
                sorted.dedup();
                sorted.len() == order.len()
                    && order.len() as i128 == self.low
                    && sorted
                        .last()
                        .is_none_or(|&most| i128::from(most) < self.high)
            }
            (Kind::Bytes, Decision::Bytes(bytes)) => within(bytes.len() as i128),
            (Kind::Shuffle | Kind::Bytes, _) => false,
            (_, Decision::Number(number)) => within(*number),
            (_, _) => false,
        }
    }
}

/// The content of a node.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Element {
    /// An inner node.
    Part(PartKind, Place),
    /// A leaf.
    Choice(Choice),
}

/// A node, by its index in preorder.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct NodeId(pub u32);

impl NodeId {
    /// Returns the index.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A run: a forest in preorder.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Trace {
    elements: Vec<Element>,
    /// By node: the first node after its subtree.
    ends: Vec<u32>,
    parents: Vec<Option<NodeId>>,
    valued: bool,
}

impl Trace {
    /// Whether alternatives are recorded with their values, and matched by them.
    #[must_use]
    pub const fn is_valued(&self) -> bool {
        self.valued
    }

    /// Sets whether runs by this trace record and match the values of alternatives.
    #[must_use]
    pub const fn valued(mut self, valued: bool) -> Self {
        self.valued = valued;
        self
    }

    pub(crate) fn without_values(mut self) -> Self {
        for element in &mut self.elements {
            if let Element::Choice(choice) = element {
                choice.value = None;
            }
        }
        self.valued(false)
    }

    /// Returns the number of nodes.
    #[must_use]
    pub const fn len(&self) -> usize {
        self.elements.len()
    }

    /// Whether there is no node.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.elements.is_empty()
    }

    /// Returns the number of choices, in linear time.
    #[must_use]
    pub fn choices(&self) -> usize {
        let is_choice = |element: &&Element| matches!(element, Element::Choice(_));
        self.elements.iter().filter(is_choice).count()
    }

    /// Returns the content of a node.
    #[must_use]
    pub fn element(&self, node: NodeId) -> &Element {
        &self.elements[node.index()]
    }

    /// Returns the choice at a leaf.
    #[must_use]
    pub fn choice(&self, node: NodeId) -> Option<&Choice> {
        match self.element(node) {
            Element::Choice(choice) => Some(choice),
            Element::Part(..) => None,
        }
    }

    /// Returns the kind and place of an inner node.
    #[must_use]
    pub fn part(&self, node: NodeId) -> Option<(PartKind, &Place)> {
        match self.element(node) {
            Element::Part(kind, place) => Some((*kind, place)),
            Element::Choice(_) => None,
        }
    }

    /// Returns all nodes, in preorder.
    pub fn nodes(&self) -> impl DoubleEndedIterator<Item = NodeId> + use<> {
        (0..self.elements.len() as u32).map(NodeId)
    }

    /// Returns the range of a subtree.
    #[must_use]
    pub fn subtree(&self, node: NodeId) -> Range<usize> {
        node.index()..self.ends[node.index()] as usize
    }

    /// Returns the part around a node; `None` at the top.
    #[must_use]
    pub fn parent(&self, node: NodeId) -> Option<NodeId> {
        self.parents[node.index()]
    }

    /// Returns the children of a part, or, for `None`, the nodes at the top.
    pub fn children(&self, of: Option<NodeId>) -> impl Iterator<Item = NodeId> + '_ {
        let (first, end) = match of {
            None => (0, self.elements.len() as u32),
            Some(node) => (node.0 + 1, self.ends[node.index()]),
        };
        let next = move |&NodeId(at): &NodeId| Some(self.ends[at as usize]);
        let within = move |at: u32| (at < end).then_some(NodeId(at));
        std::iter::successors(within(first), move |node| next(node).and_then(within))
    }

    /// Returns the number of choices in a subtree, in linear time.
    #[must_use]
    pub fn weight(&self, node: NodeId) -> u32 {
        let below = &self.elements[self.subtree(node)];
        let choices = below.iter().filter(|e| matches!(e, Element::Choice(_)));
        choices.count() as u32
    }

    /// Returns the depth of a node; 0 at the top.
    #[must_use]
    pub fn depth(&self, node: NodeId) -> usize {
        std::iter::successors(self.parent(node), |&node| self.parent(node)).count()
    }
}

#[derive(Clone, Debug, Default)]
pub(crate) struct TraceBuilder {
    trace: Trace,
    open: Vec<NodeId>,
}

impl TraceBuilder {
    #[must_use]
    pub(crate) fn new() -> Self {
        Self::default()
    }

    /// Creates a builder of a trace with or without values.
    #[must_use]
    pub(crate) fn valued(valued: bool) -> Self {
        Self {
            trace: Trace::default().valued(valued),
            open: Vec::new(),
        }
    }

    pub(crate) fn begin(&mut self, kind: PartKind, place: Place) {
        let node = self.push(Element::Part(kind, place));
        self.open.push(node);
    }

    /// Ends the innermost part; false if none is open.
    ///
    /// An empty part is dropped, unless it is an item, whose loop counts it.
    pub(crate) fn end(&mut self) -> bool {
        let Some(node) = self.open.pop() else {
            return false;
        };
        let len = self.trace.elements.len() as u32;
        let kind = self.trace.part(node).map(|(kind, _)| kind);
        if node.0 + 1 == len && kind != Some(PartKind::Item) {
            self.trace.elements.pop();
            self.trace.ends.pop();
            self.trace.parents.pop();
        } else {
            self.trace.ends[node.index()] = len;
        }
        true
    }

    pub(crate) fn choose(&mut self, choice: Choice) {
        self.push(Element::Choice(choice));
    }

    #[must_use]
    pub(crate) const fn len(&self) -> usize {
        self.trace.len()
    }

    #[cfg(test)]
    pub(crate) const fn depth(&self) -> usize {
        self.open.len()
    }

    #[must_use]
    pub(crate) fn finish(mut self) -> Trace {
        while self.end() {}
        self.trace
    }

    fn push(&mut self, element: Element) -> NodeId {
        let node = NodeId(self.trace.elements.len() as u32);
        self.trace.elements.push(element);
        self.trace.ends.push(node.0 + 1);
        self.trace.parents.push(self.open.last().copied());
        node
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn number(place: &str, decision: i128) -> Choice {
        Choice {
            kind: Kind::Range,
            place: Place::new(place),
            low: 0,
            high: 9,
            decision: Decision::Number(decision),
            value: None,
        }
    }

    #[test]
    fn a_tree_in_preorder() {
        let mut builder = TraceBuilder::new();
        builder.choose(number("a", 1));
        builder.begin(PartKind::Call, Place::new("f"));
        builder.choose(number("b", 2));
        builder.begin(PartKind::Call, Place::new("nothing"));
        builder.end();
        builder.begin(PartKind::Call, Place::new("g"));
        builder.choose(number("c", 3));
        builder.end();
        builder.end();
        builder.choose(number("a", 4));
        builder.begin(PartKind::Item, Place::new("i"));
        builder.end();
        assert_eq!(builder.depth(), 0);
        let trace = builder.finish();
        let children = |of| -> Vec<u32> { trace.children(of).map(|node| node.0).collect() };
        // An empty call is dropped, an empty item is not.
        assert_eq!(children(None), [0, 1, 5, 6]);
        assert_eq!(children(Some(NodeId(1))), [2, 3]);
        assert_eq!(children(Some(NodeId(3))), [4]);
        assert_eq!(trace.weight(NodeId(1)), 2);
        assert_eq!(trace.depth(NodeId(4)), 2);
        assert_eq!(trace.choices(), 4);
    }

    #[test]
    fn decisions_have_a_range() {
        assert!(number("a", 9).is_legal() && !number("a", 10).is_legal());
        let shuffle = |decision: &[u32]| Choice {
            kind: Kind::Shuffle,
            low: 2,
            high: 3,
            decision: Decision::Order(decision.to_vec()),
            ..number("a", 0)
        };
        assert!(shuffle(&[2, 0]).is_legal());
        for wrong in [&[0, 0][..], &[0, 3], &[0], &[0, 1, 2]] {
            assert!(!shuffle(wrong).is_legal(), "{wrong:?}");
        }
    }
}
