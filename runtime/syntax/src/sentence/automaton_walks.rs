//! Random walks through the lexer's automata, to texts of one token type.

use std::cell::RefCell;
use std::collections::VecDeque;
use std::rc::Rc;

use rustc_hash::FxHashMap;

use super::random::Random;
use crate::hook::{Condition, Look, raw};
use secateur_tables::packed::{LexerAutomaton, Program, Transitions};
use secateur_tables::{Disposition, Kind, LexerState, ModeStep};

use crate::Language;
use crate::lex::Lexer;

pub(super) struct Walks<'l> {
    language: &'l Language,
    /// By character class.
    letters: Vec<Letters>,
    /// By state of the deterministic automaton: predecessors, and classes.
    before: Vec<Vec<(u16, u16)>>,
    /// By state of the nondeterministic automaton: least characters up to the end of its rule.
    rest: Vec<u32>,
    /// By token type, on first use.
    distances: RefCell<FxHashMap<Kind, Option<Rc<Distances>>>>,
}

#[derive(Default)]
struct Letters {
    /// Printable characters, only letters and digits if there are any.
    printable: Vec<char>,
    /// Whether there are letters or digits.
    plain: bool,
    /// Another character, if nothing is printable.
    other: Option<char>,
}

struct Distances {
    /// By state: characters to the end of a text, or [`FAR`].
    of: Vec<u32>,
    mode: u16,
    /// Whether unprintable characters are needed.
    any: bool,
}

const FAR: u32 = u32::MAX;

/// In characters.
const LONGEST: usize = 80;

/// Steps of a walk, most of which read no character.
const STEPS: usize = 2000;

impl<'l> Walks<'l> {
    pub(super) fn new(language: &'l Language) -> Self {
        let automaton = language.automata().lexer();
        let transitions = &automaton.transitions;
        let mut before = vec![Vec::new(); transitions.states()];
        for state in 0..transitions.states() {
            for (next, class) in transitions.all_next(state).zip(0u16..) {
                if next != 0 && next != Transitions::ESCAPE {
                    before[usize::from(next)].push((state as u16, class));
                }
            }
        }
        Self {
            language,
            letters: letters(automaton),
            before,
            rest: automaton.program.as_ref().map(rests).unwrap_or_default(),
            distances: RefCell::default(),
        }
    }

    pub(super) fn walk(&self, kind: Kind, number: u64) -> Option<Box<[u8]>> {
        let random = Random::new(&[u64::from(kind.0), number]);
        // Greater numbers allow longer texts.
        let limit = 64 - number.leading_zeros() as usize;
        let distances = self.distances(kind);
        let (text, mode) = match distances {
            Some(distances) => (
                self.by_table(kind, &distances, random, limit)?,
                distances.mode,
            ),
            None => self.by_program(kind, random, limit)?,
        };
        let mut lexer = Lexer::with_hook(self.language, text.len());
        lexer.change_mode(ModeStep::Set(mode));
        let found = lexer.next(&text, 0).ok()?;
        let same = found.visible() && found.kind == kind && found.end == text.len();
        same.then(|| text.into())
    }

    fn makes(&self, rule: u16, kind: Kind) -> bool {
        let rule = &self.language.lexer.rules[usize::from(rule)];
        rule.token == kind && rule.channel == 0 && rule.disposition == Disposition::Emit
    }

    fn distances(&self, kind: Kind) -> Option<Rc<Distances>> {
        let mut known = self.distances.borrow_mut();
        let made = known.entry(kind).or_insert_with(|| {
            let some = [false, true]
                .into_iter()
                .find_map(|any| self.measure(kind, any));
            some.map(Rc::new)
        });
        made.clone()
    }

