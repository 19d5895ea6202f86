//! Prediction with as much lookahead as it takes (ALL(*), section 5 of the
//! paper): all alternatives are followed at once until one is left.
//!
//! Without the calling context the sets of configurations depend on the tokens
//! alone; they are the states of a deterministic automaton that is built as
//! needed and kept. A conflict there is settled at once if no configuration left
//! the rule that it began in, since then the context cannot matter; otherwise
//! the prediction is made again with the parser's own stack.

use rustc_hash::FxHashMap;

use super::automaton::{Automaton, StateId, Step};
use super::closure::{Closure, Config, FINISHED, Place};
use super::context::{CUT, ContextId, Contexts, Cover};
use super::{ParseFailure, last_lookahead};
use crate::language::{Kind, Language};
use crate::lex::Token;

/// What a set of configurations says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Verdict {
    /// More lookahead is needed.
    Open,
    /// This alternative.
    Settled(u16),
    /// Only the parser's stack can tell, or what of it is below the cut.
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

/// A state of a deterministic automaton.
#[derive(Clone, Debug)]
struct Known {
    configs: Box<[Config]>,
    /// Where the token types that were met lead: [`NOWHERE`] or a state; ascending.
    edges: Vec<(Kind, u32)>,
}

/// What mostly happens in a state, kept apart from the rest: long lookahead goes
/// through many states, one behind another.
#[derive(Clone, Copy, Debug)]
struct Usual {
    verdict: Verdict,
    /// The token type that was met first, and where it leads: [`UNMET`] at first.
    token: Kind,
    to: u32,
}

/// As a state: no token was met.
const UNMET: u32 = u32::MAX - 1;

/// As a state: nothing can follow.
const NOWHERE: u32 = u32::MAX;

/// Stacks and configurations that are kept from one text to the next.
const KEPT: usize = 1 << 20;

/// A deterministic automaton over sets of configurations, built as needed.
#[derive(Clone, Debug)]
struct Machine {
    contexts: Contexts,
    /// Whether the stacks are the parser's own.
    full: bool,
    /// By decision, stack and what is known of the place.
    starts: FxHashMap<(StateId, ContextId, Place), u32>,
    /// By alternative: a state that has settled on it, without configurations.
    settled: FxHashMap<u16, u32>,
    known: Vec<Known>,
    usual: Vec<Usual>,
    index: FxHashMap<Box<[Config]>, u32>,
    /// How many configurations all states have.
    configs: usize,
}

/// Predictions of one language, with what was learnt so far.
#[derive(Clone, Debug)]
pub struct Adaptive {
    /// Without the calling context.
    local: Machine,
    /// Below the parser's own stack.
    full: Machine,
}

impl Default for Adaptive {
    /// Knows nothing yet.
    fn default() -> Self {
        Self {
            local: Machine::new(false),
            full: Machine::new(true),
        }
    }
}

impl Adaptive {
    /// Forgets what was learnt if it has grown too large: a grammar that is
    /// ambiguous everywhere could fill the memory. The stack of a parser that is
    /// at work has to be made again if this returns true.
    pub fn trim(&mut self) -> bool {
        if self.local.is_large() {
            self.local = self.local.emptied();
        }
        let large = self.full.is_large();
        if large {
            self.full = self.full.emptied();
        }
        large
    }

    /// Allows so much work from now on, without the context and with it.
    pub fn allow(&self, work: u64) {
        self.local.contexts.allow(work);
        self.full.contexts.allow(work);
    }

    /// The work that is left.
    #[must_use]
    pub fn left(&self) -> u64 {
        let (local, full) = (&self.local.contexts, &self.full.contexts);
        local.left().min(full.left())
    }

    /// Whether the work is used up. Then what was said last is wrong, and all that
    /// was learnt has to be forgotten.
    #[must_use]
    pub fn is_exhausted(&self) -> bool {
        self.left() == 0
    }

    /// The parser's stacks.
    pub(super) fn stacks(&mut self) -> &mut Contexts {
        &mut self.full.contexts
    }

    /// The stack whose frames were all left out.
    pub fn cut(&mut self) -> ContextId {
        self.full.contexts.push(CUT, ContextId::EMPTY)
    }

    /// A stack of the parser with one more return state.
    pub fn push(
        &mut self,
        language: &Language,
        automaton: &Automaton,
        state: StateId,
        below: ContextId,
    ) -> ContextId {
        let contexts = &mut self.full.contexts;
        match automaton.ends_surely(state) {
            true => contexts.push_through(state, automaton.repeats(language, state), below),
            false => contexts.push(state, below),
        }
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
        let local = &mut self.local;
        let empty = ContextId::EMPTY;
        let place = Place::at(tokens, at);
        let mut current = local.start(language, automaton, decision, empty, place);
        let last = last_lookahead(tokens.len(), at);
        let mut at = at;
        loop {
            match local.usual[current as usize].verdict {
                Verdict::Settled(number) => return Prediction::Alternative(number),
                Verdict::Conflict => return Prediction::NeedsContext,
                Verdict::Open => {}
            }
            if at > last || !local.looks(at) {
                return Prediction::NeedsContext;
            }
            let token = tokens.get(at).map_or(Kind::EOF, |token| token.kind);
            current = local.next(language, automaton, current, token);
            if current == NOWHERE {
                return Prediction::NeedsContext;
            }
            at += 1;
        }
    }

