//! Turns of plug-ins, whose instances are other texts for the base.
//!
//! Instances are parsed before their tests, so that the search can continue with their trees. An
//! accepted one that is no smaller may be a step to a smaller text (a function inlined, a parameter
//! made global): an *excursion* reduces it for a while and keeps a result smaller than the base.
//! C-Reduce takes every such step (Regehr et al., "Test-Case Reduction for C Compiler Bugs", PLDI
//! 2012, section 3); here only steps that pay are taken.

use super::Change;
use super::kernel::{Batch, Decision, Identity, Kernel, Made, Proposer, Space, Stop};
use super::rounds::Search;
use crate::executor::OracleError;
use crate::strategy;
use crate::transform::{Instances, Transformed, Transformer};
use secateur_syntax::tree::{Fingerprint, Tree};

/// The strategy of excursions.
const SHRINKS: &str = "tree";
/// Tests of an excursion, beside one for each token.
const TESTS: u64 = 32;
/// Maximal number of instances.
const MANY: u64 = 1 << 20;

struct Variants<'s, 'a, 'p> {
    search: &'s mut Search<'a>,
    plugin: &'p dyn Transformer,
    tool: &'s mut dyn Instances,
    at: usize,
    /// Instances that are requested together.
    capacity: usize,
}

#[derive(Clone, Debug)]
struct Numbers {
    next: Option<u64>,
    first: u64,
    /// Exclusive bound of the numbers; [`MANY`] if unknown or backwards.
    end: u64,
    backwards: bool,
}

#[derive(Clone, Debug)]
struct Instance {
    number: u64,
    behind: Numbers,
}

impl Search<'_> {
    /// Runs all transformations of a plug-in; returns whether the base changed.
    pub(super) fn plugin(
        &mut self,
        kernel: &mut Kernel<'_>,
        plugin: &dyn Transformer,
    ) -> Result<bool, Stop> {
        kernel.begin_round();
        let before = kernel.accepted_edits();
        let capacity = kernel.capacity();
        let name = self.name.clone();
        let mut tool = plugin
            .open(&name, capacity)
            .map_err(|error| broken(plugin, error))?;
        for at in 0..plugin.transformations().len() {
            let mut variants = Variants {
                search: self,
                plugin,
                tool: &mut *tool,
                at,
                capacity,
            };
            let numbers = variants.numbers()?;
            kernel.run(&mut variants, numbers)?;
        }
        let changed = kernel.accepted_edits() > before;
        if changed {
            kernel.audit(self.base.tree.text(), false)?;
        }
        Ok(changed)
    }
}

