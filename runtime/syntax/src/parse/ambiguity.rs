//! Ambiguities of decisions, on request.
//!
//! The parser needs only the lowest alternative that covers the others. Here all alternatives of
//! each adaptive decision are followed, with the parser's stack, until one remains or several can
//! continue in the same ways: since one of these parses the text behind, all do.

use super::adaptive::{Adaptive, reach, seeds};
use super::automaton::{Automaton, StateId};
use super::closure::{Closure, Config, FINISHED, Place};
use super::context::ContextId;
use secateur_tables::Kind;

use crate::Language;
use crate::lex::Token;

/// A place where several alternatives parse the text, given the decisions before.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ambiguity {
    /// The rule that decides.
    pub rule: Kind,
    /// The alternatives, ascending; the first was taken. See
    /// [`Choice::alternative`](super::Choice::alternative).
    pub alternatives: Vec<u16>,
    /// The token at which it decides.
    pub first: usize,
    /// The last token that was needed.
    pub last: usize,
}

/// Maximal tokens of lookahead; beyond, nothing is reported.
const LOOKAHEAD: usize = 1 << 11;

/// Returns the ambiguity of a decision, if any; `tokens` have to be a sentence.
pub(super) fn of_decision(
    adaptive: &mut Adaptive,
    language: &Language,
    automaton: &Automaton,
    decision: StateId,
    context: ContextId,
    tokens: &[Token],
    first: usize,
) -> Option<Ambiguity> {
    let mut next = seeds(automaton, decision, context);
    let mut place = Place::at(tokens, first);
    for at in first..=first + LOOKAHEAD {
        let configs = Closure::of(automaton, language, adaptive.stacks(), true, place, next);
        place = Place::ANY;
        let over = at > tokens.len();
        let alternatives = match over {
            true => left(configs.iter().filter(|config| config.state == FINISHED)),
            false => left(configs.iter()),
        };
        if alternatives.len() < 2 {
            return None;
        }
        if over || alike(&configs, &alternatives) {
            return Some(Ambiguity {
                rule: automaton.state(decision).rule,
                alternatives,
                first,
                last: at.clamp(first + 1, tokens.len().max(first + 1)) - 1,
            });
        }
        let token = tokens.get(at).map_or(Kind::EOF, |token| token.kind);
        next = reach(language, automaton, &configs, token);
    }
    None
}

fn left<'a>(configs: impl Iterator<Item = &'a Config>) -> Vec<u16> {
    let mut alternatives: Vec<u16> = configs.map(|config| config.alternative).collect();
    alternatives.sort_unstable();
    alternatives.dedup();
    alternatives
}

fn alike(configs: &[Config], alternatives: &[u16]) -> bool {
    let ways = |number: u16| {
        let own = configs.iter().filter(move |c| c.alternative == number);
        own.map(|config| (config.state, config.context))
    };
    let mut pairs = alternatives.windows(2);
    pairs.all(|pair| ways(pair[0]).eq(ways(pair[1])))
}
