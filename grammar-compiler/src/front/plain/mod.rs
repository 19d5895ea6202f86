//! Plain notations: grammars of characters that do not declare tokens.
//!
//! A front end cuts its text ([`scan`]), parses each rule by a PEG and builds a [`tree`]
//! ([`build`]); the rest is common. `rules` finds regular rules and expands differences `A - B`: of
//! sets to a set, of regular languages by automata that become an expression again; others are
//! errors. Then there are two ways.
//!
//! *Without tokens*: each class of characters that the grammar distinguishes is a token type;
//! `"if"` is two tokens, `[a-z]` an alternation. The language is exact; nothing is skipped.
//!
//! *With tokens*: token rules become lexer rules (longest match, then first); rules that only they
//! use become fragments. Literals of other rules are tokens and win against token rules. So do
//! single characters (`sign ::= "+" | "-"`), but uses of a token rule that matches one allow it as
//! well. Between tokens white space is skipped, or what the grammar names. A nullable token rule is
//! a token without the empty text, and optional in uses.
//!
//! The choice (`tokens`):
//!
//! 1. With tokens that the settings name (`tokens = ["NAME"]`) or the notation marks
//!    (`@terminals`). `skip = ["S"]` or `@pass` name the text between.
//! 2. Without tokens if a literal or set contains white space (`[^"]` does not count): the
//!    author thought of characters.
//! 3. With tokens that `tokens` guesses; without, if the language would be one token.
//!
//! No message states the choice; `cargo xtask pnf` shows it.

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
use self::tree::{PlainGrammar, PlainRule, Unknown};
use super::Hints;
use crate::ast::{CodePointRange, GrammarFile};
use crate::diagnostics::{Diagnostic, Diagnostics, Severity, Sources, Span};
use crate::ir::CharSet;

pub struct Notation<R> {
    pub spelling: Spelling<R>,
    pub sign: fn(R) -> Option<&'static str>,
    pub advice: Advice,
    /// [`PlainGrammar::capitals`].
    pub capitals: bool,
    /// [`PlainGrammar::nothing`].
    pub nothing: &'static [&'static str],
    /// [`PlainGrammar::unknown`].
    pub unknown: Unknown,
}

pub struct Reader<'a, P, R> {
    sources: &'a Sources,
    file: u32,
    masked: &'a str,
    notation: &'a Notation<R>,
    parts: usize,
    pub found: Vec<Diagnostic>,
    pub rules: Vec<PlainRule>,
    parser: PhantomData<P>,
}

impl<'a, P: Parser<R>, R: RuleType> Reader<'a, P, R> {
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

    /// Parses a rule by the PEG's rule `node`.
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

    /// Returns the grammar; `None` after an error.
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
            let written = PlainGrammar {
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

fn compile(
    mut written: PlainGrammar,
    name: String,
    hints: &Hints,
    found: &mut Vec<Diagnostic>,
) -> Option<GrammarFile> {
    let spaces = tokens::mentions_space(&written);
    let mut rules = Rules::of(&mut written, found)?;
    let roles = tokens::roles(&rules, hints, spaces, found)?;
    emit::emit(&mut rules, roles.as_deref(), name, found)
}

fn grammar_name(file: &str) -> String {
    let name = file.rsplit(['/', '\\']).next().unwrap_or(file);
    let stem = name.rsplit_once('.').map_or(name, |(stem, _)| stem);
    let valid = |c: char| c.is_alphanumeric() || c == '_';
    match stem.starts_with(char::is_alphabetic) {
        true => stem.replace(|c| !valid(c), "_"),
        false => "Grammar".to_owned(),
    }
}

pub fn range(first: u32, last: u32) -> Result<CharSet, Wrong> {
    if first > last {
        return Err(Wrong::new(
            "the range is empty",
            "its first character comes after its last",
        ));
    }
    Ok(CharSet::new([CodePointRange { first, last }]))
}

/// Replaces each run of white space by a space.
pub fn words(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

pub fn verbatim(text: &str) -> Vec<u32> {
    text[1..text.len() - 1].chars().map(u32::from).collect()
}
