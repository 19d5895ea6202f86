//! Lexer rules as an ordered nondeterministic automaton.

use petgraph::algo::tarjan_scc;
use petgraph::graph::DiGraph;
use rustc_hash::FxHashMap;

use super::LexerError;
use crate::ir::{CharSet, Lexer, LexerExpr, LexerRuleId, Quantified};

pub type StateId = u32;

/// A state: [`secateur_tables::LexerState`], but a fork owns its targets.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum State {
    /// Reads a character of one of [`Nfa::sets`].
    Chars(u32, StateId),
    /// Prefers earlier targets.
    Fork {
        next: Vec<StateId>,
        /// Whether the quantifier is not greedy.
        lazy: bool,
    },
    Call {
        to: StateId,
        back: StateId,
    },
    /// Continues if a hook accepts this code.
    Guard(u16, StateId),
    Return,
    Accept(u16),
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Nfa {
    pub states: Vec<State>,
    pub sets: Vec<CharSet>,
    /// By mode: rules in order with initial states.
    pub modes: Vec<Vec<(u16, StateId)>>,
    index: FxHashMap<CharSet, u32>,
}

/// Maximal number of states, since inlining can be exponential.
const LIMIT: usize = 1 << 20;

pub(super) const EOF: u32 = 0x11_0000;

/// Builds the automaton; inlines all rules but recursive ones.
pub(super) fn build(lexer: &Lexer) -> Result<Nfa, LexerError> {
    let recursive = recursive(lexer);
    if let Some(rule) = left_recursive(lexer) {
        let rule = lexer.rules[rule].name.clone();
        return Err(LexerError::LeftRecursive { rule });
    }
    let mut nfa = Nfa {
        modes: vec![Vec::new(); lexer.modes.len()],
        ..Nfa::default()
    };
    // Entries first, since bodies may call one another.
    let entries: Vec<Option<StateId>> = recursive
        .iter()
        .map(|&recursive| {
            recursive.then(|| {
                nfa.add(State::Fork {
                    next: Vec::new(),
                    lazy: false,
                })
            })
        })
        .collect();
    let mut builder = Builder {
        lexer,
        entries,
        sets: vec![None; lexer.rules.len()],
    };
    builder.find_sets();
    for (rule, entry) in lexer.rules.iter().zip(&builder.entries) {
        if let Some(entry) = *entry {
            let end = nfa.add(State::Return);
            let next = rule
                .variants
                .iter()
                .map(|variant| builder.expr(&mut nfa, &variant.body, end))
                .collect();
            nfa.states[entry as usize] = State::Fork { next, lazy: false };
        }
    }
    let mut accept = 0;
    for (index, rule) in lexer.rules.iter().enumerate() {
        if rule.fragment {
            accept += rule.variants.len() as u16;
            continue;
        }
        // The outermost level of a recursive rule is a copy that accepts.
        let mut starts = Vec::with_capacity(rule.variants.len());
        for variant in &rule.variants {
            let end = nfa.add(State::Accept(accept));
            accept += 1;
            starts.push(builder.expr(&mut nfa, &variant.body, end));
        }
        let start = match starts[..] {
            [start] => start,
            _ => nfa.add(State::Fork {
                next: starts,
                lazy: false,
            }),
        };
        nfa.modes[usize::from(rule.mode)].push((index as u16, start));
    }
    if nfa.states.len() > LIMIT {
        return Err(LexerError::TooLarge { limit: LIMIT });
    }
    Ok(nfa)
}

fn recursive(lexer: &Lexer) -> Vec<bool> {
    let mut graph: DiGraph<(), ()> = DiGraph::new();
    let nodes: Vec<_> = lexer.rules.iter().map(|_| graph.add_node(())).collect();
    for (rule, &from) in lexer.rules.iter().zip(&nodes) {
        for variant in &rule.variants {
            used(&variant.body, &mut |to: LexerRuleId| {
                graph.add_edge(from, nodes[to.0 as usize], ());
            });
        }
    }
    let mut recursive = vec![false; nodes.len()];
    for component in tarjan_scc(&graph) {
        let first = component[0];
        if component.len() > 1 || graph.contains_edge(first, first) {
            for node in component {
                recursive[node.index()] = true;
            }
        }
    }
    recursive
}

