//! Deletion of nodes that remain only for the comment or directive before or in them.
//!
//! A deleted node takes the text before it along, as a comment belongs to what follows it. Here the
//! node goes, and that text stays: also of a statement whose end follows the comment.

use super::gaps::is_blank;
use super::{Finish, Pass};
use crate::search::kernel::{Kernel, Stop};
use crate::search::rewrite::{Fits, Once, Rewrites};
use secateur_syntax::tree::{NodeId, Tree};

use std::cmp::Reverse;
use std::ops::Range;

pub(super) const PASS: Pass = drop_carriers;

/// Nodes behind each text between tokens that are tried, the largest first …
const NODES: usize = 4;
/// … and nodes around it, the smallest first.
const AROUND: usize = 2;

fn drop_carriers(finish: &mut Finish<'_, '_>, kernel: &mut Kernel<'_>) -> Result<(), Stop> {
    if !finish.polish.drop_comments {
        return Ok(());
    }
    let base = &mut *finish.base;
    // From the end, so that the numbers of the tokens before stay.
    let mut token = base.tree.tokens().len() + 1;
    while let Some(at) = token.checked_sub(1) {
        kernel.poll()?;
        let bases = kernel.bases();
        for text in without_nodes(&base.tree, at) {
            let fits = Fits::Beside;
            kernel.run(&mut Rewrites { base, fits }, Once(Some(text)))?;
            if kernel.bases() > bases {
                break;
            }
        }
        if kernel.bases() == bases {
            token = at;
        }
        token = token.min(base.tree.tokens().len());
    }
    Ok(())
}

/// Returns the texts without a node that begins with this token, if a comment is before it.
fn without_nodes(tree: &Tree, token: usize) -> Vec<Vec<u8>> {
    let (text, tokens) = (tree.text(), tree.tokens());
    let before = token.checked_sub(1).map_or(0, |at| tokens[at].end as usize);
    let start = tokens.get(token).map_or(text.len(), |it| it.start as usize);
    if start <= before || is_blank(&text[before..start]) {
        return Vec::new();
    }
    let all = tree.all();
    let range = |&node: &NodeId| {
        let first = tree.first_token(node);
        first..first + tree.weight(node) as usize
    };
    // Behind the last token is what follows the nodes that end there.
    let last = tokens.len();
    let is_here = |range: &Range<usize>| {
        range.contains(&token) || token == last && range.end == last && range.start < last
    };
    let ranges = || all.iter().map(range).filter(is_here);
    let mut behind: Vec<Range<usize>> = ranges().filter(|range| range.start == token).collect();
    behind.sort_by_key(|range| Reverse(range.end));
    behind.dedup();
    let mut around: Vec<Range<usize>> = ranges().filter(|range| range.start < token).collect();
    around.sort_by_key(ExactSizeIterator::len);
    around.dedup();
    let without = |range: Range<usize>| {
        let begin = tokens[range.start].start as usize;
        let end = tokens[range.end - 1].end as usize;
        let line: &[u8] = match begin < before && text[..end].ends_with(b"\n") {
            true => b"\n",
            false => b"",
        };
        [
            &text[..begin.min(before)],
            &text[before..start],
            line,
            &text[end..],
        ]
        .concat()
    };
    let behind = behind.into_iter().take(NODES);
    let around = around.into_iter().take(AROUND);
    behind.chain(around).map(without).collect()
}
