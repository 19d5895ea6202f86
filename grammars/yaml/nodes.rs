//! Nodes: properties, scalars, and collections of the flow style.

use super::{Collection, Pending, Reader};

impl Reader<'_> {
    pub(super) fn node(&mut self, fresh: bool) {
        let byte = self.text[self.at];
        let may_open = match self.pending {
            Pending::Nothing => {
                self.push(self.kinds.unknown, self.line_end(self.at));
                return;
            }
            Pending::Key | Pending::Document => fresh,
            // `- &a b`: a property of the entry, not of a collection on its line.
            Pending::Entry | Pending::Explicit => {
                let last = self.tokens.last().map(|token| token.kind);
                fresh || last != Some(self.kinds.property)
            }
        };
        let sequence = byte == b'-' && self.blank(self.at + 1);
        let mapping =
            matches!(byte, b'?' | b':') && self.blank(self.at + 1) || self.key(self.at).is_some();
        if may_open && (sequence || mapping) {
            let column = self.column(self.at);
            let properties = self
                .tokens
                .last()
                .is_some_and(|last| last.kind == self.kinds.property);
            if self.pending == Pending::Document && properties {
                self.newline();
            }
            let indented = !self.open.is_empty() || column > 0;
            if indented {
                self.mark(self.kinds.indent);
            }
            self.open.push(Collection {
                column,
                sequence,
                indented,
            });
            self.item();
            return;
        }
        match byte {
            b'&' | b'!' => self.push(self.kinds.property, self.word_end(self.at, false)),
            b'|' | b'>' => self.literal(),
            _ => {
                let nested = fresh && !self.open.is_empty();
                if nested {
                    self.mark(self.kinds.indent);
                }
                let (tokens, at) = (self.tokens.len(), self.at);
                let is_open = self.flow(self.text.len());
                if is_open && !std::mem::replace(&mut self.unclosed, true) {
                    self.tokens.truncate(tokens);
                    self.at = at;
                    self.flow(self.text.len());
                }
                let end = self.last_end();
                self.newline();
                let same_line = self.line_end(end);
                let rest = &self.text[end..same_line];
                let rest = rest.trim_ascii_start();
                if !(rest.is_empty() || rest[0] == b'#' && self.blank(same_line - rest.len() - 1)) {
                    self.at = same_line - rest.len();
                    self.push(self.kinds.unknown, same_line);
                }
                if nested {
                    self.mark(self.kinds.dedent);
                }
            }
        }
    }

    /// Reads the text behind `|` or `>`.
    pub(super) fn literal(&mut self) {
        let depth = self.depth();
        let header = self.word_end(self.at, false);
        let digit = self.text[self.at..header]
            .iter()
            .find(|byte| byte.is_ascii_digit());
        let mut indent = digit.map(|digit| i64::from(digit - b'0') + depth.max(0));
        self.push(self.kinds.header, header);
        let mut any = false;
        let mut line = self.next_line(header);
        while let Some(begin) = line {
            let spaces = self.text[begin..]
                .iter()
                .take_while(|&&byte| byte == b' ')
                .count();
            let end = self.line_end(begin);
            line = self.next_line(begin);
            if self.text[begin..end].iter().all(u8::is_ascii_whitespace) {
                continue;
            }
            let wanted = *indent.get_or_insert(spaces as i64);
            if wanted <= depth || (spaces as i64) < wanted || self.marker(begin).is_some() {
                break;
            }
            if !any {
                self.mark(self.kinds.indent);
            }
            any = true;
            self.at = begin + wanted as usize;
            self.push(self.kinds.block_line, end);
            self.newline_at(end);
        }
        match any {
            true => {
                self.mark(self.kinds.dedent);
                self.pending = Pending::Nothing;
            }
            false => self.newline(),
        }
        self.fresh = true;
    }

    /// Ends a line in which `#` begins no comment.
    pub(super) fn newline_at(&mut self, end: usize) {
        let next = self.next_line(end).unwrap_or(self.text.len());
        self.at = end;
        self.push(self.kinds.newline, next);
    }

    /// Reads properties, a scalar or a flow collection, up to `limit`.
    ///
    /// Returns whether a collection is left open.
    pub(super) fn flow(&mut self, limit: usize) -> bool {
        let (mut depth, mut json) = (0usize, false);
        while self.at < limit {
            self.skip_space();
            let inside = depth > 0;
            let Some(byte) = self.byte(self.at) else {
                return inside;
            };
            if self.at >= limit {
                return inside;
            }
            if inside && self.unclosed && self.fresh && self.ends_flow(self.at) {
                return true;
            }
            let apart = self.blank(self.at + 1) || inside && self.flow_indicator(self.at + 1);
            let (kind, end) = match byte {
                b'[' | b'{' => {
                    depth += 1;
                    (self.kinds.opens[usize::from(byte == b'{')], self.at + 1)
                }
                b']' | b'}' if inside => {
                    depth -= 1;
                    (self.kinds.closes[usize::from(byte == b'}')], self.at + 1)
                }
                b',' if inside => (self.kinds.comma, self.at + 1),
                b':' if inside && (apart || json) => (self.kinds.colon, self.at + 1),
                b'?' if inside && apart => (self.kinds.question, self.at + 1),
                b'&' | b'!' => (self.kinds.property, self.word_end(self.at, inside)),
                b'*' => (self.kinds.alias, self.word_end(self.at, inside)),
                b'"' | b'\'' => (self.kinds.quoted, self.quoted_end(self.at)),
                _ => (self.kinds.plain, self.plain_end(inside, limit)),
            };
            if end <= self.at {
                self.push(self.kinds.unknown, self.at + 1);
                return false;
            }
            json = matches!(byte, b'"' | b'\'' | b']' | b'}');
            self.push(kind, end);
            if depth == 0 && kind != self.kinds.property {
                return false;
            }
        }
        depth > 0
    }

    /// Whether an unclosed collection ends before a line that begins here.
    fn ends_flow(&self, at: usize) -> bool {
        let is_closing = matches!(self.byte(at), Some(b']' | b'}'));
        let continues = self.tokens.last().is_some_and(|last| {
            last.kind == self.kinds.comma || self.kinds.opens.contains(&last.kind)
        });
        let is_outside = self.column(at) <= self.depth() && !is_closing && !continues;
        is_outside || self.marker(at).is_some()
    }
}
