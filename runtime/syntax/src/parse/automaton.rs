//! The parser's automaton: a state for each position in a rule.

use secateur_tables::{Form, Kind};

use crate::Language;

pub type StateId = u32;

/// All steps but decisions and ends continue at the next state.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    Token(Kind),
    Set(Kind),
    Call(Kind),
    /// Requires this predicate, a bit.
    Guard(u16),
    Decide {
        count: u16,
        /// Distance between alternatives, of which the next state is the first.
        stride: i8,
    },
    End {
        /// A `*` or `+`, which makes its node for any number of children.
        list: bool,
    },
}

#[derive(Clone, Copy, Debug)]
pub struct State {
    pub step: Step,
    /// Of a decision, the first alternative.
    pub next: StateId,
    pub rule: Kind,
}

impl State {
    /// Returns an alternative, from 0, of a decision with this stride.
    #[inline]
    #[must_use]
    pub fn alternative(self, stride: i8, at: u16) -> StateId {
        let offset = i32::from(at) * i32::from(stride);
        self.next.wrapping_add_signed(offset)
    }
}

#[derive(Clone, Debug)]
pub struct Automaton {
    states: Vec<State>,
    entries: Vec<StateId>,
    callers: Vec<Vec<StateId>>,
    can_end: Vec<bool>,
    ends_surely: Vec<bool>,
    ranks: Vec<u32>,
    /// By rule: bits of token types.
    firsts: Vec<u64>,
    ends: usize,
    tokens: usize,
}

impl Automaton {
    /// Builds the automaton; linear in the grammar.
    #[must_use]
    pub fn new(language: &Language) -> Self {
        let tokens = language.tokens.len();
        let mut states = Vec::new();
        let mut entries = Vec::with_capacity(language.rules.len());
        for (index, rule) in language.rules.iter().enumerate() {
            let kind = Kind((tokens + index) as u16);
            let symbols = language.symbols_of(kind);
            let base = states.len() as StateId;
            entries.push(base);
            let mut add = |step, next| {
                states.push(State {
                    step,
                    next,
                    rule: kind,
                })
            };
            let step = |symbol: Kind| {
                if let Some(bit) = language.guard_bit(symbol) {
                    Step::Guard(bit)
                } else if language.is_token(symbol) {
                    Step::Token(symbol)
                } else if language.form(symbol) == Some(Form::Set) {
                    Step::Set(symbol)
                } else {
                    Step::Call(symbol)
                }
            };
            match rule.form {
                Form::Sequence => {
                    for (i, &symbol) in symbols.iter().enumerate() {
                        add(step(symbol), base + i as StateId + 1);
                    }
                }
                Form::Alternation => {
                    let end = base + symbols.len() as StateId + 1;
                    let count = symbols.len() as u16;
                    add(Step::Decide { count, stride: 1 }, base + 1);
                    for &symbol in symbols {
                        add(step(symbol), end);
                    }
                }
                Form::Star => {
                    let (decide, first) = in_or_on(rule.lazy, base + 1, base + 2);
                    add(decide, first);
                    add(step(symbols[0]), base);
                }
                Form::Plus => {
                    add(step(symbols[0]), base + 1);
                    let (decide, first) = in_or_on(rule.lazy, base, base + 2);
                    add(decide, first);
                }
                Form::Optional => {
                    let (decide, first) = in_or_on(rule.lazy, base + 1, base + 2);
                    add(decide, first);
                    add(step(symbols[0]), base + 2);
                }
                Form::Set => add(Step::Set(kind), base + 1),
            }
            add(
                Step::End {
                    list: rule.form.is_list(),
                },
                0,
            );
        }
        let mut callers = vec![Vec::new(); language.rules.len()];
        for state in &states {
            if let Step::Call(rule) = state.step {
                callers[rule.index() - tokens].push(state.next);
            }
        }
        let can_end = can_end(language, &states, true, |rule| language.is_nullable(rule));
        let ends_surely = ends_surely(language, &states, &entries);
        let ranks = ranks(language);
        let firsts = firsts(language, &ranks);
        let ends = states.iter().filter(|state| match state.step {
            Step::Token(kind) => kind == Kind::EOF,
            Step::Set(set) => language.fits(Kind::EOF, set),
            _ => false,
        });
        let ends = ends.count();
        Self {
            states,
            entries,
            callers,
            can_end,
            ends_surely,
            ranks,
            firsts,
            ends,
            tokens,
        }
    }

