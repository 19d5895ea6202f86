//! The origin and the end of each byte of the original.

use std::ops::Range;

use super::History;

/// A run of the original whose bytes went together, or stayed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fate {
    /// The bytes of the original.
    pub bytes: Range<usize>,
    /// Number of the step that removed them, from 0; `None` if they remain.
    pub step: Option<usize>,
}

/// The origins of all bytes.
#[derive(Clone, Debug)]
pub struct Origins {
    /// The whole original, in order.
    pub fates: Vec<Fate>,
    /// Pieces of the best text in order: bytes, and offset in the original.
    ///
    /// `None` is for inserted text.
    pub sources: Vec<(usize, Option<usize>)>,
}

/// Follows each byte through the steps; linear in the steps times the pieces of the text.
///
/// Text that a step removed and a later one restored counts as removed and as new.
#[must_use]
pub fn origins(history: &History) -> Origins {
    let original = history.original().len();
    let mut sources: Vec<(usize, Option<usize>)> = vec![(original, Some(0))];
    let mut fates: Vec<Fate> = Vec::new();
    for (number, step) in history.steps().iter().enumerate() {
        let mut after: Vec<(usize, Option<usize>)> = Vec::with_capacity(sources.len() + 2);
        let mut rest = sources.iter().copied();
        let mut left = rest.next();
        let mut at = 0;
        // Keeps or removes the given number of bytes of the old text.
        let mut pass = |mut bytes: usize, after: &mut Vec<_>, keep: bool| {
            while bytes > 0
                && let Some((length, from)) = left
            {
                let now = length.min(bytes);
                match (keep, from) {
                    (true, _) => after.push((now, from)),
                    (false, Some(from)) => fates.push(Fate {
                        bytes: from..from + now,
                        step: Some(number),
                    }),
                    (false, None) => {}
                }
                bytes -= now;
                left = match length - now {
                    0 => rest.next(),
                    more => Some((more, from.map(|from| from + now))),
                };
            }
        };
        for patch in &step.patches {
            pass(patch.at - at, &mut after, true);
            pass(patch.gone, &mut after, false);
            if !patch.new.is_empty() {
                after.push((patch.new.len(), None));
            }
            at = patch.at + patch.gone;
        }
        pass(usize::MAX, &mut after, true);
        sources = joined(after);
    }
    let kept = sources.iter().filter_map(|&(length, from)| {
        let from = from?;
        (length > 0).then_some(Fate {
            bytes: from..from + length,
            step: None,
        })
    });
    fates.extend(kept);
    fates.sort_by_key(|fate| fate.bytes.start);
    fates.dedup_by(|next, fate| {
        let together = next.step == fate.step && next.bytes.start == fate.bytes.end;
        if together {
            fate.bytes.end = next.bytes.end;
        }
        together
    });
    Origins { fates, sources }
}

/// Joins neighbours that stood together.
fn joined(mut runs: Vec<(usize, Option<usize>)>) -> Vec<(usize, Option<usize>)> {
    runs.dedup_by(|next, run| {
        let together = match (run.1, next.1) {
            (Some(from), Some(next_from)) => from + run.0 == next_from,
            (None, None) => true,
            _ => false,
        };
        if together {
            run.0 += next.0;
        }
        together
    });
    runs
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::super::Moment;
    use super::*;
    use secateur_reduce::search::TextChange;
    use secateur_syntax::tree::Replaced;

    #[test]
    fn each_byte_has_a_fate() {
        let original = "one two three four";
        let mut history = History::new(original.into());
        for (old, new, text) in [
            (4..8, "", "one three four"),
            (4..9, "3", "one 3 four"),
            (0..6, "", "four"),
        ] {
            let moment = Moment {
                tests: 1,
                elapsed: Duration::ZERO,
                tokens: 1,
                strategy: "tree",
            };
            let new = new.into();
            let change = TextChange::Edit(vec![Replaced { old, new }]);
            history.push(text.as_bytes(), &change, moment).unwrap();
        }
        let Origins { fates, sources } = origins(&history);
        let said: Vec<(&str, Option<usize>)> = fates
            .iter()
            .map(|fate| (&original[fate.bytes.clone()], fate.step))
            .collect();
        let wanted = [
            ("one ", Some(2)),
            ("two ", Some(0)),
            ("three", Some(1)),
            (" ", Some(2)),
            ("four", None),
        ];
        assert_eq!(said, wanted);
        assert_eq!(sources, [(4, Some(14))]);
    }
}