fn used(expr: &LexerExpr, found: &mut dyn FnMut(LexerRuleId)) {
    match expr {
        LexerExpr::Rule(rule) => found(*rule),
        LexerExpr::Sequence(all) | LexerExpr::Choice(all) => {
            all.iter().for_each(|part| used(part, found));
        }
        LexerExpr::Repeat(_, inner) => used(inner, found),
        LexerExpr::Chars(_) | LexerExpr::Eof | LexerExpr::Guard(_) => {}
    }
}

fn left_recursive(lexer: &Lexer) -> Option<usize> {
    let mut nullable = vec![false; lexer.rules.len()];
    loop {
        let mut changed = false;
        for (at, rule) in lexer.rules.iter().enumerate() {
            if !nullable[at] && rule.variants.iter().any(|v| is_empty(&v.body, &nullable)) {
                nullable[at] = true;
                changed = true;
            }
        }
        if !changed {
            break;
        }
    }
    let mut graph: DiGraph<usize, ()> = DiGraph::new();
    let nodes: Vec<_> = (0..lexer.rules.len())
        .map(|at| graph.add_node(at))
        .collect();
    for (rule, &from) in lexer.rules.iter().zip(&nodes) {
        for variant in &rule.variants {
            first_rules(&variant.body, &nullable, &mut |to| {
                graph.add_edge(from, nodes[to.0 as usize], ());
            });
        }
    }
    tarjan_scc(&graph)
        .into_iter()
        .find(|component| component.len() > 1 || graph.contains_edge(component[0], component[0]))
        .map(|component| graph[component[0]])
}

fn is_empty(expr: &LexerExpr, nullable: &[bool]) -> bool {
    match expr {
        LexerExpr::Chars(_) | LexerExpr::Eof => false,
        LexerExpr::Guard(_) => true,
        LexerExpr::Rule(rule) => nullable[rule.0 as usize],
        LexerExpr::Sequence(all) => all.iter().all(|part| is_empty(part, nullable)),
        LexerExpr::Choice(all) => all.iter().any(|part| is_empty(part, nullable)),
        LexerExpr::Repeat(quantified, inner) => quantified.zero || is_empty(inner, nullable),
    }
}

fn first_rules(expr: &LexerExpr, nullable: &[bool], found: &mut dyn FnMut(LexerRuleId)) {
    match expr {
        LexerExpr::Chars(_) | LexerExpr::Eof | LexerExpr::Guard(_) => {}
        LexerExpr::Rule(rule) => found(*rule),
        LexerExpr::Sequence(all) => {
            for part in all {
                first_rules(part, nullable, found);
                if !is_empty(part, nullable) {
                    break;
                }
            }
        }
        LexerExpr::Choice(all) => {
            for part in all {
                first_rules(part, nullable, found);
            }
        }
        LexerExpr::Repeat(_, inner) => first_rules(inner, nullable, found),
    }
}

impl Nfa {
    fn add(&mut self, state: State) -> StateId {
        self.states.push(state);
        self.states.len() as StateId - 1
    }

    fn chars(&mut self, set: &CharSet, next: StateId) -> StateId {
        let id = match self.index.get(set) {
            Some(&id) => id,
            None => {
                let id = self.sets.len() as u32;
                self.sets.push(set.clone());
                self.index.insert(set.clone(), id);
                id
            }
        };
        self.add(State::Chars(id, next))
    }
}

struct Builder<'a> {
    lexer: &'a Lexer,
    /// Initial state of each recursive rule.
    entries: Vec<Option<StateId>>,
    /// Characters of rules that read exactly one.
    sets: Vec<Option<CharSet>>,
}

