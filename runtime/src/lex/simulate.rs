//! Matches by the nondeterministic automaton: for rules that use themselves,
//! such as nested comments.
//!
//! Configurations are kept in order of preference, as the compiler keeps them
//! when it builds the deterministic automaton; stacks of return states are
//! shared as trees. The cost of a character grows with the depth of nesting.

use rustc_hash::{FxHashMap, FxHashSet};

use super::automaton::{CONFIG, Longest, NoMatch, class_at, end_class};
use crate::language::{LexerProgram, LexerState, LexerTables};

/// A stack of return states, by its number.
type StackId = u32;

const EMPTY: StackId = 0;

#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct Config {
    state: u32,
    /// The rule of the mode that is being matched, counted from its first.
    rule: u32,
    /// Whether it was reached through a non-greedy choice.
    lazy: bool,
    stack: StackId,
}

/// The longest match of a mode from `from` on. `ask` answers predicates, by their
/// code and where they are asked. `left` is the work that may be done; when nothing
/// is left nothing matches.
pub(super) fn simulate(
    tables: &LexerTables,
    program: &LexerProgram,
    mode: usize,
    text: &[u8],
    from: usize,
    left: &mut u64,
    ask: &mut dyn FnMut(u16, usize) -> bool,
) -> Result<Longest, NoMatch> {
    let mut simulation = Simulation {
        program,
        words: tables.class_words(),
        stacks: vec![(0, EMPTY)],
        index: FxHashMap::default(),
        configs: Vec::new(),
        seen: FxHashSet::default(),
        work: Vec::new(),
        ask,
        at: from,
    };
    let starts = program.modes[mode] as usize..program.modes[mode + 1] as usize;
    for (&state, rule) in program.starts[starts].iter().zip(0..) {
        let start = Config {
            state,
            rule,
            lazy: false,
            stack: EMPTY,
        };
        simulation.follow(start, false);
    }
    let mut found = simulation.accepted().map(|rule| (from, rule));
    let mut at = from;
    while at < text.len() && !simulation.configs.is_empty() {
        let (class, len) = class_at(tables, text, at);
        simulation.at = at + len;
        *left = left.saturating_sub(simulation.configs.len() as u64 * CONFIG);
        if *left == 0 {
            return Err(NoMatch { at });
        }
        simulation.step(class);
        if simulation.configs.is_empty() {
            break;
        }
        at += len;
        if let Some(rule) = simulation.accepted() {
            found = Some((at, rule));
        }
    }
    let open = at == text.len() && at > from && !simulation.configs.is_empty();
    if open {
        simulation.step(end_class(tables));
        if let Some(rule) = simulation.accepted() {
            found = Some((at, rule));
        }
    }
    found
        .map(|(end, rule)| Longest { end, rule, open })
        .ok_or(NoMatch { at })
}

struct Simulation<'a> {
    program: &'a LexerProgram,
    words: usize,
    stacks: Vec<(u32, StackId)>,
    index: FxHashMap<(u32, StackId), StackId>,
    configs: Vec<Config>,
    seen: FxHashSet<Config>,
    work: Vec<Config>,
    /// Answers predicates at a byte.
    ask: &'a mut dyn FnMut(u16, usize) -> bool,
    /// One past what has been read.
    at: usize,
}

impl Simulation<'_> {
    /// The preferred match of all that end here.
    fn accepted(&self) -> Option<u16> {
        let states = &self.program.states;
        let accepts = |config: &Config| match states[config.state as usize] {
            LexerState::Accept(rule) => Some(rule),
            _ => None,
        };
        self.configs.iter().find_map(accepts)
    }

    /// Reads a character.
    fn step(&mut self, class: u16) {
        let program = self.program;
        let configs = std::mem::take(&mut self.configs);
        self.seen.clear();
        let mut matched = None;
        for config in configs {
            let LexerState::Chars { set, next } = program.states[config.state as usize] else {
                continue;
            };
            let cut = matched == Some(config.rule);
            let word = set as usize * self.words + usize::from(class) / 64;
            let reads = program.sets[word] >> (class % 64) & 1 == 1;
            if !reads || (cut && config.lazy) {
                continue;
            }
            let seed = Config {
                state: next,
                ..config
            };
            if self.follow(seed, cut) {
                matched = Some(config.rule);
            }
        }
    }

    /// Adds what is reached without reading; says whether the rule has matched.
    fn follow(&mut self, start: Config, matched: bool) -> bool {
        let program = self.program;
        let mut matched = matched;
        self.work.push(start);
        while let Some(config) = self.work.pop() {
            match program.states[config.state as usize] {
                LexerState::Accept(_) => {
                    if self.seen.insert(config) {
                        self.configs.push(config);
                    }
                    matched = true;
                }
                LexerState::Chars { .. } => {
                    if !(matched && config.lazy) && self.seen.insert(config) {
                        self.configs.push(config);
                    }
                }
                LexerState::Fork { first, len, lazy } => {
                    if self.seen.insert(config) {
                        let lazy = config.lazy || lazy;
                        let targets = &program.targets[first as usize..(first + len) as usize];
                        self.work.extend(targets.iter().rev().map(|&state| Config {
                            state,
                            lazy,
                            ..config
                        }));
                    }
                }
                LexerState::Call { to, back } => {
                    if self.seen.insert(config) {
                        let next = self.stacks.len() as StackId;
                        let stacks = &mut self.stacks;
                        let entry = self.index.entry((back, config.stack));
                        let stack = *entry.or_insert_with(|| {
                            stacks.push((back, config.stack));
                            next
                        });
                        self.work.push(Config {
                            state: to,
                            stack,
                            ..config
                        });
                    }
                }
                LexerState::Guard { code, next } => {
                    if self.seen.insert(config) && (self.ask)(code, self.at) {
                        self.work.push(Config {
                            state: next,
                            ..config
                        });
                    }
                }
                LexerState::Return => {
                    let (state, stack) = self.stacks[config.stack as usize];
                    self.work.push(Config {
                        state,
                        stack,
                        ..config
                    });
                }
            }
        }
        matched
    }
}