    /// Predicts with the upper part of the parser's stack, below a [`CUT`]. Such
    /// stacks are few, so what is learnt here serves again where the whole stack
    /// never comes back.
    ///
    /// [`CUT`]: super::context::CUT
    ///
    /// # Errors
    /// If no alternative leads on; the failure is at the furthest token.
    pub fn near(
        &mut self,
        language: &Language,
        automaton: &Automaton,
        decision: StateId,
        context: ContextId,
        tokens: &[Token],
        at: usize,
    ) -> Result<Prediction, ParseFailure> {
        let full = &mut self.full;
        let start = full.start(
            language,
            automaton,
            decision,
            context,
            Place::at(tokens, at),
        );
        match full.walk(language, automaton, start, tokens, at) {
            Ok(number) => Ok(Prediction::Alternative(number)),
            Err((state, _)) if full.is_cut(state) => Ok(Prediction::NeedsContext),
            Err(place) => Err(full.failure(language, automaton, place, tokens)),
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
        let full = &mut self.full;
        // Whole stacks are many, so only what can read the token is followed.
        let place = Place::at(tokens, at);
        let token = tokens.get(at).map_or(Kind::EOF, |token| token.kind);
        let reading = Place {
            token: Some(token),
            ..place
        };
        let start = full.start(language, automaton, decision, context, reading);
        let found = if full.known[start as usize].configs.is_empty() {
            let all = full.start(language, automaton, decision, context, place);
            Err((all, at))
        } else {
            full.walk(language, automaton, start, tokens, at)
        };
        found.map_err(|place| full.failure(language, automaton, place, tokens))
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
        let contexts = &mut self.full.contexts;
        let configs = Closure::of(automaton, language, contexts, true, Place::ANY, vec![seed]);
        readable(language, automaton, &configs)
    }
}

impl Machine {
    fn new(full: bool) -> Self {
        Self {
            contexts: Contexts::new(),
            full,
            starts: FxHashMap::default(),
            settled: FxHashMap::default(),
            known: Vec::new(),
            usual: Vec::new(),
            index: FxHashMap::default(),
            configs: 0,
        }
    }

    /// A machine that knows nothing, with the work that is left.
    fn emptied(&self) -> Self {
        let machine = Self::new(self.full);
        machine.contexts.allow(self.contexts.left());
        machine
    }

    /// Takes the work of looking at a token from what is left; false if nothing
    /// remains. Where all is known that is a small part of making a stack.
    fn looks(&self, at: usize) -> bool {
        !at.is_multiple_of(16) || self.contexts.spend(1)
    }

    fn is_large(&self) -> bool {
        self.contexts.len() + self.starts.len() + self.configs > KEPT
    }

    /// The state in which a prediction begins.
    fn start(
        &mut self,
        language: &Language,
        automaton: &Automaton,
        decision: StateId,
        context: ContextId,
        place: Place,
    ) -> u32 {
        if let Some(&start) = self.starts.get(&(decision, context, place)) {
            return start;
        }
        let seeds = seeds(automaton, decision, context);
        let contexts = &mut self.contexts;
        let configs = Closure::of(automaton, language, contexts, self.full, place, seeds);
        let start = self.state(automaton, configs);
        self.starts.insert((decision, context, place), start);
        start
    }

    /// Predicts with a stack, from where that begins. The error is the state and the
    /// token at which no alternative is left, or the stack's cut was come to.
    fn walk(
        &mut self,
        language: &Language,
        automaton: &Automaton,
        start: u32,
        tokens: &[Token],
        at: usize,
    ) -> Result<u16, (u32, usize)> {
        let mut current = start;
        let last = last_lookahead(tokens.len(), at);
        let mut at = at;
        loop {
            match self.usual[current as usize].verdict {
                Verdict::Settled(number) => return Ok(number),
                Verdict::Conflict => return Err((current, at)),
                Verdict::Open => {}
            }
            if at > last || !self.looks(at) {
                // They differ in how often they read the end of the file.
                let state = &self.known[current as usize];
                let alternatives = state.configs.iter().map(|config| config.alternative);
                return Ok(alternatives.min().unwrap_or(1));
            }
            let token = tokens.get(at).map_or(Kind::EOF, |token| token.kind);
            let next = self.next(language, automaton, current, token);
            if next == NOWHERE {
                return Err((current, at));
            }
            current = next;
            at += 1;
        }
    }

    /// Whether a state cannot tell because of a stack's cut.
    fn is_cut(&self, state: u32) -> bool {
        self.usual[state as usize].verdict == Verdict::Conflict
    }

    /// What is wrong where nothing leads on from a state.
    fn failure(
        &self,
        language: &Language,
        automaton: &Automaton,
        (state, at): (u32, usize),
        tokens: &[Token],
    ) -> ParseFailure {
        let configs = &self.known[state as usize].configs;
        ParseFailure::at(at.min(tokens.len()), readable(language, automaton, configs))
    }

