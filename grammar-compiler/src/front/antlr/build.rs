//! Conversion of a parsed statement to [`crate::ast`].

use super::peg::Rule as Node;
use super::{charset, escapes, habits};
use crate::ast::{
    Alternative, Atom, CodePointRange, Command, Element, GrammarKind, Ident, Quantifier, Repeat,
    Rule, RuleKind,
};
use crate::diagnostics::{Diagnostic, Span};
use pest::iterators::Pair;

pub struct Builder<'a> {
    pub file: u32,
    pub text: &'a str,
    pub masked: &'a str,
    /// Start of the statement.
    pub base: usize,
    pub lexer: bool,
    pub found: &'a mut Vec<Diagnostic>,
}

impl<'a> Builder<'a> {
    pub fn header(&self, pair: Pair<'_, Node>) -> (GrammarKind, Ident) {
        let mut kind = GrammarKind::Combined;
        for part in pair.into_inner() {
            match part.as_rule() {
                Node::lexer_grammar => kind = GrammarKind::Lexer,
                Node::parser_grammar => kind = GrammarKind::Parser,
                Node::name => return (kind, self.ident(&part)),
                _ => {}
            }
        }
        unreachable!("a header has a name")
    }

    pub fn names_of(&self, pair: Pair<'_, Node>) -> impl Iterator<Item = Ident> {
        pair.into_inner()
            .filter(|part| part.as_rule() == Node::name)
            .map(|part| self.ident(&part))
    }

    pub fn imports(&self, pair: Pair<'_, Node>) -> impl Iterator<Item = Ident> {
        pair.into_inner()
            .filter(|part| part.as_rule() == Node::import)
            .filter_map(|import| self.names_of(import).last())
    }

    pub fn options_of(&self, pair: Pair<'_, Node>) -> Vec<(Ident, Ident)> {
        let mut options = Vec::new();
        for part in pair.into_inner() {
            if part.as_rule() == Node::options {
                options.extend(part.into_inner().filter_map(|one| self.option(one)));
            }
        }
        options
    }

    fn option(&self, pair: Pair<'_, Node>) -> Option<(Ident, Ident)> {
        if pair.as_rule() != Node::option {
            return None;
        }
        let mut parts = pair
            .into_inner()
            .filter(|part| part.as_rule() != Node::equals);
        let key = self.ident(&parts.next()?);
        let written = parts.next()?;
        let mut value = self.ident(&written);
        if matches!(written.as_rule(), Node::literal | Node::string) {
            value.text = value.text[1..value.text.len() - 1].to_owned();
        }
        Some((key, value))
    }

    pub fn rule(&mut self, pair: Pair<'_, Node>, mode: Option<&Ident>) -> Rule {
        let span = self.span(&pair);
        let mut fragment = false;
        let mut name = None;
        let mut options = Vec::new();
        let mut body = Vec::new();
        for part in pair.into_inner() {
            match part.as_rule() {
                Node::modifier => fragment |= part.as_str() == "fragment",
                Node::name => name = Some(self.ident(&part)),
                Node::options => {
                    options.extend(part.into_inner().filter_map(|one| self.option(one)));
                }
                Node::parser_alternatives | Node::lexer_alternatives => {
                    body = self.alternatives(part, 0);
                }
                _ => {}
            }
        }
        let kind = if self.lexer {
            RuleKind::Lexer {
                fragment,
                mode: mode.cloned(),
            }
        } else {
            RuleKind::Parser
        };
        Rule {
            name: name.expect("a rule has a name"),
            kind,
            options,
            body,
            span,
        }
    }

    fn alternatives(&mut self, pair: Pair<'_, Node>, depth: usize) -> Vec<Alternative> {
        pair.into_inner()
            .filter(|part| part.as_rule() != Node::bar)
            .map(|part| self.alternative(part, depth))
            .collect()
    }

    fn alternative(&mut self, pair: Pair<'_, Node>, depth: usize) -> Alternative {
        let mut alternative = Alternative {
            elements: Vec::new(),
            label: None,
            commands: Vec::new(),
            span: self.span(&pair),
        };
        for part in pair.into_inner() {
            match part.as_rule() {
                Node::parser_element | Node::lexer_element => {
                    alternative.elements.push(self.element(part, depth));
                }
                Node::alternative_label => {
                    let span = self.span(&part);
                    alternative.label = self.names_of(part).next();
                    if depth > 0 {
                        self.found.push(
                            Diagnostic::error(
                                span,
                                "an alternative of a block cannot have a label",
                            )
                            .label("inside of parentheses")
                            .help("label the whole alternatives of the rule only"),
                        );
                    }
                }
                Node::commands => {
                    alternative.commands = part
                        .into_inner()
                        .filter(|one| one.as_rule() == Node::command)
                        .filter_map(|one| self.command(one))
                        .collect();
                }
                _ => {}
            }
        }
        alternative
    }

