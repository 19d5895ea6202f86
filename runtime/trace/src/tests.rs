//! Whole reductions of small runs in all settings: examples of Ren et al., and others.

use super::choices::Choices;
use super::edit::TraceEdit;
use super::follow::Following;
use super::generator::{Answer, FnGenerator, Generator, Run};
use super::library::reduce_with;
use super::policy::{Policy, execute};
use super::search::{TraceOptions, TraceReduction};
use super::strategy::{self, TraceStrategyKind};
use super::trace::{Decision, Element, Kind, NodeId, Trace};
use secateur_reduce::minimize::MINIMIZERS;

/// The six settings of the paper; both tree strategies count as one.
fn settings() -> Vec<TraceOptions> {
    let kinds = ["sequence", "hdd", "queue"];
    let kinds = kinds.map(|name| strategy::find(name).expect("a strategy"));
    let each = |kind: TraceStrategyKind| {
        Policy::ALL.map(|policy| TraceOptions {
            strategies: vec![kind],
            policy,
            ..TraceOptions::default()
        })
    };
    kinds.into_iter().flat_map(each).collect()
}

fn failing(
    generate: fn(&mut Choices) -> Vec<u8>,
    property: impl Fn(&[u8]) -> bool,
) -> (Trace, Vec<u8>) {
    let found = (0..10_000).find_map(|seed| {
        let mut choices = Choices::random(seed);
        let text = generate(&mut choices);
        property(&text).then(|| (choices.into_trace(), text))
    });
    found.expect("a failing run")
}

/// Reduces, and checks that each tested text is smaller than the last accepted one.
fn reduced(
    generate: fn(&mut Choices) -> Vec<u8>,
    property: impl Fn(&[u8]) -> bool,
    trace: &Trace,
    options: TraceOptions,
) -> TraceReduction {
    let mut smallest = usize::MAX;
    let judged = |text: &[u8]| {
        let passed = property(text);
        assert!(text.len() <= smallest, "a larger text is tested");
        if passed && !text.is_empty() {
            smallest = text.len();
        }
        passed
    };
    let result = reduce_with(generate, trace, judged, options).expect("it is reduced");
    assert!(property(&result.run.output));
    let mut generator = FnGenerator::new(generate);
    let again = generator.replay(&result.run.trace, Following::Strict, u64::MAX);
    assert_eq!(again.expect("it runs"), Answer::Done(result.run.clone()));
    result
}

fn password(choices: &mut Choices) -> Vec<u8> {
    let once: Vec<u8> = choices.repeat(1..=12, |choices, _| choices.range(b'a'..=b'z'));
    [once.clone(), once].concat()
}

fn is_doubled(text: &[u8]) -> bool {
    text.len().is_multiple_of(2) && text[..text.len() / 2] == text[text.len() / 2..]
}

#[test]
fn doubled_text_stays_doubled() {
    let fails = |text: &[u8]| text.contains(&b'q') && text.contains(&b'k') && text.len() > 4;
    let (trace, text) = failing(password, |text| fails(text) && text.len() > 14);
    for options in settings() {
        let seen = |text: &[u8]| {
            assert!(text.is_empty() || is_doubled(text));
            fails(text)
        };
        let result = reduced(password, seen, &trace, options);
        assert!(is_doubled(&result.run.output));
        assert_eq!(result.run.output.len(), 6, "{text:?}");
    }
    let result = reduced(password, fails, &trace, TraceOptions::default());
    let mut letters = result.run.output[..3].to_vec();
    letters.sort_unstable();
    assert_eq!(letters, b"akq");
}

/// Declares names and uses them; the number of alternatives varies.
fn uses(choices: &mut Choices) -> Vec<u8> {
    let names = choices.repeat(1..=6, |choices, _| choices.range(b'a'..=b'z'));
    let used = choices.repeat(0..=6, |choices, _| *choices.pick(&names));
    [names, b" ".to_vec(), used].concat()
}

fn texts(generate: fn(&mut Choices) -> Vec<u8>, candidate: &Trace) -> [Option<Vec<u8>>; 3] {
    Policy::ALL.map(|policy| {
        let mut generator = FnGenerator::new(generate);
        let executed = execute(&mut generator, policy, candidate.clone(), 1000);
        executed.expect("it runs").run.map(|run| run.output)
    })
}

fn text_of(bytes: &str) -> Option<Vec<u8>> {
    Some(bytes.as_bytes().to_vec())
}