    /// The state behind a token.
    #[inline]
    fn next(&mut self, language: &Language, automaton: &Automaton, from: u32, token: Kind) -> u32 {
        let usual = self.usual[from as usize];
        match usual.token == token && usual.to != UNMET {
            true => usual.to,
            false => self.unusual(language, automaton, from, token),
        }
    }

    /// The same where that is not the token that was met first.
    fn unusual(
        &mut self,
        language: &Language,
        automaton: &Automaton,
        from: u32,
        token: Kind,
    ) -> u32 {
        let edges = &self.known[from as usize].edges;
        let place = match edges.binary_search_by_key(&token, |edge| edge.0) {
            Ok(at) => return edges[at].1,
            Err(place) => place,
        };
        let mut seeds = reach(
            language,
            automaton,
            &self.known[from as usize].configs,
            token,
        );
        let to = if seeds.is_empty() {
            NOWHERE
        } else if let Some(number) = self.settled_by(&mut seeds) {
            self.settled_state(number)
        } else {
            // Further on predicates are taken to hold, as in ANTLR.
            let contexts = &mut self.contexts;
            let configs = Closure::of(automaton, language, contexts, self.full, Place::ANY, seeds);
            self.state(automaton, configs)
        };
        self.known[from as usize].edges.insert(place, (token, to));
        let usual = &mut self.usual[from as usize];
        if usual.to == UNMET {
            (usual.token, usual.to) = (token, to);
        }
        to
    }

    /// What configurations have settled on whatever can be reached from them: so much
    /// is known before that is looked for.
    fn settled_by(&mut self, configs: &mut [Config]) -> Option<u16> {
        configs.sort_unstable();
        if let [first, others @ ..] = &*configs
            && others.iter().all(|c| c.alternative == first.alternative)
        {
            return Some(first.alternative);
        }
        if !self.full {
            return None;
        }
        let contexts = &mut self.contexts;
        settled(configs, |outer, inner| contexts.includes(outer, inner))
    }

    /// The state that has settled on an alternative.
    fn settled_state(&mut self, number: u16) -> u32 {
        if let Some(&state) = self.settled.get(&number) {
            return state;
        }
        let state = self.add(Box::default(), Verdict::Settled(number));
        self.settled.insert(number, state);
        state
    }

    fn state(&mut self, automaton: &Automaton, configs: Vec<Config>) -> u32 {
        let configs = configs.into_boxed_slice();
        if let Some(&id) = self.index.get(&configs) {
            return id;
        }
        let verdict = match self.full {
            false => self.judge(automaton, &configs),
            true => {
                let contexts = &mut self.contexts;
                let covers = |outer, inner| contexts.includes(outer, inner);
                match settled(&configs, covers) {
                    Some(number) => Verdict::Settled(number),
                    None if configs.iter().any(|config| config.state == CUT) => Verdict::Conflict,
                    None => Verdict::Open,
                }
            }
        };
        self.configs += configs.len();
        let id = self.add(configs.clone(), verdict);
        self.index.insert(configs, id);
        id
    }

    fn add(&mut self, configs: Box<[Config]>, verdict: Verdict) -> u32 {
        let id = self.known.len() as u32;
        self.known.push(Known {
            configs,
            edges: Vec::new(),
        });
        self.usual.push(Usual {
            verdict,
            token: Kind::EOF,
            to: UNMET,
        });
        id
    }

    /// Of a set without context.
    fn judge(&self, automaton: &Automaton, configs: &[Config]) -> Verdict {
        let mut cover = Cover {
            can_end: automaton.can_end(),
            unknown: false,
        };
        let covers = |outer, inner| self.contexts.covers(outer, inner, cover);
        match settled(configs, covers) {
            Some(number) if configs.iter().all(|c| c.alternative == number) => {
                Verdict::Settled(number)
            }
            Some(number) if configs.iter().all(|c| !c.outside) => Verdict::Settled(number),
            Some(_) => Verdict::Conflict,
            None => {
                cover.unknown = true;
                if conflicts(&self.contexts, configs, cover) {
                    Verdict::Conflict
                } else {
                    Verdict::Open
                }
            }
        }
    }
}

pub(super) fn seeds(automaton: &Automaton, decision: StateId, context: ContextId) -> Vec<Config> {
    automaton
        .alternatives(decision)
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
        let next = if config.state >= CUT {
            (config.state == FINISHED && token == Kind::EOF).then_some(FINISHED)
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
        }
        if config.state >= CUT {
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
fn settled(
    configs: &[Config],
    mut covers: impl FnMut(ContextId, ContextId) -> bool,
) -> Option<u16> {
    let lowest = configs.iter().map(|c| c.alternative).min()?;
    // Sorted by state, then alternative: the lowest comes first in its group.
    let covered = configs.chunk_by(|a, b| a.state == b.state).all(|group| {
        let first = group[0];
        first.alternative == lowest && group.iter().all(|c| covers(first.context, c.context))
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
