//! Matches by the nondeterministic automaton, for recursive rules such as nested comments.
//!
//! Configurations are in order of preference, as when the compiler builds the deterministic
//! automaton; stacks of return states are shared as trees. A character costs more, the deeper the
//! nesting.

use rustc_hash::{FxHashMap, FxHashSet};

use secateur_tables::LexerState;
use secateur_tables::packed::{LexerAutomaton, Program};

use super::characters::class_at;
use super::error::NoMatch;
use crate::Halt;

/// Cost of reading a character, per configuration.
pub(super) const CONFIG: u64 = 4;

pub(super) struct Longest {
    pub(super) end: usize,
    /// An entry of [`rules`](secateur_tables::LexerTables::rules).
    pub(super) rule: u16,
    /// Whether the text ended first.
    pub(super) open: bool,
}

type StackId = u32;

const EMPTY: StackId = 0;

#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct Config {
    state: u32,
    /// Number of the rule in its mode.
    rule: u32,
    lazy: bool,
    stack: StackId,
}

#[derive(Default)]
pub(super) struct Workspace {
    /// Number of the current character, over all matches.
    current: u32,
    /// By state, lazy or not, without stack: last character that reached it, and rule.
    plain: Vec<[(u32, u32); 2]>,
    /// All others reached at the current character.
    others: FxHashSet<Config>,
    /// By mode: the start of a match, unless that takes a predicate.
    starts: Vec<Option<Box<[Config]>>>,
    stacks: Vec<(u32, StackId)>,
    index: FxHashMap<(u32, StackId), StackId>,
    configs: Vec<Config>,
    before: Vec<Config>,
    work: Vec<Config>,
}

impl Workspace {
    fn clear(&mut self, program: &Program) {
        self.plain.resize(program.len(), [(0, 0); 2]);
        self.starts.resize(program.modes(), None);
        self.stacks.clear();
        self.stacks.push((0, EMPTY));
        self.index.clear();
        self.configs.clear();
        self.next();
    }

    fn next(&mut self) {
        if self.current == u32::MAX {
            self.plain.fill([(0, 0); 2]);
            self.current = 0;
        }
        self.current += 1;
        self.others.clear();
    }

    /// Returns false if the configuration was known.
    fn reach(&mut self, config: Config) -> bool {
        let known = &mut self.plain[config.state as usize][usize::from(config.lazy)];
        if config.stack != EMPTY || known.0 == self.current && known.1 != config.rule {
            return self.others.insert(config);
        }
        std::mem::replace(known, (self.current, config.rule)).0 != self.current
    }
}

/// `ask` answers predicates by code and position.
///
/// Nothing matches once no work is `left` or a look finds the request to stop. Panics if the lexer
/// has no program.
pub(super) fn simulate(
    automaton: &LexerAutomaton,
    workspace: &mut Workspace,
    mode: usize,
    text: &[u8],
    from: usize,
    (left, halt): (&mut u64, &Halt),
    ask: &mut dyn FnMut(u16, usize) -> bool,
) -> Result<Longest, NoMatch> {
    let program = automaton.program.as_ref();
    let program = program.expect("an escape has a program to lead to");
    workspace.clear(program);
    let mut simulation = Simulation {
        program,
        kept: workspace,
        ask,
        asked: false,
        at: from,
    };
    simulation.begin(mode);
    let mut found = simulation.accepted().map(|rule| (from, rule));
    let mut at = from;
    while at < text.len() && !simulation.kept.configs.is_empty() {
        let (class, len) = class_at(automaton, text, at);
        simulation.at = at + len;
        let before = *left;
        *left = left.saturating_sub(simulation.kept.configs.len() as u64 * CONFIG);
        if *left == 0 || halt.look_between(before, *left) {
            return Err(NoMatch { at });
        }
        simulation.step(class);
        if simulation.kept.configs.is_empty() {
            break;
        }
        at += len;
        if let Some(rule) = simulation.accepted() {
            found = Some((at, rule));
        }
    }
    let open = at == text.len() && at > from && !simulation.kept.configs.is_empty();
    if open {
        simulation.step(automaton.end_class());
        if let Some(rule) = simulation.accepted() {
            found = Some((at, rule));
        }
    }
    found
        .map(|(end, rule)| Longest { end, rule, open })
        .ok_or(NoMatch { at })
}

