//! The ordered subset construction.
//!
//! Configurations are followed as ANTLR's lexer follows them: once a rule has
//! been matched, what the rule would only have reached through a non-greedy
//! choice is cut off. Recursive rules have stacks; where these grow beyond
//! a limit, where the answer of a hook matters, or where there are too many states,
//! the deterministic automaton ends and the runtime follows the nondeterministic one
//! ([`ESCAPE`]).

use std::collections::VecDeque;

use rustc_hash::{FxHashMap, FxHashSet};

use super::classes::Classes;
use super::nfa::{Nfa, State, StateId};

/// A deterministic automaton.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Dfa {
    /// How many classes a row has.
    pub classes: usize,
    /// `state * classes + class` → next state; state 0 is dead.
    pub transitions: Vec<u16>,
    /// By state: 1 + the variant that has matched, or 0.
    pub accepts: Vec<u16>,
    /// By mode: the state to begin in.
    pub modes: Vec<u16>,
}

/// In place of a state: only the nondeterministic automaton knows.
pub const ESCAPE: u16 = u16::MAX;

/// The largest number of states.
pub(super) const LIMIT: usize = ESCAPE as usize;

/// A stack of return states, by its number.
type StackId = u32;

const EMPTY: StackId = 0;

/// A state that may have been reached.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
struct Config {
    state: StateId,
    /// The rule that is being matched.
    rule: u16,
    /// Whether it was reached through a non-greedy choice.
    lazy: bool,
    /// Whether a hook has to be asked if this is to be reached.
    asked: bool,
    stack: StackId,
}

/// Builds the deterministic automaton of all modes: at most `limit` states, with
/// recursive rules followed `depth` levels down.
pub(super) fn determinize(nfa: &Nfa, classes: &Classes, limit: usize, depth: u32) -> Dfa {
    let width = usize::from(classes.count());
    let mut builder = Builder {
        nfa,
        stacks: Stacks::default(),
        dfa: Dfa {
            classes: width,
            transitions: Vec::new(),
            accepts: Vec::new(),
            modes: Vec::new(),
        },
        index: FxHashMap::default(),
        work: VecDeque::new(),
        limit,
        depth,
    };
    builder.state(Some(Vec::new()));
    for starts in &nfa.modes {
        let mut closure = Closure::new(nfa, &mut builder.stacks, depth);
        for &(rule, state) in starts {
            let start = Config {
                state,
                rule,
                lazy: false,
                asked: false,
                stack: EMPTY,
            };
            closure.follow(start, false);
        }
        let configs = closure.finish();
        let start = builder.state(configs);
        builder.dfa.modes.push(start);
    }
    // The shortest texts first: they are what is met most.
    while let Some((from, configs)) = builder.work.pop_front() {
        // The classes that anything here reads.
        let mut read: Vec<u16> = configs
            .iter()
            .filter_map(|config| match nfa.states[config.state as usize] {
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
            let to = builder.state(next);
            builder.dfa.transitions[usize::from(from) * width + usize::from(class)] = to;
        }
    }
    builder.dfa
}

struct Builder<'a> {
    nfa: &'a Nfa,
    stacks: Stacks,
    dfa: Dfa,
    index: FxHashMap<Vec<Config>, u16>,
    work: VecDeque<(u16, Vec<Config>)>,
    limit: usize,
    depth: u32,
}

