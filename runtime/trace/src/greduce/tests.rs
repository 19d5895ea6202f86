//! The paper's examples: Equation 5, Cases 1 and 2, and undeclared selections.
//!
//! Golden files are in `goldens/`; `SECATEUR_UPDATE=1` writes them.

mod parts;

use std::fmt::Write;
use std::path::Path;

use super::{align, instrument, valued};
use crate::base::Base;
use crate::generator::FnGenerator;
use crate::library::reduce_with;
use crate::policy::Policy;
use crate::search::TraceOptions;
use crate::strategy::{Start, find};
use crate::trace::Choice;
use crate::units::{UnitId, Units};
use crate::{Choices, Run};

const SEARCHES: [&str; 3] = ["greduce-sequence", "greduce-tree", "greduce-tree-star"];

fn base_of(generate: fn(&mut Choices) -> Vec<u8>, choices: Choices) -> Base {
    let mut choices = choices;
    let output = generate(&mut choices);
    let trace = choices.into_trace();
    Base::new(Run { trace, output })
}

fn printing(generate: fn(&mut Choices) -> Vec<u8>, is_it: fn(&str) -> bool) -> Base {
    let mut runs = (0..100_000).map(|seed| base_of(generate, Choices::random(seed)));
    let found = runs
        .find(|base| is_it(&text(base.output())))
        .expect("a run");
    let mut generator = FnGenerator::new(generate);
    let valued = valued(&mut generator, &found).expect("it runs");
    Base::new(valued.expect("the same run"))
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

/// Names subparts by letters for places, then the indices, as in the paper.
fn names(base: &Base, parts: &Units) -> Vec<String> {
    let trace = base.trace();
    let mut places: Vec<String> = Vec::new();
    let mut of_list = Vec::new();
    for list in parts.lists() {
        let count = parts.get_list(list).count.and_then(|name| base.node(name));
        let place = count.and_then(|node| trace.choice(node));
        let place = place.map_or_else(String::new, |choice| choice.place.to_string());
        let letter = places.iter().position(|known| *known == place);
        let letter = letter.unwrap_or_else(|| {
            places.push(place);
            places.len() - 1
        });
        of_list.push(char::from(b'A' + letter as u8));
    }
    let mut names: Vec<String> = Vec::new();
    for unit in parts.ids() {
        let known = parts.get(unit);
        let units = &parts.get_list(known.list).units;
        let at = units.iter().position(|&other| other == unit).unwrap_or(0) + 1;
        let above = known.parent.map_or_else(String::new, |parent| {
            format!("{}.", names[parent.0 as usize])
        });
        names.push(format!("{above}{}{at}", of_list[known.list.0 as usize]));
    }
    names
}

fn listing(
    generate: fn(&mut Choices) -> Vec<u8>,
    base: &Base,
    name: &str,
    policy: Policy,
    property: fn(&str) -> bool,
) -> String {
    let mut generator = FnGenerator::new(generate);
    let (parts, runs) = instrument(&mut generator, base).expect("it runs");
    let names = names(base, &parts);
    let present = |base: &Base| -> String {
        let units = parts.ids().filter(|&unit| parts.is_alive(base, unit));
        let shown: Vec<&str> = units.map(|unit| &*names[unit.0 as usize]).collect();
        shown.join(" ")
    };
    let mut shown = format!("{name}, {}\n", policy.name());
    let original = text(base.output());
    let _ = writeln!(shown, "  {original}: {} ({runs} runs)", present(base));
    let start = Start {
        parts: Some(&parts),
        ..Start::new(base, policy)
    };
    let mut strategy = (find(name).expect("a strategy").start)(&start);
    let mut now = base.clone();
    while let Some(edit) = strategy.propose(&now) {
        let aimed = now.edited(&edit);
        let left = present(&aimed);
        let (reduced, executed) =
            align(&mut generator, &parts, policy, aimed, 1 << 60).expect("it runs");
        let passed = match executed.run {
            None => {
                let _ = writeln!(shown, "- {left}: halted");
                false
            }
            Some(run) => {
                let input = text(&run.output);
                let passed = property(&input);
                let sign = if passed { '+' } else { '-' };
                let after = present(&reduced);
                let more = if after == left {
                    String::new()
                } else {
                    format!(" → {after}")
                };
                let _ = writeln!(shown, "{sign} {left}{more}: {input}");
                if passed {
                    now = reduced.made(run);
                }
                passed
            }
        };
        strategy.record_verdict(&now, passed);
    }
    shown
}

fn check(file: &str, found: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/greduce/goldens");
    let path = path.join(file);
    if std::env::var_os("SECATEUR_UPDATE").is_some() {
        std::fs::write(&path, found).expect("the file is written");
    }
    let expected = std::fs::read_to_string(&path).expect("a golden file");
    assert_eq!(found, expected, "{file}");
}

/// Equation 5: a loop of blocks and loops.
fn equation(choices: &mut Choices) -> Vec<u8> {
    let made = choices.repeat(0..9, |choices, _| {
        let block = choices.maybe(|choices| choices.range(b'a'..=b'e'));
        let times = choices.repeat(0..9, |choices, _| choices.range(b'0'..=b'9'));
        [vec![b'('], block.into_iter().collect(), times, vec![b')']].concat()
    });
    made.concat()
}

#[test]
fn the_tree_of_equation_5() {
    let base = printing(equation, |text| {
        let sizes: Vec<usize> = text.split(')').map(str::len).collect();
        sizes == [4, 5, 0] && text.matches(char::is_alphabetic).count() == 2 && text.contains('7')
    });
    let fails = |text: &str| text.contains('7');
    let shown = SEARCHES.map(|name| listing(equation, &base, name, Policy::Halt, fails));
    check("equation-5.txt", &shown.join("\n"));
}

/// Case 1: without the block, another function is called.
fn case_1(choices: &mut Choices) -> Vec<u8> {
    let mut x = 0;
    if choices.flag() {
        x = 1;
    }
    let called = match x {
        0 => format!("f{}", choices.call(|choices| choices.range(0..=9))),
        _ => format!("g{}", choices.call(|choices| choices.range(0..=9))),
    };
    let after: u8 = choices.range(0..=9);
    format!("{called} {after}").into_bytes()
}

/// Case 2: without the block, an alternative is missing.
fn case_2(choices: &mut Choices) -> Vec<u8> {
    let mut x = vec![0];
    if choices.flag() {
        x.push(1);
    }
    let mut made = format!("{x:?}");
    if choices.flag() {
        let _ = write!(made, " y={}", choices.pick_valued(&x));
    }
    made.into_bytes()
}

/// Case 2 with the additional alternative in front: the others have other indices.
fn case_2_in_front(choices: &mut Choices) -> Vec<u8> {
    let mut x = vec![0, 2];
    if choices.flag() {
        x.insert(0, 1);
    }
    format!("{x:?} y={}", choices.pick_valued(&x)).into_bytes()
}

#[test]
fn infeasible_alignments() {
    let all = |generate, base: &Base, fails| {
        let of = |policy| listing(generate, base, "greduce-sequence", policy, fails);
        Policy::ALL.map(of).join("\n")
    };
    let base = printing(case_1, |text| text == "g5 3");
    check(
        "case-1.txt",
        &all(case_1, &base, |text| text.ends_with('3')),
    );
    // 0 is still an alternative; 1 is none.
    let matched = printing(case_2, |text| text == "[0, 1] y=0");
    let missing = printing(case_2, |text| text == "[0, 1] y=1");
    let shown = [matched, missing].map(|base| all(case_2, &base, |text| text.contains('y')));
    // 0 is still an alternative, with another index; 1 is none, but its index is.
    let moved = printing(case_2_in_front, |text| text == "[1, 0, 2] y=0");
    let gone = printing(case_2_in_front, |text| text == "[1, 0, 2] y=1");
    let more = [moved, gone].map(|base| all(case_2_in_front, &base, |text| text.contains('y')));
    check("case-2.txt", &[shown, more].concat().join("\n"));
}

/// Three blocks under `if random.random() < 0.9:`, one of them nested.
fn blocks(choices: &mut Choices) -> Vec<u8> {
    let mut made = Vec::new();
    if choices.real() < 0.9 {
        made.push(choices.range(b'a'..=b'c'));
        made.push(choices.range(b'a'..=b'c'));
        if choices.real() < 0.9 {
            made.push(choices.range(b'k'..=b'm'));
        }
    }
    if choices.real() < 0.9 {
        made.push(choices.range(b'x'..=b'z'));
    }
    made
}

#[test]
fn selections_are_inferred_and_go_as_units() {
    let base = printing(blocks, |text| text.len() == 4);
    let mut generator = FnGenerator::new(blocks);
    let (parts, runs) = instrument(&mut generator, &base).expect("it runs");
    // One run for each condition; choices of three alternatives are none.
    assert_eq!(runs, 3);
    let sizes: Vec<(u32, usize)> = parts
        .ids()
        .map(|unit| (parts.weight(&base, unit), parts.get(unit).depth))
        .collect();
    assert_eq!(sizes, [(4, 0), (1, 0), (1, 1)]);
    let whole = text(base.output());
    let without_nested = format!("{}{}", &whole[..2], &whole[3..]);
    // By unit: the first block, the last one, and the one that is nested in the first.
    let left = [&whole[3..], &whole[..3], &*without_nested];
    for policy in [Policy::Halt, Policy::Bypass] {
        for (unit, left) in (0..).zip(left) {
            let mut edit = crate::edit::TraceEdit::new();
            parts.delete(&base, &[UnitId(unit)], &mut edit);
            let aimed = base.edited(&edit);
            let (_, executed) = align(&mut generator, &parts, policy, aimed, 0).expect("it runs");
            assert!(!executed.left, "{policy:?}");
            assert_eq!(text(&executed.run.expect("a run").output), left);
        }
        for name in SEARCHES {
            let reduced = |property: &dyn Fn(&[u8]) -> bool| {
                let options = TraceOptions {
                    strategies: vec![find(name).expect("a strategy")],
                    policy,
                    ..TraceOptions::default()
                };
                let kept = |text: &[u8]| text == whole.as_bytes() || property(text);
                let reduced = reduce_with(blocks, base.trace(), kept, options);
                text(&reduced.expect("it is reduced").run.output)
            };
            // Each block alone may go.
            for left in left {
                let alone = reduced(&|text| text == left.as_bytes());
                assert_eq!(alone, left, "{name} {policy:?}");
            }
            // Either the nested block or the last one may go. ddmin on the sequence (first, nested,
            // last) tests all, (first), (nested, last), the three alone, (first), then (nested).
            // The tree has the nested block two levels below the others, and (last) goes before.
            let middle = whole.as_bytes()[1];
            let either = reduced(&|text| text.len() == 3 && text[1] == middle);
            let first = if name == "greduce-sequence" { 2 } else { 1 };
            assert_eq!(either, left[first], "{name} {policy:?}");
        }
    }
}

/// A block without a choice under a comparison, and real numbers that are no conditions.
fn compared(choices: &mut Choices) -> Vec<u8> {
    let block = if choices.real() < 0.9 { "block" } else { "" };
    let number = choices.real();
    let never = choices.real() < 0.1;
    format!("{block} {number} {never}").into_bytes()
}

#[test]
fn a_compared_number_is_a_condition() {
    let base = printing(compared, |text| {
        text.starts_with("b") && text.ends_with("false")
    });
    let mut generator = FnGenerator::new(compared);
    let (parts, runs) = instrument(&mut generator, &base).expect("it runs");
    // Two runs each for the block and the printed number, one for the false condition.
    assert_eq!((parts.ids().count(), runs), (1, 5));
    let mut edit = crate::edit::TraceEdit::new();
    parts.delete(&base, &[UnitId(0)], &mut edit);
    let aimed = base.edited(&edit);
    assert!(parts.is_alive(&base, UnitId(0)) && !parts.is_alive(&aimed, UnitId(0)));
    let (_, executed) = align(&mut generator, &parts, Policy::Halt, aimed, 0).expect("it runs");
    let whole = text(base.output());
    let rest = whole.strip_prefix("block").expect("a block");
    assert_eq!(text(&executed.run.expect("a run").output), rest);
}

/// Decisions of two outcomes, each with a block under one of them.
fn decisions(choices: &mut Choices) -> Vec<u8> {
    let mut made = Vec::new();
    if choices.flag() {
        made.push(b'f');
    } else {
        made.push(choices.range(b'u'..=b'w'));
    }
    if choices.real() < 0.5 {
        made.push(b'r');
    } else {
        made.push(choices.range(b'x'..=b'z'));
    }
    if *choices.pick_valued(&["one", "two"]) == "two" {
        made.push(choices.range(b'1'..=b'3'));
    }
    if choices.range(0..=1) == 1 {
        made.push(choices.range(b'4'..=b'6'));
    }
    if *choices.pick_valued(&[true, false]) {
        made.push(choices.range(b'7'..=b'9'));
    }
    made
}

#[test]
fn only_blocks_under_a_true_decision_are_reducible() {
    // The first two conditions are false, then true; the last one is true.
    let none = printing(decisions, |text| text.starts_with("ux") && text.len() == 5);
    let both = printing(decisions, |text| text.starts_with("fr") && text.len() == 5);
    for (base, conditions) in [(none, 1), (both, 3)] {
        let mut generator = FnGenerator::new(decisions);
        let (parts, _) = instrument(&mut generator, &base).expect("it runs");
        assert_eq!(parts.ids().count(), conditions);
        // The last block is the last part.
        let last = parts.ids().next_back().expect("a part");
        let mut edit = crate::edit::TraceEdit::new();
        parts.delete(&base, &[last], &mut edit);
        let aimed = base.edited(&edit);
        let (_, executed) = align(&mut generator, &parts, Policy::Halt, aimed, 0).expect("it runs");
        let whole = text(base.output());
        assert_eq!(text(&executed.run.expect("a run").output), whole[..4]);
    }
}

/// Section 7: a loop whose iterations make no choice.
fn letters_a(choices: &mut Choices) -> Vec<u8> {
    choices.repeat(0..10, |_, _| b'a')
}

/// A loop in which every second iteration makes a choice.
fn alternating(choices: &mut Choices) -> Vec<u8> {
    choices.repeat(0..10, |choices, at| match at % 2 {
        0 => b'-',
        _ => choices.range(b'a'..=b'c'),
    })
}

#[test]
fn iterations_without_a_choice_are_subparts() {
    type Generate = fn(&mut Choices) -> Vec<u8>;
    type Property = fn(&[u8]) -> bool;
    let reduced = |generate: Generate, base: &Base, name, policy, property: Property| {
        let options = TraceOptions {
            strategies: vec![find(name).expect("a strategy")],
            policy,
            ..TraceOptions::default()
        };
        let reduced = reduce_with(generate, base.trace(), property, options);
        text(&reduced.expect("it is reduced").run.output)
    };
    let two = printing(letters_a, |text| text == "aa");
    let nine = printing(letters_a, |text| text.len() == 9);
    let mixed = printing(alternating, |text| text == "-a-b-");
    for name in SEARCHES {
        for policy in Policy::ALL {
            let one = reduced(letters_a, &two, name, policy, |text| !text.is_empty());
            assert_eq!(one, "a", "{name} {policy:?}");
            let four = reduced(letters_a, &nine, name, policy, |text| text.len() >= 4);
            assert_eq!(four, "aaaa", "{name} {policy:?}");
        }
        let b = |text: &[u8]| text.contains(&b'b');
        let both = reduced(alternating, &mixed, name, Policy::Halt, b);
        assert_eq!(both, "-b", "{name}");
    }
    // An iteration alone: the next one, with its choice, is then the one that makes none.
    let mut generator = FnGenerator::new(alternating);
    let (parts, runs) = instrument(&mut generator, &mixed).expect("it runs");
    assert_eq!((parts.ids().count(), runs), (5, 0));
    let without = |gone: &[u32]| {
        let gone: Vec<UnitId> = gone.iter().map(|&unit| UnitId(unit)).collect();
        let mut edit = crate::edit::TraceEdit::new();
        parts.delete(&mixed, &gone, &mut edit);
        let aimed = mixed.edited(&edit);
        let mut generator = FnGenerator::new(alternating);
        let (_, executed) = align(&mut generator, &parts, Policy::Halt, aimed, 0).expect("it runs");
        executed.run.map(|run| text(&run.output))
    };
    assert_eq!(without(&[2]), None);
    assert_eq!(without(&[4]), Some("-a-b".to_owned()));
    assert_eq!(without(&[0, 1]), Some("-b-".to_owned()));
}

/// A stack: without a pop more is printed.
fn stack(choices: &mut Choices) -> Vec<u8> {
    let mut made = choices.repeat(0..9, |choices, _| choices.range(b'a'..=b'e'));
    if choices.flag() {
        made.truncate(made.len() / 2);
    }
    made
}

#[test]
fn larger_inputs_are_tested_and_the_reduced_trace_is_carried_on() {
    let base = printing(stack, |text| text.len() == 3);
    let whole = text(base.output());
    let options = TraceOptions {
        strategies: vec![find("greduce-tree").expect("a strategy")],
        policy: Policy::Halt,
        ..TraceOptions::default()
    };
    let property = |text: &[u8]| text.starts_with(whole.as_bytes());
    let reduced = reduce_with(stack, base.trace(), property, options).expect("it is reduced");
    // The condition went first, which makes the input larger, then the iterations.
    assert_eq!(text(&reduced.run.output), whole);
    let flags = reduced.run.trace.nodes();
    let flag = flags
        .filter_map(|node| reduced.run.trace.choice(node))
        .next_back();
    assert_eq!(flag.and_then(Choice::number), Some(0));
}

/// A loop of two iterations at least.
fn at_least_two(choices: &mut Choices) -> Vec<u8> {
    choices.repeat(2..=40, |choices, _| choices.range(b'a'..=b'z'))
}

#[test]
fn realign_keeps_the_least_number_of_iterations() {
    let base = printing(at_least_two, |text| text.len() == 20);
    for name in SEARCHES {
        let reduced = |policy| {
            let options = TraceOptions {
                strategies: vec![find(name).expect("a strategy")],
                policy,
                ..TraceOptions::default()
            };
            let any = |text: &[u8]| !text.is_empty();
            let reduced = reduce_with(at_least_two, base.trace(), any, options);
            reduced.expect("it is reduced").run.output.len()
        };
        assert_eq!(Policy::ALL.map(reduced), [2; 3], "{name}");
    }
}

/// A loop of a fixed number of iterations, and one that ends at random.
fn other_loops(choices: &mut Choices) -> Vec<u8> {
    let mut made = choices.repeat(3..=3, |choices, _| choices.range(b'a'..=b'z'));
    while choices.real() < 0.7 {
        made.push(choices.range(b'0'..=b'9'));
    }
    made
}

#[test]
fn only_loops_of_a_random_number_of_times_are_reducible() {
    let base = printing(other_loops, |text| text.len() > 6);
    let mut generator = FnGenerator::new(other_loops);
    let (parts, _) = instrument(&mut generator, &base).expect("it runs");
    assert_eq!(parts.ids().count(), 0);
    assert!(Units::of(&base).ids().count() > 3);
}
