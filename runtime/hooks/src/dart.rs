//! Dart: a dollar sign in a string that begins no expression.

use secateur_syntax::hook::{Answer, Call, Family, Hook, Look};

pub(super) static FAMILY: Family = Family {
    name: "dart",
    bases: &["Dart2LexerBase"],
    predicate: |call| match call.name.as_str() {
        "CheckNotOpenBrace" => Answer::Ask,
        _ => Answer::Unknown,
    },
    action: |_| false,
    watches: false,
    make: |_| Box::new(Dart),
};

struct Dart;

impl Hook for Dart {
    fn lexer_predicate(&mut self, call: &Call, look: &Look<'_>) -> bool {
        call.name != "CheckNotOpenBrace" || look.char_at(1) != Some('{')
    }
}
