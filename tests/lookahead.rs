//! Decisions by two or three tokens equal those of the automaton.

use std::cell::Cell;
use std::path::Path;

use fastrand::Rng;
use grammar_compiler::check::Bnf;
use grammar_compiler::compile::Compiled;
use grammar_compiler::load::Loader;
use secateur_tables::{Choice, Kind};

use secateur_syntax::Language;
use secateur_syntax::lex::Token;
use secateur_syntax::parse::{Parser, Predict};

/// `:` and `=` decide after a name, `,` before `]`; a call takes three tokens.
const SHORT: &str = "grammar Short;
    file : statement* EOF ;
    statement : NAME ':' | NAME '=' value ';' | 'do' NAME '(' ')' '{' '}' | 'do' NAME '(' value ')' ';'
        | 'do' NAME ';' ;
    value : '[' (value (',' value)* ','?)? ']' | NAME | NAME '.' NAME | NAME '.' 'do' ;
    NAME : [a-z]+ ; SPACE : [ \\n] -> skip ;";

/// Alternatives with `a` differ at the fourth token; no prefix is the same symbol.
const LONG: &str = "grammar Long;
    start : four* EOF ;
    four : 'a' 'b' 'c' 'd' | ('a' | 'z') 'b' 'c' 'e' ;
    SPACE : [ \\n] -> skip ;";

/// Following tokens differ by place: both tables are useful.
const PLACES: &str = "grammar Places;
    start : ('<' item '>' | '(' item ')' | item ';')* EOF ;
    item : name (',' name)* ','? tail? | name '=' name tail? ;
    name : X | X '.' X | '(' item ')' ;
    tail : X | ',' X '>' | ';' X ;
    X : 'x' ; SPACE : [ \\n] -> skip ;";

fn compiled(grammar: &str) -> Compiled {
    Loader::text("G.g4", grammar)
        .compile()
        .expect("a good grammar")
}

fn language(compiled: &Compiled) -> Language {
    Language::new(compiled.tables.clone())
}

/// Decides by this number of rows; counts predictions.
struct Depth<'a> {
    language: &'a Language,
    further: bool,
    left: Cell<usize>,
}

impl Depth<'_> {
    fn count(&self, choice: Choice) -> Choice {
        if choice == Choice::ADAPTIVE {
            self.left.set(self.left.get() + 1);
        }
        choice
    }
}

impl Predict for Depth<'_> {
    fn predict(&self, rule: Kind, token: Kind) -> Choice {
        let choice = self.language.predict(rule, token);
        match choice.row() {
            Some(_) if !self.further => self.count(Choice::ADAPTIVE),
            _ => self.count(choice),
        }
    }

    fn further(&self, row: u16, token: Kind) -> Choice {
        self.count(self.language.further(row, token))
    }
}

/// Parses sentences and damaged ones with and without further tokens.
///
/// Returns the number of sentences, and their predictions in both ways.
fn both_ways(name: &str, grammar: &Compiled, seed: u64) -> (usize, usize, usize) {
    let language = language(grammar);
    let way = |further| Depth {
        language: &language,
        further,
        left: Cell::new(0),
    };
    let (with, without) = (way(true), way(false));
    let (mut one, mut other) = (Parser::new(&language), Parser::new(&language));
    let bnf = Bnf::of_grammar(&grammar.grammar);
    let sentences = bnf.sentences().expect("a language with sentences");
    let mut random = Rng::with_seed(seed);
    let (mut read, mut left, mut left_without) = (0, 0, 0);
    for round in 0..1500 {
        let budget = random.usize(1..60);
        let sentence = sentences.next(&mut random, budget);
        let mut kinds: Vec<u16> = sentence.iter().map(|token| token.0).collect();
        // The end of file is no token, predicates are no text.
        kinds.retain(|&kind| kind != 0 && kind < language.first_guard.0);
        let damaged = round % 2 == 1 && !kinds.is_empty();
        if damaged {
            for _ in 0..random.usize(1..3) {
                let at = random.usize(..kinds.len());
                match random.u8(..3) {
                    0 if kinds.len() > 1 => drop(kinds.remove(at)),
                    1 => kinds.insert(at, random.u16(1..language.first_guard.0)),
                    _ => kinds[at] = random.u16(1..language.first_guard.0),
                }
            }
        }
        let places = kinds.iter().zip(0..);
        let tokens: Vec<Token> = places
            .map(|(&kind, at)| Token::new(Kind(kind), at, at + 1))
            .collect();
        with.left.set(0);
        without.left.set(0);
        let static_too = one.parse(&language, &with, &tokens);
        let adaptive = other.parse(&language, &without, &tokens);
        assert_eq!(static_too, adaptive, "{name}: {kinds:?}");
        assert!(damaged || static_too.is_ok(), "{name}: {kinds:?}");
        if static_too.is_ok() {
            read += 1;
            left += with.left.get();
            left_without += without.left.get();
        }
    }
    (read, left, left_without)
}

#[test]
fn three_tokens_decide_without_prediction() {
    let (read, left, left_without) = both_ways("short", &compiled(SHORT), 1);
    assert!(read > 700 && left_without > 300, "{read} {left_without}");
    assert_eq!(left, 0);
}

#[test]
fn what_takes_more_is_left_to_prediction() {
    let long = compiled(LONG);
    let (read, left, left_without) = both_ways("long", &long, 2);
    assert!(read > 700 && left > 0, "{read} {left}");
    assert_eq!(left, left_without, "three tokens decide nothing here");
    assert!(long.tables.automata().further().is_empty());
}

#[test]
fn both_are_of_use_together() {
    let (read, left, left_without) = both_ways("places", &compiled(PLACES), 3);
    assert!(read > 700, "{read}");
    assert!(0 < left && left < left_without, "{left} {left_without}");
}

#[test]
fn nasty_grammars_are_read_alike_both_ways() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/grammars/ok");
    let mut grammars = 0;
    for entry in std::fs::read_dir(folder).expect("the folder of grammars") {
        let path = entry.expect("an entry").path();
        if path.extension().is_none_or(|extension| extension != "g4") {
            continue;
        }
        let text = std::fs::read_to_string(&path).expect("a grammar");
        grammars += 1;
        both_ways(&path.display().to_string(), &compiled(&text), 4);
    }
    assert!(grammars > 10);
}
