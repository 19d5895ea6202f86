//! Files that almost parse.
//!
//! The opaque regions, as small as can be found ([`regions`]), are kept from the parser and put
//! back into its tree as lists of lines, bracketed groups and tokens ([`graft`]), which strategies
//! reduce like any other list. The rest is reduced by its syntax.

mod graft;
mod opaque;
mod plain;
mod regions;
mod shape;

use std::ops::Range;

use regions::{Readable, Stopped};

use super::{Embedded, Format, Prepare, TableFormat, tokens, tree};
use crate::Language;

use crate::lex::{Token, tokenize};
use crate::parse::{Parser, SyntaxError};
use crate::sentence::names::Names;
use crate::tree::Tree;
pub use opaque::Plain;
use opaque::{Opaque, with_opaque};

/// A format that reads any text that its lexer reads.
#[derive(Clone, Debug)]
pub struct Tolerant {
    tables: TableFormat,
    opaque: Opaque,
}

/// The regions of a text that a format cannot read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unread {
    /// Number of tokens.
    pub tokens: usize,
    /// Number of opaque tokens.
    pub opaque: usize,
    /// Number of missing tokens, which the parser was given.
    pub missing: usize,
    /// The lines of opaque and missing tokens, from 1, in order.
    pub lines: Vec<Range<usize>>,
}

impl Tolerant {
    /// Makes a format tolerant; `None` if its tables have no free kinds.
    #[must_use]
    pub fn new(format: &dyn Format) -> Option<Self> {
        let (tables, opaque) = with_opaque(format.language())?;
        let language = Language::new(tables).with_hook(format.language().family());
        Some(Self {
            tables: TableFormat::new(language)
                .preparing(format.prepare())
                .naming(format.names())
                .embedding(Embedded::of(format)),
            opaque,
        })
    }

    /// Returns the regions of a text that cannot be read.
    ///
    /// # Errors
    /// If its tokens cannot be read.
    pub fn unread(&self, text: &[u8]) -> Result<Unread, SyntaxError> {
        let language = self.language();
        let tokens = tokenize(language, text)?;
        let Readable {
            removed, origins, ..
        } = self.split(&mut Parser::new(language), text, &tokens);
        let lines = shape::lines(text, &tokens);
        let last = lines.last().map_or(0, |line| line + 1);
        // A token without a text may be behind the last line.
        let most = text.split_inclusive(|&byte| byte == b'\n').count().max(1);
        let line = |token: usize| lines.get(token).map_or(last, |line| line + 1).min(most);
        // A token is missing behind the one before.
        let before = origins.iter().scan(0, |before, origin| {
            *before = origin.unwrap_or(*before);
            Some((*before, origin.is_none()))
        });
        let missing: Vec<usize> = before
            .filter_map(|(before, is_missing)| is_missing.then_some(before as usize))
            .collect();
        let opaque = removed
            .iter()
            .map(|part| line(part.start)..line(part.end - 1) + 1);
        let places = missing.iter().map(|&before| line(before)..line(before) + 1);
        let mut all: Vec<Range<usize>> = opaque.chain(places).collect();
        all.sort_by_key(|lines| lines.start);
        all.dedup_by(|next, before| {
            let touch = next.start <= before.end;
            if touch {
                before.end = before.end.max(next.end);
            }
            touch
        });
        Ok(Unread {
            tokens: tokens.len(),
            opaque: removed.iter().map(ExactSizeIterator::len).sum(),
            missing: missing.len(),
            lines: all,
        })
    }

    fn split(&self, parser: &mut Parser, text: &[u8], tokens: &[Token]) -> Readable {
        let halt = parser.halt().clone();
        let mut parse = |given: &[Token]| {
            let parsed = self.parse(parser, given);
            parsed.map_err(|failure| Stopped {
                at: failure.token,
                expected: failure.expected,
            })
        };
        let unknown = self.opaque.unknown;
        regions::readable(self.language(), unknown, text, tokens, &mut parse, &halt)
    }
}

impl Format for Tolerant {
    fn language(&self) -> &Language {
        self.tables.language()
    }

    fn prepare(&self) -> Option<Prepare> {
        self.tables.prepare()
    }

    fn names(&self) -> Option<&'static dyn Names> {
        self.tables.names()
    }

    fn embedded(&self, language: &str) -> Option<&'static dyn Format> {
        self.tables.embedded(language)
    }

    fn is_tolerant(&self) -> bool {
        true
    }

    fn read(&self, parser: &mut Parser, text: &[u8]) -> Result<Tree, SyntaxError> {
        let language = self.language();
        let tokens = tokens(parser, language, text)?;
        let readable = self.split(parser, text, &tokens);
        let syntax = graft::graft(language, self.opaque, text, &tokens, readable);
        tree(parser, language, text, tokens, syntax)
    }

    /// Accepts all tokens, as no rule is known for opaque regions.
    fn parses(&self, _: &mut Parser, _: &[Token]) -> bool {
        true
    }
}
