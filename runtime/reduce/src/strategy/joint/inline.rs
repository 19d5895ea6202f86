//! Names replaced by their meaning or by one another.
//!
//! [`names`](super::names) replaces uses by a part of a definition that is the first occurrence and
//! fits by the tables. These are the other cases. Of each name, the heaviest first, a definition
//! goes and
//!
//! 1. another name of such places replaces its uses (`int a, b; f(a, b);` becomes `int b; f(b,
//!    b);`);
//! 2. its neighbour or a part of the deleted text, fitting or not, and in parentheses, replaces the
//!    uses; any occurrence may be the definition (`SELECT b FROM (SELECT a AS b FROM t)` becomes
//!    `SELECT a FROM (SELECT a FROM t)`);
//! 3. a thing mentioned in it takes its name (`f() { … } main() { f(); }` becomes `main() { … }`);
//! 4. a list inside it replaces the item with all uses (`f() { g(); } main() { return f(); }`
//!    becomes `main() { g(); }`);
//! 5. its content replaces it, and all other occurrences go, or those with the token behind them
//!    (`namespace n { f(); } n::f();` becomes `f(); f();`).

use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::sync::Arc;

use secateur_tables::Kind;

use crate::strategy::edits::candidates;
use crate::strategy::edits::removal::remove;
use crate::strategy::edits::uses::{Name, leaves, lightest_first, outside, with_uses, worthwhile};
use crate::strategy::{PATIENCE, Start, Strategy, StrategyKind};
use secateur_syntax::Language;
use secateur_syntax::tree::{Change, Edit, NodeId, Sentence, Tree};

pub(in crate::strategy) const KIND: StrategyKind = StrategyKind {
    name: "inline",
    about: "names give way to what they stand for, or to one another",
    repeats: false,
    plain: None,
    start: |start| Box::new(Inline::new(start)),
};

#[derive(Clone)]
struct Inline {
    names: Vec<Name>,
    ready: Vec<Edit>,
    /// Tokens that may still be visited: all for a name, and for each candidate to be parsed.
    left: usize,
    busy: bool,
    done: usize,
}

/// The rank of another name; less is better.
#[derive(PartialEq, Eq, PartialOrd, Ord)]
struct Rival {
    /// Whether it is defined in another sort of place.
    unlike: bool,
    /// Uses in places of uses of the name.
    used: Reverse<usize>,
    at: usize,
}

/// Occurrences of a name at most.
const MOST: usize = 100;
const OTHERS: usize = 2;
/// Occurrences of a name at most, if each may be the definition.
const FEW: usize = 4;
/// Parts tried for a name, of [`LOOKED_AT`].
const PARTS: usize = 3;
const LOOKED_AT: usize = 24;
/// Lists inside a definition tried for the item with its uses.
const BODIES: usize = 2;
/// Tokens at most of a node that is little more than a name.
const ALONE: u32 = 2;
/// Tokens visited in a round at most.
const BUDGET: usize = 10_000_000;

impl Inline {
    fn new(start: &Start<'_>) -> Self {
        Self {
            names: lightest_first(start.tree),
            ready: Vec::new(),
            left: BUDGET,
            busy: false,
            done: 0,
        }
    }
}

fn edits(language: &Language, tree: &Tree, name: &Name) -> Vec<Edit> {
    let (mut occurrences, mut others) = (Vec::new(), Vec::new());
    let leaves = leaves(tree);
    for &leaf in &leaves {
        if tree.kind(leaf) == name.0 {
            let same = *tree.token_text(leaf) == *name.1;
            if same { &mut occurrences } else { &mut others }.push(leaf);
        }
    }
    if occurrences.is_empty() || occurrences.len() > MOST {
        return Vec::new();
    }
    let mut edits = Vec::new();
    for gone in deletions(language, tree, occurrences[0]) {
        edits.extend(by_others(tree, &gone, &occurrences, &others));
        edits.extend(handed_on(tree, &gone, occurrences[0], &others));
        edits.extend(by_bodies(tree, &gone, &occurrences));
    }
    let definitions = match occurrences.len() {
        few @ ..=FEW => few,
        _ => 1,
    };
    for &definition in &occurrences[..definitions] {
        for gone in deletions(language, tree, definition) {
            edits.extend(by_parts(language, tree, name, &occurrences, &gone));
        }
    }
    let unwrapped = unwrapped(language, tree, &occurrences, &leaves);
    edits.extend(unwrapped);
    worthwhile(tree, edits)
}

