//! ddmin as Perses states it (section 3.2).
//!
//! 1. The list is split into *n* partitions. For each partition *u*: does *u* alone have the
//!    property? Then *u* is the list, and step 1 comes again.
//! 2. For each partition *u*: does the list without *u* have it? Then *u* goes, and step 1 comes
//!    again.
//! 3. Each partition is split in halves, so *n* doubles, and step 1 comes again. The list is minimal
//!    if all are single elements.
//!
//! Unlike in [`secateur_reduce::minimize`]'s `ddmin` an accepted candidate leaves *n* as it is. The
//! paper leaves the first *n* open: here 2, as in ddmin, and 1 for a list of one element, which
//! could not go otherwise.

use secateur_reduce::minimize::{ListMinimizer, MinimizerKind};

pub(crate) const KIND: MinimizerKind = MinimizerKind {
    name: "ddmin of Perses",
    about: "partitions that are halved; the first again after each success",
    minimal: true,
    start: |weights, least| Box::new(Ddmin::new(weights.len(), least)),
};

#[derive(Clone, Debug)]
struct Ddmin {
    remaining: Vec<usize>,
    least: usize,
    partitions: Vec<Vec<usize>>,
    /// Number of the test: those of step 1, then those of step 2.
    question: usize,
    proposed: Vec<usize>,
}

impl Ddmin {
    fn new(len: usize, least: usize) -> Self {
        let all: Vec<usize> = (0..len).collect();
        Self {
            remaining: all.clone(),
            least,
            partitions: halved(vec![all]),
            question: 0,
            proposed: Vec::new(),
        }
    }

    /// Tests of step 1: none of the only partition.
    const fn alone(&self) -> usize {
        match self.partitions.len() {
            1 => 0,
            partitions => partitions,
        }
    }

    /// Tests of step 2: of two partitions each is the other's complement.
    const fn without(&self) -> usize {
        match self.partitions.len() {
            2 => 0,
            partitions => partitions,
        }
    }
}

/// Splits a list into this many partitions, as many as it has elements at most.
fn split(list: &[usize], partitions: usize) -> Vec<Vec<usize>> {
    let partitions = partitions.min(list.len());
    let bound = |i: usize| i * list.len() / partitions;
    (0..partitions)
        .map(|i| list[bound(i)..bound(i + 1)].to_vec())
        .collect()
}

fn halved(partitions: Vec<Vec<usize>>) -> Vec<Vec<usize>> {
    let mut halves = Vec::with_capacity(2 * partitions.len());
    for mut partition in partitions {
        if partition.len() > 1 {
            let rest = partition.split_off(partition.len().div_ceil(2));
            halves.extend([partition, rest]);
        } else if !partition.is_empty() {
            halves.push(partition);
        }
    }
    halves
}

impl ListMinimizer for Ddmin {
    fn propose(&mut self) -> Option<Vec<usize>> {
        loop {
            if self.question >= self.alone() + self.without() {
                if self.partitions.iter().all(|partition| partition.len() == 1) {
                    return None;
                }
                self.partitions = halved(std::mem::take(&mut self.partitions));
                self.question = 0;
                continue;
            }
            let gone = match self.question.checked_sub(self.alone()) {
                None => {
                    let kept = &self.partitions[self.question];
                    let other = |i: &usize| kept.binary_search(i).is_err();
                    self.remaining.iter().copied().filter(other).collect()
                }
                Some(at) => self.partitions[at].clone(),
            };
            if self.remaining.len() - gone.len() < self.least {
                self.question += 1;
                continue;
            }
            self.proposed.clone_from(&gone);
            return Some(gone);
        }
    }

    fn record_verdict(&mut self, passed: bool) {
        let gone = std::mem::take(&mut self.proposed);
        if !passed {
            self.question += 1;
            return;
        }
        self.remaining.retain(|i| gone.binary_search(i).is_err());
        self.partitions = split(&self.remaining, self.partitions.len());
        self.question = 0;
    }

    fn remaining(&self) -> &[usize] {
        &self.remaining
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns the result and all candidates.
    fn questions(len: usize, needed: &[usize]) -> (Vec<usize>, Vec<Vec<usize>>) {
        let mut ddmin = Ddmin::new(len, 0);
        let mut asked = Vec::new();
        while let Some(gone) = ddmin.propose() {
            let left = ddmin.remaining.iter().filter(|i| !gone.contains(i));
            let left: Vec<usize> = left.copied().collect();
            ddmin.record_verdict(needed.iter().all(|i| left.contains(i)));
            asked.push(left);
        }
        (ddmin.remaining, asked)
    }

    #[test]
    fn a_success_leads_back_to_the_first_partition() {
        let (left, asked) = questions(4, &[1, 2]);
        assert_eq!(left, [1, 2]);
        let wanted: &[&[usize]] = &[
            // Two partitions, each the other's complement.
            &[0, 1],
            &[2, 3],
            // Four: each alone, then without each.
            &[0],
            &[1],
            &[2],
            &[3],
            &[1, 2, 3],
            // Without 0, from step 1 on.
            &[1],
            &[2],
            &[3],
            &[2, 3],
            &[1, 3],
            &[1, 2],
            // Without 3.
            &[1],
            &[2],
        ];
        assert_eq!(asked, wanted);
    }

    #[test]
    fn a_single_element_can_go() {
        assert_eq!(questions(1, &[]), (vec![], vec![vec![]]));
        assert_eq!(questions(3, &[]).0, [] as [usize; 0]);
    }
}
