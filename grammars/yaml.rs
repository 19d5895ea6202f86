//! The tokens of YAML, which depend on how deep they stand.
//!
//! With the first token that the lexer finds, the whole text is read here. Open
//! collections of the block style are a stack of columns; a collection begins where a
//! line shows an entry or a key deeper than the last one. INDENT and DEDENT stand around
//! it, unless it is a sequence that stands where the key does, or at the margin.

use secateur_runtime::hooks::{Answer, Family, Hook, LexedToken, Look, Output};
use secateur_runtime::language::{Kind, Language};

/// YAML alone.
pub static FAMILY: Family = Family {
    name: "yaml",
    bases: &[],
    predicate: |_| Answer::Unknown,
    action: |_| false,
    watches: true,
    make: |language| {
        Box::new(Yaml {
            kinds: Kinds::new(language),
            done: false,
        })
    },
};

/// The token types; 0, the end of the file, for one that there is not.
#[derive(Clone, Copy)]
struct Kinds {
    indent: Kind,
    dedent: Kind,
    newline: Kind,
    start: Kind,
    end: Kind,
    directive: Kind,
    header: Kind,
    block_line: Kind,
    alias: Kind,
    property: Kind,
    quoted: Kind,
    plain: Kind,
    unknown: Kind,
    dash: Kind,
    question: Kind,
    colon: Kind,
    comma: Kind,
    opens: [Kind; 2],
    closes: [Kind; 2],
}

impl Kinds {
    fn new(language: &Language) -> Self {
        let kind = |name: &str| {
            let at = language.tokens.iter().position(|token| token.name == name);
            Kind(at.unwrap_or(0) as u16)
        };
        Self {
            indent: kind("INDENT"),
            dedent: kind("DEDENT"),
            newline: kind("NEWLINE"),
            start: kind("START"),
            end: kind("END"),
            directive: kind("DIRECTIVE"),
            header: kind("HEADER"),
            block_line: kind("BLOCK_LINE"),
            alias: kind("ALIAS"),
            property: kind("PROPERTY"),
            quoted: kind("QUOTED"),
            plain: kind("PLAIN"),
            unknown: kind("UNKNOWN"),
            dash: kind("'-'"),
            question: kind("'?'"),
            colon: kind("':'"),
            comma: kind("','"),
            opens: ["'['", "'{'"].map(kind),
            closes: ["']'", "'}'"].map(kind),
        }
    }
}

struct Yaml {
    kinds: Kinds,
    done: bool,
}

impl Hook for Yaml {
    fn token(&mut self, _: LexedToken, look: &Look<'_>, output: &mut Output) {
        if !self.done {
            self.done = true;
            let mut reader = Reader::new(self.kinds, look.text);
            reader.read();
            for token in reader.tokens {
                output.push(token);
            }
            output.skip_to(look.text.len());
        }
    }
}

/// A collection that is open.
#[derive(Clone, Copy)]
struct Collection {
    column: i64,
    sequence: bool,
    /// INDENT stands before it.
    indented: bool,
}

/// A value that is still to come.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Pending {
    /// None: an entry or a key has to come.
    Nothing,
    /// A document's: anything may come.
    Document,
    /// That of `-`: a collection may begin on the same line.
    Entry,
    /// That of `?`, or of `:` without a key before it: likewise.
    Explicit,
    /// That of a key: a collection begins on another line.
    Key,
}

struct Reader<'a> {
    kinds: Kinds,
    text: &'a [u8],
    at: usize,
    tokens: Vec<LexedToken>,
    open: Vec<Collection>,
    pending: Pending,
    /// The next token is the first of its line.
    fresh: bool,
    /// Something of the document was read.
    begun: bool,
}

impl<'a> Reader<'a> {
    fn new(kinds: Kinds, text: &'a [u8]) -> Self {
        Self {
            kinds,
            text,
            at: if text.starts_with(b"\xEF\xBB\xBF") {
                3
            } else {
                0
            },
            tokens: Vec::new(),
            open: Vec::new(),
            pending: Pending::Document,
            fresh: true,
            begun: false,
        }
    }

    // -----------------------------------------------------------------------
    // Tokens

    fn push(&mut self, kind: Kind, end: usize) {
        let start = self.at;
        self.tokens.push(LexedToken {
            kind,
            channel: 0,
            start,
            end,
        });
        self.at = end;
        self.fresh = false;
        self.begun = true;
    }

    /// A token without a character, behind the last one.
    fn mark(&mut self, kind: Kind) {
        let at = self.last_end();
        self.tokens.push(LexedToken {
            kind,
            channel: 0,
            start: at,
            end: at,
        });
    }

    fn last_end(&self) -> usize {
        self.tokens.last().map_or(0, |token| token.end)
    }

