//! Prediction with as much lookahead as it takes (ALL(*), section 5 of the
//! paper): all alternatives are followed at once until one is left.
//!
//! Without the calling context the sets of configurations depend on the tokens
//! alone; they are the states of a deterministic automaton that is built as
//! needed and kept. A conflict there is settled at once if no configuration left
//! the rule that it began in, since then the context cannot matter; otherwise
//! the prediction is made again with the parser's own stack.

use rustc_hash::FxHashMap;

use super::ParseFailure;
use super::automaton::{Automaton, StateId, Step};
use super::closure::{Closure, Config, FINISHED};
use super::context::{ContextId, Contexts, Cover};
use crate::language::{Kind, Language};
use crate::lex::Token;

/// What a set of configurations says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Verdict {
    /// More lookahead is needed.
    Open,
    /// This alternative.
    Settled(u16),
    /// Only the parser's stack can tell.
    Conflict,
}

/// A prediction without context.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Prediction {
    /// This alternative, from 1.
    Alternative(u16),
    /// It takes the context to tell, or to say what was expected.
    NeedsContext,
}

/// A state of the automaton without context.
#[derive(Clone, Debug)]
struct Known {
    configs: Box<[Config]>,
    verdict: Verdict,
    /// By token type: where it leads; [`UNKNOWN`], [`NOWHERE`] or 2 + state.
    edges: Box<[u32]>,
}

/// Stacks and states that are kept from one text to the next.
const KEPT: usize = 1 << 18;

const UNKNOWN: u32 = 0;
const NOWHERE: u32 = 1;

/// Predictions of one language, with what was learnt so far.
#[derive(Clone, Debug)]
pub struct Adaptive {
    /// Stacks of the automaton without context; kept for good.
    local: Contexts,
    /// Stacks below the parser's own.
    full: Contexts,
    starts: FxHashMap<StateId, u32>,
    known: Vec<Known>,
    index: FxHashMap<Box<[Config]>, u32>,
    tokens: usize,
}

impl Adaptive {
    /// Knows nothing yet.
    #[must_use]
    pub fn new(language: &Language) -> Self {
        Self {
            local: Contexts::new(),
            full: Contexts::new(),
            starts: FxHashMap::default(),
            known: Vec::new(),
            index: FxHashMap::default(),
            tokens: language.tokens.len(),
        }
    }

    /// Forgets what was learnt if it has grown too large: a grammar that is
    /// ambiguous everywhere could fill the memory.
    pub fn trim(&mut self) {
        if self.local.len() > KEPT || self.known.len() > KEPT {
            self.local = Contexts::new();
            self.starts.clear();
            self.known.clear();
            self.index.clear();
        }
    }

    /// How many of the parser's stacks are kept.
    #[must_use]
    pub fn contexts(&self) -> usize {
        self.full.len()
    }

    /// Forgets the parser's stacks; their numbers are void.
    pub fn forget_contexts(&mut self) {
        self.full = Contexts::new();
    }

    /// The parser's stacks.
    pub(super) fn stacks(&mut self) -> &mut Contexts {
        &mut self.full
    }

    /// A stack of the parser with one more return state.
    pub fn push(&mut self, state: StateId, below: ContextId) -> ContextId {
        self.full.push(state, below)
    }

    /// Predicts from the tokens alone.
    pub fn without_context(
        &mut self,
        language: &Language,
        automaton: &Automaton,
        decision: StateId,
        tokens: &[Token],
        at: usize,
    ) -> Prediction {
        let mut current = match self.starts.get(&decision) {
            Some(&start) => start,
            None => {
                let seeds = seeds(language, automaton, decision, ContextId::EMPTY);
                let configs = Closure::of(automaton, language, &mut self.local, false, seeds);
                let start = self.state(automaton, configs);
                self.starts.insert(decision, start);
                start
            }
        };
        let mut at = at;
        loop {
            match self.known[current as usize].verdict {
                Verdict::Settled(number) => return Prediction::Alternative(number),
                Verdict::Conflict => return Prediction::NeedsContext,
                Verdict::Open => {}
            }
            let token = tokens.get(at).map_or(Kind::EOF, |token| token.kind);
            let edge = self.known[current as usize].edges[token.index()];
            let edge = if edge == UNKNOWN {
                self.explore(language, automaton, current, token)
            } else {
                edge
            };
            if edge == NOWHERE {
                return Prediction::NeedsContext;
            }
            current = edge - 2;
            at += 1;
        }
    }

    fn explore(
        &mut self,
        language: &Language,
        automaton: &Automaton,
        from: u32,
        token: Kind,
    ) -> u32 {
        let configs = self.known[from as usize].configs.clone();
        let seeds = reach(language, automaton, &configs, token);
        let edge = if seeds.is_empty() {
            NOWHERE
        } else {
            let configs = Closure::of(automaton, language, &mut self.local, false, seeds);
            self.state(automaton, configs) + 2
        };
        self.known[from as usize].edges[token.index()] = edge;
        edge
    }

