//! Mutants of a result, most of which a strict property test rejects.

use xxhash_rust::xxh3::{xxh3_64, xxh3_64_with_seed};

use super::kernel::{Kernel, Stop};
use secateur_syntax::Language;
use secateur_syntax::tree::Tree;

pub(super) const NAME: &str = "mutants";

/// Attempts for each mutant: some are equal.
const ATTEMPTS: u64 = 4;

pub(super) fn test(
    language: &Language,
    tree: &Tree,
    most: usize,
    kernel: &mut Kernel<'_>,
) -> Result<Vec<(Vec<u8>, bool)>, Stop> {
    let mutants = mutants(language, tree, most);
    let verdicts = kernel.test_all(&mutants)?;
    Ok(mutants.into_iter().zip(verdicts).collect())
}

/// Makes up to `most` texts that are near the result.
///
/// For a single token others of the language; else tokens alone, and texts with a token deleted,
/// doubled, exchanged or replaced, or cut off.
///
/// Deterministic in the text.
fn mutants(language: &Language, tree: &Tree, most: usize) -> Vec<Vec<u8>> {
    let text = tree.text();
    let tokens: Vec<(usize, usize)> = tree
        .tokens()
        .iter()
        .map(|token| (token.start as usize, token.end as usize))
        .filter(|(start, end)| start < end)
        .collect();
    let mut found: Vec<Vec<u8>> = Vec::new();
    if tokens.len() < 2 {
        let others = language
            .tokens
            .iter()
            .filter_map(|token| token.shortest.as_deref());
        let others = others.map(|other| other.as_bytes().to_vec());
        found.extend(others.filter(|other| !other.is_empty() && other != text.trim_ascii()));
        found.sort_unstable();
        found.dedup();
        let step = found.len().div_ceil(most).max(1);
        return found.into_iter().step_by(step).collect();
    }
    let seed = xxh3_64(text);
    let random = |attempt: u64, which: u64, count: usize| {
        let number = [attempt.to_le_bytes(), which.to_le_bytes()].concat();
        (xxh3_64_with_seed(&number, seed) % count as u64) as usize
    };
    for attempt in 0..most as u64 * ATTEMPTS {
        let (at, other) = (
            random(attempt, 0, tokens.len()),
            random(attempt, 1, tokens.len()),
        );
        let ((start, end), (from, to)) = (tokens[at], tokens[other]);
        let mutant = match attempt % 6 {
            0 => text[start..end].to_vec(),
            1 => [&text[..start], &text[end..]].concat(),
            2 => [&text[..end], b" ", &text[start..]].concat(),
            3 => joined(&[&text[..start], &text[from..to], &text[end..]]),
            4 => text[..end].to_vec(),
            _ if end <= from => joined(&[
                &text[..start],
                &text[from..to],
                &text[end..from],
                &text[start..end],
                &text[to..],
            ]),
            _ => continue,
        };
        let differs = mutant.trim_ascii_end() != text.trim_ascii_end();
        if differs && !found.contains(&mutant) {
            found.push(mutant);
        }
        if found.len() == most {
            break;
        }
    }
    found
}

/// Joins parts, with a space where words would become one.
fn joined(parts: &[&[u8]]) -> Vec<u8> {
    let is_word = |byte: &&u8| byte.is_ascii_alphanumeric() || **byte == b'_';
    let mut text = Vec::new();
    for part in parts {
        if text.last().filter(is_word).is_some() && part.first().filter(is_word).is_some() {
            text.push(b' ');
        }
        text.extend_from_slice(part);
    }
    text
}
