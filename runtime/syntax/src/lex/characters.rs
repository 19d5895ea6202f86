//! The characters of a text and their classes.

use secateur_tables::packed::LexerAutomaton;

/// Stands for each byte that begins no UTF-8 sequence.
const REPLACEMENT: u32 = 0xFFFD;

/// Returns class and length of a character.
pub(super) fn class_at(automaton: &LexerAutomaton, text: &[u8], at: usize) -> (u16, usize) {
    let byte = text[at];
    if byte < 0x80 {
        return (automaton.ascii()[usize::from(byte)].into(), 1);
    }
    let (point, len) = decode(&text[at..]);
    (automaton.class_of(point), len)
}

pub(super) fn char_len(text: &[u8], at: usize) -> usize {
    match text[at] {
        0..0x80 => 1,
        _ => decode(&text[at..]).1,
    }
}

/// `bytes` is not empty.
fn decode(bytes: &[u8]) -> (u32, usize) {
    let len = match bytes[0] {
        0xC2..=0xDF => 2,
        0xE0..=0xEF => 3,
        0xF0..=0xF4 => 4,
        _ => return (REPLACEMENT, 1),
    };
    bytes
        .get(..len)
        .and_then(|sequence| std::str::from_utf8(sequence).ok())
        .and_then(|sequence| sequence.chars().next())
        .map_or((REPLACEMENT, 1), |point| (u32::from(point), len))
}
