//! The chart of all parses gives prediction's tree, and parses texts too long for prediction.

use fastrand::Rng;
use grammar_compiler::check::Bnf;
use grammar_compiler::compile::Compiled;
use grammar_compiler::load::Loader;
use secateur_syntax::format::{Format, TableFormat};
use secateur_tables::Kind;

use secateur_syntax::lex::{Token, tokenize, tokenize_recovering};
use secateur_syntax::parse::Parser;

fn compiled(name: &str, grammar: &str) -> Compiled {
    Loader::text(name, grammar)
        .compile()
        .expect("a good grammar")
}

fn format(compiled: &Compiled) -> TableFormat {
    secateur_hooks::link(compiled.tables.clone()).unwrap()
}

fn tokens(kinds: &[u16]) -> Vec<Token> {
    let places = kinds.iter().zip(0..);
    places
        .map(|(&kind, at)| Token::new(Kind(kind), at, at + 1))
        .collect()
}

fn agree(name: &str, format: &TableFormat, parser: &mut Parser, kinds: &[u16]) -> bool {
    let (language, tokens) = (format.language(), tokens(kinds));
    let predicted = parser.parse(language, format, &tokens);
    let charted = parser.parse_by_chart(language, format, &tokens);
    match (&predicted, &charted) {
        (Err(failure), Err(charted)) => {
            // Prediction may stop earlier where the start rule could.
            assert!(charted.token >= failure.token, "{name}: {kinds:?}");
            let known = |kind| charted.expected.contains(kind);
            assert!(
                charted.token > failure.token || failure.expected.iter().all(known),
                "{name}: {kinds:?}: {failure:?} {charted:?}",
            );
        }
        _ => assert_eq!(predicted, charted, "{name}: {kinds:?}"),
    }
    predicted.is_ok()
}

#[test]
fn the_chart_takes_what_prediction_takes() {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/grammars/ok");
    let mut random = Rng::with_seed(1);
    let (mut grammars, mut read) = (0, 0);
    for entry in std::fs::read_dir(folder).expect("the folder of grammars") {
        let path = entry.expect("an entry").path();
        if path.extension().is_none_or(|extension| extension != "g4") {
            continue;
        }
        let name = path.display().to_string();
        let text = std::fs::read_to_string(&path).expect("a grammar");
        let grammar = compiled("G.g4", &text);
        let format = format(&grammar);
        let language = format.language();
        if language.first_guard.index() < language.tokens.len() {
            continue;
        }
        grammars += 1;
        let kinds = language.tokens.len() as u16;
        let mut parser = Parser::new(language);
        let bnf = Bnf::of_pnf(&grammar.pnf);
        let sentences = bnf.sentences();
        for round in 0..300 {
            let mut kinds: Vec<u16> = match &sentences {
                Some(sentences) if round % 8 > 0 => {
                    let sentence = sentences.next(&mut random, 1 << (round % 5));
                    sentence.iter().map(|token| token.0).collect()
                }
                _ => (0..random.usize(..8))
                    .map(|_| random.u16(1..kinds))
                    .collect(),
            };
            kinds.retain(|&kind| kind != Kind::EOF.0);
            kinds.truncate(16);
            read += usize::from(agree(&name, &format, &mut parser, &kinds));
            for _ in 0..2 {
                let at = random.usize(..=kinds.len());
                match random.u32(..3) {
                    0 => kinds.insert(at, random.u16(1..language.tokens.len() as u16)),
                    1 if at < kinds.len() => drop(kinds.remove(at)),
                    _ if at < kinds.len() => {
                        kinds[at] = random.u16(1..language.tokens.len() as u16)
                    }
                    _ => {}
                }
                read += usize::from(agree(&name, &format, &mut parser, &kinds));
            }
        }
    }
    assert!(
        grammars > 10 && read > 2000,
        "{grammars} grammars, {read} texts"
    );
}

/// Tests the whole text, and the prefix that the start rule takes.
fn parses(name: &str, grammar: &str, text: &str) -> bool {
    let format = format(&compiled(name, grammar));
    let language = format.language();
    let (tokens, _) = tokenize_recovering(language, text.as_bytes());
    let mut parser = Parser::new(language);
    let whole = parser.parse(language, &format, &tokens);
    let prefix = parser.parse_prefix(language, &format, &tokens);
    assert!(whole.is_err() || prefix.is_ok_and(|(_, end)| end == tokens.len()));
    whole.is_ok()
}