    fn measure(&self, kind: Kind, any: bool) -> Option<Distances> {
        let automaton = self.language.automata().lexer();
        let mut of = vec![FAR; automaton.transitions.states()];
        let mut queue = VecDeque::new();
        for (state, distance) in of.iter_mut().enumerate() {
            let accept = automaton.accept(state);
            if accept != 0 && self.makes(accept - 1, kind) {
                *distance = 0;
                queue.push_back(state);
            }
        }
        while let Some(state) = queue.pop_front() {
            for &(from, class) in &self.before[state] {
                let from = usize::from(from);
                if of[from] == FAR && self.letters[usize::from(class)].has(any) {
                    of[from] = of[state] + 1;
                    queue.push_back(from);
                }
            }
        }
        let leads = |&mode: &u16| {
            let state = automaton.first_state(mode);
            state != Transitions::ESCAPE && !matches!(of[usize::from(state)], 0 | FAR)
        };
        let mode = (0..automaton.modes()).find(leads)?;
        Some(Distances { of, mode, any })
    }

    fn by_table(
        &self,
        kind: Kind,
        distances: &Distances,
        mut random: Random,
        limit: usize,
    ) -> Option<Vec<u8>> {
        let automaton = self.language.automata().lexer();
        let mut state = usize::from(automaton.first_state(distances.mode));
        let mut text = String::new();
        let mut read = 0;
        loop {
            let accept = automaton.accept(state);
            let ends = accept != 0 && self.makes(accept - 1, kind);
            if ends && read > 0 && (read >= limit || random.below(3) == 0) {
                return Some(text.into_bytes());
            }
            if read >= LONGEST {
                return None;
            }
            let row = automaton.transitions.all_next(state);
            let near = distances.of[state];
            let weight = |(class, next): (usize, u16)| {
                if next == 0 || next == Transitions::ESCAPE {
                    return 0.0;
                }
                let distance = distances.of[usize::from(next)];
                if distance == FAR || (read >= limit && near != 0 && distance >= near) {
                    return 0.0;
                }
                self.letters[class].weight(distances.any)
            };
            let weights: Vec<f64> = row.enumerate().map(weight).collect();
            if weights.iter().all(|&weight| weight == 0.0) {
                return ends.then(|| text.into_bytes());
            }
            let class = random.weighted(&weights);
            text.push(self.letters[class].one(&mut random)?);
            state = automaton.transitions.next(state, class).into();
            read += 1;
        }
    }

    fn by_program(&self, kind: Kind, mut random: Random, limit: usize) -> Option<(Vec<u8>, u16)> {
        let lexer = self.language.automata().lexer();
        let program = lexer.program.as_ref()?;
        let mut starts = Vec::new();
        for mode in 0..lexer.modes() {
            for start in program.starts_of(mode.into()) {
                if self.leads_to(program, start, kind) {
                    starts.push((mode, start));
                }
            }
        }
        let &(mode, start) = starts.get(random.below(starts.len() as u64) as usize)?;
        let mut hook = self.language.hook_for_text();
        let mut text = String::new();
        let mut back = Vec::new();
        let mut state = start;
        for _ in 0..STEPS {
            let mut holds = |code: u16, text: &str| {
                let Some(hook) = &mut hook else {
                    return true;
                };
                let look = Look {
                    language: self.language,
                    text: text.as_bytes(),
                    start: 0,
                    at: text.len(),
                    mode,
                    back: None,
                };
                let condition = Condition::parse(&self.language.lexer.code[usize::from(code)]);
                condition.is_none_or(|condition| {
                    condition.answer(&mut |call| match raw::knows(call) {
                        true => raw::in_lexer(call, &look),
                        false => hook.lexer_predicate(call, &look),
                    })
                })
            };
            state = match program.state(state) {
                LexerState::Chars { set, next } => {
                    if text.len() >= LONGEST {
                        return None;
                    }
                    text.push(self.letter_of(program, set, &mut random)?);
                    next
                }
                LexerState::Fork { first, len, .. } => {
                    let mut open: Vec<u32> = program
                        .targets(first, len)
                        .filter(|&target| self.rest[target as usize] != FAR)
                        .filter(|&target| match program.state(target) {
                            LexerState::Guard { code, .. } => holds(code, &text),
                            _ => true,
                        })
                        .collect();
                    if text.len() >= limit {
                        let rest = |target: &u32| self.rest[*target as usize];
                        let least = open.iter().map(rest).min();
                        open.retain(|target| Some(rest(target)) == least);
                    }
                    *open.get(random.below(open.len() as u64) as usize)?
                }
                LexerState::Call { to, back: behind } => {
                    back.push(behind);
                    to
                }
                LexerState::Return => back.pop()?,
                LexerState::Guard { code, next } => {
                    if !holds(code, &text) {
                        return None;
                    }
                    next
                }
                LexerState::Accept(_) => return Some((text.into_bytes(), mode)),
            };
        }
        None
    }

