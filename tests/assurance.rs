//! Reductions with flaky property tests, and with a second, expensive one.

use std::cell::{Cell, RefCell};
use std::collections::HashSet;
use std::time::Duration;

use fastrand::Rng;
use secateur_reduce::Reducer;
use secateur_reduce::executor::{Event, Executor, FnExecutor, OracleError, Ticket};
use secateur_reduce::search::{
    Budget, End, Observer, Oracle, Progress, ReduceError, Reduction, Runs, SearchLimit,
    SearchOptions, TextChange, Warning, reduce,
};
use secateur_syntax::format::Format;
use secateur_syntax::parse::Parser;

const JSON: &dyn Format = &secateur_json::FORMAT;

#[derive(Default)]
struct Ears {
    warnings: Vec<Warning>,
    last: Vec<u8>,
}

impl Observer for Ears {
    fn improved(&mut self, text: &[u8], _: &TextChange, _: &Progress) -> std::io::Result<()> {
        self.last = text.to_vec();
        Ok(())
    }

    fn warn(&mut self, warning: Warning) {
        self.warnings.push(warning);
    }
}

fn input(items: usize) -> String {
    let items: Vec<String> = (0..items).map(|n| format!("[\"a{n}\", {n}]")).collect();
    format!("[{}]", items.join(", "))
}

fn has(text: &[u8], word: &str) -> bool {
    text.windows(word.len()).any(|w| w == word.as_bytes())
}

fn doubting(flaky: bool) -> SearchOptions {
    SearchOptions {
        verify_syntax: true,
        distrust: true,
        flaky,
        ..SearchOptions::default()
    }
}

/// The test is wrong one time in `wrong`.
fn by_chance(seed: u64, wrong: u32, flaky: bool) -> (Reduction, Ears) {
    let text = input(30);
    let mut random = Rng::with_seed(seed);
    let mut executor = FnExecutor::new(|candidate: &[u8]| {
        let right = has(candidate, "a7\"") && has(candidate, "a21\"");
        candidate == text.as_bytes() || right != (random.u32(..wrong) == 0)
    });
    let mut ears = Ears::default();
    let oracle = Oracle::new(&mut executor);
    let reduction = reduce(JSON, text.as_bytes(), oracle, doubting(flaky), &mut ears);
    (reduction.expect("a start"), ears)
}

#[test]
fn a_test_that_answers_by_chance_is_noticed() {
    for seed in 0..30 {
        let (reduction, ears) = by_chance(seed, 8, false);
        let right = has(&reduction.text, "a7\"") && has(&reduction.text, "a21\"");
        let noticed = reduction.flakiness.rejected > 0;
        assert!(right || noticed, "seed {seed}");
        let flaky = |warning: &Warning| matches!(warning, Warning::Flaky { .. });
        assert_eq!(noticed, ears.warnings.iter().any(flaky), "seed {seed}");
        if !ears.last.is_empty() {
            assert_eq!(
                ears.last, reduction.text,
                "what was saved is what is returned"
            );
        }
    }
}

#[test]
fn counting_from_the_start_makes_it_right() {
    let mut right = 0;
    for seed in 0..30 {
        let (reduction, _) = by_chance(seed, 8, true);
        right += u32::from(has(&reduction.text, "a7\"") && has(&reduction.text, "a21\""));
    }
    assert_eq!(right, 30);
}

#[test]
fn what_never_passes_again_is_rolled_back() {
    let text = input(10);
    let mut seen = HashSet::new();
    let mut executor = FnExecutor::new(|candidate: &[u8]| {
        candidate == text.as_bytes() || seen.insert(candidate.to_vec())
    });
    let mut ears = Ears::default();
    let oracle = Oracle::new(&mut executor);
    let reduction = reduce(JSON, text.as_bytes(), oracle, doubting(false), &mut ears);
    let reduction = reduction.expect("a start");
    assert_eq!(
        reduction.flakiness.rollbacks, 1,
        "from then on it has to pass again"
    );
    assert_eq!(reduction.text, text.as_bytes());
}

