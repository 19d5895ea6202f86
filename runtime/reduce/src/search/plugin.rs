//! Turns of plug-ins, whose instances are other texts for the base.
//!
//! Instances are parsed before their tests, since the search continues with their trees. An
//! accepted one that is no smaller may be a step to a smaller text (a function inlined, a parameter
//! made global): an *excursion* reduces it for a while and keeps a result smaller than the base.
//! C-Reduce takes every such step (Regehr et al., "Test-Case Reduction for C Compiler Bugs", PLDI
//! 2012, section 3); here only steps that pay are kept.
//!
//! In an epoch several smaller instances are merged as changes of the base's text, each from its
//! first to its last different byte.

use std::cell::OnceCell;
use std::ops::Range;
use std::rc::Rc;

use super::TextChange;
use super::kernel::{Batch, Decision, Identity, Kernel, Made, Proposer, Space, Stop};
use super::rounds::Search;
use super::tree::share;
use crate::executor::OracleError;
use crate::strategy;
use crate::transform::{Instances, Transformed, Transformer};
use secateur_syntax::tree::{Fingerprint, Tree};

const SHRINKS: &str = "tree";
/// Tests of an excursion, beside one for each token.
const TESTS: u64 = 32;
const MANY: u64 = 1 << 20;
/// Numbers without a new text after which others are not tried, where their count is unknown.
const IN_VAIN: u32 = 1000;

pub(super) const ENDED: &str = "was ended, by a signal or its time limit";
const ENDLESS: &str = "seems to have an instance for each NUMBER, but a thousand in a row make no new text: if \
                       it has none, its exit status should not be 0";

struct Variants<'s, 'a, 'p> {
    search: &'s mut Search<'a>,
    plugin: &'p dyn Transformer,
    tool: &'s mut dyn Instances,
    at: usize,
    capacity: usize,
}

#[derive(Clone, Debug)]
struct Numbers {
    next: Option<u64>,
    first: u64,
    /// Exclusive bound of the numbers; [`MANY`] if unknown or backwards.
    end: u64,
    backwards: bool,
    /// Numbers without a new text in a row.
    in_vain: u32,
    /// Instances that the last epoch rejected, by their present numbers.
    rejected: Vec<u64>,
    /// The product of the proposed instance.
    proposed: Product,
    /// The last product with a text.
    last: Product,
    /// Whether the tool was ended.
    failed: bool,
    /// Whether the tool seems to have an instance for each number.
    is_endless: bool,
}

#[derive(Clone, Debug)]
struct Instance {
    number: u64,
    behind: Numbers,
    made: Product,
}

/// The outcome of an instance on the present base, once it is known.
type Product = Rc<OnceCell<Outcome>>;

#[derive(Debug)]
enum Outcome {
    /// The tool was ended.
    Ended,
    /// A text, and its number of tokens.
    Text(Vec<u8>, usize),
}

impl Outcome {
    fn text(product: &Product) -> Option<(&[u8], usize)> {
        match product.get()? {
            Self::Ended => None,
            Self::Text(text, tokens) => Some((text, *tokens)),
        }
    }
}

