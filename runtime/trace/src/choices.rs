//! What a generator in Rust asks for its choices.

use std::ops::RangeBounds;
use std::panic::Location;

use super::follow::{Follower, Halted};
use super::fresh::SplitMix;
use super::log::Log;
use super::number::{Number, bounds};
use super::places::{Places, Site};
use super::trace::{Choice, Decision, Kind, PartKind, Place, REAL_HIGH, Trace, TraceBuilder};

/// The source of all that is random in a generator. It takes the decisions
/// itself, or those of a trace, and writes down which were taken and where:
/// every method knows from where it was called.
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
    /// How many more choices there may be.
    left: u64,
    /// How many parts are open.
    depth: usize,
}

#[derive(Debug)]
enum Source {
    /// Chance, with what it decided if that is kept.
    Random(SplitMix, Option<Log>),
    Trace(Box<Followed>),
}

/// A trace that is followed, and what became of it.
#[derive(Debug)]
struct Followed {
    follower: Follower,
    builder: TraceBuilder,
    /// Parts that began and in which nothing was chosen yet.
    pending: Vec<(PartKind, Place)>,
    places: Places,
}

/// Why a run is ended in its midst. Unwinds the generator; no panic is reported.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Stop {
    Halted(Halted),
    Limit,
}

impl Stop {
    fn now(self) -> ! {
        std::panic::resume_unwind(Box::new(self))
    }
}

impl Choices {
    /// Takes decisions by chance; the same for the same seed.
    #[must_use]
    pub fn random(seed: u64) -> Self {
        Self::new(Source::Random(SplitMix::new(seed), Some(Log::default())))
    }

    /// The same decisions, of which none is written down: the trace will be empty. It is
    /// for runs that can be made again ([`recorded`](super::recorded)).
    #[must_use]
    pub fn unrecorded(seed: u64) -> Self {
        Self::new(Source::Random(SplitMix::new(seed), None))
    }

    /// Takes the decisions of a trace, and where the run leaves it, fresh ones.
    #[must_use]
    pub fn following(trace: Trace) -> Self {
        Self::by(Follower::new(trace, false))
    }

    /// As [`Self::following`], but ends the run (by unwinding, see
    /// [`Generator`](super::Generator)) where it leaves the trace.
    pub(super) fn strictly(trace: Trace) -> Self {
        Self::by(Follower::new(trace, true))
    }

    fn by(follower: Follower) -> Self {
        Self::new(Source::Trace(Box::new(Followed {
            follower,
            builder: TraceBuilder::new(),
            pending: Vec::new(),
            places: Places::default(),
        })))
    }

    const fn new(source: Source) -> Self {
        Self {
            source,
            left: u64::MAX,
            depth: 0,
        }
    }

    /// With at most so many choices.
    pub(super) fn at_most(mut self, choices: u64) -> Self {
        self.left = choices;
        self
    }

    /// What was chosen. Takes time in proportion to that.
    #[must_use]
    pub fn into_trace(self) -> Trace {
        match self.source {
            Source::Random(_, log) => log.map(Log::into_trace).unwrap_or_default(),
            Source::Trace(followed) => followed.builder.finish(),
        }
    }

    /// What was chosen, if the run was as it had to be.
    pub(super) fn finish(self) -> Result<Trace, Halted> {
        if let Source::Trace(followed) = &self.source {
            followed.follower.finish()?;
        }
        Ok(self.into_trace())
    }

    /// Does something so many times, or less, and returns what it made each time.
    /// The times are parts of the run, each of which may go.
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

    /// Does something or not. It is a part of the run, which may go.
    #[track_caller]
    pub fn maybe<T>(&mut self, something: impl FnOnce(&mut Self) -> T) -> Option<T> {
        let site = Site::At(Location::caller());
        self.begin_at(PartKind::Branch, site);
        let is_there = self.number(Kind::Branch, site, 0, 1) == 1;
        let made = is_there.then(|| something(self));
        self.end();
        made
    }

    /// Does something that is a part of the run, such as what a function does: it
    /// can take the place of another one that was made at the same place.
    #[track_caller]
    pub fn call<T>(&mut self, something: impl FnOnce(&mut Self) -> T) -> T {
        let site = Site::At(Location::caller());
        self.begin_at(PartKind::Call, site);
        let made = something(self);
        self.end();
        made
    }

