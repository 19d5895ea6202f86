//! Damaged automata, loaded and used.

use std::path::PathBuf;

use anyhow::Result;
use fastrand::Rng;
use secateur_syntax::Language;
use secateur_syntax::format::{Format, TableFormat};
use secateur_syntax::lex::tokenize_recovering;
use secateur_syntax::parse::Parser;
use secateur_tables::packed::{Section, join};
use secateur_tables::{Kind, Tables};

use super::mutate::{Material, mutate};
use super::seeds;
use super::texts::compile_text;
use super::{Campaign, Input};

/// Longer automata take most of the time and are damaged alike.
const LONGEST: usize = 20_000;

pub struct Packed {
    subjects: Vec<Tables>,
}

impl Packed {
    /// Creates the campaign on grammars of the workspace and the given ones, if they compile.
    pub fn new(named: &[PathBuf]) -> Result<Self> {
        let mut subjects = Vec::new();
        for seed in seeds::grammars(named)? {
            let name = seed.path.display().to_string();
            if let Ok(compiled) = compile_text(&name, &seed.text, &seed.hints)
                && compiled.tables.automata().bytes().len() <= LONGEST
            {
                subjects.push(compiled.tables);
            }
        }
        Ok(Self { subjects })
    }
}

impl Campaign for Packed {
    #[cfg(test)]
    fn shapes(&self) -> u64 {
        0
    }

    fn input(&self, random: &mut Rng, _: u64) -> Input {
        let origin = random.usize(..self.subjects.len());
        let [automata, other] =
            [origin, random.usize(..self.subjects.len())].map(|at| self.subjects[at].automata());
        // With a valid frame and checksum, since otherwise hardly anything else is checked.
        let mut sections: Vec<Section> = automata.sections().collect();
        let other: Vec<Section> = other.sections().collect();
        for _ in 0..random.usize(1..3) {
            let at = random.usize(..sections.len());
            let mut bytes = sections[at].bytes.to_vec();
            match random.u32(..8) {
                0 => sections[at].width = random.u8(..10),
                1..4 if !bytes.is_empty() => {
                    let place = random.usize(..bytes.len());
                    bytes[place] = random.u8(..);
                }
                _ => {
                    let material = Material {
                        fragments: &[],
                        other: &other[at].bytes,
                        longest: 2 * LONGEST,
                    };
                    mutate(random, &mut bytes, &material);
                }
            }
            sections[at].bytes = bytes.into();
        }
        Input {
            name: format!("{}.bin", self.subjects[origin].name),
            origin,
            variant: random.u64(..),
            text: join(&sections).to_vec(),
        }
    }

    fn run(&mut self, input: &Input) -> Result<(), String> {
        let description = self.subjects[input.origin].description();
        let Ok(tables) = Tables::new(description, input.text.clone()) else {
            return Ok(());
        };
        let format = TableFormat::new(Language::new(tables));
        let language = format.language();
        let mut random = Rng::with_seed(input.variant);
        let texts = language
            .tokens
            .iter()
            .filter_map(|it| it.shortest.as_deref());
        let texts: Vec<&str> = texts.collect();
        let text: Vec<&str> = (0..100)
            .filter_map(|_| random.choice(&texts).copied())
            .collect();
        let (tokens, _) = tokenize_recovering(language, text.join(" ").as_bytes());
        format.parse(&mut Parser::new(language), &tokens).ok();
        for kind in (0..language.kinds() as u16).map(Kind) {
            if !language
                .shortest(kind)
                .all(|token| language.is_token(token))
            {
                return Err("a shortest sentence with a rule".to_owned());
            }
        }
        Ok(())
    }
}
