use std::borrow::Cow;
use std::fmt::Write;

/// Escapes control characters, other than line ends and tabs, and marks of writing direction.
///
/// ```
/// use secateur_report::printable;
///
/// assert_eq!(printable("a\tb\n"), "a\tb\n");
/// assert_eq!(printable("\x1b]0;title\x07"), "\\u{1b}]0;title\\u{7}");
/// ```
#[must_use]
pub fn printable(text: &str) -> Cow<'_, str> {
    if !text.contains(is_obeyed) {
        return Cow::Borrowed(text);
    }
    let mut safe = String::with_capacity(text.len());
    for character in text.chars() {
        if is_obeyed(character) {
            let _ = write!(safe, "{}", character.escape_unicode());
        } else {
            safe.push(character);
        }
    }
    Cow::Owned(safe)
}

fn is_obeyed(character: char) -> bool {
    match character {
        '\n' | '\t' => false,
        '\u{200e}' | '\u{200f}' | '\u{061c}' => true,
        '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}' => true,
        _ => character.is_control(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_terminal_obeys_is_shown() {
        for (text, shown) in [
            ("plain ä \u{1f600}\n", "plain ä \u{1f600}\n"),
            ("a\rb\x08\x7f", "a\\u{d}b\\u{8}\\u{7f}"),
            ("\u{9b}31m", "\\u{9b}31m"),
            ("\u{202e}txt", "\\u{202e}txt"),
        ] {
            assert_eq!(printable(text), shown);
        }
    }
}
