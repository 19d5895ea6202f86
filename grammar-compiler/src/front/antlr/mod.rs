//! The notation of ANTLR 4.
//!
//! `scan` cuts the text into statements and hides foreign code; the PEG in `grammar.pest` parses
//! each, so that errors stay local; `build` converts it to [`crate::ast`].

mod blocks;
mod build;
mod charset;
mod code;
mod escapes;
mod explain;
mod habits;
mod peg;
mod scan;
mod unicode;

#[cfg(test)]
mod tests;

pub use scan::MAX_NESTING;

use crate::ast::{GrammarFile, GrammarKind, Ident, RuleKind};
use crate::diagnostics::{Diagnostic, Diagnostics, Severity, Sources, Span};
use build::Builder;
use peg::{Rule as Node, StatementParser};
use pest::Parser;
use scan::{Scan, Statement, StatementKind};

/// Reads an ANTLR 4 grammar; the error has the readable part.
pub fn read(
    sources: &Sources,
    file: u32,
    diagnostics: &mut Diagnostics,
) -> Result<GrammarFile, Box<GrammarFile>> {
    let text = sources.text(file);
    let mut scan = scan::scan(file, text);
    let mut reader = Reader {
        file,
        text,
        masked: &scan.masked,
        found: std::mem::take(&mut scan.diagnostics),
        header: None,
        mode: None,
        grammar: GrammarFile {
            kind: GrammarKind::Combined,
            name: Ident {
                text: String::new(),
                span: Span::new(file, 0..0),
            },
            options: Vec::new(),
            tokens: Vec::new(),
            channels: Vec::new(),
            imports: Vec::new(),
            rules: Vec::new(),
        },
    };
    reader.check_header(&scan);
    for statement in &scan.statements {
        reader.statement(statement);
    }
    let Reader { found, grammar, .. } = reader;
    let failed = found.iter().any(|one| one.severity == Severity::Error);
    diagnostics.extend(found);
    match failed {
        true => Err(Box::new(grammar)),
        false => Ok(grammar),
    }
}

struct Reader<'a> {
    file: u32,
    text: &'a str,
    masked: &'a str,
    found: Vec<Diagnostic>,
    header: Option<Span>,
    /// Mode of the rules that follow.
    mode: Option<Ident>,
    grammar: GrammarFile,
}

impl Reader<'_> {
    fn error(&mut self, span: Span, message: impl Into<String>, label: &str, help: &str) {
        self.found
            .push(Diagnostic::error(span, message).label(label).help(help));
    }

    fn check_header(&mut self, scan: &Scan) {
        let first = scan.statements.first();
        if first.is_some_and(|one| one.kind == StatementKind::Header) {
            return;
        }
        let (at, label) = match first {
            Some(one) => (one.range.start, "this is not a header"),
            None => (self.text.len(), "there is nothing in this file"),
        };
        self.error(
            Span::new(self.file, at..at),
            "the grammar does not begin with a header",
            label,
            "begin with `grammar NAME;`, `lexer grammar NAME;` or `parser grammar NAME;`",
        );
    }

    fn statement(&mut self, statement: &Statement) {
        if statement.broken {
            return;
        }
        let node = match statement.kind {
            StatementKind::Header => Node::header,
            StatementKind::Options => Node::options_statement,
            StatementKind::Tokens => Node::tokens_statement,
            StatementKind::Channels => Node::channels_statement,
            StatementKind::Import => Node::import_statement,
            StatementKind::NamedAction => Node::named_action,
            StatementKind::Mode => Node::mode_statement,
            StatementKind::Handler => Node::handler,
            StatementKind::ParserRule => Node::parser_rule,
            StatementKind::LexerRule => Node::lexer_rule,
        };
        let pair = match StatementParser::parse(node, &self.masked[statement.range.clone()]) {
            Ok(mut pairs) => pairs.next().expect("a parse yields what was asked for"),
            Err(error) => {
                self.found
                    .push(explain::explain(self.file, self.text, statement, &error));
                return;
            }
        };
        let mut build = Builder {
            file: self.file,
            text: self.text,
            masked: self.masked,
            base: statement.range.start,
            lexer: statement.kind == StatementKind::LexerRule,
            found: &mut self.found,
        };
        match statement.kind {
            StatementKind::Header => {
                let (kind, name) = build.header(pair);
                self.header(kind, name);
            }
            StatementKind::Options => self.grammar.options.extend(build.options_of(pair)),
            StatementKind::Tokens => self.grammar.tokens.extend(build.names_of(pair)),
            StatementKind::Channels => self.grammar.channels.extend(build.names_of(pair)),
            StatementKind::Import => self.grammar.imports.extend(build.imports(pair)),
            StatementKind::NamedAction | StatementKind::Handler => {}
            StatementKind::Mode => {
                self.mode = build.names_of(pair).next();
                self.check_mode();
            }
            StatementKind::ParserRule | StatementKind::LexerRule => {
                let rule = build.rule(pair, self.mode.as_ref());
                self.check_kind(&rule.name, &rule.kind);
                self.grammar.rules.push(rule);
            }
        }
    }

    fn header(&mut self, kind: GrammarKind, name: Ident) {
        if self.header.is_some() {
            self.error(
                name.span,
                "the grammar has two headers",
                "the second one",
                "put every grammar into a file of its own",
            );
            return;
        }
        self.header = Some(name.span);
        self.grammar.kind = kind;
        self.grammar.name = name;
    }

    fn check_mode(&mut self) {
        if let Some(mode) = &self.mode
            && self.header.is_some()
            && self.grammar.kind != GrammarKind::Lexer
        {
            let span = mode.span;
            self.error(
                span,
                "lexer modes need a grammar of their own",
                "a mode outside of a lexer grammar",
                "move the lexer rules to a file `lexer grammar NAME;`",
            );
        }
    }

    fn check_kind(&mut self, name: &Ident, kind: &RuleKind) {
        if self.header.is_none() {
            return;
        }
        match (self.grammar.kind, kind) {
            (GrammarKind::Lexer, RuleKind::Parser) => self.error(
                name.span,
                format!("the parser rule `{}` is in a lexer grammar", name.text),
                "its name begins with a small letter",
                "give it a name in capitals, or make the grammar `grammar NAME;`",
            ),
            (GrammarKind::Parser, RuleKind::Lexer { .. }) => self.error(
                name.span,
                format!("the lexer rule `{}` is in a parser grammar", name.text),
                "its name begins with a capital letter",
                "move it to the lexer grammar, or make the grammar `grammar NAME;`",
            ),
            _ => {}
        }
    }
}
