//! Costs of a reduction by strategy.

use std::time::Duration;

use secateur_reduce::executor::Verdict;
use secateur_reduce::search::{Progress, Purpose, Tested};

/// The costs of a search, without earlier sessions.
#[derive(Clone, Debug, Default)]
pub struct Costs {
    strategies: Vec<StrategyCosts>,
    /// Figures at the start of the present round.
    since: Progress,
    /// Index of the present strategy; before the first, the checks of the original.
    current: Option<usize>,
    tests: Vec<(Duration, Verdict)>,
}

#[derive(Clone, Debug, Default)]
pub(crate) struct StrategyCosts {
    /// Empty before the first strategy.
    pub name: String,
    pub rounds: u32,
    /// Tests started, including cancelled ones.
    pub tests: u64,
    /// Tests cancelled after an accepted edit.
    pub cancelled: u64,
    /// Candidates with a known verdict.
    pub cache_hits: u64,
    pub timeouts: u64,
    /// Tests that exceeded a resource limit.
    pub over_limit: u64,
    /// Time with a running test.
    pub oracle: Duration,
    pub time: Duration,
}

impl Costs {
    /// Records the end of a test.
    pub fn tested(&mut self, tested: &Tested) {
        if tested.purpose != Purpose::Candidate {
            return;
        }
        self.tests.push((tested.elapsed, tested.verdict));
    }

    /// Records the start of a round.
    pub fn round(&mut self, progress: &Progress) {
        self.close(progress);
        let name = &*progress.strategy;
        let at = self.strategies.iter().position(|one| one.name == name);
        let at = at.unwrap_or_else(|| self.add(name));
        self.strategies[at].rounds += 1;
        self.current = Some(at);
    }

    /// Returns the costs by strategy, ordered by first round; `end` has the final figures.
    #[must_use]
    pub(crate) fn by_strategy(&self, end: &Progress) -> Vec<StrategyCosts> {
        let mut costs = self.clone();
        costs.close(end);
        costs.strategies
    }

    /// Returns the duration and verdict of each test in order of consumption, without repetitions.
    #[must_use]
    pub(crate) fn tests(&self) -> &[(Duration, Verdict)] {
        &self.tests
    }

    /// Returns the names of strategies, ordered by first round; the first is empty.
    pub(crate) fn names(&self) -> impl Iterator<Item = &str> {
        self.strategies.iter().map(|one| &*one.name)
    }

    fn add(&mut self, name: &str) -> usize {
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
        let current = self.current.unwrap_or_else(|| self.add(""));
        let (since, costs) = (&self.since, &mut self.strategies[current]);
        costs.tests += now.tests - since.tests;
        costs.cancelled += now.cancelled.saturating_sub(since.cancelled);
        costs.cache_hits += now.cache_hits - since.cache_hits;
        costs.timeouts += now.timeouts.saturating_sub(since.timeouts);
        costs.over_limit += now.over_limit.saturating_sub(since.over_limit);
        costs.oracle += now.oracle_time.saturating_sub(since.oracle_time);
        costs.time += now.elapsed.saturating_sub(since.elapsed);
        self.since = now.clone();
    }
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
        let said: Vec<_> = costs
            .by_strategy(&progress("tree", 20, 5))
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
            ("", 0, 4, 0, 4),
            ("tree", 2, 15, 5, 15),
            ("names", 1, 1, 0, 1),
        ];
        assert_eq!(
            said,
            wanted.map(|(n, r, t, c, s)| (n.to_owned(), r, t, c, s))
        );
    }
}