    /// Yes or no; no is simpler.
    #[inline]
    #[track_caller]
    pub fn flag(&mut self) -> bool {
        let site = Site::At(Location::caller());
        self.number(Kind::Branch, site, 0, 1) == 1
    }

    /// One of several things; earlier ones are simpler.
    ///
    /// # Panics
    /// If there is none.
    #[track_caller]
    pub fn pick<'a, T>(&mut self, things: &'a [T]) -> &'a T {
        let site = Site::At(Location::caller());
        assert!(!things.is_empty(), "there is nothing to pick from");
        let at = self.number(Kind::Pick, site, 0, things.len() as i128 - 1);
        &things[at as usize]
    }

    /// One of several things, by its number, each with a weight: how likely it is
    /// where chance decides.
    ///
    /// # Panics
    /// If there is none, or no weight is above 0.
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

    /// A number in a range; those near 0 are simpler, or near the end that is
    /// nearest to it.
    ///
    /// # Panics
    /// If the range is empty.
    #[track_caller]
    pub fn range<N: Number>(&mut self, range: impl RangeBounds<N>) -> N {
        let site = Site::At(Location::caller());
        let (low, high) = bounds(&range);
        N::narrow(self.number(Kind::Range, site, low, high))
    }

    /// A number from 0 up to 1, without 1.
    #[inline]
    #[track_caller]
    pub fn real(&mut self) -> f64 {
        let site = Site::At(Location::caller());
        let units = self.number(Kind::Real, site, 0, REAL_HIGH);
        units as f64 / (REAL_HIGH + 1) as f64
    }

    /// Brings things into another order; the one that they are in is simplest.
    #[track_caller]
    pub fn shuffle<T>(&mut self, things: &mut [T]) {
        let site = Site::At(Location::caller());
        let mut order = self.order(site, things.len(), things.len());
        // Each cycle of the permutation is gone along once.
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

    /// So many different numbers below another, in an order.
    ///
    /// # Panics
    /// If there are not so many.
    #[track_caller]
    pub fn sample(&mut self, numbers: usize, below: usize) -> Vec<usize> {
        let site = Site::At(Location::caller());
        self.order(site, numbers, below)
    }

    /// Bytes; fewer and lower ones are simpler.
    ///
    /// # Panics
    /// If the range of the length is empty.
    #[track_caller]
    pub fn bytes(&mut self, length: impl RangeBounds<usize>) -> Vec<u8> {
        let site = Site::At(Location::caller());
        let (low, high) = bounds(&length);
        self.bytes_at(site, low, high)
    }

    /// Bytes, as many as a range allows, at a site.
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

    /// A number of a kind, at a place with a name: what the others are made of.
    /// Where chance decides, `draw` says how; its answer has to be in the range.
    ///
    /// # Panics
    /// If the kind has other decisions than numbers, or the number is not in the
    /// range.
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

    /// A part begins, at a place with a name.
    pub(crate) fn begin(&mut self, kind: PartKind, place: Place) {
        let site = self.named(place);
        self.begin_at(kind, site);
    }

    /// The innermost part ends.
    ///
    /// # Panics
    /// If none is open.
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

    /// The site of a place with a name; any if nothing is written down.
    fn named(&mut self, place: Place) -> Site {
        match &mut self.source {
            Source::Random(_, None) => Site::Named(0),
            Source::Random(_, Some(log)) => log.named(place),
            Source::Trace(followed) => followed.places.named(place),
        }
    }

    #[inline]
    fn begin_at(&mut self, kind: PartKind, site: Site) {
        self.depth += 1;
        match &mut self.source {
            Source::Random(_, None) => {}
            Source::Random(_, Some(log)) => log.begin(kind, site),
            Source::Trace(followed) => {
                let place = followed.places.of(site);
                followed.pending.push((kind, place));
            }
        }
    }

    #[inline]
    fn number(&mut self, kind: Kind, site: Site, low: i128, high: i128) -> i128 {
        let draw = |random: &mut SplitMix| random.between(low, high);
        self.choose_at(kind, site, (low, high), draw)
    }

    /// A number of a kind, at a site.
    ///
    /// # Panics
    /// If the kind has other decisions than numbers, or the number is not in the
    /// range.
    pub(super) fn choose_at(
        &mut self,
        kind: Kind,
        site: Site,
        (low, high): (i128, i128),
        draw: impl FnOnce(&mut SplitMix) -> i128,
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
            Source::Trace(followed) => match followed.choose(kind, site, low, high) {
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

    /// What is no number.
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
            Source::Trace(followed) => followed.choose(kind, site, low, high),
        }
    }

    /// One more choice.
    #[inline]
    fn count(&mut self) {
        if self.left == 0 {
            Stop::Limit.now();
        }
        self.left -= 1;
    }
}

