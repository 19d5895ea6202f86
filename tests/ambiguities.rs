//! Exactly the ambiguous parts of a grammar are found.

use grammar_compiler::load::Loader;
use secateur_syntax::format::{Format, TableFormat};
use secateur_syntax::lex::tokenize;
use secateur_syntax::parse::Parser;

fn format(grammar: &str) -> TableFormat {
    let compiled = Loader::text("test.g4", format!("grammar test;\n{grammar}"))
        .compile()
        .unwrap();
    secateur_hooks::link(compiled.tables).unwrap()
}

/// Returns a text's ambiguities: alternatives, first and last token.
fn ambiguities(grammar: &str, text: &str) -> Vec<(Vec<u16>, usize, usize)> {
    let format = format(grammar);
    let language = format.language();
    let tokens = tokenize(language, text.as_bytes()).unwrap();
    let mut parser = Parser::new(language);
    let plain = format.parse(&mut parser, &tokens).unwrap();
    let (syntax, found) = parser.parse_watched(language, &format, &tokens).unwrap();
    assert_eq!(plain, syntax, "watching changes nothing");
    let found = found.into_iter();
    found.map(|a| (a.alternatives, a.first, a.last)).collect()
}

#[test]
fn a_dangling_else_is_ambiguous() {
    let grammar = "s : t EOF ; t : 'i' t ('e' t)? | 'x' ;";
    assert_eq!(ambiguities(grammar, "ixex"), []);
    assert_eq!(ambiguities(grammar, "iixexex"), []);
    let found = ambiguities(grammar, "iixex");
    assert_eq!(found.len(), 1, "{found:?}");
    assert_eq!((&found[0].0[..], found[0].1), (&[1, 2][..], 3));
}

#[test]
fn two_rules_for_one_text_are_ambiguous() {
    let grammar = "s : (a | b | c)* EOF ; a : 'x' 'y'+ ; b : 'x' 'y' ; c : 'x' 'z' ;";
    assert_eq!(ambiguities(grammar, "xz"), []);
    assert_eq!(ambiguities(grammar, "xzxy"), [(vec![1, 2], 2, 3)]);
}

#[test]
fn what_differs_only_far_behind_is_no_ambiguity() {
    let grammar = "s : (a | b) EOF ; a : 'x'* 'y' ; b : 'x'* 'z' ;";
    assert_eq!(ambiguities(grammar, &format!("{}z", "x".repeat(50))), []);
}

#[test]
fn ways_that_meet_only_at_the_end_are_found() {
    // Both read everything, but never in one place.
    let grammar = "s : (a | b) EOF ; a : ('x' 'x')* ; b : ('x' 'x' 'x')* ;";
    assert_eq!(ambiguities(grammar, "xxxx"), []);
    let found = ambiguities(grammar, "xxxxxx");
    assert_eq!(found.len(), 1, "{found:?}");
    assert_eq!(found[0].0, [1, 2]);
}

#[test]
fn a_text_that_does_not_parse_has_no_ambiguities() {
    let format = format("s : (a | b) 'z' EOF ; a : 'x' ; b : 'x' ;");
    let language = format.language();
    let tokens = tokenize(language, b"xx").unwrap();
    let mut parser = Parser::new(language);
    let plain = format.parse(&mut parser, &tokens).unwrap_err();
    let watched = parser.parse_watched(language, &format, &tokens);
    assert_eq!(watched.unwrap_err(), plain);
}
