//! The tokens of YAML, which depend on indentation.
//!
//! The whole text is read at the lexer's first token. Open block collections are a stack of
//! columns; one begins where a line has a deeper entry or key. INDENT and DEDENT enclose it, unless
//! it is a sequence at its key's column or at the margin.
//!
//! A collection of the flow style may be open at the end of the text. From the first such one on,
//! they end at a document's marker, and at a line that is not deeper than the block around, unless
//! it begins with a closing bracket or follows a comma or an opening one.
mod characters;
mod kinds;
mod nodes;

use kinds::Kinds;
use secateur_syntax::hook::{Answer, Family, Hook, LexedToken, Look, Output};
use secateur_tables::Kind;

/// The hook of YAML.
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

#[derive(Clone, Copy)]
struct Collection {
    column: i64,
    sequence: bool,
    /// Whether INDENT stands before it.
    indented: bool,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Pending {
    /// An entry or key comes next.
    Nothing,
    /// Of a document: anything may come.
    Document,
    /// Of `-`: a collection may begin on the same line.
    Entry,
    /// Of `?`, or of `:` without a key: a collection may begin on the same line.
    Explicit,
    /// Of a key: a collection begins on another line.
    Key,
}

struct Reader<'a> {
    kinds: Kinds,
    text: &'a [u8],
    at: usize,
    tokens: Vec<LexedToken>,
    open: Vec<Collection>,
    pending: Pending,
    fresh: bool,
    begun: bool,
    /// Whether a collection of the flow style was open at the end of the text.
    unclosed: bool,
}

impl<'a> Reader<'a> {
    fn new(kinds: Kinds, text: &'a [u8]) -> Self {
        Self {
            kinds,
            text,
            at: 0,
            tokens: Vec::new(),
            open: Vec::new(),
            pending: Pending::Document,
            fresh: true,
            begun: false,
            unclosed: false,
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

    /// Adds an empty token behind the last one.
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
    // Lines

    /// Returns the innermost open column, or -1.
    fn depth(&self) -> i64 {
        self.open.last().map_or(-1, |collection| collection.column)
    }

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

    fn close_all(&mut self) {
        self.settle();
        while let Some(collection) = self.open.pop() {
            if collection.indented {
                self.mark(self.kinds.dedent);
            }
        }
    }

    /// Ends a missing value.
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
}
