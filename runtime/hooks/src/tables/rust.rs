//! Predicates of published grammars of Rust.

use secateur_syntax::hook::Look;

use crate::neighbours::{Table, Test};

pub(super) static RUST: Table = Table {
    name: "rust",
    tests: &[
        ("SOF", Test::Look(|_, look| look.char_at(-1).is_none())),
        (
            "FloatDotPossible",
            Test::Look(|_, look| float_may_end(look)),
        ),
        (
            "floatDotPossible",
            Test::Look(|_, look| float_may_end(look)),
        ),
        ("FloatLiteralPossible", Test::Last(float_may_begin)),
        ("floatLiteralPossible", Test::Last(float_may_begin)),
        ("NextGT", Test::Is(1, &["GT"])),
        ("NextLT", Test::Is(1, &["LT"])),
        (
            "next",
            Test::Place(|call, place| call.text().map(str::as_bytes) == Some(place.token_text(1))),
        ),
    ],
};

/// Whether a float ends behind the dot of `1.`: `1..2`, `1._x`, `1.x` begin with an integer.
fn float_may_end(look: &Look<'_>) -> bool {
    let rest = &look.text[look.at..];
    match rest.first() {
        Some(b'f') => rest.starts_with(b"f32") || rest.starts_with(b"f64"),
        Some(b'.' | b'_') => false,
        Some(letter) => !letter.is_ascii_alphabetic(),
        None => true,
    }
}

/// Whether a number is a float: after `x.` it is a field of a tuple.
fn float_may_begin([last, before]: [&str; 2]) -> bool {
    const VALUES: &[&str] = &[
        "CHAR_LITERAL",
        "STRING_LITERAL",
        "RAW_STRING_LITERAL",
        "BYTE_LITERAL",
        "BYTE_STRING_LITERAL",
        "RAW_BYTE_STRING_LITERAL",
        "INTEGER_LITERAL",
        "DEC_LITERAL",
        "HEX_LITERAL",
        "OCT_LITERAL",
        "BIN_LITERAL",
        "KW_SUPER",
        "KW_SELFVALUE",
        "KW_SELFTYPE",
        "KW_CRATE",
        "KW_DOLLARCRATE",
        "GT",
        "RCURLYBRACE",
        "RSQUAREBRACKET",
        "RPAREN",
        "KW_AWAIT",
        "NON_KEYWORD_IDENTIFIER",
        "RAW_IDENTIFIER",
        "KW_MACRORULES",
    ];
    last != "DOT" || !VALUES.contains(&before)
}
