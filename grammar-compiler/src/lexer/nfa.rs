//! Lexer rules as a nondeterministic automaton with an order.

use rustc_hash::FxHashMap;

use super::LexerError;
use crate::ir::{CharSet, Lexer, LexerExpr, LexerRuleId, Quantified};

/// A state's number.
pub(super) type StateId = u32;

/// A state.
#[derive(Clone, Debug)]
pub(super) enum State {
    /// Reads a character of this set (an index into [`Nfa::sets`]).
    Chars(u32, StateId),
    /// Goes on without reading; what comes first is preferred.
    Fork {
        next: Vec<StateId>,
        /// The choice of a non-greedy quantifier.
        lazy: bool,
    },
    /// This rule has matched.
    Accept(u16),
}

/// The automaton of all modes.
#[derive(Clone, Debug, Default)]
pub(super) struct Nfa {
    pub(super) states: Vec<State>,
    pub(super) sets: Vec<CharSet>,
    /// By mode: the first states of its rules, in order.
    pub(super) modes: Vec<Vec<StateId>>,
    index: FxHashMap<CharSet, u32>,
}

/// In place of a character: the end of the file.
pub(super) const EOF: u32 = 0x11_0000;

/// Builds the automaton; fragments are copied to where they are used.
pub(super) fn build(lexer: &Lexer) -> Result<Nfa, LexerError> {
    let mut nfa = Nfa {
        modes: vec![Vec::new(); lexer.modes.len()],
        ..Nfa::default()
    };
    for (index, rule) in lexer.rules.iter().enumerate() {
        if rule.fragment {
            continue;
        }
        let accept = nfa.add(State::Accept(index as u16));
        let mut within = vec![LexerRuleId(index as u32)];
        let start = nfa.expr(lexer, &rule.body, accept, &mut within)?;
        nfa.modes[usize::from(rule.mode)].push(start);
    }
    Ok(nfa)
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

    /// The state that matches an expression and then goes on to `next`.
    fn expr(
        &mut self,
        lexer: &Lexer,
        expr: &LexerExpr,
        next: StateId,
        within: &mut Vec<LexerRuleId>,
    ) -> Result<StateId, LexerError> {
        Ok(match expr {
            LexerExpr::Chars(set) => self.chars(set, next),
            LexerExpr::Eof => self.chars(&CharSet::one(EOF), next),
            LexerExpr::Rule(rule) => {
                let target = &lexer.rules[rule.0 as usize];
                if within.contains(rule) {
                    return Err(LexerError::Recursive {
                        rule: target.name.clone(),
                    });
                }
                within.push(*rule);
                let start = self.expr(lexer, &target.body, next, within)?;
                within.pop();
                start
            }
            LexerExpr::Sequence(all) => {
                let mut next = next;
                for part in all.iter().rev() {
                    next = self.expr(lexer, part, next, within)?;
                }
                next
            }
            LexerExpr::Choice(all) => {
                let mut starts = Vec::with_capacity(all.len());
                for part in all {
                    starts.push(self.expr(lexer, part, next, within)?);
                }
                self.add(State::Fork {
                    next: starts,
                    lazy: false,
                })
            }
            LexerExpr::Repeat(quantified, inner) => {
                self.repeat(lexer, *quantified, inner, next, within)?
            }
        })
    }

    fn repeat(
        &mut self,
        lexer: &Lexer,
        quantified: Quantified,
        inner: &LexerExpr,
        next: StateId,
        within: &mut Vec<LexerRuleId>,
    ) -> Result<StateId, LexerError> {
        let lazy = quantified.lazy;
        let order = |body, out| {
            if lazy {
                vec![out, body]
            } else {
                vec![body, out]
            }
        };
        let fork = self.add(State::Fork {
            next: Vec::new(),
            lazy,
        });
        let behind = if quantified.many { fork } else { next };
        let body = self.expr(lexer, inner, behind, within)?;
        self.states[fork as usize] = State::Fork {
            next: order(body, next),
            lazy,
        };
        Ok(if quantified.zero { fork } else { body })
    }
}
