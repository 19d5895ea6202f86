//! Plain notations: grammars of characters that do not say what a token is.
//!
//! A front end for such a notation cuts its text ([`scan`]), parses each rule by
//! its PEG and builds a [`tree`] ([`build`]). What follows is the same for all
//! of them. First `rules` finds out which rules are regular and spells out
//! differences `A - B`: of two sets it is a set; of two regular languages it is
//! computed by automata and written as an expression again. Any other difference
//! is an error. Then the grammar is read in one of two ways.
//!
//! *Without tokens*: every character is a token. The characters that the grammar
//! tells apart form classes, and a class is a token type; `"if"` is two of them,
//! and `[a-z]` an alternation. The language is exactly what is written; nothing
//! is skipped.
//!
//! *With tokens*: some rules describe tokens. They become lexer rules, of which
//! the longest match wins and then the first; what only they use becomes
//! fragments. Literals elsewhere are tokens of their own and win against rules;
//! single characters elsewhere (`sign ::= "+" | "-"`) do as well, but a token that
//! could be such a character stands for it, too, where it is used.
//! White space between tokens is skipped, or what the grammar names instead. A
//! token is never empty: of a rule that may be, the rest is the token, and it may
//! be left out where it is used.
//!
//! Which way it is, is decided thus (`tokens`):
//!
//! 1. The settings name tokens (`tokens = ["NAME"]`), or the notation marks them
//!    (`@terminals`): with these tokens. `skip = ["S"]` or `@pass` name what stands
//!    between them.
//! 2. A literal or a set has white space in it (`[^"]` does not count): the
//!    author thought of characters, so without tokens.
//! 3. Otherwise the author took tokens for granted: with the tokens that can be
//!    guessed, see `tokens`. If the whole language would be one token, without.
//!
//! No message tells which way was taken; `cargo xtask pnf` shows it.

pub mod build;
mod characters;
mod differences;
mod emit;
mod explain;
mod expression;
mod names;
mod parts;
mod rules;
pub mod scan;
#[cfg(test)]
mod tests;
mod tokens;
pub mod tree;

use std::marker::PhantomData;

use pest::{Parser, RuleType};

use self::build::{Builder, Spelling, Wrong};
use self::explain::Advice;
use self::rules::Rules;
use self::scan::Scan;
use self::tree::{PlainRule, Unknown, Written};
use super::Hints;
use crate::ast::{CodePointRange, GrammarFile};
use crate::diagnostics::{Diagnostic, Diagnostics, Severity, Sources, Span};
use crate::ir::CharSet;

/// What is particular about a notation.
pub struct Notation<R> {
    /// How the parts of a rule are spelt.
    pub spelling: Spelling<R>,
    /// Signs as they are named in messages.
    pub sign: fn(R) -> Option<&'static str>,
    /// What to try where something unexpected stands.
    pub advice: Advice,
    /// As in [`Written`].
    pub capitals: bool,
    /// As in [`Written`].
    pub nothing: &'static [&'static str],
    /// As in [`Written`].
    pub unknown: Unknown,
}

/// Puts the rules of a file together.
pub struct Reader<'a, P, R> {
    sources: &'a Sources,
    file: u32,
    masked: &'a str,
    notation: &'a Notation<R>,
    parts: usize,
    /// What is wrong.
    pub found: Vec<Diagnostic>,
    /// The rules so far.
    pub rules: Vec<PlainRule>,
    parser: PhantomData<P>,
}

impl<'a, P: Parser<R>, R: RuleType> Reader<'a, P, R> {
    /// A reader of a file that was scanned.
    pub fn new(
        sources: &'a Sources,
        file: u32,
        scan: &'a Scan,
        notation: &'a Notation<R>,
        found: Vec<Diagnostic>,
    ) -> Self {
        Self {
            sources,
            file,
            masked: &scan.masked,
            notation,
            parts: 0,
            found,
            rules: Vec::new(),
            parser: PhantomData,
        }
    }

    /// Parses a rule as `node` says.
    pub fn rule(&mut self, node: R, part: &scan::Part) -> Option<PlainRule> {
        if part.broken {
            return None;
        }
        let (start, end) = (part.range.start, part.range.end);
        match P::parse(node, &self.masked[start..end]) {
            Ok(mut pairs) => {
                let mut builder = Builder {
                    file: self.file,
                    masked: self.masked,
                    base: start,
                    spelling: &self.notation.spelling,
                    parts: &mut self.parts,
                    found: &mut self.found,
                };
                Some(builder.rule(pairs.next()?))
            }
            Err(error) => {
                self.found.push(explain::explain(
                    self.file,
                    self.masked,
                    (start, end),
                    &error,
                    self.notation.spelling.part,
                    self.notation.sign,
                    self.notation.advice,
                ));
                None
            }
        }
    }

    /// The grammar, when all rules were read; `None` if an error was reported.
    pub fn finish(mut self, hints: &Hints, diagnostics: &mut Diagnostics) -> Option<GrammarFile> {
        let failed = |found: &[Diagnostic]| found.iter().any(|d| d.severity == Severity::Error);
        if self.rules.is_empty() && !failed(&self.found) {
            let end = self.sources.text(self.file).len();
            self.found.push(
                Diagnostic::error(Span::new(self.file, end..end), "the grammar has no rules")
                    .label("there is nothing in this file"),
            );
        }
        let mut grammar = None;
        if !failed(&self.found) {
            let written = Written {
                file: self.file,
                rules: self.rules,
                capitals: self.notation.capitals,
                nothing: self.notation.nothing,
                unknown: self.notation.unknown,
            };
            let name = grammar_name(self.sources.name(self.file));
            grammar = compile(written, name, hints, &mut self.found);
        }
        let failed = failed(&self.found);
        diagnostics.extend(self.found);
        grammar.filter(|_| !failed)
    }
}

/// What all plain notations have in common, from the tree on.
fn compile(
    mut written: Written,
    name: String,
    hints: &Hints,
    found: &mut Vec<Diagnostic>,
) -> Option<GrammarFile> {
    let spaces = tokens::mentions_space(&written);
    let mut rules = Rules::of(&mut written, found)?;
    let roles = tokens::roles(&rules, hints, spaces, found)?;
    emit::emit(&mut rules, roles.as_deref(), name, found)
}

/// A grammar's name: that of its file, without folders and extension.
fn grammar_name(file: &str) -> String {
    let name = file.rsplit(['/', '\\']).next().unwrap_or(file);
    let stem = name.rsplit_once('.').map_or(name, |(stem, _)| stem);
    let valid = |c: char| c.is_alphanumeric() || c == '_';
    match stem.starts_with(char::is_alphabetic) {
        true => stem.replace(|c| !valid(c), "_"),
        false => "Grammar".to_owned(),
    }
}

/// All characters from one to another; otherwise a message and a label.
pub fn range(first: u32, last: u32) -> Result<CharSet, Wrong> {
    if first > last {
        return Err(Wrong::new(
            "the range is empty",
            "its first character comes after its last",
        ));
    }
    Ok(CharSet::new([CodePointRange { first, last }]))
}

/// A name with one blank between its words.
pub fn words(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// The characters of a quoted text without escapes.
pub fn verbatim(text: &str) -> Vec<u32> {
    text[1..text.len() - 1].chars().map(u32::from).collect()
}
