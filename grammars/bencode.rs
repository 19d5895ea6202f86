//! Strings of bencoding have their length in front of them.

use secateur_syntax::hook::{Answer, Call, Family, Hook, Look};

/// The hook of bencoding.
pub static FAMILY: Family = Family {
    name: "bencode",
    bases: &[],
    predicate: |_| Answer::Ask,
    action: |_| false,
    watches: false,
    make: |_| Box::new(Strings),
};

struct Strings;

impl Hook for Strings {
    fn lexer_predicate(&mut self, call: &Call, look: &Look<'_>) -> bool {
        let token = look.matched();
        let colon = token.iter().position(|&byte| byte == b':').unwrap_or(0);
        let length = std::str::from_utf8(&token[..colon]).unwrap_or("");
        let Ok(length) = length.parse::<usize>() else {
            return false;
        };
        let read = token.len() - (colon + 1).min(token.len());
        match call.name.as_str() {
            "inside" => read < length,
            "complete" => read == length,
            _ => true,
        }
    }
}
