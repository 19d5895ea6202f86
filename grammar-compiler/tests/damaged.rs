//! No text makes a reader or a later stage panic.

use fastrand::Rng;

use grammar_compiler::load::{LoadError, Loader};

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

/// Pieces with a meaning in one of the notations.
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

/// Tests whether a text compiles; otherwise it must have an error.
fn compiled(name: &str, text: &str) -> bool {
    match Loader::text(name, text).compile() {
        Ok(_) => true,
        Err(LoadError::Grammar(errors)) => {
            assert!(errors.diagnostics.has_errors() && !errors.to_string().is_empty());
            false
        }
        Err(error) => panic!("{error}"),
    }
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
