//! Packing and unpacking.

use std::cmp::Reverse;
use std::collections::{BTreeMap, HashMap};

use bytes::Bytes;

use super::decisions::{NUMBERED, RARE};
use super::further::cell;
use super::program::packed;
use super::rows;
use super::sections::Writer;
use super::{Automata, LexerAutomaton, Program, Sizes, Transitions};
use crate::{Choice, Description, FurtherRun, Kind, LexerProgram, Unpacked};

impl Unpacked {
    /// Packs the automata of a language. The same numbers give the same bytes.
    ///
    /// States of the lexer get other numbers: those that share a row come last.
    #[must_use]
    pub fn pack(&self, description: &Description) -> Bytes {
        let tokens = description.tokens.len();
        let sizes = Sizes::of(description, self.classes.into(), self.accepts.len());
        let mut to = Writer::default();
        to.numbers(sizes.numbers().into_iter().map(|size| size as u32));
        let ascii: Vec<u8> = self.ascii.iter().map(|&class| class as u8).collect();
        to.bytes(1, ascii);
        to.numbers(self.ranges.iter().map(|range| range.last));
        to.numbers(self.ranges.iter().map(|range| range.class.into()));
        self.pack_states(&mut to);
        pack_program(self.program.as_ref(), self.classes.into(), &mut to);
        self.pack_decisions(&mut to);
        self.pack_further(tokens, &mut to);
        let guards = self.guard_tokens.iter();
        let guards: Vec<u8> = guards
            .flat_map(|kinds| bits(kinds.iter().map(|kind| kind.index()), tokens))
            .collect();
        to.bytes(1, guards);
        let mut starts = vec![0];
        for sentence in &self.shortest {
            starts.push(starts[starts.len() - 1] + sentence.len() as u32);
        }
        let sentences = self.shortest.iter().flatten().map(|kind| kind.0.into());
        to.numbers(starts.iter().copied().chain(sentences));
        to.finish()
    }

    fn pack_states(&self, to: &mut Writer) {
        let classes = usize::from(self.classes);
        let mut owner: HashMap<&[u16], u16> = HashMap::new();
        let mut own: Vec<usize> = Vec::new();
        let mut sharing: Vec<(usize, u16)> = Vec::new();
        let mut finals: Vec<usize> = Vec::new();
        for (state, row) in self.transitions.chunks(classes.max(1)).enumerate() {
            let next = own.len() as u16;
            let row = *owner.entry(row).or_insert(next);
            match row {
                row if row == next => own.push(state),
                0 => finals.push(state),
                row => sharing.push((state, row)),
            }
        }
        let mut number = vec![0u16; self.accepts.len()];
        let order = own.iter().chain(sharing.iter().map(|(state, _)| state));
        let order = order.chain(&finals);
        for (&state, new) in order.clone().zip(0u16..) {
            number[state] = new;
        }
        let renumbered = |state: u16| match state {
            Transitions::ESCAPE => Transitions::ESCAPE,
            state => number[usize::from(state)],
        };
        // One byte has values for 255 states beside the escape.
        let wide = self.accepts.len() > usize::from(u8::MAX);
        let cell = |&next: &u16| match renumbered(next) {
            Transitions::ESCAPE if !wide => u8::MAX.into(),
            next => next,
        };
        let row = |&state: &usize| &self.transitions[state * classes..(state + 1) * classes];
        let cells: Vec<u16> = own.iter().flat_map(row).map(cell).collect();
        to.bytes(1 + u8::from(wide), rows::pack(cells.chunks(classes.max(1))));
        to.fixed::<2>(sharing.iter().map(|&(_, row)| row.into()));
        to.fixed::<2>(order.map(|&state| self.accepts[state].into()));
        to.fixed::<2>(self.modes.iter().map(|&state| renumbered(state).into()));
    }
}

impl Unpacked {
    fn pack_decisions(&self, to: &mut Writer) {
        let rows = self.decision_rows.iter();
        to.numbers(rows.map(|row| row.map_or(0, |row| row as u32 + 1)));
        let choices = || self.decisions.iter().flatten().copied();
        let mut counts: BTreeMap<u16, usize> = BTreeMap::new();
        for choice in choices().filter(|&choice| choice >= NUMBERED.into()) {
            *counts.entry(choice).or_default() += 1;
        }
        let mut numbered: Vec<u16> = counts.keys().copied().collect();
        numbered.sort_by_key(|choice| Reverse(counts[choice]));
        numbered.truncate((RARE - NUMBERED).into());
        numbered.sort_unstable();
        let cell = |choice: u16| match choice < NUMBERED.into() {
            true => choice,
            false => match numbered.binary_search(&choice) {
                Ok(number) => u16::from(NUMBERED) + number as u16,
                Err(_) => RARE.into(),
            },
        };
        let rare = || {
            (0u32..)
                .zip(choices())
                .filter(|&(_, it)| cell(it) == RARE.into())
        };
        let cells = |row: &Vec<u16>| -> Vec<u16> { row.iter().map(|&it| cell(it)).collect() };
        let rows: Vec<Vec<u16>> = self.decisions.iter().map(cells).collect();
        to.bytes(1, rows::pack(rows.iter().map(Vec::as_slice)));
        to.fixed::<2>(numbered.iter().map(|&choice| choice.into()));
        to.numbers(rare().map(|(at, _)| at));
        to.fixed::<2>(rare().map(|(_, choice)| choice.into()));
    }
}

