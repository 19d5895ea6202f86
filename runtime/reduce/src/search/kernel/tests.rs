//! The work between two looks whether to stop, in tokens.

use std::cell::Cell;

use super::{Batch, Decision, Identity, Kernel, Made, Proposer, Space, Stop};
use crate::executor::{Event, Executor, OracleError, Ticket};
use crate::search::{Oracle, Progress, SearchOptions};
use secateur_syntax::tree::Fingerprint;

/// The work since the last look, and at most.
#[derive(Default)]
struct Work {
    since: Cell<usize>,
    most: Cell<usize>,
}

impl Work {
    fn add(&self, tokens: usize) {
        self.since.set(self.since.get() + tokens);
        self.most.set(self.most.get().max(self.since.get()));
    }
}

/// An executor without tests, of which each poll is a look.
struct Looks<'w>(&'w Work);

impl Executor for Looks<'_> {
    fn capacity(&self) -> usize {
        1
    }

    fn start(&mut self, _: &[u8]) -> Result<Ticket, OracleError> {
        unreachable!("no candidate is a sentence")
    }

    fn wait(&mut self) -> Result<Event, OracleError> {
        unreachable!("no test is started")
    }

    fn poll(&mut self) -> Result<Option<Event>, OracleError> {
        self.0.since.set(0);
        Ok(None)
    }

    fn cancel(&mut self, _: Ticket) {}
}

struct Unprintable<'w> {
    work: &'w Work,
    tokens: usize,
    changes: usize,
}

impl Space for Unprintable<'_> {
    type Edit = u64;
    type Candidate = u64;

    fn work(&self, _: &u64) -> usize {
        self.changes
    }

    fn make(&mut self, edit: &u64) -> Result<Made<u64>, Stop> {
        self.work.add(self.changes);
        Ok(Made::Candidate(*edit))
    }

    fn identity(&self, candidate: &u64) -> Option<Identity> {
        Some((Fingerprint(*candidate), self.tokens))
    }

    fn print<'c>(&mut self, _: &'c mut u64) -> Option<&'c [u8]> {
        self.work.add(self.tokens);
        None
    }

    fn size(&self) -> usize {
        self.tokens
    }

    fn fingerprint(&self) -> Fingerprint {
        Fingerprint(0)
    }

    fn adopt(&mut self, _: &mut Kernel<'_>, _: u64, _: u64) -> Result<bool, Stop> {
        unreachable!("nothing passes")
    }
}

#[derive(Clone)]
struct Count<'w> {
    work: &'w Work,
    left: u64,
    pauses: u32,
    paused: u32,
}

impl Proposer<Unprintable<'_>> for Count<'_> {
    fn propose(&mut self, space: &Unprintable<'_>, _: usize) -> Batch<u64> {
        if self.left > 0 && self.paused < self.pauses {
            self.paused += 1;
            self.work.add(space.tokens);
            return Batch::new();
        }
        self.paused = 0;
        let edit = self.left;
        self.left = self.left.saturating_sub(1);
        (edit > 0).then_some(edit).into_iter().collect()
    }

    fn record(&mut self, _: &Unprintable<'_>, _: &[Decision]) {}

    fn is_busy(&self) -> bool {
        self.paused > 0
    }
}

/// Returns the most work between two looks.
fn most(edits: u64, tokens: usize, changes: usize, pauses: u32) -> usize {
    let work = Work::default();
    let (mut executor, mut observer) = (Looks(&work), ());
    let mut options = SearchOptions::default();
    let oracle = Oracle::new(&mut executor);
    let mut kernel = Kernel::new(oracle, &mut options, &mut observer, Progress::default());
    let count = Count {
        work: &work,
        left: edits,
        pauses,
        paused: 0,
    };
    let mut space = Unprintable {
        work: &work,
        tokens,
        changes,
    };
    let count = kernel.run(&mut space, count).expect("it is not stopped");
    assert_eq!(count.left, 0);
    work.most.get()
}

#[test]
fn large_candidates_are_looked_up_from_one_by_one() {
    assert!(most(50, 200_000, 1, 0) <= 200_001);
    assert!(most(50, 1, 200_000, 0) <= 200_001);
}

#[test]
fn small_candidates_are_counted_together() {
    let work = most(5_000, 100, 10, 0);
    assert!((10_000..=1 << 17).contains(&work), "{work}");
}

#[test]
fn a_proposer_that_interrupts_itself_goes_on_after_a_look() {
    assert!(most(20, 70_000, 1, 3) <= 2 * 70_001);
}
