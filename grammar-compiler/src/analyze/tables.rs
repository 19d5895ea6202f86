//! The tables of a language, field for field what the runtime's `Language` is.
//!
//! They go there in two ways: as Rust code ([`crate::emit`]) or as JSON. The two
//! crates do not know one another; the workspace's tests hold them together.

use std::collections::BTreeMap;

use serde::Serialize;

use super::decisions::decisions;
use super::first::Sets;
use super::guards::guard_tokens;
use super::lookahead::Run;
use super::shortest::shortest;
use super::subsumption::subsumes;
use super::{Input, kind};
use crate::ir::{Grammar, ModeAction};
use crate::lexer::{Automaton, Classes, Nfa, State};
use crate::normalize::{Form, Pnf};

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

/// See the runtime's `StandIn`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct StandIn {
    /// What it is.
    pub kind: u16,
    /// It.
    pub text: String,
}

/// See the runtime's `Rule`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Rule {
    /// Its name.
    pub name: String,
    /// The name of its form.
    pub form: &'static str,
    /// Where its symbols begin.
    pub first: u32,
    /// How many they are.
    pub len: u32,
    /// A quantifier that takes as little as it can.
    pub lazy: bool,
}

/// See the runtime's `TokenType`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct TokenType {
    /// Its name.
    pub name: String,
    /// A shortest text.
    pub shortest: Option<String>,
}

/// See the runtime's `Disposition`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum Disposition {
    /// A token.
    Emit,
    /// No token.
    Skip,
    /// The beginning of one.
    More,
}

/// See the runtime's `ModeStep`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum ModeStep {
    /// `mode(X)`
    Set(u16),
    /// `pushMode(X)`
    Push(u16),
    /// `popMode`
    Pop,
}

/// See the runtime's `LexerRule`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct LexerRule {
    /// The token type that it makes.
    pub token: u16,
    /// Whether it makes one.
    pub disposition: Disposition,
    /// Its channel.
    pub channel: u16,
    /// Mode changes.
    pub modes: Vec<ModeStep>,
    /// What a hook does.
    pub code: Vec<u16>,
}

/// See the runtime's `ClassRange`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct ClassRange {
    /// The first code point.
    pub first: u32,
    /// The last code point.
    pub last: u32,
    /// Their class.
    pub class: u16,
}

/// See the runtime's `LexerState`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum LexerState {
    /// Reads a character.
    Chars {
        /// Which.
        set: u32,
        /// The next state.
        next: u32,
    },
    /// Several ways.
    Fork {
        /// The first of its targets.
        first: u32,
        /// How many.
        len: u32,
        /// Of a non-greedy quantifier.
        lazy: bool,
    },
    /// Goes through a rule.
    Call {
        /// The rule's first state.
        to: u32,
        /// The state behind it.
        back: u32,
    },
    /// Goes on if a hook says yes.
    Guard {
        /// To which code.
        code: u16,
        /// The next state.
        next: u32,
    },
    /// The rule's end.
    Return,
    /// A match.
    Accept(u16),
}

/// See the runtime's `LexerProgram`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct LexerProgram {
    /// The states.
    pub states: Vec<LexerState>,
    /// Where forks lead.
    pub targets: Vec<u32>,
    /// Sets of classes.
    pub sets: Vec<u64>,
    /// The first states of rules.
    pub starts: Vec<u32>,
    /// Where each mode's rules begin.
    pub modes: Vec<u32>,
}

/// See the runtime's `LexerTables`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct LexerTables {
    /// Classes of ASCII.
    pub ascii: Vec<u16>,
    /// Classes of the rest.
    pub ranges: Vec<ClassRange>,
    /// How many classes.
    pub classes: u16,
    /// The automaton.
    pub transitions: Vec<u16>,
    /// What states accept.
    pub accepts: Vec<u16>,
    /// The modes' first states.
    pub modes: Vec<u16>,
    /// What follows a match.
    pub rules: Vec<LexerRule>,
    /// The nondeterministic automaton.
    pub program: Option<LexerProgram>,
    /// Names of modes, for hooks.
    pub mode_names: Vec<String>,
    /// Names of channels, for hooks.
    pub channel_names: Vec<String>,
    /// Code that hooks answer.
    pub code: Vec<String>,
}

/// See the runtime's `FurtherRun`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct FurtherRun {
    /// The first token type.
    pub first: u16,
    /// The last token type.
    pub last: u16,
    /// Their choice.
    pub choice: u16,
}

