//! List minimisers against random properties: what is left has the property, is
//! 1-minimal, and was found with a bounded number of questions.

use fastrand::Rng;
use secateur_runtime::minimize::{MINIMIZERS, MinimizerKind};

/// Runs a minimiser to its end; returns what is left and how many questions it asked.
fn run(
    kind: MinimizerKind,
    weights: &[u32],
    least: usize,
    property: &dyn Fn(&[usize]) -> bool,
) -> (Vec<usize>, usize) {
    let mut minimizer = (kind.start)(weights, least);
    let mut current: Vec<usize> = (0..weights.len()).collect();
    let mut questions = 0;
    loop {
        let mut copy = minimizer.fork();
        let Some(gone) = minimizer.propose() else {
            assert_eq!(copy.propose(), None, "{}: a copy does the same", kind.name);
            break;
        };
        assert_eq!(
            copy.propose().as_ref(),
            Some(&gone),
            "{}: a copy does the same",
            kind.name
        );
        questions += 1;
        assert!(
            !gone.is_empty(),
            "{}: every question is about something",
            kind.name
        );
        assert!(
            gone.is_sorted() && gone.iter().all(|i| current.contains(i)),
            "{}",
            kind.name
        );
        let rest: Vec<usize> = current
            .iter()
            .copied()
            .filter(|i| !gone.contains(i))
            .collect();
        assert!(rest.len() >= least, "{}: {least} have to stay", kind.name);
        let passed = property(&rest);
        if passed {
            current = rest;
        }
        minimizer.told(passed);
        assert_eq!(minimizer.remaining(), current);
        assert!(questions < 100_000, "{} does not come to an end", kind.name);
    }
    (current, questions)
}

fn is_1_minimal(left: &[usize], least: usize, property: &dyn Fn(&[usize]) -> bool) -> bool {
    left.len() <= least
        || left.iter().all(|&one| {
            let rest: Vec<usize> = left.iter().copied().filter(|&i| i != one).collect();
            !property(&rest)
        })
}

#[test]
fn of_a_monotone_property_exactly_what_is_needed_is_left() {
    let mut random = Rng::with_seed(1);
    for kind in MINIMIZERS {
        for _ in 0..300 {
            let len = random.usize(1..60);
            let weights: Vec<u32> = (0..len).map(|_| random.u32(1..40)).collect();
            let share = random.usize(1..12);
            let needed: Vec<usize> = (0..len).filter(|_| random.usize(..share) == 0).collect();
            let least = random.usize(..3).min(len);
            let property = |rest: &[usize]| needed.iter().all(|i| rest.contains(i));
            let (left, questions) = run(*kind, &weights, least, &property);
            assert!(property(&left));
            assert!(
                left.len() <= needed.len().max(least),
                "{}: {left:?} of {needed:?}",
                kind.name
            );
            assert!(
                questions <= len * len + 3 * len,
                "{}: {questions} of {len}",
                kind.name
            );
        }
    }
}

#[test]
fn of_any_property_the_result_is_1_minimal() {
    let mut random = Rng::with_seed(2);
    for kind in MINIMIZERS {
        for _ in 0..300 {
            let len = random.usize(1..24);
            let weights: Vec<u32> = (0..len).map(|_| random.u32(1..40)).collect();
            let salt = random.u64(..);
            // Some subsets, chosen by a hash, and always the whole list.
            let property = move |rest: &[usize]| {
                let mut hash = salt;
                for &i in rest {
                    hash = (hash ^ i as u64)
                        .wrapping_mul(0x9E37_79B9_7F4A_7C15)
                        .rotate_left(23);
                }
                rest.len() == len || hash.is_multiple_of(3)
            };
            let least = random.usize(..2).min(len);
            let (left, _) = run(*kind, &weights, least, &property);
            assert!(property(&left));
            assert!(
                is_1_minimal(&left, least, &property),
                "{}: {left:?}",
                kind.name
            );
        }
    }
}

#[test]
fn what_can_all_go_takes_few_questions() {
    for kind in MINIMIZERS {
        let weights = vec![1; 1000];
        let (left, questions) = run(*kind, &weights, 0, &|_| true);
        assert!(
            left.is_empty() && questions <= 2,
            "{}: {questions}",
            kind.name
        );
        let (left, questions) = run(*kind, &weights, 0, &|rest| rest.contains(&700));
        assert!(
            left == [700] && questions <= 60,
            "{}: {questions}",
            kind.name
        );
    }
}