#[test]
fn an_original_is_refused_after_several_runs() {
    let most = 60;
    for flaky in [false, true] {
        for first in [most, most + 1] {
            let calls = Cell::new(0);
            let mut executor = FnExecutor::new(|_: &[u8]| {
                calls.set(calls.get() + 1);
                calls.get() >= first
            });
            let mut ears = Ears::default();
            let oracle = Oracle::new(&mut executor);
            let came = reduce(JSON, b"[1, 2]", oracle, doubting(flaky), &mut ears);
            assert_eq!(ears.warnings[0], Warning::Rejecting { runs: 10, most });
            if first == most {
                assert!(came.expect("a start").flakiness.counted);
                continue;
            }
            let error = came.expect_err("no run passed");
            let refused =
                matches!(error, ReduceError::OriginalRejected { runs, .. } if runs == most);
            assert!(refused && calls.get() == most, "{error:?}");
        }
    }
}

#[test]
fn a_contradiction_is_reported_with_both_outcomes() {
    let text = input(10);
    let calls = Cell::new(0);
    let mut executor = FnExecutor::new(|candidate: &[u8]| {
        let turn = candidate == text.as_bytes();
        calls.set(calls.get() + u32::from(turn));
        !turn || calls.get() != 2
    });
    let mut ears = Ears::default();
    let oracle = Oracle::new(&mut executor);
    let reduction = reduce(JSON, text.as_bytes(), oracle, doubting(false), &mut ears);
    let original = reduction.expect("a start").flakiness.original;
    let text = Runs { passed: 2, runs: 3 };
    assert_eq!(ears.warnings[0], Warning::Flaky { text, original });
    assert_eq!((original.passed, original.runs), (80, 81));
}

#[test]
fn what_the_expensive_test_refuses_is_rolled_back() {
    for every in [1, 2, 3, 5, 50] {
        let text = input(40);
        let cheap = RefCell::new(0);
        let mut executor = FnExecutor::new(|candidate: &[u8]| {
            *cheap.borrow_mut() += 1;
            has(candidate, "a7\"")
        });
        let expensive = RefCell::new(Vec::new());
        let mut second = FnExecutor::new(|candidate: &[u8]| {
            let passes = has(candidate, "a7\"") && has(candidate, "a21\"");
            expensive.borrow_mut().push(passes);
            passes
        });
        let oracle = Oracle::new(&mut executor).then(&mut second, every);
        let mut ears = Ears::default();
        let reduction = reduce(JSON, text.as_bytes(), oracle, doubting(false), &mut ears);
        let reduction = reduction.expect("a start");
        assert!(matches!(reduction.end, End::Fixpoint));
        let shown = String::from_utf8_lossy(&reduction.text);
        assert_eq!(shown, "[\"a7\", \"a21\"]", "every {every}");
        assert_eq!(ears.last, reduction.text);
        let expensive = expensive.into_inner();
        assert!(expensive.len() as u64 == reduction.progress.expensive_tests);
        assert!(expensive.len() < cheap.into_inner(), "every {every}");
        let rolled = |warning: &Warning| matches!(warning, Warning::RolledBack { .. });
        // Proven at once, accepted candidates are never taken back.
        if every == 50 {
            assert!(ears.warnings.iter().any(rolled));
        }
    }
}

#[test]
fn a_limit_leaves_what_the_expensive_test_accepted() {
    let text = input(40);
    for tests in (4..120).step_by(7) {
        for (every, width) in [(1, 1), (3, 1), (50, 1), (3, 4), (50, 16)] {
            let mut executor = FnExecutor::new(|candidate: &[u8]| has(candidate, "a7\""));
            let accepts = |candidate: &[u8]| has(candidate, "a7\"") && has(candidate, "a21\"");
            let mut second = FnExecutor::new(accepts);
            let oracle = Oracle::new(&mut executor).then(&mut second, every);
            let mut ears = Ears::default();
            let options = SearchOptions {
                width,
                budget: Budget {
                    tests: Some(tests),
                    time: None,
                },
                ..doubting(false)
            };
            let reduction = reduce(JSON, text.as_bytes(), oracle, options, &mut ears);
            let reduction = reduction.expect("a start");
            let run = format!("{tests} tests, every {every}, width {width}");
            assert!(accepts(&reduction.text), "{run}");
            assert!(ears.last.is_empty() || ears.last == reduction.text, "{run}");
            let size = (reduction.progress.tokens_now, reduction.progress.bytes_now);
            let tree =
                secateur_json::FORMAT.read(&mut Parser::new(JSON.language()), &reduction.text);
            assert_eq!(size, (tree.unwrap().tokens().len(), reduction.text.len()));
        }
    }
}

