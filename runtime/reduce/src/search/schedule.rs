//! Whose turn it is.
//!
//! What a stage brought in for its tests is the best guess of what it will bring
//! in next, so the one that removed most tokens for each test lately comes first,
//! as long as it may find something on the base as it is. A success changes the
//! base, and everybody may again; so the costly stages run where the cheap ones
//! find nothing. Counts alone decide, no times, and those that do not depend on how many
//! tests run at once: a run can be repeated and resumed.

/// What is known of the stages of a plan.
#[derive(Clone, Debug)]
pub(super) struct Schedule {
    stages: Vec<Turn>,
}

#[derive(Clone, Debug)]
struct Turn {
    /// Tokens removed for each test, lately.
    expected: f64,
    /// It found nothing on the base as it is.
    dry: bool,
}

/// At first each stage is expected to bring in this part of the one before it.
const LESS: f64 = 1.0 / 3.0;

impl Schedule {
    /// For so many stages, the most promising first.
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

    /// The stage whose turn it is; `None` if none can find anything.
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

    /// All may find something once more.
    pub(super) fn again(&mut self) {
        for turn in &mut self.stages {
            turn.dry = false;
        }
    }

    /// A stage had its turn: the base became another one, or not; so many tokens
    /// went in so many tests.
    pub(super) fn record_turn(&mut self, stage: usize, changed: bool, removed: usize, tests: u64) {
        if changed {
            self.again();
        }
        let turn = &mut self.stages[stage];
        // What it left it has just looked at, unless that was another base.
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
        // The second brings in as much as the first, which is expected to less now.
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
