//! Parts that could take the place of what is around them.

use std::cmp::Reverse;
use std::collections::{BTreeMap, HashSet};
use std::path::Path;

use anyhow::Result;
use grammar_compiler::diagnostics::{Diagnostic, Diagnostics};
use secateur_syntax::lex::Token;
use secateur_syntax::tree::{NodeId, Tree};
use secateur_tables::Kind;

use super::{Sample, Search, TRIED, excerpt, of, parts, place};

/// Maximal number of a sequence's children of which neighbours are replaced.
const WIDE: usize = 16;

/// Maximal depth of a part below the replaced child.
const DEEP: usize = 16;

/// Neighbours of a sequence, and the part that takes their place.
#[derive(Clone, Debug)]
struct Replacement {
    sample: usize,
    parent: NodeId,
    first: NodeId,
    last: NodeId,
    by: NodeId,
}

/// The kind of the parent, the slots of the ends and of the part: replacements that are alike.
type Alike = (Kind, Kind, Kind, Kind);

/// Reports findings that hold in all places tried.
pub(super) fn find(
    search: &mut Search<'_>,
    samples: &[Sample<'_>],
    diagnostics: &mut Diagnostics,
) -> Result<()> {
    let size = |at: &Replacement| samples[at.sample].1.weight(at.parent);
    let mut places: BTreeMap<Alike, Vec<Replacement>> = BTreeMap::new();
    for (sample, (_, tree)) in samples.iter().enumerate() {
        for parent in tree.all() {
            if !tree.is_list(parent) {
                search.replacements((sample, tree), parent, &mut |alike, replacement| {
                    let places = places.entry(alike).or_default();
                    let at = places.partition_point(|other| size(other) <= size(&replacement));
                    if at < TRIED {
                        places.insert(at, replacement);
                        places.truncate(TRIED);
                    }
                });
            }
        }
    }
    let mut found: Vec<(Alike, Replacement)> = Vec::new();
    for (alike, places) in places {
        let mut holds = true;
        for at in &places {
            let tree = &samples[at.sample].1;
            let shape = search.parsed(tree.slot(at.parent), &at.tokens(tree))?;
            // A node of the same kind results from deletions of parts, too.
            holds &= shape.is_some_and(|shape| {
                shape.parts == at.parts(tree) && (at.is_one() || shape.kind != alike.0)
            });
            if !holds {
                break;
            }
        }
        if holds {
            found.extend(places.into_iter().next().map(|at| (alike, at)));
        }
    }
    let language = search.language;
    // Of several parts for one place, the one whose slot admits most kinds counts.
    let breadth = |slot: Kind| {
        let kinds = (0..language.kinds()).map(|kind| Kind(kind as u16));
        kinds.filter(|&kind| language.fits(kind, slot)).count()
    };
    found.sort_by_key(|((parent, first, last, by), _)| {
        (*parent, *first, *last, Reverse(breadth(*by)))
    });
    found.dedup_by_key(|((parent, first, last, _), _)| (*parent, *first, *last));
    let mut shown = HashSet::new();
    for (alike, at) in found {
        let (parent, first, last, by) = alike;
        if shown.insert([parent, first, last, by].map(|kind| language.known_name(kind))) {
            let (path, tree) = &samples[at.sample];
            diagnostics.push(search.replaceable(alike, &at, (path, tree)));
        }
    }
    Ok(())
}

impl Search<'_> {
    /// Visits parts of a sequence, with replacements that no reducer would make.
    fn replacements(
        &self,
        (sample, tree): (usize, &Tree),
        parent: NodeId,
        visit: &mut dyn FnMut(Alike, Replacement),
    ) {
        let language = self.language;
        let children: Vec<NodeId> = tree.children(parent).collect();
        let mut push = |first: NodeId, last: NodeId, by: NodeId| {
            let [from, to, part] = [first, last, by].map(|node| tree.slot(node));
            if self.is_rule(part) {
                let at = Replacement {
                    sample,
                    parent,
                    first,
                    last,
                    by,
                };
                visit((tree.kind(parent), from, to, part), at);
            }
        };
        for &child in &children {
            let slot = tree.slot(child);
            let items: &[Kind] = match language.is_list(slot) {
                true => language.symbols_of(slot),
                false => &[],
            };
            let fits = |kind: Kind| {
                let mut slots = items.iter().chain([&slot]);
                slots.any(|&slot| language.fits(kind, slot))
            };
            let mut work: Vec<(NodeId, usize)> =
                tree.children(child).map(|below| (below, 1)).collect();
            while let Some((below, depth)) = work.pop() {
                let kind = tree.kind(below);
                let may_unwrap =
                    tree.is_list(below) && language.symbols_of(kind).iter().all(|&item| fits(item));
                if tree.weight(below) < tree.weight(child) && !fits(kind) && !may_unwrap {
                    push(child, child, below);
                }
                if depth < DEEP {
                    work.extend(tree.children(below).map(|below| (below, depth + 1)));
                }
            }
        }
        if children.len() > WIDE {
            return;
        }
        for (at, &first) in children.iter().enumerate() {
            for (end, &last) in children.iter().enumerate().skip(at + 1) {
                if end - at + 1 < children.len() {
                    for &by in &children[at..=end] {
                        push(first, last, by);
                    }
                }
            }
        }
    }

    fn replaceable(
        &self,
        (parent, first, _, by): Alike,
        at: &Replacement,
        (path, tree): (&Path, &Tree),
    ) -> Diagnostic {
        let (rule, part) = (self.rule(parent), self.name(by));
        let around = of(tree, at.first).start..of(tree, at.last).end;
        let text = excerpt(tree, around.clone());
        let (whole, make) = match at.is_one() && self.is_rule(first) {
            true => {
                let name = self.name(first);
                (name, format!("make `{name}`"))
            }
            false => (&*text, format!("write a rule for `{text}`, make it")),
        };
        let message = format!("in `{rule}`, `{whole}` never gives way to the `{part}` in it");
        Diagnostic::warning(self.span(parent), message)
            .label(format!(
                "at {}: `{text}` could be `{}`",
                place(path, tree, around.start),
                excerpt(tree, of(tree, at.by))
            ))
            .help(format!(
                "{make} an alternative of `{part}`, and use `{part}` in its place in `{rule}`"
            ))
    }
}

impl Replacement {
    fn is_one(&self) -> bool {
        self.first == self.last
    }

    /// Returns slots and sizes of the parent's children after the replacement.
    fn parts(&self, tree: &Tree) -> Vec<(Kind, u32)> {
        let children: Vec<NodeId> = tree.children(self.parent).collect();
        let at = |node| children.iter().position(|&child| child == node);
        let first = at(self.first).unwrap_or_default();
        let last = at(self.last).unwrap_or_default();
        let kept = [&children[..first], &[self.by], &children[last + 1..]];
        parts(tree, kept.into_iter().flatten().copied())
    }

    /// Returns the parent's tokens after the replacement.
    fn tokens(&self, tree: &Tree) -> Vec<Token> {
        let all = tree.tokens();
        let parent = of(tree, self.parent);
        let before = parent.start..tree.first_token(self.first);
        let behind = of(tree, self.last).end..parent.end;
        [before, of(tree, self.by), behind]
            .into_iter()
            .flat_map(|run| all[run].iter().cloned())
            .collect()
    }
}
