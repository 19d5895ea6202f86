//! Grammars as generators: random sentences as runs.

use super::choices::Choices;
use super::follow::Following;
use super::generator::{Answer, FnGenerator, Generator, GeneratorError};
use super::trace::{Kind, PartKind, Place, Trace};
use secateur_syntax::format::Format;
use secateur_syntax::sentence::{Decisions, Part, Sentences, What};

/// A generator of sentences, with the rules of the normal form as places.
pub struct GrammarGenerator<'l> {
    sentences: Sentences<'l>,
    size: usize,
    places: Vec<Place>,
}

impl<'l> GrammarGenerator<'l> {
    /// Creates a generator of sentences of about `size` tokens.
    #[must_use]
    pub fn new(format: &'l dyn Format, size: usize) -> Self {
        let language = format.language();
        let kinds = (0..language.kinds()).map(|kind| secateur_tables::Kind(kind as u16));
        Self {
            sentences: Sentences::new(format),
            size,
            places: kinds
                .map(|kind| Place::new(language.kind_name(kind)))
                .collect(),
        }
    }

    /// Runs once; `scripted` has the decisions of a known sentence.
    fn run(
        &self,
        scripted: &[u64],
        run: impl FnOnce(&mut dyn Generator) -> Result<Answer, GeneratorError>,
    ) -> Result<Answer, GeneratorError> {
        let mut refused = false;
        let mut generator = FnGenerator::new(|choices: &mut Choices| {
            let mut decisions = Traced {
                choices,
                places: &self.places,
                scripted: scripted.iter(),
            };
            match self.sentences.follow(&mut decisions, self.size) {
                Some(written) => written.text,
                None => {
                    refused = true;
                    Vec::new()
                }
            }
        });
        let answer = run(&mut generator)?;
        Ok(match (answer, refused) {
            (Answer::Done(_), true) => Answer::Failed {
                message: "the text is not a sentence of the grammar".to_owned(),
            },
            (answer, _) => answer,
        })
    }
}

impl Generator for GrammarGenerator<'_> {
    fn record(&mut self, seed: Option<u64>, limit: u64) -> Result<Answer, GeneratorError> {
        let seed = seed.unwrap_or(0);
        let Some(made) = self.sentences.make(seed, self.size) else {
            return Ok(Answer::Failed {
                message: "no sentence of the grammar was found".to_owned(),
            });
        };
        self.run(&made.decisions, |generator| {
            generator.record(Some(seed), limit)
        })
    }

    fn replay(
        &mut self,
        trace: &Trace,
        following: Following,
        limit: u64,
    ) -> Result<Answer, GeneratorError> {
        self.run(&[], |generator| generator.replay(trace, following, limit))
    }
}

struct Traced<'a> {
    choices: &'a mut Choices,
    places: &'a [Place],
    scripted: std::slice::Iter<'a, u64>,
}

impl Decisions for Traced<'_> {
    fn begin(&mut self, part: Part, at: secateur_tables::Kind) {
        let kind = match part {
            Part::Loop => PartKind::Loop,
            Part::Item => PartKind::Item,
            Part::Branch => PartKind::Branch,
            Part::Rule => PartKind::Call,
        };
        self.choices.begin(kind, self.places[at.index()].clone());
    }

    fn end(&mut self) {
        self.choices.end();
    }

    fn decide(
        &mut self,
        what: What,
        at: secateur_tables::Kind,
        low: u64,
        high: u64,
        fresh: u64,
    ) -> u64 {
        let kind = match what {
            What::Count => Kind::Count,
            What::Branch => Kind::Branch,
            What::Pick => Kind::Pick,
            What::Text => Kind::Range,
        };
        let place = self.places[at.index()].clone();
        let scripted = self
            .scripted
            .next()
            .map_or(fresh, |given| (*given).clamp(low, high));
        let drawn = |_: &mut super::fresh::SplitMix| i128::from(scripted);
        let (low, high) = (i128::from(low), i128::from(high));
        self.choices.choose(kind, place, low, high, drawn) as u64
    }
}
