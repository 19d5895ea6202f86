//! Doubts: whether what passed once passes again, and a second, expensive test.
//!
//! Property tests that answer by chance are common (races, addresses, time
//! limits). A search believes a single answer, so in the end it may hold a text
//! that never fails again. Here accepted candidates are run again (`--confirm`),
//! the base is run again after each round, and whenever that goes wrong an
//! earlier base that still passes takes its place.

use super::judge::{Judge, Stop};
use super::{Doubt, Then, Warning};
use crate::executor::{Event, Outcome, Verdict};

/// Runs what has to be sure again.
pub struct Assurance<'a> {
    /// Whether bases are run again.
    distrust: bool,
    /// Whether a run takes so little time that a few more do not matter.
    quick: bool,
    confirm: u32,
    then: Option<Then<'a>>,
    /// Successes since the expensive test last passed.
    unproven: u32,
    /// Successes from now on for which the expensive test is run at once.
    careful: u32,
    /// The candidate that passes now was proven already.
    proven: bool,
    /// Whether the expensive test is why the base is given up.
    unproven_base: bool,
    /// Something was accepted since the base was last run again.
    changed: bool,
    earlier: Earlier,
    /// What came of repeated tests.
    pub doubt: Doubt,
}

/// How often a base that failed once is tried before it is given up, and one
/// that takes its place.
const TRIALS: u32 = 3;
/// So many bases are given up before the search is.
const PATIENCE: u32 = 3;

impl<'a> Assurance<'a> {
    /// Begins with the original, which passed.
    pub fn new(
        original: &[u8],
        distrust: bool,
        confirm: u32,
        then: Option<Then<'a>>,
        doubt: Doubt,
    ) -> Self {
        Self {
            distrust,
            quick: doubt.repeated > 0,
            // Whoever answered the original by chance answers the others so, too.
            confirm: confirm.max(u32::from(doubt.refused > 0)),
            then,
            unproven: 0,
            careful: 0,
            proven: false,
            unproven_base: false,
            changed: false,
            earlier: Earlier::new(original),
            doubt,
        }
    }

    /// Whether a candidate that passed once passes as often as it has to.
    pub fn confirms(&mut self, judge: &mut Judge<'_>, text: &[u8]) -> Result<bool, Stop> {
        for _ in 0..self.confirm {
            if !self.passes_again(judge, text)? {
                return Ok(false);
            }
        }
        if self.careful > 0 {
            self.careful -= 1;
            self.proven = self.proves(judge, text)?;
            return Ok(self.proven);
        }
        Ok(true)
    }

    /// Takes note of a new base.
    pub fn accepted(&mut self, judge: &mut Judge<'_>, text: &[u8]) -> Result<(), Stop> {
        self.changed = true;
        let Some(then) = &self.then else {
            self.earlier.push(text);
            return Ok(());
        };
        if !std::mem::take(&mut self.proven) {
            self.unproven += 1;
            if self.unproven < then.every {
                return Ok(());
            }
            self.prove(judge, text)?;
        }
        self.earlier.push(text);
        Ok(())
    }

    /// Sees whether the base can be believed, at the end of a round; more closely
    /// if that is `last`.
    ///
    /// # Errors
    /// [`Stop::RolledBack`] if it cannot.
    pub fn audit(&mut self, judge: &mut Judge<'_>, text: &[u8], last: bool) -> Result<(), Stop> {
        if self.unproven > 0 {
            self.prove(judge, text)?;
            self.earlier.push(text);
        }
        let doubted = self.changed || self.doubt.refused > 0;
        if !self.distrust || !(doubted || last && !self.earlier.is_original()) {
            return Ok(());
        }
        let runs = if last && self.quick { TRIALS } else { 1 };
        let mut sure = true;
        for _ in 0..runs {
            sure = sure && self.passes_again(judge, text)?;
        }
        if !sure {
            let mut passed = 0;
            for _ in 0..TRIALS {
                passed += u32::from(self.passes_again(judge, text)?);
            }
            if passed * 2 < TRIALS {
                return Err(Stop::RolledBack);
            }
            self.confirm = self.confirm.max(1);
        }
        self.changed = false;
        Ok(())
    }

