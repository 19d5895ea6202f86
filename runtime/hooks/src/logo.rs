//! Lists of words, as in Logo: between brackets nearly everything is one word.

use secateur_syntax::hook::{Answer, Call, Control, Family, Hook, Look};

/// UCB Logo as published. Which procedures there are, and how much each takes, is not
/// known: every name may be called, with as much as follows.
pub(super) static FAMILY: Family = Family {
    name: "logo",
    bases: &["UCBLogo"],
    predicate: |call| match call.name.as_str() {
        "listDepth>" | "arrayDepth>" => Answer::Ask,
        "procedureNameAhead" => Answer::Yes,
        // Bodies are taken token by token the first time, and there is no second.
        "discoveredAllProcedures" => Answer::No,
        _ => Answer::Unknown,
    },
    action: |call| step(call).is_some(),
    watches: false,
    make: |_| Box::new(Depths::default()),
};

/// How many lists and arrays are open. More may be closed than were opened.
#[derive(Default)]
struct Depths {
    lists: i64,
    arrays: i64,
}

/// Whether an action counts lists, and by how much.
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
