//! Unicode blocks by their names in ANTLR.

use crate::ast::CodePointRange;

/// Returns the code points of a block; `None` if there is none of that name.
///
/// `key` is lower case: `block=`, `blk=` or `in`, then the name, in which blanks, `_` and `-` are
/// ignored.
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
    // Surrogates are no characters.
    let mut next = Some('\0');
    let others = std::iter::from_fn(|| {
        while let Some(point) = next {
            let block = unicode_blocks::find_unicode_block(point);
            // Blocks begin at multiples of 16.
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

fn following(point: u32) -> Option<char> {
    (point + 1..=0x10_ffff).find_map(char::from_u32)
}

fn letters(name: &str) -> String {
    let matters = |c: &char| !matches!(c, ' ' | '_' | '-');
    name.to_lowercase().chars().filter(matters).collect()
}
