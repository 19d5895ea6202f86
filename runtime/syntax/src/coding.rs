//! Texts of other languages in tokens.
//!
//! A [`Shell`] is what a token has around its text. Decoded texts lose their spelling: a text is
//! encoded with the fewest escapes.

use secateur_tables::Coding;

/// The parts of a token around its text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shell {
    coding: Coding,
    before: Vec<u8>,
    behind: Vec<u8>,
}

/// Splits a token into its text and the shell; `None` if it has another form.
#[must_use]
pub fn decode(coding: Coding, token: &[u8]) -> Option<(Vec<u8>, Shell)> {
    let (start, end) = match coding {
        Coding::Plain => (0, token.len()),
        Coding::Quoted | Coding::Markup | Coding::Escaped => inside(token)?,
        Coding::Delimited => between(token)?,
    };
    let text = &token[start..end];
    let shell = Shell {
        coding,
        before: token[..start].to_vec(),
        behind: token[end..].to_vec(),
    };
    let text = match coding {
        Coding::Plain | Coding::Quoted | Coding::Delimited => text.to_vec(),
        Coding::Markup => without_references(text)?,
        Coding::Escaped if shell.is_raw() => text.to_vec(),
        Coding::Escaped if shell.is_verbatim() => without_doubles(text)?,
        Coding::Escaped => without_escapes(text)?,
    };
    Some((text, shell))
}

/// Returns the range between the quotes.
///
/// In front of them may be letters, `@`, `=` and white space, and as many `#` as behind them;
/// without quotes all behind `=`.
fn inside(token: &[u8]) -> Option<(usize, usize)> {
    let is_front = |byte: &&u8| byte.is_ascii_alphanumeric() || b"=@ \t\r\n\x0c".contains(byte);
    let at = token.iter().take_while(is_front).count();
    let rest = &token[at..];
    let hashes = rest.iter().take_while(|&&byte| byte == b'#').count();
    let are_pairs = rest.get(hashes) == Some(&b'"') && rest[hashes..].ends_with(&rest[..hashes]);
    let hashes = if are_pairs { hashes } else { 0 };
    let (at, token) = (at + hashes, &token[..token.len() - hashes]);
    let Some(quote @ (b'"' | b'\'' | b'`')) = token.get(at) else {
        let value = token
            .trim_ascii_start()
            .strip_prefix(b"=")?
            .trim_ascii_start();
        return Some((token.len() - value.len(), token.len()));
    };
    let quotes = token[at..].iter().take_while(|byte| *byte == quote).count();
    let quotes = if quotes >= 3 && token.len() >= at + 6 {
        3
    } else {
        1
    };
    let (start, end) = (at + quotes, token.len().checked_sub(quotes)?);
    let closes = start <= end && token[end..].iter().all(|byte| byte == quote);
    closes.then_some((start, end))
}

/// Returns the range between the first character and its last occurrence.
fn between(token: &[u8]) -> Option<(usize, usize)> {
    let first = token.first()?;
    let last = token.iter().rposition(|byte| byte == first)?;
    (last > 0).then_some((1, last))
}

impl Shell {
    /// Returns a token with a text; `None` if there is none.
    #[must_use]
    pub fn encode(&self, text: &[u8]) -> Option<Vec<u8>> {
        let quote = self.behind.first().copied();
        let mut token = self.before.clone();
        match self.coding {
            Coding::Plain | Coding::Quoted | Coding::Delimited => token.extend_from_slice(text),
            Coding::Markup => with_references(text, quote, &mut token),
            Coding::Escaped if self.is_raw() => token.extend_from_slice(text),
            Coding::Escaped if self.is_verbatim() => with_doubles(text, &mut token),
            Coding::Escaped => {
                let lines = self.behind.len() == 3 || quote == Some(b'`');
                with_escapes(text, quote?, lines, &mut token);
            }
        }
        let fits = match (self.coding, quote) {
            (Coding::Plain | Coding::Delimited, _) => true,
            (Coding::Escaped, Some(_)) if self.is_raw() => self.ends_behind(text, false),
            // An attribute's value has no escapes.
            (Coding::Quoted, Some(_)) => {
                let has_escapes = !self.is_raw() && !self.is_verbatim();
                self.ends_behind(text, has_escapes && !self.before.contains(&b'='))
            }
            // Without quotes white space ends the token.
            (_, None) => !text.iter().any(|byte| b" \t\r\n\x0c>".contains(byte)),
            (_, Some(_)) => true,
        };
        token.extend_from_slice(&self.behind);
        fits.then_some(token)
    }

