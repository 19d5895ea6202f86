//! White space at the beginning of lines.

/// Returns the white space that begins the line of its first token.
///
/// Lines joined by backslashes count as one.
#[must_use]
pub fn line_space(text: &[u8], token: usize) -> &[u8] {
    let is_end = |&byte: &u8| matches!(byte, b'\n' | b'\r');
    let begin_of = |line: &[u8]| line.iter().rposition(is_end).map_or(0, |end| end + 1);
    let is_blank = |line: &[u8]| line[begin_of(line)..].iter().all(u8::is_ascii_whitespace);
    let mut line = &text[..token];
    loop {
        let begin = begin_of(line);
        let before = &line[..begin];
        let before = before.strip_suffix(b"\n").unwrap_or(before);
        let before = before.strip_suffix(b"\r").unwrap_or(before);
        match before.strip_suffix(b"\\") {
            Some(joined) if is_blank(joined) => line = joined,
            _ => return &line[begin..],
        }
    }
}

/// Returns the width of white space at the beginning of a line.
///
/// A tab extends to the next multiple of eight, a form feed starts at 0 again.
#[must_use]
pub fn space_width(space: &[u8]) -> usize {
    space.iter().fold(0, |width, byte| match byte {
        b'\t' => width / 8 * 8 + 8,
        b' ' => width + 1,
        b'\x0c' => 0,
        _ => width,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn widths_are_those_of_the_line() {
        let of = |text: &str| space_width(line_space(text.as_bytes(), text.len()));
        assert_eq!(of("a\n  "), 2);
        assert_eq!(of("\t "), 9);
        assert_eq!(of("  \x0c   "), 3);
        assert_eq!(of("x\n  \\\n      "), 2);
        assert_eq!(of(""), 0);
    }

    #[test]
    fn comments_join_no_lines() {
        let of = |text: &str| space_width(line_space(text.as_bytes(), text.len()));
        assert_eq!(of("  a # \\\n      "), 6);
        assert_eq!(of("# \\\r\n  "), 2);
    }
}
