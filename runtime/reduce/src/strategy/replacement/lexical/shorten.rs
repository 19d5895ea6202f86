//! Removal of characters of one token, from the last to the first.
//!
//! The *frame* of a token (its quotes, say) stays. All characters before the known needed ones go
//! at once, if that is accepted. Else bisection finds the last needed character, and its neighbours
//! are tried one by one until one can go. A needed region of `r` characters in `n` takes about
//! `log2 n + r + 5` tests, wherever it is. No cut is inside an escape or a UTF-8 sequence.

use std::ops::Range;

/// Bytes of a frame at most, such as that of a raw string of Rust or Lua.
const FRAME: usize = 24;
/// Bytes of the longest escape, such as a character's name in braces.
const ESCAPE: usize = 40;

#[derive(Clone, Debug)]
pub(crate) struct Shorten {
    text: Vec<u8>,
    /// The first byte that may go.
    start: usize,
    /// The first byte known to be needed.
    end: usize,
    step: Step,
    proposed: Range<usize>,
}

/// The state of the bytes before [`Shorten::end`].
#[derive(Clone, Copy, Debug)]
enum Step {
    /// They may all go.
    All,
    /// Those from this byte on cannot go together.
    Bisect(usize),
    /// The character behind is needed, so the last probably is, too.
    Single,
}

impl Shorten {
    /// Returns `None` if `fits` accepts no shorter text.
    pub(crate) fn new(text: &[u8], fits: impl Fn(&[u8]) -> bool) -> Option<Self> {
        let (start, tail) = frame(text, fits)?;
        Some(Self {
            end: text.len() - tail,
            text: text.to_vec(),
            start,
            step: Step::All,
            proposed: 0..0,
        })
    }

    /// Returns the bytes that may go.
    pub(crate) fn len(&self) -> usize {
        self.end - self.start
    }

    /// Begins with a text of which any character may go.
    pub(super) fn without_frame(text: &[u8]) -> Self {
        Self {
            end: text.len(),
            text: text.to_vec(),
            start: 0,
            step: Step::All,
            proposed: 0..0,
        }
    }

    pub(crate) fn propose(&mut self, fits: impl Fn(&[u8]) -> bool) -> Option<Vec<u8>> {
        while self.end > self.start {
            let last = self.boundary(self.end - 1);
            let cut = match self.step {
                Step::All => self.start,
                Step::Single => last,
                Step::Bisect(low) if low >= last => {
                    self.needs(last);
                    continue;
                }
                Step::Bisect(low) => self.boundary(low.midpoint(self.end)).max(low),
            };
            // A bisection that finds no character tries the last one.
            let cut = match self.step {
                Step::Bisect(low) if cut <= low => last,
                _ => cut,
            };
            self.proposed = cut..self.end;
            let text = [&self.text[..cut], &self.text[self.end..]].concat();
            if fits(&text) {
                return Some(text);
            }
            self.record_verdict(false);
        }
        None
    }

    pub(crate) fn record_verdict(&mut self, passed: bool) {
        let cut = self.proposed.start;
        if passed {
            self.text.drain(self.proposed.clone());
            self.end = cut;
            if matches!(self.step, Step::Single) {
                self.step = Step::All;
            }
            return;
        }
        match self.step {
            Step::Single => self.needs(cut),
            Step::All | Step::Bisect(_) => self.step = Step::Bisect(cut),
        }
    }

    fn needs(&mut self, character: usize) {
        self.end = character;
        self.step = Step::Single;
    }

    /// Returns the first byte of the character or escape around a byte.
    fn boundary(&self, at: usize) -> usize {
        let text = &self.text;
        let mut at = at.max(self.start);
        while at > self.start && text[at] & 0xC0 == 0x80 {
            at -= 1;
        }
        let from = at.saturating_sub(ESCAPE).max(self.start);
        let escape = (from..at).find(|&from| {
            let before = text[self.start..from].iter().rev();
            let begins = before.take_while(|&&byte| byte == b'\\').count() % 2 == 0;
            text[from] == b'\\' && begins && from + escape_len(&text[from..]) > at
        });
        escape.unwrap_or(at)
    }
}

fn escape_len(text: &[u8]) -> usize {
    let digits = |from: usize, most: usize| {
        let digits = text[from.min(text.len())..].iter().take(most);
        from + digits.take_while(|byte| byte.is_ascii_hexdigit()).count()
    };
    let closed = || {
        let inner = text.iter().take(ESCAPE);
        inner.into_iter().position(|&byte| byte == b'}')
    };
    match text.get(1) {
        Some(byte) if byte.is_ascii_alphabetic() && text.get(2) == Some(&b'{') => {
            closed().map_or(3, |end| end + 1)
        }
        Some(b'u') => digits(2, 4),
        Some(b'U') => digits(2, 8),
        Some(b'x') => digits(2, 2),
        Some(b'0'..=b'7') => digits(1, 3),
        _ => 2,
    }
}

