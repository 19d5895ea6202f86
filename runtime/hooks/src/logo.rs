//! Lists of words, as in Logo: between brackets nearly everything is one word.

use secateur_syntax::hook::{Answer, Call, Control, Family, Hook, Look};

/// UCB Logo. Procedures and their numbers of arguments are unknown: each name takes any number.
pub(super) static FAMILY: Family = Family {
    name: "logo",
    bases: &["UCBLogo"],
    predicate: |call| match call.name.as_str() {
        "listDepth>" | "arrayDepth>" => Answer::Ask,
        "procedureNameAhead" => Answer::Yes,
        // The hook makes a single pass, in which bodies are tokens.
        "discoveredAllProcedures" => Answer::No,
        _ => Answer::Unknown,
    },
    action: |call| step(call).is_some(),
    watches: false,
    make: |_| Box::new(Depths::default()),
};

/// Open lists and arrays; negative if more were closed.
#[derive(Default)]
struct Depths {
    lists: i64,
    arrays: i64,
}

/// Whether an action counts lists, rather than arrays, and its step.
fn step(call: &Call) -> Option<(bool, i64)> {
    Some(match call.name.trim_end_matches(';') {
        "listDepth++" => (true, 1),
        "listDepth--" => (true, -1),
        "arrayDepth++" => (false, 1),
        "arrayDepth--" => (false, -1),
        _ => return None,
    })
}

impl Hook for Depths {
    fn lexer_predicate(&mut self, call: &Call, _: &Look<'_>) -> bool {
        let depth = match call.name.as_str() {
            "listDepth>" => self.lists,
            _ => self.arrays,
        };
        depth > call.number().unwrap_or(0)
    }

    fn action(&mut self, call: &Call, _: &mut Control<'_>) {
        match step(call) {
            Some((true, by)) => self.lists += by,
            Some((false, by)) => self.arrays += by,
            None => {}
        }
    }
}
