//! Costs of a reduction by strategy.

use std::collections::BTreeMap;
use std::time::Duration;

use secateur_reduce::executor::{Outcome, Verdict};
use secateur_reduce::search::Progress;
use secateur_session::history::Step;

/// The costs of a search, without earlier sessions.
#[derive(Clone, Debug, Default)]
pub struct Costs {
    strategies: Vec<StrategyCosts>,
    /// Figures at the last start of a strategy or round.
    since: Progress,
    /// Index of the present strategy; before the first, the checks of the original.
    current: Option<usize>,
    tests: Vec<(Duration, Verdict)>,
}

/// The name of the stage before the first strategy, in which the original is tested.
pub(crate) const ORIGINAL: &str = "original";

#[derive(Clone, Debug, Default)]
pub(crate) struct StrategyCosts {
    /// [`ORIGINAL`] before the first strategy.
    pub name: String,
    pub rounds: u32,
    /// Tests started, including cancelled ones.
    pub tests: u64,
    /// Accepted edits.
    pub successes: u64,
    pub cancelled: u64,
    /// Candidates with a known verdict.
    pub cache_hits: u64,
    pub timeouts: u64,
    /// Time with a running test.
    pub oracle: Duration,
    pub time: Duration,
}

impl Costs {
    /// Records the end of a test.
    pub fn ended(&mut self, outcome: &Outcome) {
        self.tests.push((outcome.elapsed, outcome.verdict));
    }

    /// Records the start of a strategy, or of another stage.
    pub fn strategy(&mut self, progress: &Progress) {
        self.begin(progress);
    }

    /// Records the start of a round.
    pub fn round(&mut self, progress: &Progress) {
        let at = self.begin(progress);
        self.strategies[at].rounds += 1;
    }

    fn begin(&mut self, progress: &Progress) -> usize {
        self.close(progress);
        let at = self.at(&progress.strategy);
        self.current = Some(at);
        at
    }

    /// Returns the costs by strategy, ordered by first round; `end` has the final figures.
    #[must_use]
    pub(crate) fn by_strategy(&self, end: &Progress) -> Vec<StrategyCosts> {
        let mut costs = self.clone();
        costs.close(end);
        costs.strategies
    }

    /// Returns the duration and verdict of each test that ended.
    #[must_use]
    pub(crate) fn tests(&self) -> &[(Duration, Verdict)] {
        &self.tests
    }

    /// Returns the names of strategies, ordered by first round, without [`ORIGINAL`].
    pub(crate) fn names(&self) -> impl Iterator<Item = &str> {
        let names = self.strategies.iter().map(|one| &*one.name);
        names.filter(|&name| name != ORIGINAL)
    }

    fn at(&mut self, name: &str) -> usize {
        let known = self.strategies.iter().position(|one| one.name == name);
        if let Some(at) = known {
            return at;
        }
        self.strategies.push(StrategyCosts {
            name: name.to_owned(),
            ..StrategyCosts::default()
        });
        self.strategies.len() - 1
    }

    fn close(&mut self, now: &Progress) {
        let since = &self.since;
        if now.tests < since.tests || now.cache_hits < since.cache_hits {
            // A new search, on the text that a generator made.
            self.since = Progress::default();
        }
        let current = self.current.unwrap_or_else(|| self.at(ORIGINAL));
        let (since, costs) = (&self.since, &mut self.strategies[current]);
        costs.tests += now.tests - since.tests;
        costs.successes += now.successes.saturating_sub(since.successes);
        costs.cancelled += now.cancelled.saturating_sub(since.cancelled);
        costs.cache_hits += now.cache_hits - since.cache_hits;
        costs.timeouts += now.timeouts.saturating_sub(since.timeouts);
        costs.oracle += now.oracle_time.saturating_sub(since.oracle_time);
        costs.time += now.elapsed.saturating_sub(since.elapsed);
        self.since = now.clone();
    }
}

/// Returns the tokens that each strategy removed, whose sum is what is gone in the end.
///
/// A return to an earlier text takes away what the steps after it removed.
pub(crate) fn removals(steps: &[Step], before: usize, end: usize) -> BTreeMap<&str, usize> {
    let mut kept: Vec<(&str, usize)> = Vec::new();
    let ends = steps.iter().map(|step| (&*step.strategy, step.tokens));
    for (strategy, tokens) in ends.chain([("", end)]) {
        while kept.last().is_some_and(|&(_, after)| after < tokens) {
            kept.pop();
        }
        kept.push((strategy, tokens));
    }
    let mut removed = BTreeMap::new();
    let mut left = before;
    for (strategy, after) in kept {
        if after < left {
            *removed.entry(strategy).or_default() += left - after;
            left = after;
        }
    }
    removed
}

#[cfg(test)]
mod tests {
    use super::*;

    fn progress(strategy: &'static str, tests: u64, cache_hits: u64) -> Progress {
        Progress {
            strategy: strategy.into(),
            tests,
            cache_hits,
            elapsed: Duration::from_secs(tests),
            ..Progress::default()
        }
    }

    #[test]
    fn each_strategy_pays_for_its_rounds() {
        let mut costs = Costs::default();
        costs.round(&progress("tree", 4, 0));
        costs.round(&progress("names", 10, 2));
        costs.round(&progress("tree", 11, 2));
        costs.strategy(&progress("polish", 19, 5));
        let said: Vec<_> = costs
            .by_strategy(&progress("polish", 20, 5))
            .into_iter()
            .map(|one| {
                (
                    one.name,
                    one.rounds,
                    one.tests,
                    one.cache_hits,
                    one.time.as_secs(),
                )
            })
            .collect();
        let wanted = [
            ("original", 0, 4, 0, 4),
            ("tree", 2, 14, 5, 14),
            ("names", 1, 1, 0, 1),
            ("polish", 0, 1, 0, 1),
        ];
        assert_eq!(
            said,
            wanted.map(|(n, r, t, c, s)| (n.to_owned(), r, t, c, s))
        );
    }

    #[test]
    fn what_is_undone_is_not_removed() {
        let steps: Vec<Step> = [("tree", 70), ("names", 60), ("tree", 20), ("tree", 65)]
            .into_iter()
            .map(|(strategy, tokens)| Step {
                tests: 0,
                seconds: 0.0,
                tokens,
                bytes: 0,
                strategy: strategy.to_owned(),
                patches: Vec::new(),
            })
            .collect();
        let of = |steps, end| removals(steps, 100, end).into_iter().collect::<Vec<_>>();
        assert_eq!(of(&steps[..3], 20), [("names", 10), ("tree", 70)]);
        assert_eq!(of(&steps, 65), [("tree", 35)]);
        assert_eq!(of(&steps[..3], 100), []);
    }
}