/// Returns the bytes of the frame before and behind the inner text.
///
/// The smallest frame around an empty inner text, else around a single byte. A side without which the
/// text fits, too, is no frame: any character of a line or a number may go.
fn frame(text: &[u8], fits: impl Fn(&[u8]) -> bool) -> Option<(usize, usize)> {
    let with = |inner: usize| {
        let frames = (0..=FRAME).flat_map(|sum| (0..=sum).map(move |tail| (sum - tail, tail)));
        let mut frames = frames.filter(|(start, tail)| start + inner + tail < text.len());
        frames.find(|(start, tail)| {
            fits(&[&text[..start + inner], &text[text.len() - tail..]].concat())
        })
    };
    let (start, tail) = with(0).or_else(|| with(1))?;
    let is_frame = |len: usize, without: &[u8]| len > 0 && !fits(without);
    let start = usize::from(is_frame(start, &text[start..])) * start;
    let tail = usize::from(is_frame(tail, &text[..text.len() - tail])) * tail;
    Some((start, tail))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Shortens a quoted text that has to keep these parts; returns it and the tests.
    fn shortened(text: &str, parts: &[&str]) -> (String, usize) {
        let quoted = |text: &[u8]| {
            text.len() > 1 && text[0] == b'"' && text.ends_with(b"\"") && {
                let inner = &text[1..text.len() - 1];
                std::str::from_utf8(inner).is_ok() && !inner.contains(&b'"')
            }
        };
        let mut shorten = Shorten::new(text.as_bytes(), quoted).unwrap();
        let mut tests = 0;
        while let Some(text) = shorten.propose(quoted) {
            tests += 1;
            let text = String::from_utf8(text).unwrap();
            shorten.record_verdict(parts.iter().all(|part| text.contains(part)));
        }
        (String::from_utf8(shorten.text).unwrap(), tests)
    }

    #[test]
    fn what_matters_is_left_wherever_it_is() {
        let filler = "The quick brown fox. ".repeat(20);
        for at in [0, 1, 57, 210, filler.len() - 1, filler.len()] {
            let text = format!("\"{}<bug>{}\"", &filler[..at], &filler[at..]);
            let (left, tests) = shortened(&text, &["<bug>"]);
            assert_eq!(left, "\"<bug>\"");
            assert!(tests <= 2 * 8 + 5, "{tests} tests, at {at}");
            let (left, _) = shortened(&text, &["<b", "g>", "\""]);
            assert_eq!(left, "\"<bg>\"");
        }
        assert_eq!(shortened(&format!("\"{filler}\""), &[]).0, "\"\"");
    }

    #[test]
    fn ten_megabytes_take_two_tests_a_bit() {
        let half = "0123456789abcdef".repeat(5 << 16);
        let text = format!("\"{half}<bug>{half}\"");
        let (left, tests) = shortened(&text, &["<bug>"]);
        assert_eq!(left, "\"<bug>\"");
        let bound = 2 * text.len().ilog2() as usize + 5;
        assert!(tests <= bound, "{tests} tests, at most {bound}");
    }

    #[test]
    fn the_first_character_of_a_line_goes() {
        let line = |text: &[u8]| !text.is_empty();
        for text in ["2024-01-01 the needle is here", "needle here", "the needle"] {
            let mut shorten = Shorten::new(text.as_bytes(), line).unwrap();
            while let Some(text) = shorten.propose(line) {
                shorten.record_verdict(text.windows(6).any(|part| part == b"needle"));
            }
            assert_eq!(shorten.text, b"needle");
        }
    }

    #[test]
    fn escapes_and_characters_stay_whole() {
        let (left, _) = shortened("\"été ü €uro\"", &["é"]);
        assert_eq!(left, "\"é\"");
        for escape in ["\\N{LATIN SMALL LETTER A}", "\\u{1F600 1F601}", "\\x{e9}"] {
            let text = format!("\"one {escape} two\"");
            let mut shorten = Shorten::new(text.as_bytes(), |text| text.len() > 1).unwrap();
            while let Some(text) = shorten.propose(|_| true) {
                let text = String::from_utf8(text).unwrap();
                assert_eq!(text.contains('\\'), text.contains(escape), "{text}");
                shorten.record_verdict(text.contains('\\'));
            }
        }
        let shorten = Shorten::new(b"\"a\\\\\\x41b\\u{1f}\\n\"", |_| true).unwrap();
        let shorten = Shorten {
            start: 1,
            ..shorten
        };
        let starts: Vec<usize> = (1..18).map(|at| shorten.boundary(at)).collect();
        assert_eq!(
            starts,
            [1, 2, 2, 4, 4, 4, 4, 8, 9, 9, 9, 9, 9, 9, 15, 15, 17]
        );
    }
}
