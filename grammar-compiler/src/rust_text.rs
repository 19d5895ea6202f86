//! A scanner of Rust source: the string literals of a hook, and the items of its file.
//!
//! It skips comments and lifetimes, decodes string literals and counts brackets around words. A
//! full parser of Rust would be the largest dependency of programs that only read grammars. Invalid
//! Rust is scanned as far as possible.

#[derive(Clone, Debug, PartialEq, Eq)]
enum Token<'a> {
    /// A word and the number of brackets around it.
    Word(&'a str, usize),
    /// The value of a string literal, not of byte and C strings.
    Text(String),
    Other,
}

pub(crate) fn literals(source: &str) -> Vec<String> {
    let texts = tokens(source).into_iter().filter_map(|token| match token {
        Token::Text(text) => Some(text),
        Token::Word(..) | Token::Other => None,
    });
    texts.collect()
}

/// Tests for an item of the file, outside its modules.
pub(crate) fn has_item(source: &str, keyword: &str, name: &str) -> bool {
    let mut tokens = tokens(source);
    tokens.retain(|token| *token != Token::Word("mut", 0));
    tokens
        .windows(2)
        .any(|pair| pair == [Token::Word(keyword, 0), Token::Word(name, 0)])
}

fn tokens(source: &str) -> Vec<Token<'_>> {
    let mut found = Vec::new();
    let mut depth: usize = 0;
    let mut rest = source;
    while let Some(c) = rest.chars().next() {
        if rest.starts_with("//") {
            rest = &rest[rest.find('\n').unwrap_or(rest.len())..];
        } else if rest.starts_with("/*") {
            rest = &rest[comment(rest)..];
        } else if c == '"' {
            let (text, len) = quoted(rest);
            found.push(Token::Text(text));
            rest = &rest[len..];
        } else if c == '\'' {
            rest = &rest[character(rest)..];
            found.push(Token::Other);
        } else if is_word(c) {
            let len = rest.find(|c| !is_word(c)).unwrap_or(rest.len());
            let (word, behind) = rest.split_at(len);
            rest = behind;
            let hashes = rest.len() - rest.trim_start_matches('#').len();
            let is_literal = rest[hashes..].starts_with('"');
            match word {
                "r" | "br" | "cr" if is_literal => {
                    let (text, len) = raw(rest, hashes);
                    if word == "r" {
                        found.push(Token::Text(text));
                    }
                    rest = &rest[len..];
                }
                "b" | "c" if is_literal && hashes == 0 => rest = &rest[quoted(rest).1..],
                // `r#name`
                "r" if hashes == 1 => rest = &rest[1..],
                _ => found.push(Token::Word(word, depth)),
            }
        } else {
            match c {
                '(' | '[' | '{' => depth += 1,
                ')' | ']' | '}' => depth = depth.saturating_sub(1),
                _ => {}
            }
            if !c.is_whitespace() {
                found.push(Token::Other);
            }
            rest = &rest[c.len_utf8()..];
        }
    }
    found
}

fn is_word(c: char) -> bool {
    c.is_alphanumeric() || c == '_'
}

fn comment(text: &str) -> usize {
    let mut depth = 0;
    let mut at = 0;
    while at < text.len() {
        let rest = &text.as_bytes()[at..];
        if rest.starts_with(b"/*") {
            depth += 1;
            at += 2;
        } else if rest.starts_with(b"*/") {
            depth -= 1;
            at += 2;
        } else {
            at += 1;
        }
        if depth == 0 {
            return at;
        }
    }
    text.len()
}

fn character(text: &str) -> usize {
    let mut chars = text.char_indices().skip(1);
    match (chars.next(), chars.next()) {
        // The character after `\` is never the closing quote.
        (Some((_, '\\')), Some((at, escaped))) => {
            let behind = at + escaped.len_utf8();
            let close = text[behind..].find('\'');
            close.map_or(text.len(), |close| behind + close + 1)
        }
        (Some(_), Some((at, '\''))) => at + 1,
        _ => 1,
    }
}

/// Returns value and length of a raw string literal from its hashes on.
fn raw(text: &str, hashes: usize) -> (String, usize) {
    let body = &text[hashes + 1..];
    let close = format!("\"{}", &text[..hashes]);
    let len = body.find(&close).unwrap_or(body.len());
    let whole = (hashes + 1 + len + close.len()).min(text.len());
    (body[..len].to_owned(), whole)
}

fn quoted(text: &str) -> (String, usize) {
    let mut value = String::new();
    let mut chars = text.char_indices().skip(1).peekable();
    while let Some((at, c)) = chars.next() {
        match c {
            '"' => return (value, at + 1),
            // A line break in a literal is one character in any file.
            '\r' if text[at + 1..].starts_with('\n') => {}
            '\\' => match chars.next() {
                Some((_, '\n' | '\r')) => {
                    while chars.next_if(|(_, c)| c.is_ascii_whitespace()).is_some() {}
                }
                Some((at, c)) => value.extend(escaped(c, &text[at + c.len_utf8()..], |len| {
                    for _ in 0..len {
                        chars.next();
                    }
                })),
                None => {}
            },
            _ => value.push(c),
        }
    }
    (value, text.len())
}

