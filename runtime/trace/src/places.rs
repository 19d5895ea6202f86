//! Where in a program something is chosen, before it has a name.

use std::panic::Location;

use rustc_hash::FxHashMap;

use super::trace::Place;

/// A place as a generator comes by it: a few bytes, of which a [`Place`] is made when one
/// is asked for.
#[derive(Clone, Copy, Debug)]
pub(super) enum Site {
    /// A location.
    At(&'static Location<'static>),
    /// What a random number generator that was made at a location is asked for.
    #[cfg(feature = "rand")]
    Of(&'static Location<'static>, Asked),
    /// The place of this number among those that had names.
    Named(u32),
}

/// What a random number generator may be asked for.
#[cfg_attr(not(feature = "rand"), expect(dead_code, reason = "there is none"))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Asked {
    /// A number of 32 bits.
    Narrow,
    /// A number of 64 bits.
    Wide,
    /// Bytes.
    Bytes,
}

impl Asked {
    const fn name(self) -> &'static str {
        match self {
            Self::Narrow => "u32",
            Self::Wide => "u64",
            Self::Bytes => "bytes",
        }
    }
}

/// The names of sites.
#[derive(Clone, Debug, Default)]
pub(super) struct Places {
    /// Those of locations, by what is quicker to compare: where the file's name stands in
    /// memory, the line and the column.
    known: FxHashMap<(usize, u32, u32, Option<Asked>), Place>,
    named: Vec<Place>,
}

impl Places {
    /// A site with a name.
    pub(super) fn named(&mut self, place: Place) -> Site {
        if self.named.last() != Some(&place) {
            self.named.push(place);
        }
        Site::Named(self.named.len() as u32 - 1)
    }

    /// The place of a site.
    ///
    /// # Panics
    /// If it has a name that is not among these.
    pub(super) fn of(&mut self, site: Site) -> Place {
        let (location, what) = match site {
            Site::Named(at) => return self.named[at as usize].clone(),
            Site::At(location) => (location, None),
            #[cfg(feature = "rand")]
            Site::Of(location, what) => (location, Some(what)),
        };
        let key = (
            location.file().as_ptr() as usize,
            location.line(),
            location.column(),
            what,
        );
        let place = self.known.entry(key);
        let name = || match what {
            None => location.to_string(),
            Some(what) => format!("{location} {}", what.name()),
        };
        place.or_insert_with(|| Place::new(&name())).clone()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_made_of_locations() {
        let mut places = Places::default();
        let here = Location::caller();
        let at = places.of(Site::At(here));
        assert_eq!(at.name(), here.to_string());
        assert_eq!(places.of(Site::At(here)), at);
        #[cfg(feature = "rand")]
        {
            let other = places.of(Site::Of(here, Asked::Narrow));
            assert_eq!(other.name(), format!("{here} u32"));
        }
        let (a, b) = (Place::new("a"), Place::new("b"));
        let sites = [&a, &a, &b].map(|place| places.named(place.clone()));
        assert_eq!(sites.map(|site| places.of(site)), [a.clone(), a, b]);
    }
}
