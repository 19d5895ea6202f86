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

pub(super) fn gaps(tree: &Tree) -> impl Iterator<Item = Gap> {
    let mut start = 0;
    let ends = tree.tokens().iter().map(|token| (token.start, token.end));
    let last = tree.text().len() as u32;
    ends.chain([(last, last)]).filter_map(move |(next, end)| {
        let gap = Gap {
            start,
            end: next as usize,
        };
        start = start.max(end as usize);
        // A hook's token may have no text.
        (gap.end > gap.start).then_some(gap)
    })
}

pub(super) fn is_blank(text: &[u8]) -> bool {
    text.iter().all(u8::is_ascii_whitespace)
}
