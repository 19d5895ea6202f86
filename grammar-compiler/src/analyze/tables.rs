//! The tables of a language, from its normal form and the automaton of its lexer.

use std::collections::BTreeMap;

use rustc_hash::FxHashMap;
use secateur_tables::{
    Coding, Count, Counted, Damaged, Description, Disposition, Embedding, Kind, LexerProgram,
    LexerRule, LexerState, LexerTables, Named, Origin, Rule, StandIn, Tables, TokenType, Unpacked,
};

use super::decisions::decisions;
use super::first::Sets;
use super::guards::guard_tokens;
use super::roles::roles;
use super::shortest::{LongSentences, shortest};
use super::{Input, kind};
use crate::ir::Grammar;
use crate::lexer::{Automaton, Classes, Nfa, State};
use crate::normalize::{self, Pnf};
use crate::sidecar::{CodingOf, CountOf, EmbeddedIn};

/// Properties of a language that its grammar does not state.
#[derive(Clone, Debug, Default)]
pub struct Metadata {
    /// Name for `--language`.
    pub name: String,
    /// File extensions without the dot.
    pub extensions: Vec<String>,
    /// Interpreters in `#!` lines.
    pub interpreters: Vec<String>,
    /// Remarks for users.
    pub notes: String,
    /// By parser rule: a text that may replace any of its nodes.
    pub stand_ins: BTreeMap<String, String>,
    /// By token type: what it counts.
    pub counts: BTreeMap<String, CountOf>,
    /// Languages in the texts of tokens.
    pub embedded: Vec<EmbeddedIn>,
}

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum TablesError {
    #[error(transparent)]
    Sentences(#[from] LongSentences),
    #[error(transparent)]
    Damaged(#[from] Damaged),
}

/// Derives all tables.
///
/// # Errors
/// If a table exceeds its capacity.
pub fn tables(
    metadata: &Metadata,
    grammar: &Grammar,
    pnf: &Pnf,
    automaton: &Automaton,
) -> Result<Tables, TablesError> {
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
    let automata = Unpacked {
        decision_rows: decisions.rows,
        decisions: decisions.table,
        further: decisions.further,
        guard_tokens: guard_tokens(input, &sets),
        shortest: shortest(input, &automaton.shortest)?,
        ..lexer_automata(automaton)
    };
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
                subsumes: [].as_slice().into(),
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
    let of_token = |name: &str| {
        let at = grammar.tokens.iter().position(|token| token == name)?;
        Some(Kind(at as u16))
    };
    let counts = metadata.counts.iter().filter_map(|(token, of)| {
        let counted = of_token(of.counted())?;
        Some(Count {
            token: of_token(token)?,
            of: match of {
                CountOf::Tokens(_) => Counted::Tokens(counted),
                CountOf::Largest(_) => Counted::Largest(counted),
            },
        })
    });
    let embedded = metadata.embedded.iter().filter_map(|it| {
        let named_by = it.named_by.as_deref().and_then(of_token);
        let names = || it.names.iter().map(|name| name.clone().into()).collect();
        let (before, behind) = it.frame.clone().unwrap_or_default();
        Some(Embedding {
            token: of_token(&it.token)?,
            named: (!it.names.is_empty()).then(|| Named {
                by: named_by,
                names: names(),
            }),
            language: it.language.clone().into(),
            coding: match it.coding {
                CodingOf::Plain => Coding::Plain,
                CodingOf::Quoted => Coding::Quoted,
                CodingOf::Markup => Coding::Markup,
                CodingOf::Escaped => Coding::Escaped,
                CodingOf::Delimited => Coding::Delimited,
            },
            frame: (before.into(), behind.into()),
        })
    });
    let owned = |names: &[String]| names.iter().map(|name| name.clone().into()).collect();
    let mut description = Description {
        name: metadata.name.clone().into(),
        extensions: owned(&metadata.extensions),
        interpreters: owned(&metadata.interpreters),
        notes: metadata.notes.clone().into(),
        stand_ins,
        counts: counts.collect(),
        embedded: embedded.collect(),
        lexer: lexer_tables(grammar),
        hook: grammar.hook.clone().map(Into::into),
        first_guard: Kind(grammar.first_guard.0),
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
    };
    description.relate();
    let packed = automata.pack(&description);
    Ok(Tables::new(&description, packed)?)
}

#[derive(Default)]
struct OriginNames {
    names: Vec<String>,
    numbers: FxHashMap<String, u16>,
}

impl OriginNames {
    fn of(&mut self, origin: &normalize::Origin) -> Origin {
        match origin {
            normalize::Origin::Written => Origin::Written,
            normalize::Origin::Outlined { of, part } => Origin::Outlined {
                of: self.number(of),
                part: *part,
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

fn lexer_automata(automaton: &Automaton) -> Unpacked {
    let mut ascii = Vec::with_capacity(128);
    let mut ranges = Vec::new();
    for range in automaton.classes.ranges() {
        if range.first < 0x80 {
            ascii.extend((range.first..=range.last).map(|_| range.class));
        } else {
            ranges.push(*range);
        }
    }
    let program = automaton.nfa.as_ref();
    Unpacked {
        ascii,
        ranges,
        classes: automaton.classes.count(),
        transitions: automaton.transitions.clone(),
        accepts: automaton.accepts.clone(),
        modes: automaton.modes.clone(),
        program: program.map(|nfa| lexer_program(nfa, &automaton.classes)),
        ..Unpacked::default()
    }
}

fn lexer_tables(grammar: &Grammar) -> LexerTables {
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
            modes: rule.actions.modes.clone().into(),
        })
        .collect();
    let owned = |names: &[String]| names.iter().map(|name| name.clone().into()).collect();
    LexerTables {
        rules,
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
    let sets = (0..nfa.sets.len() as u32).map(|set| classes.of_set(set).to_vec());
    let starts = |mode: &Vec<(u16, u32)>| mode.iter().map(|&(_, state)| state).collect();
    LexerProgram {
        states,
        targets,
        sets: sets.collect(),
        modes: nfa.modes.iter().map(starts).collect(),
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashMap;
    use std::path::Path;

    use secateur_tables::packed::Transitions;

    use crate::lexer;
    use crate::load::Loader;

    #[test]
    fn packed_states_go_where_those_of_the_compiler_go() {
        for name in ["json", "c", "graphql"] {
            let grammars = Path::new(env!("CARGO_MANIFEST_DIR")).join("../grammars");
            let loader = Loader::new([grammars.join(name).with_extension("g4")]);
            let compiled = loader.compile().unwrap();
            let made = lexer::compile(&compiled.grammar.lexer, compiled.grammar.tokens.len());
            let made = made.unwrap();
            let packed = compiled.tables.automata().lexer();
            assert_eq!(packed.transitions.states(), made.accepts.len(), "{name}");
            // A bijection between states that starts at the initial ones.
            let mut same = HashMap::from([(0, 0), (lexer::ESCAPE, Transitions::ESCAPE)]);
            let firsts = (0..).zip(&made.modes);
            let mut work: Vec<(u16, u16)> = firsts
                .map(|(mode, &state)| (state, packed.first_state(mode)))
                .collect();
            while let Some((one, other)) = work.pop() {
                if let Some(&known) = same.get(&one) {
                    assert_eq!(known, other, "{name}");
                    continue;
                }
                same.insert(one, other);
                let (one, other) = (usize::from(one), usize::from(other));
                assert_eq!(packed.accept(other), made.accepts[one], "{name}");
                let classes = usize::from(made.classes.count());
                let row = made.transitions[one * classes..][..classes].iter().copied();
                work.extend(row.zip(packed.transitions.all_next(other)));
            }
        }
    }
}
