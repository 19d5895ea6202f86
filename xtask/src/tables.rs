//! `cargo xtask tables`: prints packed automata, a fact a line, to compare versions.

use std::collections::BTreeMap;
use std::io::Write;
use std::path::Path;

use anyhow::{Context, Result};
use secateur_tables::packed::{LexerAutomaton, Program, Transitions};
use secateur_tables::{Choice, ClassRange, Kind, LexerState, Tables};

use crate::grammars::{all_grammars, loader, name_of, refused};

pub fn run(root: &Path, name: &str) -> Result<()> {
    let path = root.join("generated").join(name).join("src/automata.bin");
    let bytes = std::fs::read(&path).with_context(|| format!("cannot read {}", path.display()))?;
    let mut grammars = all_grammars(root)?.into_iter();
    let grammar = grammars.find(|path| name_of(path).is_ok_and(|known| known == name));
    let grammar = grammar.with_context(|| format!("no grammar of `{name}`"))?;
    let compiled = loader(&[grammar], None).compile().map_err(refused)?;
    let tables = Tables::new(compiled.tables.description(), bytes)
        .with_context(|| format!("{}: run `cargo xtask gen`", path.display()))?;
    print(&tables, &mut std::io::stdout().lock()).or_else(|error| match error.kind() {
        std::io::ErrorKind::BrokenPipe => Ok(()),
        _ => Err(error.into()),
    })
}

fn print(tables: &Tables, out: &mut dyn Write) -> std::io::Result<()> {
    let automata = tables.automata();
    let len = automata.bytes().len();
    writeln!(
        out,
        "version {}, {len} bytes",
        secateur_tables::Automata::VERSION
    )?;
    for section in automata.sections() {
        let (bytes, width) = (section.bytes.len(), section.width);
        writeln!(out, "section {}: {bytes} bytes, {width} each", section.name)?;
    }
    print_classes(automata.lexer(), out)?;
    print_states(tables, out)?;
    if let Some(program) = &automata.lexer().program {
        print_program(tables, program, out)?;
    }
    print_decisions(tables, out)?;
    for guard in 0..automata.guard_tokens().len() {
        let kind = Kind(tables.first_guard.0 + guard as u16);
        for token in automata.guard_tokens().row(guard) {
            let token = tables.kind_name(Kind(token as u16));
            writeln!(out, "predicate {} before {token}", tables.kind_name(kind))?;
        }
    }
    for kind in (0..tables.kinds() as u16).map(Kind) {
        let tokens: Vec<&str> = tables
            .shortest(kind)
            .map(|it| tables.kind_name(it))
            .collect();
        writeln!(
            out,
            "shortest {}: {}",
            tables.kind_name(kind),
            tokens.join(" ")
        )?;
    }
    Ok(())
}

fn print_classes(lexer: &LexerAutomaton, out: &mut dyn Write) -> std::io::Result<()> {
    let ascii = lexer.ascii().iter().zip(0u32..);
    let ascii = ascii.map(|(&class, point)| ClassRange {
        first: point,
        last: point,
        class: class.into(),
    });
    let mut classes: BTreeMap<u16, Vec<(u32, u32)>> = BTreeMap::new();
    for range in ascii.chain(lexer.ranges()) {
        let ranges = classes.entry(range.class).or_default();
        match ranges.last_mut() {
            Some(before) if before.1 + 1 == range.first => before.1 = range.last,
            _ => ranges.push((range.first, range.last)),
        }
    }
    let point = |point: u32| match char::from_u32(point) {
        Some(char @ '!'..='~') => char.to_string(),
        _ if point == LexerAutomaton::END => "EOF".to_owned(),
        _ => format!("U+{point:04X}"),
    };
    for (class, ranges) in classes {
        for (first, last) in ranges {
            writeln!(out, "class {class}: {}..{}", point(first), point(last))?;
        }
    }
    Ok(())
}