fn decided(trace: &Trace, decisions: &[i128]) -> Trace {
    let mut edit = TraceEdit::new();
    let choices = trace.nodes().filter(|&node| trace.choice(node).is_some());
    for (node, &decision) in choices.zip(decisions) {
        edit.decide(node, Decision::Number(decision));
    }
    edit.apply(trace).0
}

fn without_items(trace: &Trace, parent: Option<NodeId>, loop_: usize, items: &[usize]) -> Trace {
    let node = trace.children(parent).nth(loop_).expect("a loop");
    let children: Vec<NodeId> = trace.children(Some(node)).collect();
    let mut edit = TraceEdit::new();
    for &item in items {
        edit.delete(children[1 + item]);
    }
    let count = trace.choice(children[0]).and_then(|choice| choice.number());
    let count = count.expect("a count") - items.len() as i128;
    edit.decide(children[0], Decision::Number(count));
    edit.apply(trace).0
}

/// The first kind of infeasibility: a decision out of range.
#[test]
fn a_pick_from_fewer_things() {
    let (trace, _) = failing(uses, |text| text.len() == 6 && text[3] == b' ');
    // abc ca
    let (a, b, c) = (i128::from(b'a'), i128::from(b'b'), i128::from(b'c'));
    let trace = decided(&trace, &[3, a, b, c, 2, 2, 0]);
    assert_eq!(texts(uses, &trace), [(); 3].map(|()| text_of("abc ca")));
    let candidate = without_items(&trace, None, 0, &[0]);
    assert_eq!(
        texts(uses, &candidate),
        [None, text_of("bc b"), text_of("bc cb")]
    );
    // A pick outside any reducible part cannot be dropped.
    let one: fn(&mut Choices) -> Vec<u8> = |choices| {
        let names = choices.repeat(1..=6, |choices, _| choices.range(b'a'..=b'z'));
        let picked = *choices.pick(&names);
        [names, vec![b' ', picked]].concat()
    };
    let (trace, _) = failing(one, |text| text.len() == 5);
    let candidate = without_items(&decided(&trace, &[3, a, b, c, 2]), None, 0, &[1]);
    assert_eq!(texts(one, &candidate), [None, None, text_of("ac c")]);
}

fn depends(choices: &mut Choices) -> Vec<u8> {
    let made = choices.repeat(0..=6, |choices, at| {
        let letter = choices.range(b'a'..=b'z');
        if letter > b'm' {
            let number: u8 = choices.range(0..=9);
            return format!("{}{number}", char::from(letter));
        }
        format!("{}{at}", char::from(letter))
    });
    made.concat().into_bytes()
}

/// The second kind: a choice that the trace does not have.
#[test]
fn another_choice_than_the_traces() {
    let (trace, _) = failing(depends, |text| {
        text.len() == 6 && text[0] < b'm' && text[2] < b'm' && text[4] > b'm'
    });
    let (a, b, z) = (i128::from(b'a'), i128::from(b'b'), i128::from(b'z'));
    let trace = decided(&trace, &[3, a, b, z, 7]);
    assert_eq!(texts(depends, &trace), [(); 3].map(|()| text_of("a0b1z7")));
    // The run makes more choices …
    let candidate = decided(&trace, &[3, a, z, z, 7]);
    assert_eq!(
        texts(depends, &candidate),
        [None, text_of("a0"), text_of("a0z0z7")]
    );
    // … and fewer than the trace.
    let candidate = decided(&trace, &[3, a, b, b, 7]);
    assert_eq!(
        texts(depends, &candidate),
        [None, text_of("a0b1"), text_of("a0b1b2")]
    );
}

fn stack(choices: &mut Choices) -> Vec<u8> {
    let mut stack = Vec::new();
    choices.repeat(0..=30, |choices, _| {
        if choices.flag() {
            stack.pop();
        } else {
            stack.push(choices.range(b'a'..=b'e'));
        }
    });
    stack
}

#[test]
fn a_shorter_run_may_make_more() {
    let fails = |text: &[u8]| text.windows(2).any(|pair| pair == b"cb");
    let (trace, text) = failing(stack, |text| fails(text) && text.len() > 5);
    let pops = trace.nodes().filter_map(|node| trace.choice(node));
    let pops = pops.filter(|c| c.kind == Kind::Branch && c.number() == Some(1));
    assert!(pops.count() > 2, "{text:?}");
    for options in settings() {
        let result = reduced(stack, fails, &trace, options);
        assert!(result.run.output.len() < text.len());
    }
    let result = reduced(stack, fails, &trace, TraceOptions::default());
    assert_eq!(result.run.output, b"cb");
    assert_eq!(result.runs.choices_after, 5);
}

