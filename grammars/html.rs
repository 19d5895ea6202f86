//! Pairing of start- and end-tags.
//!
//! An end-tag belongs to the last open start-tag of its name in the same table cell; elements
//! opened since, void elements and tags that end in `/>` have no end-tag.

use std::collections::HashMap;

use secateur_syntax::hook::{Answer, Family, Hook, LexedToken, Look, Output};
use secateur_tables::{Kind, ModeStep, Tables};

/// The hook of HTML.
pub static FAMILY: Family = Family {
    name: "html",
    bases: &[],
    predicate: |_| Answer::Unknown,
    action: |_| false,
    watches: true,
    make: |language| Box::new(Tags::new(language)),
};

/// Elements that end the search for a start-tag.
const CELLS: &[&[u8]] = &[b"td", b"th", b"caption", b"table", b"template"];

/// Elements that end the search for the start of a table's part.
const TABLES: &[&[u8]] = &[b"table", b"template"];

const PARTS: &[&[u8]] = &[
    b"caption",
    b"colgroup",
    b"table",
    b"tbody",
    b"td",
    b"template",
    b"tfoot",
    b"th",
    b"thead",
    b"tr",
];

struct Kinds {
    tag: Option<Kind>,
    tag_end: Option<Kind>,
    single: Option<Kind>,
    single_end: Option<Kind>,
    close: Option<Kind>,
    raw: [Option<Kind>; 4],
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Reading {
    /// Opens an element; index of the token.
    Start(usize),
    /// Opens an element of text.
    Raw,
    Other,
}

struct Tags {
    kinds: Kinds,
    /// Their types are final at the end of the text.
    tokens: Vec<LexedToken>,
    reading: Reading,
    open: Open,
}

/// Innermost last.
#[derive(Default)]
struct Open {
    elements: Vec<(Vec<u8>, usize)>,
    /// Indices into [`Self::elements`].
    by_name: HashMap<Vec<u8>, Vec<usize>>,
    /// Open [`CELLS`] and [`TABLES`], by index.
    cells: Vec<usize>,
    tables: Vec<usize>,
}

impl Open {
    fn push(&mut self, name: Vec<u8>, token: usize) {
        let at = self.elements.len();
        if CELLS.contains(&&*name) {
            self.cells.push(at);
        }
        if TABLES.contains(&&*name) {
            self.tables.push(at);
        }
        self.by_name.entry(name.clone()).or_default().push(at);
        self.elements.push((name, token));
    }

    /// Closes the last element of a name; returns those in it, which have no end-tag.
    ///
    /// `None` if there is none of the name. Constant time for each closed element.
    fn close(&mut self, name: &[u8]) -> Option<Vec<usize>> {
        let at = *self.by_name.get(name)?.last()?;
        let limits = match PARTS.contains(&name) {
            true => &self.tables,
            false => &self.cells,
        };
        if limits.last().is_some_and(|&limit| limit > at) {
            return None;
        }
        let mut unclosed = Vec::new();
        for (name, token) in self.elements.drain(at..).skip(1) {
            unclosed.push(token);
            self.by_name.entry(name).or_default().pop();
        }
        self.by_name.entry(name.to_vec()).or_default().pop();
        for limits in [&mut self.cells, &mut self.tables] {
            while limits.last().is_some_and(|&limit| limit >= at) {
                limits.pop();
            }
        }
        Some(unclosed)
    }
}

impl Tags {
    fn new(language: &Tables) -> Self {
        let kind = |name: &str| {
            let at = language.tokens.iter().position(|token| token.name == name);
            at.map(|at| Kind(at as u16))
        };
        Self {
            kinds: Kinds {
                tag: kind("TAG"),
                tag_end: kind("TAG_END"),
                single: kind("SINGLE"),
                single_end: kind("SINGLE_END"),
                close: kind("CLOSE"),
                raw: ["SCRIPT", "STYLE", "TEXTAREA", "TITLE"].map(kind),
            },
            tokens: Vec::new(),
            reading: Reading::Other,
            open: Open::default(),
        }
    }

    fn become_single(&mut self, token: usize) {
        if let Some(single) = self.kinds.single {
            self.tokens[token].kind = single;
        }
    }
}

fn name(tag: &[u8]) -> Vec<u8> {
    let name = tag.iter().skip_while(|byte| matches!(byte, b'<' | b'/'));
    name.map(u8::to_ascii_lowercase).collect()
}

impl Hook for Tags {
    fn token(&mut self, token: LexedToken, look: &Look<'_>, output: &mut Output) {
        let kind = Some(token.kind);
        let text = &look.text[token.start..token.end];
        self.tokens.push(token);
        let last = self.tokens.len() - 1;
        if kind == self.kinds.tag {
            self.reading = Reading::Start(last);
        } else if self.kinds.raw.contains(&kind) {
            self.reading = Reading::Raw;
        } else if kind == self.kinds.tag_end {
            self.reading = Reading::Other;
            match self.open.close(&name(text)) {
                Some(unclosed) => {
                    for tag in unclosed {
                        self.become_single(tag);
                    }
                }
                None => self.tokens[last].kind = self.kinds.single_end.unwrap_or(token.kind),
            }
        } else if kind == self.kinds.close {
            let empty = text.starts_with(b"/");
            match self.reading {
                Reading::Start(tag) if empty => self.become_single(tag),
                Reading::Start(tag) => {
                    let LexedToken { start, end, .. } = self.tokens[tag];
                    self.open.push(name(&look.text[start..end]), tag);
                }
                Reading::Raw if empty => output.change_mode(ModeStep::Pop),
                Reading::Raw | Reading::Other => {}
            }
            self.reading = Reading::Other;
        }
    }

    fn end(&mut self, _: &Look<'_>, output: &mut Output) {
        let unclosed: Vec<usize> = self.open.elements.drain(..).map(|(_, tag)| tag).collect();
        for tag in unclosed {
            self.become_single(tag);
        }
        for token in self.tokens.drain(..) {
            output.push(token);
        }
    }
}
