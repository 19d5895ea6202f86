//! What changed between two texts of which the second is mostly a part of the
//! first.
//!
//! The differences of Myers or Hunt and McIlroy take time in proportion to what
//! was taken out, which is most of a text in a reduction. Here the texts are read
//! side by side; where they part, the next place at which they agree for a while is
//! looked up: by the longest of a few lengths first, since a lone word is found
//! anywhere. The answer is always right, if not always the shortest.

use std::cell::OnceCell;

use rustc_hash::FxHashMap;

use super::Patch;

/// For how many words texts have to agree, and how far away in words of the old
/// text that may be.
const AGREE: [(usize, usize); 4] = [(8, usize::MAX), (4, 4096), (2, 64), (1, 8)];
/// How many new words may stand before the place where texts agree again.
const NEW: usize = 12;

/// The patches that make one text of another, in order. Takes time in proportion to the texts' lengths.
#[must_use]
pub fn difference(old: &[u8], new: &[u8]) -> Vec<Patch> {
    let mut begin = old.iter().zip(new).take_while(|(a, b)| a == b).count();
    // No patch begins or ends within a character.
    let inside = |rest: &[u8]| rest.first().is_some_and(|byte| (0x80..0xc0).contains(byte));
    while begin > 0 && (inside(&old[begin..]) || inside(&new[begin..])) {
        begin -= 1;
    }
    let (old_rest, new_rest) = (&old[begin..], &new[begin..]);
    let both = old_rest.iter().rev().zip(new_rest.iter().rev());
    let mut end = both.take_while(|(a, b)| a == b).count();
    while end > 0 && inside(&old_rest[old_rest.len() - end..]) {
        end -= 1;
    }
    // Nor within a word of which it only changes a part: what begins or ends alike need
    // not be the same word. Letters that merely went or came in are those.
    if end < old_rest.len().min(new_rest.len()) {
        let (to, from) = (within(old, new, begin), within_end(old_rest, new_rest, end));
        (begin, end) = (begin - to, end - from);
    }
    let old_middle = &old[begin..old.len() - end];
    let new_middle = &new[begin..new.len() - end];
    let mut patches = match (old_middle, new_middle) {
        ([], []) => Vec::new(),
        ([], _) | (_, []) => vec![Patch {
            at: 0,
            gone: old_middle.len(),
            new: new_middle.to_vec(),
        }],
        _ => of_middles(old_middle, new_middle),
    };
    for patch in &mut patches {
        patch.at += begin;
    }
    to_beginnings(old, &mut patches);
    patches
}

/// How many bytes of a common beginning belong to a word that differs behind it.
fn within(old: &[u8], new: &[u8], begin: usize) -> usize {
    let word = |text: &[u8]| text.get(begin).is_some_and(|&byte| class(byte) == 1);
    match word(old) || word(new) {
        true => old[..begin]
            .iter()
            .rev()
            .take_while(|&&byte| class(byte) == 1)
            .count(),
        false => 0,
    }
}

/// How many bytes of a common end belong to a word that differs before it.
fn within_end(old: &[u8], new: &[u8], end: usize) -> usize {
    let word = |text: &[u8]| {
        text[..text.len() - end]
            .last()
            .is_some_and(|&byte| class(byte) == 1)
    };
    match word(old) || word(new) {
        true => {
            let common = old[old.len() - end..].iter();
            common.take_while(|&&byte| class(byte) == 1).count()
        }
        false => 0,
    }
}

fn of_middles(old: &[u8], new: &[u8]) -> Vec<Patch> {
    let (old, new) = (words(old), words(new));
    let mut lines = Alignment::new(&old, &new);
    lines.align();
    if lines.comes_in
        && let Some(matched) = part(&old, &new)
    {
        lines.matched = matched;
    }
    patches(&old, &new, &lines.matched)
}

/// Runs of letters and digits, runs of blanks, and all other bytes alone.
fn words(text: &[u8]) -> Vec<&[u8]> {
    text.chunk_by(|&a, &b| class(a) != 0 && class(a) == class(b))
        .collect()
}

