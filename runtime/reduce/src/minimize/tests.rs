//! Minimizers on every property of short lists, and on lists with one hole after another.

use super::{ListMinimizer, MINIMIZERS, MinimizerKind};

/// Minimizes by a property of sets (as bits); returns the result and the tests.
fn run(
    kind: MinimizerKind,
    len: usize,
    least: usize,
    property: &dyn Fn(u32) -> bool,
) -> (u32, u64) {
    let weights: Vec<u32> = (0..len as u32).map(|i| 1 + i * i % 5).collect();
    let mut minimizer = (kind.start)(&weights, least);
    let mut left = (1 << len) - 1;
    let mut questions = 0;
    while let Some(gone) = minimizer.propose() {
        // A copy between proposal and verdict equals the original.
        let copy = minimizer.clone();
        let gone: u32 = gone.iter().map(|&i| 1 << i).sum();
        assert!(gone != 0 && gone & !left == 0, "{}", kind.name);
        let rest = left & !gone;
        assert!(rest.count_ones() as usize >= least, "{}", kind.name);
        let passed = property(rest);
        minimizer.record_verdict(passed);
        minimizer = answered(copy, passed, minimizer);
        if passed {
            left = rest;
        }
        assert_eq!(bits(minimizer.remaining()), left, "{}", kind.name);
        questions += 1;
        assert!(questions < 1000, "{} does not come to an end", kind.name);
    }
    (left, questions)
}

fn bits(numbers: &[usize]) -> u32 {
    numbers.iter().map(|&i| 1 << i).sum()
}

fn answered(
    mut copy: Box<dyn ListMinimizer>,
    passed: bool,
    mut original: Box<dyn ListMinimizer>,
) -> Box<dyn ListMinimizer> {
    copy.record_verdict(passed);
    assert_eq!(copy.clone().propose(), original.propose());
    copy
}

fn check(kind: MinimizerKind, len: usize, least: usize, property: &dyn Fn(u32) -> bool) {
    let (left, questions) = run(kind, len, least, property);
    assert!(property(left), "{}", kind.name);
    let minimal = (0..len)
        .filter(|i| left >> i & 1 == 1)
        .all(|i| !property(left & !(1 << i)));
    assert!(
        !kind.minimal || minimal || left.count_ones() as usize <= least,
        "{}: {left:b} of {len} elements",
        kind.name
    );
    let n = len as u64;
    assert!(
        questions <= n * n + 3 * n,
        "{}: {questions} questions about {len} elements",
        kind.name
    );
}

#[test]
fn every_property_of_up_to_four_elements() {
    for &kind in MINIMIZERS {
        for len in 0..=4 {
            let sets = 1u32 << len;
            // A bit for each set; the whole list has the property.
            for which in 0..1u64 << (sets - 1) {
                let property = |set: u32| set == sets - 1 || which >> set & 1 == 1;
                for least in 0..=len.min(2) {
                    check(kind, len, least, &property);
                }
            }
        }
    }
}

#[test]
fn elements_that_go_one_by_one_in_a_hard_order() {
    for &kind in MINIMIZERS {
        for len in 1..=20 {
            // Only the first can go; only the last; only the neighbours of a growing hole.
            let whole = (1u32 << len) - 1;
            let from_the_left = |set: u32| (0..=len).any(|i| set == whole >> i << i);
            check(kind, len, 0, &from_the_left);
            let from_the_right = |set: u32| (0..=len).any(|i| set == whole >> i);
            check(kind, len, 0, &from_the_right);
            let outwards = |set: u32| {
                (0..=len).any(|i| {
                    let hole = ((1 << i) - 1) << ((len - i) / 2);
                    set == whole & !hole
                })
            };
            check(kind, len, 0, &outwards);
        }
    }
}
