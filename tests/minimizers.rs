//! List minimizers against random properties.
//!
//! The result has the property, is 1-minimal where promised, and takes a bounded number of tests.

use fastrand::Rng;
use secateur_reduce::minimize::{self, MINIMIZERS, MinimizerKind};

/// Returns the result and the number of tests.
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
        let mut copy = minimizer.clone();
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
        minimizer.record_verdict(passed);
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
            // Some subsets, by a hash, and the whole list.
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
                !kind.minimal || is_1_minimal(&left, least, &property),
                "{}: {left:?}",
                kind.name
            );
        }
    }
}

#[test]
fn what_can_all_go_takes_few_questions() {
    for kind in MINIMIZERS {
        // Of a thousand elements none is needed, then one.
        let (none, one) = match kind.name {
            "one-by-one" => (1000, 2000),
            "probdd" | "wprobdd" | "cdd" => (100, 120),
            // Half of the rest each time.
            "ddmin" => (10, 60),
            _ => (1, 60),
        };
        let weights = vec![1; 1000];
        let (left, questions) = run(*kind, &weights, 0, &|_| true);
        assert!(
            left.is_empty() && questions <= none,
            "{}: {questions}",
            kind.name
        );
        let (left, questions) = run(*kind, &weights, 0, &|rest| rest.contains(&700));
        assert!(
            left == [700] && questions <= one,
            "{}: {questions}",
            kind.name
        );
    }
}

#[test]
fn second_looks_are_what_makes_a_result_1_minimal() {
    // An element can go only after the next one tested.
    let of = |name: &str, property: &dyn Fn(&[usize]) -> bool| {
        let kind = minimize::find(name).expect("a minimizer");
        run(kind, &[1; 4], 0, property).0
    };
    // Backwards: 3 is tested before 2, and goes only without 2.
    let property = |rest: &[usize]| {
        let has = |i: usize| rest.contains(&i);
        has(0) && has(1) && (has(3) || !has(2))
    };
    assert_eq!(of("dfs", &property), [0, 1]);
    let property = |rest: &[usize]| matches!(rest, [0, 1, 2, 3] | [0, 1, 3] | [0, 1]);
    assert_eq!(of("halving", &property), [0, 1]);
    let chain = |rest: &[usize]| matches!(rest, [0, 1, 2, 3] | [0, 2, 3] | [0, 2]);
    assert_eq!(of("dfs", &chain), [0, 2, 3]);
    for kind in MINIMIZERS.iter().filter(|kind| kind.minimal) {
        assert_eq!(of(kind.name, &chain), [0, 2], "{}", kind.name);
    }
}

#[test]
fn weights_find_what_is_heavy_sooner() {
    // A heavy element can go, fifteen light ones are needed.
    let mut weights = vec![1; 16];
    weights[11] = 1000;
    let property = |rest: &[usize]| (0..16).filter(|&i| i != 11).all(|i| rest.contains(&i));
    let until = |name: &str| {
        let kind = minimize::find(name).expect("a minimizer");
        let mut minimizer = (kind.start)(&weights, 0);
        let mut questions = 0;
        while minimizer.remaining().len() == 16 {
            let gone = minimizer.propose().expect("it can go");
            let left: Vec<usize> = (0..16).filter(|i| !gone.contains(i)).collect();
            minimizer.record_verdict(property(&left));
            questions += 1;
        }
        questions
    };
    assert!(until("wdd") < until("ddmin"));
    assert!(until("wprobdd") < until("probdd"));
}