/// See the runtime's `Language`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Tables {
    /// What `--language` calls it.
    pub name: String,
    /// File extensions.
    pub extensions: Vec<String>,
    /// Programs that a `#!` line names for it.
    pub interpreters: Vec<String>,
    /// What a person should know of it.
    pub notes: String,
    /// What may stand in the place of anything of a kind: the kind, and the text.
    pub stand_ins: Vec<StandIn>,
    /// How text becomes tokens.
    pub lexer: LexerTables,
    /// The hook's name.
    pub hook: Option<String>,
    /// The first token type that is a predicate.
    pub first_guard: u16,
    /// Bit rows of the tokens that predicates stand before.
    pub guard_tokens: Vec<u64>,
    /// By token type.
    pub tokens: Vec<TokenType>,
    /// By rule.
    pub rules: Vec<Rule>,
    /// The symbols of all rules.
    pub symbols: Vec<u16>,
    /// The start rule.
    pub start: u16,
    /// By kind: may it be empty?
    pub nullable: Vec<bool>,
    /// By rule: its row of decisions.
    pub decision_rows: Vec<u16>,
    /// Rows of decisions.
    pub decisions: Vec<u16>,
    /// Where rows of further tokens begin.
    pub further_rows: Vec<u32>,
    /// Rows of further tokens.
    pub further: Vec<FurtherRun>,
    /// Bit rows of subsumption.
    pub subsumes: Vec<u64>,
    /// Where shortest sentences begin.
    pub shortest: Vec<u32>,
    /// Shortest sentences.
    pub shortest_tokens: Vec<u16>,
}

impl Tables {
    /// The tables as the runtime reads them when it starts.
    ///
    /// # Panics
    /// Never: the tables are plain data.
    #[must_use]
    pub fn to_json(&self) -> String {
        serde_json::to_string(self).expect("tables are plain data")
    }
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
    let rules = pnf
        .rules
        .iter()
        .map(|rule| {
            let first = symbols.len() as u32;
            symbols.extend(rule.symbols.iter().map(|&symbol| kind(tokens, symbol)));
            Rule {
                name: rule.name.clone(),
                form: form_name(rule.form),
                first,
                len: rule.symbols.len() as u32,
                lazy: rule.lazy,
            }
        })
        .collect();
    let of_rule = |rule: &str| pnf.rules.iter().position(|it| it.name == rule);
    let stand_ins = metadata
        .stand_ins
        .iter()
        .filter_map(|(rule, text)| {
            Some(StandIn {
                kind: tokens as u16 + of_rule(rule)? as u16,
                text: text.clone(),
            })
        })
        .collect();
    Tables {
        name: metadata.name.clone(),
        extensions: metadata.extensions.clone(),
        interpreters: metadata.interpreters.clone(),
        notes: metadata.notes.clone(),
        stand_ins,
        lexer: lexer_tables(grammar, automaton),
        hook: grammar.hook.clone(),
        first_guard: grammar.first_guard.0,
        guard_tokens: guard_tokens(input, &sets),
        tokens: grammar
            .tokens
            .iter()
            .zip(&automaton.shortest)
            .map(|(name, shortest)| TokenType {
                name: name.clone(),
                shortest: shortest.clone(),
            })
            .collect(),
        rules,
        symbols,
        start: tokens as u16,
        nullable: (0..tokens)
            .map(|token| token >= first_guard)
            .chain(nullable.iter().copied())
            .collect(),
        decision_rows: decisions.rows,
        decisions: decisions.table,
        further_rows,
        further,
        subsumes: subsumes(input),
        shortest: shortest.starts,
        shortest_tokens: shortest.tokens,
    }
}

/// Where rows of further tokens begin, and the rows one after another.
fn further(rows: &[Vec<Run>]) -> (Vec<u32>, Vec<FurtherRun>) {
    let mut starts = vec![0];
    let mut runs = Vec::new();
    for row in rows {
        runs.extend(row.iter().map(|run| FurtherRun {
            first: run.first,
            last: run.last,
            choice: run.choice,
        }));
        starts.push(runs.len() as u32);
    }
    (starts, runs)
}

const fn form_name(form: Form) -> &'static str {
    match form {
        Form::Sequence => "Sequence",
        Form::Alternation => "Alternation",
        Form::Star => "Star",
        Form::Plus => "Plus",
        Form::Optional => "Optional",
        Form::Set => "Set",
    }
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
            token: rule.token.0,
            disposition: match (rule.actions.skip, rule.actions.more) {
                (_, true) => Disposition::More,
                (true, false) => Disposition::Skip,
                (false, false) => Disposition::Emit,
            },
            channel: rule.actions.channel,
            code: rule.actions.code.clone(),
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
    LexerTables {
        ascii,
        ranges,
        classes: automaton.classes.count(),
        transitions: automaton.transitions.clone(),
        accepts: automaton.accepts.clone(),
        modes: automaton.modes.clone(),
        rules,
        program: automaton
            .nfa
            .as_ref()
            .map(|nfa| lexer_program(nfa, &automaton.classes)),
        mode_names: grammar.lexer.modes.clone(),
        channel_names: grammar.lexer.channels.clone(),
        code: grammar.lexer.code.clone(),
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
        targets,
        sets,
        starts,
        modes,
    }
}