    /// Whether the quotes behind a text are the first that end it.
    fn ends_behind(&self, text: &[u8], has_escapes: bool) -> bool {
        let whole = [text, &*self.behind].concat();
        let mut at = 0;
        while at < text.len() {
            let is_double = self.is_verbatim() && whole[at..text.len()].starts_with(DOUBLE);
            if has_escapes && whole[at] == b'\\' || is_double {
                at += 2;
            } else if whole[at..].starts_with(&self.behind) {
                return false;
            } else {
                at += 1;
            }
        }
        at == text.len()
    }

    /// Whether a letter before the quotes lets escapes stand for themselves.
    fn is_raw(&self) -> bool {
        let letters = self.before.iter();
        letters
            .take_while(|byte| byte.is_ascii_alphabetic())
            .any(|byte| byte.eq_ignore_ascii_case(&b'r'))
    }

    /// Whether a sign before the quotes lets two quotes stand for one, the only escape (C#).
    fn is_verbatim(&self) -> bool {
        self.before.first() == Some(&b'@')
    }
}

const DOUBLE: &[u8] = b"\"\"";

fn without_doubles(text: &[u8]) -> Option<Vec<u8>> {
    let mut out = Vec::with_capacity(text.len());
    let mut bytes = text.iter();
    while let Some(&byte) = bytes.next() {
        if byte == b'"' && bytes.next() != Some(&byte) {
            return None;
        }
        out.push(byte);
    }
    Some(out)
}

fn with_doubles(text: &[u8], out: &mut Vec<u8>) {
    for &byte in text {
        match byte {
            b'"' => out.extend_from_slice(DOUBLE),
            _ => out.push(byte),
        }
    }
}

const REFERENCES: [(&[u8], u8); 5] = [
    (b"&amp;", b'&'),
    (b"&lt;", b'<'),
    (b"&gt;", b'>'),
    (b"&quot;", b'"'),
    (b"&apos;", b'\''),
];

/// Replaces references by characters; unknown names stay.
fn without_references(mut text: &[u8]) -> Option<Vec<u8>> {
    let mut out = Vec::with_capacity(text.len());
    while let Some(&first) = text.first() {
        if let Some((name, byte)) = REFERENCES.iter().find(|(name, _)| text.starts_with(name)) {
            out.push(*byte);
            text = &text[name.len()..];
        } else if text.starts_with(b"&#") {
            let end = text.iter().position(|&byte| byte == b';')?;
            let number = std::str::from_utf8(&text[2..end]).ok()?;
            let code = match number.strip_prefix(['x', 'X']) {
                Some(digits) => u32::from_str_radix(digits, 16).ok()?,
                None => number.parse().ok()?,
            };
            let character = char::from_u32(code)?;
            out.extend_from_slice(character.encode_utf8(&mut [0; 4]).as_bytes());
            text = &text[end + 1..];
        } else {
            out.push(first);
            text = &text[1..];
        }
    }
    Some(out)
}

fn with_references(text: &[u8], quote: Option<u8>, out: &mut Vec<u8>) {
    for (at, &byte) in text.iter().enumerate() {
        let known = |(name, _): &&(&[u8], u8)| text[at..].starts_with(name);
        let refers = text.get(at + 1) == Some(&b'#') || REFERENCES.iter().any(|it| known(&it));
        match byte {
            b'&' if refers => out.extend_from_slice(b"&amp;"),
            b'<' => out.extend_from_slice(b"&lt;"),
            b'"' if quote == Some(b'"') => out.extend_from_slice(b"&quot;"),
            b'\'' if quote == Some(b'\'') => out.extend_from_slice(b"&#39;"),
            _ => out.push(byte),
        }
    }
}

const ESCAPES: [(u8, u8); 7] = [
    (b'n', b'\n'),
    (b't', b'\t'),
    (b'r', b'\r'),
    (b'b', 8),
    (b'f', 12),
    (b'v', 11),
    (b'0', 0),
];

