//! Printed candidates, and their differences from the base.
//!
//! Each tested candidate is printed. What only an accepted one needs (its tokens, the replaced runs
//! of the base) is derived from notes of the printer: nothing is printed twice.

use std::ops::Range;

use super::edit::Filling;
use super::fingerprint::Run;
use super::{Candidate, Tree};
use crate::lex::Token;

/// The text of a candidate.
#[derive(Clone, Debug, Default)]
pub struct Printed {
    /// The text.
    pub text: Vec<u8>,
    pub(super) places: Places,
}

#[derive(Clone, Debug)]
pub(super) enum Places {
    /// The first byte of each run of the base, and of each inserted token.
    Starts(Vec<u32>),
    /// All tokens, where the text had to be lexed.
    Tokens(Vec<Token>),
}

impl Default for Places {
    fn default() -> Self {
        Self::Starts(Vec::new())
    }
}

pub(super) enum Notes<'t> {
    Starts(&'t mut Vec<u32>),
    Tokens(&'t mut Vec<Token>),
    Nothing,
}

impl Notes<'_> {
    pub(super) fn clear(&mut self) {
        match self {
            Self::Starts(starts) => starts.clear(),
            Self::Tokens(tokens) => tokens.clear(),
            Self::Nothing => {}
        }
    }
}

/// A replaced run of a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Replaced {
    /// The bytes of the old text.
    pub old: Range<usize>,
    /// The inserted text.
    pub new: Vec<u8>,
}

impl Printed {
    /// Returns the text's tokens, given its tree and candidate.
    #[must_use]
    pub fn tokens(&self, tree: &Tree, candidate: &Candidate) -> Vec<Token> {
        let starts = match &self.places {
            Places::Tokens(tokens) => return tokens.clone(),
            Places::Starts(starts) => starts,
        };
        let mut starts = starts.iter().copied();
        let mut start = || starts.next().unwrap_or_default();
        let mut tokens = Vec::with_capacity(candidate.tokens(tree));
        for (_, run) in candidate.runs(tree) {
            match run {
                Run::Base(run) if run.is_empty() => {}
                Run::Base(run) => {
                    let base = &tree.tokens[run.start as usize..run.end as usize];
                    let shift = i64::from(start()) - i64::from(base[0].start);
                    tokens.extend(base.iter().map(|token| token.moved(shift)));
                }
                Run::New(new) => tokens.extend(new.iter().map(|(kind, text)| {
                    let start = start();
                    Token::new(*kind, start, start + text.len() as u32)
                })),
            }
        }
        tokens
    }

    /// Returns the replaced runs of the tree's text, in order. Linear in the texts.
    #[must_use]
    pub fn replaced(&self, tree: &Tree, candidate: &Candidate, tokens: &[Token]) -> Vec<Replaced> {
        let mut pairs = Pairs::new(&tree.text, &self.text);
        let mut at = 0;
        let mut splices = candidate.splices.iter();
        for (number, (_, run)) in candidate.runs(tree).enumerate() {
            // Every second run replaces tokens. Text from elsewhere is new here.
            let splice = if number % 2 == 1 {
                splices.next()
            } else {
                None
            };
            let Run::Base(run) = run else {
                at += run.len();
                continue;
            };
            let printed = &tokens[at..at + run.len()];
            at += run.len();
            let stays = splice.is_none_or(|splice| match &splice.by {
                Filling::Base(by) => splice.out.start <= by.start && by.end <= splice.out.end,
                Filling::New(_) => false,
            });
            if stays {
                pairs.run(&tree.tokens[run.start as usize..run.end as usize], printed);
            }
        }
        pairs.finish()
    }
}

impl Tree {
    /// Returns the differences of a tree with the same tokens, in order.
    #[must_use]
    pub fn replaced_between(&self, other: &Self) -> Vec<Replaced> {
        let mut pairs = Pairs::new(&self.text, &other.text);
        pairs.run(&self.tokens, &other.tokens);
        pairs.finish()
    }
}

struct Pairs<'t> {
    old: &'t [u8],
    new: &'t [u8],
    at: (usize, usize),
    replaced: Vec<Replaced>,
}

impl<'t> Pairs<'t> {
    const fn new(old: &'t [u8], new: &'t [u8]) -> Self {
        Self {
            old,
            new,
            at: (0, 0),
            replaced: Vec::new(),
        }
    }

    fn run(&mut self, old: &[Token], new: &[Token]) {
        let (Some(first), Some(last)) = (ends(old), ends(new)) else {
            return;
        };
        if self.old[first.clone()] == self.new[last.clone()] {
            self.pair(first, last);
            return;
        }
        for (old, new) in old.iter().zip(new) {
            self.pair(range(old), range(new));
        }
    }

    /// Advances behind equal text at these places, unless they are behind already.
    fn pair(&mut self, old: Range<usize>, new: Range<usize>) {
        if old.start < self.at.0
            || new.start < self.at.1
            || self.old[old.clone()] != self.new[new.clone()]
        {
            return;
        }
        self.gap(old.start, new.start);
        self.at = (old.end, new.end);
    }

    /// Replaces the text before these places where it differs.
    fn gap(&mut self, old: usize, new: usize) {
        let (gone, came) = (&self.old[self.at.0..old], &self.new[self.at.1..new]);
        let same = |(a, b): &(&u8, &u8)| a == b && a.is_ascii();
        let begin = gone.iter().zip(came).take_while(same).count();
        let (gone, came) = (&gone[begin..], &came[begin..]);
        let end = gone.iter().rev().zip(came.iter().rev());
        let end = end.take_while(same).count();
        let (gone, came) = (gone.len() - end, came.len() - end);
        if gone + came > 0 {
            let (old, new) = (self.at.0 + begin, self.at.1 + begin);
            self.replaced.push(Replaced {
                old: old..old + gone,
                new: self.new[new..new + came].to_vec(),
            });
        }
    }

    fn finish(mut self) -> Vec<Replaced> {
        self.gap(self.old.len(), self.new.len());
        self.replaced
    }
}

fn range(token: &Token) -> Range<usize> {
    token.start as usize..token.end as usize
}

fn ends(tokens: &[Token]) -> Option<Range<usize>> {
    Some(tokens.first()?.start as usize..tokens.last()?.end as usize)
}
