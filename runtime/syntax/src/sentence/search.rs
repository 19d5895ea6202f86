//! Search for runs whose text is a sentence.
//!
//! Where only the grammar decides, the first run is one. But a hook may read a text in another way,
//! and a predicate may fail. Then the decisions before the fault are kept but for the last of them;
//! each failure that comes no later replaces about half as many again.

use rustc_hash::FxHashMap;

use super::Written;
use super::decisions::{Decisions, Scripted};
use super::derive::{Derivation, Deriver};
use super::lengths::Lengths;
use super::random::Random;
use super::texts::Texts;
use super::write::Writer;
use crate::format::Format;
use crate::parse::Parser;
use secateur_tables::Kind;

/// Makes random sentences of one language.
pub struct Sentences<'l> {
    format: &'l dyn Format,
    texts: Texts<'l>,
    lengths: Lengths,
    writer: Writer<'l>,
}

/// A sentence with its run.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Made {
    /// The sentence.
    pub written: Written,
    /// All decisions: [`Sentences::follow`] repeats the sentence from them.
    pub decisions: Vec<u64>,
    /// Number of failed runs before.
    pub failed: usize,
}

const TRIES: usize = 1000;

impl<'l> Sentences<'l> {
    /// Creates a generator for a format; linear in its tables.
    #[must_use]
    pub fn new(format: &'l dyn Format) -> Self {
        let language = format.language();
        let texts = Texts::new(language);
        Self {
            lengths: Lengths::new(language, |kind| texts.has(kind)),
            writer: Writer::new(language),
            texts,
            format,
        }
    }

    /// Makes a random sentence of about `size` tokens, the same for the same arguments.
    ///
    /// `None` if none was found: predicates may allow few.
    #[must_use]
    pub fn make(&self, seed: u64, size: usize) -> Option<Made> {
        let mut parser = Parser::new(self.format.language());
        let mut doubts: FxHashMap<Kind, i32> = FxHashMap::default();
        let mut prefix = Vec::new();
        let mut furthest = 0;
        let mut step = 1;
        for failed in 0..TRIES {
            let mut decisions = Scripted {
                list: prefix,
                asked: 0,
            };
            let random = Random::new(&[seed, size as u64, failed as u64]);
            let trust = |guard: Kind| {
                let doubts = doubts.get(&guard).copied().unwrap_or(0);
                0.7f64.powi(doubts).max(0.01)
            };
            let made = self.derive(&mut decisions, random, &trust, size);
            decisions.list.truncate(decisions.asked);
            let wrong = match self.check(&made, &mut parser) {
                Ok(written) => {
                    return Some(Made {
                        written,
                        decisions: decisions.list,
                        failed,
                    });
                }
                Err(wrong) => wrong,
            };
            if let Some(guard) = wrong.guard {
                *doubts.entry(guard).or_default() += 1;
            }
            let after = wrong.after.min(decisions.list.len());
            step = match after > furthest {
                true => 1,
                false => step + step / 2 + 1,
            };
            furthest = furthest.max(after);
            if step > decisions.list.len() {
                (furthest, step) = (0, 1);
                decisions.list.clear();
            }
            decisions.list.truncate(after.saturating_sub(step));
            prefix = decisions.list;
        }
        None
    }

    /// Returns the text of some decisions; `None` if it is no sentence.
    ///
    /// `size` is that of [`Self::make`].
    #[must_use]
    pub fn follow(&self, decisions: &mut dyn Decisions, size: usize) -> Option<Written> {
        let made = self.derive(decisions, Random::new(&[]), &|_| 1.0, size);
        let mut parser = Parser::new(self.format.language());
        self.check(&made, &mut parser).ok()
    }

    fn derive(
        &self,
        decisions: &mut dyn Decisions,
        random: Random,
        trust: &dyn Fn(Kind) -> f64,
        size: usize,
    ) -> Derivation {
        let language = self.format.language();
        let of = (language, &self.lengths, &self.texts);
        Deriver::new(of, self.format.names(), decisions, random, trust, size).run()
    }

    fn check(&self, made: &Derivation, parser: &mut Parser) -> Result<Written, Wrong> {
        let after = |word: usize| match made.words.get(word) {
            Some(word) => word.after,
            None => usize::MAX,
        };
        let written = self.writer.write(&made.words).map_err(|word| Wrong {
            after: after(word),
            guard: None,
        })?;
        let language = self.format.language();
        for guard in &made.guards {
            let holds = match (
                written.tokens.get(guard.word),
                language.guard_bit(guard.kind),
            ) {
                (Some(token), Some(bit)) => token.guards & bit != 0,
                _ => true,
            };
            if !holds {
                return Err(Wrong {
                    after: guard.after,
                    guard: Some(guard.kind),
                });
            }
        }
        match self.format.parse(parser, &written.tokens) {
            Ok(_) => Ok(written),
            Err(failure) => Err(Wrong {
                after: after(failure.token),
                guard: None,
            }),
        }
    }
}

struct Wrong {
    /// Decisions before the fault.
    after: usize,
    guard: Option<Kind>,
}
