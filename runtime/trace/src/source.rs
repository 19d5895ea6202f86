//! Choices for code written for `arbitrary::Unstructured`.

use std::convert::Infallible;
use std::ops::{ControlFlow, RangeInclusive};
use std::panic::Location;

use super::choices::Choices;
use super::fresh::SplitMix;
use super::number::Number;
use super::sites::Site;
use super::trace::Kind;

/// `arbitrary::Unstructured` over [`Choices`], with the same method names.
///
/// A draw is a choice with its place and range; it is never exhausted.
///
/// ```
/// use secateur_trace::{Choices, Source};
///
/// // Generic code for both: only the type of the argument differs.
/// fn word(u: &mut Source<'_>) -> Result<String, std::convert::Infallible> {
///     let mut word = String::new();
///     for _ in 0..u.int_in_range(1..=4)? {
///         word.push(*u.choose(&['a', 'b', 'c'])?);
///     }
///     Ok(word)
/// }
///
/// let mut choices = Choices::random(1);
/// let Ok(word) = word(&mut choices.source());
/// assert_eq!(choices.into_trace().choices(), 1 + word.len());
/// ```
#[derive(Debug)]
pub struct Source<'a> {
    choices: &'a mut Choices,
}

/// The methods' result, so that callers can keep their `?`.
pub type Drawn<T> = Result<T, Infallible>;

const LONGEST: usize = 64;

impl Choices {
    /// Returns a source with the methods of `arbitrary::Unstructured`.
    pub const fn source(&mut self) -> Source<'_> {
        Source { choices: self }
    }
}

impl Source<'_> {
    /// Chooses a number in a range.
    ///
    /// # Panics
    /// If the range is empty.
    #[track_caller]
    pub fn int_in_range<N: Number>(&mut self, range: RangeInclusive<N>) -> Drawn<N> {
        Ok(self.choices.range(range))
    }

    /// Chooses one of several things.
    ///
    /// # Panics
    /// If there is none.
    #[track_caller]
    pub fn choose<'t, T>(&mut self, things: &'t [T]) -> Drawn<&'t T> {
        Ok(self.choices.pick(things))
    }

    /// Chooses an index below `len`.
    ///
    /// # Panics
    /// If `len` is 0.
    #[track_caller]
    pub fn choose_index(&mut self, len: usize) -> Drawn<usize> {
        assert!(len > 0, "there is nothing to pick from");
        let site = Site::At(Location::caller());
        let last = len as i128 - 1;
        let draw = |random: &mut SplitMix| random.between(0, last);
        let at = self.choices.choose_at(Kind::Pick, site, (0, last), draw);
        Ok(at as usize)
    }

    /// Chooses true with probability `times / of`.
    ///
    /// # Panics
    /// If `times` exceeds `of`, or `of` is 0.
    #[track_caller]
    pub fn ratio(&mut self, times: u64, of: u64) -> Drawn<bool> {
        assert!(times <= of && of > 0, "{times} of {of} is no part");
        let site = Site::At(Location::caller());
        let yes = self
            .choices
            .choose_at(Kind::Branch, site, (0, 1), |random| {
                i128::from(random.between(0, i128::from(of) - 1) < i128::from(times))
            });
        Ok(yes == 1)
    }

    /// Chooses the length of a list, at most 64.
    #[track_caller]
    pub fn arbitrary_len<T>(&mut self) -> Drawn<usize> {
        let site = Site::At(Location::caller());
        let most = LONGEST as i128;
        let draw = |random: &mut SplitMix| random.between(0, most);
        let len = self.choices.choose_at(Kind::Count, site, (0, most), draw);
        Ok(len as usize)
    }

    /// Repeats an action, as parts of the run, until it returns `Break` or fails.
    #[track_caller]
    pub fn arbitrary_loop<E>(
        &mut self,
        least: Option<u32>,
        most: Option<u32>,
        mut once: impl FnMut(&mut Source<'_>) -> Result<ControlFlow<(), ()>, E>,
    ) -> Result<(), E> {
        let least = least.unwrap_or(0) as usize;
        let most = most.map_or(LONGEST, |most| most as usize).max(least);
        let mut ended = Ok(ControlFlow::Continue(()));
        self.choices.repeat(least..=most, |choices, _| {
            if matches!(ended, Ok(ControlFlow::Continue(()))) {
                ended = once(&mut choices.source());
            }
        });
        ended.map(|_| ())
    }

    /// Chooses `len` bytes.
    #[track_caller]
    pub fn bytes(&mut self, len: usize) -> Drawn<Vec<u8>> {
        Ok(self.choices.bytes(len..=len))
    }

    /// Fills a buffer with chosen bytes.
    #[track_caller]
    pub fn fill_buffer(&mut self, buffer: &mut [u8]) -> Drawn<()> {
        let bytes = self.choices.bytes(buffer.len()..=buffer.len());
        buffer.copy_from_slice(&bytes);
        Ok(())
    }

    /// Returns false.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        false
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::follow::Following;

    fn everything(source: &mut Source<'_>) -> Drawn<String> {
        let mut text = String::new();
        source.arbitrary_loop(Some(1), Some(5), |source| {
            let number: u16 = source.int_in_range(1..=300)?;
            let at = source.choose_index(3)?;
            text.push_str(&format!("{number}{at}{} ", source.ratio(1, 3)?));
            Ok::<_, Infallible>(match number < 250 {
                true => ControlFlow::Continue(()),
                false => ControlFlow::Break(()),
            })
        })?;
        let mut buffer = [0; 3];
        source.fill_buffer(&mut buffer)?;
        let len = source.arbitrary_len::<u8>()?;
        Ok(format!("{text}{buffer:?}{:?}", source.bytes(len)?))
    }

    #[test]
    fn draws_are_choices() {
        for seed in 0..50 {
            let mut choices = Choices::random(seed);
            let Ok(text) = everything(&mut choices.source());
            let mut again = Choices::by(choices.into_trace(), Following::Strict);
            assert_eq!(everything(&mut again.source()), Ok(text));
            assert!(again.finish().is_ok());
        }
    }

    #[test]
    fn a_ratio_is_one() {
        let mut choices = Choices::random(1);
        let mut source = choices.source();
        let yes = (0..3000)
            .filter(|_| source.ratio(1, 10) == Ok(true))
            .count();
        assert!((200..400).contains(&yes), "{yes}");
        assert_eq!(source.ratio(0, 1), Ok(false));
        assert_eq!(source.ratio(5, 5), Ok(true));
    }
}
