//! A copy of the search runs ahead: fewer rounds of tests, one worker's result.

use std::collections::VecDeque;
use std::ops::Range;
use std::time::Duration;

use secateur_reduce::executor::{Ending, Event, Executor, OracleError, Outcome, Ticket, Verdict};
use secateur_reduce::search::{
    Observer, Oracle, Progress, Reduction, SearchOptions, TextChange, reduce,
};

/// Ticks of a test.
const TEST: u64 = 1000;

/// Runs tests of as many ticks each.
struct Ticks<'a> {
    property: &'a dyn Fn(&[u8]) -> bool,
    workers: usize,
    says: Duration,
    /// Ticks before a start, and whether it waits for tests that are due.
    starts: (u64, bool),
    now: u64,
    next: u64,
    /// Tests that began with that of the original.
    at_first: usize,
    running: VecDeque<(u64, Ticket, Vec<u8>)>,
}

impl Executor for Ticks<'_> {
    fn capacity(&self) -> usize {
        self.workers
    }

    fn start(&mut self, text: &[u8]) -> Result<Ticket, OracleError> {
        let ticket = Ticket(self.next);
        self.next += 1;
        self.at_first += usize::from(self.now < TEST);
        self.now += self.starts.0;
        self.running
            .push_back((self.now + TEST, ticket, text.to_vec()));
        assert!(
            self.running.len() <= self.workers,
            "more tests than workers"
        );
        Ok(ticket)
    }

    fn wait(&mut self) -> Result<Event, OracleError> {
        let (end, ticket, text) = self.running.pop_front().expect("a test runs");
        self.now = self.now.max(end);
        Ok(Event::Finished(Outcome {
            ticket,
            verdict: match (self.property)(&text) {
                true => Verdict::Interesting,
                false => Verdict::Uninteresting,
            },
            ending: Ending::InProcess,
            elapsed: self.says,
            output: Vec::new(),
        }))
    }

    fn poll(&mut self) -> Result<Option<Event>, OracleError> {
        match self.running.front() {
            Some((end, ..)) if *end <= self.now => self.wait().map(Some),
            _ => Ok(None),
        }
    }

    fn wait_for_due(&mut self, times: &Range<Duration>) -> Result<(), OracleError> {
        let so_far = |end: u64| self.says * (TEST + self.now - end) as u32 / TEST as u32;
        let ends = self.running.iter().map(|test| test.0);
        let due = ends.filter(|&end| self.starts.1 && times.contains(&so_far(end)));
        self.now = due.max().unwrap_or(self.now);
        Ok(())
    }

    fn cancel(&mut self, ticket: Ticket) {
        self.running.retain(|(_, other, _)| *other != ticket);
    }
}

#[derive(Default)]
struct Steps(Vec<Vec<u8>>);

impl Observer for Steps {
    fn improved(&mut self, text: &[u8], _: &TextChange, _: &Progress) -> std::io::Result<()> {
        self.0.push(text.to_vec());
        Ok(())
    }
}

/// Reduces a document to some items; returns the ticks, too.
fn reduced(
    width: usize,
    workers: usize,
    says: Duration,
    flaky: bool,
) -> (Reduction, Vec<Vec<u8>>, u64) {
    reduced_by(width, workers, says, flaky, (0, true))
}

fn reduced_by(
    width: usize,
    workers: usize,
    says: Duration,
    flaky: bool,
    starts: (u64, bool),
) -> (Reduction, Vec<Vec<u8>>, u64) {
    let item = |number: usize| format!("{{\"item-{number}\": [{number}, [true], \"x\"]}}");
    let items: Vec<String> = (0..60).map(item).collect();
    let text = format!("[{}]", items.join(", "));
    let property = |text: &[u8]| {
        let text = String::from_utf8_lossy(text);
        ["item-7\"", "item-31\"", "item-50\""]
            .iter()
            .all(|needed| text.contains(needed))
    };
    let mut ticks = Ticks {
        property: &property,
        workers,
        says,
        starts,
        now: 0,
        next: 0,
        at_first: 0,
        running: VecDeque::new(),
    };
    let options = SearchOptions {
        distrust: true,
        flaky,
        width,
        ..SearchOptions::default()
    };
    let mut steps = Steps::default();
    let format = &secateur_json::FORMAT;
    let oracle = Oracle::new(&mut ticks);
    let reduction = reduce(format, text.as_bytes(), oracle, options, &mut steps);
    // Three tests of the original, one of the empty text, and those of a copy that runs ahead.
    let runs_ahead = workers >= 4 || width > 1;
    let beside = if runs_ahead { workers } else { 4 };
    assert_eq!(ticks.at_first, workers.min(beside));
    (reduction.expect("a good start"), steps.0, ticks.now)
}

#[test]
fn it_saves_ticks_and_changes_nothing() {
    let slow = Duration::from_secs(3600);
    for flaky in [false, true] {
        let (one, steps, _) = reduced(1, 1, slow, flaky);
        let mut ticks = Vec::new();
        for workers in [2, 4, 8, 64] {
            let (other, others, took) = reduced(1, workers, slow, flaky);
            assert_eq!(others, steps, "{workers} workers");
            assert_eq!(other.text, one.text, "{workers} workers");
            assert_eq!(other.progress.consumed, one.progress.consumed);
            assert_eq!(other.flakiness, one.flakiness);
            assert_eq!(other.tree_minimal, !flaky, "a flaky test proves nothing");
            ticks.push(took);
        }
        assert!(ticks.is_sorted_by(|few, many| few >= many), "{ticks:?}");
        // Tests that began together end together: their verdicts make better predictions.
        let took = [true, false].map(|waits| {
            let (_, others, took) = reduced_by(1, 8, slow, flaky, (1, waits));
            assert_eq!(others, steps);
            took
        });
        assert!(flaky || took[0] < took[1], "{took:?}");
        // A copy as slow as a test does not run; one path of guesses remains.
        let (_, others, path) = reduced(1, 64, Duration::ZERO, flaky);
        assert_eq!(others, steps);
        assert!(flaky || ticks[3] * 3 <= path * 2, "{ticks:?}, {path}");
    }
}

#[test]
fn epochs_save_ticks_and_depend_on_their_width_alone() {
    let slow = Duration::from_secs(3600);
    let (_, _, chain) = reduced(1, 64, slow, false);
    for width in [2, 4, 64] {
        for flaky in [false, true] {
            let (one, steps, alone) = reduced(width, 1, slow, flaky);
            assert!(flaky || one.tree_minimal, "width {width}");
            let mut ticks = vec![alone];
            for workers in [2, 8, 64] {
                let (other, others, took) = reduced(width, workers, slow, flaky);
                assert_eq!(others, steps, "width {width}, {workers} workers");
                assert_eq!(other.text, one.text);
                assert_eq!(other.progress.consumed, one.progress.consumed);
                assert_eq!(other.flakiness, one.flakiness);
                ticks.push(took);
            }
            assert!(ticks.is_sorted_by(|few, many| few >= many), "{ticks:?}");
            if (width, flaky) == (64, false) {
                assert!(ticks[3] < chain, "{ticks:?}, {chain}");
            }
        }
    }
}
