//! Tokens over time as a curve of one line.

use std::time::Duration;

/// Remaining tokens in columns of equal time.
///
/// When the columns are used up, pairs merge and the time of a column doubles.
#[derive(Clone, Debug)]
pub struct Curve {
    before: usize,
    columns: Vec<usize>,
    step: Duration,
}

const MAX_COLUMNS: usize = 24;
/// Initial time of a column.
const STEP: Duration = Duration::from_millis(250);
const LEVELS: [char; 8] = ['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];

impl Curve {
    /// Creates a curve that starts at `before` tokens.
    #[must_use]
    pub const fn new(before: usize) -> Self {
        Self {
            before,
            columns: Vec::new(),
            step: STEP,
        }
    }

    /// Records the tokens at a time, which never decreases.
    pub fn add(&mut self, elapsed: Duration, tokens: usize) {
        let mut column = elapsed.div_duration_f64(self.step) as usize;
        while column >= MAX_COLUMNS {
            self.columns = self
                .columns
                .chunks(2)
                .map(|two| two[two.len() - 1])
                .collect();
            self.step *= 2;
            column /= 2;
        }
        let last = self.columns.last().copied().unwrap_or(self.before);
        self.columns.resize(column + 1, last);
        self.columns[column] = tokens;
    }

    /// Draws the curve, a character for each column.
    ///
    /// The scale is logarithmic, since the last tokens matter as much as the first.
    #[must_use]
    pub fn draw(&self) -> String {
        let all = (self.before.max(1) as f64).ln_1p();
        let level = |&tokens: &usize| {
            let share = (tokens as f64).ln_1p() / all;
            let top = LEVELS.len() - 1;
            LEVELS[((share * top as f64).round() as usize).min(top)]
        };
        self.columns.iter().map(level).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_falls_and_is_never_too_long() {
        let mut curve = Curve::new(1000);
        for second in 0..1000 {
            curve.add(Duration::from_secs(second), 1000 - second as usize);
            assert!(curve.draw().chars().count() <= MAX_COLUMNS);
        }
        let drawn: Vec<char> = curve.draw().chars().collect();
        assert_eq!(drawn[0], '█');
        assert!(drawn.windows(2).all(|two| two[0] >= two[1]), "{drawn:?}");
        assert!(drawn[drawn.len() - 1] < '█');
    }

    #[test]
    fn time_without_news_repeats_the_last() {
        let mut curve = Curve::new(8);
        curve.add(Duration::ZERO, 8);
        curve.add(STEP * 4, 0);
        assert_eq!(curve.draw(), "████▁");
    }
}