#[test]
fn an_original_that_the_expensive_test_refuses() {
    let mut executor = FnExecutor::new(|_: &[u8]| true);
    let mut second = FnExecutor::new(|_: &[u8]| false);
    let oracle = Oracle::new(&mut executor).then(&mut second, 10);
    let error = reduce(JSON, b"[1]", oracle, doubting(false), &mut Ears::default());
    assert!(matches!(error, Err(ReduceError::OriginalUnproven { .. })));
}

#[test]
fn the_guard_runs_on_what_passed_and_keeps_its_part() {
    let text = input(20);
    let passes = |candidate: &[u8]| has(candidate, "a7\"");
    let mut executor = FnExecutor::new(passes);
    let mut guarded = Vec::new();
    let mut guard = FnExecutor::new(|candidate: &[u8]| {
        guarded.push(candidate.to_vec());
        has(candidate, "a9\"")
    });
    let oracle = Oracle::new(&mut executor).guarded(&mut guard);
    let reduction = reduce(
        JSON,
        text.as_bytes(),
        oracle,
        doubting(false),
        &mut Ears::default(),
    );
    let reduction = reduction.expect("a start");
    assert_eq!(reduction.text, b"[\"a7\", \"a9\"]");
    assert_eq!(reduction.progress.guards, guarded.len() as u64);
    assert_eq!(guarded[0], text.as_bytes());
    assert!(guarded.iter().all(|candidate| passes(candidate)));
    assert!(guarded.len() as u64 * 2 < reduction.progress.tests);
}

/// Runs two tests at once.
struct Two<F>(FnExecutor<F>);

impl<F: FnMut(&[u8]) -> bool> Executor for Two<F> {
    fn capacity(&self) -> usize {
        2
    }

    fn start(&mut self, candidate: &[u8]) -> Result<Ticket, OracleError> {
        self.0.start(candidate)
    }

    fn wait(&mut self) -> Result<Event, OracleError> {
        self.0.wait()
    }

    fn poll(&mut self) -> Result<Option<Event>, OracleError> {
        self.0.poll()
    }

    fn cancel(&mut self, ticket: Ticket) {
        self.0.cancel(ticket);
    }
}

#[test]
fn no_time_is_counted_as_two_tests() {
    let text = input(20);
    let pause = Duration::from_millis(10);
    let mut executor = Two(FnExecutor::new(|candidate: &[u8]| has(candidate, "a7\"")));
    let mut runs = 0;
    let mut guard = FnExecutor::new(|candidate: &[u8]| {
        std::thread::sleep(pause);
        runs += 1;
        has(candidate, "a9\"")
    });
    let oracle = Oracle::new(&mut executor).guarded(&mut guard);
    let mut ears = Ears::default();
    let reduction = reduce(JSON, text.as_bytes(), oracle, doubting(false), &mut ears);
    let Progress {
        guard_time,
        oracle_time,
        elapsed,
        ..
    } = reduction.expect("a start").progress;
    assert!(guard_time >= pause * runs);
    assert!(
        oracle_time + guard_time <= elapsed,
        "{oracle_time:?} + {guard_time:?} of {elapsed:?}"
    );
}