#[test]
fn a_list_of_items_that_may_be_empty_is_read() {
    let grammar = "grammar empty_items;
        start : list ';' words | ' ' start ;
        list : item | list item ;
        item : 'd' | 'x'? | word* ;
        words : word? | words ',' word? | words.words ;
        word : 'w' ;";
    let text = ";words ;; w,;; dd ww,x;; w ;; ;d;;x,,w;".repeat(4);
    assert!(parses("G.g4", grammar, &text));
    assert!(parses("G.g4", grammar, grammar));
}

#[test]
fn recursion_hidden_behind_what_may_be_empty_is_read() {
    let grammar = "<sum> ::= <product> | <sum> \"+\" <product>
<product> ::= <atom> | <product> \"*\" <atom>
<atom> ::= <number> | <name> | \"(\" <sum> \")\" | <sign> <atom> | <name> \"(\" <letter> \")\"
<arguments> ::= <sum> | <sum> \",\" <arguments> |
<sign> ::= \"+\" | \"-\"
<number> ::= <digit> | <digit> <number>
<name> ::= <letter> | <letter> <tail>
<tail> ::= <letter> | <digit> | <arguments> <tail> | <digit> <tail>
<digit> ::= \"0\" .. \"9\"
<letter> ::= \"a\" .. \"z\"
";
    let text = "ab12c+ab,3d+e*f(g)12,a3".repeat(8);
    assert!(parses("G.bnf", grammar, &text));
    assert!(!parses("G.bnf", grammar, &format!("{text}(")));
}

#[test]
fn long_texts_that_may_be_anything_are_read() {
    let everything = "grammar G; s : a b c EOF ; a : 'a'? ; b : (a c)* ; c : b? 'c'* a ;";
    for piece in ["a", "ac", "cca"] {
        assert!(parses("G.g4", everything, &piece.repeat(1000)), "{piece}");
    }
    let ambiguous = "grammar G; s : x* EOF ; x : 'a' x? 'b' | 'a' x? | 'a' 'a' x | y ; \
         y : '(' x* ')' | '(' y ')' | z z ; z : 'c'* 'd' | 'c' ;";
    for piece in ["a", "aab", "(a)", "c", "cd"] {
        assert!(parses("G.g4", ambiguous, &piece.repeat(2000)), "{piece}");
    }
}

#[test]
fn what_was_parsed_before_changes_nothing() {
    let grammar = compiled(
        "G.g4",
        "grammar G; s : a b c EOF ; a : 'a'? ; b : (a c)* ; c : b? 'c'* a | 'd' 'e' | 'd' 'f' ;",
    );
    let format = format(&grammar);
    let language = format.language();
    let mut used = Parser::new(language);
    // Some are too long for prediction.
    for text in ["a", "ac", "cca", "cdf", "cca", "acdg", "de", "a"] {
        let text = text.repeat(700);
        let (tokens, _) = tokenize_recovering(language, text.as_bytes());
        for tokens in [&tokens[..], &tokens[..tokens.len() / 2], &tokens[..9]] {
            let fresh = Parser::new(language).parse(language, &format, tokens);
            assert_eq!(used.parse(language, &format, tokens), fresh);
        }
    }
}

#[test]
fn what_takes_too_long_is_refused() {
    let grammar = compiled(
        "G.g4",
        "grammar G; s : y z y EOF ; \
         y : 'a' y 'a' | 'a' 'a' 'a' | 'b' y 'b' | y z ; \
         z : 'a' z 'b' | 'b' z 'a' | 'a' z 'a' y | 'a' | 'b' ;",
    );
    let format = format(&grammar);
    let language = format.language();
    let text = "a".repeat(8000);
    let tokens = tokenize(language, text.as_bytes()).expect("tokens");
    let failure = Parser::new(language).parse(language, &format, &tokens);
    let failure = failure.expect_err("too many ways");
    assert!(failure.given_up, "{failure:?}");
    let shown = failure.describe(language, text.as_bytes(), &tokens);
    assert!(shown.contains("too many ways"), "{shown}");
}