impl Builder<'_> {
    fn state(&mut self, configs: Option<Vec<Config>>) -> u16 {
        let Some(configs) = configs else {
            return ESCAPE;
        };
        if let Some(&id) = self.index.get(&configs) {
            return id;
        }
        let id = self.index.len();
        if id >= self.limit {
            return ESCAPE;
        }
        let accept =
            configs
                .iter()
                .find_map(|config| match self.nfa.states[config.state as usize] {
                    State::Accept(variant) => Some(variant + 1),
                    _ => None,
                });
        self.dfa.accepts.push(accept.unwrap_or(0));
        let row = self.dfa.transitions.len() + self.dfa.classes;
        self.dfa.transitions.resize(row, 0);
        self.index.insert(configs.clone(), id as u16);
        if id > 0 {
            self.work.push_back((id as u16, configs));
        }
        id as u16
    }

    fn reach(&mut self, classes: &Classes, configs: &[Config], class: u16) -> Option<Vec<Config>> {
        let nfa = self.nfa;
        let mut closure = Closure::new(nfa, &mut self.stacks, self.depth);
        let mut matched = None;
        for &config in configs {
            let State::Chars(set, next) = nfa.states[config.state as usize] else {
                continue;
            };
            let cut = matched == Some(config.rule);
            if (cut && config.lazy) || classes.of_set(set).binary_search(&class).is_err() {
                continue;
            }
            if config.asked {
                // What a predicate let in goes on: its answer matters now.
                return None;
            }
            let seed = Config {
                state: next,
                ..config
            };
            if closure.follow(seed, cut) {
                matched = Some(config.rule);
            }
        }
        closure.finish()
    }
}

/// Stacks of return states, shared as trees.
struct Stacks {
    /// Return state, what lies below, depth.
    all: Vec<(StateId, StackId, u32)>,
    index: FxHashMap<(StateId, StackId), StackId>,
}

impl Default for Stacks {
    fn default() -> Self {
        Self {
            all: vec![(0, EMPTY, 0)],
            index: FxHashMap::default(),
        }
    }
}

impl Stacks {
    fn push(&mut self, back: StateId, below: StackId) -> StackId {
        let depth = self.all[below as usize].2 + 1;
        let next = self.all.len() as StackId;
        let all = &mut self.all;
        *self.index.entry((back, below)).or_insert_with(|| {
            all.push((back, below, depth));
            next
        })
    }
}

/// Configurations in order of preference.
struct Closure<'a> {
    nfa: &'a Nfa,
    stacks: &'a mut Stacks,
    configs: Vec<Config>,
    seen: FxHashSet<Config>,
    depth: u32,
    /// Only the runtime can follow this.
    escapes: bool,
}

impl<'a> Closure<'a> {
    fn new(nfa: &'a Nfa, stacks: &'a mut Stacks, depth: u32) -> Self {
        Self {
            nfa,
            stacks,
            configs: Vec::new(),
            seen: FxHashSet::default(),
            depth,
            escapes: false,
        }
    }

    /// The configurations; `None` if only the runtime can tell.
    fn finish(self) -> Option<Vec<Config>> {
        (!self.escapes).then_some(self.configs)
    }

    /// Adds what is reached from a configuration without reading. `matched` says
    /// whether its rule has been matched by what is preferred to it; the answer
    /// is the same for what comes after.
    fn follow(&mut self, start: Config, matched: bool) -> bool {
        let mut matched = matched;
        let mut work = vec![start];
        while let Some(config) = work.pop() {
            match &self.nfa.states[config.state as usize] {
                State::Accept(_) => {
                    self.escapes |= config.asked;
                    if self.seen.insert(config) {
                        self.configs.push(config);
                    }
                    matched = true;
                }
                State::Chars(..) => {
                    if !(matched && config.lazy) && self.seen.insert(config) {
                        self.configs.push(config);
                    }
                }
                State::Fork { next, lazy } => {
                    if self.seen.insert(config) {
                        let lazy = config.lazy || *lazy;
                        let reached = next.iter().rev().map(|&state| Config {
                            state,
                            lazy,
                            ..config
                        });
                        work.extend(reached);
                    }
                }
                State::Call { to, back } => {
                    if self.seen.insert(config) {
                        let stack = self.stacks.push(*back, config.stack);
                        self.escapes |= self.stacks.all[stack as usize].2 > self.depth;
                        work.push(Config {
                            state: *to,
                            stack,
                            ..config
                        });
                    }
                }
                State::Guard(_, next) => {
                    if self.seen.insert(config) {
                        work.push(Config {
                            state: *next,
                            asked: true,
                            ..config
                        });
                    }
                }
                State::Return => {
                    let (back, below, _) = self.stacks.all[config.stack as usize];
                    work.push(Config {
                        state: back,
                        stack: below,
                        ..config
                    });
                }
            }
            if self.escapes {
                break;
            }
        }
        matched
    }
}
