//! The campaign of damaged grammars.

use std::path::PathBuf;

use anyhow::Result;
use fastrand::Rng;
use grammar_compiler::check::Bnf;
use grammar_compiler::compile::Compiled;
use grammar_compiler::load::{GrammarErrors, LoadError, Loader};
use secateur_syntax::format::Format;
use secateur_syntax::lex::{Token, tokenize_recovering};
use secateur_syntax::parse::Parser;
use secateur_tables::Kind;

use crate::grammars::link;

use super::mutate::{Material, mutate};
use super::seeds::{self, Seed};
use super::{Campaign, Input};

/// Maximal length of grammars that are compiled, not only read.
const COMPILED: usize = 3000;

const FRAGMENTS: &[&str] = &[
    "grammar G;",
    "lexer grammar L;",
    "parser grammar P;",
    "import X;",
    "options {",
    "}",
    "tokens { A, B }",
    "channels { C }",
    "mode M;",
    "fragment",
    "-> skip",
    "-> channel(HIDDEN)",
    "-> channel(C)",
    "-> more",
    "-> pushMode(M)",
    "-> popMode",
    "-> mode(M)",
    "-> type(A)",
    "options { caseInsensitive = true; }",
    "options { tokenVocab = X; }",
    "@members { {}}",
    "{ true }?",
    "{x();}",
    "<assoc=right>",
    "# label",
    "x=",
    "x+=",
    "returns [int x]",
    "locals [int x]",
    "catch [E e] { }",
    "EOF",
    ".",
    ".*?",
    ".+?",
    "??",
    "*?",
    "+?",
    "~",
    "~[a]",
    "~'a'",
    "[a-z]",
    "[]",
    "[\\]\\-]",
    "[\\p{L}]",
    "[\\P{Lu}\\u{10FFFF}]",
    "[z-a]",
    "'a'..'z'",
    "''",
    "'\\u0041'",
    "'\\''",
    "|",
    "||",
    "(",
    ")",
    "()",
    ";",
    ":",
    ": ;",
    "a : a 'x' | 'y' ;",
    "a : a ;",
    "b : ( b | 'x' )* ;",
    "A : 'a' A? 'b' ;",
    "B : ( . | B )*? ;",
    "a a",
    "// c\n",
    "/* c */",
    "/*",
    "<a> ::= <b> | \"x\"\n",
    "<a>",
    "::=",
    "\"x\"",
    "'x'",
    "a = b , { c } ;",
    "a = \"x\" - \"y\" ;",
    "3 * a",
    "? special ?",
    "(* c *)",
    "(*",
    "(:",
    "(/",
    "/)",
    "[1] a ::= b*",
    "#x20",
    "#x10FFFF",
    "#x110000",
    "[#x1-#x9]",
    "[^a]",
    "a - b",
    "/* ws: explicit */",
    "\n",
];

pub struct Readers {
    seeds: Vec<Seed>,
}

impl Readers {
    /// Creates the campaign on grammars of the workspace and the given ones.
    pub fn new(named: &[PathBuf]) -> Result<Self> {
        Ok(Self {
            seeds: seeds::grammars(named)?,
        })
    }
}

impl Campaign for Readers {
    #[cfg(test)]
    fn shapes(&self) -> u64 {
        SHAPES.len() as u64
    }

    fn input(&self, random: &mut Rng, index: u64) -> Input {
        if let Some(shape) = SHAPES.get(index as usize) {
            return Input {
                name: format!("shape.{}", shape.0),
                origin: 0,
                variant: 0,
                text: shape.2(shape.1),
            };
        }
        let origin = random.usize(..self.seeds.len());
        let seed = &self.seeds[origin];
        let other = &self.seeds[random.usize(..self.seeds.len())];
        let mut text = excerpt(random, seed);
        if random.u32(..3) == 0 {
            text = text.replace(" EOF", "");
        }
        let mut text = text.into_bytes();
        let material = Material {
            fragments: FRAGMENTS,
            other: other.text.as_bytes(),
            longest: 40_000,
        };
        mutate(random, &mut text, &material);
        Input {
            name: format!("grammar.{}", seed.extension),
            origin,
            variant: random.u64(..),
            text: String::from_utf8_lossy(&text).into_owned().into_bytes(),
        }
    }

