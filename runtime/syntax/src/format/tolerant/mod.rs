//! Files that almost parse.
//!
//! What the grammar cannot read is left out of what the parser is given, as
//! little of it as can be found ([`regions`]), and put back into the tree as lists
//! of lines, bracketed groups and tokens ([`graft`]), which strategies take apart
//! as any other list. The rest of the file is reduced by its syntax.

mod graft;
mod opaque;
mod plain;
mod regions;

use std::ops::Range;

use regions::Readable;

use super::{Format, Prepare, TableFormat};
use crate::Language;

use crate::lex::{Token, tokenize};
use crate::parse::{ParseFailure, Parser, Syntax, SyntaxError};
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

/// What a format could not read of a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unread {
    /// How many tokens the text has.
    pub tokens: usize,
    /// How many of them are opaque.
    pub opaque: usize,
    /// Their lines, from 1, in order.
    pub lines: Vec<Range<usize>>,
}

impl Tolerant {
    /// Makes a format tolerant; `None` if its tables have no room left.
    #[must_use]
    pub fn new(format: &dyn Format) -> Option<Self> {
        let (tables, opaque) = with_opaque(format.language())?;
        let language = Language::new(tables).with_hook(format.language().family());
        Some(Self {
            tables: TableFormat::new(language)
                .preparing(format.prepare())
                .naming(format.names()),
            opaque,
        })
    }

    /// What of a text cannot be read.
    ///
    /// # Errors
    /// If not even its tokens can.
    pub fn unread(&self, text: &[u8]) -> Result<Unread, SyntaxError> {
        let language = self.language();
        let tokens = tokenize(language, text)?;
        let Readable { removed, .. } = self.split(&mut Parser::new(language), text, &tokens);
        let lines = regions::lines(text, &tokens);
        let mut shown: Vec<Range<usize>> = Vec::new();
        for region in &removed {
            let (first, last) = (lines[region.start] + 1, lines[region.end - 1] + 2);
            match shown.last_mut() {
                Some(before) if before.end >= first => before.end = before.end.max(last),
                _ => shown.push(first..last),
            }
        }
        Ok(Unread {
            tokens: tokens.len(),
            opaque: removed.iter().map(ExactSizeIterator::len).sum(),
            lines: shown,
        })
    }

    fn split(&self, parser: &mut Parser, text: &[u8], tokens: &[Token]) -> Readable {
        regions::readable(self.language(), text, tokens, |kept| {
            self.parse(parser, kept).map_err(|failure| failure.token)
        })
    }
}

impl Format for Tolerant {
    fn language(&self) -> &Language {
        self.tables.language()
    }

    fn parse(&self, parser: &mut Parser, tokens: &[Token]) -> Result<Syntax, ParseFailure> {
        self.tables.parse(parser, tokens)
    }

    fn prepare(&self) -> Option<Prepare> {
        self.tables.prepare()
    }

    fn names(&self) -> Option<&'static dyn Names> {
        self.tables.names()
    }

    fn read(&self, parser: &mut Parser, text: &[u8]) -> Result<Tree, SyntaxError> {
        let language = self.language();
        let tokens = tokenize(language, text)?;
        let readable = self.split(parser, text, &tokens);
        let syntax = graft::graft(language, self.opaque, text, &tokens, readable);
        Ok(Tree::new(language, text.to_vec(), tokens, &syntax))
    }

    /// Nothing is known of what a part is that cannot be read.
    fn accepts(&self, _: &mut Parser, text: &[u8]) -> bool {
        tokenize(self.language(), text).is_ok()
    }
}
