//! Kinds whose texts parse as another kind.

use std::collections::{BTreeMap, HashSet};

use anyhow::Result;
use grammar_compiler::diagnostics::{Diagnostic, Diagnostics};
use secateur_syntax::tree::NodeId;
use secateur_tables::Kind;

use super::{Sample, Search, TRIED, excerpt, of, parts, place};

/// Minimal number of different texts if the kinds have different parts.
const MANY: usize = 4;

/// A kind and a slot that does not subsume it, with a node of the kind.
type Found = (Kind, Kind, (usize, NodeId));

/// Reports kinds of which each text parses as the kind of a slot in the samples.
pub(super) fn find(
    search: &mut Search<'_>,
    samples: &[Sample<'_>],
    diagnostics: &mut Diagnostics,
) -> Result<()> {
    let mut texts: BTreeMap<Kind, Vec<(usize, NodeId)>> = BTreeMap::new();
    let mut slots: BTreeMap<Kind, u32> = BTreeMap::new();
    for (sample, (_, tree)) in samples.iter().enumerate() {
        for node in tree.all() {
            let (kind, slot) = (tree.kind(node), tree.slot(node));
            if search.is_rule(kind) {
                texts.entry(kind).or_default().push((sample, node));
            }
            if search.is_rule(slot) && tree.parent(node).is_some() {
                let heaviest = slots.entry(slot).or_default();
                *heaviest = tree.weight(node).max(*heaviest);
            }
        }
    }
    let weight = |&(sample, node): &(usize, NodeId)| samples[sample].1.weight(node);
    let mut found: Vec<Found> = Vec::new();
    for (kind, mut nodes) in texts {
        nodes.sort_by_key(weight);
        let least = weight(&nodes[0]);
        let mut seen = HashSet::new();
        nodes.retain(|&(sample, node)| {
            let tree = &samples[sample].1;
            let kinds = tree.tokens()[of(tree, node)].iter().map(|token| token.kind);
            seen.len() < TRIED && seen.insert(kinds.collect::<Vec<Kind>>())
        });
        for (&slot, &heaviest) in &slots {
            // In a slot without a heavier node the kind would replace nothing.
            let is_of_use = heaviest > least && !search.language.fits(kind, slot);
            if is_of_use && search.rule(kind) != search.rule(slot) {
                let mut all = true;
                for &(sample, node) in &nodes {
                    let tree = &samples[sample].1;
                    let shape = search.parsed(slot, &tree.tokens()[of(tree, node)])?;
                    all &= shape.is_some_and(|shape| {
                        nodes.len() >= MANY || shape.parts == parts(tree, tree.children(node))
                    });
                    if !all {
                        break;
                    }
                }
                if all {
                    found.push((kind, slot, nodes[0]));
                }
            }
        }
    }
    let mut shown = HashSet::new();
    for &(kind, slot, (sample, node)) in &found {
        let (rule, other) = (search.rule(kind), search.rule(slot));
        if follows(search, kind, slot, &found) || !shown.insert((rule, other)) {
            continue;
        }
        let (path, tree) = &samples[sample];
        let tokens = of(tree, node);
        let message = format!("`{rule}` has texts of `{other}`, but never takes its place");
        diagnostics.push(
            Diagnostic::warning(search.span(kind), message)
                .label(format!(
                    "at {}: `{}`",
                    place(path, tree, tokens.start),
                    excerpt(tree, tokens)
                ))
                .help(format!(
                    "make `{rule}` an alternative of `{other}`, or use one rule for both"
                )),
        );
    }
    Ok(())
}

/// Whether another finding has a slot that `slot` subsumes: to mend that one mends both.
fn follows(search: &Search<'_>, kind: Kind, slot: Kind, found: &[Found]) -> bool {
    let fits = |kind, slot| search.language.fits(kind, slot);
    found.iter().any(|&(other, below, _)| {
        let is_first = !fits(slot, below) || below < slot;
        other == kind && below != slot && fits(below, slot) && is_first
    })
}
