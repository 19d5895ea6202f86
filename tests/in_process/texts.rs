//! Random sentences of a grammar as text.

use std::collections::HashMap;
use std::path::{Path, PathBuf};

use fastrand::Rng;
use grammar_compiler::check::Bnf;
use grammar_compiler::compile::Compiled;
use grammar_compiler::load::Loader;
use secateur_syntax::format::Format;
use secateur_tables::Kind;

use secateur_syntax::Language;
use secateur_syntax::lex::tokenize;

pub const PROGRAM: &str = "# 1 \"a.c\"\r\n/* one */ typedef struct s { int a, b : 3; struct s *next; } s;\n\
#pragma once\nint f(int a, s *p, ...) { // caf\u{e9}\n\tfor (int i = 0; i < a; i++) { if (p->a) \
continue; else a += - -i; }\n do { x:a--; } while (a > 0 && !p);\n switch (a) { case 1 ... 3: return \
a ? b+ +1 : sizeof(int); default: break; }\n return (int)f((a, 1), &p[2], \"x\" \"y\"); }\n\
static int t[] = { [1] = 2, .x = { 3 } }, u, *v(void), w = 1 + 2 * 3 - 4 / 5;\n\
__attribute__((unused)) static int g(a, b) int a; char b; { return __builtin_va_arg(a, int); }\n/* end */";

pub fn compiled(path: &Path) -> Compiled {
    let loader = Loader::new([path]).bare();
    loader.compile().expect("a good grammar")
}

pub struct Writer<'a> {
    language: &'a Language,
    /// For token types with many texts.
    texts: HashMap<Kind, Vec<&'static str>>,
    trivia: Vec<&'static str>,
}

impl<'a> Writer<'a> {
    pub fn new(language: &'a Language) -> Self {
        let mut texts: HashMap<Kind, Vec<&'static str>> = HashMap::new();
        // By the lexed type, in any language.
        for text in [
            "a", "L", "u8", "x1", "_Pragma", "e5", "0", "1", "0x1e", ".5", "1.", "1e5", "'a'",
            "'\"'", "'*/'", "\"/*\"", "\"*/\"", "\"//\"", "\"\"", "\"a\"", "-1", "2.5E-3",
        ] {
            if let Ok(tokens) = tokenize(language, text.as_bytes())
                && let [token] = tokens[..]
                && token.end as usize == text.len()
            {
                texts.entry(token.kind).or_default().push(text);
            }
        }
        let trivia = [
            " ",
            "\n",
            "\r\n",
            "\t",
            "/**/",
            "/* \" */",
            "// '\n",
            "\n# 1 \"a\"\n",
            "\\\n",
        ];
        let passes = |text: &&str| tokenize(language, text.as_bytes()).is_ok_and(|t| t.is_empty());
        Self {
            language,
            texts,
            trivia: trivia.into_iter().filter(passes).collect(),
        }
    }

    fn token(&self, random: &mut Rng, kind: Kind) -> Option<String> {
        match self.texts.get(&kind) {
            Some(texts) => random.choice(texts).map(|&text| text.to_owned()),
            None => self.language.tokens[kind.index()]
                .shortest
                .as_ref()
                .map(|text| text.to_string()),
        }
    }

    /// Writes tokens, with little between where the lexer allows it.
    pub fn write(&self, random: &mut Rng, kinds: &[Kind]) -> Option<Vec<u8>> {
        let reads = |text: &str, kinds: &[Kind]| {
            tokenize(self.language, text.as_bytes())
                .is_ok_and(|tokens| tokens.iter().map(|t| t.kind).eq(kinds.iter().copied()))
        };
        for attempt in 0..4 {
            let mut text = String::new();
            for (i, &kind) in kinds.iter().enumerate() {
                let next = self.token(random, kind)?;
                let mut joined = text.clone() + &next;
                let tight = attempt < 3 && reads(&joined, &kinds[..=i]);
                if (!tight || random.usize(..4) == 0)
                    && let Some(trivia) = random.choice(&self.trivia)
                {
                    joined = text + trivia + &next;
                }
                text = joined;
            }
            if random.bool()
                && let Some(trivia) = random.choice(&self.trivia)
            {
                text.push_str(trivia);
            }
            if reads(&text, kinds) {
                return Some(text.into_bytes());
            }
        }
        None
    }
}

pub fn grammar(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(name)
}

/// Returns texts of random sentences with a minimal number of tokens.
pub fn random_texts(format: &dyn Format, name: &str, seed: u64, count: usize) -> Vec<Vec<u8>> {
    let compiled = compiled(&grammar(name));
    let bnf = Bnf::of_grammar(&compiled.grammar);
    let sentences = bnf.sentences().expect("a language with sentences");
    let writer = Writer::new(format.language());
    let mut random = Rng::with_seed(seed);
    let mut texts = Vec::new();
    while texts.len() < count {
        let budget = random.usize(60..300);
        let kinds: Vec<Kind> = sentences
            .next(&mut random, budget)
            .iter()
            .map(|token| Kind(token.0))
            .collect();
        if (12..=120).contains(&kinds.len()) {
            texts.extend(writer.write(&mut random, &kinds));
        }
    }
    texts
}
