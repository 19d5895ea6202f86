//! Raw strings end with the delimiter that they began with: `R"x(…)x"`.

use secateur_syntax::hook::{Answer, Call, Family, Hook, Look};

/// The hook of C++.
pub static FAMILY: Family = Family {
    name: "cpp",
    bases: &[],
    predicate: |_| Answer::Ask,
    action: |_| false,
    watches: false,
    make: |_| Box::new(RawStrings),
};

struct RawStrings;

impl Hook for RawStrings {
    /// `closed` holds behind the quote that ends a raw string.
    fn lexer_predicate(&mut self, call: &Call, look: &Look<'_>) -> bool {
        if call.name != "closed" {
            return true;
        }
        let text = look.matched();
        let Some(quote) = text.iter().position(|&byte| byte == b'"') else {
            return false;
        };
        let behind = &text[quote + 1..];
        let Some(length) = behind.iter().position(|&byte| byte == b'(') else {
            return false;
        };
        let (delimiter, rest) = behind.split_at(length);
        let end = [b")", delimiter, b"\""].concat();
        rest.len() > end.len() && rest.ends_with(&end)
    }
}
