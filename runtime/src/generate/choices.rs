//! What a generator in Rust asks for its choices.

use std::ops::RangeBounds;
use std::panic::Location;

use super::follow::{Follower, Halted};
use super::fresh::SplitMix;
use super::number::{Number, bounds};
use super::places::Places;
use super::trace::{Choice, Decision, Kind, PartKind, Place, REAL_HIGH, Trace, TraceBuilder};

/// The source of all that is random in a generator. It takes the decisions
/// itself, or those of a trace, and writes down which were taken and where:
/// every method knows from where it was called.
///
/// ```
/// use secateur_runtime::generate::Choices;
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
    builder: TraceBuilder,
    /// Parts that began and in which nothing was chosen yet.
    pending: Vec<(PartKind, Place)>,
    /// How many more choices there may be.
    left: u64,
    places: Places,
}

#[derive(Debug)]
enum Source {
    Random(SplitMix),
    Trace(Box<Follower>),
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
        Self::new(Source::Random(SplitMix::new(seed)))
    }

    /// Takes the decisions of a trace, and where the run leaves it, fresh ones.
    #[must_use]
    pub fn following(trace: Trace) -> Self {
        Self::new(Source::Trace(Box::new(Follower::new(trace, false))))
    }

    /// As [`Self::following`], but ends the run (by unwinding, see
    /// [`Generator`](super::Generator)) where it leaves the trace.
    pub(super) fn strictly(trace: Trace) -> Self {
        Self::new(Source::Trace(Box::new(Follower::new(trace, true))))
    }

    fn new(source: Source) -> Self {
        Self {
            source,
            builder: TraceBuilder::new(),
            pending: Vec::new(),
            left: u64::MAX,
            places: Places::default(),
        }
    }

    /// With at most so many choices.
    pub(super) fn at_most(mut self, choices: u64) -> Self {
        self.left = choices;
        self
    }

    /// What was chosen.
    #[must_use]
    pub fn into_trace(self) -> Trace {
        self.builder.finish()
    }

    /// What was chosen, if the run was as it had to be.
    pub(super) fn finish(self) -> Result<Trace, Halted> {
        if let Source::Trace(follower) = &self.source {
            follower.finish()?;
        }
        Ok(self.builder.finish())
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
        let place = self.places.of(Location::caller());
        self.begin(PartKind::Loop, place.clone());
        let count = self.number(Kind::Count, place.clone(), low, high);
        let mut made = Vec::with_capacity(usize::try_from(count).unwrap_or(0).min(1 << 10));
        for time in 0..usize::try_from(count).unwrap_or(0) {
            self.begin(PartKind::Item, place.clone());
            made.push(once(self, time));
            self.end();
        }
        self.end();
        made
    }

    /// Does something or not. It is a part of the run, which may go.
    #[track_caller]
    pub fn maybe<T>(&mut self, something: impl FnOnce(&mut Self) -> T) -> Option<T> {
        let place = self.places.of(Location::caller());
        self.begin(PartKind::Branch, place.clone());
        let is_there = self.number(Kind::Branch, place, 0, 1) == 1;
        let made = is_there.then(|| something(self));
        self.end();
        made
    }

    /// Does something that is a part of the run, such as what a function does: it
    /// can take the place of another one that was made at the same place.
    #[track_caller]
    pub fn call<T>(&mut self, something: impl FnOnce(&mut Self) -> T) -> T {
        let place = self.places.of(Location::caller());
        self.begin(PartKind::Call, place);
        let made = something(self);
        self.end();
        made
    }

    /// Yes or no; no is simpler.
    #[track_caller]
    pub fn flag(&mut self) -> bool {
        let place = self.places.of(Location::caller());
        self.number(Kind::Branch, place, 0, 1) == 1
    }

    /// One of several things; earlier ones are simpler.
    ///
    /// # Panics
    /// If there is none.
    #[track_caller]
    pub fn pick<'a, T>(&mut self, things: &'a [T]) -> &'a T {
        let place = self.places.of(Location::caller());
        assert!(!things.is_empty(), "there is nothing to pick from");
        let at = self.number(Kind::Pick, place, 0, things.len() as i128 - 1);
        &things[at as usize]
    }

    /// One of several things, by its number, each with a weight: how likely it is
    /// where chance decides.
    ///
    /// # Panics
    /// If there is none, or no weight is above 0.
    #[track_caller]
    pub fn weighted(&mut self, weights: &[u32]) -> usize {
        let place = self.places.of(Location::caller());
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
        self.choose(Kind::Pick, place, 0, last, draw) as usize
    }

    /// A number in a range; those near 0 are simpler, or near the end that is
    /// nearest to it.
    ///
    /// # Panics
    /// If the range is empty.
    #[track_caller]
    pub fn range<N: Number>(&mut self, range: impl RangeBounds<N>) -> N {
        let place = self.places.of(Location::caller());
        let (low, high) = bounds(&range);
        N::narrow(self.number(Kind::Range, place, low, high))
    }

    /// A number from 0 up to 1, without 1.
    #[track_caller]
    pub fn real(&mut self) -> f64 {
        let place = self.places.of(Location::caller());
        let units = self.number(Kind::Real, place, 0, REAL_HIGH);
        units as f64 / (REAL_HIGH + 1) as f64
    }

    /// Brings things into another order; the one that they are in is simplest.
    #[track_caller]
    pub fn shuffle<T>(&mut self, things: &mut [T]) {
        let place = self.places.of(Location::caller());
        let mut order = self.order(place, things.len(), things.len());
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
        let place = self.places.of(Location::caller());
        self.order(place, numbers, below)
    }

    /// Bytes; fewer and lower ones are simpler.
    ///
    /// # Panics
    /// If the range of the length is empty.
    #[track_caller]
    pub fn bytes(&mut self, length: impl RangeBounds<usize>) -> Vec<u8> {
        let place = self.places.of(Location::caller());
        let (low, high) = bounds(&length);
        self.bytes_between(place, low, high)
    }

    /// So many bytes, at a place with a name.
    #[cfg(feature = "rand")]
    pub(super) fn bytes_at(&mut self, place: Place, len: usize) -> Vec<u8> {
        self.bytes_between(place, len as i128, len as i128)
    }

    fn bytes_between(&mut self, place: Place, low: i128, high: i128) -> Vec<u8> {
        let draw = |random: &mut SplitMix| {
            let length = random.between(low, high);
            let bytes = (0..length).map(|_| random.next() as u8);
            Decision::Bytes(bytes.collect())
        };
        match self.decide(Kind::Bytes, place, low, high, draw) {
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
    pub fn choose(
        &mut self,
        kind: Kind,
        place: Place,
        low: i128,
        high: i128,
        draw: impl FnOnce(&mut SplitMix) -> i128,
    ) -> i128 {
        let draw = |random: &mut SplitMix| Decision::Number(draw(random));
        match self.decide(kind, place, low, high, draw) {
            Decision::Number(number) => number,
            _ => panic!("{} is not decided by a number", kind.name()),
        }
    }

    /// A part begins, at a place with a name.
    pub fn begin(&mut self, kind: PartKind, place: Place) {
        self.pending.push((kind, place));
    }

    /// The innermost part ends.
    ///
    /// # Panics
    /// If none is open.
    pub fn end(&mut self) {
        if self.pending.pop().is_some() {
            return;
        }
        assert!(self.builder.end(), "no part is open");
        if let Source::Trace(follower) = &mut self.source {
            follower.end();
        }
    }

    /// The place of a location in a program.
    pub(super) fn place(&mut self, location: &Location<'_>) -> Place {
        self.places.of(location)
    }

    fn number(&mut self, kind: Kind, place: Place, low: i128, high: i128) -> i128 {
        self.choose(kind, place, low, high, |random| random.between(low, high))
    }

    fn order(&mut self, place: Place, numbers: usize, below: usize) -> Vec<usize> {
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
        let (low, high) = (numbers as i128, below as i128);
        match self.decide(Kind::Shuffle, place, low, high, draw) {
            Decision::Order(order) => order.into_iter().map(|at| at as usize).collect(),
            _ => Vec::new(),
        }
    }

    fn decide(
        &mut self,
        kind: Kind,
        place: Place,
        low: i128,
        high: i128,
        draw: impl FnOnce(&mut SplitMix) -> Decision,
    ) -> Decision {
        if self.left == 0 {
            Stop::Limit.now();
        }
        self.left -= 1;
        for (kind, place) in self.pending.drain(..) {
            if let Source::Trace(follower) = &mut self.source {
                follower.begin(kind, &place);
            }
            self.builder.begin(kind, place);
        }
        let decision = match &mut self.source {
            Source::Random(random) => draw(random),
            Source::Trace(follower) => match follower.choose(kind, &place, low, high) {
                Ok(decision) => decision,
                Err(halted) => Stop::Halted(halted).now(),
            },
        };
        let choice = Choice {
            kind,
            place,
            low,
            high,
            decision,
        };
        assert!(choice.is_legal(), "a decision that is not in its range");
        let decision = choice.decision.clone();
        self.builder.choose(choice);
        decision
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::generate::trace::Element;

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
