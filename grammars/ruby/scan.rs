//! Lengths of words, escapes and symbols, and tests of text.

/// Operators that are methods, longer ones first.
pub(super) const METHODS: &[&str] = &[
    "[]=", "<=>", "===", "**", "+@", "-@", "!@", "~@", "[]", "==", "=~", "!~", "!=", "<<", ">>",
    "<=", ">=", "+", "-", "*", "/", "%", "<", ">", "!", "~", "^", "&", "|", "`",
];

/// Returns the length of `?a`.
pub(super) fn character(text: &[u8]) -> Option<usize> {
    let first = *text.get(1)?;
    if first.is_ascii_whitespace() {
        return None;
    }
    if first == b'\\' {
        return Some(1 + escape(&text[1..]));
    }
    let length = 1 + text[1..]
        .utf8_chunks()
        .next()
        .and_then(|chunk| chunk.valid().chars().next())
        .map_or(1, char::len_utf8);
    let alone = !text.get(length).is_some_and(|&byte| is_word(byte));
    (alone || !is_word(first)).then_some(length)
}

pub(super) fn escape(text: &[u8]) -> usize {
    let digits = |from: usize, most: usize| {
        let digits = text.iter().skip(from).take(most);
        from + digits.take_while(|byte| byte.is_ascii_hexdigit()).count()
    };
    match text.get(1) {
        Some(b'u') if text.get(2) == Some(&b'{') => text
            .iter()
            .position(|&byte| byte == b'}')
            .map_or(3, |at| at + 1),
        Some(b'u') => digits(2, 4),
        Some(b'x') => digits(2, 2),
        Some(b'0'..=b'7') => digits(1, 3),
        Some(b'C' | b'M') if text.get(2) == Some(&b'-') => match text.get(3) {
            Some(b'\\') => 3 + escape(&text[3..]),
            _ => 4,
        },
        Some(b'c') => match text.get(2) {
            Some(b'\\') => 2 + escape(&text[2..]),
            _ => 3,
        },
        _ => 2,
    }
}

pub(super) fn symbol(text: &[u8]) -> Option<usize> {
    let sigils = match text {
        [b'@', b'@', ..] => 2,
        [b'@' | b'$', ..] => 1,
        _ => 0,
    };
    let word = word_length(&text[sigils..]);
    if word > 0 && sigils > 0 {
        return Some(sigils + word);
    }
    if sigils == 1 && text[0] == b'$' {
        return Some(2 + usize::from(text.get(1) == Some(&b'-')));
    }
    if word == 0 || text[0].is_ascii_digit() {
        let found = METHODS
            .iter()
            .find(|name| text.starts_with(name.as_bytes()));
        return found.map(|name| name.len());
    }
    let length = with_suffix(text);
    let setter = length == word
        && text.get(length) == Some(&b'=')
        && !matches!(text.get(length + 1), Some(b'~' | b'>' | b'='));
    Some(length + usize::from(setter))
}

pub(super) fn is_word(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || byte == b'_' || byte >= 0x80
}

pub(super) fn word_length(text: &[u8]) -> usize {
    text.iter().take_while(|&&byte| is_word(byte)).count()
}

/// Returns the length of a word with `?` or `!`.
pub(super) fn with_suffix(text: &[u8]) -> usize {
    let length = word_length(text);
    let compares = text.get(length + 1) == Some(&b'=')
        && !matches!(text.get(length + 2), Some(b'=' | b'~' | b'>'));
    length + usize::from(matches!(text.get(length), Some(b'?' | b'!')) && !compares)
}

/// Tests for `=`, `+=`, `||=`.
pub(super) fn is_assigned(behind: &[u8]) -> bool {
    let behind = behind.trim_ascii_start();
    let operator = behind
        .iter()
        .take_while(|byte| b"+-*/%&|^<>".contains(byte))
        .count();
    let compares = operator == 1 && matches!(behind[0], b'<' | b'>');
    behind.get(operator) == Some(&b'=')
        && !compares
        && !matches!(behind.get(operator + 1), Some(b'=' | b'~' | b'>'))
}

pub(super) fn ends_range(behind: &[u8]) -> bool {
    const WORDS: &[&[u8]] = &[
        b"then", b"do", b"if", b"unless", b"and", b"or", b"in", b"while", b"until", b"end",
    ];
    let space = behind
        .iter()
        .take_while(|byte| matches!(byte, b' ' | b'\t'))
        .count();
    let behind = &behind[space..];
    match behind.first() {
        None | Some(b')' | b']' | b'}' | b',' | b';' | b'\n' | b'\r' | b'#' | b'=') => true,
        _ => WORDS.contains(&&behind[..word_length(behind)]),
    }
}

pub(super) fn is_alone(text: &[u8], start: usize, end: usize) -> bool {
    let begins = start == 0 || text[start - 1] == b'\n';
    begins && matches!(text.get(end), None | Some(b'\n' | b'\r'))
}

/// Whether a dot or a logical operator continues the statement on the next line.
pub(super) fn continues(mut text: &[u8]) -> bool {
    loop {
        text = text.trim_ascii_start();
        match text.first() {
            Some(b'#') => {
                let line = text.iter().position(|&byte| byte == b'\n');
                text = &text[line.unwrap_or(text.len())..];
            }
            Some(b'.') => return text.get(1) != Some(&b'.'),
            Some(b'&') => return matches!(text.get(1), Some(b'.' | b'&')),
            Some(b'|') => return text.get(1) == Some(&b'|'),
            _ => return false,
        }
    }
}

pub(super) fn colon_follows(text: &[u8]) -> bool {
    let text = text.trim_ascii_start();
    text.first() == Some(&b':') && text.get(1).is_some_and(u8::is_ascii_whitespace)
}