const OUT_OF_RANGE: &str = "a decision that is not in its range";

impl Followed {
    fn choose(&mut self, kind: Kind, site: Site, low: i128, high: i128) -> Decision {
        for (kind, place) in self.pending.drain(..) {
            self.follower.begin(kind, &place);
            self.builder.begin(kind, place);
        }
        let place = self.places.of(site);
        let decision = match self.follower.choose(kind, &place, low, high) {
            Ok(decision) => decision,
            Err(halted) => Stop::Halted(halted).now(),
        };
        let choice = Choice {
            kind,
            place,
            low,
            high,
            decision: decision.clone(),
        };
        assert!(choice.is_legal(), "{OUT_OF_RANGE}");
        self.builder.choose(choice);
        decision
    }

    fn end(&mut self) {
        if self.pending.pop().is_none() {
            self.builder.end();
            self.follower.end();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::trace::Element;

    fn everything(choices: &mut Choices) -> String {
        let numbers = choices.repeat(1..=4, |choices, time| {
            choices.call(|choices| (time, choices.range(-5..=5), choices.real() < 0.5))
        });
        let mut letters = ['a', 'b', 'c', 'd'];
        choices.shuffle(&mut letters);
        let sample = choices.sample(2, 9);
        let maybe = choices.maybe(|choices| *choices.pick(&["x", "y"]));
        let bytes = choices.bytes(0..=4);
        let weighted = choices.weighted(&[0, 1, 7]);
        assert_ne!(weighted, 0);
        format!(
            "{numbers:?}{letters:?}{sample:?}{maybe:?}{bytes:?}{weighted}{}",
            choices.flag()
        )
    }

    #[test]
    fn a_run_is_repeated_by_its_trace() {
        for seed in 0..200 {
            let mut choices = Choices::random(seed);
            let text = everything(&mut choices);
            let trace = choices.into_trace();
            let mut again = Choices::strictly(trace.clone());
            assert_eq!(everything(&mut again), text);
            assert_eq!(again.finish(), Ok(trace));
        }
    }

    #[test]
    fn what_is_not_written_down_is_the_same() {
        for seed in 0..50 {
            let mut choices = Choices::unrecorded(seed);
            let text = everything(&mut choices);
            assert!(choices.into_trace().is_empty());
            assert_eq!(everything(&mut Choices::random(seed)), text);
        }
    }

    #[test]
    fn places_are_where_the_generator_asks() {
        let mut choices = Choices::random(1);
        choices.flag();
        let line = line!() - 1;
        let trace = choices.into_trace();
        let Some(Element::Choice(choice)) = trace.nodes().map(|node| trace.element(node)).next()
        else {
            panic!("a choice");
        };
        let expected = format!("{}:{line}:17", file!());
        assert_eq!(choice.place.name(), expected);
    }

    #[test]
    fn shuffles_are_fair_and_follow_their_order() {
        let mut seen = [[0; 3]; 3];
        for seed in 0..600 {
            let mut choices = Choices::random(seed);
            let mut things = [0, 1, 2];
            choices.shuffle(&mut things);
            for (at, &thing) in things.iter().enumerate() {
                seen[at][thing] += 1;
            }
            let trace = choices.into_trace();
            let choice = trace.choice(trace.nodes().next().unwrap()).unwrap();
            let order: Vec<u32> = things.iter().map(|&thing| thing as u32).collect();
            assert_eq!(choice.decision, Decision::Order(order));
        }
        for row in seen {
            assert!(row.iter().all(|&count| count > 150), "{seen:?}");
        }
    }
}