impl Search<'_> {
    /// Runs all transformations; returns whether the base changed.
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
            let numbers = kernel.run(&mut variants, numbers)?;
            if numbers.failed {
                kernel.failed(plugin.name(), ENDED);
            } else if numbers.is_endless {
                kernel.failed(plugin.name(), ENDLESS);
            }
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
        let (mut failed, mut is_endless) = (false, false);
        let commands = &plugin.transformations()[self.at..];
        let likely = &commands[..self.capacity.min(commands.len())];
        match self.tool.count(text, likely).map_err(broken)? {
            Some(0) => next = None,
            Some(count) if plugin.is_backwards() => next = Some(first + count - 1),
            Some(count) => end = first + count,
            None if plugin.is_backwards() => {
                let mut exists = |number| {
                    let made = self.tool.apply(text, &commands[0], &[number]);
                    let made = made.map_err(broken)?;
                    failed |= made == Transformed::Failed;
                    let missing = [Transformed::Nothing, Transformed::Failed];
                    Ok::<bool, Stop>(!missing.contains(&made))
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
                is_endless = step > MANY;
                next = there.filter(|_| !is_endless);
            }
            None => {}
        }
        Ok(Numbers {
            next,
            first,
            end,
            backwards: plugin.is_backwards(),
            in_vain: 0,
            rejected: Vec::new(),
            proposed: Product::default(),
            last: Product::default(),
            failed,
            is_endless,
        })
    }

    /// Reduces a larger text for a while; returns whether the result is smaller than the base.
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
        if let Some((text, _)) = Outcome::text(&instance.made) {
            let tree = base.format.read(&mut base.parser, text).ok();
            return Ok(tree.map_or(Made::Unfit, Made::Candidate));
        }
        let likely = instance.behind.likely(instance.number, self.capacity);
        let command = &self.plugin.transformations()[self.at];
        let made = self
            .tool
            .apply(base.tree.text(), command, &likely)
            .map_err(|error| broken(self.plugin, error))?;
        let text = match made {
            Transformed::Nothing => return Ok(Made::Missing),
            Transformed::Failed => {
                let _ = instance.made.set(Outcome::Ended);
                return Ok(Made::Missing);
            }
            Transformed::Same => return Ok(Made::Unfit),
            Transformed::Text(text) => text,
        };
        let fits = |tree: &Tree| tree.fingerprint() != base.tree.fingerprint();
        let tree = base.format.read(&mut base.parser, &text).ok();
        Ok(match tree.filter(fits) {
            None => Made::Unfit,
            Some(tree) => {
                let _ = instance.made.set(Outcome::Text(text, tree.tokens().len()));
                Made::Candidate(tree)
            }
        })
    }

    fn union(&self, instances: &[&Instance]) -> Option<(Instance, Vec<bool>)> {
        let base = self.search.base.tree.text();
        let mut changes: Vec<(Range<usize>, &[u8])> = Vec::new();
        let mut taken = vec![false; instances.len()];
        for (instance, taken) in instances.iter().zip(&mut taken) {
            let smaller = Outcome::text(&instance.made).filter(|made| made.1 < self.size());
            if let Some((text, _)) = smaller {
                let (old, new) = changed(base, text);
                *taken = changes.iter().all(|(other, _)| apart(other, &old));
                if *taken {
                    changes.push((old, new));
                }
            }
        }
        let last = taken.iter().rposition(|&taken| taken)?;
        changes.sort_by_key(|(old, _)| (old.start, old.end));
        let mut text = Vec::with_capacity(base.len());
        let mut at = 0;
        for (old, new) in changes {
            text.extend_from_slice(&base[at..old.start]);
            text.extend_from_slice(new);
            at = old.end;
        }
        text.extend_from_slice(&base[at..]);
        let union = Instance {
            made: Rc::new(OnceCell::from(Outcome::Text(text, 0))),
            ..instances[last].clone()
        };
        Some((union, taken))
    }

    fn text(&self) -> Option<&[u8]> {
        Some(self.search.base.tree.text())
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
                kernel.adopt(
                    base.tree.text(),
                    base.tree.tokens().len(),
                    &TextChange::Whole,
                )?;
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

    const fn are_endless(&self) -> bool {
        self.in_vain >= IN_VAIN && !self.backwards && self.end == MANY
    }

    fn after(&self, number: u64) -> Option<u64> {
        match self.backwards {
            true if number > self.first => Some(number - 1),
            false if number < MANY => Some(number + 1),
            _ => None,
        }
    }
}

