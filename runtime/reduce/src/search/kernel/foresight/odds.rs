//! Probabilities of missing verdicts.
//!
//! An edit is known by the text that it removes and inserts ([`Delta`]). Its last verdict on another
//! base and the estimate of the strategy give its [class](Class); the verdicts on edits of a class
//! give the probability.

use xxhash_rust::xxh3::Xxh3;

/// A hash of the text that an edit removes and inserts, equal on different bases.
///
/// [`Cause`](crate::learning::Cause) is one of tokens.
pub(super) type Delta = u64;

/// Edits with a common probability to pass.
#[derive(Clone, Copy, Debug)]
pub(super) struct Class(usize);

/// Classes of equal fate, by the estimate.
const STEPS: usize = 10;
/// Verdicts that the first estimate of a class counts as.
const FIRST: f64 = 4.0;
/// Factor on earlier verdicts of a class for each later one.
const DECAY: f64 = 0.98;
/// First estimates for an edit that passed, or was rejected, on another base.
const PASSED: f64 = 0.9;
const REJECTED: f64 = 0.03;

impl Class {
    pub(super) fn of(fate: Option<bool>, chance: f32) -> Self {
        let step = ((chance * STEPS as f32) as usize).min(STEPS - 1);
        let fate = fate.map_or(0, |passed| 1 + usize::from(passed));
        Self(fate * STEPS + step)
    }

    fn first(self) -> f64 {
        match self.0 / STEPS {
            0 => (self.0 as f64 + 0.5) / STEPS as f64,
            1 => REJECTED,
            _ => PASSED,
        }
    }
}

/// Rates of passes by class.
#[derive(Debug, Default)]
pub(super) struct Rates([(f64, f64); STEPS * 3]);

impl Rates {
    pub(super) fn chance(&self, class: Class) -> f64 {
        let (passed, all) = self.0[class.0];
        FIRST.mul_add(class.first(), passed) / (all + FIRST)
    }

    pub(super) fn record(&mut self, class: Class, has_passed: bool) {
        let (passed, all) = &mut self.0[class.0];
        *passed = passed.mul_add(DECAY, f64::from(u8::from(has_passed)));
        *all = all.mul_add(DECAY, 1.0);
    }
}

pub(super) fn delta(base: &[u8], text: &[u8]) -> Delta {
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
    hasher.digest()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_edit_is_known_on_another_base() {
        let one = delta(b"int a; int b; int c;", b"int a; int c;");
        assert_ne!(one, delta(b"int a; int b; int c;", b"int a; int b;"));
        assert_eq!(delta(b"x(1)", b"x()"), delta(b"yy(1)", b"yy()"));
        assert_eq!(one, delta(b"int b; int c;", b"int c;"));
    }

    #[test]
    fn verdicts_move_the_probability_of_their_class() {
        let mut rates = Rates::default();
        let (new, known) = (Class::of(None, 0.42), Class::of(Some(false), 0.42));
        assert!((rates.chance(new) - 0.45).abs() < 1e-9);
        for _ in 0..100 {
            rates.record(new, true);
        }
        assert!(rates.chance(new) > 0.95);
        assert!((rates.chance(known) - REJECTED).abs() < 1e-9);
        assert!(rates.chance(Class::of(Some(true), 1.0)) > 0.5);
    }
}
