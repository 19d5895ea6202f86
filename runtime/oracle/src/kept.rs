/// The first and the last part of a text, which is all of a short one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Kept {
    bytes: Vec<u8>,
    /// Bytes missing after the first `each`.
    missing: u64,
    each: usize,
}

/// Bytes of each part for messages.
pub(super) const SHOWN: usize = 64 << 10;
/// Bytes of each part for patterns.
pub(super) const SEARCHED: usize = 4 << 20;

impl Default for Kept {
    fn default() -> Self {
        Self::new(SHOWN)
    }
}

impl Kept {
    pub(super) fn new(each: usize) -> Self {
        Self {
            bytes: Vec::new(),
            missing: 0,
            each,
        }
    }

    #[cfg(test)]
    pub(super) fn of(text: &[u8]) -> Self {
        let mut kept = Self::new(SEARCHED);
        kept.push(text);
        kept
    }

    /// Returns the kept bytes, the number of missing ones, and the bytes of each part.
    pub(super) fn fields(&self) -> (&[u8], u64, usize) {
        (&self.bytes, self.missing, self.each)
    }

    /// The reverse of [`fields`](Self::fields); `None` if they do not belong together.
    pub(super) fn from_fields(bytes: Vec<u8>, missing: u64, each: usize) -> Option<Self> {
        (missing == 0 || bytes.len() >= each).then_some(Self {
            bytes,
            missing,
            each,
        })
    }

    pub(super) fn push(&mut self, more: &[u8]) {
        self.bytes.extend_from_slice(more);
        // Seldom, so that a byte moves only a few times.
        if self.bytes.len() >= 4 * self.each {
            self.trim();
        }
    }

    pub(super) fn trim(&mut self) {
        let much = self.bytes.len().saturating_sub(2 * self.each);
        if much > 0 {
            self.bytes.drain(self.each..self.each + much);
            self.missing += much as u64;
        }
    }

    pub(super) fn total(&self) -> u64 {
        self.bytes.len() as u64 + self.missing
    }

    /// Returns the text, in two parts if bytes are missing.
    pub(super) fn parts(&self) -> impl Iterator<Item = &[u8]> {
        let end = if self.missing > 0 {
            self.each
        } else {
            self.bytes.len()
        };
        let (first, last) = self.bytes.split_at(end);
        [first, last]
            .into_iter()
            .take(if self.missing > 0 { 2 } else { 1 })
    }

    pub(super) fn tail(&self) -> &[u8] {
        &self.bytes[self.bytes.len().saturating_sub(SHOWN)..]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_and_the_last_part_are_kept() {
        let mut kept = Kept::new(10);
        for _ in 0..1000 {
            kept.push(b"0123456");
        }
        kept.push(b"end");
        kept.trim();
        let parts: Vec<&[u8]> = kept.parts().collect();
        assert_eq!(parts, [&b"0123456012"[..], b"0123456end"]);
        assert_eq!(kept.total(), 7003);

        let mut short = Kept::new(10);
        short.push(b"0123456789abcdefghi");
        short.trim();
        assert_eq!(short.parts().collect::<Vec<_>>(), [b"0123456789abcdefghi"]);
    }
}
