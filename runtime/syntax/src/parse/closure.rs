//! Configurations of prediction, and their closure without reading a token.

use std::cmp::Reverse;
use std::collections::BinaryHeap;

use rustc_hash::{FxBuildHasher, FxHashMap};

use super::automaton::{Automaton, State, StateId, Step};
use super::context::{BOTTOM, CUT, ContextId, Contexts};
use secateur_tables::Kind;

use crate::Language;
use crate::lex::Token;

/// A position that an alternative may have reached.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(super) struct Config {
    pub(super) state: StateId,
    pub(super) alternative: u16,
    pub(super) context: ContextId,
    /// Whether the decision's rule was left for an unknown caller.
    pub(super) outside: bool,
}

/// In place of a state: the file is over.
pub(super) const FINISHED: StateId = StateId::MAX - 1;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Place {
    pub(super) guards: u16,
    /// The token: states that cannot read it are left out.
    pub(super) token: Option<Kind>,
}

impl Place {
    /// All predicates hold.
    pub(super) const ANY: Self = Self {
        guards: u16::MAX,
        token: None,
    };

    /// Lets all predicates hold behind the last token.
    pub(super) fn at(tokens: &[Token], at: usize) -> Self {
        Self {
            guards: tokens.get(at).map_or(u16::MAX, |token| token.guards),
            token: None,
        }
    }
}

pub(super) struct Closure<'a> {
    contexts: &'a mut Contexts,
    /// Whether the stacks are the parser's own, so that an empty one ends the file.
    full: bool,
    place: Place,
    seen: FxHashMap<Position, Reached>,
    work: Vec<Position>,
    /// Positions before calls, outermost first, followed when all else is.
    calls: BinaryHeap<Reverse<(u32, Position)>>,
    /// By alternative and `outside`: the stacks returned to, if saturated.
    returned: FxHashMap<(u16, bool), ContextId>,
    /// Whether all predicates hold, so that nullable symbols may be skipped.
    skips: bool,
}

/// A configuration without its stacks: state, alternative, `outside`.
type Position = (StateId, u16, bool);

struct Reached {
    context: ContextId,
    /// Whether some stacks have not been followed.
    open: bool,
    /// The stacks of the last call at the position.
    called: Option<ContextId>,
}

impl<'a> Closure<'a> {
    /// Returns sorted configurations, one per state and alternative.
    pub(super) fn of(
        automaton: &Automaton,
        language: &Language,
        contexts: &'a mut Contexts,
        full: bool,
        place: Place,
        seeds: Vec<Config>,
    ) -> Vec<Config> {
        let mut closure = Self {
            contexts,
            full,
            place,
            seen: FxHashMap::with_capacity_and_hasher(4 * seeds.len() + 16, FxBuildHasher),
            work: Vec::new(),
            calls: BinaryHeap::new(),
            returned: FxHashMap::default(),
            skips: place.guards == u16::MAX
                || language.first_guard.index() >= language.tokens.len(),
        };
        for seed in seeds {
            closure.add(seed);
        }
        while closure.contexts.spend(2) {
            if let Some(position) = closure.work.pop() {
                let config = closure.open(position);
                closure.follow(automaton, language, config);
            } else if let Some(Reverse((_, position))) = closure.calls.pop() {
                closure.call(automaton, language, position);
            } else {
                break;
            }
        }
        let any = place.token.is_none();
        let reads = |state: StateId| match state {
            CUT => true,
            FINISHED => place.token.is_none_or(|token| token == Kind::EOF),
            _ => match automaton.state(state).step {
                Step::Token(kind) => any || place.token == Some(kind),
                Step::Set(set) => place.token.is_none_or(|token| language.fits(token, set)),
                _ => false,
            },
        };
        let mut configs: Vec<Config> = closure
            .seen
            .into_iter()
            .filter(|((state, ..), _)| reads(*state))
            .map(|((state, alternative, outside), reached)| Config {
                state,
                alternative,
                context: reached.context,
                outside,
            })
            .collect();
        configs.sort_unstable_by_key(|c| (c.state, c.alternative));
        let contexts = closure.contexts;
        configs.dedup_by(|next, first| {
            let same = (next.state, next.alternative) == (first.state, first.alternative);
            if same {
                first.context = contexts.union(first.context, next.context);
                first.outside = true;
            }
            same
        });
        configs
    }

