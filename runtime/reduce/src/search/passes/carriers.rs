//! Deletion of nodes that remain only for the comment or directive before them.
//!
//! A deleted node takes the text before it along, as a comment belongs to what follows it. Here the
//! node goes, and the text before it stays.

use super::gaps::is_blank;
use super::{Finish, Pass};
use crate::search::kernel::{Kernel, Stop};
use crate::search::rewrite::{Fits, Once, Rewrites};
use secateur_syntax::tree::Tree;

pub(super) const PASS: Pass = drop_carriers;

/// Nodes tried for each text between tokens, the largest first.
const NODES: usize = 4;

fn drop_carriers(finish: &mut Finish<'_, '_>, kernel: &mut Kernel<'_>) -> Result<(), Stop> {
    if !finish.polish.drop_comments {
        return Ok(());
    }
    let base = &mut *finish.base;
    // From the end, so that the numbers of the tokens before stay.
    let mut token = base.tree.tokens().len();
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
        if kernel.bases() == bases || at >= base.tree.tokens().len() {
            token = at;
        }
    }
    Ok(())
}

/// Returns the texts without a node that begins with this token, if a comment is before it.
fn without_nodes(tree: &Tree, token: usize) -> Vec<Vec<u8>> {
    let (text, tokens) = (tree.text(), tree.tokens());
    let before = token.checked_sub(1).map_or(0, |at| tokens[at].end as usize);
    let start = tokens[token].start as usize;
    if start <= before || is_blank(&text[before..start]) {
        return Vec::new();
    }
    let nodes = tree.all().into_iter();
    let begun = nodes.filter(|&node| tree.first_token(node) == token);
    let mut sizes: Vec<usize> = begun.map(|node| tree.weight(node) as usize).collect();
    sizes.sort_unstable_by(|a, b| b.cmp(a));
    sizes.dedup();
    sizes.retain(|&size| size > 0 && size < tokens.len());
    let without = |size: usize| {
        let end = tokens[token + size - 1].end as usize;
        [&text[..start], &text[end..]].concat()
    };
    sizes.into_iter().take(NODES).map(without).collect()
}