/// Returns the character of an escape; `skip` gets the number of its further characters.
fn escaped(c: char, behind: &str, mut skip: impl FnMut(usize)) -> Option<char> {
    let code = |digits: &str| {
        let code = u32::from_str_radix(&digits.replace('_', ""), 16).ok()?;
        char::from_u32(code)
    };
    match c {
        'n' => Some('\n'),
        'r' => Some('\r'),
        't' => Some('\t'),
        '0' => Some('\0'),
        '\\' | '\'' | '"' => Some(c),
        'x' => {
            let value = code(behind.get(..2)?)?;
            skip(2);
            Some(value)
        }
        'u' => {
            let (digits, _) = behind.strip_prefix('{')?.split_once('}')?;
            skip(digits.chars().count() + 2);
            code(digits)
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;
    use std::path::Path;

    use proc_macro2::{TokenStream, TokenTree};
    use syn::Item;

    use super::*;

    #[test]
    fn strings_have_their_values() {
        let source = r###"
            // "comment" ' and /* one "more" */
            /* nested /* "comment" */ "still" */
            const A: &'static str = "a\n\t\"\\\u{e9}\x41";
            const B: [char; 4] = ['"', '\'', '\u{22}', '\\'];
            const C: &[u8] = b"bytes \" too"; const D: &str = r#"raw "text" \n"#;
            const E: &CStr = c"null"; const F: &[u8] = br#"raw"#;
            const G: &str = "one \
                line"; fn r#match() { 'outer: loop { break 'outer "é"; } }
        "###;
        let expected = ["a\n\t\"\\éA", "raw \"text\" \\n", "one line", "é"];
        assert_eq!(literals(source), expected);
    }

    #[test]
    fn items_are_those_of_the_file() {
        let source = "/* fn no() */ mod a { fn inner() {} } #[doc = \"fn text\"] pub(crate) fn outer()\n\
                      {} pub static mut ONE: u8 = 1;";
        assert!(has_item(source, "fn", "outer") && has_item(source, "static", "ONE"));
        for name in ["no", "inner", "text"] {
            assert!(!has_item(source, "fn", name), "{name}");
        }
    }

    #[test]
    fn invalid_rust_is_scanned() {
        for source in [
            "\"", "r#\"", "'", "'\\", "/*", "}}}", "\"\\", "\"\\x", "\"\\u{", "b\"", "r##",
        ] {
            literals(source);
        }
    }

    /// Returns string literals by a full parser, without documentation.
    fn parsed_literals(tokens: TokenStream, found: &mut Vec<String>) {
        let tokens: Vec<TokenTree> = tokens.into_iter().collect();
        for (at, token) in tokens.iter().enumerate() {
            match token {
                TokenTree::Group(group) => parsed_literals(group.stream(), found),
                TokenTree::Literal(literal) => {
                    let is_doc = at == 2 && tokens[0].to_string() == "doc";
                    if let syn::Lit::Str(text) = syn::Lit::new(literal.clone())
                        && !is_doc
                    {
                        found.push(text.value());
                    }
                }
                TokenTree::Ident(_) | TokenTree::Punct(_) => {}
            }
        }
    }

    #[test]
    fn rust_is_read_as_a_parser_reads_it() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
        let mut work = vec![root.join("grammars"), root.join("grammar-compiler/src")];
        let mut files = 0;
        while let Some(path) = work.pop() {
            if path.is_dir() {
                let entries = std::fs::read_dir(&path).unwrap();
                work.extend(entries.map(|entry| entry.unwrap().path()));
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                files += 1;
                let text = std::fs::read_to_string(&path).unwrap();
                let mut expected = Vec::new();
                parsed_literals(text.parse().unwrap(), &mut expected);
                assert_eq!(literals(&text), expected, "{}", path.display());
                let file: syn::File = syn::parse_str(&text).unwrap();
                for item in &file.items {
                    let (keyword, name) = match item {
                        Item::Fn(item) => ("fn", item.sig.ident.to_string()),
                        Item::Static(item) => ("static", item.ident.to_string()),
                        _ => continue,
                    };
                    assert!(has_item(&text, keyword, &name), "{name}");
                }
                let functions = file.items.iter().filter_map(|item| match item {
                    Item::Fn(item) => Some(item.sig.ident.to_string()),
                    _ => None,
                });
                let functions: Vec<String> = functions.collect();
                // In modules, comments and literals as well.
                let behind = text.split("fn ").skip(1);
                let names = behind.map(|text| text.split(|c| !is_word(c)).next().unwrap());
                for name in names.collect::<BTreeSet<&str>>() {
                    let is_one = functions.iter().any(|function| function == name);
                    assert_eq!(has_item(&text, "fn", name), is_one, "{name}");
                }
            }
        }
        assert!(files > 20);
    }
}
