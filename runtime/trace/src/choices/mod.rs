mod followed;
#[cfg(test)]
mod tests;

use std::fmt::Debug;
use std::ops::RangeBounds;
use std::panic::Location;

use crate::follow::{Follower, Following, Halted};
use crate::fresh::SplitMix;
use crate::log::Log;
use crate::number::{Number, bounds};
use crate::sites::Site;
use crate::trace::{Decision, Kind, PartKind, Place, REAL_HIGH, Trace};
pub(super) use followed::Stop;
use followed::{Followed, OUT_OF_RANGE};

/// The source of all randomness in a generator.
///
/// Takes decisions at random or from a trace, and records them with their place: the location of
/// the method's caller.
///
/// ```
/// use secateur_trace::Choices;
///
/// fn list(choices: &mut Choices) -> String {
///     let items = choices.repeat(0..=3, |choices, _| match choices.maybe(list) {
///         Some(list) => list,
///         None => choices.range(0..100).to_string(),
///     });
///     format!("[{}]", items.join(", "))
/// }
///
/// let mut choices = Choices::random(7);
/// let text = list(&mut choices);
/// let trace = choices.into_trace();
/// assert_eq!(list(&mut Choices::following(trace)), text);
/// ```
#[derive(Debug)]
pub struct Choices {
    source: Source,
    left: u64,
    depth: usize,
}

#[derive(Debug)]
enum Source {
    /// Random decisions and, if recorded, their log.
    Random(SplitMix, Option<Log>),
    Trace(Box<Followed>),
}

impl Choices {
    /// Creates a source of random decisions from a seed.
    #[must_use]
    pub fn random(seed: u64) -> Self {
        Self::new(Source::Random(SplitMix::new(seed), Some(Log::default())))
    }

    /// Creates a source of unrecorded random decisions.
    ///
    /// The trace stays empty; the seed repeats the run ([`recorded`](super::recorded)).
    #[must_use]
    pub fn unrecorded(seed: u64) -> Self {
        Self::new(Source::Random(SplitMix::new(seed), None))
    }

    /// Creates a source that follows a trace, with fresh decisions where the run leaves it.
    #[must_use]
    pub fn following(trace: Trace) -> Self {
        Self::by(trace, Following::Nearest)
    }

    /// Strict following unwinds where the run leaves the trace.
    pub(super) fn by(trace: Trace, following: Following) -> Self {
        let follower = Follower::new(trace, following);
        Self::new(Source::Trace(Box::new(Followed::new(follower))))
    }

    const fn new(source: Source) -> Self {
        Self {
            source,
            left: u64::MAX,
            depth: 0,
        }
    }

    pub(super) fn at_most(mut self, choices: u64) -> Self {
        self.left = choices;
        self
    }

    /// Returns the trace, in linear time.
    #[must_use]
    pub fn into_trace(self) -> Trace {
        match self.source {
            Source::Random(_, log) => log.map(Log::into_trace).unwrap_or_default(),
            Source::Trace(followed) => followed.into_trace(),
        }
    }

    pub(super) fn finish(self) -> Result<Trace, Halted> {
        if let Source::Trace(followed) = &self.source {
            followed.check()?;
        }
        Ok(self.into_trace())
    }

    /// Repeats an action; each repetition is a reducible part.
    ///
    /// # Panics
    /// If the range is empty.
    #[track_caller]
    pub fn repeat<T>(
        &mut self,
        times: impl RangeBounds<usize>,
        mut once: impl FnMut(&mut Self, usize) -> T,
    ) -> Vec<T> {
        let (low, high) = bounds(&times);
        let site = Site::At(Location::caller());
        self.begin_at(PartKind::Loop, site);
        let count = self.number(Kind::Count, site, low, high);
        let mut made = Vec::with_capacity(usize::try_from(count).unwrap_or(0).min(1 << 10));
        for time in 0..usize::try_from(count).unwrap_or(0) {
            self.begin_at(PartKind::Item, site);
            made.push(once(self, time));
            self.end();
        }
        self.end();
        made
    }

    /// Performs an optional action, a reducible part.
    #[track_caller]
    pub fn maybe<T>(&mut self, something: impl FnOnce(&mut Self) -> T) -> Option<T> {
        let site = Site::At(Location::caller());
        self.begin_at(PartKind::Branch, site);
        let is_there = self.number(Kind::Branch, site, 0, 1) == 1;
        let made = is_there.then(|| something(self));
        self.end();
        made
    }

    /// Performs an action that forms a part, such as a function call.
    ///
    /// The part can replace another part of the same place.
    #[track_caller]
    pub fn call<T>(&mut self, something: impl FnOnce(&mut Self) -> T) -> T {
        let site = Site::At(Location::caller());
        self.begin_at(PartKind::Call, site);
        let made = something(self);
        self.end();
        made
    }

