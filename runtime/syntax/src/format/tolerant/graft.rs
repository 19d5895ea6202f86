//! Opaque tokens as lists in the tree of the others.

use std::ops::Range;

use secateur_tables::Kind;

use super::regions::Readable;
use super::shape::Shape;

use crate::Language;

use super::opaque::Opaque;
use crate::lex::Token;
use crate::parse::{Syntax, SyntaxId, SyntaxNode};

/// Drops inserted tokens and adds the removed parts.
///
/// Each is a child of the lowest node with tokens on both sides of it, or of the root.
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
        origins,
    } = readable;
    if origins.len() == tokens.len() && removed.is_empty() {
        return syntax;
    }
    syntax = of_the_text(language, &syntax, &origins);
    let groups = Groups {
        opaque,
        tokens,
        shape: Shape::new(language, text, tokens),
    };
    for part in removed {
        let list = groups.list(&mut syntax, part);
        insert(opaque, &mut syntax, list);
    }
    syntax
}

/// Drops inserted tokens and numbers the others as in the text.
fn of_the_text(language: &Language, given: &Syntax, origins: &[Option<u32>]) -> Syntax {
    let mut syntax = Syntax::default();
    let mut made: Vec<Option<SyntaxId>> = Vec::with_capacity(given.nodes.len());
    for (number, node) in given.nodes.iter().enumerate() {
        let id = SyntaxId(number as u32);
        let is_token = node.first_child == SyntaxNode::NONE;
        let children = given.children(id);
        let children: Vec<SyntaxId> = children
            .filter_map(|child| made[child.0 as usize])
            .collect();
        made.push(match children[..] {
            [] if is_token => origins[node.first_token as usize].map(|at| {
                let token = SyntaxNode::of_token(node.kind, node.slot, at as usize);
                syntax.push(token)
            }),
            [] => None,
            [only] if !language.is_list(node.kind) => {
                syntax.nodes[only.0 as usize].slot = node.slot;
                Some(only)
            }
            [first, ..] => {
                for pair in children.windows(2) {
                    syntax.nodes[pair[0].0 as usize].next = pair[1];
                }
                let first_token = syntax.node(first).first_token;
                let last = *syntax.node(children[children.len() - 1]);
                Some(syntax.push(SyntaxNode {
                    first_child: first,
                    next: SyntaxNode::NONE,
                    first_token,
                    tokens: last.first_token + last.tokens - first_token,
                    ..*node
                }))
            }
        });
    }
    syntax.root = given.root.and_then(|root| made[root.0 as usize]);
    syntax
}

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

struct Groups<'a> {
    opaque: Opaque,
    tokens: &'a [Token],
    shape: Shape,
}

#[derive(Clone, Copy)]
enum Sort {
    /// Lines; groups and tokens that are alone on their line.
    Block,
    Line,
    /// A bracket, a block or a line, a bracket.
    Group,
}

struct Unfinished {
    list: SyntaxId,
    sort: Sort,
    last: Option<SyntaxId>,
    rest: Range<usize>,
}

impl Groups<'_> {
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

    /// Returns the end of a list's next child, and its sort unless it is a token.
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

    fn block(&self, part: &Range<usize>) -> Sort {
        match self.line(part.start, part.end) < part.end {
            true => Sort::Block,
            false => Sort::Line,
        }
    }

    fn item(&self, at: usize, end: usize) -> usize {
        let behind = self.shape.partners[at].map(|close| close as usize + 1);
        behind
            .filter(|&behind| at < behind && behind <= end)
            .unwrap_or(at + 1)
    }

    /// Returns the end of a line, with the groups that begin on it.
    fn line(&self, from: usize, end: usize) -> usize {
        let mut at = from;
        while at < end && self.shape.lines[at] == self.shape.lines[from] {
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
