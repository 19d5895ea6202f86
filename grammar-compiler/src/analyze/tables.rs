//! The tables of a language from its normal form and its lexer's automaton.

use std::collections::BTreeMap;

use rustc_hash::FxHashMap;
use secateur_tables::{
    ClassRange, Disposition, FurtherRun, Kind, LexerProgram, LexerRule, LexerState, LexerTables,
    ModeStep, Origin, Rule, StandIn, Tables, TokenType,
};

use super::decisions::decisions;
use super::first::Sets;
use super::guards::guard_tokens;
use super::lookahead::Run;
use super::roles::roles;
use super::shortest::shortest;
use super::subsumption::subsumes;
use super::{Input, kind};
use crate::ir::{Grammar, ModeAction};
use crate::lexer::{Automaton, Classes, Nfa, State};
use crate::normalize::{self, Pnf};

/// What a grammar does not say of its language.
#[derive(Clone, Debug, Default)]
pub struct Metadata {
    /// What `--language` calls it.
    pub name: String,
    /// File extensions, without the dot.
    pub extensions: Vec<String>,
    /// Programs that a `#!` line names for it.
    pub interpreters: Vec<String>,
    /// What a person should know of it.
    pub notes: String,
    /// By parser rule: what may stand in the place of anything that is one.
    pub stand_ins: BTreeMap<String, String>,
}

/// Derives all tables.
#[must_use]
pub fn tables(metadata: &Metadata, grammar: &Grammar, pnf: &Pnf, automaton: &Automaton) -> Tables {
    let tokens = grammar.tokens.len();
    let first_guard = usize::from(grammar.first_guard.0);
    let nullable = pnf.nullable();
    let input = Input {
        pnf,
        tokens,
        nullable: &nullable,
    };
    let sets = Sets::of(input);
    let decisions = decisions(input, &sets);
    let (further_rows, further) = further(&decisions.further);
    let shortest = shortest(input, &automaton.shortest);
    let mut symbols = Vec::new();
    let mut origins = OriginNames::default();
    let rules = pnf
        .rules
        .iter()
        .map(|rule| {
            let first = symbols.len() as u32;
            symbols.extend(rule.symbols.iter().map(|&symbol| kind(tokens, symbol)));
            Rule {
                name: rule.name.clone().into(),
                form: rule.form,
                first,
                len: rule.symbols.len() as u32,
                lazy: rule.lazy,
                origin: origins.of(&rule.origin),
            }
        })
        .collect();
    let of_rule = |rule: &str| pnf.rules.iter().position(|it| it.name == rule);
    let stand_ins = metadata
        .stand_ins
        .iter()
        .filter_map(|(rule, text)| {
            Some(StandIn {
                kind: Kind(tokens as u16 + of_rule(rule)? as u16),
                text: text.clone().into(),
            })
        })
        .collect();
    let owned = |names: &[String]| names.iter().map(|name| name.clone().into()).collect();
    Tables {
        name: metadata.name.clone().into(),
        extensions: owned(&metadata.extensions),
        interpreters: owned(&metadata.interpreters),
        notes: metadata.notes.clone().into(),
        stand_ins,
        lexer: lexer_tables(grammar, automaton),
        hook: grammar.hook.clone().map(Into::into),
        first_guard: Kind(grammar.first_guard.0),
        guard_tokens: guard_tokens(input, &sets).into(),
        tokens: grammar
            .tokens
            .iter()
            .zip(&automaton.shortest)
            .zip(roles(grammar))
            .map(|((name, shortest), role)| TokenType {
                name: name.clone().into(),
                shortest: shortest.clone().map(Into::into),
                role,
            })
            .collect(),
        rules,
        origin_names: origins.names.into_iter().map(Into::into).collect(),
        symbols: symbols.into(),
        start: Kind(tokens as u16),
        nullable: (0..tokens)
            .map(|token| token >= first_guard)
            .chain(nullable.iter().copied())
            .collect(),
        decision_rows: decisions.rows.into(),
        decisions: decisions.table.into(),
        further_rows: further_rows.into(),
        further: further.into(),
        subsumes: subsumes(input).into(),
        shortest: shortest.starts.into(),
        shortest_tokens: shortest.tokens.into(),
    }
}

/// The names that origins refer to, each once.
#[derive(Default)]
struct OriginNames {
    names: Vec<String>,
    numbers: FxHashMap<String, u16>,
}

