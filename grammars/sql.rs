//! Texts between dollar signs, which end with their first tag: `$a$ … $a$`.
//!
//! [`names`] are declared before they are used.

mod names;

use secateur_syntax::hook::{Answer, Call, Family, Hook, Look};
use secateur_syntax::sentence::names::Names;

/// The hook of SQL.
pub static FAMILY: Family = Family {
    name: "sql",
    bases: &[],
    predicate: |_| Answer::Ask,
    action: |_| false,
    watches: false,
    make: |_| Box::new(DollarQuotes),
};

/// Declarations and uses of names.
pub static NAMES: &dyn Names = &names::Sql;

struct DollarQuotes;

impl Hook for DollarQuotes {
    /// `closed` holds behind the second of two equal tags that do not overlap.
    fn lexer_predicate(&mut self, call: &Call, look: &Look<'_>) -> bool {
        if call.name != "closed" {
            return true;
        }
        let text = look.matched();
        let Some(length) = text.iter().skip(1).position(|&byte| byte == b'$') else {
            return false;
        };
        let tag = &text[..length + 2];
        text.len() >= 2 * tag.len() && text.ends_with(tag)
    }
}
