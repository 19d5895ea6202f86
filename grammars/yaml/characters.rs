//! Positions: lines, columns, and ends of scalars.

use secateur_tables::Kind;

use super::Reader;

/// A byte-order mark, which may stand before any document.
const MARK: &[u8] = "\u{FEFF}".as_bytes();

impl Reader<'_> {
    pub(super) fn byte(&self, at: usize) -> Option<u8> {
        self.text.get(at).copied()
    }

    pub(super) fn blank(&self, at: usize) -> bool {
        self.byte(at).is_none_or(|byte| byte.is_ascii_whitespace())
    }

    pub(super) fn line_end(&self, at: usize) -> usize {
        let rest = &self.text[at.min(self.text.len())..];
        let length = rest.iter().position(|byte| matches!(byte, b'\n' | b'\r'));
        at + length.unwrap_or(rest.len())
    }

    fn line_start(&self, at: usize) -> usize {
        let before = self.text[..at].iter().rev();
        let width = before.take_while(|byte| !matches!(byte, b'\n' | b'\r'));
        at - width.count()
    }

    /// Returns the column, behind a byte-order mark.
    pub(super) fn column(&self, at: usize) -> i64 {
        let line = &self.text[self.line_start(at)..at];
        line.strip_prefix(MARK).unwrap_or(line).len() as i64
    }

    pub(super) fn skip_space(&mut self) {
        while let Some(byte) = self.byte(self.at) {
            match byte {
                b'\n' | b'\r' => self.fresh = true,
                b' ' | b'\t' => {}
                b'#' if self.at == 0 || self.blank(self.at - 1) || self.column(self.at) == 0 => {
                    self.at = self.line_end(self.at);
                    continue;
                }
                _ if self.text[self.at..].starts_with(MARK)
                    && self.line_start(self.at) == self.at =>
                {
                    self.at += MARK.len();
                    continue;
                }
                _ => break,
            }
            self.at += 1;
        }
    }

    /// Returns the marker at a place, or behind its byte-order mark.
    pub(super) fn marker(&self, at: usize) -> Option<Kind> {
        let rest = self.text.get(at..)?;
        let at = at + rest.strip_prefix(MARK).map_or(0, |_| MARK.len());
        let kind = match self.text.get(at..at + 3)? {
            b"---" => self.kinds.start,
            b"..." => self.kinds.end,
            _ => return None,
        };
        (self.column(at) == 0 && self.blank(at + 3)).then_some(kind)
    }

    /// Returns the colon behind a key.
    pub(super) fn key(&self, mut at: usize) -> Option<usize> {
        while matches!(self.byte(at), Some(b'&' | b'!')) {
            at = self.word_end(at, false);
            while matches!(self.byte(at), Some(b' ' | b'\t')) {
                at += 1;
            }
        }
        let end = self.line_end(at);
        at = match self.byte(at)? {
            b'"' | b'\'' => self.quoted_end(at),
            b'[' | b'{' => self.brackets_end(at),
            b'*' => self.word_end(at, false),
            b'#' | b'|' | b'>' | b',' | b']' | b'}' | b'@' | b'`' | b'%' => return None,
            b'-' | b'?' if self.blank(at + 1) => return None,
            _ => self.plain_line_end(at, false),
        };
        while matches!(self.byte(at), Some(b' ' | b'\t')) {
            at += 1;
        }
        (at < end && self.byte(at) == Some(b':') && self.blank(at + 1)).then_some(at)
    }

    pub(super) fn next_line(&self, at: usize) -> Option<usize> {
        let end = self.line_end(at);
        match self.text.get(end..) {
            Some([b'\r', b'\n', ..]) => Some(end + 2),
            Some([_, ..]) => Some(end + 1),
            _ => None,
        }
    }

    pub(super) fn flow_indicator(&self, at: usize) -> bool {
        matches!(self.byte(at), Some(b',' | b'[' | b']' | b'{' | b'}'))
    }

    /// Returns the end of an anchor, tag or alias.
    pub(super) fn word_end(&self, at: usize, inside: bool) -> usize {
        if self.text[at..].starts_with(b"!<") {
            let close = self.text[at..].iter().position(|&byte| byte == b'>');
            return close.map_or(self.text.len(), |close| at + close + 1);
        }
        let mut end = at + 1;
        while !(self.blank(end) || inside && self.flow_indicator(end)) {
            end += 1;
        }
        end
    }

    pub(super) fn quoted_end(&self, at: usize) -> usize {
        let quote = self.text[at];
        let mut end = at + 1;
        while let Some(byte) = self.byte(end) {
            end += match byte {
                b'\\' if quote == b'"' => 2,
                b'\'' if quote == b'\'' && self.byte(end + 1) == Some(b'\'') => 2,
                _ if byte == quote => return end + 1,
                _ => 1,
            };
        }
        self.text.len()
    }

    /// Returns the end of a bracketed collection, or of its line.
    pub(super) fn brackets_end(&self, at: usize) -> usize {
        let (mut depth, mut end) = (0, at);
        while let Some(byte) = self.byte(end) {
            match byte {
                b'[' | b'{' => depth += 1,
                b']' | b'}' => depth -= 1,
                b'"' | b'\'' if !self.text[end - 1].is_ascii_alphanumeric() => {
                    end = self.quoted_end(end);
                    continue;
                }
                b'\n' | b'\r' => return end,
                _ => {}
            }
            end += 1;
            if depth == 0 {
                return end;
            }
        }
        end
    }

    pub(super) fn plain_line_end(&self, at: usize, inside: bool) -> usize {
        let (mut end, mut last) = (at, at);
        while let Some(byte) = self.byte(end) {
            match byte {
                b'\n' | b'\r' => break,
                b':' if self.blank(end + 1) || inside && self.flow_indicator(end + 1) => break,
                b'#' if end > at && self.blank(end - 1) => break,
                b',' | b'[' | b']' | b'{' | b'}' if inside => break,
                b' ' | b'\t' => {}
                _ => last = end + 1,
            }
            end += 1;
        }
        last
    }

    /// Returns the end of a plain scalar on any number of lines.
    pub(super) fn plain_end(&self, inside: bool, limit: usize) -> usize {
        let mut end = self.plain_line_end(self.at, inside);
        loop {
            let mut next = end;
            while matches!(self.byte(next), Some(b' ' | b'\t')) {
                next += 1;
            }
            if end == self.at || !matches!(self.byte(next), Some(b'\n' | b'\r')) {
                return end;
            }
            while self
                .byte(next)
                .is_some_and(|byte| byte.is_ascii_whitespace())
            {
                next += 1;
            }
            let over = next >= self.text.len()
                || next >= limit
                || self.text[next] == b'#'
                || self.marker(next).is_some()
                || (!inside || self.unclosed) && self.column(next) <= self.depth();
            let more = if over {
                next
            } else {
                self.plain_line_end(next, inside)
            };
            if more == next {
                return end;
            }
            end = more;
        }
    }
}