impl Unpacked {
    fn pack_further(&self, tokens: usize, to: &mut Writer) {
        let mut cells = vec![cell(Choice::ADAPTIVE.0); self.further.len() * tokens];
        let rows = cells.chunks_mut(tokens).zip(&self.further);
        for (row, runs) in rows {
            for run in runs {
                row[run.first.index()..=run.last.index()].fill(cell(run.choice));
            }
        }
        to.bytes(2, rows::pack(cells.chunks(tokens)));
    }
}

fn pack_program(program: Option<&LexerProgram>, classes: usize, to: &mut Writer) {
    let none = LexerProgram::default();
    let LexerProgram {
        states,
        targets,
        sets,
        modes,
    } = program.unwrap_or(&none);
    let (width, states) = packed(states);
    to.bytes(width, states);
    to.numbers(targets.iter().copied());
    let sets = sets.iter();
    let sets = sets.flat_map(|set| bits(set.iter().map(|&class| class.into()), classes));
    to.bytes(1, sets.collect());
    to.numbers(modes.iter().flatten().copied());
    let mut bounds = Vec::new();
    if program.is_some() {
        bounds.push(0);
    }
    for mode in modes {
        bounds.push(bounds[bounds.len() - 1] + mode.len() as u32);
    }
    to.numbers(bounds.into_iter());
}

fn bits(numbers: impl Iterator<Item = usize>, columns: usize) -> Vec<u8> {
    let mut bits = vec![0; columns.div_ceil(8)];
    for number in numbers {
        bits[number / 8] |= 1 << (number % 8);
    }
    bits
}

impl Automata {
    /// Unpacks the automata, to change them.
    #[must_use]
    pub fn unpack(&self) -> Unpacked {
        let lexer = &self.lexer;
        let kinds = 0..self.sizes.tokens + self.sizes.rules;
        let kind = |at: usize| Kind(at as u16);
        let decisions = &self.decisions;
        let narrow = |number: u32| number as u16;
        let row = |row| decisions.row(row).map(|choice| choice.0).collect();
        Unpacked {
            ascii: lexer.ascii().iter().map(|&class| class.into()).collect(),
            ranges: lexer.ranges().collect(),
            classes: lexer.count,
            transitions: lexer.unpack_transitions(),
            accepts: lexer.accepts.iter().map(narrow).collect(),
            modes: lexer.modes.iter().map(narrow).collect(),
            program: lexer.program.as_ref().map(Program::unpack),
            decision_rows: decisions.rows().collect(),
            decisions: (0..decisions.len()).map(row).collect(),
            further: (0..self.further.len())
                .map(|row| runs(self.further.row(row)))
                .collect(),
            guard_tokens: (0..self.guard_tokens.len())
                .map(|guard| self.guard_tokens.row(guard).map(kind).collect())
                .collect(),
            shortest: kinds.map(|at| self.shortest(kind(at)).collect()).collect(),
        }
    }
}

impl LexerAutomaton {
    fn unpack_transitions(&self) -> Vec<u16> {
        let states = 0..self.transitions.states();
        let rows = states.flat_map(|state| self.transitions.all_next(state));
        rows.collect()
    }
}

impl Program {
    fn unpack(&self) -> LexerProgram {
        let set = |set| self.sets.row(set).map(|class| class as u16).collect();
        LexerProgram {
            states: (0..self.len() as u32).map(|at| self.state(at)).collect(),
            targets: self.targets.iter().collect(),
            sets: (0..self.sets.len()).map(set).collect(),
            modes: (0..self.modes())
                .map(|mode| self.starts_of(mode).collect())
                .collect(),
        }
    }
}

/// Omits runs of [`Choice::ADAPTIVE`], the default.
fn runs(row: impl Iterator<Item = (u16, Choice)>) -> Vec<FurtherRun> {
    let mut first = 0;
    let mut runs = Vec::new();
    for (last, choice) in row {
        if choice != Choice::ADAPTIVE {
            runs.push(FurtherRun {
                first: Kind(first),
                last: Kind(last),
                choice: choice.0,
            });
        }
        first = last + 1;
    }
    runs
}