/// Returns the smallest deletion of a name, and that of the item around it.
fn deletions(language: &Language, tree: &Tree, name: NodeId) -> Vec<Edit> {
    let mut found: Vec<Edit> = Vec::new();
    for node in std::iter::once(name).chain(item_around(tree, name)) {
        found.extend(remove(language, tree, [node]).filter(|edit| !found.contains(edit)));
    }
    found
}

/// Returns the smallest item around a name that is more than the name.
fn item_around(tree: &Tree, name: NodeId) -> Option<NodeId> {
    std::iter::successors(Some(name), |&node| tree.parent(node))
        .find(|&node| candidates::is_item(tree, node) && tree.weight(node) > ALONE)
}

/// Replaces the uses of a name by another name.
///
/// First those defined in the same sort of place, then those most used in places of its uses.
fn by_others(
    tree: &Tree,
    definition: &Edit,
    occurrences: &[NodeId],
    others: &[NodeId],
) -> Vec<Edit> {
    let Some(uses) = outside(tree, definition, occurrences).filter(|uses| !uses.is_empty()) else {
        return Vec::new();
    };
    let place = |at: NodeId| (tree.slot(at), token_before(tree, at));
    let defined = place(occurrences[0]);
    let slots: BTreeSet<Kind> = uses.iter().map(|&at| tree.slot(at)).collect();
    let before: BTreeSet<_> = uses
        .iter()
        .filter_map(|&at| token_before(tree, at))
        .collect();
    let mut known: BTreeMap<&[u8], Rival> = BTreeMap::new();
    for (at, &other) in others.iter().enumerate() {
        let (slot, token) = place(other);
        let rival = known.entry(tree.token_text(other)).or_insert(Rival {
            unlike: (slot, token) != defined,
            used: Reverse(0),
            at,
        });
        if rival.at != at {
            let alike = slots.contains(&slot) || token.is_some_and(|token| before.contains(&token));
            rival.used.0 += usize::from(alike);
        }
    }
    let mut rivals: Vec<(Rival, &[u8])> = known.into_iter().map(|(text, of)| (of, text)).collect();
    rivals.retain(|(rival, _)| !rival.unlike || rival.used.0 > 0);
    rivals.sort_unstable();
    let kind = tree.kind(occurrences[0]);
    let stand = |(_, text): (Rival, &[u8])| {
        let tokens = vec![(kind, text.into())];
        with_uses(definition, &uses, &Arc::new(Sentence { kind, tokens }))
    };
    rivals.into_iter().take(OTHERS).map(stand).collect()
}

/// Deletes a definition and gives its name to things mentioned in it and defined in its slot.
fn handed_on(tree: &Tree, gone: &Edit, definition: NodeId, others: &[NodeId]) -> Vec<Edit> {
    let [Change::Delete(node)] = *gone.changes() else {
        return Vec::new();
    };
    let from = tree.first_token(node);
    let gone_with_it = from..from + tree.weight(node) as usize;
    let inside = |other: NodeId| gone_with_it.contains(&tree.first_token(other));
    let mentioned: BTreeSet<&[u8]> = others
        .iter()
        .filter(|&&other| inside(other))
        .map(|&other| tree.token_text(other))
        .collect();
    let mut heirs: BTreeMap<&[u8], Vec<NodeId>> = BTreeMap::new();
    for &other in others.iter().filter(|&&other| !inside(other)) {
        let text = tree.token_text(other);
        if mentioned.contains(text) {
            heirs.entry(text).or_default().push(other);
        }
    }
    let mut heirs: Vec<Vec<NodeId>> = heirs.into_values().collect();
    heirs.retain(|heir| heir.len() <= MOST && tree.slot(heir[0]) == tree.slot(definition));
    heirs.sort_unstable();
    let kind = tree.kind(definition);
    let tokens = vec![(kind, tree.token_text(definition).into())];
    let name = Arc::new(Sentence { kind, tokens });
    let edit = |heir: Vec<NodeId>| with_uses(gone, &heir, &name);
    heirs.into_iter().take(OTHERS).map(edit).collect()
}