    fn command(&self, pair: Pair<'_, Node>) -> Option<Command> {
        let mut parts = pair
            .into_inner()
            .filter(|part| matches!(part.as_rule(), Node::name | Node::integer));
        let mut name = self.ident(&parts.next()?);
        // ANTLR accepts `-> Skip` for `-> skip`.
        if let Some(first) = name.text.chars().next() {
            let small: String = first.to_lowercase().collect();
            name.text.replace_range(..first.len_utf8(), &small);
        }
        let argument = parts.next().map(|part| self.ident(&part));
        Some(Command { name, argument })
    }

    fn element(&mut self, pair: Pair<'_, Node>, depth: usize) -> Element {
        let span = self.span(&pair);
        let mut atom = None;
        let mut quantifier = None;
        for part in pair.into_inner() {
            match part.as_rule() {
                Node::label => {}
                Node::quantifier => quantifier = Some(read_quantifier(part.as_str())),
                Node::predicate => {
                    let code = self.code(part);
                    atom = Some(match self.check_habit(&code, "{ … }?", '*', span) {
                        true => Atom::Action(String::new()),
                        false => Atom::Predicate(code),
                    });
                }
                Node::action_element => {
                    let code = self.code(part);
                    // No second warning about the same braces.
                    let code = match self.check_habit(&code, "{ … }", '*', span) {
                        true => String::new(),
                        false => code,
                    };
                    atom = Some(Atom::Action(code));
                }
                _ => atom = Some(self.atom(part, depth)),
            }
        }
        Element {
            atom: atom.expect("an element has an atom"),
            quantifier,
            span,
        }
    }

    fn code(&self, pair: Pair<'_, Node>) -> String {
        let action = pair.into_inner().next().expect("there are braces");
        let range = self.span(&action).range();
        self.text[range.start + 1..range.end - 1].to_owned()
    }

    /// Warns of code in a parser rule that looks like grammar; returns whether it does.
    fn check_habit(&mut self, code: &str, signs: &str, repeat: char, span: Span) -> bool {
        let Some(rewritten) = habits::rewritten(code, repeat, self.text).filter(|_| !self.lexer)
        else {
            return false;
        };
        let message = format!("in ANTLR `{signs}` is code of another language, which is left out");
        self.found.push(
            Diagnostic::warning(span, message)
                .label("looks like a part of the grammar")
                .help(format!(
                    "ISO EBNF's repetition and option are `( x )*` and `( x )?`: {rewritten}"
                )),
        );
        true
    }

    fn atom(&mut self, pair: Pair<'_, Node>, depth: usize) -> Atom {
        let span = self.span(&pair);
        match pair.as_rule() {
            Node::complement => {
                let members = pair
                    .into_inner()
                    .filter(|part| part.as_rule() == Node::set_member)
                    .map(|part| self.set_member(part))
                    .collect();
                Atom::Not(members)
            }
            Node::literal_or_range => self.literal_or_range(pair),
            Node::wildcard => Atom::Any,
            Node::set => self.set(span),
            Node::misplaced_set => {
                let help = match habits::rewritten(self.inside(span), '?', self.text) {
                    Some(rewritten) => format!("an optional part is written {rewritten}"),
                    None => {
                        "give it a lexer rule of its own, whose name begins with a capital letter"
                            .to_owned()
                    }
                };
                self.found.push(
                    Diagnostic::error(span, "a character set in a parser rule")
                        .label("works in lexer rules only")
                        .help(help),
                );
                Atom::Set(Vec::new())
            }
            Node::parser_block | Node::lexer_block => {
                let body = pair
                    .into_inner()
                    .find(|part| {
                        matches!(
                            part.as_rule(),
                            Node::parser_alternatives | Node::lexer_alternatives
                        )
                    })
                    .expect("a block has alternatives");
                Atom::Block(self.alternatives(body, depth + 1))
            }
            Node::parser_reference | Node::lexer_reference => self.reference(pair),
            other => unreachable!("{other:?} is no atom"),
        }
    }

