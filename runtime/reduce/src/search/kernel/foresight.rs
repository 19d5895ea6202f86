//! Tests started before the search requests them, for a copy of it that runs ahead.
//!
//! While a search waits and workers are idle, a copy of the whole search continues: it *predicts*
//! missing verdicts, accepts predicted passes, and goes from base to base and stage to stage until
//! it has requested enough texts, which are tested meanwhile. A copy begins behind the last accepted
//! edit, or at a checkpoint.
//! The search consumes verdicts in its own order, so a wrong prediction only costs tests.
//!
//! An edit, known by the text that it removes and inserts ([`Delta`]), has a probability to pass by
//! its last verdict on another base, the strategy's estimate and its size ([`odds`]). With few
//! workers it is predicted to pass if that is likelier than not, else, and in epochs, if it passed
//! on another base or the strategy expects that: a path of many predictions seldom holds.
//!
//! Where the predicted path ends with workers to spare, further copies leave it at the predictions
//! whose other verdict is likeliest, so that the paths form a tree. Paths end where they become
//! unlikely. With more workers the first one continues, since a verdict far along it is of use
//! after a wrong prediction, too, as that on the same edit. The road not taken is to share out all
//! workers by probability: on 64 workers that took up to 1.5 times as long.
//!
//! Memory: a verdict for each tested text and for each edit, as many wanted texts as there are workers,
//! and the predictions of one moment; copies run one after another.

mod odds;

use std::cell::{Cell, RefCell};
use std::cmp::Ordering;
use std::collections::{BinaryHeap, VecDeque};
use std::rc::Rc;
use std::time::{Duration, Instant};

use rustc_hash::{FxHashMap, FxHashSet};

use super::answers::Answers;
use super::in_flight::InFlight;
use super::meter::Meter;
use super::runner::Runner;
use super::space::{LIKELY, Space};
use super::watch::Watch;
use super::{Kernel, Stop, TextKey};
use crate::executor::{Ending, Event, Executor, OracleError, Outcome, Ticket, Verdict};
use crate::search::{Budget, Observer, Progress, Runs, TextChange};
use odds::{Clues, Delta, Odds, delta};

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
/// Copies for the idle workers of one moment at most …
const COPIES: usize = 16;
/// … and the least probability of a path that leaves the predicted one.
const LEAST: f64 = 0.1;
/// Workers at most that count as few …
const FEW: usize = 8;
/// … and the least probability of the predicted path with these.
const FIRST_LEAST: f64 = 0.2;
/// Time of a copy at most until a test has ended.
const FIRST: Duration = Duration::from_millis(500);

/// A prediction of a missing verdict.
#[derive(Clone, Copy, Debug)]
struct Prediction {
    delta: Delta,
    clues: Clues,
    passes: bool,
    /// The probability that it is right.
    sure: f64,
}

#[derive(Debug, Default)]
pub(super) struct Foresight {
    verdicts: FxHashMap<TextKey, bool>,
    /// The last verdict on an edit.
    fates: FxHashMap<Delta, bool>,
    /// Predictions by the candidates whose verdicts are missing.
    awaited: FxHashMap<TextKey, Prediction>,
    odds: Odds,
    /// Whether a prediction was wrong since the last copy.
    surprised: bool,
    /// Running mean of the time of a copy of the likeliest path.
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
        if let Some(prediction) = self.awaited.remove(&text) {
            self.fates.insert(prediction.delta, passed);
            self.odds.record(prediction.clues, passed);
            self.surprised |= passed != prediction.passes;
        }
    }

    fn predict(&self, base: &[u8], text: &[u8], chance: f32, few: bool) -> Prediction {
        let (delta, size) = delta(base, text);
        let fate = self.fates.get(&delta).copied();
        let clues = Clues::of(fate, chance, size);
        let odds = self.odds.chance(clues);
        let passes = match few {
            true => odds >= 0.5,
            false => fate.unwrap_or(chance >= LIKELY),
        };
        Prediction {
            delta,
            clues,
            passes,
            sure: if passes { odds } else { 1.0 - odds },
        }
    }
}

/// The predictions that a copy turns round, and the probability that the search goes this way.
struct Way(f64, Vec<TextKey>);

impl Ord for Way {
    fn cmp(&self, other: &Self) -> Ordering {
        self.0.total_cmp(&other.0)
    }
}

