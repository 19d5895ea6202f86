//! Choices for code that draws from a generator of the crate `rand`.

use std::convert::Infallible;
use std::panic::Location;

use rand_core::TryRng;

use super::choices::Choices;
use super::fresh::SplitMix;
use super::sites::{Draw, Site};
use super::trace::Kind;

/// A random number generator whose numbers are choices.
///
/// Each number is a choice of all its bits: the range for which `rand` draws it is not visible.
/// Lower numbers mostly make lower results.
///
/// All choices have the place of this generator's creation, so create one for each part of a
/// program ([`Choices::call`]).
///
/// ```
/// use rand::RngExt;
/// use secateur_trace::Choices;
///
/// // Existing code …
/// fn dice(rng: &mut impl rand::Rng) -> u32 {
///     rng.random_range(1..=6)
/// }
/// // … and a generator of it.
/// fn thrown(choices: &mut Choices) -> u32 {
///     dice(&mut choices.rng())
/// }
///
/// let mut choices = Choices::random(1);
/// let first = thrown(&mut choices);
/// assert_eq!(thrown(&mut Choices::following(choices.into_trace())), first);
/// ```
#[derive(Debug)]
pub struct Rng<'a> {
    choices: &'a mut Choices,
    at: &'static Location<'static>,
}

impl Choices {
    /// Creates a random number generator, with the caller's place.
    #[track_caller]
    pub fn rng(&mut self) -> Rng<'_> {
        Rng {
            choices: self,
            at: Location::caller(),
        }
    }
}

impl Rng<'_> {
    fn number(&mut self, what: Draw, most: u64) -> u64 {
        let most = i128::from(most);
        let site = Site::Of(self.at, what);
        let draw = |random: &mut SplitMix| random.between(0, most);
        self.choices.choose_at(Kind::Range, site, (0, most), draw) as u64
    }
}

impl TryRng for Rng<'_> {
    type Error = Infallible;

    fn try_next_u32(&mut self) -> Result<u32, Infallible> {
        Ok(self.number(Draw::Narrow, u32::MAX.into()) as u32)
    }

    fn try_next_u64(&mut self) -> Result<u64, Infallible> {
        Ok(self.number(Draw::Wide, u64::MAX))
    }

    fn try_fill_bytes(&mut self, buffer: &mut [u8]) -> Result<(), Infallible> {
        let (site, len) = (Site::Of(self.at, Draw::Bytes), buffer.len() as i128);
        buffer.copy_from_slice(&self.choices.bytes_at(site, len, len));
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use rand::RngExt;
    use rand::seq::SliceRandom;

    use crate::{Choices, reduce};

    fn shuffled(rng: &mut impl rand::Rng) -> Vec<u32> {
        let mut numbers: Vec<u32> = Vec::new();
        while rng.random_bool(0.9) {
            numbers.push(rng.random_range(0..1000));
        }
        numbers.shuffle(rng);
        numbers
    }

    #[test]
    fn code_for_rand_is_reduced_unchanged() {
        let generate = |choices: &mut Choices| {
            let numbers = shuffled(&mut choices.rng());
            let texts: Vec<String> = numbers.iter().map(u32::to_string).collect();
            texts.join(" ").into_bytes()
        };
        let fails = |text: &[u8]| {
            let text = String::from_utf8_lossy(text);
            text.split(' ')
                .any(|number| number.parse::<u32>().is_ok_and(|n| n >= 600))
        };
        let found = (0..1000).find_map(|seed| {
            let mut choices = Choices::random(seed);
            let text = generate(&mut choices);
            (fails(&text) && text.len() > 40).then(|| choices.into_trace())
        });
        let result = reduce(generate, &found.unwrap(), fails).unwrap();
        assert_eq!(result.run.output.len(), 3, "{:?}", result.run.output);
    }

    #[test]
    fn bytes_are_drawn_at_once() {
        let draw = |choices: &mut Choices| {
            let mut buffer = [0; 9];
            rand::Rng::fill_bytes(&mut choices.rng(), &mut buffer);
            buffer
        };
        let mut choices = Choices::random(1);
        let first = draw(&mut choices);
        let trace = choices.into_trace();
        assert_eq!(trace.choices(), 1);
        assert_eq!(draw(&mut Choices::following(trace)), first);
    }
}
