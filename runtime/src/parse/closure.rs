//! Configurations of the prediction, and what is reached from them without
//! reading a token.

use rustc_hash::FxHashMap;

use super::automaton::{Automaton, StateId, Step};
use super::context::{BOTTOM, ContextId, Contexts};
use crate::language::{Kind, Language};

/// A position that an alternative may have come to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(super) struct Config {
    pub(super) state: StateId,
    pub(super) alternative: u16,
    pub(super) context: ContextId,
    /// The decision's rule was left without knowing where to return to.
    pub(super) outside: bool,
}

/// In place of a state: the file is over.
pub(super) const FINISHED: StateId = StateId::MAX - 1;

/// Follows calls, returns and decisions up to the states that read a token.
pub(super) struct Closure<'a> {
    contexts: &'a mut Contexts,
    /// Whether the stacks are the parser's own: an empty one ends the file.
    full: bool,
    /// The predicates that hold.
    guards: u32,
    seen: FxHashMap<(StateId, u16), (ContextId, bool)>,
    work: Vec<Config>,
}

impl<'a> Closure<'a> {
    /// The closure, sorted by state and alternative; one configuration for each
    /// such pair.
    pub(super) fn of(
        automaton: &Automaton,
        language: &Language,
        contexts: &'a mut Contexts,
        full: bool,
        guards: u32,
        seeds: Vec<Config>,
    ) -> Vec<Config> {
        let mut closure = Self {
            contexts,
            full,
            guards,
            seen: FxHashMap::default(),
            work: Vec::new(),
        };
        for seed in seeds {
            closure.add(seed);
        }
        while let Some(config) = closure.work.pop() {
            closure.follow(automaton, language, config);
        }
        let reads = |state: StateId| {
            state == FINISHED
                || matches!(automaton.state(state).step, Step::Token(_) | Step::Set(_))
        };
        let mut configs: Vec<Config> = closure
            .seen
            .into_iter()
            .filter(|((state, _), _)| reads(*state))
            .map(|((state, alternative), (context, outside))| Config {
                state,
                alternative,
                context,
                outside,
            })
            .collect();
        configs.sort_unstable();
        configs
    }

    fn add(&mut self, config: Config) {
        let key = (config.state, config.alternative);
        match self.seen.get_mut(&key) {
            None => {
                self.seen.insert(key, (config.context, config.outside));
            }
            Some(known) => {
                let all = self.contexts.union(known.0, config.context);
                let outside = known.1 || config.outside;
                if (all, outside) == *known {
                    return;
                }
                *known = (all, outside);
            }
        }
        if config.state != FINISHED {
            self.work.push(config);
        }
    }

    fn follow(&mut self, automaton: &Automaton, language: &Language, config: Config) {
        let state = automaton.state(config.state);
        match state.step {
            Step::Token(_) | Step::Set(_) => {}
            Step::Guard(bit) => {
                if self.guards & bit != 0 {
                    self.add(Config {
                        state: state.next,
                        ..config
                    });
                }
            }
            Step::Decide => {
                for state in automaton.alternatives(language, config.state) {
                    self.add(Config { state, ..config });
                }
            }
            Step::Call(rule) => {
                // A call at the end of its rule returns to return again: its
                // caller's stack will do. Without context an empty stack stands
                // for the callers of *this* rule, so the frame is needed there.
                let returns = matches!(automaton.state(state.next).step, Step::End { .. });
                let skip = returns && (self.full || !self.contexts.has_bottom(config.context));
                let context = if skip {
                    config.context
                } else {
                    self.contexts.push(state.next, config.context)
                };
                self.add(Config {
                    state: automaton.entry(rule),
                    context,
                    ..config
                });
            }
            Step::End { .. } => {
                for i in 0..self.contexts.tops(config.context).len() {
                    let (next, below) = self.contexts.tops(config.context)[i];
                    if next != BOTTOM {
                        self.add(Config {
                            state: next,
                            context: below,
                            ..config
                        });
                    } else if self.full {
                        self.add(Config {
                            state: FINISHED,
                            context: ContextId::EMPTY,
                            ..config
                        });
                    } else {
                        self.leave(automaton, language, state.rule, config);
                    }
                }
            }
        }
    }

    /// The rule is over and nobody knows who called it: everybody may have.
    fn leave(&mut self, automaton: &Automaton, language: &Language, rule: Kind, config: Config) {
        let outside = |state| Config {
            state,
            context: ContextId::EMPTY,
            outside: true,
            ..config
        };
        for &state in automaton.callers(rule) {
            self.add(outside(state));
        }
        if rule == language.start {
            self.add(outside(FINISHED));
        }
    }
}