/// Of a byte: of a word, blank, or neither.
const fn class(byte: u8) -> u8 {
    match byte {
        b'0'..=b'9' | b'a'..=b'z' | b'A'..=b'Z' | b'_' | 128.. => 1,
        b' ' | b'\t' | b'\r' => 2,
        _ => 0,
    }
}

/// Where runs of words begin, ascending.
type Places<'a> = FxHashMap<&'a [&'a [u8]], Vec<u32>>;

/// Which words of the old text stand where in the new one.
struct Alignment<'a> {
    old: &'a [&'a [u8]],
    new: &'a [&'a [u8]],
    /// Where so many words begin, for each length in [`AGREE`] that was asked for.
    places: [OnceCell<Places<'a>>; AGREE.len()],
    /// Pairs of places, both ascending.
    matched: Vec<(usize, usize)>,
    /// Some words of the new text are not matched.
    comes_in: bool,
}

impl<'a> Alignment<'a> {
    fn new(old: &'a [&'a [u8]], new: &'a [&'a [u8]]) -> Self {
        Self {
            old,
            new,
            places: Default::default(),
            matched: Vec::new(),
            comes_in: false,
        }
    }

    fn align(&mut self) {
        let (mut i, mut j) = (0, 0);
        while j < self.new.len() {
            if self.old.get(i) == Some(&self.new[j]) {
                self.matched.push((i, j));
                (i, j) = (i + 1, j + 1);
            } else if let Some((next, skipped)) = self.meet(i, j) {
                self.comes_in |= skipped > 0;
                (i, j) = (next, j + skipped);
            } else {
                self.comes_in = true;
                j += 1;
            }
        }
    }

    /// Where the texts agree again: a place in the old one, and how many words of
    /// the new one are passed over.
    fn meet(&self, i: usize, j: usize) -> Option<(usize, usize)> {
        for ((length, distance), places) in AGREE.into_iter().zip(&self.places) {
            let places = places.get_or_init(|| {
                let mut places = Places::default();
                for (at, words) in self.old.windows(length).enumerate() {
                    places.entry(words).or_default().push(at as u32);
                }
                places
            });
            for skipped in 0..=NEW {
                let Some(words) = self.new.get(j + skipped..j + skipped + length) else {
                    break;
                };
                let Some(found) = places.get(words) else {
                    continue;
                };
                let next = found.partition_point(|&at| (at as usize) < i);
                if let Some(&at) = found.get(next)
                    && at as usize - i <= distance
                {
                    return Some((at as usize, skipped));
                }
            }
        }
        None
    }
}

/// If the new words are a part of the old ones, where.
fn part(old: &[&[u8]], new: &[&[u8]]) -> Option<Vec<(usize, usize)>> {
    let mut i = 0;
    let mut matched = Vec::with_capacity(new.len());
    for (j, word) in new.iter().enumerate() {
        i += old[i..].iter().position(|other| other == word)?;
        matched.push((i, j));
        i += 1;
    }
    Some(matched)
}

fn patches(old: &[&[u8]], new: &[&[u8]], matched: &[(usize, usize)]) -> Vec<Patch> {
    let mut patches: Vec<Patch> = Vec::new();
    let (mut i, mut j, mut at) = (0, 0, 0);
    let ends = std::iter::once((old.len(), new.len()));
    for (next_i, next_j) in matched.iter().copied().chain(ends) {
        let gone: usize = old[i..next_i].iter().map(|word| word.len()).sum();
        let new_text = new[j..next_j].concat();
        if gone > 0 || !new_text.is_empty() {
            patches.push(Patch {
                at,
                gone,
                new: new_text,
            });
        }
        at += gone + old.get(next_i).map_or(0, |word| word.len());
        (i, j) = (next_i + 1, next_j + 1);
    }
    patches
}