    /// The end of the last token's line; what follows begins another one.
    fn newline(&mut self) {
        let mut end = self.last_end();
        while matches!(self.byte(end), Some(b' ' | b'\t')) {
            end += 1;
        }
        if self.byte(end) == Some(b'#') {
            end = self.line_end(end);
        }
        let length = match self.text.get(end..) {
            Some([b'\r', b'\n', ..]) => 2,
            Some([b'\n' | b'\r', ..]) => 1,
            _ => 0,
        };
        if length == 0 {
            self.mark(self.kinds.newline);
        } else {
            let (kind, channel) = (self.kinds.newline, 0);
            let (start, end) = (end, end + length);
            self.tokens.push(LexedToken {
                kind,
                channel,
                start,
                end,
            });
            self.at = self.at.max(end);
            self.fresh |= self.at == end;
        }
        self.pending = Pending::Nothing;
    }

    // -----------------------------------------------------------------------
    // Characters

    fn byte(&self, at: usize) -> Option<u8> {
        self.text.get(at).copied()
    }

    /// Whether white space or the end of the text is there.
    fn blank(&self, at: usize) -> bool {
        self.byte(at).is_none_or(|byte| byte.is_ascii_whitespace())
    }

    fn line_end(&self, at: usize) -> usize {
        let rest = &self.text[at.min(self.text.len())..];
        let length = rest.iter().position(|byte| matches!(byte, b'\n' | b'\r'));
        at + length.unwrap_or(rest.len())
    }

    /// How far to the right a byte stands.
    fn column(&self, at: usize) -> i64 {
        let before = self.text[..at].iter().rev();
        let width = before.take_while(|byte| !matches!(byte, b'\n' | b'\r'));
        let width = width.count() as i64;
        // A byte-order mark has no width.
        width
            - if width == at as i64 && self.text.starts_with(b"\xEF\xBB\xBF") {
                3
            } else {
                0
            }
    }

    /// Goes on to the next token, over lines and comments.
    fn skip_space(&mut self) {
        while let Some(byte) = self.byte(self.at) {
            match byte {
                b'\n' | b'\r' => self.fresh = true,
                b' ' | b'\t' => {}
                b'#' if self.at == 0 || self.blank(self.at - 1) => {
                    self.at = self.line_end(self.at);
                    continue;
                }
                _ => break,
            }
            self.at += 1;
        }
    }

    fn marker(&self, at: usize) -> Option<Kind> {
        let kind = match self.text.get(at..at + 3)? {
            b"---" => self.kinds.start,
            b"..." => self.kinds.end,
            _ => return None,
        };
        let margin = at == 0 || matches!(self.text[at - 1], b'\n' | b'\r');
        (margin && self.blank(at + 3)).then_some(kind)
    }

    /// What the last open collection stands at.
    fn depth(&self) -> i64 {
        self.open.last().map_or(-1, |collection| collection.column)
    }

    // -----------------------------------------------------------------------
    // Lines

    fn read(&mut self) {
        loop {
            self.skip_space();
            let Some(byte) = self.byte(self.at) else {
                break;
            };
            if self.fresh {
                if let Some(kind) = self.marker(self.at) {
                    self.document(kind);
                    continue;
                }
                if byte == b'%' && !self.begun && self.column(self.at) == 0 {
                    self.push(self.kinds.directive, self.line_end(self.at));
                    self.newline();
                    self.begun = false;
                    self.pending = Pending::Document;
                    continue;
                }
                self.line();
            } else {
                self.node(false);
            }
        }
        self.close_all();
    }

    /// `---` or `...`.
    fn document(&mut self, kind: Kind) {
        self.close_all();
        self.push(kind, self.at + 3);
        let mut after = self.at;
        while matches!(self.byte(after), Some(b' ' | b'\t')) {
            after += 1;
        }
        if kind == self.kinds.end || matches!(self.byte(after), None | Some(b'\n' | b'\r' | b'#')) {
            self.newline();
        }
        self.begun = kind == self.kinds.start;
        self.pending = Pending::Document;
    }

    /// What is open ends, with what is missing.
    fn close_all(&mut self) {
        self.settle();
        while let Some(collection) = self.open.pop() {
            if collection.indented {
                self.mark(self.kinds.dedent);
            }
        }
    }

    /// A value that did not come is nothing.
    fn settle(&mut self) {
        let properties = self
            .tokens
            .last()
            .is_some_and(|last| last.kind == self.kinds.property);
        match self.pending {
            Pending::Nothing => {}
            Pending::Document if !properties => {}
            _ => self.newline(),
        }
        self.pending = Pending::Nothing;
    }