struct Simulation<'a> {
    program: &'a Program,
    kept: &'a mut Workspace,
    ask: &'a mut dyn FnMut(u16, usize) -> bool,
    asked: bool,
    at: usize,
}

impl Simulation<'_> {
    fn begin(&mut self, mode: usize) {
        let program = self.program;
        if let Some(starts) = &self.kept.starts[mode] {
            self.kept.configs.extend_from_slice(starts);
            return;
        }
        for (state, rule) in program.starts_of(mode).zip(0..) {
            let start = Config {
                state,
                rule,
                lazy: false,
                stack: EMPTY,
            };
            self.follow(start, false);
        }
        // Stacks are numbered per match, so starts that have any are not kept.
        if !self.asked && self.kept.stacks.len() == 1 {
            self.kept.starts[mode] = Some(self.kept.configs.as_slice().into());
        }
    }

    fn accepted(&self) -> Option<u16> {
        let accepts = |config: &Config| match self.program.state(config.state) {
            LexerState::Accept(rule) => Some(rule),
            _ => None,
        };
        self.kept.configs.iter().find_map(accepts)
    }

    fn step(&mut self, class: u16) {
        let program = self.program;
        std::mem::swap(&mut self.kept.configs, &mut self.kept.before);
        self.kept.configs.clear();
        self.kept.next();
        let mut matched = None;
        for at in 0..self.kept.before.len() {
            let config = self.kept.before[at];
            let LexerState::Chars { set, next } = program.state(config.state) else {
                continue;
            };
            let cut = matched == Some(config.rule);
            let reads = program.sets.get(set as usize, class.into());
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

    /// Adds the configurations reached without reading; returns whether the rule has matched.
    fn follow(&mut self, start: Config, matched: bool) -> bool {
        let program = self.program;
        let mut matched = matched;
        self.kept.work.push(start);
        while let Some(config) = self.kept.work.pop() {
            match program.state(config.state) {
                LexerState::Accept(_) => {
                    if self.kept.reach(config) {
                        self.kept.configs.push(config);
                    }
                    matched = true;
                }
                LexerState::Chars { .. } => {
                    if !(matched && config.lazy) && self.kept.reach(config) {
                        self.kept.configs.push(config);
                    }
                }
                LexerState::Fork { first, len, lazy } => {
                    if self.kept.reach(config) {
                        let lazy = config.lazy || lazy;
                        let targets = program.targets(first, len);
                        self.kept.work.extend(targets.rev().map(|state| Config {
                            state,
                            lazy,
                            ..config
                        }));
                    }
                }
                LexerState::Call { to, back } => {
                    if self.kept.reach(config) {
                        let stacks = &mut self.kept.stacks;
                        let next = stacks.len() as StackId;
                        let entry = self.kept.index.entry((back, config.stack));
                        let stack = *entry.or_insert_with(|| {
                            stacks.push((back, config.stack));
                            next
                        });
                        self.kept.work.push(Config {
                            state: to,
                            stack,
                            ..config
                        });
                    }
                }
                LexerState::Guard { code, next } => {
                    self.asked = true;
                    if self.kept.reach(config) && (self.ask)(code, self.at) {
                        self.kept.work.push(Config {
                            state: next,
                            ..config
                        });
                    }
                }
                LexerState::Return if config.stack == EMPTY => {}
                LexerState::Return => {
                    let (state, stack) = self.kept.stacks[config.stack as usize];
                    self.kept.work.push(Config {
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