    fn leads_to(&self, program: &Program, start: u32, kind: Kind) -> bool {
        let mut seen = vec![false; program.len()];
        let mut work = vec![start];
        while let Some(state) = work.pop() {
            if std::mem::replace(&mut seen[state as usize], true) {
                continue;
            }
            match program.state(state) {
                LexerState::Accept(rule) if self.makes(rule, kind) => return true,
                LexerState::Accept(_) | LexerState::Return => {}
                LexerState::Chars { next, .. } | LexerState::Guard { next, .. } => work.push(next),
                LexerState::Call { back, .. } => work.push(back),
                LexerState::Fork { first, len, .. } => {
                    work.extend(program.targets(first, len));
                }
            }
        }
        false
    }

    fn letter_of(&self, program: &Program, set: u32, random: &mut Random) -> Option<char> {
        let within = |class: usize| program.sets.get(set as usize, class);
        for any in [false, true] {
            let weights: Vec<f64> = (0..self.letters.len())
                .map(|class| match within(class) {
                    true => self.letters[class].weight(any),
                    false => 0.0,
                })
                .collect();
            if weights.iter().any(|&weight| weight > 0.0) {
                return self.letters[random.weighted(&weights)].one(random);
            }
        }
        None
    }
}

impl Letters {
    fn has(&self, any: bool) -> bool {
        !self.printable.is_empty() || (any && self.other.is_some())
    }

    /// Letters and digits weigh more.
    fn weight(&self, any: bool) -> f64 {
        match (self.plain, self.printable.len()) {
            (true, several) => several as f64,
            (false, 0) if any && self.other.is_some() => 0.05,
            (false, several) => several as f64 * 0.1,
        }
    }

    fn one(&self, random: &mut Random) -> Option<char> {
        let at = random.below(self.printable.len() as u64) as usize;
        self.printable.get(at).copied().or(self.other)
    }
}

fn letters(automaton: &LexerAutomaton) -> Vec<Letters> {
    let mut letters: Vec<Letters> = Vec::new();
    letters.resize_with(automaton.classes(), Letters::default);
    for (&class, byte) in automaton.ascii().iter().zip(0u8..) {
        let one = &mut letters[usize::from(class)];
        let char = char::from(byte);
        if matches!(byte, b' '..=b'~') {
            one.printable.push(char);
        } else if one.other.is_none() || byte == b'\n' {
            one.other = Some(char);
        }
    }
    for range in automaton.ranges() {
        let one = &mut letters[usize::from(range.class)];
        let mut points = (range.first.max(0x80)..=range.last).take(0x1000);
        one.other = one.other.or_else(|| points.find_map(char::from_u32));
    }
    for one in &mut letters {
        if one.printable.iter().any(char::is_ascii_alphanumeric) {
            one.plain = true;
            one.printable.retain(char::is_ascii_alphanumeric);
        }
    }
    letters
}

fn rests(program: &Program) -> Vec<u32> {
    let mut rest = vec![FAR; program.len()];
    let mut changed = true;
    while changed {
        changed = false;
        for at in (0..program.len()).rev() {
            let of = |state: u32| rest[state as usize];
            let length = match program.state(at as u32) {
                LexerState::Accept(_) | LexerState::Return => 0,
                LexerState::Chars { next, .. } => of(next).saturating_add(1),
                LexerState::Guard { next, .. } => of(next),
                LexerState::Call { to, back } => of(to).saturating_add(of(back)),
                LexerState::Fork { first, len, .. } => {
                    program.targets(first, len).map(of).min().unwrap_or(FAR)
                }
            };
            if length < rest[at] {
                rest[at] = length;
                changed = true;
            }
        }
    }
    rest
}
