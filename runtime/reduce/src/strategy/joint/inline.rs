//! Names replaced by their meaning or by one another.
//!
//! [`names`](super::names) replaces uses by a part of a definition that is the first occurrence and
//! fits by the tables. These are the other cases. Of each name, the heaviest first, a definition
//! goes and
//!
//! 1. another name of such places replaces its uses (`int a, b; f(a, b);` becomes `int b; f(b,
//!    b);`);
//! 2. its neighbour or a part of the deleted text, fitting or not, and in parentheses, replaces the
//!    uses, or the uses and their qualifiers (`a.b` where `a` defines `b`); any occurrence may be
//!    the definition (`SELECT b FROM (SELECT a AS b FROM t)` becomes `SELECT a FROM (SELECT a FROM
//!    t)`);
//! 3. a thing mentioned in it takes its name (`f() { … } main() { f(); }` becomes `main() { … }`);
//! 4. a list inside it replaces the item with all uses (`f() { g(); } main() { return f(); }`
//!    becomes `main() { g(); }`);
//! 5. its content replaces it, and all other occurrences go, or those with the separator behind them
//!    (`namespace n { f(); } n::f();` becomes `f(); f();`) and the arguments before that, maybe
//!    with the receiver that a member declares (`class a: def f(b): g()` and `a().f()` become
//!    `def f(): g()` and `f()`).

use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::sync::Arc;

use secateur_tables::{Kind, TokenRole};

use crate::strategy::edits::candidates;
use crate::strategy::edits::removal::remove;
use crate::strategy::edits::uses::{Name, leaves, lightest_first, outside, with_uses, worthwhile};
use crate::strategy::{PATIENCE, Start, Strategy, StrategyKind};
use secateur_syntax::Language;
use secateur_syntax::tree::{Change, Edit, NodeId, Sentence, Tree};

pub(in crate::strategy) const KIND: StrategyKind = StrategyKind {
    name: "inline",
    about: "names are replaced by what they stand for, or by one another",
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
/// Items around a name tried for the one that it defines.
const AROUND: usize = 3;
/// Separators between a qualifier and a name.
const SEPARATORS: [&[u8]; 5] = [b".", b"::", b"->", b"?.", b"\\"];
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
            edits.extend(by_parts(language, tree, name, &occurrences, &gone, &leaves));
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
    leaves: &[NodeId],
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
    let qualified = before_separators(tree, &uses, leaves);
    let mut seen: Vec<Vec<(Kind, Box<[u8]>)>> = Vec::new();
    let mut edits = Vec::new();
    for part in parts {
        let tokens = tree.tokens_of(part);
        let kind = tree.kind(part);
        let fits = uses.iter().all(|&at| language.fits(kind, tree.slot(at)));
        let long = tokens.len() > 1;
        // A keyword has no meaning.
        let says_something = long || fits || kind == name.0;
        let is_value = || {
            tokens.first().is_some_and(|(kind, text)| {
                let shortest = language.tokens[kind.index()].shortest.as_deref();
                shortest.is_some_and(|shortest| shortest.as_bytes() != &**text)
            })
        };
        let stands = says_something || !qualified.is_empty() && is_value();
        if !stands || seen.contains(&tokens) || seen.len() >= PARTS {
            continue;
        }
        seen.push(tokens.clone());
        let sentence = Arc::new(Sentence { kind, tokens });
        let edit = with_uses(gone, &uses, &sentence);
        if !qualified.is_empty() {
            let mut edit = edit.clone();
            qualified.iter().for_each(|&token| edit.delete(token));
            edits.push(edit.unsure());
        }
        if says_something {
            edits.push(if fits { edit } else { edit.unsure() });
        }
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

/// Returns the tokens of a qualifier before each name; none if one has none.
fn before_separators(tree: &Tree, names: &[NodeId], leaves: &[NodeId]) -> Vec<NodeId> {
    let mut found = Vec::new();
    for &name in names {
        let before = &leaves[..index_of(tree, name, leaves)];
        let [.., qualifier, separator] = *before else {
            return Vec::new();
        };
        let is_word = tree.token_text(qualifier).ends_with(b"_")
            || matches!(tree.token_text(qualifier).last(), Some(byte) if byte.is_ascii_alphanumeric());
        if !is_word || !SEPARATORS.contains(&tree.token_text(separator)) {
            return Vec::new();
        }
        found.extend([qualifier, separator]);
    }
    found
}

/// Replaces an item by its content and removes all other occurrences of its name.
///
/// Each goes as a node that can, or as a [qualifier](qualifiers).
fn unwrapped(
    language: &Language,
    tree: &Tree,
    occurrences: &[NodeId],
    leaves: &[NodeId],
) -> Vec<Edit> {
    let Some((item, lists)) = unwrappable(language, tree, occurrences[0]) else {
        return Vec::new();
    };
    let others = remove(language, tree, occurrences[1..].iter().copied());
    let qualifiers = qualifiers(language, tree, &occurrences[1..], leaves);
    let mut edits = Vec::new();
    for list in lists {
        if let Some(others) = &others {
            let unwrap = Change::Unwrap { item, list };
            let all = std::iter::once(&unwrap).chain(others.changes());
            edits.push(Edit::new(all.copied()));
        }
        let around = outside_of(tree, item, list, leaves);
        let all = qualifiers.iter().copied().flatten().copied();
        let gone: BTreeSet<NodeId> = around.chain(all).collect();
        if qualifiers.is_empty() {
            continue;
        }
        let gone = Edit::new(gone.into_iter().map(Change::Delete)).unsure();
        if let Some(receivers) = receivers(language, tree, list, &qualifiers, leaves) {
            let all = gone.changes().iter().chain(receivers.changes());
            edits.push(Edit::new(all.copied()).unsure());
        }
        edits.push(gone);
    }
    edits
}

/// Returns the smallest item that a name outside brackets may define, with the lists inside it.
fn unwrappable(language: &Language, tree: &Tree, name: NodeId) -> Option<(NodeId, Vec<NodeId>)> {
    let at = tree.first_token(name);
    let mut from = at;
    let mut open = 0_usize;
    let items = std::iter::successors(Some(name), |&node| tree.parent(node));
    let items = items.filter(|&node| candidates::is_item(tree, node) && tree.weight(node) > ALONE);
    for item in items.take(AROUND) {
        for token in tree.tokens()[tree.first_token(item)..from].iter().rev() {
            match language.tokens[token.kind.index()].role {
                TokenRole::Close => open += 1,
                TokenRole::Open => open = open.checked_sub(1)?,
                _ => {}
            }
        }
        from = tree.first_token(item);
        let list = |change: &Change| match *change {
            Change::Unwrap { list, .. } => Some(list),
            _ => None,
        };
        let has_name = |list: NodeId| {
            let first = tree.first_token(list);
            (first..first + tree.weight(list) as usize).contains(&at)
        };
        let edits = candidates::of_node(language, tree, item);
        let lists = edits.iter().flat_map(Edit::changes).filter_map(list);
        let lists: Vec<NodeId> = lists.filter(|&list| !has_name(list)).collect();
        if !lists.is_empty() {
            return Some((item, lists));
        }
    }
    None
}

/// Returns the tokens of each qualifier: a name, arguments, a separator.
///
/// None if the separators differ.
fn qualifiers<'l>(
    language: &Language,
    tree: &Tree,
    names: &[NodeId],
    leaves: &'l [NodeId],
) -> Vec<&'l [NodeId]> {
    let mut found = Vec::new();
    let mut behind: Option<&[u8]> = None;
    for &name in names {
        let at = index_of(tree, name, leaves);
        let arguments = in_brackets(language, tree, &leaves[at + 1..]);
        let end = at + 1 + arguments;
        let Some(&next) = leaves.get(end) else {
            return Vec::new();
        };
        let text = tree.token_text(next);
        let separates = arguments == 0 || SEPARATORS.contains(&text);
        if !separates || *behind.get_or_insert(text) != text {
            return Vec::new();
        }
        found.push(&leaves[at..=end]);
    }
    found
}

