//! Bracketed starts of statements, and a shell's first line.
//!
//! A bracket behind a callable expression is a call, even on another line.

use secateur_syntax::hook::{Answer, Call, Family, Hook, Look, Place};

/// The hook of Lua.
pub static FAMILY: Family = Family {
    name: "lua",
    bases: &[],
    predicate: |_| Answer::Ask,
    action: |_| false,
    watches: false,
    make: |_| Box::new(Statements),
};

struct Statements;

impl Hook for Statements {
    /// `first`: at the start.
    fn lexer_predicate(&mut self, call: &Call, look: &Look<'_>) -> bool {
        call.name != "first" || look.start == 0
    }

    fn parser_predicate(&self, call: &Call, place: &Place<'_>) -> bool {
        match call.name.as_str() {
            "begins" => place.token_text(1) != b"(" || !is_callable(place),
            _ => true,
        }
    }
}

/// Tests for a callable expression before the place; one that only the grammar knows (`end`) is
/// none.
fn is_callable(place: &Place<'_>) -> bool {
    match place.token_text(-1) {
        b")" => !ends_parameters(place),
        b"]" => true,
        _ => place.token_name(-1) == "NAME" && !is_declared(place),
    }
}

/// Tests whether the bracket before the place ends parameters: `function a.b:c(…)`.
fn ends_parameters(place: &Place<'_>) -> bool {
    let mut depth = 0;
    let mut back = (1..).map(|at| place.token_text(-at));
    let opened = back.by_ref().any(|token| {
        match token {
            b")" => depth += 1,
            b"(" => depth -= 1,
            _ => {}
        }
        depth == 0 || token.is_empty()
    });
    let mut names = back.skip_while(|token| {
        is_word(token) && *token != b"function" || matches!(*token, b"." | b":")
    });
    opened && names.next() == Some(b"function")
}

/// Tests whether the name before the place is declared or a label: `local a, b`, `goto a`.
fn is_declared(place: &Place<'_>) -> bool {
    let mut at = 2;
    while place.token_text(-at) == b"," && place.token_name(-at - 1) == "NAME" {
        at += 2;
    }
    let listed = matches!(place.token_text(-at), b"local" | b"global");
    listed || place.token_text(-2) == b"goto"
}

fn is_word(token: &[u8]) -> bool {
    token
        .first()
        .is_some_and(|&byte| byte.is_ascii_alphanumeric() || byte == b'_' || byte >= 0x80)
}
