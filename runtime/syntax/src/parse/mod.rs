//! Tokens to a tree, by adaptive LL(*).
//!
//! The interpreter walks an automaton with a state for each position in a rule of the normal form
//! ([`automaton`]); generated crates have functions for the rules instead ([`compiled`]), which
//! make the same trees. Where one token of lookahead decides, or up to three without the calling
//! context, tables ([`Predict`]) or the functions' code answer. Elsewhere [`adaptive`] predicts as
//! Parr, Harwell and Fisher describe ("Adaptive LL(*) Parsing: The Power of Dynamic Analysis",
//! OOPSLA 2014), so the parser accepts exactly the grammar's language; the lowest alternative wins
//! a true ambiguity.
//!
//! There can be as many stacks as subsets of a set. Where prediction takes too long for the text,
//! the [`chart`] of all readings decides, in cubic time at worst. A text that is too much for the
//! chart is rejected.
//!
//! Neither the interpreter nor prediction recurses: memory alone bounds nesting.

mod adaptive;
mod ambiguity;
mod automaton;
mod calls;
mod chart;
mod chart_choices;
mod closure;
mod compiled;
mod context;
mod error;
mod failure;
mod machine;
mod position_set;
mod stack;
mod syntax;

pub use ambiguity::Ambiguity;
pub use compiled::{Function, Machine, Mark, Parsed, Rules, Stop};
pub use error::SyntaxError;
pub use failure::ParseFailure;
pub use machine::Parser;
pub use syntax::{Syntax, SyntaxId, SyntaxNode};

use secateur_tables::{Choice, Kind};

/// Decides by a few tokens of lookahead: LL(k), without the calling context.
pub trait Predict {
    /// Returns the choice by `token` for `rule`, an alternation or quantifier.
    fn predict(&self, rule: Kind, token: Kind) -> Choice;

    /// Returns the choice by the next `token`, in a row.
    fn further(&self, row: u16, token: Kind) -> Choice;
}

struct OneToken<'a, P: ?Sized>(&'a P);

impl<P: Predict + ?Sized> Predict for OneToken<'_, P> {
    fn predict(&self, rule: Kind, token: Kind) -> Choice {
        let choice = self.0.predict(rule, token);
        choice.row().map_or(choice, |_| Choice::ADAPTIVE)
    }

    fn further(&self, _: u16, _: Kind) -> Choice {
        Choice::ADAPTIVE
    }
}

/// Returns the last place at which the end of the file may be read.
///
/// A rule such as `(x | EOF)*` would never end. Every open rule of a text may read the end once,
/// and more; `places` is the number of states that read it.
fn last_end(tokens: usize, places: usize) -> usize {
    let asked = (tokens + 1).saturating_mul(places).saturating_add(100);
    tokens + asked.min(tokens * 3 + 1000)
}

/// Returns the last token of lookahead.
///
/// Behind the end of the file the remaining alternatives differ in how often they read it.
fn last_lookahead(tokens: usize, from: usize) -> usize {
    tokens.max(from) + 4
}
