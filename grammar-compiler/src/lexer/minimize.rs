//! Minimization of an automaton by Moore's partition refinement.

use rustc_hash::FxHashMap;

use super::dfa::{Dfa, ESCAPE};

/// Minimizes an automaton; numbers states from the initial ones, breadth first.
pub(super) fn minimize(dfa: Dfa) -> Dfa {
    let states = dfa.accepts.len();
    // The dead state keeps a separate block.
    let mut block: Vec<u32> = (0..states)
        .map(|state| {
            if state == 0 {
                0
            } else {
                1 + u32::from(dfa.accepts[state])
            }
        })
        .collect();
    let mut count = 0;
    loop {
        let mut index: FxHashMap<Vec<u32>, u32> = FxHashMap::default();
        let refined: Vec<u32> = (0..states)
            .map(|state| {
                let row = &dfa.transitions[state * dfa.classes..(state + 1) * dfa.classes];
                let mut key: Vec<u32> = Vec::with_capacity(row.len() + 1);
                key.push(block[state]);
                key.extend(row.iter().map(|&to| match to {
                    ESCAPE => u32::MAX,
                    _ => block[usize::from(to)],
                }));
                let next = index.len() as u32;
                *index.entry(key).or_insert(next)
            })
            .collect();
        block = refined;
        if index.len() == count {
            break;
        }
        count = index.len();
    }
    let mut number: Vec<Option<u16>> = vec![None; count];
    let mut order: Vec<usize> = Vec::new();
    let mut visit = |state: usize, order: &mut Vec<usize>| {
        let slot = &mut number[block[state] as usize];
        *slot.get_or_insert_with(|| {
            order.push(state);
            (order.len() - 1) as u16
        })
    };
    visit(0, &mut order);
    let modes = dfa
        .modes
        .iter()
        .map(|&state| match state {
            ESCAPE => ESCAPE,
            _ => visit(usize::from(state), &mut order),
        })
        .collect();
    let mut transitions = Vec::new();
    let mut at = 0;
    while at < order.len() {
        let row = order[at] * dfa.classes..(order[at] + 1) * dfa.classes;
        for &to in &dfa.transitions[row] {
            transitions.push(match to {
                ESCAPE => ESCAPE,
                _ => visit(usize::from(to), &mut order),
            });
        }
        at += 1;
    }
    let accepts = order.iter().map(|&state| dfa.accepts[state]).collect();
    Dfa {
        classes: dfa.classes,
        transitions,
        accepts,
        modes,
    }
}
