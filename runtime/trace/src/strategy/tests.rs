use super::{STRATEGIES, Start, find};
use crate::base::Base;
use crate::follow::Following;
use crate::library::reduce_with;
use crate::policy::{Policy, execute};
use crate::search::{TraceOptions, TraceReduction};
use crate::trace::Trace;
use crate::{Answer, Choices, FnGenerator, Generator, Run};
use secateur_reduce::minimize;

fn reduced_by(
    name: &str,
    generate: fn(&mut Choices) -> Vec<u8>,
    fails: fn(&[u8]) -> bool,
) -> (TraceReduction, usize) {
    let trace = (0..10_000).find_map(|seed| {
        let mut choices = Choices::random(seed);
        fails(&generate(&mut choices)).then(|| choices.into_trace())
    });
    let options = TraceOptions {
        strategies: vec![find(name).expect("a strategy")],
        ..TraceOptions::default()
    };
    let mut tests = 0;
    let judged = |text: &[u8]| {
        tests += usize::from(!text.is_empty());
        fails(text)
    };
    let trace = trace.expect("a failing run");
    let result = reduce_with(generate, &trace, judged, options).expect("it is reduced");
    (result, tests)
}

fn optional(choices: &mut Choices) -> Vec<u8> {
    let words = choices.repeat(
        20..=20,
        |choices, _| {
            if choices.real() < 0.5 { "word" } else { "-" }
        },
    );
    words.concat().into_bytes()
}

#[test]
fn all_choices_of_a_place_change_at_once() {
    let (result, tests) = reduced_by("places", optional, |text| text.ends_with(b"-"));
    assert_eq!(result.run.output, b"-".repeat(20));
    // The original and one candidate.
    assert_eq!(tests, 2);
}

#[test]
fn halves_of_a_place_change_if_not_all_may() {
    let fails = |text: &[u8]| text.starts_with(b"word");
    let (result, _) = reduced_by("places", optional, fails);
    assert_eq!(result.run.output, [&b"word"[..], &b"-".repeat(19)].concat());
}

/// Picks operators; one of the last prints least.
fn operators(choices: &mut Choices) -> Vec<u8> {
    let names = [
        "relu", "tanh", "sqrt", "plus", "mean", "sort", "tile", "gelu", "", "conv",
    ];
    let made = choices.repeat(3..=3, |choices, _| *choices.pick(&names));
    made.join(" ").into_bytes()
}

#[test]
fn later_alternatives_may_print_less() {
    let fails = |text: &[u8]| text.windows(4).any(|word| word == b"sort");
    let (by_numbers, _) = reduced_by("numbers", operators, fails);
    assert_eq!(by_numbers.run.output.len(), 14);
    let (result, _) = reduced_by("others", operators, fails);
    assert_eq!(result.run.output.len(), 6);
    let (real, _) = reduced_by("others", operators_by_real, |text| {
        text.windows(4).any(|word| word == b"sort")
    });
    assert_eq!(real.run.output.len(), 6);
}

/// Picks operators by real numbers, like a generator without integers.
fn operators_by_real(choices: &mut Choices) -> Vec<u8> {
    let names = ["relu", "tanh", "sqrt", "sort", "mean", "", "tile"];
    let made = choices.repeat(3..=3, |choices, _| {
        names[(choices.real() * names.len() as f64) as usize]
    });
    made.join(" ").into_bytes()
}

fn either(choices: &mut Choices) -> Vec<u8> {
    if choices.real() < 0.5 {
        return b"a long text that needs no more choices".to_vec();
    }
    let sum: u32 = choices
        .repeat(60..=60, |choices, _| choices.range(0u32..=1))
        .iter()
        .sum();
    sum.to_string().into_bytes()
}

#[test]
fn a_run_may_be_longer_and_print_less() {
    let trace = (0..100).find_map(|seed| {
        let mut choices = Choices::random(seed);
        (either(&mut choices).len() > 9).then(|| choices.into_trace())
    });
    let trace = trace.expect("a run with a long text");
    let result = reduce_with(
        either,
        &trace,
        |text| !text.is_empty(),
        TraceOptions::default(),
    );
    assert_eq!(result.expect("it is reduced").run.output, b"0");
}

fn mixed(choices: &mut Choices) -> Vec<u8> {
    let first = choices.call(|choices| choices.range(b'a'..=b'z'));
    let more = choices.repeat(0..=9, |choices, _| choices.range(b'0'..=b'9'));
    [vec![first], more].concat()
}

#[test]
fn parts_and_calls_of_a_level_are_one_list() {
    let mut choices = Choices::random(1);
    let output = mixed(&mut choices);
    assert!(output.len() > 2, "{output:?}");
    let trace = choices.into_trace();
    let base = Base::new(Run { trace, output });
    let left = |policy| {
        let start = Start {
            // Its first proposal is the whole list.
            lists: Some(minimize::HALVING),
            ..Start::new(&base, policy)
        };
        let mut strategy = (find("hdd").expect("a strategy").start)(&start);
        let edit = strategy.propose(&base).expect("something goes");
        edit.apply(base.trace()).0.choices()
    };
    // The count remains, and the call where it may not be regenerated.
    assert_eq!(left(Policy::Realign), 1);
    assert_eq!(left(Policy::Halt), 2);
}

fn everything(choices: &mut Choices) -> Vec<u8> {
    let items = choices.repeat(1..=4, |choices, at| {
        choices.call(|choices| {
            let letter = *choices.pick(b"abcd");
            let more = choices.maybe(|choices| choices.range(-3i8..=9 + at as i8));
            let bytes = choices.bytes(0..=2);
            let real = if choices.real() < 0.4 { "!" } else { "" };
            format!("{} {more:?} {bytes:?} {real};", char::from(letter))
        })
    });
    let mut order = [1, 2, 3];
    choices.shuffle(&mut order);
    format!("{} {order:?}", items.concat()).into_bytes()
}

fn run_of(seed: u64) -> (Trace, Base) {
    let mut choices = Choices::random(seed);
    let output = everything(&mut choices);
    let trace = choices.into_trace();
    let run = Run {
        trace: trace.clone(),
        output,
    };
    (trace, Base::new(run))
}

#[test]
fn proposals_can_be_run_and_repeated() {
    const PROPOSALS: usize = 100;
    for kind in STRATEGIES {
        let mut proposed = 0;
        for seed in 0..10 {
            let (trace, base) = run_of(seed);
            let mut strategy = (kind.start)(&Start::new(&base, Policy::Realign));
            for _ in 0..PROPOSALS {
                let Some(edit) = strategy.propose(&base) else {
                    break;
                };
                strategy.record_verdict(&base, false);
                let (candidate, _) = edit.apply(&trace);
                assert_ne!(candidate, trace, "{} proposes no change", kind.name);
                proposed += 1;
                let mut generator = FnGenerator::new(everything);
                let executed = execute(&mut generator, Policy::Realign, candidate, 1000);
                let run = executed.expect("it runs").run.expect("it ends");
                let again = generator.replay(&run.trace, Following::Strict, 1000);
                assert_eq!(again.expect("it runs"), Answer::Done(run), "{}", kind.name);
            }
        }
        assert!(proposed > 10, "{}: {proposed}", kind.name);
    }
}