/// Replaces escapes by characters; `None` for an unknown escape.
fn without_escapes(text: &[u8]) -> Option<Vec<u8>> {
    let mut out = Vec::with_capacity(text.len());
    let mut at = 0;
    while let Some(&byte) = text.get(at) {
        if byte != b'\\' {
            out.push(byte);
            at += 1;
            continue;
        }
        let &kind = text.get(at + 1)?;
        at += 2;
        let digits = match kind {
            b'x' => 2,
            b'u' => 4,
            b'U' => 8,
            b'0' if text.get(at).is_some_and(u8::is_ascii_digit) => return None,
            _ => 0,
        };
        if digits > 0 {
            let digits = text.get(at..at + digits)?;
            let code = u32::from_str_radix(std::str::from_utf8(digits).ok()?, 16).ok()?;
            let character = char::from_u32(code)?;
            out.extend_from_slice(character.encode_utf8(&mut [0; 4]).as_bytes());
            at += digits.len();
        } else if let Some((_, byte)) = ESCAPES.iter().find(|(name, _)| *name == kind) {
            out.push(*byte);
        } else if b"\\\"'`/".contains(&kind) {
            out.push(kind);
        } else {
            return None;
        }
    }
    Some(out)
}

fn with_escapes(text: &[u8], quote: u8, lines: bool, out: &mut Vec<u8>) {
    for &byte in text {
        let name = ESCAPES.iter().find(|(_, it)| *it == byte);
        match name {
            Some((name, b'\n' | b'\t')) if lines => {
                let _ = name;
                out.push(byte);
            }
            Some((name, _)) => out.extend_from_slice(&[b'\\', *name]),
            None if byte == quote || byte == b'\\' => out.extend_from_slice(&[b'\\', byte]),
            None => out.push(byte),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_are_decoded_and_encoded() {
        for (coding, token, text) in [
            (Coding::Plain, "a < b", "a < b"),
            (Coding::Quoted, " = \"a&amp;b\"", "a&amp;b"),
            (Coding::Quoted, "=a", "a"),
            (Coding::Quoted, "''", ""),
            (
                Coding::Markup,
                "=\"f(&quot;x&quot;, '&lt;')\"",
                "f(\"x\", '<')",
            ),
            (Coding::Markup, "='a&#39;b&nbsp;&amp;lt;'", "a'b&nbsp;&lt;"),
            (Coding::Escaped, r#""{\"a\":\n1\\}""#, "{\"a\":\n1\\}"),
            (Coding::Escaped, r"r'a\d'", r"a\d"),
            (Coding::Escaped, "\"\"\"a\n\"\"\"", "a\n"),
            (Coding::Escaped, "''", ""),
            (Coding::Escaped, "br##\"{\"a\"#:1}\"##", "{\"a\"#:1}"),
            (Coding::Escaped, r#"@"{""a"":""\n""}""#, r#"{"a":"\n"}"#),
            (Coding::Quoted, r#"@"a""b\""#, r#"a""b\"#),
            (Coding::Quoted, "=#a", "#a"),
            (Coding::Quoted, "\"\"\"a \"b\" c\"\"\"", "a \"b\" c"),
            (Coding::Quoted, r#""a \"b\" c""#, r#"a \"b\" c"#),
            (Coding::Quoted, r#"="a\""#, r"a\"),
            (Coding::Delimited, "/[/]a\\/b/gi", "[/]a\\/b"),
        ] {
            let (found, shell) = decode(coding, token.as_bytes()).unwrap();
            assert_eq!(String::from_utf8(found).unwrap(), text);
            let encoded = shell.encode(text.as_bytes()).unwrap();
            assert_eq!(String::from_utf8(encoded).unwrap(), token);
        }
    }

    #[test]
    fn what_is_no_token_is_not_made() {
        for (coding, token, text) in [
            (Coding::Quoted, "\"\"", "a\"b"),
            (Coding::Quoted, "=a", "a b"),
            (Coding::Quoted, "\"\"\"\"\"\"", "a\""),
            (Coding::Quoted, "\"\"\"\"\"\"", "a\"\"\"b"),
            (Coding::Quoted, "\"\"", "a\\"),
            (Coding::Quoted, "=\"\"", "a\\\"b"),
            (Coding::Escaped, "r''", "a'b"),
            (Coding::Escaped, "r#\"\"#", "a\"#b"),
            (Coding::Quoted, "@\"\"", "a\"b"),
        ] {
            let (_, shell) = decode(coding, token.as_bytes()).unwrap();
            assert_eq!(shell.encode(text.as_bytes()), None, "{token}");
        }
        assert!(decode(Coding::Escaped, br#""\q""#).is_none());
        assert!(decode(Coding::Quoted, b"\"a").is_none());
        assert!(decode(Coding::Quoted, b"$\"a=b\"").is_none());
        assert!(decode(Coding::Delimited, b"/").is_none());
    }
}
