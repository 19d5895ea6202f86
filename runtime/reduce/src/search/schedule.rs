//! The order of stages by yield.
//!
//! The recent yield of a stage (removed tokens for each test) predicts the next. The highest yield
//! is next, unless that stage found nothing on the present base; a new base lets all run again, so
//! costly stages run where cheap ones find nothing. The yields depend on neither times nor workers:
//! a run can be repeated and resumed.

#[derive(Clone, Debug)]
pub(super) struct Schedule {
    stages: Vec<Turn>,
}

#[derive(Clone, Debug)]
struct Turn {
    /// Recent mean of removed tokens for each test.
    expected: f64,
    /// Whether it found nothing on the present base.
    dry: bool,
}

/// Initial yield of a stage, as a share of the one before.
const LESS: f64 = 1.0 / 3.0;

impl Schedule {
    pub(super) fn new(stages: usize) -> Self {
        let expected = std::iter::successors(Some(1.0), |before| Some(before * LESS));
        let turn = |expected| Turn {
            expected,
            dry: false,
        };
        Self {
            stages: expected.take(stages).map(turn).collect(),
        }
    }

    pub(super) const fn is_empty(&self) -> bool {
        self.stages.is_empty()
    }

    pub(super) fn next(&self) -> Option<usize> {
        let mut best: Option<usize> = None;
        for (at, turn) in self.stages.iter().enumerate() {
            let better = |best: usize| turn.expected > self.stages[best].expected;
            if !turn.dry && best.is_none_or(better) {
                best = Some(at);
            }
        }
        best
    }

    pub(super) fn again(&mut self) {
        for turn in &mut self.stages {
            turn.dry = false;
        }
    }

    pub(super) fn record_turn(&mut self, stage: usize, changed: bool, removed: usize, tests: u64) {
        if changed {
            self.again();
        }
        let turn = &mut self.stages[stage];
        // A turn that changes nothing has just visited the base.
        turn.dry = !changed;
        if tests > 0 {
            turn.expected = turn.expected.midpoint(removed as f64 / tests as f64);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_brings_in_most_comes_first_and_all_have_a_last_turn() {
        let mut schedule = Schedule::new(3);
        assert_eq!(schedule.next(), Some(0));
        schedule.record_turn(0, false, 0, 100);
        assert_eq!(schedule.next(), Some(1));
        schedule.record_turn(1, true, 50, 100);
        // The second has the yield of the first, which is expected to have less now.
        assert_eq!(schedule.next(), Some(0));
        schedule.record_turn(0, false, 0, 100);
        assert_eq!(schedule.next(), Some(1));
        schedule.record_turn(1, false, 0, 10);
        assert_eq!(schedule.next(), Some(2));
        schedule.record_turn(2, true, 1, 100);
        let mut left = Vec::new();
        while let Some(stage) = schedule.next() {
            schedule.record_turn(stage, false, 0, 1);
            left.push(stage);
        }
        left.sort_unstable();
        assert_eq!(left, [0, 1, 2]);
    }
}
