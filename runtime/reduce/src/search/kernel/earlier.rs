//! The bases that a search can return to.

/// The original, the last few bases, and some between.
#[derive(Debug)]
pub(super) struct Earlier {
    texts: Vec<Vec<u8>>,
    bytes: usize,
}

/// Bytes at most of the bases between the first and the last.
const BYTES: usize = 1 << 20;
const MOST: usize = 32;

impl Earlier {
    pub(super) fn new(original: &[u8]) -> Self {
        Self {
            texts: vec![original.to_vec()],
            bytes: 0,
        }
    }

    pub(super) fn push(&mut self, text: &[u8]) {
        self.bytes += text.len();
        self.texts.push(text.to_vec());
        while self.texts.len() > 2 && (self.bytes > BYTES || self.texts.len() > MOST) {
            self.thin_out();
        }
    }

    /// Drops every second base of the older half but the original.
    fn thin_out(&mut self) {
        let half = (self.texts.len() / 2).max(1);
        let mut number = 0;
        self.texts.retain(|_| {
            number += 1;
            let at = number - 1;
            at == 0 || at > half || at % 2 == 0
        });
        self.bytes = self.texts[1..].iter().map(Vec::len).sum();
    }

    pub(super) fn pop(&mut self) {
        if self.texts.len() > 1
            && let Some(text) = self.texts.pop()
        {
            self.bytes -= text.len();
        }
    }

    pub(super) fn last(&self) -> &[u8] {
        self.texts.last().map_or(&[], Vec::as_slice)
    }

    pub(super) fn original(&self) -> &[u8] {
        self.texts.first().map_or(&[], Vec::as_slice)
    }

    pub(super) fn is_original(&self) -> bool {
        self.texts.len() == 1
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_original_and_the_last_stay() {
        let mut earlier = Earlier::new(b"original");
        for number in 0..1000u32 {
            earlier.push(number.to_string().as_bytes());
        }
        assert!(earlier.texts.len() <= MOST);
        assert_eq!(earlier.last(), b"999");
        for _ in 0..1000 {
            earlier.pop();
        }
        assert!(earlier.is_original());
        assert_eq!(earlier.last(), b"original");
        assert_eq!(earlier.bytes, 0);
        for _ in 0..4 {
            earlier.push(&vec![0; BYTES / 2 + 1]);
        }
        assert_eq!(earlier.texts.len(), 2);
    }
}
