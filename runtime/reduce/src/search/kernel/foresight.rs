//! Tests started before the search requests them, for a copy of it that runs ahead.
//!
//! While a search waits and workers are idle, a copy of the whole search continues: it *predicts*
//! missing verdicts, accepts predicted passes, and goes from base to base and stage to stage until
//! it has requested enough texts, which are tested meanwhile. The next copy begins at a checkpoint.
//! The search consumes verdicts in its own order, so a wrong prediction only costs tests.
//!
//! An edit, known by the text that it removes and inserts ([`Delta`]), is predicted to have its
//! last verdict on another base. Edits without a verdict, also those whose tests still run, are
//! predicted to be rejected.
//!
//! Memory: a verdict for each tested text, and the texts on the path of one copy.

use std::cell::{Cell, RefCell};
use std::collections::VecDeque;
use std::rc::Rc;
use std::time::{Duration, Instant};

use rustc_hash::FxHashMap;
use xxhash_rust::xxh3::Xxh3;

use super::answers::Answers;
use super::in_flight::InFlight;
use super::meter::Meter;
use super::runner::Runner;
use super::watch::Watch;
use super::{Kernel, Stop, TextKey};
use crate::executor::{Ending, Event, Executor, OracleError, Outcome, Ticket, Verdict};
use crate::search::{Budget, Observer, Progress, Runs, TextChange};

/// Workers from which a copy runs ahead.
///
/// With fewer the path of rejections ([`super::scheduler`]) is long enough and cheaper.
const MANY: usize = 4;
/// The same in epochs, where a search makes no guess itself.
const SOME: usize = 2;
/// Unknown verdicts on a copy's path at most, for each worker.
const DEPTH: usize = 2;
/// Minimal ratio of a test's time to that of a copy.
const SHARE: u32 = 4;
/// Time of a copy at most until a test has ended.
const FIRST: Duration = Duration::from_millis(500);

/// A hash of the text that an edit removes and inserts, equal on different bases.
///
/// [`Cause`](crate::learning::Cause) is one of tokens.
type Delta = u64;

#[derive(Debug, Default)]
pub(super) struct Foresight {
    verdicts: FxHashMap<TextKey, bool>,
    /// The last verdict on an edit.
    fates: FxHashMap<Delta, bool>,
    /// Predictions by the candidates whose verdicts are missing.
    awaited: FxHashMap<TextKey, (Delta, bool)>,
    /// Whether a prediction was wrong since the last copy.
    surprised: bool,
    /// Running mean of a copy's time.
    took: Duration,
}

impl Foresight {
    /// Begins a round: the time of earlier copies says little of the next ones.
    pub(super) fn begin_round(&mut self) {
        self.took /= 2;
    }

    pub(super) fn record(&mut self, text: TextKey, verdict: Verdict) {
        let passed = verdict == Verdict::Interesting;
        self.verdicts.insert(text, passed);
        if let Some((delta, predicted)) = self.awaited.remove(&text) {
            self.fates.insert(delta, passed);
            self.surprised |= passed != predicted;
        }
    }
}

struct Path<'f> {
    foresight: &'f mut Foresight,
    /// Whether an edit without a verdict is predicted to pass: a union.
    expected: Rc<Cell<bool>>,
    runs: &'f dyn Fn(TextKey) -> usize,
    /// Wanted texts at most.
    most: usize,
    /// Verdicts that may still be missing.
    depth: usize,
    /// Numbers of requests of a text, and its verdict on the path.
    asked: FxHashMap<TextKey, (usize, Option<bool>)>,
    wanted: Vec<Vec<u8>>,
    base: Vec<u8>,
    next: u64,
    ended: VecDeque<(Ticket, bool)>,
    deadline: Instant,
}

impl Path<'_> {
    fn ask(&mut self, text: &[u8]) -> bool {
        let key = TextKey::of(text);
        let known = self.foresight.verdicts.get(&key).copied();
        let asked = self.asked.entry(key).or_default();
        asked.0 += 1;
        let missing = asked.0 > (self.runs)(key);
        let again = asked.1.or((text == self.base).then_some(true));
        self.depth = self.depth.saturating_sub(usize::from(known.is_none()));
        if missing && known != Some(false) {
            self.wanted.push(text.to_vec());
        }
        let predicted = known.or(again).unwrap_or_else(|| {
            let delta = delta(&self.base, text);
            let fate = self.foresight.fates.get(&delta).copied();
            let predicted = fate.unwrap_or(self.expected.get());
            self.foresight.awaited.insert(key, (delta, predicted));
            predicted
        });
        self.asked.entry(key).or_default().1 = Some(predicted);
        predicted
    }

    const fn is_over(&self) -> bool {
        self.depth == 0 || self.wanted.len() >= self.most
    }
}

/// The executor of a copy.
struct Predictor<'p, 'f>(&'p RefCell<Path<'f>>);

impl Executor for Predictor<'_, '_> {
    fn capacity(&self) -> usize {
        1
    }

    fn start(&mut self, text: &[u8]) -> Result<Ticket, OracleError> {
        let mut path = self.0.borrow_mut();
        let passed = path.ask(text);
        let ticket = Ticket(path.next);
        path.next += 1;
        path.ended.push_back((ticket, passed));
        Ok(ticket)
    }

