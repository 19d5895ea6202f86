//! What could not be read, as lists in the tree of what could.

use std::ops::Range;

use super::regions::{self, Readable};
use secateur_tables::Kind;

use crate::Language;

use super::opaque::Opaque;
use crate::lex::Token;
use crate::parse::{Syntax, SyntaxId, SyntaxNode};

/// Puts the removed tokens into the tree of the others: each part becomes a child of
/// the lowest node that has tokens on both sides of it, or of the root.
pub(super) fn graft(
    language: &Language,
    opaque: Opaque,
    text: &[u8],
    tokens: &[Token],
    readable: Readable,
) -> Syntax {
    let Readable {
        removed,
        mut syntax,
        closed,
    } = readable;
    let opaque_tokens: usize = removed.iter().map(ExactSizeIterator::len).sum();
    if closed > 0 {
        cut(language, &mut syntax, (tokens.len() - opaque_tokens) as u32);
    }
    count_all(&mut syntax, tokens.len(), &removed);
    let shape = Shape {
        opaque,
        tokens,
        lines: regions::lines(text, tokens),
        partners: regions::partners(&regions::marks(text, tokens)),
    };
    for part in removed {
        let list = shape.list(&mut syntax, part);
        insert(opaque, &mut syntax, list);
    }
    syntax
}

/// Takes the tokens from `tokens` on out of a tree: they are not in the text.
fn cut(language: &Language, syntax: &mut Syntax, tokens: u32) {
    let mut at = syntax.root;
    while let Some(id) = at {
        let node = *syntax.node(id);
        if node.first_token + node.tokens <= tokens {
            break;
        }
        if node.first_token >= tokens {
            // Nothing is left of the root, or else its parent had dropped it.
            syntax.root = None;
            return;
        }
        let children: Vec<SyntaxId> = syntax.children(id).collect();
        let left = children.partition_point(|&child| syntax.node(child).first_token < tokens);
        let last = children[left - 1];
        if left == 1 && !language.is_list(node.kind) {
            // Chains of single children are one node.
            let only = *syntax.node(last);
            syntax.nodes[last.0 as usize].tokens = 0;
            syntax.nodes[id.0 as usize] = SyntaxNode {
                slot: node.slot,
                next: SyntaxNode::NONE,
                ..only
            };
            continue;
        }
        syntax.nodes[last.0 as usize].next = SyntaxNode::NONE;
        syntax.nodes[id.0 as usize].tokens = tokens - node.first_token;
        at = Some(last);
    }
}

/// Lets nodes count the removed tokens as well.
fn count_all(syntax: &mut Syntax, tokens: usize, removed: &[Range<usize>]) {
    let mut kept: Vec<u32> = Vec::with_capacity(tokens);
    let mut from = 0;
    for part in removed {
        kept.extend(from as u32..part.start as u32);
        from = part.end;
    }
    kept.extend(from as u32..tokens as u32);
    for node in &mut syntax.nodes {
        if (node.first_token + node.tokens) as usize > kept.len() || node.tokens == 0 {
            // It was cut off.
            (node.first_token, node.tokens) = (0, 0);
            continue;
        }
        let last = kept[(node.first_token + node.tokens - 1) as usize];
        node.first_token = kept[node.first_token as usize];
        node.tokens = last + 1 - node.first_token;
    }
}

/// Links a list in.
fn insert(opaque: Opaque, syntax: &mut Syntax, list: SyntaxId) {
    let Some(root) = syntax.root else {
        syntax.root = Some(list);
        return;
    };
    let part = *syntax.node(list);
    let end = |node: &SyntaxNode| node.first_token + node.tokens;
    let mut parent = match syntax.node(root).first_child {
        SyntaxNode::NONE => wrap(syntax, opaque, root),
        _ => root,
    };
    let whole = &mut syntax.nodes[parent.0 as usize];
    let first = whole.first_token.min(part.first_token);
    whole.tokens = end(whole).max(end(&part)) - first;
    whole.first_token = first;
    let around = |child: &SyntaxNode| {
        child.first_token < part.first_token
            && end(&part) < end(child)
            && child.first_child != SyntaxNode::NONE
    };
    while let Some(child) = syntax
        .children(parent)
        .find(|&child| around(syntax.node(child)))
    {
        parent = child;
    }
    let before = syntax
        .children(parent)
        .take_while(|&child| syntax.node(child).first_token < part.first_token)
        .last();
    match before {
        None => {
            syntax.nodes[list.0 as usize].next = syntax.node(parent).first_child;
            syntax.nodes[parent.0 as usize].first_child = list;
        }
        Some(before) => {
            syntax.nodes[list.0 as usize].next = syntax.node(before).next;
            syntax.nodes[before.0 as usize].next = list;
        }
    }
}

