//! A place in an input, shown to a person.

/// Line, column and the line's text, with a caret under the place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Excerpt {
    /// The line, from 1.
    pub line: usize,
    /// The column in characters, from 1.
    pub column: usize,
    /// The line, cut around the place if it is long; tabs are spaces.
    pub text: String,
    /// Start in `text`, in characters.
    caret: usize,
    /// In characters, at least 1.
    width: usize,
}

/// In characters.
const BEFORE: usize = 60;
const AFTER: usize = 40;

impl Excerpt {
    /// Shows the bytes `start..end` of a text, clamped to the text.
    ///
    /// A place over several lines is marked up to the end of its first.
    #[must_use]
    pub fn new(text: &[u8], start: usize, end: usize) -> Self {
        let start = start.min(text.len());
        let end = end.clamp(start, text.len());
        let line_start = text[..start]
            .iter()
            .rposition(|&b| b == b'\n')
            .map_or(0, |i| i + 1);
        let line_end = text[start..]
            .iter()
            .position(|&b| b == b'\n')
            .map_or(text.len(), |i| start + i);
        let shown = |bytes: &[u8]| -> Vec<char> {
            String::from_utf8_lossy(bytes)
                .chars()
                .map(|c| if c.is_control() { ' ' } else { c })
                .collect()
        };
        let before = shown(&text[line_start..start]);
        let place = shown(&text[start..end.min(line_end)]);
        let after = shown(&text[end.min(line_end).max(start)..line_end]);
        let mut line = String::new();
        let cut = before.len().saturating_sub(BEFORE);
        if cut > 0 {
            line.push('…');
        }
        let caret = before.len() - cut + usize::from(cut > 0);
        line.extend(&before[cut..]);
        line.extend(place.iter().take(AFTER));
        let left = AFTER.saturating_sub(place.len());
        line.extend(after.iter().take(left));
        if place.len() + after.len() > AFTER {
            line.push('…');
        }
        Self {
            line: 1 + text[..start].iter().filter(|&&b| b == b'\n').count(),
            column: before.len() + 1,
            text: line,
            caret,
            width: place.len().clamp(1, AFTER),
        }
    }

    /// Formats the place with a message: `line:column: message`, the line, the caret.
    #[must_use]
    pub fn with(&self, message: &str) -> String {
        let number = self.line.to_string();
        let gutter = " ".repeat(number.len());
        format!(
            "{}:{}: {message}\n {gutter} |\n {number} | {}\n {gutter} | {}{}",
            self.line,
            self.column,
            self.text,
            " ".repeat(self.caret),
            "^".repeat(self.width),
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn marks_the_place() {
        let shown = Excerpt::new(b"one\n two three\nfour", 9, 14).with("what is this?");
        assert_eq!(
            shown,
            "2:6: what is this?\n   |\n 2 |  two three\n   |      ^^^^^"
        );
    }

    #[test]
    fn the_end_of_the_text_has_a_place() {
        let shown = Excerpt::new(b"one", 3, 3);
        assert_eq!((shown.line, shown.column), (1, 4));
        let shown = Excerpt::new(b"", 0, 0);
        assert_eq!((shown.line, shown.column), (1, 1));
    }

    #[test]
    fn long_lines_are_cut_around_the_place() {
        let text = "x".repeat(1000) + "HERE" + &"y".repeat(1000);
        let shown = Excerpt::new(text.as_bytes(), 1000, 1004);
        assert_eq!(shown.column, 1001);
        assert!(shown.text.contains("xHEREy") && shown.text.chars().count() < 110);
    }
}
