//! Probabilities of missing verdicts.
//!
//! An edit is known by the text that it removes and inserts ([`Delta`]). A logistic regression over
//! its [clues](Clues) estimates whether it passes, and learns from each verdict.

use xxhash_rust::xxh3::Xxh3;

use crate::search::kernel::space::UNKNOWN;

/// A hash of the text that an edit removes and inserts, equal on different bases.
///
/// [`Cause`](crate::learning::Cause) is one of tokens.
pub(super) type Delta = u64;

/// Number of clues.
const CLUES: usize = 8;
/// First weights of the clues, in the order of [`Clues::of`].
///
/// Fitted to the verdicts on predictions for eight workers in the training cases, each of equal
/// weight.
const FIRST: [f64; CLUES] = [-0.06, 0.62, 0.32, -0.56, 0.75, 1.73, 0.45, -1.06];
/// Share of an error by which a verdict moves the weights.
const RATE: f64 = 0.02;
/// Least probability of a verdict, so that its logarithm is finite.
const LEAST: f64 = 0.001;

/// Numbers that describe an edit before its test.
#[derive(Clone, Copy, Debug)]
pub(super) struct Clues([f64; CLUES]);

impl Clues {
    /// Returns those of an edit by its last verdict on another base and the strategy's estimate.
    pub(super) fn of(fate: Option<bool>, chance: f32, size: Size) -> Self {
        let odds = logit(f64::from(chance));
        let when = |holds: bool, value: f64| if holds { value } else { 0.0 };
        let removed = (size.removed as f64 + 1.0).ln();
        let share = removed - (size.base as f64 + 1.0).ln();
        Self([
            1.0,
            when(fate.is_none(), odds),
            when(fate.is_none() && chance == UNKNOWN, 1.0),
            when(fate == Some(false), 1.0),
            when(fate == Some(false), odds),
            when(fate == Some(true), 1.0),
            (removed - 4.0) / 3.0,
            share / 5.0 + 1.0,
        ])
    }
}

/// Bytes that an edit removes, of those of the base.
#[derive(Clone, Copy, Debug)]
pub(super) struct Size {
    pub(super) removed: usize,
    pub(super) base: usize,
}

/// The weights of the clues.
#[derive(Debug)]
pub(super) struct Odds([f64; CLUES]);

impl Default for Odds {
    fn default() -> Self {
        Self(FIRST)
    }
}

impl Odds {
    /// Returns the probability that an edit passes.
    pub(super) fn chance(&self, clues: Clues) -> f64 {
        let terms = self.0.iter().zip(clues.0);
        let sum: f64 = terms.map(|(weight, clue)| weight * clue).sum();
        (1.0 / (1.0 + (-sum).exp())).clamp(LEAST, 1.0 - LEAST)
    }

    pub(super) fn record(&mut self, clues: Clues, has_passed: bool) {
        let error = f64::from(u8::from(has_passed)) - self.chance(clues);
        for (weight, clue) in self.0.iter_mut().zip(clues.0) {
            *weight += RATE * error * clue;
        }
    }
}

fn logit(chance: f64) -> f64 {
    let chance = chance.clamp(LEAST, 1.0 - LEAST);
    (chance / (1.0 - chance)).ln()
}

/// Returns the hash and the size of an edit.
pub(super) fn delta(base: &[u8], text: &[u8]) -> (Delta, Size) {
    let whole = base.len();
    let same = base.iter().zip(text);
    let before = same.take_while(|(a, b)| a == b).count();
    let (base, text) = (&base[before..], &text[before..]);
    let same = base.iter().rev().zip(text.iter().rev());
    let behind = same.take_while(|(a, b)| a == b).count();
    let (gone, come) = (&base[..base.len() - behind], &text[..text.len() - behind]);
    let mut hasher = Xxh3::new();
    hasher.update(&(gone.len() as u64).to_le_bytes());
    hasher.update(gone);
    hasher.update(come);
    let size = Size {
        removed: gone.len(),
        base: whole,
    };
    (hasher.digest(), size)
}

#[cfg(test)]
mod tests {
    use super::*;

    const SIZE: Size = Size {
        removed: 40,
        base: 1000,
    };

    #[test]
    fn an_edit_is_known_on_another_base() {
        let hash = |base: &[u8], text: &[u8]| delta(base, text).0;
        let one = hash(b"int a; int b; int c;", b"int a; int c;");
        assert_ne!(one, hash(b"int a; int b; int c;", b"int a; int b;"));
        assert_eq!(hash(b"x(1)", b"x()"), hash(b"yy(1)", b"yy()"));
        assert_eq!(one, hash(b"int b; int c;", b"int c;"));
        assert_eq!(delta(b"x(12)", b"x()").1.removed, 2);
    }

    #[test]
    fn verdicts_move_the_probability_of_like_edits() {
        let mut odds = Odds::default();
        let (new, known) = (
            Clues::of(None, 0.42, SIZE),
            Clues::of(Some(false), 0.42, SIZE),
        );
        assert!(odds.chance(known) < odds.chance(new));
        assert!(odds.chance(Clues::of(Some(true), 0.9, SIZE)) > 0.7);
        let before = odds.chance(new);
        for _ in 0..500 {
            odds.record(new, false);
        }
        assert!(odds.chance(new) < before / 2.0);
    }
}
