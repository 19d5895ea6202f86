//! Sets of configurations: their start, their step by a token, and their agreement.

use secateur_tables::Kind;

use crate::Language;
use crate::parse::automaton::{Automaton, StateId, Step};
use crate::parse::closure::{Config, FINISHED};
use crate::parse::context::{CUT, ContextId, Contexts, Cover};

pub fn seeds(automaton: &Automaton, decision: StateId, context: ContextId) -> Vec<Config> {
    automaton
        .alternatives(decision)
        .zip(1..)
        .map(|(state, alternative)| Config {
            state,
            alternative,
            context,
            outside: false,
        })
        .collect()
}

pub fn reach(
    language: &Language,
    automaton: &Automaton,
    configs: &[Config],
    token: Kind,
) -> Vec<Config> {
    let behind = |config: &Config| {
        let next = if config.state >= CUT {
            (config.state == FINISHED && token == Kind::EOF).then_some(FINISHED)
        } else {
            let state = automaton.state(config.state);
            match state.step {
                Step::Token(kind) => (kind == token).then_some(state.next),
                Step::Set(set) => language.fits(token, set).then_some(state.next),
                _ => None,
            }
        };
        next.map(|state| Config { state, ..*config })
    };
    configs.iter().filter_map(behind).collect()
}

/// Returns the token types that the configurations can read, in ascending order.
pub fn readable(language: &Language, automaton: &Automaton, configs: &[Config]) -> Vec<Kind> {
    let mut kinds: Vec<Kind> = Vec::new();
    for config in configs {
        if config.state == FINISHED {
            kinds.push(Kind::EOF);
        }
        if config.state >= CUT {
            continue;
        }
        match automaton.state(config.state).step {
            Step::Token(kind) => kinds.push(kind),
            Step::Set(set) => kinds.extend(language.symbols_of(set)),
            _ => {}
        }
    }
    kinds.sort_unstable();
    kinds.dedup();
    kinds
}

/// Returns the alternative that a set of configurations has settled on, if any.
///
/// That is the only one, or the lowest if it can continue in every way that others can. (The paper
/// requires equal stacks; more stacks of the lowest are no less certain.)
pub fn settled(
    configs: &[Config],
    mut covers: impl FnMut(ContextId, ContextId) -> bool,
) -> Option<u16> {
    let lowest = configs.iter().map(|c| c.alternative).min()?;
    // Sorted by state, then alternative: the lowest is the first of its group.
    let covered = configs.chunk_by(|a, b| a.state == b.state).all(|group| {
        let first = group[0];
        first.alternative == lowest && group.iter().all(|c| covers(first.context, c.context))
    });
    covered.then_some(lowest)
}

/// Whether prediction without context is likely in vain (the paper's conflict test).
///
/// Alternatives whose stacks may be the same share a position, and none has a position alone.
pub fn conflicts(contexts: &Contexts, configs: &[Config], cover: Cover<'_>) -> bool {
    let groups = || configs.chunk_by(|a, b| a.state == b.state);
    let same = |a: &Config, b: &Config| {
        contexts.covers(a.context, b.context, cover) || contexts.covers(b.context, a.context, cover)
    };
    let shared = |group: &[Config]| {
        let pairs = |i: usize| group[..i].iter().map(move |b| (i, b));
        (1..group.len())
            .flat_map(pairs)
            .any(|(i, b)| same(&group[i], b))
    };
    groups().all(|group| group.len() > 1) && groups().any(shared)
}
