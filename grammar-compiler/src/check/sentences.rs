//! Random sentences.

use fastrand::Rng;

use super::Bnf;
use crate::ir::TokenId;
use crate::normalize::cfg::Symbol;

impl Bnf {
    /// Computes heights of shallowest trees; `None` for infinite ones.
    fn heights(&self) -> Vec<Option<u32>> {
        let mut heights: Vec<Option<u32>> = vec![None; self.productions.len()];
        loop {
            let before = heights.clone();
            for (index, productions) in self.productions.iter().enumerate() {
                heights[index] = productions.iter().filter_map(|p| height(&before, p)).min();
            }
            if heights == before {
                return heights;
            }
        }
    }

    /// Generates random sentences; `None` if there are none.
    #[must_use]
    pub fn sentences(&self) -> Option<Sentences<'_>> {
        let heights = self.heights();
        heights[self.start as usize]?;
        Some(Sentences { bnf: self, heights })
    }
}

fn height(heights: &[Option<u32>], production: &[Symbol]) -> Option<u32> {
    production.iter().try_fold(1, |most, symbol| match symbol {
        Symbol::Token(_) => Some(most),
        Symbol::Rule(rule) => heights[*rule as usize].map(|h| most.max(h + 1)),
    })
}

/// A generator of random sentences.
pub struct Sentences<'a> {
    bnf: &'a Bnf,
    heights: Vec<Option<u32>>,
}

impl Sentences<'_> {
    /// Generates a sentence without the end of the file.
    ///
    /// After about `budget` symbols the choices are the shallowest.
    #[must_use]
    pub fn next(&self, random: &mut Rng, budget: usize) -> Vec<TokenId> {
        let mut sentence = Vec::new();
        let mut spent = 0;
        let mut work = vec![Symbol::Rule(self.bnf.start)];
        while let Some(symbol) = work.pop() {
            let rule = match symbol {
                Symbol::Token(TokenId::EOF) => continue,
                Symbol::Token(token) => {
                    sentence.push(token);
                    continue;
                }
                Symbol::Rule(rule) => rule,
            };
            spent += 1;
            let all = &self.bnf.productions[rule as usize];
            let finite: Vec<(u32, &Vec<Symbol>)> = all
                .iter()
                .filter_map(|production| Some((height(&self.heights, production)?, production)))
                .collect();
            let least = finite.iter().map(|(height, _)| *height).min().unwrap_or(0);
            let free = spent + work.len() < budget;
            let open: Vec<&Vec<Symbol>> = finite
                .iter()
                .filter(|(height, _)| free || *height == least)
                .map(|(_, production)| *production)
                .collect();
            work.extend(open[random.usize(..open.len())].iter().rev());
        }
        sentence
    }
}
