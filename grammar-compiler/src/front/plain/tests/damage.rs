//! No text makes a reader panic, nor what comes after it.

use fastrand::Rng;

use super::show;
use crate::compile::{Settings, compile, read};
use crate::diagnostics::{Diagnostics, Sources};
use crate::front::Hints;
use crate::front::antlr::MAX_NESTING;

const SEEDS: [(&str, &str); 3] = [
    (
        "x.bnf",
        "<sum> ::= <sum> \"+\" <int> | <int> ; note\n<int> ::= <digit> | <int> <digit>\n\
         <digit> ::= '0'..'9' | [ \"x\" ] | { ( \"\\n\" ) }* ε # end\n",
    ),
    (
        "x.iso.ebnf",
        "(* a (* b *) *) list = [ item ], { \",\", item } ; item name = (/ 'a' ! \"b\" /) - 'a'.\n\
         item = 3 * (: item name | digit :) - ; digit = ? U+0030..U+0039 ? / \"é\" ;\n",
    ),
    (
        "x.w3c",
        "[1] A ::= (B | 'x')* - (C 'y' B+) /* ws: explicit */ [wfc: none]\n[2a] B ::= [^<&#x20-] ? \"z\"\n\
         @terminals C ::= [a-zé] - 'b' | #xE9\n<?TOKENS?> D ::= C D | C @pass ::= #x20+\n",
    ),
];

/// Pieces that mean something in one of the notations.
const PIECES: [&str; 44] = [
    "<a>",
    "::=",
    "=",
    "|",
    "(",
    ")",
    "[",
    "]",
    "{",
    "}",
    "(*",
    "*)",
    "(/",
    "/)",
    "(:",
    ":)",
    "\"",
    "'",
    "?",
    "*",
    "+",
    "-",
    ",",
    ";",
    ".",
    "\n",
    " ",
    "9",
    "#x",
    "#x41",
    "[^a-",
    "..",
    "/*",
    "*/",
    "@pass",
    "@terminals",
    "<?",
    "?>",
    "é",
    "A",
    "a ::= ",
    "\u{feff}",
    "\0",
    "EOF",
];

/// Goes the whole way, if there is one.
fn compiled(name: &str, text: &str) -> bool {
    let mut sources = Sources::new();
    let file = sources.add(name, text);
    let mut diagnostics = Diagnostics::new();
    let grammar = read(&mut sources, [file], &Hints::default(), &mut diagnostics);
    let compiled = grammar.and_then(|one| compile(one, &Settings::default(), &mut diagnostics));
    diagnostics.render(&sources);
    assert_eq!(compiled.is_none(), diagnostics.has_errors());
    compiled.is_some()
}

#[test]
fn damaged_grammars() {
    let mut random = Rng::with_seed(0x5eca_7e02);
    let mut good = 0;
    for round in 0..6000 {
        let (name, seed) = SEEDS[round % SEEDS.len()];
        let mut text: Vec<char> = seed.chars().collect();
        for _ in 0..random.usize(1..8) {
            let at = random.usize(..=text.len());
            let end = (at + random.usize(..6)).min(text.len());
            match random.u8(..4) {
                0 => drop(text.drain(at..end)),
                1 => {
                    let copy: Vec<char> = text[at..end].to_vec();
                    let to = random.usize(..=text.len());
                    text.splice(to..to, copy);
                }
                _ => {
                    let piece = PIECES[random.usize(..PIECES.len())];
                    text.splice(at..at, piece.chars());
                }
            }
        }
        good += usize::from(compiled(name, &text.into_iter().collect::<String>()));
    }
    assert!(good > 100, "only {good} are still grammars");
}

#[test]
fn random_pieces() {
    let mut random = Rng::with_seed(7);
    for round in 0..6000 {
        let count = random.usize(..30);
        let text: String = (0..count)
            .map(|_| PIECES[random.usize(..PIECES.len())])
            .collect();
        compiled(SEEDS[round % SEEDS.len()].0, &text);
    }
}

#[test]
fn deep_nesting() {
    let nested = |open: &str, close: &str, depth: usize| {
        format!("{}'x'{}", open.repeat(depth), close.repeat(depth))
    };
    let wrap = |name: &str, body: &str| match name {
        "x.bnf" => format!("<a> ::= {body}\n"),
        "x.w3c" => format!("A ::= {body}\n"),
        _ => format!("a = {body} ;\n"),
    };
    for (name, open, close) in [
        ("x.bnf", "(", ")"),
        ("x.bnf", "[", "]"),
        ("x.bnf", "{", "}"),
        ("x.ebnf", "(/", "/)"),
        ("x.ebnf", "{", ":)"),
        ("x.ebnf", "(", ")"),
        ("x.w3c", "(", ")"),
        ("x.w3c", "('y'-", ")"),
    ] {
        let fine = show(name, &wrap(name, &nested(open, close, MAX_NESTING)));
        assert!(!fine.contains("too deeply"), "{fine}");
        let deep = show(name, &wrap(name, &nested(open, close, 100_000)));
        assert!(deep.contains("nested too deeply"), "{name} {open}");
    }
    show("x.ebnf", &"(*".repeat(100_000));
    show(
        "x.bnf",
        &wrap("x.bnf", &format!("'x'{}", "*".repeat(100_000))),
    );
    show(
        "x.w3c",
        &wrap("x.w3c", &format!("'x'{}", " - 'y'".repeat(10_000))),
    );
}

#[test]
fn many_rules_that_use_one_another() {
    let mut chain = String::new();
    let mut double = String::new();
    for at in 0..20_000 {
        chain.push_str(&format!("<a{at}> ::= <a{}> \"x\"\n", at + 1));
    }
    for at in 0..60 {
        double.push_str(&format!("A{at} ::= A{} A{}\n", at + 1, at + 1));
    }
    show("x.bnf", &format!("{chain}<a20000> ::= \"y\"\n"));
    let shown = show("x.w3c", &format!("{double}A60 ::= 'y'\nB ::= 'x'* - A0\n"));
    assert!(shown.contains("too large to be computed"), "{shown}");
}
