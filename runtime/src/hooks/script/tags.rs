//! TypeScript: whether `<` begins an element or type parameters or arguments.
//!
//! Which of the two it is the name of the file tells, and that a hook does not
//! see. But an element is closed: by `/>` or by a tag with its name.

use std::collections::HashMap;

/// Where elements are closed.
#[derive(Default)]
pub(super) struct Tags {
    /// By name: where it is closed last. Made when it is first asked for.
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

/// The names in `</name`, and where each stands last.
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

/// Whether a tag ends in `/>`, seen from behind its name.
fn closes_itself(text: &[u8]) -> bool {
    let (mut braces, mut angles, mut quote) = (0u32, 0u32, None);
    let mut before = 0;
    for &byte in text {
        match (quote, byte) {
            (Some(open), _) if byte == open => quote = None,
            (Some(_), _) => {}
            // Within braces quotes may be anything; most are even.
            (None, b'"' | b'\'' | b'`') => quote = Some(byte),
            (None, b'{') => braces += 1,
            (None, b'}') if braces == 0 => return false,
            (None, b'}') => braces -= 1,
            (None, _) if braces > 0 => {}
            (None, b'(' | b')' | b';' | b',') if angles == 0 => return false,
            (None, b'<') => angles += 1,
            (None, b'>') if before == b'/' => return true,
            (None, b'>') if angles == 0 => return false,
            (None, b'>') if before != b'=' => angles -= 1,
            (None, _) => {}
        }
        if !byte.is_ascii_whitespace() {
            before = byte;
        }
    }
    false
}

fn blanks(text: &[u8]) -> usize {
    let blank = |byte: &&u8| byte.is_ascii_whitespace();
    text.iter().take_while(blank).count()
}

/// The name, with its dots and hyphens, that a text begins with.
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
            "<a\n/>",
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
