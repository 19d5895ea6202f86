//! A model as text for people.

use std::fmt::Write;

use secateur_tables::model::StoredKind;

use super::facts::TokenFacts;
use super::store::Model;

/// Formats a model, or `only` one kind.
#[must_use]
pub fn show(model: &Model, only: Option<&str>) -> String {
    let mut text = String::new();
    // Writing to a string does not fail.
    let _ = write(&mut text, model, only);
    text
}

const CONTEXTS: usize = 6;

fn write(out: &mut String, model: &Model, only: Option<&str>) -> std::fmt::Result {
    if only.is_none() {
        writeln!(
            out,
            "{}: {} files, {} tokens",
            model.language, model.files, model.tokens
        )?;
        writeln!(
            out,
            "\n{:>8} {:>10} {:>10}",
            "files", "mandatory", "contexts"
        )?;
        for point in &model.curve {
            let (files, mandatory, contexts) = (point.files, point.mandatory, point.contexts);
            writeln!(out, "{files:>8} {mandatory:>10} {contexts:>10}")?;
        }
        writeln!(out, "\ntoken types that are names:")?;
        for stored in &model.types {
            let facts = TokenFacts {
                files: stored.files,
                seen: stored.seen,
                distinct: stored.distinct,
                repeated: stored.repeated,
                named: stored.named,
            };
            if facts.is_name() {
                let (name, seen) = (&model.names[stored.kind], stored.seen);
                writeln!(
                    out,
                    "  {name}: {seen}, {} texts a file",
                    facts.distinct / facts.files.max(1)
                )?;
            }
        }
        if let Some(forest) = &model.forest {
            let (trees, nodes) = (forest.roots.len(), forest.nodes.len());
            writeln!(
                out,
                "\na random forest that predicts which deletions are valid: {trees} trees, {nodes} nodes"
            )?;
        }
        if !model.rates.is_empty() {
            writeln!(out, "\nestimates of earlier runs: {}", model.rates.len())?;
        }
        writeln!(out)?;
    }
    let wanted = |kind: &&StoredKind| only.is_none_or(|only| model.names[kind.kind] == only);
    for kind in model.kinds.iter().filter(wanted) {
        write_kind(out, model, kind)?;
    }
    Ok(())
}

fn write_kind(out: &mut String, model: &Model, kind: &StoredKind) -> std::fmt::Result {
    writeln!(out, "{} {}", model.names[kind.kind], kind.seen)?;
    for &(symbol, times) in &kind.present {
        let name = &model.names[symbol];
        if times == kind.seen {
            writeln!(out, "  has {name}")?;
        } else {
            let absent = 100.0 * (1.0 - times as f64 / kind.seen.max(1) as f64);
            writeln!(out, "  may have {name}, absent in {absent:.1} %")?;
        }
    }
    let mut contexts = kind.contexts.clone();
    contexts.sort_by_key(|&(parent, slot, times)| (std::cmp::Reverse(times), parent, slot));
    for &(parent, slot, times) in contexts.iter().take(CONTEXTS) {
        let (parent, slot) = (&model.names[parent], &model.names[slot]);
        writeln!(out, "  in {parent} as {slot}: {times}")?;
    }
    if contexts.len() > CONTEXTS {
        writeln!(out, "  in {} more", contexts.len() - CONTEXTS)?;
    }
    for (files, _, tokens) in &kind.texts {
        let words: Vec<&str> = tokens.iter().map(|(_, text)| text.as_str()).collect();
        writeln!(out, "  such as `{}` ({files} files)", words.join(" "))?;
    }
    Ok(())
}
