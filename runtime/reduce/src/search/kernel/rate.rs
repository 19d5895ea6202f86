//! A sequential test of a candidate's rate of passes against the original's.
//!
//! After each run the likelihood of the best high rate, relative to the original's, is compared
//! with that of the best low rate (a generalized likelihood ratio in the
//! sequential test of Wald, "Sequential Tests of Statistical Hypotheses", 1945). So a text that
//! never passes is rejected after about two runs by the original's rate, and repetitions are spent
//! where they decide. All is relative to the *original's* rate: no chain of accepted candidates
//! lowers it.

use crate::search::Runs;

/// The limits of a decision; with these constants 95 of 100 searches end well.
#[derive(Clone, Copy, Debug)]
pub(super) struct Bounds {
    /// The share of the original's rate up to which a text fails.
    low: f64,
    /// The share from which on it holds.
    high: f64,
    /// Runs before it holds, at least.
    least: u32,
}

/// The bounds of a candidate.
pub(super) const CANDIDATE: Bounds = Bounds {
    low: 0.65,
    high: 0.9,
    least: 1,
};
/// Those of a base, which was a candidate: lower, so that a good one is seldom given up.
///
/// At least 20 runs, since the rate of the last one is in the summary.
pub(super) const BASE: Bounds = Bounds {
    low: 0.6,
    high: 0.8,
    least: 20,
};
/// Logarithm of the odds that accept.
const ACCEPT: f64 = 4.0;
/// Logarithm of the odds that reject: lower, since other edits try again.
const REJECT: f64 = 2.5;
/// Runs of a candidate by the original's rate, after which the more likely side wins …
const PATIENCE: f64 = 40.0;
/// … and their maximum.
const MOST: u32 = 400;

/// Passes of the original that give its rate …
const PASSES: u32 = 80;
/// … unless it takes more runs than this.
const RUNS: u32 = 800;

/// Runs for a pass of the original at most, if others are compared with it.
const RARE: u32 = 50;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Judgement {
    Holds,
    Fails,
    /// No fewer further runs than this decide.
    Open(u32),
}

/// Judges the rate of a text with these runs by that of the original.
pub(super) fn judge(original: Runs, bounds: Bounds, text: Runs) -> Judgement {
    let rate = original.rate();
    let most = MOST.min((PATIENCE / rate).ceil() as u32).max(1);
    let decided = |text: Runs| match odds(rate, bounds, text) {
        odds if odds >= ACCEPT && text.runs >= bounds.least => Some(Judgement::Holds),
        odds if odds <= -REJECT => Some(Judgement::Fails),
        odds if text.runs >= most => Some(match odds > 0.0 {
            true => Judgement::Holds,
            false => Judgement::Fails,
        }),
        _ => None,
    };
    if let Some(judgement) = decided(text) {
        return judgement;
    }
    let ends = |more: &u32| {
        let runs = text.runs + more;
        let passes = Runs {
            passed: text.passed + more,
            runs,
        };
        let fails = Runs { runs, ..text };
        decided(passes).is_some() || decided(fails).is_some()
    };
    Judgement::Open((1..most).find(ends).unwrap_or(1))
}

/// Returns how many more runs of the original are needed, at least, to know its rate.
pub(super) fn needed(original: Runs) -> Option<u32> {
    let passes = PASSES.saturating_sub(original.passed);
    let runs = RUNS.saturating_sub(original.runs);
    Some(passes.min(runs)).filter(|more| *more > 0)
}

/// Whether the original passes often enough for others to be compared with it.
pub(super) const fn is_comparable(original: Runs) -> bool {
    original.runs <= original.passed.saturating_mul(RARE)
}

/// Returns the logarithm of the odds of a high rate.
fn odds(original: f64, bounds: Bounds, text: Runs) -> f64 {
    let (low, high) = (bounds.low * original, bounds.high * original);
    let seen = match text.runs {
        0 => return 0.0,
        _ => text.rate(),
    };
    likelihood(seen.max(high), text) - likelihood(seen.min(low), text)
}

fn likelihood(rate: f64, of: Runs) -> f64 {
    let term = |times: u32, chance: f64| match times {
        0 => 0.0,
        times => f64::from(times) * chance.ln(),
    };
    term(of.passed, rate) + term(of.runs - of.passed, 1.0 - rate)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn judged(original: (u32, u32), text: (u32, u32)) -> Judgement {
        let runs = |(passed, runs)| Runs { passed, runs };
        judge(runs(original), CANDIDATE, runs(text))
    }

    #[test]
    fn few_runs_decide_where_the_original_always_passes() {
        let always = (16, 16);
        assert_eq!(judged(always, (0, 1)), Judgement::Open(1));
        assert_eq!(judged(always, (0, 2)), Judgement::Fails);
        assert_eq!(judged(always, (1, 1)), Judgement::Open(2));
        assert_eq!(judged(always, (11, 11)), Judgement::Holds);
        assert_eq!(judged(always, (1, 3)), Judgement::Fails);
    }

    #[test]
    fn a_rare_pass_is_waited_for() {
        let rare = (10, 100);
        assert_eq!(judged(rare, (0, 10)), Judgement::Open(5));
        assert_eq!(judged(rare, (0, 27)), Judgement::Fails);
        assert!(matches!(judged(rare, (1, 24)), Judgement::Open(_)));
        assert_eq!(judged(rare, (30, 200)), Judgement::Holds);
    }

    #[test]
    fn every_sequence_ends() {
        for original in [(1, 100), (10, 100), (16, 40), (16, 16)] {
            for every in 1..30 {
                let mut text = (0, 0);
                while let Judgement::Open(more) = judged(original, text) {
                    assert!(more > 0 && text.1 < MOST);
                    text.1 += 1;
                    text.0 += u32::from(text.1 % every == 0);
                }
            }
        }
    }
}