/// Moves deletions that could as well begin elsewhere to the beginning of a line, or
/// of a word: what is taken out is then what a person would call it.
fn to_beginnings(text: &[u8], patches: &mut [Patch]) {
    let word = |at: usize| text.get(at).is_some_and(|&byte| class(byte) == 1);
    let mut floor = 0;
    for patch in patches {
        let Patch { at, gone, .. } = *patch;
        if patch.new.is_empty() {
            let same = |&by: &usize| by == 0 || text[at - by] == text[at + gone - by];
            let places = || (0..=at - floor).take_while(same);
            let line = |&by: &usize| by == at || text[at - by - 1] == b'\n';
            let edge = |&by: &usize| by == at || !(word(at - by - 1) && word(at - by));
            let by = places().find(line).or_else(|| places().find(edge));
            patch.at -= by.unwrap_or(0);
        }
        floor = patch.at + gone;
    }
}

#[cfg(test)]
mod tests {
    use super::super::patched;
    use super::*;

    fn changed(old: &str, new: &str) -> Vec<(usize, String, String)> {
        let patches = difference(old.as_bytes(), new.as_bytes());
        assert_eq!(
            patched(old.as_bytes(), &patches).unwrap(),
            new.as_bytes(),
            "{old:?} → {new:?}: {patches:?}"
        );
        let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
        let out = |p: &Patch| text(&old.as_bytes()[p.at..p.at + p.gone]);
        patches
            .iter()
            .map(|p| (p.at, out(p), text(&p.new)))
            .collect()
    }

    #[test]
    fn what_goes_is_named() {
        assert!(changed("a b", "a b").is_empty());
        let gone = |at, old: &str| (at, old.to_owned(), String::new());
        assert_eq!(
            changed("int a;\nint b;\nint c;\n", "int a;\nint c;\n"),
            [gone(7, "int b;\n")]
        );
        assert_eq!(
            changed("f(a, b); g(a); h(a, c);", "f(b); g(); h(c);"),
            [gone(2, "a, "), gone(11, "a"), gone(17, "a, ")]
        );
        assert_eq!(
            changed("x = foo + bar(1); y = foo;", "x = 0 + bar(1); y = 0;"),
            [
                (4, "foo".to_owned(), "0".to_owned()),
                (22, "foo".to_owned(), "0".to_owned())
            ]
        );
        assert_eq!(changed("+ö+", "+ä+"), [(1, "ö".to_owned(), "ä".to_owned())]);
        assert_eq!(changed("", "x").len(), 1);
        assert_eq!(changed("x", ""), [gone(0, "x")]);
    }

    #[test]
    fn words_are_the_same_as_a_whole() {
        assert_eq!(
            changed("{ rank = same; render -> upload }", "{ render }"),
            [
                (2, "rank = same; ".to_owned(), String::new()),
                (21, " -> upload".to_owned(), String::new())
            ]
        );
        let new = |at, old: &str, new: &str| (at, old.to_owned(), new.to_owned());
        assert_eq!(changed("x = old1;", "x = new1;"), [new(4, "old1", "new1")]);
        assert_eq!(changed("f1 + 2", "f10 + 2"), [new(2, "", "0")]);
        assert_eq!(changed("counter", "count"), [new(5, "er", "")]);
    }

    /// A part is only ever deleted from, whatever goes.
    #[test]
    fn parts_are_deletions() {
        let words = ["a", "b", ";", "\n", " ", "if", "(", ")", "{", "}", "x1"];
        let mut state = 1u64;
        let mut random = |below: usize| {
            state = state
                .wrapping_mul(6_364_136_223_846_793_005)
                .wrapping_add(1);
            (state >> 33) as usize % below
        };
        for _ in 0..400 {
            let count = 1 + random(120);
            let old: Vec<&str> = (0..count).map(|_| words[random(words.len())]).collect();
            let one_in = 1 + random(6);
            let mut new = old.clone();
            new.retain(|_| random(one_in + 1) > 0);
            // Joined by something, so that the words stay what they are.
            let (old, new) = (old.join("."), new.join("."));
            for (_, _, new) in changed(&old, &new) {
                assert_eq!(new, "");
            }
            let other: Vec<&str> = (0..count).map(|_| words[random(words.len())]).collect();
            changed(&old, &other.join(" "));
        }
    }
}