    /// Chooses true or false; false is simpler.
    #[inline]
    #[track_caller]
    pub fn flag(&mut self) -> bool {
        let site = Site::At(Location::caller());
        self.number(Kind::Branch, site, 0, 1) == 1
    }

    /// Chooses one of several things; earlier ones are simpler.
    ///
    /// # Panics
    /// If `things` is empty.
    #[track_caller]
    pub fn pick<'a, T>(&mut self, things: &'a [T]) -> &'a T {
        let site = Site::At(Location::caller());
        assert!(!things.is_empty(), "there is nothing to pick from");
        let at = self.number(Kind::Pick, site, 0, things.len() as i128 - 1);
        &things[at as usize]
    }

    /// Chooses an element as [`pick`](Self::pick) does; GReduce's strategies match it by its value.
    ///
    /// The value is the element's `Debug` text.
    ///
    /// # Panics
    /// If there is none.
    #[track_caller]
    pub fn pick_valued<'a, T: Debug>(&mut self, things: &'a [T]) -> &'a T {
        let site = Site::At(Location::caller());
        assert!(!things.is_empty(), "there is nothing to pick from");
        let range = (0, things.len() as i128 - 1);
        let value = |at: i128| format!("{:?}", things[at as usize]);
        let draw = |random: &mut SplitMix| random.between(range.0, range.1);
        let at = self.choose_of(Kind::Pick, site, range, draw, Some(&value));
        &things[at as usize]
    }

    /// Chooses an index, in proportion to its weight.
    ///
    /// # Panics
    /// If `weights` is empty or no weight is above 0.
    #[track_caller]
    pub fn weighted(&mut self, weights: &[u32]) -> usize {
        let site = Site::At(Location::caller());
        let all: u64 = weights.iter().map(|&weight| u64::from(weight)).sum();
        assert!(all > 0, "there is nothing to pick from");
        let draw = |random: &mut SplitMix| {
            let mut left = random.between(0, i128::from(all) - 1);
            let lies_in = |&weight: &u32| {
                left -= i128::from(weight);
                left < 0
            };
            weights.iter().position(lies_in).unwrap_or(0) as i128
        };
        let last = weights.len() as i128 - 1;
        self.choose_at(Kind::Pick, site, (0, last), draw) as usize
    }

    /// Chooses a number; the simplest is 0, or the end nearest to it.
    ///
    /// # Panics
    /// If the range is empty.
    #[track_caller]
    pub fn range<N: Number>(&mut self, range: impl RangeBounds<N>) -> N {
        let site = Site::At(Location::caller());
        let (low, high) = bounds(&range);
        N::narrow(self.number(Kind::Range, site, low, high))
    }

    /// Chooses a number from 0 up to, but not including, 1.
    #[inline]
    #[track_caller]
    pub fn real(&mut self) -> f64 {
        let site = Site::At(Location::caller());
        let units = self.number(Kind::Real, site, 0, REAL_HIGH);
        units as f64 / (REAL_HIGH + 1) as f64
    }

    /// Shuffles `things`; the simplest order is the present one.
    #[track_caller]
    pub fn shuffle<T>(&mut self, things: &mut [T]) {
        let site = Site::At(Location::caller());
        let mut order = self.order(site, things.len(), things.len());
        // Follow each cycle of the permutation once.
        for start in 0..order.len() {
            let mut at = start;
            while order[at] != start {
                let from = order[at];
                things.swap(at, from);
                order[at] = at;
                at = from;
            }
            order[at] = at;
        }
    }

    /// Chooses `numbers` distinct numbers below `below`, in an order.
    ///
    /// # Panics
    /// If there are too few.
    #[track_caller]
    pub fn sample(&mut self, numbers: usize, below: usize) -> Vec<usize> {
        let site = Site::At(Location::caller());
        self.order(site, numbers, below)
    }

    /// Chooses bytes; fewer and lower ones are simpler.
    ///
    /// # Panics
    /// If the range of the length is empty.
    #[track_caller]
    pub fn bytes(&mut self, length: impl RangeBounds<usize>) -> Vec<u8> {
        let site = Site::At(Location::caller());
        let (low, high) = bounds(&length);
        self.bytes_at(site, low, high)
    }

    pub(super) fn bytes_at(&mut self, site: Site, low: i128, high: i128) -> Vec<u8> {
        let draw = |random: &mut SplitMix| {
            let length = random.between(low, high);
            let bytes = (0..length).map(|_| random.next() as u8);
            Decision::Bytes(bytes.collect())
        };
        match self.decide(Kind::Bytes, site, (low, high), draw) {
            Decision::Bytes(bytes) => bytes,
            _ => Vec::new(),
        }
    }

    /// Chooses a number at a named place; `draw` makes a random one.
    ///
    /// Panics if decisions of the kind are not numbers, or the number is out of range.
    pub(crate) fn choose(
        &mut self,
        kind: Kind,
        place: Place,
        low: i128,
        high: i128,
        draw: impl FnOnce(&mut SplitMix) -> i128,
    ) -> i128 {
        let site = self.named(place);
        self.choose_at(kind, site, (low, high), draw)
    }

    pub(crate) fn begin(&mut self, kind: PartKind, place: Place) {
        let site = self.named(place);
        self.begin_at(kind, site);
    }

    /// Panics if no part is open.
    #[inline]
    pub(crate) fn end(&mut self) {
        assert!(self.depth > 0, "no part is open");
        self.depth -= 1;
        match &mut self.source {
            Source::Random(_, None) => {}
            Source::Random(_, Some(log)) => log.end(),
            Source::Trace(followed) => followed.end(),
        }
    }

    /// Returns an arbitrary site if nothing is recorded.
    fn named(&mut self, place: Place) -> Site {
        match &mut self.source {
            Source::Random(_, None) => Site::Named(0),
            Source::Random(_, Some(log)) => log.named(place),
            Source::Trace(followed) => followed.named(place),
        }
    }

    #[inline]
    fn begin_at(&mut self, kind: PartKind, site: Site) {
        self.depth += 1;
        match &mut self.source {
            Source::Random(_, None) => {}
            Source::Random(_, Some(log)) => log.begin(kind, site),
            Source::Trace(followed) => followed.begin(kind, site),
        }
    }

    #[inline]
    fn number(&mut self, kind: Kind, site: Site, low: i128, high: i128) -> i128 {
        let draw = |random: &mut SplitMix| random.between(low, high);
        self.choose_at(kind, site, (low, high), draw)
    }

    /// Panics like [`choose`](Self::choose).
    pub(super) fn choose_at(
        &mut self,
        kind: Kind,
        site: Site,
        (low, high): (i128, i128),
        draw: impl FnOnce(&mut SplitMix) -> i128,
    ) -> i128 {
        self.choose_of(kind, site, (low, high), draw, None)
    }

    fn choose_of(
        &mut self,
        kind: Kind,
        site: Site,
        (low, high): (i128, i128),
        draw: impl FnOnce(&mut SplitMix) -> i128,
        value: Option<&dyn Fn(i128) -> String>,
    ) -> i128 {
        assert!(
            !matches!(kind, Kind::Shuffle | Kind::Bytes),
            "{} is not decided by a number",
            kind.name()
        );
        self.count();
        match &mut self.source {
            Source::Random(random, log) => {
                let number = draw(random);
                assert!((low..=high).contains(&number), "{OUT_OF_RANGE}");
                if let Some(log) = log {
                    log.number(kind, site, (low, high), number);
                }
                number
            }
            Source::Trace(followed) => match followed.choose(kind, site, (low, high), value) {
                Decision::Number(number) => number,
                _ => low,
            },
        }
    }

    fn order(&mut self, site: Site, numbers: usize, below: usize) -> Vec<usize> {
        assert!(
            numbers <= below,
            "there are only {below} numbers below {below}"
        );
        let draw = |random: &mut SplitMix| {
            let mut all: Vec<u32> = (0..below as u32).collect();
            for at in 0..numbers {
                let other = random.between(at as i128, below as i128 - 1);
                all.swap(at, other as usize);
            }
            all.truncate(numbers);
            Decision::Order(all)
        };
        let range = (numbers as i128, below as i128);
        match self.decide(Kind::Shuffle, site, range, draw) {
            Decision::Order(order) => order.into_iter().map(|at| at as usize).collect(),
            _ => Vec::new(),
        }
    }

    fn decide(
        &mut self,
        kind: Kind,
        site: Site,
        (low, high): (i128, i128),
        draw: impl FnOnce(&mut SplitMix) -> Decision,
    ) -> Decision {
        self.count();
        match &mut self.source {
            Source::Random(random, log) => {
                let decision = draw(random);
                if let Some(log) = log {
                    log.other(kind, site, (low, high), decision.clone());
                }
                decision
            }
            Source::Trace(followed) => followed.choose(kind, site, (low, high), None),
        }
    }

    #[inline]
    fn count(&mut self) {
        if self.left == 0 {
            Stop::Limit.now();
        }
        self.left -= 1;
    }
}
