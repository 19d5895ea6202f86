//! Extent of text that is not ANTLR's own: comments, quotes, sets, and code in brackets or braces.
//!
//! As in ANTLR, braces in quoted text or C comments do not count. Unlike in ANTLR, since the target
//! language is unknown, a quote without a partner on its line is an ordinary character: apostrophes
//! in comments do no harm.

/// Returns the length of a comment without the line end; `None` if unclosed.
pub fn comment_length(text: &str) -> Option<usize> {
    if text.starts_with("//") {
        Some(text.find(['\n', '\r']).unwrap_or(text.len()))
    } else {
        text[2..].find("*/").map(|end| end + 4)
    }
}

/// Returns the length of the quoted text that begins `text`, if it ends on its line.
pub fn quoted_length(text: &str) -> Option<usize> {
    closed_on_line(text, text.as_bytes()[0])
}

/// Returns the length of a set `[…]`, if it ends on its line.
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

/// Returns the length of the code in brackets or braces; only the first one's kind nests.
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
            // In arguments a slash divides.
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