/// Returns the number of tokens of a pair of brackets at the beginning, with their content.
fn in_brackets(language: &Language, tree: &Tree, leaves: &[NodeId]) -> usize {
    let mut open = 0;
    for (at, &leaf) in leaves.iter().enumerate() {
        match language.tokens[tree.kind(leaf).index()].role {
            TokenRole::Open => open += 1,
            TokenRole::Close if open == 1 => return at + 1,
            TokenRole::Close if open > 0 => open -= 1,
            _ if open == 0 => return 0,
            _ => {}
        }
    }
    0
}

/// Removes the first parameters of the members behind qualifiers, as far as a list defines them.
fn receivers(
    language: &Language,
    tree: &Tree,
    list: NodeId,
    qualifiers: &[&[NodeId]],
    leaves: &[NodeId],
) -> Option<Edit> {
    let from = index_of(tree, list, leaves);
    let inside = from..from + tree.weight(list) as usize;
    let mut first: BTreeSet<NodeId> = BTreeSet::new();
    for qualifier in qualifiers {
        let at = index_of(tree, qualifier[0], leaves) + qualifier.len();
        let Some(&member) = leaves.get(at).filter(|_| !inside.contains(&at)) else {
            continue;
        };
        let same = |&at: &usize| tree.token_text(leaves[at]) == tree.token_text(member);
        let definition = inside.clone().find(same)?;
        first.insert(first_parameter(language, tree, &leaves[definition + 1..])?);
    }
    remove(language, tree, first)
}

/// Returns the first of the items in brackets at the beginning.
fn first_parameter(language: &Language, tree: &Tree, leaves: &[NodeId]) -> Option<NodeId> {
    let role = |node: NodeId| language.tokens[tree.kind(node).index()].role;
    let &open = leaves
        .first()
        .filter(|&&open| role(open) == TokenRole::Open)?;
    let content = tree.next(open)?;
    if tree.is_token(content) && role(content) == TokenRole::Close {
        return None;
    }
    let inner = |&node: &NodeId| {
        let first = tree.children(node).next()?;
        let heads = tree.next(first).is_some_and(|next| tree.is_list(next));
        (tree.is_list(node) || heads).then_some(first)
    };
    std::iter::successors(Some(content), inner)
        .take(AROUND)
        .find(|&node| candidates::is_item(tree, node) || inner(&node).is_none())
}

fn index_of(tree: &Tree, node: NodeId, leaves: &[NodeId]) -> usize {
    leaves.partition_point(|&leaf| tree.first_token(leaf) < tree.first_token(node))
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

    fn work(&self, _: usize) -> Option<(usize, usize)> {
        Some((self.done, self.names.len()))
    }
}
