//! The deterministic automaton over sets of configurations, made on demand and kept.

use rustc_hash::FxHashMap;

use super::configs::{conflicts, reach, readable, seeds, settled};
use secateur_tables::Kind;

use crate::lex::Token;
use crate::parse::automaton::{Automaton, StateId};
use crate::parse::closure::{Closure, Config, Place};
use crate::parse::context::{CUT, ContextId, Contexts, Cover};
use crate::parse::{ParseFailure, last_lookahead};
use crate::{Halt, Language};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    Open,
    Settled(u16),
    /// Only the parser's stack can decide, or its part below the cut.
    Conflict,
}

#[derive(Clone, Debug)]
struct Known {
    configs: Box<[Config]>,
    /// Targets by token type, ascending: [`NOWHERE`] or a state; not yet of all types.
    edges: Vec<(Kind, u32)>,
}

/// A state's first transition, apart from the rest: long lookahead visits many states in a row.
#[derive(Clone, Copy, Debug)]
struct Usual {
    verdict: Verdict,
    /// The token type, and the target: at first [`UNMET`].
    token: Kind,
    to: u32,
}

/// In place of a state: no token so far.
const UNMET: u32 = u32::MAX - 1;

/// In place of a state: nothing can follow.
pub const NOWHERE: u32 = u32::MAX;

/// Maximal stacks and configurations kept between texts.
const KEPT: usize = 1 << 20;

#[derive(Clone, Debug)]
pub struct Machine {
    pub contexts: Contexts,
    /// Whether the stacks are the parser's own.
    full: bool,
    starts: FxHashMap<(StateId, ContextId, Place), u32>,
    /// By alternative: the state that settled on it, which has no configurations.
    settled: FxHashMap<u16, u32>,
    known: Vec<Known>,
    usual: Vec<Usual>,
    index: FxHashMap<Box<[Config]>, u32>,
    configs: usize,
}

impl Machine {
    pub fn new(full: bool, halt: Halt) -> Self {
        Self {
            contexts: Contexts::new(halt),
            full,
            starts: FxHashMap::default(),
            settled: FxHashMap::default(),
            known: Vec::new(),
            usual: Vec::new(),
            index: FxHashMap::default(),
            configs: 0,
        }
    }

    /// Returns an empty automaton with the same remaining work.
    pub fn emptied(&self) -> Self {
        let machine = Self::new(self.full, self.contexts.halt().clone());
        machine.contexts.allow(self.contexts.left());
        machine
    }

    /// Takes the work of a look at a token; returns false if none remains.
    ///
    /// A cached look is a small part of making a stack.
    pub fn looks(&self, at: usize) -> bool {
        !at.is_multiple_of(16) || self.contexts.spend(1)
    }

    pub fn is_large(&self) -> bool {
        self.contexts.len() + self.starts.len() + self.configs > KEPT
    }

    pub fn start(
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

    /// Predicts from a start state.
    ///
    /// The error is the state and token where no alternative remains or the stack is cut.
    pub fn walk(
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
            match self.verdict(current) {
                Verdict::Settled(number) => return Ok(number),
                Verdict::Conflict => return Err((current, at)),
                Verdict::Open => {}
            }
            if at > last || !self.looks(at) {
                // The alternatives differ in how often they read the end of the file.
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

    pub fn verdict(&self, state: u32) -> Verdict {
        self.usual[state as usize].verdict
    }

    pub fn is_dead(&self, state: u32) -> bool {
        self.known[state as usize].configs.is_empty()
    }

    pub fn is_cut(&self, state: u32) -> bool {
        self.verdict(state) == Verdict::Conflict
    }

    pub fn failure(
        &self,
        language: &Language,
        automaton: &Automaton,
        (state, at): (u32, usize),
        tokens: &[Token],
    ) -> ParseFailure {
        let configs = &self.known[state as usize].configs;
        ParseFailure::at(at.min(tokens.len()), readable(language, automaton, configs))
    }

    #[inline]
    pub fn next(
        &mut self,
        language: &Language,
        automaton: &Automaton,
        from: u32,
        token: Kind,
    ) -> u32 {
        let usual = self.usual[from as usize];
        match usual.token == token && usual.to != UNMET {
            true => usual.to,
            false => self.unusual(language, automaton, from, token),
        }
    }

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
            // Predicates further on are taken to hold, as in ANTLR.
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
