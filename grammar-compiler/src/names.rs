//! Words for signs, and numbers of equal names, for [`normalize`](crate::normalize) and generated
//! code.

use std::collections::HashSet;

/// Returns the word for a sign in capitals; `None` for letters, digits and rare signs.
#[must_use]
pub const fn sign(sign: char) -> Option<&'static str> {
    Some(match sign {
        '{' => "L_BRACE",
        '}' => "R_BRACE",
        '[' => "L_BRACKET",
        ']' => "R_BRACKET",
        '(' => "L_PAREN",
        ')' => "R_PAREN",
        '<' => "LT",
        '>' => "GT",
        '=' => "EQ",
        '+' => "PLUS",
        '-' => "MINUS",
        '*' => "STAR",
        '/' => "SLASH",
        '\\' => "BACKSLASH",
        '%' => "PERCENT",
        '&' => "AMP",
        '|' => "PIPE",
        '^' => "CARET",
        '~' => "TILDE",
        '!' => "BANG",
        '?' => "QUESTION",
        ',' => "COMMA",
        ';' => "SEMICOLON",
        ':' => "COLON",
        '.' => "DOT",
        '@' => "AT",
        '#' => "HASH",
        '$' => "DOLLAR",
        '\'' => "QUOTE",
        '"' => "DOUBLE_QUOTE",
        '`' => "BACKTICK",
        '_' => "UNDERSCORE",
        ' ' => "SPACE",
        _ => return None,
    })
}

/// Returns a name, with the lowest free number appended if it is taken.
pub fn free(name: String, taken: &mut HashSet<String>) -> String {
    let numbered = (2..).map(|number| format!("{name}_{number}"));
    let mut all = std::iter::once(name.clone()).chain(numbered);
    let found = all.find(|name| !taken.contains(name));
    let found = found.expect("there is a higher number");
    taken.insert(found.clone());
    found
}
