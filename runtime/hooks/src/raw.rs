//! Grammars without a family: calls of ANTLR's own API are answered without a hook.

use secateur_syntax::hook::{Answer, Family, Hook};

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
