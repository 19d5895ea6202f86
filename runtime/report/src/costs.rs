//! What a reduction cost, by strategy, as its observer hears of it.

use std::time::Duration;

use secateur_reduce::executor::Verdict;
use secateur_reduce::search::{Progress, Tested};

/// Collects costs while a search runs: of this session, whatever earlier ones did.
#[derive(Clone, Debug, Default)]
pub struct Costs {
    strategies: Vec<StrategyCosts>,
    /// The figures when the turn at hand began.
    since: Progress,
    /// Whose turn it is; before the first, the checks of the original.
    turn: Option<usize>,
    tests: Vec<(Duration, Verdict)>,
}

/// What a strategy cost in all its rounds.
#[derive(Clone, Debug, Default)]
pub(crate) struct StrategyCosts {
    /// Its name; empty for what came before the first.
    pub name: String,
    /// How many rounds it had.
    pub rounds: u32,
    /// Tests that were started, cancelled ones included.
    pub tests: u64,
    /// Tests that were cancelled since a success made them pointless.
    pub cancelled: u64,
    /// Candidates whose answer was known.
    pub cache_hits: u64,
    /// Tests that were killed since their time was over.
    pub timeouts: u64,
    /// Tests that used more of the machine than they may.
    pub over_limit: u64,
    /// Time during which a test was running.
    pub oracle: Duration,
    /// Time in all.
    pub time: Duration,
}

impl Costs {
    /// A test ended.
    pub fn tested(&mut self, tested: &Tested) {
        self.tests.push((tested.elapsed, tested.verdict));
    }

    /// A strategy begins a round.
    pub fn round(&mut self, progress: &Progress) {
        self.close(progress);
        let name = &*progress.strategy;
        let at = self.strategies.iter().position(|one| one.name == name);
        let at = at.unwrap_or_else(|| self.add(name));
        self.strategies[at].rounds += 1;
        self.turn = Some(at);
    }

    /// The costs by strategy, in the order of their first rounds; the search ended
    /// with these figures.
    #[must_use]
    pub(crate) fn by_strategy(&self, end: &Progress) -> Vec<StrategyCosts> {
        let mut costs = self.clone();
        costs.close(end);
        costs.strategies
    }

    /// How long each test took, and what it said, in the order of their ends;
    /// repetitions of what had passed are not among them.
    #[must_use]
    pub(crate) fn tests(&self) -> &[(Duration, Verdict)] {
        &self.tests
    }

    /// The strategies, in the order of their first rounds; the first has no name and
    /// stands for what came before them.
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

    /// What was used since the turn began is the turn's.
    fn close(&mut self, now: &Progress) {
        let since = &self.since;
        if now.tests < since.tests || now.cache_hits < since.cache_hits {
            // Another search has begun: the text of what a generator made.
            self.since = Progress::default();
        }
        let turn = self.turn.unwrap_or_else(|| self.add(""));
        let (since, costs) = (&self.since, &mut self.strategies[turn]);
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