    /// The first token of a line.
    fn line(&mut self) {
        let column = self.column(self.at);
        if self.pending != Pending::Nothing {
            if column > self.depth() {
                self.node(true);
                return;
            }
            let entry = self.byte(self.at) == Some(b'-') && self.blank(self.at + 1);
            let beside = matches!(self.pending, Pending::Key | Pending::Explicit);
            if beside && column == self.depth() && entry && !self.in_sequence() {
                self.newline();
                self.open.push(Collection {
                    column,
                    sequence: true,
                    indented: false,
                });
                self.item();
                return;
            }
            self.settle();
        }
        while let Some(last) = self.open.last().copied() {
            let entry = self.byte(self.at) == Some(b'-') && self.blank(self.at + 1);
            let ended = last.column > column || last.column == column && last.sequence && !entry;
            if !ended {
                break;
            }
            self.open.pop();
            if last.indented {
                self.mark(self.kinds.dedent);
            }
        }
        if self.depth() == column {
            self.item();
        } else {
            self.push(self.kinds.unknown, self.line_end(self.at));
        }
    }

    fn in_sequence(&self) -> bool {
        self.open
            .last()
            .is_some_and(|collection| collection.sequence)
    }

    /// An entry or a key of the last open collection.
    fn item(&mut self) {
        let indicator = self.blank(self.at + 1);
        match (self.text[self.at], self.in_sequence()) {
            (b'-', true) if indicator => {
                self.push(self.kinds.dash, self.at + 1);
                self.pending = Pending::Entry;
            }
            (b'?', false) if indicator => {
                self.push(self.kinds.question, self.at + 1);
                self.pending = Pending::Explicit;
            }
            (b':', false) if indicator => {
                self.push(self.kinds.colon, self.at + 1);
                self.pending = Pending::Explicit;
            }
            (_, false) if self.key(self.at).is_some() => {
                let colon = self.key(self.at).unwrap_or(self.at);
                self.flow(colon);
                self.at = colon;
                self.push(self.kinds.colon, colon + 1);
                self.pending = Pending::Key;
            }
            _ => self.push(self.kinds.unknown, self.line_end(self.at)),
        }
    }

    /// Where the colon behind a key stands, if a key begins at `at`.
    fn key(&self, mut at: usize) -> Option<usize> {
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

    // -----------------------------------------------------------------------
    // Nodes

    /// A value, or a part of one.
    fn node(&mut self, fresh: bool) {
        let byte = self.text[self.at];
        let may_open = match self.pending {
            Pending::Nothing => {
                self.push(self.kinds.unknown, self.line_end(self.at));
                return;
            }
            Pending::Key | Pending::Document => fresh,
            // `- &a b` is a property of an entry, not of what would begin there.
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
                self.flow(self.text.len());
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

    /// Text behind `|` or `>`.
    fn literal(&mut self) {
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

    /// The end of a line of text: `#` begins no comment there.
    fn newline_at(&mut self, end: usize) {
        let next = self.next_line(end).unwrap_or(self.text.len());
        self.at = end;
        self.push(self.kinds.newline, next);
    }

    /// Where the next line begins.
    fn next_line(&self, at: usize) -> Option<usize> {
        let end = self.line_end(at);
        match self.text.get(end..) {
            Some([b'\r', b'\n', ..]) => Some(end + 2),
            Some([_, ..]) => Some(end + 1),
            _ => None,
        }
    }

    /// Properties, a scalar or a collection in the flow style; nothing from `limit` on.
    fn flow(&mut self, limit: usize) {
        let (mut depth, mut json) = (0usize, false);
        while self.at < limit {
            self.skip_space();
            let Some(byte) = self.byte(self.at) else {
                return;
            };
            if self.at >= limit {
                return;
            }
            let inside = depth > 0;
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
                return;
            }
            json = matches!(byte, b'"' | b'\'' | b']' | b'}');
            self.push(kind, end);
            if depth == 0 && kind != self.kinds.property {
                return;
            }
        }
    }

    fn flow_indicator(&self, at: usize) -> bool {
        matches!(self.byte(at), Some(b',' | b'[' | b']' | b'{' | b'}'))
    }

    /// The end of an anchor, a tag, an alias.
    fn word_end(&self, at: usize, inside: bool) -> usize {
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

    fn quoted_end(&self, at: usize) -> usize {
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

    /// The end of a collection in brackets on one line; that of the line if there is none.
    fn brackets_end(&self, at: usize) -> usize {
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

    /// The end of what of a plain scalar stands on one line.
    fn plain_line_end(&self, at: usize, inside: bool) -> usize {
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

    /// The end of a plain scalar, which may go on for several lines.
    fn plain_end(&self, inside: bool, limit: usize) -> usize {
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
                || !inside && self.column(next) <= self.depth();
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
