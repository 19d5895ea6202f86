//! A plugin's turn: other texts for the base, made by somebody's tool.
//!
//! What the tool makes is parsed before it is tested, so that the search can go
//! on with its tree. A variant that passes and is no smaller may still be a step
//! to something smaller (a function inlined, a parameter made global): it is
//! reduced for a while, and kept if that comes below the base. C-Reduce takes
//! any such step (Regehr et al., "Test-Case Reduction for C Compiler Bugs", PLDI
//! 2012, section 3); here none is taken that does not pay.

use super::assurance::Assurance;
use super::judge::{Judge, Stop};
use super::state::Search;
use crate::executor::{OracleError, Verdict};
use crate::strategy;
use crate::transform::{Instances, Transformed as Made, Transformer};
use secateur_syntax::tree::Tree;

/// The strategy that shrinks a larger base.
const SHRINKS: &str = "tree";
/// Tests that it may take, beside one for each token.
const TESTS: u64 = 32;

/// Which instances are still to be asked for.
struct Numbers {
    next: Option<u64>,
    first: u64,
    /// Behind the last one, as far as is known.
    end: u64,
    backwards: bool,
}

/// A variant that is worth a test.
struct Variant {
    number: u64,
    tree: Tree,
    /// Whether it passes, if that is known.
    known: Option<bool>,
}

