//! The reducible parts that are found, and the input without each.

use super::*;
use crate::edit::TraceEdit;

fn without_each(generate: fn(&mut Choices) -> Vec<u8>, input: &str) -> Vec<String> {
    let mut runs = (0..100_000).map(|seed| base_of(generate, Choices::random(seed)));
    let base = runs.find(|base| text(base.output()) == input);
    let base = base.expect("a run");
    let mut generator = FnGenerator::new(generate);
    let (parts, _) = instrument(&mut generator, &base).expect("it runs");
    let names = names(&base, &parts);
    let mut without = |part: UnitId| {
        let mut edit = TraceEdit::new();
        parts.delete(&base, &[part], &mut edit);
        let aimed = base.edited(&edit);
        let aligned = align(&mut generator, &parts, Policy::Halt, aimed, 0);
        let (_, executed) = aligned.expect("it runs");
        let left = executed.run.map(|run| text(&run.output));
        let left = left.unwrap_or_else(|| "halted".to_owned());
        format!("{}: {left}", names[part.0 as usize])
    };
    parts.ids().map(&mut without).collect()
}

/// Equation 5 without declarations.
fn undeclared(choices: &mut Choices) -> Vec<u8> {
    let mut made = Vec::new();
    for _ in 0..choices.range(0..3) {
        made.push(b'(');
        if choices.flag() {
            made.push(choices.range(b'a'..=b'b'));
        }
        for _ in 0..choices.range(0..3) {
            made.push(choices.range(b'0'..=b'1'));
        }
        made.push(b')');
    }
    made
}

#[test]
fn iterations_begin_at_a_condition() {
    assert_eq!(
        without_each(undeclared, "(a01)(b10)"),
        [
            "A1: (b10)",
            "A2: (a01)",
            "A1.B1: (01)(b10)",
            "A1.C1: (a1)(b10)",
            "A1.C2: (a0)(b10)",
            "A2.B1: (a01)(10)",
            "A2.C1: (a01)(b0)",
            "A2.C2: (a01)(b1)",
        ]
    );
    assert_eq!(
        without_each(undeclared, "(a01)(10)"),
        [
            "A1: (10)",
            "A2: (a01)",
            "A1.B1: (01)(10)",
            "A1.C1: (a1)(10)",
            "A1.C2: (a0)(10)",
            "A2.C1: (a01)(0)",
            "A2.C2: (a01)(1)",
        ]
    );
}

/// Iterations that choose only a condition.
fn rows(choices: &mut Choices) -> Vec<u8> {
    let mut made = Vec::new();
    for _ in 0..choices.range(0..9) {
        let row: &[u8] = if choices.flag() { b"-x" } else { b"-" };
        made.extend(row);
    }
    made
}

/// Blocks under the condition of a function.
fn drawn(choices: &mut Choices) -> Vec<u8> {
    let mut made = Vec::new();
    for _ in 0..choices.range(0..9) {
        if choices.call(|choices| choices.real() < 0.5) {
            made.push(choices.range(b'a'..=b'c'));
        }
        made.push(b';');
    }
    made
}

/// Two conditions in each iteration, at one place.
fn pairs(choices: &mut Choices) -> Vec<u8> {
    let mut made = Vec::new();
    for _ in 0..choices.range(0..9) {
        for _ in 0..2 {
            if choices.flag() {
                made.push(choices.range(b'a'..=b'b'));
            }
        }
        made.push(b';');
    }
    made
}

#[test]
fn conditions_that_recur_are_in_iterations() {
    assert_eq!(
        without_each(rows, "-x-x"),
        ["A1: -x", "A2: -x", "A1.B1: --x", "A2.B1: -x-"]
    );
    assert_eq!(
        without_each(rows, "-x--x-"),
        [
            "A1: --x-",
            "A2: -x-x-",
            "A3: -x--",
            "A4: -x--x",
            "A1.B1: ---x-",
            "A3.B1: -x---",
        ]
    );
    assert_eq!(
        without_each(drawn, "a;b;"),
        ["A1: b;", "A2: a;", "A1.B1: ;b;", "A2.B1: a;;"]
    );
    assert_eq!(
        without_each(pairs, "ab;ba;"),
        [
            "A1: ba;",
            "A2: ab;",
            "A1.B1: b;ba;",
            "A1.B1: a;ba;",
            "A2.B1: ab;a;",
            "A2.B1: ab;b;",
        ]
    );
}

#[test]
fn the_last_iteration_has_a_block_of_its_own() {
    assert_eq!(
        without_each(undeclared, "(01)(b10)"),
        [
            "A1: (b10)",
            "A2: (01)",
            "A1.B1: (1)(b10)",
            "A1.B2: (0)(b10)",
            "A2.C1: (01)(10)",
            "A2.B1: (01)(b0)",
            "A2.B2: (01)(b1)",
        ]
    );
}

/// Three calls under a comparison, then as many as the share of a bound.
fn shares(choices: &mut Choices) -> Vec<u8> {
    let mut made = Vec::new();
    if choices.real() < 0.9 {
        for _ in 0..3 {
            made.push(choices.call(|choices| choices.range(b'a'..=b'c')));
        }
    }
    made.push(b'.');
    for _ in 0..(choices.real() * 10.0) as usize {
        made.push(choices.call(|choices| choices.range(b'x'..=b'z')));
    }
    made
}

#[test]
fn a_compared_number_is_no_count() {
    assert_eq!(
        without_each(shares, "abc.xy"),
        ["A1: .xy", "B1: abc.y", "B2: abc.x"]
    );
}

/// A declared loop whose iterations choose only a condition.
fn declared_rows(choices: &mut Choices) -> Vec<u8> {
    let rows = choices.repeat(0..9, |choices, _| if choices.flag() { "-x" } else { "-" });
    rows.concat().into_bytes()
}

#[test]
fn a_bare_block_is_in_its_declared_iteration() {
    assert_eq!(
        without_each(declared_rows, "-x--x"),
        [
            "A1: --x",
            "A2: -x-x",
            "A3: -x-",
            "A1.B1: ---x",
            "A3.B1: -x--",
        ]
    );
}

fn letters(choices: &mut Choices, times: u8) -> Vec<u8> {
    let letters = (0..times).map(|_| choices.range(b'a'..=b'c'));
    [b"start ".to_vec(), letters.collect()].concat()
}

/// A block with an effect of its own, around a loop whose number is chosen before.
fn started(choices: &mut Choices) -> Vec<u8> {
    let times = choices.range(0..9);
    let mut made = Vec::new();
    if choices.flag() {
        made = letters(choices, times);
    }
    [made, b"tail".to_vec()].concat()
}

fn declared_started(choices: &mut Choices) -> Vec<u8> {
    let times = choices.range(0..9);
    let made = choices.maybe(|choices| letters(choices, times));
    [made.unwrap_or_default(), b"tail".to_vec()].concat()
}

#[test]
fn a_block_is_removed_after_its_iterations() {
    let shown = [started, declared_started].map(|generate: fn(&mut Choices) -> Vec<u8>| {
        let base = printing(generate, |text| text == "start abctail");
        let tail = |text: &str| text.contains("tail");
        listing(generate, &base, "greduce-sequence", Policy::Halt, tail)
    });
    check("effect.txt", &shown.join("\n"));
}
