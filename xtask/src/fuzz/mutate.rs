//! Mutation of texts.

use std::ops::Range;

use fastrand::Rng;

pub struct Material<'a> {
    /// Pieces of the notation or language.
    pub fragments: &'a [&'a str],
    pub other: &'a [u8],
    /// Maximal length of the result in bytes.
    pub longest: usize,
}

/// Unusual bytes, and ends of ranges.
const BYTES: &[&[u8]] = &[
    b"\0",
    b"\x7f",
    b"\x80",
    b"\xff",
    b"\xc3",
    b"\xed\xa0\x80",
    b"\xf4\x90\x80\x80",
    b"\xf0\x9f\x98\x80",
    b"\xef\xbb\xbf",
    b"\xe2\x80\xa8",
    b"\xcc\x81",
    b"\r",
    b"\r\n",
    b"\t",
    b"\\",
    b"'",
    b"\"",
    b"\\u",
    b"\\u{110000}",
    b"99999999999999999999",
    b"-1",
];

pub fn mutate(random: &mut Rng, text: &mut Vec<u8>, material: &Material<'_>) {
    // Mostly little damage: early rejections teach nothing.
    let times = 1 + (random.u32(1..=256).leading_zeros() - 23).min(8);
    for _ in 0..times {
        once(random, text, material);
        text.truncate(material.longest);
    }
}

fn once(random: &mut Rng, text: &mut Vec<u8>, material: &Material<'_>) {
    match random.u32(..14) {
        0 if !text.is_empty() => {
            let at = random.usize(..text.len());
            text[at] ^= 1 << random.u32(..8);
        }
        1 => {
            let piece = BYTES[random.usize(..BYTES.len())];
            insert(random, text, piece);
        }
        2 => {
            let range = range(random, text.len(), 40);
            text.drain(range);
        }
        3 => {
            let piece = text[range(random, text.len(), 60)].to_vec();
            insert(random, text, &piece);
        }
        4 if !material.other.is_empty() => {
            let piece = &material.other[range(random, material.other.len(), 120)];
            insert(random, text, piece);
        }
        5 => swap(random, text),
        6 | 7 if !material.fragments.is_empty() => {
            let fragment = material.fragments[random.usize(..material.fragments.len())];
            insert_between(random, text, fragment.as_bytes());
        }
        8 => {
            if let Some(token) = token(random, text) {
                text.drain(token);
            }
        }
        9 | 10 => replace(random, text, material),
        11 => {
            if let Some(token) = token(random, text) {
                let times = 1 << random.u32(..8);
                let piece = text[token.clone()].repeat(times);
                text.splice(token, piece);
            }
        }
        12 => nest(random, text),
        _ => {
            if let Some(token) = token(random, text) {
                let piece = text[token].to_vec();
                insert_between(random, text, &piece);
            }
        }
    }
}

/// Returns a random range of at most `most` bytes.
pub fn range(random: &mut Rng, len: usize, most: usize) -> Range<usize> {
    let start = random.usize(..=len);
    start..start + random.usize(..=most.min(len - start))
}

fn insert(random: &mut Rng, text: &mut Vec<u8>, piece: &[u8]) {
    let at = random.usize(..=text.len());
    text.splice(at..at, piece.iter().copied());
}

fn insert_between(random: &mut Rng, text: &mut Vec<u8>, piece: &[u8]) {
    let at = token(random, text).map_or(0, |token| token.start);
    let space: &[u8] = if random.bool() { b" " } else { b"" };
    let all = [space, piece, space].concat();
    text.splice(at..at, all);
}

fn swap(random: &mut Rng, text: &mut Vec<u8>) {
    let (Some(a), Some(b)) = (token(random, text), token(random, text)) else {
        return;
    };
    let (a, b) = if a.start <= b.start { (a, b) } else { (b, a) };
    if a.end <= b.start {
        let (first, second) = (text[a.clone()].to_vec(), text[b.clone()].to_vec());
        text.splice(b, first);
        text.splice(a, second);
    }
}

fn replace(random: &mut Rng, text: &mut Vec<u8>, material: &Material<'_>) {
    let from = match random.bool() {
        true => material.other,
        false => &text[..],
    };
    if let (Some(new), Some(old)) = (token(random, from), token(random, text)) {
        let new = from[new].to_vec();
        text.splice(old, new);
    }
}

fn nest(random: &mut Rng, text: &mut Vec<u8>) {
    const BRACKETS: &[(&str, &str)] = &[
        ("(", ")"),
        ("[", "]"),
        ("{", "}"),
        ("/*", "*/"),
        ("(*", "*)"),
        ("(", ")*"),
        ("(", ")?"),
    ];
    let (open, close) = BRACKETS[random.usize(..BRACKETS.len())];
    let times = 1 << random.u32(..9);
    let range = range(random, text.len(), 80);
    text.splice(range.end..range.end, close.repeat(times).into_bytes());
    text.splice(range.start..range.start, open.repeat(times).into_bytes());
}

fn token(random: &mut Rng, text: &[u8]) -> Option<Range<usize>> {
    if text.is_empty() {
        return None;
    }
    let at = random.usize(..text.len());
    let word = |byte: &u8| byte.is_ascii_alphanumeric() || *byte == b'_' || *byte >= 0x80;
    if !word(&text[at]) {
        return Some(at..at + 1);
    }
    let start = text[..at]
        .iter()
        .rposition(|b| !word(b))
        .map_or(0, |p| p + 1);
    let end = text[at..].iter().position(|b| !word(b));
    Some(start..end.map_or(text.len(), |end| at + end))
}