impl Search<'_> {
    /// Runs all transformations of a plugin once. Returns whether the base became
    /// another.
    pub(super) fn plugin(
        &mut self,
        judge: &mut Judge<'_>,
        assurance: &mut Assurance<'_>,
        plugin: &dyn Transformer,
    ) -> Result<bool, Stop> {
        judge.begin_round();
        let before = judge.progress.successes;
        let mut tool = plugin
            .open(&self.name, judge.capacity())
            .map_err(|error| broken(plugin, error))?;
        for at in 0..plugin.transformations().len() {
            judge.progress.share = at as f32 / plugin.transformations().len() as f32;
            self.command(judge, assurance, plugin, &mut *tool, at)?;
        }
        let changed = judge.progress.successes > before;
        if changed {
            assurance.audit(judge, self.tree.text(), false)?;
        }
        Ok(changed)
    }

    /// Runs a transformation, by its number: its instances on the base as it is when it is
    /// their turn.
    fn command(
        &mut self,
        judge: &mut Judge<'_>,
        assurance: &mut Assurance<'_>,
        plugin: &dyn Transformer,
        tool: &mut dyn Instances,
        at: usize,
    ) -> Result<(), Stop> {
        let command = &plugin.transformations()[at];
        let mut numbers = self.numbers(judge, plugin, tool, at)?;
        while numbers.next.is_some() {
            judge.listen()?;
            let variants = self.variants(judge, plugin, tool, command, &mut numbers)?;
            let untested: Vec<&[u8]> = variants
                .iter()
                .filter(|variant| variant.known.is_none())
                .map(|variant| variant.tree.text())
                .collect();
            let mut outcomes = judge.run_all(&untested)?.into_iter();
            let mut passing = None;
            for mut variant in variants {
                let passed = match variant.known {
                    Some(passed) => passed,
                    None => {
                        let Some(outcome) = outcomes.next() else {
                            break;
                        };
                        let tree = &variant.tree;
                        judge.learn(tree.fingerprint(), tree.tokens().len(), &outcome);
                        outcome.verdict == Verdict::Interesting
                    }
                };
                if passing.is_none() {
                    judge.tell(variant.tree.fingerprint());
                    variant.known = Some(passed);
                    passing = passed.then_some(variant);
                }
            }
            if let Some(variant) = passing {
                let number = variant.number;
                let taken = self.take(judge, assurance, variant.tree)?;
                // Taken: the next instance has its number now.
                numbers.go_on(number, taken);
                if self.tree.tokens().is_empty() {
                    return Err(Stop::Done);
                }
            }
        }
        Ok(())
    }

    /// The first instance, or the last where that comes first.
    fn numbers(
        &self,
        judge: &Judge<'_>,
        plugin: &dyn Transformer,
        tool: &mut dyn Instances,
        at: usize,
    ) -> Result<Numbers, Stop> {
        let text = self.tree.text();
        let broken = |error| broken(plugin, error);
        let first = plugin.first();
        let mut next = Some(first);
        let mut end = MANY;
        let commands = &plugin.transformations()[at..];
        let likely = &commands[..judge.capacity().min(commands.len())];
        match tool.count(text, likely).map_err(broken)? {
            Some(0) => next = None,
            Some(count) if plugin.is_backwards() => next = Some(first + count - 1),
            Some(count) => end = first + count,
            None if plugin.is_backwards() => {
                let mut exists = |number| {
                    let made = tool.apply(text, &commands[0], &[number]).map_err(broken)?;
                    Ok::<bool, Stop>(made != Made::Nothing)
                };
                // As soon as one is missing the last is looked for between. Some
                // tools count from 1.
                let from = if exists(first)? { first } else { first + 1 };
                let mut there = None;
                let mut step = 1;
                while step <= MANY && exists(from + step - 1)? {
                    there = Some(from + step - 1);
                    step *= 2;
                }
                let mut missing = from + step - 1;
                while let Some(last) = there.filter(|last| last + 1 < missing) {
                    let middle = last + (missing - last) / 2;
                    if exists(middle)? {
                        there = Some(middle);
                    } else {
                        missing = middle;
                    }
                }
                next = there;
            }
            None => {}
        }
        Ok(Numbers {
            next,
            first,
            end,
            backwards: plugin.is_backwards(),
        })
    }

    /// As many variants as can be tested at once.
    fn variants(
        &mut self,
        judge: &mut Judge<'_>,
        plugin: &dyn Transformer,
        tool: &mut dyn Instances,
        command: &str,
        numbers: &mut Numbers,
    ) -> Result<Vec<Variant>, Stop> {
        let mut found: Vec<Variant> = Vec::new();
        let mut unknown = 0;
        while unknown < judge.capacity()
            && let Some(number) = numbers.next
        {
            let likely = numbers.likely(judge.capacity());
            let made = tool
                .apply(self.tree.text(), command, &likely)
                .map_err(|error| broken(plugin, error))?;
            let text = match made {
                Made::Nothing if numbers.backwards => {
                    numbers.advance();
                    continue;
                }
                Made::Nothing => {
                    // Some tools count from 1.
                    numbers.next = (number == 0 && found.is_empty()).then_some(1);
                    continue;
                }
                Made::Same => {
                    numbers.advance();
                    continue;
                }
                Made::Text(text) => text,
            };
            numbers.advance();
            let Ok(tree) = self.round.format.read(&mut self.round.parser, &text) else {
                continue;
            };
            let fingerprint = tree.fingerprint();
            if fingerprint == self.tree.fingerprint() {
                continue;
            }
            let known = judge.known(fingerprint)?;
            if known == Some(false) {
                continue;
            }
            unknown += usize::from(known.is_none());
            found.push(Variant {
                number,
                tree,
                known,
            });
            if known == Some(true) {
                break;
            }
        }
        Ok(found)
    }

    /// Makes a variant that passed the base if it is smaller, or something smaller
    /// that it leads to.
    fn take(
        &mut self,
        judge: &mut Judge<'_>,
        assurance: &mut Assurance<'_>,
        variant: Tree,
    ) -> Result<bool, Stop> {
        if !assurance.confirms(judge, variant.text())? {
            judge.refuse(variant.fingerprint(), variant.tokens().len());
            return Ok(false);
        }
        let tokens = self.tree.tokens().len();
        if variant.tokens().len() < tokens {
            self.tree = variant;
            judge.improved(self.tree.text(), self.tree.tokens().len())?;
            assurance.accepted(judge, self.tree.text())?;
            return Ok(true);
        }
        let Some(kind) = strategy::find(SHRINKS) else {
            return Ok(false);
        };
        let best = std::mem::replace(&mut self.tree, variant);
        judge.go_beyond(tokens, TESTS + tokens as u64);
        let result = self.strategy(judge, assurance, &kind, None);
        let in_vain = judge.come_back();
        if in_vain {
            self.tree = best;
        }
        match result {
            Ok(_) | Err(Stop::Enough) => Ok(!in_vain),
            Err(Stop::Done) if in_vain => Ok(false),
            Err(stop) => Err(stop),
        }
    }
}

/// No tool has more instances than this.
const MANY: u64 = 1 << 20;

impl Numbers {
    /// The next instance and some of those after it.
    fn likely(&self, most: usize) -> Vec<u64> {
        let after = |&number: &u64| self.after(number).filter(|&next| next < self.end);
        std::iter::successors(self.next, after).take(most).collect()
    }

    fn after(&self, number: u64) -> Option<u64> {
        match self.backwards {
            true if number > self.first => Some(number - 1),
            false if number < MANY => Some(number + 1),
            _ => None,
        }
    }

    fn advance(&mut self) {
        self.next = self.next.and_then(|number| self.after(number));
    }

    /// Goes on behind an instance that passed.
    fn go_on(&mut self, number: u64, taken: bool) {
        self.next = Some(number);
        if !taken || self.backwards {
            self.advance();
        }
    }
}

fn broken(plugin: &dyn Transformer, source: std::io::Error) -> Stop {
    Stop::Broken(OracleError {
        what: format!("cannot run the plugin {}", plugin.name()),
        source,
    })
}
