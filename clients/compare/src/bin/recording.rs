//! Cost of recording a run of a generator in Rust.
//!
//! Compares a generator of random programs with `rand` alone, with unrecorded choices (`recorded`),
//! with recorded choices, and with the trace.
//!
//! ```sh
//! cargo run --release -p compare-generators --bin recording
//! ```
//!
//! Prints nanoseconds for an input of about a kilobyte, the least of many repetitions.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::time::Instant;

use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};
use secateur_trace::{Choices, recorded};

trait Random: Sized {
    #[track_caller]
    fn below(&mut self, n: usize) -> usize;
    #[track_caller]
    fn flag(&mut self) -> bool;
    #[track_caller]
    fn times(&mut self, low: usize, high: usize, once: impl FnMut(&mut Self));
    #[track_caller]
    fn part<T>(&mut self, part: impl FnOnce(&mut Self) -> T) -> T;
}

struct Plain(SmallRng);

impl Random for Plain {
    fn below(&mut self, n: usize) -> usize {
        self.0.random_range(0..n)
    }

    fn flag(&mut self) -> bool {
        self.0.random()
    }

    fn times(&mut self, low: usize, high: usize, mut once: impl FnMut(&mut Self)) {
        for _ in 0..self.0.random_range(low..=high) {
            once(self);
        }
    }

    fn part<T>(&mut self, part: impl FnOnce(&mut Self) -> T) -> T {
        part(self)
    }
}

impl Random for Choices {
    fn below(&mut self, n: usize) -> usize {
        self.range(0..n)
    }

    fn flag(&mut self) -> bool {
        Self::flag(self)
    }

    fn times(&mut self, low: usize, high: usize, mut once: impl FnMut(&mut Self)) {
        self.repeat(low..=high, |random, _| once(random));
    }

    fn part<T>(&mut self, part: impl FnOnce(&mut Self) -> T) -> T {
        self.call(part)
    }
}

/// A random program; every name is declared and every expression well-typed.
#[derive(Default)]
struct Program {
    text: String,
    scopes: Vec<BTreeMap<String, Type>>,
    made: usize,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Type {
    Number,
    Text,
    Truth,
}

const TYPES: [Type; 3] = [Type::Number, Type::Text, Type::Truth];

impl Program {
    fn visible(&self, of: Type) -> Vec<String> {
        let all = self.scopes.iter().flatten();
        all.filter(|(_, known)| **known == of)
            .map(|(name, _)| name.clone())
            .collect()
    }

    fn expression<R: Random>(&self, random: &mut R, of: Type, depth: usize) -> String {
        random.part(|random| {
            let names = self.visible(of);
            if !names.is_empty() && random.flag() {
                return names[random.below(names.len())].clone();
            }
            if depth == 0 {
                return match of {
                    Type::Number => random.below(1000).to_string(),
                    Type::Text => format!("\"text {}\"", random.below(50)),
                    Type::Truth => random.flag().to_string(),
                };
            }
            let mut inner = |of| self.expression(random, of, depth - 1);
            let (number, other) = (inner(Type::Number), inner(of));
            match (of, random.below(3)) {
                (Type::Number, 0) => format!("({number} + {other})"),
                (Type::Number, 1) => format!("min({number}, {other})"),
                (Type::Number, _) => format!("({number} * {other})"),
                (Type::Text, 0) => format!("repeat({other}, {number})"),
                (Type::Text, _) => format!("({other} + str({number}))"),
                (Type::Truth, 0) => format!("({number} > 7 && {other})"),
                (Type::Truth, _) => format!("!({other} || {number} == 1)"),
            }
        })
    }

    fn statement<R: Random>(&mut self, random: &mut R, depth: usize) {
        let indent = "    ".repeat(self.scopes.len() - 1);
        match random.below(if depth > 0 { 4 } else { 2 }) {
            0 => {
                let of = TYPES[random.below(3)];
                let value = self.expression(random, of, 2);
                let name = format!("v{}", self.made);
                self.made += 1;
                let _ = writeln!(self.text, "{indent}let {name}: {of:?} = {value};");
                if let Some(scope) = self.scopes.last_mut() {
                    scope.insert(name, of);
                }
            }
            1 => {
                let of = TYPES[random.below(3)];
                let value = self.expression(random, of, 2);
                let _ = writeln!(self.text, "{indent}print({value});");
            }
            _ => {
                let test = self.expression(random, Type::Truth, 1);
                let _ = writeln!(self.text, "{indent}if {test} {{");
                self.block(random, depth - 1);
                let _ = writeln!(self.text, "{indent}}}");
            }
        }
    }

    fn block<R: Random>(&mut self, random: &mut R, depth: usize) {
        self.scopes.push(BTreeMap::new());
        random.times(2, 5, |random| {
            random.part(|random| self.statement(random, depth));
        });
        self.scopes.pop();
    }
}

fn program<R: Random>(random: &mut R) -> String {
    let mut program = Program::default();
    program.block(random, 2);
    program.text
}

/// Rounds over all seeds.
const ROUNDS: usize = 300;
const SEEDS: u64 = 50;

/// Returns nanoseconds and bytes of an input; variants take turns, so that other load hits all.
fn least(rounds: &mut [(&str, &mut dyn FnMut(u64) -> usize)]) -> Vec<(f64, f64)> {
    let mut best = vec![(f64::INFINITY, 0.0); rounds.len()];
    for _ in 0..ROUNDS {
        for ((_, round), best) in rounds.iter_mut().zip(&mut best) {
            let began = Instant::now();
            let made: usize = (0..SEEDS).map(round).sum();
            let taken = began.elapsed().as_nanos() as f64 / SEEDS as f64;
            *best = (best.0.min(taken), made as f64 / SEEDS as f64);
        }
    }
    best
}

fn main() {
    let mut nodes = 0;
    let mut rounds: [(&str, &mut dyn FnMut(u64) -> usize); 4] = [
        ("with `rand`", &mut |seed| {
            program(&mut Plain(SmallRng::seed_from_u64(seed))).len()
        }),
        ("that can be had", &mut |seed| {
            let made = recorded(|choices| program(choices).into_bytes(), seed);
            made.text().len()
        }),
        ("written down", &mut |seed| {
            program(&mut Choices::random(seed)).len()
        }),
        ("… and its trace", &mut |seed| {
            let mut source = Choices::random(seed);
            let len = program(&mut source).len();
            nodes = source.into_trace().len();
            len
        }),
    ];
    let taken = least(&mut rounds);
    let names = rounds.map(|(name, _)| name);
    println!("{nodes} nodes in the last");
    let plain = taken[0].0 / taken[0].1;
    for (name, (taken, bytes)) in names.into_iter().zip(taken) {
        let more = 100.0 * (taken / bytes / plain - 1.0);
        println!("{name:<16} {taken:8.0} ns for {bytes:.0} bytes, {more:+.0} % a byte");
    }
}