    fn reference(&mut self, pair: Pair<'_, Node>) -> Atom {
        let mut parts = pair.clone().into_inner();
        if let Some(argument) = parts.find(|part| part.as_rule() == Node::argument) {
            let span = self.span(&argument);
            let code = self.inside(span).to_owned();
            self.check_habit(&code, "[ … ]", '?', span);
        }
        let name = self.names_of(pair).next().expect("a reference has a name");
        if self.lexer && !name.text.starts_with(char::is_uppercase) {
            self.found.push(
                Diagnostic::error(
                    name.span,
                    format!("a lexer rule cannot use the parser rule `{}`", name.text),
                )
                .label("begins with a small letter")
                .help("names of lexer rules begin with a capital letter; maybe a `;` is missing before it"),
            );
        }
        Atom::Name(name)
    }

    /// Converts the operand of `~` or a member of it.
    fn set_member(&mut self, pair: Pair<'_, Node>) -> Element {
        let span = self.span(&pair);
        let member = pair.into_inner().next().expect("a member is something");
        let atom = match member.as_rule() {
            Node::set if !self.lexer => {
                self.found.push(
                    Diagnostic::error(span, "a character set in a parser rule")
                        .label("works in lexer rules only")
                        .help("name the excluded tokens after `~`"),
                );
                Atom::Set(Vec::new())
            }
            _ => self.atom(member, 0),
        };
        if let Atom::Literal(text) = &atom
            && self.lexer
            && text.len() > 1
        {
            self.found.push(
                Diagnostic::error(span, "`~` of a literal of several characters")
                    .label("only single characters can be excluded here")
                    .help("write a set such as `~[abc]`"),
            );
        }
        if let Atom::Name(name) = &atom
            && !self.lexer
            && !name.text.starts_with(char::is_uppercase)
        {
            self.found.push(
                Diagnostic::error(span, format!("`~` of the parser rule `{}`", name.text))
                    .label("only tokens can be excluded here"),
            );
        }
        Element {
            atom,
            quantifier: None,
            span,
        }
    }

    fn literal_or_range(&mut self, pair: Pair<'_, Node>) -> Atom {
        let span = self.span(&pair);
        let mut literals = pair
            .into_inner()
            .filter(|part| part.as_rule() == Node::literal)
            .map(|part| self.span(&part));
        let first = literals.next().expect("there is a literal");
        let last = literals.next();
        drop(literals);
        let Some(last) = last else {
            return Atom::Literal(self.literal(first));
        };
        if !self.lexer {
            self.found.push(
                Diagnostic::error(span, "a range of characters in a parser rule")
                    .label("works in lexer rules only")
                    .help(
                        "give it a lexer rule of its own, whose name begins with a capital letter",
                    ),
            );
            return Atom::Set(Vec::new());
        }
        let (Some(first), Some(last)) = (self.bound(first), self.bound(last)) else {
            return Atom::Set(Vec::new());
        };
        if first > last {
            self.found.push(
                Diagnostic::error(span, "the range is empty")
                    .label("its first character comes after its last")
                    .help("exchange the two"),
            );
        }
        Atom::Set(vec![CodePointRange { first, last }])
    }

    fn bound(&mut self, span: Span) -> Option<u32> {
        match self.literal(span)[..] {
            [one] => Some(one),
            [] => None,
            _ => {
                self.found.push(
                    Diagnostic::error(span, "a range goes from one character to another")
                        .label("this is more than one character"),
                );
                None
            }
        }
    }

    fn literal(&mut self, span: Span) -> Vec<u32> {
        escapes::literal(self.inside(span), self.inside_span(span), self.found)
    }

    fn set(&mut self, span: Span) -> Atom {
        Atom::Set(charset::set(
            self.inside(span),
            self.inside_span(span),
            self.found,
        ))
    }

    fn inside(&self, span: Span) -> &'a str {
        &self.text[self.inside_span(span).range()]
    }

    fn inside_span(&self, span: Span) -> Span {
        Span {
            start: span.start + 1,
            end: span.end - 1,
            ..span
        }
    }

    fn ident(&self, pair: &Pair<'_, Node>) -> Ident {
        let span = self.span(pair);
        Ident {
            text: self.text[span.range()].to_owned(),
            span,
        }
    }

    /// Returns the location without blanks before an absent part.
    fn span(&self, pair: &Pair<'_, Node>) -> Span {
        let span = pair.as_span();
        let (start, end) = (self.base + span.start(), self.base + span.end());
        let length = self.masked[start..end].trim_end().len();
        Span::new(self.file, start..start + length)
    }
}

fn read_quantifier(written: &str) -> Quantifier {
    let repeat = match written.as_bytes()[0] {
        b'*' => Repeat::Star,
        b'+' => Repeat::Plus,
        _ => Repeat::Optional,
    };
    Quantifier {
        repeat,
        greedy: !written[1..].contains('?'),
    }
}
