//! TypeScript: whether `<` begins an element, or type parameters or arguments.
//!
//! The file's extension would decide, but a hook does not see it. So an element has to be closed:
//! by `/>` or by a tag with its name.

use std::collections::HashMap;

#[derive(Default)]
pub(super) struct Tags {
    /// By name, on first use: position of the last closing tag.
    closed: Option<HashMap<Vec<u8>, usize>>,
}

impl Tags {
    /// Whether an element begins with the `<` before byte `at`.
    pub(super) fn element(&mut self, text: &[u8], at: usize) -> bool {
        let at = at + blanks(&text[at..]);
        let name = name(&text[at..]);
        if name.is_empty() && text.get(at) != Some(&b'>') {
            return false;
        }
        let closed = self.closed.get_or_insert_with(|| closing_tags(text));
        closed.get(name).is_some_and(|&last| last >= at) || closes_itself(&text[at + name.len()..])
    }
}

/// Returns the names in `</name`, with their last positions.
fn closing_tags(text: &[u8]) -> HashMap<Vec<u8>, usize> {
    let mut found = HashMap::new();
    for (at, _) in text.iter().enumerate().filter(|(_, byte)| **byte == b'<') {
        let rest = &text[at + 1..];
        let rest = &rest[blanks(rest)..];
        if let Some(rest) = rest.strip_prefix(b"/") {
            let rest = &rest[blanks(rest)..];
            found.insert(name(rest).to_vec(), at);
        }
    }
    found
}

/// `text` begins behind the tag's name.
fn closes_itself(text: &[u8]) -> bool {
    let (mut braces, mut angles) = (0u32, 0u32);
    let (mut at, mut before) = (0, 0);
    while let Some(&byte) = text.get(at) {
        match byte {
            // Braces may contain anything, mostly strings.
            b'"' | b'\'' | b'`' => at += 1 + until(&text[at + 1..], &[byte]),
            b'/' if text[at..].starts_with(b"//") => at += until(&text[at..], b"\n"),
            b'/' if text[at..].starts_with(b"/*") => at += until(&text[at..], b"*/") + 1,
            b'{' => braces += 1,
            b'}' if braces == 0 => return false,
            b'}' => braces -= 1,
            _ if braces > 0 => {}
            b'(' | b')' | b';' | b',' if angles == 0 => return false,
            b'<' => angles += 1,
            b'>' if before == b'/' => return true,
            b'>' if angles == 0 => return false,
            b'>' if before != b'=' => angles -= 1,
            _ => {}
        }
        if !byte.is_ascii_whitespace() {
            before = byte;
        }
        at += 1;
    }
    false
}

fn until(text: &[u8], what: &[u8]) -> usize {
    let mut windows = text.windows(what.len());
    windows
        .position(|found| found == what)
        .unwrap_or(text.len())
}

fn blanks(text: &[u8]) -> usize {
    let blank = |byte: &&u8| byte.is_ascii_whitespace();
    text.iter().take_while(blank).count()
}

/// Names may have dots and hyphens.
fn name(text: &[u8]) -> &[u8] {
    let part = |byte: &&u8| {
        byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'$' | b'-' | b'.' | b':' | 0x80..)
    };
    let end = text.iter().take_while(part).count();
    &text[..end]
}

#[cfg(test)]
mod tests {
    use super::Tags;

    fn element(text: &str) -> bool {
        let at = text.find('<').expect("a tag") + 1;
        Tags::default().element(text.as_bytes(), at)
    }

    #[test]
    fn elements_are_closed() {
        for text in [
            "<a>b</a>",
            "<>b</>",
            "<a.b c='>'>d</a.b>",
            "<a b={c > d} />",
            "<A<T> b={() => c} / >",
            "<a\n// isn't\n b={c /* don't } */} />",
        ] {
            assert!(element(text), "{text}");
        }
        for text in [
            "<T>(x) => x",
            "<T,>(x: T) => <b />",
            "<T extends A<B>>(x: T) => <b />",
            "<any>a; </b>",
            "<{ a: B }>c",
            "<string[]>d",
        ] {
            assert!(!element(text), "{text}");
        }
    }
}