/// Numbers and their checksum, on which nothing in the run depends.
fn hashed(choices: &mut Choices) -> Vec<u8> {
    let numbers = choices.repeat(1..=9, |choices, _| {
        choices.range(0u32..=999_999).to_string()
    });
    let text = numbers.join(" ");
    format!("{text} #{:08x}", checksum(&text)).into_bytes()
}

fn checksum(text: &str) -> u32 {
    text.bytes().fold(5381, |sum: u32, byte| {
        sum.wrapping_mul(33).wrapping_add(byte.into())
    })
}

#[test]
fn every_candidate_has_its_own_checksum() {
    let fails = |text: &[u8]| {
        let text = std::str::from_utf8(text).expect("a text");
        let Some((numbers, sum)) = text.split_once(" #") else {
            assert!(text.is_empty());
            return false;
        };
        assert_eq!(
            u32::from_str_radix(sum, 16),
            Ok(checksum(numbers)),
            "{text}"
        );
        let mut numbers = numbers.split(' ').map(str::parse::<u32>);
        numbers.clone().count() > 1
            && numbers.any(|number| number.is_ok_and(|number| number >= 4321))
    };
    let (trace, _) = failing(hashed, |text| fails(text) && text.len() > 50);
    for options in settings() {
        let result = reduced(hashed, fails, &trace, options);
        let numbers = result.run.output.split(|&b| b == b' ').count() - 1;
        assert_eq!(numbers, 2, "{:?}", result.run.output);
    }
    let result = reduced(hashed, fails, &trace, TraceOptions::default());
    let text = String::from_utf8(result.run.output).expect("a text");
    assert!(text.starts_with("0 4321 #"), "{text}");
}

fn nested(choices: &mut Choices) -> Vec<u8> {
    fn list(choices: &mut Choices, depth: usize) -> String {
        let most = if depth > 6 { 0 } else { 3 };
        let items = choices.repeat(0..=most, |choices, _| {
            choices.call(|choices| match choices.weighted(&[2, 3]) {
                0 => choices.range(0..=99).to_string(),
                _ => list(choices, depth + 1),
            })
        });
        format!("[{}]", items.join(","))
    }
    list(choices, 0).into_bytes()
}

#[test]
fn deep_parts_come_up() {
    let fails = |text: &[u8]| text.windows(2).any(|pair| pair == b"42");
    let depth_of = |text: &[u8]| {
        let at = text.windows(2).position(|pair| pair == b"42").unwrap_or(0);
        let before = text[..at].iter();
        before.fold(0i32, |depth, byte| match byte {
            b'[' => depth + 1,
            b']' => depth - 1,
            _ => depth,
        })
    };
    let (trace, _) = failing(nested, |text| fails(text) && depth_of(text) > 4);
    let result = reduced(nested, fails, &trace, TraceOptions::default());
    assert_eq!(result.run.output, b"[42]");
}

/// Nested calls without a repetition.
fn term(choices: &mut Choices, depth: usize) -> String {
    choices.call(|choices| {
        let shapes: &[u8] = if depth == 0 { b"v" } else { b"vps" };
        match choices.pick(shapes) {
            b'p' => format!("-{}", term(choices, depth - 1)),
            b's' => format!(
                "({}+{})",
                term(choices, depth - 1),
                term(choices, depth - 1)
            ),
            _ => char::from(choices.range(b'a'..=b'z')).to_string(),
        }
    })
}

#[test]
fn recursion_ends_without_a_repetition() {
    let terms: fn(&mut Choices) -> Vec<u8> = |choices| term(choices, 6).into_bytes();
    let fails = |text: &[u8]| text.contains(&b'-');
    let (trace, _) = failing(terms, |text| fails(text) && text.len() > 60);
    let result = reduced(terms, fails, &trace, TraceOptions::default());
    assert_eq!(result.run.output, b"-a");
}

/// The view of clients without loops: draws at places, in activations.
#[test]
fn repetitions_are_found_where_nobody_tells_of_them() {
    let draws: fn(&mut Choices) -> Vec<u8> = |choices| {
        let mut text = Vec::new();
        let times: usize = choices.range(0..=9);
        for _ in 0..times {
            choices.call(|choices| {
                let first = choices.range(b'a'..=b'z');
                while choices.real() < 0.5 {
                    text.push(choices.range(b'0'..=b'9'));
                }
                text.push(first);
            });
        }
        text
    };
    let fails = |text: &[u8]| text.contains(&b'7') && text.contains(&b'x');
    let (trace, _) = failing(draws, |text| fails(text) && text.len() > 14);
    for options in settings() {
        if options.policy == Policy::Halt {
            // Of little use without legal regeneration.
            continue;
        }
        let name = options.strategies[0].name;
        let policy = options.policy;
        let result = reduced(draws, fails, &trace, options);
        let left = result.run.output.len();
        assert!(left <= 4, "{name} {policy:?}: {left}");
    }
    let result = reduced(draws, fails, &trace, TraceOptions::default());
    assert_eq!(result.run.output, b"7x");
}