    fn run(&mut self, input: &Input) -> Result<(), String> {
        let text = String::from_utf8_lossy(&input.text).into_owned();
        check(&input.name, &text, &self.seeds[input.origin], input.variant)
    }
}

/// File extension, repetitions, text.
type Shape = (&'static str, usize, fn(usize) -> Vec<u8>);

const SHAPES: &[Shape] = &[
    ("g4", 100_000, |n| {
        format!("grammar G; a : {}", "(".repeat(n)).into_bytes()
    }),
    ("g4", 100_000, |n| {
        format!("grammar G; A : {}", "~".repeat(n)).into_bytes()
    }),
    ("g4", 100_000, |n| {
        format!("grammar G; a : {}", "{".repeat(n)).into_bytes()
    }),
    ("g4", 100_000, |n| {
        format!("grammar G; {}", "/*".repeat(n)).into_bytes()
    }),
    ("g4", 100_000, |n| {
        format!("grammar G; A : [{}", "a-".repeat(n)).into_bytes()
    }),
    ("g4", 20_000, |n| {
        format!("grammar G; a : 'x'{} ;", "|".repeat(n)).into_bytes()
    }),
    ("g4", 2_000, |n| {
        format!("grammar G; a : {} ;", "'x' ".repeat(n)).into_bytes()
    }),
    ("g4", 2_000, |n| {
        format!("grammar G; a : A ; A : {} ;", "'x'? ".repeat(n)).into_bytes()
    }),
    ("g4", 300, |n| {
        let chain: String = (0..n)
            .map(|i| format!("r{i} : r{} 'x' | 'y' ; ", i + 1))
            .collect();
        format!("grammar G; {chain} r{n} : r0 'z' ;").into_bytes()
    }),
    ("g4", 1_000, |n| {
        let chain: String = (0..n)
            .map(|i| format!("R{i} : R{} R{} ; ", i + 1, i + 1))
            .collect();
        format!("grammar G; a : R0 ; {chain} R{n} : 'x' ;").into_bytes()
    }),
    ("g4", 22, |n| {
        let chain: String = (0..n)
            .map(|i| format!("fragment R{i} : R{} R{} ; ", i + 1, i + 1))
            .collect();
        format!("grammar G; a : R ; R : R0 ; {chain} fragment R{n} : 'x' ;").into_bytes()
    }),
    ("g4", 2_000, |n| {
        let chain: String = (0..n).map(|i| format!("r{i} : r{} ; ", i + 1)).collect();
        format!("grammar G; {chain} r{n} : 'z' ;").into_bytes()
    }),
    ("bnf", 100_000, |n| {
        format!("<a> ::= {}", "(".repeat(n)).into_bytes()
    }),
    ("bnf", 100_000, |n| {
        format!("<a> ::= {}", "<".repeat(n)).into_bytes()
    }),
    ("bnf", 5_000, |n| {
        format!("<a> ::= {}", "<a> | ".repeat(n)).into_bytes()
    }),
    ("bnf", 2_000, |n| {
        format!("<a> ::= {}{}", "[".repeat(n), "]".repeat(n)).into_bytes()
    }),
    ("ebnf", 100_000, |n| {
        format!("a = {}", "(".repeat(n)).into_bytes()
    }),
    ("ebnf", 100_000, |n| {
        format!("a = {}", "(*".repeat(n)).into_bytes()
    }),
    ("ebnf", 100_000, |n| {
        format!("a = 'x' {};", "- 'x'".repeat(n)).into_bytes()
    }),
    ("ebnf", 5_000, |n| {
        format!("a = {} 'x' ;", "99999 * ".repeat(n)).into_bytes()
    }),
    ("ebnf", 1, |_| {
        b"a = 999999999 * ( 'x', 999999999 * 'y' ) ;".to_vec()
    }),
    ("ebnf", 1, |_| {
        b"a = 4000 * ( 4000 * ( 4000 * 'y' ) ) ;".to_vec()
    }),
    ("ebnf", 1, |_| {
        b"a = 20 * 'x' ; b = 30000 * [ a ] ;".to_vec()
    }),
    ("ebnf", 100_000, |n| {
        format!("a = {}", "{".repeat(n)).into_bytes()
    }),
    ("w3c", 100_000, |n| {
        format!("a ::= {}", "(".repeat(n)).into_bytes()
    }),
    ("w3c", 100_000, |n| {
        format!("a ::= 'x' {}", "- 'x'".repeat(n)).into_bytes()
    }),
    ("w3c", 100_000, |n| {
        format!("a ::= 'x'{}", "*".repeat(n)).into_bytes()
    }),
    ("w3c", 100_000, |n| {
        format!("a ::= [{}]", "#x1-#x9".repeat(n)).into_bytes()
    }),
];

fn excerpt(random: &mut Rng, seed: &Seed) -> String {
    if seed.text.len() < 1500 || random.u32(..16) == 0 {
        return seed.text.clone();
    }
    let (head, end) = match seed.extension.as_str() {
        "g4" => ("grammar G;", ";\n"),
        _ => ("", "\n"),
    };
    let rules: Vec<&str> = seed.text.split_inclusive(end).collect();
    let mut text = head.to_owned();
    for _ in 0..random.usize(1..4) {
        let first = random.usize(..rules.len());
        let last = (first + random.usize(1..8)).min(rules.len());
        text.extend(rules[first..last].iter().copied());
    }
    text
}

pub fn check(name: &str, text: &str, seed: &Seed, variant: u64) -> Result<(), String> {
    let loader = Loader::text(name, text).hints(seed.hints.clone());
    let short = text.len() <= COMPILED || name.starts_with("shape");
    let lints = variant.is_multiple_of(8) && short;
    let compiled = loader.load().and_then(|loaded| match (short, lints) {
        (false, _) => Ok(None),
        (true, false) => loaded.compile().map(Some),
        (true, true) => {
            let (compiled, diagnostics) = loaded.lint();
            let sources = loaded.sources;
            let errors = GrammarErrors {
                diagnostics,
                sources,
            };
            // Warnings must be printable.
            drop(errors.to_string());
            compiled.map(Some).ok_or(LoadError::Grammar(errors))
        }
    });
    let errors = match compiled {
        Ok(Some(compiled)) => return try_out(&compiled, text, variant),
        Ok(None) => return Ok(()),
        Err(LoadError::Grammar(errors)) => errors,
        Err(error) => return Err(error.to_string()),
    };
    let shown = errors.to_string();
    if shown.contains("the normal form is violated") {
        return Err(shown);
    }
    match errors.diagnostics.has_errors() && !shown.is_empty() {
        true => Ok(()),
        false => Err("refused without an error".to_owned()),
    }
}

/// Checks that sentences of the grammar parse, and that its own text causes no panic.
fn try_out(compiled: &Compiled, text: &str, variant: u64) -> Result<(), String> {
    let format = link(compiled.tables.clone()).map_err(|error| error.to_string())?;
    let language = format.language();
    let mut parser = Parser::new(language);
    let (tokens, _) = tokenize_recovering(language, &text.as_bytes()[..text.len().min(400)]);
    parser.parse_prefix(language, &format, &tokens).ok();
    // An end of file within the text is no token of a sentence.
    let guarded = language.first_guard.index() < language.tokens.len();
    if guarded || text.contains("EOF") {
        return Ok(());
    }
    let bnf = Bnf::of_grammar(&compiled.grammar);
    let Some(sentences) = bnf.sentences() else {
        return Ok(());
    };
    let mut random = Rng::with_seed(variant);
    for _ in 0..3 {
        let sentence = sentences.next(&mut random, 40);
        let tokens: Vec<Token> = sentence
            .iter()
            .zip(0..)
            .map(|(token, at)| Token::new(Kind(token.0), at, at + 1))
            .collect();
        if tokens.len() > 300 {
            continue;
        }
        let predicted = parser.parse(language, &format, &tokens);
        let charted = parser.parse_by_chart(language, &format, &tokens);
        if let Err(failure) = &predicted {
            let names: Vec<&str> = tokens.iter().map(|t| language.kind_name(t.kind)).collect();
            return Err(format!(
                "a sentence does not parse, token {}: {}",
                failure.token,
                names.join(" ")
            ));
        }
        if charted != predicted {
            return Err("prediction and chart differ".to_owned());
        }
    }
    Ok(())
}