/// Makes a list of a root that has no children to stand between.
fn wrap(syntax: &mut Syntax, opaque: Opaque, root: SyntaxId) -> SyntaxId {
    let inner = *syntax.node(root);
    let list = syntax.push(SyntaxNode {
        kind: opaque.list,
        slot: opaque.list,
        first_child: root,
        next: SyntaxNode::NONE,
        ..inner
    });
    syntax.root = Some(list);
    list
}

/// What opaque tokens are grouped by.
struct Shape<'a> {
    opaque: Opaque,
    tokens: &'a [Token],
    lines: Vec<usize>,
    partners: Vec<Option<u32>>,
}

/// What a list is made of.
#[derive(Clone, Copy)]
enum Sort {
    /// Lines, and groups and tokens that are alone on theirs.
    Block,
    /// Groups and tokens.
    Line,
    /// A bracket, a block or a line, a bracket.
    Group,
}

/// A list that is being made.
struct Unfinished {
    list: SyntaxId,
    sort: Sort,
    /// Its last child so far.
    last: Option<SyntaxId>,
    /// The tokens that are not in it yet.
    rest: Range<usize>,
}

impl Shape<'_> {
    /// Makes a list of some tokens.
    fn list(&self, syntax: &mut Syntax, part: Range<usize>) -> SyntaxId {
        let whole = self.begin(syntax, self.opaque.list, self.block(&part), part);
        let list = whole.list;
        let mut work = vec![whole];
        while let Some(top) = work.last_mut() {
            let at = top.rest.start;
            if top.rest.is_empty() {
                work.pop();
                continue;
            }
            let (end, sort) = self.child(top);
            top.rest.start = end;
            let slot = self.opaque.item;
            let inner = sort.map(|sort| self.begin(syntax, slot, sort, at..end));
            let child = match &inner {
                Some(inner) => inner.list,
                None => syntax.push(SyntaxNode::of_token(self.tokens[at].kind, slot, at)),
            };
            match top.last.replace(child) {
                None => syntax.nodes[top.list.0 as usize].first_child = child,
                Some(before) => syntax.nodes[before.0 as usize].next = child,
            }
            work.extend(inner);
        }
        list
    }

    /// Where the next child of a list ends and what it is made of, if it is no token.
    fn child(&self, list: &Unfinished) -> (usize, Option<Sort>) {
        let Range { start: at, end } = list.rest;
        let item = self.item(at, end);
        let line = self.line(at, end);
        match list.sort {
            Sort::Block if item < line => (line, Some(Sort::Line)),
            Sort::Group if list.last.is_none() || at + 1 == end => (at + 1, None),
            Sort::Group => (end - 1, Some(self.block(&(at..end - 1)))),
            Sort::Block | Sort::Line if item == at + 1 => (item, None),
            Sort::Block | Sort::Line => (item, Some(Sort::Group)),
        }
    }

    /// Whether some tokens are several lines.
    fn block(&self, part: &Range<usize>) -> Sort {
        match self.line(part.start, part.end) < part.end {
            true => Sort::Block,
            false => Sort::Line,
        }
    }

    /// Where the group or token that begins at `at` ends, within a list.
    fn item(&self, at: usize, end: usize) -> usize {
        let behind = self.partners[at].map(|close| close as usize + 1);
        behind
            .filter(|&behind| at < behind && behind <= end)
            .unwrap_or(at + 1)
    }

    /// Where the line that begins at `from` ends, within a list; a group that begins
    /// on it is on it as a whole.
    fn line(&self, from: usize, end: usize) -> usize {
        let mut at = from;
        while at < end && self.lines[at] == self.lines[from] {
            at = self.item(at, end);
        }
        at
    }

    fn begin(&self, syntax: &mut Syntax, slot: Kind, sort: Sort, rest: Range<usize>) -> Unfinished {
        let list = syntax.push(SyntaxNode {
            tokens: rest.len() as u32,
            ..SyntaxNode::of_token(self.opaque.list, slot, rest.start)
        });
        Unfinished {
            list,
            sort,
            last: None,
            rest,
        }
    }
}
