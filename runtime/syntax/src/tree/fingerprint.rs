//! Fingerprints of candidates, without printing them.
//!
//! The tokens of a text are the digits of a number, modulo a prime (Karp and Rabin, "Efficient
//! randomized pattern-matching algorithms", 1987). With the numbers of each eighth prefix of the
//! base, that of a run of its tokens takes a few hashes and a multiplication, and so does that of
//! two runs together: the cost is linear in a candidate's runs, whatever the text's length.

use std::ops::Range;

use xxhash_rust::xxh3::xxh3_128_with_seed;

use super::Tree;
use crate::Halt;
use crate::lex::Token;
use secateur_tables::Kind;

/// A hash of a sequence of tokens, by their types and texts alone.
///
/// Two numbers of 61 bits are folded to 64: among a million sequences, two collide with a chance of
/// one in forty million. The same in every run and on every machine.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Fingerprint(pub u64);

impl Fingerprint {
    /// The fingerprint of no token.
    pub const NOTHING: Self = Self(0);
}

/// A sequence as a number, to two bases.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Sum(u64, u64);

/// 2⁶¹ − 1.
const PRIME: u64 = (1 << 61) - 1;
/// Fractions of the square roots of 2 and 3.
const BASES: Sum = Sum(0x0a09_e667_f3bc_c908, 0x1b67_ae85_84ca_a73b);

const fn times(a: u64, b: u64) -> u64 {
    let product = a as u128 * b as u128;
    let low = (product as u64) & PRIME;
    let high = (product >> 61) as u64;
    let sum = low + high;
    if sum >= PRIME { sum - PRIME } else { sum }
}

const fn plus(a: u64, b: u64) -> u64 {
    let sum = a + b;
    if sum >= PRIME { sum - PRIME } else { sum }
}

const fn minus(a: u64, b: u64) -> u64 {
    if a >= b { a - b } else { a + PRIME - b }
}

impl Sum {
    const fn times(self, other: Self) -> Self {
        Self(times(self.0, other.0), times(self.1, other.1))
    }

    fn of(text: &[u8], kind: u16) -> Self {
        let hash = xxh3_128_with_seed(text, u64::from(kind));
        Self((hash as u64) % PRIME, ((hash >> 64) as u64) % PRIME)
    }

    fn of_token(text: &[u8], token: Token) -> Self {
        Self::of(token.of(text), token.kind.0)
    }

    fn and(self, digit: Self) -> Self {
        let sum = self.times(BASES);
        Self(plus(sum.0, digit.0), plus(sum.1, digit.1))
    }

    /// Appends the part of another sequence between two of its prefixes.
    fn with(self, from: Self, to: Self, len: u32) -> Self {
        let power = power(len);
        Self(
            plus(times(minus(self.0, from.0), power.0), to.0),
            plus(times(minus(self.1, from.1), power.1), to.1),
        )
    }

    fn fingerprint(self) -> Fingerprint {
        let mixed = self.0 ^ self.1.wrapping_mul(0x9e37_79b9_7f4a_7c15);
        Fingerprint(mixed ^ (mixed >> 32))
    }
}

const DIGIT: usize = 1 << 8;

/// By byte of the exponent.
static POWERS: [[Sum; DIGIT]; 4] = powers();

const fn powers() -> [[Sum; DIGIT]; 4] {
    let mut tables = [[Sum(1, 1); DIGIT]; 4];
    let mut step = BASES;
    let mut byte = 0;
    while byte < tables.len() {
        let mut at = 1;
        while at < DIGIT {
            tables[byte][at] = tables[byte][at - 1].times(step);
            at += 1;
        }
        step = tables[byte][DIGIT - 1].times(step);
        byte += 1;
    }
    tables
}

fn power(exponent: u32) -> Sum {
    let mut product = Sum(1, 1);
    for (table, byte) in POWERS.iter().zip(exponent.to_le_bytes()) {
        if byte != 0 {
            product = product.times(table[byte as usize]);
        }
    }
    product
}

/// Tokens between prefixes with a kept number; others are hashed on demand.
const STEP: usize = 8;

/// The numbers of each [`STEP`]th prefix of a sequence.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Sums(Vec<Sum>);

impl Sums {
    /// Computes the numbers behind an unchanged prefix, until a look finds the request to stop.
    pub(super) fn extend(&mut self, halt: &Halt, unchanged: usize, text: &[u8], tokens: &[Token]) {
        let known = (unchanged / STEP + 1).min(self.0.len());
        self.0.truncate(known);
        self.0.reserve_exact(tokens.len() / STEP + 1 - known);
        if known == 0 {
            self.0.push(Sum::default());
        }
        let mut sum = self.0[self.0.len() - 1];
        let from = (self.0.len() - 1) * STEP;
        for (at, &token) in tokens.iter().enumerate().skip(from) {
            sum = sum.and(Sum::of_token(text, token));
            if (at + 1).is_multiple_of(STEP) {
                self.0.push(sum);
                if halt.look_between(at as u64, at as u64 + 1) {
                    return;
                }
            }
        }
    }

