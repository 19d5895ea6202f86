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
use crate::oracle::{OracleError, Verdict};
use crate::plugin::{Made, Plugin, Tool};
use crate::strategy;
use crate::tree::Tree;

/// The strategy that shrinks a larger base.
const SHRINKS: &str = "tree";
/// Tests that it may take, beside one for each token.
const TESTS: u64 = 32;

/// Which instances are still to be asked for.
struct Numbers {
    next: Option<u64>,
    first: u64,
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
        plugin: &Plugin,
    ) -> Result<bool, Stop> {
        judge.begin_round();
        let before = judge.progress.successes;
        let tool = Tool::new(plugin, &self.name).map_err(|error| broken(plugin, error))?;
        for (at, command) in plugin.commands.iter().enumerate() {
            judge.progress.share = at as f32 / plugin.commands.len() as f32;
            self.command(judge, assurance, plugin, &tool, command)?;
        }
        let changed = judge.progress.successes > before;
        if changed {
            assurance.audit(judge, self.tree.text(), false)?;
        }
        Ok(changed)
    }

    /// Runs one transformation: its instances on the base as it is when it is
    /// their turn.
    fn command(
        &mut self,
        judge: &mut Judge<'_>,
        assurance: &mut Assurance<'_>,
        plugin: &Plugin,
        tool: &Tool<'_>,
        command: &str,
    ) -> Result<(), Stop> {
        let mut numbers = self.numbers(plugin, tool, command)?;
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
    fn numbers(&self, plugin: &Plugin, tool: &Tool<'_>, command: &str) -> Result<Numbers, Stop> {
        let text = self.tree.text();
        let broken = |error| broken(plugin, error);
        let first = plugin.first;
        let mut next = Some(first);
        match tool.count(text, command).map_err(broken)? {
            Some(0) => next = None,
            Some(count) if plugin.backwards => next = Some(first + count - 1),
            None if plugin.backwards => {
                let exists = |number| {
                    let made = tool.apply(text, command, number).map_err(broken)?;
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
            _ => {}
        }
        Ok(Numbers {
            next,
            first,
            backwards: plugin.backwards,
        })
    }

    /// As many variants as can be tested at once.
    fn variants(
        &mut self,
        judge: &mut Judge<'_>,
        plugin: &Plugin,
        tool: &Tool<'_>,
        command: &str,
        numbers: &mut Numbers,
    ) -> Result<Vec<Variant>, Stop> {
        let mut found: Vec<Variant> = Vec::new();
        let mut unknown = 0;
        while unknown < judge.capacity()
            && let Some(number) = numbers.next
        {
            let made = tool
                .apply(self.tree.text(), command, number)
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
    fn advance(&mut self) {
        self.next = match (self.next, self.backwards) {
            (Some(number), true) if number > self.first => Some(number - 1),
            (Some(number), false) if number < MANY => Some(number + 1),
            _ => None,
        };
    }

    /// Goes on behind an instance that passed.
    fn go_on(&mut self, number: u64, taken: bool) {
        self.next = Some(number);
        if !taken || self.backwards {
            self.advance();
        }
    }
}

fn broken(plugin: &Plugin, source: std::io::Error) -> Stop {
    Stop::Broken(OracleError {
        what: format!("cannot run the plugin {}", plugin.name),
        source,
    })
}
