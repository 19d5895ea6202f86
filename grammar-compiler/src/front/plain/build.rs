//! Conversion of a parsed rule to its tree; the PEGs nest the same parts.

use pest::RuleType;
use pest::iterators::Pair;

use super::tree::{Choice, Item, Node, PlainRule};
use crate::diagnostics::{Diagnostic, Span};
use crate::ir::CharSet;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    Choice,
    Sequence,
    /// A factor, and exceptions from it.
    Term,
    /// Empty is ε.
    Exception,
    /// An atom with its repetition.
    Factor,
    Count,
    Quantifier,
    Name,
    Literal,
    /// Two literals.
    Range,
    Set,
    Code,
    Empty,
    Group,
    Option,
    Repetition,
    Sign,
}

#[derive(Clone, Debug)]
pub struct Wrong {
    pub message: String,
    pub label: String,
    pub help: Option<&'static str>,
}

impl Wrong {
    pub fn new(message: &str, label: &str) -> Self {
        Self {
            message: message.to_owned(),
            label: label.to_owned(),
            help: None,
        }
    }

    pub fn help(self, help: &'static str) -> Self {
        Self {
            help: Some(help),
            ..self
        }
    }
}

pub struct Spelling<R> {
    pub part: fn(R) -> Part,
    /// Returns a name without its brackets.
    pub name: fn(&str) -> String,
    pub literal: fn(&str) -> Vec<u32>,
    /// Returns the characters, and whether they were negated.
    pub set: fn(&str) -> Result<(CharSet, bool), Wrong>,
    pub code: fn(&str) -> Option<u32>,
}

/// Maximal number of parts of a file, with copies.
const PARTS: usize = 200_000;

pub struct Builder<'a, R> {
    pub file: u32,
    pub masked: &'a str,
    pub base: usize,
    pub spelling: &'a Spelling<R>,
    pub parts: &'a mut usize,
    pub found: &'a mut Vec<Diagnostic>,
}