fn print_states(tables: &Tables, out: &mut dyn Write) -> std::io::Result<()> {
    let lexer = tables.automata().lexer();
    let named = |state: u16| match state {
        Transitions::ESCAPE => "the program".to_owned(),
        state => format!("state {state}"),
    };
    for (mode, name) in (0..).zip(tables.lexer.mode_names.iter()) {
        writeln!(out, "mode {name}: {}", named(lexer.first_state(mode)))?;
    }
    let transitions = &lexer.transitions;
    for state in 0..transitions.states() {
        match lexer.accept(state) {
            0 => {}
            accept => writeln!(out, "state {state} accepts {}", rule(tables, accept - 1))?,
        }
        let row = transitions.row(state);
        if row != state {
            writeln!(out, "state {state} goes on as state {row}")?;
            continue;
        }
        let next: Vec<u16> = transitions.all_next(state).collect();
        let mut class = 0;
        for run in next.chunk_by(|one, other| one == other) {
            let last = class + run.len() - 1;
            if run[0] != 0 {
                writeln!(
                    out,
                    "state {state}: classes {class}..{last} to {}",
                    named(run[0])
                )?;
            }
            class = last + 1;
        }
    }
    Ok(())
}

fn rule(tables: &Tables, rule: u16) -> String {
    let token = tables.lexer.rules[usize::from(rule)].token;
    format!("rule {rule} {}", tables.kind_name(token))
}

fn print_program(tables: &Tables, program: &Program, out: &mut dyn Write) -> std::io::Result<()> {
    for (mode, name) in tables.lexer.mode_names.iter().enumerate() {
        for start in program.starts_of(mode) {
            writeln!(out, "program, mode {name}: {start}")?;
        }
    }
    let numbers = |numbers: &mut dyn Iterator<Item = usize>| {
        let numbers: Vec<String> = numbers.map(|number| number.to_string()).collect();
        numbers.join(" ")
    };
    for at in 0..program.len() as u32 {
        let what = match program.state(at) {
            LexerState::Chars { set, next } => {
                let classes = numbers(&mut program.sets.row(set as usize));
                format!("classes {classes} to {next}")
            }
            LexerState::Fork { first, len, lazy } => {
                let mut targets = program.targets(first, len).map(|target| target as usize);
                let lazy = if lazy { ", lazy" } else { "" };
                format!("to {}{lazy}", numbers(&mut targets))
            }
            LexerState::Call { to, back } => format!("calls {to}, then {back}"),
            LexerState::Guard { code, next } => {
                format!("if {}, to {next}", tables.lexer.code[usize::from(code)])
            }
            LexerState::Return => "returns".to_owned(),
            LexerState::Accept(accept) => format!("accepts {}", rule(tables, accept)),
        };
        writeln!(out, "program {at}: {what}")?;
    }
    Ok(())
}

fn print_decisions(tables: &Tables, out: &mut dyn Write) -> std::io::Result<()> {
    let automata = tables.automata();
    for (rule, row) in tables.rules.iter().zip(automata.decisions().rows()) {
        if let Some(row) = row {
            let row = automata.decisions().row(row).zip(0..);
            let what = format!("decision {}", rule.name);
            print_row(tables, &what, (row, Choice::NONE), out)?;
        }
    }
    for number in 0..automata.further().len() {
        let mut first = 0;
        let row = automata.further().row(number).flat_map(|(last, choice)| {
            let columns = std::mem::replace(&mut first, last + 1)..=last;
            columns.map(move |column| (choice, column))
        });
        let what = format!("further decision {number}");
        print_row(tables, &what, (row, Choice::ADAPTIVE), out)?;
    }
    Ok(())
}

fn print_row(
    tables: &Tables,
    what: &str,
    (row, usual): (impl Iterator<Item = (Choice, u16)>, Choice),
    out: &mut dyn Write,
) -> std::io::Result<()> {
    let mut tokens: BTreeMap<u16, Vec<&str>> = BTreeMap::new();
    for (choice, token) in row.filter(|&(choice, _)| choice != usual) {
        let tokens = tokens.entry(choice.0).or_default();
        tokens.push(tables.kind_name(Kind(token)));
    }
    for (choice, tokens) in tokens {
        let choice = match (Choice(choice), Choice(choice).row()) {
            (_, Some(row)) => format!("further decision {row}"),
            (Choice::NONE, _) => "nothing".to_owned(),
            (Choice::ADAPTIVE, _) => "prediction".to_owned(),
            (Choice(number), _) => format!("alternative {number}"),
        };
        writeln!(out, "{what}, {choice}: {}", tokens.join(" "))?;
    }
    Ok(())
}