    /// Returns, by state, whether the rule may end there without reading a token.
    #[must_use]
    pub fn can_end(&self) -> &[bool] {
        &self.can_end
    }

    /// Like [`can_end`](Self::can_end), whatever predicates hold.
    #[must_use]
    pub fn ends_surely(&self, state: StateId) -> bool {
        self.ends_surely[state as usize]
    }

    #[must_use]
    pub fn repeats(&self, language: &Language, state: StateId) -> bool {
        let state = self.state(state);
        matches!(state.step, Step::Decide { .. })
            && matches!(language.form(state.rule), Some(Form::Star | Form::Plus))
    }

    /// Returns a rule's place in an order in which each is before those that it can begin with.
    #[must_use]
    pub fn rank(&self, rule: Kind) -> u32 {
        self.ranks[rule.index() - self.tokens]
    }

    #[must_use]
    pub fn begins_with(&self, rule: Kind, token: Kind) -> bool {
        let words = self.tokens.div_ceil(64);
        let at = (rule.index() - self.tokens) * words + token.index() / 64;
        self.firsts[at] >> (token.index() % 64) & 1 == 1
    }

    /// Returns the number of states that may read the end of the file.
    #[must_use]
    pub fn ends(&self) -> usize {
        self.ends
    }

    #[must_use]
    pub fn state(&self, id: StateId) -> State {
        self.states[id as usize]
    }

    #[must_use]
    pub fn entry(&self, rule: Kind) -> StateId {
        self.entries[rule.index() - self.tokens]
    }

    #[must_use]
    pub fn callers(&self, rule: Kind) -> &[StateId] {
        &self.callers[rule.index() - self.tokens]
    }

    /// Returns a decision's alternatives, lowest first; none for another state.
    pub fn alternatives(&self, decision: StateId) -> impl Iterator<Item = StateId> + use<> {
        let state = self.state(decision);
        let (count, stride) = match state.step {
            Step::Decide { count, stride } => (count, stride),
            _ => (0, 0),
        };
        (0..count).map(move |at| state.alternative(stride, at))
    }
}

fn in_or_on(lazy: bool, body: StateId, end: StateId) -> (Step, StateId) {
    let stride = (end - body) as i8;
    let (first, stride) = match lazy {
        true => (end, -stride),
        false => (body, stride),
    };
    (Step::Decide { count: 2, stride }, first)
}

/// `guards` says whether predicates hold.
fn can_end(
    language: &Language,
    states: &[State],
    guards: bool,
    nullable: impl Fn(Kind) -> bool,
) -> Vec<bool> {
    let mut can_end = vec![false; states.len()];
    // Backwards, as the states of a rule follow one another: only decisions, which depend on no
    // other state, loop back.
    for (id, state) in states.iter().enumerate().rev() {
        can_end[id] = match state.step {
            Step::Token(_) | Step::Set(_) => false,
            Step::Guard(_) => guards && can_end[state.next as usize],
            Step::Call(rule) => nullable(rule) && can_end[state.next as usize],
            Step::Decide { .. } => {
                nullable(state.rule) || language.form(state.rule) == Some(Form::Plus)
            }
            Step::End { .. } => true,
        };
    }
    can_end
}

