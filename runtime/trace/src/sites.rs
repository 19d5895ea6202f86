//! Sites: places of a program without their names.

use std::panic::Location;

use rustc_hash::FxHashMap;

use super::trace::Place;

/// A place as a generator reaches it: a few bytes, converted to a [`Place`] on demand.
#[derive(Clone, Copy, Debug)]
pub(super) enum Site {
    At(&'static Location<'static>),
    /// A draw from a generator of `rand` created here.
    #[cfg(feature = "rand")]
    Of(&'static Location<'static>, Draw),
    Named(u32),
}

#[cfg_attr(not(feature = "rand"), expect(dead_code, reason = "there is none"))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Draw {
    Narrow,
    Wide,
    Bytes,
}

impl Draw {
    const fn name(self) -> &'static str {
        match self {
            Self::Narrow => "u32",
            Self::Wide => "u64",
            Self::Bytes => "bytes",
        }
    }
}

#[derive(Clone, Debug, Default)]
pub(super) struct SiteNames {
    /// Places by the file name's address, line and column, which compare quickly.
    known: FxHashMap<(usize, u32, u32, Option<Draw>), Place>,
    named: Vec<Place>,
}

impl SiteNames {
    pub(super) fn intern(&mut self, place: Place) -> Site {
        if self.named.last() != Some(&place) {
            self.named.push(place);
        }
        Site::Named(self.named.len() as u32 - 1)
    }

    /// Panics if the site is not of these names.
    pub(super) fn place(&mut self, site: Site) -> Place {
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
        let mut names = SiteNames::default();
        let here = Location::caller();
        let at = names.place(Site::At(here));
        assert_eq!(at.name(), here.to_string());
        assert_eq!(names.place(Site::At(here)), at);
        #[cfg(feature = "rand")]
        {
            let other = names.place(Site::Of(here, Draw::Narrow));
            assert_eq!(other.name(), format!("{here} u32"));
        }
        let (a, b) = (Place::new("a"), Place::new("b"));
        let sites = [&a, &a, &b].map(|place| names.intern(place.clone()));
        assert_eq!(sites.map(|site| names.place(site)), [a.clone(), a, b]);
    }
}
