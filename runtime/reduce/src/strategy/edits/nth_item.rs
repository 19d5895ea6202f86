//! Lists that a name ties together: their n-th items go together.
//!
//! Parameters and arguments, or the columns of a table and the values of each row.

use crate::strategy::edits::lists::head_of;
use crate::strategy::edits::removal::remove;
use secateur_syntax::Language;
use secateur_syntax::tree::{Edit, NodeId, Tree};

/// Levels from a name up to its list, at most.
const ABOVE: usize = 4;

/// The items of a list, with its head.
pub(in crate::strategy) type Items = Vec<NodeId>;

/// Returns deletions of the n-th item of the list behind each occurrence of a name.
///
/// The last n comes first. Then of the list behind the first occurrence and the lists of that length behind the others: the
/// outermost (arguments may be calls), and the innermost (a list of rows may be as long as each
/// row). The last edit empties the brackets behind all.
pub(in crate::strategy) fn without_nth(
    language: &Language,
    tree: &Tree,
    occurrences: &[NodeId],
) -> Vec<Edit> {
    let behind = |&at: &NodeId| first_behind(language, tree, at);
    let lists: Vec<Items> = occurrences.iter().filter_map(behind).collect();
    let mut edits = nth_of(language, tree, &lists);
    let defined = match occurrences {
        [first, _, ..] => behind(first).filter(|items| items.len() > 1),
        _ => None,
    };
    if let Some(defined) = defined {
        let others = occurrences[1..].iter();
        let as_long = others.flat_map(|&at| all_behind(language, tree, at, defined.len()));
        let as_long: Vec<Items> = as_long.collect();
        for lists in [outermost(tree, as_long.clone()), innermost(tree, as_long)] {
            let lists: Vec<Items> = std::iter::once(defined.clone()).chain(lists).collect();
            edits.extend(nth_of(language, tree, &lists));
        }
    }
    edits.extend(without_contents(language, tree, occurrences));
    edits
}

/// Returns the edit that empties the brackets of one type behind all occurrences of a name.
fn without_contents(language: &Language, tree: &Tree, occurrences: &[NodeId]) -> Option<Edit> {
    let (&first, others) = occurrences.split_first()?;
    let (opening, content) = content_behind(tree, first, None)?;
    let behind = |&at: &NodeId| content_behind(tree, at, Some(opening)).map(|(_, content)| content);
    let others: Vec<NodeId> = others.iter().filter_map(behind).collect();
    let contents = std::iter::once(content).chain(others.iter().copied());
    (!others.is_empty()).then(|| remove(language, tree, contents))?
}

fn content_behind<'a>(
    tree: &'a Tree,
    name: NodeId,
    opening: Option<&[u8]>,
) -> Option<(&'a [u8], NodeId)> {
    let end = tree.first_token(name) + 1;
    let above = std::iter::successors(tree.parent(name), |&up| tree.parent(up)).take(ABOVE);
    for up in above {
        let mut work = vec![up];
        while let Some(node) = work.pop() {
            let first = tree.first_token(node);
            if first + tree.weight(node) as usize <= end {
                continue;
            }
            let children: Vec<NodeId> = tree.children(node).collect();
            let alone = || children.len() == 3 && first >= end;
            for three in children.windows(3) {
                let [open, content, close] = *three else {
                    break;
                };
                // Among other children the brackets are next to the name.
                let place = alone() || tree.first_token(open) == end;
                if place
                    && tree.is_token(open)
                    && tree.is_token(close)
                    && matches!(tree.token_text(open), b"(" | b"[" | b"<" | b"{")
                    && opening.is_none_or(|opening| tree.token_text(open) == opening)
                {
                    return Some((tree.token_text(open), content));
                }
            }
            work.extend(children.into_iter().rev());
        }
    }
    None
}

