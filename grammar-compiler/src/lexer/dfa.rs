//! The ordered subset construction.
//!
//! Configurations are followed as ANTLR's lexer follows them: once a rule has
//! been matched, what the rule would only have reached through a non-greedy
//! choice is cut off.

use rustc_hash::{FxHashMap, FxHashSet};

use super::LexerError;
use super::classes::Classes;
use super::nfa::{Nfa, State, StateId};

/// A deterministic automaton.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Dfa {
    /// How many classes a row has.
    pub classes: usize,
    /// `state * classes + class` → next state; state 0 is dead.
    pub transitions: Vec<u16>,
    /// By state: 1 + the rule that has matched, or 0.
    pub accepts: Vec<u16>,
    /// By mode: the state to begin in.
    pub modes: Vec<u16>,
}

/// The largest number of states.
const LIMIT: usize = u16::MAX as usize;

/// A state that may have been reached, and whether through a non-greedy choice.
type Config = (StateId, bool);

/// Builds the deterministic automaton of all modes.
pub(super) fn determinize(nfa: &Nfa, classes: &Classes) -> Result<Dfa, LexerError> {
    let width = usize::from(classes.count());
    let rules = rules(nfa);
    let mut builder = Builder {
        nfa,
        rules,
        dfa: Dfa {
            classes: width,
            transitions: Vec::new(),
            accepts: Vec::new(),
            modes: Vec::new(),
        },
        index: FxHashMap::default(),
        work: Vec::new(),
    };
    builder.state(Vec::new())?;
    for starts in &nfa.modes {
        let mut closure = Closure::default();
        for &start in starts {
            closure.follow(nfa, (start, false), false);
        }
        let start = builder.state(closure.configs)?;
        builder.dfa.modes.push(start);
    }
    while let Some((from, configs)) = builder.work.pop() {
        // The classes that anything here reads.
        let mut read: Vec<u16> = configs
            .iter()
            .filter_map(|(state, _)| match nfa.states[*state as usize] {
                State::Chars(set, _) => Some(classes.of_set(set)),
                _ => None,
            })
            .flatten()
            .copied()
            .collect();
        read.sort_unstable();
        read.dedup();
        for class in read {
            let next = builder.reach(classes, &configs, class);
            let to = builder.state(next)?;
            builder.dfa.transitions[usize::from(from) * width + usize::from(class)] = to;
        }
    }
    Ok(builder.dfa)
}

/// By state of the nondeterministic automaton: the rule that it belongs to.
fn rules(nfa: &Nfa) -> Vec<u16> {
    // A rule's states follow its accepting state.
    let mut rule = 0;
    nfa.states
        .iter()
        .map(|state| {
            if let State::Accept(of) = state {
                rule = *of;
            }
            rule
        })
        .collect()
}

struct Builder<'a> {
    nfa: &'a Nfa,
    rules: Vec<u16>,
    dfa: Dfa,
    index: FxHashMap<Vec<Config>, u16>,
    work: Vec<(u16, Vec<Config>)>,
}

impl Builder<'_> {
    fn state(&mut self, configs: Vec<Config>) -> Result<u16, LexerError> {
        if let Some(&id) = self.index.get(&configs) {
            return Ok(id);
        }
        let id = self.index.len();
        if id >= LIMIT {
            return Err(LexerError::TooLarge { limit: LIMIT });
        }
        let accept = configs
            .iter()
            .find_map(|(state, _)| match self.nfa.states[*state as usize] {
                State::Accept(rule) => Some(rule + 1),
                _ => None,
            });
        self.dfa.accepts.push(accept.unwrap_or(0));
        let row = self.dfa.transitions.len() + self.dfa.classes;
        self.dfa.transitions.resize(row, 0);
        self.index.insert(configs.clone(), id as u16);
        if id > 0 {
            self.work.push((id as u16, configs));
        }
        Ok(id as u16)
    }

    fn reach(&self, classes: &Classes, configs: &[Config], class: u16) -> Vec<Config> {
        let mut closure = Closure::default();
        let mut matched = None;
        for &(state, lazy) in configs {
            let State::Chars(set, next) = self.nfa.states[state as usize] else {
                continue;
            };
            let rule = self.rules[state as usize];
            let cut = matched == Some(rule);
            if (cut && lazy) || classes.of_set(set).binary_search(&class).is_err() {
                continue;
            }
            if closure.follow(self.nfa, (next, lazy), cut) {
                matched = Some(rule);
            }
        }
        closure.configs
    }
}

/// Configurations in order of preference.
#[derive(Default)]
struct Closure {
    configs: Vec<Config>,
    seen: FxHashSet<Config>,
}

impl Closure {
    /// Adds what is reached from a configuration without reading. `matched` says
    /// whether its rule has been matched by what is preferred to it; the answer
    /// is the same for what comes after.
    fn follow(&mut self, nfa: &Nfa, start: Config, matched: bool) -> bool {
        let mut matched = matched;
        let mut work = vec![start];
        while let Some(config) = work.pop() {
            let (state, lazy) = config;
            match &nfa.states[state as usize] {
                State::Accept(_) => {
                    if self.seen.insert(config) {
                        self.configs.push(config);
                    }
                    matched = true;
                }
                State::Chars(..) => {
                    if !(matched && lazy) && self.seen.insert(config) {
                        self.configs.push(config);
                    }
                }
                State::Fork { next, lazy: choice } => {
                    if self.seen.insert(config) {
                        let lazy = lazy || *choice;
                        work.extend(next.iter().rev().map(|&state| (state, lazy)));
                    }
                }
            }
        }
        matched
    }
}