#[test]
fn every_minimizer_reduces_every_list() {
    let fails = |text: &[u8]| text.contains(&b'q') && text.contains(&b'k');
    let (trace, _) = failing(password, |text| fails(text) && text.len() > 14);
    for lists in MINIMIZERS {
        for options in settings() {
            let options = TraceOptions {
                lists: Some(*lists),
                ..options
            };
            let result = reduced(password, fails, &trace, options);
            assert_eq!(result.run.output.len(), 4, "{}", lists.name);
        }
    }
}

#[test]
fn decisions_become_simple() {
    let all: fn(&mut Choices) -> Vec<u8> = |choices| {
        let number: i64 = choices.range(-1_000_000..=1_000_000);
        let mut order = ["a", "b", "c", "d", "e"];
        choices.shuffle(&mut order);
        let bytes = choices.bytes(1..=12);
        let real = choices.real();
        format!("{number} {} {bytes:?} {real}", order.concat()).into_bytes()
    };
    let fails = |text: &[u8]| {
        let text = String::from_utf8_lossy(text);
        let mut words = text.split(' ');
        let number: i64 = words.next().and_then(|word| word.parse().ok()).unwrap_or(0);
        let order = words.next().unwrap_or("");
        number < -70 && order.find('d') < order.find('b') && order.len() == 5
    };
    let (trace, _) = failing(all, |text| fails(text) && text.len() > 60);
    let result = reduced(all, fails, &trace, TraceOptions::default());
    let text = String::from_utf8(result.run.output).expect("a text");
    assert!(
        text.starts_with("-71 ") && text.ends_with(" [0] 0"),
        "{text}"
    );
    let places = |trace: &Trace| -> Vec<Decision> {
        let nodes = trace.nodes().map(|node| trace.element(node).clone());
        let decisions = nodes.filter_map(|element| match element {
            Element::Choice(choice) => Some(choice.decision),
            Element::Part(..) => None,
        });
        decisions.collect()
    };
    assert_eq!(places(&result.run.trace)[2], Decision::Bytes(vec![0]));
}

#[test]
fn edits_of_an_epoch_are_merged() {
    let numbers: fn(&mut Choices) -> Vec<u8> = |choices| {
        let numbers = [(); 4].map(|()| choices.range(0..=9).to_string());
        numbers.join(" ").into_bytes()
    };
    let (trace, _) = failing(numbers, |text| text == b"5 6 7 8");
    let mut tested = Vec::new();
    let property = |text: &[u8]| {
        tested.push(String::from_utf8_lossy(text).into_owned());
        // The third number has to stay.
        text.get(4) == Some(&b'7')
    };
    let options = TraceOptions {
        strategies: strategy::find("numbers").into_iter().collect(),
        width: 8,
        ..TraceOptions::default()
    };
    let result = reduce_with(numbers, &trace, property, options).expect("it is reduced");
    assert_eq!(result.run.output, b"0 0 7 0");
    let singles = ["0 6 7 8", "5 0 7 8", "5 6 0 8", "5 6 7 0"];
    let first = tested
        .iter()
        .position(|text| text == singles[0])
        .expect("it is tested");
    assert_eq!(tested[first..first + 4], singles);
    assert!(tested.contains(&"0 0 7 0".to_owned()), "{tested:?}");
    assert!(!tested.contains(&"0 0 7 8".to_owned()), "{tested:?}");
}

#[test]
fn a_run_that_cannot_be_repeated_is_refused() {
    let run = |trace: &Trace| {
        let options = TraceOptions::default();
        reduce_with(|_| panic!("no"), trace, |_| true, options).expect_err("it panics")
    };
    assert_eq!(
        run(&Trace::default()).to_string(),
        "the run cannot be repeated: no"
    );
    let (trace, _) = failing(password, |_| true);
    let result = reduce_with(password, &trace, |_| false, TraceOptions::default());
    assert!(result.is_err());
    let _ = Run::default();
}
