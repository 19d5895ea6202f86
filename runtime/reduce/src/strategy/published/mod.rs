//! Strategies as their papers have them, to be compared with.

pub(super) mod gtr;
pub(super) mod hdd;
pub(super) mod hddr;
pub(super) mod model_guided;
pub(super) mod only_lists;
pub(super) mod pardis;
pub(super) mod perses;