impl PartialOrd for Way {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl PartialEq for Way {
    fn eq(&self, other: &Self) -> bool {
        self.cmp(other).is_eq()
    }
}

impl Eq for Way {}

struct Path<'f> {
    foresight: &'f mut Foresight,
    /// The estimate of the edit whose verdict is requested.
    chance: Rc<Cell<f32>>,
    runs: &'f dyn Fn(TextKey) -> usize,
    /// Wanted texts at most.
    most: usize,
    /// Verdicts that may still be missing.
    depth: usize,
    /// Predictions that are made the other way.
    turns: Vec<TextKey>,
    /// Number of these on the path so far.
    turned: usize,
    /// The probability that the search comes here …
    likely: f64,
    /// … and the least one.
    least: f64,
    /// Whether the workers are few, and there are no epochs.
    few: bool,
    /// Those that leave this one at a prediction.
    ways: Vec<Way>,
    /// Numbers of requests of a text, and its verdict on the path.
    asked: FxHashMap<TextKey, (usize, Option<bool>)>,
    /// Of all copies, with the numbers of their runs.
    wanted: Vec<Vec<u8>>,
    runs_wanted: FxHashSet<(TextKey, usize)>,
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
        let number = asked.0;
        let missing = number > (self.runs)(key);
        let again = asked.1.or((text == self.base).then_some(true));
        self.depth = self.depth.saturating_sub(usize::from(known.is_none()));
        if missing && known != Some(false) && self.runs_wanted.insert((key, number)) {
            self.wanted.push(text.to_vec());
        }
        let predicted = known.or(again).unwrap_or_else(|| {
            let prediction = self
                .foresight
                .predict(&self.base, text, self.chance.get(), self.few);
            let Prediction { passes, sure, .. } = prediction;
            let awaited = self.foresight.awaited.entry(key);
            if self.turns.is_empty() {
                awaited.insert_entry(prediction);
            } else {
                awaited.or_insert(prediction);
            }
            if self.turns.contains(&key) {
                self.turned += 1;
                self.likely *= 1.0 - sure;
                return !passes;
            }
            if self.turned == self.turns.len() {
                let turns = self.turns.iter().copied().chain([key]).collect();
                self.ways.push(Way(self.likely * (1.0 - sure), turns));
            }
            self.likely *= sure;
            passes
        });
        self.asked.entry(key).or_default().1 = Some(predicted);
        predicted
    }

    fn is_over(&self) -> bool {
        let strays = self.likely < self.least;
        self.depth == 0 || self.wanted.len() >= self.most || strays
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

    /// Whether a copy may run ahead, and can begin in this space.
    pub(super) fn copies_of<S: Space>(&self, space: &S) -> bool {
        self.looks_ahead() && space.copies()
    }

    /// Whether the workers are few, and there are no epochs.
    pub(super) fn has_few_workers(&self) -> bool {
        self.width == 1 && self.runner.capacity() <= FEW
    }

    /// Workers from which a copy runs ahead.
    pub(super) const fn many(&self) -> usize {
        match self.width {
            1 => MANY,
            _ => SOME,
        }
    }

    /// Runs copies of the search by `ahead` and starts the tests that they request.
    ///
    /// The first copy takes the predicted path. For workers that its requests leave idle each further
    /// one leaves an earlier path where the other verdict is likeliest. If no worker is idle, the
    /// tests replace some that the first copy does not want.
    pub(super) fn look_ahead(
        &mut self,
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
        // Other predictions are made again where they matter.
        foresight.awaited.retain(|&text, _| runs(text) > 0);
        let (capacity, idle) = (self.runner.capacity(), self.runner.idle());
        let few = self.has_few_workers();
        let (mut wanted, mut runs_wanted) = (Vec::new(), FxHashSet::default());
        let mut asked = FxHashMap::default();
        let mut ways = BinaryHeap::from([Way(1.0, Vec::new())]);
        for number in 0..COPIES {
            // Until a test has ended all that run are needed.
            let most = match self.runner.mean_time() {
                Some(_) if number == 0 => capacity,
                _ if number == 0 => idle,
                // Other ways deserve a part of the rest.
                _ => wanted.len() + idle.saturating_sub(wanted.len()).div_ceil(2),
            };
            let is_due =
                |Way(likely, _): &Way| number == 0 || most > wanted.len() && *likely >= LEAST;
            let Some(Way(_, turns)) = ways.pop().filter(is_due) else {
                break;
            };
            let chance = Rc::new(Cell::new(0.0));
            let path = RefCell::new(Path {
                foresight: &mut foresight,
                chance: Rc::clone(&chance),
                runs: &runs,
                most,
                depth: capacity * DEPTH,
                turns,
                turned: 0,
                likely: 1.0,
                least: match number {
                    0 if few => FIRST_LEAST,
                    0 => 0.0,
                    _ => LEAST,
                },
                few,
                ways: Vec::new(),
                asked: FxHashMap::default(),
                wanted,
                runs_wanted,
                base: Vec::new(),
                next: 0,
                ended: VecDeque::new(),
                deadline: began + self.runner.mean_time().unwrap_or(FIRST),
            });
            let (mut predictor, mut follower) = (Predictor(&path), Follower(&path));
            let mut copy = self.copy(&mut predictor, &mut follower);
            copy.runner.chance = Rc::clone(&chance);
            ahead(&mut copy);
            drop(copy);
            let path = path.into_inner();
            (wanted, runs_wanted) = (path.wanted, path.runs_wanted);
            ways.extend(path.ways);
            if number == 0 {
                asked = path.asked;
                foresight.took = (foresight.took * 3 + began.elapsed()) / 4;
            }
            // A worker becomes idle as often.
            let spent = began.elapsed() * SHARE * capacity as u32;
            if self.runner.mean_time().is_none_or(|test| spent > test) {
                break;
            }
        }
        self.runner.foresight = foresight;
        for text in wanted {
            let wants = |text| asked.contains_key(&text);
            if self.runner.idle() > 0 || self.runner.free_worker(wants) {
                self.runner.start_speculative(&text)?;
            }
        }
        Ok(())
    }

    /// Begins a copy of a search from its base; `bases` are those before a checkpoint's.
    pub(in crate::search) fn begin_copy(&mut self, base: &[u8], bases: Option<u64>) {
        self.bases = bases.unwrap_or(self.bases);
        self.policy.begin_copy(base);
        let watch = &mut self.runner.watch;
        let _ = watch
            .observer
            .improved(base, &TextChange::Whole, &watch.progress);
    }

    fn copy<'c>(
        &self,
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
            policy: self.policy.copy(),
            bases: self.bases,
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
