//! Literals, sets, escapes and properties.

use super::super::unicode::{complement, property};
use super::rules;
use crate::ast::CodePointRange;

fn body(text: &str) -> String {
    let shown = rules(&format!("A : {text} ;"));
    shown.trim_start_matches("A: ").trim_end().to_owned()
}

#[test]
fn literals() {
    assert_eq!(body(r"'a\'b' '\n\r\t\b\f\\'"), r"'a'b' '<A><D><9><8><C>\'");
    assert_eq!(
        body(r"'\u00e9\u{1F600}é' '\u{0}'"),
        "'<E9><1F600><E9>' '<0>'"
    );
    assert_eq!(
        body(r#"';' ':' '//' '/*' '"' '{' '['"#),
        r#"';' ':' '//' '/*' '"' '{' '['"#
    );
}

#[test]
fn surrogate_pairs_in_literals_are_one_character() {
    assert_eq!(body(r"'\uD83D\uDE00'"), "'<1F600>'");
    assert_eq!(
        body(r"'\uD83D'..'\uDE00' '\uDE00\uD83D'"),
        "[<D83D>-<DE00>] '<DE00><D83D>'"
    );
    assert_eq!(
        body(r"'\uD800\uDC00'..'\uDBFF\uDFFF'"),
        "[<10000>-<10FFFF>]"
    );
    assert_eq!(body(r"[\uD800-\uDBFF]"), "[<D800>-<DBFF>]");
}

#[test]
fn hyphens_in_sets() {
    assert_eq!(body("[a-z]"), "[a-z]");
    assert_eq!(body("[-a]"), "[- a]");
    assert_eq!(body("[a-]"), "[a -]");
    assert_eq!(body("[-]"), "[-]");
    assert_eq!(body("[a-c-e]"), "[a-c - e]");
    assert_eq!(body("[+--]"), "[+--]");
    assert_eq!(body(r"[a\-z]"), "[a - z]");
    assert_eq!(body(r"[\--0]"), "[--0]");
}

#[test]
fn escapes_in_sets() {
    assert_eq!(body(r"[\]\\\n\u0041-\u{5A}]"), r"[] \ <A> A-Z]");
    assert_eq!(body(r"[\p{Zl}x\p{Zp}-]"), "[<2028> x <2029> -]");
    assert_eq!(body(r"[😀-😂 ]"), "[<1F600>-<1F602> <20>]");
}

fn members(name: &str) -> Vec<CodePointRange> {
    property(name).unwrap_or_else(|| panic!("`{name}` is unknown"))
}

fn contains(name: &str, c: u32) -> bool {
    members(name)
        .iter()
        .any(|range| (range.first..=range.last).contains(&c))
}

#[test]
fn properties_by_all_their_names() {
    let upper = members("Lu");
    for name in [
        "lu",
        "Uppercase_Letter",
        "uppercase-letter",
        "General_Category=Lu",
        "gc=Lu",
    ] {
        assert_eq!(members(name), upper, "{name}");
    }
    assert_eq!(members("Latin"), members("Script=Latin"));
    assert!(contains("Emoji", 0x1f600));
    assert!(contains("EmojiRK", '7'.into()) && !contains("EmojiNRK", '7'.into()));
    assert!(contains("EmojiNRK", 0x1f600));
    assert!(contains("EmojiPresentation=EmojiDefault", 0x1f600));
    assert!(contains("EmojiPresentation=TextDefault", 0x2600));
    assert!(contains("EmojiPresentation=Text", 'a'.into()));
    assert!(contains("Grapheme_Cluster_Break=LV", 0xac00));
    assert!(contains("Extended_Pictographic", 0x2600));
    assert!(contains("ID_Start", 'x'.into()) && contains("Any", 0x10_ffff));
    for unknown in ["", "Nope", "L}|\\p{N", "Script=Nope", "InNope", "In"] {
        assert_eq!(property(unknown), None, "{unknown}");
    }
}

#[test]
fn blocks_are_properties() {
    let one = |first, last| vec![CodePointRange { first, last }];
    for (name, range) in [
        ("Block=Cyrillic", one(0x400, 0x4ff)),
        ("InCyrillic", one(0x400, 0x4ff)),
        ("blk=basic_latin", one(0, 0x7f)),
        ("InGreek-And-Coptic", one(0x370, 0x3ff)),
        ("Block=CJK_Unified_Ideographs", one(0x4e00, 0x9fff)),
        ("InLow_Surrogates", one(0xdc00, 0xdfff)),
        (
            "Block=Supplementary_Private_Use_Area-B",
            one(0x10_0000, 0x10_ffff),
        ),
    ] {
        assert_eq!(members(name), range, "{name}");
    }
    // A script.
    assert!(members("Inherited").len() > 1);
}

#[test]
fn surrogates_are_code_points_too() {
    let surrogates = [CodePointRange {
        first: 0xd800,
        last: 0xdfff,
    }];
    assert_eq!(members("Cs"), surrogates);
    assert!(contains("C", 0xd900) && contains("Other", 0xd900));
    assert!(contains("EmojiPresentation=Text", 0xd900) && contains("Assigned", 0xd900));
    assert!(!contains("L", 0xd900) && !contains("Cn", 0xd900) && !contains("Co", 0xdfff));
    let letters = members("L");
    assert!(
        complement(&letters)
            .iter()
            .any(|range| range.first <= 0xd800 && range.last >= 0xdfff)
    );
    assert_eq!(complement(&complement(&letters)), letters);
    for name in ["C", "L", "Emoji", "Any"] {
        let ranges = members(name);
        assert!(
            ranges.windows(2).all(|pair| pair[0].last < pair[1].first),
            "{name}"
        );
    }
}
