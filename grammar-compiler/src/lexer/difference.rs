//! The difference of two regular languages.

use rustc_hash::FxHashMap;

use super::classes::Classes;
use super::dfa::{Dfa, ESCAPE};
use super::{LexerError, dfa, minimize, nfa};
use crate::ir::Lexer;

/// Computes the minimal automaton of the first mode's texts without those of the second.
///
/// All its states but the dead one, where it may start, reach a match.
///
/// # Errors
/// If a rule is recursive or an automaton too large.
pub fn difference(lexer: &Lexer) -> Result<(Classes, Dfa), LexerError> {
    let nfa = nfa::build(lexer)?;
    let classes = Classes::of(&nfa.sets);
    let both = minimize::minimize(dfa::determinize(&nfa, &classes, dfa::LIMIT, 0));
    if both.transitions.contains(&ESCAPE) || both.modes.contains(&ESCAPE) {
        // Not regular: no automaton is large enough.
        let limit = usize::from(ESCAPE);
        return Err(LexerError::TooLarge { limit });
    }
    let product = product(&both)?;
    Ok((classes, minimize::minimize(trim(product))))
}

fn product(both: &Dfa) -> Result<Dfa, LexerError> {
    let width = both.classes;
    let mut order: Vec<(u16, u16)> = vec![(0, 0), (both.modes[0], both.modes[1])];
    let mut index: FxHashMap<(u16, u16), u16> = FxHashMap::default();
    index.insert(order[1], 1);
    let mut transitions = vec![0; width];
    let mut at = 1;
    while at < order.len() {
        let (first, second) = order[at];
        for class in 0..width {
            let step = |state: u16| both.transitions[usize::from(state) * width + class];
            let next = (step(first), step(second));
            // The first automaton is dead.
            let to = match (next.0, index.get(&next)) {
                (0, _) => 0,
                (_, Some(&known)) => known,
                (_, None) => {
                    let limit = usize::from(u16::MAX);
                    if order.len() >= limit {
                        return Err(LexerError::TooLarge { limit });
                    }
                    let new = order.len() as u16;
                    index.insert(next, new);
                    order.push(next);
                    new
                }
            };
            transitions.push(to);
        }
        at += 1;
    }
    let matched = |state: u16| both.accepts[usize::from(state)] > 0;
    let accepts = order
        .iter()
        .map(|&(a, b)| u16::from(matched(a) && !matched(b)));
    Ok(Dfa {
        classes: width,
        accepts: accepts.collect(),
        transitions,
        modes: vec![1],
    })
}

/// Makes the states dead that reach no match.
fn trim(mut dfa: Dfa) -> Dfa {
    let mut alive: Vec<bool> = dfa.accepts.iter().map(|&accept| accept > 0).collect();
    let mut before: Vec<Vec<u16>> = vec![Vec::new(); alive.len()];
    for (at, &to) in dfa.transitions.iter().enumerate() {
        before[usize::from(to)].push((at / dfa.classes) as u16);
    }
    let mut work: Vec<usize> = (0..alive.len()).filter(|&state| alive[state]).collect();
    while let Some(state) = work.pop() {
        for &from in &before[state] {
            if !std::mem::replace(&mut alive[usize::from(from)], true) {
                work.push(usize::from(from));
            }
        }
    }
    for state in dfa.transitions.iter_mut().chain(&mut dfa.modes) {
        if !alive[usize::from(*state)] {
            *state = 0;
        }
    }
    dfa
}