impl OriginNames {
    fn of(&mut self, origin: &normalize::Origin) -> Origin {
        match origin {
            normalize::Origin::Written => Origin::Written,
            normalize::Origin::Outlined { of, part, known_as } => Origin::Outlined {
                of: self.number(of),
                part: *part,
                known_as: self.number(known_as),
            },
        }
    }

    fn number(&mut self, name: &str) -> u16 {
        if let Some(&number) = self.numbers.get(name) {
            return number;
        }
        let number = self.names.len() as u16;
        self.names.push(name.to_owned());
        self.numbers.insert(name.to_owned(), number);
        number
    }
}

/// Where rows of further tokens begin, and the rows one after another.
fn further(rows: &[Vec<Run>]) -> (Vec<u32>, Vec<FurtherRun>) {
    let mut starts = vec![0];
    let mut runs = Vec::new();
    for row in rows {
        runs.extend(row.iter().map(|run| FurtherRun {
            first: Kind(run.first),
            last: Kind(run.last),
            choice: run.choice,
        }));
        starts.push(runs.len() as u32);
    }
    (starts, runs)
}

fn lexer_tables(grammar: &Grammar, automaton: &Automaton) -> LexerTables {
    let mut ascii = Vec::with_capacity(128);
    let mut ranges = Vec::new();
    for range in automaton.classes.ranges() {
        if range.first < 0x80 {
            ascii.extend((range.first..=range.last).map(|_| range.class));
        } else {
            ranges.push(ClassRange {
                first: range.first,
                last: range.last,
                class: range.class,
            });
        }
    }
    let rules = grammar
        .lexer
        .variants()
        .map(|rule| LexerRule {
            token: Kind(rule.token.0),
            disposition: match (rule.actions.skip, rule.actions.more) {
                (_, true) => Disposition::More,
                (true, false) => Disposition::Skip,
                (false, false) => Disposition::Emit,
            },
            channel: rule.actions.channel,
            code: rule.actions.code.clone().into(),
            modes: rule
                .actions
                .modes
                .iter()
                .map(|mode| match *mode {
                    ModeAction::Set(mode) => ModeStep::Set(mode),
                    ModeAction::Push(mode) => ModeStep::Push(mode),
                    ModeAction::Pop => ModeStep::Pop,
                })
                .collect(),
        })
        .collect();
    let owned = |names: &[String]| names.iter().map(|name| name.clone().into()).collect();
    LexerTables {
        ascii: ascii.into(),
        ranges: ranges.into(),
        classes: automaton.classes.count(),
        transitions: automaton.transitions.clone().into(),
        accepts: automaton.accepts.clone().into(),
        modes: automaton.modes.clone().into(),
        rules,
        program: automaton
            .nfa
            .as_ref()
            .map(|nfa| lexer_program(nfa, &automaton.classes)),
        mode_names: owned(&grammar.lexer.modes),
        channel_names: owned(&grammar.lexer.channels),
        code: owned(&grammar.lexer.code),
    }
}

fn lexer_program(nfa: &Nfa, classes: &Classes) -> LexerProgram {
    let mut targets: Vec<u32> = Vec::new();
    let states = nfa
        .states
        .iter()
        .map(|state| match state {
            State::Chars(set, next) => LexerState::Chars {
                set: *set,
                next: *next,
            },
            State::Fork { next, lazy } => {
                let first = targets.len() as u32;
                targets.extend(next);
                LexerState::Fork {
                    first,
                    len: next.len() as u32,
                    lazy: *lazy,
                }
            }
            State::Call { to, back } => LexerState::Call {
                to: *to,
                back: *back,
            },
            State::Guard(code, next) => LexerState::Guard {
                code: *code,
                next: *next,
            },
            State::Return => LexerState::Return,
            State::Accept(rule) => LexerState::Accept(*rule),
        })
        .collect();
    let words = usize::from(classes.count()).div_ceil(64);
    let mut sets = vec![0u64; nfa.sets.len() * words];
    for set in 0..nfa.sets.len() {
        for &class in classes.of_set(set as u32) {
            sets[set * words + usize::from(class) / 64] |= 1 << (class % 64);
        }
    }
    let mut starts = Vec::new();
    let mut modes = vec![0];
    for mode in &nfa.modes {
        starts.extend(mode.iter().map(|&(_, state)| state));
        modes.push(starts.len() as u32);
    }
    LexerProgram {
        states,
        targets: targets.into(),
        sets: sets.into(),
        starts: starts.into(),
        modes: modes.into(),
    }
}