/// Returns the bytes of a text that differ in another, and those in their place.
fn changed<'t>(text: &[u8], other: &'t [u8]) -> (Range<usize>, &'t [u8]) {
    let before = text.iter().zip(other).take_while(|(a, b)| a == b).count();
    let rest = text[before..]
        .iter()
        .rev()
        .zip(other[before..].iter().rev());
    let behind = rest.take_while(|(a, b)| a == b).count();
    (
        before..text.len() - behind,
        &other[before..other.len() - behind],
    )
}

/// Whether two changes are independent; insertions at one place are not.
fn apart(one: &Range<usize>, other: &Range<usize>) -> bool {
    one.end <= other.start && one.start < other.start
        || other.end <= one.start && other.start < one.start
}

impl Proposer<Variants<'_, '_, '_>> for Numbers {
    fn propose(&mut self, _: &Variants<'_, '_, '_>, _: usize) -> Batch<Instance> {
        while let Some(number) = self.next
            && self.rejected.contains(&number)
        {
            self.next = self.after(number);
        }
        let Some(number) = self.next else {
            return Batch::new();
        };
        self.proposed = Product::default();
        let instance = Instance {
            number,
            behind: self.clone(),
            made: Rc::clone(&self.proposed),
        };
        Batch::from_iter([instance])
    }

    fn record(&mut self, _: &Variants<'_, '_, '_>, decisions: &[Decision]) {
        let (Some(number), Some(decision)) = (self.next, decisions.first()) else {
            return;
        };
        let made = std::mem::take(&mut self.proposed);
        self.failed |= matches!(made.get(), Some(Outcome::Ended));
        let text = Outcome::text(&made);
        let is_old = text.is_some() && text == Outcome::text(&self.last);
        self.in_vain = match decision {
            Decision::Unfit => self.in_vain + 1,
            Decision::Rejected | Decision::Open if is_old => self.in_vain + 1,
            _ => 0,
        };
        if text.is_some() {
            self.last = made;
        }
        self.is_endless |= self.are_endless();
        self.next = match decision {
            _ if self.is_endless => None,
            // The next instance has this number now.
            Decision::Accepted if !self.backwards => Some(number),
            Decision::Missing if !self.backwards => (number == 0).then_some(1),
            _ => self.after(number),
        };
    }

    /// Numbers behind an accepted instance are lower by one now.
    fn settle(&mut self, _: &Variants<'_, '_, '_>, decisions: &[(&Instance, Decision)]) {
        let with = |wanted| {
            let of = decisions.iter().filter(move |(_, made)| *made == wanted);
            of.map(|(instance, _)| instance.number)
        };
        let gone: Vec<u64> = with(Decision::Accepted).collect();
        let now =
            |number: u64| number - gone.iter().filter(|&&other| other < number).count() as u64;
        let mut next = self.next;
        while let Some(number) = next.filter(|number| self.backwards && gone.contains(number)) {
            next = self.after(number);
        }
        self.next = next.map(now);
        self.rejected.retain(|number| !gone.contains(number));
        self.rejected.extend(with(Decision::Rejected));
        for number in &mut self.rejected {
            *number = now(*number);
        }
    }

    fn share(&self, space: &Variants<'_, '_, '_>) -> Option<f32> {
        share(space.at, space.plugin.transformations().len() - space.at)
    }
}

fn broken(plugin: &dyn Transformer, source: std::io::Error) -> Stop {
    Stop::Broken(OracleError {
        what: format!("cannot run the plug-in {}", plugin.name()),
        source,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_change_is_from_the_first_to_the_last_different_byte() {
        assert_eq!(changed(b"a b c", b"a c"), (2..4, &b""[..]));
        assert_eq!(changed(b"aa", b"aaa"), (2..2, &b"a"[..]));
        assert_eq!(changed(b"x=1;", b"x=23;"), (2..3, &b"23"[..]));
        assert!(apart(&(2..4), &(4..5)) && apart(&(4..4), &(2..4)));
        assert!(!apart(&(2..2), &(2..2)) && !apart(&(2..4), &(3..3)));
    }
}
