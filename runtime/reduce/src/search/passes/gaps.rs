//! The text between tokens.

use secateur_syntax::tree::Tree;

/// Text between two tokens, before the first or behind the last.
#[derive(Clone, Copy, Debug)]
pub(super) struct Gap {
    pub(super) start: usize,
    pub(super) end: usize,
}

impl Gap {
    /// Whether it begins a line; the token before may be the end of one.
    pub(super) fn begins_line(&self, text: &[u8]) -> bool {
        self.start == 0 || text[self.start - 1] == b'\n'
    }

    pub(super) fn ends_line(&self, text: &[u8]) -> bool {
        text.get(self.end)
            .is_none_or(|next| matches!(next, b'\n' | b'\r'))
    }
}

/// Returns all gaps that are not empty, in order.
pub(super) fn gaps(tree: &Tree) -> Vec<Gap> {
    let mut start = 0;
    let mut found = Vec::new();
    let ends = tree.tokens().iter().map(|token| (token.start, token.end));
    let last = tree.text().len() as u32;
    for (next, end) in ends.chain([(last, last)]) {
        // A token that a hook made may have no text.
        let next = next as usize;
        if next > start {
            found.push(Gap { start, end: next });
        }
        start = start.max(end as usize);
    }
    found
}

pub(super) fn is_blank(text: &[u8]) -> bool {
    text.iter().all(u8::is_ascii_whitespace)
}
