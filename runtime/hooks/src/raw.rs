//! Grammars that belong to no family: what they ask of ANTLR itself is answered without
//! a hook.

use secateur_syntax::hook::{Answer, Family, Hook};

/// For grammars that belong to no family.
pub(super) static FAMILY: Family = Family {
    name: "raw",
    bases: &[],
    predicate: |_| Answer::Unknown,
    action: |_| false,
    watches: false,
    make: |_| Box::new(Raw),
};

struct Raw;

impl Hook for Raw {}