    fn wait(&mut self) -> Result<Event, OracleError> {
        let mut path = self.0.borrow_mut();
        if path.is_over() {
            return Ok(Event::Interrupted);
        }
        let (ticket, passed) = path.ended.pop_front().expect("something was started");
        Ok(Event::Finished(Outcome {
            ticket,
            verdict: match passed {
                true => Verdict::Interesting,
                false => Verdict::Uninteresting,
            },
            ending: Ending::InProcess,
            elapsed: Duration::ZERO,
            output: Vec::new(),
        }))
    }

    fn poll(&mut self) -> Result<Option<Event>, OracleError> {
        let late = Instant::now() >= self.0.borrow().deadline;
        Ok(late.then_some(Event::Interrupted))
    }

    fn cancel(&mut self, ticket: Ticket) {
        let mut path = self.0.borrow_mut();
        path.ended.retain(|(other, _)| *other != ticket);
    }
}

struct Follower<'p, 'f>(&'p RefCell<Path<'f>>);

impl Observer for Follower<'_, '_> {
    fn improved(&mut self, text: &[u8], _: &TextChange, _: &Progress) -> std::io::Result<()> {
        let base = &mut self.0.borrow_mut().base;
        base.clear();
        base.extend_from_slice(text);
        Ok(())
    }
}

impl Kernel<'_> {
    /// Whether a copy may run ahead: with many workers, if it is much faster than a test.
    pub(super) fn looks_ahead(&self) -> bool {
        let copy = self.runner.foresight.took * SHARE;
        let pays = self.runner.mean_time().is_some_and(|test| copy <= test);
        self.runner.capacity() >= self.many() && pays
    }

    /// Workers from which a copy runs ahead.
    pub(super) const fn many(&self) -> usize {
        match self.width {
            1 => MANY,
            _ => SOME,
        }
    }

    /// Runs a copy of the search by `ahead` and starts the tests that it requests.
    ///
    /// If no worker is idle, these replace tests that the copy does not want.
    pub(super) fn look_ahead(
        &mut self,
        base: &[u8],
        ahead: &mut dyn FnMut(&mut Kernel<'_>),
    ) -> Result<(), Stop> {
        self.runner.drain()?;
        if self.runner.idle() == 0 && !self.runner.foresight.surprised {
            return Ok(());
        }
        let began = Instant::now();
        let mut foresight = std::mem::take(&mut self.runner.foresight);
        foresight.surprised = false;
        let runs = |text| self.runner.runs(text);
        let expected = Rc::new(Cell::new(false));
        let path = RefCell::new(Path {
            foresight: &mut foresight,
            expected: Rc::clone(&expected),
            runs: &runs,
            // Until a test has ended all that run are needed.
            most: match self.runner.mean_time() {
                None => self.runner.idle(),
                Some(_) => self.runner.capacity(),
            },
            depth: self.runner.capacity() * DEPTH,
            asked: FxHashMap::default(),
            wanted: Vec::new(),
            base: base.to_vec(),
            next: 0,
            ended: VecDeque::new(),
            deadline: began + self.runner.mean_time().unwrap_or(FIRST),
        });
        let (mut predictor, mut follower) = (Predictor(&path), Follower(&path));
        let mut copy = self.copy(base, &mut predictor, &mut follower);
        copy.runner.expected = Rc::clone(&expected);
        ahead(&mut copy);
        drop(copy);
        let Path { wanted, asked, .. } = path.into_inner();
        foresight.took = (foresight.took * 3 + began.elapsed()) / 4;
        self.runner.foresight = foresight;
        for text in wanted {
            let wants = |text| asked.contains_key(&text);
            if self.runner.idle() > 0 || self.runner.free_worker(wants) {
                self.runner.start_speculative(&text)?;
            }
        }
        Ok(())
    }

    fn copy<'c>(
        &self,
        base: &[u8],
        executor: &'c mut dyn Executor,
        observer: &'c mut dyn Observer,
    ) -> Kernel<'c> {
        let progress = self.runner.watch.progress.clone();
        Kernel {
            runner: Runner::new(
                InFlight::new(executor),
                [None, None],
                Answers::default(),
                Meter::new(Budget::default()),
                Watch::new(observer, progress),
            ),
            memo: self.memo.clone(),
            policy: self.policy.copy(base),
            bases: if self.width > 1 { self.bases } else { 0 },
            counted: self.counted,
            empty_is_interesting: self.empty_is_interesting,
            flaky: false,
            original: Runs::default(),
            looked: 0,
            width: self.width,
            beside: self.beside,
            shown: None,
            is_copy: true,
        }
    }
}

fn delta(base: &[u8], text: &[u8]) -> Delta {
    let same = base.iter().zip(text);
    let before = same.take_while(|(a, b)| a == b).count();
    let (base, text) = (&base[before..], &text[before..]);
    let same = base.iter().rev().zip(text.iter().rev());
    let behind = same.take_while(|(a, b)| a == b).count();
    let (gone, come) = (&base[..base.len() - behind], &text[..text.len() - behind]);
    let mut hasher = Xxh3::new();
    hasher.update(&(gone.len() as u64).to_le_bytes());
    hasher.update(gone);
    hasher.update(come);
    hasher.digest()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_edit_is_known_on_another_base() {
        let one = delta(b"int a; int b; int c;", b"int a; int c;");
        assert_ne!(one, delta(b"int a; int b; int c;", b"int a; int b;"));
        assert_eq!(delta(b"x(1)", b"x()"), delta(b"yy(1)", b"yy()"));
        assert_eq!(one, delta(b"int b; int c;", b"int c;"));
    }
}