    fn add(&mut self, config: Config) {
        let position = (config.state, config.alternative, config.outside);
        match self.seen.get_mut(&position) {
            None => {
                let reached = Reached {
                    context: config.context,
                    open: true,
                    called: None,
                };
                self.seen.insert(position, reached);
            }
            Some(reached) => {
                let all = self.contexts.union(reached.context, config.context);
                if all == reached.context {
                    return;
                }
                reached.context = all;
                if std::mem::replace(&mut reached.open, true) {
                    return;
                }
            }
        }
        if config.state < CUT {
            self.work.push(position);
        }
    }

    fn open(&mut self, position: Position) -> Config {
        let reached = self.seen.get_mut(&position).expect("work was reached");
        reached.open = false;
        let (state, alternative, outside) = position;
        Config {
            state,
            alternative,
            context: reached.context,
            outside,
        }
    }

    fn call(&mut self, automaton: &Automaton, language: &Language, position: Position) {
        let reached = self.seen.get_mut(&position).expect("calls were reached");
        let context = reached.context;
        if reached.called.replace(context) == Some(context) {
            return;
        }
        let (state, alternative, outside) = position;
        let State {
            step: Step::Call(rule),
            next,
            ..
        } = automaton.state(state)
        else {
            unreachable!("no call")
        };
        // A call at the end of its rule needs only its caller's stack. But without context an empty
        // stack stands for the callers of *this* rule.
        let returns = matches!(automaton.state(next).step, Step::End { .. });
        let skip = returns && (self.full || !self.contexts.has_bottom(context));
        let context = if skip {
            context
        } else if self.full && automaton.ends_surely(next) {
            {
                let repeats = automaton.repeats(language, next);
                self.contexts.push_through(next, repeats, context)
            }
        } else {
            self.contexts.push(next, context)
        };
        self.add(Config {
            state: automaton.entry(rule),
            alternative,
            context,
            outside,
        });
    }

    fn follow(&mut self, automaton: &Automaton, language: &Language, config: Config) {
        let state = automaton.state(config.state);
        match state.step {
            Step::Token(_) | Step::Set(_) => {}
            Step::Guard(bit) => {
                if self.place.guards & bit != 0 {
                    self.add(Config {
                        state: state.next,
                        ..config
                    });
                }
            }
            Step::Decide { .. } => {
                for state in automaton.alternatives(config.state) {
                    self.add(Config { state, ..config });
                }
            }
            Step::Call(rule) => {
                // First all nullable symbols, so that a call is made with all its stacks.
                let nullable = language.is_nullable(rule);
                if self.skips && nullable {
                    self.add(Config {
                        state: state.next,
                        ..config
                    });
                }
                let reads = |token| automaton.begins_with(rule, token);
                if (self.skips || !nullable) && !self.place.token.is_none_or(reads) {
                    return;
                }
                let position = (config.state, config.alternative, config.outside);
                self.calls
                    .push(Reverse((automaton.rank(state.rule), position)));
            }
            Step::End { .. } => {
                if self.full && !self.returns_to(&config) {
                    return;
                }
                for i in 0..self.contexts.tops(config.context).len() {
                    let (next, below) = self.contexts.tops(config.context)[i];
                    if next == CUT {
                        self.add(Config {
                            state: CUT,
                            context: ContextId::EMPTY,
                            ..config
                        });
                    } else if next != BOTTOM {
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

    /// Returns whether some stacks are new.
    fn returns_to(&mut self, config: &Config) -> bool {
        let key = (config.alternative, config.outside);
        let Some(known) = self.returned.get_mut(&key) else {
            self.returned.insert(key, config.context);
            return true;
        };
        let all = self.contexts.union(*known, config.context);
        std::mem::replace(known, all) != all
    }

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