    fn at(&self, text: &[u8], tokens: &[Token], end: usize) -> Sum {
        let kept = end / STEP;
        let rest = tokens[kept * STEP..end].iter();
        rest.fold(self.0[kept], |sum, &token| {
            sum.and(Sum::of_token(text, token))
        })
    }
}

#[derive(Clone, Debug)]
pub(super) enum Run<'a> {
    Base(Range<u32>),
    New(&'a [(Kind, Box<[u8]>)]),
}

impl Run<'_> {
    pub(super) fn len(&self) -> usize {
        match self {
            Self::Base(run) => run.len(),
            Self::New(tokens) => tokens.len(),
        }
    }
}

pub(super) struct Runs<'a> {
    sums: &'a Sums,
    text: &'a [u8],
    tokens: &'a [Token],
    sum: Sum,
}

impl<'a> Runs<'a> {
    pub(super) fn new(tree: &'a Tree) -> Self {
        Self::of(&tree.sums, &tree.text, &tree.tokens)
    }

    fn of(sums: &'a Sums, text: &'a [u8], tokens: &'a [Token]) -> Self {
        let sum = Sum::default();
        Self {
            sums,
            text,
            tokens,
            sum,
        }
    }

    pub(super) fn push(&mut self, run: &Run<'_>) {
        match run {
            Run::Base(run) if run.len() <= STEP => {
                for &token in &self.tokens[run.start as usize..run.end as usize] {
                    self.sum = self.sum.and(Sum::of_token(self.text, token));
                }
            }
            Run::Base(run) => {
                let at = |end: u32| self.sums.at(self.text, self.tokens, end as usize);
                let (from, to) = (at(run.start), at(run.end));
                self.sum = self.sum.with(from, to, run.end - run.start);
            }
            Run::New(tokens) => {
                for (kind, text) in *tokens {
                    self.sum = self.sum.and(Sum::of(text, kind.0));
                }
            }
        }
    }

    pub(super) fn finish(self) -> Fingerprint {
        self.sum.fingerprint()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn whole(text: &[u8]) -> Vec<Token> {
        let token = |at| Token::new(Kind(7), at, at + 1);
        (0..text.len() as u32).map(token).collect()
    }

    fn sums(text: &[u8], tokens: &[Token]) -> Sums {
        let mut sums = Sums::default();
        sums.extend(&Halt::default(), 0, text, tokens);
        sums
    }

    fn print(text: &[u8], tokens: &[Token], runs: &[Run<'_>]) -> Fingerprint {
        let sums = sums(text, tokens);
        let mut all = Runs::of(&sums, text, tokens);
        runs.iter().for_each(|run| all.push(run));
        all.finish()
    }

    #[test]
    fn runs_are_worth_what_their_text_is() {
        let mut random = 1u64;
        let mut next = |below: u64| {
            random = random
                .wrapping_mul(6_364_136_223_846_793_005)
                .wrapping_add(1);
            (random >> 33) % below
        };
        for _ in 0..200 {
            let text: Vec<u8> = (0..1 + next(900)).map(|_| next(3) as u8).collect();
            let base = whole(&text);
            let len = text.len() as u64;
            let mut runs = Vec::new();
            let mut candidate = Vec::new();
            for _ in 0..next(5) {
                let from = next(len);
                let to = from + next(len - from + 1);
                candidate.extend_from_slice(&text[from as usize..to as usize]);
                runs.push(Run::Base(from as u32..to as u32));
            }
            let new: Vec<_> = (0..next(4))
                .map(|_| (Kind(7), Box::from([next(3) as u8])))
                .collect();
            candidate.extend(new.iter().map(|(_, text): &(Kind, Box<[u8]>)| text[0]));
            runs.push(Run::New(&new));
            let tokens = whole(&candidate);
            let all = Run::Base(0..tokens.len() as u32);
            assert_eq!(
                print(&text, &base, &runs),
                print(&candidate, &tokens, &[all])
            );
            let same = text.iter().zip(&candidate).take_while(|(a, b)| a == b);
            let mut changed = sums(&text, &base);
            changed.extend(&Halt::default(), same.count(), &candidate, &tokens);
            assert_eq!(changed, sums(&candidate, &tokens));
        }
    }

    #[test]
    fn order_type_and_number_count() {
        let of = |text: &[u8]| {
            let tokens = whole(text);
            print(text, &tokens, &[Run::Base(0..tokens.len() as u32)])
        };
        assert_ne!(of(b"ab"), of(b"ba"));
        assert_ne!(of(b"aa"), of(b"a"));
        assert_ne!(of(b"a"), of(b""));
        let mut tokens = whole(b"a");
        tokens[0].kind = Kind(8);
        assert_ne!(of(b"a"), print(b"a", &tokens, &[Run::Base(0..1)]));
    }
}
