//! Predicates of published grammars of Go.

use secateur_syntax::hook::Place;

use crate::neighbours::{Table, Test};

pub(super) static GO: Table = Table {
    name: "go",
    tests: &[
        (
            "closingBracket",
            Test::Place(|_, place| {
                place.token(1).is_none() || matches!(place.token_name(1), "R_PAREN" | "R_CURLY")
            }),
        ),
        ("isNotReceive", Test::IsNot(2, &["RECEIVE"])),
        ("isConversion", Test::IsNot(1, &["IDENTIFIER"])),
        (
            "isOperand",
            Test::Place(|_, place| !is_package_member(place)),
        ),
        (
            "isMethodExpr",
            Test::Place(|_, place| match place.token_name(1) {
                "STAR" => true,
                "IDENTIFIER" => !is_import(place, place.token_text(1)),
                _ => false,
            }),
        ),
        (
            "isTypeArgument",
            Test::Place(|_, place| is_type_argument(place)),
        ),
        (
            "isExpressionArgument",
            Test::Place(|_, place| !is_type_argument(place)),
        ),
    ],
};

/// Whether `x.y` stands here and `x` is no import: it may be a method.
fn is_package_member(place: &Place<'_>) -> bool {
    place.token_text(1) != b"err"
        && place.token_name(1) == "IDENTIFIER"
        && place.token_name(2) == "DOT"
        && place.token_name(3) != "L_PAREN"
        && !is_import(place, place.token_text(1))
}

/// Whether a name is an imported package, by its alias or the end of its path.
fn is_import(place: &Place<'_>, name: &[u8]) -> bool {
    let mut importing = false;
    let mut before: &[u8] = b"";
    for token in &place.tokens[..place.at] {
        let text = token.of(place.text);
        match place.language.kind_name(token.kind) {
            "IMPORT" => importing = true,
            "FUNC" | "TYPE" | "VAR" | "CONST" => importing = false,
            "INTERPRETED_STRING_LIT" | "RAW_STRING_LIT" if importing => {
                let path = text.get(1..text.len().saturating_sub(1)).unwrap_or(&[]);
                let last = path.rsplit(|&b| b == b'/').next().unwrap_or(path);
                let last = last.rsplit(|&b| b == b'.').next().unwrap_or(last);
                if name == if before.is_empty() { last } else { before } {
                    return true;
                }
                before = b"";
            }
            "IDENTIFIER" if importing => before = text,
            _ => {}
        }
    }
    false
}

fn is_type_argument(place: &Place<'_>) -> bool {
    place.token_name(-2) == "IDENTIFIER" && matches!(place.token_text(-2), b"make" | b"new")
}
