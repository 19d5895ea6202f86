//! Bodies of rules in a grammar's notation.

use crate::ir::{Expr, Grammar, Quantified};

/// A rule's body.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Expression {
    /// A name, literal or set.
    Symbol(String),
    /// Any token but these.
    Not(Vec<String>),
    /// A sequence.
    Sequence(Vec<Self>),
    /// Alternatives.
    Choice(Vec<Self>),
    /// An expression with a quantifier.
    Repeat(Box<Self>, &'static str),
}

/// Precedence, the tightest first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Level {
    Item,
    Quantified,
    Sequence,
    Choice,
}

impl Expression {
    /// Returns the body of a written rule; `None` if there is none of that name.
    #[must_use]
    pub fn of_rule(grammar: &Grammar, name: &str) -> Option<Self> {
        let mut rules = grammar.parser.rules.iter();
        let rule = rules.find(|rule| rule.name == name)?;
        Some(Self::of(grammar, &rule.body))
    }

    fn of(grammar: &Grammar, body: &Expr) -> Self {
        let all = |all: &[Expr]| all.iter().map(|part| Self::of(grammar, part)).collect();
        let token = |token: &_| grammar.token_name(*token).to_owned();
        match body {
            Expr::Token(one) => Self::Symbol(token(one)),
            Expr::Set(tokens) => {
                let texts = 1..usize::from(grammar.first_guard.0);
                let is_in = |at: &usize| tokens.iter().any(|token| usize::from(token.0) == *at);
                let others: Vec<usize> = texts.filter(|at| !is_in(at)).collect();
                match others.len() < tokens.len() {
                    true => Self::Not(
                        others
                            .iter()
                            .map(|&at| grammar.tokens[at].clone())
                            .collect(),
                    ),
                    false => {
                        let tokens = tokens.iter().map(|it| Self::Symbol(token(it)));
                        Self::Choice(tokens.collect())
                    }
                }
            }
            Expr::Rule(rule) => Self::Symbol(grammar.rule_name(*rule).to_owned()),
            Expr::Sequence(parts) => Self::Sequence(all(parts)),
            Expr::Choice(parts) => Self::Choice(all(parts)),
            Expr::Repeat(quantified, inner) => {
                Self::Repeat(Box::new(Self::of(grammar, inner)), sign(*quantified))
            }
        }
    }

    /// Formats as words between which a line may end.
    #[must_use]
    pub fn words(&self) -> Vec<String> {
        self.words_within(Level::Choice)
    }

    /// Formats as words, in parentheses if `around` needs them.
    pub(super) fn words_within(&self, around: Level) -> Vec<String> {
        let (mut words, level) = match self {
            Self::Symbol(name) => (vec![name.clone()], Level::Item),
            Self::Not(names) => (not(names), Level::Item),
            Self::Sequence(parts) | Self::Choice(parts) if parts.len() == 1 => {
                return parts[0].words_within(around);
            }
            Self::Sequence(parts) => {
                let words = parts
                    .iter()
                    .flat_map(|part| part.words_within(Level::Sequence));
                (words.collect(), Level::Sequence)
            }
            Self::Choice(parts) => {
                let mut words = Vec::new();
                for part in parts {
                    if !words.is_empty() {
                        words.push("|".to_owned());
                    }
                    words.extend(part.words_within(Level::Choice));
                }
                (words, Level::Choice)
            }
            Self::Repeat(inner, sign) => {
                let mut words = inner.words_within(Level::Item);
                add(&mut words, sign);
                (words, Level::Quantified)
            }
        };
        if level > around {
            match words.first_mut() {
                Some(first) => first.insert(0, '('),
                None => words.push("(".to_owned()),
            }
            add(&mut words, ")");
        }
        words
    }

    /// Flattens groups and sorts alternatives of names, for comparison.
    #[must_use]
    pub fn simplified(self) -> Self {
        match self {
            Self::Symbol(_) | Self::Not(_) => self,
            Self::Sequence(parts) => {
                let parts = parts.into_iter().map(Self::simplified);
                let parts = parts.flat_map(|part| match part {
                    Self::Sequence(inner) => inner,
                    other => vec![other],
                });
                Self::single(parts.collect(), Self::Sequence)
            }
            Self::Choice(parts) => {
                let parts = parts.into_iter().map(Self::simplified);
                let parts = parts.flat_map(|part| match part {
                    Self::Choice(inner) => inner,
                    other => vec![other],
                });
                let mut parts: Vec<Self> = parts.collect();
                if parts.iter().all(|part| matches!(part, Self::Symbol(_))) {
                    parts.sort();
                    parts.dedup();
                }
                Self::single(parts, Self::Choice)
            }
            Self::Repeat(inner, sign) => Self::Repeat(Box::new(inner.simplified()), sign),
        }
    }

    fn single(mut parts: Vec<Self>, several: fn(Vec<Self>) -> Self) -> Self {
        match parts.len() {
            1 => parts.remove(0),
            _ => several(parts),
        }
    }
}

fn not(names: &[String]) -> Vec<String> {
    match names {
        [] => vec![".".to_owned()],
        [only] => vec![format!("~{only}")],
        several => {
            let names = several.iter().cloned().map(Expression::Symbol);
            let mut words = Expression::Choice(names.collect()).words_within(Level::Item);
            words[0].insert(0, '~');
            words
        }
    }
}

fn add(words: &mut [String], sign: &str) {
    if let Some(last) = words.last_mut() {
        last.push_str(sign);
    }
}

pub(super) fn sign(quantified: Quantified) -> &'static str {
    match (quantified.zero, quantified.many, quantified.lazy) {
        (true, true, false) => "*",
        (true, true, true) => "*?",
        (false, _, false) => "+",
        (false, _, true) => "+?",
        (true, false, false) => "?",
        (true, false, true) => "??",
    }
}