/// Deletes a definition and replaces the item with all uses by a list inside it.
fn by_bodies(tree: &Tree, gone: &Edit, occurrences: &[NodeId]) -> Vec<Edit> {
    let Some(uses) = outside(tree, gone, occurrences).filter(|uses| !uses.is_empty()) else {
        return Vec::new();
    };
    let [Change::Delete(definition)] = *gone.changes() else {
        return Vec::new();
    };
    let tokens = |node| tree.first_token(node)..tree.first_token(node) + tree.weight(node) as usize;
    let has_all = |node| {
        let tokens = tokens(node);
        let mut uses = uses.iter();
        uses.all(|&at| tokens.contains(&tree.first_token(at)))
    };
    let item = |slot: Kind| {
        std::iter::successors(Some(uses[0]), |&node| tree.parent(node)).find(|&node| {
            tree.slot(node) == slot
                && has_all(node)
                && tree.parent(node).is_some_and(|up| tree.is_list(up))
        })
    };
    let mut edits = Vec::new();
    let mut work = VecDeque::from([definition]);
    let mut looked_at = 0;
    while let Some(node) = work.pop_front() {
        if edits.len() == BODIES || looked_at == LOOKED_AT {
            break;
        }
        looked_at += 1;
        let first = tree.children(node).next().filter(|_| tree.is_list(node));
        if let Some(first) = first
            && let Some(item) = item(tree.slot(first))
            && !tokens(item).contains(&tree.first_token(definition))
        {
            let mut edit = gone.clone();
            let (kind, tokens) = (tree.kind(node), tree.tokens_of(node));
            edit.add(item, Arc::new(Sentence { kind, tokens }));
            edits.push(edit.unsure());
        }
        work.extend(tree.children(node));
    }
    edits
}

fn token_before(tree: &Tree, node: NodeId) -> Option<(Kind, &[u8])> {
    let before = tree.first_token(node).checked_sub(1)?;
    let token = &tree.tokens()[before];
    Some((token.kind, token.of(tree.text())))
}

/// Replaces the uses of a name by parts of its definition or of the text around it.
fn by_parts(
    language: &Language,
    tree: &Tree,
    name: &Name,
    occurrences: &[NodeId],
    gone: &Edit,
) -> Vec<Edit> {
    let Some(uses) = outside(tree, gone, occurrences).filter(|uses| !uses.is_empty()) else {
        return Vec::new();
    };
    let [Change::Delete(node)] = *gone.changes() else {
        return Vec::new();
    };
    // The meaning is beside the name where little more than the name goes.
    let alone = tree.weight(node) <= ALONE;
    let around = tree.parent(node).filter(|&up| alone && !tree.is_list(up));
    let mut work = VecDeque::from([around.unwrap_or(node)]);
    let mut parts: Vec<NodeId> = Vec::new();
    while let Some(part) = work.pop_front().filter(|_| parts.len() < LOOKED_AT) {
        if alone && part == node {
            continue;
        }
        if !tree.tokens_of(part).contains(name) {
            parts.push(part);
        }
        work.extend(tree.children(part));
    }
    parts.sort_by_key(|&part| Reverse(tree.weight(part)));
    let mut seen: Vec<Vec<(Kind, Box<[u8]>)>> = Vec::new();
    let mut edits = Vec::new();
    for part in parts {
        let tokens = tree.tokens_of(part);
        let kind = tree.kind(part);
        let fits = uses.iter().all(|&at| language.fits(kind, tree.slot(at)));
        let long = tokens.len() > 1;
        // A keyword has no meaning.
        let says_something = long || fits || kind == name.0;
        if !says_something || seen.contains(&tokens) || seen.len() >= PARTS {
            continue;
        }
        seen.push(tokens.clone());
        let sentence = Arc::new(Sentence { kind, tokens });
        let edit = with_uses(gone, &uses, &sentence);
        edits.push(if fits { edit } else { edit.unsure() });
        if long
            && !fits
            && let Some(sentence) = in_parentheses(language, &sentence)
        {
            edits.push(with_uses(gone, &uses, &Arc::new(sentence)).unsure());
        }
    }
    edits
}

