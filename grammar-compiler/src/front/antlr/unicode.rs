//! Code points of Unicode properties, by their names in ANTLR.
//!
//! regex-syntax has categories, scripts, binary and segmentation properties; [`blocks`] has the
//! blocks (`InCyrillic`). East Asian width is missing.

use super::blocks;
use crate::ast::CodePointRange;
use regex_syntax::hir::{Class, HirKind};

const LAST: u32 = 0x10_ffff;
const SURROGATES: CodePointRange = CodePointRange {
    first: 0xd800,
    last: 0xdfff,
};

/// Returns the code points of a property, sorted and disjoint; `None` if it is unknown.
///
/// Case is ignored, and `-` equals `_`.
pub fn property(name: &str) -> Option<Vec<CodePointRange>> {
    let key = name.to_ascii_lowercase().replace('-', "_");
    match key.as_str() {
        "any" => Some(vec![CodePointRange {
            first: 0,
            last: LAST,
        }]),
        "emojirk" => parse(EMOJI_RK),
        "emojinrk" => parse(&format!(r"[\p{{Emoji}}--{EMOJI_RK}]")),
        "emojipresentation=emojidefault" => parse(r"[\p{Emoji}&&\p{Emoji_Presentation}]"),
        "emojipresentation=textdefault" => parse(r"[\p{Emoji}--\p{Emoji_Presentation}]"),
        "emojipresentation=text" => parse(r"\p{Emoji}").map(|emoji| complement(&emoji)),
        _ => match category(&key) {
            "cs" | "surrogate" => Some(vec![SURROGATES]),
            "c" | "other" | "assigned" | "grapheme_cluster_break=control" => {
                known(name).map(with_surrogates)
            }
            _ => known(name).or_else(|| Some(vec![blocks::block(&key)?])),
        },
    }
}

/// Emoji only in sequences: digits, regional indicators, a few signs.
const EMOJI_RK: &str =
    r"[\p{Grapheme_Cluster_Break=Regional_Indicator}*\#0-9\u00a9\u00ae\u2122\u3030\u303d]";

/// Returns the complement of sorted, disjoint `ranges`.
pub fn complement(ranges: &[CodePointRange]) -> Vec<CodePointRange> {
    let mut gaps = Vec::new();
    let mut next = 0;
    for range in ranges {
        if range.first > next {
            gaps.push(CodePointRange {
                first: next,
                last: range.first - 1,
            });
        }
        next = range.last + 1;
    }
    if next <= LAST {
        gaps.push(CodePointRange {
            first: next,
            last: LAST,
        });
    }
    gaps
}

fn category(key: &str) -> &str {
    key.strip_prefix("general_category=")
        .or_else(|| key.strip_prefix("gc="))
        .unwrap_or(key)
}

fn known(name: &str) -> Option<Vec<CodePointRange>> {
    let plain = |c: char| c.is_ascii_alphanumeric() || matches!(c, '_' | '-' | '=' | ' ' | '.');
    if name.is_empty() || !name.chars().all(plain) {
        return None;
    }
    parse(&format!(r"\p{{{name}}}"))
}

fn parse(class: &str) -> Option<Vec<CodePointRange>> {
    let hir = regex_syntax::parse(class).ok()?;
    match hir.into_kind() {
        HirKind::Class(Class::Unicode(class)) => Some(
            class
                .iter()
                .flat_map(|range| without_surrogates(range.start().into(), range.end().into()))
                .collect(),
        ),
        HirKind::Literal(literal) => {
            let mut points = str::from_utf8(&literal.0).ok()?.chars().map(u32::from);
            let first = points.next()?;
            Some(vec![CodePointRange { first, last: first }])
        }
        _ => None,
    }
}

/// Cuts out surrogates: in regex-syntax U+E000 directly follows U+D7FF.
fn without_surrogates(first: u32, last: u32) -> impl Iterator<Item = CodePointRange> {
    let below = CodePointRange {
        first,
        last: last.min(SURROGATES.first - 1),
    };
    let above = CodePointRange {
        first: first.max(SURROGATES.last + 1),
        last,
    };
    [below, above]
        .into_iter()
        .filter(|range| range.first <= range.last)
}

/// Adds the surrogates, which regex-syntax lacks.
fn with_surrogates(mut ranges: Vec<CodePointRange>) -> Vec<CodePointRange> {
    let at = ranges.partition_point(|range| range.first < SURROGATES.first);
    ranges.insert(at, SURROGATES);
    ranges
}
