//! Predicates of published grammars of Java.

use secateur_syntax::hook::Look;

use crate::neighbours::{Table, Test};

pub(super) static JAVA: Table = Table {
    name: "java",
    tests: &[
        (
            "IsNotIdentifierAssign",
            Test::Place(|_, place| {
                !(JAVA_NAMES.contains(&place.token_name(1)) && place.token_name(2) == "ASSIGN")
            }),
        ),
        ("DoLastRecordComponent", Test::Always(true)),
    ],
};

const JAVA_NAMES: &[&str] = &[
    "IDENTIFIER",
    "MODULE",
    "OPEN",
    "REQUIRES",
    "EXPORTS",
    "OPENS",
    "TO",
    "USES",
    "PROVIDES",
    "WHEN",
    "WITH",
    "TRANSITIVE",
    "YIELD",
    "SEALED",
    "PERMITS",
    "RECORD",
    "VAR",
];

pub(super) static JAVA9: Table = Table {
    name: "java9",
    tests: &[
        ("Check1", Test::Look(|_, look| is_java(look, true))),
        ("Check2", Test::Look(|_, look| is_java(look, true))),
        ("Check3", Test::Look(|_, look| is_java(look, false))),
        ("Check4", Test::Look(|_, look| is_java(look, false))),
    ],
};

/// Whether the character before may begin, or continue, a name.
fn is_java(look: &Look<'_>, begins: bool) -> bool {
    look.char_at(-1).is_some_and(|c| {
        let begin = c.is_alphabetic() || matches!(c, '$' | '_' | '¢'..='¥' | '€');
        begin || (!begins && c.is_alphanumeric())
    })
}
