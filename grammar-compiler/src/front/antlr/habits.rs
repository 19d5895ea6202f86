//! ISO EBNF in ANTLR grammars: `{ item }` for a repetition, `[ item ]` for an option.
//!
//! ANTLR drops the first as an action, and the second, behind a rule's name, as its argument,
//! without a message.

/// Rewrites code that looks like grammar.
///
/// Each word must be a rule of `text`, or a token in a grammar without lexer rules.
pub fn rewritten(code: &str, sign: char, text: &str) -> Option<String> {
    let mut rest = code.trim();
    let mut words = 0;
    let mut parts: Vec<&str> = Vec::new();
    while let Some(first) = rest.chars().next() {
        let length = match first {
            '\'' | '"' => super::code::quoted_length(rest)?,
            _ if first.is_alphabetic() => {
                let part = |c: char| c.is_alphanumeric() || c == '_';
                let length = rest.find(|c| !part(c)).unwrap_or(rest.len());
                if !defines(text, &rest[..length]) {
                    return None;
                }
                words += 1;
                length
            }
            ',' | '|' | '(' | ')' | '[' | ']' | '{' | '}' | '?' | '*' | '+' => 1,
            _ if first.is_whitespace() => first.len_utf8(),
            _ => return None,
        };
        if first != ',' && !first.is_whitespace() {
            parts.push(&rest[..length]);
        }
        rest = &rest[length..];
    }
    (words > 0).then(|| format!("( {} ){sign}", parts.join(" ")))
}

fn defines(text: &str, name: &str) -> bool {
    text.match_indices(name).any(|(at, _)| {
        let before = text[..at].chars().next_back();
        let after = text[at + name.len()..].trim_start();
        before.is_none_or(|c| !c.is_alphanumeric() && c != '_')
            && after.starts_with(':')
            && !after.starts_with("::")
    }) || text.trim_start().starts_with("parser grammar") && name.starts_with(char::is_uppercase)
}

#[cfg(test)]
mod tests {
    use super::rewritten;

    #[test]
    fn parts_of_a_grammar_and_code_differ() {
        let text = "grammar g; list : item { ',' item } ; item : NAME ; NAME : [a-z]+ ;";
        let rewritten = |code| rewritten(code, '*', text);
        assert_eq!(rewritten(" ',' item ").unwrap(), "( ',' item )*");
        assert_eq!(rewritten("item, NAME").unwrap(), "( item NAME )*");
        for code in [
            "act();",
            "$item.text",
            "list.add(item)",
            "item = 3",
            "",
            "','",
            "other",
        ] {
            assert_eq!(rewritten(code), None, "{code}");
        }
    }
}