fn in_parentheses(language: &Language, sentence: &Sentence) -> Option<Sentence> {
    let token = |text: &str| {
        let found = language
            .tokens
            .iter()
            .position(|token| token.shortest.as_deref() == Some(text))?;
        Some((Kind(found as u16), text.as_bytes().into()))
    };
    let mut tokens = vec![token("(")?];
    tokens.extend(sentence.tokens.iter().cloned());
    tokens.push(token(")")?);
    Some(Sentence {
        kind: sentence.kind,
        tokens,
    })
}

/// Replaces an item by its content and removes all other occurrences of its name.
///
/// Each goes as a node that can, or as a qualifier: with the next token, the same for all.
fn unwrapped(
    language: &Language,
    tree: &Tree,
    occurrences: &[NodeId],
    leaves: &[NodeId],
) -> Vec<Edit> {
    let Some(item) = item_around(tree, occurrences[0]) else {
        return Vec::new();
    };
    let others = remove(language, tree, occurrences[1..].iter().copied());
    let qualifiers = qualifiers(tree, &occurrences[1..], leaves);
    let mut edits = Vec::new();
    for unwrap in candidates::of_node(language, tree, item) {
        let [Change::Unwrap { list, .. }] = *unwrap.changes() else {
            continue;
        };
        if let Some(others) = &others {
            let all = unwrap.changes().iter().chain(others.changes());
            edits.push(Edit::new(all.copied()));
        }
        let around = outside_of(tree, item, list, leaves);
        let gone: BTreeSet<NodeId> = around.chain(qualifiers.iter().copied()).collect();
        if !qualifiers.is_empty() {
            edits.push(Edit::new(gone.into_iter().map(Change::Delete)).unsure());
        }
    }
    edits
}

/// Returns names with the next token of each; none if those differ.
fn qualifiers(tree: &Tree, names: &[NodeId], leaves: &[NodeId]) -> Vec<NodeId> {
    let mut found = Vec::new();
    let mut behind: Option<&[u8]> = None;
    for &name in names {
        let at = leaves.partition_point(|&leaf| tree.first_token(leaf) <= tree.first_token(name));
        let Some(&next) = leaves.get(at) else {
            return Vec::new();
        };
        let text = tree.token_text(next);
        if *behind.get_or_insert(text) != text {
            return Vec::new();
        }
        found.extend([name, next]);
    }
    found
}

/// Returns the tokens of an item outside a list inside it.
fn outside_of(
    tree: &Tree,
    item: NodeId,
    list: NodeId,
    leaves: &[NodeId],
) -> impl Iterator<Item = NodeId> {
    let tokens = |node| tree.first_token(node)..tree.first_token(node) + tree.weight(node) as usize;
    let (item, list) = (tokens(item), tokens(list));
    leaves.iter().copied().filter(move |&leaf| {
        let token = tree.first_token(leaf);
        item.contains(&token) && !list.contains(&token)
    })
}

impl Strategy for Inline {
    fn propose(&mut self, language: &Language, tree: &Tree) -> Option<Edit> {
        self.busy = false;
        let mut work = 0;
        loop {
            if let Some(edit) = self.ready.pop() {
                if edit.is_unsure() {
                    self.left = self.left.checked_sub(tree.tokens().len())?;
                }
                return Some(edit);
            }
            self.busy = work >= PATIENCE && !self.names.is_empty();
            if self.busy {
                return None;
            }
            work += tree.tokens().len();
            let name = self.names.pop()?;
            self.left = self.left.checked_sub(tree.tokens().len())?;
            self.done += 1;
            self.ready = edits(language, tree, &name);
        }
    }

    fn record_verdict(&mut self, _: &Tree, passed: bool) {
        if passed {
            // The others are edits of the earlier tree.
            self.ready.clear();
        }
    }

    fn is_busy(&self) -> bool {
        self.busy
    }

    fn rebase(&mut self, _: &Tree) {
        self.ready.clear();
    }

    fn visited(&self) -> usize {
        self.done
    }
}
