//! Deletion of nodes whose text cannot go alone, in texts with parts outside the grammar.
//!
//! Behind a bracket of the wrong kind a lexer with a hook may read lines otherwise, so the tokens
//! that an edit leaves are not those of its text, and the edit is no candidate. Here the node's
//! bytes go, and the rest is read again.

use super::{Finish, Pass};
use crate::search::kernel::{Kernel, Stop};
use crate::search::remains::without;
use crate::search::rewrite::{Fits, Once, Rewrites};
use crate::search::tree::TreeSpace;
use crate::strategy::NodeEdits;
use secateur_syntax::tree::NodeId;

pub(super) const PASS: Pass = cut;

fn cut(finish: &mut Finish<'_, '_>, kernel: &mut Kernel<'_>) -> Result<(), Stop> {
    let base = &mut *finish.base;
    if !base.format.is_tolerant() {
        return Ok(());
    }
    let mut nodes = base.tree.all();
    let mut left = nodes.len();
    while left > 0 {
        left -= 1;
        kernel.poll()?;
        let bases = kernel.bases();
        if let Some(text) = base.text_without(kernel, nodes[left]) {
            let fits = Fits::Edited;
            kernel.run(&mut Rewrites { base, fits }, Once(Some(text)))?;
        }
        if kernel.bases() > bases {
            nodes = base.tree.all();
            left = left.min(nodes.len());
        }
    }
    Ok(())
}

impl TreeSpace<'_> {
    /// Returns the text without the bytes of a node that could go if it were printed.
    fn text_without(&mut self, kernel: &Kernel<'_>, node: NodeId) -> Option<Vec<u8>> {
        let language = self.format.language();
        let edit = NodeEdits::of(language, &self.tree, node).deletion?;
        let tested = kernel.was_asked(without(language, &self.tree, &edit));
        if tested || self.is_candidate(&edit) {
            return None;
        }
        let tree = &self.tree;
        let first = tree.first_token(node);
        let tokens = &tree.tokens()[first..first + tree.weight(node) as usize];
        let (start, end) = (tokens.first()?.start as usize, tokens.last()?.end as usize);
        (start < end).then(|| [&tree.text()[..start], &tree.text()[end..]].concat())
    }

    /// Whether the text without a node's bytes has more tokens, the same, or was rejected.
    pub(in crate::search) fn cannot_be_cut(&mut self, kernel: &Kernel<'_>, node: NodeId) -> bool {
        let text = self.text_without(kernel, node);
        let tree = text.and_then(|text| self.format.read_tokens(&mut self.parser, &text));
        tree.is_none_or(|tree| {
            tree.tokens().len() > self.tree.tokens().len()
                || tree.fingerprint() == self.tree.fingerprint()
                || kernel.known_verdict(tree.fingerprint()) == Some(false)
        })
    }
}