impl Variants<'_, '_, '_> {
    /// Returns the instances from the first on, or from the last of a backward plug-in.
    fn numbers(&mut self) -> Result<Numbers, Stop> {
        let text = self.search.base.tree.text();
        let plugin = self.plugin;
        let broken = |error| broken(plugin, error);
        let first = plugin.first();
        let mut next = Some(first);
        let mut end = MANY;
        let commands = &plugin.transformations()[self.at..];
        let likely = &commands[..self.capacity.min(commands.len())];
        match self.tool.count(text, likely).map_err(broken)? {
            Some(0) => next = None,
            Some(count) if plugin.is_backwards() => next = Some(first + count - 1),
            Some(count) => end = first + count,
            None if plugin.is_backwards() => {
                let mut exists = |number| {
                    let made = self.tool.apply(text, &commands[0], &[number]);
                    Ok::<bool, Stop>(made.map_err(broken)? != Transformed::Nothing)
                };
                // Doubled steps find a missing one, then bisection the last. Some tools count from
                // 1.
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

    /// Reduces a larger text for a while; whether the result is smaller than the base.
    fn excursion(&mut self, kernel: &mut Kernel<'_>, variant: Tree) -> Result<bool, Stop> {
        let Some(kind) = strategy::find(SHRINKS) else {
            return Ok(false);
        };
        let tokens = self.size();
        let guide = self.search.guide.clone();
        let best = std::mem::replace(&mut self.search.base.tree, variant);
        kernel.begin_excursion(tokens, TESTS + tokens as u64);
        let result = self.search.strategy(kernel, &kind, None);
        let in_vain = kernel.end_excursion();
        if in_vain {
            self.search.base.tree = best;
            // Edits skipped on the way need no late round, which would end here again.
            self.search.guide = guide;
        }
        match result {
            Ok(_) | Err(Stop::Enough) => Ok(!in_vain),
            Err(Stop::Done) if in_vain => Ok(false),
            Err(stop) => Err(stop),
        }
    }
}

impl Space for Variants<'_, '_, '_> {
    type Edit = Instance;
    type Candidate = Tree;

    /// Each instance is a run of the tool.
    fn work(&self, _: &Instance) -> usize {
        usize::MAX
    }

    fn make(&mut self, instance: &Instance) -> Result<Made<Tree>, Stop> {
        let base = &mut self.search.base;
        let likely = instance.behind.likely(instance.number, self.capacity);
        let command = &self.plugin.transformations()[self.at];
        let made = self
            .tool
            .apply(base.tree.text(), command, &likely)
            .map_err(|error| broken(self.plugin, error))?;
        let text = match made {
            Transformed::Nothing => return Ok(Made::Missing),
            Transformed::Same => return Ok(Made::Unfit),
            Transformed::Text(text) => text,
        };
        let fits = |tree: &Tree| tree.fingerprint() != base.tree.fingerprint();
        let tree = base.format.read(&mut base.parser, &text).ok();
        Ok(tree.filter(fits).map_or(Made::Unfit, Made::Candidate))
    }

    fn identity(&self, tree: &Tree) -> Option<Identity> {
        Some((tree.fingerprint(), tree.tokens().len()))
    }

    fn print<'c>(&mut self, tree: &'c mut Tree) -> Option<&'c [u8]> {
        Some(tree.text())
    }

    fn size(&self) -> usize {
        self.search.base.size()
    }

    fn fingerprint(&self) -> Fingerprint {
        self.search.base.fingerprint()
    }

    /// Adopts a smaller text, or the result of an excursion from another.
    fn adopt(&mut self, kernel: &mut Kernel<'_>, _: Instance, tree: Tree) -> Result<bool, Stop> {
        let smaller = tree.tokens().len() < self.size();
        let adopted = match smaller {
            false => self.excursion(kernel, tree)?,
            true => {
                let base = &mut self.search.base;
                base.tree = tree;
                base.forget_attempts();
                kernel.adopt(base.tree.text(), base.tree.tokens().len(), &Change::Whole)?;
                true
            }
        };
        match self.size() {
            0 => Err(Stop::Done),
            _ => Ok(adopted),
        }
    }
}

impl Numbers {
    fn likely(&self, number: u64, most: usize) -> Vec<u64> {
        let after = |&number: &u64| self.after(number).filter(|&next| next < self.end);
        std::iter::successors(Some(number), after)
            .take(most)
            .collect()
    }

    fn after(&self, number: u64) -> Option<u64> {
        match self.backwards {
            true if number > self.first => Some(number - 1),
            false if number < MANY => Some(number + 1),
            _ => None,
        }
    }
}

impl Proposer<Variants<'_, '_, '_>> for Numbers {
    fn propose(&mut self, _: &Variants<'_, '_, '_>, _: usize) -> Batch<Instance> {
        let instance = |number| Instance {
            number,
            behind: self.clone(),
        };
        self.next.map(instance).into_iter().collect()
    }

    fn record(&mut self, _: &Variants<'_, '_, '_>, decisions: &[Decision]) {
        let (Some(number), Some(decision)) = (self.next, decisions.first()) else {
            return;
        };
        self.next = match decision {
            // The next instance has this number now.
            Decision::Accepted if !self.backwards => Some(number),
            Decision::Missing if !self.backwards => (number == 0).then_some(1),
            _ => self.after(number),
        };
    }

    fn share(&self, space: &Variants<'_, '_, '_>) -> f32 {
        space.at as f32 / space.plugin.transformations().len() as f32
    }
}

fn broken(plugin: &dyn Transformer, source: std::io::Error) -> Stop {
    Stop::Broken(OracleError {
        what: format!("cannot run the plugin {}", plugin.name()),
        source,
    })
}