impl Builder<'_> {
    /// Returns a state that matches `expr` and continues at `next`.
    fn expr(&self, nfa: &mut Nfa, expr: &LexerExpr, next: StateId) -> StateId {
        if nfa.states.len() > LIMIT {
            // The caller checks the size.
            return next;
        }
        match expr {
            LexerExpr::Chars(set) => nfa.chars(set, next),
            LexerExpr::Eof => nfa.chars(&CharSet::one(EOF), next),
            LexerExpr::Guard(code) => nfa.add(State::Guard(*code, next)),
            LexerExpr::Rule(rule) if self.sets[rule.0 as usize].is_some() => {
                let set = self.sets[rule.0 as usize].clone().unwrap_or_default();
                nfa.chars(&set, next)
            }
            LexerExpr::Rule(rule) => match self.entries[rule.0 as usize] {
                Some(to) => nfa.add(State::Call { to, back: next }),
                None => {
                    let variants = &self.lexer.rules[rule.0 as usize].variants;
                    let bodies = variants.iter().map(|variant| &variant.body);
                    self.choice(nfa, bodies, next)
                }
            },
            LexerExpr::Sequence(all) => {
                let parts = all.iter().rev();
                parts.fold(next, |next, part| self.expr(nfa, part, next))
            }
            LexerExpr::Choice(all) => self.choice(nfa, all.iter(), next),
            LexerExpr::Repeat(quantified, inner) => self.repeat(nfa, *quantified, inner, next),
        }
    }

    fn as_set(&self, expr: &LexerExpr) -> Option<CharSet> {
        match expr {
            LexerExpr::Chars(set) => Some(set.clone()),
            LexerExpr::Sequence(all) => match &all[..] {
                [one] => self.as_set(one),
                _ => None,
            },
            LexerExpr::Choice(all) => {
                let mut sets = Vec::with_capacity(all.len());
                for part in all {
                    sets.push(self.as_set(part)?);
                }
                let ranges = sets.iter().flat_map(|set| set.ranges());
                Some(CharSet::new(ranges.copied()))
            }
            LexerExpr::Rule(rule) => self.sets[rule.0 as usize].clone(),
            LexerExpr::Repeat(..) | LexerExpr::Eof | LexerExpr::Guard(_) => None,
        }
    }

    fn find_sets(&mut self) {
        loop {
            let mut changed = false;
            for (at, rule) in self.lexer.rules.iter().enumerate() {
                if self.sets[at].is_some() || self.entries[at].is_some() {
                    continue;
                }
                let bodies = rule.variants.iter().map(|v| v.body.clone()).collect();
                self.sets[at] = self.as_set(&LexerExpr::Choice(bodies));
                changed |= self.sets[at].is_some();
            }
            if !changed {
                break;
            }
        }
    }

    fn choice<'e>(
        &self,
        nfa: &mut Nfa,
        all: impl Iterator<Item = &'e LexerExpr>,
        next: StateId,
    ) -> StateId {
        // Adjacent alternatives of one character each are one set.
        let mut starts: Vec<StateId> = Vec::new();
        let mut set = CharSet::default();
        for part in all {
            match self.as_set(part) {
                Some(more) => set = set.union(&more),
                None => {
                    if !set.is_empty() {
                        starts.push(nfa.chars(&std::mem::take(&mut set), next));
                    }
                    starts.push(self.expr(nfa, part, next));
                }
            }
        }
        if !set.is_empty() {
            starts.push(nfa.chars(&set, next));
        }
        match starts[..] {
            [start] => start,
            _ => nfa.add(State::Fork {
                next: starts,
                lazy: false,
            }),
        }
    }

    fn repeat(
        &self,
        nfa: &mut Nfa,
        quantified: Quantified,
        inner: &LexerExpr,
        next: StateId,
    ) -> StateId {
        let lazy = quantified.lazy;
        let fork = nfa.add(State::Fork {
            next: Vec::new(),
            lazy,
        });
        let behind = if quantified.many { fork } else { next };
        let body = self.expr(nfa, inner, behind);
        nfa.states[fork as usize] = State::Fork {
            next: if lazy {
                vec![next, body]
            } else {
                vec![body, next]
            },
            lazy,
        };
        if quantified.zero { fork } else { body }
    }
}
