//! How far things reach whose inside is not ANTLR's: comments, quoted text,
//! character sets, and code of a target language in brackets or braces.
//!
//! Nothing is known about the target language. As in ANTLR, quoted text and
//! comments of the C family are honoured, so a brace inside them does not count.
//! Unlike in ANTLR, a quote that has no partner on its line stands for itself:
//! apostrophes in comments of other languages do no harm.

/// The length of the comment at the start of `text`; the line end after `//`
/// is not part of it. `None` if it is never closed.
pub fn comment_length(text: &str) -> Option<usize> {
    if text.starts_with("//") {
        Some(text.find(['\n', '\r']).unwrap_or(text.len()))
    } else {
        text[2..].find("*/").map(|end| end + 4)
    }
}

/// The length of the quoted text at the start of `text`, which has to end on
/// its line. The first byte is the quote.
pub fn quoted_length(text: &str) -> Option<usize> {
    closed_on_line(text, text.as_bytes()[0])
}

/// The length of the character set `[…]` at the start of `text`, which has to
/// end on its line.
pub fn set_length(text: &str) -> Option<usize> {
    closed_on_line(text, b']')
}

fn closed_on_line(text: &str, close: u8) -> Option<usize> {
    let bytes = text.as_bytes();
    let mut at = 1;
    while at < bytes.len() {
        match bytes[at] {
            b'\n' | b'\r' => return None,
            b'\\' => at += 1,
            b if b == close => return Some(at + 1),
            _ => {}
        }
        at += 1;
    }
    None
}

/// The length of the code in brackets or braces at the start of `text`, with
/// all that is nested in it. Only the kind of bracket it begins with counts.
pub fn nested_length(text: &str) -> Option<usize> {
    let bytes = text.as_bytes();
    let open = bytes[0];
    let close = if open == b'[' { b']' } else { b'}' };
    let mut depth = 0usize;
    let mut at = 0;
    while at < bytes.len() {
        let byte = bytes[at];
        at += match byte {
            b'\\' => 2,
            b'"' | b'\'' => quoted_length(&text[at..]).unwrap_or(1),
            // A slash begins a comment in actions only: in arguments it divides.
            b'/' if open == b'{' && matches!(bytes.get(at + 1), Some(b'/' | b'*')) => {
                comment_length(&text[at..])?
            }
            _ => 1,
        };
        if byte == open {
            depth += 1;
        } else if byte == close {
            depth -= 1;
            if depth == 0 {
                return Some(at);
            }
        }
    }
    None
}
