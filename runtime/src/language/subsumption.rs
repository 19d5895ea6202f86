//! Which kind may stand where, and the shortest sentence of each kind.

use super::{Kind, Language};

impl Language {
    /// 64-bit words in a row of [`Language::subsumes`].
    #[must_use]
    pub fn bit_words(&self) -> usize {
        self.kinds().div_ceil(64)
    }

    /// Whether `kind` may stand where `slot` is asked for (`kind ≤ slot`; Perses,
    /// section 4.3). Reflexive and transitive.
    #[must_use]
    pub fn fits(&self, kind: Kind, slot: Kind) -> bool {
        let row = slot.index() * self.bit_words();
        self.subsumes[row + kind.index() / 64] >> (kind.index() % 64) & 1 == 1
    }

    /// The shortest sentence of a kind, as token types.
    #[must_use]
    pub fn shortest(&self, kind: Kind) -> &[Kind] {
        let from = self.shortest[kind.index()] as usize;
        let to = self.shortest[kind.index() + 1] as usize;
        &self.shortest_tokens[from..to]
    }
}