#[test]
fn mutants_that_pass_expose_a_weak_test() {
    let text = input(20);
    let exposed = |property: &dyn Fn(&[u8]) -> bool| {
        let mut executor = FnExecutor::new(property);
        let options = SearchOptions {
            mutants: 16,
            ..doubting(false)
        };
        let oracle = Oracle::new(&mut executor);
        let reduction = reduce(JSON, text.as_bytes(), oracle, options, &mut Ears::default());
        reduction.expect("a start").mutants
    };
    let both = |text: &[u8]| has(text, "\"a7\"") && has(text, "\"a9\"");
    let weak = exposed(&both);
    assert!(weak.iter().all(|(mutant, passed)| both(mutant) == *passed));
    assert!((8..=16).contains(&weak.len()), "{}", weak.len());
    assert_eq!(weak, exposed(&both), "their choice is not random");
    let strict =
        |text: &[u8]| both(text) && serde_json::from_slice::<serde_json::Value>(text).is_ok();
    let passed = |mutants: &[(Vec<u8>, bool)]| mutants.iter().filter(|one| one.1).count();
    assert!(passed(&exposed(&strict)) < passed(&weak));
}

#[test]
fn mutants_differ_by_more_than_space() {
    // The text seeds their choice.
    for number in 0..20 {
        let word = format!("b{number}");
        let mut executor = FnExecutor::new(|text: &[u8]| has(text, &word) && has(text, "true"));
        let options = SearchOptions {
            mutants: 16,
            ..doubting(false)
        };
        let oracle = Oracle::new(&mut executor);
        let text = format!("[\"{word}\", 1, true]\n");
        let reduction = reduce(JSON, text.as_bytes(), oracle, options, &mut Ears::default());
        let reduction = reduction.expect("a start");
        assert!(reduction.text.ends_with(b"\n"));
        assert!(reduction.mutants.len() > 4);
        for (mutant, _) in &reduction.mutants {
            assert_ne!(mutant.trim_ascii_end(), reduction.text.trim_ascii_end());
        }
    }
}

#[test]
fn a_result_of_a_test_that_accepts_everything_is_not_minimal() {
    let mut executor = FnExecutor::new(|_: &[u8]| true);
    let oracle = Oracle::new(&mut executor);
    let reduction = reduce(
        JSON,
        b"[1, 2]",
        oracle,
        doubting(false),
        &mut Ears::default(),
    );
    let reduction = reduction.expect("a start");
    assert!(reduction.empty_is_interesting && !reduction.tree_minimal);
}

#[test]
fn budgets_bound_a_search() {
    let text = input(100);
    for most in [2, 3, 10, 50] {
        let calls = Cell::new(0);
        let mut executor = FnExecutor::new(|candidate: &[u8]| {
            calls.set(calls.get() + 1);
            has(candidate, "a7\"") && has(candidate, "a21\"") && has(candidate, "a50\"")
        });
        let options = SearchOptions {
            budget: Budget {
                tests: Some(most),
                time: None,
            },
            ..SearchOptions::default()
        };
        let oracle = Oracle::new(&mut executor);
        let reduction = reduce(JSON, text.as_bytes(), oracle, options, &mut Ears::default());
        let reduction = reduction.expect("a start");
        assert!(matches!(reduction.end, End::Limited(SearchLimit::Tests)));
        assert_eq!(calls.get(), most);
        assert!(has(&reduction.text, "a50\""));
    }
}

#[test]
fn a_library_reduces_by_a_function() {
    // Tables alone are a format, too.
    for format in [JSON, &*secateur_json::LANGUAGE as &dyn Format] {
        let text = input(50);
        let reduction = Reducer::new(format)
            .strict()
            .reduce(text.as_bytes(), |candidate| has(candidate, "a33\""));
        assert_eq!(reduction.expect("a start").text, b"\"a33\"");
        let refused = Reducer::new(format).reduce(b"[1]", |_| false);
        assert!(matches!(refused, Err(ReduceError::OriginalRejected { .. })));
        let wrong = Reducer::new(format).strict().reduce(b"[1", |_| true);
        assert!(matches!(wrong, Err(ReduceError::Syntax(_))));
    }
}
