//! The ordered subset construction.
//!
//! Configurations are ordered by preference as in ANTLR's lexer: after a match of a rule, those of
//! the rule behind a non-greedy choice are dropped. Recursive rules have stacks. Where a stack or
//! the states exceed a limit or a hook's answer matters, the automaton ends with [`ESCAPE`], and
//! the lexer follows the nondeterministic one.

use secateur_tables::packed::Transitions;
use std::collections::VecDeque;

use rustc_hash::{FxHashMap, FxHashSet};

use super::classes::Classes;
use super::nfa::{Nfa, State, StateId};

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Dfa {
    pub classes: usize,
    /// `state * classes + class` → next state; 0 is dead.
    pub transitions: Vec<u16>,
    /// By state: 1 + the accepted variant, or 0.
    pub accepts: Vec<u16>,
    /// Initial state of each mode.
    pub modes: Vec<u16>,
}

/// Stands for a state that only the nondeterministic automaton has.
pub const ESCAPE: u16 = Transitions::ESCAPE;

pub(super) const LIMIT: usize = ESCAPE as usize;

type StackId = u32;

const EMPTY: StackId = 0;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
struct Config {
    state: StateId,
    rule: u16,
    /// Whether a non-greedy choice led here.
    lazy: bool,
    /// Whether a predicate led here.
    asked: bool,
    stack: StackId,
}

/// Builds the automaton of all modes.
///
/// `limit` bounds the states, `depth` the calls of recursive rules.
pub(super) fn determinize(nfa: &Nfa, classes: &Classes, limit: usize, depth: u32) -> Dfa {
    let width = usize::from(classes.count());
    let mut builder = Builder {
        nfa,
        stacks: Stacks::default(),
        seen: Seen::new(nfa.states.len()),
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
        let mut closure = builder.closure();
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
    // Breadth first: states of short texts are the most frequent.
    let mut readers: Vec<Vec<u32>> = vec![Vec::new(); width];
    while let Some((from, configs)) = builder.work.pop_front() {
        // By class: the configurations that read it.
        let mut read: Vec<u16> = Vec::new();
        for (config, at) in configs.iter().zip(0..) {
            if let State::Chars(set, _) = nfa.states[config.state as usize] {
                for &class in classes.of_set(set) {
                    let readers = &mut readers[usize::from(class)];
                    if readers.is_empty() {
                        read.push(class);
                    }
                    readers.push(at);
                }
            }
        }
        read.sort_unstable();
        // Classes read by the same configurations lead to the same state.
        let mut known: FxHashMap<Vec<u32>, u16> = FxHashMap::default();
        for class in read {
            let readers = std::mem::take(&mut readers[usize::from(class)]);
            let to = match known.get(&readers) {
                Some(&to) => to,
                None => {
                    let next = builder.reach(&configs, &readers);
                    let to = builder.state(next);
                    known.insert(readers, to);
                    to
                }
            };
            builder.dfa.transitions[usize::from(from) * width + usize::from(class)] = to;
        }
    }
    builder.dfa
}

struct Builder<'a> {
    nfa: &'a Nfa,
    stacks: Stacks,
    seen: Seen,
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

    fn closure(&mut self) -> Closure<'_> {
        self.seen.clear();
        Closure {
            nfa: self.nfa,
            stacks: &mut self.stacks,
            seen: &mut self.seen,
            configs: Vec::new(),
            depth: self.depth,
            escapes: false,
        }
    }

    fn reach(&mut self, configs: &[Config], readers: &[u32]) -> Option<Vec<Config>> {
        let nfa = self.nfa;
        let mut closure = self.closure();
        let mut matched = None;
        for &at in readers {
            let config = configs[at as usize];
            let State::Chars(_, next) = nfa.states[config.state as usize] else {
                unreachable!("a reader reads");
            };
            let cut = matched == Some(config.rule);
            if cut && config.lazy {
                continue;
            }
            if config.asked {
                // The predicate's answer matters now.
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

struct Seen {
    current: u32,
    /// By state and flags: the last closure with it, and the rule; without stacks.
    plain: Vec<[(u32, u16); 4]>,
    others: FxHashSet<Config>,
}

impl Seen {
    fn new(states: usize) -> Self {
        Self {
            current: 0,
            plain: vec![[(0, 0); 4]; states],
            others: FxHashSet::default(),
        }
    }

    fn clear(&mut self) {
        self.current += 1;
        self.others.clear();
    }

    /// Adds a configuration unless it or a more general one is there; returns whether it was added.
    ///
    /// Without the non-greedy choice it is preferred and reaches at least as much.
    fn insert(&mut self, config: Config) -> bool {
        let free = Config {
            lazy: false,
            ..config
        };
        !(config.lazy && self.contains(free)) && self.add(config)
    }

    fn contains(&self, config: Config) -> bool {
        config.stack == EMPTY && *self.slot(config) == (self.current, config.rule)
            || !self.others.is_empty() && self.others.contains(&config)
    }

    fn add(&mut self, config: Config) -> bool {
        let known = *self.slot(config);
        if config.stack != EMPTY || known.0 == self.current && known.1 != config.rule {
            return self.others.insert(config);
        }
        let flags = usize::from(config.lazy) + 2 * usize::from(config.asked);
        self.plain[config.state as usize][flags] = (self.current, config.rule);
        known.0 != self.current
    }

    fn slot(&self, config: Config) -> &(u32, u16) {
        let flags = usize::from(config.lazy) + 2 * usize::from(config.asked);
        &self.plain[config.state as usize][flags]
    }
}

/// Stacks of return states that share their tails.
struct Stacks {
    /// Return state, tail, depth.
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
    seen: &'a mut Seen,
    configs: Vec<Config>,
    depth: u32,
    escapes: bool,
}

impl Closure<'_> {
    /// Returns `None` if the nondeterministic automaton must continue.
    fn finish(self) -> Option<Vec<Config>> {
        (!self.escapes).then_some(self.configs)
    }

    /// Adds the configurations reachable without reading.
    ///
    /// `matched`: whether a preferred one matched the rule; returns that for later ones.
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