    /// The last base that can be believed, after [`Stop::RolledBack`]; the second
    /// answer is whether there is any use in going on.
    pub fn roll_back(&mut self, judge: &mut Judge<'_>) -> Result<(Vec<u8>, bool), Stop> {
        self.unproven = 0;
        if std::mem::take(&mut self.unproven_base) {
            return Ok((self.earlier.last().to_vec(), true));
        }
        self.doubt.rollbacks += 1;
        self.confirm = self.confirm.max(TRIALS);
        while !self.earlier.is_original() {
            let text = self.earlier.last().to_vec();
            let mut passed = true;
            for _ in 0..TRIALS {
                passed = passed && self.passes_again(judge, &text)?;
            }
            if passed {
                break;
            }
            self.earlier.pop();
        }
        self.changed = false;
        Ok((
            self.earlier.last().to_vec(),
            self.doubt.rollbacks <= PATIENCE,
        ))
    }

    /// Runs a text that passed before.
    fn passes_again(&mut self, judge: &mut Judge<'_>, text: &[u8]) -> Result<bool, Stop> {
        let passed = judge.run(text)?.verdict == Verdict::Interesting;
        self.doubt.repeated += 1;
        if !passed {
            self.doubt.refused += 1;
            judge.observer.warn(Warning::Flaky {
                refused: self.doubt.refused,
                repeated: self.doubt.repeated,
            });
        }
        Ok(passed)
    }

    fn prove(&mut self, judge: &mut Judge<'_>, text: &[u8]) -> Result<(), Stop> {
        let every = self.then.as_ref().map_or(1, |then| then.every);
        if self.proves(judge, text)? {
            self.unproven = 0;
            return Ok(());
        }
        // One of these successes is to blame: the same ones are looked at one by one.
        self.careful = every;
        self.unproven_base = true;
        self.unproven = 0;
        Err(Stop::RolledBack)
    }

    /// Runs the expensive test.
    fn proves(&mut self, judge: &mut Judge<'_>, text: &[u8]) -> Result<bool, Stop> {
        let Some(then) = &mut self.then else {
            return Ok(true);
        };
        judge.progress.expensive_tests += 1;
        let outcome = then.run(text)?;
        Ok(outcome.verdict == Verdict::Interesting)
    }
}

impl Then<'_> {
    /// Runs the expensive test once.
    ///
    /// # Errors
    /// If the user interrupts or the test cannot be run.
    pub fn run(&mut self, text: &[u8]) -> Result<Outcome, Stop> {
        let ticket = self.executor.start(text)?;
        loop {
            match self.executor.wait()? {
                Event::Finished(outcome) if outcome.ticket == ticket => return Ok(outcome),
                Event::Finished(_) => {}
                Event::Interrupted => {
                    self.executor.cancel(ticket);
                    return Err(Stop::Interrupted);
                }
            }
        }
    }
}

/// Earlier bases, the original first: all of the last few, and of the others the
/// fewer the older they are.
struct Earlier {
    texts: Vec<Vec<u8>>,
    bytes: usize,
}

/// What they may take, in bytes, beside the first and the last.
const ROOM: usize = 4 << 20;
/// How many at most.
const MOST: usize = 32;

impl Earlier {
    fn new(original: &[u8]) -> Self {
        Self {
            texts: vec![original.to_vec()],
            bytes: 0,
        }
    }

    fn push(&mut self, text: &[u8]) {
        self.bytes += text.len();
        self.texts.push(text.to_vec());
        while self.texts.len() > 2 && (self.bytes > ROOM || self.texts.len() > MOST) {
            self.thin_out();
        }
    }

    /// Drops every second of the older half, the original apart.
    fn thin_out(&mut self) {
        let half = (self.texts.len() / 2).max(1);
        let mut number = 0;
        self.texts.retain(|_| {
            number += 1;
            let at = number - 1;
            at == 0 || at > half || at % 2 == 0
        });
        self.bytes = self.texts[1..].iter().map(Vec::len).sum();
    }

    fn pop(&mut self) {
        if self.texts.len() > 1
            && let Some(text) = self.texts.pop()
        {
            self.bytes -= text.len();
        }
    }

    fn last(&self) -> &[u8] {
        self.texts.last().map_or(&[], Vec::as_slice)
    }

    fn is_original(&self) -> bool {
        self.texts.len() == 1
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_original_and_the_last_stay() {
        let mut earlier = Earlier::new(b"original");
        for number in 0..1000u32 {
            earlier.push(number.to_string().as_bytes());
        }
        assert!(earlier.texts.len() <= MOST);
        assert_eq!(earlier.last(), b"999");
        for _ in 0..1000 {
            earlier.pop();
        }
        assert!(earlier.is_original());
        assert_eq!(earlier.last(), b"original");
        assert_eq!(earlier.bytes, 0);
        for _ in 0..4 {
            earlier.push(&vec![0; ROOM / 2 + 1]);
        }
        assert_eq!(earlier.texts.len(), 2);
    }
}
