use std::fmt::Write;

use super::summary::counted;
use secateur_reduce::search::{Reduction, Remaining};

/// Maximal number of characters shown of a part.
const SHOWN: usize = 48;

/// Lists the parts of the result that can be removed or replaced by the grammar, outer ones first.
#[must_use]
pub fn explanation(reduction: &Reduction) -> String {
    let mut text = match reduction.remaining.is_empty() {
        true => "the grammar allows no part of the result to be deleted or replaced\n",
        false => {
            "the remaining parts, and how many of the last candidates without them were rejected:\n"
        }
    }
    .to_owned();
    for part in &reduction.remaining {
        let place = format!("{}:{}", part.line, part.column);
        let indent = "  ".repeat(part.depth.min(20));
        let _ = writeln!(
            text,
            "{place:>8}  {indent}{}  ({}, {})  {}",
            shortened(&part.text),
            part.kind,
            counted(u64::from(part.tokens), "token"),
            rejections(part),
        );
    }
    text
}

/// Lists the mutants that pass, which expose a weak test; `None` if none passes.
#[must_use]
pub fn exposed(mutants: &[(Vec<u8>, bool)]) -> Option<String> {
    let passed: Vec<_> = mutants.iter().filter(|(_, passed)| *passed).collect();
    if passed.is_empty() {
        return None;
    }
    let mut text = format!(
        "{} of {} random mutants of the result pass, too; if one should not, the test is too weak:\n",
        passed.len(),
        mutants.len(),
    );
    for (mutant, _) in passed {
        let mutant = String::from_utf8_lossy(mutant);
        let _ = writeln!(text, "  {}", shortened(mutant.trim_end()));
    }
    Some(text)
}

fn shortened(text: &str) -> String {
    let text = text.replace("\r\n", "↵").replace(['\n', '\r'], "↵");
    if text.chars().count() <= SHOWN {
        return text;
    }
    let begin: String = text.chars().take(SHOWN - 1).collect();
    format!("{begin}…")
}

fn rejections(part: &Remaining) -> String {
    let mut said = Vec::new();
    match part.deletions {
        Some(0) => said.push("deleted: not tried".to_owned()),
        Some(times) => said.push(format!(
            "deleted: rejected in {}",
            counted(u64::from(times), "candidate")
        )),
        None => {}
    }
    match part.replacements {
        Some(0) => said.push("replaced: not tried".to_owned()),
        Some(times) => said.push(format!(
            "replaced: rejected in {}",
            counted(u64::from(times), "candidate")
        )),
        None => {}
    }
    said.join("; ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_part_takes_a_line() {
        assert_eq!(shortened("pass \n x\r\n"), "pass ↵ x↵");
        let long = shortened(&"ä\n".repeat(40));
        assert_eq!(long.chars().count(), SHOWN);
        assert!(long.starts_with("ä↵") && long.ends_with('…'));
    }
}
