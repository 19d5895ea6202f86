//! Names of places for locations in a program.

use std::panic::Location;

use rustc_hash::FxHashMap;

use super::trace::Place;

/// The names of locations, by what is quicker to compare: where the file's name
/// stands in memory, the line and the column.
#[derive(Debug, Default)]
pub(super) struct Places {
    known: FxHashMap<(usize, u32, u32), Place>,
}

impl Places {
    /// The place of a location.
    pub(super) fn of(&mut self, location: &Location<'_>) -> Place {
        let key = (
            location.file().as_ptr() as usize,
            location.line(),
            location.column(),
        );
        let place = self.known.entry(key);
        place
            .or_insert_with(|| Place::new(&location.to_string()))
            .clone()
    }
}