impl<R: RuleType> Builder<'_, R> {
    pub fn rule(&mut self, pair: Pair<'_, R>) -> PlainRule {
        let span = self.span(&pair);
        let mut rule = PlainRule {
            name: String::new(),
            span,
            body: Vec::new(),
            lexical: false,
            skip: false,
        };
        for part in pair.into_inner() {
            match self.part(&part) {
                Part::Name => {
                    rule.name = (self.spelling.name)(part.as_str());
                    rule.span = self.span(&part);
                }
                Part::Choice => rule.body = self.choice(part),
                _ => {}
            }
        }
        rule
    }

    fn part(&self, pair: &Pair<'_, R>) -> Part {
        (self.spelling.part)(pair.as_rule())
    }

    fn choice(&mut self, pair: Pair<'_, R>) -> Choice {
        let mut all = Vec::new();
        for sequence in pair.into_inner() {
            if self.part(&sequence) == Part::Sequence {
                let terms = sequence.into_inner();
                all.push(terms.filter_map(|term| self.term(term)).collect());
            }
        }
        all
    }

    fn term(&mut self, pair: Pair<'_, R>) -> Option<Node> {
        let span = self.span(&pair);
        match self.part(&pair) {
            Part::Term => {}
            Part::Factor => return self.factor(pair),
            _ => return None,
        }
        let mut from = None;
        let mut without = Vec::new();
        for part in pair.into_inner() {
            match self.part(&part) {
                Part::Factor => from = self.factor(part),
                Part::Exception => {
                    let span = self.span(&part);
                    let factor = part.into_inner().next();
                    let node = factor.and_then(|factor| self.factor(factor));
                    without.push(node.unwrap_or(Node {
                        item: Item::Literal(Vec::new()),
                        span,
                    }));
                }
                _ => {}
            }
        }
        match without.is_empty() {
            true => from,
            false => Some(Node {
                item: Item::Except(Box::new(from?), without),
                span,
            }),
        }
    }

    fn factor(&mut self, pair: Pair<'_, R>) -> Option<Node> {
        let span = self.span(&pair);
        let before = *self.parts;
        let mut node = None;
        let mut copies = None;
        let (mut zero, mut many) = (false, false);
        for part in pair.into_inner() {
            match self.part(&part) {
                Part::Count => {
                    let digits = part.as_str().trim();
                    copies = Some((
                        self.span(&part),
                        digits.parse::<usize>().unwrap_or(usize::MAX),
                    ));
                }
                Part::Quantifier => {
                    zero |= part.as_str() != "+";
                    many |= part.as_str() != "?";
                }
                _ => node = self.atom(part),
            }
        }
        let mut node = node?;
        if zero || many {
            let body = Box::new(node);
            let item = Item::Repeat { zero, many, body };
            node = Node { item, span };
        }
        if let Some((place, copies)) = copies {
            let each = *self.parts - before;
            *self.parts = copies.saturating_mul(each).saturating_add(before);
            if *self.parts > PARTS {
                self.found.push(
                    Diagnostic::error(place, "this repetition makes too many copies")
                        .label(format!("with them, this file has more than {PARTS} parts"))
                        .help("write `{ … }` for any number"),
                );
                *self.parts = before;
                return None;
            }
            let item = Item::Group(vec![vec![node; copies]]);
            node = Node { item, span };
        }
        Some(node)
    }

    fn atom(&mut self, pair: Pair<'_, R>) -> Option<Node> {
        *self.parts += 1;
        let span = self.span(&pair);
        let part = self.part(&pair);
        let text = pair.as_str();
        let one = |points: Vec<u32>| Item::Literal(points);
        let item = match part {
            Part::Name => Item::Name((self.spelling.name)(text)),
            Part::Literal => {
                let points = (self.spelling.literal)(text);
                *self.parts += points.len();
                one(points)
            }
            Part::Empty => one(Vec::new()),
            Part::Code => match (self.spelling.code)(text) {
                Some(point) => one(vec![point]),
                None => {
                    self.error(span, "this is not a character", "the last one is 10FFFF");
                    return None;
                }
            },
            Part::Set => match (self.spelling.set)(text) {
                Ok((set, negated)) => Item::Set { set, negated },
                Err(wrong) => {
                    self.wrong(span, &wrong);
                    return None;
                }
            },
            Part::Range => self.range(pair, span)?,
            Part::Group => Item::Group(self.inner(pair)),
            Part::Option | Part::Repetition => {
                let item = Item::Group(self.inner(pair));
                Item::Repeat {
                    zero: true,
                    many: part == Part::Repetition,
                    body: Box::new(Node { item, span }),
                }
            }
            _ => return None,
        };
        Some(Node { item, span })
    }

    fn inner(&mut self, pair: Pair<'_, R>) -> Choice {
        let mut inner = pair.into_inner();
        let choice = inner.find(|part| self.part(part) == Part::Choice);
        choice.map_or_else(Vec::new, |choice| self.choice(choice))
    }

    fn range(&mut self, pair: Pair<'_, R>, span: Span) -> Option<Item> {
        let bounds: Vec<Vec<u32>> = pair
            .into_inner()
            .filter(|part| self.part(part) == Part::Literal)
            .map(|part| (self.spelling.literal)(part.as_str()))
            .collect();
        let (&[first], &[last]) = (&bounds.first()?[..], &bounds.last()?[..]) else {
            self.error(
                span,
                "a range goes from one character to another",
                "a bound that is not one character",
            );
            return None;
        };
        match super::range(first, last) {
            Ok(set) => Some(Item::Set {
                set,
                negated: false,
            }),
            Err(wrong) => {
                self.wrong(span, &wrong);
                None
            }
        }
    }

    fn wrong(&mut self, span: Span, wrong: &Wrong) {
        let error = Diagnostic::error(span, &*wrong.message).label(&*wrong.label);
        self.found.push(match wrong.help {
            Some(help) => error.help(help),
            None => error,
        });
    }

    fn error(&mut self, span: Span, message: &str, label: &str) {
        self.found
            .push(Diagnostic::error(span, message).label(label));
    }

    /// Returns the location without blanks at the end.
    fn span(&self, pair: &Pair<'_, R>) -> Span {
        let span = pair.as_span();
        let (start, end) = (self.base + span.start(), self.base + span.end());
        let length = self.masked[start..end].trim_end().len();
        Span::new(self.file, start..start + length)
    }
}