    fn state(&mut self, automaton: &Automaton, configs: Vec<Config>) -> u32 {
        let configs = configs.into_boxed_slice();
        if let Some(&id) = self.index.get(&configs) {
            return id;
        }
        let id = self.known.len() as u32;
        let verdict = self.judge(automaton, &configs);
        let edges = if verdict == Verdict::Open {
            self.tokens
        } else {
            0
        };
        self.index.insert(configs.clone(), id);
        self.known.push(Known {
            configs,
            verdict,
            edges: vec![UNKNOWN; edges].into_boxed_slice(),
        });
        id
    }

    fn judge(&self, automaton: &Automaton, configs: &[Config]) -> Verdict {
        let mut cover = Cover {
            can_end: automaton.can_end(),
            unknown: false,
        };
        match settled(&self.local, configs, cover) {
            Some(number) if configs.iter().all(|c| c.alternative == number) => {
                Verdict::Settled(number)
            }
            Some(number) if configs.iter().all(|c| !c.outside) => Verdict::Settled(number),
            Some(_) => Verdict::Conflict,
            None => {
                cover.unknown = true;
                if conflicts(&self.local, configs, cover) {
                    Verdict::Conflict
                } else {
                    Verdict::Open
                }
            }
        }
    }

    /// Predicts with the parser's stack.
    ///
    /// # Errors
    /// If no alternative leads on; the failure is at the furthest token.
    pub fn with_context(
        &mut self,
        language: &Language,
        automaton: &Automaton,
        decision: StateId,
        context: ContextId,
        tokens: &[Token],
        at: usize,
    ) -> Result<u16, ParseFailure> {
        let mut next = seeds(language, automaton, decision, context);
        let cover = Cover {
            can_end: automaton.can_end(),
            unknown: false,
        };
        let mut at = at;
        loop {
            let configs = Closure::of(automaton, language, &mut self.full, true, next);
            if let Some(number) = settled(&self.full, &configs, cover) {
                return Ok(number);
            }
            let token = tokens.get(at).map_or(Kind::EOF, |token| token.kind);
            next = reach(language, automaton, &configs, token);
            if next.is_empty() {
                return Err(ParseFailure {
                    token: at.min(tokens.len()),
                    expected: readable(language, automaton, &configs),
                });
            }
            at += 1;
        }
    }

    /// The token types that can be read from a state on, ascending.
    pub fn expected(
        &mut self,
        language: &Language,
        automaton: &Automaton,
        state: StateId,
        context: ContextId,
    ) -> Vec<Kind> {
        let seed = Config {
            state,
            alternative: 1,
            context,
            outside: false,
        };
        let configs = Closure::of(automaton, language, &mut self.full, true, vec![seed]);
        readable(language, automaton, &configs)
    }
}

pub(super) fn seeds(
    language: &Language,
    automaton: &Automaton,
    decision: StateId,
    context: ContextId,
) -> Vec<Config> {
    automaton
        .alternatives(language, decision)
        .zip(1..)
        .map(|(state, alternative)| Config {
            state,
            alternative,
            context,
            outside: false,
        })
        .collect()
}

/// The configurations behind a token.
pub(super) fn reach(
    language: &Language,
    automaton: &Automaton,
    configs: &[Config],
    token: Kind,
) -> Vec<Config> {
    let behind = |config: &Config| {
        let next = if config.state == FINISHED {
            (token == Kind::EOF).then_some(FINISHED)
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

fn readable(language: &Language, automaton: &Automaton, configs: &[Config]) -> Vec<Kind> {
    let mut kinds: Vec<Kind> = Vec::new();
    for config in configs {
        if config.state == FINISHED {
            kinds.push(Kind::EOF);
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

/// The alternative that a set of configurations has settled on: the only one
/// left, or the lowest if it can go on in every way that any other can. (The
/// paper stops at equal stacks; a lowest alternative with more stacks is no less
/// certain.)
fn settled(contexts: &Contexts, configs: &[Config], cover: Cover<'_>) -> Option<u16> {
    let lowest = configs.iter().map(|c| c.alternative).min()?;
    // Sorted by state, then alternative: the lowest comes first in its group.
    let covered = configs.chunk_by(|a, b| a.state == b.state).all(|group| {
        let first = group[0];
        first.alternative == lowest
            && group
                .iter()
                .all(|c| contexts.covers(first.context, c.context, cover))
    });
    covered.then_some(lowest)
}

/// Whether going on without context is likely to be in vain (after the paper's
/// conflict test): some position is shared by alternatives whose stacks may be
/// the same, and no position belongs to one alternative alone.
fn conflicts(contexts: &Contexts, configs: &[Config], cover: Cover<'_>) -> bool {
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
