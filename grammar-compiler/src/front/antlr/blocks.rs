//! The blocks of Unicode, by the names that ANTLR knows.

use crate::ast::CodePointRange;

/// The code points of the block that `key` names: `block=` or `blk=` with the name
/// behind it, or `in` with the name next to it; `None` if there is no such block. `key`
/// is in small letters; blanks, `_` and `-` do not matter.
pub fn block(key: &str) -> Option<CodePointRange> {
    let name = ["block=", "blk=", "in"]
        .iter()
        .find_map(|prefix| key.strip_prefix(prefix))?;
    let wanted = letters(name);
    let surrogates = [
        unicode_blocks::HIGH_SURROGATES,
        unicode_blocks::HIGH_PRIVATE_USE_SURROGATES,
        unicode_blocks::LOW_SURROGATES,
    ];
    // No character is in these three.
    let mut next = Some('\0');
    let others = std::iter::from_fn(|| {
        while let Some(point) = next {
            let block = unicode_blocks::find_unicode_block(point);
            // Blocks begin with multiples of 16.
            next = following(block.map_or(u32::from(point) | 15, |block| block.end()));
            if block.is_some() {
                return block;
            }
        }
        None
    });
    let found = surrogates
        .into_iter()
        .chain(others)
        .find(|block| letters(block.name()) == wanted)?;
    Some(CodePointRange {
        first: found.start(),
        last: found.end(),
    })
}

/// The first character behind a code point.
fn following(point: u32) -> Option<char> {
    (point + 1..=0x10_ffff).find_map(char::from_u32)
}

/// A name without what does not matter in it.
fn letters(name: &str) -> String {
    let matters = |c: &char| !matches!(c, ' ' | '_' | '-');
    name.to_lowercase().chars().filter(matters).collect()
}