fn outermost(tree: &Tree, mut lists: Vec<Items>) -> Vec<Items> {
    let mut end = 0;
    lists.retain(|items| {
        let inside = tree.first_token(items[0]) < end;
        end = end.max(end_of(tree, items));
        !inside
    });
    lists
}

fn innermost(tree: &Tree, lists: Vec<Items>) -> Vec<Items> {
    let next = lists.iter().skip(1).map(|items| tree.first_token(items[0]));
    let next: Vec<usize> = next.chain([usize::MAX]).collect();
    let pairs = lists.into_iter().zip(next);
    let alone = pairs.filter(|(items, next)| *next >= end_of(tree, items));
    alone.map(|(items, _)| items).collect()
}

fn end_of(tree: &Tree, items: &Items) -> usize {
    let last = items[items.len() - 1];
    tree.first_token(last) + tree.weight(last) as usize
}

/// Returns the deletions of the n-th items, for each n; none for a single list.
fn nth_of(language: &Language, tree: &Tree, lists: &[Items]) -> Vec<Edit> {
    let longest = match lists {
        [] | [_] => 0,
        lists => lists.iter().map(Vec::len).max().unwrap_or(0),
    };
    let nth = |n: usize| lists.iter().filter_map(move |items| items.get(n).copied());
    let edits = (0..longest).rev();
    edits
        .filter_map(|n| remove(language, tree, nth(n)))
        .collect()
}

fn first_behind(language: &Language, tree: &Tree, name: NodeId) -> Option<Items> {
    let end = tree.first_token(name) + 1;
    let mut above = std::iter::successors(tree.parent(name), |&up| tree.parent(up)).take(ABOVE);
    let first = |up| Lists::within(language, tree, up, end).next();
    above.find_map(first)
}

/// Returns the lists of a length behind a name, from the first level above it that has one.
pub(in crate::strategy) fn all_behind(
    language: &Language,
    tree: &Tree,
    name: NodeId,
    len: usize,
) -> Vec<Items> {
    let end = tree.first_token(name) + 1;
    let mut above = std::iter::successors(tree.parent(name), |&up| tree.parent(up)).take(ABOVE);
    let all = |up| {
        let lists = Lists::within(language, tree, up, end);
        let lists: Vec<Items> = lists.filter(|items| items.len() == len).collect();
        (!lists.is_empty()).then_some(lists)
    };
    above.find_map(all).unwrap_or_default()
}

/// The lists in a node from a token on, in the order of the text.
struct Lists<'a> {
    language: &'a Language,
    tree: &'a Tree,
    from: usize,
    work: Vec<NodeId>,
}

impl<'a> Lists<'a> {
    fn within(language: &'a Language, tree: &'a Tree, node: NodeId, from: usize) -> Self {
        Self {
            language,
            tree,
            from,
            work: vec![node],
        }
    }

    fn beginning_with(&self, node: NodeId) -> Option<Items> {
        let tree = self.tree;
        let behind = tree.next(node).filter(|&next| tree.is_list(next));
        let headed = behind.and_then(|list| {
            let head = head_of(self.language, tree, list)?;
            Some(std::iter::once(head).chain(tree.children(list)).collect())
        });
        let alone = || tree.is_list(node) && !self.is_headed(node);
        headed.or_else(|| alone().then(|| tree.children(node).collect()))
    }

    fn is_headed(&self, list: NodeId) -> bool {
        head_of(self.language, self.tree, list).is_some()
    }
}

impl Iterator for Lists<'_> {
    type Item = Items;

    fn next(&mut self) -> Option<Items> {
        let tree = self.tree;
        while let Some(node) = self.work.pop() {
            let first = tree.first_token(node);
            if first + tree.weight(node) as usize <= self.from {
                continue;
            }
            let children: Items = tree.children(node).collect();
            self.work.extend(children.into_iter().rev());
            if first >= self.from
                && let Some(items) = self.beginning_with(node)
            {
                return Some(items);
            }
        }
        None
    }
}
