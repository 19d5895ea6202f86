//! Inputs that once failed, found by `cargo xtask fuzz`.

use grammar_compiler::load::Loader;
use secateur_syntax::format::{Format, TableFormat};
use secateur_syntax::lex::{LexError, tokenize, tokenize_recovering};
use secateur_syntax::parse::Parser;

fn format(name: &str, grammar: &str) -> TableFormat {
    let compiled = Loader::text(name, grammar)
        .compile()
        .expect("a good grammar");
    secateur_hooks::link(compiled.tables).unwrap()
}

fn parses(format: &TableFormat, text: &str) -> bool {
    let tokens = tokenize(format.language(), text.as_bytes()).expect("tokens");
    let mut parser = Parser::new(format.language());
    let prefix = parser.parse_prefix(format.language(), format, &tokens);
    let whole = format.parse(&mut parser, &tokens).is_ok();
    assert!(prefix.is_ok() || !whole);
    whole
}

#[test]
fn a_rule_that_is_nothing_but_optionally_itself_is_empty() {
    for body in ["p?", "p*", "p+ |", "p? q?"] {
        let grammar = format!("grammar G; s : 'x' p 'y' EOF ; p : {body} ; q : p? q? ;");
        let format = format("G.g4", &grammar);
        assert!(parses(&format, "xy"), "{body}");
        assert!(!parses(&format, "x"), "{body}");
    }
}

#[test]
fn the_end_of_the_file_is_not_read_for_ever() {
    let again = format("G.g4", "grammar G; s : ('x' | EOF)* 'y' ;");
    assert!(parses(&again, "xxy"));
    assert!(!parses(&again, "xx"));
    let nested = format(
        "G.g4",
        "grammar G; s : a b c EOF ; a : 'a'? ; b : (a c)* ; c : b? 'c'* EOF ;",
    );
    for text in ["", "a", "acca", "cc"] {
        parses(&nested, text);
    }
    let often = format(
        "G.g4",
        "grammar G; s : i* EOF ; i : 'i' i e | 'x' e ; e : ';' | EOF ;",
    );
    assert!(parses(&often, &format!("{}x", "i".repeat(3000))));
    // One place reads the end many times.
    let calls = format!("grammar G; s : 'x' {} ; e : EOF ;", "e ".repeat(50));
    assert!(parses(&format("G.g4", &calls), "x"));
    // After each end, another may be read.
    let again = format(
        "G.g4",
        "grammar G; s : a b c EOF ; a : 'a'? ; b : (a c)* ; c : s? 'c'* a ;",
    );
    for text in ["", "a", "acca"] {
        assert!(parses(&again, text), "{text}");
    }
}

#[test]
fn what_may_be_empty_everywhere_is_read_in_some_way() {
    let format = format(
        "G.g4",
        "grammar G; s : a b c EOF ; a : 'a'? ; b : (a c)* ; c : b? 'c'* a ;",
    );
    for piece in ["a", "c", "ac", "cca"] {
        assert!(parses(&format, &piece.repeat(8)), "{piece}");
    }
}

#[test]
fn long_and_deep_expressions_are_read() {
    let format = format(
        "G.g4",
        "grammar G; s : (e ';')* e? EOF ; \
         e : e '*' e | e '+' e | '-' e | e '?' e ':' e | '(' e ')' | e '(' e* ')' | NAME ; \
         NAME : [a-z]+ ;",
    );
    let nested =
        |open: &str, close: &str, times| format!("{}a{}", open.repeat(times), close.repeat(times));
    for text in [
        nested("a*", "", 20_000),
        nested("a*b+", ";a", 5_000),
        nested("(", ")", 5_000),
        nested("a?", ":a", 5_000),
        nested("a(", ")", 500),
        nested("a(a(a)(a)*a)+", "", 1_000),
    ] {
        assert!(parses(&format, &text), "{}", &text[..20]);
        assert!(!parses(&format, &[&text, ")"].concat()), "{}", &text[..20]);
    }
    assert!(!parses(&format, &"(".repeat(5_000)));
}

#[test]
fn a_long_text_that_needs_little_of_each_token_is_not_given_up() {
    let grammar = include_str!("../grammars/cpp.g4");
    let format = format("cpp.g4", grammar);
    let (open, close) = ("a?".repeat(100_000), ":a".repeat(100_000));
    let text = format!("int x = {open}a{close};");
    assert!(parses(&format, &text));
}

#[test]
fn names_that_are_never_closed_are_looked_at_once() {
    for piece in ["<", "<a"] {
        let text = format!("<a> ::= {}", piece.repeat(100_000));
        assert!(Loader::text("G.bnf", text).load().is_err());
    }
}

#[test]
fn a_token_without_a_character_is_read_once_in_a_place() {
    let format = format(
        "G.g4",
        "grammar G; s : NAME s_part* 'a'* EOF ; s_part : 'b'? s ; NAME : [a-z]* ;",
    );
    let (tokens, errors) = tokenize_recovering(format.language(), b"x 1y");
    let ends: Vec<(u32, u32)> = tokens.iter().map(|t| (t.start, t.end)).collect();
    assert_eq!(ends, [(0, 1), (1, 1), (3, 4)]);
    assert_eq!(errors.len(), 2);
}

#[test]
fn comments_that_are_nested_without_end_are_given_up() {
    let format = format(
        "G.g4",
        "grammar G; s : (WORD | '/' | '*')* EOF ; WORD : [a-z]+ ; \
         COMMENT : '/*' (COMMENT | .)*? '*/' -> skip ;",
    );
    let language = format.language();
    let deep = format!("a{}{}b", "/*".repeat(200), "*/".repeat(200));
    assert_eq!(
        tokenize(language, deep.as_bytes()).expect("tokens").len(),
        2
    );
    let endless = "/*".repeat(4_000);
    let found = tokenize(language, endless.as_bytes());
    assert!(matches!(found, Err(LexError::TooFar { .. })), "{found:?}");
    let (_, errors) = tokenize_recovering(language, endless.as_bytes());
    assert_eq!(errors.len(), 1);
}

#[test]
fn a_line_full_of_errors_is_reported_a_hundred_times() {
    let format = format("G.g4", "grammar G; s : 'x'* EOF ;");
    let (tokens, errors) = tokenize_recovering(format.language(), "?x".repeat(200_000).as_bytes());
    assert_eq!((tokens.len(), errors.len()), (200_000, 100));
    assert!(errors.iter().all(|e| e.to_string().contains("`?`")));
}

#[test]
fn what_is_read_in_too_many_ways_is_given_up() {
    let format = format(
        "G.g4",
        "grammar G; s : x* EOF ; x : 'a' x? 'b' | 'a' x? | 'a' 'a' x | y ; \
         y : '(' x* ')' | '(' y ')' | z z ; z : 'c'* 'd' | 'c' ;",
    );
    let language = format.language();
    let mut parser = Parser::new(language);
    for (text, is_read) in [
        ("a".repeat(4_000), true),
        ("a".repeat(100_000), false),
        (
            ["a", "b"].map(|piece| piece.repeat(100_000)).concat(),
            false,
        ),
        // Its earlier excess does no harm.
        ("aab(cdc)".repeat(100), true),
    ] {
        let tokens = tokenize(language, text.as_bytes()).expect("tokens");
        match parser.parse(language, &format, &tokens) {
            Ok(_) => assert!(is_read),
            Err(failure) => assert!(failure.given_up && !is_read, "{}", text.len()),
        }
    }
}