fn ends_surely(language: &Language, states: &[State], entries: &[StateId]) -> Vec<bool> {
    let tokens = language.tokens.len();
    if language.first_guard.index() >= tokens {
        return can_end(language, states, true, |rule| language.is_nullable(rule));
    }
    // Fixpoint: `*` and `?` are nullable, then rules of nullable symbols.
    let mut nullable: Vec<bool> = language
        .rules
        .iter()
        .map(|rule| matches!(rule.form, Form::Star | Form::Optional))
        .collect();
    loop {
        let ends = can_end(language, states, false, |rule| {
            nullable[rule.index() - tokens]
        });
        let mut more = false;
        for (rule, &entry) in entries.iter().enumerate() {
            let alternatives = match language.rules[rule].form {
                Form::Alternation => entry + 1..entry + 1 + language.rules[rule].len,
                _ => entry..entry + 1,
            };
            let empty = alternatives.into_iter().any(|state| ends[state as usize]);
            // A `+` begins with its body, which has to be empty.
            if empty && !nullable[rule] {
                nullable[rule] = true;
                more = true;
            }
        }
        if !more {
            return ends;
        }
    }
}

/// Returns the symbols that can be the first non-empty one, whatever predicates hold.
fn leading(language: &Language, rule: Kind) -> &[Kind] {
    let symbols = language.symbols_of(rule);
    let may_be_empty =
        |symbol: &Kind| language.guard_bit(*symbol).is_some() || language.is_nullable(*symbol);
    let all = match language.form(rule) {
        Some(Form::Sequence) => symbols
            .iter()
            .position(|symbol| !may_be_empty(symbol))
            .map_or(symbols.len(), |at| at + 1),
        _ => symbols.len(),
    };
    &symbols[..all]
}

fn firsts(language: &Language, ranks: &[u32]) -> Vec<u64> {
    let tokens = language.tokens.len();
    let words = tokens.div_ceil(64);
    let mut firsts = vec![0; ranks.len() * words];
    let mut rules: Vec<usize> = (0..ranks.len()).collect();
    rules.sort_unstable_by_key(|&rule| std::cmp::Reverse(ranks[rule]));
    for rule in rules {
        let own = rule * words;
        let kind = Kind((tokens + rule) as u16);
        if language.form(kind) == Some(Form::Set) {
            let fitting = (0..tokens).filter(|&token| language.fits(Kind(token as u16), kind));
            fitting.for_each(|token| firsts[own + token / 64] |= 1 << (token % 64));
            continue;
        }
        for symbol in leading(language, kind) {
            match symbol.index().checked_sub(tokens) {
                Some(inner) => {
                    for word in 0..words {
                        firsts[own + word] |= firsts[inner * words + word];
                    }
                }
                None => firsts[own + symbol.index() / 64] |= 1 << (symbol.index() % 64),
            }
        }
    }
    firsts
}

/// Ranks rules before those that they can begin with.
///
/// No rule of a normal form begins with itself, so there is such an order.
fn ranks(language: &Language) -> Vec<u32> {
    let tokens = language.tokens.len();
    let rules = language.rules.len();
    let leading = |rule: usize| {
        let kind = Kind((tokens + rule) as u16);
        let symbols = match language.form(kind) {
            Some(Form::Set) => &[],
            _ => leading(language, kind),
        };
        let inner = symbols.iter().filter(|s| !language.is_token(**s));
        inner.map(move |symbol| symbol.index() - tokens)
    };
    // Depth first, without recursion; the first finished rule comes last.
    let mut ranks = vec![0; rules];
    let mut seen = vec![false; rules];
    let mut left = rules as u32;
    for first in 0..rules {
        let mut open = Vec::new();
        if !std::mem::replace(&mut seen[first], true) {
            open.push((first, leading(first)));
        }
        while let Some((rule, inner)) = open.last_mut() {
            match inner.next() {
                Some(next) => {
                    if !std::mem::replace(&mut seen[next], true) {
                        open.push((next, leading(next)));
                    }
                }
                None => {
                    left -= 1;
                    ranks[*rule] = left;
                    open.pop();
                }
            }
        }
    }
    ranks
}
